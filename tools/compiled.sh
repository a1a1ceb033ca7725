#!/bin/sh
# The files that `make compiled` leaves in src:
#   sh tools/compiled.sh remove   takes them away
#   sh tools/compiled.sh check    takes them away if they no longer belong to the source
# All of them or none: the modules share one library, so half of them would be of no use.
set -eu

all() { find src -name '*.so' "$@"; }

is_stale() {
    oldest=$(all -exec ls -t {} + | tail -n 1)
    if [ -n "$(find src/tabularium/core src/tabularium/games -name '*.py' -newer "$oldest")" ]; then return 0; fi
    for file in $(all); do
        module=${file%%.*}
        case $module in
            *__mypyc) ;; # the shared library has no source of its own
            *) if [ ! -f "$module.py" ]; then return 0; fi ;;
        esac
    done
    return 1
}

if [ -z "$(all)" ]; then exit 0; fi
case $1 in
    remove)
        all -exec rm -f {} +
        ;;
    check)
        if is_stale; then
            all -exec rm -f {} +
            echo "The compiled files were older than the source: removed (make compiled builds them anew)." >&2
        fi
        ;;
esac

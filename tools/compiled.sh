#!/bin/sh
# The files that `make compiled` leaves in src:
#   sh tools/compiled.sh remove   takes them away
#   sh tools/compiled.sh check    takes them away if they no longer belong to the source
# All of them or none: what is compiled counts on how the rest was when it was compiled.
set -eu

all() { find src -name '*.so' "$@"; }

# A change in what is not compiled (words, pictures) leaves them as good as they were.
is_stale() {
    for file in $(all); do
        module=${file%%.*}
        case $module in
            *__mypyc) ;; # a shared library has no source of its own
            *)
                if [ ! -f "$module.py" ] || [ -n "$(find "$module.py" -newer "$file")" ]; then return 0; fi
                ;;
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

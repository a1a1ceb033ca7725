#!/bin/sh
# Makes .venv ready: `sh tools/setup.sh run` to play, `sh tools/setup.sh dev` to work on the project.
# Does nothing, quickly, when nothing has changed. PYTHON names the interpreter to use, if any.
set -eu

kind=$1
here=$(pwd -P)
venv=.venv
python=$venv/bin/python

say() { printf '%s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }

# What an up-to-date stamp of this kind says. (The lock for dev contains the lock for run.)
wanted() { cat pyproject.toml requirements/run.txt "requirements/$1.txt" | cksum; }
is_installed() { [ "$(cat "$venv/.stamp-$1" 2>/dev/null)" = "$(wanted "$1")" ]; }

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
same_python='import sys; print(sys.version_info[:2], sys.base_prefix)'

# Ours, in this place, whole, with a Python that still runs, and with the one asked for.
is_usable() {
    [ "$(cat "$venv/.place" 2>/dev/null)" = "$here" ] || return 1
    [ ! -e "$venv/.installing" ] || return 1
    "$python" -c "$new_enough; import importlib.util as u; sys.exit(u.find_spec('pip') is None)" 2>/dev/null || return 1
    [ -z "${PYTHON:-}" ] || [ "$("$python" -c "$same_python")" = "$("$PYTHON" -c "$same_python" 2>/dev/null)" ]
}

find_python() {
    for candidate in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c "$new_enough" 2>/dev/null; then
            found=$candidate
            return
        fi
        if [ -n "${PYTHON:-}" ]; then
            stop "PYTHON=$PYTHON is not a Python 3.11 or newer that runs here."
        fi
    done
    say "Tabularium needs Python 3.11 or newer, and there is none on the PATH. To get one:"
    say "  macOS           brew install python     (or the installer from python.org)"
    say "  Debian, Ubuntu  sudo apt-get install -y python3 python3-venv"
    stop "If you have one elsewhere: make PYTHON=/where/it/is/python3 ..."
}

# Debian and Ubuntu ship Python without the part that makes virtual environments.
need_venv_module() {
    if "$found" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    package=$("$found" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if ! command -v apt-get >/dev/null 2>&1; then
        stop "This Python ($found) cannot make virtual environments (no ensurepip): install that part of it, or name another with make PYTHON=..."
    fi
    if [ "$(id -u)" != 0 ]; then
        stop "One part of Python is missing. Run this once, then the same make command again:
  sudo apt-get install -y $package"
    fi
    say "Installing $package ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq "$package" >/dev/null 2>&1 ||
        { apt-get update -qq && apt-get install -y -qq "$package" >/dev/null; } ||
        stop "That did not work. Run it by hand, then the same make command again:
  apt-get update && apt-get install -y $package"
}

make_venv() {
    find_python
    need_venv_module
    say "Making .venv with $("$found" -c 'import sys; print("Python %d.%d.%d" % sys.version_info[:3])') ..."
    rm -rf "$venv"
    "$found" -m venv "$venv"
    printf '%s\n' "$here" >"$venv/.place"
}

pip_install() { PIP_USER=0 "$python" -m pip install -qq --disable-pip-version-check "$@"; }

install_all() {
    say "Installing what Tabularium needs (requirements/$kind.txt); only when that has changed ..."
    rm -f "$venv"/.stamp-*
    : >"$venv/.installing" # an interrupted installation is not trusted: the next one starts afresh
    pip_install --require-hashes -r "requirements/$kind.txt" &&
        pip_install --no-index --no-deps --no-build-isolation --editable . ||
        stop "The installation did not finish (see above). Nothing half-done will be used: just run the same command again."
    wanted "$kind" >"$venv/.stamp-new"
    rm -f "$venv/.installing"
    mv "$venv/.stamp-new" "$venv/.stamp-$kind"
}

if is_usable; then
    if is_installed "$kind" || is_installed dev; then exit 0; fi
else
    make_venv
fi
install_all

#!/bin/sh
# Writes requirements/*.txt from pyproject.toml: every version and hash, for all platforms, Python 3.11 and later.
# `--upgrade` takes the newest versions; otherwise what is locked stays as far as it can.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
"${PYTHON:-python3}" -m venv "$scratch/venv"
"$scratch/venv/bin/python" -m pip install --quiet --disable-pip-version-check 'uv>=0.8'

lock() {
    target=$1
    shift
    "$scratch/venv/bin/uv" pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
        --custom-compile-command 'make lock' --quiet --output-file "requirements/$target.txt" "$@" >/dev/null
}

lock run --group build "$@"
lock dev --group dev --constraint requirements/run.txt "$@" # so that both name the same versions
if grep -n '://' requirements/*.txt; then
    echo 'The locks must not name a host: see above.' >&2
    exit 1
fi

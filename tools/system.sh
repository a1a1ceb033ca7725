#!/bin/sh
# What the tests use besides Python: PostgreSQL (a private server of theirs) and Chromium. Installed where that can be
# done without asking, as root on Debian; elsewhere the tests that need them are skipped and say so.
set -eu

missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
[ -n "$missing" ] || exit 0
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1 || exit 0

echo "Installing for the tests:$missing ..." >&2
export DEBIAN_FRONTEND=noninteractive
case $missing in *postgresql*)
    # only its programs are wanted, no server that runs all the time
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
esac
install() { apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold $missing >/dev/null 2>&1; }
install || { apt-get update -qq >/dev/null 2>&1 && install; } ||
    echo "That did not work: the tests that need them will be skipped." >&2
exit 0

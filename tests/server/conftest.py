"""Databases for the tests: SQLite always, and a private PostgreSQL where its programs are there."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from tests.server.support import free_port


@dataclass(frozen=True)
class Postgres:
    port: int

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://tester@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """A new, empty database."""
        name = f"t{os.urandom(6).hex()}"
        with psycopg.connect(f"postgresql://tester@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def programs() -> Path | None:
    """Where Debian keeps PostgreSQL's programs, the newest; or wherever the PATH finds them."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root: somebody else who may."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("PostgreSQL was not tested: we are root, and there is no other user to run it as")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of our own, on the loopback only, in a folder that goes away."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL was not tested: its programs are not installed (Debian: apt-get install postgresql)")
    user = ordinary_user()
    folder = Path(tempfile.mkdtemp(prefix="tabularium-pg-"))
    data, port = folder / "data", free_port()
    if user is not None:
        shutil.chown(folder, user)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "user": user, "cwd": folder}
    made = subprocess.run(
        [bin / "initdb", "-D", data, "-A", "trust", "-U", "tester", "-E", "UTF8", "--no-sync", "--no-locale"],
        **quiet,  # type: ignore[call-overload]
    )
    if made.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"PostgreSQL was not tested: initdb said {made.stderr.decode()[-300:]}")
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": str(port),
        "unix_socket_directories": str(folder),
        "fsync": "off",  # it is not PostgreSQL that these tests kill
        "max_connections": "200",
        "shared_buffers": "16MB",
    }
    arguments = [argument for name, value in settings.items() for argument in ("-c", f"{name}={value}")]
    server = subprocess.Popen([bin / "postgres", "-D", data, *arguments], **quiet)  # type: ignore[call-overload]
    try:
        _wait_for(port, server)
        yield Postgres(port)
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait(timeout=20)
        server.stderr.close()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and server.poll() is None:
        try:
            psycopg.connect(f"postgresql://tester@127.0.0.1:{port}/postgres", connect_timeout=2).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the private PostgreSQL did not start")


@pytest.fixture
def sqlite() -> Iterator[str]:
    """An empty file, in memory where there is such a place: these tests are not about the disk's patience."""
    quick = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=quick if os.access(quick, os.W_OK) else None) as folder:
        yield f"sqlite:///{folder}/matches.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    return postgres.fresh()

"""Where matches are kept: SQLite or PostgreSQL, the same statements for both.

A write transaction holds the match it changes until it ends: with SQLite the whole file (``BEGIN IMMEDIATE``),
with PostgreSQL the match's row. What an answer says has been stored before, on the disk, in one piece.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.resources import files
from secrets import token_urlsafe
from threading import Lock
from time import monotonic, sleep, time
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from tabularium.server.errors import UnusableDatabase
from tabularium.server.schema import meta
from tabularium.server.words import CLOSED_DATABASE, UNKNOWN_DATABASE

CHANNEL = "tabularium"
HEAD = "0005"
"""The last of the scripts in ``migrations/versions``."""
_MIGRATION_LOCK = 0x7AB01A
_PATIENCE_S = 30


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), **_pool(url))
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self._writing = self.engine.execution_options(tabularium_writes=True)
        self._reading = self.engine.execution_options(
            **({} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"})
        )
        # writers of one process queue here rather than in SQLite, which lets them wait by guesswork
        self._turn: AbstractContextManager[Any] = Lock() if self.is_sqlite else nullcontext()

    def close(self) -> None:
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables up to date. Several processes may do so at once: one does it, the others wait."""
        if self._version() == HEAD:
            return
        from alembic import command  # slow to load, and seldom needed
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(files("tabularium.server") / "migrations"))
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _version(self) -> str | None:
        with self.reading() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
            return found

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A look at one moment of the database, whatever is written meanwhile."""
        with self._reading.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that stands as a whole or not at all."""
        with self._turn, self._writing.begin() as connection:
            yield connection

    def announce(self, connection: Connection, match: str, rev: int) -> None:
        """Tell other processes of a change: they hear of it once the transaction stands, and not before."""
        if not self.is_sqlite:
            connection.execute(
                text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": f"{match}:{rev}"}
            )

    def secret(self) -> str:
        """What cookies are signed with: drawn once for this database."""
        with self.reading() as connection:
            found = connection.scalar(select(meta.c.value).where(meta.c.key == "secret"))
        if found is None:
            try:
                with self.writing() as connection:
                    connection.execute(insert(meta).values(key="secret", value=token_urlsafe(32), at=time()))
            except IntegrityError:
                pass  # another process was quicker
            return self.secret()
        return str(found)


def opened(url: str) -> Store:
    """The database at this address, up to date; raises UnusableDatabase if there is none to use."""
    try:
        address = make_url(url)
        if address.get_backend_name() not in ("sqlite", "postgresql"):
            raise UnusableDatabase(UNKNOWN_DATABASE)
        store = Store(url)
    except (ArgumentError, ImportError, ValueError):  # its text may hold a password: it is not repeated
        raise UnusableDatabase(UNKNOWN_DATABASE) from None
    try:
        store.migrate()
    except (SQLAlchemyError, OSError) as error:
        store.close()
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        why = (str(cause).strip().splitlines() or [type(cause).__name__])[0]
        where = address.render_as_string(hide_password=True)
        words = {lang: text.format(where=where, why=why) for lang, text in CLOSED_DATABASE.items()}
        raise UnusableDatabase(words) from None
    return store


def _pool(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {}
    patience = {} if "connect_timeout" in url else {"connect_args": {"connect_timeout": 10}}
    return {"pool_size": 8, "max_overflow": 24, **patience}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun by us, below
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_PATIENCE_S * 1000}")
    _use_wal(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """Changing the journal of a new file does not wait as other statements do while it is locked: so we wait."""
    patience = monotonic() + _PATIENCE_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > patience:
                raise
            sleep(0.02)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write says so at once: one that reads first and then writes fails under contention."""
    writes = connection.get_execution_options().get("tabularium_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

"""News from other processes that write to the same database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from threading import Event, Thread

from tabularium.server.store import CHANNEL, Store


class Listener:
    """A thread that says which match has changed elsewhere, soon after it has.

    PostgreSQL tells by itself (LISTEN); SQLite has a counter that is looked at several times a second.
    """

    def __init__(self, store: Store, said: Callable[[str | None], None], poll_s: float = 0.05) -> None:
        self.store = store
        self.said = said
        """Called with a match, or with None when any may have changed."""
        self.poll_s = poll_s
        self._stop = Event()
        self._thread = Thread(target=self._run, name="tabularium-listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        listen = self._listen_sqlite if self.store.is_sqlite else self._listen_postgresql
        while not self._stop.is_set():
            try:
                listen()
            except Exception:
                self._stop.wait(0.5)  # the database is away: try again, and assume that something was missed
                self.said(None)

    def _listen_sqlite(self) -> None:
        file = self.store.engine.url.database
        assert file is not None
        connection = sqlite3.connect(file, timeout=30, isolation_level=None)
        try:
            known = None
            while not self._stop.wait(self.poll_s):
                (version,) = connection.execute("PRAGMA data_version").fetchone()
                if version != known:
                    known = version
                    self.said(None)
        finally:
            connection.close()

    def _listen_postgresql(self) -> None:
        import psycopg  # slow to load, and not needed with SQLite

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.said(None)
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.said(notice.payload.partition(":")[0])

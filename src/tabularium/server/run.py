"""Starting and stopping: the web process and its workers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import uvicorn

from tabularium.server.app import make_app
from tabularium.server.settings import DEFAULT_PORT, Settings
from tabularium.server.worker import release_leases_of


class Workers:
    """Worker processes, started again when they end."""

    def __init__(self, settings: Settings, count: int) -> None:
        self.database = settings.database
        budgets = (settings.hint_bot, settings.glance_bot, settings.closer_bot)
        self._arguments = [str(settings.bot_pace_s), str(settings.thinking), *budgets]
        self._stop = Event()
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count
        self._thread = Thread(target=self._mind, name="tabularium-workers", daemon=True)

    def start(self) -> None:
        self._fill()
        self._thread.start()

    def _fill(self) -> None:
        for place, process in enumerate(self._processes):
            if process is None or process.poll() is not None:
                if process is not None:
                    release_leases_of(self.database, process.pid)
                self._processes[place] = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        # the address may hold a password: it goes by the environment, which other users cannot read
        environment = {**os.environ, "TABULARIUM_DATABASE": self.database}
        command = [sys.executable, "-m", "tabularium.server.worker_process", *self._arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, env=environment)

    def _mind(self) -> None:
        while not self._stop.wait(0.5):
            self._fill()

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process is not None]

    def stop(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5)
        for process in self._processes:
            if process is not None and process.stdin is not None:
                with suppress(OSError):
                    process.stdin.close()
        for process in self._processes:
            if process is not None:
                try:
                    process.wait(timeout=3)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at this port; with None at the usual one, or at a free one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (DEFAULT_PORT, 0) if port is None else (port,):
        server = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            server.bind((host, wanted))
        except OSError:
            server.close()
            if port is None and wanted:
                continue
            raise
        server.listen(256)
        return server
    raise AssertionError


def address_of(host: str, server: socket.socket) -> str:
    port = server.getsockname()[1]
    shown = "127.0.0.1" if host in ("", "0.0.0.0") else "::1" if host == "::" else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """Tells when it is ready, and when it is about to stop."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], leaving: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leaving = leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    workers: int = 1,
    open_browser: bool = True,
    say: Callable[[str], None] = print,
    forwarded_by: str = "127.0.0.1",
) -> None:
    """Serve until interrupted."""
    app = make_app(settings)
    sock = listening(host, port)
    address = address_of(host, sock)
    thinking = Workers(settings, workers)

    def ready() -> None:
        say(address)
        if open_browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        lifespan="on",
        ws_max_size=2048,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        limit_concurrency=2000,
        h11_max_incomplete_event_size=32_768,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=forwarded_by,
        **_protocols(),
    )
    # uvicorn raises the signal that ended it once more, when all is closed: let it not cut us short
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    thinking.start()
    try:
        with suppress(KeyboardInterrupt):
            Server(config, ready, app.streams.close).run(sockets=[sock])
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        thinking.stop()
        sock.close()
        signal.signal(signal.SIGTERM, before)


def _protocols() -> dict[str, Any]:
    return {"ws": "websockets-sansio", "http": "h11"}

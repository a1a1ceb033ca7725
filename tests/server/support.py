"""What the server's tests share: players that speak HTTP, and servers to speak to."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import uvicorn

from tabularium.server.api import BASE, ENDPOINTS
from tabularium.server.app import Application, make_app
from tabularium.server.openapi import document
from tabularium.server.settings import Settings

Json = Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(database: str, **more: Any) -> Settings:
    return Settings(
        **{"database": database, "rate_limits": False, "bot_pace_s": 0.0, "poll_s": 0.02, "thinking": 0.02, **more}
    )


def application(database: str, **more: Any) -> Application:
    return make_app(settings(database, **more))


# ---------------------------------------------------------------------- the document is kept


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[str, re.Pattern[str], dict[str, Any]]]:
    found = []
    for endpoint in ENDPOINTS:
        pattern = re.compile(re.sub(r"{\w+}", "[^/]+", BASE + endpoint.path))
        found.append((endpoint.method, pattern, document()["paths"][BASE + endpoint.path][endpoint.method.lower()]))
    return found


@lru_cache(maxsize=200)
def _validator(schema: str) -> Any:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": document()["components"]})


def check_answer(response: httpx.Response) -> None:
    """Is the answer what the API's document says it is?"""
    path = response.request.url.path
    for method, pattern, operation in _patterns():
        if method == response.request.method and pattern.fullmatch(path):
            said = operation["responses"].get(str(response.status_code))
            assert said is not None, f"{method} {path} gave {response.status_code}: {response.text[:300]}"
            schema = said["content"]["application/json"]["schema"]
            _validator(json.dumps(schema)).validate(response.json())
            return


# ---------------------------------------------------------------------- players


class Browser:
    """Somebody with a cookie."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.received: list[bytes] = []
        self.moves = 0

    async def ask(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        response = await self.client.request(
            method, path if path.startswith("/api") else BASE + path, json=body, **more
        )
        self.received.append(response.content)
        check_answer(response)
        return response

    async def get(self, path: str, status: int = 200, **query: Any) -> Json:
        response = await self.ask("GET", path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        response = await self.ask("POST", path, {} if body is None else body)
        assert response.status_code == status, response.text
        return response.json()

    async def refused(self, path: str, body: Json, status: int, kind: str) -> Json:
        answer = await self.post(path, body, status)
        assert answer["error"]["type"] == kind, answer
        return answer["error"]

    async def open(self, *kinds: str, game: str = "aquileia", **more: Any) -> Json:
        seats = [{"kind": kind} if ":" not in kind else dict(zip(("kind", "bot"), kind.split(":"))) for kind in kinds]
        return await self.post("/matches", {"game": game, "seats": seats, **more}, 201)

    async def join(self, link: str, name: str | None = None) -> Json:
        return await self.post("/join", {"token": link.partition("#")[2], "name": name})

    async def table(self, match: str, seat: int | str = "watch", **query: Any) -> Json:
        return await self.get(f"/matches/{match}/seats/{seat}", **query)

    async def play(self, match: str, seat: int, action: str, index: int, client_id: str | None = None) -> int:
        self.moves += 1
        body = {"action": action, "index": index, "client_id": client_id or f"m{self.moves}-{id(self)}"}
        return int((await self.post(f"/matches/{match}/seats/{seat}/actions", body))["index"])

    async def move(self, match: str, seat: int, rng: Random) -> bool:
        """Any move, if it is this seat's turn."""
        table = await self.table(match, seat)
        if not table["my_turn"]:
            return False
        await self.play(match, seat, rng.choice(table["choices"])["action"], table["index"])
        return True

    @property
    def user(self) -> str:
        return str(self.client.cookies["tabularium"]).partition(".")[0]

    @property
    def cookie(self) -> str:
        return f"tabularium={self.client.cookies['tabularium']}"


@asynccontextmanager
async def browser(app: Application | None = None, address: str = "http://table.test") -> AsyncIterator[Browser]:
    transport = None if app is None else httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=address, timeout=60) as client:
        await client.get(f"{BASE}/games")
        yield Browser(client)


async def play_out(players: dict[int, Browser], match: str, seed: int = 1, moves: int | None = None) -> int:
    """Let people (and bots, if any) play at random until it is over or so many moves were made."""
    rng, made = Random(seed), 0
    while moves is None or made < moves:
        some = next(iter(players.values()))
        table = await some.table(match)
        if table["is_over"]:
            break
        seat = table["to_decide"]
        if seat in players and await players[seat].move(match, seat, rng):
            made += 1
        else:
            await asyncio.sleep(0.01)
    return made


# ---------------------------------------------------------------------- servers


@contextmanager
def serving(app: Application) -> Iterator[str]:
    """A real server in a thread, for sockets."""
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_level="error", access_log=False, ws="websockets-sansio", lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        sock.close()


class Process:
    """`tabularium serve` in a process that can be killed."""

    def __init__(self, database: str, port: int, workers: int = 1, pace: float = 0.0) -> None:
        code = (
            "import sys; from tabularium.server.run import serve; from tabularium.server.settings import Settings;"
            "serve(Settings(database=sys.argv[1], rate_limits=False, bot_pace_s=float(sys.argv[4]), thinking=0.02),"
            "port=int(sys.argv[2]), workers=int(sys.argv[3]), open_browser=False, say=lambda a: print(a, flush=True))"
        )
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, database, str(port), str(workers), str(pace)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def wait_until_ready(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip().decode() == self.address, line

    def workers(self) -> list[int]:
        """The pids of the worker processes that it has started."""
        found = subprocess.run(
            ["ps", "-o", "pid=,args=", "--ppid", str(self.process.pid)], capture_output=True, text=True
        ).stdout
        return [int(line.split()[0]) for line in found.splitlines() if "worker_process" in line]

    def kill(self) -> None:
        self.process.kill()
        self._close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._close()

    def _close(self) -> None:
        self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()

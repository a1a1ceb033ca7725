"""`kill -9` of the server and of a worker at any moment: what was acknowledged is there, and the match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.support import Browser, Process, browser, free_port

Json = Any


class Table:
    """A match with two people and two bots, and what the server has acknowledged of it."""

    def __init__(self, who: Browser, match: str, seed: int) -> None:
        self.who = who
        self.match = match
        self.rng = Random(seed)
        self.acknowledged: list[tuple[int, int, str]] = []  # at this index this seat played this
        self.unanswered: tuple[int, Json] | None = None
        self.is_over = False

    async def move(self) -> None:
        """One move, as a browser makes it: if no answer comes, the same request is sent again."""
        if self.unanswered is None:
            table = await self.who.table(self.match)
            self.is_over = table["is_over"]
            seat = table["to_decide"]
            if self.is_over or seat > 1:
                await asyncio.sleep(0.005)
                return
            mine = await self.who.table(self.match, seat)
            if not mine["my_turn"]:
                return
            action = self.rng.choice(mine["choices"])["action"]
            body = {
                "action": action,
                "index": mine["index"],
                "client_id": f"c{mine['index']}-{self.rng.random()}"[2:20],
            }
            body["client_id"] = body["client_id"].replace(".", "_")
            self.unanswered = (seat, body)
        seat, body = self.unanswered
        answer = await self.who.ask("POST", f"/matches/{self.match}/seats/{seat}/actions", body)
        if answer.status_code == 200:
            self.acknowledged.append((body["index"], seat, body["action"]))
        else:
            assert answer.json()["error"]["type"] == "stale", answer.text
        self.unanswered = None

    async def check(self) -> None:
        record = await self.who.get(f"/matches/{self.match}/record", seat="0")
        for index, _, action in self.acknowledged:
            seen = record["actions"][index]
            assert seen is None or seen == action


async def crashes(database: str, kills: int, seed: int, tables: int = 2, to_the_end: bool = True) -> int:
    rng, port = Random(seed), free_port()
    server = Process(database, port)
    try:
        await asyncio.to_thread(server.wait_until_ready)
        async with browser(address=server.address) as ann:
            played: list[Table] = []
            killed, moves = 0, 0
            while killed < kills:
                while len([table for table in played if not table.is_over]) < tables:
                    opened = await ann.open("me", "here", "bot:tiro", "bot:tiro")
                    played.append(Table(ann, opened["match"], rng.getrandbits(32)))
                aim = asyncio.create_task(_shoot(server, rng, kills_server=killed % 2 == 0))
                running = [table for table in played if not table.is_over]
                while not aim.done():
                    try:
                        await asyncio.gather(*[table.move() for table in running])
                    except httpx.TransportError:
                        break
                await aim
                killed += 1
                if server.process.poll() is not None:
                    server = Process(database, port)
                    await asyncio.to_thread(server.wait_until_ready)
                for table in running:
                    if table.unanswered is not None:
                        await table.move()
                    await table.check()
            for table in played[-tables:]:
                goal = 10_000 if to_the_end else len(table.acknowledged) + 6
                async with asyncio.timeout(240):
                    while not table.is_over and len(table.acknowledged) < goal:
                        await table.move()
                await table.check()
                moves += len(table.acknowledged)
        return moves
    finally:
        server.stop()


async def _shoot(server: Process, rng: Random, kills_server: bool) -> None:
    await asyncio.sleep(rng.uniform(0.05, 0.6))
    if kills_server:
        await asyncio.to_thread(server.kill)
        return
    with contextlib.suppress(ProcessLookupError, IndexError):
        os.kill(rng.choice(await asyncio.to_thread(server.workers)), signal.SIGKILL)


async def test_killed_a_few_times(sqlite: str) -> None:
    assert await crashes(sqlite, kills=2, seed=1, to_the_end=False) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_killed_fifty_times(database: str, seed: int) -> None:
    assert await crashes(database, kills=25, seed=seed) > 20


@pytest.mark.parametrize("ends", ["stop", "kill"])
async def test_workers_end_with_their_server(sqlite: str, ends: str) -> None:
    server = Process(sqlite, free_port(), workers=2)
    await asyncio.to_thread(server.wait_until_ready)
    workers = server.workers()
    assert len(workers) == 2
    getattr(server, ends)()
    assert server.process.returncode == (0 if ends == "stop" else -signal.SIGKILL)
    async with asyncio.timeout(20):
        while any(_is_running(pid) for pid in workers):
            await asyncio.sleep(0.05)


def _is_running(pid: int) -> bool:
    """A process that has ended and that nobody has asked about does not run."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return state.strip() != "" and not state.startswith("Z")

"""The example bot of examples/bot.py, as a process of its own, against a server that is one too."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from tests.server.support import Process, browser, free_port
from tests.server.test_stream import programs

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


async def started(address: str, link: str, *name: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, BOT, address + link, *name, stdout=pipe, stderr=pipe)


async def ended(bot: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    out, said = await asyncio.wait_for(bot.communicate(), 120)
    return bot.returncode, out.decode().strip(), said.decode().strip()


def open_table(address: str, *seats: dict[str, str]) -> Any:
    """As somebody would do it with curl: no cookie, no page."""
    answer = httpx.post(f"{address}/api/v1/matches", json={"game": "aquileia", "seats": seats})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_it_is_as_short_as_they_say() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    imported = re.findall(r"^(?:from|import) ([a-z]+)", text, re.MULTILINE)
    assert imported
    assert set(imported) <= sys.stdlib_module_names


@pytest.mark.parametrize("arguments", [(), ("Fortuna",), ("http://127.0.0.1:8765/", "Fortuna")])
def test_it_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    ran = subprocess.run([sys.executable, BOT, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("usage: ")
    assert len(ran.stderr.splitlines()) == 1


async def test_it_takes_its_seat_back_when_its_time_was_up() -> None:
    """Against a server that says what we like: the time of a true one is not ours to turn."""
    asked: list[tuple[str, str, bytes]] = []
    lines = [{"type": "hello"}, {"type": "timed_out", "index": 7}, {"type": "over", "scores": [3, 4]}]

    class Pretending(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer("".join(json.dumps(line) + "\n" for line in lines))

        def do_POST(self) -> None:
            self.answer(json.dumps({"match": "m", "seat": 1}))

        def answer(self, text: str) -> None:
            asked.append((self.command, self.path, self.rfile.read(int(self.headers["content-length"] or 0))))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Pretending) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        bot = await started(f"http://127.0.0.1:{server.server_port}", "/join#secret")
        assert await ended(bot) == (0, "Fortuna: [3, 4]", "")
        server.shutdown()
    assert [(method, path) for method, path, _ in asked] == [
        ("POST", "/api/v1/join"),
        ("GET", "/api/v1/matches/m/seats/1/stream"),
        ("POST", "/api/v1/matches/m/seats/1/return"),
    ]
    assert asked[-1][2] == b"{}"


async def test_it_plays_whole_matches(sqlite: str) -> None:
    """Against a built-in bot; then against itself, while the server is killed and comes back."""
    port = free_port()
    server = Process(sqlite, port)
    bots: list[asyncio.subprocess.Process] = []
    try:
        await asyncio.to_thread(server.wait_until_ready)
        address, friend = server.address, {"kind": "friend"}
        table = open_table(address, friend, {"kind": "bot", "bot": "tiro"})
        bots.append(await started(address, table["links"]["0"], "Solitaria"))
        code, out, said = await ended(bots[0])
        assert (code, said) == (0, "")
        assert re.fullmatch(r"Solitaria: \[-?\d+, -?\d+\]", out)

        table = open_table(address, friend, friend)
        bots += [await started(address, link) for link in table["links"].values()]
        async with browser(address=address) as eve:
            await eve.join(table["watch"])
            shown = await eve.table(table["match"])
            while shown["index"] < 20:
                await asyncio.sleep(0.05)
                shown = await eve.table(table["match"])
            bots[1].send_signal(signal.SIGSTOP)  # so that the match is not over before the server is
            shown = await eve.table(table["match"])
            assert not shown["is_over"]
            assert [player["name"] for player in shown["players"]] == ["Fortuna", "Fortuna"]
            server.kill()
            bots[1].send_signal(signal.SIGCONT)
            for bot in bots[1:]:  # they tell what went wrong before they try again
                assert bot.stderr is not None
                assert await asyncio.wait_for(bot.stderr.readline(), 120)
            server = Process(sqlite, port)
            await asyncio.to_thread(server.wait_until_ready)
            answers = [await ended(bot) for bot in bots[1:]]
            over = (await eve.table(table["match"]))["over"]
            assert [answer[:2] for answer in answers] == [(0, f"Fortuna: {over['scores']}")] * 2

        bots.append(await started(address, "/join#" + "x" * 22))
        code, out, said = await ended(bots[-1])
        assert (code, out) == (1, "")
        assert '"bad_link"' in said

        waiting = open_table(address, friend, friend)["links"]["0"]
        async with programs(address, waiting) as (one,):
            await one.sit()
            async with one.stream() as stream:
                await stream.until("position")
                await asyncio.to_thread(server.stop)
                await stream.rest()  # a server that stops ends its answers: this would fail if the line were cut
    finally:
        server.stop()
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
                await bot.communicate()

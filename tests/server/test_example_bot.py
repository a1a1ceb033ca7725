"""The example bot of examples/bot.py, as a process of its own, against a server that is one too."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import httpx

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
            assert not shown["is_over"]
            assert [player["name"] for player in shown["players"]] == ["Fortuna", "Fortuna"]
            server.kill()
            server = Process(sqlite, port)
            await asyncio.to_thread(server.wait_until_ready)
            answers = [await ended(bot) for bot in bots[1:]]
            over = (await eve.table(table["match"]))["over"]
            assert answers == [(0, f"Fortuna: {over['scores']}", "")] * 2

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

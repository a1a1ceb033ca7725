"""Several server processes on one database: players on different ones see each other's moves; one index, one winner."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.support import Process, browser, free_port
from tests.server.test_live import live, received


@pytest.mark.parametrize("kind", ["postgresql", pytest.param("sqlite", marks=pytest.mark.slow)])
async def test_two_processes(kind: str, request: pytest.FixtureRequest) -> None:
    database = str(request.getfixturevalue(kind))
    servers = [Process(database, free_port(), workers=number) for number in (1, 0)]
    try:
        for server in servers:
            await asyncio.to_thread(server.wait_until_ready)
        async with browser(address=servers[0].address) as ann, browser(address=servers[1].address) as bob:
            opened = await ann.open("me", "friend", "bot:tiro")
            match = opened["match"]
            await bob.join(opened["links"]["1"], "Bob")
            people, rng = {0: ann, 1: bob}, Random(1)
            async with live(bob, match, 1) as socket:
                await asyncio.sleep(0.5)
                shown, moved = await bob.table(match, 1), 0
                while moved < 12:
                    seat = shown["to_decide"]
                    if seat in people and await people[seat].move(match, seat, rng):
                        moved += 1
                    shown = await received(socket, shown, shown["rev"] + 1)  # Bob only listens

            both = 0
            for _ in range(200):
                table = await ann.table(match)
                seat = table["to_decide"]
                if both == 5:
                    break
                if seat != 0:
                    if seat in people:
                        await people[seat].move(match, seat, rng)
                    await asyncio.sleep(0.02)
                    continue
                # the same person on two processes, and two different moves at once
                bob.client.cookies.set("tabularium", ann.client.cookies["tabularium"])
                choices = (await ann.table(match, 0))["choices"]
                bodies = [
                    {"action": choice["action"], "index": table["index"], "client_id": f"b{both}-{place}"}
                    for place, choice in enumerate((choices[0], choices[-1]))
                ]
                place = f"/matches/{match}/seats/0/actions"
                answers = await asyncio.gather(*[who.ask("POST", place, b) for who, b in zip((ann, bob), bodies)])
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                (lost,) = [answer for answer in answers if answer.status_code == 409]
                assert lost.json()["error"]["type"] == "stale"
                both += 1
                people.pop(1, None)
                people[1] = ann
                link = (await ann.post(f"/matches/{match}/links/1", status=201))["link"]
                await ann.join(link)
            assert both == 5
    finally:
        for server in servers:
            server.stop()

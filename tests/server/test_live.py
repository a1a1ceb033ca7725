"""Live updates: what is pushed is exactly the difference between two looks at the table."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabularium.server.live import difference
from tests.server.support import Browser, application, browser, play_out, serving

Json = Any


def live(who: Browser, match: str, seat: int | str, **more: str) -> connect:
    address = str(who.client.base_url).rstrip("/")
    query = "&".join(f"{key}={value}" for key, value in {"seat": seat, **more}.items())
    return connect(
        f"{address.replace('http', 'ws')}/api/v1/matches/{match}/live?{query}",
        additional_headers={"Cookie": who.cookie, "Origin": address},
        max_size=2**24,
    )


def patched(table: Json, message: Json) -> Json:
    """What the browser's module does with a message."""
    assert message["from"] == table["rev"]
    changes = dict(message["table"])
    log, chat = changes.pop("log_add", []), changes.pop("chat_add", [])
    new = {**table, **changes, "rev": message["rev"]}
    new["log"], new["chat"] = new["log"] + log, new["chat"] + chat
    fragments = {id: svg for id, svg in table["picture"]["set"].items() if id not in message["del"]} | message["set"]
    new["picture"] = {**table["picture"], "set": fragments}
    return new


async def received(socket: ClientConnection, table: Json, until: int) -> Json:
    """The table after the messages up to this revision; older ones are ignored, as the browser does."""
    while table["rev"] < until:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["rev"] > table["rev"]:
            table = patched(table, message)
    return table


async def all_present(who: Browser, match: str, count: int) -> None:
    """Wait until so many are seen to be there."""
    async with asyncio.timeout(20):
        while sum(player["is_connected"] for player in (await who.table(match))["players"]) < count:
            await asyncio.sleep(0.02)


async def drained(socket: ClientConnection) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), 10)


def without_window(table: Json) -> Json:
    """Two looks may show the log from another line on; and fragments find their places by their ids."""
    tail, drawn = table["log"][-20:], {key: value for key, value in table["picture"].items() if key != "order"}
    kept = {key: value for key, value in table.items() if key not in ("log", "log_from")}
    return {**kept, "tail": tail, "picture": drawn}


async def test_a_whole_match_by_messages_alone(sqlite: str) -> None:
    with serving(application(sqlite)) as address:
        async with browser(address=address) as ann, browser(address=address) as bob, browser(address=address) as eve:
            opened = await ann.open("me", "friend")
            match = opened["match"]
            await bob.join(opened["links"]["1"], "Bob")
            await eve.join(opened["watch"])
            people: dict[int | str, Browser] = {0: ann, 1: bob, "watch": eve}
            tables = {seat: await who.table(match, seat, lang="fr") for seat, who in people.items()}
            sockets = {seat: await live(who, match, seat, lang="fr") for seat, who in people.items()}
            await all_present(eve, match, 2)
            tables = {seat: await who.table(match, seat, lang="fr") for seat, who in people.items()}
            rng, steps = Random(3), 0
            while not tables["watch"]["is_over"]:
                steps += 1
                seat = tables["watch"]["to_decide"]
                if steps % 9 == 4 and tables[seat]["can_undo"]:
                    await people[seat].post(f"/matches/{match}/seats/{seat}/undo", {"index": tables[seat]["index"]})
                else:
                    await people[seat].play(
                        match, seat, rng.choice(tables[seat]["choices"])["action"], tables[seat]["index"]
                    )
                if steps % 7 == 3:
                    await ann.post(f"/matches/{match}/chat", {"seat": 0, "text": f"salve {steps}"})
                now = {key: await who.table(match, key, lang="fr") for key, who in people.items()}
                for key, socket in sockets.items():
                    tables[key] = await received(socket, tables[key], now[key]["rev"])
                    assert without_window(tables[key]) == without_window(now[key])
            for socket in sockets.values():
                await socket.close()
    assert steps > 60


async def test_presence_and_gaps(sqlite: str) -> None:
    with serving(application(sqlite)) as address:
        async with browser(address=address) as ann, browser(address=address) as bob:
            opened = await ann.open("me", "friend")
            match = opened["match"]
            table = await ann.table(match, 0)
            assert not table["players"][0]["is_connected"]
            async with live(ann, match, 0) as socket:
                table = await received(socket, table, table["rev"] + 1)
                assert table["players"][0]["is_connected"]
                await bob.join(opened["links"]["1"], "Bob")
                table = await received(socket, table, table["rev"] + 1)
                assert table["players"][1]["name"] == "Bob"
                assert table["players"][1]["is_taken"]
                async with live(bob, match, 1) as other:
                    first = json.loads(await other.recv())
                    assert first["from"] == first["rev"] != 0
                    table = await received(socket, table, table["rev"] + 1)
                    assert table["players"][1]["is_connected"]
                table = await received(socket, table, table["rev"] + 1)
                assert not table["players"][1]["is_connected"]


async def test_who_may_not_listen(sqlite: str) -> None:
    with serving(application(sqlite)) as address:
        async with browser(address=address) as ann, browser(address=address) as eve:
            match = (await ann.open("me", "me"))["match"]
            for who, seat, id, code in (
                (eve, 0, match, 4403),
                (eve, "watch", match, 4403),
                (ann, 0, "none", 4404),
                (ann, "zz", match, 4422),
            ):
                async with live(who, id, seat) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == code
            with pytest.raises(InvalidStatus):
                async with connect(
                    f"{address.replace('http', 'ws')}/api/v1/matches/{match}/live?seat=0",
                    additional_headers={"Cookie": ann.cookie, "Origin": "http://evil.test"},
                ):
                    pass
            async with live(ann, match, 0) as socket:  # who talks too much is shown the door
                with suppress(ConnectionClosed):
                    for _ in range(40):
                        await socket.send('{"ping":1}')
                with pytest.raises(ConnectionClosed):
                    await drained(socket)


async def test_losing_the_seat_closes_the_socket(sqlite: str) -> None:
    with serving(application(sqlite)) as address:
        async with browser(address=address) as ann, browser(address=address) as bob, browser(address=address) as eve:
            opened = await ann.open("me", "friend")
            match = opened["match"]
            await bob.join(opened["links"]["1"])
            async with live(bob, match, 1) as socket:
                link = (await ann.post(f"/matches/{match}/links/1", status=201))["link"]
                await eve.join(link)
                with pytest.raises(ConnectionClosed) as closed:
                    await drained(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403


async def test_difference_names_only_what_changed(sqlite: str) -> None:
    async with browser(application(sqlite)) as ann:
        match = (await ann.open("me", "me"))["match"]
        old = await ann.table(match, 0)
        assert difference(old, old)["table"] == {}
        await play_out({0: ann, 1: ann}, match, moves=1)
        new = await ann.table(match, 0)
        message = difference(old, new)
        assert "commitment" not in message["table"]
        assert "log" not in message["table"]
        assert message["table"]["log_add"] == new["log"][len(old["log"]) :]
        assert len(json.dumps(message)) < len(json.dumps(new))

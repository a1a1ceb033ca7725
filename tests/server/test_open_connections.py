"""How many sockets and streams one address may have open, and that every place is given back."""

from __future__ import annotations

import asyncio
import struct
from contextlib import AsyncExitStack
from socket import SO_LINGER, SOL_SOCKET, create_connection

import pytest
from websockets.exceptions import ConnectionClosed

from tabularium.server.app import Application
from tabularium.server.errors import Refusal
from tabularium.server.safety import Places, household
from tests.server.support import Browser, application, browser, serving
from tests.server.test_live import live
from tests.server.test_stream import programs

HERE = "address 127.0.0.1"
LINE_IS_CUT = struct.pack("ii", 1, 0)
"""Closing sends no farewell but a reset, as from a machine that has lost its power and come back."""


async def until_taken(app: Application, expected: dict[str, int]) -> None:
    async with asyncio.timeout(20):
        while app.places.taken != expected:
            await asyncio.sleep(0.01)


async def refusal(who: Browser, match: str, seat: int | str = 0, lang: str = "en") -> tuple[int, str]:
    async with live(who, match, seat, lang=lang) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


async def test_sockets_and_streams_of_an_address_are_bounded_together(sqlite: str) -> None:
    app = application(sqlite, rate_limits=True, connections=2)
    with serving(app) as address:
        async with browser(address=address) as ann, AsyncExitStack() as held:
            opened = await ann.open("me", "friend")
            match = opened["match"]
            (one,) = await held.enter_async_context(programs(address, opened["links"]["1"]))
            await one.sit("One")
            socket = await live(ann, match, 0)
            await socket.recv()
            async with one.stream() as stream:
                await stream.until("position")
                answer = await one.client.get(f"/api/v1{one.place}/stream?lang=fr")
                assert (answer.status_code, answer.json()["error"]["type"]) == (429, "too_many_open")
                assert answer.json()["error"]["sentence"].startswith("Trop de tables sont ouvertes depuis votre réseau")
                assert "retry-after" in answer.headers
                sentence = answer.json()["error"]["sentence"]
                assert await refusal(ann, match, lang="fr") == (4429, sentence)
                elsewhere = {"X-Forwarded-For": "192.0.2.7"}  # what a proxy says of somebody else
                answer = await one.client.head(f"/api/v1{one.place}/stream", headers=elsewhere)
                assert answer.status_code == 200
                await ann.table(match, 0)  # looking and playing need no place
            await until_taken(app, {HERE: 1})
            async with one.stream() as stream:
                await stream.until("position")
            await socket.close()
            await until_taken(app, {})


async def test_a_place_is_given_back_however_the_connection_ends(sqlite: str) -> None:
    app = application(sqlite, rate_limits=True, connections=1)
    with serving(app) as address:
        async with browser(address=address) as ann:
            match = (await ann.open("me", "me"))["match"]
            assert (await refusal(ann, match, 7))[0] == 4404
            assert (await refusal(ann, match, "zz"))[0] == 4422
            assert (await ann.client.get(f"/api/v1/matches/{match}/seats/zz/stream")).status_code == 422
            socket = await live(ann, match, 0)
            await socket.recv()
            assert app.places.taken == {HERE: 1}
            socket.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, LINE_IS_CUT)
            socket.transport.abort()
            await until_taken(app, {})
            host, port = ann.client.base_url.host, ann.client.base_url.port
            raw = await asyncio.to_thread(create_connection, (host, port))
            path = f"/api/v1/matches/{match}/seats/0/stream"
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {ann.cookie}\r\n\r\n".encode())
            assert (await asyncio.to_thread(raw.recv, 100)).startswith(b"HTTP/1.1 200")
            assert app.places.taken == {HERE: 1}
            raw.setsockopt(SOL_SOCKET, SO_LINGER, LINE_IS_CUT)
            raw.close()
            await until_taken(app, {})


async def test_without_limits_there_is_room_for_all(sqlite: str) -> None:
    app = application(sqlite, connections=1)
    with serving(app) as address:
        async with browser(address=address) as ann:
            match = (await ann.open("me", "me"))["match"]
            async with live(ann, match, 0) as one, live(ann, match, 1) as two:
                await one.recv()
                await two.recv()
                assert app.places.taken == {HERE: 2}


def test_places_are_counted_by_address() -> None:
    places = Places(1)
    with places.one("a"), places.one("b"), pytest.raises(Refusal), places.one("a"):
        pass
    with pytest.raises(KeyError), places.one("a"):
        raise KeyError
    assert not places.taken


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_is_one_address(host: str, expected: str) -> None:
    assert household(host) == expected

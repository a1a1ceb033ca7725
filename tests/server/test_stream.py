"""Programs at the table: a seat by its link, a stream of JSON lines, moves as everybody's."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
from sqlalchemy import update
from starlette.requests import Request

from tabularium.core.match import Match
from tabularium.core.registry import find
from tabularium.server import program
from tabularium.server.app import Application
from tabularium.server.openapi import document
from tabularium.server.safety import RATES, user_of
from tabularium.server.schema import matches
from tabularium.server.stream import MOST, Stream, Teller
from tabularium.server.wire import SeatAsked
from tabularium.server.worker import Worker
from tests.server.support import Browser, application, browser, serving

Json = Any

LINES = document()["paths"]["/api/v1/matches/{match}/seats/{seat}/stream"]["get"]["responses"]["200"]["content"]
SCHEMA = jsonschema_rs.validator_for(
    {**LINES["application/x-ndjson"]["schema"], "components": document()["components"]}
)


class Lines:
    """An open stream, whose lines are checked as they come."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.texts: list[str] = []
        self._lines = response.aiter_lines()

    async def next(self) -> Json:
        text = await asyncio.wait_for(anext(self._lines), 20)
        self.texts.append(text)
        SCHEMA.validate(json.loads(text))
        return json.loads(text)

    async def until(self, *kinds: str) -> Json:
        """The next line of one of these types; others may come before it."""
        while True:
            line = await self.next()
            if line["type"] in kinds:
                return line

    async def rest(self) -> list[Json]:
        found = []
        while True:
            try:
                found.append(await self.next())
            except StopAsyncIteration:
                return found


class Program(Browser):
    """Somebody without a cookie, who shows a link."""

    place = ""

    async def sit(self, name: str | None = None) -> Json:
        seated = await self.post("/join", {"name": name})
        self.place = f"/matches/{seated['match']}/seats/{'watch' if seated['seat'] is None else seated['seat']}"
        return seated

    @asynccontextmanager
    async def stream(self, place: str | None = None, lang: str = "en") -> AsyncIterator[Lines]:
        address = f"/api/v1{place or self.place}/stream?lang={lang}"
        async with self.client.stream("GET", address) as response:
            assert response.status_code == 200, await response.aread()
            assert response.headers["content-type"] == "application/x-ndjson"
            yield Lines(response)

    async def choose(self, turn: Json, place: int = 0) -> int:
        body = {"action": turn["options"][place]["action"], "index": turn["index"], "client_id": f"m-{turn['index']}"}
        return int((await self.post(f"{self.place}/actions", body))["index"])


@asynccontextmanager
async def programs(address: str, *links: str) -> AsyncIterator[list[Program]]:
    async with AsyncExitStack() as stack:
        found = []
        for link in links:
            headers = {"Authorization": f"Bearer {link.partition('#')[2]}"}
            client = httpx.AsyncClient(base_url=address, headers=headers, timeout=30)
            found.append(Program(await stack.enter_async_context(client)))
        yield found


def true_match(app: Application, id: str) -> Match:
    with app.hub._seen(id) as (_, match, _):
        return match


def imagined_look(app: Application, id: str, seat: int, rng: Random) -> program.Look:
    """What the seat would be told if everything were otherwise that it cannot know."""
    with app.hub._seen(id) as (_, match, facts):
        other = match if match.is_over else match.resample(seat, rng.getrandbits(32))
        return program.look(other, facts, seat, "en")


def known(view: Json) -> Json:
    return {key: value for key, value in json.loads(json.dumps(view)).items() if key not in ("index", "commitment")}


async def test_a_whole_match_between_programs_tells_each_only_what_it_may_know(sqlite: str) -> None:
    app, rng = application(sqlite), Random(4)
    with serving(app) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("friend", "friend")
        match, links = opened["match"], opened["links"]
        async with programs(address, links["0"], links["1"]) as seated, AsyncExitStack() as stack:
            for seat, who in enumerate(seated):
                assert await who.sit(f"Program {seat}") == {"match": match, "seat": seat}
                assert "set-cookie" not in (await who.ask("GET", who.place)).headers
            streams = [await stack.enter_async_context(who.stream()) for who in seated]
            logs: list[list[str]] = [[], []]
            moves = hidden = 0
            for seat, stream in enumerate(streams):
                hello = await stream.next()
                assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "aquileia")
                assert (hello["match"], hello["seat"], hello["seats"]) == (match, seat, 2)
                assert [player["name"] for player in hello["players"]] == ["Program 0", "Program 1"]
                assert all(player["is_program"] and player["is_taken"] for player in hello["players"])
                assert hello["options"] == dict(true_match(app, match).options)
            while True:
                true = true_match(app, match)
                hidden += moves % 4 == 0 and None in true.actions_seen(moves // 4 % 2)
                for seat, stream in enumerate(streams):
                    position = await stream.until("position")
                    expected = imagined_look(app, match, seat, rng).position
                    logs[seat][position["log_from"] :] = position["log"]
                    assert logs[seat] == expected.log
                    assert known(position["view"]) == known(expected.view)
                    assert (position["index"], position["clocks"]) == (true.index, [])
                if true.decision is None:
                    break
                seat = true.decision.seat
                turn = await streams[seat].until("your_turn")
                assert [option["action"] for option in turn["options"]] == [str(a) for a in true.decision.options]
                assert [option["label"] for option in turn["options"]] == true.decision.labels("en")
                actions = true.game.actions.actions
                assert [actions[option["number"]] for option in turn["options"]] == list(true.decision.options)
                assert (turn["kind"], turn["prompt"]) == (true.decision.kind, true.decision.prompt("en"))
                for stream in streams:
                    assert str(true.seed) not in "".join(stream.texts)
                    assert "deal:" not in "".join(stream.texts)
                await seated[seat].choose(turn, rng.randrange(len(turn["options"])))
                moves += 1
            for seat, stream in enumerate(streams):
                (over,) = await stream.rest()
                assert over["type"] == "over"
                assert over["scores"] == true.scores == [sum(points.values()) for points in over["breakdown"]]
                assert (over["winners"], over["places"]) == (list(true.winners), true.places)
                assert over["seed"] == str(true.seed)
                turns = [json.loads(text) for text in stream.texts if '"type":"your_turn"' in text]
                assert turns
                async with seated[seat].stream() as again:  # after the end too
                    assert [line["type"] for line in await again.rest()] == ["hello", "position", "over"]
    assert moves > 60
    assert hidden > 5


async def test_refusals_change_nothing(sqlite: str) -> None:
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann, browser(address=address) as bob:
            opened = await ann.open("friend", "friend", "friend", options={"first_player": "1"})
            match, links = opened["match"], opened["links"]
            await bob.join(links["2"])
            wrong = [f"/join#{'A' * 22}", "/join#short", "/join#" + "A" * 500, links["0"] + "x"]
            async with programs(address, *wrong) as strangers:
                for stranger in strangers:
                    await stranger.refused("/join", {"name": "Nemo"}, 404, "bad_link")
                    answer = await stranger.client.get(f"/api/v1/matches/{match}/seats/0/stream?lang=fr")
                    assert (answer.status_code, answer.json()["error"]["type"]) == (403, "private")
                    assert answer.json()["error"]["sentence"].startswith("Cette table est privée")
            async with programs(address, links["0"], links["1"], links["2"]) as (one, two, late):
                await late.refused("/join", {}, 409, "link_used")
                await one.sit("One")
                await two.sit("Two")
                await bob.refused("/join", {"token": links["0"].partition("#")[2]}, 409, "link_used")
                for place, status, kind in (
                    (f"/matches/{match}/seats/1", 403, "not_your_seat"),
                    (f"/matches/{match}/seats/7", 404, "unknown_seat"),
                    (f"/matches/{match}/seats/x", 422, "bad_request"),
                    ("/matches/nowhere/seats/0", 404, "unknown_match"),
                ):
                    answer = await one.client.get(f"/api/v1{place}/stream")
                    assert (answer.status_code, answer.json()["error"]["type"]) == (status, kind)
                assert (await one.client.head(f"/api/v1{one.place}/stream")).status_code == 200
                async with one.stream() as stream:
                    turn = await stream.until("your_turn")
                    index, action = turn["index"], turn["options"][0]["action"]
                    actions = f"{one.place}/actions"
                    play = {"action": action, "index": index, "client_id": "a"}
                    stale = await one.refused(actions, {**play, "index": index + 3}, 409, "stale")
                    assert stale["index"] == index
                    offered = [option["action"] for option in turn["options"]]
                    others = [str(a) for a in find("aquileia").actions.actions if str(a) not in offered]
                    await one.refused(actions, {**play, "action": others[0]}, 422, "illegal")
                    await one.refused(actions, {**play, "action": "fly:moon"}, 422, "unreadable")
                    await one.refused(actions, {**play, "id": "a"}, 422, "bad_request")
                    await one.refused(f"/matches/{match}/seats/1/actions", play, 403, "not_your_seat")
                    await two.refused(f"{two.place}/actions", play, 403, "not_your_turn")
                    assert true_match(app, match).index == index
                    after = await one.post(actions, play)
                    assert await one.post(actions, play) == after  # sent twice, played once
                    await one.refused(actions, {**play, "action": offered[-1]}, 409, "client_id_used")
                    position = await stream.until("position")
                    assert position["index"] == after["index"] == true_match(app, match).index


async def test_a_dropped_stream_begins_again_with_the_whole(sqlite: str) -> None:
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("friend", "friend", options={"first_player": "1"})
            match, links = opened["match"], opened["links"]
            async with programs(address, links["0"], links["1"]) as (one, two):
                await one.sit("One")
                await two.sit("Two")
                async with one.stream() as stream:
                    turn = await stream.until("your_turn")
                async with two.stream() as stream:
                    players = (await stream.next())["players"]
                    while players[0]["is_connected"]:
                        players = (await stream.until("players"))["players"]
                    await one.choose(turn)  # the stream is closed, and the move counts
                    await two.choose(await stream.until("your_turn"))
                    await two.client.post(f"/api/v1{two.place}/undo", json={"index": true_match(app, match).index})
                    position = await stream.until("position")
                    while position["index"] != true_match(app, match).index:
                        position = await stream.until("position")
                    assert position["log"][-1] == "Two takes back a move."
                    await two.choose(await stream.until("your_turn"), 1)
                async with one.stream(lang="fr") as stream:
                    lines = [await stream.next() for _ in range(3)]
                    assert [line["type"] for line in lines] == ["hello", "position", "your_turn"]
                    assert lines[1]["log_from"] == 0
                    assert lines[1]["log"] == true_match(app, match).log(0, "fr", ["One", "Two"])
                    assert lines[2]["index"] == lines[1]["index"] == true_match(app, match).index


async def test_streams_are_bounded_and_end_with_the_seat(sqlite: str) -> None:
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann, browser(address=address) as bob, AsyncExitStack() as stack:
            opened = await ann.open("me", "friend")
            match = opened["match"]
            async with programs(address, opened["links"]["1"]) as (one,):
                await one.sit("One")
                streams = []
                for _ in range(MOST + 1):
                    streams.append(await stack.enter_async_context(one.stream()))
                    await streams[-1].until("position")
                first, *others = streams
                assert [line["error"]["type"] for line in await first.rest() if line["type"] == "error"] == ["replaced"]
                assert (await ann.table(match, 0))["players"][1]["is_connected"]
                link = (await ann.post(f"/matches/{match}/links/1", status=201))["link"]
                await bob.join(link, "Bob")
                for stream in others:
                    last = (await stream.rest())[-1]
                    assert (last["type"], last["error"]["type"]) == ("error", "private")
                assert app.streams._open == {}
                async with asyncio.timeout(20):
                    while app.feed.watched():  # the last line is sent before the ear is taken off
                        await asyncio.sleep(0.01)
                answer = await one.client.get(f"/api/v1{one.place}/stream")
                assert answer.json()["error"]["type"] == "private"
                await one.refused("/join", {}, 404, "bad_link")


async def test_with_people_at_the_table(sqlite: str) -> None:
    """Names, presence, talk, taking back, a watching program, and a new link for the next match."""
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("me", "friend", options={"first_player": "1"})
            match = opened["match"]
            async with programs(address, opened["links"]["1"], opened["watch"]) as (one, eye):
                assert await eye.sit("Eye") == {"match": match, "seat": None}
                await one.sit(" Deep\u202e Tiber ")
                async with one.stream() as stream, eye.stream() as watching:
                    assert (await watching.next())["seat"] is None
                    assert (await watching.next())["type"] == "position"
                    assert (await stream.until("position"))["to_decide"] == 0
                    player = (await ann.table(match, 0))["players"][1]
                    assert (player["name"], player["is_program"], player["is_connected"]) == ("Deep Tiber", True, True)
                    await ann.post(f"/matches/{match}/chat", {"seat": 0, "text": "Salve!"})
                    said = await stream.until("chat")
                    assert (said["by"], said["text"]) == (0, "Salve!")
                    table = await ann.table(match, 0)
                    await ann.play(match, 0, table["choices"][0]["action"], table["index"])
                    await one.choose(await stream.until("your_turn"))
                    index = (await ann.table(match, 0))["index"]
                    assert await ann.post(f"/matches/{match}/seats/0/undo", {"index": index}, 202) == {"asked": True}
                    asked = await stream.until("undo_asked")
                    assert (asked["by"], asked["index"], len(asked["moves"]) > 1) == (0, index, True)
                    await one.post(f"{one.place}/consent", {"agree": True, "index": index})
                    position = await stream.until("position")
                    while position["index"] <= index:
                        position = await stream.until("position")
                    assert position["to_decide"] == 0
                    assert (await ann.table(match, 0))["choices"] == table["choices"]
                users = [ann.user, user_of(opened["links"]["1"].partition("#")[2])]
                while (decision := (true := true_match(app, match)).decision) is not None:
                    index = true.index
                    app.hub.play(
                        users[decision.seat], match, decision.seat, str(decision.options[0]), index, f"q-{index}"
                    )
                again = await ann.post(f"/matches/{match}/rematch", status=201)
                seats = (await ann.table(again["match"], 0))["players"]
                assert [player["is_taken"] for player in seats] == [True, False]
                async with programs(address, again["links"]["1"]) as (next_one,):
                    await next_one.sit()
                    seats = (await ann.table(again["match"], 0))["players"]
                    assert (seats[1]["name"], seats[1]["is_program"]) == ("Deep Tiber", True)


async def test_time_runs_out(sqlite: str) -> None:
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("friend", "me", options={"first_player": "1"}, clock={"bank_s": 100})
            async with programs(address, opened["links"]["0"]) as (one,):
                await one.sit()
                async with one.stream() as stream:
                    first, *_ = (await stream.until("position"))["clocks"]
                    assert 95_000 < first <= 100_000
                    turn = await stream.until("your_turn")
                    worker = Worker(app.hub.settings)
                    worker.mind()
                    with app.store.writing() as connection:
                        connection.execute(update(matches).values(turn_at=matches.c.turn_at - 101))
                    app.hub._entries.clear()
                    worker.mind()
                    assert (await stream.until("timed_out", "your_turn"))["type"] == "timed_out"
                    await one.refused(
                        f"{one.place}/actions",
                        {"action": turn["options"][0]["action"], "index": turn["index"], "client_id": "a"},
                        409,
                        "timed_out",
                    )
                    await one.post(f"{one.place}/return")
                    assert await stream.until("your_turn") == turn
                    worker.store.close()


async def test_signs_of_life(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.server.stream.BEAT_S", 0.05)
    with serving(application(sqlite)) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("me", "friend", options={"first_player": "1"})
            async with programs(address, opened["links"]["1"]) as (one,):
                await one.sit()
                async with one.stream() as stream:
                    for _ in range(3):
                        assert await stream.until("ping") == {"type": "ping"}


async def test_who_does_not_read_has_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server does not wait for ever for a reader, nor keep what was not read."""

    class Verbose:
        def encode(self, line: program.Line) -> bytes:
            return b" " * 2**20

    monkeypatch.setattr("tabularium.server.stream.BEAT_S", 0.01)
    monkeypatch.setattr("tabularium.server.stream._PATIENCE_S", 0.2)
    monkeypatch.setattr("tabularium.server.stream._ENCODER", Verbose())
    app = application(sqlite)
    with serving(app) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("me", "friend", options={"first_player": "1"})
            async with programs(address, opened["links"]["1"]) as (one,):
                await one.sit()
                secret = one.client.headers["authorization"]
                request = (
                    f"GET /api/v1{one.place}/stream HTTP/1.1\r\nHost: table.test\r\nAuthorization: {secret}\r\n\r\n"
                )
                host, _, port = address.removeprefix("http://").partition(":")
                with socket.create_connection((host, int(port))) as silent:
                    silent.sendall(request.encode())
                    async with asyncio.timeout(20):
                        while not app.streams._open:
                            await asyncio.sleep(0.01)
                        while app.streams._open:
                            await asyncio.sleep(0.01)


async def test_who_does_not_read_the_end_has_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.server.stream._PATIENCE_S", 0.05)
    app, never = application(sqlite), asyncio.Event()
    match = app.hub.create("ann", "aquileia", [SeatAsked("me"), SeatAsked("friend")], {}, seed=4)["match"]
    stream = Stream(asyncio.Event())
    stream.end()

    async def receive() -> Json:
        await never.wait()

    async def send(message: Json) -> None:
        if not message.get("more_body", True):
            await never.wait()

    teller = Teller(app.hub, ("ann", match, 0, "en"))
    request = Request({"type": "http", "method": "GET"}, receive)
    async with asyncio.timeout(20):
        with pytest.raises(TimeoutError):
            await app.streams._serve(teller, stream, request, send)
    assert not app.streams._open


async def test_another_process_moves(database: str) -> None:
    """What one process writes, the streams of another tell."""
    one_app, other_app = application(database), application(database)
    with serving(one_app) as here, serving(other_app) as there:
        async with browser(address=here) as ann:
            opened = await ann.open("me", "friend", options={"first_player": "1"})
            match = opened["match"]
            async with programs(there, opened["links"]["1"]) as (one,):
                await one.sit("One")
                async with one.stream() as stream:
                    await stream.until("position")
                    for _ in range(4):
                        table = await ann.table(match, 0)
                        while not table["my_turn"]:
                            await asyncio.sleep(0.02)
                            table = await ann.table(match, 0)
                        await ann.play(match, 0, table["choices"][0]["action"], table["index"])
                        await one.choose(await stream.until("your_turn"))


async def test_limits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "live", (2, 0.0))
    with serving(application(sqlite, rate_limits=True)) as address:
        async with browser(address=address) as ann:
            opened = await ann.open("me", "friend")
            async with programs(address, opened["links"]["1"]) as (one,):
                await one.sit()
                codes = [(await one.client.head(f"/api/v1{one.place}/stream")).status_code for _ in range(3)]
                assert codes == [200, 200, 429]

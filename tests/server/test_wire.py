"""At the wire: a seat never receives a byte that its view does not contain.

A whole match is played over HTTP and WebSocket and everything each browser received is kept. Then, at every moment of
the match, what was pushed to a seat is compared with what a match gives in which everything that this seat cannot
know was dealt anew: had anything hidden been in it, the two would differ.
"""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from tabularium.core.match import Match
from tabularium.server import table as tables
from tabularium.server.app import Application
from tabularium.server.live import difference
from tabularium.server.wire import SeatAsked
from tests.server.support import Browser, application, browser, serving
from tests.server.test_live import all_present, live, received

Json = Any

# what does not depend on the cards: the record's length, the dealing's hash, and the free undo of the true record
_OF_THE_RECORD = ("index", "commitment", "can_undo", "can_ask_undo", "seed", "rev")


def shown_by(match: Match, app: Application, id: str, seat: int | None) -> Json:
    """The table object that this match gives the seat, as it goes over the wire."""
    with app.hub._seen(id) as (_, _, facts):
        made = tables.table(match, facts, seat, "en", "wide")
    return json.loads(json.dumps({key: value for key, value in made.items() if key not in _OF_THE_RECORD}))


def true_match(app: Application, id: str) -> Match:
    with app.hub._seen(id) as (_, match, _):
        return match


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 8)]])
async def test_non_interference(sqlite: str, seed: int) -> None:
    app = application(sqlite)
    with serving(app) as address:
        async with AsyncExitStack() as stack:
            ann, bob, eve = [await stack.enter_async_context(browser(address=address)) for _ in range(3)]
            asked = [SeatAsked("me"), SeatAsked("friend"), SeatAsked("here")]
            opened = app.hub.create(ann.user, "aquileia", asked, {}, seed=seed)
            match = opened["match"]
            await bob.join(opened["links"]["1"])
            await eve.join(opened["watch"])
            people: dict[int | str, Browser] = {0: ann, 1: bob, "watch": eve}
            sockets = {}
            for seat, who in people.items():
                sockets[seat] = await stack.enter_async_context(live(who, match, seat))
            await all_present(eve, match, 2)
            known = {seat: await who.table(match, seat) for seat, who in people.items()}
            rng, hidden_moments = Random(seed), 0
            while True:
                true = true_match(app, match)
                hidden_moments += any(None in true.actions_seen(seat) for seat in (0, 1, None))
                for key, table in known.items():
                    place = None if key == "watch" else int(key)
                    imagined = true.resample(place, rng.getrandbits(32)) if not true.is_over else true
                    mine = {k: v for k, v in table.items() if k not in _OF_THE_RECORD}
                    assert mine.pop("is_host") is (key == 0)
                    expected = shown_by(imagined, app, match, place)
                    start = expected["log_from"] - mine.pop("log_from")
                    expected.pop("log_from")
                    mine["log"] = mine["log"][max(0, start) :]
                    expected["log"] = expected["log"][max(0, -start) :]
                    mine["picture"] = {**mine["picture"], "order": sorted(mine["picture"]["set"])}
                    expected["picture"]["order"].sort()
                    assert mine == expected
                decision = true.decision
                if decision is None:
                    break
                action, index = str(rng.choice(decision.options)), true.index
                who = bob if decision.seat == 1 else ann
                await who.play(match, decision.seat, action, index)
                rev = (await eve.table(match))["rev"]
                for key, socket in sockets.items():
                    known[key] = await received(socket, known[key], rev)
    assert hidden_moments > 10


def test_the_same_stream_whatever_the_others_hold() -> None:
    """Two matches that a seat cannot tell apart send it the same bytes for the same public move."""
    import tabularium as tab
    from tabularium.core.agenda import Decision

    compared = 0
    for seed in range(4):
        match, rng = tab.new("aquileia", 3, seed), Random(seed)
        for _ in range(60):
            decision = match.decision
            assert decision is not None
            if isinstance(match._step, Decision):
                for seat in range(3):
                    if seat == decision.seat:
                        continue
                    one, other = match.resample(seat, 1), match.resample(seat, 2)
                    views = [twin.game.view(twin._state, seat) for twin in (one, other)]
                    assert views[0] == views[1]
                    assert one.log(seat) == other.log(seat)
                    assert one.svg(seat) == other.svg(seat)
                    compared += 1
            match.play(rng.choice(decision.options))
    assert compared > 400


async def test_nothing_hidden_in_any_byte(sqlite: str) -> None:
    """The plain check: no notation of the dealer's, and no choice of another seat, is ever sent before the end."""
    app = application(sqlite)
    async with browser(app) as ann, browser(app) as bob:
        opened = await ann.open("me", "friend")
        match = opened["match"]
        await bob.join(opened["links"]["1"])
        rng = Random(5)
        for _ in range(40):
            true = true_match(app, match)
            decision = true.decision
            if decision is None:
                break
            ann.received.clear()
            bob.received.clear()
            for who, seat in ((ann, 0), (bob, 1)):
                await who.table(match, seat)
                await who.get(f"/matches/{match}/seats/{seat}/log")
                await who.get(f"/matches/{match}/seats/{seat}/words")
                await who.get("/matches/mine")
                said = b"".join(who.received).decode()
                assert "deal:" not in said
                assert str(true.seed) not in said
                record = await who.get(f"/matches/{match}/record", seat=str(seat))
                assert record["actions"] == true.actions_seen(seat)
            other = (bob, 1) if decision.seat == 0 else (ann, 0)
            assert (await other[0].table(match, other[1]))["choices"] == []
            who = ann if decision.seat == 0 else bob
            await who.play(match, decision.seat, str(rng.choice(decision.options)), true.index)


def test_difference_is_made_of_two_tables_only() -> None:
    """Whatever is pushed was in one of the two tables."""
    old = {"rev": 1, "log": ["a"], "log_from": 0, "chat": [], "picture": {"order": ["x"], "set": {"x": "<g/>"}}, "k": 1}
    new = {**old, "rev": 2, "log": ["a", "b"], "k": 2}
    message = difference(old, new)
    assert message == {"rev": 2, "from": 1, "set": {}, "del": [], "table": {"k": 2, "log_add": ["b"]}}

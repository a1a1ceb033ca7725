"""Hints and reviews over the API: who may ask, what comes back, and workers that die, on both databases."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from tabularium.bots import advising
from tabularium.bots.reviewing import Review
from tabularium.core.errors import OutOfTurn
from tabularium.core.match import Match
from tabularium.server import store as store_module
from tabularium.server.app import Application
from tabularium.server.hub import advising as counsel
from tabularium.server.schema import HINT, REVIEW, judgements, matches, seats, thoughts
from tabularium.server.store import Store
from tabularium.server.wire import SeatAsked
from tabularium.server.worker import Worker, release_leases_of
from tests.server.support import Browser, application, browser, settings

QUICK = {"hint_bot": "mcts:8it", "glance_bot": "mcts:3it", "closer_bot": "mcts:5it"}
RECORD = Path(__file__).parent.parent / "playthroughs" / "aquileia" / "2_seats.json"
FIRST = {"first_player": "1"}


@pytest.fixture
def app(sqlite: str) -> Application:
    return application(sqlite, **QUICK)


@pytest.fixture
def worker(app: Application) -> Iterator[Worker]:
    found = Worker(settings(app.store.url, **QUICK))
    yield found
    found.store.close()


@pytest.fixture
async def ann(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


@pytest.fixture
async def bob(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


def hint_path(match: str, seat: int | str = 0) -> str:
    return f"/matches/{match}/seats/{seat}/hint"


# ---------------------------------------------------------------------- hints


async def test_a_hint_comes_from_a_worker(ann: Browser, worker: Worker) -> None:
    match = (await ann.open("me", "bot:tiro", options=FIRST))["match"]
    table = await ann.table(match, 0)
    assert table["can_hint"]
    assert table["hint"] is None
    body = {"index": table["index"]}
    assert await ann.post(hint_path(match), body, 202) == {"is_ready": False}
    thinking = await ann.table(match, 0)
    assert thinking["hint"] == {"is_ready": False, "fault": "", "level": 0, "options": []}
    assert thinking["rev"] > table["rev"]
    assert worker.step()
    shown = await ann.table(match, 0, lang="fr")
    options = shown["hint"]["options"]
    assert shown["hint"]["is_ready"]
    assert 1 <= len(options) <= 3
    chances = [option["chance"] for option in options]
    assert chances == sorted(chances, reverse=True)
    assert 1 <= shown["hint"]["level"] <= sum(chance > chances[0] - 0.02 for chance in chances)
    labels = {choice["action"]: choice["label"] for choice in shown["choices"]}
    for option in options:
        assert labels[option["action"]] == option["label"]
        assert 0 <= option["chance"] <= 1
        assert option["percent"].endswith("\u00a0%")
        assert option["standing"].endswith("à la fin")
    assert shown["players"][0]["hints"] == 1
    assert await ann.post(hint_path(match), body) == {"is_ready": True}  # asked again: it stands
    assert (await ann.table(match, 0))["players"][0]["hints"] == 1


async def test_a_hint_is_gone_with_its_decision(ann: Browser, worker: Worker) -> None:
    match = (await ann.open("me", "bot:tiro", options=FIRST))["match"]
    table = await ann.table(match, 0)
    await ann.post(hint_path(match), {"index": table["index"]}, 202)
    await ann.play(match, 0, table["choices"][0]["action"], table["index"])
    await ann.refused(hint_path(match), {"index": table["index"]}, 409, "stale")
    assert worker.thinker.claim(HINT) is not None
    release_leases_of(worker.store.url, os.getpid())
    worker._think_one(HINT)  # too late: dropped
    with worker.store.reading() as connection:
        assert connection.execute(select(thoughts)).all() == []
    assert (await ann.table(match, 0))["hint"] is None


async def test_nobody_gets_a_hint_for_anothers_seat(ann: Browser, bob: Browser, worker: Worker) -> None:
    opened = await ann.open("me", "friend", "bot:tiro", options=FIRST, hints=True)
    match = opened["match"]
    body = {"index": (await ann.table(match, 0))["index"]}
    await bob.refused(hint_path(match), body, 403, "private")
    await bob.join(opened["watch"])
    await bob.refused(hint_path(match), body, 403, "not_your_seat")
    await bob.refused(hint_path(match, "watch"), body, 403, "not_your_seat")
    await bob.refused(hint_path(match, 7), body, 404, "unknown_seat")
    await bob.join(opened["links"]["1"], "Bob")
    await bob.refused(hint_path(match), body, 403, "not_your_seat")
    await bob.refused(hint_path(match, 1), body, 403, "not_your_turn")
    await ann.post(hint_path(match), body, 202)
    assert worker.step()
    for seat in (1, "watch"):
        seen = await bob.table(match, seat)
        assert seen["hint"] is None
        assert not seen["can_hint"]
        assert seen["players"][0]["hints"] == 1  # but that one was asked for is no secret
    assert (await ann.table(match, 0))["hint"]["is_ready"]


async def test_hints_are_for_one_person_alone_unless_the_host_allows_them(ann: Browser) -> None:
    seated: list[tuple[list[str], dict[str, Any], bool]] = [
        (["me", "bot:tiro"], {}, True),
        (["me", "bot:tiro"], {"hints": False}, False),
        (["me", "here"], {}, False),
        (["me", "friend", "bot:tiro"], {}, False),
        (["me", "here"], {"hints": True}, True),
    ]
    for kinds, more, may in seated:
        match = (await ann.open(*kinds, options=FIRST, **more))["match"]
        table = await ann.table(match, 0)
        assert table["can_hint"] == may
        if not may:
            await ann.refused(hint_path(match), {"index": table["index"]}, 403, "no_hints")


def test_a_worker_advises_on_what_the_seat_knows(
    app: Application, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The adviser is never given the true match, and with other hidden cards it would say the same."""
    given: list[Match] = []

    def spied(match: Match, seat: int, *more: Any) -> Any:
        said = [advising.advised(world, seat, "mcts:8it", 5) for world in (match, match.resample(seat, 1))]
        assert said[0] == said[1]
        given.append(match)
        return said[0]

    monkeypatch.setattr(counsel, "advised", spied)
    asked = [SeatAsked("me"), SeatAsked("bot", bot="tiro"), SeatAsked("bot", bot="tiro")]
    match = app.hub.create("ann", "aquileia", asked, {"first_player": "1"}, seed=4)["match"]
    table = app.hub.table("ann", match, 0, "en", "wide")
    app.hub.ask_hint("ann", match, 0, table["index"])
    assert worker.step()
    assert len(given) == 1


# ---------------------------------------------------------------------- reviews


def play_on(app: Application, user: str, match: str) -> None:
    """To the end, at random, all seats by one person."""
    rng = Random(1)
    while True:
        with app.hub._seen(match) as (_, found, _):
            decision, index = found.decision, found.index
        if decision is None:
            return
        app.hub.play(user, match, decision.seat, str(rng.choice(decision.options)), index, f"c{index}")


async def test_a_review_of_ones_own_decisions(app: Application, ann: Browser, bob: Browser, worker: Worker) -> None:
    opened = await ann.open("me", "here", options=FIRST)
    match, path = opened["match"], f"/matches/{opened['match']}/seats/0/review"
    await ann.refused(path, {}, 409, "not_over")
    play_on(app, ann.user, match)
    await bob.refused(path, {}, 403, "private")
    await bob.join(opened["watch"])
    await bob.refused(path, {}, 403, "not_your_seat")
    await bob.get(path, 403)
    await ann.refused(f"/matches/{match}/seats/9/review", {}, 404, "unknown_seat")
    before = await ann.get(path)
    assert (before["is_asked"], before["is_ready"], before["decisions"], before["seats"]) == (False, False, [], [0, 1])
    await ann.post(path, status=202)
    worker.step()
    halfway = await ann.get(path)
    assert (halfway["is_asked"], halfway["is_ready"], halfway["done"]) == (True, False, 1)
    await ann.post(path, status=202)  # asked again, it goes on
    while worker.step():
        pass
    whole = await ann.get(path)
    assert whole["is_ready"]
    assert whole["done"] == whole["total"] >= len(whole["decisions"]) > 10
    record = (await ann.get(f"/matches/{match}/record"))["actions"]
    assert all(record[each["index"]] == each["taken"]["action"] for each in whole["decisions"])
    of = {decision["index"]: decision for decision in whole["decisions"]}
    losses = [of[index]["chance"] - of[index]["chance_taken"] for index in whole["slips"]]
    assert losses == pytest.approx(sorted(losses, reverse=True), abs=0.001)
    assert {each["index"] for each in whole["decisions"] if each["verdict"] == "lost"} == set(whole["slips"])
    assert all((each["verdict"] == "same") == (each["taken"] == each["best"]) for each in whole["decisions"])
    assert [each["place"] for each in whole["decisions"]] == list(range(1, whole["choices"] + 1))
    assert whole["result"] + (await ann.get(path.replace("/0/", "/1/")))["result"] == 1.0
    with app.hub._seen(match) as (_, over, _):
        assert (whole["result"] > 0) == (0 in over.winners)
    replay = await ann.get(f"/matches/{match}/replay", at=whole["slips"][0], seat=0)
    assert (replay["index"], replay["to_decide"]) == (whole["slips"][0], 0)
    french = await ann.get(path, lang="fr")
    assert french["decisions"][0]["prompt"] != whole["decisions"][0]["prompt"]


async def test_alone_hints_and_reviews_tell_points_and_no_chances(
    app: Application, ann: Browser, worker: Worker
) -> None:
    match = (await ann.open("me", game="age_of_rome"))["match"]
    await ann.post(hint_path(match), {"index": (await ann.table(match, 0))["index"]}, 202)
    assert worker.step()
    options = (await ann.table(match, 0))["hint"]["options"]
    assert options
    assert {option["percent"] for option in options} == {""}
    assert all(re.fullmatch(r"\d+ points at the end", option["standing"]) for option in options)
    play_on(app, ann.user, match)
    path = f"/matches/{match}/seats/0/review"
    await ann.post(path, status=202)
    for _ in range(12):
        worker.step()
    found = await ann.get(path)
    assert "less than a point" not in {each["lost"] for each in found["decisions"] if each["index"] in found["slips"]}
    least, most = found["scale"]
    made = (await ann.table(match, 0))["over"]["scores"][0]
    assert least + found["result"] * (most - least) == pytest.approx(made), "the line ends at what was made"
    heights = [each[part] for each in found["decisions"] for part in ("chance", "chance_taken")]
    assert (min([*heights, found["result"]]), max([*heights, found["result"]])) == (0.0, 1.0)
    assert most > least + 1
    assert {(each["percent"], each["fallen"]) for each in found["decisions"]} == {("", "")}


async def test_a_record_from_a_file_can_be_reviewed_by_whoever_opened_it(
    ann: Browser, bob: Browser, worker: Worker
) -> None:
    made = await ann.post("/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"}, 201)
    path = f"/matches/{made['match']}/seats/1/review"
    await bob.join(made["watch"])
    await bob.refused(path, {}, 403, "not_your_seat")
    await ann.post(path, status=202)
    assert worker.step()
    assert (await ann.get(path))["done"] == 1


# ---------------------------------------------------------------------- workers and databases


def test_a_dead_workers_thoughts_are_taken_over(database: str) -> None:
    app = application(database, **QUICK)
    first, second = [Worker(settings(database, **QUICK)) for _ in range(2)]
    try:
        asked = [SeatAsked("me"), SeatAsked("bot", bot="tiro")]
        match = app.hub.create("ann", "aquileia", asked, {"first_player": "1"}, seed=4)["match"]
        index = app.hub.table("ann", match, 0, "en", "wide")["index"]
        assert not app.hub.ask_hint("ann", match, 0, index)
        thought = first.thinker.claim(HINT)
        assert thought is not None
        assert second.thinker.claim(HINT) is None  # one thinks
        with app.store.writing() as connection:
            connection.execute(update(thoughts).values(until=1.0))  # it has not been heard of
        assert second.thinker.claim(HINT) == thought
        first.thinker.release(thought)  # too late: it is not its own any more
        assert first.thinker.claim(HINT) is None
        second.thinker.think(thought)
        second.thinker.release(thought)
        assert first.thinker.claim(HINT) is None
        assert app.hub.ask_hint("ann", match, 0, index)
        shown = app.hub.table("ann", match, 0, "en", "wide")
        assert shown["hint"]["is_ready"]
        assert shown["hint"]["options"]

        uploaded = app.hub.upload("ann", RECORD.read_text(encoding="utf-8"), "watch", None)["match"]
        app.hub.ask_review("ann", uploaded, 0)
        for worker in (first, second, first):  # looks are taken by whoever is there
            assert worker._think_one(REVIEW)
        assert first.thinker.claim(REVIEW) is not None
        release_leases_of(database, os.getpid())  # its process has ended
        assert second._think_one(REVIEW)
        with app.store.reading() as connection:
            assert len(connection.execute(select(judgements)).all()) == 4
    finally:
        for each in (first.store, second.store, app.store):
            each.close()


FAULTS = [
    ZeroDivisionError("no tries"),
    OutOfTurn(0, 1),
    IntegrityError("", {}, ValueError("twice")),
]


def awaiting_a_hint(app: Application) -> tuple[str, Any]:
    """A match where a hint was asked for, and the table before."""
    asked = [SeatAsked("me"), SeatAsked("bot", bot="tiro")]
    match = app.hub.create("ann", "aquileia", asked, {"first_player": "1"}, seed=4)["match"]
    before = app.hub.table("ann", match, 0, "en", "wide")
    assert not app.hub.ask_hint("ann", match, 0, before["index"])
    return match, before


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_thought_that_fails_is_noted_and_told_and_not_tried_again(
    fault: Exception,
    app: Application,
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(*asked: Any) -> Any:
        raise fault

    match, before = awaiting_a_hint(app)
    app.hub.table("ann", match, 0, "en", "wide")  # it is thinking: that is what the server remembers
    monkeypatch.setattr(counsel, "advised", broken)
    assert worker._think_one(HINT)
    noted = capsys.readouterr().err
    assert f"no hint for {match}, seat 0" in noted
    assert type(fault).__name__ in noted
    assert not worker._think_one(HINT)
    told = {lang: app.hub.table("ann", match, 0, lang, "wide") for lang in ("en", "fr")}
    assert told["en"]["rev"] > before["rev"] + 1
    assert app.hub.ask_hint("ann", match, 0, before["index"])  # asked again: the answer is there
    assert told["en"]["hint"]["is_ready"]
    assert told["en"]["hint"]["options"] == []
    assert "a fault of the program" in told["en"]["hint"]["fault"]
    assert "une erreur du programme" in told["fr"]["hint"]["fault"]

    uploaded = app.hub.upload("ann", RECORD.read_text(encoding="utf-8"), "watch", None)["match"]
    app.hub.ask_review("ann", uploaded, 0)
    assert worker._think_one(REVIEW)
    monkeypatch.setattr("tabularium.bots.reviewing.Review.look", broken)
    assert worker._think_one(REVIEW)
    assert type(fault).__name__ in capsys.readouterr().err
    assert not worker._think_one(REVIEW)
    whole = app.hub.review("ann", uploaded, 0, "fr")
    assert whole["is_asked"]
    assert whole["is_ready"]
    assert whole["done"] == 1  # what was found stays
    assert "une erreur du programme" in whole["fault"]
    app.hub.ask_review("ann", uploaded, 0)  # somebody asks again: so it is tried again
    whole = app.hub.review("ann", uploaded, 0, "fr")
    assert (whole["is_ready"], whole["fault"], whole["done"]) == (False, "", 1)


def test_a_thought_waits_for_a_database_that_is_away(
    app: Application, worker: Worker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def away(*asked: Any) -> Any:
        raise OperationalError("", {}, ConnectionError("away"))

    match, _ = awaiting_a_hint(app)
    with monkeypatch.context() as patched:
        patched.setattr(counsel, "advised", away)
        with pytest.raises(OperationalError):
            worker._think_one(HINT)
    assert not app.hub.table("ann", match, 0, "en", "wide")["hint"]["is_ready"]
    assert worker._think_one(HINT)
    assert app.hub.table("ann", match, 0, "en", "wide")["hint"]["options"]
    assert capsys.readouterr().err == ""


def test_a_thought_about_a_match_that_is_gone_is_dropped(
    app: Application, worker: Worker, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _ = awaiting_a_hint(app)
    with closing(sqlite3.connect(str(app.store.engine.url.database))) as by_hand:  # minds no foreign keys
        by_hand.execute("DELETE FROM matches WHERE id = ?", [match])
        by_hand.commit()
    assert worker._think_one(HINT)
    assert not worker._think_one(HINT)
    with app.store.reading() as connection:
        assert connection.execute(select(thoughts)).all() == []
    assert capsys.readouterr().err == ""


def test_what_was_chosen_is_found_out_once(app: Application, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who polls a review nor who looks has the match replayed each time."""
    given: list[Any] = []

    def spied(match: Match, seat: int, judged: Any = (), asked: Any = None) -> Review:
        given.append(asked)
        return Review(match, seat, judged, asked)

    monkeypatch.setattr(counsel, "Review", spied)
    uploaded = app.hub.upload("ann", RECORD.read_text(encoding="utf-8"), "watch", None)["match"]
    app.hub.ask_review("ann", uploaded, 0)
    for deed in (lambda: worker._think_one(REVIEW), lambda: app.hub.review("ann", uploaded, 0, "en")):
        given.clear()
        for _ in range(3):
            assert deed()
        with app.hub._seen(uploaded) as (_, match, _):
            assert given[0] == match.chosen_by(0)
        assert given[0] is given[1] is given[2]


def test_matches_from_before_are_as_if_opened_today(database: str) -> None:
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))

    def migrate(deed: Any, to: str) -> None:
        with store.writing() as connection:
            config.attributes["connection"] = connection
            deed(config, to)

    migrate(command.upgrade, "0002")
    old = {"game": "aquileia", "rules": 1, "creator": "ann", "created": 1.0, "updated": 1.0, "turn_at": 1.0, "rev": 1}
    with store.writing() as connection:
        for id, kinds in (("alone", ["me", "bot"]), ("together", ["me", "here"])):
            row = {**old, "id": id, "seats": 2, "index": 0}
            quoted, placed = [", ".join(name.format(column) for column in row) for name in ('"{}"', ":{}")]
            connection.execute(text(f"INSERT INTO matches ({quoted}) VALUES ({placed})"), row)
            for seat, kind in enumerate(kinds):
                connection.execute(
                    text(
                        'INSERT INTO seats ("match", seat, kind, timed_out, heard, is_connected, present_until) '
                        "VALUES (:match, :seat, :kind, :no, 0, :no, 0)"
                    ),
                    {"match": id, "seat": seat, "kind": kind, "no": False},
                )
    store.migrate()
    with store.reading() as connection:
        found = {row.id: row.hints for row in connection.execute(select(matches.c.id, matches.c.hints))}
        asked = set(connection.scalars(select(seats.c.hints)))
    assert found == {"alone": True, "together": False}
    assert asked == {0}
    migrate(command.downgrade, "0002")
    with store.reading() as connection:
        assert "thoughts" not in inspect(connection).get_table_names()
    store.migrate()
    store.close()

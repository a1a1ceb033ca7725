"""The API: what it gives, and what it refuses. Every answer is checked against the API's own document."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from random import Random
from xml.etree import ElementTree

import httpx
import jsonschema_rs
import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.core.words import LANGUAGES
from tabularium.server.app import Application
from tabularium.server.errors import ALL_TYPES, Refusal
from tabularium.server.openapi import document
from tabularium.server.safety import CONTENT_POLICY
from tabularium.server.wire import SeatAsked
from tabularium.server.words import REFUSALS
from tests.server.support import Browser, application, browser, play_out


@pytest.fixture
def app(sqlite: str) -> Application:
    return application(sqlite)


@pytest.fixture
async def ann(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


@pytest.fixture
async def bob(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


def token(link: str) -> str:
    return link.partition("#")[2]


async def test_games_in_both_languages(ann: Browser) -> None:
    for lang in LANGUAGES:
        (card,) = [card for card in await ann.get("/games", lang=lang) if card["id"] == "aquileia"]
        assert card["seats"] == [2, 3, 4, 5]
        assert {bot["id"] for bot in card["bots"]} >= {"tiro", "centurio"}
        assert card["options"][0]["values"][0]["label"] == {"en": "By lot", "fr": "Tiré au sort"}[lang]


async def test_language_from_the_browser(ann: Browser) -> None:
    answer = await ann.ask("GET", "/matches/none/seats/0", headers={"accept-language": "fr-CA,en;q=0.5"})
    assert answer.json()["error"]["sentence"] == "Cette table n'existe pas."


async def test_open_join_and_play(ann: Browser, bob: Browser) -> None:
    opened = await ann.open("me", "friend")
    assert set(opened["links"]) == {"1"}
    assert await bob.join(opened["links"]["1"], "Bob") == {"match": opened["match"], "seat": 1}
    table = await ann.table(opened["match"], 0)
    assert [player["name"] for player in table["players"]] == ["Blue", "Bob"]
    assert table["is_host"]
    assert not (await bob.table(opened["match"], 1))["is_host"]
    assert await play_out({0: ann, 1: bob}, opened["match"], moves=20) == 20
    mine = await bob.get("/matches/mine")
    assert mine[0]["match"] == opened["match"]
    assert mine[0]["mine"] == [1]


async def test_choices_only_for_whom_it_concerns(ann: Browser, bob: Browser) -> None:
    opened = await ann.open("me", "friend", options={"first_player": "1"})
    await bob.join(opened["links"]["1"])
    mine, theirs = await ann.table(opened["match"], 0), await bob.table(opened["match"], 1)
    assert mine["my_turn"]
    assert mine["choices"]
    assert not theirs["my_turn"]
    assert theirs["choices"] == theirs["refused"] == []
    assert theirs["prompt"] != mine["prompt"]
    assert mine["seed"] is None
    assert len(mine["commitment"]) == 64


async def test_playing_twice_with_one_client_id_plays_once(ann: Browser) -> None:
    match = (await ann.open("me", "me"))["match"]
    table = await ann.table(match)
    seat = table["to_decide"]
    choices = (await ann.table(match, seat))["choices"]
    first = await ann.play(match, seat, choices[0]["action"], table["index"], "once")
    again = await ann.play(match, seat, choices[0]["action"], table["index"], "once")
    assert first == again == (await ann.table(match))["index"]
    body = {"action": choices[1]["action"], "index": table["index"], "client_id": "once"}
    await ann.refused(f"/matches/{match}/seats/{seat}/actions", body, 409, "client_id_used")


async def test_refusals(ann: Browser, bob: Browser) -> None:
    opened = await ann.open("me", "friend", "bot:tiro", options={"first_player": "1"})
    match = opened["match"]
    table = await ann.table(match, 0)
    place = f"/matches/{match}/seats/0/actions"
    play = {"action": table["choices"][0]["action"], "index": table["index"], "client_id": "a"}
    stale = await ann.refused(place, {**play, "index": table["index"] + 1}, 409, "stale")
    assert stale["index"] == table["index"]
    await ann.refused(place, {**play, "action": "fly:moon"}, 422, "unreadable")
    if table["refused"]:
        refused = await ann.refused(place, {**play, "action": table["refused"][0]["action"]}, 422, "illegal")
        assert refused["clause"] == table["refused"][0]["clause"]
    await ann.refused(place, {**play, "action": "bid:1"}, 422, "unreadable")
    await bob.refused(place, play, 403, "not_your_seat")
    await ann.refused(f"/matches/{match}/seats/1/actions", play, 403, "not_your_seat")
    await ann.refused(f"/matches/{match}/seats/2/actions", play, 403, "not_your_seat")
    await ann.refused(f"/matches/{match}/seats/9/actions", play, 404, "unknown_seat")
    await ann.refused(f"/matches/{match}/seats/watch/actions", play, 403, "not_your_seat")
    await ann.refused("/matches/none/seats/0/actions", play, 404, "unknown_match")
    await bob.refused("/join", {"token": "nonsense"}, 404, "bad_link")
    assert (await bob.get(f"/matches/{match}/seats/watch", 403))["error"]["type"] == "private"
    await bob.join(opened["links"]["1"])
    play["client_id"] = "b"
    await bob.refused(f"/matches/{match}/seats/1/actions", play, 403, "not_your_turn")
    assert (await bob.get(f"/matches/{match}/seats/0", 403))["error"]["type"] == "not_your_seat"


@pytest.mark.parametrize(
    ("body", "status", "kind"),
    [
        ({"game": "chess", "seats": []}, 404, "unknown_game"),
        ({"game": "aquileia", "seats": []}, 422, "bad_seats"),
        ({"game": "aquileia", "seats": [{"kind": "me"}] * 12}, 422, "bad_seats"),
        ({"game": "aquileia", "seats": [{"kind": "me"}] * 13}, 422, "bad_request"),
        ({"game": "aquileia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "unknown_bot"),
        ({"game": "aquileia", "seats": [{"kind": "me"}] * 2, "options": {"first_player": 7}}, 422, "bad_option"),
        ({"game": "aquileia", "seats": [{"kind": "god"}] * 2}, 422, "bad_request"),
        ({"game": "aquileia", "seats": [{"kind": "me", "name": "x" * 41}] * 2}, 422, "bad_request"),
        ({"game": "aquileia", "seats": [{"kind": "me"}] * 2, "clock": {"bank_s": -1}}, 422, "bad_request"),
        ([], 422, "bad_request"),
    ],
)
async def test_bad_tables_are_not_opened(ann: Browser, body: object, status: int, kind: str) -> None:
    await ann.refused("/matches", body, status, kind)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            {"game": "aquileia", "seats": [], "clock": {"bank_s": 5}},
            {
                "en": "the time for the whole match, in seconds (at least 10).",
                "fr": "le temps pour toute la partie, en secondes (au moins 10).",
            },
        ),
        ({"seats": []}, {"en": "the game (missing).", "fr": "le jeu (absent)."}),
        ({"game": "x" * 41, "seats": []}, {"en": "the game (at most 40 characters).", "fr": "au plus 40 caractères)."}),
        ({"game": "aquileia", "seats": [{}] * 13}, {"en": "(missing).", "fr": "qui occupe la place (absent)."}),
        (
            {"game": "aquileia", "seats": [{"kind": "god"}]},
            {"en": "who sits there (no such choice).", "fr": "inconnu)."},
        ),
        ({"game": "aquileia", "seats": [], "{x}": 1}, {"en": "{x} (not known here).", "fr": "{x} (inconnu ici)."}),
        ([], {"en": "the request (not of the right form).", "fr": "la requête (forme incorrecte)."}),
    ],
)
async def test_what_is_wrong_with_a_request_is_said_in_words(ann: Browser, body: object, said: dict[str, str]) -> None:
    for lang, sentence in said.items():
        answer = await ann.ask("POST", "/matches", body, headers={"accept-language": lang})
        error = answer.json()["error"]
        assert error["sentence"].endswith(sentence), error
        assert "`" not in error["sentence"]
        assert error["detail"]


async def test_every_refusal_has_its_sentence() -> None:
    for kind, (status, words) in REFUSALS.items():
        assert 400 <= status < 600
        assert set(words) == set(LANGUAGES)
        assert Refusal(kind, what="x").sentence("fr")
    assert set(REFUSALS) < set(ALL_TYPES)


async def test_a_link_lets_one_browser_in(app: Application, ann: Browser, bob: Browser) -> None:
    opened = await ann.open("me", "friend")
    link = opened["links"]["1"]
    await bob.join(link)
    await bob.join(link)  # the same browser may come again
    async with browser(app) as eve:
        await eve.refused("/join", {"token": token(link)}, 409, "link_used")
        fresh = (await ann.post(f"/matches/{opened['match']}/links/1", status=201))["link"]
        await eve.refused("/join", {"token": token(link)}, 404, "bad_link")
        await eve.join(fresh, "Eve")  # asked by the host: it replaces Bob
        assert (await eve.table(opened["match"], 1))["players"][1]["name"] == "Eve"
    assert (await bob.get(f"/matches/{opened['match']}/seats/1", 403))["error"]["type"] == "private"
    await bob.refused(f"/matches/{opened['match']}/links/0", {}, 403, "not_your_seat")


async def test_a_second_device_of_the_same_person(app: Application, ann: Browser) -> None:
    match = (await ann.open("me", "bot"))["match"]
    link = (await ann.post(f"/matches/{match}/links/0", status=201))["link"]
    async with browser(app) as phone:
        await phone.join(link)
        await phone.table(match, 0)
    await ann.table(match, 0)
    await ann.refused(f"/matches/{match}/links/1", {}, 422, "no_link")


async def test_watching(app: Application, ann: Browser) -> None:
    opened = await ann.open("me", "me")
    assert opened["watch"].startswith("/join#w.")
    async with browser(app) as guest, browser(app) as other:
        for watcher, link in ((guest, opened["watch"]), (other, opened["watch"].replace("#w.", "#"))):
            assert await watcher.join(link) == {"match": opened["match"], "seat": None}
            assert (await watcher.table(opened["match"]))["seat"] is None
        assert (await guest.get(f"/matches/{opened['match']}/seats/0", 403))["error"]["type"] == "not_your_seat"
        await guest.refused(f"/matches/{opened['match']}/chat", {"seat": 0, "text": "psst"}, 403, "not_your_seat")


async def test_tokens_are_kept_as_hashes_only(app: Application, ann: Browser) -> None:
    opened = await ann.open("me", "friend")
    with app.store.reading() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        dump = "\n".join(raw.iterdump())
    assert token(opened["links"]["1"]) not in dump
    assert token(opened["watch"]).removeprefix("w.") not in dump


# ---------------------------------------------------------------------- taking back


async def test_undo_against_bots_goes_back_to_ones_own_move(app: Application, ann: Browser) -> None:
    from tabularium.server.worker import Worker

    match = (await ann.open("me", "bot:tiro", options={"first_player": "1"}))["match"]
    before = await ann.table(match, 0)
    await ann.play(match, 0, before["choices"][0]["action"], before["index"])
    worker = Worker(app.hub.settings)
    while worker.step():
        pass
    worker.store.close()
    then = await ann.table(match, 0)
    assert then["can_undo"]
    await ann.refused(f"/matches/{match}/seats/0/undo", {"index": before["index"]}, 409, "stale")
    index = (await ann.post(f"/matches/{match}/seats/0/undo", {"index": then["index"]}))["index"]
    after = await ann.table(match, 0)
    assert after["index"] == index > then["index"]
    assert after["choices"] == before["choices"]
    assert after["log"][-1].endswith("takes back a move.")


async def test_undo_with_consent(app: Application, ann: Browser, bob: Browser) -> None:
    from tabularium.server.worker import Worker

    opened = await ann.open("me", "friend", "bot:tiro", options={"first_player": "1"})
    match = opened["match"]
    await bob.join(opened["links"]["1"], "Bob")
    start = await ann.table(match, 0)
    await ann.refused(f"/matches/{match}/seats/0/undo", {"index": start["index"]}, 409, "nothing_to_undo")
    await ann.play(match, 0, start["choices"][0]["action"], start["index"])
    assert await bob.move(match, 1, Random(1))
    table = await ann.table(match, 0)
    assert (table["can_undo"], table["can_ask_undo"]) == (False, True)
    ask = {"index": table["index"]}
    assert await ann.post(f"/matches/{match}/seats/0/undo", ask, 202) == {"asked": True}
    seen = await bob.table(match, 1)
    assert seen["undo_asked"] == {
        "by": 0,
        "index": table["index"],
        "agreed": [],
        "moves": seen["log"][len(start["log"]) :],
    }
    assert seen["undo_asked"]["moves"]
    no = {"agree": False, "index": table["index"]}
    assert (await ann.post(f"/matches/{match}/seats/0/consent", no))["index"] is None  # she withdraws
    assert (await bob.table(match, 1))["undo_asked"] is None
    await ann.post(f"/matches/{match}/seats/0/undo", ask, 202)
    assert (await bob.post(f"/matches/{match}/seats/1/consent", no))["index"] is None
    told = await ann.table(match, 0)
    assert told["undo_asked"] is None
    assert told["undo_refused"] == {"by": 1, "index": table["index"]}
    assert not told["can_ask_undo"]
    assert (await bob.table(match, 1))["undo_refused"] is None
    await bob.refused(f"/matches/{match}/seats/1/consent", {**no, "agree": True}, 409, "not_asked")
    await ann.refused(f"/matches/{match}/seats/0/undo", ask, 409, "undo_refused")
    worker = Worker(app.hub.settings)
    while worker.step():
        pass
    worker.store.close()
    table = await ann.table(match, 0)
    assert table["undo_refused"] is None
    ask, no = {"index": table["index"]}, {"agree": False, "index": table["index"]}
    await ann.post(f"/matches/{match}/seats/0/undo", ask, 202)
    await ann.refused(f"/matches/{match}/seats/0/consent", {**no, "agree": True}, 409, "not_asked")
    gone = (await bob.table(match, 1))["undo_asked"]["moves"]
    seen = await bob.table(match, 1)
    done = await bob.post(f"/matches/{match}/seats/1/consent", {"agree": True, "index": table["index"]})
    after = await ann.table(match, 0)
    assert after["index"] == done["index"] > table["index"] + 2
    assert after["choices"] == start["choices"]
    assert (await bob.table(match, 1))["log"][:-1] == seen["log"][: -len(gone)]
    assert after["undo_asked"] is None


# ---------------------------------------------------------------------- records and replays


async def test_record_is_redacted_until_the_end(app: Application, ann: Browser, bob: Browser) -> None:
    opened = app.hub.create(ann.user, "aquileia", [SeatAsked("me"), SeatAsked("friend")], {}, seed=1)
    match = opened["match"]
    await bob.join(opened["links"]["1"])
    await play_out({0: ann, 1: bob}, match, moves=60)
    record = await ann.get(f"/matches/{match}/record", seat="0")
    assert None in record["actions"]
    assert "seed" not in record
    for mode in ("continue", "watch"):
        body = {"record": json.dumps(record), "mode": mode}
        assert "not over" in (await bob.refused("/records", body, 422, "record_not_over"))["sentence"]
    assert (await ann.get(f"/matches/{match}/record", 403, seat="1"))["error"]["type"] == "not_your_seat"
    await play_out({0: ann, 1: bob}, match)
    text = (await ann.ask("GET", f"/matches/{match}/record")).text
    finished = tab.loads(text)
    assert finished.is_over
    assert finished.is_fairly_dealt
    table = await ann.table(match, 0)
    assert table["over"]["scores"] == finished.scores
    assert table["seed"] == str(finished.seed)
    assert [sum(c["points"][seat] for c in table["over"]["breakdown"]) for seat in (0, 1)] == finished.scores
    play = {"action": "pass", "index": table["index"], "client_id": "z"}
    await ann.refused(f"/matches/{match}/seats/0/actions", play, 410, "over")
    await ann.refused(f"/matches/{match}/seats/0/undo", {"index": table["index"]}, 409, "cannot_undo")

    again = await ann.post(f"/matches/{match}/rematch", status=201)
    assert (await bob.post(f"/matches/{match}/rematch", status=201))["match"] == again["match"]
    assert (await bob.table(match, 1))["rematch"] == again["match"]
    assert (await bob.table(again["match"], 1))["index"] < 10

    watched = await bob.post("/records", {"record": text, "mode": "watch"}, 201)
    assert (await bob.table(watched["match"]))["is_over"]
    assert watched["links"] == {}
    for at in (0, 5, table["index"]):
        for seat in ("watch", "0", "1"):
            shown = await bob.get(f"/matches/{match}/replay", at=at, seat=seat, lang="fr", layout="tall")
            assert shown["length"] == table["index"]
            assert shown["index"] in shown["moments"]
            assert shown["event_at"] == len(shown["log"])
    assert (await bob.get(f"/matches/{match}/replay", 404, at=9999))["error"]["type"] == "no_moment"


async def test_continue_a_record(ann: Browser) -> None:
    match, rng = tab.new("aquileia", 3, 5), Random(5)
    for _ in range(50):
        assert match.decision is not None
        match.play(rng.choice(match.decision.options))
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "me"}]
    body = {"record": match.record.dumps(), "mode": "continue", "seats": seats}
    opened = await ann.post("/records", body, 201)
    table = await ann.table(opened["match"], 0)
    assert table["index"] == match.index
    assert table["commitment"] != match.commitment  # whoever has the file knows its seed
    assert await play_out(dict.fromkeys(range(3), ann), opened["match"], moves=30)
    await ann.refused("/records", {**body, "seats": seats[:2]}, 422, "bad_request")
    await ann.refused("/records", {**body, "record": "{"}, 422, "unreadable_record")
    sealed = match.resample(0, 1).record.dumps()
    await ann.refused("/records", {**body, "record": sealed}, 422, "record_begins_later")
    long = json.loads(match.record.dumps())
    long["actions"] += ["undo"] * 300
    await ann.refused("/records", {**body, "record": json.dumps(long)}, 422, "record_too_long")


async def test_replay_before_the_end_only_as_a_spectator(ann: Browser) -> None:
    match = (await ann.open("me", "me"))["match"]
    await play_out({0: ann, 1: ann}, match, moves=10)
    assert (await ann.get(f"/matches/{match}/replay", at=4))["seat"] is None
    assert (await ann.get(f"/matches/{match}/replay", 409, at=4, seat="0"))["error"]["type"] == "not_over"


# ---------------------------------------------------------------------- chat, log, words


async def test_chat_log_and_words(ann: Browser) -> None:
    match = (await ann.open("me", "here"))["match"]
    await ann.post(f"/matches/{match}/chat", {"seat": 1, "text": " salve\u0000 \n <b>omnes</b> \u202e"})
    table = await ann.table(match, 0)
    assert [(line["by"], line["text"]) for line in table["chat"]] == [(1, "salve <b>omnes</b>")]
    await ann.refused(f"/matches/{match}/chat", {"seat": 0, "text": "\u0007"}, 422, "bad_request")
    log = await ann.get(f"/matches/{match}/seats/0/log", since=1)
    assert log["log"] == table["log"][1:]
    panels = await ann.get(f"/matches/{match}/seats/0/words", lang="fr")
    assert [panel["seat"] for panel in panels if panel["seat"] is not None][:2] == [0, 1]
    assert (await ann.get("/rules/aquileia", lang="fr"))["html"].count('id="AQ-M3"') == 1
    assert isinstance(await ann.get("/explain/aquileia"), dict)


# ---------------------------------------------------------------------- clocks


async def test_clocks_and_coming_back(app: Application, ann: Browser) -> None:
    from sqlalchemy import update

    from tabularium.server.schema import matches
    from tabularium.server.worker import Worker

    clock = {"bank_s": 100, "increment_s": 5}
    match = (await ann.open("me", "here", options={"first_player": "1"}, clock=clock))["match"]
    table = await ann.table(match, 0)
    assert 99_000 < table["players"][0]["clock_ms"] <= 100_000
    worker = Worker(app.hub.settings)
    worker.mind()
    with app.store.writing() as connection:
        connection.execute(update(matches).values(turn_at=matches.c.turn_at - 40))
    app.hub._entries.clear()
    await ann.play(match, 0, table["choices"][0]["action"], table["index"])
    later = await ann.table(match, 1)
    assert 60_000 < later["players"][0]["clock_ms"] < 66_000
    assert later["to_decide"] == 1
    with app.store.writing() as connection:
        connection.execute(update(matches).values(turn_at=matches.c.turn_at - 101))
    app.hub._entries.clear()
    worker.mind()
    table = await ann.table(match, 1)
    assert table["players"][1]["timed_out"]
    assert not table["my_turn"]
    assert table["prompt"] == "Your time is up: a bot plays for you. You can come back."
    assert (table["choices"], table["can_undo"], table["can_ask_undo"]) == ([], False, False)
    assert [(note["seat"], note["kind"]) for note in table["notes"]] == [(1, "timed_out")]
    assert table["chat"] == []
    await ann.refused(f"/matches/{match}/seats/1/undo", {"index": table["index"]}, 409, "timed_out")
    play = {"action": "pass", "index": table["index"], "client_id": "late"}
    await ann.refused(f"/matches/{match}/seats/1/actions", play, 409, "timed_out")
    assert worker.step()  # the bot plays for her
    worker.store.close()
    assert (await ann.table(match, 0))["index"] > table["index"]
    await ann.post(f"/matches/{match}/seats/1/return")
    back = (await ann.table(match, 1))["players"][1]
    assert (back["timed_out"], back["clock_ms"]) == (False, 60_000)
    seen = await ann.table(match, 0, lang="fr")
    assert [note["kind"] for note in seen["notes"]] == ["timed_out", "returned"]
    assert seen["notes"][1]["text"].endswith("est de retour et reprend sa place.")
    await ann.refused(f"/matches/{match}/seats/1/return", {}, 409, "not_timed_out")


# ---------------------------------------------------------------------- safety


async def test_headers(app: Application) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table.test") as client:
        for path in ("/", "/new", "/join", "/rules/aquileia", "/api/v1/docs", "/nothing", "/api/v1/nothing"):
            answer = await client.get(path)
            assert answer.headers["content-security-policy"] == CONTENT_POLICY
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "style=" not in answer.text
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="https://table.test") as client:
        cookie = (await client.get("/")).headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"))


async def test_a_forged_cookie_is_nobody(app: Application, ann: Browser) -> None:
    match = (await ann.open("me", "me"))["match"]
    user, _, _ = ann.client.cookies["tabularium"].partition(".")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table.test") as client:
        for forged in (user, f"{user}.", f"{user}.AAAA", "x" * 5000, '"', "\\"):
            answer = await client.get(f"/api/v1/matches/{match}/seats/0", headers={"cookie": f"tabularium={forged}"})
            assert answer.status_code == 403


@pytest.mark.parametrize(
    ("headers", "is_taken"),
    [
        ({}, True),
        ({"origin": "http://table.test"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"origin": "https://proxied.example"}, True),
        ({"origin": "http://evil.test"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://table.test.evil.test"}, False),
        ({"origin": "http://[evil"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
async def test_other_sites_cannot_act(sqlite: str, headers: dict[str, str], is_taken: bool) -> None:
    async with browser(application(sqlite, origins=("https://proxied.example",))) as ann:
        body = {"game": "aquileia", "seats": [{"kind": "me"}] * 2}
        answer = await ann.ask("POST", "/matches", body, headers=headers)
        assert answer.status_code == (201 if is_taken else 403)
        if not is_taken:
            assert answer.json()["error"]["type"] == "other_origin"


async def test_size_limits(ann: Browser) -> None:
    answer = await ann.client.post("/api/v1/matches", content=b"x" * 20_000)
    assert answer.status_code == 413

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b"x" * 1000

    answer = await ann.client.post("/api/v1/matches", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413
    for content, kind in ((b"{", "application/json"), (b"{}", "text/plain"), (b"\xff", "application/json")):
        answer = await ann.client.post("/api/v1/matches", content=content, headers={"content-type": kind})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["type"] == "not_json"
        assert "Content-Type" in answer.json()["error"]["sentence"]


async def test_large_answers_are_packed_for_browsers_elsewhere(app: Application) -> None:
    for address, is_packed in (("192.0.2.7", True), ("127.0.0.1", False)):
        transport = httpx.ASGITransport(app=app, client=(address, 1234))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            answer = await client.get("/api/v1/rules/aquileia")
        assert ("content-encoding" in answer.headers) is is_packed
        assert "AQ-M3" in answer.json()["html"]


async def test_rate_limits(sqlite: str) -> None:
    async with browser(application(sqlite, rate_limits=True)) as ann:
        statuses = [(await ann.ask("POST", "/join", {"token": "x"})).status_code for _ in range(25)]
    assert statuses[:20] == [404] * 20
    assert statuses[-1] == 429


async def test_a_failure_tells_nothing_of_the_inside(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(app.hub, "mine", fail)
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
        answer = await client.get("/api/v1/matches/mine")
    assert answer.status_code == 500
    assert answer.json()["error"]["type"] == "broken"
    assert "secret" not in answer.text


HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "{{7*7}}{% raw %}",
    "]]>--></svg><svg onload=1>",
    "&lt;b&amp;",
    "\u202egnirts",
    "a\u0000b",
    "%s%n{0}{name}",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 🏛️",
]


@pytest.mark.parametrize("names", [HOSTILE[:5], HOSTILE[4:]])
async def test_hostile_names(ann: Browser, names: list[str]) -> None:
    body = {"game": "aquileia", "seats": [{"kind": "me", "name": name} for name in names]}
    match = (await ann.post("/matches", body, 201))["match"]
    for seat, name in enumerate(names):
        await ann.post(f"/matches/{match}/chat", {"seat": seat, "text": name})
    await play_out(dict.fromkeys(range(5), ann), match, moves=15)
    for place in (0, 4, "watch"):
        for layout in LAYOUTS:
            table = await ann.table(match, place, lang="fr", layout=layout)
            for svg in [*table["picture"]["set"].values(), table["picture"]["defs"]]:
                root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')
                for element in root.iter():
                    assert element.tag.rpartition("}")[2] not in ("script", "img", "foreignObject", "style")
                    assert not any(attribute.lower().startswith("on") for attribute in element.attrib)
    for path in (f"/m/{match}", f"/m/{match}/replay"):
        page = await ann.client.get(path)
        assert page.status_code == 200
        assert "<script>alert" not in page.text
        assert "onerror=alert(1)>" not in page.text


# ---------------------------------------------------------------------- the document


async def test_the_document_is_openapi(ann: Browser) -> None:
    given = (await ann.client.get("/api/v1/openapi.json")).json()
    assert given == json.loads(json.dumps(document()))
    assert given["openapi"].startswith("3.1")
    for schema in given["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    ids = [operation["operationId"] for path in given["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids))
    page = (await ann.client.get("/api/v1/docs")).text
    assert "<script" not in page
    for path in given["paths"]:
        assert path in page

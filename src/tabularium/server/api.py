"""The HTTP API: what each address takes and gives. Its document is made of the same list (``openapi.py``)."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import tabularium as tab
from tabularium.core.errors import TabulariumError
from tabularium.core.game import LAYOUTS, Game
from tabularium.core.registry import find
from tabularium.server import wire
from tabularium.server.errors import BadRequest, Refusal, as_answer, badly_asked
from tabularium.server.hub import Hub
from tabularium.server.rules import rulebook
from tabularium.server.safety import Limits, TooLarge, askers
from tabularium.server.strengths import bot_cards

BASE: Final = "/api/v1"
_WORTH_PACKING: Final = 4096


@dataclass(frozen=True, slots=True)
class Call:
    """One request, taken apart."""

    hub: Hub
    user: str
    link: str | None
    lang: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any

    @property
    def match(self) -> str:
        return self.path["match"]

    @property
    def seat(self) -> int | None:
        return as_seat(self.path["seat"])

    @property
    def taken_seat(self) -> int:
        """A seat that acts: a spectator does not."""
        seat = self.seat
        if seat is None:
            raise Refusal("not_your_seat")
        return seat

    @property
    def layout(self) -> str:
        asked = self.query.get("layout", "")
        return asked if asked in LAYOUTS else LAYOUTS[0]

    def number(self, name: str, otherwise: int | None) -> int | None:
        text = self.query.get(name, "")
        if text == "":
            return otherwise
        if not text.isascii() or not text.isdecimal() or len(text) > 7:
            raise BadRequest(name, "wrong")
        return int(text)


def as_seat(text: str) -> int | None:
    """A seat's number, or None for whoever watches."""
    if text in ("watch", ""):
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 2:
        raise BadRequest("seat", "wrong")
    return int(text)


Answer = tuple[int, Any]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One address and method of the API."""

    method: str
    path: str
    about: str
    deed: Callable[[Call], Answer]
    gives: dict[int, Any]
    takes: type[msgspec.Struct] | None = None
    query: Sequence[str] = ()
    limit: str = "look"
    refuses: Sequence[int] = field(default=())


# ---------------------------------------------------------------------- games


def game_card(card: Game, lang: str) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.names[lang],
        "about": card.about[lang],
        "credits": card.credits,
        "seats": list(card.seats),
        "options": [
            {
                "id": option.id,
                "name": option.names[lang],
                "about": option.about[lang],
                "default": option.default,
                "values": [{"value": value, "label": option.labels[value][lang]} for value in option.values],
            }
            for option in card.options
        ],
        "bots": bot_cards(lang),
        "has_feats": bool(card.feats),
    }


def game_cards(lang: str) -> list[dict[str, Any]]:
    return [game_card(card, lang) for card in tab.games()]


def _games(call: Call) -> Answer:
    return 200, game_cards(call.lang)


def _rules(call: Call) -> Answer:
    find(call.path["game"])
    return 200, rulebook(call.path["game"], call.lang)


def _explain(call: Call) -> Answer:
    explain = getattr(find(call.path["game"]), "explain", None)
    return 200, {} if explain is None else explain(call.lang)


@lru_cache(maxsize=32)
def sample_picture(game: str, lang: str, layout: str) -> str:
    """The board half-way through a fixed match, as a picture that stands alone."""
    card = find(game)
    seats = min(4, max(card.seats))
    match, rng = tab.new(game, seats, 7), Random(7)
    for _ in range(80):
        decision = match.decision
        if decision is None:
            break
        match.play(rng.choice(decision.options))
    drawing: Any = card.picture
    more = () if getattr(card, "fragments", None) is None else (layout,)
    return str(drawing(card.view(match._state, None), lang, match.names(lang), *more))


# ---------------------------------------------------------------------- matches


def _create(call: Call) -> Answer:
    asked: wire.NewMatch = call.body
    return 201, call.hub.create(call.user, asked.game, asked.seats, dict(asked.options), asked.clock, hints=asked.hints)


def _join(call: Call) -> Answer:
    asked: wire.Join = call.body
    token = call.link if asked.token is None else asked.token
    if token is None:
        raise Refusal("bad_link")
    return 200, call.hub.join(call.user, token, asked.name)


def _mine(call: Call) -> Answer:
    return 200, call.hub.mine(call.user, call.lang)


def _feats(call: Call) -> Answer:
    return 200, call.hub.feats(call.user, call.lang)


def _table(call: Call) -> Answer:
    return 200, call.hub.table(call.user, call.match, call.seat, call.lang, call.layout)


def _words(call: Call) -> Answer:
    return 200, call.hub.in_words(call.user, call.match, call.seat, call.lang)


def _play(call: Call) -> Answer:
    asked: wire.Play = call.body
    index = call.hub.play(call.user, call.match, call.taken_seat, asked.action, asked.index, asked.client_id)
    return 200, {"index": index}


def _hint(call: Call) -> Answer:
    is_ready = call.hub.ask_hint(call.user, call.match, call.taken_seat, call.body.index)
    return 200 if is_ready else 202, {"is_ready": is_ready}


def _ask_review(call: Call) -> Answer:
    call.hub.ask_review(call.user, call.match, call.taken_seat)
    return 202, {}


def _review(call: Call) -> Answer:
    return 200, call.hub.review(call.user, call.match, call.taken_seat, call.lang)


def _undo(call: Call) -> Answer:
    index = call.hub.undo(call.user, call.match, call.taken_seat, call.body.index)
    return (202, {"asked": True}) if index is None else (200, {"index": index})


def _consent(call: Call) -> Answer:
    asked: wire.Consent = call.body
    index = call.hub.consent(call.user, call.match, call.taken_seat, asked.agree, asked.index)
    return 200, {"index": index}


def _log(call: Call) -> Answer:
    since = call.number("since", 0)
    return 200, call.hub.log(call.user, call.match, call.seat, call.lang, since or 0)


def _record(call: Call) -> Answer:
    return 200, call.hub.record(call.user, call.match, as_seat(call.query.get("seat", "")))


def _upload(call: Call) -> Answer:
    asked: wire.Upload = call.body
    return 201, call.hub.upload(call.user, asked.record, asked.mode, asked.seats)


def _chat(call: Call) -> Answer:
    call.hub.say(call.user, call.match, call.body.seat, call.body.text)
    return 200, {}


def _rematch(call: Call) -> Answer:
    return 201, call.hub.rematch(call.user, call.match, call.lang)


def _return(call: Call) -> Answer:
    return 200, {"index": call.hub.take_seat_back(call.user, call.match, call.taken_seat)}


def _new_link(call: Call) -> Answer:
    return 201, {"link": call.hub.new_link(call.user, call.match, call.seat)}


def _replay(call: Call) -> Answer:
    seat = as_seat(call.query.get("seat", ""))
    return 200, call.hub.replay(call.user, call.match, call.number("at", None), seat, call.lang, call.layout)


_SEAT: Final = "/matches/{match}/seats/{seat}"
_SEEING: Final = (403, 404, 422, 429)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint(
        "GET",
        "/games",
        "The games, with their options and bots.",
        _games,
        {200: list[wire.GameCard]},
        query=("lang",),
        refuses=(429,),
    ),
    Endpoint(
        "GET",
        "/rules/{game}",
        "A rulebook; every clause has its id as an anchor.",
        _rules,
        {200: wire.Rules},
        query=("lang",),
        refuses=(404, 429),
    ),
    Endpoint(
        "GET",
        "/explain/{game}",
        "Short explanations of cards and places, by id.",
        _explain,
        {200: dict[str, str]},
        query=("lang",),
        refuses=(404, 429),
    ),
    Endpoint(
        "POST",
        "/matches",
        "Open a table. The links are told here and never again.",
        _create,
        {201: wire.Created},
        wire.NewMatch,
        limit="create",
        refuses=(400, 403, 404, 413, 422, 429),
    ),
    Endpoint(
        "GET",
        "/matches/mine",
        "The tables where this browser sits or watches, the latest first.",
        _mine,
        {200: list[wire.MySeatMatch]},
        query=("lang",),
        refuses=(429,),
    ),
    Endpoint(
        "GET",
        "/feats",
        "The games' achievements, with those that this browser has earned.",
        _feats,
        {200: list[wire.FeatsOfGame]},
        query=("lang",),
        refuses=(429,),
    ),
    Endpoint(
        "POST",
        "/join",
        "Sit down by a link, or watch by one: what follows the # of /join#TOKEN, or of /join#w.TOKEN to watch. "
        "A program shows it as `Authorization: Bearer TOKEN`, here and everywhere.",
        _join,
        {200: wire.Joined},
        wire.Join,
        limit="join",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "GET",
        _SEAT,
        "The table as this seat sees it; `watch` in place of a number for spectators.",
        _table,
        {200: wire.Table},
        query=("lang", "layout"),
        refuses=_SEEING,
    ),
    Endpoint(
        "GET",
        _SEAT + "/words",
        "The table in words, part by part.",
        _words,
        {200: list[wire.PanelInWords]},
        query=("lang",),
        refuses=_SEEING,
    ),
    Endpoint(
        "GET",
        _SEAT + "/log",
        "What the seat has seen happen, from line `since` on.",
        _log,
        {200: wire.Log},
        query=("lang", "since"),
        refuses=_SEEING,
    ),
    Endpoint(
        "POST",
        _SEAT + "/actions",
        "Play. The same client_id is played once, however often it is sent.",
        _play,
        {200: wire.Played},
        wire.Play,
        limit="play",
        refuses=(400, 403, 404, 409, 410, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        _SEAT + "/hint",
        "Ask what Imperator would do at this decision: the answer is in the table's `hint`, now (200) or soon (202).",
        _hint,
        {200: wire.HintAnswer, 202: wire.HintAnswer},
        wire.AskHint,
        limit="hint",
        refuses=(400, 403, 404, 409, 410, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        _SEAT + "/review",
        "Have the seat's decisions in a match that is over reviewed; asked again, it goes on only if it had failed.",
        _ask_review,
        {202: wire.Anything},
        wire.Nothing,
        limit="review",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "GET",
        _SEAT + "/review",
        "The review as far as it has come.",
        _review,
        {200: wire.Review},
        query=("lang",),
        refuses=(403, 404, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        _SEAT + "/undo",
        "Take back the seat's last move: done (200), or the others are asked (202).",
        _undo,
        {200: wire.Played, 202: wire.UndoAnswer},
        wire.Undo,
        limit="play",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        _SEAT + "/consent",
        "Agree that somebody takes back, or refuse. `index` is null unless it is done now.",
        _consent,
        {200: wire.UndoAnswer},
        wire.Consent,
        limit="play",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        _SEAT + "/return",
        "Take the seat back from the bot after a time-out.",
        _return,
        {200: wire.Played},
        wire.Nothing,
        limit="play",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/record",
        "The record: what the seat has not seen is null until the match is over.",
        _record,
        {200: wire.Anything},
        query=("seat",),
        limit="record",
        refuses=_SEEING,
    ),
    Endpoint(
        "POST",
        "/records",
        "Continue or watch a match from its record.",
        _upload,
        {201: wire.Created},
        wire.Upload,
        limit="record",
        refuses=(400, 403, 404, 413, 422, 429),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/replay",
        "The table as it was when its record had length `at`; as a seat saw it once the match is over.",
        _replay,
        {200: wire.Replay},
        query=("at", "seat", "lang", "layout"),
        refuses=(403, 404, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        "/matches/{match}/chat",
        "Say something to the table.",
        _chat,
        {200: wire.Anything},
        wire.Say,
        limit="chat",
        refuses=(400, 403, 404, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        "/matches/{match}/rematch",
        "The same people at a new table.",
        _rematch,
        {201: wire.Created},
        wire.Nothing,
        limit="create",
        refuses=(400, 403, 404, 409, 413, 422, 429),
    ),
    Endpoint(
        "POST",
        "/matches/{match}/links/{seat}",
        "A new link for a seat (or `watch`); older ones lead nowhere from then on.",
        _new_link,
        {201: wire.Link},
        wire.Nothing,
        limit="create",
        refuses=(400, 403, 404, 413, 422, 429),
    ),
)


# ---------------------------------------------------------------------- requests and answers


def encoded(status: int, body: Any, is_packed: bool = False) -> Response:
    content = body.encode() if isinstance(body, str) else msgspec.json.encode(body)
    headers = {"vary": "accept-encoding"}
    if is_packed and len(content) > _WORTH_PACKING:
        content = gzip.compress(content, compresslevel=4)
        headers["content-encoding"] = "gzip"
    return Response(content, status, headers, media_type="application/json")


def packs(request: Request) -> bool:
    """Is it worth packing large answers? Not for a browser on this machine."""
    is_here = request.client is None or request.client.host in ("127.0.0.1", "::1")
    return not is_here and "gzip" in request.headers.get("accept-encoding", "")


def refused(error: TabulariumError, lang: str) -> Response:
    status, body = as_answer(error, lang)
    response = encoded(status, body)
    if status == 429:
        response.headers["retry-after"] = "5"
    return response


class Api:
    """Turns requests into calls, and whatever comes back into answers."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self._decoders = {e.takes: msgspec.json.Decoder(e.takes) for e in ENDPOINTS if e.takes is not None}

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        lang = request.state.lang
        try:
            self.limits.take(endpoint.limit, *askers(request))
            body = await self._body(endpoint, request)
            who, where = (
                (request.state.user, request.state.link),
                (dict(request.path_params), dict(request.query_params)),
            )
            call = Call(self.hub, *who, lang, *where, body)
            is_packed = packs(request)
            return await run_in_threadpool(lambda: encoded(*endpoint.deed(call), is_packed))
        except TabulariumError as error:
            return refused(error, lang)
        except TooLarge:
            return refused(Refusal("too_large"), lang)
        except (OperationalError, PoolTimeout):
            return refused(Refusal("busy"), lang)
        except ClientDisconnect:
            return Response(status_code=400)

    async def _body(self, endpoint: Endpoint, request: Request) -> Any:
        if endpoint.takes is None:
            return None
        content = await request.body()
        if not content and endpoint.takes is wire.Nothing:
            return wire.Nothing()
        if content and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("not_json")
        try:
            return self._decoders[endpoint.takes].decode(content)
        except msgspec.ValidationError as error:
            raise badly_asked(str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("not_json") from None

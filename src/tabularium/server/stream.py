"""Streams for programs: one long answer with a line of JSON for everything that happens (NDJSON)."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

import msgspec
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from tabularium.core.errors import TabulariumError
from tabularium.server.api import as_seat, refused
from tabularium.server.errors import Refusal, as_answer
from tabularium.server.hub import Hub
from tabularium.server.live import BEAT_S, Feed, Presence
from tabularium.server.program import ErrorLine, Line, Look, PingLine, news
from tabularium.server.safety import Limits, Places, TooLarge, askers
from tabularium.server.wire import Problem

STREAM: Final = "/matches/{match}/seats/{seat}/stream"
MEDIA_TYPE: Final = "application/x-ndjson"
MOST: Final = 3
"""So many streams of one program for one seat; whoever opens another loses the oldest, which may be a dead line."""
_PATIENCE_S: Final = 60.0
"""Who does not read for so long has gone."""
_ENCODER: Final = msgspec.json.Encoder()


class Stream:
    """One listener."""

    def __init__(self, wake: asyncio.Event) -> None:
        self.wake = wake
        self.is_ended = False
        self.reason: Refusal | None = None

    def end(self, reason: Refusal | None = None) -> None:
        self.is_ended, self.reason = True, reason
        self.wake.set()


class Streams:
    """The streams of this process."""

    def __init__(self, hub: Hub, feed: Feed, limits: Limits, places: Places, presence: Presence) -> None:
        self.hub = hub
        self.feed = feed
        self.limits = limits
        self.places = places
        self.presence = presence
        self._open: dict[tuple[str, str, int | None], list[Stream]] = {}

    def close(self) -> None:
        """The server stops: whoever listens should come back later."""
        for streams in self._open.values():
            for stream in streams:
                stream.end()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        match, user, lang = request.path_params["match"], request.state.user, request.state.lang
        stream, (_, address) = Stream(self.feed.add(match)), askers(request)
        with ExitStack() as held:
            held.callback(self.feed.remove, match, stream.wake)
            try:
                self.limits.take("live", user, address)
                held.enter_context(self.places.one(address))
                seat = as_seat(request.path_params["seat"])
                await run_in_threadpool(self.hub.look, user, match, seat, lang)
            except TabulariumError as error:
                await refused(error, lang)(scope, receive, send)
                return
            except (OperationalError, PoolTimeout):
                await refused(Refusal("busy"), lang)(scope, receive, send)
                return
            with suppress(TimeoutError):  # nobody reads: there is nobody to say good-bye to
                await self._serve(Teller(self.hub, (user, match, seat, lang)), stream, request, send)

    async def _serve(self, teller: Teller, stream: Stream, request: Request, send: Send) -> None:
        user, match, seat, lang = teller.who
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

        async def tell(*lines: Line, is_last: bool = False) -> None:
            body = b"".join(_ENCODER.encode(line) + b"\n" for line in lines)
            async with asyncio.timeout(_PATIENCE_S):
                await send({"type": "http.response.body", "body": body, "more_body": not is_last})

        gone = asyncio.create_task(_gone(request))
        mine = self._open.setdefault((user, match, seat), [])
        mine.append(stream)
        for oldest in mine[:-MOST]:
            oldest.end(Refusal("replaced"))
        try:
            await self.presence.here(match, seat, +1)
            while request.method == "GET" and not (gone.done() or stream.is_ended):
                stream.wake.clear()
                if lines := await teller.news():
                    await tell(*lines)
                if teller.is_done:
                    break
                while not await _happens(stream.wake, gone):
                    await self.presence.beat(match, seat)
                    await tell(PingLine())
            if stream.reason is not None:
                await tell(ended(stream.reason, lang))
        except TabulariumError as error:
            await tell(ended(error, lang))
        except (OperationalError, PoolTimeout):
            pass  # the database is away: whoever listens comes back
        finally:
            gone.cancel()
            mine.remove(stream)
            if not mine:
                del self._open[user, match, seat]
            await self.presence.here(match, seat, -1)
        await tell(is_last=True)


class Teller:
    """Looks at the table, and knows what it has told."""

    def __init__(self, hub: Hub, who: tuple[str, str, int | None, str]) -> None:
        self.hub = hub
        self.who = who
        self._told: Look | None = None

    @property
    def is_done(self) -> bool:
        return self._told is not None and self._told.is_last

    async def news(self) -> list[Line]:
        """What has changed since it was asked last; all, at first."""
        seen = await run_in_threadpool(self.hub.look, *self.who)
        lines, self._told = news(self._told, seen), seen
        return lines


async def _happens(wake: asyncio.Event, gone: asyncio.Task[None]) -> bool:
    """Does something happen before it is time for a sign of life?"""
    waiting = asyncio.create_task(wake.wait())
    try:
        done, _ = await asyncio.wait({waiting, gone}, timeout=BEAT_S, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
    return bool(done)


async def _gone(request: Request) -> None:
    """Until whoever listened has hung up."""
    with suppress(TooLarge):
        while (await request.receive())["type"] != "http.disconnect":
            pass


def ended(error: TabulariumError, lang: str) -> ErrorLine:
    return ErrorLine(Problem(**as_answer(error, lang)[1]["error"]))

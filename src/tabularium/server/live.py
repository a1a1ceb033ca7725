"""Live updates: to each open browser, what has changed of the table as its seat sees it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from tabularium.core.errors import TabulariumError
from tabularium.core.game import LAYOUTS
from tabularium.server.api import as_seat
from tabularium.server.errors import status_and_type
from tabularium.server.hub import Hub, Plain
from tabularium.server.safety import Limits, Places, askers

_NOT_SENT_AGAIN = frozenset({"rev", "log", "log_from", "chat", "picture"})
_MESSAGES_TAKEN = 30
_REASON_BYTES = 123
BEAT_S = 20.0


class Feed:
    """Who waits for news of which match. Woken from any thread."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def changed(self, match: str, rev: int = 0) -> None:
        if self._loop is not None and match in self._waiting:
            with contextlib.suppress(RuntimeError):  # the loop has closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._wake, match)

    def _wake(self, match: str) -> None:
        for event in self._waiting.get(match, ()):
            event.set()

    def watched(self) -> list[str]:
        return list(self._waiting)

    def add(self, match: str) -> asyncio.Event:
        event = asyncio.Event()
        self._waiting.setdefault(match, set()).add(event)
        return event

    def remove(self, match: str, event: asyncio.Event) -> None:
        events = self._waiting.get(match, set())
        events.discard(event)
        if not events:
            self._waiting.pop(match, None)


def difference(old: Plain, new: Plain) -> Plain:
    """What a browser that has the old table must be told to have the new one."""
    before, after = old["picture"], new["picture"]
    message: Plain = {
        "rev": new["rev"],
        "from": old["rev"],
        "set": {id: svg for id, svg in after["set"].items() if before["set"].get(id) != svg},
        "del": [id for id in before["set"] if id not in after["set"]],
    }
    stayed = [id for id in after["order"] if id in before["set"]]
    if stayed != [id for id in before["order"] if id in after["set"]]:  # new ones find their place by their ids
        message["order"] = after["order"]
    table = {key: new[key] for key in new if key not in _NOT_SENT_AGAIN and old.get(key) != new[key]}
    table |= _log_difference(old, new)
    table |= _added("chat", old["chat"], new["chat"])
    message["table"] = table
    return message


def _added(key: str, old: list[Any], new: list[Any]) -> Plain:
    if old == new:
        return {}
    if new[: len(old)] == old:
        return {f"{key}_add": new[len(old) :]}
    return {key: new}


def _log_difference(old: Plain, new: Plain) -> Plain:
    """Lines to add; or the log anew, when a move was taken back or somebody has another name."""
    begin, end = old["log_from"], old["log_from"] + len(old["log"])
    start = max(begin, new["log_from"])
    if (
        new["log_from"] <= end
        and old["log"][start - begin :] == new["log"][start - new["log_from"] : end - new["log_from"]]
    ):
        added = new["log"][end - new["log_from"] :]
        return {"log_add": added} if added else {}
    return {"log": new["log"], "log_from": new["log_from"]}


def _as_received(old: Plain, new: Plain) -> Plain:
    """The new table as the browser now has it: its log begins where it began."""
    change = _log_difference(old, new)
    if "log" in change:
        return new
    return {**new, "log": [*old["log"], *change.get("log_add", [])], "log_from": old["log_from"]}


class Presence:
    """Who is here: the browsers and programs that listen at each seat, in this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._listening: dict[tuple[str, int], int] = {}

    async def here(self, match: str, seat: int | None, change: int) -> None:
        """Count those who listen at a seat, and say when the first comes or the last goes."""
        if seat is None:
            return
        count = self._listening.get((match, seat), 0) + change
        self._listening[match, seat] = count
        if count == 0:
            del self._listening[match, seat]
        if (change, count) in ((1, 1), (-1, 0)):
            await asyncio.shield(run_in_threadpool(self.hub.present, match, seat, count > 0))

    async def beat(self, match: str, seat: int | None) -> None:
        """Still here."""
        if seat is not None:
            await run_in_threadpool(self.hub.present, match, seat, True)


class Live:
    """The sockets of this process."""

    def __init__(self, hub: Hub, feed: Feed, limits: Limits, places: Places, presence: Presence) -> None:
        self.hub = hub
        self.feed = feed
        self.limits = limits
        self.places = places
        self.presence = presence

    async def serve(self, socket: WebSocket) -> None:
        match, query = socket.path_params["match"], socket.query_params
        lang, (user, address) = socket.state.lang, askers(socket)
        layout = query.get("layout", "wide")
        await socket.accept()  # refused or not: a page hears nothing of why a handshake failed
        try:
            self.limits.take("live", user, address)
            with self.places.one(address):
                seat = as_seat(query.get("seat", "watch"))
                wake = self.feed.add(match)
                try:
                    shown = await run_in_threadpool(
                        self.hub.table, user, match, seat, lang, layout if layout in LAYOUTS else "wide"
                    )
                    await self._serve(socket, wake, shown)
                finally:
                    self.feed.remove(match, wake)
        except TabulariumError as error:
            status, _ = status_and_type(error)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(4000 + status, _reason(error.sentence(lang)))
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _serve(self, socket: WebSocket, wake: asyncio.Event, shown: Plain) -> None:
        match, seat = shown["match"], shown["seat"]
        reading = asyncio.create_task(_read(socket))
        try:
            await self.presence.here(match, seat, +1)
            # the line is open; and if `from` is not what the browser has, it will fetch the whole
            await _send(socket, {"rev": shown["rev"], "from": shown["rev"], "set": {}, "del": [], "table": {}})
            while not reading.done():
                waiting = asyncio.create_task(wake.wait())
                await asyncio.wait({reading, waiting}, timeout=BEAT_S, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if reading.done():
                    break
                if not wake.is_set():
                    await self.presence.beat(match, seat)
                    continue
                wake.clear()
                new = await run_in_threadpool(
                    self.hub.table, socket.state.user, match, seat, shown["lang"], shown["layout"]
                )
                if new["rev"] != shown["rev"]:
                    await _send(socket, difference(shown, new))
                    shown = _as_received(shown, new)
        finally:
            reading.cancel()
            await self.presence.here(match, seat, -1)


def _reason(sentence: str) -> str:
    """As much of it as a closing frame holds."""
    return sentence.encode()[:_REASON_BYTES].decode(errors="ignore")


async def _read(socket: WebSocket) -> None:
    """Browsers only ping; one that says much is not ours."""
    loop = asyncio.get_running_loop()
    since, count = loop.time(), 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, KeyError):
        while True:
            await socket.receive_text()
            if loop.time() - since > 60:
                since, count = loop.time(), 0
            count += 1
            if count > _MESSAGES_TAKEN:
                await socket.close(4429)
                return


async def _send(socket: WebSocket, message: Plain) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())

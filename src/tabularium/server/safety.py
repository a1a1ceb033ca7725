"""What stands between the world and the application: who asks, from where, how much and how often."""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, ip_address
from secrets import token_urlsafe
from threading import Lock
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabularium.core.words import LANGUAGES, known_language
from tabularium.server.errors import Refusal, as_answer
from tabularium.server.schema import BY_LINK
from tabularium.server.settings import Settings

COOKIE: Final = "tabularium"
_BEARER: Final = re.compile(r"bearer ((?:w\.)?[A-Za-z0-9_-]{22})", re.IGNORECASE)
_YEAR: Final = 365 * 24 * 3600

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Doorkeeper:
    """Gives each browser its signed cookie, refuses other sites and large bodies, and adds the safety headers.

    A program has no cookie: it shows its link, which no other site can make a browser do.
    """

    def __init__(self, app: ASGIApp, settings: Settings, secret: str) -> None:
        self.app = app
        self.settings = settings
        self.signer = Signer(secret, salt="tabularium.user")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookies = _cookies(headers)
        link = link_of(headers)
        user, is_new = self._user(cookies.get(COOKIE)) if link is None else user_of(link), False
        if user is None:
            user, is_new = token_urlsafe(16), True
        scope.setdefault("state", {})
        scope["state"]["user"] = user
        scope["state"]["link"] = link
        scope["state"]["lang"] = language(scope, headers, cookies)
        scope["state"]["theme"] = cookies.get("theme") if cookies.get("theme") in ("light", "dark") else "auto"
        if not is_same_site(scope, headers, self.settings.origins):
            await _refuse(scope, receive, send, Refusal("other_origin"))
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        most = self.settings.record_bytes if scope["path"] == "/api/v1/records" else self.settings.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            await _refuse(scope, receive, send, Refusal("too_large"))
            return
        is_secure = scope.get("scheme") == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("cache-control", "no-store")
                if is_new and not scope["path"].startswith("/static/"):
                    answer.append("set-cookie", self._cookie(user, is_secure))
            await send(message)

        await self.app(scope, _limited(receive, most), send_with_headers)

    def _user(self, cookie: str | None) -> str | None:
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self.signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def _cookie(self, user: str, is_secure: bool) -> str:
        signed = self.signer.sign(user).decode()
        return f"{COOKIE}={signed}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if is_secure else "")


def link_of(headers: Headers) -> str | None:
    """The secret of a link, as programs show it. Whatever a proxy may have put there instead is not for us."""
    shown = _BEARER.fullmatch(headers.get("authorization", "").strip())
    return None if shown is None else shown[1]


def user_of(link: str) -> str:
    """Who has this link: a program keeps no cookie, so that it is known by what it was given."""
    return BY_LINK + sha256(link.encode()).hexdigest()[:32]


class TooLarge(Exception):
    """A body that grew beyond what is taken."""


def _limited(receive: Receive, most: int) -> Receive:
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > most:
                raise TooLarge
        return message

    return limited


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    status, body = as_answer(refusal, scope["state"]["lang"])
    headers = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
    headers.append((b"content-type", b"application/json"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body)})


def _cookies(headers: Headers) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")[:4000]).items()}
    except CookieError:
        return {}


def language(scope: Scope, headers: Headers, cookies: dict[str, str]) -> str:
    """As the address says, else the cookie, else what the browser prefers."""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        if part.startswith("lang=") and part[5:7] in LANGUAGES:
            return known_language(part[5:])
    if cookies.get("lang") in LANGUAGES:
        return cookies["lang"]
    for part in headers.get("accept-language", "")[:200].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return known_language(part.strip())
    return "en"


def is_same_site(scope: Scope, headers: Headers, also: tuple[str, ...]) -> bool:
    """Does a request that may change something, or a socket, come from our own pages (or from no page at all)?"""
    if scope["type"] == "http" and scope["method"] in _SAFE_METHODS:
        return True
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in also:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()


# ---------------------------------------------------------------------- who asks, how often, and how many at once


def askers(request: HTTPConnection) -> tuple[str, str]:
    """Who asks, and from where."""
    return request.state.user, f"address {'' if request.client is None else household(request.client.host)}"


def household(host: str) -> str:
    """An address as far as it is given to one household: of IPv6, which gives each 2 to the 64, the first half."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


RATES: Final[dict[str, tuple[float, float]]] = {
    # at once, and per second after that
    "create": (20, 0.2),
    "join": (20, 0.5),
    "record": (6, 0.1),
    "play": (60, 15),
    "chat": (10, 0.5),
    "hint": (20, 0.5),
    "review": (8, 0.05),
    "look": (120, 30),
    "live": (40, 2),
}
_REMEMBERED = 20_000


class Limits:
    """A bucket of tokens per kind of request and asker, in this process only."""

    def __init__(self, is_on: bool = True) -> None:
        self.is_on = is_on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def take(self, kind: str, *askers: str) -> None:
        """Take one for every asker (the browser, its address), or refuse."""
        if not self.is_on:
            return
        for asker in askers:
            if not self._has(kind, asker):
                raise Refusal("too_many")

    def _has(self, kind: str, asker: str) -> bool:
        most, per_second = RATES[kind]
        if asker.startswith("address "):  # a household, a school: many browsers behind one address
            most, per_second = most * 4, per_second * 4
        now = monotonic()
        with self._lock:
            left, at = self._buckets.pop((kind, asker), (most, now))
            left = min(most, left + (now - at) * per_second)
            has = left >= 1
            self._buckets[kind, asker] = (left - 1 if has else left, now)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        return has


class Places:
    """How many connections that stay open (sockets, streams) each address has to this process."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """A place for as long as the connection lasts, however it ends; or a refusal."""
        if self.most is not None and self.taken[address] >= self.most:
            raise Refusal("too_many_open")
        self.taken[address] += 1
        try:
            yield
        finally:
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]

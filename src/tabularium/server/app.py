"""The application: addresses, and what serves them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tabularium.server.api import BASE, ENDPOINTS, Api, Endpoint, encoded, refused
from tabularium.server.changes import Listener
from tabularium.server.errors import Refusal
from tabularium.server.hub import Hub
from tabularium.server.live import Feed, Live, Presence
from tabularium.server.openapi import docs_page, document
from tabularium.server.pages import Pages
from tabularium.server.safety import Doorkeeper, Limits, Places
from tabularium.server.settings import Settings
from tabularium.server.store import Store
from tabularium.server.stream import STREAM, Streams


class Application(Starlette):
    """The whole, with what it is made of."""

    hub: Hub
    store: Store
    feed: Feed
    streams: Streams
    places: Places


def make_app(settings: Settings) -> Application:
    """Open the database, bring it up to date, and build the application around it."""
    store = Store(settings.database)
    store.migrate()
    feed, limits = Feed(), Limits(settings.rate_limits)
    places = Places(settings.connections if settings.rate_limits else None)
    hub = Hub(store, settings, feed.changed)
    api, pages, presence = Api(hub, limits), Pages(hub), Presence(hub)
    live, streams = Live(hub, feed, limits, places, presence), Streams(hub, feed, limits, places, presence)
    news = News(hub, feed)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        feed.start()
        listener = Listener(store, news.heard, settings.poll_s)
        listener.start()
        try:
            yield
        finally:
            listener.stop()
            store.close()

    async def not_found(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        refusal = Refusal({404: "unknown_page", 405: "wrong_method"}.get(status, "bad_request"), what=str(status))
        if request.url.path.startswith("/api/"):
            return refused(refusal, request.state.lang)
        return pages.error(request, refusal)

    async def broken(request: Request, error: Exception) -> Response:
        return refused(Refusal("broken"), getattr(request.state, "lang", "en"))

    async def openapi(_: Request) -> Response:
        return encoded(200, document())

    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(request.state.theme))

    routes: list[BaseRoute] = [
        *[Route(BASE + e.path, _answering(api, e), methods=[e.method]) for e in ENDPOINTS],
        WebSocketRoute(BASE + "/matches/{match}/live", live.serve),
        Route(BASE + STREAM, streams, methods=["GET"]),
        Route(BASE + "/openapi.json", openapi),
        Route(BASE + "/docs", docs),
        Route("/", pages.start),
        Route("/new", pages.new),
        Route("/join", pages.join),
        Route("/achievements", pages.feats),
        Route("/m/{match}", pages.table),
        Route("/m/{match}/replay", pages.replay),
        Route("/m/{match}/review", pages.review),
        Route("/rules/{game}", pages.rules),
        Route("/pictures/{game}.svg", pages.picture),
        Route("/static/kit.css", pages.kit_style),
        Route("/favicon.ico", pages.favicon),
    ]
    if pages.static is not None and pages.static.is_dir():
        routes.append(Mount("/static", Static(directory=pages.static)))
    app = Application(
        routes=routes,
        middleware=[Middleware(Doorkeeper, settings=settings, secret=store.secret())],
        exception_handlers={HTTPException: not_found, 500: broken},
        lifespan=lifespan,
    )
    app.hub, app.store, app.feed, app.streams, app.places = hub, store, feed, streams, places
    return app


def _answering(api: Api, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return await api.answer(endpoint, request)

    return answer


class News:
    """Wakes whoever watches a match that another process has changed."""

    def __init__(self, hub: Hub, feed: Feed) -> None:
        self.hub = hub
        self.feed = feed
        self._known: dict[str, int] = {}

    def heard(self, match: str | None) -> None:
        if match is not None:
            self.feed.changed(match)
            return
        watched = self.feed.watched()
        if not watched:
            return
        found = self.hub.revisions(watched)
        for id, rev in found.items():
            if self._known.get(id) != rev:
                self.feed.changed(id)
        self._known = found


class Static(StaticFiles):
    """Files that never change under the same ``?v=`` are kept by browsers; the others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        is_versioned = b"v=" in scope.get("query_string", b"")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if is_versioned else "no-cache"
        return response


def app_from_environment() -> Any:
    """For other ASGI servers: ``uvicorn --factory tabularium.server.app:app_from_environment``."""
    from os import environ

    from tabularium.server.settings import as_url

    return make_app(Settings(database=as_url(environ.get("TABULARIUM_DATABASE"))))

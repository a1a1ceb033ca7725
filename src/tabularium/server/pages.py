"""The pages: a shell made by the server, which the browser's module fills. The templates are ``tabularium.web``'s.

Every template is given ``lang``, ``theme``, ``t`` (all interface texts), ``games`` (cards) and ``version`` (of the
static files); ``new.html`` also ``game``; ``table.html``, ``replay.html`` and ``review.html`` also ``match``, ``game``,
``my_seats``, ``may_watch``, ``reviewable``, ``is_over``, ``at`` and ``seat``; ``rules.html`` ``game``, ``html`` and
``sections``; ``private.html`` ``match``; ``error.html`` ``status``, ``sentence`` and ``match`` (or None);
``feats.html`` ``kept``.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, TemplateNotFound
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tabularium.core.errors import TabulariumError
from tabularium.core.game import LAYOUTS
from tabularium.core.registry import find
from tabularium.core.words import say
from tabularium.server.api import game_card, game_cards, sample_picture
from tabularium.server.errors import Refusal, status_and_type
from tabularium.server.hub import Hub
from tabularium.server.rules import rulebook
from tabularium.server.words import NO_PAGES


class Pages:
    """All pages of the application."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.web: Any = _web()
        self.static: Path | None = None if self.web is None else self.web.STATIC
        loader = FileSystemLoader([] if self.web is None else [self.web.TEMPLATES])
        self.templates = Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
        self.version = self._version()

    def _version(self) -> str:
        whole = sha256()
        for file in sorted(self.static.rglob("*")) if self.static else []:
            if file.is_file():
                whole.update(file.name.encode() + file.read_bytes())
        return whole.hexdigest()[:12]

    def render(self, request: Request, template: str, code: int = 200, /, **context: Any) -> Response:
        lang = request.state.lang
        try:
            page = self.templates.get_template(template)
        except TemplateNotFound:
            return PlainTextResponse(say(NO_PAGES, lang), code)
        words: dict[str, str] = self.web.words(lang)
        html = page.render(
            lang=lang,
            theme=request.state.theme,
            t=words,
            games=game_cards(lang),
            version=self.version,
            **context,
        )
        return HTMLResponse(html, code, headers={"cache-control": "no-store", "content-language": lang})

    def error(self, request: Request, error: TabulariumError, match: str | None = None) -> Response:
        """With the ``match`` whose table can be gone to instead, if there is one."""
        status, _ = status_and_type(error)
        sentence = error.sentence(request.state.lang)
        return self.render(request, "error.html", status, status=status, sentence=sentence, match=match)

    async def start(self, request: Request) -> Response:
        return self.render(request, "start.html")

    async def new(self, request: Request) -> Response:
        lang, cards = request.state.lang, game_cards(request.state.lang)
        asked = request.query_params.get("game", cards[0]["id"])
        try:
            return self.render(request, "new.html", game=game_card(find(asked), lang))
        except TabulariumError as error:
            return self.error(request, error)

    async def join(self, request: Request) -> Response:
        return self.render(request, "join.html")

    async def feats(self, request: Request) -> Response:
        kept = await run_in_threadpool(self.hub.feats, request.state.user, request.state.lang)
        return self.render(request, "feats.html", kept=kept)

    async def table(self, request: Request) -> Response:
        return await self._at_table(request, "table.html")

    async def replay(self, request: Request) -> Response:
        return await self._at_table(request, "replay.html")

    async def review(self, request: Request) -> Response:
        return await self._at_table(request, "review.html", needs="reviewable")

    async def _at_table(self, request: Request, template: str, needs: str = "may_watch") -> Response:
        match = request.path_params["match"]
        try:
            place = await run_in_threadpool(self.hub.place_of, request.state.user, match)
        except TabulariumError as error:
            return self.error(request, error)
        if not place["may_watch"]:
            return self.render(request, "private.html", 403, match=match)
        if not place[needs]:
            return self.error(request, Refusal("not_your_seat" if place["is_over"] else "not_over"), match)
        query = request.query_params
        context = {
            **place,
            "game": game_card(find(place["game"]), request.state.lang),
            "at": _number(query.get("at", "")),
            "seat": _number(query.get("seat", "")),
        }
        return self.render(request, template, match=match, **context)

    async def rules(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.state.lang
        try:
            card = game_card(find(game), lang)
        except TabulariumError as error:
            return self.error(request, error)
        rules = await run_in_threadpool(rulebook, game, lang)
        return self.render(request, "rules.html", game=card, html=Markup(rules["html"]), sections=rules["sections"])

    async def picture(self, request: Request) -> Response:
        """The board of a fixed match, for the start page."""
        try:
            game = find(request.path_params["game"]).id
        except TabulariumError as error:
            return self.error(request, error)
        layout = request.query_params.get("layout", LAYOUTS[0])
        svg = await run_in_threadpool(
            sample_picture, game, request.state.lang, layout if layout in LAYOUTS else LAYOUTS[0]
        )
        headers = {
            "cache-control": "public, max-age=86400",
            # an image on its own may carry its style; it can do nothing else
            "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        }
        return Response(svg, media_type="image/svg+xml", headers=headers)

    async def kit_style(self, request: Request) -> Response:
        """The style of the pieces, which their drawings share."""
        return Response(kit_style(), media_type="text/css", headers={"cache-control": "no-cache"})

    async def favicon(self, request: Request) -> Response:
        return RedirectResponse("/static/favicon.svg", 308)

    async def nothing(self, request: Request) -> Response:
        return self.error(request, Refusal("unknown_page"))


def kit_style() -> str:
    """The kit's style and colours, light and dark, as one sheet; empty as long as there is no kit."""
    try:
        palette = import_module("tabularium.games.kit.palette")
        style, theme = palette.style, palette.theme_css
    except (ImportError, AttributeError):
        return ""
    light, dark = theme(False), theme(True)
    return (
        f":root{{{light}}}\n:root[data-theme=dark]{{{dark}}}\n"
        f"@media (prefers-color-scheme: dark){{:root[data-theme=auto]{{{dark}}}}}\n{style()}\n"
    )


def _web() -> Any:
    try:
        return import_module("tabularium.web")
    except ImportError:
        return None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else None

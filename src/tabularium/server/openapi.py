"""The API's document, made of the list of endpoints and the types of the wire; and the same as a page."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any, Final

import msgspec

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.server import wire
from tabularium.server.api import BASE, ENDPOINTS, Endpoint
from tabularium.server.errors import ALL_TYPES
from tabularium.server.program import AnyLine
from tabularium.server.stream import MEDIA_TYPE, STREAM

_QUERY: Final[dict[str, dict[str, Any]]] = {
    "lang": {"schema": {"type": "string", "enum": ["en", "fr"]}, "description": "The language of the answer."},
    "layout": {"schema": {"type": "string", "enum": list(LAYOUTS)}, "description": "How the board is laid out."},
    "since": {"schema": {"type": "integer", "minimum": 0, "maximum": 1000000}, "description": "First line wanted."},
    "at": {"schema": {"type": "integer", "minimum": 0, "maximum": 1000000}, "description": "A length of the record."},
    "seat": {"schema": {"type": "string", "pattern": "^(watch|[0-9]{1,2})$"}, "description": "A seat, or `watch`."},
}
_PATH: Final[dict[str, dict[str, Any]]] = {
    "match": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"},
    "seat": {"type": "string", "pattern": "^(watch|[0-9]{1,2})$"},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
}

_LIVE: Final = (
    "Live updates come by WebSocket at `/api/v1/matches/{match}/live?seat=&lang=&layout=`, as "
    '`{"rev", "from", "set", "del", "order"?, "table"}`: fragments of the picture that changed, and the changed keys '
    "of the table object (`log_add` and `chat_add` for what is new there; `log` and `chat` whole when they "
    "had to change otherwise). If `from` is not the `rev` that you have, and `rev` is not older, fetch the table again."
    " The first message changes nothing and tells where the table stands. A socket that is refused is closed with 4000 "
    "and the status, and the sentence as its reason."
)


_PROGRAMS: Final = (
    " Programs keep no cookie: they show the secret of a seat's link, what follows its #, with every request, as "
    "`Authorization: Bearer TOKEN`. They hear what happens as lines of JSON in one long answer, "
    f"`GET {BASE}{STREAM}`, and play as browsers do."
)


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    types: list[Any] = [wire.Refused, AnyLine]
    for endpoint in ENDPOINTS:
        types += [*endpoint.gives.values(), *([endpoint.takes] if endpoint.takes else [])]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    of = dict(zip([_key(kind) for kind in types], schemas))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(BASE + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of)
    paths[BASE + STREAM] = {"get": _stream(of)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tabularium",
            "version": tab.__version__,
            "description": "Matches, seats and moves. A browser is known by a signed cookie, which any answer brings. "
            + _LIVE
            + _PROGRAMS,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}}},
        "security": [{}, {"link": []}],
    }


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(endpoint: Endpoint, of: dict[str, Any]) -> dict[str, Any]:
    operation = _asked(endpoint.method, endpoint.path, endpoint.about, endpoint.query)
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": endpoint.takes is not wire.Nothing,
            "content": {"application/json": {"schema": of[_key(endpoint.takes)]}},
        }
    answers: dict[str, Any] = {
        str(status): {"description": "Done.", "content": {"application/json": {"schema": of[_key(kind)]}}}
        for status, kind in endpoint.gives.items()
    }
    operation["responses"] = answers | _refusals(endpoint.refuses, of)
    return operation


def _stream(of: dict[str, Any]) -> dict[str, Any]:
    about = (
        "What happens at the table, for programs: a line of JSON for each thing, at first the whole, until the match "
        "is over or the connection drops. The schema is that of one line."
    )
    lines = {"description": "Lines.", "content": {MEDIA_TYPE: {"schema": of[_key(AnyLine)]}}}
    return _asked("GET", STREAM, about, ("lang",)) | {
        "responses": {"200": lines, **_refusals((403, 404, 422, 429), of)}
    }


def _asked(method: str, path: str, about: str, query: Sequence[str]) -> dict[str, Any]:
    name = re.sub(r"[^a-z]+", "_", f"{method} {path}".lower()).strip("_")
    parameters = [
        {"name": part, "in": "path", "required": True, "schema": _PATH[part]} for part in re.findall(r"{(\w+)}", path)
    ]
    parameters += [{"name": part, "in": "query", "required": False, **_QUERY[part]} for part in query]
    return {"operationId": name, "summary": about, "parameters": parameters}


def _refusals(statuses: Sequence[int], of: dict[str, Any]) -> dict[str, Any]:
    return {
        str(status): {
            "description": "Refused: `error.type` says why, `error.sentence` says it to people.",
            "content": {"application/json": {"schema": of[_key(wire.Refused)]}},
        }
        for status in statuses
    }


def docs_page(theme: str = "auto") -> str:
    """The document for people, as plain HTML in the site's style: no script, no style of its own."""
    whole = document()
    sheets = "".join(
        [f'<link rel="stylesheet" href="/static/{sheet}.css">' for sheet in ("kit", "tokens", "base", "pages", "table")]
    )
    parts = [
        f'<!doctype html><html lang="en" data-theme="{escape(theme)}"><head><meta charset="utf-8">'
        f"<title>Tabularium API</title>"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" type="image/svg+xml" href="/static/favicon.svg">{sheets}</head><body class="page">'
        f'<header class="top"><a class="brand" href="/"><img src="/static/favicon.svg" alt="" width="30" height="30">'
        f'<span>Tabularium</span></a></header><main class="sheet" id="main"><h1>Tabularium API</h1>'
        f"<p>{_prose(whole['info']['description'])}</p>"
        f'<p><a href="{BASE}/openapi.json">openapi.json</a></p>'
        f"<h2>Refusals</h2><p>{', '.join([f'<code>{kind}</code>' for kind in ALL_TYPES])}</p><h2>Requests</h2>"
    ]
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            parts.append(f'<section class="slab rulebook"><h3><code>{method.upper()} {escape(path)}</code></h3>')
            parts.append(f"<p>{_prose(operation['summary'])}</p>")
            query = [p["name"] for p in operation["parameters"] if p["in"] == "query"]
            if query:
                parts.append(f"<p>Query: {', '.join(f'<code>{name}</code>' for name in query)}</p>")
            if "requestBody" in operation:
                parts.append(f"<p>Takes {_schema_link(operation['requestBody'])}</p>")
            gives = [
                f"{status} {_schema_link(answer)}"
                for status, answer in operation["responses"].items()
                if int(status) < 300
            ]
            refuses = [status for status in operation["responses"] if int(status) >= 300]
            parts.append(f"<p>Gives {', '.join(gives)}; refuses with {', '.join(refuses)}</p></section>")
    parts.append("<h2>Types</h2>")
    for name, schema in whole["components"]["schemas"].items():
        pretty = escape(json.dumps(schema, indent=1, ensure_ascii=False))
        parts.append(
            f'<section class="slab rulebook"><h3 id="{name}">{name}</h3><pre tabindex="0">{pretty}</pre></section>'
        )
    parts.append("</main></body></html>")
    return "".join(parts)


def _prose(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def _schema_link(holder: dict[str, Any]) -> str:
    (schema,) = [content["schema"] for content in holder["content"].values()]
    if "anyOf" in schema:
        return "lines of " + ", ".join([_type_link(kind["$ref"]) for kind in schema["anyOf"]])
    is_list = schema.get("type") == "array"
    ref = (schema.get("items", {}) if is_list else schema).get("$ref", "")
    shown = _type_link(ref) if ref else f"<code>{escape(json.dumps(schema))}</code>"
    return f"list of {shown}" if is_list else shown


def _type_link(ref: str) -> str:
    name = ref.rpartition("/")[2]
    return f'<a href="#{name}">{name}</a>'

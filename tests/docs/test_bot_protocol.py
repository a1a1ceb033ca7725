"""The page of the bot protocol names every line with its fields, and only what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from tabularium.core.registry import find
from tabularium.server import wire
from tabularium.server.api import ENDPOINTS
from tabularium.server.errors import ALL_TYPES
from tabularium.server.live import BEAT_S
from tabularium.server.program import PROTOCOL, AnyLine, HelloLine, PlayersLine, Seated, TurnOption, YourTurnLine
from tabularium.server.safety import RATES
from tabularium.server.settings import Settings
from tabularium.server.stream import MOST

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "how-to" / "bot-protocol.md").read_text(encoding="utf-8")


def rows(title: str) -> dict[str, str]:
    """The table of a section: first cell and the whole row."""
    section = PAGE.partition(f"## {title}")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (.*?) \|(.*)$", section, re.MULTILINE)
    return {first: first + rest for first, rest in found if not first.startswith(("-", "`type`", "status", "POST"))}


def test_every_line_is_there_with_its_fields() -> None:
    told = rows("What is heard")
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(AnyLine)}
    assert {f"`{tag}`" for tag in kinds} == set(told)
    for tag, kind in kinds.items():
        fields = [*kind.__struct_fields__]
        fields += Seated.__struct_fields__ if kind is PlayersLine else ()
        fields += TurnOption.__struct_fields__ if kind is YourTurnLine else ()
        missing = [field for field in fields if not re.search(rf"`{field}`|`match\.{field}\(", told[f"`{tag}`"])]
        assert missing == [], tag
    assert f"`protocol` ({PROTOCOL})" in told["`hello`"]
    assert HelloLine.__struct_fields__[0] == "protocol"


def test_refusals_and_numbers_are_those_of_the_server() -> None:
    refusals = [kind for row in rows("What can be done") for kind in re.findall(r"`([a-z_]+)`", row)]
    assert len(refusals) >= 10
    assert set(refusals) <= set(ALL_TYPES)
    told = {int(status) for row in rows("What can be done") for status in re.findall(r"\b([45]\d\d) `", row)}
    posts = [end for end in ENDPOINTS if end.path.endswith(("/actions", "/undo", "/consent", "/return", "/join"))]
    assert len(posts) == 5
    assert {status for end in posts for status in end.refuses} <= told
    assert f"more than {Settings('').body_bytes:,} bytes" in PAGE
    at_once, per_second = RATES["play"]
    assert f"{per_second} moves a second are welcome, {at_once} at once" in PAGE
    assert f"nothing happened for {BEAT_S:.0f} seconds" in PAGE
    assert MOST == 3
    assert "three streams" in PAGE


def test_the_requests_are_taken() -> None:
    bodies = re.findall(r"--json '(.*?)'", PAGE)
    opened, joined, played = [
        msgspec.json.decode(body, type=kind)
        for body, kind in zip(bodies, (wire.NewMatch, wire.Join, wire.Play), strict=True)
    ]
    assert find(opened.game).check_seats(len(opened.seats)) == 2
    assert joined.name == "Fortuna"
    assert str(find(opened.game).actions.parse(played.action)) == played.action
    posted = dict(re.findall(r"^\| `/(\w+)` \| `(\{.*?\})` \|", PAGE, re.MULTILINE))
    takes = {"actions": wire.Play, "undo": wire.Undo, "consent": wire.Consent, "return": wire.Nothing}
    assert set(posted) == set(takes)
    for path, body in posted.items():
        msgspec.json.decode(body, type=takes[path])
    given = re.findall(r"^# (\{.*\})$", PAGE, re.MULTILINE)
    for body, answer in zip(given, (wire.Created, wire.Joined, wire.Played), strict=True):
        msgspec.json.decode(body, type=answer)

"""Achievements: kept for the browser that earns them, once, with the match and the day."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from time import time

import pytest

from tabularium.core import registry
from tabularium.core.game import Feat
from tabularium.core.registry import find
from tabularium.server.app import Application
from tests.server.support import Browser, application, browser, play_out

FEATS = (
    Feat("there", {"en": "Present", "fr": "Présent"}, {"en": "Play to the end.", "fr": "Jouer jusqu'au bout."}),
    Feat("never", {"en": "Never", "fr": "Jamais"}, {"en": "Cannot be.", "fr": "Impossible."}),
)


@pytest.fixture
def app(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Application:
    """A library in which Aquileia has achievements."""
    proud = replace(
        find("aquileia"),
        feats=FEATS,
        earned=lambda state, seat: ["there"],
        remark=lambda state, lang: {"en": "So it ends.", "fr": "Ainsi finit la partie."}[lang],
    )
    monkeypatch.setitem(registry._loaded, "aquileia", proud)
    return application(sqlite)


@pytest.fixture
async def ann(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


@pytest.fixture
async def bob(app: Application) -> AsyncIterator[Browser]:
    async with browser(app) as found:
        yield found


async def earned_by(who: Browser, lang: str = "en") -> dict[str, dict[str, object] | None]:
    (shown,) = [game for game in await who.get("/feats", lang=lang) if game["game"] == "aquileia"]
    return {feat["name"]: feat["earned"] for feat in shown["feats"]}


async def test_a_feat_is_kept_with_its_match_the_first_time(ann: Browser, bob: Browser) -> None:
    assert await earned_by(ann) == {"Present": None, "Never": None}
    first = await ann.open("me", "me")
    await play_out({0: ann, 1: ann}, first["match"])
    second = await ann.open("me", "me")
    await play_out({0: ann, 1: ann}, second["match"], seed=2)
    found = await earned_by(ann, "fr")
    assert found["Jamais"] is None
    kept = found["Présent"]
    assert kept is not None
    assert kept["match"] == first["match"]
    assert kept["at"] == pytest.approx(time(), abs=120)
    assert await earned_by(bob) == {"Present": None, "Never": None}


async def test_nothing_is_earned_before_the_end(ann: Browser) -> None:
    opened = await ann.open("me", "friend")
    table = await ann.get(f"/matches/{opened['match']}/seats/0")
    assert table["over"] is None
    assert await earned_by(ann) == {"Present": None, "Never": None}


async def test_the_end_names_what_was_earned_and_the_games_remark(ann: Browser) -> None:
    opened = await ann.open("me", "me")
    await play_out({0: ann, 1: ann}, opened["match"])
    over = (await ann.get(f"/matches/{opened['match']}/seats/0", lang="fr"))["over"]
    assert [[feat["name"] for feat in seat] for seat in over["feats"]] == [["Présent"], ["Présent"]]
    assert over["remark"] == "Ainsi finit la partie."


async def test_the_page_shows_them(ann: Browser) -> None:
    page = await ann.client.get("/achievements", headers={"accept-language": "fr"})
    assert page.status_code == 200
    assert "Présent" in page.text
    assert "Pas encore." in page.text
    assert "/achievements" in (await ann.client.get("/")).text

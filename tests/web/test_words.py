"""The texts of the pages: the same in both languages, all there, all used; and no page breaks its own policy."""

from __future__ import annotations

import re

import pytest

from tabularium.web import STATIC, TEMPLATES, words
from tabularium.web.words import WORDS

TEMPLATE_TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(TEMPLATES.glob("*.html"))}
MODULE_TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.js"))}


def test_both_languages_say_the_same_things() -> None:
    assert {key for key, said in WORDS.items() if set(said) != {"en", "fr"} or not all(said.values())} == set()
    assert set(words("en")) == set(words("fr"))


def test_no_key_is_hidden_behind_a_method_of_dict() -> None:
    """Templates say ``t.key``."""
    assert [key for key in WORDS if hasattr({}, key)] == []


@pytest.mark.parametrize("key", WORDS)
def test_both_languages_have_the_same_places_to_fill(key: str) -> None:
    places = [sorted(re.findall(r"\{(\w+)\}", said)) for said in WORDS[key].values()]
    assert places[0] == places[1]


def asked_for() -> set[str]:
    keys: set[str] = set()
    for text in TEMPLATE_TEXTS.values():
        keys |= set(re.findall(r"\bt\.(\w+)", text))
        keys |= set(re.findall(r'"(log|chat|rules|in_words|more)"', text))  # the tabs
    for text in MODULE_TEXTS.values():
        keys |= set(re.findall(r'\bt\(\s*"(\w+)"', text))
        keys |= {key for pair in re.findall(r'\bt\([^()"]*\? "(\w+)" : "(\w+)"', text) for key in pair}
        keys |= {key for key in WORDS for start in re.findall(r"\bt\(`(\w+_)\$", text) if key.startswith(start)}
    return keys


def test_every_text_that_is_asked_for_is_there() -> None:
    assert asked_for() - set(WORDS) == set()


def test_every_text_is_used() -> None:
    assert set(WORDS) - asked_for() - {"theme_auto", "theme_light", "theme_dark"} == set()


@pytest.mark.parametrize("name", TEMPLATE_TEXTS)
def test_templates_hold_no_script_and_no_style(name: str) -> None:
    text = TEMPLATE_TEXTS[name]
    assert re.findall(r"\sstyle=|<style|\son\w+=|javascript:", text) == []
    inline = re.findall(r"<script(?![^>]*(?:src=|application/json))[^>]*>", text)
    assert inline == []


@pytest.mark.parametrize("name", [*TEMPLATE_TEXTS, *MODULE_TEXTS, *[path.name for path in STATIC.glob("*.css")]])
def test_nothing_comes_from_elsewhere(name: str) -> None:
    path = next(folder / name for folder in (TEMPLATES, STATIC) if (folder / name).exists())
    addresses = re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8"))
    assert set(addresses) <= {"http://www.w3.org"}


@pytest.mark.parametrize("name", MODULE_TEXTS)
def test_only_the_rulebook_goes_in_as_markup(name: str) -> None:
    found = re.findall(
        r"^.*(?:innerHTML|insertAdjacentHTML|outerHTML|document\.write|eval\().*$", MODULE_TEXTS[name], re.M
    )
    assert len(found) == (1 if name == "side.js" else 0)


def test_every_style_sheet_is_asked_for() -> None:
    asked = re.search(r"\{% for sheet in \[(.*?)\]", TEMPLATE_TEXTS["base.html"])
    assert asked is not None
    names = set(re.findall(r'"(\w+)"', asked[1]))
    for text in TEMPLATE_TEXTS.values():  # and what a page has for itself
        names |= set(re.findall(r'href="/static/(\w+)\.css', text))
    assert names - {"kit"} == {path.stem for path in STATIC.glob("*.css")}

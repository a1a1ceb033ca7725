"""Advice in words: chances, leads and losses as people say them."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import Words, say

WORDS: Final[dict[str, Words]] = {
    "percent": {"en": "{n}%", "fr": "{n}\u00a0%"},
    "ahead": {"en": "about {n} points ahead at the end", "fr": "environ {n} points d'avance à la fin"},
    "ahead_one": {"en": "about one point ahead at the end", "fr": "environ un point d'avance à la fin"},
    "even": {"en": "level at the end", "fr": "à égalité à la fin"},
    "behind_one": {"en": "about one point behind at the end", "fr": "environ un point de retard à la fin"},
    "behind": {"en": "about {n} points behind at the end", "fr": "environ {n} points de retard à la fin"},
    "fallen": {"en": "\u2212{n}%", "fr": "\u2212{n}\u00a0%"},
    "fallen_little": {"en": "<1%", "fr": "<\u00a01\u00a0%"},
    "lost": {"en": "about {n} points", "fr": "environ {n} points"},
    "lost_one": {"en": "about one point", "fr": "environ un point"},
    "lost_little": {"en": "less than a point", "fr": "moins d'un point"},
}


def percent(chance: float, lang: str) -> str:
    """A chance as a percentage; never quite 0 or 100, since nothing was certain."""
    return say(WORDS["percent"], lang).format(n=min(99, max(1, round(100 * chance))))


def standing(margin: float, seats: int, lang: str) -> str:
    """How far ahead or behind, in words; alone at the table there is nobody to be ahead of."""
    if seats == 1:
        return ""
    points = round(abs(margin))
    if points == 0:
        return say(WORDS["even"], lang)
    way = "ahead" if margin > 0 else "behind"
    return say(WORDS[way if points > 1 else f"{way}_one"], lang).format(n=points)


def fallen(loss: float, lang: str) -> str:
    """By how much the chance to win has fallen."""
    whole = round(100 * loss)
    return say(WORDS["fallen" if whole else "fallen_little"], lang).format(n=whole)


def lost(points: float, lang: str) -> str:
    """How many points were given away, in words."""
    whole = round(points)
    key = "lost_little" if points < 0.75 else "lost_one" if whole <= 1 else "lost"
    return say(WORDS[key], lang).format(n=whole)

"""Advice in words: chances, leads and losses as people say them."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import Words, say

WORDS: Final[dict[str, Words]] = {
    "percent": {"en": "{n}%", "fr": "{n}\u00a0%"},
    "ahead": {"en": "{n} points ahead at the end", "fr": "{n} points d'avance à la fin"},
    "ahead_one": {"en": "one point ahead at the end", "fr": "un point d'avance à la fin"},
    "even": {"en": "level at the end", "fr": "à égalité à la fin"},
    "behind_one": {"en": "one point behind at the end", "fr": "un point de retard à la fin"},
    "behind": {"en": "{n} points behind at the end", "fr": "{n} points de retard à la fin"},
    "points": {"en": "{n} points at the end", "fr": "{n} points à la fin"},
    "points_one": {"en": "one point at the end", "fr": "un point à la fin"},
    "fallen": {"en": "\u2212{n}%", "fr": "\u2212{n}\u00a0%"},
    "fallen_little": {"en": "<1%", "fr": "<\u00a01\u00a0%"},
    "lost": {"en": "about {n} points", "fr": "environ {n} points"},
    "lost_one": {"en": "about one point", "fr": "environ un point"},
    "lost_little": {"en": "less than a point", "fr": "moins d'un point"},
}


def percent(chance: float, lang: str, seats: int = 2) -> str:
    """A chance as a percentage. Alone there is none to tell."""
    if seats == 1:
        return ""
    return say(WORDS["percent"], lang).format(n=_hundredths(chance))


def _hundredths(chance: float) -> int:
    """Never quite 0 or 100, since nothing was certain."""
    return min(99, max(1, round(100 * chance)))


def standing(margin: float, seats: int, lang: str) -> str:
    """How far ahead or behind, in words; alone at the table, with how many points."""
    if seats == 1:
        total = max(0, round(margin))
        return say(WORDS["points_one" if total == 1 else "points"], lang).format(n=total)
    points = round(abs(margin))
    if points == 0:
        return say(WORDS["even"], lang)
    way = "ahead" if margin > 0 else "behind"
    return say(WORDS[way if points > 1 else f"{way}_one"], lang).format(n=points)


def fallen(chance: float, taken: float, lang: str) -> str:
    """By how much the chance to win has fallen: the difference of the two, as they are told."""
    whole = _hundredths(chance) - _hundredths(taken)
    return say(WORDS["fallen" if whole > 0 else "fallen_little"], lang).format(n=whole)


def lost(points: float, lang: str) -> str:
    """How many points were given away, in words."""
    whole = round(points)
    key = "lost_little" if points < 0.75 else "lost_one" if whole <= 1 else "lost"
    return say(WORDS[key], lang).format(n=whole)

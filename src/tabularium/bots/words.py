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
    "best": {"en": "the best that was found", "fr": "le meilleur choix trouvé"},
    "less": {"en": "about {n} points less", "fr": "environ {n} points de moins"},
    "less_one": {"en": "about one point less", "fr": "environ un point de moins"},
    "less_little": {"en": "hardly less", "fr": "à peine moins"},
    "fallen": {"en": "\u2212{n}%", "fr": "\u2212{n}\u00a0%"},
    "fallen_little": {"en": "<1%", "fr": "<\u00a01\u00a0%"},
    "lost": {"en": "about {n} points", "fr": "environ {n} points"},
    "lost_one": {"en": "about one point", "fr": "environ un point"},
    "lost_little": {"en": "less than a point", "fr": "moins d'un point"},
}


def percent(chance: float, lang: str, seats: int = 2) -> str:
    """A chance as a percentage; never quite 0 or 100, since nothing was certain. Alone there is none to tell."""
    if seats == 1:
        return ""
    return say(WORDS["percent"], lang).format(n=min(99, max(1, round(100 * chance))))


def standing(margin: float, seats: int, lang: str, most: float = 0.0) -> str:
    """How far ahead or behind, in words; alone at the table, how much less than the margin of the best option."""
    if seats == 1:
        return _beside(most - margin, lang)
    points = round(abs(margin))
    if points == 0:
        return say(WORDS["even"], lang)
    way = "ahead" if margin > 0 else "behind"
    return say(WORDS[way if points > 1 else f"{way}_one"], lang).format(n=points)


def _beside(less: float, lang: str) -> str:
    key = "best" if less <= 0.0 else "less_little" if less < 0.75 else "less_one" if less < 1.5 else "less"
    return say(WORDS[key], lang).format(n=round(less))


def fallen(loss: float, lang: str) -> str:
    """By how much the chance to win has fallen."""
    whole = round(100 * loss)
    return say(WORDS["fallen" if whole else "fallen_little"], lang).format(n=whole)


def lost(points: float, lang: str) -> str:
    """How many points were given away, in words."""
    whole = round(points)
    key = "lost_little" if points < 0.75 else "lost_one" if whole <= 1 else "lost"
    return say(WORDS[key], lang).format(n=whole)

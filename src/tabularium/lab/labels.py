"""Actions in words, for reports: one text for an action whose button says something else from use to use."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

import tabularium as tab
from tabularium.core.game import Game
from tabularium.lab.playing import Outcome
from tabularium.lab.words import word

GAMES_READ: Final = 12
"""So many games are gone through, and others only for actions that are in none of these."""
GAP: Final = "…"


def in_words(card: Game, actions: Sequence[str], outcomes: Sequence[Outcome], lang: str) -> dict[str, str]:
    """What stands on the button of each of these actions."""
    wanted = set(actions)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for number, outcome in enumerate(outcomes):
        if number >= GAMES_READ and not (wanted - set(found)) & set[str]().union(*outcome.used):
            continue
        told = tab.loads(outcome.record)
        match, actions_taken = tab.new(card.id, told.seats, told.seed, told.options), told.record.actions
        for place in told.moments[:-1]:
            action = actions_taken[place]
            decision = match.decision
            assert decision is not None
            if action in wanted:
                found[action].append(decision.label(action, lang))
            match.play(action)
    return {action: in_common(labels, lang) for action, labels in found.items()}


def in_common(labels: Sequence[str], lang: str) -> str:
    """What all of them say, with gaps where they differ; the first as an instance, if that is less than half of it.

    "Take 8 VP" and "Take 3 VP" are "Take … VP".
    """
    first = labels[0].split(" ")
    kept = first
    for label in labels[1:]:
        kept = _merged(kept, label.split(" "))
    if 2 * sum(part != GAP for part in kept) < len(first):
        return word("for_instance", lang, labels[0])
    return " ".join(kept)


def _merged(one: list[str], other: list[str]) -> list[str]:
    kept: list[str] = []
    for kind, start, end, _, _ in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        kept += one[start:end] if kind == "equal" else [GAP]
    return [part for place, part in enumerate(kept) if part != GAP or kept[place - 1 : place] != [GAP]]

"""Actions in words, for reports: one text for an action whose button says something else from use to use."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

import tabularium as tab
from tabularium.lab.playing import Outcome
from tabularium.lab.words import word

GAMES_READ: Final = 12
"""So many games are gone through, and others only for actions that are seldom in these."""
LABELS_READ: Final = 8
"""So many buttons of an action are enough to tell what they have in common."""
GAP: Final = "…"
BRACKETS: Final = ("(", ")")


def in_words(actions: Sequence[str], outcomes: Sequence[Outcome], lang: str) -> dict[str, str]:
    """What stands on the buttons of each of these actions, which are told as in ``Outcome.used``."""
    wanted = set(actions)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for number, outcome in enumerate(outcomes):
        lacking = {action for action in wanted if len(found[action]) < LABELS_READ}
        if number >= GAMES_READ and lacking.isdisjoint(set[str]().union(*outcome.used)):
            continue
        for match, action in tab.loads(outcome.record).retraced():
            told, decision = match.subject(action), match.decision
            if told in wanted and decision is not None:
                found[told].append(decision.label(action, lang))
    return {action: in_common(labels, lang) for action, labels in found.items() if labels}


def in_common(labels: Sequence[str], lang: str) -> str:
    """What all of them say, with gaps where they differ; the first as an instance, if that is less than half of it.

    "Take 8 VP" and "Take 3 VP" are "Take … VP".
    """
    first = _parts(labels[0])
    kept = first
    for label in labels[1:]:
        kept = _merged(kept, _parts(label))
    if 2 * sum(part not in (GAP, *BRACKETS) for part in kept) < sum(part not in BRACKETS for part in first):
        return word("for_instance", lang, labels[0])
    return " ".join(kept).replace("( ", "(").replace(" )", ")")


def _parts(label: str) -> list[str]:
    """Its words; brackets around some of them are parts of their own, so that none is left without the other."""
    return re.sub(r"\)(?=[,.:;]?( |$))", " )", re.sub(r"(?<![^ ])\(", "( ", label)).split(" ")


def _merged(one: list[str], other: list[str]) -> list[str]:
    kept: list[str] = []
    for kind, start, end, _, _ in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        kept += one[start:end] if kind == "equal" else [GAP]
    return [part for place, part in enumerate(kept) if part != GAP or kept[place - 1 : place] != [GAP]]

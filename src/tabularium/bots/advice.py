"""What a search thinks of the options, for hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.core.agenda import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """One option, as a search that knew only what the seat knows has found it."""

    action: Action
    chance: float
    """How well the match then ends for the seat, from 0 (lost) to 1 (won)."""
    margin: float
    """By how many points the seat is then expected to end ahead of the best of the others (negative: behind); alone,
    with how many points."""
    share: float
    """The part of all the search's tries that went this way."""

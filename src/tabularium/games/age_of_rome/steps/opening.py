"""Section 1: characters, the starting player, the first quests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.core.agenda import Action, Chance, Decision, Seat, Step
from tabularium.games.age_of_rome.actions import (
    BEGIN,
    CHARACTER_DEALT,
    QUEST_DEALT,
    RETURN,
    Begin,
    DealCharacter,
    DealQuest,
    ReturnQuest,
)
from tabularium.games.age_of_rome.components import CHARACTERS, QUESTS_DEALT
from tabularium.games.age_of_rome.state import Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealCharacterTo(Chance):
    """AG-19 to AG-28 A character at random, and what it starts with."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [CHARACTER_DEALT[n] for n in range(len(CHARACTERS)) if n not in s.character]

    def resolve(self, s: Table, action: DealCharacter) -> None:
        seat, printed = self.seat, CHARACTERS[action.character]
        s.character[seat] = action.character
        s.denarii[seat] = printed.denarii
        s.glory[seat] = s.peak[seat] = printed.glory
        s.vendetta[seat] = printed.vendetta
        s.legions_home[seat] = printed.legions
        s.legions_left[seat] -= printed.legions
        s.votes_home[seat] = printed.votes
        s.votes_left[seat] -= printed.votes
        s.anchor[seat] = int(printed.anchor)
        s.tell("character", seat, action.character)


class ChooseStart(Chance):
    """AG-17 The starting player is chosen at random; the marker lies in the province facing him."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return BEGIN[: s.seats]

    def resolve(self, s: Table, action: Begin) -> None:
        s.marker = s.facing(action.seat)
        s.tell("start", action.seat, s.marker)


class DealQuests(Step):
    """AG-31, AG-31a Three quests each; then all choose, in secret, asked clockwise from the starting player."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        start = s.faced_by(s.marker)
        clockwise = [(start + i) % s.seats for i in range(s.seats)]
        dealing: list[Step] = [DealQuestTo(seat) for seat in clockwise for _ in range(QUESTS_DEALT)]
        s.then(*dealing, *[KeepingQuests(seat) for seat in clockwise])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealQuestTo(Chance):
    """AG-31 A quest, face down."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [QUEST_DEALT[n] for n in s.quest_deck]

    def resolve(self, s: Table, action: DealQuest) -> None:
        s.quest_deck.remove(action.quest)
        s.quests[self.seat] |= 1 << action.quest
        s.tell_some((self.seat,), "quest_dealt", (self.seat,), (action.quest,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


class KeepingQuests(Decision):
    """AG-31 Keep two of the three quests; the third goes under the deck."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        held = s.quests[self.seat]
        return [action for n, action in enumerate(RETURN) if held >> n & 1]

    def resolve(self, s: Table, action: ReturnQuest) -> None:
        s.quests[self.seat] ^= 1 << action.quest
        s.quest_bottom.append(action.quest * 4 + self.seat)
        s.tell_some((self.seat,), "quest_returned", (self.seat,), (action.quest,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)

"""Sections 6 and 7: the fight in the Arena and the race in the Stadium, which run alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.aquileia.actions import (
    BLUE,
    DONE,
    KEEP_FACE_UP,
    KEEP_TOP,
    PLAY,
    POINTS,
    ROLLS,
    SERVUS,
    Deal,
    PlayCard,
    Roll,
    RollBlue,
)
from tabularium.games.aquileia.components import (
    ARENA_SPACES,
    BLUE_DICE,
    BRONZE,
    CARDS,
    COINS_BY_RANK,
    DICE,
    DICE_PER_CONTEST,
    EACH_METAL,
    GOLD,
    GOLD_SIDE,
    MAX_SEATS,
    SERVI_DECK,
    SILVER,
    SPACES,
    STADIUM_DECK,
    STADIUM_SPACES,
    VP_PER_STRENGTH,
)
from tabularium.games.aquileia.state import ARENA_POINTS, NO_CARD, NOBODY, Table
from tabularium.games.aquileia.steps.dealing import DealCard
from tabularium.games.aquileia.steps.mercatus import DRAW_SERVI


class Contest(IntEnum):
    ARENA = 0
    STADIUM = 1


ARENA: Final = int(Contest.ARENA)  # as plain numbers, which are compared faster
STADIUM: Final = int(Contest.STADIUM)
EACH_CONTEST: Final = (ARENA, STADIUM)


_SPACES: Final = (ARENA_SPACES, STADIUM_SPACES)
_FIGHT_CARDS: Final = tuple([n for n, card in enumerate(CARDS) if card.arena])
_RACE_CARDS: Final = tuple(
    [tuple([n for n, card in enumerate(CARDS) if card.horses and card.side == side]) for side in EACH_METAL]
)
_REWARDS: Final[tuple[Action, ...]] = (POINTS, SERVUS)
_LAST_LAUREL: Final[tuple[Action, ...]] = (KEEP_FACE_UP,)
_EITHER_LAUREL: Final[tuple[Action, ...]] = (KEEP_FACE_UP, KEEP_TOP)
assert PLAY[_FIGHT_CARDS[-1]].card == _FIGHT_CARDS[-1], "cards that can be played come first"


def side_of(s: Table, seat: Seat) -> int:
    """The metal that counts for a racer: that of the side where he has entered (AQ-PL15)."""
    return GOLD if s.is_on(seat, GOLD_SIDE) else SILVER


def metal_that_counts(s: Table, contest: int, seat: Seat) -> int:
    """AQ-A4 Bronze in the Arena; AQ-ST5 one's own side in the Stadium."""
    return BRONZE if contest == ARENA else side_of(s, seat)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginContest(Step):
    """AQ-A1 to AQ-A7, AQ-ST1 to AQ-ST8 All roll, then all play cards, then the blue dice; in turn order."""

    contest: int

    def run(self, s: Table) -> None:
        contest, spaces, owner = self.contest, _SPACES[self.contest], s.space_owner
        steps: list[Step] = []
        entered = [seat for seat in s.in_turn_order() if s.is_on(seat, spaces)]
        if entered:
            for seat in entered:  # step 1: AQ-A3, AQ-ST4
                s.players[seat].strength = 0
            for space in spaces:
                if owner[space] != NOBODY:
                    s.players[owner[space]].strength += SPACES[space].strength
            if s.is_telling:
                s.tell("contest", contest, tuple([(seat, s.players[seat].strength) for seat in entered]))
            steps += [ROLL_FOR_STRENGTH[contest][seat] for seat in entered]
            steps += [PLAYING_CARDS[contest][seat] for seat in entered]
            if s.blue_holder in entered and s.blue_dice:
                steps.append(USING_BLUE_DICE[contest][s.blue_holder])
            steps.append(RANK_CONTEST[contest])
        steps.append(END_CONTEST[contest])
        if contest == STADIUM:
            steps.append(TURN_UP_LAUREL)
        s.then(*steps)


BEGIN_CONTEST: Final = tuple([BeginContest(contest) for contest in EACH_CONTEST])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RollForStrength(Chance):
    """AQ-A4, AQ-ST5 Each contestant rolls the 3 red dice; each die of the metal that counts adds 1."""

    seat: Seat
    contest: int

    def options(self, s: Table) -> Sequence[Action]:
        return ROLLS[DICE_PER_CONTEST]

    def weights(self, s: Table) -> Sequence[int]:
        return DICE[DICE_PER_CONTEST][1]

    def resolve(self, s: Table, action: Roll) -> None:
        player = s.players[self.seat]
        player.strength += action.metals[metal_that_counts(s, self.contest, self.seat)]
        s.rolled(self.seat, 0, action.metals)
        s.tell("rolled", self.seat, action.metals, player.strength)


ROLL_FOR_STRENGTH: Final = tuple([tuple([RollForStrength(n, c) for n in range(MAX_SEATS)]) for c in EACH_CONTEST])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayingCards(Decision):
    """AQ-A5, AQ-ST6 Play any number of cards in one turn of one's own; they are lost to all (AQ-A16)."""

    contest: int

    def _usable(self, s: Table) -> tuple[int, ...]:
        return _FIGHT_CARDS if self.contest == ARENA else _RACE_CARDS[side_of(s, self.seat)]

    def options(self, s: Table) -> Sequence[Action]:
        hand = s.players[self.seat].hand
        options: list[Action] = [PLAY[card] for card in self._usable(s) if hand[card]]
        options.append(DONE)
        return options

    def must_ask(self, s: Table) -> bool:
        """Whoever holds a card unknown to the others is asked even if it is of no use: else all would know that."""
        return s.players[self.seat].hidden_arms() > 0

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, PlayCard):
            return
        card = CARDS[action.card]
        player = s.players[self.seat]
        s.play_card(self.seat, action.card)
        player.strength += card.arena if self.contest == ARENA else card.horses
        s.tell("played", self.seat, action.card, player.strength)
        s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        usable, hand = self._usable(s), s.players[self.seat].hand
        found: list[Refusal] = []
        for action in PLAY:
            if action.card not in usable:
                if not hand[action.card]:
                    continue
                if self.contest == ARENA:
                    found.append(Refusal(action, "AQ-A6", "no_horses_in_arena"))
                else:
                    found.append(Refusal(action, "AQ-ST7", "only_own_horses", (side_of(s, self.seat),)))
            elif not hand[action.card]:
                clause = "AQ-A5" if self.contest == ARENA else "AQ-ST6"
                found.append(Refusal(action, clause, "no_such_card", (action.card,)))
        return found


PLAYING_CARDS: Final = tuple([tuple([PlayingCards(n, c) for n in range(MAX_SEATS)]) for c in EACH_CONTEST])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UsingBlueDice(Decision):
    """AQ-A7, AQ-ST8 The holder of the blue dice names how many to roll together, if he takes part (AQ-M22)."""

    contest: int

    def options(self, s: Table) -> Sequence[Action]:
        return BLUE[: s.blue_dice + 1]

    def resolve(self, s: Table, action: RollBlue) -> None:
        if action.count:
            s.blue_dice -= action.count  # AQ-M21
            s.agenda.append(ROLL_BLUE_DICE[self.contest][self.seat][action.count])
        else:
            s.tell("no_blue_dice", self.seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return [Refusal(a, "AQ-M21", "blue_dice_left", (s.blue_dice,)) for a in BLUE[s.blue_dice + 1 :]]


USING_BLUE_DICE: Final = tuple([tuple([UsingBlueDice(n, c) for n in range(MAX_SEATS)]) for c in EACH_CONTEST])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RollBlueDice(Chance):
    """AQ-A7, AQ-ST8 Each blue die of the metal that counts adds 1."""

    seat: Seat
    contest: int
    count: int

    def options(self, s: Table) -> Sequence[Action]:
        return ROLLS[self.count]

    def weights(self, s: Table) -> Sequence[int]:
        return DICE[self.count][1]

    def resolve(self, s: Table, action: Roll) -> None:
        player = s.players[self.seat]
        player.strength += action.metals[metal_that_counts(s, self.contest, self.seat)]
        s.rolled(self.seat, 1, action.metals)
        s.tell("rolled_blue", self.seat, action.metals, player.strength)


ROLL_BLUE_DICE: Final = tuple(
    [
        tuple([tuple([RollBlueDice(n, c, count) for count in range(BLUE_DICE + 1)]) for n in range(MAX_SEATS)])
        for c in EACH_CONTEST
    ]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RankContest(Step):
    """AQ-A9, AQ-A10, AQ-ST9 By strength, ties by the tie-break track; then the rewards of each rank."""

    contest: int

    def run(self, s: Table) -> None:
        contest = self.contest
        ranked = ranking(s)
        if s.is_telling:
            s.tell("ranked", contest, tuple([(seat, s.players[seat].strength) for seat in ranked]))
        for seat, coins in zip(ranked, COINS_BY_RANK):  # AQ-A11 to AQ-A15, AQ-ST10, AQ-ST14
            metal = metal_that_counts(s, contest, seat)
            s.gain(seat, metal, coins)
            s.tell("contest_coins", seat, coins, metal)
        winner, second = ranked[0], ranked[1] if len(ranked) > 1 else NOBODY
        if contest == STADIUM:
            s.then(LOOK_AT_TOP[winner], KEEPING_LAUREL[winner][second])
        elif s.can_draw(SERVI_DECK):
            s.agenda.append(CHOOSING_REWARD[winner][second])
        else:
            _score_fight(s, winner)  # AQ-A11a


RANK_CONTEST: Final = tuple([RankContest(contest) for contest in EACH_CONTEST])


def ranking(s: Table) -> list[Seat]:
    """Everybody who takes part in the present contest, best first."""
    entered = [seat for seat in s.tiebreak if s.players[seat].strength]
    return sorted(entered, key=lambda seat: -s.players[seat].strength)  # stable: ties stay in track order


def _score_fight(s: Table, seat: Seat) -> None:
    vp = VP_PER_STRENGTH * s.players[seat].strength
    s.score(seat, ARENA_POINTS, vp)
    s.tell("fight_vp", seat, vp)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingReward(Decision):
    """AQ-A11, AQ-A12 The winner takes points or a servi card; the second gets the other."""

    second: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return _REWARDS

    def resolve(self, s: Table, action: Action) -> None:
        scoring, drawing = (self.seat, self.second) if action is POINTS else (self.second, self.seat)
        if scoring != NOBODY:  # AQ-A14 alone: the other reward is not given
            _score_fight(s, scoring)
        if drawing != NOBODY:
            s.agenda.append(DRAW_SERVI[drawing])


_SECONDS: Final = (*range(MAX_SEATS), NOBODY)  # NOBODY is -1, and so finds the last
CHOOSING_REWARD: Final = tuple([tuple([ChoosingReward(n, m) for m in _SECONDS]) for n in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LookAtTop(DealCard):
    """AQ-ST11 The winner looks at the top Stadium laurel; nobody else does."""

    seat: Seat

    def deck(self) -> int:
        return STADIUM_DECK

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.top = action.card

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


LOOK_AT_TOP: Final = tuple([LookAtTop(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KeepingLaurel(Decision):
    """AQ-ST11, AQ-ST12 Keep the face-up laurel or the top one; the second gets the other, unseen by the rest."""

    second: Seat

    def is_moot(self, s: Table) -> bool:
        return s.face_up == NO_CARD

    def options(self, s: Table) -> Sequence[Action]:
        return _LAST_LAUREL if s.top == NO_CARD else _EITHER_LAUREL  # AQ-ST18

    def witnesses(self, s: Table) -> Sequence[Seat] | None:
        """AQ-ST12, AQ-ST13 Nobody else; but with a lone racer the board shows which card stayed."""
        return None if self.second == NOBODY else (self.seat,)

    def resolve(self, s: Table, action: Action) -> None:
        winner, second, face_up, top = self.seat, self.second, s.face_up, s.top
        keeps_face_up = action is KEEP_FACE_UP
        kept, other = (face_up, top) if keeps_face_up else (top, face_up)
        s.players[winner].hand[kept] += 1
        s.face_up = s.top = NO_CARD
        if top == NO_CARD:
            s.tell("last_laurel", winner, face_up)
        elif second != NOBODY:
            s.players[second].hand[other] += 1
            s.tell_some((winner,), "kept_laurel", (winner, second), (kept, other))
            s.tell_some((second,), "given_laurel", (winner, second), (other,))
        else:
            s.face_up = other  # AQ-ST16: it stays face up, or is turned up from the pile at once (AQ-ST15)
            if keeps_face_up:
                s.tell("took_laurel", winner, face_up)
                s.tell("laurel_up", other)
            else:
                s.tell_some((winner,), "took_top", (winner,), (kept,))
        s.reveal()
        s.races = (*s.races, (winner, second if top != NO_CARD else NOBODY, face_up, top, keeps_face_up))


KEEPING_LAUREL: Final = tuple([tuple([KeepingLaurel(n, m) for m in _SECONDS]) for n in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class EndContest(Step):
    """AQ-AC3 All henchmen return; after the Stadium so do the blue dice (AQ-M23)."""

    contest: int

    def run(self, s: Table) -> None:
        for space in _SPACES[self.contest]:
            if s.space_owner[space] != NOBODY:
                s.send_home(space)
        for player in s.players:
            player.strength = 0
        if self.contest == STADIUM:
            s.blue_holder = NOBODY
            s.blue_dice = 0


END_CONTEST: Final = tuple([EndContest(contest) for contest in EACH_CONTEST])


class TurnUpLaurel(DealCard):
    """AQ-S7, AQ-ST15 The top Stadium laurel is turned face up if none is."""

    __slots__ = ()

    def deck(self) -> int:
        return STADIUM_DECK

    def is_moot(self, s: Table) -> bool:
        return s.face_up != NO_CARD or not s.can_draw(STADIUM_DECK)

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.face_up = action.card
        s.tell("laurel_up", action.card)


TURN_UP_LAUREL: Final = TurnUpLaurel()

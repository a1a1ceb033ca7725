"""What can be chosen, each action made once, and its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action
from tabularium.core.notation import ActionTable
from tabularium.games.ave_roma.components import (
    AREAS,
    BASICS,
    BOARD_LOCATIONS,
    BOARDS,
    CARDS,
    COST_KEYS,
    DECK_RANGES,
    FIRST_ROW,
    GOODS,
    INFLUENCE_MASK,
    LOCATIONS,
    MAX_SEATS,
    PATRON_DECK,
    PLAYER_BOARDS,
    ROWS,
    SLOTS,
    SURPLUS,
    SYMBOLS,
    TRAINING_CHANGE,
    cards_in,
)

VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Word(Action):
    """An action that is one word."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChooseSide(Action):
    """AR-7a A side of the own board: 0 or 1."""

    side: int

    def __str__(self) -> str:
        return f"side:{'ab'[self.side]}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PickWorker(Action):
    """AR-31 A worker of this value from the hand, or from the own neutral pool (AR-188)."""

    value: int

    def __str__(self) -> str:
        return f"worker:{self.value}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PickTrained(Action):
    """AR-107 The trained worker of a training space, to count as this value."""

    space: int
    value: int

    def __str__(self) -> str:
        return f"trained:{self.space + 1}.as{self.value}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Imagine(Action):
    """AR-154 An imaginary worker of this value."""

    value: int

    def __str__(self) -> str:
        return f"extra:{self.value}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Send(Action):
    """To a location without a row; a neutral worker likewise."""

    location: int

    def __str__(self) -> str:
        return f"to:{LOCATIONS[self.location].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SendToRow(Action):
    """AR-43 To the space of a card; slots are numbered 0 to 14 through the three rows."""

    slot: int

    def __str__(self) -> str:
        return f"to:{LOCATIONS[FIRST_ROW + self.slot // SLOTS].id}.{self.slot % SLOTS + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Train(Action):
    """AR-105 To an own training space."""

    space: int

    def __str__(self) -> str:
        return f"train:{self.space + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UsePatron(Action):
    """AR-123 Use the modifier of an active patron."""

    card: int

    def __str__(self) -> str:
        return f"use:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginBonus(Action):
    """AR-199, AR-201 Take the location's bonus with cards of this symbol."""

    symbol: int

    def __str__(self) -> str:
        return f"bonus:{SYMBOLS[self.symbol].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Spend(Action):
    """AR-202 Use a card for the bonus."""

    card: int

    def __str__(self) -> str:
        return f"spend:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Invest(Action):
    """AR-85 Use a card's influence."""

    card: int

    def __str__(self) -> str:
        return f"influence:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Gain(Action):
    """Choose a resource to gain."""

    good: int

    def __str__(self) -> str:
        return f"gain:{GOODS[self.good].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sell(Action):
    """AR-68 Sell one."""

    good: int

    def __str__(self) -> str:
        return f"sell:{GOODS[self.good].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Buy(Action):
    """AR-69 Buy one."""

    good: int

    def __str__(self) -> str:
        return f"buy:{GOODS[self.good].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pay(Action):
    """AR-27 Pay an icon with this resource (or with surplus)."""

    good: int

    def __str__(self) -> str:
        return f"pay:{GOODS[self.good].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DropIcon(Action):
    """AR-130, AR-213 Take this icon off the cost."""

    icon: int

    def __str__(self) -> str:
        return f"discount:{COST_KEYS[self.icon]}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RiseIn(Action):
    """AR-82 Rise in this area."""

    area: int

    def __str__(self) -> str:
        return f"rise:{self.area + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RiseBy(Action):
    """AR-176 At the end: the marker in this area up by so many levels."""

    area: int
    levels: int

    def __str__(self) -> str:
        return f"raise:{self.area + 1}.by{self.levels}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ScoreArea(Action):
    """AR-177 At the end: score the level in this area."""

    area: int

    def __str__(self) -> str:
        return f"score:{self.area + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Activate(Action):
    """AR-97 This passive patron becomes active."""

    card: int

    def __str__(self) -> str:
        return f"activate:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Replace(Action):
    """AR-103 The new patron takes the place of this active one."""

    card: int

    def __str__(self) -> str:
        return f"replace:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DoublePatron(Action):
    """AR-174 The bonus of this patron counts twice."""

    card: int

    def __str__(self) -> str:
        return f"double:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Collect(Action):
    """AR-143 Collect workers from this location."""

    location: int

    def __str__(self) -> str:
        return f"collect:{LOCATIONS[self.location].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeWorker(Action):
    """AR-144 Take a worker of this value."""

    value: int

    def __str__(self) -> str:
        return f"take:{self.value}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """The dealer's: the next card of a deck."""

    card: int

    def __str__(self) -> str:
        return f"deal:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealBoard(Action):
    """The dealer's: a player board."""

    board: int

    def __str__(self) -> str:
        return f"board:{self.board + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawSeat(Action):
    """The dealer's: who is next in the first turn order."""

    seat: int

    def __str__(self) -> str:
        return f"next:{self.seat + 1}"


SIDES: Final[tuple[Action, ...]] = (ChooseSide(0), ChooseSide(1))
PASS: Final = Word("pass")
DONE: Final = Word("done")
DECLINE: Final = Word("decline")
CONTINUE: Final = Word("continue")
KEEP_PASSIVE: Final = Word("passive")
TAKE_SURPLUS: Final = Word("compensate:surplus")
TAKE_DENARII: Final = Word("compensate:denarii")
TOP: Final = Word("half:top")
BOTTOM: Final = Word("half:bottom")
PAY_STEP: Final = Word("step:pay")
FREE_STEP: Final = Word("step:free")
FULL_PRICE: Final = Word("discount:none")
RISE: Final = Word("politics:rise")
WORKER: Final[tuple[Action, ...]] = (PASS, *[PickWorker(value) for value in VALUES])
"""By value; 0 is no worker at all."""
TRAINED: Final = tuple(
    [(PASS, *[PickTrained(space, value) for value in VALUES]) for space in range(len(TRAINING_CHANGE))]
)
EXTRA: Final = tuple([Imagine(value) for value in VALUES])
TO: Final = tuple([Send(location) for location in range(FIRST_ROW)])
TO_SLOT: Final = tuple([SendToRow(slot) for slot in range(len(ROWS) * SLOTS)])
TRAIN: Final = tuple([Train(space) for space in range(len(TRAINING_CHANGE))])
_PATRONS: Final = DECK_RANGES[PATRON_DECK]
USE: Final = {card: UsePatron(card) for card in _PATRONS}
BONUS: Final = tuple([BeginBonus(symbol) for symbol in range(len(SYMBOLS))])
SPEND: Final = tuple([Spend(card) for card in range(len(CARDS))])
INVEST: Final = {card: Invest(card) for card in cards_in(INFLUENCE_MASK)}
GAIN: Final = tuple([Gain(good) for good in BASICS])
SELL: Final = tuple([Sell(good) for good in BASICS])
BUY: Final = tuple([Buy(good) for good in BASICS])
PAY: Final = tuple([Pay(good) for good in (*BASICS, SURPLUS)])
DROP: Final = tuple([DropIcon(icon) for icon in range(len(COST_KEYS) - 2)])
RISE_IN: Final = tuple([RiseIn(area) for area in range(len(AREAS))])
RISE_BY: Final = tuple([tuple([RiseBy(area, levels) for levels in (1, 2, 3)]) for area in range(len(AREAS))])
SCORE_AREA: Final = tuple([ScoreArea(area) for area in range(len(AREAS))])
ACTIVATE: Final = {card: Activate(card) for card in _PATRONS}
REPLACE: Final = {card: Replace(card) for card in _PATRONS}
DOUBLE: Final = {card: DoublePatron(card) for card in _PATRONS}
COLLECT: Final = tuple([Collect(location) for location in BOARD_LOCATIONS])
TAKE: Final[tuple[Action, ...]] = (PASS, *[TakeWorker(value) for value in VALUES])
DEAL: Final = tuple([Deal(card) for card in range(len(CARDS))])
DEAL_BOARD: Final = tuple([DealBoard(board) for board in range(BOARDS)])
DRAW_SEAT: Final = tuple([DrawSeat(seat) for seat in range(MAX_SEATS)])
assert len(PLAYER_BOARDS) == 2 * len(DEAL_BOARD)

ACTIONS: Final = ActionTable(
    "ave_roma",
    [
        PASS,
        DONE,
        DECLINE,
        CONTINUE,
        KEEP_PASSIVE,
        TAKE_SURPLUS,
        TAKE_DENARII,
        TOP,
        BOTTOM,
        PAY_STEP,
        FREE_STEP,
        FULL_PRICE,
        RISE,
        *SIDES,
        *WORKER[1:],
        *[action for actions in TRAINED for action in actions[1:]],
        *EXTRA,
        *TO,
        *TO_SLOT,
        *TRAIN,
        *USE.values(),
        *BONUS,
        *SPEND,
        *INVEST.values(),
        *GAIN,
        *SELL,
        *BUY,
        *PAY,
        *DROP,
        *RISE_IN,
        *[action for actions in RISE_BY for action in actions],
        *SCORE_AREA,
        *ACTIVATE.values(),
        *REPLACE.values(),
        *DOUBLE.values(),
        *COLLECT,
        *TAKE[1:],
        *DEAL,
        *DEAL_BOARD,
        *DRAW_SEAT,
    ],
)

"""What can be chosen, each action made once, and its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action
from tabularium.core.notation import ActionTable
from tabularium.games.aquileia.components import (
    BLUE_DICE,
    CARDS,
    COLOURS,
    DICE,
    LOTS,
    MAX_SEATS,
    METALS,
    RATES,
    SPACES,
    Colour,
    Metal,
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place(Action):
    """AQ-PL2 Place a henchman."""

    space: int

    def __str__(self) -> str:
        return f"place:{SPACES[self.space].id}"


class PlaceDisc(Action):
    """AQ-PL4 Place the tie-break disc on the lowest free number."""

    __slots__ = ()

    def __str__(self) -> str:
        return "disc"


class Pass(Action):
    """Decline: place no more, buy nothing, leave the auction, build nothing."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"


class Done(Action):
    """End a chain of exchanges or of cards."""

    __slots__ = ()

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchange(Action):
    """AQ-M3 Exchange coins with the bank at one of the rates."""

    rate: int

    def __str__(self) -> str:
        return f"exchange:{RATES[self.rate].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Buy(Action):
    """AQ-M8, AQ-M18 Buy this many cards."""

    count: int

    def __str__(self) -> str:
        return f"buy:{self.count}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayCard(Action):
    """AQ-A5, AQ-ST6 Add a card to the contest."""

    card: int

    def __str__(self) -> str:
        return f"play:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RollBlue(Action):
    """AQ-A7, AQ-ST8 Roll this many blue dice."""

    count: int

    def __str__(self) -> str:
        return f"blue:{self.count}"


class TakePoints(Action):
    """AQ-A11 Choose the victory points."""

    __slots__ = ()

    def __str__(self) -> str:
        return "reward:points"


class TakeServi(Action):
    """AQ-A11 Choose the servi card."""

    __slots__ = ()

    def __str__(self) -> str:
        return "reward:servi"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keep(Action):
    """AQ-ST11 Keep the face-up laurel or the one from the pile."""

    face_up: bool

    def __str__(self) -> str:
        return "keep:face_up" if self.face_up else "keep:top"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bid(Action):
    """AQ-T3, AQ-T8 Open with, or add, one coin of this metal."""

    metal: Metal

    def __str__(self) -> str:
        return f"bid:{METALS[self.metal].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Build(Action):
    """AQ-F2 Build on a lot."""

    lot: int

    def __str__(self) -> str:
        return f"build:{LOTS[self.lot].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pay(Action):
    """AQ-F7 Pay with these servi cards."""

    singles: int
    doubles: int

    def __str__(self) -> str:
        return f"pay:{self.singles}single.{self.doubles}double"


class Activate(Action):
    """AQ-PO7 Pay again after a robbery, and activate."""

    __slots__ = ()

    def __str__(self) -> str:
        return "activate"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Count(Action):
    """AQ-END3 Count a Theatrum laurel for this colour."""

    colour: Colour

    def __str__(self) -> str:
        return f"count:{COLOURS[self.colour].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Roll(Action):
    """The dealer's: dice, as numbers of bronze, silver and gold."""

    metals: tuple[int, ...]

    def __str__(self) -> str:
        faces = [METALS[m].id for m in Metal for _ in range(self.metals[m])]
        return f"roll:{'.'.join(faces)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """The dealer's: the next card of a pile."""

    card: int

    def __str__(self) -> str:
        return f"deal:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Begin(Action):
    """The dealer's: who is first player."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat + 1}"


PLACE: Final = tuple([Place(space) for space in range(len(SPACES))])
DISC: Final = PlaceDisc()
PASS: Final = Pass()
DONE: Final = Done()
EXCHANGE: Final = tuple([Exchange(rate) for rate in range(len(RATES))])
BUY: Final = {count: Buy(count) for count in range(1, max([space.limit for space in SPACES]) + 1)}
PLAY: Final = tuple([PlayCard(card) for card in range(len(CARDS)) if CARDS[card].arena or CARDS[card].horses])
BLUE: Final = tuple([RollBlue(count) for count in range(BLUE_DICE + 1)])
POINTS: Final = TakePoints()
SERVUS: Final = TakeServi()
KEEP_FACE_UP: Final = Keep(True)
KEEP_TOP: Final = Keep(False)
BID: Final = tuple([Bid(metal) for metal in Metal])
BUILD: Final = tuple([Build(lot) for lot in range(len(LOTS))])
PAY: Final = {(singles, doubles): Pay(singles, doubles) for singles in range(5) for doubles in range(3)}
ACTIVATE: Final = Activate()
COUNT: Final = tuple([Count(colour) for colour in Colour])
ROLLS: Final = (
    (),
    *[tuple([Roll(metals) for metals in DICE[count][0]]) for count in range(1, BLUE_DICE + 1)],
)
DEAL: Final = tuple([Deal(card) for card in range(len(CARDS))])
BEGIN: Final = tuple([Begin(seat) for seat in range(MAX_SEATS)])

ACTIONS: Final = ActionTable(
    "aquileia",
    [
        *PLACE,
        DISC,
        PASS,
        DONE,
        *EXCHANGE,
        *BUY.values(),
        *PLAY,
        *BLUE,
        POINTS,
        SERVUS,
        KEEP_FACE_UP,
        KEEP_TOP,
        *BID,
        *BUILD,
        *PAY.values(),
        ACTIVATE,
        *COUNT,
        *[roll for rolls in ROLLS for roll in rolls],
        *DEAL,
        *BEGIN,
    ],
)

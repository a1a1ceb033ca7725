"""What can be chosen, each action made once, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action
from tabularium.core.notation import ActionTable
from tabularium.games.nova_roma.city import REWARD_CELLS, SPOTS
from tabularium.games.nova_roma.components import (
    CHARIOTS,
    CONSTRUCTION,
    DEEDS,
    DISPLAY,
    EMPEROR_TILES,
    ESTATE_CELLS,
    ESTATE_TILES,
    FOLLOWERS,
    FORUM_CELLS,
    FORUM_SIDE,
    FORUM_TILES,
    GOODS,
    MARITIME,
    MAX_POWER,
    MAX_SEATS,
    MOSAIC_CELLS,
    MOSAIC_LINES,
    MOSAIC_TILES,
    PETITION,
    RESOURCES,
    ROUTES,
    SPECIAL_SLOT,
    TOKENS,
    TRACKS,
)


def forum_cell_id(cell: int) -> str:
    """Row and column of a forum cell, counted from 0."""
    return f"{cell // FORUM_SIDE}.{cell % FORUM_SIDE}"


def square_id(cell: int) -> str:
    """Row and column on a board of three by three: estate or mosaic."""
    return f"{cell // 3}.{cell % 3}"


def track_id(track: int) -> str:
    return TRACKS[track].id.removeprefix("track_")


class Pass(Action):
    """Decline what is offered."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"


class Done(Action):
    """End a chain of choices."""

    __slots__ = ()

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlaceEmperor(Action):
    """NR-34 Put the Emperor on a forum cell."""

    cell: int

    def __str__(self) -> str:
        return f"emperor:{forum_cell_id(self.cell)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Place(Action):
    """NR-38 Place a patrician on a forum cell."""

    cell: int

    def __str__(self) -> str:
        return f"place:{forum_cell_id(self.cell)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlaceLegionnaire(Action):
    """NR-258 Place a legionnaire on a forum cell."""

    cell: int

    def __str__(self) -> str:
        return f"legionnaire:{forum_cell_id(self.cell)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Order(Action):
    """NR-40 Which of the two actions comes first."""

    row_first: bool

    def __str__(self) -> str:
        return "order:row" if self.row_first else "order:column"


class Perform(Action):
    """NR-41 Perform an action."""

    __slots__ = ()

    def __str__(self) -> str:
        return "perform"


class Abandon(Action):
    """NR-42 Abandon an action for a coin."""

    __slots__ = ()

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UseFollower(Action):
    """NR-139 Use a once-per-round follower."""

    card: int

    def __str__(self) -> str:
        return f"use:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Action):
    """NR-54, NR-76 Discard a card of the hand."""

    card: int

    def __str__(self) -> str:
        return f"discard:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Buy(Action):
    """NR-55 Buy a good for a coin."""

    good: int

    def __str__(self) -> str:
        return f"buy:{RESOURCES[self.good].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChooseGood(Action):
    """NR-9 The good of one's choice."""

    good: int

    def __str__(self) -> str:
        return f"good:{RESOURCES[self.good].id}"


class SpendWine(Action):
    """NR-57 Spend a wine for an influence."""

    __slots__ = ()

    def __str__(self) -> str:
        return "wine"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeTile(Action):
    """NR-58 Take an estate tile from a slot of the display."""

    slot: int

    def __str__(self) -> str:
        return "tile:special" if self.slot == SPECIAL_SLOT else f"tile:{self.slot + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PutTile(Action):
    """NR-59 Put the tile on a cell of the estate."""

    cell: int

    def __str__(self) -> str:
        return f"estate:{square_id(self.cell)}"


class ClaimToken(Action):
    """NR-62 Claim the first player token."""

    __slots__ = ()

    def __str__(self) -> str:
        return "first_player"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Petitioned(Action):
    """NR-66 Spend influence for another action of that power."""

    deed: int
    power: int

    def __str__(self) -> str:
        return f"petition:{DEEDS[self.deed].id}.{self.power}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeCard(Action):
    """NR-71 Take a follower from a slot of the display."""

    slot: int

    def __str__(self) -> str:
        return f"take:{self.slot + 1}"


class Draw(Action):
    """NR-71 Draw a follower from the deck."""

    __slots__ = ()

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayFollower(Action):
    """NR-73 Play a follower from the hand."""

    card: int

    def __str__(self) -> str:
        return f"play:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Dismiss(Action):
    """NR-75 Discard a follower from the full row."""

    card: int

    def __str__(self) -> str:
        return f"dismiss:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeMaritime(Action):
    """NR-80 Complete the maritime contract of a slot."""

    slot: int

    def __str__(self) -> str:
        return f"maritime:{self.slot + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeConstruction(Action):
    """NR-92 Complete the construction contract of a slot; NR-167 with Patricia instead of the artisan."""

    slot: int
    with_patricia: bool

    def __str__(self) -> str:
        return f"construction:{self.slot + 1}{'.patricia' if self.with_patricia else ''}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sail(Action):
    """NR-83 Move a ship to the next port of a route."""

    ship: int
    route: int

    def __str__(self) -> str:
        return f"sail:{self.ship + 1}.{ROUTES[self.route].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Build(Action):
    """NR-95 Place the building: zone, corner, shape and orientation."""

    spot: int

    def __str__(self) -> str:
        return f"build:{SPOTS[self.spot].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayReward(Action):
    """NR-104 Which of several surrounded reward tokens pays next."""

    cell: int

    def __str__(self) -> str:
        return f"reward:{REWARD_CELLS[self.cell].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Advance(Action):
    """NR-106 Advance a marker by one space."""

    track: int

    def __str__(self) -> str:
        return f"race:{track_id(self.track)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SpendArtisan(Action):
    """NR-107 Discard an artisan to advance one more space on this track."""

    track: int

    def __str__(self) -> str:
        return f"artisan:{track_id(self.track)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeWheel(Action):
    """NR-110 What a golden wheel gives: an achievement token or an influence."""

    takes_token: bool

    def __str__(self) -> str:
        return "wheel:token" if self.takes_token else "wheel:influence"


class Hire(Action):
    """NR-116 Hire an artisan for a wheat."""

    __slots__ = ()

    def __str__(self) -> str:
        return "hire"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Work(Action):
    """NR-117 Place an artisan on a cell of the estate."""

    cell: int

    def __str__(self) -> str:
        return f"work:{square_id(self.cell)}"


class Exchange(Action):
    """NR-125 Make the exchange of the tile."""

    __slots__ = ()

    def __str__(self) -> str:
        return "exchange"


class UseTile(Action):
    """NR-128 to NR-132 Use a one-use tile."""

    __slots__ = ()

    def __str__(self) -> str:
        return "use_tile"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Claim(Action):
    """NR-186 Claim an achievement of the mosaic."""

    cell: int

    def __str__(self) -> str:
        return f"claim:{square_id(self.cell)}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayLine(Action):
    """NR-194 Which of several completed lines of the mosaic pays next."""

    line: int

    def __str__(self) -> str:
        return f"line:{MOSAIC_LINES[self.line].id.removeprefix('line_')}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DraftTile(Action):
    """NR-298 Take a mosaic tile."""

    tile: int

    def __str__(self) -> str:
        return f"draft:{MOSAIC_TILES[self.tile].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pick(Action):
    """NR-301 Pick a card of the packet."""

    card: int

    def __str__(self) -> str:
        return f"pick:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keep(Action):
    """NR-302 Keep a card as part of the starting hand."""

    card: int

    def __str__(self) -> str:
        return f"keep:{FOLLOWERS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Begin(Action):
    """The dealer's: who is first player."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """The dealer's: the next piece of a stack."""

    item: int
    id: str

    def __str__(self) -> str:
        return f"deal:{self.id}"


PASS: Final = Pass()
DONE: Final = Done()
EMPEROR: Final = tuple([PlaceEmperor(cell) for cell in range(FORUM_CELLS)])
PLACE: Final = tuple([Place(cell) for cell in range(FORUM_CELLS)])
LEGIONNAIRE: Final = tuple([PlaceLegionnaire(cell) for cell in range(FORUM_CELLS)])
ROW_FIRST: Final = Order(True)
COLUMN_FIRST: Final = Order(False)
PERFORM: Final = Perform()
ABANDON: Final = Abandon()
USE: Final = tuple([UseFollower(card) for card in range(len(FOLLOWERS))])
DISCARD: Final = tuple([Discard(card) for card in range(len(FOLLOWERS))])
BUY: Final = tuple([Buy(good) for good in GOODS])
GOOD: Final = tuple([ChooseGood(good) for good in GOODS])
WINE: Final = SpendWine()
TILE: Final = tuple([TakeTile(slot) for slot in range(DISPLAY + 1)])
PUT: Final = tuple([PutTile(cell) for cell in range(ESTATE_CELLS)])
FIRST_PLAYER: Final = ClaimToken()
PETITIONS: Final = tuple(
    [tuple([Petitioned(deed, power) for power in range(1, MAX_POWER + 1)]) for deed in range(len(DEEDS))]
)
TAKE: Final = tuple([TakeCard(slot) for slot in range(DISPLAY)])
DRAW: Final = Draw()
PLAY: Final = tuple([PlayFollower(card) for card in range(len(FOLLOWERS))])
DISMISS: Final = tuple([Dismiss(card) for card in range(len(FOLLOWERS))])
MARITIME_SLOT: Final = tuple([TakeMaritime(slot) for slot in range(DISPLAY)])
CONSTRUCTION_SLOT: Final = tuple([TakeConstruction(slot, False) for slot in range(DISPLAY)])
PATRICIA_SLOT: Final = tuple([TakeConstruction(slot, True) for slot in range(DISPLAY)])
SAIL: Final = tuple([tuple([Sail(ship, route) for route in range(len(ROUTES))]) for ship in range(2)])
BUILD: Final = tuple([Build(spot) for spot in range(len(SPOTS))])
REWARD: Final = tuple([PayReward(cell) for cell in range(len(REWARD_CELLS))])
RACE: Final = tuple([Advance(track) for track in range(len(TRACKS))])
SPEND_ARTISAN: Final = tuple([SpendArtisan(track) for track in range(len(TRACKS))])
WHEEL_TOKEN: Final = TakeWheel(True)
WHEEL_INFLUENCE: Final = TakeWheel(False)
HIRE: Final = Hire()
WORK: Final = tuple([Work(cell) for cell in range(ESTATE_CELLS)])
EXCHANGE: Final = Exchange()
USE_TILE: Final = UseTile()
CLAIM: Final = tuple([Claim(cell) for cell in range(MOSAIC_CELLS)])
LINE: Final = tuple([PayLine(line) for line in range(len(MOSAIC_LINES))])
DRAFT: Final = tuple([DraftTile(tile) for tile in range(len(MOSAIC_TILES))])
PICK: Final = tuple([Pick(card) for card in range(len(FOLLOWERS))])
KEEP: Final = tuple([Keep(card) for card in range(len(FOLLOWERS))])
BEGIN: Final = tuple([Begin(seat) for seat in range(MAX_SEATS)])
DEAL_FORUM: Final = tuple([Deal(n, tile.id) for n, tile in enumerate(FORUM_TILES)])
DEAL_TOKEN: Final = tuple([Deal(n, token.id) for n, token in enumerate(TOKENS)])
DEAL_EMPEROR: Final = tuple([Deal(n, tile.id) for n, tile in enumerate(EMPEROR_TILES)])
DEAL_CHARIOT: Final = tuple([Deal(n, token.id) for n, token in enumerate(CHARIOTS)])
DEAL_MARITIME: Final = tuple([Deal(n, contract.id) for n, contract in enumerate(MARITIME)])
DEAL_CONSTRUCTION: Final = tuple([Deal(n, contract.id) for n, contract in enumerate(CONSTRUCTION)])
DEAL_ESTATE: Final = tuple([Deal(n, tile.id) for n, tile in enumerate(ESTATE_TILES)])
DEAL_FOLLOWER: Final = tuple([Deal(n, card.id) for n, card in enumerate(FOLLOWERS)])
DEAL_MOSAIC: Final = tuple([Deal(n, tile.id) for n, tile in enumerate(MOSAIC_TILES)])

ACTIONS: Final = ActionTable(
    "nova_roma",
    [
        PASS,
        DONE,
        *EMPEROR,
        *PLACE,
        *LEGIONNAIRE,
        ROW_FIRST,
        COLUMN_FIRST,
        PERFORM,
        ABANDON,
        *USE,
        *DISCARD,
        *BUY,
        *GOOD,
        WINE,
        *TILE,
        *PUT,
        FIRST_PLAYER,
        *[action for deed, actions in enumerate(PETITIONS) if deed != PETITION for action in actions],
        *TAKE,
        DRAW,
        *PLAY,
        *DISMISS,
        *MARITIME_SLOT,
        *CONSTRUCTION_SLOT,
        *PATRICIA_SLOT,
        *[action for actions in SAIL for action in actions],
        *BUILD,
        *REWARD,
        *RACE,
        *SPEND_ARTISAN,
        WHEEL_TOKEN,
        WHEEL_INFLUENCE,
        HIRE,
        *WORK,
        EXCHANGE,
        USE_TILE,
        *CLAIM,
        *LINE,
        *DRAFT,
        *PICK,
        *KEEP,
        *BEGIN,
        *DEAL_FORUM,
        *DEAL_TOKEN,
        *DEAL_EMPEROR,
        *DEAL_CHARIOT,
        *DEAL_MARITIME,
        *DEAL_CONSTRUCTION,
        *DEAL_ESTATE,
        *DEAL_FOLLOWER,
        *DEAL_MOSAIC,
    ],
)

# ---------------------------------------------------------------------- sets of bits as lists of actions

Spread = tuple[tuple[tuple[Action, ...], ...], ...]
"""For every eight bits of a set, what each of their 256 values stands for."""


def spread_table(actions: Sequence[Action]) -> Spread:
    table: list[tuple[tuple[Action, ...], ...]] = []
    for first in range(0, len(actions), 8):
        sets: list[tuple[Action, ...]] = [()]
        for action in actions[first : first + 8]:  # each bit doubles what there is: without it, and with it
            sets += [(*chosen, action) for chosen in sets]
        table.append(tuple(sets))
    return tuple(table)


def spread(bits: int, table: Spread) -> list[Action]:
    """The actions of a set, in their order."""
    found: list[Action] = []
    for part in table:
        found += part[bits & 255]
        bits >>= 8
    return found


PLACE_BITS: Final = spread_table(PLACE)
LEGIONNAIRE_BITS: Final = spread_table(LEGIONNAIRE)
USE_BITS: Final = spread_table(USE)
DISCARD_BITS: Final = spread_table(DISCARD)
PLAY_BITS: Final = spread_table(PLAY)
DISMISS_BITS: Final = spread_table(DISMISS)
WORK_BITS: Final = spread_table(WORK)
CLAIM_BITS: Final = spread_table(CLAIM)
LINE_BITS: Final = spread_table(LINE)
REWARD_BITS: Final = spread_table(REWARD)
PICK_BITS: Final = spread_table(PICK)
KEEP_BITS: Final = spread_table(KEEP)
DRAFT_BITS: Final = spread_table(DRAFT)
DEAL_FORUM_BITS: Final = spread_table(DEAL_FORUM)
DEAL_EMPEROR_BITS: Final = spread_table(DEAL_EMPEROR)
DEAL_MARITIME_BITS: Final = spread_table(DEAL_MARITIME)
DEAL_CONSTRUCTION_BITS: Final = spread_table(DEAL_CONSTRUCTION)
DEAL_FOLLOWER_BITS: Final = spread_table(DEAL_FOLLOWER)
DEAL_MOSAIC_BITS: Final = spread_table(DEAL_MOSAIC)

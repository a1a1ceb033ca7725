"""What can be chosen, each action made once, and its notation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tabularium.core.agenda import Action
from tabularium.core.notation import ActionTable
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CHARACTERS,
    COLUMN_CAPACITY,
    EVENTS,
    KINDS,
    MAX_SEATS,
    ON_BUILDING,
    ON_TAXING,
    PLACES,
    PLOT_EFFECTS,
    PROVINCES,
    QUESTS,
    REGIONS,
    SETS,
    TOKENS,
    TRADE_CARDS,
    Kind,
    kinds_in,
)

MOST_DENARII: Final = 400
"""More denarii than anybody can offer or demand."""


class Pass(Action):
    """Stop, decline, forgo, end: whatever is asked, nothing more of it."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ReturnQuest(Action):
    """AG-31 Put one of the three quests back under the deck."""

    quest: int

    def __str__(self) -> str:
        return f"return:{QUESTS[self.quest].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KeepQuest(Action):
    """AG-241 Keep this one of the two quests looked at."""

    quest: int

    def __str__(self) -> str:
        return f"keep:{QUESTS[self.quest].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SellCard(Action):
    """AG-58 Discard a trade card for 1 denarius."""

    card: int

    def __str__(self) -> str:
        return f"sell:{TRADE_CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DiscardCard(Action):
    """AG-61, AG-77, AG-258 Discard a trade card for nothing."""

    card: int

    def __str__(self) -> str:
        return f"discard:{TRADE_CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayCard(Action):
    """AG-161 Play a trade card for its effect."""

    card: int

    def __str__(self) -> str:
        return f"play:{TRADE_CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LaySet(Action):
    """AG-59, AG-168 Lay out a trade set of these three cards."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"set:{'.'.join([TRADE_CARDS[card].id for card in self.cards])}"


class BuyGlory(Action):
    """AG-128 With the Religion medal: 3 denarii for 1 glory."""

    __slots__ = ()

    def __str__(self) -> str:
        return "glory"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Activate(Action):
    """AG-81, AG-91 Activate a plot in this province, with this effect."""

    province: int
    effect: int

    def __str__(self) -> str:
        return f"plot:{PROVINCES[self.province].id}.{PLOT_EFFECTS[self.effect].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Oust(Action):
    """AG-99 Remove a legion of the target from this region, and put one's own in its place or not."""

    region: int
    replace: bool

    def __str__(self) -> str:
        return f"{'replace' if self.replace else 'remove'}:{REGIONS[self.region].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lure(Action):
    """AG-100 Choose a legion of the target in this region, to be moved."""

    region: int

    def __str__(self) -> str:
        return f"lure:{REGIONS[self.region].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Send(Action):
    """AG-100 The region to which both legions are moved."""

    region: int

    def __str__(self) -> str:
        return f"send:{REGIONS[self.region].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class StrikeVote(Action):
    """AG-101, AG-102 Remove the vote at this height of the column, counted from the bottom."""

    height: int

    def __str__(self) -> str:
        return f"strike:{self.height}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Recall(Action):
    """AG-256 Take a legion back from this region."""

    region: int

    def __str__(self) -> str:
        return f"recall:{REGIONS[self.region].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Build(Action):
    """AG-123 Buy the next tile of this kind, with these trade cards (kinds) played on it."""

    kind: int
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join([f"build:{BUILDINGS[self.kind].id}", *[TRADE_CARDS[card].id for card in self.cards]])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlaceFollower(Action):
    """AG-134, AG-142 Place a follower, on a building perhaps with the bonus."""

    place: int
    bonus: bool

    def __str__(self) -> str:
        return f"place:{PLACES[self.place]}{'+bonus' if self.bonus else ''}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlaceLegion(Action):
    """AG-147 A legion from the board to a region."""

    region: int

    def __str__(self) -> str:
        return f"legion:{REGIONS[self.region].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MoveLegion(Action):
    """AG-147 A legion from one region to another."""

    origin: int
    region: int

    def __str__(self) -> str:
        return f"move:{REGIONS[self.origin].id}.{REGIONS[self.region].id}"


class CastVote(Action):
    """AG-151 A vote on top of the Senate column."""

    __slots__ = ()

    def __str__(self) -> str:
        return "vote"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tax(Action):
    """AG-191, AG-196 Normal tax, or double taxation with these trade cards (kinds) played on it."""

    double: bool
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join([f"tax:{'double' if self.double else 'normal'}", *[TRADE_CARDS[c].id for c in self.cards]])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Offer(Action):
    """AG-298 Place a diplomacy token on this building."""

    province: int
    kind: int

    def __str__(self) -> str:
        return f"offer:{PROVINCES[self.province].id}.{BUILDINGS[self.kind].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Amount(Action):
    """AG-298, AG-299 So many denarii on the token."""

    denarii: int

    def __str__(self) -> str:
        return f"amount:{self.denarii}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChooseToken(Action):
    """AG-298 Which of the two tokens lies face down."""

    token: int

    def __str__(self) -> str:
        return f"token:{TOKENS[self.token].id}"


class Accept(Action):
    """AG-300"""

    __slots__ = ()

    def __str__(self) -> str:
        return "accept"


class Refuse(Action):
    """AG-304"""

    __slots__ = ()

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Demand(Action):
    """AG-299 Ask for more."""

    denarii: int

    def __str__(self) -> str:
        return f"demand:{self.denarii}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Profit(Action):
    """AG-302 What an accepted spy brings: the action of the building, or glory."""

    action: bool

    def __str__(self) -> str:
        return "profit:action" if self.action else "profit:glory"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealCharacter(Action):
    """The dealer's: a character board (AG-19)."""

    character: int

    def __str__(self) -> str:
        return f"character:{CHARACTERS[self.character].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Begin(Action):
    """The dealer's: the starting player (AG-17)."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealQuest(Action):
    """The dealer's: the top card of the quest deck."""

    quest: int

    def __str__(self) -> str:
        return f"quest:{QUESTS[self.quest].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ShowToken(Action):
    """The dealer's: a diplomacy token is turned over (AG-300, AG-304)."""

    token: int

    def __str__(self) -> str:
        return f"show:{TOKENS[self.token].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Reveal(Action):
    """The dealer's: the event of the round (AG-73)."""

    event: int

    def __str__(self) -> str:
        return f"event:{EVENTS[self.event].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """The dealer's: the top card of the trade deck."""

    card: int

    def __str__(self) -> str:
        return f"deal:{CARD_IDS[self.card]}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pick(Action):
    """The dealer's: a card taken from a hand at random (AG-103, AG-104)."""

    card: int

    def __str__(self) -> str:
        return f"pick:{CARD_IDS[self.card]}"


def _choices(mask: int) -> list[tuple[int, ...]]:
    """No card, or one or several of those with these bits, as kinds."""
    kinds = kinds_in(mask)
    return [chosen for count in range(len(kinds) + 1) for chosen in combinations(kinds, count)]


_EACH_REGION: Final = range(len(REGIONS))

PASS: Final = Pass()
RETURN: Final = tuple([ReturnQuest(n) for n in range(len(QUESTS))])
KEEP: Final = tuple([KeepQuest(n) for n in range(len(QUESTS))])
SELL: Final = tuple([SellCard(n) for n in range(len(TRADE_CARDS))])
DISCARD: Final = tuple([DiscardCard(n) for n in range(len(TRADE_CARDS))])
PLAY: Final = tuple([PlayCard(n) for n in range(len(TRADE_CARDS))])
_KINDS_OF_SET: Final = {mask: tuple(kinds_in(mask)) for mask in SETS}
_SET_OF_KINDS: Final = {kinds: LaySet(kinds) for kinds in sorted(set(_KINDS_OF_SET.values()))}
SET: Final = {mask: _SET_OF_KINDS[kinds] for mask, kinds in _KINDS_OF_SET.items()}
"""By the bits of the three cards."""
BUY_GLORY: Final = BuyGlory()
ACTIVATE: Final = tuple([tuple([Activate(p, e) for e in range(len(PLOT_EFFECTS))]) for p in range(len(PROVINCES))])
REMOVE: Final = tuple([Oust(r, False) for r in _EACH_REGION])
REPLACE: Final = tuple([Oust(r, True) for r in _EACH_REGION])
LURE: Final = tuple([Lure(r) for r in _EACH_REGION])
SEND: Final = tuple([Send(r) for r in _EACH_REGION])
STRIKE: Final = tuple([StrikeVote(height + 1) for height in range(COLUMN_CAPACITY)])
RECALL: Final = tuple([Recall(r) for r in _EACH_REGION])
DISCOUNTS: Final = tuple(_choices(ON_BUILDING))
"""AG-123 The sets of cards that may be played on a tile."""
BUILD: Final = tuple([tuple([Build(kind, cards) for cards in DISCOUNTS]) for kind in range(KINDS)])
PLACE: Final = tuple([PlaceFollower(place, False) for place in range(len(PLACES))])
PLACE_WITH_BONUS: Final = tuple([PlaceFollower(place, True) for place in range(Kind.TRADE + 1)])
LEGION: Final = tuple([PlaceLegion(r) for r in _EACH_REGION])
MOVE: Final = tuple([tuple([MoveLegion(a, b) for b in _EACH_REGION if b != a]) for a in _EACH_REGION])
"""By the region that the legion leaves."""
VOTE: Final = CastVote()
RELIEFS: Final = tuple(_choices(ON_TAXING))
"""AG-196 The sets of cards that may be played on a double taxation."""
TAX: Final = Tax(False, ())
DOUBLE_TAX: Final = tuple([Tax(True, cards) for cards in RELIEFS])
OFFER: Final = tuple([tuple([Offer(p, kind) for kind in range(KINDS)]) for p in range(len(PROVINCES))])
AMOUNT: Final = tuple([Amount(n) for n in range(MOST_DENARII + 1)])
TOKEN: Final = tuple([ChooseToken(n) for n in range(len(TOKENS))])
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
DEMAND: Final = tuple([Demand(n) for n in range(MOST_DENARII + 1)])
PROFIT_GLORY: Final = Profit(False)
PROFIT_ACTION: Final = Profit(True)

CHARACTER_DEALT: Final = tuple([DealCharacter(n) for n in range(len(CHARACTERS))])
BEGIN: Final = tuple([Begin(seat) for seat in range(MAX_SEATS)])
QUEST_DEALT: Final = tuple([DealQuest(n) for n in range(len(QUESTS))])
SHOW: Final = tuple([ShowToken(n) for n in range(len(TOKENS))])
REVEAL: Final = tuple([Reveal(n) for n in range(len(EVENTS))])
DEAL: Final = tuple([Deal(n) for n in range(len(CARDS))])
PICK: Final = tuple([Pick(n) for n in range(len(CARDS))])

ACTIONS: Final = ActionTable(
    "age_of_rome",
    [
        PASS,
        *RETURN,
        *KEEP,
        *SELL,
        *DISCARD,
        *PLAY,
        *_SET_OF_KINDS.values(),
        BUY_GLORY,
        *[action for row in ACTIVATE for action in row],
        *REMOVE,
        *REPLACE,
        *LURE,
        *SEND,
        *STRIKE,
        *RECALL,
        *[action for row in BUILD for action in row],
        *PLACE,
        *PLACE_WITH_BONUS,
        *LEGION,
        *[action for row in MOVE for action in row],
        VOTE,
        TAX,
        *DOUBLE_TAX,
        *[action for row in OFFER for action in row],
        *AMOUNT,
        *TOKEN,
        ACCEPT,
        REFUSE,
        *DEMAND,
        PROFIT_GLORY,
        PROFIT_ACTION,
        *CHARACTER_DEALT,
        *BEGIN,
        *QUEST_DEALT,
        *SHOW,
        *REVEAL,
        *DEAL,
        *PICK,
    ],
)

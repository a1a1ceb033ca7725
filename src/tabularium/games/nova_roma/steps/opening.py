"""Sections 2 and 13: what is dealt before the first round, and the two drafts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import (
    BEGIN,
    DEAL_CHARIOT,
    DEAL_FOLLOWER_BITS,
    DEAL_FORUM_BITS,
    DEAL_MOSAIC_BITS,
    DEAL_TOKEN,
    DRAFT,
    DRAFT_BITS,
    KEEP_BITS,
    PICK_BITS,
    Begin,
    Deal,
    DraftTile,
    Keep,
    Pick,
    spread,
)
from tabularium.games.nova_roma.city import REWARD_CELLS
from tabularium.games.nova_roma.components import COIN, DATA, LINES, MAX_SEATS, MOSAIC_TILES, START, TOKENS
from tabularium.games.nova_roma.state import NEUTRAL, NONE, Table

PACKET: Final[int] = DATA["variants"][1]["dealt"]
KEPT: Final[int] = DATA["variants"][1]["keep"]
MOSAIC_PICKS: Final[int] = DATA["variants"][0]["picks"]
_COLOUR_BITS: Final = tuple(
    [sum([1 << n for n, tile in enumerate(MOSAIC_TILES) if tile.colour == colour]) for colour in range(3)]
)


class DealForum(Chance):
    """NR-17 The forum tiles lie at random on the eight slots: rows from the top, then columns from the left."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        left = (1 << len(LINES)) - 1 - sum([1 << deed for deed in s.forum])
        return spread(left, DEAL_FORUM_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.forum = (*s.forum, action.item)
        if len(s.forum) == len(LINES):
            s.tell("forum", s.forum)


class DealReward(Chance):
    """NR-16 A reward token on the next reward cell; those marked 3+ stay empty with one or two players (NR-257)."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL_TOKEN[n] for n, token in enumerate(TOKENS) if s.reward_tokens.count(n) < token.copies]

    def weights(self, s: Table) -> Sequence[int]:
        left = [token.copies - s.reward_tokens.count(n) for n, token in enumerate(TOKENS)]
        return [count for count in left if count]

    def resolve(self, s: Table, action: Deal) -> None:
        s.reward_tokens = (*s.reward_tokens, action.item)
        skip_empty_cells(s)


def skip_empty_cells(s: Table) -> None:
    """NR-257 Cells marked 3+ stay without a token if fewer play."""
    while len(s.reward_tokens) < len(REWARD_CELLS):
        if len(s.players) > 2 or not REWARD_CELLS[len(s.reward_tokens)].for_three:
            return
        s.reward_tokens = (*s.reward_tokens, NONE)


class DealFavourite(Chance):
    """NR-21 The first favourite chariot; NR-268 in the solo game the dummy's marker on its track advances."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return DEAL_CHARIOT

    def weights(self, s: Table) -> Sequence[int]:
        return s.chariots

    def resolve(self, s: Table, action: Deal) -> None:
        s.chariots[action.item] -= 1
        s.favourite = action.item
        s.tell("favourite", action.item)
        if s.is_solo:
            s.advance_dummy(action.item)


class ChooseFirstPlayer(Chance):
    """NR-31 A random first player."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return BEGIN[: len(s.players)]

    def resolve(self, s: Table, action: Begin) -> None:
        s.first_player = action.seat


class SeatPlayers(Step):
    """NR-23a, NR-32, NR-273 Coins by turn order; the race markers are stacked in turn order."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        order = s.seats_from(s.first_player)
        for place, seat in enumerate(order):
            s.players[seat].stock[COIN] = START["start_coins_by_turn_order"][place]
        ahead = (NEUTRAL,) if s.neutral_markers else ()
        s.race = tuple([(*ahead, *order) for _ in s.race])
        s.tell("first_player", s.first_player)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealMosaic(Chance):
    """NR-28 A mosaic tile of one colour at random."""

    seat: Seat
    colour: int

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.mosaic_stack & _COLOUR_BITS[self.colour], DEAL_MOSAIC_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.mosaic_stack &= ~(1 << action.item)
        put_mosaic(s, self.seat, action.item)
        s.tell("mosaic", self.seat, action.item)


def put_mosaic(s: Table, seat: Seat, tile: int) -> None:
    """NR-28, NR-185 Green on top, yellow in the middle, orange at the bottom."""
    tiles = list(s.players[seat].mosaic)
    tiles[MOSAIC_TILES[tile].colour] = tile
    s.players[seat].mosaic = tuple(tiles)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OpenMosaic(Chance):
    """NR-297, NR-298 A face-up mosaic tile of a colour, if its stack has one."""

    colour: int

    def is_moot(self, s: Table) -> bool:
        return not s.mosaic_stack & _COLOUR_BITS[self.colour]

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.mosaic_stack & _COLOUR_BITS[self.colour], DEAL_MOSAIC_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.mosaic_stack &= ~(1 << action.item)
        s.mosaic_open |= 1 << action.item
        s.tell("mosaic_open", action.item)


class DraftingMosaic(Decision):
    """NR-298, NR-299 Take a face-up tile of a colour that one does not have yet; it is replaced at once."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.mosaic_open & self._wanted(s), DRAFT_BITS)

    def _wanted(self, s: Table) -> int:
        owned = s.players[self.seat].mosaic
        return sum([bits for colour, bits in enumerate(_COLOUR_BITS) if owned[colour] == NONE])

    def resolve(self, s: Table, action: DraftTile) -> None:
        s.mosaic_open &= ~(1 << action.tile)
        put_mosaic(s, self.seat, action.tile)
        s.tell("mosaic", self.seat, action.tile)
        s.then(OpenMosaic(MOSAIC_TILES[action.tile].colour))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        barred = s.mosaic_open & ~self._wanted(s)
        return [
            Refusal(DRAFT[n], "NR-298", "colour_owned", (tile.colour,))
            for n, tile in enumerate(MOSAIC_TILES)
            if barred >> n & 1
        ]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginMosaic(Step):
    """NR-28, or NR-297 to NR-299: three laps in reverse turn order."""

    is_draft: bool

    def run(self, s: Table) -> None:
        order = s.seats_from(s.first_player)
        if self.is_draft:
            opened = [OpenMosaic(colour) for colour in range(3) for _ in range(2)]
            s.then(*opened, *[DraftingMosaic(seat) for _ in range(MOSAIC_PICKS) for seat in reversed(order)])
        else:
            s.then(*[DealMosaic(seat, colour) for seat in order for colour in range(3)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealPacket(Chance):
    """NR-300 A card for a packet of four, seen by the seat that it is dealt to."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.deck, DEAL_FOLLOWER_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.deck &= ~(1 << action.item)
        packets = list(s.packets)
        packets[self.seat] = tuple(sorted([*packets[self.seat], action.item]))
        s.packets = tuple(packets)
        s.tell_some((self.seat,), "packet", (self.seat,), (action.item,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


def packet_at(s: Table, seat: Seat, turn: int) -> Seat:
    """NR-301 Packets are passed to the left: whose packet the seat holds at this pick."""
    return (seat - turn) % len(s.players)


def picked(s: Table, seat: Seat, picks: int) -> int:
    """The cards that a seat has put in front of it in its first so many picks, one bit each."""
    if len(s.players) == 1:  # NR-302a
        return sum([1 << card for card in s.packets[0]])
    return sum([1 << s.packets[packet_at(s, seat, turn)][turn] for turn in range(picks)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PickingCard(Decision):
    """NR-301 Choose a card of the packet in secret; all choose at the same time, then the rest is passed on."""

    turn: int

    def packet(self, s: Table) -> tuple[int, ...]:
        return s.packets[packet_at(s, self.seat, self.turn)]

    def options(self, s: Table) -> Sequence[Action]:
        return spread(sum([1 << card for card in self.packet(s)[self.turn :]]), PICK_BITS)

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)

    def resolve(self, s: Table, action: Pick) -> None:
        packet = self.packet(s)
        rest = [card for card in packet[self.turn :] if card != action.card]
        packets = list(s.packets)
        packets[packet_at(s, self.seat, self.turn)] = (*packet[: self.turn], action.card, *rest)
        s.packets = tuple(packets)
        s.tell_some((self.seat,), "picked", (self.seat,), (action.card,))
        following = s.agenda[-1]
        if not isinstance(following, PickingCard) or following.turn != self.turn:
            s.reveal()  # all have picked: now everybody looks into the next packet


class KeepingCards(Decision):
    """NR-302, NR-302a Keep two of the four cards in secret; the others go back into the deck."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(picked(s, self.seat, PACKET) & ~s.players[self.seat].hand, KEEP_BITS)

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)

    def resolve(self, s: Table, action: Keep) -> None:
        s.players[self.seat].hand |= 1 << action.card
        s.tell_some((self.seat,), "kept", (self.seat,), (action.card,))


class ReturnCards(Step):
    """NR-302 What nobody kept is shuffled into the deck."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        dealt = sum([1 << card for packet in s.packets for card in packet])
        for player in s.players:
            dealt &= ~player.hand
        s.deck |= dealt
        s.packets = ()
        s.tell("draft_over")


class BeginFollowerDraft(Step):
    """NR-300 to NR-302a Four cards each, picked and passed on; alone one just keeps two of four."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        order = s.seats_from(s.first_player)
        s.packets = tuple([() for _ in order])
        steps: list[Step] = [DealPacket(seat) for seat in order for _ in range(PACKET)]
        if len(order) > 1:
            steps += [PickingCard(seat, turn) for turn in range(PACKET) for seat in order]
        steps += [KeepingCards(seat) for seat in order for _ in range(KEPT)]
        s.then(*steps, ReturnCards())


assert len(DEAL_FOLLOWER_BITS) * 8 >= MAX_SEATS * PACKET

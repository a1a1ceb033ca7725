"""Section 5.4: Recruit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import (
    DEAL_FOLLOWER_BITS,
    DISCARD_BITS,
    DISMISS_BITS,
    DONE,
    DRAW,
    PASS,
    PLAY,
    PLAY_BITS,
    TAKE,
    Deal,
    Discard,
    Dismiss,
    PlayFollower,
    TakeCard,
    spread,
)
from tabularium.games.nova_roma.components import (
    COIN,
    FREE_ROW,
    HAND_LIMIT,
    INFLUENCE,
    MAX_POWER,
    MAX_ROW,
    MAX_SEATS,
    PRICE_BY_POWER,
)
from tabularium.games.nova_roma.state import NONE, Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginTaking(Step):
    """NR-71 Step 1: as many cards as the power."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.agenda.append(TAKING[self.seat][s.power])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakingCards(Decision):
    """NR-71 Each card from the display or from the deck, one after the other; one may stop early (NR-44a)."""

    left: int

    def is_moot(self, s: Table) -> bool:
        return not s.can_draw() and max(s.followers) < 0

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [TAKE[slot] for slot, card in enumerate(s.followers) if card >= 0]
        if s.deck or s.discard:
            options.append(DRAW)
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if action is DONE:
            return
        if self.left > 1:
            s.agenda.append(TAKING[seat][self.left - 1])
        if isinstance(action, TakeCard):
            card = s.followers[action.slot]
            s.followers[action.slot] = NONE
            player = s.players[seat]
            player.hand |= 1 << card
            player.known |= 1 << card  # NR-11a
            s.tell("took_card", seat, card)
        else:
            s.agenda.append(DRAW_FOLLOWER[seat])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found = [Refusal(TAKE[slot], "NR-72", "no_card_there") for slot, card in enumerate(s.followers) if card < 0]
        if not s.can_draw():
            found.append(Refusal(DRAW, "NR-77", "deck_empty"))
        return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawFollower(Chance):
    """NR-30, NR-71, NR-77 A card from the deck, seen only by the one who draws it."""

    seat: Seat

    def is_moot(self, s: Table) -> bool:
        return not s.can_draw()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.deck or s.discard, DEAL_FOLLOWER_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.reshuffle()
        s.deck &= ~(1 << action.item)
        s.players[self.seat].hand |= 1 << action.item
        s.tell_some((self.seat,), "drew", (self.seat,), (action.item,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayingFollower(Decision):
    """NR-73, NR-74 Step 2 (may): play one follower of the hand for coins by power, an influence from the fourth on.

    NR-128 By the Recruit tile it costs no coins, and once the tile is used a follower is played.
    """

    by_tile: bool

    def _coins(self, s: Table) -> int:
        return 0 if self.by_tile else PRICE_BY_POWER[s.power]

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        if not player.can_play_follower(self._coins(s)):
            return _ONLY_PASS
        options = spread(player.hand, PLAY_BITS)
        if not self.by_tile:
            options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, PlayFollower):
            return
        seat, card = self.seat, action.card
        player = s.players[seat]
        if player.row.bit_count() >= MAX_ROW:  # NR-75
            player.known |= 1 << card
            s.tell("announced", seat, card)
            s.agenda.append(DismissingFollower(seat, card, self._coins(s)))
        else:
            play_follower(s, seat, card, self._coins(s))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, coins = s.players[self.seat], self._coins(s)
        if player.can_play_follower(coins):
            return ()
        cards = [card for card in range(len(PLAY)) if player.hand >> card & 1]
        if player.stock[COIN] < coins:
            return [Refusal(PLAY[card], "NR-73", "follower_coins", (coins, player.stock[COIN])) for card in cards]
        return [Refusal(PLAY[card], "NR-74", "follower_influence") for card in cards]


_ONLY_PASS: Final = (PASS,)


def play_follower(s: Table, seat: Seat, card: int, coins: int) -> None:
    """Pay and play; NR-78: it works from the next action on."""
    player, bit = s.players[seat], 1 << card
    influence = 1 if player.row.bit_count() >= FREE_ROW else 0
    player.stock[COIN] -= coins
    player.stock[INFLUENCE] -= influence
    player.hand &= ~bit
    player.known &= ~bit
    player.row |= bit
    s.fresh |= bit
    s.tell("played", seat, card, coins, influence)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DismissingFollower(Decision):
    """NR-75 With 7 followers in the row, one of them is discarded before another is played."""

    card: int
    coins: int

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.players[self.seat].row, DISMISS_BITS)

    def resolve(self, s: Table, action: Dismiss) -> None:
        player, bit = s.players[self.seat], 1 << action.card
        player.row &= ~bit
        player.used &= ~bit
        s.fresh &= ~bit
        s.discard |= bit
        s.tell("dismissed", self.seat, action.card)
        play_follower(s, self.seat, self.card, self.coins)


class DiscardingDown(Decision):
    """NR-76 Step 3: more than 6 cards in hand are discarded down to 6."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return s.players[self.seat].hand.bit_count() <= HAND_LIMIT

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.players[self.seat].hand, DISCARD_BITS)

    def resolve(self, s: Table, action: Discard) -> None:
        s.discard_from_hand(self.seat, action.card)
        s.tell("discarded", self.seat, action.card)
        s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return [Refusal(DONE, "NR-76", "hand_limit", (HAND_LIMIT,))]


BEGIN_TAKING: Final = tuple([BeginTaking(seat) for seat in range(MAX_SEATS)])
TAKING: Final = tuple([tuple([TakingCards(seat, left) for left in range(MAX_POWER + 1)]) for seat in range(MAX_SEATS)])
DRAW_FOLLOWER: Final = tuple([DrawFollower(seat) for seat in range(MAX_SEATS)])
PLAYING: Final = tuple([PlayingFollower(seat, False) for seat in range(MAX_SEATS)])
PLAYING_BY_TILE: Final = tuple([PlayingFollower(seat, True) for seat in range(MAX_SEATS)])
DISCARDING_DOWN: Final = tuple([DiscardingDown(seat) for seat in range(MAX_SEATS)])

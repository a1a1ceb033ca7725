"""Section 7: using followers of the row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.nova_roma.actions import DONE, USE, USE_BITS, UseFollower, spread
from tabularium.games.nova_roma.components import (
    ARTISAN_CARDS,
    COIN,
    COIN_CARDS,
    FOLLOWERS,
    GAIN_CARDS,
    GOOD_CHOICE,
    MAX_GOOD,
    MAX_POWER,
    MAX_SEATS,
    OTHER_CARDS,
    POWER_CARDS,
    FollowerKind,
)
from tabularium.games.nova_roma.state import Player, Table
from tabularium.games.nova_roma.steps.estate import PLACING_ARTISAN, can_work
from tabularium.games.nova_roma.steps.rewards import give

_PLACE_PRICE: Final = ((COIN, 1),)  # NR-143
_ONE_GOOD: Final = tuple([card.gain[0][0] if card.gain else GOOD_CHOICE for card in FOLLOWERS])


def _has_gain(player: Player, card: int) -> bool:
    """Would the card give anything?"""
    resource = _ONE_GOOD[card]
    if resource < COIN:
        return player.stock[resource] < MAX_GOOD
    return resource != GOOD_CHOICE or player.wants_goods()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UsingFollowers(Decision):
    """NR-49, NR-139 to NR-141 Use active followers of the action: those for power only before its first step.

    NR-68 In a Petition only those of Petition: ``s.acting`` stays Petition while another action is performed by it.
    """

    at_start: bool

    def _usable(self, s: Table) -> int:
        deed = s.acting
        active = s.active_followers(self.seat)
        usable = active & OTHER_CARDS[deed]
        if usable:
            if usable & ARTISAN_CARDS[deed] and not (s.players[self.seat].stock[COIN] and can_work(s, self.seat)):
                usable &= ~ARTISAN_CARDS[deed]  # NR-143a
            gains = usable & GAIN_CARDS[deed]
            while gains:
                bit = gains & -gains
                if not _has_gain(s.players[self.seat], bit.bit_length() - 1):
                    usable &= ~bit
                gains &= ~bit
        if self.at_start and s.power < MAX_POWER:  # NR-Q4: at power 3 it would be wasted
            usable |= active & POWER_CARDS[deed]
        return usable

    def is_moot(self, s: Table) -> bool:
        player, deed = s.players[self.seat], s.acting
        if not player.row & (OTHER_CARDS[deed] | POWER_CARDS[deed]):
            return True
        return not self._usable(s)

    def options(self, s: Table) -> Sequence[Action]:
        options = spread(self._usable(s), USE_BITS)
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, UseFollower):
            return
        seat, number = self.seat, action.card
        card = FOLLOWERS[number]
        s.players[seat].used |= 1 << number
        s.agenda.append(self)
        if card.effect == "power":
            s.power += 1
            s.tell("used_power", seat, number, s.power)
        elif card.effect == "gain":
            s.tell("used_follower", seat, number)
            give(s, seat, card.gain, "follower", card.id)
        else:
            s.tell("used_follower", seat, number)
            s.pay(seat, _PLACE_PRICE)
            s.agenda.append(PLACING_ARTISAN[seat])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, deed, usable = s.players[self.seat], s.acting, self._usable(s)
        found: list[Refusal] = []
        for number, card in enumerate(FOLLOWERS):
            bit = 1 << number
            if not player.row & bit or usable & bit or card.kind != FollowerKind.ONCE_PER_ROUND:
                continue
            if card.deed != deed:
                continue
            if player.used & bit:
                found.append(Refusal(USE[number], "NR-79", "follower_used"))
            elif s.fresh & bit:
                found.append(Refusal(USE[number], "NR-78", "follower_fresh"))
            elif card.effect == "power":
                found.append(Refusal(USE[number], "NR-141" if not self.at_start else "NR-50", "power_too_late"))
            elif card.effect == "place_artisan":
                found.append(Refusal(USE[number], "NR-143a", "cannot_place_artisan"))
            elif card.effect == "gain":
                found.append(Refusal(USE[number], "NR-4", "gain_lost"))
            else:
                found.append(Refusal(USE[number], "NR-167", "patricia_pays"))
        return found


AT_START: Final = tuple([UsingFollowers(seat, True) for seat in range(MAX_SEATS)])
AFTER_STEP: Final = tuple([UsingFollowers(seat, False) for seat in range(MAX_SEATS)])


def pay_permanent(s: Table, seat: Seat, deed: int) -> None:
    """NR-142 A permanent follower pays a coin at the start of its action."""
    paying = s.players[seat].row & COIN_CARDS[deed] & ~s.fresh
    if paying:
        card = FOLLOWERS[paying.bit_length() - 1]
        s.receive(seat, card.gain, "follower", card.id)


assert max([cards.bit_count() for cards in COIN_CARDS]) == 1, "one permanent follower for each action"

"""What the bots think of a position: points, and a price on everything that brings points later.

A search asks this more often than anything else. So what is printed on the pieces is looked up in rows of plain numbers
that are made once, by the number of the space, the lot or the card.
"""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.folder import Folder
from tabularium.core.judging import Judge, read_weights
from tabularium.games.aquileia.components import (
    ARENA_SPACES,
    ARMS_DECK,
    BANKS,
    CARDS,
    DECK_START,
    DECK_STOP,
    DOUBLE,
    EACH_COLOUR,
    EACH_METAL,
    FORUM_SPACES,
    LOTS,
    METAL_OF_SPACE,
    QUAYS,
    ROUNDS,
    SERVI_SPACES,
    SINGLE,
    SPACES,
    STADIUM_DECK,
    STADIUM_SPACES,
    STALLS,
    THEATRUM_DECK,
    WORKSHOPS,
)
from tabularium.games.aquileia.components import DOLUS as DOLUS_SPACE
from tabularium.games.aquileia.components import LATRO as LATRO_SPACE
from tabularium.games.aquileia.components import PECUNIA as PECUNIA_SPACE
from tabularium.games.aquileia.components import POTENTIA as POTENTIA_SPACE
from tabularium.games.aquileia.components import THEATRUM as THEATRUM_SPACE
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Player, Table
from tabularium.games.aquileia.steps.forum import free_lots, payable_lots
from tabularium.games.aquileia.steps.mercatus import Exchanging

COIN_UNITS: Final[tuple[float, ...]] = (1.0, 2.0, 3.0)
UNIT_WORTH: Final = 0.55  # points for one unit of money, early on
SLAVE_WORTH: Final = 0.9
ARM_WORTH: Final = 1.1  # for each point of strength in hand
ACTIVATIONS: Final = 0.7  # how often a round a player gets to activate at the Portus
VILLA_HOPE: Final = 0.45  # of a villa's value, for the laurels still to come
LAUREL_HOPE: Final = 3.5  # for a coloured laurel, for the villas still to come
DISC_WORTH: Final = 1.0  # for each player who will come later on the tie-break track

TERMS: Final = (
    "score", "laurels", "lone_villas", "lone_laurels", "coins", "slaves", "arms", "buildings", "disc", "contest",
    "dolus", "pecunia", "stalls", "servi", "potentia", "arena", "stadium", "theatrum", "forum", "quays", "latro",
)  # fmt: skip
SCORE: Final = 0  # their places, each a constant of its own, which need not be looked up when compiled
LAURELS: Final = 1
LONE_VILLAS: Final = 2
LONE_LAURELS: Final = 3
COINS: Final = 4
SLAVES: Final = 5
ARMS: Final = 6
BUILDINGS: Final = 7
DISC: Final = 8
CONTEST: Final = 9
DOLUS: Final = 10
PECUNIA: Final = 11
STALL: Final = 12
SERVI: Final = 13
POTENTIA: Final = 14
ARENA: Final = 15
STADIUM: Final = 16
THEATRUM: Final = 17
FORUM: Final = 18
QUAY: Final = 19
LATRO: Final = 20
assert (TERMS[COINS], TERMS[CONTEST], TERMS[POTENTIA], TERMS[LATRO]) == ("coins", "contest", "potentia", "latro")
assert len(TERMS) == LATRO + 1
WEIGHTS: Final = read_weights(Folder("tabularium.games.aquileia").table("data/weights.toml"), TERMS)


def _term_of(space: int) -> int:
    """Under which term a henchman on this space is counted."""
    for term, spaces in (
        (DOLUS, (DOLUS_SPACE,)),
        (PECUNIA, (PECUNIA_SPACE,)),
        (STALL, STALLS),
        (SERVI, SERVI_SPACES),
        (POTENTIA, (POTENTIA_SPACE,)),
        (ARENA, ARENA_SPACES),
        (STADIUM, STADIUM_SPACES),
        (THEATRUM, (THEATRUM_SPACE,)),
        (FORUM, FORUM_SPACES),
        (QUAY, QUAYS),
        (LATRO, (LATRO_SPACE,)),
    ):
        if space in spaces:
            return term
    return SCORE  # promises nothing


_TERM_OF_SPACE: Final = tuple([_term_of(space) for space in range(len(SPACES))])
_STALL_OF_SPACE: Final = tuple([STALLS.index(n) if n in STALLS else -1 for n in range(len(SPACES))])
_COIN_WORTH: Final[tuple[float, ...]] = tuple([UNIT_WORTH * units for units in COIN_UNITS])

_STRENGTH: Final = tuple([card.arena + card.horses for card in CARDS])
_ARENA_STRENGTH: Final = tuple([card.arena for card in CARDS])
_HORSES: Final = tuple([card.horses for card in CARDS])
_SIDE: Final = tuple([-1 if card.side is None else int(card.side) for card in CARDS])
_COLOURS: Final = tuple([tuple([int(colour) for colour in card.colours]) for card in CARDS])
_FIRST_ARM: Final = DECK_START[ARMS_DECK]
_AFTER_ARMS: Final = DECK_STOP[ARMS_DECK]
_STADIUM_START: Final = DECK_START[STADIUM_DECK]
_STADIUM_STOP: Final = DECK_STOP[STADIUM_DECK]
_THEATRUM_START: Final = DECK_START[THEATRUM_DECK]
_THEATRUM_STOP: Final = DECK_STOP[THEATRUM_DECK]

_LOT_VP: Final = tuple([lot.vp for lot in LOTS])
_LOT_COLOUR: Final = tuple([-1 if lot.colour is None else int(lot.colour) for lot in LOTS])
_EVERY_VILLA: Final = tuple([n for n, lot in enumerate(LOTS) if lot.colour is not None])
_BANK_WORTH: Final[tuple[float, ...]] = tuple(
    [UNIT_WORTH * sum([lot.pays[metal] * COIN_UNITS[metal] for metal in EACH_METAL]) for lot in LOTS]
)
_SHARE_OF_RANK: Final[tuple[float, ...]] = (1.0, 0.55, 0.2, 0.1, 0.05)  # of what the winner of a fight may expect


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end."""
    own = worth(s, seat)
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat])


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    if s.laurel_count and not s.agenda:
        return float(s.players[seat].score)  # everything has been counted
    return WEIGHTS.total(terms(s, seat), hope(s, seat))


def hope(s: Table, seat: Seat) -> float:
    """How much can still be made of things: all of it up to the last three rounds."""
    return min(1.0, (ROUNDS - s.round) / 3.0)


def terms(s: Table, seat: Seat) -> list[float]:
    """What the seat has and hopes for, in the order of TERMS."""
    player = s.players[seat]
    hand = player.hand
    found = [0.0] * len(TERMS)
    to_come = float(ROUNDS - s.round)  # whole rounds
    later = min(1.0, to_come / 3.0)
    use = 0.12 + 0.88 * later
    activation = _activation(s.lot_owner, seat)
    found[SCORE] = float(player.score)
    _laurels_and_villas(s, seat, later, found)
    found[COINS] = _coins(player.coins) * use
    found[SLAVES] = SLAVE_WORTH * (hand[SINGLE] + 1.9 * hand[DOUBLE]) * use
    found[ARMS] = _held_arms(hand) * use
    found[BUILDINGS] = activation * ACTIVATIONS * to_come
    for place, other in enumerate(s.tiebreak):
        if other == seat:
            found[DISC] = DISC_WORTH * (len(s.players) - 1 - place)
    if player.strength:
        found[CONTEST] = _contest(s, seat)
    builders: list[int] = []
    for space, owner in enumerate(s.space_owner):
        if owner == seat:
            term = _TERM_OF_SPACE[space]
            if term == FORUM:
                builders.append(space)
            else:
                found[term] += _standing(s, seat, space, term, later, activation)
    if builders:
        found[FORUM] = _forum(s, player, builders, later)
    return found


def _coins(coins: list[int]) -> float:
    """Coins in points, if there is time to use them. The first of a metal are worth most."""
    total = 0.0
    for metal, count in enumerate(coins):
        total += _COIN_WORTH[metal] * (min(count, 3) + 0.5 * max(0, count - 3))
    return total


def _held_arms(hand: list[int]) -> float:
    """Horses and arms in hand, by their strength."""
    total = 0.0
    for card in range(_FIRST_ARM, _AFTER_ARMS):
        count = hand[card]
        if count:
            total += ARM_WORTH * count * _STRENGTH[card]
    return total


def _activation(lot_owner: list[Seat], seat: Seat) -> float:
    """What one activation of the seat's buildings brings."""
    vp = 0
    for n in WORKSHOPS:
        if lot_owner[n] == seat:
            vp += _LOT_VP[n]
    total = float(vp)
    for n in BANKS:
        if lot_owner[n] == seat:
            total += _BANK_WORTH[n]
    return total


def _laurels_and_villas(s: Table, seat: Seat, hope: float, found: list[float]) -> None:
    """Villas times laurels as they stand, and something for those that do not yet have their counterpart."""
    hand, lot_owner = s.players[seat].hand, s.lot_owner
    villas = [0, 0, 0, 0]
    for n in _EVERY_VILLA:
        if lot_owner[n] == seat:
            villas[_LOT_COLOUR[n]] += _LOT_VP[n]
    laurels = [0, 0, 0, 0]
    points = 0
    for card in range(_STADIUM_START, _STADIUM_STOP):
        count = hand[card]
        if count:
            if not s.laurel_count:
                points += count * CARDS[card].vp
            for shown in _COLOURS[card]:
                laurels[shown] += count
    for card in range(_THEATRUM_START, _THEATRUM_STOP):
        if hand[card]:
            colours = _COLOURS[card]
            one, other = colours[0], colours[1]
            laurels[one if villas[one] >= villas[other] else other] += 1
    lone_villas, lone_laurels = 0.0, 0.0
    for colour in EACH_COLOUR:
        points += villas[colour] * laurels[colour]
        lone_villas += hope * VILLA_HOPE * villas[colour]
        lone_laurels += hope * LAUREL_HOPE * laurels[colour]
    found[LAURELS] = float(points)
    found[LONE_VILLAS] = lone_villas
    found[LONE_LAURELS] = lone_laurels


def _contest(s: Table, seat: Seat) -> float:
    """In the midst of a fight or race: what the present strength promises."""
    mine = s.players[seat].strength
    better, close = 0, -1
    for player in s.players:
        if player.strength > mine:
            better += 1
        elif player.strength == mine:
            close += 1
    rank = better + 0.5 * close
    if s.is_on(seat, ARENA_SPACES):
        return (2.0 * mine + 2.5) * _SHARE_OF_RANK[int(rank)]
    return 7.5 * max(0.0, 1.0 - 0.4 * rank)


def _standing(s: Table, seat: Seat, space: int, term: int, hope: float, activation: float) -> float:
    """What a henchman promises while it waits for its action."""
    player = s.players[seat]
    coins = player.coins
    money = UNIT_WORTH * (0.12 + 0.88 * hope)
    if term == DOLUS:
        return 4.0 * money
    if term == PECUNIA:
        if s.agenda and isinstance(step := s.agenda[-1], Exchanging) and step.earlier:
            return 0.0  # the points have been scored
        return 4.0 if coins[0] + coins[1] + coins[2] > 1 or coins[1] else 0.5
    if term == STALL:
        card = s.slots[_STALL_OF_SPACE[space]]
        if card == NO_CARD or not coins[0]:
            return 0.0
        strength = _STRENGTH[card] + (1.4 if space == STALLS[0] else 0.0)
        return ARM_WORTH * strength * (0.4 + 0.6 * hope) - money
    if term == SERVI:
        metal = METAL_OF_SPACE[space]
        count = min(SPACES[space].limit, coins[metal])
        return count * (1.5 * SLAVE_WORTH * (0.2 + 0.8 * hope) - money * COIN_UNITS[metal] * 0.5)
    if term == POTENTIA:
        return 3.5 if s.is_on(seat, ARENA_SPACES) or s.is_on(seat, STADIUM_SPACES) else 0.5
    if term == ARENA:  # once the contest is on, it is counted there
        return 0.0 if player.strength else 3.0 + 2.0 * SPACES[space].strength + 0.5 * _arms(player.hand)
    if term == STADIUM:
        if player.strength:
            return 0.0
        return 1.5 + 1.5 * SPACES[space].strength + 0.5 * _horses(player.hand, METAL_OF_SPACE[space])
    if term == THEATRUM:
        return 2.5
    if term == QUAY:
        return activation + (0.8 if hope else 0.0) * 2.0
    if term == LATRO:
        return 1.2 * money * 2.0
    return 0.0


def _arms(hand: list[int]) -> float:
    """Strength in hand for the Arena."""
    total = 0
    for card in range(_AFTER_ARMS):
        total += hand[card] * _ARENA_STRENGTH[card]
    return float(total)


def _horses(hand: list[int], side: int) -> float:
    """Strength in hand for a race on that side."""
    total = 0
    for card in range(_FIRST_ARM, _AFTER_ARMS):
        if hand[card] and _SIDE[card] == side:
            total += hand[card] * _HORSES[card]
    return float(total)


def _forum(s: Table, player: Player, builders: list[int], hope: float) -> float:
    """For each henchman there the best lot in reach, or the hope of one; what one pays the next ones do not have."""
    coins, slaves, lots = player.coins, player.slaves, free_lots(s, player, player.slaves)
    kinds = _kinds_of_laurels(player.hand) if lots else []
    total = 0.0
    for place, space in enumerate(builders):
        printed = SPACES[space]
        at_once = 1.0 if printed.scores else 0.0
        best, chosen = 0.0, -1
        for n in lots:
            vp = float(_LOT_VP[n])
            value = vp * at_once
            colour = _LOT_COLOUR[n]
            if colour >= 0:
                value += vp * kinds[colour]
            value += vp * 0.5 * hope
            if value > best:
                best, chosen = value, n
        earlier = 0
        for n in range(FORUM_SPACES[0], space):
            if s.space_owner[n] != NOBODY:
                earlier += 1
        promise = 1.5 + (1.5 if printed.scores else 0.0) + 0.5 * (printed.limit - 1)
        total += max(best * (1.0 - 0.05 * earlier), promise * hope)
        if chosen >= 0 and place + 1 < len(builders):
            lot = LOTS[chosen]
            coins = [coins[metal] - lot.cost[metal] for metal in EACH_METAL]
            slaves -= lot.slaves
            still = payable_lots(s.lot_owner, coins, slaves)
            lots = [n for n in lots if n != chosen and n in still]
    return total


def _kinds_of_laurels(hand: list[int]) -> list[int]:
    """How many different laurels in hand show each colour."""
    kinds = [0, 0, 0, 0]
    for card in range(_STADIUM_START, _THEATRUM_STOP):
        if hand[card]:
            for colour in _COLOURS[card]:
                kinds[colour] += 1
    return kinds


JUDGE: Final = Judge(names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("score", *TERMS[CONTEST:]))

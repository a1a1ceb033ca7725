"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.judging import Judge, read_weights
from tabularium.games.aquileia.components import (
    ARENA_SPACES,
    BANKS,
    CARDS,
    DOLUS,
    DOUBLE,
    EACH_COLOUR,
    EACH_METAL,
    EQUI_ET_ARMA,
    FORUM_SPACES,
    LATRO,
    LOTS,
    PECUNIA,
    POTENTIA,
    QUAYS,
    ROUNDS,
    SERVI_SPACES,
    SINGLE,
    SPACES,
    STADIUM_LAURELS,
    STADIUM_SPACES,
    STALLS,
    THEATRUM,
    THEATRUM_LAURELS,
    WORKSHOPS,
)
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Player, Table
from tabularium.games.aquileia.steps.forum import free_lots

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
SCORE, LAURELS, LONE_VILLAS, LONE_LAURELS, COINS, SLAVES, ARMS, BUILDINGS, DISC, CONTEST = range(10)
WEIGHTS: Final = read_weights(
    files("tabularium.games.aquileia").joinpath("data/weights.toml").read_text(encoding="utf-8"), TERMS
)


def _term_of(space: int) -> int:
    """Under which term a henchman on this space is counted."""
    for name, spaces in (
        ("dolus", (DOLUS,)),
        ("pecunia", (PECUNIA,)),
        ("stalls", STALLS),
        ("servi", SERVI_SPACES),
        ("potentia", (POTENTIA,)),
        ("arena", ARENA_SPACES),
        ("stadium", STADIUM_SPACES),
        ("theatrum", (THEATRUM,)),
        ("forum", FORUM_SPACES),
        ("quays", QUAYS),
        ("latro", (LATRO,)),
    ):
        if space in spaces:
            return TERMS.index(name)
    return SCORE  # promises nothing


_TERM_OF_SPACE: Final = tuple([_term_of(space) for space in range(len(SPACES))])


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
    found = [0.0] * len(TERMS)
    to_come = float(ROUNDS - s.round)  # whole rounds
    later = min(1.0, to_come / 3.0)
    use = 0.12 + 0.88 * later
    found[SCORE] = float(player.score)
    _laurels_and_villas(s, seat, later, found)
    found[COINS] = _coins(player) * use
    found[SLAVES] = SLAVE_WORTH * (player.hand[SINGLE] + 1.9 * player.hand[DOUBLE]) * use
    found[ARMS] = _held_arms(player) * use
    found[BUILDINGS] = _buildings(s, seat) * ACTIVATIONS * to_come
    if seat in s.tiebreak:
        found[DISC] = DISC_WORTH * (len(s.players) - 1 - s.tiebreak.index(seat))
    if player.strength:
        found[CONTEST] = _contest(s, seat)
    for space, owner in enumerate(s.space_owner):
        if owner == seat:
            found[_TERM_OF_SPACE[space]] += _standing(s, seat, space, later)
    return found


def _coins(player: Player) -> float:
    """Coins in points, if there is time to use them. The first of a metal are worth most."""
    total = 0.0
    for metal in EACH_METAL:
        count = player.coins[metal]
        total += UNIT_WORTH * COIN_UNITS[metal] * (min(count, 3) + 0.5 * max(0, count - 3))
    return total


def _held_arms(player: Player) -> float:
    """Horses and arms in hand, by their strength."""
    total = 0.0
    for card in EQUI_ET_ARMA:
        if player.hand[card]:
            total += ARM_WORTH * player.hand[card] * (CARDS[card].arena + CARDS[card].horses)
    return total


def _buildings(s: Table, seat: Seat) -> float:
    """What one activation brings."""
    owner = s.lot_owner
    total = float(sum([LOTS[n].vp for n in WORKSHOPS if owner[n] == seat]))
    for n in BANKS:
        if owner[n] == seat:
            total += UNIT_WORTH * sum([LOTS[n].pays[metal] * COIN_UNITS[metal] for metal in EACH_METAL])
    return total


def _laurels_and_villas(s: Table, seat: Seat, hope: float, found: list[float]) -> None:
    """Villas times laurels as they stand, and something for those that do not yet have their counterpart."""
    hand = s.players[seat].hand
    laurels = [0.0, 0.0, 0.0, 0.0]
    for card in STADIUM_LAURELS:
        if hand[card]:
            found[LAURELS] += hand[card] * CARDS[card].vp if not s.laurel_count else 0
            for shown in CARDS[card].colours:
                laurels[shown] += hand[card]
    villas = [s.villa_total(seat, colour) for colour in EACH_COLOUR]
    for card in THEATRUM_LAURELS:
        if hand[card]:
            one, other = CARDS[card].colours
            laurels[one if villas[one] >= villas[other] else other] += 1
    for colour in EACH_COLOUR:
        found[LAURELS] += villas[colour] * laurels[colour]
        found[LONE_VILLAS] += hope * VILLA_HOPE * villas[colour]
        found[LONE_LAURELS] += hope * LAUREL_HOPE * laurels[colour]


def _contest(s: Table, seat: Seat) -> float:
    """In the midst of a fight or race: what the present strength promises."""
    mine = s.players[seat].strength
    better = len([p for p in s.players if p.strength > mine])
    close = len([p for p in s.players if p.strength == mine]) - 1
    rank = better + 0.5 * close
    if s.is_on(seat, ARENA_SPACES):
        return (2.0 * mine + 2.5) * (1.0, 0.55, 0.2, 0.1, 0.05)[int(rank)]
    return 7.5 * max(0.0, 1.0 - 0.4 * rank)


def _standing(s: Table, seat: Seat, space: int, hope: float) -> float:
    """What a henchman promises while it waits for its action."""
    player = s.players[seat]
    money = UNIT_WORTH * (0.12 + 0.88 * hope)
    if space == DOLUS:
        return 4.0 * money
    if space == PECUNIA:
        return 4.0 if sum(player.coins) > 1 or player.coins[1] else 0.5
    if space in STALLS:
        card = s.slots[STALLS.index(space)]
        if card == NO_CARD or not player.coins[0]:
            return 0.0
        strength = CARDS[card].arena + CARDS[card].horses + (1.4 if space == STALLS[0] else 0.0)
        return ARM_WORTH * strength * (0.4 + 0.6 * hope) - money
    if space in SERVI_SPACES:
        printed = SPACES[space]
        metal = printed.metal or 0
        count = min(printed.limit, player.coins[metal])
        return count * (1.5 * SLAVE_WORTH * (0.2 + 0.8 * hope) - money * COIN_UNITS[metal] * 0.5)
    if space == POTENTIA:
        return 3.5 if s.is_on(seat, ARENA_SPACES) or s.is_on(seat, STADIUM_SPACES) else 0.5
    if player.strength and (space in ARENA_SPACES or space in STADIUM_SPACES):
        return 0.0  # the contest is on: counted there
    if space in ARENA_SPACES:
        return 3.0 + 2.0 * SPACES[space].strength + 0.5 * _arms(player, None)
    if space in STADIUM_SPACES:
        return 1.5 + 1.5 * SPACES[space].strength + 0.5 * _arms(player, SPACES[space].metal)
    if space == THEATRUM:
        return 2.5
    if space in FORUM_SPACES:
        return _forum(s, seat, player, space, hope)
    if space in QUAYS:
        return _buildings(s, seat) + (0.8 if hope else 0.0) * 2.0
    if space == LATRO:
        return 1.2 * money * 2.0
    return 0.0


def _arms(player: Player, side: int | None) -> float:
    """Strength in hand for the Arena (side None) or for a race on that side."""
    if side is None:
        return float(sum([player.hand[card] * CARDS[card].arena for card in range(EQUI_ET_ARMA.stop)]))
    return float(sum([player.hand[c] * CARDS[c].horses for c in EQUI_ET_ARMA if CARDS[c].side == side]))


def _forum(s: Table, seat: Seat, player: Player, space: int, hope: float) -> float:
    """The best lot in reach now, or the hope of one."""
    best = 0.0
    for n in free_lots(s, player, player.slaves):
        lot = LOTS[n]
        value = lot.vp * (1.0 if SPACES[space].scores else 0.0)
        if lot.colour is not None:
            held = [CARDS[card].colours for card in range(STADIUM_LAURELS.start, len(CARDS)) if player.hand[card]]
            value += lot.vp * len([colours for colours in held if lot.colour in colours])
        value += lot.vp * 0.5 * hope
        best = max(best, value)
    earlier = [n for n in FORUM_SPACES if n < space and s.space_owner[n] != NOBODY]
    promise = 1.5 + (1.5 if SPACES[space].scores else 0.0) + 0.5 * (SPACES[space].limit - 1)
    return max(best * (1.0 - 0.05 * len(earlier)), promise * hope)


JUDGE: Final = Judge(names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("score", *TERMS[CONTEST:]))

"""What the bots think of a position: points, and a price on everything that brings points later.

All prices are in points. They fall as the game goes on: ``hope`` is the part of the seat's turns still to come.
"""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Decision, Question, Seat
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    ARTISAN,
    CHARIOT_VP,
    COIN,
    ESTATE_TILES,
    FINISH_VP,
    FIRST_PLAYER_VP,
    FORUM_CELLS,
    GOODS,
    GOODS_PER_VP,
    INFLUENCE,
    INFLUENCE_PER_VP,
    LAPS,
    LAST_SPACE,
    MAX_POWER,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    MOSAIC_TILES,
    PORTS,
    ROUNDS,
    SEA_END,
    SEA_VP,
    SOUTH_END,
    TRIVIA,
    TileKind,
)
from tabularium.games.nova_roma.habits import usual
from tabularium.games.nova_roma.prices import (
    ARTISAN_WORTH,
    CARD_VALUE,
    CARD_WORTH,
    COIN_WORTH,
    GOOD_WORTH,
    INFLUENCE_WORTH,
    PIECE_WORTH,
    SPACE_WORTH,
    ZONE_HOPE,
    deed_worth,
)
from tabularium.games.nova_roma.scoring import (
    MOSAIC_POINTS,
    animal_count,
    animal_points,
    contract_points,
    dummy_points,
    finish_points,
    follower_points,
    majority_points,
)
from tabularium.games.nova_roma.state import NOBODY, NONE, Player, Table
from tabularium.games.nova_roma.steps.mosaic import statistics
from tabularium.games.nova_roma.steps.turns import EndTurn, NextTurn, PlacingPatrician

TOKEN_WORTH: Final = 1.2
NEXT_TURN: Final = 0.5  # how much of the promise of the next turn is believed
TURN_AFTER: Final = 0.3  # how much of the one after it
GOAL_HOPE: Final = 0.9  # of the points of an achievement on the way
RACE_HOPE: Final = 0.95
SEA_HOPE: Final = 1.5
FINISH_HOPE: Final = 0.5
ALONE_TO_FINISH: Final = 0.9  # against the dummy nearly every space brings points, its own included
ANIMAL_HOPE: Final = 0.7  # for the sets that an animal may still complete


def _sea_promise() -> tuple[float, ...]:
    """For each position of a ship the part of the way to the next points that is done, in points."""
    promise = [0.0]
    for place in range(1, SEA_END + 1):
        end = SOUTH_END if place <= SOUTH_END else SEA_END
        ahead = place
        while ahead < end and SEA_VP[ahead] == SEA_VP[place]:
            ahead += 1
        start = place
        while PORTS[start - 1].index > 1 and SEA_VP[start - 1] == SEA_VP[place]:
            start -= 1
        done = sum([PORTS[p - 1].sails for p in range(start, place + 1)])
        whole = sum([PORTS[p - 1].sails for p in range(start, ahead + 1)])
        promise.append((SEA_VP[ahead] - SEA_VP[place]) * done / whole if ahead != place else 0.0)
    return tuple(promise)


_SEA_PROMISE: Final = _sea_promise()
_TILE_VALUE: Final = tuple(
    [(0.55, 0.3, 0.0, 0.0)[tile.kind] if tile.kind != TileKind.ONE_USE else 1.6 for tile in ESTATE_TILES]
)
"""What a tile brings each round; a one-use tile, once."""
_IS_ONE_USE: Final = tuple([tile.kind == TileKind.ONE_USE for tile in ESTATE_TILES])
_MOST: Final = 10  # no achievement asks for more of anything


def _progress(number: int) -> tuple[tuple[float, ...], ...]:
    """How much of an achievement is done, from 0 to 1, for so many of the one thing and of the other."""
    goal = ACHIEVEMENTS[number]
    table: list[tuple[float, ...]] = []
    for one in range(_MOST + 1):
        line: list[float] = []
        for other in range(_MOST + 1):
            done = (min(one, goal.first) + min(other, goal.second)) / (goal.first + goal.second)
            if goal.total and done == 1.0:
                done = min(1.0, (one + other) / goal.total)
            elif goal.total:
                done = min(one + other, goal.total - 1) / goal.total
            line.append(done)
        table.append(tuple(line))
    return tuple(table)


_PROGRESS: Final = tuple([_progress(number) for number in range(len(ACHIEVEMENTS))])
_GOALS: Final = tuple(
    [tuple([(ACHIEVEMENTS[a].one, ACHIEVEMENTS[a].other, _PROGRESS[a]) for a in t.achievements]) for t in MOSAIC_TILES]
)
"""For each tile its three goals: the two statistics, and how much is done."""
_BONUS: Final = tuple(
    [
        tuple(
            [
                0.6 * len([1 for line in MOSAIC_LINES if line.cells >> cell & 1 and (line.cells & c).bit_count() == 2])
                for c in range(1 << 9)
            ]
        )
        for cell in range(9)
    ]
)
"""For each cell and each set of claimed ones: what the lines are worth that it would complete."""


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, or of the dummy, in points expected at the end.

    In the midst of a turn, it is first finished in the usual way.
    """
    if _is_mid_turn(s):
        s = s.copy()
        _finish_turn(s)
    own = worth(s, seat) + next_turn(s, seat)
    if s.is_solo:
        return own - sum(dummy_points(s))
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat])


def _is_mid_turn(s: Table) -> bool:
    for step in reversed(s.agenda):
        if isinstance(step, EndTurn):
            return True
        if isinstance(step, PlacingPatrician | NextTurn):
            return False
    return False


def _finish_turn(s: Table) -> None:
    """Play on as usual up to the end of the turn."""
    agenda = s.agenda
    while not isinstance(agenda[-1], EndTurn):
        step = agenda.pop()
        if not isinstance(step, Question):
            step.run(s)
        elif not step.is_moot(s):
            options = step.options(s)
            if isinstance(step, Decision):
                step.resolve(s, usual(s, step, options))
            else:
                step.resolve(s, options[len(options) // 2])  # a card like any other
    s.turn += 1
    s.acting = NONE


def turns_left(s: Table, seat: Seat) -> int:
    """How many of its fifteen turns the seat has still to begin."""
    count = len(s.players)
    begun = 0
    if s.round:
        place = (seat - s.first_player) % count
        begun = (s.round - 1) * LAPS + min(LAPS, max(0, (s.turn - place + count - 1) // count))
        if s.turn < LAPS * count and (s.first_player + s.turn) % count == seat and s.acting != NONE:
            begun += 1
    return max(0, ROUNDS * LAPS - begun)


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    player = s.players[seat]
    hope = turns_left(s, seat) / (ROUNDS * LAPS)
    rounds = float(ROUNDS - s.round)
    total = float(
        contract_points(player.construction)
        + CHARIOT_VP * player.chariots
        + finish_points(player)
        + follower_points(player)
        + animal_points(player)
    )
    total += ANIMAL_HOPE * hope * animal_count(player)
    total += majority_points(s, seat) * (1.0 - 0.4 * hope) + PIECE_WORTH * hope * player.pieces.bit_count()
    if s.is_solo:
        total += _against_dummy(s, player, hope) + _race_with_dummy(s, player, hope)
    total += _stock(s, player, hope)
    total += _sea(player, hope)
    total += _race(s, seat, player, hope)
    total += _mosaic(player, hope, s.is_solo)
    total += _row_and_estate(player, hope, rounds)
    if not s.is_solo:
        total += _first_player(s, seat)
    return total


def _against_dummy(s: Table, player: Player, hope: float) -> float:
    """Solo: how near a zone is to be won from the dummy, which then scores less as well."""
    total = 0.0
    soon = min(1.0, 2.0 * hope)
    for zone in ZONES:
        own, other = (player.pieces & zone.cells).bit_count(), (s.neutral & zone.cells).bit_count()
        if own <= other:
            swing = 2 * (zone.vp_most - zone.vp_other)
            total += swing * ZONE_HOPE * soon * own / (other + 1)
    return total


def _stock(s: Table, player: Player, hope: float) -> float:
    """Goods, coins, influence and artisans: what they are worth at the end, and more while they can be used."""
    stock = player.stock
    later = 0.0
    for good in GOODS:
        later += GOOD_WORTH[stock[good]]
    coins = stock[COIN]
    later += COIN_WORTH * (coins if coins < 6 else 6 + 0.4 * (coins - 6))
    influence = stock[INFLUENCE]
    later += INFLUENCE_WORTH[influence]
    artisans = stock[ARTISAN] + player.placed.bit_count()
    later += 0.3 * stock[ARTISAN]
    later += CARD_WORTH * min(player.hand.bit_count(), 5)
    soon = hope * 2.5 if hope < 0.4 else 1.0
    busy = ARTISAN_WORTH[artisans if artisans < 3 else 3] * hope
    if s.is_solo:
        return later * soon + busy
    at_end = sum(stock[: COIN + 1]) / GOODS_PER_VP + (influence + artisans) / INFLUENCE_PER_VP
    return later * soon + busy + at_end * (1.0 - soon)


def _sea(player: Player, hope: float) -> float:
    one, other = player.ships
    ahead = _SEA_PROMISE[one] + _SEA_PROMISE[other]
    return SEA_VP[one] + SEA_VP[other] + ahead * SEA_HOPE * min(1.0, 2.0 * hope)


def _race(s: Table, seat: Seat, player: Player, hope: float) -> float:
    """Markers on their way to the end, and the chariots that are raced for."""
    total = 0.0
    for track, space in enumerate(player.markers):
        if space < LAST_SPACE:
            if s.is_solo:
                total += FINISH_VP * ALONE_TO_FINISH * min(1.0, 2.0 * hope) * space / LAST_SPACE
            else:
                total += hope * (SPACE_WORTH * space + FINISH_VP * (space / LAST_SPACE) ** 2 * FINISH_HOPE)
        for token, chance in ((s.favourite, 0.7), (s.next_favourite, 0.35)):
            if token == track and s.race[track][0] == seat and space and not s.is_solo:
                total += CHARIOT_VP * chance
    return total


def _race_with_dummy(s: Table, player: Player, hope: float) -> float:
    """Solo: to be ahead of the dummy brings chariots that it does not get, and denies it the points of its marker."""
    total = 0.0
    soon = min(1.0, 2.0 * hope)
    unseen = max(0, ROUNDS - 1 - s.round) / max(1, sum(s.chariots))
    for track, space in enumerate(player.markers):
        rival = s.neutral_markers[track]
        tokens = (0.9 if s.favourite == track else 0.0) + (0.8 if s.next_favourite == track else 0.0)
        prize = 2 * CHARIOT_VP * (tokens + 0.6 * unseen * s.chariots[track])
        if space > rival or (space == rival and s.race[track][0] == 0):
            total += prize
        else:
            total += prize * RACE_HOPE * soon * space / (rival + 1)
        if space < rival:
            total += FINISH_VP * RACE_HOPE * soon * space / rival
    return total


def _mosaic(player: Player, hope: float, is_solo: bool) -> float:
    """What is claimed, and how near the rest is: only as much of it as there are tokens for."""
    claimed = player.claimed
    total = float(MOSAIC_POINTS[claimed])
    if NONE in player.mosaic:
        return total
    stats = [count if count < _MOST else _MOST for count in statistics(player)]
    later = GOAL_HOPE * (1.5 * hope if hope < 0.667 else 1.0)
    near: list[float] = []
    cell = 0
    for row, tile in enumerate(player.mosaic):
        for one, other, progress in _GOALS[tile]:
            if not claimed >> cell & 1:
                part = progress[stats[one]][stats[other]]
                vp = MOSAIC_ROW_VP[row] * (2 if is_solo else 1) + _BONUS[cell][claimed]
                near.append(vp * (0.85 if part >= 1.0 else later * part * part))
            cell += 1
    near.sort(reverse=True)
    tokens = player.tokens
    total += sum(near[:tokens]) + 0.4 * sum(near[tokens : tokens + player.beside])
    return total + TOKEN_WORTH * hope * (tokens if tokens < 4 else 4)


def _row_and_estate(player: Player, hope: float, rounds: float) -> float:
    """What followers and tiles bring in the rounds to come, and in this one if they are not used yet."""
    total, cards, unused = 0.0, player.row, player.row & ~player.used
    while cards:
        bit = cards & -cards
        total += CARD_VALUE[bit.bit_length() - 1] * (rounds + (0.4 if unused & bit and hope else 0.0))
        cards &= ~bit
    total *= 0.8
    for cell, tile in enumerate(player.tiles):
        if tile >= 0:
            if _IS_ONE_USE[tile]:
                if not player.spent >> cell & 1:
                    total += _TILE_VALUE[tile] * min(1.0, 2.0 * hope)
            else:
                total += _TILE_VALUE[tile] * rounds
                if player.row & TRIVIA and ESTATE_TILES[tile].animals:
                    total += 0.3 * rounds
    return total


def _first_player(s: Table, seat: Seat) -> float:
    """Who will hold the token, and what it is worth: its points only at the end."""
    if not s.agenda:
        return float(FIRST_PLAYER_VP) if s.first_player == seat else 0.0
    holder = s.claimant if s.claimant != NOBODY else (s.first_player + 1) % len(s.players)
    return (float(FIRST_PLAYER_VP) if s.round == ROUNDS else 1.0) if holder == seat else 0.0


def next_turn(s: Table, seat: Seat) -> float:
    """What the best free cells of the forum promise for the turns to come in this round."""
    if not s.round or s.acting != NONE or s.emperor == NONE or s.players[seat].patricians.bit_count() >= LAPS:
        return 0.0
    worths = sorted(cell_worths(s, seat))
    is_last = s.players[seat].patricians.bit_count() == LAPS - 1
    return NEXT_TURN * worths[-1] + (0.0 if is_last else TURN_AFTER * worths[-2])


def cell_worths(s: Table, seat: Seat) -> list[float]:
    """What a patrician on each cell of the forum promises: the actions of its row and column, at their power."""
    player, taken = s.players[seat], s.occupied()
    hope = turns_left(s, seat) / (ROUNDS * LAPS)
    soon = 0.25 + 0.75 * (hope * 2.5 if hope < 0.4 else 1.0)
    lines = [
        deed_worth(s, player, deed, min(MAX_POWER, s.base_power(seat, line) + 1), soon)
        for line, deed in enumerate(s.forum)
    ]
    return [0.0 if taken >> c & 1 else lines[c // 4] + lines[4 + c % 4] for c in range(FORUM_CELLS)]

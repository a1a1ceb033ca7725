"""What one seat may know, built from nothing; and the unknown dealt anew.

The view in full; things are named by their ids in ``data/components.toml``, cells by [row, column] from 0:

- ``seat``, ``round``, ``rounds``, ``turn`` (of the round, from 0), ``lap`` (0 to 2), ``first_player``, ``claimant``
  (of the first player token, this round), ``has_claimed`` (an achievement, this turn), ``acting`` (the forum action
  under way), ``power`` (its power), ``is_solo``, ``by_age``
- ``forum``: ``rows`` and ``columns`` (the action of each), ``cells`` (16, by row: None, a seat, ``"emperor"`` or
  ``"legionnaire"``), ``emperor``, ``emperor_tile`` (``id``, ``cells``, ``grey``), ``emperor_tiles_left``; while a
  patrician is to be placed ``powers``: for each free cell ``cell``, ``row`` and ``column``, each with ``action``,
  ``patricians`` (own, the new one included), ``emperor`` (0 or 1), ``followers`` (own ones that could add 1 more),
  ``power`` (without them, at most 3) and ``most`` (with them, at most 3)
- ``maritime``, ``construction``, ``followers``: the displays, left to right, None for a gap; ``estate``: four basic
  tiles and the special one; ``stacks``: how many are left in each; ``follower_discard``; ``estate_out``: tiles removed
- ``city``: ``zones`` (``id``, ``cells``: rows of None (outside), ``"free"``, ``"reward"``, a seat or ``"neutral"``,
  ``counts`` of pieces by seat, ``neutral``) and ``rewards`` (``id``, ``zone``, ``cell``, ``token`` or None,
  ``is_paid``, ``missing``: how many cells around it are uncovered)
- ``hippodrome``: for each track ``id``, ``order`` (markers from first to last: ``who`` a seat or ``"neutral"``,
  ``space``); ``favourite``, ``next_favourite``, ``chariots_left``, ``chariots_lost``
- ``supply`` of artisans; ``mosaic_open``: tiles to draft
- ``players``: see ``_player``; ``hand``: the seat's own cards; ``packet``, ``picked``: its cards in the draft
- ``dummy``: in the solo game ``ships``, ``chariots``, ``vp``, ``contracts``, ``points`` by category and
  ``score``, else None
- ``neutral``: "dummy", "neutral" or None
- ``asked``: the pending decision, see ``_asked``
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tabularium.core.agenda import Decision, Seat
from tabularium.core.game import View, kind_of
from tabularium.core.luck import shuffle
from tabularium.games.nova_roma.actions import BUILD
from tabularium.games.nova_roma.city import CANDIDATES, CELL_NUMBER, REWARD_CELLS, SHAPES, SPOTS, ZONES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    ARTISAN,
    BASIC_TILES,
    COIN,
    CONSTRUCTION,
    DEEDS,
    EMPEROR_TILES,
    ESTATE_CELLS,
    ESTATE_PRICES,
    ESTATE_TILES,
    FOLLOWERS,
    FORUM_CELLS,
    FORUM_SIDE,
    FREE_ROW,
    GOODS,
    INFLUENCE,
    LINES,
    MARITIME,
    MAX_POWER,
    MOSAIC_LINES,
    MOSAIC_TILES,
    PORTS,
    POWER_CARDS,
    PRICE_BY_POWER,
    RESOURCES,
    ROUNDS,
    SLOTS_BY_POWER,
    SPECIAL_TILES,
    START,
    TOKENS,
    TRACKS,
    Pairs,
)
from tabularium.games.nova_roma.scoring import CATEGORY_IDS, DUMMY_CATEGORY_IDS, dummy_points, points
from tabularium.games.nova_roma.state import NEUTRAL, NOBODY, NONE, Player, Table, ones
from tabularium.games.nova_roma.steps.build import PayingRewards, PlacingBuilding
from tabularium.games.nova_roma.steps.estate import Exchanging, UsingTile
from tabularium.games.nova_roma.steps.followers import UsingFollowers
from tabularium.games.nova_roma.steps.mosaic import PayingLines, achievable
from tabularium.games.nova_roma.steps.opening import (
    PACKET,
    KeepingCards,
    PickingCard,
    packet_at,
    picked,
)
from tabularium.games.nova_roma.steps.produce import Producing
from tabularium.games.nova_roma.steps.race import Racing
from tabularium.games.nova_roma.steps.recruit import DismissingFollower, PlayingFollower, TakingCards
from tabularium.games.nova_roma.steps.rewards import ChoosingGood
from tabularium.games.nova_roma.steps.sail import Sailing
from tabularium.games.nova_roma.steps.trade import SellingFollowers
from tabularium.games.nova_roma.steps.turns import ChoosingOrder, Performing, PlacingEmperor, PlacingPatrician
from tabularium.games.nova_roma.steps.upgrade import PuttingTile


def view(s: Table, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know, as plain data: words outside, numbers for amounts."""
    count = len(s.players)
    return {
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "turn": s.turn,
        "lap": min(s.turn // count, 2),
        "first_player": _seat(s.first_player),
        "claimant": _seat(s.claimant),
        "has_claimed": s.has_claimed,
        "acting": None if s.acting == NONE else DEEDS[s.acting].id,
        "power": s.power if s.acting != NONE else 0,
        "is_solo": s.is_solo,
        "by_age": s.by_age,
        "forum": _forum(s),
        "maritime": [None if n == NONE else MARITIME[n].id for n in s.maritime],
        "construction": [None if n == NONE else CONSTRUCTION[n].id for n in s.construction],
        "followers": [None if n == NONE else FOLLOWERS[n].id for n in s.followers],
        "estate": [None if n == NONE else ESTATE_TILES[n].id for n in s.estate],
        "stacks": {
            "maritime": s.maritime_stack.bit_count(),
            "construction": s.construction_stack.bit_count(),
            "followers": s.deck.bit_count(),
            "basic": sum([s.estate_stack[kind] for kind in BASIC_TILES]),
            "special": sum([s.estate_stack[kind] for kind in SPECIAL_TILES]),
        },
        "follower_discard": _cards(s.discard),
        "estate_out": {ESTATE_TILES[kind].id: n for kind, n in enumerate(s.estate_out) if n},
        "city": _city(s),
        "hippodrome": _hippodrome(s),
        "supply": s.supply,
        "mosaic_open": [tile.id for n, tile in enumerate(MOSAIC_TILES) if s.mosaic_open >> n & 1],
        "players": [_player(s, other) for other in range(count)],
        "hand": None if seat is None else _cards(s.players[seat].hand),
        **_draft(s, seat),
        "dummy": _dummy(s) if s.is_solo else None,
        "neutral": "dummy" if s.is_solo else "neutral" if s.neutral_markers else None,
        "asked": _asked(s),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _cards(bits: int) -> list[str]:
    return [card.id for n, card in enumerate(FOLLOWERS) if bits >> n & 1]


def _amounts(pairs: Pairs) -> dict[str, int]:
    return {RESOURCES[resource].id: amount for resource, amount in pairs}


def _square(cell: int, side: int) -> list[int]:
    return [cell // side, cell % side]


# ---------------------------------------------------------------------- the boards


def _forum(s: Table) -> dict[str, Any]:
    forum = [DEEDS[deed].id for deed in s.forum]
    tile = None
    if s.emperor_tile != NONE:
        printed = EMPEROR_TILES[s.emperor_tile]
        tile = {
            "id": printed.id,
            "cells": [_square(cell, FORUM_SIDE) for cell in printed.cells],
            "grey": [_square(cell, FORUM_SIDE) for cell in printed.grey],
        }
    drawn = len(EMPEROR_TILES) - s.emperors.bit_count()
    return {
        "rows": forum[:FORUM_SIDE],
        "columns": forum[FORUM_SIDE:],
        "cells": [_figure(s, cell) for cell in range(FORUM_CELLS)],
        "emperor": None if s.emperor == NONE else _square(s.emperor, FORUM_SIDE),
        "emperor_tile": tile,
        "emperor_tiles_left": s.emperors.bit_count() if s.is_solo else START["emperor_tiles_in_play"] - drawn,
        "powers": _powers(s),
    }


def _figure(s: Table, cell: int) -> Seat | str | None:
    if cell == s.emperor:
        return "emperor"
    if s.legionnaires >> cell & 1:
        return "legionnaire"
    for seat, player in enumerate(s.players):
        if player.patricians >> cell & 1:
            return seat
    return None


def _powers(s: Table) -> list[dict[str, Any]]:
    """Before a patrician is placed: what power it would have on each free cell, as a sum of its parts (NR-47)."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, PlacingPatrician):
        return []
    taken = s.occupied()
    return [
        {
            "cell": _square(cell, FORUM_SIDE),
            "row": power_parts(s, step.seat, cell // FORUM_SIDE),
            "column": power_parts(s, step.seat, FORUM_SIDE + cell % FORUM_SIDE),
        }
        for cell in range(FORUM_CELLS)
        if not taken >> cell & 1
    ]


def power_parts(s: Table, seat: Seat, line: int) -> dict[str, Any]:
    """The power of a line if the seat placed one more patrician in it."""
    player, deed = s.players[seat], s.forum[line]
    patricians = (player.patricians & LINES[line]).bit_count() + 1
    emperor = LINES[line] >> s.emperor & 1
    followers = player.row & ~player.used & POWER_CARDS[deed]
    base = min(patricians + emperor, MAX_POWER)
    return {
        "action": DEEDS[deed].id,
        "patricians": patricians,
        "emperor": emperor,
        "followers": _cards(followers),
        "power": base,
        "most": min(base + followers.bit_count(), MAX_POWER),
    }


def _city(s: Table) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    for number, zone in enumerate(ZONES):
        rows: list[list[Any]] = []
        for row, line in enumerate(zone.grid):
            rows.append([_city_cell(s, number, row, col, mark) for col, mark in enumerate(line)])
        zones.append(
            {
                "id": zone.id,
                "cells": rows,
                "counts": [(player.pieces & zone.cells).bit_count() for player in s.players],
                "neutral": (s.neutral & zone.cells).bit_count(),
            }
        )
    rewards = [
        {
            "id": cell.id,
            "zone": ZONES[cell.zone].id,
            "cell": [cell.row, cell.col],
            "token": None if s.reward_tokens[n] == NONE else TOKENS[s.reward_tokens[n]].id,
            "is_paid": bool(s.paid >> n & 1),
            "missing": (cell.around & ~s.covered).bit_count(),
        }
        for n, cell in enumerate(REWARD_CELLS)
        if n < len(s.reward_tokens)
    ]
    return {"zones": zones, "rewards": rewards}


def _city_cell(s: Table, zone: int, row: int, col: int, mark: str) -> Seat | str | None:
    if mark == "_":
        return None
    if mark in "TP":
        return "reward"
    bit = 1 << CELL_NUMBER[zone, row, col]
    if s.neutral & bit:
        return "neutral"
    for seat, player in enumerate(s.players):
        if player.pieces & bit:
            return seat
    return "free"


def _hippodrome(s: Table) -> dict[str, Any]:
    return {
        "tracks": [
            {
                "id": track.id,
                "order": [
                    {"who": "neutral" if marker == NEUTRAL else marker, "space": s.space_of(marker, n)}
                    for marker in s.race[n]
                ],
            }
            for n, track in enumerate(TRACKS)
        ],
        "favourite": None if s.favourite == NONE else TRACKS[s.favourite].id,
        "next_favourite": None if s.next_favourite == NONE else TRACKS[s.next_favourite].id,
        "chariots_left": max(0, ROUNDS - 1 - max(s.round, 1)),
        "chariots_lost": s.lost_chariots,
    }


def _dummy(s: Table) -> dict[str, Any]:
    counted = dummy_points(s)
    return {
        "ships": [_port(place) for place in s.dummy_ships],
        "chariots": s.dummy_chariots,
        "vp": s.dummy_vp,
        "contracts": [c.id for n, c in enumerate(CONSTRUCTION) if s.construction_out >> n & 1],
        "maritime_out": [c.id for n, c in enumerate(MARITIME) if s.maritime_out >> n & 1],
        "points": dict(zip(DUMMY_CATEGORY_IDS, counted, strict=True)),
        "score": sum(counted),
    }


def _port(place: int) -> str:
    return "start" if place == 0 else PORTS[place - 1].id


# ---------------------------------------------------------------------- the players


def _player(s: Table, seat: Seat) -> dict[str, Any]:
    """NR-10 What everybody sees of a player.

    ``goods`` by id, ``coins``, ``influence``, ``artisans`` (available), ``working`` (on the estate), ``estate``: nine
    cells with ``tile``, ``is_spent``, ``artisan``; ``cards`` (in hand), ``known`` (those that everybody has seen),
    ``row``: followers with ``id`` and ``is_used``; ``ships``: ports or "start"; ``markers``: spaces; ``maritime`` and
    ``construction``: contracts; ``pieces_left``; ``patricians_left``; ``legionnaires_left``; ``tokens`` and ``beside``:
    achievement tokens; ``chariots``; ``mosaic``: nine cells with ``achievement``, ``is_claimed``, ``is_met``;
    ``lines``: the completed ones; ``points`` by category and ``score``: if the game ended now.
    """
    player = s.players[seat]
    stock = player.stock
    counted = points(s, seat)
    return {
        "goods": {RESOURCES[good].id: stock[good] for good in GOODS},
        "coins": stock[COIN],
        "influence": stock[INFLUENCE],
        "artisans": stock[ARTISAN],
        "working": player.placed.bit_count(),
        "estate": [
            {
                "tile": None if player.tiles[cell] == NONE else ESTATE_TILES[player.tiles[cell]].id,
                "is_spent": bool(player.spent >> cell & 1),
                "artisan": bool(player.placed >> cell & 1),
            }
            for cell in range(ESTATE_CELLS)
        ],
        "cards": player.hand.bit_count(),
        "known": _cards(player.known),
        "row": [
            {"id": card.id, "is_used": bool(player.used >> n & 1), "is_fresh": bool(s.fresh >> n & 1)}
            for n, card in enumerate(FOLLOWERS)
            if player.row >> n & 1
        ],
        "ships": [_port(place) for place in player.ships],
        "markers": player.markers[:],
        "maritime": [c.id for n, c in enumerate(MARITIME) if player.maritime >> n & 1],
        "construction": [c.id for n, c in enumerate(CONSTRUCTION) if player.construction >> n & 1],
        "pieces_left": player.pieces_left(),
        "patricians_left": 3 - player.patricians.bit_count(),
        "legionnaires_left": player.legionnaires,
        "tokens": player.tokens,
        "beside": player.beside,
        "chariots": player.chariots,
        "mosaic": _mosaic(player),
        "lines": [line.id for line in MOSAIC_LINES if not line.cells & ~player.claimed],
        "points": dict(zip(CATEGORY_IDS, counted, strict=False)),
        "score": sum(counted),
    }


def _mosaic(player: Player) -> list[dict[str, Any]]:
    met = achievable(player) if NONE not in player.mosaic else 0
    cells: list[dict[str, Any]] = []
    for cell in range(9):
        tile = player.mosaic[cell // 3]
        goal = None if tile == NONE else ACHIEVEMENTS[MOSAIC_TILES[tile].achievements[cell % 3]].id
        claimed = bool(player.claimed >> cell & 1)
        cells.append({"achievement": goal, "is_claimed": claimed, "is_met": bool(met >> cell & 1)})
    return cells


# ---------------------------------------------------------------------- the drafts


def _draft(s: Table, seat: Seat | None) -> dict[str, Any]:
    """NR-301 The packet that the seat holds, what it has picked, and what it has seen in each packet before."""
    if not s.packets or seat is None:
        return {"packet": [], "picked": [], "seen": []}
    if s.is_solo:
        return {"packet": _cards(picked(s, seat, PACKET)), "picked": [], "seen": []}
    made = _picks(s, seat)
    seen = [_cards(_bits(s.packets[packet_at(s, seat, pick)][pick:])) for pick in range(_sights(s, seat))]
    held = seen.pop() if len(seen) > made else []
    return {"packet": held, "picked": _cards(picked(s, seat, made)), "seen": seen}


def _bits(cards: Sequence[int]) -> int:
    return sum([1 << card for card in cards])


def _picks(s: Table, seat: Seat) -> int:
    """How many picks the seat has made."""
    for step in reversed(s.agenda):
        if isinstance(step, PickingCard) and step.seat == seat:
            return step.turn
    return PACKET


def _sights(s: Table, seat: Seat) -> int:
    """How many packets the seat has looked into: one more than it has picked from, if it holds one."""
    made = _picks(s, seat)
    holds_one = made == min([_picks(s, other) for other in range(len(s.players))])
    return min(made + holds_one, PACKET)


# ---------------------------------------------------------------------- the pending decision


def _asked(s: Table) -> dict[str, Any] | None:
    """The pending decision: ``seat``, ``kind``, and what its prompt needs. All of it is public.

    - ``choosing_good``: ``left``
    - ``selling_followers``: ``is_odd`` (the next card gives a coin)
    - ``putting_tile``: ``tile``; ``taking_tile``: ``prices`` of the five slots
    - ``taking_cards``, ``producing``: ``left``; ``racing``: ``left``, ``track`` (or None), ``by_tile``
    - ``playing_follower``: ``coins``, ``influence`` (what it would cost), ``by_tile``
    - ``dismissing_follower``: ``card`` to be played
    - ``choosing_maritime``, ``choosing_construction``: ``slots`` in reach; ``sailing``: ``sails``
    - ``placing_building``: ``shape``, ``size``, ``zones`` in reach, ``turns`` (each orientation: ``id``, ``cells``),
      ``placements`` (legal: ``action``, ``zone``, ``corner``, ``turn``, ``cells``), ``by_tile``
    - ``paying_rewards``: ``cells``; ``paying_lines``: ``lines``
    - ``exchanging``: ``tile``; ``using_tile``: ``tile``, ``cell``
    - ``choosing_order``: ``cell``, ``row``, ``column`` (their actions and powers)
    - ``performing``: ``action``, ``line`` ("row" or "column"), ``power``
    - ``using_followers``: ``at_start``; ``placing_emperor``: ``cells``
    - ``picking_card``: ``left`` cards in the packet; ``keeping_cards``: ``left`` to keep
    """
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Decision):
        return None
    asked: dict[str, Any] = {"seat": step.seat, "kind": kind_of(step)}
    asked.update(_details(s, step))
    return asked


def _details(s: Table, step: Decision) -> dict[str, Any]:
    match step:
        case ChoosingGood(left=left) | TakingCards(left=left) | Producing(left=left):
            return {"left": left}
        case SellingFollowers(odd=odd):
            return {"is_odd": odd}
        case PuttingTile(tile=tile):
            return {"tile": ESTATE_TILES[tile].id}
        case PlayingFollower(by_tile=by_tile):
            surcharge = 1 if s.players[step.seat].row.bit_count() >= FREE_ROW else 0
            return {"coins": 0 if by_tile else PRICE_BY_POWER[s.power], "influence": surcharge, "by_tile": by_tile}
        case DismissingFollower(card=card):
            return {"card": FOLLOWERS[card].id}
        case Sailing(sails=sails, must_move=by_tile):
            return {"sails": sails, "by_tile": by_tile}
        case Racing(left=left, track=track, must_move=must_move):
            bound = None if track == NONE else TRACKS[track].id
            return {"left": left, "track": bound, "by_tile": must_move or track != NONE}
        case PlacingBuilding():
            return _placing(s, step)
        case PayingRewards(cells=cells):
            return {"cells": [cell.id for n, cell in enumerate(REWARD_CELLS) if cells >> n & 1]}
        case PayingLines(lines=lines):
            return {"lines": [line.id for n, line in enumerate(MOSAIC_LINES) if lines >> n & 1]}
        case Exchanging(tile_kind=kind):
            return {"tile": ESTATE_TILES[kind].id}
        case UsingTile(cell=cell):
            return {"tile": ESTATE_TILES[s.players[step.seat].tiles[cell]].id, "cell": _square(cell, 3)}
        case ChoosingOrder(cell=cell):
            return {
                "cell": _square(cell, FORUM_SIDE),
                "row": _line(s, step.seat, cell // FORUM_SIDE),
                "column": _line(s, step.seat, FORUM_SIDE + cell % FORUM_SIDE),
            }
        case Performing(line=line):
            return {"line": "row" if line < FORUM_SIDE else "column", **_line(s, step.seat, line)}
        case UsingFollowers(at_start=at_start):
            return {"at_start": at_start}
        case PlacingEmperor():
            return {"cells": [_square(cell, FORUM_SIDE) for cell in EMPEROR_TILES[s.emperor_tile].cells]}
        case PickingCard(turn=turn):
            return {"left": PACKET - turn}
        case KeepingCards():
            return {"left": 2 - s.players[step.seat].hand.bit_count()}
    return _by_kind(s, kind_of(step))


def _by_kind(s: Table, kind: str) -> dict[str, Any]:
    if kind in ("choosing_maritime", "choosing_construction"):
        return {"slots": SLOTS_BY_POWER[s.power]}
    if kind == "taking_tile":
        return {"prices": [_amounts(price) for price in ESTATE_PRICES]}
    return {}


def _line(s: Table, seat: Seat, line: int) -> dict[str, Any]:
    return {"action": DEEDS[s.forum[line]].id, "power": s.base_power(seat, line)}


def _placing(s: Table, step: PlacingBuilding) -> dict[str, Any]:
    """The building in hand: how it can be turned, and everywhere it may lie."""
    shape = SHAPES[step.shape]
    legal = [number for mask, number in CANDIDATES[step.shape][step.power] if not mask & s.covered]
    return {
        "shape": shape.id,
        "size": shape.size,
        "by_tile": step.by_tile,
        "zones": [zone.id for zone in ZONES if zone.power <= step.power],
        "turns": [{"id": name, "cells": [list(cell) for cell in cells]} for name, cells in shape.turns],
        "placements": [
            {
                "action": str(BUILD[number]),
                "zone": ZONES[SPOTS[number].zone].id,
                "corner": [SPOTS[number].row, SPOTS[number].col],
                "turn": SPOTS[number].turn,
                "cells": [list(cell) for cell in SPOTS[number].cells],
            }
            for number in legal
        ],
    }


# ---------------------------------------------------------------------- the unknown dealt anew


def resample(s: Table, seat: Seat | None, rng: Random) -> Table:
    """A table that the seat cannot tell from this one: the unknown cards of other hands, dealt from the deck."""
    twin = s.copy()
    twin.story = None
    twin.is_telling = False
    if s.packets:
        _redraft(twin, seat, rng)
        return twin
    unknown = twin.deck
    for number, player in enumerate(twin.players):
        if number != seat:
            unknown |= player.hand & ~player.known
    cards, dealt = shuffled(unknown, rng), 0
    for number, player in enumerate(twin.players):
        if number != seat:
            hand = 0
            for _ in range(ones(player.hand & ~player.known)):
                hand |= 1 << cards[dealt]
                dealt += 1
            unknown &= ~hand
            player.hand = player.known | hand
    twin.deck = unknown
    return twin


def shuffled(cards: int, rng: Random) -> list[int]:
    """A set of cards in random order: the same luck deals the same from every table that looks like this one."""
    found: list[int] = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards &= ~bit
    shuffle(found, rng)
    return found


def _redraft(s: Table, seat: Seat | None, rng: Random) -> None:
    """NR-301 What the seat has not seen of the packets is dealt anew; what it passed on is picked anew by others."""
    seats = len(s.players)
    sights = 0 if seat is None else 1 if s.is_solo else _sights(s, seat)
    packets: list[list[int]] = []
    unseen: list[int] = []  # of each packet, how many picks were made before the seat saw it
    for origin, packet in enumerate(s.packets):
        cards = list(packet)
        looks = [pick for pick in range(sights) if seat is not None and (seat - pick) % seats == origin]
        for begin, end in zip(looks, [*looks[1:], len(cards)], strict=False):
            rest = sorted(cards[begin + 1 : end])  # the seat knows this set, but not who took which
            shuffle(rest, rng)
            cards[begin + 1 : end] = rest
        packets.append(cards)
        unseen.append(looks[0] if looks else len(cards))
    hidden = [card for cards, count in zip(packets, unseen, strict=True) for card in cards[:count]]
    unknown = shuffled(s.deck | _bits(hidden), rng)
    for cards, count in zip(packets, unseen, strict=True):
        cards[:count] = [unknown.pop() for _ in range(count)]
    s.deck = _bits(unknown)
    s.packets = tuple([_tidy(s, origin, cards) for origin, cards in enumerate(packets)])
    for other, player in enumerate(s.players):
        if other != seat and player.hand:
            chosen = shuffled(picked(s, other, PACKET), rng)[: player.hand.bit_count()]
            player.hand = _bits(chosen)


def _tidy(s: Table, origin: Seat, cards: list[int]) -> tuple[int, ...]:
    """A packet as it is kept: the picks in order, the rest sorted."""
    picks = 0
    while not s.is_solo and picks < len(cards) and _picks(s, (origin + picks) % len(s.players)) > picks:
        picks += 1
    return (*cards[:picks], *sorted(cards[picks:]))

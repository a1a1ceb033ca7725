"""What one seat may know, built from nothing; and the unknown dealt anew.

The whole view, as plain data (ids are those of ``data/components.toml``):

* ``seat``; ``mode`` ("basic", "advanced"); ``intervals`` (the profile); ``round``; ``phase`` ("setup", "action",
  "maintenance", "turn_order", "final_actions", "scoring"); ``is_ending`` (the end has been triggered);
  ``order`` (seats in turn order); ``fee`` (for the second use of an area card)
* ``spaces``: location id -> five workers' values, 0 where none stands; ``usable``: how many of the five the players
  may use at quaestor, aedilis, mercator, propraetor and roma (in the two-player game the others are the neutral ones)
* ``rows``: location id -> five slots ``{"card": id or None, "low": value, "high": value}``, left to right
* ``decks``: deck id -> cards left; ``tops``: deck id -> the face-up card or None (advanced mode)
* ``areas``: five of ``{"id", "card": id or None, "position": "lower" / "upper" / None, "brown": level,
  "levels": by seat a level or None}``
* ``box``: cards removed from the rows
* ``players``: by seat, see :func:`_player`; ``pools``: by seat the neutral pool's values (two players)
* ``action``: None or ``{"location", "value", "slot": 1-5 or None, "stage": "before" / "basic" / "after",
  "patrons": those whose modifiers still apply, "fee": what will be due at its end, "bonus": has it been taken}``
* ``asked``: None or the pending decision ``{"seat", "kind", ...}``, see :func:`_asked`
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tabularium.core.agenda import Decision, Seat
from tabularium.core.game import View, kind_of
from tabularium.games.ave_roma.components import (
    ACTIVE_SLOTS,
    AREAS,
    BASICS,
    BOARD_LOCATIONS,
    CARDS,
    COLOSSEUM,
    COST_KEYS,
    DECKS,
    FEES,
    FIRST_ROW,
    FRAGMENTS,
    GOODS,
    INTERVALS,
    LOCATIONS,
    LOOP,
    PLAYER_BOARDS,
    PROFILES,
    ROWS,
    SLOTS,
    SPACES_EACH,
    SYMBOLS,
    USABLE_SPACES,
    cards_in,
)
from tabularium.games.ave_roma.solvency import next_icon, others_on
from tabularium.games.ave_roma.state import Phase, Stage, Table
from tabularium.games.ave_roma.steps.areas import Investing, Trading
from tabularium.games.ave_roma.steps.effects import Spending, UsingEffects
from tabularium.games.ave_roma.steps.ending import RaisingArea, ScoringArea
from tabularium.games.ave_roma.steps.gains import Compensating, PairingFragments
from tabularium.games.ave_roma.steps.maintenance import POOL, ChoosingWorkers, Collecting, needs, worker_sums
from tabularium.games.ave_roma.steps.paying import DECK_CARD, PURPOSES, ROW_CARD, Discounting, Paying
from tabularium.games.ave_roma.steps.politics import SeatingPatron
from tabularium.games.ave_roma.steps.roma import Walking
from tabularium.games.ave_roma.steps.sending import Sending, SendingExtra
from tabularium.games.ave_roma.steps.training import FROM_HAND, ChoosingTraining
from tabularium.games.ave_roma.steps.turns import SendingNeutral

TRADING_STEPS: Final = ("not_begun", "selling", "buying", "selling_last", "buying_last")


def view(s: Table, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know: everything but the order of the decks (AR-185, AR-186)."""
    return {
        "seat": seat,
        "mode": "advanced" if s.is_advanced else "basic",
        "intervals": PROFILES[s.profile].id,
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "is_ending": s.is_ending,
        "order": list(s.order),
        "fee": FEES[s.is_advanced],
        "spaces": {LOCATIONS[n].id: s.spaces[SPACES_EACH * n : SPACES_EACH * (n + 1)] for n in BOARD_LOCATIONS},
        "usable": USABLE_SPACES[len(s.players)],
        "rows": {LOCATIONS[FIRST_ROW + row].id: _row(s, row) for row in ROWS},
        "decks": {deck.id: s.deck_size(n) for n, deck in enumerate(DECKS)},
        "tops": {DECKS[row + 1].id: _card(s.tops[row]) for row in ROWS},
        "areas": [_area(s, area) for area in range(len(AREAS))],
        "box": _cards(s.box),
        "players": [_player(s, other) for other in range(len(s.players))],
        "pools": [_values(s.pools[6 * n : 6 * n + 6]) for n in range(len(s.pools) // 6)],
        "action": _action(s),
        "asked": _asked(s),
    }


def _card(card: int) -> str | None:
    return None if card < 0 else CARDS[card].id


def _cards(mask: int) -> list[str]:
    return [CARDS[card].id for card in cards_in(mask)]


def _values(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]


def _cost(icons: tuple[int, ...]) -> dict[str, int]:
    return {COST_KEYS[icon]: count for icon, count in enumerate(icons) if count}


def _row(s: Table, row: int) -> list[dict[str, Any]]:
    slots = range(SLOTS * row, SLOTS * (row + 1))
    intervals = INTERVALS[s.profile]
    return [{"card": _card(s.rows[i]), "low": intervals[i][0], "high": intervals[i][1]} for i in slots]


def _area(s: Table, area: int) -> dict[str, Any]:
    card = s.area_cards[area]
    levels = [s.level(seat, area) for seat in range(len(s.players))]
    return {
        "id": AREAS[area].id,
        "card": _card(card),
        "position": None if card < 0 else "upper" if s.is_upper(area) else "lower",
        "brown": s.brown[area],
        "levels": [None if level < 0 else level for level in levels],
    }


def _player(s: Table, seat: Seat) -> dict[str, Any]:
    """A player's board, goods, workers and cards: all of it is public (AR-185).

    ``board`` is None before boards are dealt, ``prices`` before; ``training`` holds by space None or
    ``{"value", "is_ready"}`` (ready: trained since last round). ``cards`` are all own cards; each lies ``left`` or
    ``right`` or is ``active``; ``spent`` are those whose influence has been used. ``slots``: unlocked active ones.
    """
    player = s.players[seat]
    board = None if player.board < 0 else PLAYER_BOARDS[player.board]
    return {
        "board": None if board is None else board.id,
        "prices": {} if board is None else {GOODS[good].id: board.prices[good] for good in BASICS},
        "goods": {good.id: player.goods[n] for n, good in enumerate(GOODS)},
        "score": player.score,
        "workers": _values(player.workers),
        "training": [None if not v else {"value": abs(v), "is_ready": v > 0} for v in player.training],
        "worker_sum": worker_sums(s)[seat],
        "has_passed": player.has_passed,
        "politics": player.politics,
        "slots": min(player.politics, ACTIVE_SLOTS),
        "colosseum": player.colosseum,
        "cards": _cards(player.cards),
        "left": _cards(player.left),
        "right": _cards(player.right),
        "spent": _cards(player.spent),
        "active": _cards(player.active),
        "passive": _cards(player.passive),
        "doubled": _card(player.doubled),
    }


def _action(s: Table) -> dict[str, Any] | None:
    if s.location < 0:
        return None
    return {
        "location": LOCATIONS[s.location].id,
        "value": s.value,
        "slot": None if s.slot < 0 else s.slot % SLOTS + 1,
        "stage": Stage(s.stage).name.lower(),
        "patrons": _cards(s.effects),
        "fee": s.fee,
        "bonus": s.bonus,
    }


def _asked(s: Table) -> dict[str, Any] | None:
    """The pending decision: who, its kind, and what it is about.

    ``sending``: worker (printed), value, training (space 1-4 or None). ``sending_neutral``, ``sending_extra``: value.
    ``choosing_training``: worker. ``compensating``: good, price. ``pairing_fragments``: fragment. ``taking_type``,
    ``choosing_half``, ``using_province``: see ``action``. ``trading``: step, bought. ``investing``: levels so far.
    ``discounting``: purpose ("row_card", "deck_card", "influence"), card or None, icons (cost left), cut (how many to
    strike off). ``paying``: purpose, card, icons, icon (the one to pay). ``walking``: left (spaces), space (the next),
    price, is_free (another marker stands there). ``using_effects``: stage. ``spending``: symbol, count so far.
    ``seating_patron``: card. ``collecting``: is_pool, needs. ``choosing_workers``: is_pool, location, left.
    ``raising_area``: rises. ``scoring_area``: card.
    """
    if not s.agenda:
        return None
    step = s.agenda[-1]
    if not isinstance(step, Decision):
        return None
    asked: dict[str, Any] = {"seat": step.seat, "kind": kind_of(step)}
    asked.update(_about(s, step))
    return asked


def _about(s: Table, step: Decision) -> dict[str, Any]:
    if isinstance(step, Sending):
        in_hand = step.source == FROM_HAND
        worker = step.value if in_hand else s.players[step.seat].training[step.source]
        return {"worker": worker, "value": step.value, "training": None if in_hand else step.source + 1}
    if isinstance(step, SendingNeutral | SendingExtra):
        return {"value": step.value}
    if isinstance(step, ChoosingTraining):
        return {"worker": step.value}
    if isinstance(step, Compensating):
        return {"good": GOODS[step.good].id, "price": s.prices(step.seat)[step.good]}
    if isinstance(step, PairingFragments):
        return {"fragment": FRAGMENTS[step.fragment].id}
    if isinstance(step, Trading):
        return {"step": TRADING_STEPS[step.step], "bought": step.bought}
    if isinstance(step, Investing):
        return {"levels": step.levels}
    if isinstance(step, Discounting):
        about = _payment(s, step.purpose, step.icons)
        about["cut"] = step.cut
        return about
    if isinstance(step, Paying):
        about = _payment(s, step.purpose, step.icons)
        about["icon"] = COST_KEYS[next_icon(step.icons)]
        return about
    if isinstance(step, Walking):
        space = (s.players[step.seat].colosseum + 1) % LOOP
        is_free = bool(others_on(s, step.seat) >> space & 1)
        return {"left": step.left, "space": space, "price": _cost(COLOSSEUM[space]), "is_free": is_free}
    if isinstance(step, UsingEffects):
        return {"stage": Stage(step.stage).name.lower()}
    if isinstance(step, Spending):
        return {"symbol": SYMBOLS[step.symbol].id, "count": step.count}
    if isinstance(step, SeatingPatron | ScoringArea):
        return {"card": _card(step.card)}
    if isinstance(step, Collecting):
        return {"is_pool": step.kind == POOL, "needs": needs(s, step.seat, step.kind)}
    if isinstance(step, ChoosingWorkers):
        return {"is_pool": step.kind == POOL, "location": LOCATIONS[step.location].id, "left": step.left}
    if isinstance(step, RaisingArea):
        return {"rises": step.rises}
    return {}


def _payment(s: Table, purpose: int, icons: tuple[int, ...]) -> dict[str, Any]:
    card = None
    if purpose == ROW_CARD:
        card = _card(s.rows[s.slot])
    elif purpose == DECK_CARD:
        card = _card(s.tops[s.location - FIRST_ROW])
    return {"purpose": PURPOSES[purpose], "card": card, "icons": _cost(icons)}


def resample(s: Table, seat: Seat | None, rng: Random) -> Table:
    """A table that the seat cannot tell from this one.

    AR-186 Only the order of the decks and the cards left out are hidden, and neither exists before a card is dealt.
    """
    twin = s.copy()
    twin.story = None
    twin.is_telling = False
    return twin

"""What one seat may know, built from nothing; and the unknown dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tabularium.core.agenda import Decision, Seat
from tabularium.core.game import View, kind_of
from tabularium.core.luck import shuffle
from tabularium.games.aquileia.components import (
    ARMS_DECK,
    CARDS,
    COLOURS,
    DECK_START,
    DECK_STOP,
    DECKS,
    DOUBLE,
    EQUI_ET_ARMA,
    LOTS,
    METALS,
    QUAYS,
    ROUNDS,
    SERVI,
    SERVI_DECK,
    SINGLE,
    SPACES,
    STADIUM_DECK,
    STADIUM_LAURELS,
    THEATRUM_LAURELS,
    Colour,
)
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Player, Race, Table
from tabularium.games.aquileia.steps.contests import Contest, PlayingCards, UsingBlueDice
from tabularium.games.aquileia.steps.ending import ChoosingColour
from tabularium.games.aquileia.steps.forum import Building, PayingSlaves
from tabularium.games.aquileia.steps.mercatus import BuyCard, BuyServi
from tabularium.games.aquileia.steps.portus import PayingAgain

_DECK_RANGES: Final = (SERVI, EQUI_ET_ARMA, STADIUM_LAURELS, THEATRUM_LAURELS)


def view(s: Table, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know, as plain data: words outside, numbers for amounts."""
    return {
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "first_player": _seat(s.first_player),
        "spaces": {SPACES[n].id: _seat(owner) for n, owner in enumerate(s.space_owner)},
        "quay_coins": {METALS[m].id: coin for m, coin in enumerate(s.quay_coin)},
        "tiebreak": s.tiebreak[:],
        "lots": {LOTS[n].id: _seat(owner) for n, owner in enumerate(s.lot_owner)},
        "stalls": [_card(card) for card in s.slots],
        "laurel": _card(s.face_up),
        "piles": {DECKS[n].id: sum(s.pile[deck.start : deck.stop]) for n, deck in enumerate(_DECK_RANGES)},
        "discards": {DECKS[n].id: _cards(s.discard, deck) for n, deck in enumerate(_DECK_RANGES[:2])},
        "blue_dice": {"holder": _seat(s.blue_holder), "left": s.blue_dice},
        "roll": _roll(s),
        "auction": _auction(s),
        "players": [_player(s, other) for other in range(len(s.players))],
        "hand": None if seat is None else _cards(s.players[seat].hand, range(len(CARDS))),
        "races": [_race(race, seat) for race in s.races],
        "asked": _asked(s, seat),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _card(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card].id


def _cards(counts: list[int], deck: range) -> dict[str, int]:
    return {CARDS[card].id: counts[card] for card in deck if counts[card]}


def _roll(s: Table) -> dict[str, Any] | None:
    """The last roll of all: its dice lie on the board."""
    if not s.roll:
        return None
    seat, is_blue, *counts, number = s.roll
    faces = [METALS[metal].id for metal, count in enumerate(counts) for _ in range(count)]
    return {"seat": seat, "colour": "blue" if is_blue else "red", "faces": faces, "number": number}


def _auction(s: Table) -> dict[str, Any] | None:
    if s.on_sale == NO_CARD:
        return None
    return {
        "card": _card(s.on_sale),
        "host": s.host,
        "bid": s.bid[:],
        "bidder": _seat(s.bidder),
        "passed": [seat for seat in range(len(s.players)) if s.out >> seat & 1],
    }


def _player(s: Table, seat: Seat) -> dict[str, Any]:
    """What everybody sees of a player. How many cards he holds is not displayed (AQ-G6, AQ-G15)."""
    player = s.players[seat]
    public: dict[str, Any] = {
        "coins": player.coins[:],
        "score": player.score,
        "henchmen": player.henchmen,
        "houses": player.houses,
        "has_passed": player.has_passed,
        "has_disc": seat not in s.tiebreak,
        "strength": player.strength,
    }
    if s.laurel_count:  # AQ-END3a: at the end all laurels are shown
        public["laurels"] = _cards(player.hand, range(STADIUM_LAURELS.start, THEATRUM_LAURELS.stop))
        public["counted"] = {COLOURS[c].id: s.laurel_count[seat * len(Colour) + c] for c in Colour}
    return public


def _race(race: Race, seat: Seat | None) -> dict[str, Any]:
    """AQ-ST19 What the seat knows of the laurels of a race."""
    winner, second, face_up, top, kept_face_up = race
    known: dict[str, Any] = {"winner": winner, "second": _seat(second), "face_up": _card(face_up)}
    if seat == winner:
        known["kept"] = _card(face_up if kept_face_up else top)
        known["other"] = _card(top if kept_face_up else face_up)
    elif seat is not None and seat == second:
        known["received"] = _card(top if kept_face_up else face_up)
    elif second == NOBODY:  # the board showed which card stayed
        known["kept"] = _card(face_up) if kept_face_up else None
    return known


def _asked(s: Table, seat: Seat | None) -> dict[str, Any] | None:
    """The pending decision: who, what about, and for the one who decides what only he sees."""
    if not s.agenda:
        return None
    step = s.agenda[-1]
    if not isinstance(step, Decision):
        return None
    asked: dict[str, Any] = {"seat": step.seat, "kind": kind_of(step)}
    if isinstance(step, PlayingCards | UsingBlueDice):
        asked["contest"] = Contest(step.contest).name.lower()
    elif isinstance(step, BuyCard):
        asked["stall"] = step.slot
    elif isinstance(step, BuyServi):
        asked["space"] = SPACES[step.space].id
    elif isinstance(step, Building):
        asked["space"] = SPACES[step.space].id
        asked["left"] = step.left
    elif isinstance(step, PayingSlaves):
        asked["lot"] = LOTS[step.lot].id
    elif isinstance(step, PayingAgain):
        asked["space"] = SPACES[QUAYS[step.metal]].id
    elif isinstance(step, ChoosingColour):
        asked["card"] = _card(step.card)
    if s.top != NO_CARD and seat == step.seat:
        asked["top"] = _card(s.top)
    return asked


# ---------------------------------------------------------------------- the unknown dealt anew


def resample(s: Table, seat: Seat | None, rng: Random) -> Table:
    """A table that the seat cannot tell from this one: other hands, other piles, as likely as the true ones."""
    twin = s.copy()
    twin.story = None
    twin.is_telling = False
    others = [player for number, player in enumerate(twin.players) if number != seat]
    _redeal_servi(twin, others, rng)
    _redeal_arms(twin, others, rng)
    if not s.laurel_count:
        _redeal_laurels(twin, seat, rng)
    return twin


def _redeal_servi(s: Table, others: list[Player], rng: Random) -> None:
    """All servi faces in other hands and in the pile are unknown; only their numbers are not."""
    pile = s.pile
    unknown: list[int] = []
    for card in range(DECK_START[SERVI_DECK], DECK_STOP[SERVI_DECK]):
        count = pile[card]
        for player in others:
            count += player.hand[card]
        unknown += [card] * count
        pile[card] = 0
    shuffle(unknown, rng)
    buyer, needed = _buyer(s)
    if buyer is not None and buyer in others:
        _serve_first(unknown, buyer.servi, needed)
        others = [buyer, *[player for player in others if player is not buyer]]
    dealt = 0
    for player in others:
        hand = player.hand
        following = dealt + player.servi
        for card in range(DECK_START[SERVI_DECK], DECK_STOP[SERVI_DECK]):
            hand[card] = 0
        for place in range(dealt, following):
            hand[unknown[place]] += 1
        dealt = following
    for place in range(dealt, len(unknown)):
        pile[unknown[place]] += 1


def _buyer(s: Table) -> tuple[Player | None, int]:
    """Somebody who has chosen a lot and is paying for it, and the slaves he must therefore hold."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, PayingSlaves):
        return s.players[step.seat], LOTS[step.lot].slaves
    return None, 0


def _serve_first(unknown: list[int], count: int, needed: int) -> None:
    """Move as many doubles to the front as the first hand needs to be able to pay."""
    for place in range(count):
        if sum([CARDS[card].slaves for card in unknown[:count]]) >= needed:
            return
        if unknown[place] == SINGLE and DOUBLE in unknown[count:]:
            other = unknown.index(DOUBLE, count)
            unknown[place], unknown[other] = unknown[other], unknown[place]


def _redeal_arms(s: Table, others: list[Player], rng: Random) -> None:
    """Equi-et-arma cards taken face up stay; the others are mixed with the pile."""
    pile = s.pile
    hidden = [player.hidden_arms() for player in others]
    unknown: list[int] = []
    for card in range(DECK_START[ARMS_DECK], DECK_STOP[ARMS_DECK]):
        count = pile[card]
        for player in others:
            count += player.hand[card] - player.shown[card]
            player.hand[card] = player.shown[card]
        unknown += [card] * count
        pile[card] = 0
    shuffle(unknown, rng)
    dealt = 0
    for number, player in enumerate(others):
        following = dealt + hidden[number]
        for place in range(dealt, following):
            player.hand[unknown[place]] += 1
        dealt = following
    for place in range(dealt, len(unknown)):
        pile[unknown[place]] += 1


def _redeal_laurels(s: Table, seat: Seat | None, rng: Random) -> None:
    """AQ-ST19 Laurels from the pile that the seat has not seen, and who of two took which, are open again."""
    first, stop = DECK_START[STADIUM_DECK], DECK_STOP[STADIUM_DECK]
    pile = s.pile
    unknown: list[int] = []
    for card in range(first, stop):
        unknown += [card] * pile[card]
        pile[card] = 0
        for player in s.players:
            player.hand[card] = 0
    step = s.agenda[-1] if s.agenda else None
    looks = s.top != NO_CARD and not (isinstance(step, Decision) and step.seat == seat)
    if looks:
        unknown.append(s.top)
    unknown += [race[3] for race in s.races if not _knows_top(race, seat)]
    unknown.sort()  # so that the same luck deals the same from every table that looks like this one
    shuffle(unknown, rng)
    if looks:
        s.top = unknown.pop()
    s.races = tuple([race if _knows_top(race, seat) else _rerun(race, unknown.pop(), seat, rng) for race in s.races])
    for card in unknown:
        pile[card] += 1
    for winner, second, face_up, top, kept_face_up in s.races:
        s.players[winner].hand[face_up if kept_face_up else top] += 1
        if second != NOBODY:
            s.players[second].hand[top if kept_face_up else face_up] += 1


def _knows_top(race: Race, seat: Seat | None) -> bool:
    """Does the seat know which laurel lay on the pile in that race?"""
    winner, second, face_up, top, kept_face_up = race
    if seat == winner or top == NO_CARD:
        return True
    if second == NOBODY:  # kept face up: the other was turned up for all to see
        return kept_face_up
    return seat == second and kept_face_up and top != face_up


def _rerun(race: Race, top: int, seat: Seat | None, rng: Random) -> Race:
    """The race as it may have ended as far as the seat knows, with this laurel on the pile."""
    winner, second, face_up, _, _ = race
    if second == NOBODY or seat == second:
        return (winner, second, face_up, top, False)
    return (winner, second, face_up, top, rng.random() < 0.5)

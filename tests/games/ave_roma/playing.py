"""A table of Ave Roma under control: positions laid out by hand, in the colours of the rulebook's examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.game import Value
from tabularium.games.ave_roma import GAME
from tabularium.games.ave_roma.components import (
    AREAS,
    BIT,
    CARD,
    CARDS,
    DECK_OF,
    GOODS,
    LOCATIONS,
    PLAYER_BOARDS,
    ROWS,
    SLOTS,
    SPACES_EACH,
)
from tabularium.games.ave_roma.state import NO_CARD, Table
from tabularium.games.ave_roma.steps.sending import SendingExtra
from tabularium.games.ave_roma.steps.turns import PLACING
from tests.games.by_hand import ByHand

NAMES: Final = ("Yellow", "Green", "Blue", "Red", "Black")
YELLOW, GREEN, BLUE, RED, BLACK = range(5)
HAND: Final[ByHand[Table]] = ByHand(GAME, NAMES)

play, asked, options, refused, clause_of = HAND.play, HAND.asked, HAND.options, HAND.refused, HAND.clause_of
set_up, begin, walk, positions, told = HAND.set_up, HAND.begin, HAND.walk, HAND.positions, HAND.told
subjects = HAND.subjects

AREA_CARDS: Final = ("italia", "sicilia", "asia", "gallia_narbonensis", "baetica")
ROW_CARDS: Final = (
    ("colosseum_plan", "pantheon_plan", "thermae_plan", "aqueduct_plan", "basilica_plan"),
    ("hannibal_1", "hannibal_2", "pyrrhus_1", "pyrrhus_2", "mithridates_1"),
    ("atticus", "verres", "agrippa", "cato", "gracchus"),
)
TOPS: Final = ("insula_plan", "vercingetorix_1", "columella")


# ---------------------------------------------------------------------- laying out a position


def table(seats: int = 3, mode: str = "basic", sides: str = "a", **further: Value) -> Table:
    """Dealt as told above, boards 1, 2, 3 ..., turn order Yellow, Green, Blue ...; Yellow is about to place."""
    s = set_up(seats, {"mode": mode, **further})
    play(s, *[f"deal:{card}" for card in AREA_CARDS])
    for cards in ROW_CARDS:
        play(s, *[f"deal:{card}" for card in reversed(cards)])
    if mode == "advanced":
        play(s, *[f"deal:{card}" for card in TOPS])
    play(s, *[f"board:{seat + 1}" for seat in range(seats)])
    play(s, *[f"next:{seat + 1}" for seat in range(seats)])
    return play(s, *[f"side:{sides}"] * seats)


def hold(s: Table, seat: int, **goods: int) -> None:
    """Exactly these goods."""
    s.players[seat].goods = [goods.get(good.id, 0) for good in GOODS]


def goods(s: Table, seat: int) -> dict[str, int]:
    """What the seat holds, without what it does not."""
    return {good.id: count for good, count in zip(GOODS, s.players[seat].goods, strict=True) if count}


def _to_bag(s: Table, card: int) -> None:
    deck = DECK_OF[card]
    if card not in s.bags[deck]:
        s.bags[deck] = tuple(sorted([*s.bags[deck], card]))
        s.left[deck] += 1


def _free(s: Table, card: int) -> None:
    """Take a card from wherever it is; the place where it lay gets another one."""
    for place in (s.rows, s.area_cards, s.tops):
        if card in place:
            at = place.index(card)
            place[at] = s.bags[DECK_OF[card]][0]
            s.draw(place[at])
            return
    for player in s.players:
        for side in ("cards", "right", "active"):
            setattr(player, side, getattr(player, side) & ~BIT[card])
    if card in s.bags[DECK_OF[card]]:
        s.draw(card)


def area(s: Table, number: int, card: str | None, upper: bool = False) -> None:
    """This card in an area, or none."""
    old = s.area_cards[number - 1]
    if card is None:
        s.area_cards[number - 1] = NO_CARD
        s.box |= BIT[old]
    elif CARDS[old].id != card:
        _free(s, CARD[card])
        old = s.area_cards[number - 1]
        s.area_cards[number - 1] = CARD[card]
        _to_bag(s, old)
    s.upper &= ~(1 << (number - 1))
    if upper:
        s.upper |= 1 << (number - 1)


def row(s: Table, location: str, slot: int, card: str) -> None:
    """This card in a slot (1 to 5) of a row."""
    at = SLOTS * (LOCATION[location] - 5) + slot - 1
    if s.rows[at] != CARD[card]:
        _free(s, CARD[card])
        old = s.rows[at]
        s.rows[at] = CARD[card]
        if old >= 0:
            _to_bag(s, old)


def top(s: Table, card: str) -> None:
    """Advanced mode: this card face up on its deck."""
    number = CARD[card]
    at = DECK_OF[number] - 1
    if s.tops[at] != number:
        _free(s, number)
        old = s.tops[at]
        s.tops[at] = number
        if old >= 0:
            _to_bag(s, old)


def own(s: Table, seat: int, *cards: str, right: bool = False) -> None:
    """Cards on the left side of a board, or on its right side."""
    for card in cards:
        _free(s, CARD[card])
        s.players[seat].cards |= BIT[CARD[card]]
        if right:
            s.players[seat].right |= BIT[CARD[card]]


def patron(s: Table, seat: int, *cards: str) -> None:
    """Active patrons, with the political levels that they need."""
    own(s, seat, *cards)
    player = s.players[seat]
    for card in cards:
        player.active |= BIT[CARD[card]]
    player.politics = max(player.politics, player.active.bit_count())


def workers(s: Table, seat: int, *values: int) -> None:
    """Exactly these workers in hand."""
    s.players[seat].workers = [0, *[values.count(value) for value in range(1, 6)]]


def stand(s: Table, location: str, *values: int) -> None:
    """Workers on the first spaces of a location."""
    first = SPACES_EACH * LOCATION[location]
    for space, value in enumerate(values):
        s.spaces[first + space] = value


def grey(s: Table, number: int, **levels: int) -> None:
    """Markers in an area: ``grey(s, 2, yellow=3)``."""
    for name, level in levels.items():
        s.grey[(number - 1) * len(s.players) + NAMES.index(name.capitalize())] = level


def level(s: Table, seat: int, number: int) -> int:
    return s.level(seat, number - 1)


def empty_deck(s: Table, deck: int, leaving: int = 0) -> None:
    """All but so many face-down cards of a deck go to the box."""
    bag = s.bags[deck]
    for card in bag[leaving:]:
        s.box |= BIT[card]
    s.bags[deck] = bag[:leaving]
    s.left[deck] = leaving


LOCATION: Final = {location.id: number for number, location in enumerate(LOCATIONS)}


# ---------------------------------------------------------------------- playing


def turn(s: Table, seat: int) -> Table:
    """This seat is about to place."""
    s.end_action()
    return begin(s, PLACING[seat])


def send(s: Table, seat: int, value: int, place: str, *moves: str) -> Table:
    """The seat's turn: a worker of this value to a place, then what follows."""
    if not s.players[seat].workers[value]:
        s.players[seat].workers[value] = 1
    turn(s, seat)
    return play(s, f"{NAMES[seat]} worker:{value}", f"{NAMES[seat]} to:{place}", *moves)


def can_send(s: Table, seat: int, value: int) -> list[str]:
    """Where a worker of this value may go."""
    if not s.players[seat].workers[value]:
        s.players[seat].workers[value] = 1
    turn(s, seat)
    if f"worker:{value}" not in options(s):
        return []
    play(s, f"{NAMES[seat]} worker:{value}")
    return options(s)


def extra(s: Table, seat: int, value: int, place: str, *moves: str) -> Table:
    """The final extra action of a seat."""
    s.end_action()
    s.phase = 4
    begin(s, SendingExtra(seat, value))
    return play(s, f"to:{place}", *moves)


def seating_titus() -> Table:
    """Yellow has taken Titus at the Senatus with a free step on the Colosseum (Hortensius), and is to seat him."""
    s = table()
    patron(s, YELLOW, "hortensius")
    own(s, YELLOW, "cato")
    s.players[YELLOW].colosseum = 1
    row(s, "senatus", 5, "titus")
    hold(s, YELLOW, wheat=1, denarii=5)
    return send(s, YELLOW, 1, "senatus.5", "use:hortensius")


def events(s: Table, key: str) -> list[tuple[object, ...]]:
    """The arguments of every event of a kind that was told."""
    return [event.args for event in told(s) if event.key == key]


def names_of(mask: int) -> Sequence[str]:
    return [card.id for number, card in enumerate(CARDS) if mask & BIT[number]]


assert len(AREA_CARDS) == len(AREAS)
assert len(ROW_CARDS) == len(ROWS)
assert len(PLAYER_BOARDS) == 10

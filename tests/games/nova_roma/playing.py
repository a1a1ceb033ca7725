"""A table under control: positions laid out by hand, and play that says what is dealt.

The seats bear the names of the rulebook's examples, and the forum tiles lie as in its first example (NR-E1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabularium.core.agenda import Chance, Decision, pending, take
from tabularium.core.game import Value
from tabularium.games.nova_roma import GAME
from tabularium.games.nova_roma.actions import DEAL_FORUM
from tabularium.games.nova_roma.city import CELL_NUMBER, REWARD_CELL, REWARD_CELLS, ZONES
from tabularium.games.nova_roma.components import (
    ARTISAN,
    CONSTRUCTION,
    ESTATE_TILE,
    ESTATE_TILES,
    FOLLOWER,
    FOLLOWERS,
    LINES,
    MARITIME,
    MOSAIC_TILE,
    PORTS,
    RESOURCES,
    TOKENS,
    TRACKS,
    Deed,
)
from tabularium.games.nova_roma.state import NONE, Table
from tabularium.games.nova_roma.steps.opening import DealForum
from tabularium.games.nova_roma.steps.turns import PERFORMING
from tests.games.by_hand import OVER as OVER
from tests.games.by_hand import ByHand

NAMES = ("Purple", "Yellow", "Green", "Blue")
PURPLE, YELLOW, GREEN, BLUE = range(4)
RED_TRACK, GREEN_TRACK, BLUE_TRACK = range(3)
FORUM = ("upgrade", "recruit", "race", "build", "sail", "petition", "trade", "produce")  # NR-E1

by_hand: ByHand[Table] = ByHand(GAME, NAMES)
play, asked, options, weights = by_hand.play, by_hand.asked, by_hand.options, by_hand.weights
refused, clause_of, told, log = by_hand.refused, by_hand.clause_of, by_hand.told, by_hand.log
walk, positions, begin, set_up = by_hand.walk, by_hand.positions, by_hand.begin, by_hand.set_up
subjects = by_hand.subjects


# ---------------------------------------------------------------------- laying out a position


def dealt(s: Table, stop: str = "") -> Table:
    """Let the dealer deal the first of what is possible, and the forum of the example, up to a decision or a step."""
    while (found := pending(s)) is not None:
        step, choices = found
        if isinstance(step, Decision) or type(step).__name__ == stop:
            return s
        assert isinstance(step, Chance)
        chosen = DEAL_FORUM[Deed[FORUM[len(s.forum)].upper()]] if isinstance(step, DealForum) else choices[0]
        take(s, step, chosen)
    return s


def table(seats: int = 3, first: int = PURPLE, options: Mapping[str, Value] | None = None) -> Table:
    """A new table with the first player about to place the Emperor in round 1."""
    return dealt(set_up(seats, {"first_player": str(first + 1), **(options or {})}))


def turn(s: Table, emperor: str = "1.1") -> Table:
    """The Emperor is placed, and the first turn begins."""
    return dealt(play(s, f"emperor:{emperor}"))


def quiet(s: Table, *moves: str) -> Table:
    """Play on, and let the dealer deal the first of what is possible."""
    for move in moves:
        play(dealt(s), move)
    return dealt(s)


def act(s: Table, seat: int, deed: str, power: int = 1) -> Table:
    """The seat performs an action with so many of its patricians in the line, and nothing else follows."""
    line = FORUM.index(deed)
    cells = [cell for cell in range(16) if LINES[line] >> cell & 1]
    s.players[seat].patricians = sum([1 << cell for cell in cells[:power]])
    s.emperor = next(cell for cell in range(16) if not LINES[line] >> cell & 1)
    begin(s, PERFORMING[seat][line])
    return play(s, "perform")


def stock(s: Table, seat: int, **amounts: int) -> None:
    """Exactly these amounts: wheat, stone, wood, wine, horse, coin, influence, artisan (from or to the supply)."""
    held = s.players[seat].stock
    for word, amount in amounts.items():
        resource = [named.id for named in RESOURCES].index(word)
        if resource == ARTISAN:
            s.supply -= amount - held[ARTISAN]
        held[resource] = amount


def goods(s: Table, seat: int, *amounts: int) -> None:
    """Wheat, stone, wood, wine, horse."""
    s.players[seat].stock[:5] = amounts or (0, 0, 0, 0, 0)


def _lift(s: Table, card: str) -> int:
    """Take a follower from wherever it is, and leave another of the deck in its place in a display."""
    number = FOLLOWER[card]
    bit = 1 << number
    s.deck &= ~bit
    s.discard &= ~bit
    for player in s.players:
        player.hand &= ~bit
        player.known &= ~bit
        player.row &= ~bit
    if number in s.followers:
        other = (s.deck & -s.deck).bit_length() - 1
        s.deck &= ~(1 << other)
        s.followers[s.followers.index(number)] = other
    return bit


def hand(s: Table, seat: int, *cards: str, openly: bool = False) -> None:
    """Exactly these cards in hand; what it was goes into the deck."""
    s.deck |= s.players[seat].hand
    s.players[seat].hand = s.players[seat].known = 0
    for card in cards:
        bit = _lift(s, card)
        s.players[seat].hand |= bit
        if openly:
            s.players[seat].known |= bit


def row(s: Table, seat: int, *cards: str) -> None:
    """Exactly these followers in the row, face up."""
    s.deck |= s.players[seat].row
    s.players[seat].row = s.players[seat].used = 0
    for card in cards:
        s.players[seat].row |= _lift(s, card)


def show(s: Table, *cards: str) -> None:
    """The follower display, left to right."""
    for slot, card in enumerate(s.followers):
        if card != NONE:
            s.deck |= 1 << card
        s.followers[slot] = NONE
    bits = [_lift(s, card) for card in cards]
    for slot, bit in enumerate(bits):
        s.followers[slot] = bit.bit_length() - 1


def no_deck(s: Table, *discarded: str) -> None:
    """An empty deck: its cards lie in the rows of nobody, that is in the last seat's hand; these are discarded."""
    bits = sum([_lift(s, card) for card in discarded])
    s.players[-1].hand |= s.deck
    s.deck, s.discard = 0, bits


def maritime(s: Table, *contracts: str) -> None:
    """The maritime display, left to right, by the end of their ids; the rest of it stays empty."""
    s.maritime_stack |= sum([1 << n for n in s.maritime if n != NONE])
    ids = [contract.id for contract in MARITIME]
    numbers = [ids.index(f"maritime_{word}") for word in contracts]
    s.maritime[:] = [*numbers, *[NONE] * (4 - len(numbers))]
    s.maritime_stack &= ~sum([1 << n for n in numbers])


def construction(s: Table, *contracts: str) -> None:
    """The construction display, left to right, by the end of their ids; the rest of it stays empty."""
    s.construction_stack |= sum([1 << n for n in s.construction if n != NONE])
    ids = [contract.id for contract in CONSTRUCTION]
    numbers = [ids.index(f"construction_{word}") for word in contracts]
    s.construction[:] = [*numbers, *[NONE] * (4 - len(numbers))]
    s.construction_stack &= ~sum([1 << n for n in numbers])


def completed(s: Table, seat: int, maritime: int = 0, construction: int | Sequence[str] = 0) -> None:
    """Contracts that the seat has completed: so many from the stacks, or these."""
    player = s.players[seat]
    for _ in range(maritime):
        bit = s.maritime_stack & -s.maritime_stack
        s.maritime_stack &= ~bit
        player.maritime |= bit
    ids = [contract.id for contract in CONSTRUCTION]
    if isinstance(construction, int):
        left = s.construction_stack
        named = [n for n in range(len(CONSTRUCTION)) if left >> n & 1][:construction]
    else:
        named = [ids.index(f"construction_{word}") for word in construction]
    for number in named:
        assert s.construction_stack >> number & 1, f"{ids[number]} is not in the stack"
        s.construction_stack &= ~(1 << number)
        player.construction |= 1 << number


def estate(s: Table, *tiles: str | None) -> None:
    """The estate display: four basic slots and the special one."""
    for tile in s.estate:
        if tile != NONE:
            s.estate_stack[tile] += 1
    for slot, word in enumerate(tiles):
        s.estate[slot] = NONE if word is None else ESTATE_TILE[word]
        if word is not None:
            s.estate_stack[ESTATE_TILE[word]] -= 1


def tile(s: Table, seat: int, cell: str, word: str) -> None:
    """An estate tile on a cell, from its stack or the display."""
    kind, place = ESTATE_TILE[word], square(cell)
    if not s.estate_stack[kind] and kind in s.estate:
        s.estate[s.estate.index(kind)] = NONE
        s.estate_stack[kind] += 1
    assert s.estate_stack[kind], f"{word} is not in its stack"
    s.estate_stack[kind] -= 1
    assert s.players[seat].tiles[place] == NONE
    s.players[seat].tiles[place] = kind


def square(cell: str) -> int:
    """``1.2`` on a board of three by three."""
    down, _, right = cell.partition(".")
    return int(down) * 3 + int(right)


def working(s: Table, seat: int, *cells: str) -> None:
    """Artisans that stand on the estate already, from the supply."""
    for cell in cells:
        s.players[seat].placed |= 1 << square(cell)
        s.supply -= 1


def pieces(s: Table, seat: int, zone: str, *cells: str) -> None:
    """Own building pieces on these cells, ``1.0`` of a zone."""
    number = [printed.letter for printed in ZONES].index(zone)
    for cell in cells:
        down, _, right = cell.partition(".")
        bit = 1 << CELL_NUMBER[number, int(down), int(right)]
        assert not s.covered & bit, f"{zone} {cell} is covered"
        s.players[seat].pieces |= bit
        s.covered |= bit


def token(s: Table, cell: str, word: str) -> None:
    """Another reward token on a reward cell: it changes places with that one."""
    tokens = list(s.reward_tokens)
    number, wanted = REWARD_CELL[cell], [printed.id for printed in TOKENS].index(f"reward_{word}")
    other = tokens.index(wanted)
    tokens[number], tokens[other] = tokens[other], tokens[number]
    s.reward_tokens = tuple(tokens)


def race_to(s: Table, seat: int, track: int, space: int) -> None:
    """The seat's marker goes on, space by space, without costs or wheels."""
    while s.players[seat].markers[track] < space:
        s.advance(seat, track)


def ship(s: Table, seat: int, number: int, port: str) -> None:
    """A ship (1 or 2) in a port: ``south.3``, ``north.6``."""
    route, _, index = port.partition(".")
    ids = [f"{('south', 'north')[p.route]}.{p.index}" for p in PORTS]
    assert route in ("south", "north")
    assert index
    s.players[seat].ships[number - 1] = ids.index(port) + 1


def mosaic(s: Table, seat: int, green: int, yellow: int, orange: int) -> None:
    """These mosaic tiles, by number; whoever had one gets that of this seat."""
    for colour, (word, number) in enumerate((("green", green), ("yellow", yellow), ("orange", orange))):
        wanted = MOSAIC_TILE[f"mosaic_{word}_{number}"]
        before = s.players[seat].mosaic[colour]
        for player in s.players:
            if wanted in player.mosaic:
                player.mosaic = tuple([before if tile == wanted else tile for tile in player.mosaic])
        s.mosaic_stack = s.mosaic_stack & ~(1 << wanted)
        if before != wanted and not [p for p in s.players if before in p.mosaic and p is not s.players[seat]]:
            s.mosaic_stack |= 1 << before
        tiles = list(s.players[seat].mosaic)
        tiles[colour] = wanted
        s.players[seat].mosaic = tuple(tiles)


def claimed(s: Table, seat: int, *cells: str) -> None:
    """Achievements that the seat has claimed before."""
    for cell in cells:
        s.players[seat].claimed |= 1 << square(cell)
        s.players[seat].tokens -= 1


# ---------------------------------------------------------------------- reading the table


def held(s: Table, seat: int, *words: str) -> tuple[int, ...]:
    """How much the seat has of these."""
    ids = [named.id for named in RESOURCES]
    return tuple([s.players[seat].stock[ids.index(word)] for word in words])


def coins(s: Table, seat: int) -> int:
    return held(s, seat, "coin")[0]


def influence(s: Table, seat: int) -> int:
    return held(s, seat, "influence")[0]


def artisans(s: Table, seat: int) -> int:
    return held(s, seat, "artisan")[0]


def cards(bits: int) -> list[str]:
    return [card.id for n, card in enumerate(FOLLOWERS) if bits >> n & 1]


def hand_of(s: Table, seat: int) -> list[str]:
    return cards(s.players[seat].hand)


def row_of(s: Table, seat: int) -> list[str]:
    return cards(s.players[seat].row)


def used(s: Table, seat: int) -> list[str]:
    return cards(s.players[seat].used)


def displayed(s: Table) -> list[str | None]:
    return [None if card == NONE else FOLLOWERS[card].id for card in s.followers]


def on_sale(s: Table) -> list[str | None]:
    return [None if n == NONE else ESTATE_TILES[n].id for n in s.estate]


def contracts(s: Table, kind: str) -> list[str | None]:
    printed, lying = (MARITIME, s.maritime) if kind == "maritime" else (CONSTRUCTION, s.construction)
    return [None if n == NONE else printed[n].id.removeprefix(f"{kind}_") for n in lying]


def standings(s: Table, track: int) -> tuple[int, ...]:
    return s.race[track]


def reward_at(s: Table, cell: str) -> str | None:
    number = s.reward_tokens[REWARD_CELL[cell]]
    return None if number == NONE else TOKENS[number].id


def is_paid(s: Table, cell: str) -> bool:
    return bool(s.paid >> REWARD_CELL[cell] & 1)


assert len(REWARD_CELLS) == sum([printed.copies for printed in TOKENS])
assert [track.id for track in TRACKS] == ["track_russata", "track_prasina", "track_veneta"]

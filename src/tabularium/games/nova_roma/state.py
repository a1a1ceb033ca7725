"""What is on the table: plain slotted fields, copied by hand; questions and small deeds.

Cards, contracts, cells and pieces that exist once are bits of a number: a hand, the cells that a colour covers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tabularium.core.agenda import Seat, State, Step
from tabularium.core.snapshot import dump_steps
from tabularium.games.nova_roma.city import SHADED
from tabularium.games.nova_roma.components import (
    ALL_FOLLOWERS,
    ARTISAN,
    ARTISANS,
    BUILDING_PIECES,
    CHARIOT_COPIES,
    COIN,
    CONSTRUCTION,
    DISPLAY,
    DUMMY_SPACE,
    DUMMY_START_VP,
    EMPEROR_TILES,
    ESTATE_CELLS,
    ESTATE_TILES,
    FIRST_PORTS,
    FREE_ROW,
    HIPPODROME_TOKENS,
    HORSE,
    HORSES,
    INFLUENCE,
    LAST_SPACE,
    LEG,
    LINES,
    MARITIME,
    MAX_GOOD,
    MAX_INFLUENCE,
    MAX_POWER,
    NEUTRAL_SPACE,
    SOLO,
    START,
    START_TOKENS,
    TRACKS,
    Pairs,
)

NOBODY: Final = -1
NONE: Final = -1
NEUTRAL: Final = 4
"""The seat number of the neutral colour, or of the dummy, on the race tracks."""


def ones(bits: i64) -> int:
    """How many bits of a set of fewer than 63 are 1. For the compiled build, where ``bit_count`` is a slow call."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 0x7F


class Player:
    """What lies in front of one seat."""

    __slots__ = (
        "beside",
        "chariots",
        "claimed",
        "construction",
        "hand",
        "known",
        "legionnaires",
        "maritime",
        "markers",
        "mosaic",
        "patricians",
        "pieces",
        "placed",
        "row",
        "ships",
        "spent",
        "stock",
        "tiles",
        "tokens",
        "used",
    )

    def __init__(
        self,
        stock: list[int],
        tiles: list[int],
        markers: list[int],
        ships: list[int],
        mosaic: tuple[int, ...],
        placed: int,
        spent: int,
        hand: int,
        known: int,
        row: int,
        used: int,
        maritime: int,
        construction: int,
        pieces: int,
        patricians: int,
        claimed: int,
        tokens: int,
        beside: int,
        chariots: int,
        legionnaires: int,
    ) -> None:
        self.stock = stock  # goods, coins, influence, available artisans: by Resource
        self.tiles = tiles  # the estate tile on each cell of the production area
        self.markers = markers  # the space of the marker on each track
        self.ships = ships
        self.mosaic = mosaic  # the mosaic tiles: green, yellow, orange
        self.placed = placed  # estate cells with an artisan
        self.spent = spent  # estate cells whose one-use tile lies face down
        self.hand = hand
        self.known = known  # cards of the hand that everybody has seen (NR-11a)
        self.row = row  # played followers
        self.used = used  # those of them that lie face down
        self.maritime = maritime  # completed contracts
        self.construction = construction
        self.pieces = pieces  # city cells with an own building piece
        self.patricians = patricians  # forum cells with an own patrician
        self.claimed = claimed  # mosaic cells with a token
        self.tokens = tokens  # achievement tokens in the play area
        self.beside = beside  # achievement tokens beside the hippodrome
        self.chariots = chariots
        self.legionnaires = legionnaires  # not on the forum; two players only

    def copy(self) -> Player:
        return Player(
            self.stock[:],
            self.tiles[:],
            self.markers[:],
            self.ships[:],
            self.mosaic,
            self.placed,
            self.spent,
            self.hand,
            self.known,
            self.row,
            self.used,
            self.maritime,
            self.construction,
            self.pieces,
            self.patricians,
            self.claimed,
            self.tokens,
            self.beside,
            self.chariots,
            self.legionnaires,
        )

    def dump(self) -> list[Any]:
        return [
            self.stock,
            self.tiles,
            self.markers,
            self.ships,
            self.mosaic,
            self.placed,
            self.spent,
            self.hand,
            self.known,
            self.row,
            self.used,
            self.maritime,
            self.construction,
            self.pieces,
            self.patricians,
            self.claimed,
            self.tokens,
            self.beside,
            self.chariots,
            self.legionnaires,
        ]

    # ------------------------------------------------------------------ questions

    def can_pay(self, cost: Pairs) -> bool:
        """NR-8 In full and at once, from one's own stock."""
        stock = self.stock
        for resource, amount in cost:
            if stock[resource] < amount:
                return False
        return True

    def wants_goods(self) -> bool:
        """NR-9 Is any good below its limit?"""
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4] < 5 * MAX_GOOD

    def tile_count(self) -> int:
        return ESTATE_CELLS - self.tiles.count(NONE)

    def pieces_left(self) -> int:
        return BUILDING_PIECES - ones(self.pieces)

    def can_play_follower(self, coins: int) -> bool:
        """NR-73, NR-74 Could a follower of the hand be paid for?"""
        if not self.hand or self.stock[COIN] < coins:
            return False
        return ones(self.row) < FREE_ROW or self.stock[INFLUENCE] > 0

    def can_sail_at_all(self, sails: int) -> bool:
        one, other = self.ships
        return one == 0 or other == 0 or 0 < LEG[one] <= sails or 0 < LEG[other] <= sails

    def can_advance(self, track: int) -> bool:
        """NR-109, NR-113 Is there a next space, and are there the horses for its line?"""
        space = self.markers[track] + 1
        return space <= LAST_SPACE and HORSES[space] <= self.stock[HORSE]

    def race_total(self) -> int:
        """NR-113a."""
        return self.markers[0] + self.markers[1] + self.markers[2]


def new_player(coins: int, legionnaires: int) -> Player:
    """NR-22 to NR-30 before anything is dealt."""
    stock = [*START["start_goods"].values(), coins, START["start_influence"], START["start_artisans"]]
    return Player(
        stock=stock,
        tiles=[NONE] * ESTATE_CELLS,
        markers=[0] * len(TRACKS),
        ships=[0, 0],
        mosaic=(NONE, NONE, NONE),
        placed=0,
        spent=0,
        hand=0,
        known=0,
        row=0,
        used=0,
        maritime=0,
        construction=0,
        pieces=0,
        patricians=0,
        claimed=0,
        tokens=START_TOKENS,
        beside=HIPPODROME_TOKENS,
        chariots=0,
        legionnaires=legionnaires,
    )


class Table(State):
    """The state of a match of Nova Roma."""

    __slots__ = (
        "acting",
        "by_age",
        "chariots",
        "claimant",
        "construction",
        "construction_out",
        "construction_stack",
        "covered",
        "deck",
        "difficulty",
        "discard",
        "dummy_chariots",
        "dummy_ships",
        "dummy_vp",
        "emperor",
        "emperor_tile",
        "emperors",
        "estate",
        "estate_out",
        "estate_stack",
        "favourite",
        "first_player",
        "followers",
        "forum",
        "fresh",
        "fulfilled",
        "has_claimed",
        "legionnaires",
        "lost_chariots",
        "maritime",
        "maritime_out",
        "maritime_stack",
        "mosaic_open",
        "mosaic_stack",
        "neutral",
        "neutral_markers",
        "next_favourite",
        "packets",
        "paid",
        "players",
        "power",
        "race",
        "reward_tokens",
        "round",
        "supply",
        "turn",
    )

    def __init__(
        self,
        agenda: list[Step],
        players: list[Player],
        maritime: list[int],
        construction: list[int],
        followers: list[int],
        estate: list[int],
        estate_stack: list[int],
        estate_out: list[int],
        chariots: list[int],
        forum: tuple[int, ...],
        reward_tokens: tuple[int, ...],
        race: tuple[tuple[Seat, ...], ...],
        neutral_markers: tuple[int, ...],
        dummy_ships: tuple[int, ...],
        packets: tuple[tuple[int, ...], ...],
        maritime_stack: int,
        construction_stack: int,
        deck: int,
        discard: int,
        maritime_out: int,
        construction_out: int,
        mosaic_stack: int,
        mosaic_open: int,
        emperors: int,
        emperor_tile: int,
        emperor: int,
        legionnaires: int,
        neutral: int,
        covered: int,
        paid: int,
        supply: int,
        favourite: int,
        next_favourite: int,
        lost_chariots: int,
        dummy_vp: int,
        dummy_chariots: int,
        round: int,
        first_player: Seat,
        claimant: Seat,
        turn: int,
        has_claimed: bool,
        acting: int,
        power: int,
        fresh: int,
        fulfilled: int,
        difficulty: int,
        by_age: bool,
    ) -> None:
        super().__init__(agenda)
        self.players = players
        self.maritime = maritime  # the displays, left to right
        self.construction = construction
        self.followers = followers
        self.estate = estate  # four basic slots, then the special one
        self.estate_stack = estate_stack  # both estate stacks by kind of tile: no order until a tile leaves
        self.estate_out = estate_out  # removed from the game, by kind
        self.chariots = chariots  # tokens not yet seen, by track: those in the box, too
        self.forum = forum  # the action of each slot: rows, then columns
        self.reward_tokens = reward_tokens  # on each reward cell of the city
        self.race = race  # on each track all markers from first to last: on one space the lowest is first
        self.neutral_markers = neutral_markers  # neutral colour or dummy; empty with 3 or 4 players
        self.dummy_ships = dummy_ships
        self.packets = packets  # follower draft: each packet in the order of its picks, the rest of it sorted
        self.maritime_stack = maritime_stack
        self.construction_stack = construction_stack
        self.deck = deck  # followers face down: no order until a card leaves
        self.discard = discard
        self.maritime_out = maritime_out  # solo: discarded in the cleanup
        self.construction_out = construction_out
        self.mosaic_stack = mosaic_stack
        self.mosaic_open = mosaic_open
        self.emperors = emperors  # tiles not yet seen
        self.emperor_tile = emperor_tile  # the last one revealed
        self.emperor = emperor  # his forum cell
        self.legionnaires = legionnaires  # forum cells
        self.neutral = neutral  # city cells of the neutral colour or the dummy
        self.covered = covered  # city cells of any colour
        self.paid = paid  # reward cells whose token has paid
        self.supply = supply  # artisans
        self.favourite = favourite
        self.next_favourite = next_favourite
        self.lost_chariots = lost_chariots
        self.dummy_vp = dummy_vp
        self.dummy_chariots = dummy_chariots
        self.round = round
        self.first_player = first_player
        self.claimant = claimant  # of the first player token, this round
        self.turn = turn  # of the round, from 0
        self.has_claimed = has_claimed  # an achievement, this turn
        self.acting = acting  # the forum action that is under way
        self.power = power  # of the action that is under way
        self.fresh = fresh  # followers played during it (NR-78)
        self.fulfilled = fulfilled  # the contract completed in it
        self.difficulty = difficulty
        self.by_age = by_age

    def copy(self) -> Table:
        twin = Table(
            self.agenda[:],
            [p.copy() for p in self.players],
            self.maritime[:],
            self.construction[:],
            self.followers[:],
            self.estate[:],
            self.estate_stack[:],
            self.estate_out[:],
            self.chariots[:],
            self.forum,
            self.reward_tokens,
            self.race,
            self.neutral_markers,
            self.dummy_ships,
            self.packets,
            self.maritime_stack,
            self.construction_stack,
            self.deck,
            self.discard,
            self.maritime_out,
            self.construction_out,
            self.mosaic_stack,
            self.mosaic_open,
            self.emperors,
            self.emperor_tile,
            self.emperor,
            self.legionnaires,
            self.neutral,
            self.covered,
            self.paid,
            self.supply,
            self.favourite,
            self.next_favourite,
            self.lost_chariots,
            self.dummy_vp,
            self.dummy_chariots,
            self.round,
            self.first_player,
            self.claimant,
            self.turn,
            self.has_claimed,
            self.acting,
            self.power,
            self.fresh,
            self.fulfilled,
            self.difficulty,
            self.by_age,
        )
        twin.story = self.story
        twin.is_telling = self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [
            dump_steps(self.agenda),
            [p.dump() for p in self.players],
            self.maritime,
            self.construction,
            self.followers,
            self.estate,
            self.estate_stack,
            self.estate_out,
            self.chariots,
            self.forum,
            self.reward_tokens,
            self.race,
            self.neutral_markers,
            self.dummy_ships,
            self.packets,
            self.maritime_stack,
            self.construction_stack,
            self.deck,
            self.discard,
            self.maritime_out,
            self.construction_out,
            self.mosaic_stack,
            self.mosaic_open,
            self.emperors,
            self.emperor_tile,
            self.emperor,
            self.legionnaires,
            self.neutral,
            self.covered,
            self.paid,
            self.supply,
            self.favourite,
            self.next_favourite,
            self.lost_chariots,
            self.dummy_vp,
            self.dummy_chariots,
            self.round,
            self.first_player,
            self.claimant,
            self.turn,
            self.has_claimed,
            self.acting,
            self.power,
            self.fresh,
            self.fulfilled,
            self.difficulty,
            self.by_age,
        ]

    # ------------------------------------------------------------------ questions

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(seat + i) % count for i in range(count)]

    def occupied(self) -> int:
        """NR-36, NR-38 The forum cells with a figure."""
        taken = self.legionnaires
        if self.emperor >= 0:
            taken |= 1 << self.emperor
        for player in self.players:
            taken |= player.patricians
        return taken

    def base_power(self, seat: Seat, line: int) -> int:
        """NR-47, NR-48, NR-50 Own patricians in the line and the Emperor, at most 3."""
        cells = LINES[line]
        power = ones(self.players[seat].patricians & cells)
        if cells >> self.emperor & 1:
            power += 1
        return power if power < MAX_POWER else MAX_POWER

    def active_followers(self, seat: Seat) -> int:
        """NR-78, NR-79 Face up in the row, and not played during the action under way."""
        player = self.players[seat]
        return player.row & ~player.used & ~self.fresh

    def can_draw(self) -> bool:
        """NR-77."""
        return bool(self.deck or self.discard)

    # ------------------------------------------------------------------ deeds

    def gain(self, seat: Seat, resource: int, amount: int) -> None:
        """NR-4, NR-5, NR-9a Within the limits: surplus goods are lost, surplus influence is paid in coins."""
        stock = self.players[seat].stock
        if resource < COIN:
            held = stock[resource] + amount
            stock[resource] = held if held < MAX_GOOD else MAX_GOOD
        elif resource == COIN:
            stock[COIN] += amount
        elif resource == INFLUENCE:
            held = stock[INFLUENCE] + amount
            if held > MAX_INFLUENCE:
                stock[COIN] += held - MAX_INFLUENCE
                held = MAX_INFLUENCE
            stock[INFLUENCE] = held
        else:
            taken = amount if amount < self.supply else self.supply
            self.supply -= taken
            stock[ARTISAN] += taken

    def receive(self, seat: Seat, gains: Pairs, cause: str, about: str = "") -> None:
        """Take several gains at once, and tell what really came of them; goods of choice are not among them."""
        if not self.is_telling:
            for resource, amount in gains:
                self.gain(seat, resource, amount)
            return
        stock = self.players[seat].stock
        before = stock[:]
        for resource, amount in gains:
            self.gain(seat, resource, amount)
        got = tuple([(r, stock[r] - before[r]) for r in range(len(stock)) if stock[r] != before[r]])
        self.tell("received", seat, got, cause, about)

    def pay(self, seat: Seat, cost: Pairs) -> None:
        """NR-8, NR-94."""
        stock = self.players[seat].stock
        for resource, amount in cost:
            stock[resource] -= amount
            if resource == ARTISAN:
                self.supply += amount

    def discard_from_hand(self, seat: Seat, card: int) -> None:
        """To the discard pile, where everybody sees it."""
        player, bit = self.players[seat], 1 << card
        player.hand &= ~bit
        player.known &= ~bit
        self.discard |= bit

    def reshuffle(self) -> None:
        """NR-77 If the deck is empty, the discard pile becomes the new deck."""
        if not self.deck and self.discard:
            self.deck, self.discard = self.discard, 0
            self.tell("reshuffled")

    def advance(self, seat: Seat, track: int) -> int:
        """NR-108 One space on, on top of the stack there: behind all that stand as far. The new space."""
        markers = self.players[seat].markers
        markers[track] += 1
        self._fall_in(seat, track, markers[track])
        return markers[track]

    def advance_dummy(self, track: int) -> None:
        """NR-281, NR-282 Without horses and wheels; on the last space it stays."""
        spaces = list(self.neutral_markers)
        if spaces[track] < LAST_SPACE:
            spaces[track] += 1
            self.neutral_markers = tuple(spaces)
            self._fall_in(NEUTRAL, track, spaces[track])

    def space_of(self, marker: Seat, track: int) -> int:
        """Where a marker stands: a seat's, or the neutral colour's or the dummy's."""
        return self.neutral_markers[track] if marker == NEUTRAL else self.players[marker].markers[track]

    def _fall_in(self, marker: Seat, track: int, space: int) -> None:
        """Put the marker behind all others that stand on its space or further."""
        others = [other for other in self.race[track] if other != marker]
        place = 0
        while place < len(others) and self.space_of(others[place], track) >= space:
            place += 1
        others.insert(place, marker)
        race = list(self.race)
        race[track] = tuple(others)
        self.race = tuple(race)


def new_table(seats: int, difficulty: int, by_age: bool) -> Table:
    """Section 2 before anything is dealt; the seats' coins come with the first player (NR-32)."""
    is_solo, has_neutral = seats == 1, seats <= 2
    space = DUMMY_SPACE if is_solo else NEUTRAL_SPACE
    order = (NEUTRAL, *range(seats)) if has_neutral else tuple(range(seats))
    ships = (SOLO["dummy_ship_ports"]["south"], SOLO["dummy_ship_ports"]["north"] + FIRST_PORTS[1] - 1)
    return Table(
        agenda=[],
        players=[new_player(0, 2 if seats == 2 else 0) for _ in range(seats)],
        maritime=[NONE] * DISPLAY,
        construction=[NONE] * DISPLAY,
        followers=[NONE] * DISPLAY,
        estate=[NONE] * (DISPLAY + 1),
        estate_stack=[tile.copies for tile in ESTATE_TILES],
        estate_out=[0] * len(ESTATE_TILES),
        chariots=list(CHARIOT_COPIES),
        forum=(),
        reward_tokens=(),
        race=tuple([order for _ in TRACKS]),
        neutral_markers=(space, space, space) if has_neutral else (),
        dummy_ships=ships if is_solo else (),
        packets=(),
        maritime_stack=(1 << len(MARITIME)) - 1,
        construction_stack=(1 << len(CONSTRUCTION)) - 1,
        deck=ALL_FOLLOWERS,
        discard=0,
        maritime_out=0,
        construction_out=0,
        mosaic_stack=(1 << 15) - 1,
        mosaic_open=0,
        emperors=(1 << len(EMPEROR_TILES)) - 1,
        emperor_tile=NONE,
        emperor=NONE,
        legionnaires=0,
        neutral=SHADED if has_neutral else 0,
        covered=SHADED if has_neutral else 0,
        paid=0,
        supply=ARTISANS - seats * START["start_artisans"],
        favourite=NONE,
        next_favourite=NONE,
        lost_chariots=0,
        dummy_vp=DUMMY_START_VP[difficulty] if is_solo else 0,
        dummy_chariots=0,
        round=0,
        first_player=0 if is_solo else NOBODY,
        claimant=NOBODY,
        turn=0,
        has_claimed=False,
        acting=NONE,
        power=0,
        fresh=0,
        fulfilled=NONE,
        difficulty=difficulty,
        by_age=by_age,
    )


def census(s: Table) -> dict[str, int]:
    """What is never made or lost: cards, contracts, tiles, tokens, artisans."""
    players = s.players
    hands = s.deck | s.discard | sum([p.hand | p.row for p in players])
    drafting = sum([1 << card for packet in s.packets for card in packet if not hands >> card & 1])
    counts = {
        "followers": (hands | drafting).bit_count() + len([card for card in s.followers if card != NONE]),
        "maritime": (s.maritime_stack | s.maritime_out | sum([p.maritime for p in players])).bit_count()
        + len([card for card in s.maritime if card != NONE]),
        "construction": (s.construction_stack | s.construction_out | sum([p.construction for p in players])).bit_count()
        + len([card for card in s.construction if card != NONE]),
        "artisans": s.supply + sum([p.stock[ARTISAN] + p.placed.bit_count() for p in players]),
        "chariots": sum(s.chariots)
        + (s.favourite != NONE)
        + (s.next_favourite != NONE)
        + s.lost_chariots
        + s.dummy_chariots
        + sum([p.chariots for p in players]),
        "mosaic": (s.mosaic_stack | s.mosaic_open).bit_count()
        + sum([1 for p in players for tile in p.mosaic if tile != NONE]),
    }
    in_hand = _tile_in_hand(s)
    for kind, tile in enumerate(ESTATE_TILES):
        lying = s.estate.count(kind) + sum([p.tiles.count(kind) for p in players]) + (kind == in_hand)
        counts[tile.id] = s.estate_stack[kind] + s.estate_out[kind] + lying
    for seat, player in enumerate(players):
        counts[f"achievements {seat}"] = player.tokens + player.beside + player.claimed.bit_count()
    return counts


def _tile_in_hand(s: Table) -> int:
    """A tile that was taken and not yet put on an estate."""
    tile = getattr(s.agenda[-1], "tile", NONE) if s.agenda else NONE
    return int(tile)

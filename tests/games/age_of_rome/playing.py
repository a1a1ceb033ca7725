"""A table under control: positions laid out by hand, and play that says what is revealed and dealt.

The seats bear the names of the rulebook's examples.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Step
from tabularium.games.age_of_rome import GAME
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    CARDS,
    COPIES,
    KINDS,
    MATERIALS,
    PLOT_SPACES,
    QUEST,
    QUESTS,
    REGIONS,
    TOP_LEVEL,
    TRADE_CARD,
    TRADE_CARDS,
    kinds_in,
)
from tabularium.games.age_of_rome.state import ACTIVATED, FRESH, NO_PLOT, READY, Table
from tabularium.games.age_of_rome.steps.building import BUILDING
from tabularium.games.age_of_rome.steps.ending import FinalScoring
from tabularium.games.age_of_rome.steps.followers import NEXT_FOLLOWER, PLACING, ActionPhase
from tabularium.games.age_of_rome.steps.income import TAXING
from tabularium.games.age_of_rome.steps.plotting import PLOTTING
from tabularium.games.age_of_rome.steps.turns import BeginRound
from tests.games.by_hand import OVER as OVER
from tests.games.by_hand import ByHand

NAMES = ("Laurent", "Cédric", "Anaïs", "Damien")
LAURENT, CEDRIC, ANAIS, DAMIEN = range(4)
AFRICA, GAUL, SPAIN, ITALY = range(4)
CAST = ("marcus_antonius", "aemilius_lepidus", "junia_secunda", "gaius_octavius")
KIND = {building.id: n for n, building in enumerate(BUILDINGS)}
STATUS = {"fresh": FRESH, "ready": READY, "activated": ACTIVATED}

_hand: ByHand[Table] = ByHand(GAME, NAMES)
play, begin, asked, options, weights = _hand.play, _hand.begin, _hand.asked, _hand.options, _hand.weights
refused, clause_of, told, log = _hand.refused, _hand.clause_of, _hand.told, _hand.log
set_up, walk, positions = _hand.set_up, _hand.walk, _hand.positions
subjects = _hand.subjects


# ---------------------------------------------------------------------- laying out a position


def table(seats: int = 4, *variants: str, cast: Sequence[str] = CAST, start: int = LAURENT) -> Table:
    """A new table before the first event: characters as cast, quests dealt from the front of the deck."""
    s = set_up(seats, dict.fromkeys(variants, True))
    play(s, *[f"character:{cast[seat]}" for seat in range(seats)], f"first:{start + 1}")
    for _ in range(3 * seats):
        play(s, options(s)[0])
    for _ in range(seats):
        play(s, options(s)[0])
    return s


def begin_round(s: Table, number: int, event: str = "new_men") -> Table:
    """Round so-and-so, up to what is asked after this event."""
    begin(s, BeginRound(number))
    while asked(s).endswith("buying_glory"):
        play(s, "pass")
    return play(s, f"event:{event}")


def in_round(s: Table, number: int = 2, order: Sequence[int] | None = None) -> Table:
    """As if this round were on, with the players in this order (by default as they sit)."""
    s.round = number
    s.order = tuple(range(s.seats)) if order is None else tuple(order)
    return s


def plotting(s: Table, seat: int, *more: Step) -> Table:
    """The turn of a seat to activate plots."""
    return begin(in_round(s) if not s.order else s, PLOTTING[seat], *more)


def building(s: Table, seat: int, *more: Step) -> Table:
    return begin(in_round(s) if not s.order else s, BUILDING[seat], *more)


def placing(s: Table, seat: int) -> Table:
    """A follower's turn, and the rest of the Action phase."""
    if not s.order:
        in_round(s)
    return begin(s, PLACING[seat])


def action_phase(s: Table, number: int = 2, order: Sequence[int] | None = None) -> Table:
    return begin(in_round(s, number, order), ActionPhase())


def rotation(s: Table, last: int) -> Table:
    """The Action phase goes on after a turn of this seat."""
    return begin(in_round(s) if not s.order else s, NEXT_FOLLOWER[last])


def taxing(s: Table, seat: int) -> Table:
    return begin(in_round(s) if not s.order else s, TAXING[seat])


def final_scoring(s: Table) -> Table:
    return begin(s, FinalScoring())


def give(s: Table, seat: int, *cards: str) -> None:
    """Trade cards from the deck into a hand, unseen by the others."""
    for name in cards:
        card = next(c for c in s.deck if CARDS[c] == TRADE_CARD[name])
        s.deck.remove(card)
        s.hand[seat] |= 1 << card


def throw_away(s: Table, *cards: str) -> None:
    """Trade cards from the deck onto the discard pile, the last one on top."""
    for name in cards:
        card = next(c for c in s.deck if CARDS[c] == TRADE_CARD[name])
        s.deck.remove(card)
        s.discard.append(card)


def lay(s: Table, seat: int, *cards: str) -> None:
    """A trade set of these cards from the deck."""
    taken = 0
    for name in cards:
        card = next(c for c in s.deck if CARDS[c] == TRADE_CARD[name])
        s.deck.remove(card)
        taken |= 1 << card
    s.sets[seat] = (*s.sets[seat], taken)


def empty_deck(s: Table, *leaving: str) -> None:
    """All trade cards out of the deck onto the discard pile, but for these."""
    left = [next(c for c in s.deck if CARDS[c] == TRADE_CARD[name]) for name in leaving]
    s.discard += [card for card in s.deck if card not in left]
    s.deck[:] = sorted(left)


def quests(s: Table, seat: int, *names: str) -> None:
    """Exactly these quests, exchanged with the deck or whoever has them."""
    for quest in range(len(QUESTS)):
        if s.quests[seat] >> quest & 1:
            s.quests[seat] ^= 1 << quest
            s.quest_deck.append(quest)
    for name in names:
        number = QUEST[name]
        bottom = [entry for entry in s.quest_bottom if entry >> 2 == number]
        if bottom:
            s.quest_bottom.remove(bottom[0])
        elif number in s.quest_deck:
            s.quest_deck.remove(number)
        else:
            holder = next(other for other in range(s.seats) if s.quests[other] >> number & 1)
            s.quests[holder] ^= 1 << number
        s.quests[seat] |= 1 << number
    s.quest_deck.sort()


def build(s: Table, province: int, **levels: int) -> None:
    """Buildings that stand already: ``build(s, GAUL, military=2)``."""
    for name, level in levels.items():
        kind = KIND[name]
        for lower in range(s.levels[province * KINDS + kind], level):
            s.tiles[kind * TOP_LEVEL + lower] -= 1
        s.levels[province * KINDS + kind] = level


def legions(s: Table, seat: int, *counts: int) -> None:
    """So many legions in Epirus, Macedonia and Thrace; recruited if need be."""
    for region, count in enumerate(counts):
        s.legions[region * s.seats + seat] += count
        taken = min(count, s.legions_home[seat])
        s.legions_home[seat] -= taken
        s.legions_left[seat] -= count - taken


def column(s: Table, *seats: int) -> None:
    """Votes in the Senate column from bottom to top."""
    for seat in seats:
        if s.votes_home[seat]:
            s.votes_home[seat] -= 1
        else:
            s.votes_left[seat] -= 1
        s.column.append(seat)


def pantheon(s: Table, seat: int, pieces: int, base: str = "", top: str = "") -> None:
    s.pantheon[seat] = pieces
    names = [material.id for material in MATERIALS]
    if base:
        s.base_common[seat] = names.index(base)
        s.commons[names.index(base)] -= 1
    if top:
        s.top_common[seat] = names.index(top)
        s.commons[len(names) + names.index(top)] -= 1


def plot(s: Table, owner: int, province: int, status: str = "ready") -> None:
    """A plot marker of this owner on a free space of the province."""
    space = s.plots.index(NO_PLOT, province * PLOT_SPACES)
    assert space // PLOT_SPACES == province
    s.plots[space] = STATUS[status] + owner
    s.plots_home[owner] -= 1


def glory(s: Table, *totals: int) -> None:
    """Exactly so much glory by seat, and the milestones as they follow from it."""
    s.glory[: len(totals)] = totals
    s.check_milestones()


def set_glory(s: Table, seat: int, total: int, milestones: int = 0) -> None:
    """Exactly so much glory, as if only these milestones (bits) had been gained."""
    s.glory[seat] = s.peak[seat] = total
    s.reached[seat] = milestones


def purse(s: Table, *denarii: int) -> None:
    s.denarii[: len(denarii)] = denarii


def medal(s: Table, seat: int, *kinds: str) -> None:
    for name in kinds:
        s.medals[KIND[name]] = seat


def vendetta(s: Table, *markers: int) -> None:
    s.vendetta[: len(markers)] = markers


def turn_wheel(s: Table, steps: int) -> None:
    s.turned = (s.turned + steps) % 4


# ---------------------------------------------------------------------- reading the table


def hand(s: Table, seat: int) -> list[str]:
    return [TRADE_CARDS[kind].id for kind in kinds_in(s.hand[seat])]


def discarded(s: Table) -> list[str]:
    """The discard pile from the top."""
    return [TRADE_CARDS[CARDS[card]].id for card in reversed(s.discard)]


def cards_of(name: str) -> int:
    """The bits of all copies of a card."""
    return COPIES[TRADE_CARD[name]]


def held(s: Table, seat: int) -> list[str]:
    """The quests of a seat."""
    return [quest.id for n, quest in enumerate(QUESTS) if s.quests[seat] >> n & 1]


def in_region(s: Table, seat: int) -> list[int]:
    """Legions in Epirus, Macedonia and Thrace."""
    return [s.legions[region * s.seats + seat] for region in range(len(REGIONS))]


def level(s: Table, province: int, kind: str) -> int:
    return s.levels[province * KINDS + KIND[kind]]


def plots_in(s: Table, province: int) -> list[tuple[int, str]]:
    """Owner and status of the plot markers in a province."""
    names = {number: name for name, number in STATUS.items()}
    spaces = s.plots[province * PLOT_SPACES : (province + 1) * PLOT_SPACES]
    return [(plot & 3, names[plot & ~3]) for plot in spaces if plot != NO_PLOT]


def heard_keys(s: Table) -> list[str]:
    return [event.key for event in told(s)]


def places_offered(s: Table) -> list[str]:
    return [text.removeprefix("place:") for text in options(s) if text.startswith("place:")]


def facing(s: Table) -> list[int]:
    return [s.facing(seat) for seat in range(s.seats)]

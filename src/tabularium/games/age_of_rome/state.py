"""What is on the table: questions that change nothing, and small deeds that keep the books straight."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.agenda import Seat, State, Step
from tabularium.core.snapshot import dump_steps
from tabularium.games.age_of_rome.components import (
    ACTIVE,
    BASE,
    BIT_CYCLE,
    CARD_IDS,
    CARDS,
    COLUMN_CAPACITY,
    COPIES,
    FACED_BY,
    FACING,
    GLORY_PRICE,
    HAND_LIMIT,
    KINDS,
    LEGIONS,
    MAJORITY_GLORY,
    MAJORITY_RUN,
    MATERIALS,
    MEDAL_MAJORITY_GLORY,
    MILESTONE_MOVES,
    MILESTONE_SPACES,
    PANTHEON,
    PLACE_OF,
    PLOT_MARKERS,
    PLOT_SPACES,
    PLOTS_PHASE,
    POLITICS,
    QUESTS,
    RECRUITED,
    REGIONS,
    SIDES,
    TOP_LEVEL,
    VENDETTA_MARKERS,
    VENDETTA_SLOTS,
    VOTES,
    commons_at_start,
    tiles_at_start,
    trade_deck,
)

NOBODY: Final = -1
NOTHING: Final = -1

NO_PLOT: Final = -1
FRESH: Final = 0  # a plot marker with its follower, placed in this round; its owner is the number itself
READY: Final = 4  # placed in an earlier round: 4 + owner
ACTIVATED: Final = 8  # turned over, until the end of the Action phase: 8 + owner

TOP_COMMON: Final = PANTHEON  # a pantheon is as many pieces as it has; the last is the common one of the top
_DEFACEABLE: Final = tuple([0 < pieces < BASE or BASE < pieces < PANTHEON for pieces in range(PANTHEON + 1)])
RUN: Final = MAJORITY_RUN


class Table(State):
    """The state of a match of Age of Rome. Lists by seat unless said otherwise; cards of a hand are bits."""

    __slots__ = (
        "anchor",
        "base_common",
        "cancelled",
        "character",
        "clock",
        "colosseum",
        "column",
        "commons",
        "deal_amount",
        "deal_building",
        "deal_seat",
        "deal_token",
        "deck",
        "denarii",
        "discard",
        "event",
        "event_deck",
        "final",
        "fresh",
        "glory",
        "hand",
        "has_plots",
        "hero",
        "in_play",
        "known",
        "legions",
        "legions_home",
        "legions_left",
        "levels",
        "looking",
        "marker",
        "medals",
        "milestones",
        "named",
        "offered",
        "order",
        "pantheon",
        "past_events",
        "peak",
        "phase",
        "placed",
        "played",
        "plots",
        "plots_home",
        "quest_bottom",
        "quest_deck",
        "quests",
        "reached",
        "round",
        "seats",
        "sets",
        "spies",
        "standing",
        "tiles",
        "top_common",
        "turned",
        "used",
        "vendetta",
        "votes_home",
        "votes_left",
    )

    def __init__(
        self,
        agenda: list[Step],
        seats: int,
        character: list[int],
        denarii: list[int],
        glory: list[int],
        peak: list[int],
        reached: list[int],
        placed: list[int],
        colosseum: list[int],
        used: list[int],
        vendetta: list[int],
        plots_home: list[int],
        legions_home: list[int],
        legions_left: list[int],
        votes_home: list[int],
        votes_left: list[int],
        pantheon: list[int],
        base_common: list[int],
        top_common: list[int],
        hand: list[int],
        anchor: list[int],
        known: list[int],
        sets: list[tuple[int, ...]],
        quests: list[int],
        levels: list[int],
        standing: list[int],
        plots: list[int],
        legions: list[int],
        column: list[Seat],
        tiles: list[int],
        commons: list[int],
        medals: list[Seat],
        milestones: list[int],
        deck: list[int],
        discard: list[int],
        quest_deck: list[int],
        quest_bottom: list[int],
        event_deck: list[int],
        order: tuple[Seat, ...],
        named: tuple[Seat, ...],
        offered: tuple[int, ...],
        past_events: tuple[int, ...],
        final: tuple[int, ...],
        round: int,
        phase: int,
        turned: int,
        marker: int,
        event: int,
        looking: int,
        played: int,
        in_play: int,
        deal_seat: Seat,
        deal_building: int,
        deal_amount: int,
        deal_token: int,
        fresh: bool,
        cancelled: bool,
        has_plots: bool,
        spies: bool,
        clock: bool,
        hero: bool,
    ) -> None:
        super().__init__(agenda)
        self.seats = seats
        self.character = character
        self.denarii = denarii
        self.glory = glory
        self.peak = peak  # the highest that the glory marker has ever been
        self.reached = reached  # milestones whose follower was gained, one bit each
        self.placed = placed  # followers placed in this phase
        self.colosseum = colosseum  # how many of them are on the Colosseum
        self.used = used  # bonuses laid down in this round, one bit each
        self.vendetta = vendetta
        self.plots_home = plots_home
        self.legions_home = legions_home
        self.legions_left = legions_left  # not yet recruited
        self.votes_home = votes_home
        self.votes_left = votes_left  # not yet recruited
        self.pantheon = pantheon  # how many pieces
        self.base_common = base_common  # the material of the common piece, or nothing
        self.top_common = top_common
        self.hand = hand
        self.anchor = anchor
        self.known = known  # by seat, and last everybody: cards in others' hands that it has seen get there
        self.sets = sets  # of each set the bits of its cards
        self.quests = quests  # bits of quest cards
        self.levels = levels  # of buildings, by province and kind
        self.standing = standing  # followers on buildings, by province and kind
        self.plots = plots  # plot spaces, by province
        self.legions = legions  # by region and seat
        self.column = column  # votes from bottom to top
        self.tiles = tiles  # left in the piles, by kind and level
        self.commons = commons  # common pantheon pieces left: base gold, silver, bronze, then top
        self.medals = medals  # who holds each
        self.milestones = milestones  # their spaces
        self.deck = deck  # of trade cards: no order exists until a card leaves it
        self.discard = discard  # trade cards from bottom to top
        self.quest_deck = quest_deck  # without those known to lie under it
        self.quest_bottom = quest_bottom  # these, from the top: each as quest * 4 + the seat that put it there
        self.event_deck = event_deck
        self.order = order  # turn order of the round
        self.named = named  # whom the event named
        self.offered = offered  # what the table was like when the Religion medal was last offered
        self.past_events = past_events
        self.final = final  # glory by seat and category, once it has been scored
        self.round = round
        self.phase = phase
        self.turned = turned  # steps that the wheel has made clockwise, modulo 4
        self.marker = marker  # the province with the first player marker
        self.event = event
        self.looking = looking  # quests that somebody is looking at
        self.played = played  # trade cards played on this occasion (AG-165)
        self.in_play = in_play  # trade cards announced and not yet on the discard pile (AG-167)
        self.deal_seat = deal_seat  # whose diplomacy token lies on the table
        self.deal_building = deal_building  # province and kind, as in levels
        self.deal_amount = deal_amount
        self.deal_token = deal_token
        self.fresh = fresh  # has the active player gained a trade card since his last decision?
        self.cancelled = cancelled  # is the effect of the plot being resolved cancelled?
        self.has_plots = has_plots
        self.spies = spies
        self.clock = clock
        self.hero = hero

    def copy(self) -> Table:
        twin = Table(
            self.agenda[:],
            self.seats,
            self.character[:],
            self.denarii[:],
            self.glory[:],
            self.peak[:],
            self.reached[:],
            self.placed[:],
            self.colosseum[:],
            self.used[:],
            self.vendetta[:],
            self.plots_home[:],
            self.legions_home[:],
            self.legions_left[:],
            self.votes_home[:],
            self.votes_left[:],
            self.pantheon[:],
            self.base_common[:],
            self.top_common[:],
            self.hand[:],
            self.anchor[:],
            self.known[:],
            self.sets[:],
            self.quests[:],
            self.levels[:],
            self.standing[:],
            self.plots[:],
            self.legions[:],
            self.column[:],
            self.tiles[:],
            self.commons[:],
            self.medals[:],
            self.milestones[:],
            self.deck[:],
            self.discard[:],
            self.quest_deck[:],
            self.quest_bottom[:],
            self.event_deck[:],
            self.order,
            self.named,
            self.offered,
            self.past_events,
            self.final,
            self.round,
            self.phase,
            self.turned,
            self.marker,
            self.event,
            self.looking,
            self.played,
            self.in_play,
            self.deal_seat,
            self.deal_building,
            self.deal_amount,
            self.deal_token,
            self.fresh,
            self.cancelled,
            self.has_plots,
            self.spies,
            self.clock,
            self.hero,
        )
        twin.story = self.story
        twin.is_telling = self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [
            dump_steps(self.agenda),
            self.seats,
            self.character,
            self.denarii,
            self.glory,
            self.peak,
            self.reached,
            self.placed,
            self.colosseum,
            self.used,
            self.vendetta,
            self.plots_home,
            self.legions_home,
            self.legions_left,
            self.votes_home,
            self.votes_left,
            self.pantheon,
            self.base_common,
            self.top_common,
            self.hand,
            self.anchor,
            self.known,
            self.sets,
            self.quests,
            self.levels,
            self.standing,
            self.plots,
            self.legions,
            self.column,
            self.tiles,
            self.commons,
            self.medals,
            self.milestones,
            self.deck,
            self.discard,
            self.quest_deck,
            self.quest_bottom,
            self.event_deck,
            self.order,
            self.named,
            self.offered,
            self.past_events,
            self.final,
            self.round,
            self.phase,
            self.turned,
            self.marker,
            self.event,
            self.looking,
            self.played,
            self.in_play,
            self.deal_seat,
            self.deal_building,
            self.deal_amount,
            self.deal_token,
            self.fresh,
            self.cancelled,
            self.has_plots,
            self.spies,
            self.clock,
            self.hero,
        ]

    # ------------------------------------------------------------------ questions

    def facing(self, seat: Seat) -> int:
        """AG-2a The province in front of a seat."""
        return FACING[self.seats][self.turned][seat]

    def faced_by(self, province: int) -> Seat:
        """AG-82 The seat that a province faces, or nobody."""
        return FACED_BY[self.seats][self.turned][province]

    def population(self, province: int) -> int:
        """AG-121 One more than all levels of the province together."""
        levels, first = self.levels, province * KINDS
        total = 1
        for place in range(first, first + KINDS):
            total += levels[place]
        return total

    def followers(self, seat: Seat) -> int:
        """AG-20, AG-49 Recruited followers."""
        return RECRUITED[self.reached[seat]]

    def next_placer(self, seat: Seat) -> Seat:
        """AG-133 The next in turn order who has a follower on the board; perhaps the same seat again, or nobody."""
        order = self.order
        start = order.index(seat) + 1 if seat != NOBODY else 0
        count = len(order)
        for place in range(start, start + count):
            other = order[place % count]
            if self.placed[other] < RECRUITED[self.reached[other]]:
                return other
        return NOBODY

    def bonuses(self, seat: Seat) -> int:
        """AG-87, AG-88 The active bonuses, one bit each."""
        return ACTIVE[self.character[seat]][self.vendetta[seat]]

    def hand_size(self, seat: Seat) -> int:
        """AG-60 The anchor counts."""
        return self.hand[seat].bit_count() + self.anchor[seat]

    def has_room(self, seat: Seat) -> bool:
        return self.hand[seat].bit_count() + self.anchor[seat] < HAND_LIMIT

    def legions_out(self, seat: Seat) -> int:
        """Legions in battle regions."""
        legions, seats = self.legions, self.seats
        total = 0
        for region in range(len(REGIONS)):
            total += legions[region * seats + seat]
        return total

    def can_deface(self, seat: Seat) -> bool:
        """AG-98 Is there a piece of his own in an unfinished level of his pantheon?"""
        return _DEFACEABLE[self.pantheon[seat]]

    def is_asked_about_glory(self, owner: Seat) -> bool:
        """AG-128b May the owner of the Religion medal buy, and has something changed since he was last asked?"""
        return self.denarii[owner] >= GLORY_PRICE and self.offered != self.as_offered(owner)

    def as_offered(self, owner: Seat) -> tuple[int, ...]:
        return (self.round, self.phase, self.denarii[owner], *self.glory, *self.milestones)

    def copy_of(self, hand: int, kind: int) -> int:
        """The bit of a card of this kind in a hand, preferably one that was already played on this occasion."""
        copies = hand & COPIES[kind]
        spent = copies & self.played
        return (spent or copies) & -(spent or copies)

    # ------------------------------------------------------------------ deeds

    def gain_glory(self, seat: Seat, count: int) -> None:
        """AG-43, AG-49 Forward on the track, then the milestones."""
        self.glory[seat] += count
        self.check_milestones()

    def check_milestones(self) -> None:
        """AG-49 to AG-52 Who is at or beyond a milestone for the first time gains its follower; it moves down."""
        glory, peak, reached, milestones = self.glory, self.peak, self.reached, self.milestones
        best = 0
        for seat, total in enumerate(glory):
            if total > peak[seat]:
                peak[seat] = total
            if total > best:
                best = total
        for number, space in enumerate(milestones):
            while best >= space:
                new = [seat for seat, total in enumerate(glory) if total >= space and not reached[seat] >> number & 1]
                if not new:
                    break
                for seat in new:
                    reached[seat] |= 1 << number
                if MILESTONE_MOVES[number]:
                    space -= len(new)
                    milestones[number] = space
                self.tell("milestone", number, tuple(new), space)

    def leave_hand(self, seat: Seat, card: int) -> None:
        """A card, as a bit, leaves a hand for all to see; of two copies nobody can tell which one it was."""
        self.hand[seat] ^= card
        known = self.known
        copies = COPIES[CARDS[PLACE_OF[card % BIT_CYCLE]]] & (self.hand[seat] | card)
        for knowing, cards in enumerate(known):
            seen = cards & copies
            if seen:
                known[knowing] = cards ^ (card if seen & card else seen)

    def change_hands(self, victim: Seat, thief: Seat, card: int) -> None:
        """AG-104, AG-68a A card goes to another hand; only those two know which: the others know less now."""
        left = self.hand[victim]
        self.hand[victim] ^= card
        self.hand[thief] |= card
        for knowing in range(len(self.known)):
            if knowing == victim:
                self.known[knowing] |= card
            elif knowing != thief and left != card:  # who saw a single card in the hand knows where it went
                self.known[knowing] &= ~left

    def to_discard(self, card: int) -> None:
        """AG-65 A card, as a bit, on top of the discard pile."""
        self.discard.append(PLACE_OF[card % BIT_CYCLE])

    def move_vendetta(self, origin: Seat, target: Seat) -> None:
        """AG-83, AG-89"""
        self.vendetta[origin] -= 1
        self.vendetta[target] += 1

    def cast_vote(self, seat: Seat) -> None:
        """AG-151 to AG-156 A vote on top; perhaps a majority; of six the lowest goes home."""
        column = self.column
        column.append(seat)
        self.votes_home[seat] -= 1
        if self.is_telling:
            self.tell("voted", seat, len(column))
        if column[-RUN:] == [seat] * RUN:
            glory = MEDAL_MAJORITY_GLORY if self.medals[POLITICS] == seat else MAJORITY_GLORY
            self.tell("majority", seat, glory)
            self.gain_glory(seat, glory)
        if len(column) > COLUMN_CAPACITY:
            owner = column.pop(0)
            self.votes_home[owner] += 1
            if self.is_telling:
                self.tell("vote_dropped", owner)

    def strike_vote(self, height: int) -> None:
        """AG-105 A vote leaves the column; those above drop down."""
        self.votes_home[self.column.pop(height - 1)] += 1

    def add_pantheon_piece(self, seat: Seat) -> None:
        """AG-176 to AG-182 The next piece of the pantheon, if it is not complete."""
        pieces = self.pantheon[seat]
        if pieces == PANTHEON:
            self.tell("pantheon_full", seat)
            return
        self.pantheon[seat] = pieces = pieces + 1
        if pieces == BASE:
            self.base_common[seat] = self._take_common(0)
            self.tell("pantheon_common", seat, 0, self.base_common[seat])
        elif pieces == TOP_COMMON:
            self.top_common[seat] = self._take_common(len(MATERIALS))
            self.tell("pantheon_common", seat, 1, self.top_common[seat])
        else:
            if self.is_telling:
                self.tell("pantheon_own", seat, 0 if pieces < BASE else 1)

    def _take_common(self, first: int) -> int:
        """AG-179, AG-180 The best common piece left of a level."""
        for material in range(len(MATERIALS)):
            if self.commons[first + material]:
                self.commons[first + material] -= 1
                return material
        raise ValueError("there is a common piece for each player")


def new_table(seats: int, quests: list[int], events: list[int], **variants: bool) -> Table:
    """AG-3 to AG-16 The table before characters are dealt."""
    return Table(
        agenda=[],
        seats=seats,
        character=[NOTHING] * seats,
        denarii=[0] * seats,
        glory=[0] * seats,
        peak=[0] * seats,
        reached=[0] * seats,
        placed=[0] * seats,
        colosseum=[0] * seats,
        used=[0] * seats,
        vendetta=[0] * seats,
        plots_home=[PLOT_MARKERS] * seats,
        legions_home=[0] * seats,
        legions_left=[LEGIONS] * seats,
        votes_home=[0] * seats,
        votes_left=[VOTES] * seats,
        pantheon=[0] * seats,
        base_common=[NOTHING] * seats,
        top_common=[NOTHING] * seats,
        hand=[0] * seats,
        anchor=[0] * seats,
        known=[0] * (seats + 1),
        sets=[()] * seats,
        quests=[0] * seats,
        levels=[0] * (SIDES * KINDS),
        standing=[0] * (SIDES * KINDS),
        plots=[NO_PLOT] * (SIDES * PLOT_SPACES),
        legions=[0] * (len(REGIONS) * seats),
        column=[],
        tiles=tiles_at_start(seats),
        commons=commons_at_start(seats),
        medals=[NOBODY] * KINDS,
        milestones=list(MILESTONE_SPACES),
        deck=trade_deck(seats),
        discard=[],
        quest_deck=quests,
        quest_bottom=[],
        event_deck=events,
        order=(),
        named=(),
        offered=(),
        past_events=(),
        final=(),
        round=0,
        phase=PLOTS_PHASE,
        turned=0,
        marker=0,
        event=NOTHING,
        looking=0,
        played=0,
        in_play=0,
        deal_seat=NOBODY,
        deal_building=0,
        deal_amount=0,
        deal_token=NOTHING,
        fresh=False,
        cancelled=False,
        has_plots=variants["has_plots"],
        spies=variants["spies"],
        clock=variants["clock"],
        hero=variants["hero"],
    )


def census(s: Table) -> dict[str, int]:
    """What is never made or lost: cards, tiles, markers, each seat's pieces. Denarii come from a supply (AG-11)."""
    counts: dict[str, int] = {}
    for card, name in enumerate(CARD_IDS):
        bit = 1 << card
        held = sum([1 for hand in s.hand if hand & bit])
        laid = sum([1 for sets in s.sets for cards in sets if cards & bit])
        counts[name] = s.deck.count(card) + s.discard.count(card) + held + laid + (1 if s.in_play & bit else 0)
    for quest, printed in enumerate(QUESTS):
        bit = 1 << quest
        held = sum([1 for quests in (*s.quests, s.looking) if quests & bit])
        below = len([entry for entry in s.quest_bottom if entry >> 2 == quest])
        counts[printed.id] = s.quest_deck.count(quest) + below + held
    for kind in range(KINDS):
        for level in range(TOP_LEVEL):
            built = len([1 for province in range(SIDES) if s.levels[province * KINDS + kind] > level])
            counts[f"tile {kind} {level}"] = s.tiles[kind * TOP_LEVEL + level] + built
    for material in range(len(MATERIALS)):
        counts[f"base {material}"] = s.commons[material] + s.base_common.count(material)
        counts[f"top {material}"] = s.commons[len(MATERIALS) + material] + s.top_common.count(material)
    for seat in range(s.seats):
        counts[f"legions {seat}"] = s.legions_home[seat] + s.legions_left[seat] + s.legions_out(seat)
        counts[f"votes {seat}"] = s.votes_home[seat] + s.votes_left[seat] + s.column.count(seat)
        lying = [plot for plot in s.plots if plot != NO_PLOT and plot & 3 == seat]
        counts[f"plots {seat}"] = s.plots_home[seat] + len(lying)
    counts["spare vendetta"] = int(sum(s.vendetta) <= VENDETTA_MARKERS and max(s.vendetta) <= VENDETTA_SLOTS)
    counts["events"] = len({*s.event_deck, *s.past_events, *([] if s.event == NOTHING else [s.event])})
    return counts

"""What one seat may know, built from nothing; and the unknown dealt anew.

The view is plain data; things are named by their ids in the components, seats are numbers, None is nobody or nothing.

seat          whose view it is; None: a spectator
round         the round now; rounds: how many there are (AG-69)
phase         "plots", "building", "action", "income", "end_of_round", "final_scoring"
variants      list of ids: "spies_and_allies", "peace", "clock", "hero", "hard_times"; is_solo: bool
event         None before the first, else {id, arrow, named: [seats], is_clockwise: direction of play,
              steps: clockwise steps of the wheel at the end of this round (negative: the other way; Clock included),
              past: [ids of earlier events], left: cards in the deck}
coming_events [{id, named: [seats that it would name now]}]: the events that may still be revealed
order         seats in turn order of the round
start         {province, seat}: where the first player marker lies, and whom that province faces
yield         denarii that Agriculture brings in this round
provinces     [{id, seat: whom it faces, place: 0..3 clockwise, next_seat: whom it faces after the wheel turns,
              population, tax, double_tax: denarii, tax_loss: glory,
              buildings: {kind: {level, followers, capacity, bonus: does a bonus marker lie under a follower}},
              plots: [None or {owner, status: "fresh" (placed this round, with follower), "ready", "activated"}]}]
piles         {kind: [tiles left of level 1, 2, 3]}; prices: {kind: [costs]}
medals        {kind: seat}; empty with Hero
regions       {id: {defence, legions: [by seat], is_defeated, banners: [glory by place], glory: [by seat, now]}}
column        seats from bottom to top; column_glory: glory by height
commons       {"base"/"top": {material: pieces left}}
milestones    [{id, space, moves, reached: [seats]}]
colosseum     followers on it, by seat
trade         {deck: cards left, discard: [kinds from bottom to top], in_play: [kinds]}
quests_left   cards in the quest deck
deal          None, or {seat, opponent, province, kind, amount, token: its id for the one who laid it}
players       [{character, denarii, glory, track: space 1..30, laps: how often +30, followers: {home, placed,
              unrecruited}, legions and votes: {home, unrecruited, out}, plots_home, vendetta, slots: [bonus from left
              to right], covered: [bool by slot], bonuses: {id: "active", "used" or "covered"},
              pantheon: {pieces: 0..7, base, top: materials, glory}, cards: trade cards in hand, anchor: bool, limit,
              known: [kinds in that hand that the viewer knows of], sets: [{cards: [kinds], type, glory}],
              quests: how many, medals: [kinds], standing: {category: glory if it were scored now, at the end what it
              brought; quests only if known}, total: what counts openly}]; {character: None} until they are dealt
hand          own trade cards as kinds
quests        own quests: [{id, glory: now}]
returned      own quests put under the deck and still there
final         None, or [{glory: by category, total, quests: [{id, glory}], achievements: [ids]}]
solo          None, or {tasks: {id: bool}, done, title: its names by language at the end}
asked         the pending decision: {seat, kind: the step's name, province: in front of that seat}, and for
              playing_cards place; making_room by: "action", "event" or "card"; reacting plotter, effect;
              ousting target; luring target, one, two: regions chosen; striking_vote target, effect;
              answering may_demand; last_offer demand; taking_profit building, level; losing_card,
              recalling_legion and making_room by an event: see event; keeping_quest looking: [ids], own only.
              For whoever decides, previews: {notation: what it would do}:
              plot:...   {target, province, effect, does: {what changes, own or target_...: by how much},
                         vendetta: [own, target's] after, bonuses: [own, target's] after}
              build:...  {province, level, cost, denarii: after, glory: gained, population: after, medal: kind or None}
              tax:...    {gained, denarii: after, lost, glory: after}
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tabularium.core.agenda import Decision, Seat
from tabularium.core.game import View, kind_of
from tabularium.core.luck import draw_out
from tabularium.games.age_of_rome.components import (
    ARROWS,
    BIT_CYCLE,
    BONUSES,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CHARACTERS,
    CLOCK_STEPS,
    COLUMN_GLORY,
    EVENTS,
    FACED_BY,
    FOLLOWERS,
    HAND_LIMIT,
    KINDS,
    LEVELS,
    MATERIALS,
    MEDALS,
    MILESTONE_MOVES,
    MILESTONES,
    PHASES,
    PLACE_OF,
    PLACES,
    PLOT_EFFECTS,
    PLOT_SPACES,
    PROVINCES,
    QUESTS,
    REGIONS,
    ROUNDS,
    SETS,
    SIDES,
    TASKS,
    TAX_LOSS,
    TOKENS,
    TOP_LEVEL,
    TRACK_SPACES,
    TRADE_CARDS,
    TRADE_TYPES,
    VENDETTA_SLOTS,
    YIELD,
    Category,
    kinds_in,
)
from tabularium.games.age_of_rome.metrics import is_defeated
from tabularium.games.age_of_rome.previews import previews
from tabularium.games.age_of_rome.scoring import (
    achievements,
    breakdown,
    category_glory,
    quest_glory,
    quests_held,
    region_glory,
    scores,
    tasks,
    title,
)
from tabularium.games.age_of_rome.state import ACTIVATED, NO_PLOT, NOBODY, NOTHING, READY, Table
from tabularium.games.age_of_rome.steps.diplomacy import Answering, LastOffer, TakingProfit
from tabularium.games.age_of_rome.steps.events import named_by
from tabularium.games.age_of_rome.steps.plot_effects import Luring, Ousting, StrikingVote
from tabularium.games.age_of_rome.steps.trading import (
    BY_ACTION,
    BY_EVENT,
    KeepingQuest,
    MakingRoom,
    PlayingCards,
    Reacting,
)


def view(s: Table, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know, as plain data."""
    return {
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[s.phase].id,
        "variants": _variants(s),
        "is_solo": s.seats == 1,
        "event": _event(s),
        "coming_events": [{"id": EVENTS[n].id, "named": list(named_by(s, EVENTS[n]))} for n in _may_come(s)],
        "order": list(s.order),
        "start": {"province": PROVINCES[s.marker].id, "seat": _seat(s.faced_by(s.marker))},
        "yield": YIELD[s.round],
        "provinces": [_province(s, province) for province in range(SIDES)],
        "piles": {b.id: s.tiles[n * TOP_LEVEL : (n + 1) * TOP_LEVEL] for n, b in enumerate(BUILDINGS)},
        "prices": {b.id: list(b.cost) for b in BUILDINGS},
        "medals": {} if s.hero else {m.id: _seat(s.medals[n]) for n, m in enumerate(MEDALS)},
        "regions": {r.id: _region(s, n) for n, r in enumerate(REGIONS)},
        "column": s.column[:],
        "column_glory": list(COLUMN_GLORY),
        "commons": {
            level.id: {m.id: s.commons[n * len(MATERIALS) + k] for k, m in enumerate(MATERIALS)}
            for n, level in enumerate(LEVELS)
        },
        "milestones": [
            {
                "id": milestone.id,
                "space": s.milestones[n],
                "moves": MILESTONE_MOVES[n],
                "reached": [other for other in range(s.seats) if s.reached[other] >> n & 1],
            }
            for n, milestone in enumerate(MILESTONES)
        ],
        "colosseum": s.colosseum[:],
        "trade": {
            "deck": len(s.deck),
            "discard": [TRADE_CARDS[CARDS[card]].id for card in s.discard],
            "in_play": _kinds(s.in_play),
        },
        "quests_left": len(s.quest_deck) + len(s.quest_bottom),
        "deal": _deal(s, seat),
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "hand": None if seat is None else _kinds(s.hand[seat]),
        "quests": None if seat is None else _quests(s, seat),
        "returned": None if seat is None else [QUESTS[e >> 2].id for e in s.quest_bottom if e & 3 == seat],
        "final": _final(s),
        "solo": _solo(s, seat),
        "asked": _asked(s, seat),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _kinds(cards: int) -> list[str]:
    return [TRADE_CARDS[kind].id for kind in kinds_in(cards)]


def _variants(s: Table) -> list[str]:
    hard_times = any(EVENTS[n].negative for n in (*s.event_deck, *_revealed(s)))
    flags = {
        "spies_and_allies": s.spies,
        "peace": not s.has_plots and s.seats > 1,
        "clock": s.clock,
        "hero": s.hero,
        "hard_times": hard_times,
    }
    return [name for name, is_on in flags.items() if is_on]


def _revealed(s: Table) -> tuple[int, ...]:
    return () if s.event == NOTHING else (*s.past_events, s.event)


def _may_come(s: Table) -> list[int]:
    """The events that may still be revealed, once the players have their characters; none after the last round."""
    return s.event_deck if s.round < ROUNDS and NOTHING not in s.character else []


def _event(s: Table) -> dict[str, Any] | None:
    if s.event == NOTHING:
        return None
    event = EVENTS[s.event]
    arrow = ARROWS[event.arrow]
    return {
        "id": event.id,
        "arrow": arrow.id,
        "named": list(s.named),
        "is_clockwise": arrow.is_clockwise,
        "steps": _steps(s),
        "past": [EVENTS[n].id for n in s.past_events],
        "left": len(s.event_deck),
    }


def _steps(s: Table) -> int:
    """AG-75, AG-310 Clockwise steps of the wheel at the end of this round; negative ones go the other way."""
    if s.event == NOTHING or s.clock:
        return CLOCK_STEPS if s.clock else 0
    arrow = ARROWS[EVENTS[s.event].arrow]
    return arrow.steps if arrow.is_clockwise else -arrow.steps


def _province(s: Table, province: int) -> dict[str, Any]:
    population = s.population(province)
    seat = s.faced_by(province)
    turns_again = 0 < s.round < ROUNDS
    after = (s.turned + _steps(s)) % SIDES if turns_again else s.turned
    return {
        "id": PROVINCES[province].id,
        "seat": _seat(seat),
        "place": (province + s.turned) % SIDES,
        "next_seat": _seat(FACED_BY[s.seats][after][province]),
        "population": population,
        "tax": population,
        "double_tax": 2 * population,
        "tax_loss": TAX_LOSS[population],
        "buildings": {
            b.id: {
                "level": s.levels[province * KINDS + n],
                "followers": s.standing[province * KINDS + n],
                "capacity": s.levels[province * KINDS + n],
                "bonus": seat != NOBODY and bool(s.used[seat] >> n & 1),
            }
            for n, b in enumerate(BUILDINGS)
        },
        "plots": [_plot(plot) for plot in s.plots[province * PLOT_SPACES : (province + 1) * PLOT_SPACES]],
    }


def _plot(plot: int) -> dict[str, Any] | None:
    if plot == NO_PLOT:
        return None
    status = "activated" if plot >= ACTIVATED else "ready" if plot >= READY else "fresh"
    return {"owner": plot & 3, "status": status}


def _region(s: Table, region: int) -> dict[str, Any]:
    printed = REGIONS[region]
    return {
        "defence": printed.defence,
        "legions": s.legions[region * s.seats : (region + 1) * s.seats],
        "is_defeated": is_defeated(s, region),
        "banners": list(printed.glory_for_two if s.seats <= 2 else printed.glory),
        "glory": region_glory(s, region),
    }


def _deal(s: Table, seat: Seat | None) -> dict[str, Any] | None:
    if s.deal_seat == NOBODY:
        return None
    province, kind = divmod(s.deal_building, KINDS)
    return {
        "seat": s.deal_seat,
        "opponent": s.faced_by(province),
        "province": PROVINCES[province].id,
        "kind": BUILDINGS[kind].id,
        "amount": s.deal_amount,
        "token": TOKENS[s.deal_token].id if s.deal_token != NOTHING and seat == s.deal_seat else None,
    }


def _player(s: Table, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """What the viewer sees of a player."""
    if s.character[seat] == NOTHING:
        return {"character": None}
    character = CHARACTERS[s.character[seat]]
    covered = VENDETTA_SLOTS - s.vendetta[seat]
    active, used = s.bonuses(seat), s.used[seat]
    known = s.hand[seat] & s.known[s.seats if viewer is None else viewer]
    return {
        "character": character.id,
        "denarii": s.denarii[seat],
        "glory": s.glory[seat],
        "track": (s.glory[seat] - 1) % TRACK_SPACES + 1,
        "laps": (s.glory[seat] - 1) // TRACK_SPACES,
        "followers": {
            "home": s.followers(seat) - s.placed[seat],
            "placed": s.placed[seat],
            "unrecruited": FOLLOWERS - s.followers(seat),
        },
        "legions": {"home": s.legions_home[seat], "unrecruited": s.legions_left[seat], "out": s.legions_out(seat)},
        "votes": {"home": s.votes_home[seat], "unrecruited": s.votes_left[seat], "out": s.column.count(seat)},
        "plots_home": s.plots_home[seat],
        "vendetta": s.vendetta[seat],
        "slots": [None if bonus < 0 else BONUSES[bonus].id for bonus in character.slots],
        "covered": [n >= covered for n in range(VENDETTA_SLOTS)],
        "bonuses": {
            bonus.id: "used" if used >> n & 1 else "active" if active >> n & 1 else "covered"
            for n, bonus in enumerate(BONUSES)
        },
        "pantheon": {
            "pieces": s.pantheon[seat],
            "base": _material(s.base_common[seat]),
            "top": _material(s.top_common[seat]),
            "glory": category_glory(s, seat, Category.RELIGION),
        },
        "cards": s.hand[seat].bit_count(),
        "anchor": bool(s.anchor[seat]),
        "limit": HAND_LIMIT,
        "known": _kinds(known) if seat != viewer else [],
        "sets": [_set(cards) for cards in s.sets[seat]],
        "quests": s.quests[seat].bit_count(),
        "medals": [medal.id for n, medal in enumerate(MEDALS) if s.medals[n] == seat],
        "standing": _standing(s, seat, viewer),
        "total": scores(s)[seat],
    }


def _standing(s: Table, seat: Seat, viewer: Seat | None) -> dict[str, int]:
    """What the categories would bring now; at the end what they brought, for the denarii have been handed in."""
    if s.final:
        return breakdown(s)[seat]
    return {
        category.id: category_glory(s, seat, n)
        for n, category in enumerate(CATEGORIES)
        if n != Category.QUESTS or seat == viewer
    }


def _material(material: int) -> str | None:
    return None if material == NOTHING else MATERIALS[material].id


def _set(cards: int) -> dict[str, Any]:
    goods = TRADE_TYPES[SETS[cards][0]]
    return {"cards": _kinds(cards), "type": goods.id, "glory": goods.glory}


def _quests(s: Table, seat: Seat) -> list[dict[str, Any]]:
    if s.character[seat] == NOTHING:
        return []
    return [{"id": QUESTS[quest].id, "glory": quest_glory(s, seat, quest)} for quest in quests_held(s, seat)]


def _final(s: Table) -> list[dict[str, Any]] | None:
    if not s.final:
        return None
    totals = scores(s)
    return [
        {
            "glory": points,
            "total": totals[seat],
            "quests": _quests(s, seat),
            "achievements": achievements(s, seat),
        }
        for seat, points in enumerate(breakdown(s))
    ]


def _solo(s: Table, seat: Seat | None) -> dict[str, Any] | None:
    """AG-322 The tasks; the one about quests is known only to the player until the end."""
    if s.seats > 1:
        return None
    done = tasks(s)
    shown = {task.id: done[n] for n, task in enumerate(TASKS) if seat == 0 or s.final or task.id != "quests_2"}
    return {"tasks": shown, "done": sum(shown.values()), "title": dict(title(s).names) if s.final else None}


_CAUSES: Final = {BY_ACTION: "action", BY_EVENT: "event"}


def _asked(s: Table, seat: Seat | None) -> dict[str, Any] | None:
    """The pending decision: who, what about, and for the one who decides what only he sees."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Decision):
        return None
    asked: dict[str, Any] = {"seat": step.seat, "kind": kind_of(step)}
    if isinstance(step, PlayingCards):
        asked["place"] = PLACES[step.place]
    elif isinstance(step, MakingRoom):
        asked["by"] = _CAUSES.get(step.by, "card")
    elif isinstance(step, Reacting):
        asked["plotter"] = step.plotter
        asked["effect"] = PLOT_EFFECTS[step.effect].id
    elif isinstance(step, Luring):
        asked["target"] = step.target
        asked["one"] = None if step.one == NOTHING else REGIONS[step.one].id
        asked["two"] = None if step.two == NOTHING else REGIONS[step.two].id
    elif isinstance(step, Ousting):
        asked["target"] = step.target
    elif isinstance(step, StrikingVote):
        asked["target"] = step.target
        asked["effect"] = PLOT_EFFECTS[step.effect].id
    elif isinstance(step, Answering):
        asked["may_demand"] = step.may_demand
    elif isinstance(step, LastOffer):
        asked["demand"] = step.demand
    elif isinstance(step, TakingProfit):
        asked["building"] = BUILDINGS[step.kind].id
        asked["level"] = step.level
    elif isinstance(step, KeepingQuest) and seat == step.seat:
        asked["looking"] = [quest.id for n, quest in enumerate(QUESTS) if s.looking >> n & 1]
    asked["province"] = PROVINCES[s.facing(step.seat)].id
    if seat == step.seat:
        asked["previews"] = previews(s, step)
    return asked


# ---------------------------------------------------------------------- the unknown dealt anew


def resample(s: Table, seat: Seat | None, rng: Random) -> Table:
    """A table that the seat cannot tell from this one: other hands, quests, token and decks, just as likely."""
    twin = s.copy()
    twin.story = None
    twin.is_telling = False
    _redeal_trade(twin, seat, rng)
    if not s.final:
        _redeal_quests(twin, seat, rng)
    if s.deal_token != NOTHING and s.deal_seat != seat:
        twin.deal_token = rng.randrange(len(TOKENS))
    return twin


def _redeal_trade(s: Table, seat: Seat | None, rng: Random) -> None:
    """AG-67, AG-68a Cards in other hands, but for those that the seat has seen get there, are mixed with the deck."""
    seen = s.known[s.seats if seat is None else seat]
    unknown = s.deck[:]
    hidden: list[int] = []
    for other in range(s.seats):
        cards = 0 if other == seat else s.hand[other] & ~seen
        s.hand[other] ^= cards
        hidden.append(_add_numbers(cards, unknown))
    drawn = draw_out(unknown, sum(hidden), rng)
    for other, count in enumerate(hidden):
        s.hand[other] |= _bits(drawn, count)
    s.deck = unknown
    # what the others know of each other's hands is unknown, too: only what everybody has seen is kept
    for other in range(s.seats):
        if other != seat:
            s.known[other] &= seen


def _redeal_quests(s: Table, seat: Seat | None, rng: Random) -> None:
    """AG-67, AG-31a Quests that others hold, look at or have put under the deck, and the deck itself."""
    looks = s.looking and (seat is None or KeepingQuest(seat) not in s.agenda)
    unknown = s.quest_deck + [entry >> 2 for entry in s.quest_bottom if entry & 3 != seat]
    below = len(unknown) - len(s.quest_deck)
    held = [_add_numbers(0 if other == seat else quests, unknown) for other, quests in enumerate(s.quests)]
    looked_at = _add_numbers(s.looking if looks else 0, unknown)
    drawn = draw_out(unknown, sum(held) + looked_at + below, rng)
    for other, count in enumerate(held):
        if other != seat:
            s.quests[other] = _bits(drawn, count)
    if looks:
        s.looking = _bits(drawn, looked_at)
    s.quest_bottom = [entry if entry & 3 == seat else drawn.pop() * 4 + (entry & 3) for entry in s.quest_bottom]
    s.quest_deck = unknown


def _add_numbers(cards: int, numbers: list[int]) -> int:
    """Add the numbers of these cards, one bit each; how many they are."""
    count = 0
    while cards:
        low = cards & -cards
        numbers.append(PLACE_OF[low % BIT_CYCLE])
        count += 1
        cards ^= low
    return count


def _bits(drawn: list[int], count: int) -> int:
    found = 0
    for _ in range(count):
        found |= 1 << drawn.pop()
    return found

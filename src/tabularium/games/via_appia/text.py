"""Sentences for people: prompts, labels, log lines, reasons and the table in words. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.display import Line, Panel, Span
from tabularium.core.game import View
from tabularium.core.story import Heard
from tabularium.core.words import Words, say
from tabularium.games.via_appia.actions import (
    Again,
    ChooseStone,
    Console,
    Do,
    Go,
    Half,
    Lay,
    Position,
    Sell,
    Slope,
    TakeCard,
    Trade,
    UseTile,
)
from tabularium.games.via_appia.brief import (
    active_panels,
    income_rows,
    part_rows,
    player_rows,
    quarry_rows,
    reserve_rows,
    round_rows,
)
from tabularium.games.via_appia.components import (
    BOTH_HALVES,
    CARD,
    CARDS,
    CITIES,
    DEEDS,
    EACH_SIZE,
    FIRST_CITY,
    NEIGHBOURS,
    PARTS,
    PLACE,
    PLACES,
    PLAYER_COLOURS,
    SLAB_VP,
    SLABS,
    SPACES,
    STONES,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
    Size,
)
from tabularium.games.via_appia.words import (
    CATEGORIES,
    EXPLAIN,
    LABELS,
    LINES,
    PROMPTS,
    REASONS,
    SIZES,
    SLAB_OF,
    SLABS_OF,
    STONE_OF,
    STONES_OF,
    TITLES,
    WAITING,
)

_SIZE_NUMBER = {STONES[size].id: size for size in EACH_SIZE}


def stone_name(size: int | str, lang: str) -> str:
    """``small stone``"""
    return say(STONES[_SIZE_NUMBER[size] if isinstance(size, str) else size].names, lang).lower()


def slab_name(size: int, lang: str) -> str:
    return say(SLABS[size].names, lang).lower()


def size_name(size: int, lang: str) -> str:
    return say(SIZES[size], lang)


def place_name(place: int | str, lang: str) -> str:
    """``A5``, ``Tarracina``"""
    return say(PLACES[PLACE[place] if isinstance(place, str) else place].names, lang)


def part_name(part: int, lang: str) -> str:
    return say(PARTS[part].names, lang)


def card_name(card: int | str, lang: str) -> str:
    return say(CARDS[CARD[card] if isinstance(card, str) else card].names, lang)


def sesterces_text(count: int, lang: str) -> str:
    """``1 sesterce``, ``3 sesterces``"""
    return say(TITLES["sesterce" if count < 2 and (lang == "fr" or count == 1) else "sesterces"], lang).format(count)


def _counted(counts: Sequence[int], one: Sequence[Words], many: Sequence[Words], lang: str) -> str:
    parts = [say((one if counts[n] == 1 else many)[n], lang).format(counts[n]) for n in EACH_SIZE if counts[n]]
    return ", ".join(parts) or say(TITLES["nothing"], lang)


def stones_text(counts: Sequence[int], lang: str) -> str:
    """``2 small stones, 1 large stone``"""
    return _counted(counts, STONE_OF, STONES_OF, lang)


def slabs_text(counts: Sequence[int], lang: str) -> str:
    return _counted(counts, SLAB_OF, SLABS_OF, lang)


def _sizes(counts: Mapping[str, int]) -> list[int]:
    """Counts by word as a list: small, medium, large."""
    return [counts[STONES[size].id] for size in EACH_SIZE]


class ViaAppiaWording:
    """The game's sentences; see :class:`tabularium.core.game.Wording`."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    # ------------------------------------------------------------------ questions

    def prompt(self, view: View, lang: str) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        kind: str = asked["kind"]
        words: dict[str, Any] = {"number": view["pushes"] + 1}
        if kind == "taking_card" and _face_up(view) <= BOTH_HALVES:
            kind = "taking_card_both"
        elif kind == "building" and asked["part"] is not None:
            kind = "building_again"
        elif kind == "trading":
            words["fallen"] = stones_text(_sizes(view["fallen"]), lang)
        if "stone" in asked:
            words["stone"] = stone_name(asked["stone"], lang)
        if "x" in asked:
            words["x"] = asked["x"]
        return say(PROMPTS[kind], lang).format(**words)

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        return say(WAITING[asked["kind"]], lang).format(name=names[asked["seat"]])

    def label(self, view: View, action: Action, lang: str) -> str:
        asked = view["asked"] or {"kind": "", "seat": 0}
        match action:
            case Do(deed):
                return say(LABELS[DEEDS[deed].id], lang)
            case TakeCard(card):
                return say(LABELS["take"], lang).format(card=card_name(card, lang))
            case Half(stones):
                printed = CARDS[CARD[asked["card"]]]
                if stones:
                    return say(LABELS["half_stones"], lang).format(stones=stones_text(printed.stones, lang))
                return say(LABELS["half_sesterces"], lang).format(count=sesterces_text(printed.sesterces, lang))
            case ChooseStone(size):
                count = view["players"][asked["seat"]]["stones"][STONES[size].id]
                return say(LABELS["stone"], lang).format(stone=stone_name(size, lang), count=count)
            case Position(x_mm):
                return say(LABELS["at"], lang).format(x=x_mm)
            case Slope(slope):
                key = "slope_straight" if not slope else "slope_left" if slope < 0 else "slope_right"
                return say(LABELS[key], lang).format(slope=abs(slope))
            case Again():
                return say(LABELS["again"], lang)
            case UseTile():
                return say(LABELS["push_plus_one"], lang)
            case Trade(stone, slab):
                said = say(STONES[stone].names, lang)
                return say(LABELS["trade"], lang).format(stone=said, slab=slab_name(slab, lang))
            case Sell(stone):
                return say(LABELS["sell"], lang).format(stone=say(STONES[stone].names, lang))
            case Console(slab):
                return say(LABELS["consolation_slab" if slab else "consolation_sesterce"], lang)
            case Lay(space):
                size = SPACES[space].size
                words = {"space": place_name(space, lang), "slab": slab_name(size, lang), "vp": SLAB_VP[size]}
                return say(LABELS["lay"], lang).format(**words)
            case Go(place):
                price = asked.get("journeys", {}).get(PLACES[place].id, 0)
                said = sesterces_text(price, lang)
                return say(LABELS["go" if price else "go_free"], lang).format(place=place_name(place, lang), price=said)
        return say(LABELS["stop_building" if asked["kind"] == "building" else "stop_pushing"], lang)

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        args: list[Any] = list(refusal.args)
        match refusal.key:
            case "no_such_stone" | "not_fallen" | "slab_too_big":
                args[0] = stone_name(args[0], lang)
            case "no_slab_left" | "no_place" | "no_such_slab":
                args[0] = slab_name(args[0], lang)
            case "other_part" | "part_closed":
                args[0] = part_name(args[0], lang)
            case "city_not_reached":
                args[0] = say(CITIES[args[0]].names, lang)
            case "too_dear":
                args = [sesterces_text(count, lang) for count in args]
        return say(REASONS[refusal.key], lang).format(*args)

    def category(self, name: str, lang: str) -> str:
        return say(CATEGORIES[name], lang)

    # ------------------------------------------------------------------ the log

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        key, args = _line_parts(event.key, event.args, lang, names)
        return say(LINES[key], lang).format(*args)

    # ------------------------------------------------------------------ the table

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        """The round, the road part by part, the income cards, the quarry, the reserve, then the players."""
        active = active_panels(view)
        return [replace(p, is_active=True) if p.id in active else p for p in self._panels(view, lang, names)]

    def _panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return [
            self._round_panel(view, lang, names),
            *[self._part_panel(view, part, lang, names) for part in range(len(PARTS))],
            self._income_panel(view, lang),
            self._quarry_panel(view, lang, names),
            self._reserve_panel(view, lang),
            *[self._player_panel(view, seat, lang, names) for seat in range(len(view["players"]))],
        ]

    def _round_panel(self, view: View, lang: str, names: Sequence[str]) -> Panel:
        key = "over" if view["asked"] is None else "last_round" if view["is_ending"] else "round"
        lines: list[Line] = []
        if view["start_player"] is not None:
            lines.append((Span(say(TITLES["start"], lang).format("")), _name(view["start_player"], names)))
        title = say(TITLES[key], lang).format(view["round"])
        return Panel("round", title, tuple(lines), rows=round_rows(view, lang, names))

    def _part_panel(self, view: View, part: int, lang: str, names: Sequence[str]) -> Panel:
        """The city where the part begins, its spaces, and for the last part the city where it ends."""
        lines = [self._city_line(view, part, lang, names)]
        for place, space in enumerate(SPACES):
            if space.part == part:
                state = say(TITLES["paved" if view["spaces"][space.id] else "free"], lang)
                joined = ", ".join([place_name(other, lang) for other in NEIGHBOURS[place]])
                said = f"{place_name(place, lang)} ({size_name(space.size, lang)}){_colon(lang)}"
                lines.append(
                    (
                        Span(said),
                        Span(state, "strong" if view["spaces"][space.id] else "dim"),
                        Span(f"{_semicolon(lang)}{say(TITLES['lines'], lang).format(joined)}", "dim"),
                        *_pawns(view, space.id, names),
                    )
                )
        if part == len(PARTS) - 1:
            lines.append(self._city_line(view, part + 1, lang, names))
        cities = f"{say(CITIES[part].names, lang)} – {say(CITIES[part + 1].names, lang)}"
        title = f"{part_name(part, lang)} · {cities}"
        return Panel(f"part_{PARTS[part].id}", title, tuple(lines), rows=part_rows(view, part, lang, names))

    def _city_line(self, view: View, city: int, lang: str, names: Sequence[str]) -> Line:
        place = CITIES[city]
        there = view["cities"][place.id]
        said = say(TITLES["start_city"], lang)
        if city:
            tiles = ", ".join([str(vp) for vp in there["tiles"]]) or say(TITLES["none"], lang)
            said = say(TITLES["city"], lang).format(tiles, there["markers"])
        return (Span(say(place.names, lang), "strong"), Span(f"{_colon(lang)}{said}"), *_pawns(view, place.id, names))

    def _income_panel(self, view: View, lang: str) -> Panel:
        lines: list[Line] = []
        for lying in view["income"]:
            used = [Span(f" ({say(TITLES['used'], lang)})", "dim")] if lying["is_used"] else []
            lines.append((Span(card_name(lying["card"], lang), "dim" if used else ""), *used))
        lines.append(
            (Span(say(TITLES["income_both" if _face_up(view) <= BOTH_HALVES else "income_one"], lang), "dim"),)
        )
        pile = _semicolon(lang).join([card_name(card, lang) for card in view["pile"]])
        lines.append((Span(say(TITLES["pile"], lang).format(pile), "dim"),))
        return Panel("income", say(TITLES["income"], lang), tuple(lines), rows=income_rows(view, lang))

    def _quarry_panel(self, view: View, lang: str, names: Sequence[str]) -> Panel:
        sizes = [stone[0] for stone in view["quarry"]]
        counts = [sizes.count(STONES[size].id) for size in EACH_SIZE]
        lines: list[Line] = [
            (Span(say(TITLES["tray"], lang).format(TRAY_WIDTH_MM, TRAY_DEPTH_MM), "dim"),),
            (Span(say(TITLES["in_tray"], lang).format(stones_text(counts, lang))),),
        ]
        lines.append((Span(say(TITLES["where"], lang), "dim"),))
        for size in reversed(EACH_SIZE):
            places = [f"{x // 1000}/{y // 1000}" for kind, x, y in view["quarry"] if kind == STONES[size].id]
            lines.append((Span(f"{size_name(size, lang)}{_colon(lang)}{', '.join(places)}", "dim"),))
        last = view["last_push"]
        if last is not None:
            fell = _fallen_text([_SIZE_NUMBER[size] for size in last["fallen"]], lang)
            aimed, done = (last["chosen_x"], last["chosen_slope"]), (last["x"], last["slope"])
            said = [names[last["seat"]], stone_name(last["size"], lang), *aimed, fell, *done]
            lines.append((Span(say(TITLES["last_push" if aimed == done else "last_push_noise"], lang).format(*said)),))
        if any(view["fallen"].values()):
            fallen = stones_text(_sizes(view["fallen"]), lang)
            lines.append((Span(say(TITLES["fallen"], lang).format(fallen), "strong"),))
        return Panel("quarry", say(TITLES["quarry"], lang), tuple(lines), rows=quarry_rows(view, lang))

    def _reserve_panel(self, view: View, lang: str) -> Panel:
        lines = (
            (Span(stones_text(_sizes(view["stone_reserve"]), lang)),),
            (Span(slabs_text(_sizes(view["slab_reserve"]), lang)),),
            (Span(say(TITLES["bonus"], lang).format(*view["bonus_left"].values())),),
        )
        return Panel("reserve", say(TITLES["reserve"], lang), lines, rows=reserve_rows(view, lang))

    def _player_panel(self, view: View, seat: Seat, lang: str, names: Sequence[str]) -> Panel:
        player = view["players"][seat]
        lines: list[Line] = [
            (Span(say(TITLES["stones"], lang).format(stones_text(_sizes(player["stones"]), lang))),),
            (Span(say(TITLES["cart"], lang).format(slabs_text(_sizes(player["slabs"]), lang))),),
            (Span(say(TITLES["pawn_at"], lang).format(place_name(player["pawn"], lang))),),
        ]
        if player["prices"] is not None:
            lines.append((Span(say(TITLES["prices"], lang).format(*player["prices"]), "dim"),))
        if player["has_tile"]:
            lines.append((Span(say(TITLES["tile"], lang)),))
        if player["sesterces"] is None:
            lines.append((Span(say(TITLES["behind_screen"], lang), "dim"),))
        else:
            lines.append((Span(sesterces_text(player["sesterces"], lang), "silver"),))
            lines.append((Span(say(TITLES["bonus"], lang).format(*player["bonus"].values())),))
        title = f"{names[seat]} · {say(TITLES['score'], lang).format(player['score'])}"
        return Panel(f"player{seat}", title, tuple(lines), seat, player_rows(view, seat, lang, names))


def _colon(lang: str) -> str:
    return "\u00a0: " if lang == "fr" else ": "


def _semicolon(lang: str) -> str:
    return "\u00a0; " if lang == "fr" else "; "


def _face_up(view: View) -> int:
    return len([lying for lying in view["income"] if not lying["is_used"]])


def _name(seat: Seat, names: Sequence[str]) -> Span:
    return Span(names[seat], f"seat{seat}")


def _pawns(view: View, place: str, names: Sequence[str]) -> list[Span]:
    """The pawns that stand there: `` [Red] [Blue]``."""
    there = [seat for seat, player in enumerate(view["players"]) if player["pawn"] == place]
    return [Span(f" [{names[seat]}]", f"seat{seat}") for seat in there]


def _fallen_text(sizes: Sequence[int], lang: str) -> str:
    """What fell, in the order in which it fell."""
    if not sizes:
        return say(LINES["nothing_falls"], lang)
    runs = [(size, len(list(run))) for size, run in groupby(sizes)]
    fell = [say((STONE_OF if count == 1 else STONES_OF)[size], lang).format(count) for size, count in runs]
    if len(fell) == 1:
        return say(LINES["falls_one" if len(sizes) == 1 else "falls"], lang).format(fell[0])
    return say(LINES["falls"], lang).format(say(TITLES["and"], lang).format(", ".join(fell[:-1]), fell[-1]))


def _line_parts(key: str, args: tuple[Any, ...], lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """The key of the sentence and its arguments in words."""
    match key:
        case "cards_shown":
            return key, [_semicolon(lang).join([card_name(card, lang) for card in args[0]])]
        case "start_goods":
            return key, [names[args[0]], sesterces_text(args[1], lang), stones_text(args[2], lang)]
        case "shortage":
            returned = ", ".join([f"{names[seat]} {count}" for seat, count in enumerate(args[1])])
            return key, [say(STONES_OF[args[0]], lang).format("").strip(), returned]
        case "income":
            seat, _, sesterces, stones = args
            gains = [sesterces_text(sesterces, lang)] if sesterces else []
            gains += [stones_text(stones, lang)] if any(stones) else []
            return key, [names[seat], ", ".join(gains) or say(TITLES["nothing"], lang)]
        case "pushed":
            seat, size, chosen_x, chosen_slope, x_mm, slope, fallen = args
            kind = key if (chosen_x, chosen_slope) == (x_mm, slope) else "pushed_noise"
            fell = _fallen_text(fallen, lang)
            return kind, [names[seat], stone_name(size, lang), chosen_x, chosen_slope, fell, x_mm, slope]
        case "traded":
            return key, [names[args[0]], stone_name(args[1], lang), slab_name(args[2], lang)]
        case "sold":
            return key, [names[args[0]], stone_name(args[1], lang), sesterces_text(args[2], lang)]
        case "laid":
            return key, [names[args[0]], place_name(args[1], lang), slab_name(args[2], lang), args[3]]
        case "two_slabs":
            return key, [names[args[0]], sesterces_text(args[1], lang)]
        case "travelled":
            return key, [names[args[0]], place_name(args[1], lang), sesterces_text(args[2], lang)]
        case "arrived":
            seat, city, vp, has_marker = args
            return "arrived_marker" if has_marker else key, [names[seat], say(CITIES[city].names, lang), vp]
        case "majority":
            return key, [names[args[0]], part_name(args[1], lang), *args[2:]]
        case "packed" | "round" | "quiet_end":
            return key, list(args)
        case _:
            # the rest begin with a seat and go on with numbers
            return key, [names[args[0]], *args[1:]] if args else []


# ---------------------------------------------------------------------- what things are for


def explain(thing: str, lang: str) -> str:
    """What a thing on the board is for, in a sentence or two with the clause.

    The thing is a space, a city, an income card (``a01``, ``tarracina``, ``income_05``), ``pile``, ``cart``, or an
    action in its notation (``lay:a01``, ``go:tarracina``, ``slope:-3``).
    """
    verb, _, rest = thing.rpartition(":")
    if rest in PLACE:
        place = PLACES[PLACE[rest]]
        name = say(place.names, lang)
        if PLACE[rest] >= FIRST_CITY:
            return say(EXPLAIN["roma" if rest == "roma" else "city"], lang).format(name=name)
        pawns = say(EXPLAIN["one_pawn" if place.capacity == 1 else "two_pawns"], lang)
        words = {"name": name, "slab": slab_name(place.size, lang), "vp": SLAB_VP[place.size], "pawns": pawns}
        return say(EXPLAIN["space"], lang).format(**words)
    if rest in CARD:
        return say(EXPLAIN["card"], lang).format(name=card_name(rest, lang))
    stone = stone_name(rest, lang) if rest in _SIZE_NUMBER else stone_name(Size.SMALL, lang)
    return say(EXPLAIN[verb or rest], lang).format(count=rest, stone=stone)


WORDING: Final = ViaAppiaWording()

"""The table in numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from tabularium.core.fields import (
    Field,
    amounts,
    asked,
    at,
    each_one_of,
    flag,
    kind_of_decision,
    number,
    numbers,
    of_each,
    of_each_player,
    one_of,
    pieces,
    seat,
)
from tabularium.games.via_appia.components import (
    CARDS,
    CITIES,
    DISPLAY,
    MAX_SEATS,
    PARTS,
    PLACES,
    QUIET_ROUNDS,
    SLAB_COUNTS,
    SLOPE_MAX,
    SPACES,
    STONE_COUNTS,
    STONES,
    TRAVEL_PRICES,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.setup import STEPS

_SIZES: Final = tuple([stone.id for stone in STONES])
_PLACES: Final = tuple([place.id for place in PLACES])
_CITIES: Final = tuple([city.id for city in CITIES])
_PARTS: Final = tuple([part.id for part in PARTS])
_CARDS: Final = tuple([card.id for card in CARDS])
_DISPLAY: Final = tuple([f"card{n + 1}" for n in range(DISPLAY)])
_IN_QUARRY: Final = 44  # more stones do not find room, even if all the small ones lie there
_QUARRY: Final = tuple([f"stone{n + 1}" for n in range(_IN_QUARRY)])
_TILES: Final = max([len(stack) for stack in VICTORY_STACKS.values()])
_BEST_TILE: Final = max([tile for stack in VICTORY_STACKS.values() for tile in stack])
_MOST_ROUNDS: Final = 300
_MOST_POINTS: Final = 200
_MOST_SESTERCES: Final = 200
_MOST_PUSHES: Final = 10
_MICROMETRES: Final = 1000


def fields(seats: int) -> list[Field]:
    return [
        number("round", {"en": "The round.", "fr": "La manche."}, at("round"), _MOST_ROUNDS),
        kind_of_decision(STEPS),
        *_decision(),
        seat("start_player", {"en": "Who begins a round.", "fr": "Qui commence la manche."}, at("start_player"), seats),
        flag("is_ending", {"en": "The last round has begun.", "fr": "La dernière manche a commencé."}, at("is_ending")),
        number(
            "quiet_rounds",
            {"en": "Rounds without a slab laid.", "fr": "Manches sans dalle posée."},
            at("quiet_rounds"),
            QUIET_ROUNDS,
        ),
        *of_each_player(seats, _player()),
        *_road(),
        *_income(),
        *_quarry(seats),
    ]


def _decision() -> list[Field]:
    return [
        one_of("asked.card", {"en": "The income card.", "fr": "La carte Revenu."}, asked("card"), _CARDS),
        one_of("asked.stone", {"en": "The stone to push with.", "fr": "La pierre à pousser."}, asked("stone"), _SIZES),
        number(
            "asked.x",
            {"en": "Where it is pushed, in mm.", "fr": "Où elle est poussée, en mm."},
            asked("x"),
            TRAY_WIDTH_MM,
        ),
        one_of(
            "asked.part",
            {"en": "The part of the road to build on.", "fr": "Le tronçon de route où bâtir."},
            asked("part"),
            _PARTS,
        ),
        amounts(
            "asked.journeys",
            {"en": "What the journey to each place costs you.", "fr": "Ce que vous coûte le voyage vers chaque lieu."},
            asked("journeys"),
            _PLACES,
            max(TRAVEL_PRICES),
        ),
    ]


def _player() -> list[Field]:
    return [
        number("score", {"en": "Points.", "fr": "Points."}, at("score"), _MOST_POINTS),
        amounts("stones", {"en": "Stones.", "fr": "Pierres."}, at("stones"), _SIZES, max(STONE_COUNTS)),
        amounts(
            "slabs",
            {"en": "Slabs in the cart.", "fr": "Dalles dans le chariot."},
            at("slabs"),
            _SIZES,
            max(SLAB_COUNTS),
        ),
        one_of("pawn", {"en": "Where the pawn stands.", "fr": "Où est le pion."}, at("pawn"), _PLACES),
        one_of(
            "reached",
            {"en": "The farthest city reached.", "fr": "La ville la plus lointaine atteinte."},
            at("reached"),
            _CITIES,
        ),
        flag(
            "has_tile",
            {"en": "Has the tile for a second push.", "fr": "A la tuile d'une poussée de plus."},
            at("has_tile"),
        ),
        number(
            "sesterces",
            {
                "en": "Sesterces; those of rivals only at the end.",
                "fr": "Sesterces\u00a0; ceux des rivaux à la fin seulement.",
            },
            at("sesterces"),
            _MOST_SESTERCES,
        ),
        amounts(
            "bonus",
            {
                "en": "Bonus tiles; those of rivals only at the end.",
                "fr": "Tuiles Bonus\u00a0; celles des rivaux à la fin.",
            },
            at("bonus"),
            _PARTS,
            len(SPACES),
        ),
        numbers(
            "prices",
            {"en": "What one, two and three steps cost.", "fr": "Ce que coûtent un, deux et trois pas."},
            at("prices"),
            [f"steps{n + 1}" for n in range(len(TRAVEL_PRICES))],
            max(TRAVEL_PRICES),
        ),
    ]


def _road() -> list[Field]:
    return [
        amounts(
            "spaces",
            {"en": "Which spaces are paved.", "fr": "Les cases pavées."},
            at("spaces"),
            [space.id for space in SPACES],
            1,
        ),
        *of_each(
            _CITIES[1:],  # all begin in Roma
            lambda v: list(v["cities"].values())[1:],
            [
                numbers(
                    "tiles",
                    {"en": "Victory tiles left, from the top.", "fr": "Tuiles Victoire restantes, du dessus."},
                    at("tiles"),
                    [f"tile{n + 1}" for n in range(_TILES)],
                    _BEST_TILE,
                ),
                number("markers", {"en": "Markers there.", "fr": "Marqueurs sur place."}, at("markers"), MAX_SEATS),
                number(
                    "arrivals",
                    {"en": "Who has arrived: how many.", "fr": "Combien sont arrivés."},
                    at("arrivals"),
                    MAX_SEATS,
                ),
            ],
        ),
        amounts(
            "bonus_left",
            {"en": "Bonus tiles left on each part.", "fr": "Tuiles Bonus restant sur chaque tronçon."},
            at("bonus_left"),
            _PARTS,
            len(SPACES),
        ),
        amounts(
            "slab_reserve",
            {"en": "Slabs left.", "fr": "Dalles restantes."},
            at("slab_reserve"),
            _SIZES,
            max(SLAB_COUNTS),
        ),
    ]


def _income() -> list[Field]:
    return [
        each_one_of(
            "income",
            {"en": "The income cards on display.", "fr": "Les cartes Revenu visibles."},
            lambda v: [shown["card"] for shown in v["income"]],
            _DISPLAY,
            _CARDS,
        ),
        numbers(
            "income.is_used",
            {"en": "Which of them are used.", "fr": "Lesquelles sont utilisées."},
            lambda v: [shown["is_used"] for shown in v["income"]],
            _DISPLAY,
            1,
        ),
        pieces("pile", {"en": "Cards in the pile.", "fr": "Cartes de la pile."}, at("pile"), _CARDS),
    ]


def _quarry(seats: int) -> list[Field]:
    return [
        amounts(
            "stone_reserve",
            {"en": "Stones left.", "fr": "Pierres restantes."},
            at("stone_reserve"),
            _SIZES,
            max(STONE_COUNTS),
        ),
        amounts(
            "fallen",
            {"en": "Stones that have fallen.", "fr": "Pierres tombées."},
            at("fallen"),
            _SIZES,
            max(STONE_COUNTS),
        ),
        number("pushes", {"en": "Pushes in this turn.", "fr": "Poussées de ce tour."}, at("pushes"), _MOST_PUSHES),
        each_one_of(
            "quarry.size",
            {"en": "The stones in the quarry, by y, then x.", "fr": "Les pierres de la carrière, par y, puis x."},
            lambda v: [stone[0] for stone in v["quarry"][:_IN_QUARRY]],
            _QUARRY,
            _SIZES,
        ),
        numbers(
            "quarry.x",
            {"en": "Millimetres from the left wall.", "fr": "Millimètres depuis la paroi gauche."},
            lambda v: [stone[1] / _MICROMETRES for stone in v["quarry"][:_IN_QUARRY]],
            _QUARRY,
            TRAY_WIDTH_MM,
        ),
        numbers(
            "quarry.y",
            {"en": "Millimetres from the edge they are pushed from.", "fr": "Millimètres depuis le bord de poussée."},
            lambda v: [stone[2] / _MICROMETRES for stone in v["quarry"][:_IN_QUARRY]],
            _QUARRY,
            TRAY_DEPTH_MM,
        ),
        seat(
            "last_push.seat",
            {"en": "Who pushed last.", "fr": "Qui a poussé en dernier."},
            at("last_push", "seat"),
            seats,
        ),
        one_of(
            "last_push.size", {"en": "With which stone.", "fr": "Avec quelle pierre."}, at("last_push", "size"), _SIZES
        ),
        *[
            number(f"last_push.{key}", meaning, at("last_push", key), high, low)
            for key, low, high, meaning in (
                ("chosen_x", 0, TRAY_WIDTH_MM, {"en": "Where it was aimed.", "fr": "Où elle était visée."}),
                ("x", 0, TRAY_WIDTH_MM, {"en": "Where it went.", "fr": "Où elle est partie."}),
                ("chosen_slope", -SLOPE_MAX, SLOPE_MAX, {"en": "The slope aimed at.", "fr": "La pente visée."}),
                ("slope", -SLOPE_MAX, SLOPE_MAX, {"en": "The slope it took.", "fr": "La pente prise."}),
            )
        ],
        pieces(
            "last_push.fallen",
            {"en": "What fell.", "fr": "Ce qui est tombé."},
            at("last_push", "fallen"),
            _SIZES,
            max(STONE_COUNTS),
        ),
    ]

"""The table in numbers, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.fields import (
    Field,
    Get,
    amounts,
    asked,
    at,
    by_seat,
    each_one_of,
    flag,
    kind_of_decision,
    number,
    numbers,
    of_each,
    of_each_player,
    one_of,
    owners,
    pieces,
    seat,
    seats_among,
)
from tabularium.games.age_of_rome.components import (
    BONUSES,
    BUILDINGS,
    CATEGORIES,
    CHARACTERS,
    COLUMN_CAPACITY,
    EVENTS,
    FOLLOWERS,
    HAND_LIMIT,
    LEGIONS,
    LEVELS,
    MATERIALS,
    MAX_SETS,
    MEDALS,
    MILESTONES,
    PANTHEON,
    PHASES,
    PLACES,
    PLOT_EFFECTS,
    PLOT_MARKERS,
    PLOT_SPACES,
    PROVINCES,
    QUESTS,
    REGIONS,
    ROUNDS,
    SIDES,
    TASKS,
    TAX_LOSS,
    TOKENS,
    TOP_LEVEL,
    TRACK_SPACES,
    TRADE_CARDS,
    TRADE_TYPES,
    VENDETTA_SLOTS,
    VOTES,
    YIELD,
)
from tabularium.games.age_of_rome.setup import STEPS

_EVENTS: Final = tuple([event.id for event in EVENTS])
_PROVINCES: Final = tuple([province.id for province in PROVINCES])
_BUILDINGS: Final = tuple([building.id for building in BUILDINGS])
_REGIONS: Final = tuple([region.id for region in REGIONS])
_CARDS: Final = tuple([card.id for card in TRADE_CARDS])
_COPIES: Final = max([card.copies for card in TRADE_CARDS])
_QUESTS: Final = tuple([quest.id for quest in QUESTS])
_MATERIALS: Final = tuple([material.id for material in MATERIALS])
_BONUSES: Final = tuple([bonus.id for bonus in BONUSES])
_EFFECTS: Final = tuple([effect.id for effect in PLOT_EFFECTS])
_MILESTONES: Final = tuple([milestone.id for milestone in MILESTONES])
_PLOTS: Final = tuple([f"{province}{n + 1}" for province in _PROVINCES for n in range(PLOT_SPACES)])
_TILES: Final = tuple([f"{building}{n + 1}" for building in _BUILDINGS for n in range(TOP_LEVEL)])
_MOST_PEOPLE: Final = len(TAX_LOSS)
_MOST_GLORY: Final = 250
_MOST_DENARII: Final = 200


def fields(seats: int) -> list[Field]:
    return [
        number("round", {"en": "The round.", "fr": "La manche."}, at("round"), ROUNDS),
        one_of("phase", {"en": "The phase.", "fr": "La phase."}, at("phase"), [phase.id for phase in PHASES]),
        kind_of_decision(STEPS),
        *_decision(seats),
        owners(
            "order",
            {"en": "The turn order.", "fr": "L'ordre du tour."},
            at("order"),
            [f"place{n + 1}" for n in range(seats)],
            seats,
        ),
        *of_each_player(seats, _player()),
        *_own(),
        *_events(seats),
        *_provinces(seats),
        *_rome(seats),
        *_deal(seats),
        *(_solo() if seats == 1 else ()),
    ]


def _decision(seats: int) -> list[Field]:
    return [
        *[
            one_of(f"asked.{key}", meaning, asked(key), values)
            for key, values, meaning in (
                ("province", _PROVINCES, {"en": "The province faced.", "fr": "La province en face."}),
                ("place", PLACES, {"en": "Where cards are played.", "fr": "Où l'on joue des cartes."}),
                ("by", ("action", "event", "card"), {"en": "Why room is made.", "fr": "Pourquoi l'on fait place."}),
                ("effect", _EFFECTS, {"en": "The plot's effect.", "fr": "L'effet du complot."}),
                ("one", _REGIONS, {"en": "The first region chosen.", "fr": "La première région choisie."}),
                ("two", _REGIONS, {"en": "The second region chosen.", "fr": "La seconde région choisie."}),
                ("building", _BUILDINGS, {"en": "The building in question.", "fr": "Le bâtiment en question."}),
            )
        ],
        seat("asked.plotter", {"en": "Who plots.", "fr": "Qui complote."}, asked("plotter"), seats),
        seat("asked.target", {"en": "Against whom.", "fr": "Contre qui."}, asked("target"), seats),
        flag("asked.may_demand", {"en": "A demand is allowed.", "fr": "On peut exiger."}, asked("may_demand")),
        number("asked.demand", {"en": "What is demanded.", "fr": "Ce qui est exigé."}, asked("demand"), _MOST_DENARII),
        number(
            "asked.level", {"en": "The building's level.", "fr": "Le niveau du bâtiment."}, asked("level"), TOP_LEVEL
        ),
        pieces("asked.looking", {"en": "Quests to choose from.", "fr": "Quêtes au choix."}, asked("looking"), _QUESTS),
    ]


def _player() -> list[Field]:
    home = {"en": "At home, in use, not yet recruited.", "fr": "Chez soi, en jeu, pas encore recrutés."}
    return [
        one_of(
            "character", {"en": "The character.", "fr": "Le personnage."}, at("character"), [c.id for c in CHARACTERS]
        ),
        *[
            number(key, meaning, at(key), high)
            for key, high, meaning in (
                ("denarii", _MOST_DENARII, {"en": "Denarii.", "fr": "Deniers."}),
                ("glory", _MOST_GLORY, {"en": "Glory on the track.", "fr": "Gloire sur la piste."}),
                ("total", _MOST_GLORY, {"en": "What counts openly.", "fr": "Ce qui compte ouvertement."}),
                ("plots_home", PLOT_MARKERS, {"en": "Plot markers at home.", "fr": "Marqueurs Complot chez soi."}),
                ("vendetta", VENDETTA_SLOTS, {"en": "Vendetta markers.", "fr": "Marqueurs Vendetta."}),
                ("cards", 2 * HAND_LIMIT, {"en": "Trade cards in hand.", "fr": "Cartes Commerce en main."}),
                ("anchor", 1, {"en": "Has the anchor.", "fr": "A l'ancre."}),
                ("quests", len(_QUESTS), {"en": "Quests held.", "fr": "Quêtes détenues."}),
            )
        ],
        amounts("followers", home, at("followers"), ("home", "placed", "unrecruited"), FOLLOWERS),
        amounts("legions", home, at("legions"), ("home", "out", "unrecruited"), LEGIONS),
        amounts("votes", home, at("votes"), ("home", "out", "unrecruited"), VOTES),
        each_one_of(
            "slots",
            {"en": "The bonuses, from left to right.", "fr": "Les bonus, de gauche à droite."},
            at("slots"),
            [f"slot{n + 1}" for n in range(VENDETTA_SLOTS)],
            _BONUSES,
        ),
        each_one_of(
            "bonuses",
            {"en": "How each bonus stands.", "fr": "L'état de chaque bonus."},
            lambda player: player["bonuses"].values(),
            _BONUSES,
            ("active", "used", "covered"),
        ),
        number(
            "pantheon.pieces",
            {"en": "Pieces of the Pantheon.", "fr": "Pièces du Panthéon."},
            at("pantheon", "pieces"),
            PANTHEON,
        ),
        one_of(
            "pantheon.base",
            {"en": "The material of its base.", "fr": "Le matériau de sa base."},
            at("pantheon", "base"),
            _MATERIALS,
        ),
        one_of(
            "pantheon.top",
            {"en": "The material of its top.", "fr": "Le matériau de son sommet."},
            at("pantheon", "top"),
            _MATERIALS,
        ),
        pieces(
            "known",
            {"en": "A rival's cards that you know.", "fr": "Cartes d'un rival que vous connaissez."},
            at("known"),
            _CARDS,
            _COPIES,
        ),
        pieces(
            "sets",
            {"en": "Sets of trade cards.", "fr": "Séries de cartes Commerce."},
            lambda player: [cards["type"] for cards in player["sets"]],
            [goods.id for goods in TRADE_TYPES],
            MAX_SETS,
        ),
        amounts(
            "standing",
            {"en": "What each category would bring now.", "fr": "Ce que rapporterait chaque catégorie."},
            at("standing"),
            [category.id for category in CATEGORIES],
            _MOST_GLORY,
        ),
    ]


def _own() -> list[Field]:
    return [
        pieces("hand", {"en": "Your trade cards.", "fr": "Vos cartes Commerce."}, at("hand"), _CARDS, _COPIES),
        pieces(
            "quests", {"en": "Your quests.", "fr": "Vos quêtes."}, lambda v: [q["id"] for q in v["quests"]], _QUESTS
        ),
        amounts(
            "quests.glory",
            {"en": "What they would bring now.", "fr": "Ce qu'elles rapporteraient."},
            lambda v: {quest["id"]: quest["glory"] for quest in v["quests"]},
            _QUESTS,
            _MOST_GLORY,
        ),
        pieces(
            "returned",
            {"en": "Quests that you put back.", "fr": "Quêtes que vous avez remises."},
            at("returned"),
            _QUESTS,
        ),
        number(
            "quests_left", {"en": "Quests in the deck.", "fr": "Quêtes dans la pile."}, at("quests_left"), len(_QUESTS)
        ),
    ]


def _events(seats: int) -> list[Field]:
    return [
        one_of("event", {"en": "The event.", "fr": "L'événement."}, at("event", "id"), _EVENTS),
        seats_among("event.named", {"en": "Whom it names.", "fr": "Qui il désigne."}, at("event", "named"), seats),
        number(
            "event.steps",
            {"en": "How the wheel will turn.", "fr": "Comment la roue tournera."},
            at("event", "steps"),
            SIDES,
            -SIDES,
        ),
        flag(
            "event.is_clockwise",
            {"en": "Play goes clockwise.", "fr": "On joue dans le sens horaire."},
            at("event", "is_clockwise"),
        ),
        pieces("event.past", {"en": "Earlier events.", "fr": "Événements passés."}, at("event", "past"), _EVENTS),
        pieces("coming_events", {"en": "Events that may come.", "fr": "Événements possibles."}, _coming, _EVENTS),
        number(
            "yield", {"en": "What Agriculture brings.", "fr": "Ce que rapporte l'Agriculture."}, at("yield"), max(YIELD)
        ),
    ]


def _coming(view: Any) -> Any:
    return [event["id"] for event in view["coming_events"]]


def _provinces(seats: int) -> list[Field]:
    return [
        one_of(
            "start",
            {"en": "Where the first player marker lies.", "fr": "Où est le marqueur Premier joueur."},
            at("start", "province"),
            _PROVINCES,
        ),
        owners(
            "provinces.seat",
            {"en": "Whom each province faces.", "fr": "À qui fait face chaque province."},
            _province("seat"),
            _PROVINCES,
            seats,
        ),
        owners(
            "provinces.next_seat",
            {"en": "Whom it will face.", "fr": "À qui elle fera face."},
            _province("next_seat"),
            _PROVINCES,
            seats,
        ),
        *of_each(
            _PROVINCES,
            at("provinces"),
            [
                one_of(
                    "place", {"en": "Its place on the wheel.", "fr": "Sa place sur la roue."}, at("place"), range(SIDES)
                ),
                number("population", {"en": "Its population.", "fr": "Sa population."}, at("population"), _MOST_PEOPLE),
                numbers(
                    "level",
                    {"en": "The levels of its buildings.", "fr": "Le niveau de ses bâtiments."},
                    _building("level"),
                    _BUILDINGS,
                    TOP_LEVEL,
                ),
                numbers(
                    "followers",
                    {"en": "Followers in them.", "fr": "Les partisans qui y sont."},
                    _building("followers"),
                    _BUILDINGS,
                    FOLLOWERS,
                ),
                numbers(
                    "bonus",
                    {"en": "Where a bonus is used.", "fr": "Où un bonus est utilisé."},
                    _building("bonus"),
                    _BUILDINGS,
                    1,
                ),
            ],
        ),
        owners(
            "plots.owner",
            {"en": "Whose plots lie there.", "fr": "À qui sont les complots."},
            _plot("owner"),
            _PLOTS,
            seats,
        ),
        each_one_of(
            "plots.status",
            {"en": "How they stand.", "fr": "Où ils en sont."},
            _plot("status"),
            _PLOTS,
            ("fresh", "ready", "activated"),
        ),
    ]


def _province(key: str) -> Get:
    def get(view: Any) -> Any:
        return [province[key] for province in view["provinces"]]

    return get


def _building(key: str) -> Get:
    def get(province: Any) -> Any:
        return [building[key] for building in province["buildings"].values()]

    return get


def _plot(key: str) -> Get:
    def get(view: Any) -> Any:
        return [None if plot is None else plot[key] for province in view["provinces"] for plot in province["plots"]]

    return get


def _rome(seats: int) -> list[Field]:
    return [
        numbers(
            "piles",
            {"en": "Tiles left of each level.", "fr": "Tuiles restant de chaque niveau."},
            _piles,
            _TILES,
            SIDES,
        ),
        owners(
            "medals",
            {"en": "Who has each medal.", "fr": "Qui a chaque médaille."},
            lambda v: v["medals"].values(),
            [m.id for m in MEDALS],
            seats,
        ),
        *[
            by_seat(f"{region}.{key}", meaning, at("regions", region, key), seats, high)
            for region in _REGIONS
            for key, high, meaning in (
                ("legions", LEGIONS, {"en": "Legions there.", "fr": "Les légions sur place."}),
                ("glory", _MOST_GLORY, {"en": "The glory they bring now.", "fr": "La gloire qu'elles rapportent."}),
            )
        ],
        *[
            flag(
                f"{region}.is_defeated",
                {"en": "It is defeated.", "fr": "Elle est vaincue."},
                at("regions", region, "is_defeated"),
            )
            for region in _REGIONS
        ],
        owners(
            "column",
            {"en": "Votes on the column, from the bottom.", "fr": "Les votes de la colonne, du bas."},
            at("column"),
            [f"height{n + 1}" for n in range(COLUMN_CAPACITY)],
            seats,
        ),
        *[
            amounts(
                f"commons.{level.id}",
                {"en": "Pieces for all.", "fr": "Pièces communes."},
                at("commons", level.id),
                _MATERIALS,
                SIDES,
            )
            for level in LEVELS
        ],
        numbers(
            "milestones",
            {"en": "Where the milestones stand.", "fr": "Où sont les bornes."},
            _milestone("space"),
            _MILESTONES,
            4 * TRACK_SPACES,
        ),
        *[
            seats_among(
                f"{milestone}.reached", {"en": "Who has reached it.", "fr": "Qui l'a atteinte."}, _reached(n), seats
            )
            for n, milestone in enumerate(_MILESTONES)
        ],
        by_seat(
            "colosseum",
            {"en": "Followers at the Colosseum.", "fr": "Partisans au Colisée."},
            at("colosseum"),
            seats,
            FOLLOWERS,
        ),
        number(
            "trade.deck",
            {"en": "Trade cards left.", "fr": "Cartes Commerce restantes."},
            at("trade", "deck"),
            sum([c.copies for c in TRADE_CARDS]),
        ),
        pieces(
            "trade.discard",
            {"en": "Discarded trade cards.", "fr": "Cartes Commerce défaussées."},
            at("trade", "discard"),
            _CARDS,
            _COPIES,
        ),
        pieces(
            "trade.in_play",
            {"en": "Trade cards in play.", "fr": "Cartes Commerce en jeu."},
            at("trade", "in_play"),
            _CARDS,
            _COPIES,
        ),
    ]


def _piles(view: Any) -> Any:
    return [count for levels in view["piles"].values() for count in levels]


def _milestone(key: str) -> Get:
    def get(view: Any) -> Any:
        return [milestone[key] for milestone in view["milestones"]]

    return get


def _reached(place: int) -> Get:
    def get(view: Any) -> Any:
        return view["milestones"][place]["reached"]

    return get


def _deal(seats: int) -> list[Field]:
    return [
        seat("deal.seat", {"en": "Who offers a deal.", "fr": "Qui propose un accord."}, at("deal", "seat"), seats),
        seat("deal.opponent", {"en": "To whom.", "fr": "À qui."}, at("deal", "opponent"), seats),
        one_of(
            "deal.province",
            {"en": "In which province.", "fr": "Dans quelle province."},
            at("deal", "province"),
            _PROVINCES,
        ),
        one_of("deal.kind", {"en": "For which building.", "fr": "Pour quel bâtiment."}, at("deal", "kind"), _BUILDINGS),
        number("deal.amount", {"en": "For how much.", "fr": "Pour combien."}, at("deal", "amount"), _MOST_DENARII),
        one_of(
            "deal.token",
            {"en": "The token that you laid.", "fr": "Le jeton que vous avez posé."},
            at("deal", "token"),
            [t.id for t in TOKENS],
        ),
    ]


def _solo() -> list[Field]:
    return [
        amounts(
            "tasks",
            {"en": "Tasks of the solo game done.", "fr": "Tâches du jeu en solo accomplies."},
            at("solo", "tasks"),
            [t.id for t in TASKS],
            1,
        ),
    ]

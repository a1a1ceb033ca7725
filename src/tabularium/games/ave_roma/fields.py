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
    seat_names,
)
from tabularium.games.ave_roma.components import (
    AREA_DECK,
    AREAS,
    BASICS,
    BOARD_LOCATIONS,
    CARDS,
    COST_KEYS,
    DECK_RANGES,
    DECKS,
    FEES,
    FIRST_ROW,
    FRAGMENTS,
    GOODS,
    LOCATIONS,
    LOOP,
    MAX_DECK,
    PATRON_DECK,
    PLAYER_BOARDS,
    PURCHASES,
    ROWS,
    SLOTS,
    SPACES_EACH,
    SYMBOLS,
    TOP_BROWN,
    TOP_LEVEL,
    TOP_POLITICS,
    TRAINING_SPACES,
    WORKERS,
)
from tabularium.games.ave_roma.setup import STEPS
from tabularium.games.ave_roma.state import Phase, Stage
from tabularium.games.ave_roma.steps.paying import PURPOSES
from tabularium.games.ave_roma.view import TRADING_STEPS

_CARDS: Final = tuple([card.id for card in CARDS])
_DECK_CARDS: Final = tuple([_CARDS[deck.start : deck.stop] for deck in DECK_RANGES])
_PATRONS: Final = _DECK_CARDS[PATRON_DECK]
_GOODS: Final = tuple([good.id for good in GOODS])
_LOCATIONS: Final = tuple([location.id for location in LOCATIONS])
_STAGES: Final = tuple([stage.name.lower() for stage in Stage])
_SLOTS: Final = tuple([f"slot{n + 1}" for n in range(SLOTS)])
_AREAS: Final = tuple([area.id for area in AREAS])
_TRAINING: Final = tuple([space.id for space in TRAINING_SPACES])
_VALUES: Final = (1, 2, 3, 4, 5)
_BEST_WORKER: Final = _VALUES[-1]
_MOST_ROUNDS: Final = 40
_MOST_POINTS: Final = 250
_MOST_DENARII: Final = 150
_MOST_ICONS: Final = 10


def fields(seats: int) -> list[Field]:
    return [
        number("round", {"en": "The round.", "fr": "La manche."}, at("round"), _MOST_ROUNDS),
        one_of("phase", {"en": "The phase.", "fr": "La phase."}, at("phase"), [phase.name.lower() for phase in Phase]),
        flag("is_ending", {"en": "The end has been triggered.", "fr": "La fin est déclenchée."}, at("is_ending")),
        kind_of_decision(STEPS),
        *_decision(),
        owners(
            "order",
            {"en": "The turn order.", "fr": "L'ordre du tour."},
            at("order"),
            [f"place{n + 1}" for n in range(seats)],
            seats,
        ),
        *of_each_player(seats, _player()),
        *_pools(seats),
        *_rome(),
        *_areas(seats),
        *_action(),
    ]


def _decision() -> list[Field]:
    return [
        number(
            "asked.worker",
            {"en": "The printed value of the worker.", "fr": "La valeur imprimée de l'ouvrier."},
            asked("worker"),
            _BEST_WORKER,
        ),
        number(
            "asked.value", {"en": "The value it has now.", "fr": "Sa valeur actuelle."}, asked("value"), _BEST_WORKER
        ),
        number(
            "asked.training",
            {"en": "Its training space.", "fr": "Sa case d'entraînement."},
            asked("training"),
            len(_TRAINING),
        ),
        one_of("asked.good", {"en": "The good in question.", "fr": "La ressource en question."}, asked("good"), _GOODS),
        number("asked.price", {"en": "Its price.", "fr": "Son prix."}, _price, _MOST_DENARII),
        one_of(
            "asked.fragment",
            {"en": "The fragment to be paired.", "fr": "Le fragment à assembler."},
            asked("fragment"),
            [fragment.id for fragment in FRAGMENTS],
        ),
        one_of(
            "asked.step",
            {"en": "How far trading has come.", "fr": "Où en est le commerce."},
            asked("step"),
            TRADING_STEPS,
        ),
        number(
            "asked.bought",
            {"en": "Goods bought so far.", "fr": "Ressources déjà achetées."},
            asked("bought"),
            PURCHASES,
        ),
        number(
            "asked.levels", {"en": "Levels risen so far.", "fr": "Niveaux déjà gagnés."}, asked("levels"), TOP_LEVEL
        ),
        one_of("asked.purpose", {"en": "What is paid for.", "fr": "Ce que l'on paie."}, asked("purpose"), PURPOSES),
        one_of("asked.card", {"en": "The card in question.", "fr": "La carte en question."}, asked("card"), _CARDS),
        amounts(
            "asked.icons",
            {"en": "What is left to pay.", "fr": "Ce qui reste à payer."},
            asked("icons"),
            COST_KEYS,
            _MOST_ICONS,
        ),
        one_of("asked.icon", {"en": "What is paid next.", "fr": "Ce que l'on paie ensuite."}, asked("icon"), COST_KEYS),
        number(
            "asked.cut",
            {"en": "How much may be struck off.", "fr": "Combien on peut retrancher."},
            asked("cut"),
            _MOST_ICONS,
        ),
        number("asked.left", {"en": "How many are still to come.", "fr": "Combien il en reste."}, asked("left"), LOOP),
        number(
            "asked.space",
            {"en": "The next space of the Colosseum.", "fr": "La case suivante du Colisée."},
            asked("space"),
            LOOP,
        ),
        amounts("asked.toll", {"en": "What it costs.", "fr": "Ce qu'elle coûte."}, _toll, COST_KEYS, _MOST_ICONS),
        flag(
            "asked.is_free",
            {"en": "Another marker makes it free.", "fr": "Un autre marqueur la rend gratuite."},
            asked("is_free"),
        ),
        one_of(
            "asked.stage", {"en": "The stage of the action.", "fr": "L'étape de l'action."}, asked("stage"), _STAGES
        ),
        one_of(
            "asked.symbol",
            {"en": "The symbol being spent.", "fr": "Le symbole dépensé."},
            asked("symbol"),
            [symbol.id for symbol in SYMBOLS],
        ),
        number(
            "asked.count", {"en": "Symbols spent so far.", "fr": "Symboles déjà dépensés."}, asked("count"), MAX_DECK
        ),
        flag(
            "asked.is_pool",
            {"en": "It is for the neutral pool.", "fr": "C'est pour la réserve neutre."},
            asked("is_pool"),
        ),
        number(
            "asked.needs",
            {"en": "Workers still needed.", "fr": "Ouvriers encore nécessaires."},
            asked("needs"),
            WORKERS,
        ),
        one_of(
            "asked.location",
            {"en": "Where they are taken from.", "fr": "D'où ils viennent."},
            asked("location"),
            _LOCATIONS,
        ),
        number(
            "asked.rises", {"en": "Rises still to come.", "fr": "Montées encore à venir."}, asked("rises"), _MOST_ICONS
        ),
    ]


def _price(view: Any) -> Any:
    """Of a good; that of a space in the Colosseum is a toll."""
    price = asked("price")(view)
    return None if isinstance(price, dict) else price


def _toll(view: Any) -> Any:
    price = asked("price")(view)
    return price if isinstance(price, dict) else None


def _player() -> list[Field]:
    basics = [_GOODS[good] for good in BASICS]
    return [
        one_of(
            "board",
            {"en": "The player board.", "fr": "Le plateau individuel."},
            at("board"),
            [b.id for b in PLAYER_BOARDS],
        ),
        amounts("prices", {"en": "The prices on it.", "fr": "Les prix qui y figurent."}, at("prices"), basics, 5),
        amounts(
            "goods", {"en": "Goods and denarii.", "fr": "Ressources et deniers."}, at("goods"), _GOODS, _MOST_DENARII
        ),
        number("score", {"en": "Points.", "fr": "Points."}, at("score"), _MOST_POINTS),
        pieces("workers", {"en": "Workers by value.", "fr": "Ouvriers par valeur."}, at("workers"), _VALUES, WORKERS),
        numbers(
            "training",
            {"en": "Values in training.", "fr": "Valeurs à l'entraînement."},
            _training("value"),
            _TRAINING,
            _BEST_WORKER,
        ),
        numbers(
            "training.is_ready",
            {"en": "Which are ready.", "fr": "Lesquels sont prêts."},
            _training("is_ready"),
            _TRAINING,
            1,
        ),
        number(
            "worker_sum",
            {"en": "What the workers add up to.", "fr": "La somme des ouvriers."},
            at("worker_sum"),
            WORKERS * _BEST_WORKER,
        ),
        flag("has_passed", {"en": "Has passed.", "fr": "A passé."}, at("has_passed")),
        number("politics", {"en": "The political level.", "fr": "Le niveau politique."}, at("politics"), TOP_POLITICS),
        one_of(
            "colosseum",
            {"en": "The space in the Colosseum.", "fr": "La case du Colisée."},
            at("colosseum"),
            range(LOOP),
        ),
        pieces("cards", {"en": "All cards.", "fr": "Toutes les cartes."}, at("cards"), _CARDS),
        pieces("right", {"en": "Which lie on the right.", "fr": "Lesquelles sont à droite."}, at("right"), _CARDS),
        pieces(
            "spent", {"en": "Whose influence is used.", "fr": "Dont l'influence est utilisée."}, at("spent"), _CARDS
        ),
        pieces("active", {"en": "Active patrons.", "fr": "Mécènes actifs."}, at("active"), _PATRONS),
        pieces("passive", {"en": "Passive patrons.", "fr": "Mécènes passifs."}, at("passive"), _PATRONS),
        one_of(
            "doubled",
            {"en": "The patron that counts twice.", "fr": "Le mécène compté deux fois."},
            at("doubled"),
            _PATRONS,
        ),
    ]


def _training(key: str) -> Get:
    def get(player: Any) -> Any:
        return [None if worker is None else worker[key] for worker in player["training"]]

    return get


def _pools(seats: int) -> list[Field]:
    """Only the game for two has neutral workers."""
    if seats > 2:
        return []
    meaning = {"en": "The neutral pool by value.", "fr": "La réserve neutre par valeur."}
    return [
        pieces(f"{who}.pool", meaning, _pool_of(place, seats), _VALUES, WORKERS)
        for place, who in enumerate(seat_names(seats))
    ]


def _pool_of(place: int, seats: int) -> Get:
    def get(view: Any) -> Any:
        return view["pools"][(view["seat"] + place) % seats] if view["pools"] else None

    return get


def _rome() -> list[Field]:
    board = [LOCATIONS[n].id for n in BOARD_LOCATIONS]
    return [
        numbers(
            "spaces",
            {"en": "The workers on the board, by value.", "fr": "Les ouvriers du plateau, par valeur."},
            lambda v: [value for location in board for value in v["spaces"][location]],
            [f"{location}{n + 1}" for location in board for n in range(SPACES_EACH)],
            _BEST_WORKER,
        ),
        *[
            each_one_of(
                f"rows.{LOCATIONS[FIRST_ROW + row].id}",
                {"en": "The cards of the row.", "fr": "Les cartes de la rangée."},
                _row(LOCATIONS[FIRST_ROW + row].id),
                _SLOTS,
                _DECK_CARDS[row + 1],
            )
            for row in ROWS
        ],
        *[
            one_of(
                f"tops.{DECKS[row + 1].id}",
                {"en": "The face-up card on the deck.", "fr": "La carte visible sur la pile."},
                at("tops", DECKS[row + 1].id),
                _DECK_CARDS[row + 1],
            )
            for row in ROWS
        ],
        amounts(
            "decks",
            {"en": "Cards left in each deck.", "fr": "Cartes restant dans chaque pile."},
            at("decks"),
            [d.id for d in DECKS],
            MAX_DECK,
        ),
        pieces("box", {"en": "Cards removed from the rows.", "fr": "Cartes retirées des rangées."}, at("box"), _CARDS),
    ]


def _row(location: str) -> Get:
    def get(view: Any) -> Any:
        return [slot["card"] for slot in view["rows"][location]]

    return get


def _areas(seats: int) -> list[Field]:
    return [
        *of_each(
            _AREAS,
            at("areas"),
            [
                one_of("card", {"en": "Its card.", "fr": "Sa carte."}, at("card"), _DECK_CARDS[AREA_DECK]),
                one_of("position", {"en": "How it lies.", "fr": "Sa position."}, at("position"), ("lower", "upper")),
                number("brown", {"en": "The brown marker.", "fr": "Le marqueur brun."}, at("brown"), TOP_BROWN),
            ],
        ),
        *[
            by_seat(
                f"{area}.levels",
                {"en": "The levels there.", "fr": "Les niveaux atteints."},
                _levels(place),
                seats,
                TOP_LEVEL,
            )
            for place, area in enumerate(_AREAS)
        ],
    ]


def _levels(place: int) -> Get:
    def get(view: Any) -> Any:
        return view["areas"][place]["levels"]

    return get


def _action() -> list[Field]:
    return [
        one_of(
            "action.location",
            {"en": "Where an action is under way.", "fr": "Où une action est en cours."},
            at("action", "location"),
            _LOCATIONS,
        ),
        number(
            "action.value",
            {"en": "The worker's value.", "fr": "La valeur de l'ouvrier."},
            at("action", "value"),
            _BEST_WORKER,
        ),
        number(
            "action.slot", {"en": "The slot of the row.", "fr": "La case de la rangée."}, at("action", "slot"), SLOTS
        ),
        one_of("action.stage", {"en": "Its stage.", "fr": "Son étape."}, at("action", "stage"), _STAGES),
        pieces(
            "action.patrons",
            {"en": "Patrons that still apply.", "fr": "Mécènes encore applicables."},
            at("action", "patrons"),
            _PATRONS,
        ),
        number("action.fee", {"en": "What will be due.", "fr": "Ce qui sera dû."}, at("action", "fee"), 4 * max(FEES)),
        flag("action.bonus", {"en": "Its bonus is taken.", "fr": "Son bonus est pris."}, at("action", "bonus")),
    ]

"""The table in numbers, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

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
    of_each_player,
    one_of,
    owners,
    pieces,
    seat,
    seats_among,
)
from tabularium.games.aquileia.components import (
    BANK_COINS,
    BLUE_DICE,
    CARDS,
    COLOURS,
    DECKS,
    EQUI_ET_ARMA,
    HENCHMEN,
    HOUSES,
    LOTS,
    METALS,
    ROUNDS,
    SERVI,
    SLOTS,
    SPACES,
    STADIUM_LAURELS,
    STRENGTH_TRACK,
    THEATRUM_LAURELS,
    Deck,
)
from tabularium.games.aquileia.setup import STEPS
from tabularium.games.aquileia.steps.contests import Contest

_METALS: Final = tuple([metal.id for metal in METALS])
_CARDS: Final = tuple([card.id for card in CARDS])
_SPACES: Final = tuple([space.id for space in SPACES])
_LOTS: Final = tuple([lot.id for lot in LOTS])
_STALLS: Final = tuple([f"stall{n + 1}" for n in range(SLOTS)])
_ARMS: Final = _CARDS[EQUI_ET_ARMA.start : EQUI_ET_ARMA.stop]
_STADIUM: Final = _CARDS[STADIUM_LAURELS.start : STADIUM_LAURELS.stop]
_THEATRUM: Final = _CARDS[THEATRUM_LAURELS.start : THEATRUM_LAURELS.stop]
_LAURELS: Final = (*_STADIUM, *_THEATRUM)
_USED_UP: Final = (*_CARDS[SERVI.start : SERVI.stop], *_ARMS)
_MOST_COINS: Final = sum(BANK_COINS)
"""Of one metal: as many as the box holds of all three. The bank has no limit (AQ-G13), and whoever exchanges all for
bronze soon holds more than the box has of it."""
_MOST_POINTS: Final = 200
_MOST_CARDS: Final = max([card.copies for card in CARDS])
_BIGGEST_DECK: Final = max([sum([card.copies for card in CARDS if card.deck == deck]) for deck in Deck])


def fields(seats: int) -> list[Field]:
    return [
        number("round", {"en": "The round.", "fr": "La manche."}, at("round"), ROUNDS),
        kind_of_decision(STEPS),
        *_decision(),
        seat(
            "first_player", {"en": "Who begins the round.", "fr": "Qui commence la manche."}, at("first_player"), seats
        ),
        *of_each_player(seats, _player()),
        amounts("hand", {"en": "Your cards.", "fr": "Vos cartes."}, at("hand"), _CARDS, _MOST_CARDS),
        *_town(seats),
        *_contests(seats),
        *_auction(seats),
    ]


def _decision() -> list[Field]:
    return [
        one_of(
            "asked.contest",
            {"en": "The contest that it is about.", "fr": "La compétition dont il s'agit."},
            asked("contest"),
            [contest.name.lower() for contest in Contest],
        ),
        one_of("asked.stall", {"en": "The stall.", "fr": "L'étal."}, asked("stall"), range(SLOTS)),
        one_of("asked.space", {"en": "The space in use.", "fr": "La case utilisée."}, asked("space"), _SPACES),
        one_of("asked.lot", {"en": "The lot to pay.", "fr": "Le terrain à payer."}, asked("lot"), _LOTS),
        one_of(
            "asked.card", {"en": "The laurel to be counted.", "fr": "Le laurier à compter."}, asked("card"), _LAURELS
        ),
        one_of(
            "asked.top",
            {"en": "The laurel on the pile, when you look at it.", "fr": "Le laurier de la pile, si vous le voyez."},
            asked("top"),
            _STADIUM,
        ),
        number(
            "asked.left",
            {"en": "Buildings still allowed.", "fr": "Constructions encore permises."},
            asked("left"),
            max([space.limit for space in SPACES]),
        ),
    ]


def _player() -> list[Field]:
    return [
        numbers("coins", {"en": "Coins.", "fr": "Pièces."}, at("coins"), _METALS, _MOST_COINS),
        number("score", {"en": "Points.", "fr": "Points."}, at("score"), _MOST_POINTS),
        number(
            "henchmen",
            {"en": "Henchmen to place.", "fr": "Hommes de main à placer."},
            at("henchmen"),
            HENCHMEN,
        ),
        number("houses", {"en": "Houses left.", "fr": "Maisons restantes."}, at("houses"), HOUSES),
        flag("has_passed", {"en": "Has passed.", "fr": "A passé."}, at("has_passed")),
        flag(
            "has_disc",
            {"en": "The disc for ties is not yet on its track.", "fr": "Le disque d'égalité n'est pas sur sa piste."},
            at("has_disc"),
        ),
        number(
            "strength",
            {"en": "Strength in the present contest.", "fr": "Force dans la compétition en cours."},
            at("strength"),
            3 * STRENGTH_TRACK,
        ),
        amounts(
            "laurels",
            {"en": "Laurels, shown at the end.", "fr": "Lauriers, montrés à la fin."},
            lambda p: p.get("laurels"),
            _LAURELS,
            _MOST_CARDS,
        ),
        amounts(
            "counted",
            {"en": "Laurels counted by colour, at the end.", "fr": "Lauriers comptés par couleur, à la fin."},
            lambda p: p.get("counted"),
            [colour.id for colour in COLOURS],
            len(_LAURELS),
        ),
    ]


def _town(seats: int) -> list[Field]:
    return [
        owners(
            "spaces",
            {"en": "Whose henchman stands on each space.", "fr": "À qui est l'homme de main sur chaque case."},
            lambda v: v["spaces"].values(),
            _SPACES,
            seats,
        ),
        owners(
            "lots",
            {"en": "Whose house stands on each lot.", "fr": "À qui est la maison sur chaque terrain."},
            lambda v: v["lots"].values(),
            _LOTS,
            seats,
        ),
        amounts(
            "quay_coins",
            {"en": "Coins on the quays.", "fr": "Pièces sur les quais."},
            at("quay_coins"),
            _METALS,
            1,
        ),
        owners(
            "tiebreak",
            {"en": "Discs that settle ties, from the first.", "fr": "Disques d'égalité, depuis le premier."},
            at("tiebreak"),
            [f"place{n + 1}" for n in range(seats)],
            seats,
        ),
        each_one_of(
            "stalls",
            {"en": "The open cards of Equi et Arma.", "fr": "Les cartes visibles d'Equi et Arma."},
            at("stalls"),
            _STALLS,
            _ARMS,
        ),
        amounts(
            "piles",
            {"en": "Cards left in each pile.", "fr": "Cartes restant dans chaque pile."},
            at("piles"),
            [deck.id for deck in DECKS],
            _BIGGEST_DECK,
        ),
        amounts("discards", {"en": "Discarded cards.", "fr": "Cartes défaussées."}, _discards, _USED_UP, _MOST_CARDS),
    ]


def _discards(view: Any) -> dict[str, int]:
    return {card: count for cards in view["discards"].values() for card, count in cards.items()}


def _contests(seats: int) -> list[Field]:
    races = [f"race{n + 1}" for n in range(ROUNDS)]
    return [
        one_of(
            "laurel",
            {"en": "The open laurel of the Stadium.", "fr": "Le laurier visible du Stadium."},
            at("laurel"),
            _STADIUM,
        ),
        seat(
            "blue_dice.holder",
            {"en": "Who holds the blue dice.", "fr": "Qui a les dés bleus."},
            at("blue_dice", "holder"),
            seats,
        ),
        number(
            "blue_dice.left",
            {"en": "Blue dice left.", "fr": "Dés bleus restants."},
            at("blue_dice", "left"),
            BLUE_DICE,
        ),
        seat(
            "roll.seat", {"en": "Who rolled last.", "fr": "Qui a lancé les dés en dernier."}, at("roll", "seat"), seats
        ),
        one_of(
            "roll.colour", {"en": "With which dice.", "fr": "Avec quels dés."}, at("roll", "colour"), ("red", "blue")
        ),
        pieces(
            "roll.faces",
            {"en": "What they show.", "fr": "Ce qu'ils montrent."},
            at("roll", "faces"),
            _METALS,
            BLUE_DICE,
        ),
        owners(
            "races.winner",
            {"en": "Who won each race.", "fr": "Qui a gagné chaque course."},
            lambda v: [race["winner"] for race in v["races"]],
            races,
            seats,
        ),
        owners(
            "races.second",
            {"en": "Who came second.", "fr": "Qui a fini deuxième."},
            lambda v: [race["second"] for race in v["races"]],
            races,
            seats,
        ),
        *[
            each_one_of(f"races.{key}", meaning, _races(key), races, _STADIUM)
            for key, meaning in (
                ("face_up", {"en": "The laurel that lay open.", "fr": "Le laurier qui était visible."}),
                ("kept", {"en": "What the winner kept, if known.", "fr": "Ce qu'a gardé le gagnant, si connu."}),
                ("other", {"en": "What you left, as the winner.", "fr": "Ce que vous avez laissé, en gagnant."}),
                ("received", {"en": "What you got as second.", "fr": "Ce que vous avez reçu, deuxième."}),
            )
        ],
    ]


def _races(key: str) -> Any:
    def get(view: Any) -> Any:
        return [race.get(key) for race in view["races"]]

    return get


def _auction(seats: int) -> list[Field]:
    return [
        one_of(
            "auction.card",
            {"en": "The laurel on sale.", "fr": "Le laurier aux enchères."},
            at("auction", "card"),
            _THEATRUM,
        ),
        seat(
            "auction.host", {"en": "Who holds the auction.", "fr": "Qui tient l'enchère."}, at("auction", "host"), seats
        ),
        numbers(
            "auction.bid",
            {"en": "The highest bid.", "fr": "La plus haute offre."},
            at("auction", "bid"),
            _METALS,
            _MOST_COINS,
        ),
        seat("auction.bidder", {"en": "Whose bid it is.", "fr": "De qui elle est."}, at("auction", "bidder"), seats),
        seats_among("auction.passed", {"en": "Who is out.", "fr": "Qui s'est retiré."}, at("auction", "passed"), seats),
    ]

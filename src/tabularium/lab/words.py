"""What the laboratory's report and ratings say."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import Words, say
from tabularium.lab.intervals import Estimate

LAB: Final[dict[str, Words]] = {
    "title": {"en": "{0}: {1} with {2}", "fr": "{0}\u00a0: {1} à {2}"},
    "games_one": {"en": "{0} game", "fr": "{0} partie"},
    "games_many": {"en": "{0} games", "fr": "{0} parties"},
    "seats_one": {"en": "{0} seat", "fr": "{0} place"},
    "seats_many": {"en": "{0} seats", "fr": "{0} places"},
    "made_with": {"en": "Made with", "fr": "Fait avec"},
    "intervals": {
        "en": "All intervals are 95 % intervals. A shared victory counts in parts.",
        "fr": "Tous les intervalles sont à 95 %. Une victoire partagée compte par parts.",
    },
    "not_repeatable": {
        "en": "Some bots thought for a time, not for a number of tries: another run may differ.",
        "fr": "Certains bots ont réfléchi un certain temps et non un nombre d'essais\u00a0: un autre passage peut différer.",
    },
    "more_games": {
        "en": "Fewer games were asked for ({0}) than the folder holds already: this tells of all of them.",
        "fr": "On a demandé moins de parties ({0}) que le dossier n'en contient déjà\u00a0: ceci les compte toutes.",
    },
    "by_order": {"en": "Victories by order of play", "fr": "Victoires par ordre de jeu"},
    "by_order_about": {
        "en": "Who plays first, second and so on in the first round, wherever they sit.",
        "fr": "Qui joue en premier, en deuxième et ainsi de suite au premier tour, quelle que soit sa place.",
    },
    "by_seat": {"en": "Victories by seat", "fr": "Victoires par place"},
    "seat": {"en": "Seat {0}", "fr": "Place {0}"},
    "even": {"en": "all alike", "fr": "à égalité"},
    "by_bot": {"en": "Victories by bot", "fr": "Victoires par bot"},
    "bot": {"en": "Bot", "fr": "Bot"},
    "victories": {"en": "Victories", "fr": "Victoires"},
    "victories_per_seat": {"en": "Victories per seat", "fr": "Victoires par place jouée"},
    "share": {"en": "share of victories", "fr": "part des victoires"},
    "scores": {"en": "Scores", "fr": "Scores"},
    "score": {"en": "score", "fr": "score"},
    "mean_score": {"en": "Mean score", "fr": "Score moyen"},
    "best_score": {"en": "Best", "fr": "Meilleur"},
    "seats_counted": {"en": "Seats played", "fr": "Places jouées"},
    "points": {
        "en": "Where the points of winners and of the others come from",
        "fr": "D'où viennent les points des vainqueurs et des autres",
    },
    "winners": {"en": "winners", "fr": "vainqueurs"},
    "losers": {"en": "others", "fr": "autres"},
    "mean_points": {"en": "mean points", "fr": "points en moyenne"},
    "lengths": {"en": "Length", "fr": "Durée"},
    "mean_length": {"en": "Mean", "fr": "Moyenne"},
    "shortest": {"en": "Shortest", "fr": "La plus courte"},
    "longest": {"en": "Longest", "fr": "La plus longue"},
    "decisions": {"en": "decisions in a game", "fr": "décisions dans une partie"},
    "games": {"en": "games", "fr": "parties"},
    "share_of_seats": {"en": "share of seats", "fr": "part des places"},
    "uses": {
        "en": "What was done, and how it goes with winning",
        "fr": "Ce qui a été fait, et son lien avec la victoire",
    },
    "uses_about": {
        "en": "The actions for which it makes the surest difference whether a seat has taken them at least once. What goes with winning need not be its cause. All actions are in uses.csv.",
        "fr": "Les actions pour lesquelles il importe le plus sûrement qu'une place les ait choisies au moins une fois. Ce qui va avec la victoire n'en est pas forcément la cause. Toutes les actions sont dans uses.csv.",
    },
    "for_instance": {"en": "for instance: {0}", "fr": "par exemple\u00a0: {0}"},
    "uses_none": {"en": "Too few games to tell.", "fr": "Trop peu de parties pour le dire."},
    "action": {"en": "Action", "fr": "Action"},
    "per_game": {"en": "Per game", "fr": "Par partie"},
    "with_it": {"en": "Victories with it", "fr": "Victoires avec"},
    "without_it": {"en": "Victories without it", "fr": "Victoires sans"},
    "to": {"en": "{0} ({1} to {2})", "fr": "{0} ({1} à {2})"},
    "rating": {"en": "Rating", "fr": "Cote"},
    "uncertainty": {"en": "± (sigma)", "fr": "± (sigma)"},
    "ladder_title": {
        "en": "{0}: bots against each other, {1}",
        "fr": "{0}\u00a0: les bots entre eux, {1}",
    },
    "against": {"en": "Victories against", "fr": "Victoires contre"},
    "other_plan": {
        "en": "{0} holds another simulation: {1}. Take another folder, or go on with what it was begun with.",
        "fr": "{0} contient une autre simulation\u00a0: {1}. Prenez un autre dossier, ou gardez ce avec quoi elle a commencé.",
    },
    "differs": {"en": "{0} ({1} there, {2} here)", "fr": "{0} ({1} là-bas, {2} ici)"},
    "unknown": {"en": "unknown", "fr": "inconnu"},
    "plan_game": {"en": "game", "fr": "jeu"},
    "plan_rules": {"en": "version of the rules", "fr": "version des règles"},
    "plan_seats": {"en": "seats", "fr": "places"},
    "plan_bots": {"en": "bots", "fr": "bots"},
    "plan_settings": {"en": "settings", "fr": "réglages"},
    "plan_weights": {"en": "weights of the evaluation", "fr": "poids de l'évaluation"},
    "plan_repeatable": {"en": "repeatable", "fr": "reproductible"},
    "plan_seed": {"en": "seed", "fr": "graine"},
    "plan_options": {"en": "options", "fr": "options"},
}

ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}


def word(key: str, lang: str, *args: object) -> str:
    return say(LAB[key], lang).format(*args)


def several(key: str, count: int, lang: str) -> str:
    """``1 game``, ``3 games``"""
    return word(f"{key}_{'one' if count == 1 else 'many'}", lang, count)


def ordinal(place: int, lang: str) -> str:
    """``1st``, ``2nd``: a place among fewer than twenty."""
    if lang == "fr":
        return "1er" if place == 1 else f"{place}e"
    return f"{place}{ENDINGS.get(place, 'th')}"


def number(value: float, lang: str, digits: int = 1) -> str:
    said = f"{value:.{digits}f}"
    return said.replace(".", ",") if lang == "fr" else said


def percent(estimate: Estimate, lang: str) -> str:
    """``53.5 % (46.6 to 60.3)``"""
    value, low, high = [number(100 * part, lang) for part in estimate]
    return word("to", lang, f"{value} %", low, high)


def plain(estimate: Estimate, lang: str, digits: int = 1) -> str:
    """``21.5 (19.0 to 24.0)``, or the value alone where no interval can be told."""
    if not estimate.is_bounded:
        return number(estimate.value, lang, digits)
    return word("to", lang, *[number(part, lang, digits) for part in estimate])

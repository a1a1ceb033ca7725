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
    "alone": {"en": "Victories", "fr": "Victoires"},
    "alone_about": {
        "en": "Whoever plays alone wins or loses by what the rules of the solo game ask for: this is the share of games that were won.",
        "fr": "Qui joue seul gagne ou perd selon ce que demandent les règles du jeu en solo\u00a0: voici la part des parties gagnées.",
    },
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
        "en": "The actions where victories with and without them surely differ: their intervals lie apart. Of many actions some do so by chance, and what goes with winning need not be its cause.",
        "fr": "Les actions où les victoires diffèrent sûrement avec et sans elles\u00a0: leurs intervalles sont disjoints. Sur de nombreuses actions, certaines le sont par hasard, et ce qui va avec la victoire n'en est pas forcément la cause.",
    },
    "uses_alike": {
        "en": "There is no action where victories with and without it surely differ: the two intervals always overlap.",
        "fr": "Il n'y a aucune action où les victoires diffèrent sûrement avec et sans elle\u00a0: les deux intervalles se recoupent toujours.",
    },
    "for_instance": {"en": "for instance: {0}", "fr": "par exemple\u00a0: {0}"},
    "uses_none": {"en": "Too few games to tell.", "fr": "Trop peu de parties pour le dire."},
    "all_uses": {"en": "All actions, cards and buildings", "fr": "Toutes les actions, cartes et bâtiments"},
    "all_uses_about": {
        "en": "By kind, each with what is asked where it is chosen; the most frequent first. Victories are those of the seats that have taken the action at least once, and of those that have not. The same is in uses.csv.",
        "fr": "Par sorte, chacune avec ce qui est demandé quand on la choisit\u00a0; les plus fréquentes d'abord. Les victoires sont celles des places qui ont choisi l'action au moins une fois, et de celles qui ne l'ont jamais choisie. Tout est aussi dans uses.csv.",
    },
    "actions_one": {"en": "{0} action", "fr": "{0} action"},
    "actions_many": {"en": "{0} actions", "fr": "{0} actions"},
    "so_often": {"en": "{0}, {1} per game", "fr": "{0}, {1} par partie"},
    "each_bot": {
        "en": "Several bots have played: only seats of the same bot against the same opponents are compared, and the results averaged, so that it does not show which bot is the stronger.",
        "fr": "Plusieurs bots ont joué\u00a0: on ne compare que les places d'un même bot contre les mêmes adversaires, puis on fait la moyenne, pour ne pas y lire quel bot est le plus fort.",
    },
    "one_sided": {
        "en": "Against the same opponents a bot has always won here, or never: so this shows what the stronger bot does otherwise than the weaker one, not what wins. For that, let a bot play against itself.",
        "fr": "Ici, contre les mêmes adversaires, un bot a toujours ou jamais gagné\u00a0: on y lit ce que le plus fort fait autrement que le plus faible, et non ce qui fait gagner. Pour cela, faites jouer un bot contre lui-même.",
    },
    "left_out": {
        "en": "Always or never the winner against the same opponents, and so left out: {0}.",
        "fr": "Toujours ou jamais vainqueur contre les mêmes adversaires, et donc laissé de côté\u00a0: {0}.",
    },
    "action": {"en": "Action", "fr": "Action"},
    "times": {"en": "Times", "fr": "Fois"},
    "per_game": {"en": "Per game", "fr": "Par partie"},
    "with_it": {"en": "Victories with it", "fr": "Victoires avec"},
    "without_it": {"en": "Victories without it", "fr": "Victoires sans"},
    "with": {"en": "with it", "fr": "avec"},
    "without": {"en": "without it", "fr": "sans"},
    "said_of": {"en": "{0}: ", "fr": "{0}\u00a0: "},
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

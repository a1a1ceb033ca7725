"""Aquileia (Cielo d'Oro, 2011): henchmen, gladiators, chariots and an auction in a Roman town."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tabularium.core.game import Game, Option, View
from tabularium.core.words import known_language
from tabularium.games.aquileia.actions import ACTIONS
from tabularium.games.aquileia.components import GAME as PRINTED
from tabularium.games.aquileia.components import MAX_SEATS, MIN_SEATS, PLAYER_COLOURS
from tabularium.games.aquileia.fields import fields
from tabularium.games.aquileia.scoring import breakdown, scores, winners
from tabularium.games.aquileia.setup import restore, setup
from tabularium.games.aquileia.state import census
from tabularium.games.aquileia.strategy import evaluate
from tabularium.games.aquileia.text import AquileiaWording
from tabularium.games.aquileia.view import resample, view
from tabularium.games.kit.palette import SEATS


def rulebook(lang: str) -> str:
    return files(__name__).joinpath(f"rulebook.{known_language(lang)}.md").read_text(encoding="utf-8")


def picture(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
    from tabularium.games.aquileia import board  # bots and studies never draw

    return board.picture(view, lang, names, layout)


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    from tabularium.games.aquileia import board

    return board.fragments(view, lang, names, layout)


FIRST_PLAYER: Final = Option(
    id="first_player",
    names={"en": "First player", "fr": "Premier joueur"},
    about={
        "en": "Who begins the first round: by lot, as in the rules, or a seat that you have agreed on.",
        "fr": "Qui commence la première manche : tiré au sort, comme dans la règle, ou une place convenue.",
    },
    values=("random", *[str(seat + 1) for seat in range(MAX_SEATS)]),
    default="random",
    labels={
        "random": {"en": "By lot", "fr": "Tiré au sort"},
        **{str(seat + 1): {"en": f"Seat {seat + 1}", "fr": f"Place {seat + 1}"} for seat in range(MAX_SEATS)},
    },
)

SINGLE_EXCHANGE: Final = Option(
    id="single_exchange",
    names={"en": "One exchange only", "fr": "Un seul change"},
    about={
        "en": "Pecunia allows one exchange instead of as many as you like (ruling AQ-Q4).",
        "fr": "Pecunia permet un seul change au lieu d'autant qu'on veut (décision AQ-Q4).",
    },
    values=(False, True),
    default=False,
    labels={False: {"en": "No", "fr": "Non"}, True: {"en": "Yes", "fr": "Oui"}},
)

GAME: Final = Game(
    id="aquileia",
    names={"en": PRINTED["name_en"], "fr": PRINTED["name_fr"]},
    about={
        "en": "Send henchmen to market, arena, stadium, theatre, forum and port; build villas and win their laurels.",
        "fr": "Envoyez vos hommes au marché, à l'arène, au stade, au théâtre, au forum et au port ; "
        "bâtissez des villas et gagnez leurs lauriers.",
    },
    credits=f"{PRINTED['designer']}, {PRINTED['publisher']}, {PRINTED['year']}",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(FIRST_PLAYER, SINGLE_EXCHANGE),
    version=1,
    prefix="AQ",
    actions=ACTIONS,
    setup=setup,
    restore=restore,
    view=view,
    resample=resample,
    scores=scores,
    winners=winners,
    breakdown=breakdown,
    census=census,
    evaluate=evaluate,
    wording=AquileiaWording(),
    picture=picture,
    fragments=fragments,
    rulebook=rulebook,
    fields=fields,
    seat_colours=tuple([SEATS[colour.id][0] for colour in PLAYER_COLOURS]),
)

"""Aquileia (Cielo d'Oro, 2011): henchmen, gladiators, chariots and an auction in a Roman town."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.game import Game
from tabularium.core.options import first_player, yes_or_no
from tabularium.games.aquileia.actions import ACTIONS
from tabularium.games.aquileia.components import GAME as PRINTED
from tabularium.games.aquileia.components import MAX_SEATS, MIN_SEATS, PLAYER_COLOURS
from tabularium.games.aquileia.scoring import breakdown, scores, winners
from tabularium.games.aquileia.setup import restore, setup
from tabularium.games.aquileia.state import census
from tabularium.games.aquileia.subjects import subject
from tabularium.games.aquileia.view import resample, view
from tabularium.games.kit.palette import SEATS

FIRST_PLAYER: Final = first_player(MAX_SEATS)

SINGLE_EXCHANGE: Final = yes_or_no(
    id="single_exchange",
    names={"en": "One exchange only", "fr": "Un seul change"},
    about={
        "en": "Pecunia allows one exchange instead of as many as you like (ruling AQ-Q4).",
        "fr": "Pecunia permet un seul change au lieu d'autant qu'on veut (décision AQ-Q4).",
    },
)

FOLDER: Final = Folder(__name__)

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
    mind=FOLDER.mind,
    words=FOLDER.wording,
    picture=FOLDER.picture,
    fragments=FOLDER.fragments,
    rulebook=FOLDER.rulebook,
    subject=subject,
    fields=FOLDER.fields,
    seat_colours=tuple([SEATS[colour.id][0] for colour in PLAYER_COLOURS]),
)

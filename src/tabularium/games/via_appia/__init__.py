"""Via Appia (Michael Feldkötter, 2013): stones from a quarry, a road from Rome to Brundisium."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.game import Game
from tabularium.core.options import yes_or_no
from tabularium.games.kit.palette import SEATS
from tabularium.games.via_appia.actions import ACTIONS
from tabularium.games.via_appia.components import GAME as PRINTED
from tabularium.games.via_appia.components import HAND_NOISE, MAX_SEATS, MIN_SEATS, PLAYER_COLOURS
from tabularium.games.via_appia.scoring import breakdown, scores, winners
from tabularium.games.via_appia.setup import restore, setup
from tabularium.games.via_appia.state import census
from tabularium.games.via_appia.view import resample, view

UNSTEADY_HAND: Final = yes_or_no(
    id=HAND_NOISE["option_id"],
    names={"en": HAND_NOISE["name_en"], "fr": HAND_NOISE["name_fr"]},
    about={
        "en": "A push goes where you aim, give or take a millimetre or two, as at the table (VA-P6).",
        "fr": "Une poussée part là où vous visez, à un ou deux millimètres près, comme à la table (VA-P6).",
    },
    default=HAND_NOISE["default_on"],
)

FOLDER: Final = Folder(__name__)

GAME: Final = Game(
    id="via_appia",
    names={"en": PRINTED["name_en"], "fr": PRINTED["name_fr"]},
    about={
        "en": "Push stones in the quarry, pave the road from Rome to Brundisium, and walk it before the others.",
        "fr": "Poussez des pierres dans la carrière, pavez la route de Rome à Brindes et soyez les premiers au bout.",
    },
    credits=f"{PRINTED['designer']}, {PRINTED['publisher']}, {PRINTED['year']}",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(UNSTEADY_HAND,),
    version=1,
    prefix="VA",
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
    fields=FOLDER.fields,
    aim=FOLDER.aim,
    seat_colours=tuple([SEATS[colour.id][0] for colour in PLAYER_COLOURS]),
)

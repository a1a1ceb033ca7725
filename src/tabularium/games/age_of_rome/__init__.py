"""Age of Rome: Ad Gloriam (Teetotum Game Studios, 2022): a wheel of provinces, plots and vendettas."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.game import Feat, Game
from tabularium.core.options import yes_or_no
from tabularium.games.age_of_rome.actions import ACTIONS
from tabularium.games.age_of_rome.components import ACHIEVEMENTS, MAX_SEATS, META, MIN_SEATS, PLAYER_COLOURS, VARIANTS
from tabularium.games.age_of_rome.scoring import achievements, breakdown, remark, scores, standing, winners
from tabularium.games.age_of_rome.setup import restore, setup
from tabularium.games.age_of_rome.state import census
from tabularium.games.age_of_rome.subjects import subject, turn_order
from tabularium.games.age_of_rome.view import resample, view
from tabularium.games.kit.palette import SEATS

FOLDER: Final = Folder(__name__)

GAME: Final = Game(
    id="age_of_rome",
    names={"en": META["name_en"], "fr": META["name_fr"]},
    about={
        "en": "Build in the province that the wheel turns towards you, plot in those of your rivals, become emperor.",
        "fr": "Bâtissez dans la province que la roue tourne vers vous, complotez dans celles des rivaux, "
        "devenez empereur.",
    },
    credits=f"{', '.join(META['designers'])}, {META['publisher']}, {META['year']}",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=tuple([yes_or_no(variant.id, variant.names, variant.texts) for variant in VARIANTS]),
    version=1,
    prefix="AG",
    actions=ACTIONS,
    setup=setup,
    restore=restore,
    view=view,
    resample=resample,
    scores=scores,
    winners=winners,
    standing=standing,
    breakdown=breakdown,
    census=census,
    mind=FOLDER.mind,
    words=FOLDER.wording,
    picture=FOLDER.picture,
    fragments=FOLDER.fragments,
    rulebook=FOLDER.rulebook,
    subject=subject,
    turn_order=turn_order,
    fields=FOLDER.fields,
    aim=FOLDER.aim,
    seat_colours=tuple([SEATS[colour.id][0] for colour in PLAYER_COLOURS]),
    feats=tuple([Feat(achievement.id, achievement.names, achievement.texts) for achievement in ACHIEVEMENTS]),
    earned=achievements,
    remark=remark,
)

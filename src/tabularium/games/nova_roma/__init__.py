"""Nova Roma (Stanislav Kordonskiy): patricians, ships, buildings and chariots in Constantine's new capital."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.game import Game, Option
from tabularium.core.options import first_player, yes_or_no
from tabularium.games.nova_roma.actions import ACTIONS
from tabularium.games.nova_roma.components import DIFFICULTIES, MAX_SEATS, MIN_SEATS
from tabularium.games.nova_roma.components import GAME as PRINTED
from tabularium.games.nova_roma.scoring import breakdown, scores, standing, winners
from tabularium.games.nova_roma.setup import restore, setup
from tabularium.games.nova_roma.state import census
from tabularium.games.nova_roma.subjects import subject, turn_order
from tabularium.games.nova_roma.view import resample, view

FIRST_PLAYER: Final = first_player(MAX_SEATS)

DIFFICULTY: Final = Option(
    id="difficulty",
    names={"en": "Difficulty (solo)", "fr": "Difficulté (solo)"},
    about={
        "en": "How many points the dummy opponent of the solo game begins with: 20, 30 or 40 (NR-270).",
        "fr": "Combien de points a au départ le joueur fictif du jeu en solo\u00a0: 20, 30 ou 40 (NR-270).",
    },
    values=tuple([level.id for level in DIFFICULTIES]),
    default="normal",
    labels={level.id: level.names for level in DIFFICULTIES},
)

MOSAIC_DRAFT: Final = yes_or_no(
    id="mosaic_draft",
    names={"en": "Mosaic draft", "fr": "Draft des mosaïques"},
    about={
        "en": "The mosaic tiles are chosen in turn instead of dealt at random (NR-297).",
        "fr": "On choisit les tuiles Mosaïque tour à tour au lieu de les tirer au sort (NR-297).",
    },
)

FOLLOWER_DRAFT: Final = yes_or_no(
    id="follower_draft",
    names={"en": "Follower draft", "fr": "Draft des cartes Sujet"},
    about={
        "en": "Four cards each are picked and passed on, and two of them kept, instead of two dealt cards (NR-300).",
        "fr": "Chacun choisit et passe quatre cartes, puis en garde deux, au lieu d'en recevoir deux (NR-300).",
    },
)

SEATED_BY_AGE: Final = yes_or_no(
    id="seated_by_age",
    names={"en": "Seats by age", "fr": "Places par âge"},
    about={
        "en": "The youngest has the first seat, the oldest the last: then age settles a last tie (NR-253).",
        "fr": "Le plus jeune a la première place, le plus âgé la dernière\u00a0: l'âge départage alors une dernière "
        "égalité (NR-253).",
    },
)

FOLDER: Final = Folder(__name__)

GAME: Final = Game(
    id="nova_roma",
    names={"en": PRINTED["name_en"], "fr": PRINTED["name_fr"]},
    about={
        "en": "Place patricians on the forum: each acts in its row and its column, to sail, build, race and recruit.",
        "fr": "Placez vos patriciens sur le forum\u00a0: chacun agit dans sa rangée et dans sa colonne, "
        "pour naviguer, bâtir, courir et recruter.",
    },
    credits=f"{PRINTED['designer']}, {PRINTED['publishers'][0]}",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(FIRST_PLAYER, DIFFICULTY, MOSAIC_DRAFT, FOLLOWER_DRAFT, SEATED_BY_AGE),
    version=1,
    prefix="NR",
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
    lay=FOLDER.lay,
    seat_colours=("#7d4fa3", "#d9a400", "#2e9e4f", "#2f6fde"),
)

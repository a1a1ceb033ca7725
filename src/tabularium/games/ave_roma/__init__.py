"""Ave Roma (Attila Szőgyi, 2015): workers that belong to nobody, eight offices of Rome, five areas of the empire."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.game import Game, Option
from tabularium.core.words import Words
from tabularium.games.ave_roma.actions import ACTIONS
from tabularium.games.ave_roma.components import (
    DECK_CHOICES,
    MAX_DECK,
    MAX_SEATS,
    META,
    MIN_DECK,
    MIN_SEATS,
    PLAYER_COLOURS,
    PROFILES,
)
from tabularium.games.ave_roma.scoring import breakdown, scores, standing, winners
from tabularium.games.ave_roma.setup import RANDOM_DECKS, restore, setup
from tabularium.games.ave_roma.state import census
from tabularium.games.ave_roma.subjects import subject
from tabularium.games.ave_roma.view import resample, view
from tabularium.games.kit.palette import SEATS

MODE: Final = Option(
    id="mode",
    names={"en": "Mode", "fr": "Mode"},
    about={
        "en": "The advanced mode adds a bonus to every board action, paid with cards, and a face-up card on each deck.",
        "fr": "Le mode avancé ajoute à chaque action du plateau un bonus payé en cartes et une carte visible par pile.",
    },
    values=("basic", "advanced"),
    default="basic",
    labels={"basic": {"en": "Basic", "fr": "De base"}, "advanced": {"en": "Advanced", "fr": "Avancé"}},
)

_SIZES: Final = range(MIN_DECK, MAX_DECK + 1)
_BY_NUMBER, _ALL, _RANDOM = DECK_CHOICES


def _of_size(size: int) -> Words:
    return {"en": f"{size} random cards of every deck", "fr": f"{size} cartes au hasard de chaque pile"}


DECKS: Final = Option(
    id="decks",
    names={"en": "Decks", "fr": "Piles"},
    about={
        "en": "Which cards are used: those for your number of players, all of them, or fewer for a shorter game.",
        "fr": "Les cartes utilisées\u00a0: celles pour votre nombre de joueurs, toutes, "
        "ou moins pour une partie courte.",
    },
    values=(_BY_NUMBER.id, _ALL.id, *[f"{RANDOM_DECKS}{size}" for size in _SIZES]),
    default=_BY_NUMBER.id,
    labels={
        _BY_NUMBER.id: _BY_NUMBER.names,
        _ALL.id: _ALL.names,
        **{f"{RANDOM_DECKS}{size}": _of_size(size) for size in _SIZES},
    },
)

INTERVALS: Final = Option(
    id="intervals",
    names={"en": "Worker values at the rows", "fr": "Valeurs d'ouvrier aux rangées"},
    about={
        "en": "Which worker values fit which slot of the card rows: as in the rulebook, or low values everywhere.",
        "fr": "Les valeurs d'ouvrier admises aux rangées\u00a0: comme dans la règle, ou partout les faibles valeurs.",
    },
    values=tuple([profile.id for profile in PROFILES]),
    default=PROFILES[0].id,
    labels={profile.id: profile.names for profile in PROFILES},
)

FOLDER: Final = Folder(__name__)

GAME: Final = Game(
    id="ave_roma",
    names={"en": META["name_en"], "fr": META["name_fr"]},
    about={
        "en": "Share out workers that belong to nobody, send them through Rome, build, wage war and win patrons.",
        "fr": "Partagez des ouvriers qui ne sont à personne, envoyez-les aux offices de Rome, bâtissez, guerroyez "
        "et gagnez des mécènes.",
    },
    credits=f"{META['designer']}, {META['publisher']}, {META['year']}",
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    options=(MODE, DECKS, INTERVALS),
    version=1,
    prefix="AR",
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
    fields=FOLDER.fields,
    seat_colours=tuple([SEATS[colour.id][0] for colour in PLAYER_COLOURS]),
)

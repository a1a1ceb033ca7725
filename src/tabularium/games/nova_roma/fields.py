"""The table in numbers, for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.fields import (
    Field,
    Get,
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
)
from tabularium.games.nova_roma.city import REWARD_CELLS, SHAPES, ZONES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    ARTISANS,
    BUILDING_PIECES,
    CHARIOT_COPIES,
    CONSTRUCTION,
    DEEDS,
    DISPLAY,
    EMPEROR_TILES,
    ESTATE_CELLS,
    ESTATE_SLOTS,
    ESTATE_TILES,
    FOLLOWERS,
    FORUM_CELLS,
    FORUM_SIDE,
    GOODS,
    LAPS,
    LAST_SPACE,
    LIMITS,
    MARITIME,
    MAX_GOOD,
    MAX_INFLUENCE,
    MAX_POWER,
    MOSAIC_LINES,
    MOSAIC_TILES,
    PIECES,
    PORTS,
    RESOURCES,
    ROUNDS,
    START,
    START_PORT,
    TOKENS,
    TRACKS,
)
from tabularium.games.nova_roma.scoring import CATEGORY_IDS, DUMMY_CATEGORY_IDS
from tabularium.games.nova_roma.setup import STEPS
from tabularium.games.nova_roma.steps.opening import PACKET

_DEEDS: Final = tuple([deed.id for deed in DEEDS])
_FOLLOWERS: Final = tuple([card.id for card in FOLLOWERS])
_MARITIME: Final = tuple([contract.id for contract in MARITIME])
_CONSTRUCTION: Final = tuple([contract.id for contract in CONSTRUCTION])
_TILES: Final = tuple([tile.id for tile in ESTATE_TILES])
_TRACKS: Final = tuple([track.id for track in TRACKS])
_PORTS: Final = (START_PORT.id, *[port.id for port in PORTS])
_SLOTS: Final = tuple([f"slot{n + 1}" for n in range(DISPLAY)])
_SHIPS: Final = tuple([f"ship{n + 1}" for n in range(PIECES["ship"])])
_LINES: Final = tuple([f"line{n + 1}" for n in range(FORUM_SIDE)])
_REWARDS: Final = tuple([cell.id for cell in REWARD_CELLS])
_ESTATE: Final = tuple([f"cell{n + 1}" for n in range(ESTATE_CELLS)])
_MOSAIC: Final = tuple([f"cell{n + 1}" for n in range(LIMITS["mosaic_cells"])])
_STACKS: Final = ("maritime", "construction", "followers", "basic", "special")
_BUILDING_CELLS: Final = tuple(
    [
        f"{zone.id}.{row}.{column}"
        for zone in ZONES
        for row, line in enumerate(zone.grid)
        for column, mark in enumerate(line)
        if mark not in "_TP"
    ]
)
_MOST_POINTS: Final = 250
_MOST_COINS: Final = 60
_AROUND: Final = 8  # cells around a reward


def fields(seats: int) -> list[Field]:
    return [
        number("round", {"en": "The round.", "fr": "La manche."}, at("round"), ROUNDS),
        number("turn", {"en": "The turn of the round.", "fr": "Le tour de la manche."}, at("turn"), LAPS * seats),
        kind_of_decision(STEPS),
        *_decision(),
        seat("first_player", {"en": "Who begins.", "fr": "Qui commence."}, at("first_player"), seats),
        seat("claimant", {"en": "Who claims that.", "fr": "Qui le réclame."}, at("claimant"), seats),
        flag(
            "has_claimed",
            {"en": "An achievement was claimed in this turn.", "fr": "Une réussite a été réclamée ce tour."},
            at("has_claimed"),
        ),
        one_of("acting", {"en": "The action under way.", "fr": "L'action en cours."}, at("acting"), _DEEDS),
        number("power", {"en": "Its power.", "fr": "Sa puissance."}, at("power"), MAX_POWER),
        *of_each_player(seats, _player()),
        *_own(),
        *_forum(seats),
        *_displays(),
        *_city(seats),
        *_hippodrome(seats),
        *(_dummy() if seats == 1 else ()),
    ]


def _decision() -> list[Field]:
    return [
        *[
            number(f"asked.{key}", meaning, asked(key), high)
            for key, high, meaning in (
                ("left", PACKET, {"en": "How many are still to come.", "fr": "Combien il en reste."}),
                ("coins", MAX_POWER, {"en": "The price in coins.", "fr": "Le prix en pièces."}),
                ("influence", MAX_INFLUENCE, {"en": "The price in influence.", "fr": "Le prix en influence."}),
                ("sails", 2 * MAX_POWER, {"en": "Sails left.", "fr": "Voiles restantes."}),
                ("power", MAX_POWER, {"en": "The power of the line.", "fr": "La puissance de la ligne."}),
                ("slots", DISPLAY, {"en": "Slots in reach.", "fr": "Emplacements accessibles."}),
                ("is_odd", 1, {"en": "The next card sold brings a coin.", "fr": "La prochaine carte rapporte."}),
                ("by_tile", 1, {"en": "An estate tile brought it about.", "fr": "Une tuile Domaine en est la cause."}),
                ("at_start", 1, {"en": "The turn begins.", "fr": "Le tour commence."}),
            )
        ],
        *[
            one_of(f"asked.{key}", meaning, asked(key), values)
            for key, values, meaning in (
                ("tile", _TILES, {"en": "The estate tile.", "fr": "La tuile Domaine."}),
                ("card", _FOLLOWERS, {"en": "The follower to play.", "fr": "Le Sujet à jouer."}),
                ("track", _TRACKS, {"en": "The track one must race on.", "fr": "La piste imposée."}),
                ("shape", [s.id for s in SHAPES], {"en": "The building to place.", "fr": "Le bâtiment à poser."}),
                ("action", _DEEDS, {"en": "The action of the line.", "fr": "L'action de la ligne."}),
                ("line", ("row", "column"), {"en": "A row or a column.", "fr": "Rangée ou colonne."}),
            )
        ],
        numbers(
            "asked.cell",
            {"en": "The cell in question: row and column.", "fr": "La case en question\u00a0: rangée et colonne."},
            asked("cell"),
            ("row", "column"),
            FORUM_SIDE - 1,
        ),
        pieces("asked.rewards", {"en": "Rewards to be paid.", "fr": "Récompenses à verser."}, _rewards, _REWARDS),
        pieces(
            "asked.lines",
            {"en": "Lines of the mosaic to be paid.", "fr": "Lignes de mosaïque à verser."},
            asked("lines"),
            [line.id for line in MOSAIC_LINES],
        ),
        pieces(
            "asked.zones",
            {"en": "Zones in reach.", "fr": "Zones accessibles."},
            asked("zones"),
            [zone.id for zone in ZONES],
        ),
    ]


def _rewards(view: Any) -> Any:
    """The cells of a decision are rewards, or those where the emperor may go, which his tile tells."""
    return [cell for cell in asked("cells")(view) or () if isinstance(cell, str)]


def _player() -> list[Field]:
    return [
        amounts(
            "goods", {"en": "Goods.", "fr": "Ressources."}, at("goods"), [RESOURCES[g].id for g in GOODS], MAX_GOOD
        ),
        *[
            number(key, meaning, at(key), high)
            for key, high, meaning in (
                ("coins", _MOST_COINS, {"en": "Coins.", "fr": "Pièces."}),
                ("influence", MAX_INFLUENCE, {"en": "Influence.", "fr": "Influence."}),
                ("artisans", ARTISANS, {"en": "Artisans at hand.", "fr": "Artisans disponibles."}),
                ("cards", len(FOLLOWERS), {"en": "Cards in hand.", "fr": "Cartes en main."}),
                ("pieces_left", BUILDING_PIECES, {"en": "Building pieces left.", "fr": "Bâtiments restants."}),
                ("patricians_left", LAPS, {"en": "Patricians to place.", "fr": "Patriciens à placer."}),
                ("legionnaires_left", PIECES["legionnaire"], {"en": "Legionnaires.", "fr": "Légionnaires."}),
                ("tokens", 9, {"en": "Achievement tokens.", "fr": "Jetons de réussite."}),
                ("beside", 9, {"en": "Tokens not yet won.", "fr": "Jetons pas encore gagnés."}),
                ("chariots", sum(CHARIOT_COPIES), {"en": "Chariots won.", "fr": "Chars gagnés."}),
                ("score", _MOST_POINTS, {"en": "Points if it ended now.", "fr": "Points si tout finissait."}),
            )
        ],
        amounts(
            "points",
            {"en": "The same by category.", "fr": "De même, par catégorie."},
            at("points"),
            CATEGORY_IDS,
            _MOST_POINTS,
        ),
        each_one_of(
            "estate", {"en": "Estate tiles.", "fr": "Tuiles Domaine."}, _cells("estate", "tile"), _ESTATE, _TILES
        ),
        numbers(
            "estate.is_spent",
            {"en": "Which are used.", "fr": "Lesquelles ont servi."},
            _cells("estate", "is_spent"),
            _ESTATE,
            1,
        ),
        numbers(
            "estate.artisan",
            {"en": "Where artisans work.", "fr": "Où sont les artisans."},
            _cells("estate", "artisan"),
            _ESTATE,
            1,
        ),
        pieces("known", {"en": "Known cards in hand.", "fr": "Cartes en main connues."}, at("known"), _FOLLOWERS),
        pieces("row", {"en": "Followers played.", "fr": "Sujets joués."}, _cells("row", "id"), _FOLLOWERS),
        pieces(
            "row.is_used", {"en": "Used in this round.", "fr": "Utilisés dans la manche."}, _row("is_used"), _FOLLOWERS
        ),
        pieces(
            "row.is_fresh", {"en": "Played in this turn.", "fr": "Joués dans ce tour."}, _row("is_fresh"), _FOLLOWERS
        ),
        each_one_of("ships", {"en": "Where the ships are.", "fr": "Où sont les navires."}, at("ships"), _SHIPS, _PORTS),
        numbers(
            "markers",
            {"en": "Spaces in the races.", "fr": "Cases dans les courses."},
            at("markers"),
            _TRACKS,
            LAST_SPACE,
        ),
        pieces("maritime", {"en": "Maritime contracts.", "fr": "Contrats maritimes."}, at("maritime"), _MARITIME),
        pieces(
            "construction",
            {"en": "Construction contracts.", "fr": "Contrats de construction."},
            at("construction"),
            _CONSTRUCTION,
        ),
        each_one_of(
            "mosaic",
            {"en": "The achievements of the mosaic.", "fr": "Les réussites de la mosaïque."},
            _cells("mosaic", "achievement"),
            _MOSAIC,
            [achievement.id for achievement in ACHIEVEMENTS],
        ),
        numbers(
            "mosaic.is_claimed",
            {"en": "Which are claimed.", "fr": "Lesquelles sont réclamées."},
            _cells("mosaic", "is_claimed"),
            _MOSAIC,
            1,
        ),
        numbers(
            "mosaic.is_met",
            {"en": "Which are met.", "fr": "Lesquelles sont remplies."},
            _cells("mosaic", "is_met"),
            _MOSAIC,
            1,
        ),
        pieces(
            "lines",
            {"en": "Completed lines.", "fr": "Lignes complètes."},
            at("lines"),
            [line.id for line in MOSAIC_LINES],
        ),
    ]


def _cells(key: str, part: str) -> Get:
    def get(player: Any) -> Any:
        return [cell[part] for cell in player[key]]

    return get


def _row(mark: str) -> Get:
    def get(player: Any) -> Any:
        return [card["id"] for card in player["row"] if card[mark]]

    return get


def _own() -> list[Field]:
    return [
        pieces("hand", {"en": "Your cards.", "fr": "Vos cartes."}, at("hand"), _FOLLOWERS),
        pieces("packet", {"en": "The packet to draft from.", "fr": "Le paquet du draft."}, at("packet"), _FOLLOWERS),
        pieces("picked", {"en": "What you have picked.", "fr": "Ce que vous avez choisi."}, at("picked"), _FOLLOWERS),
        *[
            pieces(f"seen{n + 1}", {"en": "A packet that you saw.", "fr": "Un paquet déjà vu."}, _seen(n), _FOLLOWERS)
            for n in range(PACKET)
        ],
    ]


def _seen(place: int) -> Get:
    def get(view: Any) -> Any:
        return view["seen"][place] if place < len(view["seen"]) else None

    return get


def _forum(seats: int) -> list[Field]:
    return [
        each_one_of(
            "forum.rows",
            {"en": "The actions of the rows.", "fr": "Les actions des rangées."},
            at("forum", "rows"),
            _LINES,
            _DEEDS,
        ),
        each_one_of(
            "forum.columns",
            {"en": "The actions of the columns.", "fr": "Les actions des colonnes."},
            at("forum", "columns"),
            _LINES,
            _DEEDS,
        ),
        owners(
            "forum.cells",
            {"en": "Who stands on each cell.", "fr": "Qui se tient sur chaque case."},
            at("forum", "cells"),
            [f"cell{n + 1}" for n in range(FORUM_CELLS)],
            seats,
            ("emperor", "legionnaire"),
        ),
        one_of(
            "forum.emperor_tile",
            {"en": "The emperor's tile.", "fr": "La tuile de l'empereur."},
            at("forum", "emperor_tile", "id"),
            [tile.id for tile in EMPEROR_TILES],
        ),
        number(
            "forum.emperor_tiles_left",
            {"en": "Emperor tiles left.", "fr": "Tuiles de l'empereur restantes."},
            at("forum", "emperor_tiles_left"),
            len(EMPEROR_TILES),
        ),
        number("supply", {"en": "Artisans in the supply.", "fr": "Artisans dans la réserve."}, at("supply"), ARTISANS),
    ]


def _displays() -> list[Field]:
    return [
        each_one_of(
            "maritime",
            {"en": "Maritime contracts on offer.", "fr": "Contrats maritimes offerts."},
            at("maritime"),
            _SLOTS,
            _MARITIME,
        ),
        each_one_of(
            "construction",
            {"en": "Construction contracts on offer.", "fr": "Contrats de construction offerts."},
            at("construction"),
            _SLOTS,
            _CONSTRUCTION,
        ),
        each_one_of(
            "followers", {"en": "Followers on offer.", "fr": "Sujets offerts."}, at("followers"), _SLOTS, _FOLLOWERS
        ),
        each_one_of(
            "estate",
            {"en": "Estate tiles on offer.", "fr": "Tuiles Domaine offertes."},
            at("estate"),
            [s.id for s in ESTATE_SLOTS],
            _TILES,
        ),
        amounts(
            "stacks",
            {"en": "What is left in each stack.", "fr": "Ce qui reste dans chaque pile."},
            at("stacks"),
            _STACKS,
            len(FOLLOWERS),
        ),
        pieces(
            "follower_discard",
            {"en": "Discarded followers.", "fr": "Sujets défaussés."},
            at("follower_discard"),
            _FOLLOWERS,
        ),
        amounts(
            "estate_out",
            {"en": "Estate tiles removed.", "fr": "Tuiles Domaine retirées."},
            at("estate_out"),
            _TILES,
            max([tile.copies for tile in ESTATE_TILES]),
        ),
        pieces(
            "mosaic_open",
            {"en": "Mosaic tiles to draft.", "fr": "Mosaïques à choisir."},
            at("mosaic_open"),
            [t.id for t in MOSAIC_TILES],
        ),
    ]


def _city(seats: int) -> list[Field]:
    return [
        owners(
            "city",
            {"en": "Who has built on each cell.", "fr": "Qui a bâti sur chaque case."},
            _built,
            _BUILDING_CELLS,
            seats,
            ("neutral",),
        ),
        each_one_of(
            "rewards.token",
            {"en": "The tokens of the rewards.", "fr": "Les jetons des récompenses."},
            _reward("token"),
            _REWARDS,
            [token.id for token in TOKENS],
        ),
        numbers(
            "rewards.is_paid",
            {"en": "Which are paid.", "fr": "Lesquelles sont versées."},
            _reward("is_paid"),
            _REWARDS,
            1,
        ),
        numbers(
            "rewards.missing",
            {"en": "Free cells around them.", "fr": "Cases libres autour."},
            _reward("missing"),
            _REWARDS,
            _AROUND,
        ),
    ]


def _built(view: Any) -> Any:
    return [
        None if cell == "free" else cell
        for zone in view["city"]["zones"]
        for row in zone["cells"]
        for cell in row
        if cell is not None and cell != "reward"
    ]


def _reward(key: str) -> Get:
    def get(view: Any) -> Any:
        return [reward[key] for reward in view["city"]["rewards"]]

    return get


def _hippodrome(seats: int) -> list[Field]:
    order = {"en": "The order of the race.", "fr": "L'ordre de la course."}
    space = {"en": "Where the neutral chariot is.", "fr": "Où est le char neutre."}
    places = [f"place{n + 1}" for n in range(seats + 1)]
    return [
        *[
            owners(f"{track}.order", order, _race(n, "who"), places, seats, ("neutral",))
            for n, track in enumerate(_TRACKS)
        ],
        *[number(f"{track}.neutral", space, _neutral(n), LAST_SPACE) for n, track in enumerate(_TRACKS)],
        one_of(
            "favourite",
            {"en": "The favourite track.", "fr": "La piste favorite."},
            at("hippodrome", "favourite"),
            _TRACKS,
        ),
        one_of(
            "next_favourite",
            {"en": "The next favourite.", "fr": "La favorite suivante."},
            at("hippodrome", "next_favourite"),
            _TRACKS,
        ),
        number(
            "chariots_left",
            {"en": "Chariots still to come.", "fr": "Chars encore à venir."},
            at("hippodrome", "chariots_left"),
            ROUNDS,
        ),
        number(
            "chariots_lost",
            {"en": "Chariots that nobody won.", "fr": "Chars gagnés par personne."},
            at("hippodrome", "chariots_lost"),
            START["chariot_tokens_in_play"],
        ),
    ]


def _race(track: int, key: str) -> Get:
    def get(view: Any) -> Any:
        return [marker[key] for marker in view["hippodrome"]["tracks"][track]["order"]]

    return get


def _neutral(track: int) -> Get:
    def get(view: Any) -> Any:
        for marker in view["hippodrome"]["tracks"][track]["order"]:
            if marker["who"] == "neutral":
                return marker["space"]
        return None

    return get


def _dummy() -> list[Field]:
    """The opponent of the solo game."""
    return [
        each_one_of(
            "dummy.ships",
            {"en": "The dummy's ships.", "fr": "Les navires du joueur fictif."},
            at("dummy", "ships"),
            _SHIPS,
            _PORTS,
        ),
        number(
            "dummy.chariots", {"en": "Its chariots.", "fr": "Ses chars."}, at("dummy", "chariots"), sum(CHARIOT_COPIES)
        ),
        number("dummy.vp", {"en": "Points won so far.", "fr": "Points déjà gagnés."}, at("dummy", "vp"), _MOST_POINTS),
        pieces(
            "dummy.contracts", {"en": "Its contracts.", "fr": "Ses contrats."}, at("dummy", "contracts"), _CONSTRUCTION
        ),
        pieces(
            "dummy.maritime_out",
            {"en": "Contracts removed.", "fr": "Contrats retirés."},
            at("dummy", "maritime_out"),
            _MARITIME,
        ),
        amounts(
            "dummy.points",
            {"en": "Its points by category.", "fr": "Ses points par catégorie."},
            at("dummy", "points"),
            DUMMY_CATEGORY_IDS,
            _MOST_POINTS,
        ),
        number(
            "dummy.score",
            {"en": "Its points if it ended now.", "fr": "Ses points si tout finissait."},
            at("dummy", "score"),
            _MOST_POINTS,
        ),
    ]

"""The game's own symbols, made of pieces of the kit: cards, dice, signs of the four colours."""

from __future__ import annotations

from typing import Final

from tabularium.games.aquileia.components import CARDS, COLOURS, DECKS, METALS, PLAYER_COLOURS, Card, Deck, Metal
from tabularium.games.kit import cards, figures, marks, sheet
from tabularium.games.kit.lettering import text
from tabularium.games.kit.palette import BONE, DYES, INK, RED

SEAT_COLOURS: Final = tuple([colour.id for colour in PLAYER_COLOURS])
METAL_IDS: Final = tuple([metal.id for metal in METALS])
COLOUR_IDS: Final = tuple([colour.id for colour in COLOURS])

_DECK_ACCENTS: Final = {
    Deck.SERVI: "#7a4a26",
    Deck.EQUI_ET_ARMA: RED,
    Deck.STADIUM_LAUREL: "#3f6335",
    Deck.THEATRUM_LAUREL: "#5f2c54",
}

TRADES: Final = {
    "workshop_pistor": "bread",
    "workshop_lucernarius": "lamp",
    "workshop_figulus": "pot",
    "workshop_textor": "loom",
    "workshop_ferrarius": "anvil",
    "workshop_vinarius": "amphora",
    "workshop_tessellarius": "mosaic",
    "workshop_aerarius": "cauldron",
    "workshop_vitrarius": "glass",
    "workshop_purpurarius": "murex",
    "workshop_sucinarius": "amber",
    "workshop_gemmarius": "gem",
}


def _sign(dye: str) -> str:
    """A sign for each colour, so that laurels and villas are told apart without seeing colours."""
    colour, shade = DYES[dye]
    line = f' fill="{colour}" stroke="{shade}" stroke-width="2.4" stroke-linejoin="round"'
    if dye == "white":  # a shell
        return f'<path d="M0 14C-14 8-16-4-10-10C-7-14 7-14 10-10C16-4 14 8 0 14ZM0 14L-6-11M0 14L6-11"{line}/>'
    if dye == "blue":  # a wave
        return f'<path d="M-16 12C-17-4-4-14 6-12C13-10 15-3 10 0C8-5 2-4 1 1C0 7 7 11 16 9V14H-16Z"{line}/>'
    if dye == "yellow":  # the sun
        return marks.polygon(marks.star(9, 17, 10), line)
    grapes = "".join(
        [f'<circle cx="{x}" cy="{y}" r="5"/>' for x, y in ((-8, -4), (0, -4), (8, -4), (-4, 4), (4, 4), (0, 12))]
    )
    return (
        f'<path d="M0-8V-16M0-13C5-18 10-16 11-12" fill="none" stroke="{shade}" stroke-width="2.4"/>'
        f"<g{line}>{grapes}</g>"
    )


def _laurel(card: Card) -> str:
    if card.vp:
        return marks.wreath("gold", 0, 0, 44) + text(0, 6.5, str(card.vp), 19, RED)
    if len(card.colours) == 1:
        dye = COLOUR_IDS[card.colours[0]]
        return marks.wreath(dye, 0, 0, 44) + marks.use(f"sign-{dye}", 0, 0, 18)
    parts: list[str] = []
    for colour, x, y in ((card.colours[0], -6.5, -9.5), (card.colours[1], 6.5, 9.5)):
        dye = COLOUR_IDS[colour]
        parts.append(marks.wreath(dye, x, y, 28) + marks.use(f"sign-{dye}", x, y, 12))
    return "".join(parts) + f'<path d="M-17 6L17-6" stroke="{INK}" stroke-width="1.2" stroke-dasharray="3 2.5"/>'


def _front(card: Card) -> str:
    accent = _DECK_ACCENTS[card.deck]
    if card.deck == Deck.SERVI:
        emblem = "servant" if card.slaves == 1 else "servants"
        return cards.front(marks.use(emblem), accent, str(card.slaves))
    if card.side is not None:
        metal = METAL_IDS[card.side]
        accent = "#8f640c" if card.side == Metal.GOLD else "#5f6a74"
        return cards.front(marks.use(f"{'horse' if card.horses == 1 else 'horses'}-{metal}"), accent, str(card.horses))
    if card.deck == Deck.EQUI_ET_ARMA:
        return cards.front(marks.use(f"swords-{card.arena}"), accent, str(card.arena))
    return cards.front(_laurel(card), accent, strip=_stage(card.deck))


def _stage(deck: Deck) -> str:
    """The foot of a laurel: wheels of the Stadium, masks of the Theatrum."""
    if deck == Deck.STADIUM_LAUREL:
        wheel = '<circle cx="{0}" cy="31" r="4.6"/><path d="M{1} 31H{2}M{0} 26.4V35.6"/>'
        drawn = "".join([wheel.format(x, x - 4.6, x + 4.6) for x in (-12, 0, 12)])
    else:
        mask = '<path d="M{0} 27H{1}C{1} 33 {2} 36 {2} 36C{2} 36 {0} 33 {0} 27Z"/>'
        drawn = "".join([mask.format(x - 4.5, x + 4.5, x) for x in (-10, 10)])
    return f'<g fill="none" stroke="{BONE}" stroke-width="1.4" opacity=".9">{drawn}</g>'


def _backs() -> dict[str, str]:
    emblems = {
        Deck.SERVI: marks.use("chain"),
        Deck.EQUI_ET_ARMA: marks.use("swords-2"),
        Deck.STADIUM_LAUREL: marks.wreath("green", 0, 0, 44) + marks.use("horse-gold", 0, 0, 20),
        Deck.THEATRUM_LAUREL: marks.wreath("gold", 0, 0, 44) + marks.use("sparkle", 0, 0, 18),
    }
    return {f"back-{DECKS[deck].id}": cards.back(emblems[deck], _DECK_ACCENTS[deck]) for deck in Deck}


_METAL_FACES: Final = {metal: marks.use(f"coin-{metal}") for metal in METAL_IDS}

OWN: Final[dict[str, str]] = {
    **figures.seat_symbols(SEAT_COLOURS),
    **marks.die_symbols("red", _METAL_FACES),
    **marks.die_symbols("blue", _METAL_FACES),
    **{f"sign-{dye}": _sign(dye) for dye in COLOUR_IDS},
    **{f"card-{card.id}": _front(card) for card in CARDS},
    **_backs(),
    "round": marks.wreath("gold", 0, 0, 44),
}

DEFS: Final = sheet.defs(
    [
        *[f"coin-{metal}" for metal in METAL_IDS],
        *[f"blank-{metal}" for metal in METAL_IDS],
        *[f"villa-{dye}" for dye in COLOUR_IDS],
        *[f"trade-{trade}" for trade in TRADES.values()],
        "points",
        "wreath",
        "workshop",
        "bank",
        "first",
        "ghost",
        "eagle",
        "servant",
        "sword",
        "horse-gold",
        "horse-silver",
    ],
    OWN,
)

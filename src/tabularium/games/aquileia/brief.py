"""The table in short, in rows of cells, for a screen that shows all of it. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Row, Span, seat_mark
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.aquileia.components import (
    BLUE_DICE,
    CARD,
    CARDS,
    COLOURS,
    DECKS,
    FORUM_SPACES,
    LATRO,
    LOTS,
    METALS,
    POTENTIA,
    QUAYS,
    SERVI_SPACES,
    SIDE_SPACES,
    SPACES,
    STALLS,
    THEATRUM,
    Area,
    Colour,
    LotKind,
    Metal,
)

METAL_STYLES: Final = ("bronze", "silver", "gold")
COLOUR_STYLES: Final = ("white", "blue", "yellow", "purple")

BRIEF: Final = {
    "first": {"en": "First player", "fr": "Premier joueur"},
    "tiebreak": {"en": "Tie-break", "fr": "Départage"},
    "coins": {"en": "bsg", "fr": "bao"},
    "stall_0": {"en": "Equi, left", "fr": "Equi, gauche"},
    "stall_1": {"en": "Equi, middle", "fr": "Equi, milieu"},
    "stall_2": {"en": "Equi, right", "fr": "Equi, droite"},
    "servi_0": {"en": "Servi, top", "fr": "Servi, haut"},
    "servi_1": {"en": "Servi, middle", "fr": "Servi, milieu"},
    "servi_2": {"en": "Servi, bottom", "fr": "Servi, bas"},
    "up_to": {"en": "up to {0} at ", "fr": "jusqu'à {0} à "},
    "one_at": {"en": "1 at ", "fr": "1 à "},
    "blue_dice": {"en": "{0} blue dice", "fr": "{0} dés bleus"},
    "blue_held": {"en": "Blue dice: {0} with ", "fr": "Dés bleus : {0} chez "},
    "auction": {"en": "Auction", "fr": "Enchères"},
    "bid": {"en": "bid ", "fr": "offre "},
    "no_bid": {"en": "no bid yet", "fr": "pas encore d'offre"},
    "coin": {"en": " coin", "fr": " pièce"},
    "robbed": {"en": " robbed", "fr": " volé"},
    "legend": {"en": "b bronze  s silver  g gold  +n slaves", "fr": "b bronze  a argent  o or  +n esclaves"},
    "bank_of": {"en": "Bank of the ", "fr": "Banque du "},
    "bank": {"en": "Bank ", "fr": "Banque "},
    "gratis": {"en": "free", "fr": "gratuit"},
    "vp": {"en": "{0} VP", "fr": "{0} PV"},
    "men": {"en": "{0} men", "fr": "{0} hommes"},
    "man": {"en": "{0} man", "fr": "{0} homme"},
    "houses": {"en": "{0} houses", "fr": "{0} maisons"},
    "house": {"en": "{0} house", "fr": "{0} maison"},
    "strength": {"en": "strength {0}", "fr": "force {0}"},
    "passed": {"en": "passed", "fr": "a passé"},
    "disc": {"en": "has disc", "fr": "a son disque"},
    "built": {"en": "Built: ", "fr": "Construit : "},
    "laurels": {"en": "Laurels: ", "fr": "Lauriers : "},
    "discarded": {"en": "discarded: ", "fr": "défausse : "},
    "servi": {"en": "Servi", "fr": "Servi"},
    "equi_et_arma": {"en": "Equi et Arma", "fr": "Equi et Arma"},
    "stadium_laurel": {"en": "Stadium laurels", "fr": "Lauriers du Stadium"},
    "theatrum_laurel": {"en": "Theatrum laurels", "fr": "Lauriers du Theatrum"},
}

_ACTIVE: Final = {
    "exchanging": ("mercatus",),
    "buy_card": ("mercatus",),
    "buy_servi": ("mercatus",),
    "choosing_reward": ("arena",),
    "keeping_laurel": ("stadium",),
    "bidding": ("theatrum",),
    "building": ("villas", "workshops"),
    "paying_slaves": ("hand",),
    "paying_again": ("portus",),
    "choosing_colour": ("hand",),
}


def active_panels(view: View) -> tuple[str, ...]:
    """The ids of the parts that the present decision is about."""
    asked = view["asked"]
    if asked is None:
        return ()
    if "contest" in asked:
        return (asked["contest"],)
    return _ACTIVE.get(asked["kind"], ())


def _w(key: str, lang: str, *args: object) -> str:
    return say(BRIEF[key], lang).format(*args)


def _first_words(text: str) -> str:
    """``Bakery`` of ``Bakery (Pistor)``"""
    return text.partition(" (")[0]


def _cell(text: str, style: str = "") -> Line:
    return (Span(text, style),)


def _holder(owner: Seat | None, names: Sequence[str]) -> Line:
    return (Span("· ", "dim"),) if owner is None else (seat_mark(owner, names),)


def _card(card: str | None, lang: str) -> Line:
    if card is None:
        return _cell("–", "dim")
    return (card_span(CARD[card], lang),)


_NUMERALS: Final = {"One": 1, "Two": 2, "Three": 3, "Une": 1, "Deux": 2, "Trois": 3}


def _short_card(card: str | None, lang: str) -> Line:
    """``2 golden horses``"""
    if card is None:
        return _card(card, lang)
    span = card_span(CARD[card], lang)
    first, _, rest = span.text.partition(" ")
    return (Span(f"{_NUMERALS[first]} {rest}", span.style),) if first in _NUMERALS else (span,)


def card_span(card: int, lang: str) -> Span:
    """A card's name, in the colour of what it is for."""
    printed = CARDS[card]
    if len(printed.colours) == 1:
        return Span(say(printed.names, lang), COLOUR_STYLES[printed.colours[0]])
    style = METAL_STYLES[printed.side] if printed.side is not None else "strong"
    return Span(say(printed.names, lang), style)


def coins(amounts: Sequence[int], lang: str, zeros: bool = False) -> list[Span]:
    """``2b 1g``, each in its metal."""
    letters = say(BRIEF["coins"], lang)
    return [Span(f"{amounts[m]}{letters[m]}", METAL_STYLES[m]) for m in Metal if amounts[m] or zeros]


def _spaced(spans: Sequence[Span]) -> Line:
    line: list[Span] = []
    for span in spans:
        line += [Span(" "), span] if line else [span]
    return tuple(line)


def _cost(lot: int, lang: str) -> Line:
    spans = coins(LOTS[lot].cost, lang)
    if LOTS[lot].slaves:
        spans.append(Span(f"+{LOTS[lot].slaves}"))
    return _spaced(spans) or _cell(_w("gratis", lang))


def round_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    if view["first_player"] is not None:
        rows.append((_cell(_w("first", lang)), (seat_mark(view["first_player"], names),)))
    track: list[Span] = []
    for place in range(len(view["players"])):
        there = view["tiebreak"][place] if place < len(view["tiebreak"]) else None
        track += [*_holder(there, names), Span(" ")]
    rows.append((_cell(_w("tiebreak", lang)), tuple(track[:-1])))
    return tuple(rows)


def area_rows(view: View, area: Area, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    match area:
        case Area.MERCATUS:
            return tuple([_market_row(view, n, lang, names) for n, s in enumerate(SPACES) if s.area == area])
        case Area.ARENA:
            return _arena_rows(view, lang, names)
        case Area.STADIUM:
            return _stadium_rows(view, lang, names)
        case Area.THEATRUM:
            return _theatrum_rows(view, lang, names)
        case Area.FORUM:
            spaces = [(Span(f"{n} ", "dim"), *_at(view, space, names)) for n, space in enumerate(FORUM_SPACES, 1)]
            return (tuple(spaces),)
    return _portus_rows(view, lang, names)


def _at(view: View, space: int, names: Sequence[str]) -> Line:
    return _holder(view["spaces"][SPACES[space].id], names)


def _market_row(view: View, space: int, lang: str, names: Sequence[str]) -> Row:
    printed = SPACES[space]
    name, offer = _first_words(say(printed.names, lang)), _cell("")
    if space in STALLS:
        stall = STALLS.index(space)
        name, offer = _w(f"stall_{stall}", lang), _short_card(view["stalls"][stall], lang)
    elif space in SERVI_SPACES:
        assert printed.metal is not None
        name = _w(f"servi_{SERVI_SPACES.index(space)}", lang)
        many = _w("up_to", lang, printed.limit) if printed.limit > 1 else _w("one_at", lang)
        price = [0, 0, 0]
        price[printed.metal] = 1
        offer = (Span(many, "dim"), *coins(price, lang))
    elif space == POTENTIA:
        offer = _cell(_w("blue_dice", lang, BLUE_DICE), "dim")
    return (_cell(name), offer, _at(view, space, names))


def _contest_cells(view: View, spaces: Sequence[int], names: Sequence[str]) -> list[Line]:
    return [(Span(f"{SPACES[space].strength} ", "dim"), *_at(view, space, names)) for space in spaces]


def _arena_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    spaces = [n for n, space in enumerate(SPACES) if space.area == Area.ARENA]
    rows: list[Row] = [tuple(_contest_cells(view, spaces, names))]
    blue = view["blue_dice"]
    if blue["holder"] is not None:
        rows.append(((Span(_w("blue_held", lang, blue["left"])), seat_mark(blue["holder"], names)),))
    return tuple(rows)


def _stadium_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for metal, spaces in SIDE_SPACES.items():
        side = _cell(say(METALS[metal].names, lang), METAL_STYLES[metal])
        rows.append((side, *_contest_cells(view, tuple(spaces), names)))
    if view["laurel"] is not None:
        rows.append((_card(view["laurel"], lang),))
    return tuple(rows)


def _theatrum_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = [(_cell(_w("auction", lang)), _at(view, THEATRUM, names))]
    auction = view["auction"]
    if auction is not None:
        rows.append((_card(auction["card"], lang),))
        if auction["bidder"] is None:
            rows.append((_cell(_w("no_bid", lang), "dim"),))
        else:
            bid = _spaced(coins(auction["bid"], lang))
            rows.append(((Span(_w("bid", lang)), *bid, Span(" "), seat_mark(auction["bidder"], names)),))
    return tuple(rows)


def _portus_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    cells: list[list[Line]] = [[_cell(_first_words(say(SPACES[LATRO].names, lang))), _at(view, LATRO, names)]]
    for metal, quay in enumerate(QUAYS):
        owner = view["spaces"][SPACES[quay].id]
        there = _holder(owner, names)
        if owner is not None:
            lies = view["quay_coins"][METALS[metal].id]
            there = (
                *there,
                Span(_w("coin", lang), METAL_STYLES[metal]) if lies else Span(_w("robbed", lang), "dim"),
            )
        cells.append([_cell(say(METALS[metal].names, lang), METAL_STYLES[metal]), there])
    return ((*cells[0], *cells[1]), (*cells[2], *cells[3]))


def villa_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """Values down, colours across; a free lot shows its cost, a built one its owner."""
    head = [_cell(say(COLOURS[c].names, lang), COLOUR_STYLES[c]) for c in Colour]
    rows: list[Row] = [(_cell(""), *head)]
    for value in sorted({lot.vp for lot in LOTS if lot.kind == LotKind.VILLA}, reverse=True):
        cells = [_lot_cell(view, lot, lang, names) for c in Colour for lot in _villas(c, value)]
        rows.append((_cell(str(value), "strong"), *cells))
    rows.append((_cell(_w("legend", lang), "dim"),))
    return tuple(rows)


def _villas(colour: Colour, value: int) -> list[int]:
    return [n for n, lot in enumerate(LOTS) if lot.colour == colour and lot.vp == value]


def _lot_cell(view: View, lot: int, lang: str, names: Sequence[str]) -> Line:
    owner = view["lots"][LOTS[lot].id]
    return _cost(lot, lang) if owner is None else _holder(owner, names)


def workshop_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for n, lot in enumerate(LOTS):
        if lot.kind != LotKind.VILLA:
            gives = _cell(_w("vp", lang, lot.vp)) if lot.vp else tuple(coins(lot.pays, lang))
            name = _first_words(say(lot.names, lang)).replace(_w("bank_of", lang), _w("bank", lang))
            there = tuple([span for span in _lot_cell(view, n, lang, names) if span.text != " "])
            rows.append((_cell(name), gives, there))
    return tuple(rows)


def player_rows(view: View, seat: Seat, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    player = view["players"][seat]
    note, style = "", "dim"
    if player["strength"]:
        note, style = _w("strength", lang, player["strength"]), "strong"
    elif player["has_passed"]:
        note = _w("passed", lang)
    elif player["has_disc"] and view["asked"] is not None:
        note = _w("disc", lang)
    men, houses = player["henchmen"], player["houses"]
    numbers = [
        _cell(_w("vp", lang, player["score"]), "strong"),
        *[(span,) for span in coins(player["coins"], lang, zeros=True)],
        _cell(_w("men" if men != 1 else "man", lang, men)),
        _cell(_w("houses" if houses != 1 else "house", lang, houses)),
        _cell(note, style),
    ]
    mark = (seat_mark(seat, names), Span(f" {names[seat]}", f"seat{seat}"))
    rows: list[Row] = [(mark, *numbers)]
    built = [_first_words(say(lot.names, lang)) for lot in LOTS if view["lots"][lot.id] == seat]
    if built:
        rows.append(((Span(_w("built", lang), "dim"), Span(", ".join(built))),))
    if "laurels" in player:
        rows.append(((Span(_w("laurels", lang), "dim"), *_hand(player["laurels"], lang)),))
    return tuple(rows)


def _hand(counts: dict[str, int], lang: str) -> Line:
    spans: list[Span] = []
    for card, count in counts.items():
        if spans:
            spans.append(Span(" · ", "dim"))
        spans.append(card_span(CARD[card], lang))
        if count > 1:
            spans.append(Span(f" ×{count}", "strong"))
    return tuple(spans)


def hand_rows(view: View, lang: str) -> tuple[Row, ...]:
    return ((_hand(view["hand"], lang),),) if view["hand"] else ()


def pile_rows(view: View, lang: str) -> tuple[Row, ...]:
    piles: list[Line] = []
    discards: list[Row] = []
    for deck in DECKS:
        name = _w(deck.id, lang)
        piles.append((Span(f"{name} "), Span(str(view["piles"][deck.id]), "strong")))
        thrown = view["discards"].get(deck.id)
        if thrown:
            discards.append(((Span(f"{name}, {_w('discarded', lang)}", "dim"), *_hand(thrown, lang)),))
    return (tuple(piles), *discards)

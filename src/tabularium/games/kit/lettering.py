"""Letters: type sizes, the one escape function, and text that fits its place."""

from __future__ import annotations

from typing import Final

from tabularium.games.kit.palette import num, paint

SMALL: Final = 14.0
"""The least size there is: 11 pixels when a tall picture is 390 pixels wide."""
BODY: Final = 16.0
TITLE: Final = 18.0
FIGURE: Final = 20.0
LARGE: Final = 28.0

FONT: Final = (
    "Cinzel,'Trajan Pro','Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','Liberation Serif',Georgia,serif"
)

NARROWEST: Final = 1.45
_TRUE: Final = 0.93
"""How much letters may be narrowed; how wide they are in truth, where the reckoning is on the safe side."""
_NARROW: Final = frozenset("fijlrtI.,:;'|!()[] ·’")
_WIDE: Final = frozenset("mwMWŒÆœæ@%—")


def _is_plain(char: str) -> bool:
    """May it stand in a document? Controls, lone surrogates and marks that turn the text round may not."""
    code = ord(char)
    if code < 32 or 0x7F <= code <= 0x9F:
        return False
    if 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return False
    return not (code in (0x61C, 0x200E, 0x200F, 0xFEFF) or 0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069)


def esc(text: str) -> str:
    """Any text, safe between tags and in quotes. ALL text of a picture goes through here."""
    if not text.isascii() or not text.isprintable():
        text = "".join([char for char in text if _is_plain(char)])
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def width_of(text: str, size: float) -> float:
    """About how wide a text becomes, on the safe side, whatever serif is at hand."""
    total = 0.0
    for char in text:
        if char in _NARROW:
            total += 0.36
        elif char in _WIDE:
            total += 0.92
        elif ord(char) > 0x2E80:
            total += 1.05
        elif char.isupper():
            total += 0.72
        else:
            total += 0.55
    return total * size


def shortened(text: str, width: float, size: float) -> str:
    """The text, or as much of its beginning as fits, and an ellipsis."""
    text = "".join([char for char in text if _is_plain(char)])
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def text(
    x: float,
    y: float,
    words: str,
    size: float = SMALL,
    fill: str = "ink",
    anchor: str = "middle",
    weight: str = "700",
    more: str = "",
) -> str:
    """One line of text on the base line ``y``."""
    said = f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{paint(fill)}'
    if anchor != "middle":  # a picture's own settings: middle, bold
        said += f' text-anchor="{anchor}"'
    if weight != "700":
        said += f' font-weight="{weight}"'
    return f"{said}{more}>{esc(words)}</text>"


def fitted(
    x: float,
    y: float,
    words: str,
    width: float,
    size: float = SMALL,
    least: float = SMALL,
    fill: str = "ink",
    anchor: str = "middle",
    weight: str = "700",
) -> str:
    """One line that keeps within ``width``: first smaller, then shorter."""
    needed = width_of(words, size)
    if needed > width:
        size = max(least, size * width / needed)
        words = shortened(words, width, size)
    return text(x, y, words, size, fill, anchor, weight)


def squeezed(x: float, y: float, words: str, width: float, size: float, fill: str, anchor: str = "middle") -> str:
    """One line that keeps within ``width``: a little smaller, then narrower letters, then shorter."""
    needed = width_of(words, size)
    if needed <= width:
        return text(x, y, words, size, fill, anchor)
    size = max(SMALL, size * width / needed)
    said = shortened(words, width * NARROWEST, size)
    more = f' textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"' if width_of(said, size) * _TRUE > width else ""
    return text(x, y, said, size, fill, anchor, more=more)


def numeral(number: int) -> str:
    """A Roman numeral; nought as a dot."""
    said = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            said += sign
            number -= value
    return said or "·"

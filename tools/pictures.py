"""The README's pictures, taken from a real server and a real browser: `make pictures`.

The start page, a table in both languages and on a phone, and every game half-way through. Always the same seeded
matches, so that a picture changes only when what it shows has changed.
"""

from __future__ import annotations

import json
import struct
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import tabularium as tab  # noqa: E402
from tests.web.conftest import launched, served  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
NAMES = ("Livia", "Marcus", "Drusilla", "Titus")
AT_MOST = 300_000


def half_played() -> str:
    """The record of a match that stands in its third round, with the first seat to place a henchman."""
    match, bot = tab.new("aquileia", seats=4, seed=2011), tab.bot("greedy", seed=2011)
    while True:
        decision, view = match.decision, match.view(0)["table"]
        assert decision is not None
        placed = sum(owner is not None for owner in view["spaces"].values())
        if view["round"] == 3 and decision.seat == 0 and decision.kind == "placing" and placed >= 9:
            return match.record.dumps()
        match.play(bot.choose(match, decision.seat))


def mid_game(game: str) -> str:
    """The record of a seeded match half-way through, with the first seat to decide."""
    card = next(card for card in tab.games() if card.id == game)
    match, bot = tab.new(game, min(len(NAMES), max(card.seats)), 2011), tab.bot("greedy", seed=2011)
    moments: list[tab.Match] = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            moments.append(match.copy())
        match.play(bot.choose(match, decision.seat))
    return moments[len(moments) // 2].record.dumps()


def visit(browser: Browser, address: str, lang: str, theme: str, width: int, height: int, **more: Any) -> Page:
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce", **more
    )
    context.add_cookies([{"name": k, "value": v, "url": address} for k, v in (("lang", lang), ("theme", theme))])
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def sit_down(page: Page, record: str) -> None:
    """At a table where the match goes on."""
    others = [{"kind": "bot", "bot": "centurio", "name": name} for name in NAMES[1 : json.loads(record)["seats"]]]
    seats = [{"kind": "me", "name": NAMES[0]}, *others]
    made = page.request.post(
        "/api/v1/records",
        data=json.dumps({"record": record, "mode": "continue", "seats": seats}),
        headers={"Content-Type": "application/json", "Origin": page.url.rstrip("/")},
    ).json()
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector(".spot.lit, #choices button", state="attached")
    page.locator("#tab-log").click()
    if page.locator("#side.open").count() and page.viewport_size and page.viewport_size["width"] < 700:
        page.locator("#tab-log").click()
    page.wait_for_timeout(300)


def take(page: Page, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    small = with_few_colours(page.screenshot())
    assert len(small) < AT_MOST, f"{name}: {len(small)} bytes"
    (FOLDER / f"{name}.png").write_bytes(small)
    print(f"docs/pictures/{name}.png, {len(small) // 1000} KB")


def main() -> None:
    record = half_played()
    with served() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        take(visit(browser, address, "en", "light", 1280, 800), "start")
        table = visit(browser, address, "en", "light", 1280, 800)
        sit_down(table, record)
        take(table, "table")
        night = visit(browser, address, "fr", "dark", 1280, 800)
        sit_down(night, record)
        take(night, "table-fr-dark")
        phone = visit(browser, address, "en", "light", 390, 780, has_touch=True)
        sit_down(phone, record)
        take(phone, "phone")
        for game in tab.games():
            page = visit(browser, address, "en", "light", 1280, 800)
            sit_down(page, mid_game(game.id))
            take(page, game.id)
        browser.close()


# ---------------------------------------------------------------------- a PNG of 256 colours, a third of the size


def with_few_colours(png: bytes) -> bytes:
    width, height, rows = pixels(png)
    counted: Counter[tuple[int, ...]] = Counter()
    for row in rows:
        counted.update(zip(row[0::3], row[1::3], row[2::3]))
    index = palette_of(counted)
    palette = [colour for colour, _ in sorted(index[1].items(), key=lambda item: item[1])]
    packed = b"".join(
        b"\0" + bytes([index[0][colour] for colour in zip(row[0::3], row[1::3], row[2::3])]) for row in rows
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
            chunk(b"IDAT", zlib.compress(packed, 9)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and rows of red, green and blue, of a PNG as browsers write it."""
    at, data, width, height, channels = 8, b"", 0, 0, 3
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, _, colour_type = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[colour_type]
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    raw, wide = zlib.decompress(data), width * channels
    rows, above = [], bytearray(wide)
    for y in range(height):
        start = y * (wide + 1)
        row = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + wide]), above, channels)
        above = row
        rows.append(bytes(row) if channels == 3 else bytes(v for i, v in enumerate(row) if i % 4 != 3))
    return width, height, rows


def unfiltered(kind: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    if kind == 2:
        return bytearray([(v + u) & 255 for v, u in zip(row, above)])
    for i in range(len(row)) if kind else ():
        left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + above[i]) // 2
        else:
            near = left + above[i] - corner
            guess = min((left, above[i], corner), key=lambda v: abs(near - v))
        row[i] = (row[i] + guess) & 255
    return row


Colour = tuple[int, ...]


def palette_of(counted: Counter[Colour]) -> tuple[dict[Colour, int], dict[Colour, int]]:
    """Median cut: each colour's number, and the 256 colours with theirs."""
    boxes = [list(counted)]
    while len(boxes) < 256:
        boxes.sort(key=lambda box: spread(box, counted))
        box = boxes.pop()
        if len(box) < 2:
            boxes.append(box)
            break
        axis = max(range(3), key=lambda a: max(c[a] for c in box) - min(c[a] for c in box))
        box.sort(key=lambda colour: colour[axis])
        half, seen, cut = sum(counted[c] ** 0.5 for c in box) / 2, 0.0, 0
        while cut < len(box) - 1 and seen < half:
            seen += counted[box[cut]] ** 0.5
            cut += 1
        boxes += [box[:cut], box[cut:]]
    numbers: dict[Colour, int] = {}
    palette: dict[Colour, int] = {}
    for box in boxes:
        weight = sum(counted[c] for c in box)
        mean = tuple(round(sum(c[a] * counted[c] for c in box) / weight) for a in range(3))
        number = palette.setdefault(mean, len(palette))
        numbers.update(dict.fromkeys(box, number))
    return numbers, palette


def spread(box: list[Colour], counted: Counter[Colour]) -> float:
    if len(box) < 2:
        return 0
    wide = max(max(c[a] for c in box) - min(c[a] for c in box) for a in range(3))
    return float(wide * sum(counted[c] for c in box) ** 0.35)


if __name__ == "__main__":
    main()

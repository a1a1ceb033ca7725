"""A piece of a rulebook as styled text."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE, TERRACOTTA
from tabularium.core.rulebook import Block

_INLINE: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|(?P<reference>\[[A-Z]{2}-[A-Z]{0,4}\d+[a-z]?\])|`(?P<code>.+?)`")
_HEADINGS: Final = {1: f"bold {GOLD}", 2: f"bold {MARBLE} on {TERRACOTTA}"}


def rule_text(block: Block) -> Text:
    """A heading, or a clause with its id set off."""
    if block.level:
        title = block.title.upper() if block.level == 1 else f" {block.title} " if block.level == 2 else block.title
        return Text(title, style=_HEADINGS.get(block.level, f"bold {BRONZE}"))
    lines = [line for line in block.text.splitlines() if line.strip() and not re.fullmatch(r"[|\-: ]+", line)]
    if block.clause and lines[0].startswith("- "):
        lines[0] = lines[0][2:]
    return Text("\n").join([_line_text(line) for line in lines])


def _line_text(line: str) -> Text:
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        return Text(" · ", style=DUST).join([_inline(cell) for cell in cells if cell])
    bare = line.lstrip()
    bullet = bare.startswith("- ")
    indent = " " * (len(line) - len(bare))
    return Text.assemble(indent, "• " if bullet else "", _inline(bare[2:] if bullet else bare))


def _inline(line: str) -> Text:
    text = Text(style=MARBLE)
    end = 0
    for found in _INLINE.finditer(line):
        text.append(line[end : found.start()])
        if found["strong"]:
            text.append(found["strong"], f"bold {GOLD}")
        elif found["reference"]:
            text.append(found["reference"], DUST)
        else:
            text.append(found["code"], BRONZE)
        end = found.end()
    text.append(line[end:])
    return text

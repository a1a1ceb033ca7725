"""A rulebook taken apart into its sections and numbered clauses, to be searched and quoted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from tabularium.core.errors import UnknownClause
from tabularium.core.game import Game


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a clause or anything between them."""

    text: str
    """As it stands in the rulebook, in Markdown."""
    clause: str = ""
    level: int = 0
    """Of a heading: 1 for the title, 2 for sections, and so on."""
    section: int = 0
    """The number of the heading of level 2 above it, from 1; 0 above all of them."""

    @property
    def title(self) -> str:
        return self.text.lstrip("# ") if self.level else ""


class Rulebook:
    """The rules of one game in one language."""

    __slots__ = ("blocks", "game", "places")

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.blocks: tuple[Block, ...] = tuple(taken_apart(game.rulebook(lang), game.prefix))
        self.places: dict[str, int] = {block.clause: place for place, block in enumerate(self.blocks) if block.clause}

    def find(self, name: str) -> list[Block]:
        """The clause of that id, or the section of that number or title, or the clauses that begin so."""
        wanted = name.strip().upper()
        if wanted in self._by_upper():
            return [self.blocks[self._by_upper()[wanted]]]
        section = self._section(name.strip().casefold())
        if section:
            return [block for block in self.blocks if block.section == section]
        if re.fullmatch(rf"{re.escape(self.game.prefix)}-[A-Z]+", wanted):
            pattern = re.compile(re.escape(wanted) + r"\d")
            series = [block for block in self.blocks if pattern.match(block.clause.upper())]
            if series:
                return series
        raise UnknownClause(self.game.names, name, self.like(name))

    def like(self, name: str) -> list[str]:
        """Clause ids that resemble this one."""
        upper = self._by_upper()
        wanted = name.strip().upper()
        prefix = f"{self.game.prefix}-"
        tries = [wanted] if wanted.startswith(prefix) else [wanted, prefix + wanted]
        found = [near for text in tries for near in get_close_matches(text[:20], upper, n=3)]
        return [self.blocks[upper[near]].clause for near in dict.fromkeys(found)]

    def _by_upper(self) -> dict[str, int]:
        return {clause.upper(): place for clause, place in self.places.items()}

    def _section(self, wanted: str) -> int:
        for block in self.blocks:
            if block.level == 2:
                number, _, words = block.title.casefold().partition(". ")
                if wanted in (number, words) or (len(wanted) >= 4 and wanted in words.split()):
                    return block.section
        return 0


def taken_apart(text: str, prefix: str) -> list[Block]:
    """The blocks of a rulebook, in their order."""
    clause_line = re.compile(rf"(?:- )?\*\*({re.escape(prefix)}-[A-Z]{{0,4}}\d+[a-z]?)\b")
    blocks: list[Block] = []
    lines: list[str] = []
    clause, section = "", 0

    def close() -> None:
        whole = "\n".join(lines).strip("\n")
        if whole:
            blocks.append(Block(whole, clause, 0, section))
        lines.clear()

    for line in text.splitlines():
        heading, begins = re.match(r"(#+) ", line), clause_line.match(line)
        if heading:
            close()
            clause, level = "", len(heading[1])
            section += level == 2
            blocks.append(Block(line, "", level, section))
        elif begins:
            close()
            clause = begins[1]
            lines.append(line)
        else:
            lines.append(line)
    close()
    return blocks

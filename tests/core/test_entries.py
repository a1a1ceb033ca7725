"""The entries of a record as numbers: what is in the game's table, what carries data, and what was taken back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tabularium.core.agenda import Action
from tabularium.core.entries import Entries, load_entries, read_entries
from tabularium.core.errors import RenumberedSave
from tabularium.core.notation import ActionTable


@dataclass(frozen=True, slots=True)
class Rolled(Action):
    """An outcome with data: in no table."""

    eyes: int

    def __str__(self) -> str:
        return f"rolled:{self.eyes}"


class Move(Action):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


def rolled(text: str) -> Action | None:
    return Rolled(int(text.removeprefix("rolled:"))) if text.startswith("rolled:") else None


LEFT, RIGHT = Move("left"), Move("right")
TABLE = ActionTable("walk", (LEFT, RIGHT), rolled)
MIXED: list[Action | None] = [LEFT, Rolled(6), RIGHT, None, Rolled(1), LEFT]


def entered(entries: list[Action | None]) -> Entries:
    made = Entries(TABLE)
    for entry in entries:
        made.append(entry)
    return made


@pytest.mark.parametrize("entries", [[], [LEFT, RIGHT, LEFT], MIXED], ids=["none", "moves", "mixed"])
def test_what_is_entered_is_listed_from_every_place_on_and_up_to_it(entries: list[Action | None]) -> None:
    made = entered(entries)
    assert len(made) == len(entries)
    for place in range(len(entries) + 1):
        assert made.listed(place) == entries[place:]
        assert made.until(place).listed() == entries[:place]
    assert made.has_taken_back == (None in entries)


def test_a_copy_goes_its_own_way() -> None:
    made = entered(MIXED)
    twin = made.copy()
    twin.append(None)
    twin.append(RIGHT)
    assert made.listed() == MIXED
    assert twin.listed() == [*MIXED, None, RIGHT]


def test_entries_in_words_and_saved_are_read_again() -> None:
    made = entered(MIXED)
    assert made.in_words() == ["left", "rolled:6", "right", "undo", "rolled:1", "left"]
    for again in (read_entries(made.in_words(), TABLE), load_entries(made.dump(), TABLE)):
        assert again.listed() == MIXED
        again.append(Rolled(2))
        assert again.listed()[-2:] == [LEFT, Rolled(2)]


def test_a_saved_number_is_two_bytes_the_lower_one_first() -> None:
    assert entered([RIGHT, LEFT]).dump() == [TABLE.seal, "AQAAAA==", []]


def test_numbers_of_another_table_are_refused() -> None:
    with pytest.raises(RenumberedSave):
        load_entries(entered(MIXED).dump(), ActionTable("walk", (RIGHT, LEFT), rolled))

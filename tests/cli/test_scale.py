"""Numbers on a scale: set by arrows or typed, never a list of a hundred lines."""

from __future__ import annotations

import pytest

import tabularium as tab
from tabularium.cli.session import Session, Sitter, new_session
from tabularium.cli.terminal.choices import Choices
from tabularium.cli.terminal.dialogs import WhyNot
from tabularium.cli.terminal.scale import Scale, numbers_of
from tests.cli.support import SMALLEST, app_of, is_asking, screen_text, wait_until, words_of


def about_to_push(lang: str = "en") -> Session:
    """A match of Via Appia in which a small stone is to be laid before the quarry."""
    game = next(game for game in tab.games() if game.id == "via_appia")
    session = new_session(game, [Sitter(""), Sitter("random")], lang, seed=4, options=None)
    while (decision := session.match.decision) is not None and (decision.seat, decision.kind) != (0, "taking_turn"):
        session.play(decision.options[0])
    session.play(session.match.game.actions.parse("quarry"))
    assert session.match.decision is not None
    if session.match.decision.kind == "choosing_stone":
        session.play(session.match.game.actions.parse("stone:small"))
    return session


def test_only_a_long_row_of_numbers_is_a_scale() -> None:
    row = [f"at:{number}" for number in range(-10, 30)]
    assert numbers_of(row) == list(range(-10, 30))
    assert numbers_of(row[:10]) is None
    assert numbers_of([*row, "stop"]) is None
    assert numbers_of([*row, "at:31"]) is None
    assert numbers_of([*row, "slope:30"]) is None
    assert numbers_of([f"take:card_{number}" for number in range(40)]) is None


def test_a_scale_is_stepped_within_its_ends() -> None:
    scale = Scale(range(9, 97), [f"{number} mm" for number in range(9, 97)])
    assert (scale.number, scale.label) == (52, "52 mm")
    for by, number in ((1, 53), (10, 63), (50, 96), (1, 96), (-200, 9)):
        scale.step(by)
        assert (scale.number, scale.place) == (number, number - 9)


@pytest.mark.parametrize(
    ("typed", "number", "is_set"),
    [
        ("15", 15, True),
        ("-7", -7, True),
        ("0", 0, True),
        ("05", 5, True),
        ("-", 3, False),
        ("99", 9, False),
        ("-26", -2, False),
        ("12-4", -4, True),
        ("7x", 7, True),
    ],
)
def test_a_number_is_typed(typed: str, number: int, is_set: bool) -> None:
    scale = Scale(range(-25, 26), [str(number) for number in range(-25, 26)])
    scale.step(3)
    for character in typed:
        assert scale.type(character) == (character != "x")
    assert (scale.number, scale.is_set) == (number, is_set)
    hint = scale.drawn(40, "hint", "from -25 to 25").plain
    assert ("hint" in hint) == is_set
    assert "-25 ─" in hint


def test_typing_can_be_taken_back() -> None:
    scale = Scale(range(9, 97), [str(number) for number in range(9, 97)])
    for character in "98":
        scale.type(character)
    assert not scale.is_set
    scale.erase()
    assert (scale.number, scale.is_set) == (9, True)
    scale.erase()
    assert (scale.number, scale.is_set) == (9, True)


@pytest.mark.clause("VA-P5")
async def test_a_push_is_aimed_by_arrows_and_digits() -> None:
    session = about_to_push()
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        shown = screen_text(app, "#choices")
        assert "▸ 52 mm" in shown
        assert "type the number" in words_of(shown)
        assert app.screen.query_one(Choices).option_count == 1
        await pilot.press("right", "right", "up", "left")
        assert "▸ 63 mm" in screen_text(app, "#choices")
        await pilot.press("end")
        assert "▸ 96 mm" in screen_text(app, "#choices")
        await pilot.press("home")
        assert "▸ 9 mm" in screen_text(app, "#choices")
        before = session.match.index
        await pilot.press("9", "9", "enter")  # beyond the wall: nothing is chosen
        await pilot.pause()
        assert "From 9 to 96." in screen_text(app, "#choices")
        assert session.match.index == before
        await pilot.press("backspace", "backspace", "4", "7", "enter")
        await wait_until(pilot, lambda: session.match.index > before)
        assert session.match.record.actions[before] == "at:47"
        await pilot.pause()
        assert "0, straight on" in screen_text(app, "#choices")
        await pilot.press("-", "1", "2", "enter")
        await wait_until(pilot, lambda: session.match.index > before + 1)
        assert session.match.record.actions[before + 1] == "slope:-12"


@pytest.mark.clause("VA-P2", "VA-P5", "VA-P6")
@pytest.mark.parametrize("size", [SMALLEST, (100, 32), (120, 50)])
async def test_the_stone_before_the_line_follows_the_scale(size: tuple[int, int]) -> None:
    """Limit line, stone, ruler and the hand's imprecision are in sight, however small the window."""
    session = about_to_push()
    app = app_of(session)

    def foot() -> list[str]:
        lines = screen_text(app, "#board-scroll").splitlines()
        start = next(place for place, line in enumerate(lines) if "limit line" in line)
        left = lines[start].index("─")
        return [line[left : left + 29].rstrip() for line in lines[start:]]

    async with app.run_test(size=size) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        for keys, stone in (((), " " * 12 + "ssSs"), (("home",), "  ssSss"[1:]), (("3", "0"), " " * 6 + "ssSss")):
            await pilot.press(*keys)
            await pilot.pause()
            await pilot.pause()
            assert foot()[1] == stone
        assert foot()[2].split() == ["0", "20", "40", "60", "80", "100"]
        assert foot()[3] == "hand: ± 3 mm, ± 6 slope"
        before = session.match.index
        assert "at:30" not in session.match.record.actions
        await pilot.press("enter")
        await wait_until(pilot, lambda: session.match.index > before)
        await pilot.pause()
        assert foot()[1] == " " * 6 + "ssSss"


async def test_other_keys_still_do_what_they_do_elsewhere() -> None:
    session = about_to_push("fr")
    app = app_of(session, "fr")
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        assert "tapez le nombre" in words_of(screen_text(app, "#choices"))
        await pilot.press("l")
        await pilot.pause()
        assert "type the number" in words_of(screen_text(app, "#choices"))
        await pilot.press("u")
        await pilot.pause()
        assert session.match.decision is not None
        assert session.match.decision.kind != "choosing_position"
        assert app.screen.query_one(Choices).option_count > 1


async def test_why_not_tells_of_the_wall() -> None:
    session = about_to_push()
    session.match.undo()
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("question_mark")
        await wait_until(pilot, lambda: isinstance(app.screen, WhyNot))


@pytest.mark.clause("VA-P1", "VA-P3")
@pytest.mark.parametrize("size", [SMALLEST, (120, 50)])
async def test_the_quarry_is_drawn_line_by_line(size: tuple[int, int]) -> None:
    """Each line of the tray keeps its walls: nothing is wrapped or folded."""
    session = about_to_push()
    app = app_of(session)
    async with app.run_test(size=size) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        lines = [line for line in screen_text(app, "#board-scroll").splitlines() if "│" in line]
    assert {(line.count("│"), line.rindex("│") - line.index("│")) for line in lines} == {(2, 28)}
    drawn = "".join(line[line.index("│") : line.rindex("│")] for line in lines)
    if size != SMALLEST:  # there a part of it is out of sight
        assert len(lines) == 15
        assert [drawn.count(letter) for letter in "SML"] == [12, 8, 4]

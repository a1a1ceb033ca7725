"""The two rulebooks of each game say the same, clause by clause."""

import re
from collections import Counter
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "src" / "tabularium" / "games"
GAMES = sorted(page.parent.name for page in FOLDER.glob("*/rulebook.en.md"))
LANGUAGES = ("en", "fr")
BOTH = [(game, language) for game in GAMES for language in LANGUAGES]

NUMBER = re.compile(r"[A-Z]{2}-[A-Z]*[0-9]+[a-z]?")
CLAUSE = re.compile(r"- \*\*([A-Z]{2}-[A-Z]*[0-9]+[a-z]?)\*\* \S")
EXAMPLE = re.compile(r"\*\*([A-Z]{2}-E[0-9]+) [^*]+[.?!]\*\*$")
RULING = re.compile(r"- \*\*([A-Z]{2}-Q[0-9]+) [^*]+[.?!]\*\* \S")
NO_BREAK_SPACE = "\u00a0"


def lines(game: str, language: str) -> list[str]:
    text = (FOLDER / game / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return text.split("\n")


def entry_start(line: str) -> str | None:
    """The id of the clause, example or ruling that begins on this line."""
    for pattern in (CLAUSE, EXAMPLE, RULING):
        if found := pattern.match(line):
            return found.group(1)
    return None


def entries(game: str, language: str) -> list[tuple[str, str]]:
    """Id and text of every clause, example and ruling, in order."""
    result: list[tuple[str, str]] = []
    inside_example = False
    for line in lines(game, language):
        if (name := entry_start(line)) is not None:
            result.append((name, line))
            inside_example = EXAMPLE.match(line) is not None
        elif inside_example and line.startswith("- "):
            name, text = result[-1]
            result[-1] = (name, f"{text}\n{line}")
        else:
            inside_example = False
    return result


def digits(text: str) -> Counter[str]:
    return Counter(re.findall(r"[0-9]+", text))


def shape(line: str) -> tuple[str, int]:
    """What kind of line it is, whatever the language."""
    if not line:
        return ("blank", 0)
    if found := re.match(r"(#+) ", line):
        return ("heading", len(found.group(1)))
    if (name := entry_start(line)) is not None:
        return (name, 0)
    if line.startswith("|"):
        return ("row", line.count("|"))
    if found := re.match(r"( *)(-|[0-9]+\.) ", line):
        return (found.group(2), len(found.group(1)))
    return ("paragraph", 0)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_ids_are_unique(game: str, language: str) -> None:
    names = [name for name, _ in entries(game, language)]
    assert len(names) > 100
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_same_ids_in_the_same_order(game: str) -> None:
    assert [name for name, _ in entries(game, "en")] == [name for name, _ in entries(game, "fr")]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_bold_id_begins_an_entry(game: str, language: str) -> None:
    names = {name for name, _ in entries(game, language)}
    bold = re.findall(r"\*\*([A-Z]{2}-[A-Z]*[0-9]+[a-z]?)", "\n".join(lines(game, language)))
    assert len(bold) == len(names)
    assert set(bold) == names


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_reference_leads_to_an_entry(game: str, language: str) -> None:
    names = {name for name, _ in entries(game, language)}
    assert set(NUMBER.findall("\n".join(lines(game, language)))) <= names


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_example_has_lines(game: str, language: str) -> None:
    for name, text in entries(game, language):
        if re.fullmatch(r"[A-Z]{2}-E[0-9]+", name):
            assert "\n- " in text, name


@pytest.mark.parametrize("game", GAMES)
def test_same_numbers_in_every_entry(game: str) -> None:
    french = dict(entries(game, "fr"))
    for name, text in entries(game, "en"):
        assert digits(text) == digits(french[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_same_references_in_every_entry(game: str) -> None:
    french = dict(entries(game, "fr"))
    for name, text in entries(game, "en"):
        assert NUMBER.findall(text) == NUMBER.findall(french[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_same_structure_and_numbers_line_by_line(game: str) -> None:
    english, french = lines(game, "en"), lines(game, "fr")
    for number, (one, other) in enumerate(zip(english, french, strict=True), start=1):
        assert shape(one) == shape(other), number
        assert digits(one) == digits(other), number


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_headings(game: str, language: str) -> None:
    text = lines(game, language)
    assert text[0].startswith("# ")
    assert sum(line.startswith("# ") for line in text) == 1
    sections = [line for line in text if line.startswith("## ")]
    assert [line.split()[1] for line in sections] == [f"{number}." for number in range(len(sections))]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_nothing_but_what_a_player_needs(game: str, language: str) -> None:
    text = "\n".join(lines(game, language)).lower()
    for unwanted in ("http", "www.", "`", "_", "registry", ".toml", ".txt"):
        assert unwanted not in text, unwanted
    for unwanted in ("seed", "data file", "bot", "bots", r"[a-z]{2}-d[0-9]+"):
        assert re.search(rf"\b{unwanted}\b", text) is None, unwanted


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_clean_lines(game: str, language: str) -> None:
    text = lines(game, language)
    assert text[-1] == ""
    for number, line in enumerate(text, start=1):
        assert line == line.rstrip(), number
        assert "\t" not in line, number


@pytest.mark.parametrize("game", GAMES)
def test_french_typography(game: str) -> None:
    for number, line in enumerate(lines(game, "fr"), start=1):
        assert re.search(r"(?<!\u00a0)[:;!?»]", line) is None or line.startswith("|---"), number
        assert re.search(r"«(?!\u00a0)", line) is None, number
        assert '"' not in line, number


@pytest.mark.parametrize("game", GAMES)
def test_english_has_no_french_spacing(game: str) -> None:
    assert all(NO_BREAK_SPACE not in line for line in lines(game, "en"))

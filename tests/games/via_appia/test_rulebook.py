"""The two rulebooks of Via Appia say the same, clause by clause."""

import re
from collections import Counter
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "src" / "tabularium" / "games" / "via_appia"
LANGUAGES = ("en", "fr")

NUMBER = re.compile(r"VA-[A-Z]+[0-9]+[a-z]?")
CLAUSE = re.compile(r"- \*\*(VA-[A-Z]+[0-9]+[a-z]?)\*\* \S")
EXAMPLE = re.compile(r"\*\*(VA-E[0-9]+) [^*]+[.?!]\*\*$")
RULING = re.compile(r"- \*\*(VA-Q[0-9]+) [^*]+[.?!]\*\* \S")
NO_BREAK_SPACE = "\u00a0"


def lines(language: str) -> list[str]:
    text = (FOLDER / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return text.split("\n")


def entry_start(line: str) -> str | None:
    """The id of the clause, example or ruling that begins on this line."""
    for pattern in (CLAUSE, EXAMPLE, RULING):
        if found := pattern.match(line):
            return found.group(1)
    return None


def entries(language: str) -> list[tuple[str, str]]:
    """Id and text of every clause, example and ruling, in order."""
    result: list[tuple[str, str]] = []
    inside_example = False
    for line in lines(language):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique(language: str) -> None:
    names = [name for name, _ in entries(language)]
    assert len(names) > 130
    assert len(names) == len(set(names))


def test_same_ids_in_the_same_order() -> None:
    assert [name for name, _ in entries("en")] == [name for name, _ in entries("fr")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bold_id_begins_an_entry(language: str) -> None:
    names = {name for name, _ in entries(language)}
    bold = re.findall(r"\*\*(VA-[A-Z]+[0-9]+[a-z]?)", "\n".join(lines(language)))
    assert len(bold) == len(names)
    assert set(bold) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_to_an_entry(language: str) -> None:
    names = {name for name, _ in entries(language)}
    assert set(NUMBER.findall("\n".join(lines(language)))) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_lines(language: str) -> None:
    for name, text in entries(language):
        if name.startswith("VA-E") and name[4].isdigit():
            assert "\n- " in text, name


def test_same_numbers_in_every_entry() -> None:
    french = dict(entries("fr"))
    for name, text in entries("en"):
        assert digits(text) == digits(french[name]), name


def test_same_references_in_every_entry() -> None:
    french = dict(entries("fr"))
    for name, text in entries("en"):
        assert NUMBER.findall(text) == NUMBER.findall(french[name]), name


def test_same_structure_and_numbers_line_by_line() -> None:
    english, french = lines("en"), lines("fr")
    for number, (one, other) in enumerate(zip(english, french, strict=True), start=1):
        assert shape(one) == shape(other), number
        assert digits(one) == digits(other), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings(language: str) -> None:
    text = lines(language)
    assert text[0].startswith("# ")
    assert sum(line.startswith("# ") for line in text) == 1
    sections = [line for line in text if line.startswith("## ")]
    assert [line.split()[1] for line in sections] == [f"{number}." for number in range(11)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_what_a_player_needs(language: str) -> None:
    text = "\n".join(lines(language)).lower()
    for unwanted in ("http", "www.", "`", "_", ".toml", ".txt"):
        assert unwanted not in text, unwanted
    for unwanted in ("seed", "data file", "bot", "bots", "va-d"):
        assert re.search(rf"\b{unwanted}\b", text) is None, unwanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_clean_lines(language: str) -> None:
    text = lines(language)
    assert text[-1] == ""
    for number, line in enumerate(text, start=1):
        assert line == line.rstrip(), number
        assert "\t" not in line, number


def test_french_typography() -> None:
    for number, line in enumerate(lines("fr"), start=1):
        assert re.search(r"(?<!\u00a0)[:;!?»]", line) is None or line.startswith("|---"), number
        assert re.search(r"«(?!\u00a0)", line) is None, number
        assert '"' not in line, number


def test_english_has_no_french_spacing() -> None:
    assert all(NO_BREAK_SPACE not in line for line in lines("en"))

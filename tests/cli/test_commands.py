"""Every command as it is typed, and every error as a sentence with the exit code 2."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tabularium as tab
from tabularium.bots.reviewing import Review
from tabularium.bots.spec import read_bots
from tabularium.cli import bench, goals, measure, peers, play
from tabularium.cli.commands import build
from tabularium.cli.storage import load, reason_of, save, saved_matches
from tabularium.cli.terminal.app import TabulariumApp
from tabularium.core.build import is_compiled
from tabularium.core.registry import find
from tabularium.lab.journal import outcomes
from tabularium.lab.plan import make_plan
from tabularium.lab.simulating import simulate
from tests.cli.support import session_of


def run(*words: str, lang: str = "") -> Result:
    env = {"LANG": lang} if lang else None
    return CliRunner().invoke(build(), list(words), env=env)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[TabulariumApp]:
    """The applications that would have been shown."""
    shown: list[TabulariumApp] = []
    monkeypatch.setattr(play, "run", shown.append)
    return shown


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.strip() == f"tabularium {tab.__version__} ({'compiled' if is_compiled() else 'plain Python'})"


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "review"])
def test_help_names_every_command(command: str) -> None:
    assert command in run("--help").stdout
    assert run(command, "--help").exit_code == 0


def test_help_speaks_french() -> None:
    assert "Revoir une partie" in run("--help", lang="fr_FR.UTF-8").stdout
    assert "Montrer cette aide" in run("games", "--help", lang="fr_FR.UTF-8").stdout
    assert "help." not in run("play", "--help", lang="fr_FR.UTF-8").stdout


@pytest.mark.parametrize(
    "words", [["--lang", "fr", "--help"], ["play", "--help", "--lang", "fr"], ["play", "--help", "--lang=fr"]]
)
def test_help_listens_to_the_option(words: list[str]) -> None:
    told = run(*words).stdout
    assert "Montrer cette aide" in told
    assert "Utilisation" in told
    assert "Usage" not in told
    assert "Usage" in run("--help").stdout


@pytest.mark.parametrize(
    ("words", "fr"),
    [
        (["foo"], "Aucune commande ne s'appelle"),
        (["pla"], "Vouliez-vous dire"),
        (["play", "--foo"], "Aucune option ne s'appelle"),
        (["play", "--bots"], "attend une valeur"),
        (["play", "--seats", "x"], "attend un nombre entier"),
        (["replay"], "Il manque l'argument"),
        (["bench", "--seconds", "0"], "attend un nombre d'au moins"),
        (["games", "a", "b"], "arguments de trop"),
    ],
)
def test_errors_of_usage_are_french(words: list[str], fr: str) -> None:
    result = run(*words, lang="fr_FR.UTF-8")
    assert result.exit_code == 2
    assert fr in " ".join(result.stderr.split())
    for word in ("Error", "Usage", "Try", "such"):
        assert word not in result.stderr
    assert "Error" in run(*words).stderr


def test_games_lists_what_there_is() -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in tab.games():
        assert game.id in result.stdout
        assert all(word in result.stdout for word in game.names["en"].split())  # long names are folded
        for option in game.options:
            assert option.id in result.stdout


def test_language_comes_from_the_system_the_option_or_before_the_command() -> None:
    assert "Places" in run("games", lang="fr_CA.UTF-8").stdout
    assert "Places" in run("games", "--lang", "fr").stdout
    assert "Places" in run("--lang", "fr", "games").stdout
    assert "Seats" in run("games", lang="de_DE.UTF-8").stdout


# ---------------------------------------------------------------------- rules


def test_rules_whole_clause_series_and_section() -> None:
    whole = run("rules", "aquileia").stdout
    assert "AQ-G1" in whole
    assert "AQ-Q23" in whole
    clause = run("rules", "aquileia", "aq-m3").stdout
    assert "AQ-M3" in clause
    assert "AQ-M4" not in clause
    series = run("rules", "aquileia", "AQ-M").stdout
    assert "AQ-M3" in series
    assert "AQ-G1" not in series
    for name in ("5", "mercatus"):
        assert "AQ-M3" in run("rules", "aquileia", name).stdout


def test_rules_in_french() -> None:
    assert "Banque" in run("rules", "aquileia", "AQ-M3", "--lang", "fr").stdout


def test_rules_without_the_prefix() -> None:
    clause = run("rules", "aquileia", "m3").stdout
    assert clause == run("rules", "aquileia", "AQ-M3").stdout
    assert "AQ-M3" in run("rules", "aquileia", "M").stdout


@pytest.mark.parametrize("name", ["banana", "AQ-XYZ", "Z"])
def test_unlike_clauses_are_not_suggested(name: str) -> None:
    result = run("rules", "aquileia", name)
    assert result.exit_code == 2
    assert "Did you mean" not in result.stderr


def test_unknown_clause_names_near_ones() -> None:
    result = run("rules", "aquileia", "AQ-M99", "--lang", "fr")
    assert result.exit_code == 2
    assert "Vouliez-vous dire" in result.stderr
    assert "AQ-M9" in result.stderr


# ---------------------------------------------------------------------- play


def test_play_alone_opens_the_menu(opened: list[TabulariumApp]) -> None:
    assert run("play").exit_code == 0
    assert [app.session for app in opened] == [None]


def test_no_command_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr(import_module("tabularium.cli.serve"), "serve", lambda: served.append(True))
    assert run().exit_code == 0
    assert served == [True]


def test_play_seats_people_first(opened: list[TabulariumApp]) -> None:
    assert run("play", "aquileia", "--bots", "greedy,random", "--lang", "fr").exit_code == 0
    assert run("play", "aquileia").exit_code == 0
    assert run("play", "aquileia", "--seats", "4", "--bots", "greedy", "--seed", "5").exit_code == 0
    sessions = [app.session for app in opened]
    assert all(session is not None for session in sessions)
    bots = [[sitter.bot for sitter in session.sitters] for session in sessions if session is not None]
    assert bots == [["", "greedy", "random"], ["", ""], ["", "", "", "greedy"]]
    assert opened[0].lang == "fr"
    assert opened[2].session is not None
    assert opened[2].session.match.seed == 5


def test_play_takes_options(opened: list[TabulariumApp]) -> None:
    assert run("play", "aquileia", "--option", "first_player=2", "--option", "single_exchange=yes").exit_code == 0
    assert opened[0].session is not None
    assert opened[0].session.match.options == {"first_player": "2", "single_exchange": True}


def test_option_values_as_people_write_them() -> None:
    game = find("aquileia")
    for typed, value in (("true", True), ("Oui", True), ("0", False), ("No", False)):
        assert play.given_options(game, [f"single_exchange={typed}"])["single_exchange"] is value


def test_resume_the_latest(opened: list[TabulariumApp]) -> None:
    session = session_of("", "random", moves=20, lang="fr")
    save(session)
    assert run("play", "--resume").exit_code == 0
    assert run("play", "aquileia", "--resume", "--lang", "en").exit_code == 0
    for app, lang in zip(opened, ("fr", "en"), strict=True):
        assert app.session is not None
        assert app.session.match.record == session.match.record
        assert app.lang == lang


def test_finished_matches_are_not_resumed(opened: list[TabulariumApp]) -> None:
    save(session_of("", "random", until=lambda match: False))
    assert run("play", "--resume").exit_code == 2


def test_resume_passes_over_what_cannot_be_read(opened: list[TabulariumApp]) -> None:
    good = session_of("", "random", moves=20)
    path = save(good)
    os.utime(path, (1_000_000, 1_000_000))
    bad = path.with_name("aquileia-20990101-000000-ffffff.json")
    bad.write_text("{", encoding="utf-8")
    (path.parent / "aquileia-nowhere.json").symlink_to("nowhere")
    result = run("play", "aquileia", "--resume", lang="fr_FR.UTF-8")
    assert result.exit_code == 0
    assert f"{bad.name} est laissé de côté\u00a0: L'enregistrement" in result.stderr
    assert opened[0].session is not None
    assert opened[0].session.match.record == good.match.record


def test_leaving_tells_where_it_lies(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    app = TabulariumApp("fr")
    app.saved_in = Path("/somewhere/match.json")
    monkeypatch.setattr(app, "run", lambda: None)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    play.run(app)
    told = capsys.readouterr().out
    assert "/somewhere/match.json" in told
    assert "tabularium play --resume" in told


def test_reasons_of_the_system_are_our_own_words() -> None:
    for number in (errno.EACCES, errno.ENOSPC, errno.EROFS, errno.ENOENT, errno.ELOOP):
        words = reason_of(OSError(number, os.strerror(number)))
        assert os.strerror(number) not in words["fr"]
        assert words["fr"] != words["en"]


# ---------------------------------------------------------------------- replay


def test_replay_reads_records_and_saves(opened: list[TabulariumApp], tmp_path: Path) -> None:
    session = session_of("", "random", moves=20)
    plain = tmp_path / "record.json"
    plain.write_text(session.match.record.dumps(), encoding="utf-8")
    for path in (plain, save(session)):
        assert run("replay", str(path)).exit_code == 0
    assert len(opened) == 2


def test_replay_and_review_read_a_journal_of_the_laboratory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[str] = []
    monkeypatch.setattr(play, "show", lambda lang, watched, names: shown.append(watched.record.dumps()))
    plan = make_plan("aquileia", seats=2, bots=read_bots("random"), games=3, seed=1, options={})
    simulate(plan, tmp_path, jobs=1, cluster=None, progress=lambda games: None)
    journal = tmp_path / "games.ndjson"
    records = [outcome.record for outcome in outcomes(tmp_path)]
    for number in (2, 0):
        assert run("replay", str(journal), "--game", str(number)).exit_code == 0
    assert shown == [records[2], records[0]]
    quick = ["--glance", "mcts:1it", "--closer", "mcts:2it", "--seed", "1"]
    assert "décisions de" in run("review", str(journal), "--game", "1", "--lang", "fr", *quick).stdout
    for command in ("replay", "review"):
        asked = run(command, str(journal), lang="fr_FR.UTF-8")
        assert (asked.exit_code, asked.stdout) == (2, "")
        assert "journal du laboratoire. Parties qu'il contient\u00a0: 3, sous les numéros 0-2." in asked.stderr
    assert "no game 3 in the journal games.ndjson" in run("replay", str(journal), "--game", "3").stderr
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text(lines[2] + lines[0] + lines[1][:50], encoding="utf-8")  # interrupted
    assert "Games in it: 2, with the numbers 0, 2." in run("replay", str(journal)).stderr
    journal.write_text(lines[0] + "?\n" + lines[1], encoding="utf-8")
    assert "line 2 is damaged" in run("replay", str(journal), "--game", "1").stderr
    journal.write_text(records[0], encoding="utf-8")
    assert "leave out --game" in run("replay", str(journal), "--game", "0").stderr


def test_review_lists_where_most_was_lost(tmp_path: Path) -> None:
    session = session_of("random", "", moves=24)
    plain = tmp_path / "record.json"
    plain.write_text(session.match.record.dumps(), encoding="utf-8")
    quick = ["--glance", "mcts:6it", "--closer", "mcts:9it", "--seed", "1", "--top", "3"]
    first, own = run("review", str(plain), *quick), run("review", str(save(session)), *quick)
    assert first.exit_code == own.exit_code == 0
    names = session.match.names("en")
    assert f"decisions of {names[0]}" in first.stdout
    assert f"decisions of {names[1]}" in own.stdout  # the person's seat, in a match saved here
    chosen = run("review", str(plain), "--seat", "2", "--lang", "fr", *quick)
    assert f"décisions de {session.match.names('fr')[1]}" in chosen.stdout
    assert "Où l'on a le plus perdu" in chosen.stdout
    assert 1 <= chosen.stdout.count("→") <= 3
    assert "mcts:9it" in chosen.stdout  # who took the closer look
    whole = Review(session.match, 1)
    while whole.look("mcts:6it", "mcts:9it", 1) is not None:
        pass
    places = [list(whole.asked).index(slip.index) + 1 for slip in whole.slips[:3]]
    assert "Décision" in chosen.stdout
    assert [int(row) for row in re.findall(r"^ +(\d+)  ", chosen.stdout, re.MULTILINE)] == places  # as in the browser
    plain.write_text(tab.new("aquileia", 2, 1).record.dumps(), encoding="utf-8")
    assert "There was nothing to decide." in run("review", str(plain), *quick).stdout
    refused = run("review", str(plain), "--seat", "5", *quick)
    assert refused.exit_code == 2
    assert "1 to 2" in refused.stderr


# ---------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("words", "en", "fr"),
    [
        (["play", "risk"], "There is no game", "Aucun jeu"),
        (["rules", "risk"], "There is no game", "Aucun jeu"),
        (["play", "aquileia", "--seats", "9"], "can be played with", "se joue avec"),
        (["play", "aquileia", "--bots", "hal"], "There is no bot", "Aucun bot"),
        (["play", "aquileia", "--bots", "random,random", "--seats", "2"], "no seat for you", "aucune place"),
        (["play", "aquileia", "--option", "wind=1"], "has no option", "n'a pas d'option"),
        (["play", "aquileia", "--option", "single_exchange=perhaps"], "can be: false|true.", "être\u00a0: false|true."),
        (["play", "aquileia", "--option", "first_player=9"], "cannot be '9'", "ne peut pas être '9'"),
        (["play", "aquileia", "--option", "nothing"], "name=value", "nom=valeur"),
        (["play", "--resume"], "no saved match", "aucune partie"),
        (["bench", "foo"], "There is no game", "Aucun jeu"),
        (["bench", "--seconds", "nan"], "", ""),
        (["bench", "--seconds", "inf"], "number of seconds", "nombre de secondes"),
        (["bench", "--seconds", "0"], "", ""),
        (["bench", "--seconds", "-1"], "", ""),
        (["replay", "nowhere.json"], "cannot be read", "ne peut être lu"),
        (["review", "nowhere.json"], "cannot be read", "ne peut être lu"),
        (["review", __file__, "--glance", "greedy"], "gives no advice", "ne donne pas de conseil"),
        (["games", "--lang", "la"], "is no language", "is no language"),
        (["play", "aquileia"], "needs a terminal", "besoin d'un terminal"),
    ],
)
def test_errors_are_sentences(words: list[str], en: str, fr: str) -> None:
    for lang, sentence in (("en_GB.UTF-8", en), ("fr_FR.UTF-8", fr)):
        result = run(*words, lang=lang)
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert "Traceback" not in result.output


def test_bench_fails_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    result = run("bench", "aquileia", "--no-peers", "--lang", "fr")
    assert result.exit_code == 1
    assert "n'a pas pu être mesuré" in result.stderr


def test_bench_speaks_both_languages_and_tells_the_load(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {key: 1234.5 for columns in bench.TABLES for key, _ in columns}
    monkeypatch.setattr(bench, "_measured", lambda *_: figures)
    for lang, words in (
        ("en", ("games/s", "Goals", "Load average")),
        ("fr", ("parties/s", "Objectifs", "Charge moyenne")),
    ):
        told = run("bench", "--no-peers", "--lang", lang).stdout
        for said in words:
            assert said in told


def test_bench_tells_what_is_worked_out_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measure.worked_out("aquileia", 0.01) == {}
    figures = measure.worked_out("via_appia", 0.01)
    assert 0 < figures["computed_ms"] < 1000
    assert figures["rest_decisions_per_s"] > 100
    columns = {"aquileia": {"games_per_s": 400.0}, "via_appia": {"games_per_s": 5.0, **figures}}
    monkeypatch.setattr(bench, "_measured", lambda game, *_: columns[game])
    told = run("bench", *columns, "--no-peers").stdout
    assert "told apart" in told
    assert "view" not in told  # a table without any figure is left out


def test_bench_writes_its_figures_to_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "_measured", lambda game, *_: {"game": game, "decisions_per_s": 100_000.0})
    assert run("bench", "aquileia", "--quick", "--out", str(tmp_path / "figures.json")).exit_code == 0
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    builds = ["plain", "compiled"] if is_compiled() else ["plain"]
    assert written == {f"aquileia, {build}": {"game": "aquileia", "decisions_per_s": 100_000.0} for build in builds}
    refused = run("bench", "--out", str(tmp_path / "nowhere" / "figures.json"))
    assert refused.exit_code == 2
    assert "cannot be written" in refused.stderr


def test_bench_tells_why_another_engine_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_measured", lambda game, *_: {"decisions_per_s": 100_000.0})
    monkeypatch.setattr(bench, "PEERS", [peers.Peer("ludus", "no-such-package-of-ours/", "")])
    assert "ludus could not be installed" in run("bench", "aquileia").stdout


def test_bench_measures_whole_games_of_search() -> None:
    search = measure.Search("aquileia", 2)
    assert sum([search.iterate() for _ in range(3)]) == 3
    assert search._root.taken == 3
    assert sum([branch.taken for branch in search._root.branches.values()]) == 3


def test_goals_are_those_of_the_build() -> None:
    fast = {"decisions_per_s": 130_000.0, "iterations_per_s": 700.0, "decisions": 150.0}
    slow = {"decisions_per_s": 20_000.0, "rest_decisions_per_s": 70_000.0, "iterations_per_s": 1.0, "computed_ms": 9.0}
    plain = {found.key: found for found in goals.reached([fast, slow, fast], "plain")}
    assert plain["decisions"].is_reached
    assert plain["decisions_slowest"].value == 70_000  # what the dealer works out is told apart
    assert plain["iterations"].value == 350
    assert plain["copy"].value is None
    assert not goals.reached([fast], "compiled")[0].is_reached


def damaged(text: str) -> dict[str, str]:
    data: dict[str, Any] = json.loads(text)
    return {
        "truncated": text[: len(text) // 2],
        "no record": "[1, 2]",
        "newer": json.dumps({**data, "tabularium": 99}),
        "newer rules": json.dumps({**data, "rules": 99}),
        "illegal": json.dumps({**data, "actions": [*data["actions"], data["actions"][-1]]}),
        "no table": json.dumps({key: value for key, value in data.items() if key != "table"}),
        "bad bot": json.dumps({**data, "table": {**data["table"], "sitters": [{"bot": "hal", "name": ""}] * 2}}),
    }


@pytest.mark.parametrize("kind", ["truncated", "no record", "newer", "newer rules", "illegal", "no table", "bad bot"])
def test_damaged_saves_are_told_and_left_alone(kind: str) -> None:
    path = save(session_of("", "random", moves=20))
    text = damaged(path.read_text(encoding="utf-8"))[kind]
    path.write_text(text, encoding="utf-8")
    result = run("play", "--resume")
    assert result.exit_code == 2
    assert "record" in result.stderr
    assert "Traceback" not in result.output
    assert path.read_text(encoding="utf-8") == text
    assert [saved.path for saved in saved_matches()] == [path]


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).exit_code == 2


def test_save_and_load_are_the_same() -> None:
    session = session_of("", "", "greedy", moves=45, lang="fr")
    again = load(save(session))
    assert again.match.record == session.match.record
    assert again.sitters == session.sitters
    assert (again.lang, again.marks, again.path) == (session.lang, session.marks, session.path)
    assert not list(session.path.parent.glob("*.draft")) if session.path else False

"""The laboratory: the same games whatever the number of processes, nothing lost, and a report that says so."""

from __future__ import annotations

import json
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from errno import ENOSPC
from functools import partial
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from typer.testing import CliRunner, Result

import tabularium as tab
from tabularium.bots.spec import read_bot, read_bots
from tabularium.bots.strengths import STRENGTHS
from tabularium.cli.commands import build
from tabularium.cli.counting import said_rate
from tabularium.core.errors import UnknownBot
from tabularium.core.registry import find
from tabularium.games import via_appia
from tabularium.games.via_appia import quarry
from tabularium.lab import report
from tabularium.lab.extras import MissingLibrary, library
from tabularium.lab.figures import bins
from tabularium.lab.findings import findings
from tabularium.lab.intervals import mean, mean_count, rate, rate_per_seat
from tabularium.lab.journal import GAMES, PLAN, FolderInUse, Journal, OtherPlan, UnreadableFolder, outcomes
from tabularium.lab.labels import in_common, in_words
from tabularium.lab.ladder import pairings, rungs, write_ladder
from tabularium.lab.plan import BadPlan, Plan, make_plan
from tabularium.lab.playing import play_game
from tabularium.lab.simulating import simulate
from tabularium.lab.tables import rows, use_rows
from tabularium.lab.tuning import judge_of
from tabularium.lab.words import percent, plain, several
from tabularium.lab.writing import UnusableFolder

GAME_IDS = [game.id for game in tab.games()]


def plan(games: int = 6, bots: str = "random", seats: int = 2, seed: int = 1, game: str = "aquileia") -> Plan:
    return make_plan(game, seats, read_bots(bots), games, seed, {})


def quietly(_: int) -> None:
    """Nobody watches."""


def run(*words: str) -> Result:
    return CliRunner().invoke(build(), list(words))


# ---------------------------------------------------------------------- bots and plans


@pytest.mark.parametrize("text", ["random", "greedy", "mcts:500ms", "mcts:20it"])
def test_a_bot_is_read_as_it_is_written(text: str) -> None:
    bot = read_bot(f" {text} ")
    assert str(bot) == text
    assert pickle.loads(pickle.dumps(bot)) == bot  # it goes to the processes that play


@pytest.mark.parametrize("games", range(1, 40))
def test_a_rate_lies_in_its_interval_even_where_all_or_none_are_won(games: int) -> None:
    for wins in (0, games):
        assert rate(wins, games).low <= rate(wins, games).value <= rate(wins, games).high


BY_THE_CLOCK = {"random": False, "greedy": False, "mcts:9it": False, "mcts:9ms": True, "mcts": True, "tiro": True}


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_thinks_by_the_clock_is_not_repeatable(game: str) -> None:
    assert {text: not plan(bots=text, game=game).is_repeatable for text in BY_THE_CLOCK} == BY_THE_CLOCK


def test_bots_that_aim_without_numba_think_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    found = findings([play_game(plan(game="via_appia"), 0)], "en")
    monkeypatch.setattr(quarry, "_twin", [])
    monkeypatch.setitem(sys.modules, "tabularium.games.via_appia.quarry_fast", None)
    monkeypatch.delattr(via_appia, "quarry_fast", raising=False)
    assert [plan(bots=bots, game="via_appia").is_repeatable for bots in ("random", "random,greedy")] == [True, False]
    assert plan(bots="greedy").is_repeatable
    page = report.page(plan(bots="greedy", game="via_appia"), found, defaultdict(str), "", "en")
    assert "another run may differ" in page


@pytest.mark.parametrize("text", ["", "oracle", "mcts:fast", "mcts:0ms", "greedy:5ms", "mcts:5", "mcts:-5ms"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot):
        read_bot(text)


def test_bots_change_seats_from_game_to_game() -> None:
    made = plan(bots="random,greedy", seats=3)
    sat = [[str(bot) for bot in made.seated(number)] for number in range(3)]
    assert sat == [["random", "greedy", "random"], ["greedy", "random", "random"], ["random", "random", "greedy"]]
    crowd = plan(bots="random,greedy,mcts:5it", seats=2)
    met = {str(bot) for number in range(3) for bot in crowd.seated(number)}
    assert met == {"random", "greedy", "mcts:5it"}


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {plan(seed=seed).seed_of(number) for seed in (1, 2) for number in range(100)}
    assert len(seeds) == 200


def test_plans_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadPlan, match="at least one bot"):
        plan(bots="")
    with pytest.raises(BadPlan, match="at least one game"):
        plan(0)
    with pytest.raises(tab.TabulariumError, match="seats"):
        plan(seats=99)


# ---------------------------------------------------------------------- games


@pytest.mark.parametrize("game", GAME_IDS)
def test_an_outcome_is_what_its_record_says(game: str) -> None:
    seats = find(game).seats[-1]
    outcome = play_game(plan(1, "random", seats, game=game), 7)
    match = tab.loads(outcome.record)
    assert match.is_over
    assert match.is_fairly_dealt
    assert outcome.scores == match.scores
    assert outcome.breakdown == match.breakdown
    assert [seat for seat, share in enumerate(outcome.shares) if share] == list(match.winners)
    assert sum(outcome.shares) == pytest.approx(1)
    assert tab.new(game, seats, 1).shares == [0.0] * seats  # nobody has won yet
    assert sum(sum(used.values()) for used in outcome.used) == outcome.decisions
    assert sorted(outcome.order) == list(range(1, seats + 1))
    [starts, *_] = [action for action in match.record.actions if action.startswith(("first:", "next:"))]
    assert outcome.order.index(1) + 1 == int(starts.partition(":")[2])  # as the dealer drew
    assert outcome.order[0] != 1, "not by seat"


def test_a_draft_against_the_order_of_play_does_not_turn_it_round() -> None:
    drafted = make_plan("nova_roma", 3, read_bots("random"), 1, 1, {"mosaic_draft": True, "first_player": "2"})
    assert play_game(drafted, 0).order == [3, 1, 2]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    counts: list[int] = []
    simulate(plan(), tmp_path / "one", 1, None, counts.append)
    simulate(plan(), tmp_path / "two", 2, None, quietly)
    assert counts == [0, 1, 2, 3, 4, 5, 6]
    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "two" / GAMES).read_bytes()


def test_an_interrupted_simulation_goes_on(tmp_path: Path) -> None:
    simulate(plan(), tmp_path / "whole", 1, None, quietly)
    with Journal(tmp_path / "cut", plan()) as journal:
        for number in (4, 1):
            journal.write(play_game(plan(), number))
            journal.write(play_game(plan(), number))  # as a cluster may
    games = tmp_path / "cut" / GAMES
    games.write_text(games.read_text() + '{"number":2,"bots":["ran')  # the power went
    counts: list[int] = []
    simulate(plan(), tmp_path / "cut", 1, None, counts.append)
    assert counts == [2, 3, 4, 5, 6]
    assert games.read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    simulate(plan(8), tmp_path / "cut", 1, None, quietly)  # and more of the same
    assert [outcome.number for outcome in outcomes(tmp_path / "cut", 8)] == list(range(8))
    assert [outcome.number for outcome in outcomes(tmp_path / "cut", 3)] == [0, 1, 2]  # a report of fewer


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_an_earlier_program_did_not_count_is_counted_from_the_record(tmp_path: Path, game: str) -> None:
    wanted = plan(2, seats=3, game=game)
    simulate(wanted, tmp_path / "new", 1, None, quietly)
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / PLAN).write_bytes((tmp_path / "new" / PLAN).read_bytes())
    whole = next(outcomes(tmp_path / "new", 1)).plain()
    earlier = {key: value for key, value in whole.items() if key not in {"order", "places"}} | {"used": [{}, {}, {}]}
    (tmp_path / "old" / GAMES).write_text(json.dumps(earlier) + "\n", encoding="utf-8")
    assert next(outcomes(tmp_path / "old", 1)).plain() == whole
    simulate(wanted, tmp_path / "old", 1, None, quietly)
    assert (tmp_path / "old" / GAMES).read_bytes() == (tmp_path / "new" / GAMES).read_bytes()


@pytest.mark.parametrize("record", ["", "[]", None])
def test_an_earlier_game_without_its_record_is_refused_in_a_sentence(tmp_path: Path, record: str | None) -> None:
    earlier = play_game(plan(), 0).plain() | {"record": record}
    del earlier["places"]
    (tmp_path / GAMES).write_text(json.dumps(earlier) + "\n", encoding="utf-8")
    with pytest.raises(UnreadableFolder, match=GAMES):
        outcomes(tmp_path, 1)


def test_another_plan_does_not_mix_with_what_is_there(tmp_path: Path) -> None:
    simulate(plan(1), tmp_path, 1, None, quietly)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(OtherPlan, match=r"another simulation: seed \(1 there, 2 here\)\. "):
        simulate(plan(1, seed=2), tmp_path, 1, None, quietly)
    with pytest.raises(OtherPlan, match=r": bots \(random there, greedy, mcts:1it here\)\. "):
        simulate(plan(1, "greedy,mcts:1it"), tmp_path, 1, None, quietly)
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_name_that_stands_for_another_strength_by_now_does_not_mix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal(tmp_path, plan(bots="tiro,random")):
        pass
    monkeypatch.setitem(STRENGTHS, "tiro", replace(STRENGTHS["tiro"], misjudgement=2.5))
    with pytest.raises(OtherPlan) as refused:
        Journal(tmp_path, plan(bots="tiro,random")).__enter__()
    assert ": settings tiro.misjudgement (3.0 there, 2.5 here). " in refused.value.sentence("en")
    assert ": réglages tiro.misjudgement (3.0 là-bas, 2.5 ici). " in refused.value.sentence("fr")
    assert json.loads((tmp_path / PLAN).read_text())["settings"]["tiro"]["misjudgement"] == 3.0


@pytest.mark.parametrize("game", GAME_IDS)
def test_games_judged_with_other_weights_do_not_mix(tmp_path: Path, game: str) -> None:
    judge = judge_of(find(game))
    present = judge.weights.copy()
    with Journal(tmp_path, plan(game=game)):
        pass
    try:
        judge.weights.late[-1] += 0.001
        with pytest.raises(OtherPlan, match=r"weights of the evaluation \(\w{12} there, \w{12} here\)"):
            Journal(tmp_path, plan(game=game)).__enter__()
    finally:
        judge.weights.take(present)
    with Journal(tmp_path, plan(game=game)):
        pass


def test_a_plan_that_does_not_tell_enough_is_another_one(tmp_path: Path) -> None:
    """Written by an earlier program, or by hand."""
    told = {key: value for key, value in plan(bots="greedy").plain().items() if key not in ("settings", "weights")}
    (tmp_path / PLAN).write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(OtherPlan, match=r": settings greedy.samples \(unknown there, 4 here\); .*weights"):
        Journal(tmp_path, plan(bots="greedy")).__enter__()


def test_two_simulations_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, plan()) as journal:
        journal.write(play_game(plan(), 0))
        with pytest.raises(FolderInUse, match="at work"):
            simulate(plan(), tmp_path, 1, None, quietly)
    simulate(plan(), tmp_path, 1, None, quietly)


@pytest.mark.parametrize("name", [PLAN, GAMES])
def test_a_damaged_folder_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    simulate(plan(1), tmp_path, 1, None, quietly)
    for damaged in ("[1]\n", "{\n"):
        (tmp_path / name).write_text(damaged, encoding="utf-8")
        with pytest.raises(UnreadableFolder, match=name):
            simulate(plan(2), tmp_path, 1, None, quietly)


@pytest.mark.parametrize("garbage", [b"garbage", b"", b"[1]", b'{"number":2}', b"\xff\xfe", b"{}\x0c\x85"])
def test_a_damaged_line_is_named_and_left_as_it_is(tmp_path: Path, garbage: bytes) -> None:
    simulate(plan(3), tmp_path, 1, None, quietly)
    games = tmp_path / GAMES
    first, *others = games.read_bytes().splitlines()
    games.write_bytes(b"\n".join([first, garbage, *others, b""]))
    before = games.read_bytes()
    with pytest.raises(UnreadableFolder, match=r"games\.ndjson, line 2, cannot be read") as caught:
        simulate(plan(3), tmp_path, 1, None, quietly)
    assert "games.ndjson (ligne 2) n'est pas lisible" in caught.value.sentence("fr")
    assert games.read_bytes() == before


# ---------------------------------------------------------------------- folders that cannot be used


def fills_up(path: Path, content: bytes) -> int:
    """As a disk does: a part is written, and then no more."""
    with path.open("wb") as file:
        file.write(content[: len(content) // 2])
    raise OSError(ENOSPC, os.strerror(ENOSPC))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_disk_that_fills_up_is_told_in_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    with Journal(tmp_path, plan()) as journal:
        journal.write(play_game(plan(), 3))
        assert journal._file is not None
        with Path("/dev/full").open("w", encoding="utf-8") as full:
            os.dup2(full.fileno(), journal._file.fileno())  # closing it fails once more, then
        with pytest.raises(UnusableFolder, match=r"No space left on device \(games\.ndjson\)"):
            journal.write(play_game(plan(), 4))
    counts: list[int] = []
    simulate(plan(), tmp_path, 1, None, counts.append)
    assert counts == [1, 2, 3, 4, 5, 6]


def test_no_draft_is_left_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal(tmp_path, plan(1)) as journal:
        journal.write(play_game(plan(1), 0))
        before = (tmp_path / GAMES).read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", fills_up)
            with pytest.raises(UnusableFolder, match="No space left"):
                journal.tidy()
            assert sorted(path.name for path in tmp_path.iterdir()) == [GAMES, PLAN]
            assert (tmp_path / GAMES).read_bytes() == before
        journal.tidy()


@pytest.mark.parametrize("name", ["seats.csv", "uses.parquet", "report.html", "plots", "plots/scores.svg"])
def test_results_that_cannot_be_written_are_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    ask = ("simulate", "aquileia", "--bots", "random", "--seats", "2", "--games", "2", "--jobs", "1", "--lang", "en")
    in_the_way = tmp_path / name
    if name == "plots":
        in_the_way.write_text("", encoding="utf-8")
    else:
        in_the_way.mkdir(parents=True)
    result = run(*ask, "--out", str(tmp_path))
    assert result.exit_code == 2
    assert f"({in_the_way.name})." in result.stderr
    assert "cannot be used as a folder for results" in result.stderr
    assert not list(tmp_path.rglob("*.new"))
    assert len(list(outcomes(tmp_path))) == 2
    in_the_way.unlink() if name == "plots" else in_the_way.rmdir()
    assert run(*ask, "--out", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_folder_without_a_name_is_refused(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, told in (("en", "needs the name of a folder"), ("fr", "demande le nom d'un dossier")):
        result = run(command, "aquileia", "--bots", "random,mcts:1it", "--games", "1", "--out", "", "--lang", lang)
        assert result.exit_code == 2
        assert told in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_folder_is_refused_before_anything_else_is_said(command: str, tmp_path: Path) -> None:
    ask = (command, "aquileia", "--bots", "random,mcts:1it", "--games", "1", "--jobs", "1", "--lang", "en", "--out")
    (tmp_path / "file").write_text("", encoding="utf-8")
    foreign = tmp_path / "foreign"
    simulate(plan(1), foreign if command == "simulate" else foreign / "random-mcts_1it", 1, None, quietly)
    for folder, told in ((tmp_path / "file", "cannot be used as a folder"), (foreign, "holds another simulation")):
        result = run(*ask, str(folder))
        assert result.exit_code == 2
        assert told in result.stderr
        assert len(result.stderr.splitlines()) == 1


# ---------------------------------------------------------------------- interrupting


@pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX systems")
def test_interrupting_the_command_keeps_what_was_played(tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).with_name("tabularium")),
        "simulate",
        "aquileia",
        "--bots",
        "random",
        "--seats",
        "2",
    ]
    command += ["--games", "100000", "--jobs", "2", "--out", str(tmp_path / "out"), "--lang", "en"]
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
    started = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heeding)
    games = tmp_path / "out" / GAMES
    until = time.monotonic() + 60
    with started:
        try:
            while not (games.exists() and games.stat().st_size) and time.monotonic() < until:
                time.sleep(0.02)
            os.killpg(started.pid, signal.SIGINT)  # as the terminal does: all processes get it
            _, told = started.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):  # whatever has failed, nothing plays on
                os.killpg(started.pid, signal.SIGKILL)
    assert started.returncode == 130
    assert "kept" in told
    assert "Traceback" not in told
    assert list(outcomes(tmp_path / "out", 100000))


# ---------------------------------------------------------------------- what comes of it


def test_intervals() -> None:
    assert rate(0, 0) == (0, 0, 1)
    assert rate(50, 100).value == 0.5
    assert [round(edge, 3) for edge in rate(50, 100)[1:]] == [0.404, 0.596]
    assert rate(0, 20).low == 0
    assert rate(0, 20).high == pytest.approx(0.161, abs=0.001)
    assert [round(part, 2) for part in mean([[1], [2], [3], [4]])] == [2.5, 0.45, 4.55]  # Student's, of few games
    many = mean([[number % 4 + 1] for number in range(40)])
    assert [round(part, 3) for part in many] == [2.5, 2.138, 2.862]


def test_no_interval_is_told_where_none_can_be() -> None:
    for groups in ([[21.0]], [[20.0, 22.0]], [[21.0], [21.0]]):  # a value, a game, games that were all the same
        assert not mean(groups).is_bounded
        assert [plain(mean(groups), lang) for lang in ("en", "fr")] == ["21.0", "21,0"]
    assert plain(mean([[20.0], [22.0], [24.0]]), "en") == "22.0 (17.0 to 27.0)"


def test_a_share_in_words() -> None:
    assert [percent(rate(1, 2), lang) for lang in ("en", "fr")] == ["50.0 % (9.5 to 90.5)", "50,0 % (9,5 à 90,5)"]


def test_an_interval_ends_where_nothing_was_ever_seen() -> None:
    assert mean([[0], [0], [9]]).low == 0
    assert mean([[0], [0], [-9]]).high == 0
    assert mean([[-1], [0], [9]]).low < 0
    assert mean_count([9], 3) == mean([[0], [0], [9]])


def test_seats_of_one_game_count_as_one_game() -> None:
    together = mean([[1, 1], [2, 2], [3, 3], [4, 4]])
    assert together == pytest.approx(mean([[1], [2], [3], [4]]))
    won_all = rate_per_seat(20, 20, 40)
    assert won_all == pytest.approx([part / 2 for part in rate(20, 20)])  # two seats: half a victory each is all
    assert rate_per_seat(7, 20, 20) == rate(7, 20)


def test_the_table_has_a_row_per_seat_and_game() -> None:
    told = [play_game(plan(seats=3), number) for number in range(2)]
    found = rows(told)
    assert [(row["game"], row["seat"]) for row in found] == [(game, seat) for game in (0, 1) for seat in (1, 2, 3)]
    for row in found:
        assert row["score"] == sum(points for name, points in row.items() if name.startswith("points_"))
        assert (row["place"] == 1) == (row["victory"] > 0)
    assert [row["order"] for row in found] == [*told[0].order, *told[1].order]
    assert [row["place"] for row in found] == [place for game in told for place in tab.loads(game.record).places]


def test_findings_count_what_was_played() -> None:
    told = [play_game(plan(30), number) for number in range(30)]
    found = findings(told, "en")
    assert sum(seat.value for seat in found.by_seat) == pytest.approx(1)
    assert sum(place.value for place in found.by_order) == pytest.approx(1)
    first = sum(outcome.shares[0] if outcome.order == [1, 2] else outcome.shares[1] for outcome in told)
    assert found.by_order[0].value == pytest.approx(first / 30)
    assert found.by_order != found.by_seat
    assert sum(len(scores) for scores in found.scores.values()) == 60
    assert found.by_bot == {}  # a bot's victories over itself would say nothing
    assert all(use.words != use.action for use in found.uses)
    assert {use.action for use in found.uses} == set[str]().union(*[used for outcome in told for used in outcome.used])
    for use in found.uses:
        taken = [[outcome.used[seat].get(use.action, 0) for seat in (0, 1)] for outcome in told]
        assert use.times == sum(map(sum, taken))
        assert use.takers == len([count for counts in taken for count in counts if count])
        assert use.per_game == pytest.approx(mean([[sum(counts)] for counts in taken]))


def test_every_action_has_a_row() -> None:
    told = [play_game(plan(3), number) for number in range(3)]
    found = findings(told, "en")
    assert not found.is_enough  # too few games to say anything about it
    table = use_rows(found)
    assert [row["action"] for row in table] == sorted(use.action for use in found.uses)
    assert sum(row["times"] for row in table) == sum(outcome.decisions for outcome in told)
    for row in table:
        assert row["per_game"] == pytest.approx(row["times"] / 3)
        assert row["per_game_low"] is None or 0 <= row["per_game_low"] <= row["per_game"] <= row["per_game_high"]
        assert row["victory_with_low"] <= row["victory_with"] <= row["victory_with_high"]
        assert (row["victory_without"] is None) == (row["seats"] == 6)


def test_a_bot_that_holds_two_seats_of_four_wins_half_a_victory_with_each() -> None:
    told = play_game(plan(), 0)
    games = [
        replace(
            told,
            number=number,
            bots=["mcts:2it", "random"] * 2,
            scores=[9, 1, 5, 1],
            shares=[1, 0, 0, 0],
            breakdown=[{}] * 4,
            used=[{}] * 4,
            order=[1, 2, 3, 4],
        )
        for number in range(20)
    ]
    found = findings(games, "en").by_bot["mcts:2it"]
    assert [round(part, 3) for part in found] == [0.5, 0.419, 0.5]


@pytest.mark.parametrize(
    ("groups", "edges"),
    [
        ([[21]], [21, 22]),
        ([[40, 47, 55, 61]], [40, 60, 80]),
        ([list(range(50, 70)) * 20], [50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70]),
        ([[0, 1, 1, 2] * 50, [3, 3, 3]], [0, 1, 2, 3, 4]),
    ],
)
def test_columns_are_as_wide_as_the_games_are_few(groups: list[list[int]], edges: list[int]) -> None:
    assert bins(groups) == edges


@pytest.mark.parametrize(
    ("labels", "told"),
    [
        (["Take 8 VP"], "Take 8 VP"),
        (["Take 8 VP", "Take 3 VP", "Take 8 VP"], "Take … VP"),
        (["Sell 1 iron: 2 coins", "Sell 1 iron: nothing"], "Sell 1 iron: …"),
        (["Buy 1 for 2 gold", "Buy 1 for 1 slave and 1 gold", "Buy 1 for 3 gold"], "Buy 1 for … gold"),
        (["Race (power 1)", "Race (power 2)"], "Race (power …)"),
        (["Take one (3 are left)", "Take one (2 are left)"], "Take one (… are left)"),
        (["Use it (plan): 1 coin", "Use it (plan): 2 coins"], "Use it (plan): …"),
        (["Slander Nero (red), now", "Slander Cato (blue), now"], "Slander … (…), now"),
        (["Nero, for wine", "Cato, as well", "Nero, for wine"], "for instance: Nero, for wine"),
        (["Row 2, column 1", "Row 2, column 1: 2 coins", "Row 2, column 1, last"], "Row 2, column 1 …"),
        (["Worker 1, trained, as 3", "Worker 2, trained, as 3"], "Worker …, trained, as 3"),
        (["Wine, fish: sell all of it", "Wood, stone, iron: sell all of it"], "…: sell all of it"),
        (["Choose a good of area 1.", "Choose a good of area 2."], "Choose a good of area …"),
        (["Build 2 (1+1), Race 1 (1)", "Build 1 (1), Race 2 (2)"], "Build … (…), Race … (…)"),
        (["1 house(s) left", "2 house(s) left"], "… house(s) left"),
        (["Vendre\u00a0: 2 pièces", "Vendre\u00a0: 3 pièces"], "Vendre\u00a0: … pièces"),
    ],
)
def test_an_action_is_told_by_what_its_buttons_have_in_common(labels: list[str], told: str) -> None:
    assert in_common(labels, "en") == told


def test_words_are_those_of_the_thing_not_of_its_slot() -> None:
    """Games are read on for what is rare, so that one button does not speak for all."""
    told = [play_game(plan(20, "random", 4, game="nova_roma"), number) for number in range(2)]
    actions = [action for action in told[0].used[0] if action.startswith(("construction:", "take:", "tile:"))]
    assert actions
    said = in_words(dict.fromkeys(actions, 8), told, "en").words
    assert set(said) == set(actions)
    for action in actions:
        name = action.partition(":")[2].partition("_")[0]
        assert action.startswith("tile:") or name in said[action].lower()


def test_the_command_writes_tables_and_a_report_in_either_language(tmp_path: Path) -> None:
    polars = library("polars")
    ask = ("simulate", "aquileia", "--bots", "random", "--seats", "2", "--games", "4", "--jobs", "1")
    assert run(*ask, "--out", str(tmp_path / "en"), "--lang", "en").exit_code == 0
    result = run(*ask, "--out", str(tmp_path / "fr"), "--lang", "fr")
    assert result.exit_code == 0
    assert [Path(line).name for line in result.stdout.split()] == [
        "seats.parquet",
        "seats.csv",
        "uses.parquet",
        "uses.csv",
        "report.html",
    ]
    for table in ("seats", "uses"):
        read = polars.read_parquet(tmp_path / "en" / f"{table}.parquet")
        assert_frame_equal = library("polars.testing").assert_frame_equal
        assert_frame_equal(read, polars.read_csv(tmp_path / "en" / f"{table}.csv"))
    english, french = ((tmp_path / lang / "report.html").read_text() for lang in ("en", "fr"))
    assert "Victories by order of play" in english
    assert "<td>2nd</td>" in english
    assert "<td>2e</td>" in french
    assert "Victories by seat" in english
    assert "Victoires par ordre de jeu" in french
    assert "Victoires par place" in french
    assert {fromstring(path.read_text()).tag for path in (tmp_path / "fr" / "plots").glob("*.svg")} == {
        "{http://www.w3.org/2000/svg}svg"
    }
    assert len(list((tmp_path / "fr" / "plots").iterdir())) == 5
    assert "Aquileia: 4 games with 2 seats<" in english
    assert "contient déjà" not in result.stderr
    assert "On a demandé" not in french
    for page in (english, french):
        assert page.count("<svg") == 5
        assert "http-equiv" not in page
        assert "<script" not in page


def test_a_report_of_a_single_lonely_game(tmp_path: Path) -> None:
    lonely = plan(1, seats=1, game="age_of_rome")
    simulate(lonely, tmp_path, 1, None, quietly)
    report.write_report(tmp_path, lonely, "", "fr")
    page = (tmp_path / report.REPORT).read_text(encoding="utf-8")
    assert "\u00a0: 1 partie à 1 place<" in page
    assert not re.search(r">(\d+,\d+) \(\1 ", page)  # no interval from one value
    assert "à égalité" not in page
    assert "ordre de jeu" not in page
    assert "Victoires par place" not in page
    assert "règles du jeu en solo" in page
    uses = library("polars").read_parquet(tmp_path / "uses.parquet")
    assert uses["victory_without"].dtype.is_float()  # though nothing can be told of it here
    assert uses["per_game"].sum() == next(outcomes(tmp_path)).decisions
    assert [several("games", count, "en") for count in (1, 2)] == ["1 game", "2 games"]


def test_a_report_tells_of_all_the_games_that_are_there(tmp_path: Path) -> None:
    simulate(plan(4, "random,mcts:1it"), tmp_path, 1, None, quietly)
    ask = ("simulate", "aquileia", "--bots", "random,mcts:1it", "--jobs", "1", "--out", str(tmp_path))
    for lang, told, noted in (
        ("en", "holds 4 games already", "Fewer games were asked for (3)"),
        ("fr", "contient déjà 4 parties", "On a demandé moins de parties (3)"),
    ):
        fewer = run(*ask, "--games", "3", "--lang", lang)
        assert fewer.exit_code == 0
        assert told in fewer.stderr.replace("\n", "")
        assert noted in (tmp_path / "report.html").read_text(encoding="utf-8")
        assert len((tmp_path / "seats.csv").read_text(encoding="utf-8").splitlines()) == 1 + 8


@pytest.mark.parametrize(
    ("speed", "told"),
    [(0.0, ["", ""]), (2.5, ["2.5/s", "2,5/s"]), (0.25, ["4.0 s per game", "4,0 s par partie"])],
)
def test_how_fast_it_goes_in_words(speed: float, told: list[str]) -> None:
    assert [said_rate(speed, "game", lang) for lang in ("en", "fr")] == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "oracle"], "no bot called"),
        (["--bots", "random", "--jobs", "many"], "--jobs"),
        (["--bots", "random", "--seats", "9"], "seats"),
        (["--bots", "random", "--option", "wings=yes"], "no option"),
    ],
)
def test_the_command_refuses_in_a_sentence(words: list[str], told: str, tmp_path: Path) -> None:
    result = run("simulate", "aquileia", "--out", str(tmp_path / "out"), "--lang", "en", *words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_missing_library_is_named_with_its_extra() -> None:
    with pytest.raises(MissingLibrary, match=r"pip install 'tabularium\[lab\]'"):
        library("polarsnot")


def test_the_ladder_puts_the_stronger_bot_on_top(tmp_path: Path) -> None:
    result = run(
        "ladder", "aquileia", "--bots", "random,mcts:8it", "--games", "4", "--jobs", "1", "--out", str(tmp_path)
    )
    assert result.exit_code == 0, result.stderr
    told = json.loads((tmp_path / "ladder.json").read_text())
    assert [rung["bot"] for rung in told["ladder"]] == ["mcts:8it", "random"]
    assert told["ladder"][0]["against"]["random"][0] > 0.5
    page = (tmp_path / "ladder.md").read_text()
    assert "| mcts:8it |" in page
    assert told["repeatable"]
    assert "another run may differ" not in page


def test_a_ladder_tells_of_bots_by_the_clock(tmp_path: Path) -> None:
    for lang, told in (("en", "another run may differ"), ("fr", "un autre passage peut différer")):
        page, figures = write_ladder(tmp_path, "aquileia", [], 1, "", lang, is_repeatable=False)
        assert told in page.read_text(encoding="utf-8")
        assert not json.loads(figures.read_text(encoding="utf-8"))["repeatable"]
        assert ("1 game\n" if lang == "en" else "1 partie\n") in page.read_text(encoding="utf-8")


def test_a_ladder_needs_two_bots() -> None:
    with pytest.raises(BadPlan, match="two different"):
        pairings("aquileia", read_bots("random,random"), 1, 1, {})


def test_a_ladder_rates_the_games_that_were_asked_for(tmp_path: Path) -> None:
    folders = [tmp_path / "1", tmp_path / "2"]
    for seed, folder in enumerate(folders):
        simulate(plan(3, seed=seed), folder, 1, None, quietly)
    [(few,), (all_,)] = [rungs(folders, games) for games in (1, 3)]
    assert few.bot == all_.bot == "random"
    assert all_.sigma < few.sigma  # more games, a surer rating

"""Hints and reviews: blind to what the seat may not know, repeatable, gone on with where they were left, in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import tabularium as tab
from tabularium.bots.advice import Advice
from tabularium.bots.advising import advised, adviser, foremost, level
from tabularium.bots.mcts import MctsBot
from tabularium.bots.reviewing import CLOSER_LOOKS, Judgement, Review, review
from tabularium.bots.words import WORDS, fallen, lost, percent, standing
from tabularium.core.errors import MatchIsOver, NoSuchSeat, OutOfTurn, UnknownBot
from tabularium.core.match import Match
from tabularium.core.words import LANGUAGES
from tests.laws.matches import ENDS, Mode, played

RECORD = Path(__file__).parent.parent / "playthroughs" / "aquileia" / "2_seats.json"


@cache
def recorded() -> Match:
    return tab.loads(RECORD.read_text(encoding="utf-8"))


@pytest.mark.parametrize("mode", ENDS[1::2], ids=str)
def test_advice_is_the_same_whatever_the_hidden_cards_are(mode: Mode) -> None:
    match = played(mode, 8, 22)
    assert match.decision is not None
    seat = match.decision.seat
    worlds = [match, *[match.resample(seat, n) for n in range(2)]]
    said = [advised(world, seat, "mcts:5it", seed=4) for world in worlds]
    assert said[0] == said[1] == said[2]
    assert said[0]
    assert {advice.action for advice in said[0]} <= set(match.decision.options)


def test_advice_is_for_the_seat_that_is_asked_and_changes_nothing() -> None:
    match = tab.new("aquileia", 2, 7)
    assert match.decision is not None
    before = match.record, match._state.dump()
    seat = match.decision.seat
    with pytest.raises(OutOfTurn, match=f"the turn of seat {1 - seat}: seat {seat} is"):
        advised(match, 1 - seat, "mcts:5it")
    for nobody in (2, -1, "0", None):
        with pytest.raises(NoSuchSeat, match="0 to 1"):
            advised(match, nobody, "mcts:5it")  # type: ignore[arg-type]
        with pytest.raises(NoSuchSeat):
            tab.bot("greedy").choose(match, nobody)  # type: ignore[arg-type]
    advised(match, match.decision.seat, "mcts:5it")
    assert (match.record, match._state.dump()) == before
    with pytest.raises(MatchIsOver):
        advised(recorded(), 0, "mcts:5it")


def test_only_bots_that_search_give_advice() -> None:
    match = tab.new("aquileia", 2, 7)
    with pytest.raises(UnknownBot, match="gives no advice"):
        advised(match, 0, "greedy")
    with pytest.raises(UnknownBot):
        advised(match, 0, "oracle")


def test_what_is_shown_first_is_the_best() -> None:
    a, b, c, d = list(recorded().game.actions.texts)[:4]
    hardly_tried = [
        Advice(a, 0.60, 1, 0.8),
        Advice(b, 0.90, 9, 0.01),
        Advice(c, 0.3, 0.5, 0.1),
        Advice(d, 0.4, 0, 0.09),
    ]
    assert [each.action for each in foremost(hardly_tried, 2)] == [a, d, c]
    assert [each.action for each in foremost(hardly_tried, 2, 1)] == [a]
    assert [each.action for each in foremost(hardly_tried, 1)] == [a, c, d], "alone by points"
    assert foremost([], 2) == []


@pytest.mark.parametrize("mode", [mode for mode in ENDS if mode[1] in (1, 4)], ids=str)
def test_the_best_options_are_tried_about_as_often_and_so_can_be_compared(mode: Mode) -> None:
    match = played(mode, 5, 12)
    asked = match.decision
    assert asked is not None
    advice = MctsBot(iterations=60, seed=3).advise(match, asked.seat)
    most = max(each.share for each in advice)
    fairly = [each for each in advice if each.share >= 0.5 * most]
    assert fairly == advice[: len(fairly)]
    assert len(fairly) >= min(3, len(advice))
    worth = [each.margin if match.seats == 1 else each.chance for each in fairly]
    assert worth == sorted(worth, reverse=True)
    last = advice[-1].action
    again = {each.action: each.share for each in MctsBot(iterations=60, seed=3).advise(match, asked.seat, (last,))}
    assert again[last] >= 0.5 * max(again.values()), "whatever else is asked for too"


def test_options_are_about_as_good_if_neither_chance_nor_points_tell_them_apart() -> None:
    assert [level(shown) for shown in ([], [(0.5, 3.0)], [(0.5, 3.0), (0.49, 2.0), (0.3, 1.0)])] == [0, 1, 2]
    assert level([(0.01, -33.0), (0.01, -34.0), (0.01, -39.0)]) == 2


def test_advice_is_told_as_games_have_shown_it_to_end() -> None:
    """Two seats start level in Aquileia, and five do: nobody then wins every other time."""
    for seats in (2, 5):
        match = tab.new("aquileia", seats, 7)
        assert match.decision is not None
        seat = match.decision.seat
        said = adviser("mcts:30it", 1).advise(match.resample(seat, 1), seat)
        advice = advised(match, seat, "mcts:30it", 1)
        assert [each.action for each in advice] == [each.action for each in said]
        assert abs(advice[0].chance - 1 / seats) < 0.15


def test_every_game_says_what_its_figures_mean_for_all_its_seats() -> None:
    for game in tab.games():
        meanings = game.mind().meanings
        assert sorted(meanings) == sorted(game.seats)
        for meaning in meanings.values():
            for hope in (0.0, 0.5, 1.0):
                chances = [meaning.chance(said / 10, hope) for said in range(11)]
                margins = [meaning.margin(float(said), hope) for said in (-40, -10, 0, 10, 40)]
                assert 0.0 < chances[0] < chances[-1] < 1.0
                assert (chances, margins) == (sorted(chances), sorted(margins))


def test_a_review_looks_at_every_decision_and_again_at_the_worst() -> None:
    told: list[tuple[int, int]] = []
    whole = review(recorded(), 0, "mcts:6it", "mcts:12it", 1, lambda *now: told.append(now))
    assert list(whole.asked) == [judgement.index for judgement in whole.judgements]
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][0] == told[-1][1] == whole.done == whole.total
    losses = [slip.loss for slip in whole.slips]
    assert losses == sorted(losses, reverse=True)
    close = [judgement for judgement in whole.judgements if judgement.is_close]
    assert 0 < len(close) <= CLOSER_LOOKS
    assert all(slip.is_close and slip.is_slip for slip in whole.slips)
    for judgement in whole.judgements:
        asked = recorded().at(judgement.index).decision
        assert asked is not None
        assert asked.seat == 0
        assert {judgement.taken, judgement.best} <= set(asked.options)
        assert str(judgement.taken) == recorded().record.actions[judgement.index]


def test_a_review_goes_on_where_it_was_left() -> None:
    match = recorded().at(recorded().moments[40])
    whole = review(match, 1, "mcts:5it", "mcts:9it", 3)
    begun = Review(match, 1)
    for _ in range(7):
        begun.look("mcts:5it", "mcts:9it", 3)
    again = Review(match, 1, begun.judgements)
    assert again.done == 7
    while again.look("mcts:5it", "mcts:9it", 3) is not None:
        pass
    assert again.judgements == whole.judgements


def test_what_left_no_choice_is_not_reviewed() -> None:
    match = tab.loads((RECORD.parent.parent / "age_of_rome" / "4_seats.json").read_text(encoding="utf-8"))
    forced = set(match.taken_by(0)) - set(Review(match, 0).asked)
    assert forced
    for index, action in match.taken_by(0).items():
        asked = match.at(index).decision
        assert asked is not None
        assert (index in forced) == (list(asked.options) == [action])


def test_the_more_looks_bad_the_more_is_looked_at_again() -> None:
    match = recorded()
    asked = match.chosen_by(0)
    led_on = [here for here, there in pairwise(asked) if match.acted_alone(0, here, there)]
    asked = {index: taken for index, taken in asked.items() if index not in led_on}
    for bad, closer in ((0, 0), (7, 7), (len(asked), CLOSER_LOOKS)):
        whole = Review(match, 0, asked=asked)
        for place, (index, taken) in enumerate(asked.items()):
            other = next(o for o in match.game.actions.texts if o is not taken)
            best, margin = (other, 9.0) if place < bad else (taken, 0.0)
            whole.judged[index] = Judgement(index, taken, best, 0.5, 0.5, margin, 0.0, False)
        assert whole.total - whole.done == closer
        for _ in range(closer):
            assert whole.next is not None
            index, is_close = whole.next
            assert is_close
            whole.judged[index] = replace(whole.judged[index], margin=0.0, is_close=True)
        assert whole.is_complete
        assert whole.total == whole.done
        assert whole.slips == []  # what the brief look alone has seen is not told


def test_what_was_taken_is_worth_what_it_led_to() -> None:
    match = recorded()
    asked = match.chosen_by(0)
    here, there = next(pair for pair in pairwise(asked) if match.acted_alone(0, *pair))
    far = next(index for index in asked if index > there and not match.acted_alone(0, there, index))
    other = next(option for option in match.game.actions.texts if option is not asked[here])
    underrated = Judgement(here, asked[here], other, 0.9, 0.4, 6.0, -3.0, True)
    led_to = Judgement(there, asked[there], asked[there], 0.8, 0.8, 4.0, 4.0, True)
    later = Judgement(far, asked[far], asked[far], 0.99, 0.99, 20.0, 20.0, True)
    first, second, third = Review(match, 0, [underrated, led_to, later]).judgements
    assert (second, third) == (led_to, later)  # others have moved before the third
    assert (first.chance_taken, first.margin_taken) == (0.8, 4.0)
    assert first.loss == pytest.approx(0.1)
    better, _ = Review(match, 0, [underrated, replace(led_to, chance=0.95, margin=9.0)]).judgements
    assert (better.loss, better.points, better.is_slip) == (0.0, 0.0, False)


def test_what_was_taken_back_is_not_reviewed() -> None:
    match = tab.new("aquileia", 2, 7)
    assert match.decision is not None
    seat, (first, second) = match.decision.seat, match.decision.options[:2]
    match.play(first)
    match.undo(everyone_agrees=True)
    at = match.index
    match.play(second)
    assert match.taken_by(seat) == {at: second}
    assert match.taken_by(1 - seat) == {}


def test_a_plain_mistake_is_found() -> None:
    """In the last round points are worth more than a card: whoever takes the card hears of it."""
    match = recorded()
    offered = [
        index
        for index in match.taken_by(0)
        if (asked := match.at(index).decision) is not None and "reward:points" in {str(o) for o in asked.options}
    ]
    at = offered[-1]
    then = match.at(at)
    assert then.decision is not None
    worst = next(option for option in then.decision.options if str(option) != "reward:points")
    then.play(worst)
    begun = Review(then, 0)
    begun.judged = {i: Judgement(i, t, t, 0.5, 0.5, 0, 0, False) for i, t in begun.asked.items() if i != at}
    found = begun.look("mcts:100it", seed=1)
    assert found is not None
    assert begun.then is not None
    assert (begun.then.index, found.index) == (at, at)
    assert str(found.best) == "reward:points"
    assert found.is_slip
    assert [slip.index for slip in begun.slips] == [at]


@pytest.mark.parametrize("game", ["nova_roma", "age_of_rome"])
def test_alone_too_the_options_differ(game: str) -> None:
    """However far from winning, or beyond it, who plays alone is told what is better than what."""
    match = tab.new(game, 1, 3)
    told = 0
    for number in range(8):
        advice = advised(match, 0, "mcts:25it", seed=number)
        margins, chances = [[getattr(each, part) for each in advice] for part in ("margin", "chance")]
        if max(margins) - min(margins) > 2:
            told += 1
            assert max(chances) - min(chances) > 0.002
            assert max(chances) > 0.02
            assert min(chances) < 0.98
        match.play(advice[0].action)
    assert told > 2


def test_advice_in_words() -> None:
    for words in WORDS.values():
        assert tuple(words) == LANGUAGES
    assert percent(0.684, "en") == "68%"
    assert percent(0.684, "fr") == "68\u00a0%"
    assert (percent(0.0, "en"), percent(1.0, "en")) == ("1%", "99%")
    assert standing(6.2, 2, "en") == "6 points ahead at the end"
    assert standing(-1.2, 2, "fr") == "un point de retard à la fin"
    assert standing(-0.2, 2, "fr") == "à égalité à la fin"
    assert [standing(points, 1, "en") for points in (61.4, 1.2, -0.7)] == [
        "61 points at the end",
        "one point at the end",
        "0 points at the end",
    ]
    assert percent(0.684, "en", seats=1) == ""
    assert [lost(points, "en") for points in (0.2, 1.1)] == ["less than a point", "about one point"]
    assert lost(3.7, "fr") == "environ 4 points"
    assert [fallen(0.454, taken, "en") for taken in (0.116, 0.45)] == ["\u221233%", "<1%"], "45 % and 12 % are told"
    assert fallen(0.454, 0.116, "fr") == "\u221233\u00a0%"

"""What statistics count: the cards that are bought and kept, not the stall or the pile."""

from __future__ import annotations

from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tests.games.aquileia.playing import (
    KIKO,
    STADIUM,
    STEFAN,
    begin,
    options,
    play,
    positions,
    purse,
    stand,
    subjects,
    table,
)


def test_the_card_of_the_stall() -> None:
    s = table(stalls=["weapon_single", "weapons_double", "horses_gold_double"])
    stand(s, STEFAN, "equi_et_arma_middle")
    begin(s, VisitMercatus())
    assert (options(s), subjects(s)) == (["buy:1", "pass"], ["buy:weapons_double", "pass"])


def test_slaves_are_bought_unseen() -> None:
    s = table()
    stand(s, STEFAN, "servi_bottom")
    purse(s, STEFAN, 5, 5, 5)
    begin(s, VisitMercatus())
    assert subjects(s) == options(s)


def test_the_laurel_that_is_kept() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_1a")
    stand(s, KIKO, "stadium_gold_2")
    begin(s, STADIUM)
    play(s, "roll:silver.silver.silver", "roll:bronze.bronze.bronze", "deal:stadium_vp10")
    assert dict(zip(options(s), subjects(s), strict=True)) == {
        "keep:face_up": "keep:stadium_white",
        "keep:top": "keep:stadium_vp10",
    }


def test_a_card_is_kept_in_every_match() -> None:
    kept: set[str] = set()
    for s, _, _ in positions(4, 1):
        kept |= {subject for subject in subjects(s) if subject.startswith("keep:")}
    assert kept
    assert all(subject.startswith("keep:stadium_") for subject in kept)

"""Any game under control: play that says what is chosen, rolled and dealt, and matches walked through at random.

A game's ``playing.py`` makes one ``ByHand`` of its card and of the names in its rulebook's examples, and adds how a
position of its own is laid out. A move is written in the notation, with the name of whoever is expected to make it
where that matters: ``play(s, "Stefan bid:silver", "Giorgio pass")``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar, cast

from tabularium.core.agenda import Action, Chance, Computed, Decision, Refusal, State, Step, pending, take, weigh
from tabularium.core.game import Game, Value
from tabularium.core.story import Heard, heard

OVER = "over"

Table = TypeVar("Table", bound=State)


class ByHand(Generic[Table]):
    """A game's table, played move by move."""

    def __init__(self, card: Game, names: Sequence[str]) -> None:
        self.card = card
        self.names = tuple(names)

    # ------------------------------------------------------------------ playing

    def set_up(self, seats: int, options: Mapping[str, Value] | None = None) -> Table:
        """A new table with these options (the others as they are by default), telling its story."""
        s = self.card.setup(seats, {option.id: option.default for option in self.card.options} | dict(options or {}))
        s.is_telling = True
        return cast(Table, s)

    def begin(self, s: Table, *steps: Step) -> Table:
        """Go straight to these steps."""
        s.agenda.clear()
        s.then(*steps)
        self.settle(s, self.card.census(s))
        return s

    def play(self, s: Table, *moves: str) -> Table:
        """These moves, each checked to be possible; after each of them, what runs by itself."""
        books = self.card.census(s)
        for move in moves:
            who, _, text = move.rpartition(" ")
            asked_for = pending(s)
            assert asked_for is not None, f"{move}: nothing is left to decide"
            step, choices = asked_for
            action = self.card.actions.parse(text)
            if isinstance(step, Computed):
                assert step.accepts(s, action), f"{move}: this cannot come of {step}"
            else:
                offered = [str(choice) for choice in choices]
                assert text in offered, f"{move}: {self.asked(s)} is offered {', '.join(offered)}"
            if who:
                assert self.who(step) == who, f"{move}: it is {self.asked(s)}"
            take(s, step, action)
            self.settle(s, books)
        return s

    def settle(self, s: Table, books: dict[str, int]) -> None:
        """What runs by itself; nothing may be made or lost."""
        pending(s)
        assert self.card.census(s) == books, "coins, cards or pieces were made or lost"

    # ------------------------------------------------------------------ asking

    def who(self, step: Step) -> str:
        return self.names[step.seat] if isinstance(step, Decision) else "dealer"

    def asked(self, s: Table) -> str:
        """Who decides what now: ``Walter bidding``, ``dealer roll_latro``, or ``over``."""
        found = pending(s)
        if found is None:
            return OVER
        return f"{self.who(found[0])} {kind(found[0])}"

    def options(self, s: Table) -> list[str]:
        """All that may be chosen now, in the notation."""
        found = pending(s)
        return [] if found is None else [str(choice) for choice in found[1]]

    def subjects(self, s: Table) -> list[str]:
        """What each of them is about, as statistics count it."""
        found, ask = pending(s), self.card.subject
        assert found is not None
        assert ask is not None
        return [ask(s, choice) or str(choice) for choice in found[1]]

    def weights(self, s: Table) -> dict[str, int]:
        """How likely each outcome of the dealer's pending choice is."""
        found = pending(s)
        assert found is not None
        step, choices = found
        assert isinstance(step, Chance)
        counts = step.weights(s) or [1] * len(choices)
        return {str(choice): count for choice, count in zip(choices, counts, strict=True)}

    def refused(self, s: Table, action: str) -> Refusal:
        """Why the seat that decides may not do this."""
        found = pending(s)
        assert found is not None
        step = found[0]
        assert isinstance(step, Decision)
        assert action not in self.options(s)
        reasons = [refusal for refusal in step.refusals(s) if str(refusal.action) == action]
        assert len(reasons) == 1, f"{action}: {len(reasons)} reasons"
        return reasons[0]

    def clause_of(self, s: Table, action: str) -> str:
        return self.refused(s, action).clause

    def told(self, s: Table, seat: int | None = None) -> list[Heard]:
        """What a seat (None: a spectator) has heard so far."""
        return heard(s.story, seat)

    def log(self, s: Table, seat: int | None = None, lang: str = "en") -> list[str]:
        return [self.card.wording.line(event, lang, self.names) for event in self.told(s, seat)]

    # ------------------------------------------------------------------ matches played at random

    def walk(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> Iterator[tuple[Step, Table, Table]]:
        """A random match, every single step of it, with the table before and after it."""
        s = self.set_up(seats, options)
        rng = Random(seed)
        while s.agenda:
            step = s.agenda[-1]
            before = cast(Table, s.copy())
            if isinstance(step, Decision | Chance):
                if step.is_moot(s):
                    s.agenda.pop()
                    continue
                action = drawn(s, step, step.options(s), rng)
                s.agenda.pop()
                step.resolve(s, action)
            else:
                s.agenda.pop()
                step.run(s)
            yield step, before, s

    def positions(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> Iterator[tuple[Table, Decision, Sequence[str]]]:
        """Every position of a random match in which a seat is asked something."""
        s = self.set_up(seats, options)
        rng = Random(seed)
        while (found := pending(s)) is not None:
            step, choices = found
            if isinstance(step, Decision):
                yield s, step, [str(choice) for choice in choices]
            take(s, step, drawn(s, step, choices, rng))


def drawn(s: State, step: Step, choices: Sequence[Action], rng: Random) -> Action:
    """What is chosen at random, or drawn by the dealer."""
    if isinstance(step, Decision):
        return choices[int(rng.random() * len(choices))]
    assert isinstance(step, Chance)
    return weigh(step, s, choices, rng.random())


def kind(step: Step) -> str:
    """``RollLatro`` is ``roll_latro``: as programs call a decision, for the dealer's too."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(step).__name__).lower()

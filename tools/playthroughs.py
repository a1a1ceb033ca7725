"""Whole matches as text files, so that a change of behaviour shows as a difference that somebody reads.

python tools/playthroughs.py                 tell the story of each record in tests/playthroughs anew
python tools/playthroughs.py --play          first play the records of all games anew, too (after a change of the rules)
python tools/playthroughs.py --play GAME     the same, but for these games only
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import tabularium as tab
from tabularium.core.game import Game, Value
from tabularium.core.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
MOST_VALUES = 6


def story(match: Match) -> str:
    """What everybody saw happen, in both languages, and how every point was made."""
    parts: list[str] = []
    for lang in ("en", "fr"):
        names = match.names(lang)
        parts += [*match.log(None, lang), ""]
        for seat, points in enumerate(match.breakdown):
            said = [f"{match.game.wording.category(kind, lang)} {count}" for kind, count in points.items()]
            parts.append(f"{names[seat]} {match.scores[seat]}: {', '.join(said)}")
        parts += [" + ".join(names[seat] for seat in match.winners), ""]
    parts.append(match.text(None, "en"))
    return "\n".join(parts).rstrip() + "\n"


def modes(game: str) -> dict[str, tuple[int, dict[str, Value]]]:
    """A name for every seat count, and for every variant (the first few values of an option that has many).

    A variant is played with the smallest company that allows it, and alone where that is possible.
    """
    card = next(card for card in tab.games() if card.id == game)
    found: dict[str, tuple[int, dict[str, Value]]] = {f"{seats}_seats": (seats, {}) for seats in card.seats}
    for option in card.options:
        for value in [value for value in option.values if value != option.default][:MOST_VALUES]:
            if option.id != "first_player":
                name = option.id if value is True else f"{option.id}_{value}"
                allowed = _allowed(card, {option.id: value})
                company = [seats for seats in allowed if seats > 1]
                found[name] = ((company or allowed)[0], {option.id: value})
                if company and 1 in allowed:
                    found[f"{name}_solo"] = (1, {option.id: value})
    return found


def _allowed(card: Game, options: dict[str, Value]) -> list[int]:
    """The numbers of seats with which these options may be chosen."""
    found: list[int] = []
    for seats in card.seats:
        try:
            card.setup(seats, card.settle_options(options))
        except tab.TabulariumError:
            continue
        found.append(seats)
    return found


def played(game: str, seats: int, options: dict[str, Value]) -> Match:
    """The first seat is greedy, the others choose blindly: so that everything comes up, wise or not."""
    match, rng, greedy = tab.new(game, seats, 2026, options), Random(2026), tab.bot("greedy", seed=1, samples=2)
    while (decision := match.decision) is not None:
        match.play(greedy.choose(match, 0) if decision.seat == 0 else rng.choice(decision.options))
    return match


def main() -> None:
    only = [word for word in sys.argv[1:] if word != "--play"]
    if "--play" in sys.argv:
        for card in tab.games():
            if only and card.id not in only:
                continue
            (FOLDER / card.id).mkdir(parents=True, exist_ok=True)
            for name, (seats, options) in modes(card.id).items():
                record = FOLDER / card.id / f"{name}.json"
                record.write_text(played(card.id, seats, options).record.dumps(), encoding="utf-8")
    for record in sorted(FOLDER.glob("*/*.json")):
        told = story(tab.loads(record.read_text(encoding="utf-8")))
        record.with_suffix(".txt").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()

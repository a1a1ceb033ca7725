"""Options that more than one game offers."""

from __future__ import annotations

from tabularium.core.game import Option
from tabularium.core.words import Words


def first_player(seats: int) -> Option:
    """Who begins: by lot, or one of so many seats."""
    numbers = [str(seat + 1) for seat in range(seats)]
    return Option(
        id="first_player",
        names={"en": "First player", "fr": "Premier joueur"},
        about={
            "en": "Who begins the first round: by lot, as in the rules, or a seat that you have agreed on.",
            "fr": "Qui commence la première manche\u00a0: tiré au sort, comme dans la règle, ou une place convenue.",
        },
        values=("random", *numbers),
        default="random",
        labels={
            "random": {"en": "By lot", "fr": "Tiré au sort"},
            **{number: {"en": f"Seat {number}", "fr": f"Place {number}"} for number in numbers},
        },
    )


def yes_or_no(id: str, names: Words, about: Words, default: bool = False) -> Option:
    """Something that is played or not; its default is named first."""
    return Option(
        id=id,
        names=names,
        about=about,
        values=(default, not default),
        default=default,
        labels={False: {"en": "No", "fr": "Non"}, True: {"en": "Yes", "fr": "Oui"}},
    )

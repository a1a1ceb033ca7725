"""Sentences for people, as far as there are any yet: the notation."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.game import Panel, Span, View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import CATEGORIES, PLAYER_COLOURS


class AgeOfRomeWording:
    """The game's sentences."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    def prompt(self, view: View, lang: str) -> str:
        return str(view["asked"]["kind"])

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        return str(view["asked"]["kind"])

    def label(self, view: View, action: Action, lang: str) -> str:
        return str(action)

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        return f"{event.key} {event.args} {event.secret or ''}".rstrip()

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        return f"{refusal.key} {refusal.args}"

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return [Panel(key, key, ((Span(str(value)),),)) for key, value in view.items()]

    def category(self, name: str, lang: str) -> str:
        return next(say(category.names, lang) for category in CATEGORIES if category.id == name)

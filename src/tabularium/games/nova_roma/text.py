"""Sentences for people, in their shortest form: keys and notation."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.game import Panel, Span, View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.nova_roma.components import CATEGORIES, PLAYER_COLOURS


class NovaRomaWording:
    """The wording of Nova Roma."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    def prompt(self, view: View, lang: str) -> str:
        return str(view["asked"]["kind"])

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        return f"{names[view['asked']['seat']]}: {view['asked']['kind']}"

    def label(self, view: View, action: Action, lang: str) -> str:
        return str(action)

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        return " ".join([event.key, *[str(part) for part in (*event.args, *(event.secret or ()))]])

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        return " ".join([refusal.key, *[str(part) for part in refusal.args]])

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        lines = [(Span(f"{key}: {value}"),) for key, value in view.items()]
        return [Panel("table", "Nova Roma", tuple(lines))]

    def category(self, name: str, lang: str) -> str:
        return say({entry.id: entry.names for entry in CATEGORIES}[name], lang)

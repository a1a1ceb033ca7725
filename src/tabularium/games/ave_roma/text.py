"""Sentences for people: for the time being, the notation."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.game import Panel, Span, View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.ave_roma.components import PLAYER_COLOURS


class AveRomaWording:
    """Ave Roma in words."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    def prompt(self, view: View, lang: str) -> str:
        return str(view["asked"]["kind"])

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        return f"{names[view['asked']['seat']]}: {view['asked']['kind']}"

    def label(self, view: View, action: Action, lang: str) -> str:
        return str(action)

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        return " ".join([event.key, *[str(arg) for arg in event.args]])

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        return " ".join([refusal.key, *[str(arg) for arg in refusal.args]])

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return [Panel(str(key), str(key), ((Span(str(part)),),)) for key, part in view.items()]

    def category(self, name: str, lang: str) -> str:
        return name

"""What each bot can be told, and the sentence for whoever tells it something else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabularium.core.errors import BadSetting
from tabularium.core.words import Words, shown

MOST: Final = 10**9
INFINITE: Final = float("inf")


@dataclass(frozen=True, slots=True)
class Setting:
    """A number from ``least`` to ``most``; None, where it may be left out, leaves it to the bot."""

    least: float
    most: float
    is_whole: bool = True
    is_needed: bool = True

    def takes(self, value: Any) -> bool:
        if value is None:
            return not self.is_needed
        if isinstance(value, bool) or not isinstance(value, int if self.is_whole else (int, float)):
            return False
        return bool(self.least <= value <= self.most)  # of what is not a number neither is true

    @property
    def words(self) -> Words:
        en, fr = ("a whole number", "un nombre entier") if self.is_whole else ("a number", "un nombre")
        if self.most < INFINITE:
            least, most = f"{self.least:.10g}", f"{self.most:.10g}"
            en, fr = f"{en} from {least} to {most}", f"{fr} de {least} à {most}"
        return {"en": en, "fr": fr} if self.is_needed else {"en": f"{en} or None", "fr": f"{fr} ou None"}


SEED: Final = Setting(-INFINITE, INFINITE, is_needed=False)
BUDGET: Final = Setting(1, MOST, is_needed=False)
STRENGTH: Final = {"seed": SEED, "thinking": Setting(0.001, 1000, is_whole=False)}

SETTINGS: Final[dict[str, dict[str, Setting]]] = {
    "random": {"seed": SEED},
    "greedy": {"seed": SEED, "samples": Setting(1, MOST), "depth": Setting(0, MOST)},
    "mcts": {
        "milliseconds": BUDGET,
        "iterations": BUDGET,
        "seed": SEED,
        "misjudgement": Setting(0, MOST, is_whole=False),
        "blunders": Setting(0, 1, is_whole=False),
    },
    "tiro": STRENGTH,
    "centurio": STRENGTH,
    "imperator": STRENGTH,
}


def check_settings(bot: str, given: Mapping[str, Any]) -> None:
    """Raises BadSetting. A bot that is not of this library knows itself what it takes."""
    known = SETTINGS.get(bot)
    if known is None:
        return
    for name, value in given.items():
        setting = known.get(name)
        if setting is None:
            there = ", ".join(known)
            raise BadSetting(
                {
                    "en": f"The bot {bot} has no setting {name!r}. Its settings are: {there}.",
                    "fr": f"Le bot {bot} n'a pas de réglage {name!r}. Ses réglages sont\u00a0: {there}.",
                }
            )
        if not setting.takes(value):
            may = setting.words
            raise BadSetting(
                {
                    "en": f"For {name} the bot {bot} takes {may['en']}, not {shown(value)}.",
                    "fr": f"Pour {name}, le bot {bot} prend {may['fr']}, pas {shown(value)}.",
                }
            )

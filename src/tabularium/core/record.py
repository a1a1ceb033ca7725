"""A match is its record: the game, the rules version, seats, options, seed and every action, the dealer's too."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from tabularium.core.dealer import commitment
from tabularium.core.errors import CorruptRecord, NewerRecord, TruncatedRecord
from tabularium.core.game import Value
from tabularium.core.words import Words, shown

FORMAT: Final = 1
_LONGEST: Final = 20_000  # entries: far beyond any match, but no bomb


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to have the same match again."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: int
    actions: tuple[str, ...]
    """In the order they were taken; the dealer's outcomes included; ``undo`` takes back."""
    start: list[Any] | None = field(default=None)
    """Where it begins, if not at the game's own beginning: the state as plain data. The log begins there, too."""

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and pickles: compiled frozen classes do not have their own way."""
        return Record, (self.game, self.rules, self.seats, self.options, self.seed, self.actions, self.start)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def dumps(self) -> str:
        """As JSON text, readable and one action per line."""
        head: dict[str, Any] = {
            "tabularium": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
        }
        if self.start is not None:
            head["start"] = self.start
            head["seal"] = self._seal()
        lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        actions = ",\n".join(f"  {json.dumps(action)}" for action in self.actions)
        lines.append(f' "actions": [\n{actions}\n ]' if actions else ' "actions": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _seal(self) -> str:
        """A state cannot be checked against the rules as actions can, so it is protected against accidents."""
        from hashlib import sha256  # takes long to load

        whole = [self.game, self.rules, self.seats, self.options, self.seed, self.start]
        return sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()


def read(text: Any) -> Record:
    """The record written in this text. Raises TruncatedRecord, CorruptRecord or NewerRecord."""
    data = _parsed(text.removeprefix("\ufeff")) if isinstance(text, str) else None
    if not isinstance(data, dict) or "tabularium" not in data:
        raise _corrupt(_at(1, 1), "this is not a Tabularium record.", "ce n'est pas un enregistrement de Tabularium.")
    version = _whole(data, "tabularium", 1, 10**6)
    if version > FORMAT:
        raise NewerRecord({"en": "format", "fr": "le format"}, version, FORMAT)
    record = Record(
        game=_word(data, "game"),
        rules=_whole(data, "rules", 1, 10**6),
        seats=_whole(data, "seats", 0, 100),
        options=_options(data),
        seed=_seed(data),
        actions=_actions(data),
        start=_start(data),
    )
    if record.start is not None and data.get("seal") != record._seal():
        raise _corrupt("seal", "it does not fit the rest.", "il ne correspond pas au reste.")
    return record


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        rest = text[error.pos :].rstrip()
        is_cut = not rest or any(word.startswith(rest) for word in ("true", "false", "null"))
        if is_cut or error.msg.startswith("Unterminated string"):
            raise TruncatedRecord(error.lineno, error.colno) from None
        raise _corrupt(_at(error.lineno, error.colno), "this is not JSON.", "ce n'est pas du JSON.") from None
    except (RecursionError, ValueError) as broken:
        raise _corrupt(_at(1, 1), f"it cannot be read ({broken}).", f"il est illisible ({broken}).") from None


def _at(line: int, column: int) -> Words:
    return {"en": f"line {line}, column {column}", "fr": f"ligne {line}, colonne {column}"}


def _corrupt(where: Words | str, en: str, fr: str) -> CorruptRecord:
    return CorruptRecord(where, {"en": en, "fr": fr})


def _whole(data: dict[str, Any], key: str, least: int, most: int) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _corrupt(
            key,
            f"a whole number from {least} to {most} should stand here, not {shown(value)}.",
            f"il faut ici un nombre entier de {least} à {most}, pas {shown(value)}.",
        )
    return value


def _word(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise _corrupt(
            key,
            f"a word should stand here, not {shown(value)}.",
            f"il faut ici un mot, pas {shown(value)}.",
        )
    return value


def _options(data: dict[str, Any]) -> dict[str, Value]:
    value = data.get("options")
    if not isinstance(value, dict) or not all(isinstance(v, str | int | bool) for v in value.values()):
        raise _corrupt(
            "options",
            "names with words or numbers should stand here.",
            "il faut ici des noms avec des valeurs.",
        )
    return dict(value)


def _seed(data: dict[str, Any]) -> int:
    value = data.get("seed")
    if not isinstance(value, str) or len(value) > 400 or not value.removeprefix("-").isdecimal() or not value.isascii():
        raise _corrupt("seed", "a number in quotes should stand here.", "il faut ici un nombre entre guillemets.")
    return int(value)


def _actions(data: dict[str, Any]) -> tuple[str, ...]:
    value = data.get("actions")
    if not isinstance(value, list) or len(value) > _LONGEST:
        raise _corrupt("actions", "a list of actions should stand here.", "il faut ici une liste d'actions.")
    for index, action in enumerate(value):
        if not isinstance(action, str):
            raise _corrupt(f"action {index + 1}", "this is not a word.", "ce n'est pas un mot.")
    return tuple(value)


def _start(data: dict[str, Any]) -> list[Any] | None:
    value = data.get("start")
    if value is not None and not isinstance(value, list):
        raise _corrupt("start", "a state should stand here.", "il faut ici un état.")
    return value

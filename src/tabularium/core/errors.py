"""What can be refused, and the sentence that says why: one short tree.

Every error speaks all languages (``error.sentence("fr")``); ``str(error)`` is English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.words import Words, say, shown

LONGEST_SEED: Final = 1024


class TabulariumError(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, words: Words, clause: str = "") -> None:
        super().__init__(words["en"])
        self.words = words
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes, which rebuild it from its fields: each kind has an ``__init__`` of its own."""
        return _rebuilt, (type(self), self.args), self.__dict__

    def sentence(self, lang: str = "en") -> str:
        return say(self.words, lang)


def _rebuilt(kind: type[TabulariumError], args: tuple[object, ...]) -> TabulariumError:
    return kind.__new__(kind, *args)


class UnknownGame(TabulariumError):
    """No game of that name is in the library."""

    def __init__(self, game: str, known: Sequence[str]) -> None:
        there = ", ".join(known)
        super().__init__(
            {
                "en": f"There is no game called {game!r}. The games are: {there}.",
                "fr": f"Aucun jeu ne s'appelle {game!r}. Les jeux sont : {there}.",
            }
        )
        self.game = game


class BadSeatCount(TabulariumError):
    """The game is not for that many."""

    def __init__(self, game: Words, seats: object, allowed: Sequence[int]) -> None:
        counts = ", ".join(str(n) for n in allowed)
        super().__init__(
            {
                "en": f"{game['en']} can be played with {counts} seats, not with {shown(seats)}.",
                "fr": f"{game['fr']} se joue avec {counts} places, pas avec {shown(seats)}.",
            }
        )


class BadSeed(TabulariumError):
    """A seed that is no whole number, or a monstrous one."""

    def __init__(self, seed: object) -> None:
        super().__init__(
            {
                "en": f"A seed is a whole number of at most {LONGEST_SEED} bits, not {shown(seed)}.",
                "fr": f"Une graine est un nombre entier d'au plus {LONGEST_SEED} bits, pas {shown(seed)}.",
            }
        )


class BadOption(TabulariumError):
    """An option that the game does not have, or a value that the option does not take."""


class UnknownBot(TabulariumError):
    """No bot of that name."""


class BadSetting(UnknownBot):
    """There is no such bot with these settings: one that it does not have, or a value that it does not take."""


class UnknownClause(TabulariumError):
    """The rulebook has no clause and no section of that name."""

    def __init__(self, game: Words, clause: str, like: Sequence[str]) -> None:
        en = f"The rules of {game['en']} have no clause {clause!r}."
        fr = f"Les règles de {game['fr']} n'ont pas de clause {clause!r}."
        if like:
            close = ", ".join(like)
            en, fr = f"{en} Did you mean: {close}?", f"{fr} Vouliez-vous dire : {close} ?"
        super().__init__({"en": en, "fr": fr})


class ActionRefused(TabulariumError):
    """The action was not taken."""


class UnreadableAction(ActionRefused):
    """A slip of the pen: this is no action of the game."""

    def __init__(self, game: str, text: object, like: Sequence[str] = ()) -> None:
        said = repr(text if len(str(text)) <= 60 else str(text)[:57] + "...")
        en, fr = f"{said} is no action of {game}.", f"{said} n'est pas une action du jeu {game}."
        if like:
            close = ", ".join(like)
            en, fr = f"{en} Did you mean: {close}?", f"{fr} Vouliez-vous dire : {close} ?"
        super().__init__({"en": en, "fr": fr})


class IllegalAction(ActionRefused):
    """A wrong move; ``clause`` names the rule where one is known."""


class OutOfTurn(ActionRefused):
    """Somebody else is to decide."""

    def __init__(self, seat: int, expected: int) -> None:
        super().__init__(
            {
                "en": f"It is not the turn of seat {seat}: seat {expected} is to decide.",
                "fr": f"Ce n'est pas à la place {seat} de jouer : la place {expected} doit décider.",
            }
        )
        self.seat = seat
        self.expected = expected


class MatchIsOver(ActionRefused):
    """Nothing is left to decide."""

    def __init__(self) -> None:
        super().__init__(
            {
                "en": "The match is over: nothing is left to decide.",
                "fr": "La partie est finie : il n'y a plus rien à décider.",
            }
        )


class CannotUndo(TabulariumError):
    """Nothing to take back, or something has been revealed since."""


class NoSuchSeat(TabulariumError):
    """A seat that this match does not have."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            {
                "en": f"There is no seat {seat!r}: the seats of this match are 0 to {seats - 1}.",
                "fr": f"Il n'y a pas de place {seat!r} : les places de cette partie vont de 0 à {seats - 1}.",
            }
        )


class NoSuchMoment(TabulariumError):
    """The record never had that length while a seat was to decide."""

    def __init__(self, index: object) -> None:
        super().__init__(
            {
                "en": f"Nobody was to decide when the record had {index!r} entries.",
                "fr": f"Personne n'avait à décider quand l'enregistrement comptait {index!r} entrées.",
            }
        )


class UnreadableRecord(TabulariumError):
    """A saved match that cannot be read; see the kinds below."""


class TruncatedRecord(UnreadableRecord):
    """The text ends too early."""

    def __init__(self, line: int, column: int) -> None:
        super().__init__(
            {
                "en": f"The record ends too early, at line {line}, column {column}: part of it is missing.",
                "fr": f"L'enregistrement s'arrête trop tôt, ligne {line}, colonne {column} : il en manque une partie.",
            }
        )


class CorruptRecord(UnreadableRecord):
    """Not a record, or one that contradicts the rules; ``where`` says at which place.

    A place is told in every language, or is the key of an entry, which is the same in all of them.
    """

    def __init__(self, where: Words | str, words: Words) -> None:
        if isinstance(where, str):
            where = {"en": where, "fr": where}
        super().__init__(
            {
                "en": f"The record is damaged at {where['en']}: {words['en']}",
                "fr": f"L'enregistrement est abîmé ({where['fr']}) : {words['fr']}",
            }
        )
        self.where = where["en"]


class NewerRecord(UnreadableRecord):
    """Written by a later version than this one."""

    def __init__(self, what: Words, found: int, known: int) -> None:
        super().__init__(
            {
                "en": f"The record follows {what['en']} {found}; this program knows up to {known}. Please update it.",
                "fr": f"L'enregistrement suit {what['fr']} {found} ; ce programme va jusqu'à {known}.",
            }
        )


class OlderRecord(UnreadableRecord):
    """Made under earlier rules and without a snapshot, so it cannot be replayed under the present ones."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            {
                "en": f"The record follows rules version {found}; under version {known} it would be another match.",
                "fr": f"L'enregistrement suit les règles {found} ; les règles {known} donneraient une autre partie.",
            }
        )


class RenumberedSave(UnreadableRecord):
    """The game has other actions than when the match was saved, so their numbers no longer say which they were."""

    def __init__(self, game: str) -> None:
        super().__init__(
            {
                "en": f"The match was saved with other actions of {game} than there are now.",
                "fr": f"La partie a été sauvegardée avec d'autres actions de {game} que celles d'aujourd'hui.",
            }
        )

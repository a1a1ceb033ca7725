"""What typer itself says (headings of the help, errors of usage) in the language that is spoken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperCommand

from tabularium.cli.language import system_language
from tabularium.core.words import known_language

_OWN: Final = {
    name: getattr(rich_utils, name)
    for name in (
        "ARGUMENTS_PANEL_TITLE",
        "OPTIONS_PANEL_TITLE",
        "COMMANDS_PANEL_TITLE",
        "ERRORS_PANEL_TITLE",
        "DEFAULT_STRING",
        "ENVVAR_STRING",
        "REQUIRED_LONG_STRING",
        "RICH_HELP",
    )
    if hasattr(rich_utils, name)
}
_FRENCH: Final = {
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "OPTIONS_PANEL_TITLE": "Options",
    "COMMANDS_PANEL_TITLE": "Commandes",
    "ERRORS_PANEL_TITLE": "Erreur",
    "DEFAULT_STRING": "[par défaut : {}]",
    "ENVVAR_STRING": "[variable d'environnement : {}]",
    "REQUIRED_LONG_STRING": "[obligatoire]",
    "RICH_HELP": "Pour l'aide : [blue]{command_path} {help_option}[/]",
}
_ENGLISH_USAGE: Final = "Usage:"
_FRENCH_USAGE: Final = "Utilisation :"

_ERRORS: Final = (
    (r"No such command (.*?)\. Did you mean (.*)\?", r"Aucune commande ne s'appelle \1. Vouliez-vous dire : \2 ?"),
    (r"No such command (.*?)\.", r"Aucune commande ne s'appelle \1."),
    (r"Missing command\.", r"Il manque une commande."),
    (r"No such option: (.*) \(Possible options: (.*)\)", r"Aucune option ne s'appelle \1. Vouliez-vous dire : \2 ?"),
    (r"No such option: (.*)", r"Aucune option ne s'appelle \1."),
    (r"Option (.*) requires an argument\.", r"L'option \1 attend une valeur."),
    (r"Option (.*) does not take a value\.", r"L'option \1 n'attend pas de valeur."),
    (r"Missing argument (.*?)\.", r"Il manque l'argument \1."),
    (r"Missing option (.*?)\.", r"Il manque l'option \1."),
    (r"Got unexpected extra argument\(?s?\)? \((.*)\)", r"Il y a des arguments de trop : \1."),
    (r"Invalid value for (.*?): .*valid integer.*", r"\1 attend un nombre entier."),
    (r"Invalid value for (.*?): .*valid number.*", r"\1 attend un nombre."),
    (r"Invalid value for (.*?): .*greater than or equal to (\S+)", r"\1 attend un nombre d'au moins \2."),
    (r"Invalid value for (.*?): .*less than or equal to (\S+)", r"\1 attend un nombre d'au plus \2."),
    (r"Invalid value for (.*?): (.*)", r"La valeur donnée à \1 ne convient pas : \2"),
)


def in_french(message: str) -> str:
    """An error of usage; one that we have no words for after an introduction."""
    for pattern, said in _ERRORS:
        if re.fullmatch(pattern, message, re.DOTALL):
            return re.sub(pattern, said, message, count=1, flags=re.DOTALL)
    return f"Cette commande n'a pas été comprise : {message}"


def asked_language(args: Sequence[str]) -> str:
    """The language asked for anywhere on the command line, else the system's."""
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            return known_language(arg.partition("=")[2])
        if arg == "--lang" and place + 1 < len(args):
            return known_language(args[place + 1])
    return system_language()


def speak(lang: str) -> None:
    """Let typer's own headings be in this language."""
    for name, own in _OWN.items():
        setattr(rich_utils, name, _FRENCH[name] if lang == "fr" else own)


def is_french() -> bool:
    return bool(_FRENCH["ERRORS_PANEL_TITLE"] == rich_utils.ERRORS_PANEL_TITLE)


def usage(text: str) -> str:
    return text.replace(_ENGLISH_USAGE, _FRENCH_USAGE, 1) if is_french() else text


def retold(error: Exception) -> None:
    """Put an error of typer's into the language that is spoken."""
    tell = getattr(error, "format_message", None)
    if tell is not None and is_french():
        said = in_french(tell())
        error.format_message = lambda: said  # type: ignore[attr-defined]


class Command(TyperCommand):
    """A command whose usage line is translated."""

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx))

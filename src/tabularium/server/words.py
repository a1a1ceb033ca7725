"""Every sentence of the server in both languages."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import Words

NO_ANSWER: Final[Words] = {
    "en": "Imperator could not finish: a fault of the program, which has been noted.",
    "fr": "L'Imperator n'a pas pu conclure : une erreur du programme, qui a été notée.",
}

REFUSALS: Final[dict[str, tuple[int, Words]]] = {
    "stale": (
        409,
        {
            "en": "The table has changed since you looked: look again, then choose.",
            "fr": "La table a changé depuis\u00a0: regardez-la de nouveau, puis choisissez.",
        },
    ),
    "client_id_used": (
        409,
        {
            "en": "This client_id already stands for another action.",
            "fr": "Ce client_id désigne déjà une autre action.",
        },
    ),
    "not_your_seat": (403, {"en": "Somebody else sits here.", "fr": "Quelqu'un d'autre occupe cette place."}),
    "private": (
        403,
        {
            "en": "This table is private: ask whoever opened it for a link.",
            "fr": "Cette table est privée\u00a0: demandez un lien à qui l'a ouverte.",
        },
    ),
    "timed_out": (
        409,
        {
            "en": "Your time ran out and a bot plays for you: take your seat back first.",
            "fr": "Votre temps est écoulé et un bot joue pour vous\u00a0: reprenez d'abord votre place.",
        },
    ),
    "not_timed_out": (
        409,
        {"en": "This seat is not held by a bot on your behalf.", "fr": "Aucun bot ne tient cette place pour vous."},
    ),
    "no_hints": (
        403,
        {"en": "No hints are given at this table.", "fr": "On ne donne pas de conseils à cette table."},
    ),
    "unknown_match": (404, {"en": "There is no such table.", "fr": "Cette table n'existe pas."}),
    "unknown_page": (404, {"en": "There is nothing at this address.", "fr": "Il n'y a rien à cette adresse."}),
    "wrong_method": (
        405,
        {"en": "This address does not take such a request.", "fr": "Cette adresse n'accepte pas ce genre de requête."},
    ),
    "bad_link": (
        404,
        {
            "en": "This link leads nowhere: it may have been replaced by a newer one.",
            "fr": "Ce lien ne mène nulle part\u00a0: un lien plus récent l'a peut-être remplacé.",
        },
    ),
    "link_used": (
        409,
        {
            "en": "This link has already been used in another browser: ask for a new one.",
            "fr": "Ce lien a déjà servi dans un autre navigateur\u00a0: demandez-en un nouveau.",
        },
    ),
    "replaced": (
        409,
        {
            "en": "This stream has been replaced by newer ones for the same seat.",
            "fr": "Ce flux a été remplacé par de plus récents pour la même place.",
        },
    ),
    "no_link": (422, {"en": "There are no links for this seat.", "fr": "Il n'y a pas de lien pour cette place."}),
    "not_json": (
        400,
        {
            "en": "The body of the request is not JSON, or the header Content-Type does not say application/json.",
            "fr": "Le corps de la requête n'est pas du JSON, ou l'en-tête Content-Type ne dit pas application/json.",
        },
    ),
    "bad_request": (
        422,
        {"en": "Something in the request is not right: {what}.", "fr": "La requête a un défaut : {what}."},
    ),
    "too_large": (413, {"en": "That is too much at once.", "fr": "C'est trop à la fois."}),
    "too_many": (
        429,
        {"en": "Too many requests: wait a moment.", "fr": "Trop de requêtes\u00a0: attendez un instant."},
    ),
    "too_many_open": (
        429,
        {
            "en": "Too many tables are open from your network: close some tabs or programs.",
            "fr": "Trop de tables sont ouvertes depuis votre réseau\u00a0: fermez des onglets ou des programmes.",
        },
    ),
    "too_long": (
        409,
        {
            "en": "This match has become too long to take more back.",
            "fr": "Cette partie est devenue trop longue pour reprendre encore.",
        },
    ),
    "other_origin": (
        403,
        {"en": "This request comes from another site.", "fr": "Cette requête vient d'un autre site."},
    ),
    "not_over": (409, {"en": "The match is not over yet.", "fr": "La partie n'est pas encore finie."}),
    "not_asked": (
        409,
        {"en": "Nobody asks to take anything back now.", "fr": "Personne ne demande à reprendre un coup."},
    ),
    "undo_refused": (
        409,
        {
            "en": "Taking this move back was refused: you can ask again after the next move.",
            "fr": "Cette reprise vous a été refusée : vous pourrez redemander après le prochain coup.",
        },
    ),
    "nothing_to_undo": (409, {"en": "You have no move to take back.", "fr": "Vous n'avez pas de coup à reprendre."}),
    "no_moment": (404, {"en": "The match is not that long.", "fr": "La partie n'est pas aussi longue."}),
    "record_begins_later": (
        422,
        {
            "en": "This record does not begin with the game's own beginning: such records are not taken here.",
            "fr": "Cet enregistrement ne commence pas au début du jeu\u00a0: on ne les accepte pas ici.",
        },
    ),
    "record_not_over": (
        422,
        {
            "en": "This record is of a match that was not over: what its seat had not seen is missing, so it cannot go on. "
            "Download it again after the end.",
            "fr": "Cet enregistrement vient d'une partie inachevée : il y manque ce que sa place n'avait pas vu, "
            "on ne peut donc pas la reprendre. Téléchargez-le de nouveau après la fin.",
        },
    ),
    "record_too_long": (
        422,
        {
            "en": "This record is too long to be taken here.",
            "fr": "Cet enregistrement est trop long pour être accepté ici.",
        },
    ),
    "nobody_plays": (
        422,
        {
            "en": "Somebody has to sit at the table: at least one seat must be a person's.",
            "fr": "Il faut quelqu'un à table\u00a0: au moins une place doit revenir à une personne.",
        },
    ),
    "busy": (
        503,
        {
            "en": "Too much is going on here: try again in a moment.",
            "fr": "Il y a trop à faire ici\u00a0: réessayez dans un instant.",
        },
    ),
    "broken": (
        500,
        {
            "en": "Something broke on our side. Nothing you did is lost.",
            "fr": "Quelque chose s'est cassé de notre côté. Rien de ce que vous avez fait n'est perdu.",
        },
    ),
}

BOT_NAMES: Final[dict[str, Words]] = {
    "tiro": {"en": "Tiro (beginner)", "fr": "Tiro (débutant)"},
    "centurio": {"en": "Centurio (seasoned)", "fr": "Centurio (aguerri)"},
    "imperator": {"en": "Imperator (strong)", "fr": "Imperator (fort)"},
}

OVER: Final[Words] = {"en": "The match is over.", "fr": "La partie est finie."}
WAITING_FOR_FRIEND: Final[Words] = {
    "en": "Waiting for {name} to come to the table.",
    "fr": "On attend que {name} prenne place.",
}
FIELDS: Final[dict[str, Words]] = {
    "bank_s": {"en": "the time for the whole match, in seconds", "fr": "le temps pour toute la partie, en secondes"},
    "increment_s": {"en": "the seconds added each turn", "fr": "les secondes ajoutées à chaque tour"},
    "clock": {"en": "the clock", "fr": "la pendule"},
    "game": {"en": "the game", "fr": "le jeu"},
    "seats": {"en": "the seats", "fr": "les places"},
    "seat": {"en": "the seat", "fr": "la place"},
    "options": {"en": "the options", "fr": "les options"},
    "kind": {"en": "who sits there", "fr": "qui occupe la place"},
    "name": {"en": "the name", "fr": "le nom"},
    "bot": {"en": "the bot", "fr": "le bot"},
    "token": {"en": "the link", "fr": "le lien"},
    "action": {"en": "the action", "fr": "l'action"},
    "index": {"en": "the length of the record", "fr": "la longueur de l'enregistrement"},
    "client_id": {"en": "the client_id", "fr": "le client_id"},
    "agree": {"en": "the answer", "fr": "la réponse"},
    "text": {"en": "the text", "fr": "le texte"},
    "record": {"en": "the record", "fr": "l'enregistrement"},
    "mode": {"en": "the mode", "fr": "le mode"},
    "hints": {"en": "the hints", "fr": "les conseils"},
    "since": {"en": "the first line", "fr": "la première ligne"},
    "at": {"en": "the moment", "fr": "le moment"},
    "": {"en": "the request", "fr": "la requête"},
}
FAULTS: Final[dict[str, Words]] = {
    "least": {"en": "{field} (at least {n})", "fr": "{field} (au moins {n})"},
    "most": {"en": "{field} (at most {n})", "fr": "{field} (au plus {n})"},
    "shortest": {"en": "{field} (at least {n} characters)", "fr": "{field} (au moins {n} caractères)"},
    "longest": {"en": "{field} (at most {n} characters)", "fr": "{field} (au plus {n} caractères)"},
    "fewest": {"en": "{field} (at least {n} entries)", "fr": "{field} (au moins {n} éléments)"},
    "fullest": {"en": "{field} (at most {n} entries)", "fr": "{field} (au plus {n} éléments)"},
    "missing": {"en": "{field} (missing)", "fr": "{field} (absent)"},
    "unknown": {"en": "{field} (not known here)", "fr": "{field} (inconnu ici)"},
    "no_choice": {"en": "{field} (no such choice)", "fr": "{field} (choix inconnu)"},
    "wrong": {"en": "{field} (not of the right form)", "fr": "{field} (forme incorrecte)"},
    "empty": {"en": "{field} (empty)", "fr": "{field} (vide)"},
    "count": {"en": "{field} (there must be {n})", "fr": "{field} (il en faut {n})"},
}
TIME_IS_UP: Final[Words] = {
    "en": "Your time is up: a bot plays for you. You can come back.",
    "fr": "Votre temps est écoulé : un bot joue pour vous. Vous pouvez revenir.",
}
NOTES: Final[dict[str, Words]] = {
    "timed_out": {
        "en": "The time of {name} is up: a bot plays on.",
        "fr": "Temps écoulé pour {name} : un bot continue à cette place.",
    },
    "returned": {"en": "{name} is back and plays on.", "fr": "{name} est de retour et reprend sa place."},
}
UNKNOWN_DATABASE: Final[Words] = {
    "en": "Tabularium cannot use this database: give a file, or an address that begins with postgresql://.",
    "fr": "Tabularium ne sait pas se servir de cette base de données : donnez un fichier, ou une adresse en "
    "postgresql://.",
}
CLOSED_DATABASE: Final[Words] = {
    "en": "The database {where} cannot be opened: {why}",
    "fr": "Impossible d'ouvrir la base de données {where} : {why}",
}
NO_PAGES: Final[Words] = {
    "en": "The pages are not installed; the API is at /api/v1/docs.",
    "fr": "Les pages ne sont pas installées\u00a0; l'API est à /api/v1/docs.",
}

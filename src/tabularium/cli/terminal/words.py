"""Every text of the terminal table in both languages."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import Words, say

WORDS: Final[dict[str, Words]] = {
    # everywhere
    "too_small": {
        "en": "This table needs a little more room: {0} columns by {1} lines. Your window has {2} by {3}. "
        "Please make it larger, or the letters smaller; nothing is lost.",
        "fr": "Cette table demande un peu plus de place : {0} colonnes sur {1} lignes. "
        "Votre fenêtre en a {2} sur {3}. Agrandissez-la, ou réduisez les lettres\u00a0; rien n'est perdu.",
    },
    "yes": {"en": "Yes", "fr": "Oui"},
    "no": {"en": "No", "fr": "Non"},
    "yes_key": {"en": "y", "fr": "o"},
    "close": {"en": "Close", "fr": "Fermer"},
    "notice": {"en": "Notice", "fr": "À savoir"},
    # keys
    "key.undo": {"en": "undo", "fr": "reprendre"},
    "key.why": {"en": "why not?", "fr": "pourquoi pas ?"},
    "key.hint": {"en": "hint", "fr": "conseil"},
    "key.go_there": {"en": "go there", "fr": "y aller"},
    "key.rules": {"en": "rules", "fr": "règles"},
    "key.language": {"en": "français", "fr": "English"},
    "key.help": {"en": "help", "fr": "aide"},
    "key.quit": {"en": "save and quit", "fr": "quitter"},
    "key.leave": {"en": "quit", "fr": "quitter"},
    "key.back": {"en": "back", "fr": "retour"},
    "key.start": {"en": "start", "fr": "commencer"},
    "key.change": {"en": "change", "fr": "changer"},
    "key.switch": {"en": "other list", "fr": "autre liste"},
    "key.search": {"en": "search", "fr": "chercher"},
    "key.choose": {"en": "choose", "fr": "choisir"},
    "key.scroll": {"en": "board", "fr": "plateau"},
    "key.step": {"en": "step", "fr": "coup"},
    "key.ends": {"en": "first, last", "fr": "début, fin"},
    "key.run": {"en": "run", "fr": "défiler"},
    "key.speed": {"en": "speed", "fr": "vitesse"},
    "key.view": {"en": "seen by", "fr": "vu par"},
    "key.open_rule": {"en": "open the rule", "fr": "ouvrir la règle"},
    "key.continue": {"en": "go on", "fr": "continuer"},
    "key.rematch": {"en": "rematch", "fr": "revanche"},
    "key.menu": {"en": "menu", "fr": "menu"},
    "key.table": {"en": "look at the table", "fr": "voir la table"},
    # menu
    "menu.subtitle": {
        "en": "Roman board games, one table",
        "fr": "des jeux de plateau romains, une table",
    },
    "menu.new": {"en": "A new match", "fr": "Une nouvelle partie"},
    "menu.saved": {"en": "Saved matches", "fr": "Parties enregistrées"},
    "menu.none": {"en": "None yet.", "fr": "Aucune pour l'instant."},
    "menu.game": {"en": "Game", "fr": "Jeu"},
    "menu.seats": {"en": "Seats", "fr": "Places"},
    "menu.language": {"en": "Language", "fr": "Langue"},
    "menu.start": {"en": "Start the match", "fr": "Commencer la partie"},
    "menu.person": {"en": "a person", "fr": "une personne"},
    "menu.about.seats": {"en": "How many play: {0}.", "fr": "Nombre de joueurs : {0}."},
    "menu.about.person": {
        "en": "Somebody at this keyboard. Enter gives a name.",
        "fr": "Quelqu'un à ce clavier. Entrée pour donner un nom.",
    },
    "menu.about.bot": {"en": "Played by the machine: {0}.", "fr": "Joué par la machine : {0}."},
    "menu.about.language": {
        "en": "English or French; the key l changes it at any time.",
        "fr": "Français ou anglais ; la touche l en change à tout moment.",
    },
    "menu.about.start": {
        "en": "Enter begins. Every move is saved at once.",
        "fr": "Entrée pour commencer. Chaque coup est enregistré aussitôt.",
    },
    "menu.about.resume": {
        "en": "Enter goes on exactly where you left.",
        "fr": "Entrée pour reprendre exactement où vous en étiez.",
    },
    "menu.about.over": {"en": "Over. Enter replays it.", "fr": "Finie. Entrée pour la revoir."},
    "menu.about.damaged": {
        "en": "This file cannot be read. Enter tells why; it is left as it is.",
        "fr": "Ce fichier ne peut être lu. Entrée pour savoir pourquoi ; il reste tel quel.",
    },
    "menu.over": {"en": "over", "fr": "finie"},
    "menu.damaged": {"en": "cannot be read", "fr": "illisible"},
    "menu.name": {"en": "Name of seat {0}", "fr": "Nom de la place {0}"},
    "language": {"en": "English", "fr": "Français"},
    "bot.tiro": {"en": "Tiro", "fr": "Tiro"},
    "bot.centurio": {"en": "Centurio", "fr": "Centurio"},
    "bot.imperator": {"en": "Imperator", "fr": "Imperator"},
    "bot.random": {"en": "Chance", "fr": "Hasard"},
    "bot.greedy": {"en": "Greedy", "fr": "Glouton"},
    "bot.mcts": {"en": "Search", "fr": "Recherche"},
    "bot.about.random": {"en": "Chance, who chooses blindly", "fr": "le Hasard, qui choisit à l'aveugle"},
    "bot.about.greedy": {
        "en": "Greedy, who takes what looks best now",
        "fr": "le Glouton, qui prend ce qui paraît le mieux sur le moment",
    },
    "bot.about.mcts": {"en": "Search, who thinks ahead", "fr": "la Recherche, qui voit loin"},
    "bot.about.tiro": {
        "en": "Tiro, a recruit who often misjudges",
        "fr": "Tiro, une recrue qui se trompe souvent",
    },
    "bot.about.centurio": {
        "en": "Centurio, a seasoned player who errs at times",
        "fr": "Centurio, un joueur aguerri qui se trompe parfois",
    },
    "bot.about.imperator": {"en": "Imperator, who thinks longest", "fr": "Imperator, qui réfléchit le plus"},
    # table
    "table.asked": {"en": "{0}, it is your move", "fr": "{0}, à vous de jouer"},
    "table.asked_alone": {"en": "Your move", "fr": "À vous de jouer"},
    "table.thinking": {"en": "{0} ({1}) is thinking", "fr": "{0} ({1}) réfléchit"},
    "table.waiting": {"en": "Please wait", "fr": "Un instant"},
    "table.refused": {
        "en": "Not now (select one, or press ?, to see why)",
        "fr": "Pas maintenant (choisissez, ou ?, pour savoir pourquoi)",
    },
    "table.rivals": {"en": "The others", "fr": "Les autres"},
    "table.you": {"en": "You: {0}", "fr": "Vous : {0}"},
    "table.caption": {"en": "{0}: ", "fr": "{0} : "},
    "board.above": {"en": "▲ PgUp: more", "fr": "▲ PgUp : le début"},
    "board.below": {"en": "▼ PgDn: more", "fr": "▼ PgDn : la suite"},
    "table.log": {"en": "What happened", "fr": "Ce qui s'est passé"},
    "table.since": {"en": "since your last move", "fr": "depuis votre dernier coup"},
    "table.no_log": {"en": "Nothing yet.", "fr": "Rien pour l'instant."},
    "table.over": {"en": "The match is over", "fr": "La partie est finie"},
    "table.over_hint": {
        "en": "Enter shows the result.",
        "fr": "Entrée pour voir le résultat.",
    },
    "table.show_result": {"en": "Show the result", "fr": "Voir le résultat"},
    "leave.title": {"en": "Leave without saving?", "fr": "Quitter sans enregistrer ?"},
    "leave.question": {
        "en": "Leave without saving? No: the match stays open.",
        "fr": "Quitter sans enregistrer ? Non : la partie reste ouverte.",
    },
    "undo.title": {"en": "Take back?", "fr": "Reprendre le coup ?"},
    "undo.alone": {
        "en": "Since your last move something was revealed or a bot has moved. The bots agree. "
        "Take everything back to your last decision?",
        "fr": "Depuis votre dernier coup, quelque chose a été révélé ou un bot a joué. "
        "Les bots sont d'accord. Tout reprendre jusqu'à votre dernière décision\u00a0?",
    },
    "undo.together": {
        "en": "Since that move something was revealed or somebody else has moved. "
        "Do all of you at the keyboard agree to take it back? It will be for {0} to decide again.",
        "fr": "Depuis ce coup, quelque chose a été révélé ou quelqu'un d'autre a joué. "
        "Êtes-vous tous d'accord, devant ce clavier, pour le reprendre\u00a0? "
        "Ce sera de nouveau à {0} de décider.",
    },
    # why not
    "why.title": {"en": "Why not?", "fr": "Pourquoi pas ?"},
    "why.nothing": {
        "en": "Everything that one might expect here is allowed.",
        "fr": "Tout ce qu'on pourrait attendre ici est permis.",
    },
    # hint
    "hint.title": {"en": "What would Imperator do?", "fr": "Que ferait l'Imperator ?"},
    "hint.thinking": {"en": "Imperator is thinking …", "fr": "L'Imperator réfléchit …"},
    "hint.level": {
        "en": "The first {0} are about as good as each other.",
        "fr": "Les {0} premiers se valent à peu près.",
    },
    "hint.about": {
        "en": "The chance to win, from what you can know.",
        "fr": "Les chances de gagner, d'après ce que vous pouvez savoir.",
    },
    # curtain
    "curtain.pass": {"en": "Pass the keyboard to {0}", "fr": "Passez le clavier à {0}"},
    "curtain.press": {
        "en": "{0}: press Enter when only you can see.",
        "fr": "{0} : Entrée, quand vous seul voyez.",
    },
    "curtain.open": {"en": "Enter", "fr": "Entrée"},
    "curtain.hidden": {"en": "The table is covered.", "fr": "La table est couverte."},
    # the end
    "end.title": {"en": "The match is over", "fr": "La partie est finie"},
    "end.nobody": {"en": "Not won this time.", "fr": "Pas gagné cette fois."},
    "end.winner": {"en": "{0} wins.", "fr": "Victoire : {0}."},
    "end.winners": {"en": "{0} win together.", "fr": "Victoire partagée : {0}."},
    "end.and": {"en": " and ", "fr": " et "},
    "end.total": {"en": "Total", "fr": "Total"},
    "end.place": {"en": "Place", "fr": "Rang"},
    "end.seed": {"en": "The seed was {0}; its hash {1}…", "fr": "La graine était {0} ; son empreinte {1}…"},
    # rules
    "rules.title": {"en": "The rules of {0}", "fr": "Les règles : {0}"},
    "rules.search": {
        "en": "Search: words, or a clause such as {0}",
        "fr": "Chercher : des mots, ou une clause comme {0}",
    },
    "rules.found": {"en": "{0} passages", "fr": "{0} passages"},
    "rules.nothing": {"en": "Nothing found.", "fr": "Rien trouvé."},
    # replay
    "replay.title": {"en": "Replay", "fr": "Revoir la partie"},
    "replay.place": {"en": "Move {0} of {1}", "fr": "Coup {0} sur {1}"},
    "replay.speed": {"en": "speed: {0} a second", "fr": "vitesse : {0} par seconde"},
    "replay.running": {"en": "running", "fr": "défile"},
    "replay.stopped": {"en": "stopped", "fr": "arrêté"},
    "replay.public": {"en": "what all see", "fr": "ce que tous voient"},
    "replay.view": {"en": "seen by: {0}", "fr": "vu par : {0}"},
    "replay.unfinished": {
        "en": "This match is not over: only what all see is shown.",
        "fr": "Cette partie n'est pas finie : on ne montre que ce que tous voient.",
    },
    "replay.move": {"en": "this move", "fr": "ce coup"},
    "replay.next": {"en": "Next: {0}", "fr": "Ensuite : {0}"},
    # a number on a scale
    "scale.hint": {
        "en": "← → one step, ↑ ↓ ten; or type the number. Enter chooses.",
        "fr": "← → un pas, ↑ ↓ dix\u00a0; ou tapez le nombre. Entrée choisit.",
    },
    "scale.beyond": {"en": "From {0} to {1}.", "fr": "De {0} à {1}."},
    # help
    "help.title": {"en": "Help", "fr": "Aide"},
    "help.text": {
        "en": "Choose with the key before a choice, with the arrows and Enter, or with the mouse. "
        "Grey choices are not allowed now: select one to see why, and the rule behind it.",
        "fr": "Choisissez par la touche devant un choix, avec les flèches et Entrée, ou à la souris. "
        "Les choix gris ne sont pas permis maintenant\u00a0: "
        "choisissez-en un pour savoir pourquoi, et voir la règle.",
    },
    "help.marks": {
        "en": "A mark such as {0} is a seat: its shape, its letter and its colour. The part of the table "
        "that the question is about has a bright title.",
        "fr": "Une marque comme {0} est une place : sa forme, sa lettre et sa couleur. La partie "
        "de la table dont il est question a un titre clair.",
    },
    "help.saving": {
        "en": "Every move is saved at once. The menu, or tabularium play --resume, goes on where you left.",
        "fr": "Chaque coup est enregistré aussitôt. Le menu, ou tabularium play --resume, reprend où vous en étiez.",
    },
    "help.menu": {
        "en": "Up and down choose a line, left and right change it. Enter on a person gives a name; "
        "on the last line it begins the match, and on a saved match it goes on.",
        "fr": "Haut et bas choisissent une ligne, gauche et droite la changent. Entrée sur une personne lui donne un "
        "nom ; sur la dernière ligne elle commence la partie, sur une partie enregistrée elle la reprend.",
    },
    "help.replay": {
        "en": "A recorded match, move by move: step with the arrows, or let it run. Once a match is over it can be seen "
        "through the eyes of each seat.",
        "fr": "Une partie enregistrée, coup par coup : avancez avec les flèches, ou laissez-la défiler. Une partie finie "
        "peut être vue par les yeux de chaque place.",
    },
    "help.marks_replay": {
        "en": "A mark such as {0} is a seat: its shape, its letter and its colour. The part of the table "
        "that the next decision is about has a bright title.",
        "fr": "Une marque comme {0} est une place : sa forme, sa lettre et sa couleur. La partie de la table "
        "dont traite la décision suivante a un titre clair.",
    },
    "help.keys": {"en": "Keys", "fr": "Touches"},
}


def word(key: str, lang: str, *args: object) -> str:
    return say(WORDS[key], lang).format(*args)


def bot_name(bot: str, lang: str) -> str:
    """How a bot is called; one that we have no word for by its id."""
    return word(f"bot.{bot}", lang) if f"bot.{bot}" in WORDS else bot


def bot_about(bot: str, lang: str) -> str:
    return word(f"bot.about.{bot}", lang) if f"bot.about.{bot}" in WORDS else bot

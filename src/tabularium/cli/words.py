"""What the commands say, in both languages: help, notices, and sentences of errors of their own."""

from __future__ import annotations

from typing import Final

from tabularium.core.build import is_compiled
from tabularium.core.words import Words, say

HELP: Final[dict[str, Words]] = {
    "help.app": {
        "en": "Tabularium: Roman board games, one table. Without a command: play in the browser.",
        "fr": "Tabularium : des jeux de plateau romains, une table. Sans commande : jouer dans le navigateur.",
    },
    "help.version": {"en": "Tell the version and stop.", "fr": "Dire la version et s'arrêter."},
    "help.lang": {
        "en": "Language: en or fr. By default that of your system.",
        "fr": "Langue : en ou fr. Par défaut celle de votre système.",
    },
    "help.help": {"en": "Show this help and stop.", "fr": "Montrer cette aide et s'arrêter."},
    "help.play": {
        "en": "Play a game in the terminal, against bots or with others at the same keyboard.",
        "fr": "Jouer dans le terminal, contre des bots ou à plusieurs devant le même clavier.",
    },
    "help.play.game": {
        "en": "The game, for instance aquileia. Without it: a menu.",
        "fr": "Le jeu, par exemple aquileia. Sans lui : un menu.",
    },
    "help.play.seats": {
        "en": "How many seats. By default one person and the bots.",
        "fr": "Nombre de places. Par défaut une personne et les bots.",
    },
    "help.play.bots": {
        "en": "The bots, with commas: greedy,random. The other seats are people.",
        "fr": "Les bots, séparés par des virgules : greedy,random. Les autres places sont à des personnes.",
    },
    "help.play.seed": {
        "en": "The seed of the dealing, to have the same cards again.",
        "fr": "La graine de la donne, pour retrouver les mêmes cartes.",
    },
    "help.play.option": {
        "en": "An option of the game as name=value; may be repeated.",
        "fr": "Une option du jeu sous la forme nom=valeur ; peut être répétée.",
    },
    "help.play.resume": {
        "en": "Go on with the match that was saved last.",
        "fr": "Reprendre la dernière partie enregistrée.",
    },
    "help.games": {"en": "List the games with their options.", "fr": "Lister les jeux et leurs options."},
    "help.rules": {
        "en": "Read the rules of a game: all of them, a section or a clause.",
        "fr": "Lire les règles d'un jeu : toutes, une section ou une clause.",
    },
    "help.rules.game": {"en": "The game, for instance aquileia.", "fr": "Le jeu, par exemple aquileia."},
    "help.rules.clause": {
        "en": "A clause such as AQ-M3 or M3, its beginning such as AQ-M, or a section by number or title.",
        "fr": "Une clause comme AQ-M3 ou M3, son début comme AQ-M, ou une section par son numéro ou son titre.",
    },
    "help.replay": {
        "en": "Watch a recorded match move by move.",
        "fr": "Revoir une partie enregistrée coup par coup.",
    },
    "help.replay.file": {
        "en": "A record, a match saved by the terminal, or a journal of the laboratory (games.ndjson).",
        "fr": "Un enregistrement, une partie enregistrée par le terminal, ou un journal du laboratoire (games.ndjson).",
    },
    "help.replay.game": {
        "en": "Which game of a journal: they are numbered from 0.",
        "fr": "Quelle partie d'un journal\u00a0: elles sont numérotées à partir de 0.",
    },
    "help.review": {
        "en": "Where a seat of a recorded match lost most, given what it knew then.",
        "fr": "Où une place d'une partie enregistrée a le plus perdu, avec ce qu'elle savait alors.",
    },
    "help.review.seat": {
        "en": "Whose decisions: 1 is the first seat. By default the person's, in a match saved by the terminal, else the first.",
        "fr": "De qui : 1 est la première place. Par défaut la personne d'une partie enregistrée par le terminal, sinon la première.",
    },
    "help.review.top": {"en": "How many decisions to list.", "fr": "Nombre de décisions à lister."},
    "help.review.glance": {
        "en": "Who looks at each decision, and for how long: mcts:300ms, mcts:100it.",
        "fr": "Qui regarde chaque décision, et combien de temps : mcts:300ms, mcts:100it.",
    },
    "help.review.closer": {
        "en": "Who looks again at the worst ones, and for how long.",
        "fr": "Qui regarde de nouveau les pires, et combien de temps.",
    },
    "help.review.seed": {
        "en": "With it and a budget of iterations the same review comes again.",
        "fr": "Avec elle et un budget d'itérations, la même analyse revient.",
    },
    "help.serve": {
        "en": "Play in the browser: serve the tables and open the start page.",
        "fr": "Jouer dans le navigateur : servir les tables et ouvrir la page d'accueil.",
    },
    "help.serve.host": {
        "en": "Where to listen; 0.0.0.0 lets others on your network in.",
        "fr": "Adresse d'écoute ; 0.0.0.0 ouvre aux autres de votre réseau.",
    },
    "help.serve.port": {
        "en": "By default 8765, or a free one if that is taken.",
        "fr": "Par défaut 8765, ou un port libre s'il est pris.",
    },
    "help.serve.database": {
        "en": "Where matches are kept: a file (SQLite) or postgresql://... By default a file in your data folder.",
        "fr": "Où sont gardées les parties : un fichier (SQLite) ou postgresql://... Par défaut un fichier de votre dossier de données.",
    },
    "help.serve.workers": {
        "en": "How many processes think for the bots.",
        "fr": "Nombre de processus qui réfléchissent pour les bots.",
    },
    "help.serve.browser": {"en": "Open the browser.", "fr": "Ouvrir le navigateur."},
    "help.serve.origin": {
        "en": "An address by which browsers reach this server through a proxy; may be repeated.",
        "fr": "Adresse par laquelle les navigateurs atteignent ce serveur à travers un proxy ; peut être répétée.",
    },
    "help.serve.proxy": {
        "en": "Addresses of proxies whose X-Forwarded headers are true.",
        "fr": "Adresses des proxys dont on croit les en-têtes X-Forwarded.",
    },
    "help.serve.pace": {
        "en": "Seconds between a move and the bot's move that follows it.",
        "fr": "Secondes entre un coup et celui du bot qui le suit.",
    },
    "help.serve.thinking": {
        "en": "The part of its usual time that a bot thinks: 0.5 is half of it.",
        "fr": "La part de son temps habituel qu'un bot réfléchit : 0.5 pour la moitié.",
    },
    "help.serve.limits": {
        "en": "Limit how often one browser, program or address may ask.",
        "fr": "Limiter le nombre de requêtes de chaque navigateur, programme ou adresse.",
    },
    "help.serve.connections": {
        "en": "How many tables (tabs, programs) one address may have open at once.",
        "fr": "Nombre de tables (onglets, programmes) que chaque adresse peut avoir ouvertes à la fois.",
    },
    "help.worker": {
        "en": "Think for the bots of a server on another machine, with the same database.",
        "fr": "Réfléchir pour les bots d'un serveur sur une autre machine, avec la même base.",
    },
    "help.simulate": {
        "en": "Let bots play many games, and report what wins. Safe to interrupt: the same command goes on.",
        "fr": "Faire jouer beaucoup de parties à des bots et dire ce qui gagne. Peut être interrompu : la même commande continue.",
    },
    "help.simulate.game": {"en": "The game, for instance aquileia.", "fr": "Le jeu, par exemple aquileia."},
    "help.simulate.bots": {
        "en": "The bots, with commas: greedy,mcts:500ms,mcts:200it. They change seats from game to game.",
        "fr": "Les bots, séparés par des virgules : greedy,mcts:500ms,mcts:200it. Ils changent de place d'une partie à l'autre.",
    },
    "help.simulate.out": {"en": "The folder for what comes of it.", "fr": "Le dossier des résultats."},
    "help.simulate.seats": {
        "en": "How many seats. By default one for each bot named.",
        "fr": "Nombre de places. Par défaut une par bot nommé.",
    },
    "help.simulate.games": {"en": "How many games.", "fr": "Nombre de parties."},
    "help.simulate.jobs": {
        "en": "How many processes; auto: one for each core. It changes nothing in the results.",
        "fr": "Nombre de processus ; auto : un par cœur. Les résultats n'en dépendent pas.",
    },
    "help.simulate.seed": {"en": "The seed of all games.", "fr": "La graine de toutes les parties."},
    "help.simulate.cluster": {
        "en": "Play on the Ray cluster at this address (needs the extra cluster).",
        "fr": "Jouer sur le cluster Ray à cette adresse (demande l'extra cluster).",
    },
    "help.ladder": {
        "en": "Let bots play each other, two by two, and rate them.",
        "fr": "Faire jouer des bots deux à deux et les classer.",
    },
    "help.ladder.bots": {
        "en": "The bots, with commas: random,greedy,mcts:100it.",
        "fr": "Les bots, séparés par des virgules : random,greedy,mcts:100it.",
    },
    "help.ladder.games": {
        "en": "How many games for every two bots.",
        "fr": "Nombre de parties pour chaque paire de bots.",
    },
    "help.tune": {
        "en": "Find better weights for a game's evaluation from games between bots, and check them by play.",
        "fr": "Trouver de meilleurs poids pour l'évaluation d'un jeu à partir de parties entre bots, et les vérifier en jouant.",
    },
    "help.tune.bot": {
        "en": "The bot whose games are studied, for instance mcts:50it.",
        "fr": "Le bot dont on étudie les parties, par exemple mcts:50it.",
    },
    "help.tune.checks": {
        "en": "How many games with the new weights against the present ones.",
        "fr": "Nombre de parties avec les nouveaux poids contre les poids actuels.",
    },
    "help.tune.write": {
        "en": "Keep what was found in the game's folder: new weights only if they play better.",
        "fr": "Garder ce qui est trouvé dans le dossier du jeu : de nouveaux poids seulement s'ils jouent mieux.",
    },
    "help.calibrate": {
        "en": "Find what the chances and points of hints and reviews mean, from how games between bots ended.",
        "fr": "Trouver ce que valent les chances et les points des conseils et des bilans, d'après la fin de parties entre bots.",
    },
    "help.calibrate.adviser": {
        "en": "Who is asked what it thinks of their decisions, for instance mcts:100it.",
        "fr": "À qui demander ce qu'il pense de leurs décisions, par exemple mcts:100it.",
    },
    "help.calibrate.games": {
        "en": "How many games for every number of seats.",
        "fr": "Nombre de parties pour chaque nombre de places.",
    },
    "help.calibrate.write": {
        "en": "Keep what was found in the game's folder.",
        "fr": "Garder ce qui est trouvé dans le dossier du jeu.",
    },
    "help.bench": {"en": "Measure the speed of the games.", "fr": "Mesurer la vitesse des jeux."},
    "help.bench.games": {"en": "Which games; all, if none is named.", "fr": "Quels jeux ; tous, si aucun n'est nommé."},
    "help.bench.seconds": {"en": "How long to play for each figure.", "fr": "Durée de jeu pour chaque chiffre."},
    "help.bench.peers": {
        "en": "Measure other engines too (installs them for a moment).",
        "fr": "Mesurer aussi d'autres moteurs (installés pour un moment).",
    },
    "help.bench.quick": {
        "en": "A first look: half a second for each figure, neither the server nor other engines.",
        "fr": "Un premier coup d'œil : une demi-seconde par chiffre, ni le serveur ni d'autres moteurs.",
    },
    "help.bench.out": {
        "en": "Write the figures to this file too, as JSON.",
        "fr": "Écrire aussi les chiffres dans ce fichier, en JSON.",
    },
    "help.bench.json": {"en": "Print the figures as JSON.", "fr": "Donner les chiffres en JSON."},
}

WORDS: Final[dict[str, Words]] = {
    "games.title": {"en": "The games", "fr": "Les jeux"},
    "games.id": {"en": "Id", "fr": "Id"},
    "games.name": {"en": "Name", "fr": "Nom"},
    "games.seats": {"en": "Seats", "fr": "Places"},
    "games.options": {"en": "Options", "fr": "Options"},
    "games.version": {"en": "Rules", "fr": "Règles"},
    "games.play": {"en": "Play one: tabularium play {0}", "fr": "Pour jouer : tabularium play {0}"},
    "no_person": {
        "en": "{0} seats and {1} bots leave no seat for you: at least one person plays.",
        "fr": "{0} places et {1} bots ne vous laissent aucune place : il faut au moins une personne.",
    },
    "bad_option_text": {
        "en": "{0!r} is no option: write it as name=value.",
        "fr": "{0!r} n'est pas une option : écrivez nom=valeur.",
    },
    "bad_option_value": {
        "en": "The option {0} cannot be {1!r}. It can be: {2}.",
        "fr": "L'option {0} ne peut pas être {1!r}. Elle peut être\u00a0: {2}.",
    },
    "no_saved_match": {
        "en": "There is no saved match to go on with.",
        "fr": "Il n'y a aucune partie enregistrée à reprendre.",
    },
    "cannot_read_file": {
        "en": "The file {0} cannot be read: {1}.",
        "fr": "Le fichier {0} ne peut être lu : {1}.",
    },
    "passed_over": {
        "en": "{0} is passed over: {1}",
        "fr": "{0} est laissé de côté : {1}",
    },
    "reason.permission": {"en": "you have no permission", "fr": "vous n'en avez pas le droit"},
    "reason.read_only": {"en": "the disk can only be read", "fr": "le disque est en lecture seule"},
    "reason.space": {"en": "there is no space left", "fr": "il n'y a plus de place"},
    "reason.not_there": {"en": "it is not there", "fr": "il n'existe pas"},
    "reason.no_folder": {
        "en": "what should be a folder is none",
        "fr": "ce qui devrait être un dossier n'en est pas un",
    },
    "reason.is_folder": {"en": "it is a folder", "fr": "c'est un dossier"},
    "reason.long_name": {"en": "its name is too long", "fr": "son nom est trop long"},
    "reason.disk": {"en": "the disk has failed", "fr": "le disque a failli"},
    "reason.line": {"en": "its line {0} is damaged", "fr": "sa ligne {0} est endommagée"},
    "reason.no_text": {"en": "it is no text", "fr": "ce n'est pas un texte"},
    "reason.other": {"en": "the system refuses (error {0})", "fr": "le système refuse (erreur {0})"},
    "saved_in": {
        "en": "Saved in {0}. To go on: tabularium play --resume",
        "fr": "Enregistrée dans {0}. Pour reprendre : tabularium play --resume",
    },
    "cannot_write_file": {
        "en": "The match could not be saved in {0}: {1}.",
        "fr": "La partie n'a pas pu être enregistrée dans {0} : {1}.",
    },
    "unknown_language": {
        "en": "{0!r} is no language that we speak. They are: {1}.",
        "fr": "{0!r} n'est pas une langue que nous parlons. Ce sont : {1}.",
    },
    "no_terminal": {
        "en": "The table needs a terminal: standard input or output is not one.",
        "fr": "La table a besoin d'un terminal : l'entrée ou la sortie standard n'en est pas un.",
    },
    "journal.which": {
        "en": "{0} is a journal of the laboratory. Games in it: {1}, with the numbers {2}. Say which one with --game.",
        "fr": "{0} est un journal du laboratoire. Parties qu'il contient\u00a0: {1}, sous les numéros {2}. "
        "Dites laquelle avec --game.",
    },
    "journal.no_such_game": {
        "en": "There is no game {3} in the journal {0}. Games in it: {1}, with the numbers {2}.",
        "fr": "Il n'y a pas de partie {3} dans le journal {0}. Parties qu'il contient\u00a0: {1}, sous les numéros {2}.",
    },
    "journal.none": {
        "en": "{0} holds a single match and no journal of the laboratory: leave out --game.",
        "fr": "{0} contient une seule partie, pas un journal du laboratoire\u00a0: retirez --game.",
    },
    "review.bad_seat": {
        "en": "There is no seat {0}: the seats of this match are 1 to {1}.",
        "fr": "Il n'y a pas de place {0} : les places de cette partie vont de 1 à {1}.",
    },
    "review.looking": {"en": "{0}, decisions", "fr": "{0}, décisions"},
    "review.looked": {
        "en": "{0} decisions of {1}, looked at with what was known then.",
        "fr": "{0} décisions de {1}, regardées avec ce qui était connu alors.",
    },
    "review.none": {"en": "There was nothing to decide.", "fr": "Il n'y avait rien à décider."},
    "review.nothing": {
        "en": "No decision stands out: Imperator would have done about as well.",
        "fr": "Aucune décision ne ressort : Imperator n'aurait guère fait mieux.",
    },
    "review.title": {"en": "Where most was lost", "fr": "Où l'on a le plus perdu"},
    "review.decision": {"en": "Decision", "fr": "Décision"},
    "review.taken": {"en": "Taken", "fr": "Choisi"},
    "review.best": {"en": "Imperator", "fr": "Imperator"},
    "review.chance": {"en": "Chance", "fr": "Chances"},
    "review.lost": {"en": "Lost", "fr": "Perdu"},
    "simulate.playing": {"en": "{0}, games", "fr": "{0}, parties"},
    "simulate.more": {
        "en": "{0} holds {1} games already: tables and report tell of all of them.",
        "fr": "{0} contient déjà {1} parties\u00a0: tableaux et rapport les comptent toutes.",
    },
    "rate.game": {"en": "{0} s per game", "fr": "{0} s par partie"},
    "rate.decision": {"en": "{0} s per decision", "fr": "{0} s par décision"},
    "rate.measurement": {"en": "{0} s per measurement", "fr": "{0} s par mesure"},
    "simulate.interrupted": {
        "en": "Interrupted. The games played so far are kept; the same command goes on with the rest.",
        "fr": "Interrompu. Les parties jouées sont gardées ; la même commande reprendra le reste.",
    },
    "simulate.bad_jobs": {
        "en": "--jobs takes a number of processes or auto, not {0!r}.",
        "fr": "--jobs attend un nombre de processus ou auto, pas {0!r}.",
    },
    "tune.explains": {
        "en": "{0} games, {1} pairs of seats. How much of the final margins is explained in games left out (R²: 1 is all, 0 no more than the mean): by the present weights {2}, by new ones {3}.",
        "fr": "{0} parties, {1} paires de places. Part des écarts finaux expliquée dans des parties mises de côté (R²\u00a0: 1, tout\u00a0; 0, pas plus que la moyenne)\u00a0: {2} par les poids actuels, {3} par les nouveaux.",
    },
    "tune.checking": {"en": "Step {0}, games", "fr": "Pas {0}, parties"},
    "tune.won": {
        "en": "Step {2} towards the new weights: {0} of {1} games won against the present ones.",
        "fr": "Pas de {2} vers les nouveaux poids\u00a0: {0} de {1} parties gagnées contre les poids actuels.",
    },
    "tune.no_better": {
        "en": "No step towards the new weights plays better. The present ones stay; only what a lead is worth is new.",
        "fr": "Aucun pas vers les nouveaux poids ne joue mieux. Les poids actuels restent ; seule la valeur d'une avance change.",
    },
    "tune.term": {"en": "Term", "fr": "Terme"},
    "tune.early": {"en": "Early", "fr": "Début"},
    "tune.late": {"en": "Late", "fr": "Fin"},
    "calibrate.playing": {"en": "Seats: {0}. Games", "fr": "Places\u00a0: {0}. Parties"},
    "calibrate.looking": {"en": "Seats: {0}. Games looked at", "fr": "Places\u00a0: {0}. Parties examinées"},
    "calibrate.seats": {"en": "Seats", "fr": "Places"},
    "calibrate.looks": {"en": "Decisions", "fr": "Décisions"},
    "calibrate.said": {"en": "Chance said", "fr": "Chance dite"},
    "calibrate.told": {"en": "Now told", "fr": "Désormais"},
    "calibrate.won": {"en": "Won", "fr": "Gagné"},
    "calibrate.before": {"en": "Error before", "fr": "Erreur avant"},
    "calibrate.plain": {
        "en": "No better in games left out, so what the search says is told as it is, with this number of seats: {0}.",
        "fr": "Pas mieux dans les parties mises de côté\u00a0: on répète ce que dit la recherche, à ce nombre de places\u00a0: {0}.",
    },
    "calibrate.after": {"en": "In games left out", "fr": "Parties mises de côté"},
    "build.compiled": {"en": "compiled", "fr": "compilé"},
    "build.plain": {"en": "plain Python", "fr": "Python pur"},
    "build.rules": {"en": "Rules: {0}", "fr": "Règles : {0}"},
    "bench.plain": {"en": "plain", "fr": "en Python"},
    "bench.compiled": {"en": "compiled", "fr": "compilé"},
    "bench.load": {
        "en": "Load average of the machine: {0} before, {1} after, {2} cores. A load well above 1: busy, figures too low.",
        "fr": "Charge moyenne de la machine : {0} avant, {1} après, {2} cœurs. "
        "Une charge bien au-dessus de 1 : machine occupée, chiffres trop bas.",
    },
    "bench.no_compiled": {
        "en": "The compiled build is not there; `make compiled` makes it.",
        "fr": "La version compilée n'est pas là ; `make compiled` la fait.",
    },
    "bench.measuring": {"en": "Measuring", "fr": "Mesures"},
    "bench.table.0": {
        "en": "Random play on one core (CPU time, best of 5)",
        "fr": "Parties au hasard sur un cœur (temps processeur, le meilleur de 5)",
    },
    "bench.table.1": {"en": "Copies and search in whole games", "fr": "Copies et recherche en parties entières"},
    "bench.table.2": {"en": "What the dealer works out, told apart", "fr": "Ce que le donneur calcule, à part"},
    "bench.table.3": {"en": "Matches, views and pictures", "fr": "Parties, vues et images"},
    "bench.table.4": {"en": "One web process with SQLite", "fr": "Un processus web avec SQLite"},
    "bench.goals": {
        "en": "Goals (median of the games, unless the slowest is named)",
        "fr": "Objectifs (médiane des jeux, sauf mention du plus lent)",
    },
    "bench.goal": {"en": "goal, {0}", "fr": "objectif, {0}"},
    "bench.reached": {"en": "reached", "fr": "atteint"},
    "bench.goal.decisions": {"en": "decisions/s", "fr": "décisions/s"},
    "bench.goal.decisions_slowest": {"en": "decisions/s, slowest game", "fr": "décisions/s, jeu le plus lent"},
    "bench.goal.iterations": {
        "en": "search iterations/s, for a game of 300 decisions",
        "fr": "itérations de recherche/s, pour 300 décisions",
    },
    "bench.goal.copy": {"en": "copy half-way, µs", "fr": "copie à mi-chemin, µs"},
    "bench.goal.copy_slowest": {"en": "copy half-way, slowest game, µs", "fr": "copie, jeu le plus lent, µs"},
    "bench.goal.copy_growth": {"en": "copy at 90 % over 10 %, worst", "fr": "copie à 90 % sur 10 %, au pire"},
    "bench.goal.save": {"en": "save half-way, µs", "fr": "sauvegarde à mi-chemin, µs"},
    "bench.goal.load": {"en": "load half-way, µs", "fr": "chargement à mi-chemin, µs"},
    "bench.goal.save_bytes": {"en": "save half-way, bytes", "fr": "sauvegarde à mi-chemin, octets"},
    "bench.goal.match_bytes": {"en": "memory per match, bytes", "fr": "mémoire par partie, octets"},
    "bench.goal.import": {"en": "import of one game, ms", "fr": "import d'un jeu, ms"},
    "bench.cannot_write": {"en": "{0} cannot be written: {1}.", "fr": "{0} ne peut être écrit : {1}."},
    "bench.peer_install": {"en": "could not be installed: {0}", "fr": "n'a pas pu être installé : {0}"},
    "bench.peer_run": {"en": "could not be run: {0}", "fr": "n'a pas pu être lancé : {0}"},
    "bench.bad_seconds": {
        "en": "--seconds takes a number of seconds, 0.1 or more.",
        "fr": "--seconds attend un nombre de secondes, au moins 0,1.",
    },
    "bench.failed": {
        "en": "{0} could not be measured: {1}",
        "fr": "{0} n'a pas pu être mesuré : {1}",
    },
    "bench.row.games_per_s": {"en": "games/s", "fr": "parties/s"},
    "bench.row.decisions_per_s": {"en": "decisions/s, bare state", "fr": "décisions/s, état seul"},
    "bench.row.match_decisions_per_s": {"en": "decisions/s, recorded match", "fr": "décisions/s, partie enregistrée"},
    "bench.row.iterations_per_s": {"en": "search iterations/s", "fr": "itérations de recherche/s"},
    "bench.row.computed_ms": {"en": "a push in the quarry, ms", "fr": "une poussée dans la carrière, ms"},
    "bench.row.computed_plain_ms": {"en": "the same without numba, ms", "fr": "la même sans numba, ms"},
    "bench.row.rest_decisions_per_s": {"en": "decisions/s without pushes", "fr": "décisions/s sans les poussées"},
    "bench.row.decisions": {"en": "decisions per game", "fr": "décisions par partie"},
    "bench.row.options": {"en": "options per decision", "fr": "choix par décision"},
    "bench.row.copy_us_10": {"en": "copy at 10 %, µs", "fr": "copie à 10 %, µs"},
    "bench.row.copy_us_50": {"en": "copy at 50 %, µs", "fr": "copie à 50 %, µs"},
    "bench.row.copy_us_90": {"en": "copy at 90 %, µs", "fr": "copie à 90 %, µs"},
    "bench.row.save_us": {"en": "save half-way, µs", "fr": "sauvegarde à mi-chemin, µs"},
    "bench.row.save_bytes": {"en": "save half-way, bytes", "fr": "sauvegarde à mi-chemin, octets"},
    "bench.row.load_us": {"en": "load half-way, µs", "fr": "chargement à mi-chemin, µs"},
    "bench.row.record_bytes": {"en": "record of a game, bytes", "fr": "enregistrement d'une partie, octets"},
    "bench.row.match_bytes": {"en": "memory per match, bytes", "fr": "mémoire par partie, octets"},
    "bench.row.view_us": {"en": "view, µs", "fr": "vue, µs"},
    "bench.row.picture_us": {"en": "picture, µs", "fr": "image, µs"},
    "bench.row.text_us": {"en": "table in words, µs", "fr": "table en mots, µs"},
    "bench.row.env_steps_per_s": {"en": "environment: steps/s", "fr": "environnement\u00a0: pas/s"},
    "bench.row.import_ms": {"en": "import, ms", "fr": "import, ms"},
    "bench.row.open_ms": {"en": "open a match, ms", "fr": "ouvrir une partie, ms"},
    "bench.row.table_ms": {"en": "a seat's table, ms", "fr": "la table d'une place, ms"},
    "bench.row.look_request_ms": {"en": "request to look, ms", "fr": "requête pour voir, ms"},
    "bench.row.play_request_ms": {"en": "request to play, ms", "fr": "requête pour jouer, ms"},
    "bench.row.update_bytes": {"en": "bytes per update", "fr": "octets par mise à jour"},
    "bench.row.moves_per_s": {"en": "moves/s, 20 matches", "fr": "coups/s, 20 parties"},
    "table_damaged": {
        "en": "who sits at the table cannot be read.",
        "fr": "on ne peut lire qui est à la table.",
    },
}


def word(key: str, lang: str, *args: object) -> str:
    return say(WORDS[key], lang).format(*args)


def both(key: str, *args: object) -> Words:
    """A sentence in all languages, for an error."""
    return {lang: text.format(*args) for lang, text in WORDS[key].items()}


def filled(key: str, first: object, reason: Words) -> Words:
    """A sentence with a reason that itself is in all languages."""
    return {lang: text.format(first, say(reason, lang)) for lang, text in WORDS[key].items()}


def build_in_words(lang: str) -> str:
    """Which build of the rules runs."""
    return word("build.compiled" if is_compiled() else "build.plain", lang)

"""Every text of the game in both languages: templates by key. ``text.py`` puts the arguments in."""

from __future__ import annotations

from typing import Final

PROMPTS: Final = {
    "placing": {
        "en": "Place a henchman, your tie-break disc, or pass.",
        "fr": "Placez un homme de main, votre disque de départage, ou passez.",
    },
    "placing_more": {
        "en": "Place a henchman, or pass.",
        "fr": "Placez un homme de main, ou passez.",
    },
    "exchanging": {
        "en": "Pecunia: exchange coins with the bank?",
        "fr": "Pecunia : changer des pièces à la Banque ?",
    },
    "buy_card": {
        "en": "Equi et Arma: buy {card} for 1 bronze?",
        "fr": "Equi et Arma : acheter {card} pour 1 bronze ?",
    },
    "buy_servi": {
        "en": "{space}: how many servi cards do you buy, at 1 {metal} each?",
        "fr": "{space} : combien de cartes servi achetez-vous, à 1 {metal} chacune ?",
    },
    "playing_cards_arena": {
        "en": "Arena: play slaves and weapons to add to your strength of {strength}?",
        "fr": "Arena : jouer des esclaves et des armes pour renforcer votre force de {strength} ?",
    },
    "playing_cards_stadium": {
        "en": "Stadium: play horses of your side to add to your strength of {strength}?",
        "fr": "Stadium : jouer des chevaux de votre côté pour renforcer votre force de {strength} ?",
    },
    "using_blue_dice": {
        "en": "How many blue dice do you roll? You have {left} left.",
        "fr": "Combien de dés bleus lancez-vous ? Il vous en reste {left}.",
    },
    "choosing_reward": {
        "en": "You have won the fight: take {vp} VP or a servi card? The second takes the other.",
        "fr": "Vous avez gagné le combat : prenez-vous {vp} PV ou une carte servi ? Le deuxième prend l'autre.",
    },
    "keeping_laurel": {
        "en": "You have won the race: which laurel do you keep?",
        "fr": "Vous avez gagné la course : quel laurier gardez-vous ?",
    },
    "bidding_open": {
        "en": "Auction: {card}; open with one coin?",
        "fr": "Enchères : {card} ; ouvrir avec une pièce ?",
    },
    "bidding": {
        "en": "Auction: {card}; the bid is {bid}. Match it and add a coin, or pass?",
        "fr": "Enchères : {card} ; l'offre est de {bid}. Suivre en ajoutant une pièce, ou passer ?",
    },
    "building": {
        "en": "{space}: what do you build?",
        "fr": "{space} : que construisez-vous ?",
    },
    "building_again": {
        "en": "{space}: what do you build? You may build {left} buildings.",
        "fr": "{space} : que construisez-vous ? Vous pouvez construire {left} bâtiments.",
    },
    "paying_slaves": {
        "en": "{lot}: which servi cards do you pay with?",
        "fr": "{lot} : avec quelles cartes servi payez-vous ?",
    },
    "paying_again": {
        "en": "{space}: you have been robbed. Pay another coin and activate your buildings?",
        "fr": "{space} : on vous a volé. Payer une autre pièce et activer vos bâtiments ?",
    },
    "choosing_colour": {
        "en": "{card}: which colour does it count for?",
        "fr": "{card} : pour quelle couleur compte-t-il ?",
    },
}

WAITING: Final = {
    "placing": {"en": "{name} is placing.", "fr": "{name} place une pièce."},
    "exchanging": {"en": "{name} is at the money changer.", "fr": "{name} est chez le changeur."},
    "buy_card": {
        "en": "{name} is at the horse and weapon stalls.",
        "fr": "{name} est aux étals de chevaux et d'armes.",
    },
    "buy_servi": {"en": "{name} is buying servi cards.", "fr": "{name} achète des cartes servi."},
    "playing_cards": {
        "en": "{name} is choosing cards for the contest.",
        "fr": "{name} choisit des cartes pour l'épreuve.",
    },
    "using_blue_dice": {"en": "{name} is choosing blue dice.", "fr": "{name} choisit ses dés bleus."},
    "choosing_reward": {
        "en": "{name} is choosing the reward of the fight.",
        "fr": "{name} choisit la récompense du combat.",
    },
    "keeping_laurel": {"en": "{name} is choosing a laurel.", "fr": "{name} choisit un laurier."},
    "bidding": {"en": "{name} is bidding.", "fr": "{name} enchérit."},
    "building": {"en": "{name} is building.", "fr": "{name} construit."},
    "paying_slaves": {"en": "{name} is paying for a building.", "fr": "{name} paie un bâtiment."},
    "paying_again": {
        "en": "{name} was robbed and may pay again.",
        "fr": "{name}, volé, peut payer de nouveau.",
    },
    "choosing_colour": {
        "en": "{name} is choosing a laurel's colour.",
        "fr": "{name} choisit la couleur d'un laurier.",
    },
}

LABELS: Final = {
    "place": {"en": "{space}", "fr": "{space}"},
    "place_pecunia": {"en": "Pecunia ({vp} VP if you exchange)", "fr": "Pecunia ({vp} PV si vous changez)"},
    "place_forum": {"en": "{space} (one building)", "fr": "{space} (un bâtiment)"},
    "place_forum_two": {"en": "{space} (two buildings)", "fr": "{space} (deux bâtiments)"},
    "place_forum_scoring": {"en": "{space} (scores at once)", "fr": "{space} (points aussitôt)"},
    "disc": {"en": "Tie-break disc on space {number}", "fr": "Disque de départage sur la case {number}"},
    "pass_placing": {"en": "Pass: place no more this round", "fr": "Passer : ne plus rien placer de la manche"},
    "pass_buying": {"en": "Buy nothing", "fr": "Ne rien acheter"},
    "pass_bidding_open": {"en": "Do not open", "fr": "Ne pas ouvrir"},
    "pass_bidding": {"en": "Pass", "fr": "Passer"},
    "pass_building": {"en": "Build nothing", "fr": "Ne rien construire"},
    "pass_paying_again": {"en": "Do not pay", "fr": "Ne pas payer"},
    "done_exchanging": {"en": "Leave the money changer", "fr": "Quitter le changeur"},
    "done_cards": {"en": "No more cards", "fr": "Plus de cartes"},
    "exchange": {"en": "{give} for {get}", "fr": "{give} contre {get}"},
    "buy_card": {"en": "Buy {card} for 1 bronze", "fr": "Acheter {card} pour 1 bronze"},
    "buy_left": {
        "en": "Buy {card} for 1 bronze, and draw a card",
        "fr": "Acheter {card} pour 1 bronze, et piocher une carte",
    },
    "buy_servi": {"en": "Buy {count} for {count} {metal}", "fr": "Acheter {count} pour {count} {metal}"},
    "play": {"en": "Play {card} (+{gain})", "fr": "Jouer {card} (+{gain})"},
    "blue_none": {"en": "Roll no blue dice", "fr": "Ne lancer aucun dé bleu"},
    "blue": {"en": "Roll {count} blue dice", "fr": "Lancer {count} dés bleus"},
    "blue_one": {"en": "Roll 1 blue die", "fr": "Lancer 1 dé bleu"},
    "points": {"en": "Take {vp} VP", "fr": "Prendre {vp} PV"},
    "servus": {"en": "Take a servi card", "fr": "Prendre une carte servi"},
    "keep_face_up": {"en": "Keep the face-up card: {card}", "fr": "Garder la carte visible : {card}"},
    "keep_top": {"en": "Keep the card from the pile: {card}", "fr": "Garder la carte de la pioche : {card}"},
    "bid": {"en": "Bid {bid}", "fr": "Offrir {bid}"},
    "build": {"en": "{lot}: {yields}, for {cost}", "fr": "{lot} : {yields}, pour {cost}"},
    "pay": {"en": "Pay {cards}", "fr": "Payer {cards}"},
    "pay_singles_one": {"en": "1 single slave", "fr": "1 esclave seul"},
    "pay_singles": {"en": "{count} single slaves", "fr": "{count} esclaves seuls"},
    "pay_doubles_one": {"en": "1 card of two slaves", "fr": "1 carte de deux esclaves"},
    "pay_doubles": {"en": "{count} cards of two slaves", "fr": "{count} cartes de deux esclaves"},
    "activate": {"en": "Pay 1 {metal} and activate", "fr": "Payer 1 {metal} et activer"},
    "count": {
        "en": "Count it as {colour}: villas of this colour are worth {villas}",
        "fr": "Le compter en {colour} : les villas de cette couleur valent {villas}",
    },
}

LINES: Final = {
    "round": {"en": "Round {0} begins.", "fr": "La manche {0} commence."},
    "first_player": {"en": "{0} is first player.", "fr": "{0} est premier joueur."},
    "placed": {"en": "{0} places a henchman: {1}.", "fr": "{0} place un homme de main : {1}."},
    "disc": {
        "en": "{0} takes place {1} on the tie-break track.",
        "fr": "{0} prend la place {1} sur la piste de départage.",
    },
    "stopped_placing": {"en": "{0} passes.", "fr": "{0} passe."},
    "reshuffled": {
        "en": "{0}: the discards are shuffled into a new pile.",
        "fr": "{0} : la défausse est mélangée et forme une nouvelle pioche.",
    },
    "dolus": {"en": "{0} swindles {1} out of the bank.", "fr": "{0} soutire {1} à la Banque."},
    "no_exchange": {"en": "{0} exchanges nothing.", "fr": "{0} ne change rien."},
    "exchanged": {"en": "{0} exchanges {1} for {2}.", "fr": "{0} change {1} contre {2}."},
    "pecunia_vp": {
        "en": "{0} scores {1} VP at the money changer.",
        "fr": "{0} marque {1} PV chez le changeur.",
    },
    "bought_nothing": {"en": "{0} buys nothing: {1}.", "fr": "{0} n'achète rien : {1}."},
    "bought_card": {"en": "{0} buys {1}.", "fr": "{0} achète {1}."},
    "drew_extra": {
        "en": "{0} draws a card from the equi-et-arma pile.",
        "fr": "{0} pioche une carte equi et arma.",
    },
    "drew_extra_secret": {
        "en": "{0} draws a card from the equi-et-arma pile: {1}.",
        "fr": "{0} pioche une carte equi et arma : {1}.",
    },
    "stall_filled": {"en": "{0}: now on sale, {1}.", "fr": "{0} : en vente, {1}."},
    "bought_servi": {
        "en": "{0} buys servi cards: {1}, for {1} {2}.",
        "fr": "{0} achète des cartes servi : {1}, pour {1} {2}.",
    },
    "drew_servi": {"en": "{0} draws a servi card.", "fr": "{0} pioche une carte servi."},
    "drew_servi_secret": {"en": "{0} draws a servi card: {1}.", "fr": "{0} pioche une carte servi : {1}."},
    "blue_dice": {"en": "{0} takes the {1} blue dice.", "fr": "{0} prend les {1} dés bleus."},
    "contest_0": {"en": "The fight begins. {0}.", "fr": "Le combat commence. {0}."},
    "contest_1": {"en": "The race begins. {0}.", "fr": "La course commence. {0}."},
    "rolled": {"en": "{0} rolls {1}: strength {2}.", "fr": "{0} lance {1} : force {2}."},
    "played": {"en": "{0} plays {1}: strength {2}.", "fr": "{0} joue {1} : force {2}."},
    "no_blue_dice": {"en": "{0} rolls no blue dice.", "fr": "{0} ne lance aucun dé bleu."},
    "rolled_blue": {
        "en": "{0} rolls blue dice, {1}: strength {2}.",
        "fr": "{0} lance des dés bleus, {1} : force {2}.",
    },
    "ranked_0": {"en": "Result of the fight: {0}.", "fr": "Résultat du combat : {0}."},
    "ranked_1": {"en": "Result of the race: {0}.", "fr": "Résultat de la course : {0}."},
    "contest_coins": {"en": "{0} takes {1}.", "fr": "{0} prend {1}."},
    "fight_vp": {"en": "{0} scores {1} VP in the Arena.", "fr": "{0} marque {1} PV à l'Arena."},
    "kept_laurel": {
        "en": "{0} keeps one of the two laurels and hands the other to {1}.",
        "fr": "{0} garde l'un des deux lauriers et donne l'autre à {1}.",
    },
    "kept_laurel_secret": {
        "en": "{0} keeps {2} and hands {3} to {1}.",
        "fr": "{0} garde {2} et donne {3} à {1}.",
    },
    "given_laurel": {"en": "{1} receives a laurel.", "fr": "{1} reçoit un laurier."},
    "given_laurel_secret": {"en": "{1} receives {2}.", "fr": "{1} reçoit {2}."},
    "last_laurel": {"en": "{0} takes the last laurel: {1}.", "fr": "{0} prend le dernier laurier : {1}."},
    "took_laurel": {"en": "{0} keeps the face-up laurel: {1}.", "fr": "{0} garde le laurier visible : {1}."},
    "took_top": {"en": "{0} keeps the laurel from the pile.", "fr": "{0} garde le laurier de la pioche."},
    "took_top_secret": {
        "en": "{0} keeps the laurel from the pile: {1}.",
        "fr": "{0} garde le laurier de la pioche : {1}.",
    },
    "laurel_up": {"en": "Stadium laurel on show: {0}.", "fr": "Laurier du Stadium visible : {0}."},
    "on_sale": {"en": "{0} puts up for auction: {1}.", "fr": "{0} met aux enchères : {1}."},
    "bid": {"en": "{0} bids {1}.", "fr": "{0} offre {1}."},
    "left_auction": {"en": "{0} leaves the auction.", "fr": "{0} quitte les enchères."},
    "sold_free": {
        "en": "Nobody bids: {0} takes {1} free of charge.",
        "fr": "Personne n'enchérit : {0} prend {1} gratuitement.",
    },
    "sold_to_host": {
        "en": "{0} wins {1} and pays {2} to the bank.",
        "fr": "{0} remporte {1} et paie {2} à la Banque.",
    },
    "sold": {"en": "{0} wins {1} and pays {2} to {3}.", "fr": "{0} remporte {1} et paie {2} à {3}."},
    "built_nothing": {"en": "{0} builds nothing: {1}.", "fr": "{0} ne construit rien : {1}."},
    "built_no_more": {"en": "{0} builds nothing more: {1}.", "fr": "{0} ne construit plus rien : {1}."},
    "built": {"en": "{0} builds: {1}.", "fr": "{0} construit : {1}."},
    "built_with": {"en": "{0} builds: {1}, paying {2}.", "fr": "{0} construit : {1}, en payant {2}."},
    "building_vp": {
        "en": "{0} scores {1} VP for building.",
        "fr": "{0} marque {1} PV pour cette construction.",
    },
    "latro": {
        "en": "{0} rolls {1} as the robber and finds nothing.",
        "fr": "{0}, brigand, lance {1} et ne trouve rien.",
    },
    "latro_robs": {
        "en": "{0} rolls {1} as the robber and takes: {2}.",
        "fr": "{0}, brigand, lance {1} et prend : {2}.",
    },
    "robbed": {"en": "1 {1} of {0}", "fr": "1 {1} de {0}"},
    "paid_again": {"en": "{0} pays another {1}.", "fr": "{0} paie encore 1 {1}."},
    "not_activated": {"en": "{0} does not activate.", "fr": "{0} n'active rien."},
    "activated": {"en": "{0} activates: {1}.", "fr": "{0} active ses bâtiments : {1}."},
    "laurels_shown": {
        "en": "The game is over. All laurels are shown.",
        "fr": "La partie est finie. Tous les lauriers sont montrés.",
    },
    "laurel_vp": {"en": "{0} scores {1} VP with a laurel.", "fr": "{0} marque {1} PV avec un laurier."},
    "counted": {"en": "{0} counts as {2}: {1}.", "fr": "{0} compte en {2} : {1}."},
    "villas": {
        "en": "{0}: {1} villas worth {2}, times {3}: {4} VP.",
        "fr": "{0} : villas ({1}), {2} fois {3} : {4} PV.",
    },
}

REASONS: Final = {
    "space_taken": {"en": "{0} is there already.", "fr": "{0} s'y trouve déjà."},
    "no_henchman": {
        "en": "You have no henchman left this round.",
        "fr": "Vous n'avez plus d'homme de main à placer.",
    },
    "other_side": {
        "en": "You have already entered the race on the other side.",
        "fr": "Vous participez déjà à la course de l'autre côté.",
    },
    "one_quay": {
        "en": "You already stand on a quay this round.",
        "fr": "Vous occupez déjà une case payante dans cette manche.",
    },
    "no_coin_for_quay": {
        "en": "You need 1 {0} to put under the henchman.",
        "fr": "Il vous faut 1 {0} à mettre sous l'homme de main.",
    },
    "disc_lies": {
        "en": "Your disc already lies on space {0}.",
        "fr": "Votre disque est déjà sur la case {0}.",
    },
    "disc_first": {
        "en": "You can pass only once your disc is placed.",
        "fr": "On ne peut passer qu'après avoir placé son disque.",
    },
    "single_exchange": {"en": "Only one exchange is allowed.", "fr": "Un seul change est permis."},
    "too_few_coins": {
        "en": "It takes {1} {0} and you have {2}.",
        "fr": "Il faut {1} {0} et vous en avez {2}.",
    },
    "earlier_holding": {
        "en": "This would lead back to coins that you have held before in this action.",
        "fr": "Cela vous ramènerait à des pièces que vous aviez déjà pendant cette action.",
    },
    "no_card_here": {"en": "No card lies here.", "fr": "Il n'y a pas de carte ici."},
    "servi_limit": {"en": "This space sells {0} at most.", "fr": "Cette case en vend {0} au plus."},
    "servi_gone": {"en": "Servi cards left: {0}.", "fr": "Cartes servi restantes : {0}."},
    "no_horses_in_arena": {
        "en": "Horses are of no use in the Arena.",
        "fr": "Les chevaux ne servent à rien à l'Arena.",
    },
    "only_own_horses": {
        "en": "Only {0} horses count in your race.",
        "fr": "Seuls les chevaux de votre côté ({0}) comptent dans la course.",
    },
    "no_such_card": {"en": "You do not hold this card.", "fr": "Vous n'avez pas cette carte."},
    "blue_dice_left": {"en": "Blue dice left: {0}.", "fr": "Dés bleus restants : {0}."},
    "cannot_match": {
        "en": "To match the bid it takes {1} {0} and you have {2}.",
        "fr": "Pour suivre l'offre il faut {1} {0} et vous en avez {2}.",
    },
    "no_coin_to_add": {"en": "You have no {0} to add.", "fr": "Vous n'avez plus de pièce à ajouter ({0})."},
    "lot_taken": {"en": "{0} has built here.", "fr": "{0} a déjà construit ici."},
    "no_house": {"en": "You have no house left.", "fr": "Vous n'avez plus de maison."},
    "too_few_slaves": {
        "en": "It takes {0} slaves and you have {1}.",
        "fr": "Il faut {0} esclaves et vous en avez {1}.",
    },
    "not_in_hand": {"en": "You do not hold these cards.", "fr": "Vous n'avez pas ces cartes."},
    "pay_exactly": {
        "en": "You can pay {0} exactly, so you must.",
        "fr": "Vous pouvez payer {0} exactement : il le faut.",
    },
    "superfluous_card": {"en": "One of these cards is not needed.", "fr": "L'une de ces cartes est de trop."},
}

CATEGORIES: Final = {
    "pecunia": {"en": "Pecunia", "fr": "Pecunia"},
    "arena": {"en": "Arena fights", "fr": "Combats de l'Arena"},
    "building": {"en": "Building (Forum 2 and 5)", "fr": "Construction (Forum 2 et 5)"},
    "portus": {"en": "Workshops at the Portus", "fr": "Ateliers au Portus"},
    "laurels": {"en": "Laurels with points", "fr": "Lauriers à points"},
    "villas": {"en": "Villas times laurels", "fr": "Villas fois lauriers"},
}

TITLES: Final = {
    "round": {"en": "Round {0} of {1}", "fr": "Manche {0} sur {1}"},
    "over": {"en": "The game is over", "fr": "La partie est finie"},
    "first": {"en": "First player: {0}", "fr": "Premier joueur : {0}"},
    "tiebreak": {"en": "Tie-break track", "fr": "Piste de départage"},
    "villas": {"en": "Villas", "fr": "Villas"},
    "workshops": {"en": "Workshops and banks", "fr": "Ateliers et banques"},
    "piles": {"en": "Piles", "fr": "Pioches"},
    "hand": {"en": "Your cards", "fr": "Vos cartes"},
    "free": {"en": "free", "fr": "libre"},
    "none": {"en": "none", "fr": "aucun"},
    "no_cards": {"en": "no cards", "fr": "aucune carte"},
    "empty": {"en": "empty", "fr": "vide"},
    "nothing": {"en": "nothing", "fr": "rien"},
    "score": {"en": "{0} VP", "fr": "{0} PV"},
    "coins": {"en": "Coins: {0}", "fr": "Pièces : {0}"},
    "henchmen": {"en": "Henchmen: {0}", "fr": "Hommes de main : {0}"},
    "houses": {"en": "Houses: {0}", "fr": "Maisons : {0}"},
    "buildings": {"en": "Buildings: {0}", "fr": "Bâtiments : {0}"},
    "laurels": {"en": "Laurels: {0}", "fr": "Lauriers : {0}"},
    "disc_ready": {"en": "disc not yet placed", "fr": "disque pas encore placé"},
    "passed": {"en": "has passed", "fr": "a passé"},
    "strength": {"en": "strength {0}", "fr": "force {0}"},
    "card_here": {"en": "for sale: {0}", "fr": "à vendre : {0}"},
    "laurel_here": {"en": "Laurel on show: {0}", "fr": "Laurier visible : {0}"},
    "blue_here": {"en": "Blue dice: {1} with {0}", "fr": "Dés bleus : {1} chez {0}"},
    "auction": {"en": "On sale: {0}; bid: {1}", "fr": "En vente : {0} ; offre : {1}"},
    "coin_here": {"en": "with its coin", "fr": "avec sa pièce"},
    "robbed_here": {"en": "robbed", "fr": "volé"},
    "pile": {"en": "{0}: {1} in the pile", "fr": "{0} : {1} dans la pioche"},
    "discarded": {"en": "discarded: {0}", "fr": "défausse : {0}"},
    "villa": {"en": "worth {0}", "fr": "vaut {0}"},
    "workshop": {"en": "{0} VP", "fr": "{0} PV"},
    "bank": {"en": "pays {0}", "fr": "rapporte {0}"},
    "slave": {"en": "1 slave", "fr": "1 esclave"},
    "slaves": {"en": "{0} slaves", "fr": "{0} esclaves"},
    "gratis": {"en": "nothing", "fr": "rien"},
    "race_known": {
        "en": "Race won by {0}: kept {1}, other card {2}",
        "fr": "Course gagnée par {0} : gardé {1}, autre carte {2}",
    },
    "race_second": {
        "en": "Race won by {0} ({3} was on show): you received {2}",
        "fr": "Course gagnée par {0} ({3} était visible) : vous avez reçu {2}",
    },
    "race_two": {
        "en": "Race won by {0}: one of {0} and {1} has {2}",
        "fr": "Course gagnée par {0} : {0} ou {1} a {2}",
    },
    "race_alone": {
        "en": "Race won by {0} alone: took {1}",
        "fr": "Course gagnée par {0} sans second : pris {1}",
    },
    "unseen_laurel": {"en": "an unseen laurel", "fr": "un laurier non montré"},
    "races": {"en": "Laurels of past races", "fr": "Lauriers des courses passées"},
}

EXPLAIN: Final = {
    # Action spaces
    "dolus": {
        "en": "The swindler: roll 2 red dice and take one coin of each metal they show (AQ-M2).",
        "fr": "La ruse : lancez 2 dés rouges et prenez une pièce de chaque métal obtenu (AQ-M2).",
    },
    "pecunia": {
        "en": "The money changer: exchange coins with the bank at the rates shown, as often as you can pay; "
        "if you exchange at all, score 4 VP (AQ-M3, AQ-M5).",
        "fr": "Le changeur : changez des pièces à la Banque aux taux indiqués, autant que vous pouvez payer ; "
        "si vous changez, marquez 4 PV (AQ-M3, AQ-M5).",
    },
    "equi_et_arma_left": {
        "en": "Buy the card of this stall for 1 bronze, and draw one more from the pile for nothing (AQ-M8, AQ-M9).",
        "fr": "Achetez la carte de cette case pour 1 bronze, et piochez-en une autre gratuitement (AQ-M8, AQ-M9).",
    },
    "equi_et_arma_middle": {
        "en": "Buy the card of this stall for 1 bronze (AQ-M8).",
        "fr": "Achetez la carte de cette case pour 1 bronze (AQ-M8).",
    },
    "equi_et_arma_right": {
        "en": "Buy the card of this stall for 1 bronze (AQ-M8).",
        "fr": "Achetez la carte de cette case pour 1 bronze (AQ-M8).",
    },
    "servi_top": {
        "en": "Buy 1 slave card for 1 bronze, unseen from the pile (AQ-M14).",
        "fr": "Achetez 1 carte servi pour 1 bronze, face cachée de la pioche (AQ-M14).",
    },
    "servi_middle": {
        "en": "Buy 1 or 2 slave cards for 1 silver each, unseen from the pile (AQ-M15).",
        "fr": "Achetez 1 ou 2 cartes servi pour 1 argent chacune, faces cachées (AQ-M15).",
    },
    "servi_bottom": {
        "en": "Buy up to 3 slave cards for 1 gold each, unseen from the pile (AQ-M16).",
        "fr": "Achetez jusqu'à 3 cartes servi pour 1 or chacune, faces cachées (AQ-M16).",
    },
    "potentia": {
        "en": "Take the 4 blue dice, to add to your rolls in the Arena and the Stadium of this round (AQ-M19, AQ-M20).",
        "fr": "Prenez les 4 dés bleus, à ajouter à vos lancers à l'Arena et au Stadium ce tour-ci (AQ-M19, AQ-M20).",
    },
    "arena": {
        "en": "Join the fight with strength {strength}. Bronze on the dice, slaves and weapons add to it (AQ-A1 to AQ-A7).",
        "fr": "Rejoignez le combat avec une force de {strength}. Le bronze des dés, les esclaves et les armes s'y "
        "ajoutent (AQ-A1 à AQ-A7).",
    },
    "stadium": {
        "en": "Join the race on the {metal} side with strength {strength}. Dice and horses of this metal add to it; "
        "you may race on one side only (AQ-ST1 to AQ-ST8, AQ-PL15).",
        "fr": "Rejoignez la course du côté {metal} avec une force de {strength}. Les dés et les chevaux de ce métal s'y "
        "ajoutent\u00a0; on ne court que d'un côté (AQ-ST1 à AQ-ST8, AQ-PL15).",
    },
    "theatrum": {
        "en": "Host the auction of the next Theatrum laurel: open the bidding, and receive what another winner pays "
        "(AQ-T2, AQ-T11).",
        "fr": "Organisez les enchères du prochain laurier du Theatrum : ouvrez-les, et recevez ce que paie un autre "
        "gagnant (AQ-T2, AQ-T11).",
    },
    "forum_1": {
        "en": "First to build: one building on any free lot that you can pay for (AQ-F1, AQ-F2).",
        "fr": "Premier à construire : un bâtiment sur une case libre que vous pouvez payer (AQ-F1, AQ-F2).",
    },
    "forum_2": {
        "en": "Second to build: one building, and it scores its points at once (AQ-F2, AQ-F11).",
        "fr": "Deuxième à construire : un bâtiment, et il rapporte aussitôt ses points (AQ-F2, AQ-F11).",
    },
    "forum_3": {
        "en": "Third to build: one or two buildings, paid for separately (AQ-F2, AQ-F9).",
        "fr": "Troisième à construire : un ou deux bâtiments, payés séparément (AQ-F2, AQ-F9).",
    },
    "forum_4": {
        "en": "Fourth to build: one building on any free lot that you can pay for (AQ-F1, AQ-F2).",
        "fr": "Quatrième à construire : un bâtiment sur une case libre que vous pouvez payer (AQ-F1, AQ-F2).",
    },
    "forum_5": {
        "en": "Last to build: one building, and it scores its points at once (AQ-F2, AQ-F11).",
        "fr": "Dernier à construire : un bâtiment, et il rapporte aussitôt ses points (AQ-F2, AQ-F11).",
    },
    "latro": {
        "en": "The robber: roll 2 red dice and take the coins of these metals that lie on the quays (AQ-PO2, AQ-PO3).",
        "fr": "Le brigand : lancez 2 dés rouges et prenez les pièces de ces métaux posées sur les quais (AQ-PO2, AQ-PO3).",
    },
    "portus": {
        "en": "Put 1 {metal} under your henchman; later all your workshops and banks yield. One quay per player "
        "(AQ-PL16, AQ-PL18, AQ-PO9).",
        "fr": "Mettez 1 {metal} sous votre homme de main ; plus tard tous vos ateliers et banques rapportent. Un seul "
        "quai par joueur (AQ-PL16, AQ-PL18, AQ-PO9).",
    },
    # Lots
    "villa": {
        "en": "{name}, worth {vp}: at the end this times your laurels of its colour. Costs {cost} (AQ-F5, AQ-END4).",
        "fr": "{name}, vaut {vp} : à la fin, multiplié par vos lauriers de sa couleur. Coûte {cost} (AQ-F5, AQ-END4).",
    },
    "workshop": {
        "en": "{name}: {vp} VP each time that you activate it at the Portus. Costs {cost} (AQ-F5, AQ-PO9).",
        "fr": "{name} : {vp} PV chaque fois que vous l'activez au Portus. Coûte {cost} (AQ-F5, AQ-PO9).",
    },
    "bank": {
        "en": "{name}: pays {pays} each time that you activate it at the Portus. Costs {cost} (AQ-F5, AQ-PO9).",
        "fr": "{name} : rapporte {pays} chaque fois que vous l'activez au Portus. Coûte {cost} (AQ-F5, AQ-PO9).",
    },
    # Cards
    "card_servi": {
        "en": "{name}: pays for slaves when you build, or adds {gain} in the Arena (AQ-F5, AQ-A5).",
        "fr": "{name} : paie des esclaves quand vous construisez, ou ajoute {gain} à l'Arena (AQ-F5, AQ-A5).",
    },
    "card_arma": {
        "en": "{name}: adds {gain} to your strength in the Arena (AQ-A5).",
        "fr": "{name} : ajoute {gain} à votre force à l'Arena (AQ-A5).",
    },
    "card_equi": {
        "en": "{name}: adds {gain} in the race, on the {metal} side only (AQ-ST6).",
        "fr": "{name} : ajoute {gain} à la course, du côté {metal} seulement (AQ-ST6).",
    },
    "card_colour": {
        "en": "{name}: at the end it multiplies your villas of this colour (AQ-END4).",
        "fr": "{name} : à la fin, il multiplie vos villas de cette couleur (AQ-END4).",
    },
    "card_points": {
        "en": "{name}, counted at the end of the game (AQ-END2).",
        "fr": "{name}, comptés à la fin de la partie (AQ-END2).",
    },
    "card_colours": {
        "en": "{name}: at the end you choose which of the two colours it multiplies (AQ-END3).",
        "fr": "{name} : à la fin, vous choisissez laquelle des deux couleurs il multiplie (AQ-END3).",
    },
    # Piles
    "pile_servi": {
        "en": "Slave cards, face down. When it is empty its discards are shuffled (AQ-G9).",
        "fr": "Cartes servi, faces cachées. Quand la pioche est vide, on mélange sa défausse (AQ-G9).",
    },
    "pile_equi_et_arma": {
        "en": "Horse and weapon cards, face down. When it is empty its discards are shuffled (AQ-G9).",
        "fr": "Cartes equi et arma, faces cachées. Quand la pioche est vide, on mélange sa défausse (AQ-G9).",
    },
    "pile_stadium_laurel": {
        "en": "Stadium laurels, face down. The winner of the race looks at the top one (AQ-ST11).",
        "fr": "Lauriers du Stadium, faces cachées. Le vainqueur de la course regarde le premier (AQ-ST11).",
    },
    "pile_theatrum_laurel": {
        "en": "Theatrum laurels, face down. One is auctioned each round that somebody hosts (AQ-T2, AQ-T15).",
        "fr": "Lauriers du Theatrum, faces cachées. Un est mis aux enchères si quelqu'un les organise (AQ-T2, AQ-T15).",
    },
    # Choices
    "exchange": {
        "en": "Give {give}, take {get} (AQ-M3).",
        "fr": "Donnez {give}, prenez {get} (AQ-M3).",
    },
    "reward_points": {
        "en": "The winner of the fight takes points, twice his strength, or leaves them to the second (AQ-A11, AQ-A12).",
        "fr": "Le vainqueur du combat prend des points, deux fois sa force, ou les laisse au deuxième (AQ-A11, AQ-A12).",
    },
    "reward_servi": {
        "en": "The winner of the fight takes a slave card, or leaves it to the second (AQ-A11, AQ-A12).",
        "fr": "Le vainqueur du combat prend une carte servi, ou la laisse au deuxième (AQ-A11, AQ-A12).",
    },
    "keep_face_up": {
        "en": "The laurel on show. The winner of the race keeps it or the top one of the pile; the second takes the other "
        "(AQ-ST11, AQ-ST12).",
        "fr": "Le laurier visible. Le vainqueur de la course garde celui-ci ou le premier de la pioche ; le deuxième prend "
        "l'autre (AQ-ST11, AQ-ST12).",
    },
    "disc": {
        "en": "Your tie-break disc: a lower number wins ties, and number 1 begins the next round (AQ-PL4, AQ-A10, AQ-R1).",
        "fr": "Votre disque de départage : le plus petit numéro gagne les égalités, et le 1 commence la manche suivante "
        "(AQ-PL4, AQ-A10, AQ-R1).",
    },
    "bid": {
        "en": "Add 1 {metal} to the bid (AQ-T3, AQ-T8).",
        "fr": "Ajoutez 1 {metal} à l'offre (AQ-T3, AQ-T8).",
    },
    "buy": {
        "en": "Buy {count} at this price (AQ-M8, AQ-M18).",
        "fr": "Achetez-en {count} à ce prix (AQ-M8, AQ-M18).",
    },
    "blue": {
        "en": "Roll {count} of your blue dice (AQ-A7, AQ-ST8).",
        "fr": "Lancez {count} de vos dés bleus (AQ-A7, AQ-ST8).",
    },
    "activate": {
        "en": "Pay another coin, since yours was robbed, and activate your buildings (AQ-PO7).",
        "fr": "Payez une autre pièce, la vôtre ayant été volée, et activez vos bâtiments (AQ-PO7).",
    },
    "count": {
        "en": "Count the Theatrum laurel as {colour} (AQ-END3).",
        "fr": "Comptez le laurier du Theatrum en {colour} (AQ-END3).",
    },
}

BOARD: Final = {
    # Words that are drawn on the board
    "round": {"en": "Round", "fr": "Manche"},
    "tiebreak": {"en": "Tie-break", "fr": "Départage"},
    "workshops": {"en": "Workshops and banks", "fr": "Ateliers et banques"},
    "villas": {"en": "Villas", "fr": "Villas"},
    "hand": {"en": "Your cards", "fr": "Vos cartes"},
    "no_cards": {"en": "No cards yet", "fr": "Pas encore de carte"},
    "races": {"en": "Laurels of past races", "fr": "Lauriers des courses"},
    "passed": {"en": "passed", "fr": "a passé"},
    "winner": {"en": "winner", "fr": "gagne"},
    "or": {"en": "or", "fr": "ou"},
    "title": {"en": "Aquileia, round {0} of {1}", "fr": "Aquilée, manche {0} sur {1}"},
    "title_over": {"en": "Aquileia, the game is over", "fr": "Aquilée, la partie est finie"},
    "score": {"en": "{0}: {1} VP", "fr": "{0} : {1} PV"},
    "discard": {"en": "Discards: {0}", "fr": "Défausse : {0}"},
    "roll_red": {"en": "Last roll, {0}: {1}", "fr": "Dernier jet, {0} : {1}"},
    "roll_blue": {"en": "Last roll, {0}, blue dice: {1}", "fr": "Dernier jet, {0}, dés bleus : {1}"},
}

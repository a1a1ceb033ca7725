"""Every text of the game in both languages: templates by key. ``text.py`` puts the arguments in."""

from __future__ import annotations

from typing import Final

AMOUNTS: Final = {
    # one, then several
    "wheat": {"en": "{0} wheat", "fr": "{0} blé"},
    "wheats": {"en": "{0} wheat", "fr": "{0} blés"},
    "stone": {"en": "{0} stone", "fr": "{0} pierre"},
    "stones": {"en": "{0} stone", "fr": "{0} pierres"},
    "wood": {"en": "{0} wood", "fr": "{0} bois"},
    "wine": {"en": "{0} wine", "fr": "{0} vin"},
    "wines": {"en": "{0} wine", "fr": "{0} vins"},
    "horse": {"en": "{0} horse", "fr": "{0} cheval"},
    "horses": {"en": "{0} horses", "fr": "{0} chevaux"},
    "coin": {"en": "{0} coin", "fr": "{0} pièce"},
    "coins": {"en": "{0} coins", "fr": "{0} pièces"},
    "influence": {"en": "{0} influence", "fr": "{0} point d'influence"},
    "influences": {"en": "{0} influence", "fr": "{0} points d'influence"},
    "artisan": {"en": "{0} artisan", "fr": "{0} artisan"},
    "artisans": {"en": "{0} artisans", "fr": "{0} artisans"},
    "good_choice": {"en": "{0} good of your choice", "fr": "{0} marchandise au choix"},
    "good_choices": {"en": "{0} goods of your choice", "fr": "{0} marchandises au choix"},
}

PROMPTS: Final = {
    "drafting_mosaic": {
        "en": "Mosaic draft: which tile do you take? You need one of each colour.",
        "fr": "Draft des mosaïques : quelle tuile prenez-vous ? Il vous en faut une de chaque couleur.",
    },
    "picking_card": {
        "en": "Follower draft: pick one of these {left} cards; the others are passed to the left.",
        "fr": "Draft des Sujets : choisissez une de ces {left} cartes ; les autres passent à gauche.",
    },
    "picking_last": {
        "en": "Follower draft: the last card of the packet is yours.",
        "fr": "Draft des Sujets : la dernière carte du paquet est pour vous.",
    },
    "keeping_cards": {
        "en": "Which card do you keep in your starting hand? You keep {left} more.",
        "fr": "Quelle carte gardez-vous dans votre main de départ ? Vous en gardez encore {left}.",
    },
    "placing_emperor": {
        "en": "You are first player: on which cell of the tile do you put the Emperor?",
        "fr": "Vous êtes premier joueur : sur quelle case de la tuile placez-vous l'Empereur ?",
    },
    "placing_emperor_solo": {
        "en": "On which cell of the tile do you put the Emperor?",
        "fr": "Sur quelle case de la tuile placez-vous l'Empereur ?",
    },
    "placing_patrician": {
        "en": "Place a patrician on the forum. In brackets: your patricians + the Emperor in that line.",
        "fr": "Placez un patricien sur le forum. Entre parenthèses : vos patriciens + l'Empereur dans la ligne.",
    },
    "choosing_order": {
        "en": "Which action first: {row} (power {row_power}) or {column} (power {column_power})?",
        "fr": "Quelle action d'abord : {row} (pouvoir {row_power}) ou {column} (pouvoir {column_power}) ?",
    },
    "performing": {
        "en": "{action}, power {power}: perform it, or abandon it for 1 coin?",
        "fr": "{action}, pouvoir {power} : l'effectuer, ou y renoncer pour 1 pièce ?",
    },
    "placing_legionnaire": {
        "en": "Place a legionnaire: it only blocks its cell.",
        "fr": "Placez un légionnaire : il ne fait que bloquer sa case.",
    },
    "choosing_good": {"en": "Choose a good.", "fr": "Choisissez une marchandise."},
    "choosing_goods": {
        "en": "Choose a good: you may take {left}, one at a time.",
        "fr": "Choisissez une marchandise : vous pouvez en prendre {left}, une par une.",
    },
    "selling_followers": {
        "en": "Trade: discard cards of your hand? Every second card gives 1 coin.",
        "fr": "Commerce : défausser des cartes de votre main ? Une carte sur deux donne 1 pièce.",
    },
    "selling_followers_odd": {
        "en": "Trade: one more card discarded gives 1 coin.",
        "fr": "Commerce : encore une carte défaussée donne 1 pièce.",
    },
    "buying_goods": {
        "en": "Trade: buy goods, at 1 coin each? You have {coins}.",
        "fr": "Commerce : acheter des marchandises, à 1 pièce chacune ? Vous avez {coins}.",
    },
    "spending_wine": {
        "en": "Upgrade: spend wine for influence? You have {wine}.",
        "fr": "Amélioration : dépenser du vin pour de l'influence ? Vous avez {wine}.",
    },
    "taking_tile": {
        "en": "Upgrade: which estate tile do you take?",
        "fr": "Amélioration : quelle tuile Propriété prenez-vous ?",
    },
    "putting_tile": {
        "en": "{tile}: on which cell of your estate do you put it?",
        "fr": "{tile} : sur quelle case de votre propriété la placez-vous ?",
    },
    "claiming_first_player": {
        "en": "Petition: spend 2 influence to be first player from the next round on?",
        "fr": "Pétition : dépenser 2 points d'influence pour être premier joueur dès la manche suivante ?",
    },
    "choosing_petition": {
        "en": "Petition, power {power}: for which other action do you spend influence? You have {influence}.",
        "fr": "Pétition, pouvoir {power} : pour quelle autre action dépensez-vous de l'influence ? Vous avez {influence}.",
    },
    "taking_cards": {
        "en": "Recruit: take a follower card from the display or the deck? {left} left.",
        "fr": "Recruter : prendre une carte Sujet de la rangée ou de la pioche ? Il en reste {left}.",
    },
    "playing_follower": {
        "en": "Recruit: play a follower of your hand, for {price}?",
        "fr": "Recruter : jouer une carte Sujet de votre main, pour {price} ?",
    },
    "dismissing_follower": {
        "en": "Your row is full: which follower makes way for {card}?",
        "fr": "Votre rangée est pleine : quel Sujet laisse la place à {card} ?",
    },
    "discarding_down": {
        "en": "At most 6 cards stay in your hand: which one do you discard?",
        "fr": "Votre main compte 6 cartes au plus : laquelle défaussez-vous ?",
    },
    "choosing_maritime": {
        "en": "Sail, power {power}: which maritime contract do you complete? You reach slots 1 to {slots}.",
        "fr": "Naviguer, pouvoir {power} : quel contrat maritime remplissez-vous ? Vous atteignez les cases 1 à {slots}.",
    },
    "sailing": {
        "en": "Move your ships. Sails left: {sails}.",
        "fr": "Déplacez vos bateaux. Voiles restantes : {sails}.",
    },
    "choosing_construction": {
        "en": "Build, power {power}: which construction contract do you complete? You reach slots 1 to {slots}.",
        "fr": "Construire, pouvoir {power} : quel contrat de construction remplissez-vous ? Vous atteignez les cases 1 à {slots}.",
    },
    "placing_building": {
        "en": "Where does the building go ({shape}; {zones})? Turn it with R, flip it with F.",
        "fr": "Où va le bâtiment ({shape} ; {zones}) ? Tournez-le avec R, retournez-le avec F.",
    },
    "paying_rewards": {
        "en": "Several reward tokens are surrounded: which one pays first?",
        "fr": "Plusieurs jetons Récompense sont entourés : lequel est payé d'abord ?",
    },
    "racing": {
        "en": "Race: on which track do you advance? Spaces left: {left}.",
        "fr": "Course : sur quelle piste avancez-vous ? Cases restantes : {left}.",
    },
    "choosing_wheel": {
        "en": "Golden wheel: take an achievement token, or 1 influence?",
        "fr": "Roue en or : prendre un jeton Accomplissement, ou 1 point d'influence ?",
    },
    "spending_artisan": {
        "en": "Race: give back an artisan to advance one more space?",
        "fr": "Course : rendre un artisan pour avancer d'une case de plus ?",
    },
    "producing": {
        "en": "Produce: hire or place an artisan? Operations left: {left}.",
        "fr": "Produire : engager ou placer un artisan ? Opérations restantes : {left}.",
    },
    "placing_artisan": {
        "en": "On which cell of your estate do you place the artisan?",
        "fr": "Sur quelle case de votre propriété placez-vous l'artisan ?",
    },
    "exchanging": {"en": "{tile}: exchange {pay} for {gain}?", "fr": "{tile} : échanger {pay} contre {gain} ?"},
    "using_tile": {
        "en": "{tile}: use this tile now? It works only once.",
        "fr": "{tile} : utiliser cette tuile maintenant ? Elle ne sert qu'une fois.",
    },
    "using_followers": {
        "en": "{action}, power {power}: use a follower before the first step?",
        "fr": "{action}, pouvoir {power} : utiliser un Sujet avant la première étape ?",
    },
    "using_followers_late": {
        "en": "{action}: use a follower at this point?",
        "fr": "{action} : utiliser un Sujet à ce moment ?",
    },
    "claiming": {"en": "Claim an achievement of your mosaic?", "fr": "Valider un accomplissement de votre mosaïque ?"},
    "paying_lines": {
        "en": "Several lines of your mosaic are complete: which one pays first?",
        "fr": "Plusieurs lignes de votre mosaïque sont complètes : laquelle est payée d'abord ?",
    },
}

WAITING: Final = {
    "drafting_mosaic": {"en": "{name} is choosing a mosaic tile.", "fr": "{name} choisit une tuile Mosaïque."},
    "picking_card": {"en": "{name} is picking a card.", "fr": "{name} choisit une carte."},
    "keeping_cards": {"en": "{name} is choosing the starting hand.", "fr": "{name} choisit sa main de départ."},
    "placing_emperor": {"en": "{name} is placing the Emperor.", "fr": "{name} place l'Empereur."},
    "placing_patrician": {"en": "{name} is placing a patrician.", "fr": "{name} place un patricien."},
    "choosing_order": {
        "en": "{name} is choosing which action comes first.",
        "fr": "{name} choisit l'ordre de ses actions.",
    },
    "performing": {
        "en": "{name} performs an action or abandons it.",
        "fr": "{name} effectue une action ou y renonce.",
    },
    "placing_legionnaire": {"en": "{name} is placing a legionnaire.", "fr": "{name} place un légionnaire."},
    "choosing_good": {"en": "{name} is choosing a good.", "fr": "{name} choisit une marchandise."},
    "selling_followers": {"en": "{name} may sell cards.", "fr": "{name} peut vendre des cartes."},
    "buying_goods": {"en": "{name} is buying goods.", "fr": "{name} achète des marchandises."},
    "spending_wine": {"en": "{name} may offer wine.", "fr": "{name} peut offrir du vin."},
    "taking_tile": {"en": "{name} is choosing an estate tile.", "fr": "{name} choisit une tuile Propriété."},
    "putting_tile": {"en": "{name} is placing an estate tile.", "fr": "{name} place une tuile Propriété."},
    "claiming_first_player": {
        "en": "{name} may claim the first player token.",
        "fr": "{name} peut prendre le jeton Premier joueur.",
    },
    "choosing_petition": {
        "en": "{name} is petitioning the Emperor.",
        "fr": "{name} adresse une pétition à l'Empereur.",
    },
    "taking_cards": {"en": "{name} is taking follower cards.", "fr": "{name} prend des cartes Sujet."},
    "playing_follower": {"en": "{name} may play a follower.", "fr": "{name} peut jouer une carte Sujet."},
    "dismissing_follower": {
        "en": "{name} is making room in the follower row.",
        "fr": "{name} fait de la place dans sa rangée de Sujets.",
    },
    "discarding_down": {"en": "{name} is discarding cards.", "fr": "{name} défausse des cartes."},
    "choosing_maritime": {"en": "{name} is choosing a maritime contract.", "fr": "{name} choisit un contrat maritime."},
    "sailing": {"en": "{name} is sailing.", "fr": "{name} navigue."},
    "choosing_construction": {
        "en": "{name} is choosing a construction contract.",
        "fr": "{name} choisit un contrat de construction.",
    },
    "placing_building": {"en": "{name} is placing a building.", "fr": "{name} place un bâtiment."},
    "paying_rewards": {
        "en": "{name} is choosing which reward comes first.",
        "fr": "{name} choisit l'ordre des récompenses.",
    },
    "racing": {"en": "{name} is racing.", "fr": "{name} fait courir ses chars."},
    "choosing_wheel": {"en": "{name} has reached a golden wheel.", "fr": "{name} a atteint une roue en or."},
    "spending_artisan": {"en": "{name} may race one more space.", "fr": "{name} peut avancer d'une case de plus."},
    "producing": {"en": "{name} is producing.", "fr": "{name} produit."},
    "placing_artisan": {"en": "{name} is placing an artisan.", "fr": "{name} place un artisan."},
    "exchanging": {"en": "{name} may exchange.", "fr": "{name} peut faire un échange."},
    "using_tile": {"en": "{name} may use a special tile.", "fr": "{name} peut utiliser une tuile spéciale."},
    "using_followers": {"en": "{name} may use followers.", "fr": "{name} peut utiliser des Sujets."},
    "claiming": {"en": "{name} may claim an achievement.", "fr": "{name} peut valider un accomplissement."},
    "paying_lines": {
        "en": "{name} is choosing which line of the mosaic pays first.",
        "fr": "{name} choisit l'ordre des lignes de sa mosaïque.",
    },
}

LABELS: Final = {
    "draft": {"en": "{tile}: {goals}", "fr": "{tile} : {goals}"},
    "card": {"en": "{card}: {effect}", "fr": "{card} : {effect}"},
    "emperor": {"en": "{row} (row) and {column} (column)", "fr": "{row} (rangée) et {column} (colonne)"},
    "place": {"en": "{row}, {column}", "fr": "{row}, {column}"},
    "power": {"en": "{action} {power} ({parts})", "fr": "{action} {power} ({parts})"},
    "power_more": {
        "en": "{action} {power} ({parts}; {followers} → {most})",
        "fr": "{action} {power} ({parts} ; {followers} → {most})",
    },
    "legionnaire": {"en": "{row} (row), {column} (column)", "fr": "{row} (rangée), {column} (colonne)"},
    "order": {"en": "{action} first (power {power})", "fr": "{action} d'abord (pouvoir {power})"},
    "perform": {"en": "Perform {action} (power {power})", "fr": "Effectuer {action} (pouvoir {power})"},
    "abandon": {"en": "Abandon {action}: 1 coin", "fr": "Renoncer à {action} : 1 pièce"},
    "use": {"en": "Use {card}: {effect}", "fr": "Utiliser {card} : {effect}"},
    "discard": {"en": "Discard {card}", "fr": "Défausser {card}"},
    "discard_coin": {"en": "Discard {card} (1 coin)", "fr": "Défausser {card} (1 pièce)"},
    "buy": {"en": "Buy {good} for 1 coin", "fr": "Acheter {good} pour 1 pièce"},
    "good": {"en": "Take {good}", "fr": "Prendre {good}"},
    "wine": {"en": "Spend 1 wine for 1 influence", "fr": "Dépenser 1 vin pour 1 point d'influence"},
    "wine_full": {
        "en": "Spend 1 wine for 1 coin (influence is full)",
        "fr": "Dépenser 1 vin pour 1 pièce (influence pleine)",
    },
    "tile": {"en": "{tile} ({effect}), slot {slot}, for {price}", "fr": "{tile} ({effect}), case {slot}, pour {price}"},
    "estate": {"en": "{cell}", "fr": "{cell}"},
    "estate_over": {"en": "{cell}, replacing {tile}", "fr": "{cell}, à la place de {tile}"},
    "first_player": {
        "en": "Claim the first player token for 2 influence",
        "fr": "Prendre le jeton Premier joueur pour 2 points d'influence",
    },
    "petition": {
        "en": "{action} with power {power}, for {price}",
        "fr": "{action} avec le pouvoir {power}, pour {price}",
    },
    "take": {"en": "Take {card}: {effect}", "fr": "Prendre {card} : {effect}"},
    "draw": {"en": "Draw from the deck ({left})", "fr": "Piocher ({left})"},
    "play": {"en": "Play {card} for {price}: {effect}", "fr": "Jouer {card} pour {price} : {effect}"},
    "dismiss": {"en": "Discard {card} from the row", "fr": "Défausser {card} de la rangée"},
    "maritime": {"en": "{contract}, for {cost}", "fr": "{contract}, pour {cost}"},
    "construction": {
        "en": "{contract}: {vp} VP, {shape}, for {cost}",
        "fr": "{contract} : {vp} PV, {shape}, pour {cost}",
    },
    "construction_patricia": {
        "en": "{contract}: {vp} VP, {shape}, for {cost} and Patricia instead of the artisan",
        "fr": "{contract} : {vp} PV, {shape}, pour {cost} et Patricia au lieu de l'artisan",
    },
    "sail": {"en": "Ship {ship} to {port} ({sails}): {gain}", "fr": "Bateau {ship} vers {port} ({sails}) : {gain}"},
    "build": {"en": "{zone}, {cell} ({turn})", "fr": "{zone}, {cell} ({turn})"},
    "reward": {"en": "{token}: {gain}, {zone}, {cell}", "fr": "{token} : {gain}, {zone}, {cell}"},
    "race": {"en": "{track} to space {space}{cost}", "fr": "{track}, case {space}{cost}"},
    "race_artisan": {
        "en": "Give back 1 artisan: {track} to space {space}{cost}",
        "fr": "Rendre 1 artisan : {track}, case {space}{cost}",
    },
    "wheel_token": {
        "en": "Take an achievement token ({left} beside the hippodrome)",
        "fr": "Prendre un jeton Accomplissement ({left} près de l'hippodrome)",
    },
    "wheel_influence": {"en": "Take 1 influence", "fr": "Prendre 1 point d'influence"},
    "wheel_coin": {"en": "Take 1 coin (influence is full)", "fr": "Prendre 1 pièce (influence pleine)"},
    "hire": {"en": "Hire an artisan for 1 wheat", "fr": "Engager un artisan pour 1 blé"},
    "work": {"en": "{cell}: {gain}", "fr": "{cell} : {gain}"},
    "work_tile": {"en": "{cell}: {gain}, then {tile}", "fr": "{cell} : {gain}, puis {tile}"},
    "exchange": {"en": "Exchange {pay} for {gain}", "fr": "Échanger {pay} contre {gain}"},
    "use_tile": {"en": "Use it: {effect}", "fr": "L'utiliser : {effect}"},
    "claim": {"en": "{goal} ({vp} VP)", "fr": "{goal} ({vp} PV)"},
    "claim_more": {"en": "{goal} ({vp} VP; {gain})", "fr": "{goal} ({vp} PV ; {gain})"},
    "line": {"en": "{line}: {gain}", "fr": "{line} : {gain}"},
    "pick": {"en": "Pick {card}: {effect}", "fr": "Choisir {card} : {effect}"},
    "keep": {"en": "Keep {card}: {effect}", "fr": "Garder {card} : {effect}"},
    "row_column": {"en": "row {row}, column {column}", "fr": "rangée {row}, colonne {column}"},
    "turned": {"en": "turned {degrees}°", "fr": "tourné de {degrees}°"},
    "unturned": {"en": "not turned", "fr": "non tourné"},
    "flipped": {"en": "flipped", "fr": "retourné"},
    "flipped_turned": {"en": "flipped, turned {degrees}°", "fr": "retourné, tourné de {degrees}°"},
    "pass_taking_tile": {"en": "Take no tile", "fr": "Ne pas prendre de tuile"},
    "pass_claiming_first_player": {"en": "Do not claim it", "fr": "Ne pas le prendre"},
    "pass_choosing_petition": {"en": "Petition for nothing", "fr": "Ne rien demander"},
    "pass_playing_follower": {"en": "Play no follower", "fr": "Ne pas jouer de Sujet"},
    "pass_choosing_maritime": {"en": "Complete no contract", "fr": "Ne pas remplir de contrat"},
    "pass_choosing_construction": {"en": "Complete no contract", "fr": "Ne pas remplir de contrat"},
    "pass_placing_building": {"en": "Do not place the building", "fr": "Ne pas placer le bâtiment"},
    "pass_spending_artisan": {"en": "Keep the artisan", "fr": "Garder l'artisan"},
    "pass_exchanging": {"en": "Do not exchange", "fr": "Ne pas échanger"},
    "pass_using_tile": {"en": "Keep it for later", "fr": "La garder pour plus tard"},
    "pass_claiming": {"en": "Claim nothing now", "fr": "Ne rien valider maintenant"},
    "done_selling_followers": {"en": "Discard no more cards", "fr": "Ne plus défausser"},
    "done_buying_goods": {"en": "Buy no more", "fr": "Ne plus rien acheter"},
    "done_spending_wine": {"en": "Spend no more wine", "fr": "Ne plus dépenser de vin"},
    "done_taking_cards": {"en": "Take no more cards", "fr": "Ne plus prendre de cartes"},
    "done_sailing": {"en": "Stop sailing", "fr": "Ne plus naviguer"},
    "done_racing": {"en": "Stop racing", "fr": "Ne plus avancer"},
    "done_producing": {"en": "Stop producing", "fr": "Ne plus produire"},
    "done_using_followers": {"en": "Use no follower now", "fr": "Ne pas utiliser de Sujet"},
    "done_discarding_down": {"en": "Discard no more", "fr": "Ne plus défausser"},
    "slot_empty": {"en": "Slot {slot}: empty", "fr": "Case {slot} : vide"},
    "dealt": {"en": "Dealt: {thing}", "fr": "Distribué : {thing}"},
}

EFFECTS: Final = {
    # what a follower does, in a few words
    "power": {"en": "+1 power for {action}, once a round", "fr": "+1 pouvoir pour {action}, une fois par manche"},
    "gain": {"en": "{gain} with {action}, once a round", "fr": "{gain} avec {action}, une fois par manche"},
    "place_artisan": {
        "en": "with {action}, once a round, place an artisan for 1 coin",
        "fr": "avec {action}, une fois par manche, placer un artisan pour 1 pièce",
    },
    "ignore_artisan_cost": {
        "en": "with {action}, once a round, no artisan to pay",
        "fr": "avec {action}, une fois par manche, pas d'artisan à payer",
    },
    "always": {"en": "{gain} with every {action}", "fr": "{gain} à chaque action {action}"},
    "allow_artisan_on_animal": {
        "en": "your artisans may work on animals, for 1 coin each time",
        "fr": "vos artisans peuvent travailler sur les animaux, et rapportent alors 1 pièce",
    },
    "per": {"en": "at the end 1 VP per {what}", "fr": "à la fin 1 PV par {what}"},
    "base_per": {"en": "at the end {base} VP + 1 VP per {what}", "fr": "à la fin {base} PV + 1 PV par {what}"},
    "threshold": {"en": "at the end {vp} VP with {what} or more", "fr": "à la fin {vp} PV avec {what} ou plus"},
    # what an estate tile does
    "tile_production": {"en": "gives {gain}", "fr": "donne {gain}"},
    "tile_exchange": {"en": "{pay} for {gain}", "fr": "{pay} contre {gain}"},
    "tile_animal": {"en": "1 animal", "fr": "1 animal"},
    "tile_lion": {"en": "2 animals", "fr": "2 animaux"},
    "special_recruit": {
        "en": "once: play a follower without coins",
        "fr": "une fois : jouer un Sujet sans payer de pièces",
    },
    "special_sail": {"en": "once: 2 sails", "fr": "une fois : 2 voiles"},
    "special_build": {
        "en": "once: a building piece in any zone",
        "fr": "une fois : un élément de construction où l'on veut",
    },
    "special_income_goods": {"en": "once: 3 goods of your choice", "fr": "une fois : 3 marchandises au choix"},
    "special_income_coins": {"en": "once: 4 coins", "fr": "une fois : 4 pièces"},
    "special_race": {"en": "once: up to 2 spaces on one track", "fr": "une fois : jusqu'à 2 cases sur une piste"},
}

COUNTED: Final = {
    # what an end-game follower counts
    "wheat": {"en": "wheat", "fr": "blé"},
    "stone": {"en": "stone", "fr": "pierre"},
    "wood": {"en": "wood", "fr": "bois"},
    "wine": {"en": "wine", "fr": "vin"},
    "horse": {"en": "horse", "fr": "cheval"},
    "coin": {"en": "{0} coins", "fr": "{0} pièces"},
    "influence": {"en": "{0} influence", "fr": "{0} points d'influence"},
    "followers": {"en": "follower in your row", "fr": "Sujet dans votre rangée"},
    "estate_tiles": {"en": "estate tile", "fr": "tuile Propriété"},
    "animal_tiles": {"en": "animal tile", "fr": "tuile Animal"},
    "maritime": {"en": "maritime contract", "fr": "contrat maritime"},
    "construction": {"en": "2 construction contracts", "fr": "2 contrats de construction"},
    "race_total": {"en": "2 hippodrome spaces", "fr": "2 cases d'hippodrome"},
}

LINES: Final = {
    "round_alone": {"en": "Round {0} begins.", "fr": "La manche {0} commence."},
    "round": {"en": "Round {0} begins. {1} is first player.", "fr": "La manche {0} commence. {1} est premier joueur."},
    "forum": {
        "en": "The forum is laid out. Rows: {0}. Columns: {1}.",
        "fr": "Le forum est disposé. Rangées : {0}. Colonnes : {1}.",
    },
    "first_player": {"en": "{0} is first player.", "fr": "{0} est premier joueur."},
    "mosaic": {"en": "{0} has the mosaic tile: {1}.", "fr": "{0} a la tuile Mosaïque : {1}."},
    "mosaic_open": {"en": "Mosaic tile on show: {0}.", "fr": "Tuile Mosaïque visible : {0}."},
    "packet": {"en": "{0} is dealt a card.", "fr": "{0} reçoit une carte."},
    "packet_secret": {"en": "{0} is dealt a card: {1}.", "fr": "{0} reçoit une carte : {1}."},
    "picked": {"en": "{0} picks a card.", "fr": "{0} choisit une carte."},
    "picked_secret": {"en": "{0} picks a card: {1}.", "fr": "{0} choisit une carte : {1}."},
    "kept": {"en": "{0} keeps a card.", "fr": "{0} garde une carte."},
    "kept_secret": {"en": "{0} keeps a card: {1}.", "fr": "{0} garde une carte : {1}."},
    "draft_over": {
        "en": "The draft is over; the other cards are shuffled into the deck.",
        "fr": "Le draft est fini ; les autres cartes sont mélangées à la pioche.",
    },
    "emperors_reshuffled": {
        "en": "All emperor tiles are shuffled into a new stack.",
        "fr": "Toutes les tuiles Empereur sont mélangées en une nouvelle pile.",
    },
    "emperor_tile": {"en": "The emperor tile shows {0} and {1}.", "fr": "La tuile Empereur montre {0} et {1}."},
    "emperor": {"en": "{0} puts the Emperor on {1}.", "fr": "{0} place l'Empereur : {1}."},
    "turn": {"en": "It is {0}'s turn.", "fr": "C'est à {0} de jouer."},
    "legionnaire_tile": {
        "en": "The next emperor tile sends legionnaires to {0} and {1}.",
        "fr": "La tuile Empereur suivante envoie des légionnaires : {0} et {1}.",
    },
    "legionnaire_blocked": {
        "en": "The legionnaire finds {0} taken: the dummy scores 1 VP and has {1}.",
        "fr": "Le légionnaire trouve la case prise ({0}) : le joueur fictif marque 1 PV et en a {1}.",
    },
    "legionnaire_placed": {"en": "A legionnaire blocks {0}.", "fr": "Un légionnaire bloque la case {0}."},
    "patrician": {"en": "{0} places a patrician on {1}.", "fr": "{0} place un patricien : {1}."},
    "legionnaire": {"en": "{0} places a legionnaire on {1}.", "fr": "{0} place un légionnaire : {1}."},
    "performed": {"en": "{0} performs {1} with power {2}.", "fr": "{0} effectue {1} avec le pouvoir {2}."},
    "abandoned": {"en": "{0} abandons {1}.", "fr": "{0} renonce à {1}."},
    "used_power": {"en": "{0} uses {1}: power {2}.", "fr": "{0} utilise {1} : pouvoir {2}."},
    "used_follower": {"en": "{0} uses {1}.", "fr": "{0} utilise {1}."},
    "received": {"en": "{0} gains {1} ({2}).", "fr": "{0} gagne {1} ({2})."},
    "received_nothing": {"en": "{0} gains nothing ({1}).", "fr": "{0} ne gagne rien ({1})."},
    "may_choose": {"en": "{0} may choose {1} ({2}).", "fr": "{0} peut choisir {1} ({2})."},
    "chose_good": {"en": "{0} takes {1}.", "fr": "{0} prend {1}."},
    "discarded": {"en": "{0} discards {1}.", "fr": "{0} défausse {1}."},
    "bought": {"en": "{0} buys {1} for 1 coin.", "fr": "{0} achète {1} pour 1 pièce."},
    "took_tile": {"en": "{0} takes the estate tile {1} for {2}.", "fr": "{0} prend la tuile Propriété {1} pour {2}."},
    "put_tile": {"en": "{0} puts {1} on the estate: {2}.", "fr": "{0} place {1} sur sa propriété : {2}."},
    "put_tile_over": {
        "en": "{0} puts {1} on the estate: {2}, where {3} is removed.",
        "fr": "{0} place {1} sur sa propriété : {2}, et retire {3}.",
    },
    "claimed_first": {
        "en": "{0} claims the first player token for 2 influence.",
        "fr": "{0} prend le jeton Premier joueur pour 2 points d'influence.",
    },
    "petitioned": {
        "en": "{0} spends {3} on {1} with power {2}.",
        "fr": "{0} dépense {3} pour {1} avec le pouvoir {2}.",
    },
    "took_card": {"en": "{0} takes {1} from the display.", "fr": "{0} prend {1} dans la rangée."},
    "drew": {"en": "{0} draws a follower card.", "fr": "{0} pioche une carte Sujet."},
    "drew_secret": {"en": "{0} draws a follower card: {1}.", "fr": "{0} pioche une carte Sujet : {1}."},
    "reshuffled": {
        "en": "The follower deck is empty: the discards become the new deck.",
        "fr": "La pioche des Sujets est vide : la défausse devient la nouvelle pioche.",
    },
    "announced": {
        "en": "{0} is about to play {1}; the row is full.",
        "fr": "{0} va jouer {1} ; la rangée est pleine.",
    },
    "played": {"en": "{0} plays {1} for {2}.", "fr": "{0} joue {1} pour {2}."},
    "dismissed": {"en": "{0} discards {1} from the row.", "fr": "{0} défausse {1} de sa rangée."},
    "maritime": {"en": "{0} completes {1}, paying {2}.", "fr": "{0} remplit {1}, en payant {2}."},
    "sailed": {"en": "{0}: ship {1} sails to {2}.", "fr": "{0} : le bateau {1} va à {2}."},
    "construction": {
        "en": "{0} completes the contract {1}, paying {2}.",
        "fr": "{0} remplit le contrat {1}, en payant {2}.",
    },
    "construction_patricia": {
        "en": "{0} completes the contract {1}, paying {2}; Patricia saves the artisan.",
        "fr": "{0} remplit le contrat {1}, en payant {2} ; Patricia épargne l'artisan.",
    },
    "built": {"en": "{0} builds in {1}: {2}, {3}.", "fr": "{0} construit dans la {1} : {2}, {3}."},
    "not_built": {"en": "{0} does not place the building ({1}).", "fr": "{0} ne place pas le bâtiment ({1})."},
    "surrounded": {
        "en": "{0}: the reward token {1} is surrounded.",
        "fr": "{0} : le jeton Récompense {1} est entouré.",
    },
    "raced": {"en": "{0} advances to space {2}: {1}.", "fr": "{0} avance à la case {2} : {1}."},
    "raced_line": {
        "en": "{0} crosses a line to space {2}, paying {3}: {1}.",
        "fr": "{0} franchit une ligne vers la case {2}, en payant {3} : {1}.",
    },
    "wheel_token": {
        "en": "{0} takes an achievement token from beside the hippodrome.",
        "fr": "{0} prend un jeton Accomplissement près de l'hippodrome.",
    },
    "spent_artisan": {
        "en": "{0} gives back an artisan for one more space.",
        "fr": "{0} rend un artisan pour une case de plus.",
    },
    "hired": {"en": "{0} hires an artisan for 1 wheat.", "fr": "{0} engage un artisan pour 1 blé."},
    "worked": {"en": "{0} places an artisan on the estate: {1}.", "fr": "{0} place un artisan sur sa propriété : {1}."},
    "exchanged": {"en": "{0} pays {1}: {2}.", "fr": "{0} paie {1} : {2}."},
    "used_tile": {"en": "{0} uses the tile {1}.", "fr": "{0} utilise la tuile {1}."},
    "claimed": {
        "en": "{0} claims an achievement: {1} ({2} VP).",
        "fr": "{0} valide un accomplissement : {1} ({2} PV).",
    },
    "line": {
        "en": "{0} completes a line of the mosaic: {1} ({2} VP).",
        "fr": "{0} complète une ligne de sa mosaïque : {1} ({2} PV).",
    },
    "maritime_dealt": {"en": "New maritime contract: {0}.", "fr": "Nouveau contrat maritime : {0}."},
    "construction_dealt": {"en": "New construction contract: {0}.", "fr": "Nouveau contrat de construction : {0}."},
    "follower_dealt": {"en": "New follower on show: {0}.", "fr": "Nouvelle carte Sujet : {0}."},
    "tile_dealt": {"en": "New estate tile: {0}.", "fr": "Nouvelle tuile Propriété : {0}."},
    "cleanup": {"en": "Round {0} ends: cleanup.", "fr": "La manche {0} s'achève : rangement."},
    "chariot": {"en": "{0} wins the favourite chariot: {1} (3 VP).", "fr": "{0} gagne le char favori : {1} (3 PV)."},
    "chariot_lost": {"en": "Nobody wins the chariot: {0}.", "fr": "Personne ne gagne le char : {0}."},
    "chariot_dummy": {"en": "The dummy wins the chariot: {0}.", "fr": "Le joueur fictif gagne le char : {0}."},
    "favourite": {"en": "The favourite is now: {0}.", "fr": "Le char favori est maintenant : {0}."},
    "next_favourite": {"en": "The next favourite will be: {0}.", "fr": "Le prochain favori sera : {0}."},
    "dummy_raced": {
        "en": "The dummy advances to space {1}: {0}.",
        "fr": "Le joueur fictif avance à la case {1} : {0}.",
    },
    "dummy_sailed": {
        "en": "The dummy's ships sail to {0} and {1}.",
        "fr": "Les bateaux du joueur fictif vont à {0} et à {1}.",
    },
    "artisans_returned": {
        "en": "{0} keeps 3 artisans and returns {1}.",
        "fr": "{0} garde 3 artisans et en rend {1}.",
    },
    "follower_rotated": {"en": "{0} leaves the display.", "fr": "{0} quitte la rangée."},
    "tile_rotated": {"en": "The estate tile {0} is removed.", "fr": "La tuile Propriété {0} est retirée."},
    "maritime_out": {"en": "{0} is discarded.", "fr": "{0} est défaussée."},
    "construction_out": {
        "en": "The contract {0} is laid aside: {1} VP for the dummy.",
        "fr": "Le contrat {0} est mis de côté : {1} PV pour le joueur fictif.",
    },
}

CAUSES: Final = {
    "wheel": {"en": "golden wheel", "fr": "roue en or"},
    "port": {"en": "port {0}", "fr": "port : {0}"},
    "achievement": {"en": "top row of the mosaic", "fr": "rangée du haut de la mosaïque"},
    "line": {"en": "mosaic, {0}", "fr": "mosaïque, {0}"},
    "follower": {"en": "follower {0}", "fr": "Sujet {0}"},
    "trade": {"en": "trade", "fr": "commerce"},
    "sold": {"en": "cards sold", "fr": "cartes vendues"},
    "upgrade": {"en": "upgrade", "fr": "amélioration"},
    "wine": {"en": "for 1 wine", "fr": "pour 1 vin"},
    "abandoned": {"en": "action abandoned", "fr": "action abandonnée"},
    "reward": {"en": "reward token {0}", "fr": "jeton Récompense {0}"},
    "production": {"en": "row and column", "fr": "rangée et colonne"},
    "tile": {"en": "estate tile {0}", "fr": "tuile Propriété {0}"},
}

REASONS: Final = {
    "no_card_there": {"en": "No card lies there any more.", "fr": "Il n'y a plus de carte à cet endroit."},
    "deck_empty": {"en": "Deck and discard pile are empty.", "fr": "La pioche et la défausse sont vides."},
    "follower_coins": {"en": "It costs {0}; you have {1}.", "fr": "Elle coûte {0} ; vous en avez {1}."},
    "follower_influence": {
        "en": "From the fourth follower on each one costs 1 influence, and you have none.",
        "fr": "À partir du quatrième Sujet chacun coûte 1 point d'influence, et vous n'en avez pas.",
    },
    "hand_limit": {"en": "Only {0} cards may stay in your hand.", "fr": "Votre main ne peut garder que {0} cartes."},
    "one_track": {"en": "The tile moves one marker only.", "fr": "La tuile n'avance qu'un seul marqueur."},
    "last_space": {"en": "Your marker stands on the last space.", "fr": "Votre marqueur est sur la dernière case."},
    "too_few_horses": {"en": "The line costs {0}; you have {1}.", "fr": "La ligne coûte {0} ; vous en avez {1}."},
    "no_contract_there": {"en": "There is no contract any more.", "fr": "Il n'y a plus de contrat à cet endroit."},
    "slot_out_of_reach": {
        "en": "With power {0} you reach the first {1} slots only.",
        "fr": "Avec le pouvoir {0} vous n'atteignez que les {1} premières cases.",
    },
    "cannot_pay": {"en": "You cannot pay {0}.", "fr": "Vous ne pouvez pas payer {0}."},
    "other_route": {"en": "This ship is on the other route.", "fr": "Ce bateau suit l'autre route."},
    "last_port": {"en": "This ship has reached its last port.", "fr": "Ce bateau est à son dernier port."},
    "leg_too_long": {
        "en": "The next leg costs {0} sails; you have {1}.",
        "fr": "Le trajet coûte {0} voiles ; il vous en reste {1}.",
    },
    "already_claimed": {"en": "You have claimed it already.", "fr": "Vous l'avez déjà validé."},
    "goal_not_met": {"en": "You do not have yet: {0}.", "fr": "Il vous manque encore : {0}."},
    "follower_used": {"en": "It has been used this round.", "fr": "Cette carte a déjà servi dans cette manche."},
    "follower_fresh": {
        "en": "It was played in this very action and works from the next one on.",
        "fr": "Jouée dans cette action même, elle n'agit qu'à partir de la suivante.",
    },
    "power_too_late": {
        "en": "Power is fixed when the first step begins, and is never above 3.",
        "fr": "Le pouvoir est fixé au début de la première étape, et ne dépasse jamais 3.",
    },
    "cannot_place_artisan": {
        "en": "You need 1 coin, an available artisan and a cell for it.",
        "fr": "Il faut 1 pièce, un artisan disponible et une case pour lui.",
    },
    "gain_lost": {
        "en": "You already have as much as you can keep.",
        "fr": "Vous en avez déjà autant que vous pouvez en garder.",
    },
    "patricia_pays": {
        "en": "Patricia is used while paying for a contract that asks for an artisan.",
        "fr": "Patricia sert au moment de payer un contrat qui demande un artisan.",
    },
    "colour_owned": {
        "en": "You already have a tile of this colour ({0}).",
        "fr": "Vous avez déjà une tuile de cette couleur ({0}).",
    },
    "good_full": {
        "en": "You cannot keep more than 5 of it: {0}.",
        "fr": "Vous ne pouvez pas en garder plus de 5 : {0}.",
    },
    "no_tile_there": {"en": "There is no tile any more.", "fr": "Il n'y a plus de tuile à cet endroit."},
    "not_on_tile": {
        "en": "The emperor tile does not show this cell.",
        "fr": "La tuile Empereur ne montre pas cette case.",
    },
    "emperor_there": {"en": "The Emperor stands there.", "fr": "L'Empereur s'y trouve."},
    "legionnaire_there": {"en": "A legionnaire stands there.", "fr": "Un légionnaire s'y trouve."},
    "patrician_there": {"en": "A patrician of {0} stands there.", "fr": "Un patricien de {0} s'y trouve."},
    "no_artisans_left": {"en": "The supply of artisans is empty.", "fr": "La réserve d'artisans est vide."},
    "no_wheat": {"en": "You have no wheat.", "fr": "Vous n'avez pas de blé."},
    "no_artisan": {"en": "You have no available artisan.", "fr": "Vous n'avez pas d'artisan disponible."},
    "outside_zone": {"en": "Part of it would lie outside the zone.", "fr": "Une partie serait hors de la zone."},
    "on_reward": {
        "en": "No piece may lie on a reward cell.",
        "fr": "Aucun élément ne peut couvrir une case Récompense.",
    },
    "zone_too_high": {"en": "{0} needs power {1}; you have {2}.", "fr": "{0} demande le pouvoir {1} ; vous avez {2}."},
    "cell_taken": {"en": "On {1} lies a piece of {0}.", "fr": "Un élément est déjà là ({0}) : {1}."},
    "artisan_there": {"en": "An artisan works there already.", "fr": "Un artisan y travaille déjà."},
    "animal_there": {
        "en": "Without Trivia no artisan works on an animal.",
        "fr": "Sans Trivia aucun artisan ne travaille sur un animal.",
    },
    "no_token_alone": {
        "en": "Alone you play without the first player token.",
        "fr": "En solo on joue sans le jeton Premier joueur.",
    },
    "token_claimed": {"en": "{0} has claimed it this round.", "fr": "{0} l'a pris dans cette manche."},
    "first_turn": {
        "en": "You began this round: you cannot claim it on your first turn.",
        "fr": "Vous avez commencé cette manche : pas à votre premier tour.",
    },
    "too_little_influence": {"en": "It costs {0}; you have {1}.", "fr": "Il faut {0} ; vous en avez {1}."},
    "petition_power": {"en": "Your petition has power {0} only.", "fr": "Votre pétition n'a que le pouvoir {0}."},
}

TITLES: Final = {
    "over": {"en": "The game is over.", "fr": "La partie est finie."},
    "round": {"en": "Round {0} of {1}", "fr": "Manche {0} sur {1}"},
    "setup": {"en": "Before the first round", "fr": "Avant la première manche"},
    "first": {"en": "First player: {0}.", "fr": "Premier joueur : {0}."},
    "claimed_by": {"en": "First player token claimed by {0}.", "fr": "Jeton Premier joueur pris par {0}."},
    "acting": {"en": "{0} with power {1}.", "fr": "{0}, pouvoir {1}."},
    "forum": {"en": "Forum", "fr": "Forum"},
    "forum_row": {"en": "{0} (row {1}): {2}.", "fr": "{0} (rangée {1}) : {2}."},
    "forum_columns": {"en": "Columns: {0}.", "fr": "Colonnes : {0}."},
    "emperor_tile": {
        "en": "Emperor tile: {0} and {1}; {2} left.",
        "fr": "Tuile Empereur : {0} et {1} ; il en reste {2}.",
    },
    "free": {"en": "free", "fr": "libre"},
    "emperor": {"en": "the Emperor", "fr": "l'Empereur"},
    "legionnaire": {"en": "legionnaire", "fr": "légionnaire"},
    "neutral": {"en": "the neutral colour", "fr": "la couleur neutre"},
    "dummy": {"en": "Dummy player", "fr": "Joueur fictif"},
    "nobody": {"en": "nobody", "fr": "personne"},
    "none": {"en": "none", "fr": "aucune"},
    "nothing": {"en": "nothing", "fr": "rien"},
    "gratis": {"en": "nothing", "fr": "rien"},
    "sea": {"en": "Black Sea", "fr": "Mer Noire"},
    "sea_route": {"en": "{0}: {1}.", "fr": "{0} : {1}."},
    "port": {"en": "{0} ({1}; {2})", "fr": "{0} ({1} ; {2})"},
    "vp": {"en": "{0} VP", "fr": "{0} PV"},
    "sail": {"en": "{0} sail", "fr": "{0} voile"},
    "sails": {"en": "{0} sails", "fr": "{0} voiles"},
    "maritime": {"en": "Maritime contracts", "fr": "Contrats maritimes"},
    "construction": {"en": "Construction contracts", "fr": "Contrats de construction"},
    "slot": {"en": "Slot {0}: {1}", "fr": "Case {0} : {1}"},
    "empty": {"en": "empty", "fr": "vide"},
    "stack": {"en": "{0} in the stack.", "fr": "{0} dans la pile."},
    "contract_maritime": {"en": "{0}, for {1}", "fr": "{0}, pour {1}"},
    "contract_construction": {"en": "{0}: {1} VP, {2}, for {3}", "fr": "{0} : {1} PV, {2}, pour {3}"},
    "city": {"en": "The city", "fr": "La ville"},
    "zone": {
        "en": "{0} (power {1}; {2} VP for the most pieces, {3} VP for the others): {4}.",
        "fr": "{0} (pouvoir {1} ; {2} PV pour le plus d'éléments, {3} PV pour les autres) : {4}.",
    },
    "reward": {"en": "{0}, {1}: {2}, {3} cells to cover.", "fr": "{0}, {1} : {2}, encore {3} cases à couvrir."},
    "reward_paid": {"en": "{0}, {1}: {2}, paid.", "fr": "{0}, {1} : {2}, payé."},
    "free_cells": {"en": "{0} free", "fr": "{0} libres"},
    "hippodrome": {"en": "Hippodrome", "fr": "Hippodrome"},
    "track": {"en": "{0}: {1}.", "fr": "{0} : {1}."},
    "on_space": {"en": "{0} on {1}", "fr": "{0} en {1}"},
    "favourite": {"en": "Favourite: {0}. Next: {1}.", "fr": "Favori : {0}. Ensuite : {1}."},
    "chariots_left": {"en": "Face-down chariot tokens: {0}.", "fr": "Jetons Char cachés : {0}."},
    "followers": {"en": "Followers on show", "fr": "Sujets visibles"},
    "deck": {"en": "Deck: {0}. Discards: {1}.", "fr": "Pioche : {0}. Défausse : {1}."},
    "estate_display": {"en": "Estate tiles", "fr": "Tuiles Propriété"},
    "estate_slot": {"en": "Slot {0} ({1}): {2}", "fr": "Case {0} ({1}) : {2}"},
    "estate_special": {"en": "Special ({1}): {2}", "fr": "Spéciale ({1}) : {2}"},
    "estate_stacks": {
        "en": "In the stacks: {0} basic, {1} special. Out of the game: {2}.",
        "fr": "Dans les piles : {0} de base, {1} spéciales. Hors du jeu : {2}.",
    },
    "supply": {"en": "Artisans in the supply: {0}.", "fr": "Artisans dans la réserve : {0}."},
    "score": {"en": "{0} VP", "fr": "{0} PV"},
    "stock": {"en": "Has: {0}.", "fr": "Possède : {0}."},
    "working": {"en": "Artisans at work: {0}.", "fr": "Artisans au travail : {0}."},
    "estate": {"en": "Estate: {0}.", "fr": "Propriété : {0}."},
    "estate_cell": {"en": "{0} {1}", "fr": "{0} {1}"},
    "spent": {"en": "{0} (used)", "fr": "{0} (utilisée)"},
    "with_artisan": {"en": "{0} with an artisan", "fr": "{0} avec un artisan"},
    "row": {"en": "Followers: {0}.", "fr": "Sujets : {0}."},
    "used": {"en": "{0} (used)", "fr": "{0} (utilisé)"},
    "hand_count": {"en": "Cards in hand: {0}; known: {1}.", "fr": "Cartes en main : {0} ; connues : {1}."},
    "ships": {"en": "Ships: {0} and {1}.", "fr": "Bateaux : {0} et {1}."},
    "contracts": {
        "en": "Contracts: maritime {0}, construction {1} ({2}).",
        "fr": "Contrats : maritimes {0}, construction {1} ({2}).",
    },
    "completed": {"en": "Completed: {0}.", "fr": "Remplis : {0}."},
    "pieces": {
        "en": "Left: patricians {0}, building pieces {1}, legionnaires {2}.",
        "fr": "Restent : patriciens {0}, éléments de construction {1}, légionnaires {2}.",
    },
    "tokens": {
        "en": "Achievement tokens: {0}, beside the hippodrome {1}. Chariots: {2}.",
        "fr": "Jetons Accomplissement : {0}, près de l'hippodrome {1}. Chars : {2}.",
    },
    "mosaic": {"en": "Mosaic: {0}.", "fr": "Mosaïque : {0}."},
    "goal_claimed": {"en": "{0} ✓", "fr": "{0} ✓"},
    "goal_met": {"en": "{0} (can be claimed)", "fr": "{0} (peut être validé)"},
    "hand": {"en": "Your hand", "fr": "Votre main"},
    "no_cards": {"en": "No cards.", "fr": "Pas de carte."},
    "packet": {"en": "Your packet", "fr": "Votre paquet"},
    "picked": {"en": "Picked: {0}.", "fr": "Choisies : {0}."},
    "seen": {"en": "Seen before: {0}.", "fr": "Vues avant : {0}."},
    "mosaic_open": {"en": "Mosaic tiles on show", "fr": "Tuiles Mosaïque visibles"},
    "dummy_line": {
        "en": "Points so far: {0}; chariots {1}; ships {2} and {3}; contracts laid aside: {4}.",
        "fr": "Points acquis : {0} ; chars {1} ; bateaux {2} et {3} ; contrats mis de côté : {4}.",
    },
}

EXPLAIN: Final = {
    "emperor": {
        "en": "The Emperor adds 1 to the power of both lines of his cell for a whole round; nobody else may stand there "
        "(NR-34, NR-36, NR-47).",
        "fr": "L'Empereur ajoute 1 au pouvoir des deux lignes de sa case pendant toute la manche ; personne d'autre ne peut "
        "s'y placer (NR-34, NR-36, NR-47).",
    },
    "place": {
        "en": "A patrician performs the actions of the row and of the column. Power of a line: your own patricians in it, "
        "the new one included, + 1 for the Emperor, + 1 per follower used; at most 3 (NR-39, NR-47, NR-49, NR-50).",
        "fr": "Un patricien effectue l'action de la rangée et celle de la colonne. Pouvoir d'une ligne : vos patriciens qui "
        "s'y trouvent, le nouveau compris, + 1 pour l'Empereur, + 1 par Sujet utilisé ; 3 au plus (NR-39, NR-47, NR-49, NR-50).",
    },
    "legionnaire": {
        "en": "A legionnaire blocks a cell until the end of the round; it gives no power and no action (NR-258, NR-259).",
        "fr": "Un légionnaire bloque une case jusqu'à la fin de la manche ; il ne donne ni pouvoir ni action (NR-258, NR-259).",
    },
    "order": {
        "en": "The first action is finished completely before the second begins (NR-40).",
        "fr": "La première action est achevée avant que la seconde commence (NR-40).",
    },
    "buy": {
        "en": "Buy this good for 1 coin; you may keep 5 of each (NR-55, NR-4).",
        "fr": "Achetez cette marchandise pour 1 pièce ; on en garde 5 au plus de chaque (NR-55, NR-4).",
    },
    "good": {
        "en": "Take this good; you may keep 5 of each (NR-9, NR-4).",
        "fr": "Prenez cette marchandise ; on en garde 5 au plus de chaque (NR-9, NR-4).",
    },
    "wine": {
        "en": "Each wine spent gives 1 influence; above 8 it is 1 coin instead (NR-57, NR-5).",
        "fr": "Chaque vin dépensé donne 1 point d'influence ; au-delà de 8, c'est 1 pièce (NR-57, NR-5).",
    },
    "tile": {
        "en": "Take one estate tile at the price above its slot, whatever the power (NR-58).",
        "fr": "Prenez une tuile Propriété au prix indiqué, quel que soit le pouvoir (NR-58).",
    },
    "estate": {
        "en": "Put the tile on any cell of your estate; a tile that lies there is removed from the game (NR-59).",
        "fr": "Placez la tuile sur une case de votre propriété ; une tuile déjà là est retirée du jeu (NR-59).",
    },
    "work": {
        "en": "An artisan gives the good of its row and of its column, and 1 more for each other artisan in that line; then "
        "its tile works (NR-119 to NR-121).",
        "fr": "Un artisan donne la marchandise de sa rangée et celle de sa colonne, et 1 de plus pour chaque autre artisan de "
        "la ligne ; puis sa tuile agit (NR-119 à NR-121).",
    },
    "hire": {
        "en": "1 wheat for an artisan of the supply (NR-116).",
        "fr": "1 blé pour un artisan de la réserve (NR-116).",
    },
    "first_player": {
        "en": "2 influence: you are first player from the next round on; the token is worth 2 VP at the end (NR-62, NR-65, NR-250).",
        "fr": "2 points d'influence : vous serez premier joueur dès la manche suivante ; le jeton vaut 2 PV à la fin (NR-62, NR-65, NR-250).",
    },
    "take": {
        "en": "Take this card into your hand; everybody sees it (NR-71, NR-11a).",
        "fr": "Prenez cette carte en main ; tous la voient (NR-71, NR-11a).",
    },
    "draw": {
        "en": "Draw a follower from the deck; only you see it (NR-71).",
        "fr": "Piochez une carte Sujet ; vous seul la voyez (NR-71).",
    },
    "hand": {"en": "{card}: {effect} (NR-73, {clause}).", "fr": "{card} : {effect} (NR-73, {clause})."},
    "row": {"en": "{card}: {effect} ({clause}).", "fr": "{card} : {effect} ({clause})."},
    "maritime": {
        "en": "{contract}, for {cost}. It gives as many sails as the power (NR-80 to NR-83).",
        "fr": "{contract}, pour {cost}. Il donne autant de voiles que le pouvoir (NR-80 à NR-83).",
    },
    "construction": {
        "en": "{contract}: {vp} VP at the end, {shape}, for {cost} (NR-92 to NR-95).",
        "fr": "{contract} : {vp} PV à la fin, {shape}, pour {cost} (NR-92 à NR-95).",
    },
    "sail": {
        "en": "{port}: {gain}; this leg costs {sails} (NR-83, NR-87).",
        "fr": "{port} : {gain} ; ce trajet coûte {sails} (NR-83, NR-87).",
    },
    "reward": {
        "en": "{token}: {gain} for everybody with a piece beside it, once all cells around it are covered (NR-102, NR-103).",
        "fr": "{token} : {gain} pour quiconque a un élément autour, dès que toutes les cases autour sont couvertes (NR-102, NR-103).",
    },
    "race": {
        "en": "One space on. A line costs its horses, the wheel behind it gives an achievement token or 1 influence "
        "(NR-106, NR-109, NR-110).",
        "fr": "Une case plus loin. Une ligne coûte ses chevaux, la roue derrière elle donne un jeton Accomplissement ou 1 "
        "point d'influence (NR-106, NR-109, NR-110).",
    },
    "artisan": {
        "en": "An available artisan goes back to the supply for one more space, once per race (NR-107).",
        "fr": "Un artisan disponible retourne à la réserve pour une case de plus, une fois par course (NR-107).",
    },
    "wheel": {
        "en": "The golden wheel: an achievement token of yours from beside the hippodrome, or 1 influence (NR-110).",
        "fr": "La roue en or : un de vos jetons Accomplissement près de l'hippodrome, ou 1 point d'influence (NR-110).",
    },
    "claim": {
        "en": "{goal}. Claimed with an achievement token it is worth {vp} VP (NR-186, NR-188, NR-246).",
        "fr": "{goal}. Validé avec un jeton Accomplissement, cela vaut {vp} PV (NR-186, NR-188, NR-246).",
    },
    "line": {
        "en": "{line}: {gain} at once and {vp} VP at the end (NR-194, NR-247).",
        "fr": "{line} : {gain} aussitôt et {vp} PV à la fin (NR-194, NR-247).",
    },
    "pile_maritime": {
        "en": "Face-down maritime contracts; gaps are refilled at the end of a turn (NR-14, NR-91).",
        "fr": "Contrats maritimes cachés ; les vides sont comblés à la fin du tour (NR-14, NR-91).",
    },
    "pile_construction": {
        "en": "Face-down construction contracts; gaps are refilled at the end of a turn (NR-15, NR-105).",
        "fr": "Contrats de construction cachés ; les vides sont comblés à la fin du tour (NR-15, NR-105).",
    },
    "zone": {
        "en": "{zone}: needs power {power}; at the end {most} VP for the most pieces, {other} VP for everybody else there (NR-95, NR-240).",
        "fr": "{zone} : demande le pouvoir {power} ; à la fin {most} PV pour le plus d'éléments, {other} PV pour les autres présents (NR-95, NR-240).",
    },
    "track": {
        "en": "{track}. Behind each line a golden wheel; the last space is worth 5 VP; the favourite chariot 3 VP to the foremost at the end of each round (NR-109, NR-110, NR-224, NR-243).",
        "fr": "{track}. Derrière chaque ligne une roue en or ; la dernière case vaut 5 PV ; le char favori donne 3 PV au premier à la fin de chaque manche (NR-109, NR-110, NR-224, NR-243).",
    },
    "draft": {"en": "{tile}: {goals} (NR-298).", "fr": "{tile} : {goals} (NR-298)."},
    "estate_tile": {"en": "{tile}: {effect} ({clause}).", "fr": "{tile} : {effect} ({clause})."},
    "deed_trade": {
        "en": "Trade: coins equal to the power, then sell cards (2 for 1 coin) and buy goods at 1 coin (NR-53 to NR-55).",
        "fr": "Commerce : autant de pièces que le pouvoir, puis vendre des cartes (2 pour 1 pièce) et acheter des "
        "marchandises à 1 pièce (NR-53 à NR-55).",
    },
    "deed_upgrade": {
        "en": "Upgrade: influence equal to the power, more for wine, then one estate tile (NR-56 to NR-59).",
        "fr": "Amélioration : autant d'influence que le pouvoir, davantage contre du vin, puis une tuile Propriété (NR-56 à NR-59).",
    },
    "deed_petition": {
        "en": "Petition: the first player token for 2 influence; then another action with the power of the influence spent (NR-62, NR-66).",
        "fr": "Pétition : le jeton Premier joueur pour 2 points d'influence ; puis une autre action, du pouvoir de l'influence dépensée (NR-62, NR-66).",
    },
    "deed_recruit": {
        "en": "Recruit: as many follower cards as the power, then play one for 2, 1 or 0 coins (NR-71, NR-73).",
        "fr": "Recruter : autant de cartes Sujet que le pouvoir, puis en jouer une pour 2, 1 ou 0 pièce (NR-71, NR-73).",
    },
    "deed_sail": {
        "en": "Sail: complete a maritime contract (slots 1-2, 1-3 or 1-4), then as many sails as the power (NR-80, NR-83).",
        "fr": "Naviguer : remplir un contrat maritime (cases 1-2, 1-3 ou 1-4), puis autant de voiles que le pouvoir (NR-80, NR-83).",
    },
    "deed_build": {
        "en": "Build: complete a construction contract (slots 1-2, 1-3 or 1-4), then place it in zone A, A-B or A-C (NR-92, NR-95).",
        "fr": "Construire : remplir un contrat de construction (cases 1-2, 1-3 ou 1-4), puis le placer en zone A, A-B ou A-C (NR-92, NR-95).",
    },
    "deed_race": {
        "en": "Race: as many spaces as the power; one more for an artisan (NR-106, NR-107).",
        "fr": "Course : autant de cases que le pouvoir ; une de plus contre un artisan (NR-106, NR-107).",
    },
    "deed_produce": {
        "en": "Produce: hire or place artisans, as many times as the power (NR-115).",
        "fr": "Produire : engager ou placer des artisans, autant de fois que le pouvoir (NR-115).",
    },
}

BOARD: Final = {
    # words that are drawn on the board
    "title": {"en": "Nova Roma, round {0} of {1}", "fr": "Nova Roma, manche {0} sur {1}"},
    "title_over": {"en": "Nova Roma, the game is over", "fr": "Nova Roma, la partie est finie"},
    "score": {"en": "{0}: {1} VP", "fr": "{0} : {1} PV"},
    "forum": {"en": "Forum", "fr": "Forum"},
    "round": {"en": "Round", "fr": "Manche"},
    "sea": {"en": "Black Sea", "fr": "Mer Noire"},
    "city": {"en": "The city", "fr": "La ville"},
    "zone": {"en": "Zone {0}", "fr": "Zone {0}"},
    "power": {"en": "power {0}", "fr": "pouvoir {0}"},
    "hippodrome": {"en": "Hippodrome", "fr": "Hippodrome"},
    "favourite": {"en": "Favourite", "fr": "Favori"},
    "next": {"en": "Next", "fr": "Ensuite"},
    "maritime": {"en": "Maritime contracts", "fr": "Contrats maritimes"},
    "construction": {"en": "Construction contracts", "fr": "Contrats de construction"},
    "followers": {"en": "Followers", "fr": "Sujets"},
    "estate": {"en": "Estate tiles", "fr": "Tuiles Propriété"},
    "special": {"en": "special", "fr": "spéciale"},
    "free": {"en": "free", "fr": "gratuit"},
    "supply": {"en": "Supply", "fr": "Réserve"},
    "hand": {"en": "Your hand", "fr": "Votre main"},
    "packet": {"en": "Your packet", "fr": "Votre paquet"},
    "no_cards": {"en": "No cards", "fr": "Pas de carte"},
    "mosaic_open": {"en": "Mosaic tiles to draft", "fr": "Tuiles Mosaïque à choisir"},
    "dummy": {"en": "Dummy", "fr": "Fictif"},
    "neutral": {"en": "neutral", "fr": "neutre"},
    "most": {"en": "most {0}, others {1}", "fr": "premier {0}, autres {1}"},
    "discard": {"en": "Discards: {0}", "fr": "Défausse : {0}"},
    "upgrade": {"en": "Upgrade", "fr": "Amélior."},
    "lay_deed": {"en": "Build here", "fr": "Construire ici"},
    "lay_hint": {
        "en": "Pieces never lie on reward cells or outside a zone (NR-97, NR-98).",
        "fr": "Les éléments ne couvrent jamais une case Récompense et ne dépassent pas la zone (NR-97, NR-98).",
    },
}

"""Every text of the game in both languages: templates by key. ``text.py`` and its helpers put the arguments in."""

from __future__ import annotations

from typing import Final

PROMPTS: Final = {
    "choosing_side": {
        "en": "Which side of your board do you play on?",
        "fr": "Sur quelle face de votre plateau jouez-vous ?",
    },
    "placing": {"en": "Choose a worker to send, or pass.", "fr": "Choisissez un ouvrier à envoyer, ou passez."},
    "sending": {"en": "Where does the worker of value {value} go?", "fr": "Où va l'ouvrier de valeur {value} ?"},
    "sending_trained": {
        "en": "Where does the worker {worker} go, counting as {value}?",
        "fr": "Où va l'ouvrier {worker}, compté comme {value} ?",
    },
    "sending_neutral": {
        "en": "Where does the neutral worker {value} stand?",
        "fr": "Où se place l'ouvrier neutre {value} ?",
    },
    "sending_extra": {
        "en": "Extra action with a value of {value}: which one?",
        "fr": "Action supplémentaire de valeur {value} : laquelle ?",
    },
    "picking_neutral": {"en": "Which neutral worker do you place?", "fr": "Quel ouvrier neutre placez-vous ?"},
    "choosing_training": {
        "en": "On which training space does the worker {worker} stand?",
        "fr": "Sur quelle case de formation va l'ouvrier {worker} ?",
    },
    "training_extra": {
        "en": "Extra training: train another worker?",
        "fr": "Formation supplémentaire : former un autre ouvrier ?",
    },
    "compensating": {
        "en": "You have no room for more {good}: 1 surplus, or {denarii}?",
        "fr": "Plus de place pour cette ressource, {good} : 1 surplus, ou {denarii} ?",
    },
    "pairing_fragments": {
        "en": "A pair of fragments ({fragment}): which resource do you take?",
        "fr": "Une paire de fragments ({fragment}) : quelle ressource prenez-vous ?",
    },
    "taking_type": {
        "en": "Which resource of area {area} do you take?",
        "fr": "Quelle ressource de la zone {area} prenez-vous ?",
    },
    "choosing_half": {
        "en": "Propraetor: which half of the card of area {area} do you take?",
        "fr": "Propraetor : quelle moitié de la carte de la zone {area} prenez-vous ?",
    },
    "using_province": {
        "en": "Propraetor: one more resource of area {area}, or influence there?",
        "fr": "Propraetor : une ressource de plus de la zone {area}, ou de l'influence ?",
    },
    "investing": {
        "en": "Influence {levels} in area {area} so far: add another card?",
        "fr": "Influence {levels} dans la zone {area} : ajouter une autre carte ?",
    },
    "trading": {
        "en": "Mercator: sell resources, or buy some of area {area} ({left} more)?",
        "fr": "Mercator : vendre, ou acheter des ressources de la zone {area} (encore {left}) ?",
    },
    "trading_selling_last": {"en": "Mercator: sell more resources?", "fr": "Mercator : vendre encore des ressources ?"},
    "trading_buying_last": {
        "en": "Mercator: buy more of area {area} ({left} more)?",
        "fr": "Mercator : acheter encore dans la zone {area} (encore {left}) ?",
    },
    "discounting": {
        "en": "{card} costs {icons}: which resource is struck off?",
        "fr": "{card} coûte {icons} : quelle ressource est retirée ?",
    },
    "paying": {"en": "{card}: how do you pay {icon}?", "fr": "{card} : comment payez-vous {icon} ?"},
    "walking": {
        "en": "Colosseum, space {space}: how do you pay {price}? ({left} to walk)",
        "fr": "Colisée, case {space} : comment payez-vous {price} ? (encore {left})",
    },
    "using_effects_before": {
        "en": "{location}: use an effect before the action?",
        "fr": "{location} : utiliser un effet avant l'action ?",
    },
    "using_effects_after": {
        "en": "{location}: use an effect after the action?",
        "fr": "{location} : utiliser un effet après l'action ?",
    },
    "spending": {
        "en": "Bonus of {location}: which card with {symbol} do you use? {count} so far.",
        "fr": "Bonus ({location}) : quelle carte à l'icône {symbol} utilisez-vous ? Déjà {count}.",
    },
    "rising_anywhere": {
        "en": "Fifth war of a kind: in which area do you rise?",
        "fr": "Cinquième guerre de la sorte : dans quelle zone montez-vous ?",
    },
    "activating": {
        "en": "A slot is unlocked: which patron becomes active?",
        "fr": "Une place s'ouvre : quel mécène devient actif ?",
    },
    "seating_patron": {
        "en": "All your slots are taken: does {card} replace an active patron?",
        "fr": "Toutes vos places sont prises : {card} remplace-t-il un mécène actif ?",
    },
    "collecting": {
        "en": "Collect workers: from which location? You need {needs}.",
        "fr": "Récupérez des ouvriers : dans quel lieu ? Il vous en faut {needs}.",
    },
    "collecting_pool": {
        "en": "Your neutral pool collects workers: from which location? It needs {needs}.",
        "fr": "Votre joueur neutre récupère des ouvriers : dans quel lieu ? Il en faut {needs}.",
    },
    "choosing_workers": {
        "en": "{location}: which worker do you take? {left} to take.",
        "fr": "{location} : quel ouvrier prenez-vous ? Encore {left}.",
    },
    "choosing_workers_pool": {
        "en": "{location}: which worker does your neutral pool take? {left} to take.",
        "fr": "{location} : quel ouvrier pour votre joueur neutre ? Encore {left}.",
    },
    "imagining_worker": {
        "en": "The end: one extra action with any value. Which value?",
        "fr": "La fin : une action supplémentaire de valeur libre. Quelle valeur ?",
    },
    "doubling_patron": {"en": "Which other patron counts twice?", "fr": "Quel autre mécène compte deux fois ?"},
    "raising_politics": {"en": "Rise one political level?", "fr": "Monter d'un niveau politique ?"},
    "raising_area": {
        "en": "Raise one of your area markers by 1 level?",
        "fr": "Monter l'un de vos marqueurs de zone d'1 niveau ?",
    },
    "raising_area_more": {
        "en": "Raise one of your area markers? ({rises} levels in all)",
        "fr": "Monter l'un de vos marqueurs de zone ? ({rises} niveaux en tout)",
    },
    "scoring_area": {
        "en": "{card}: the level of which area do you score?",
        "fr": "{card} : le niveau de quelle zone comptez-vous ?",
    },
}

WAITING: Final = {
    "choosing_side": {"en": "{name} is choosing a side of the board.", "fr": "{name} choisit une face de son plateau."},
    "placing": {"en": "{name} is choosing a worker.", "fr": "{name} choisit un ouvrier."},
    "sending": {"en": "{name} is sending a worker.", "fr": "{name} envoie un ouvrier."},
    "sending_neutral": {"en": "{name} is placing a neutral worker.", "fr": "{name} place un ouvrier neutre."},
    "sending_extra": {"en": "{name} is taking the extra action.", "fr": "{name} fait son action supplémentaire."},
    "picking_neutral": {"en": "{name} is choosing a neutral worker.", "fr": "{name} choisit un ouvrier neutre."},
    "choosing_training": {"en": "{name} is training a worker.", "fr": "{name} forme un ouvrier."},
    "training_extra": {"en": "{name} may train another worker.", "fr": "{name} peut former un autre ouvrier."},
    "compensating": {"en": "{name} is choosing a compensation.", "fr": "{name} choisit une compensation."},
    "pairing_fragments": {
        "en": "{name} is choosing a resource for fragments.",
        "fr": "{name} choisit une ressource pour ses fragments.",
    },
    "taking_type": {"en": "{name} is choosing a resource.", "fr": "{name} choisit une ressource."},
    "choosing_half": {"en": "{name} is at the Propraetor's.", "fr": "{name} est chez le Propraetor."},
    "using_province": {"en": "{name} is at the Propraetor's.", "fr": "{name} est chez le Propraetor."},
    "investing": {"en": "{name} is using influence.", "fr": "{name} utilise de l'influence."},
    "trading": {"en": "{name} is trading at the Mercator's.", "fr": "{name} commerce chez le Mercator."},
    "discounting": {"en": "{name} is choosing a discount.", "fr": "{name} choisit une réduction."},
    "paying": {"en": "{name} is paying.", "fr": "{name} paie."},
    "walking": {"en": "{name} is walking around the Colosseum.", "fr": "{name} avance au Colisée."},
    "using_effects": {"en": "{name} may use effects.", "fr": "{name} peut utiliser des effets."},
    "spending": {"en": "{name} is choosing cards for a bonus.", "fr": "{name} choisit des cartes pour un bonus."},
    "rising_anywhere": {"en": "{name} is choosing an area to rise in.", "fr": "{name} choisit une zone où monter."},
    "activating": {"en": "{name} is choosing a patron to be active.", "fr": "{name} choisit un mécène à activer."},
    "seating_patron": {
        "en": "{name} is finding a place for a patron.",
        "fr": "{name} cherche une place pour un mécène.",
    },
    "collecting": {"en": "{name} is collecting workers.", "fr": "{name} récupère des ouvriers."},
    "choosing_workers": {"en": "{name} is choosing workers.", "fr": "{name} choisit des ouvriers."},
    "imagining_worker": {
        "en": "{name} is choosing the value of the extra action.",
        "fr": "{name} choisit la valeur de l'action supplémentaire.",
    },
    "doubling_patron": {"en": "{name} may double a patron.", "fr": "{name} peut doubler un mécène."},
    "raising_politics": {
        "en": "{name} may rise one political level.",
        "fr": "{name} peut monter d'un niveau politique.",
    },
    "raising_area": {"en": "{name} may raise an area marker.", "fr": "{name} peut monter un marqueur de zone."},
    "scoring_area": {"en": "{name} is choosing an area to score.", "fr": "{name} choisit une zone à compter."},
}

LABELS: Final = {
    "side": {
        "en": "Side {side}: begin with {goods} (prices {prices})",
        "fr": "Face {side} : commencer avec {goods} (prix {prices})",
    },
    "worker": {"en": "Worker {value}", "fr": "Ouvrier {value}"},
    "neutral": {"en": "Neutral worker {value}", "fr": "Ouvrier neutre {value}"},
    "trained": {
        "en": "Worker {worker}, trained ±{change}, as {value}",
        "fr": "Ouvrier {worker}, formé ±{change}, comme {value}",
    },
    "extra": {"en": "Extra action of value {value}", "fr": "Action supplémentaire de valeur {value}"},
    "to_quaestor": {"en": "Quaestor: {gain}", "fr": "Quaestor : {gain}"},
    "to_aedilis": {"en": "Aedilis: {gain}{then}", "fr": "Aedilis : {gain}{then}"},
    "to_aedilis_empty": {"en": "Aedilis: no card in area {area}", "fr": "Aedilis : pas de carte dans la zone {area}"},
    "to_mercator": {"en": "Mercator: sell, buy {gain}{then}", "fr": "Mercator : vendre, acheter {gain}{then}"},
    "to_mercator_empty": {"en": "Mercator: sell only{then}", "fr": "Mercator : vendre seulement{then}"},
    "to_propraetor": {
        "en": "Propraetor: {top} or {bottom}, then 1 more or influence{then}",
        "fr": "Propraetor : {top} ou {bottom}, puis 1 de plus ou influence{then}",
    },
    "to_propraetor_empty": {"en": "Propraetor: influence only{then}", "fr": "Propraetor : influence seule{then}"},
    "to_roma_free": {
        "en": "Roma: walk {steps} for nothing{honours}",
        "fr": "Roma : avancer de {steps} gratuitement{honours}",
    },
    "to_roma": {
        "en": "Roma: walk {steps} for {price}{honours}",
        "fr": "Roma : avancer de {steps} pour {price}{honours}",
    },
    "to_slot": {
        "en": "{location} {slot}: {card}, {gain}, for {price}",
        "fr": "{location} {slot} : {card}, {gain}, pour {price}",
    },
    "to_patron": {
        "en": "{location} {slot}: {card} ({gain}) for {price}",
        "fr": "{location} {slot} : {card} ({gain}) pour {price}",
    },
    "to_empty_slot": {"en": "{location} {slot}", "fr": "{location}, case {slot}"},
    "to_neutral": {"en": "{location}: it does nothing there", "fr": "{location} : il n'y fait rien"},
    "then_up": {"en": "; card up", "fr": " ; la carte monte"},
    "then_fee": {"en": "; pay {fee}, take {card}", "fr": " ; payer {fee}, prendre {card}"},
    "then_free": {"en": "; take {card}, no fee", "fr": " ; prendre {card} sans payer"},
    "then_empty": {"en": "; pay {fee}", "fr": " ; payer {fee}"},
    "honours_one": {"en": "; +1 political level", "fr": " ; +1 niveau politique"},
    "honours": {"en": "; +{count} political levels", "fr": " ; +{count} niveaux politiques"},
    "less_one": {"en": "{price} less one resource", "fr": "{price} moins une ressource"},
    "with": {"en": " (with {patrons})", "fr": " (avec {patrons})"},
    "train": {"en": "Training ±{change}: {price}", "fr": "Formation ±{change} : {price}"},
    "use": {"en": "{card}: {what}", "fr": "{card} : {what}"},
    "bonus": {
        "en": "Bonus with cards of the symbol {symbol}: {what}",
        "fr": "Bonus avec des cartes à l'icône {symbol} : {what}",
    },
    "spend": {"en": "Use {card}", "fr": "Utiliser {card}"},
    "invest": {
        "en": "Use {card}: influence {levels}, to level {level}",
        "fr": "Utiliser {card} : influence {levels}, jusqu'au niveau {level}",
    },
    "gain": {"en": "Take {goods}", "fr": "Prendre {goods}"},
    "gain_full": {
        "en": "Take {goods} (no room: surplus or denarii instead)",
        "fr": "Prendre {goods} (pas de place : surplus ou denarius à la place)",
    },
    "sell": {"en": "Sell {goods}: {price}", "fr": "Vendre {goods} : {price}"},
    "buy": {"en": "Buy {goods}: {price}", "fr": "Acheter {goods} : {price}"},
    "pay": {"en": "Pay {goods}", "fr": "Payer {goods}"},
    "drop": {"en": "Strike off {goods}", "fr": "Retirer {goods}"},
    "rise": {"en": "Rise in area {area}, to level {level}", "fr": "Monter dans la zone {area}, au niveau {level}"},
    "rise_by": {
        "en": "Area {area}: up by {levels}, to level {level}",
        "fr": "Zone {area} : monter de {levels}, au niveau {level}",
    },
    "score": {"en": "Area {area}: score {points}", "fr": "Zone {area} : marquer {points}"},
    "activate": {"en": "Activate {card}: {what}", "fr": "Activer {card} : {what}"},
    "replace": {"en": "Replace {card} ({what})", "fr": "Remplacer {card} ({what})"},
    "double": {"en": "Double {card}: {what}", "fr": "Doubler {card} : {what}"},
    "collect": {"en": "{location}: take {workers}", "fr": "{location} : prendre {workers}"},
    "collect_some": {
        "en": "{location}: take {needs} of {workers}",
        "fr": "{location} : prendre {needs} parmi {workers}",
    },
    "take": {"en": "Take the worker {value}", "fr": "Prendre l'ouvrier {value}"},
    "pass": {"en": "Pass: {points} for unused workers", "fr": "Passer : {points} pour les ouvriers inutilisés"},
    "done_trading": {"en": "Leave the Mercator", "fr": "Quitter le Mercator"},
    "done_using_province": {"en": "Neither", "fr": "Ni l'une ni l'autre"},
    "done_investing": {"en": "Enough: rise to level {level}", "fr": "Assez : monter au niveau {level}"},
    "done_spending": {
        "en": "No more cards: take the bonus ({what})",
        "fr": "Plus de cartes : prendre le bonus ({what})",
    },
    "decline_imagining_worker": {"en": "No extra action", "fr": "Pas d'action supplémentaire"},
    "decline_training_extra": {"en": "Train nobody", "fr": "Ne former personne"},
    "decline_rising_anywhere": {"en": "Do not rise", "fr": "Ne pas monter"},
    "decline_doubling_patron": {"en": "Double none", "fr": "N'en doubler aucun"},
    "decline_raising_politics": {"en": "Stay at this level", "fr": "Rester à ce niveau"},
    "decline_raising_area": {"en": "Raise none", "fr": "N'en monter aucun"},
    "continue_before": {"en": "On to the action", "fr": "Passer à l'action"},
    "continue_after": {"en": "End the action", "fr": "Terminer l'action"},
    "passive": {"en": "{card} stays passive", "fr": "{card} reste passif"},
    "surplus": {"en": "Take 1 surplus", "fr": "Prendre 1 surplus"},
    "denarii": {"en": "Take {denarii}", "fr": "Prendre {denarii}"},
    "top": {"en": "Top half: {goods}", "fr": "Moitié haute : {goods}"},
    "bottom": {"en": "Bottom half: {goods}", "fr": "Moitié basse : {goods}"},
    "step": {"en": "Pay {price}", "fr": "Payer {price}"},
    "step_beside": {
        "en": "Walk on, free beside another marker",
        "fr": "Avancer gratuitement à côté d'un autre marqueur",
    },
    "step_free": {"en": "This space free (your patron)", "fr": "Cette case gratuite (votre mécène)"},
    "full_price": {"en": "Pay the full price", "fr": "Payer le prix entier"},
    "politics": {"en": "Rise to political level {level}", "fr": "Monter au niveau politique {level}"},
    "politics_top": {"en": "Score {points} instead of a level", "fr": "Marquer {points} au lieu d'un niveau"},
    "deal": {"en": "Deal {card}", "fr": "Distribuer {card}"},
    "board": {"en": "Board {number}", "fr": "Plateau {number}"},
    "next": {"en": "Next: player {number}", "fr": "Suivant : joueur {number}"},
}

BONUSES: Final = {
    "quaestor": {"en": "2 denarii for each card", "fr": "2 denarius par carte"},
    "aedilis": {"en": "1 resource of the area card for each card", "fr": "1 ressource de la carte Zone par carte"},
    "mercator": {"en": "1 surplus for each card", "fr": "1 surplus par carte"},
    "propraetor": {"en": "1 level for each set of 3 cards", "fr": "1 niveau par série de 3 cartes"},
    "roma": {
        "en": "1 more space for each card, paid as usual",
        "fr": "1 case de plus par carte, payée comme d'ordinaire",
    },
    "aedificator": {
        "en": "buy {card} from the deck, 1 resource less for each card",
        "fr": "acheter {card} sur la pile, 1 ressource de moins par carte",
    },
    "legatus": {
        "en": "buy {card} from the deck, 1 surplus less for each card",
        "fr": "acheter {card} sur la pile, 1 surplus de moins par carte",
    },
    "senatus": {
        "en": "buy {card} from the deck, 2 denarii less for each card",
        "fr": "acheter {card} sur la pile, 2 denarius de moins par carte",
    },
}
"""AR-205 to AR-213."""

MODIFIERS: Final = {
    "gain_point": {"en": "Point", "fr": "Point"},
    "gain_denarii": {"en": "Denarii", "fr": "Denarius"},
    "gain_surplus": {"en": "Surplus", "fr": "Surplus"},
    "gain_area_resource": {"en": "Area resource", "fr": "Ressource de zone"},
    "free_area_card": {"en": "Free area card", "fr": "Carte Zone gratuite"},
    "extra_training": {"en": "Extra training", "fr": "Formation supplémentaire"},
    "card_discount": {"en": "Discount", "fr": "Réduction"},
    "surplus_for_basic": {"en": "Surplus instead of resources", "fr": "Surplus contre ressources"},
    "basic_for_surplus": {"en": "Resources instead of surplus", "fr": "Ressources contre surplus"},
    "buy_influence": {"en": "Bought influence", "fr": "Influence achetée"},
    "one_step_free": {"en": "One space free", "fr": "Une case gratuite"},
    "free_colosseum_step": {"en": "Colosseum step", "fr": "Pas au Colisée"},
    "raise_brown": {"en": "Brown marker", "fr": "Marqueur marron"},
}
"""The short names of section 8 of the rulebook."""

SCORINGS: Final = {
    "political_level": {"en": "Political level", "fr": "Niveau politique"},
    "raise_political": {"en": "Political rise", "fr": "Montée politique"},
    "active_patrons": {"en": "Active patrons", "fr": "Mécènes actifs"},
    "double_other_patron": {"en": "Double patron", "fr": "Mécène doublé"},
    "area_first": {"en": "First in areas", "fr": "Premier dans les zones"},
    "raise_area": {"en": "Area rise", "fr": "Montée de zone"},
    "area_level": {"en": "Level in one area", "fr": "Niveau dans une zone"},
    "area_presence": {"en": "Presence in areas", "fr": "Présence dans les zones"},
    "cards_with_points_and_influence": {"en": "Points and influence", "fr": "Points et influence"},
    "symbol_sets": {"en": "Symbol sets", "fr": "Séries d'icônes"},
    "symbol_pairs": {"en": "Symbol pairs", "fr": "Paires d'icônes"},
    "basic_resources": {"en": "Basic resources", "fr": "Ressources basiques"},
    "per_resource": {"en": "Resources shown", "fr": "Ressources indiquées"},
    "per_card_type": {"en": "Cards of one type", "fr": "Cartes d'un type"},
}
"""The short names of section 11 of the rulebook."""

EFFECTS: Final = {
    "gain_point": {"en": "gain 1 point", "fr": "gagner 1 point"},
    "gain_denarii": {"en": "gain 2 denarii", "fr": "gagner 2 denarius"},
    "gain_surplus": {"en": "gain 1 surplus", "fr": "gagner 1 surplus"},
    "gain_area_resource": {"en": "gain 1 resource of the area card", "fr": "gagner 1 ressource de la carte Zone"},
    "free_area_card": {"en": "no fee for the area card", "fr": "carte Zone sans prix"},
    "extra_training": {"en": "train another worker afterwards", "fr": "former ensuite un autre ouvrier"},
    "card_discount": {"en": "cards cost {0} less", "fr": "les cartes coûtent {0} de moins"},
    "surplus_for_basic": {"en": "pay surplus instead of resources", "fr": "payer du surplus au lieu de ressources"},
    "basic_for_surplus": {"en": "pay resources instead of surplus", "fr": "payer des ressources au lieu de surplus"},
    "buy_influence": {"en": "pay {0} to rise 1 level", "fr": "payer {0} pour monter d'1 niveau"},
    "one_step_free": {"en": "one space of the walk free", "fr": "une case du déplacement gratuite"},
    "free_colosseum_step": {"en": "1 space on the Colosseum, free", "fr": "1 case gratuite au Colisée"},
    "raise_brown": {"en": "raise the brown marker by 1", "fr": "monter d'1 le marqueur marron"},
}
"""What a modifier does, in few words."""

ENDINGS: Final = {
    "political_level": {"en": "1 point per political level", "fr": "1 point par niveau politique"},
    "raise_political": {"en": "rise 1 political level", "fr": "monter d'1 niveau politique"},
    "active_patrons": {"en": "1 point per active patron", "fr": "1 point par mécène actif"},
    "double_other_patron": {"en": "another patron counts twice", "fr": "un autre mécène compte deux fois"},
    "area_first": {
        "en": "2 points (2 or 3 players) or 3 points (4 or 5) per area where you are first",
        "fr": "2 points (2 ou 3 joueurs) ou 3 points (4 ou 5) par zone où vous êtes premier",
    },
    "raise_area": {"en": "1 of your markers up 1 level", "fr": "1 de vos marqueurs monte d'1 niveau"},
    "area_level": {
        "en": "as many points as your level in one area",
        "fr": "autant de points que votre niveau dans une zone",
    },
    "area_presence": {"en": "1 point per area with your marker", "fr": "1 point par zone où vous avez un marqueur"},
    "cards_with_points_and_influence": {
        "en": "1 point per card with points and influence",
        "fr": "1 point par carte à points et influence",
    },
    "symbol_sets": {"en": "2 points per set of the three symbols", "fr": "2 points par série des trois icônes"},
    "symbol_pairs": {"en": "2 points per pair of cards with {0}", "fr": "2 points par paire de cartes à l'icône {0}"},
    "basic_resources": {"en": "1 point per 2 basic resources", "fr": "1 point pour 2 ressources basiques"},
    "per_resource": {"en": "1 point per unit of {0}", "fr": "1 point par unité de {0}"},
    "per_card_type": {"en": "1 point per {0}", "fr": "1 point par {0}"},
}
"""What an end bonus gives, in few words."""

LINES: Final = {
    "area_dealt": {"en": "Area {0}: {1} is revealed.", "fr": "Zone {0} : {1} est révélée."},
    "row_dealt": {"en": "{0} {1}: {2} is revealed.", "fr": "{0}, case {1} : {2} est révélé."},
    "top_dealt": {"en": "{0}: {1} lies face up on the deck.", "fr": "{0} : {1} est face visible sur la pile."},
    "board": {"en": "{0} receives player board {1}.", "fr": "{0} reçoit le plateau {1}."},
    "order": {"en": "Turn order: {0}.", "fr": "Ordre du tour : {0}."},
    "side": {
        "en": "{0} plays on side {1} and begins with {2}.",
        "fr": "{0} joue sur la face {1} et commence avec {2}.",
    },
    "round": {"en": "Round {0} begins.", "fr": "La manche {0} commence."},
    "sent": {"en": "{0} sends a worker of value {1}: {2}.", "fr": "{0} envoie un ouvrier de valeur {1} : {2}."},
    "sent_as": {
        "en": "{0} sends a worker of value {1}, counting as {3}: {2}.",
        "fr": "{0} envoie un ouvrier de valeur {1}, compté comme {3} : {2}.",
    },
    "trained": {
        "en": "{0} trains a worker of value {1} on the space ±{2}.",
        "fr": "{0} forme un ouvrier de valeur {1} sur la case ±{2}.",
    },
    "passed": {
        "en": "{0} passes and scores {1} for unused workers.",
        "fr": "{0} passe et marque {1} pour ses ouvriers inutilisés.",
    },
    "neutral_sent": {"en": "{0} places a neutral worker {1}: {2}.", "fr": "{0} place un ouvrier neutre {1} : {2}."},
    "gained": {"en": "{0} gains {1}.", "fr": "{0} gagne {1}."},
    "surplus_lost": {
        "en": "{0} has no room for {1} surplus, which is lost.",
        "fr": "{0} n'a plus de place et perd {1} surplus.",
    },
    "compensated": {"en": "{0} has no room for {1} and takes {2}.", "fr": "{0} n'a plus de place ({1}) et prend {2}."},
    "paid": {"en": "{0} pays {1}.", "fr": "{0} paie {1}."},
    "discounted": {"en": "{0} saves {1}.", "fr": "{0} économise {1}."},
    "sold": {"en": "{0} sells {1} for {2}.", "fr": "{0} vend {1} pour {2}."},
    "bought_good": {"en": "{0} buys {1} for {2}.", "fr": "{0} achète {1} pour {2}."},
    "half": {"en": "{0} takes the {2} half of area {1}.", "fr": "{0} prend la moitié {2} de la zone {1}."},
    "invested": {"en": "{0} uses {1}: influence {2}.", "fr": "{0} utilise {1} : influence {2}."},
    "rose": {"en": "{0} is at level {2} in area {1}.", "fr": "{0} est au niveau {2} dans la zone {1}."},
    "fee": {"en": "{0} pays the fee of {1}.", "fr": "{0} paie le prix de la carte Zone, {1}."},
    "card_up": {"en": "Area {0}: {1} slides up.", "fr": "Zone {0} : {1} passe en position haute."},
    "took_area_card": {"en": "{0} takes {2} from area {1}.", "fr": "{0} prend {2} dans la zone {1}."},
    "brown": {
        "en": "The brown marker of area {0} is at level {1}.",
        "fr": "Le marqueur marron de la zone {0} est au niveau {1}.",
    },
    "fragments": {
        "en": "{0} has a pair of fragments ({1}) and chooses {2}.",
        "fr": "{0} a une paire de fragments ({1}) et choisit {2}.",
    },
    "end_by_area": {
        "en": "No card is left for area {0}: this is the last round.",
        "fr": "Plus de carte pour la zone {0} : c'est la dernière manche.",
    },
    "end_by_row": {
        "en": "{0} cannot be refilled: the game ends.",
        "fr": "La rangée du lieu {0} ne peut être complétée : la partie s'achève.",
    },
    "bought": {"en": "{0} takes {1}.", "fr": "{0} prend {1}."},
    "bought_points": {"en": "{0} takes {1} and scores {2}.", "fr": "{0} prend {1} et marque {2}."},
    "pair": {"en": "{0} has both buildings: {1}.", "fr": "{0} possède les deux bâtiments : {1}."},
    "pair_points": {"en": "{0} scores {1} for the pair.", "fr": "{0} marque {1} pour la paire."},
    "war_set": {"en": "{0} has {2} wars against {1}.", "fr": "{0} a {2} guerres contre {1}."},
    "war_points": {"en": "{0} scores {1} for the wars.", "fr": "{0} marque {1} pour ses guerres."},
    "activated": {"en": "{1} is now an active patron of {0}.", "fr": "{1} est désormais un mécène actif de {0}."},
    "replaced": {"en": "{0}: {2} takes the place of {1}.", "fr": "{0} : {2} prend la place de {1}."},
    "passive": {"en": "{1} is a passive patron of {0}.", "fr": "{1} est un mécène passif de {0}."},
    "politics": {"en": "{0} reaches political level {1}.", "fr": "{0} atteint le niveau politique {1}."},
    "honour_points": {
        "en": "{0} scores {1} for an honour beyond level 10.",
        "fr": "{0} marque {1} pour un Honneur au-delà du niveau 10.",
    },
    "walks_one": {
        "en": "{0} walks 1 more space around the Colosseum.",
        "fr": "{0} avance encore d'1 case au Colisée.",
    },
    "walks": {
        "en": "{0} walks {1} more spaces around the Colosseum.",
        "fr": "{0} avance encore de {1} cases au Colisée.",
    },
    "stepped": {
        "en": "{0} enters space {1} of the Colosseum for {2}.",
        "fr": "{0} entre sur la case {1} du Colisée pour {2}.",
    },
    "stepped_free": {
        "en": "{0} enters space {1} of the Colosseum for nothing, thanks to a patron.",
        "fr": "{0} entre sur la case {1} du Colisée gratuitement, grâce à un mécène.",
    },
    "stepped_beside": {
        "en": "{0} enters space {1} of the Colosseum, free beside another marker.",
        "fr": "{0} entre sur la case {1} du Colisée, gratuite à côté d'un autre marqueur.",
    },
    "free_walk": {
        "en": "{0} advances one space on the Colosseum for nothing.",
        "fr": "{0} avance gratuitement d'une case au Colisée.",
    },
    "used_patron": {"en": "{0} uses {1}: {2}.", "fr": "{0} utilise {1} : {2}."},
    "modifier_point": {"en": "{0} scores {1} thanks to a patron.", "fr": "{0} marque {1} grâce à un mécène."},
    "bonus": {
        "en": "{0} takes the bonus of {1} with cards of the symbol {2}.",
        "fr": "{0} prend le bonus du lieu {1} avec des cartes à l'icône {2}.",
    },
    "spent_card": {"en": "{0} uses {1} for the bonus.", "fr": "{0} utilise {1} pour le bonus."},
    "maintenance": {
        "en": "Maintenance: the rows are refilled and workers collected.",
        "fr": "Entretien : les rangées sont complétées et les ouvriers récupérés.",
    },
    "removed": {
        "en": "Nobody took a card there: {0} goes to the box.",
        "fr": "Personne n'y a pris de carte : {0} va dans la boîte.",
    },
    "collected": {"en": "{0} takes the worker {2} from {1}.", "fr": "{0} prend l'ouvrier {2} : {1}."},
    "collected_pool": {
        "en": "{0}'s neutral pool takes the worker {2} from {1}.",
        "fr": "Le joueur neutre de {0} prend l'ouvrier {2} : {1}.",
    },
    "final_actions": {
        "en": "The end: everybody has one extra action.",
        "fr": "La fin : chacun a une action supplémentaire.",
    },
    "extra_action": {
        "en": "{0} takes an extra action of value {1}: {2}.",
        "fr": "{0} fait une action supplémentaire de valeur {1} : {2}.",
    },
    "declined_extra": {"en": "{0} takes no extra action.", "fr": "{0} ne fait pas d'action supplémentaire."},
    "scoring": {"en": "Final scoring.", "fr": "Décompte final."},
    "adjusted": {"en": "{0} goes down to level {2} in area {1}.", "fr": "{0} descend au niveau {2} dans la zone {1}."},
    "scored_denarii": {"en": "{0} has {1}: {2}.", "fr": "{0} possède {1} : {2}."},
    "scored_resources": {
        "en": "{0} has resources, {1} in all: {2}.",
        "fr": "{0} possède des ressources, {1} en tout : {2}.",
    },
    "doubled": {"en": "{0} doubles {1}.", "fr": "{0} double {1}."},
    "scored_patron": {"en": "{1} gives {0} {2}.", "fr": "{1} rapporte {2} à {0}."},
    "scored_level": {"en": "{1} gives {0} {3} for area {2}.", "fr": "{1} rapporte {3} à {0} pour la zone {2}."},
    "scored_politics": {"en": "{0} is at political level {1}: {2}.", "fr": "{0} est au niveau politique {1} : {2}."},
    "scored_area": {
        "en": "{0} is at level {2} in area {1}: {3}.",
        "fr": "{0} est au niveau {2} dans la zone {1} : {3}.",
    },
}

REASONS: Final = {
    "no_such_worker": {
        "en": "You have no worker of value {0} left.",
        "fr": "Vous n'avez plus d'ouvrier de valeur {0}.",
    },
    "nowhere_to_go": {"en": "This worker could do nothing anywhere.", "fr": "Cet ouvrier ne pourrait agir nulle part."},
    "still_training": {
        "en": "This worker is in training until the next round.",
        "fr": "Cet ouvrier est en formation jusqu'à la manche suivante.",
    },
    "beyond_training": {"en": "Its training does not reach so far.", "fr": "Sa formation ne va pas jusque-là."},
    "no_free_space": {"en": "No space is free here.", "fr": "Aucune case n'est libre ici."},
    "cannot_pay_walk": {
        "en": "You could not pay for every space of the walk.",
        "fr": "Vous ne pourriez pas payer toutes les cases du déplacement.",
    },
    "fee_unpaid": {
        "en": "You could not pay the fee of {0} denarii at the end of the action.",
        "fr": "Vous ne pourriez pas payer les {0} denarius de la carte Zone à la fin de l'action.",
    },
    "area_empty": {"en": "Area {0} has no card.", "fr": "La zone {0} n'a pas de carte."},
    "must_do_something": {
        "en": "The area is empty: the action must do something besides paying the fee.",
        "fr": "La zone est vide : l'action doit faire autre chose que payer.",
    },
    "slot_empty": {"en": "There is no card at this space.", "fr": "Il n'y a pas de carte à cette case."},
    "wrong_value": {
        "en": "This space takes workers of value {0} to {1}.",
        "fr": "Cette case admet les ouvriers de valeur {0} à {1}.",
    },
    "wrong_value_one": {
        "en": "This space takes workers of value {0} only.",
        "fr": "Cette case n'admet que les ouvriers de valeur {0}.",
    },
    "cannot_pay_card": {
        "en": "You cannot pay for {0}, which costs {1}.",
        "fr": "Vous ne pouvez pas payer {0}, qui coûte {1}.",
    },
    "printed_value_only": {
        "en": "In training a worker counts with its printed value only.",
        "fr": "En formation, un ouvrier ne compte qu'avec sa valeur imprimée.",
    },
    "training_taken": {
        "en": "A worker stands on this training space.",
        "fr": "Un ouvrier occupe cette case de formation.",
    },
    "too_dear": {
        "en": "It costs {0}, and you have {1}.",
        "fr": "Cela coûte {0}, et vous en avez {1}.",
    },
    "no_training_now": {
        "en": "The extra action cannot be training.",
        "fr": "L'action supplémentaire ne peut être une formation.",
    },
    "step_left": {"en": "You have left this step of the trade.", "fr": "Vous avez quitté cette étape du commerce."},
    "has_none": {"en": "You have none of this: {0}.", "fr": "Vous n'en avez pas : {0}."},
    "not_on_area_card": {
        "en": "The card of area {0} does not show it.",
        "fr": "La carte de la zone {0} ne le montre pas.",
    },
    "bought_enough": {
        "en": "You have bought {0} resources, which is the limit.",
        "fr": "Vous avez acheté {0} ressources, c'est la limite.",
    },
    "must_keep_payable": {
        "en": "Then you could not pay what falls due in this action.",
        "fr": "Vous ne pourriez plus payer ce qui est dû dans cette action.",
    },
    "influence_spent": {
        "en": "The influence of this card has been used.",
        "fr": "L'influence de cette carte a été utilisée.",
    },
    "rise_changes_nothing": {
        "en": "The rise would change nothing in area {0}.",
        "fr": "La montée ne changerait rien dans la zone {0}.",
    },
    "effect_in_vain": {
        "en": "This effect would do nothing now, or cannot be paid.",
        "fr": "Cet effet ne ferait rien maintenant, ou ne peut être payé.",
    },
    "bonus_in_vain": {
        "en": "The bonus would do nothing with these cards.",
        "fr": "Le bonus ne ferait rien avec ces cartes.",
    },
    "must_use_effect": {
        "en": "Without another effect the action cannot be carried out.",
        "fr": "Sans un autre effet, l'action ne peut être faite.",
    },
    "other_symbol": {
        "en": "All cards used must have the same symbol: {0}.",
        "fr": "Toutes les cartes utilisées doivent avoir la même icône : {0}.",
    },
    "card_in_vain": {"en": "One more card would bring nothing.", "fr": "Une carte de plus n'apporterait rien."},
    "bonus_not_whole": {
        "en": "These cards are not enough for the bonus.",
        "fr": "Ces cartes ne suffisent pas pour le bonus.",
    },
    "cannot_pay_rest": {"en": "Then you could not pay the rest.", "fr": "Vous ne pourriez plus payer le reste."},
    "no_workers_there": {"en": "No worker lies there.", "fr": "Aucun ouvrier ne s'y trouve."},
    "surplus_full": {
        "en": "You have {0} surplus, which is the most.",
        "fr": "Vous avez {0} surplus, c'est le maximum.",
    },
}

CATEGORIES: Final = {
    "workers": {"en": "Unused workers", "fr": "Ouvriers inutilisés"},
    "buildings": {"en": "Building cards", "fr": "Cartes Bâtiment"},
    "wars": {"en": "War cards", "fr": "Cartes Guerre"},
    "modifiers": {"en": "Patrons during the game", "fr": "Mécènes en cours de partie"},
    "honours": {"en": "Honours beyond level 10", "fr": "Honneurs au-delà du niveau 10"},
    "denarii": {"en": "Money", "fr": "Argent"},
    "resources": {"en": "Resources", "fr": "Ressources"},
    "patrons": {"en": "Patrons at the end", "fr": "Mécènes en fin de partie"},
    "politics": {"en": "Political level", "fr": "Niveau politique"},
    "areas": {"en": "Areas", "fr": "Zones"},
}

TITLES: Final = {
    "over": {"en": "The game is over.", "fr": "La partie est terminée."},
    "round": {"en": "Round {0}, {1}", "fr": "Manche {0}, {1}"},
    "phase_setup": {"en": "set-up", "fr": "mise en place"},
    "phase_action": {"en": "action phase", "fr": "phase Action"},
    "phase_maintenance": {"en": "maintenance phase", "fr": "phase Entretien"},
    "phase_turn_order": {"en": "turn-order phase", "fr": "phase de l'ordre du tour"},
    "phase_final_actions": {"en": "extra actions", "fr": "actions supplémentaires"},
    "phase_scoring": {"en": "final scoring", "fr": "décompte final"},
    "order": {"en": "Turn order: {0}", "fr": "Ordre du tour : {0}"},
    "last_round": {"en": "This is the last round.", "fr": "C'est la dernière manche."},
    "decks": {
        "en": "Decks: {0} area, {1} building, {2} war, {3} patron cards",
        "fr": "Cartes dans les piles : {0} Zone, {1} Bâtiment, {2} Guerre, {3} Mécène",
    },
    "box": {"en": "In the box: {0}", "fr": "Dans la boîte : {0}"},
    "locations": {"en": "Locations", "fr": "Lieux"},
    "workers_at": {"en": "{0}: workers {1}; {2} free", "fr": "{0} : ouvriers {1} ; libres {2}"},
    "no_workers_at": {"en": "{0}: no workers; {2} free", "fr": "{0} : pas d'ouvrier ; libres {2}"},
    "slot": {"en": "{0} (values {1}): {2}", "fr": "{0} (valeurs {1}) : {2}"},
    "slot_worker": {"en": "; worker {0}", "fr": " ; ouvrier {0}"},
    "empty": {"en": "empty", "fr": "vide"},
    "deck_top": {"en": "On the deck: {0}", "fr": "Sur la pile : {0}"},
    "deck_left": {"en": "Left in the deck: {0}", "fr": "Encore dans la pile : {0}"},
    "areas": {"en": "Areas", "fr": "Zones"},
    "area": {"en": "Area {0}: {1}; brown marker {2}; {3}", "fr": "Zone {0} : {1} ; marqueur marron {2} ; {3}"},
    "area_card": {"en": "{0} ({1} / {2}; {3}), {4}", "fr": "{0} ({1} / {2} ; {3}), {4}"},
    "lower": {"en": "lower position", "fr": "position basse"},
    "upper": {"en": "upper position", "fr": "position haute"},
    "no_card": {"en": "no card", "fr": "pas de carte"},
    "nobody": {"en": "nobody there", "fr": "personne"},
    "colosseum": {"en": "Colosseum", "fr": "Colisée"},
    "space": {"en": "Space {0}: {1}", "fr": "Case {0} : {1}"},
    "honour": {"en": ", honour", "fr": ", Honneur"},
    "score_one": {"en": "{0} point", "fr": "{0} point"},
    "score": {"en": "{0} points", "fr": "{0} points"},
    "denarius": {"en": "{0} denarius", "fr": "{0} denarius"},
    "denarii": {"en": "{0} denarii", "fr": "{0} denarius"},
    "stones": {"en": "{0} stone", "fr": "{0} pierres"},
    "nothing": {"en": "nothing", "fr": "rien"},
    "free": {"en": "free", "fr": "gratuit"},
    "none": {"en": "none", "fr": "aucun"},
    "black_one": {"en": "1 black resource", "fr": "1 ressource noire"},
    "black": {"en": "{0} black resources", "fr": "{0} ressources noires"},
    "green_one": {"en": "1 green resource", "fr": "1 ressource verte"},
    "green": {"en": "{0} green resources", "fr": "{0} ressources vertes"},
    "red_one": {"en": "1 red resource", "fr": "1 ressource rouge"},
    "red": {"en": "{0} red resources", "fr": "{0} ressources rouges"},
    "any_one": {"en": "1 resource of your choice", "fr": "1 ressource au choix"},
    "any": {"en": "{0} resources of your choice", "fr": "{0} ressources au choix"},
    "influence": {"en": "{0} influence", "fr": "{0} d'influence"},
    "workers": {"en": "Workers: {0} (sum {1})", "fr": "Ouvriers : {0} (somme {1})"},
    "pool": {"en": "Neutral pool: {0}", "fr": "Joueur neutre : {0}"},
    "training": {"en": "Training: {0}", "fr": "Formation : {0}"},
    "in_training": {"en": "{0} on ±{1}", "fr": "{0} sur ±{1}"},
    "trained": {"en": "{0} on ±{1}, ready", "fr": "{0} sur ±{1}, prêt"},
    "goods": {"en": "Resources: {0}", "fr": "Ressources : {0}"},
    "prices": {"en": "Prices: {0}", "fr": "Prix : {0}"},
    "politics": {
        "en": "Political level {0}, Colosseum space {1}, {2} of 5 slots unlocked",
        "fr": "Niveau politique {0}, case {1} du Colisée, places ouvertes : {2} sur 5",
    },
    "active": {"en": "Active patron: {0}", "fr": "Mécène actif : {0}"},
    "passive": {"en": "Passive patron: {0}", "fr": "Mécène passif : {0}"},
    "left": {"en": "Cards on the left: {0}", "fr": "Cartes à gauche : {0}"},
    "right": {"en": "Cards on the right: {0}", "fr": "Cartes à droite : {0}"},
    "influence_left": {"en": "Influence not yet used: {0}", "fr": "Influence encore disponible : {0}"},
    "has_passed": {"en": "has passed", "fr": "a passé"},
    "card": {"en": "{0} ({1}): {2}", "fr": "{0} ({1}) : {2}"},
    "card_patron_whole": {"en": "{0} ({1}): {2}; at the end: {3}", "fr": "{0} ({1}) : {2} ; à la fin : {3}"},
    "list": {"en": "; ", "fr": " ; "},
    "discount_5": {"en": "1 resource", "fr": "1 ressource"},
    "discount_6": {"en": "1 surplus", "fr": "1 surplus"},
    "discount_7": {"en": "2 denarii", "fr": "2 denarius"},
    "top_half": {"en": "top", "fr": "haute"},
    "bottom_half": {"en": "bottom", "fr": "basse"},
    "the_influence": {"en": "Bought influence", "fr": "Influence achetée"},
    "card_area": {"en": "area card", "fr": "carte Zone"},
    "card_building": {"en": "building", "fr": "bâtiment"},
    "card_war": {"en": "war", "fr": "guerre"},
    "card_patron": {"en": "patron", "fr": "mécène"},
    "or": {"en": " or ", "fr": " ou "},
    "and": {"en": " and ", "fr": " et "},
}

BOARD: Final = {
    "title": {"en": "Ave Roma, round {0}", "fr": "Ave Roma, manche {0}"},
    "title_over": {"en": "Ave Roma, the end, after round {0}", "fr": "Ave Roma, fin de la partie, après la manche {0}"},
    "score": {"en": "{0} {1} points", "fr": "{0} {1} points"},
    "own_cards": {"en": "Your cards", "fr": "Vos cartes"},
    "no_cards": {"en": "No cards yet", "fr": "Pas encore de carte"},
    "passed": {"en": "passed", "fr": "a passé"},
    "used": {"en": "used", "fr": "utilisée"},
    "active": {"en": "active", "fr": "actif"},
    "passive": {"en": "passive", "fr": "passif"},
    "tops": {"en": "On the decks", "fr": "Sur les piles"},
    "areas": {"en": "Area cards left: {0}", "fr": "Cartes Zone restantes : {0}"},
    "over": {"en": "The end", "fr": "Fin"},
    "last_round": {"en": "Last round", "fr": "Dernière manche"},
    "neutral": {"en": "Neutral", "fr": "Neutres"},
}

EXPLAIN: Final = {
    "quaestor": {
        "en": "Quaestor: gain denarii equal to twice the worker's value (AR-66).",
        "fr": "Quaestor : gagnez le double de la valeur de l'ouvrier en denarius (AR-66).",
    },
    "aedilis": {
        "en": "Aedilis: gain all four resources of the area with the worker's number; then its card moves (AR-67, AR-50).",
        "fr": "Aedilis : gagnez les quatre ressources de la zone du numéro de l'ouvrier ; puis sa carte bouge (AR-67, AR-50).",
    },
    "mercator": {
        "en": "Mercator: sell any resources, and buy up to 4 of those that the area of the worker's number shows; then its card moves (AR-68 to AR-71).",
        "fr": "Mercator : vendez des ressources et achetez-en jusqu'à 4 parmi celles de la zone du numéro de l'ouvrier ; puis sa carte bouge (AR-68 à AR-71).",
    },
    "propraetor": {
        "en": "Propraetor: take one half of the area card of the worker's number, then one more resource or use influence there; then the card moves (AR-83 to AR-88).",
        "fr": "Propraetor : prenez une moitié de la carte Zone du numéro de l'ouvrier, puis une ressource de plus ou de l'influence ; puis la carte bouge (AR-83 à AR-88).",
    },
    "roma": {
        "en": "Roma: walk as many spaces around the Colosseum as the worker's value, paying for each that nobody stands on; each honour raises your political level (AR-89 to AR-97).",
        "fr": "Roma : avancez au Colisée d'autant de cases que la valeur de l'ouvrier, en payant celles où personne ne se trouve ; chaque Honneur élève votre niveau politique (AR-89 à AR-97).",
    },
    "aedificator": {
        "en": "Aedificator: buy the building of this space with a worker of a fitting value (AR-45, AR-72).",
        "fr": "Aedificator : achetez le bâtiment de cette case avec un ouvrier d'une valeur admise (AR-45, AR-72).",
    },
    "legatus": {
        "en": "Legatus: buy the war of this space with a worker of a fitting value (AR-45, AR-77).",
        "fr": "Legatus : achetez la guerre de cette case avec un ouvrier d'une valeur admise (AR-45, AR-77).",
    },
    "senatus": {
        "en": "Senatus: buy the patron of this space with a worker of a fitting value (AR-45, AR-99).",
        "fr": "Senatus : achetez le mécène de cette case avec un ouvrier d'une valeur admise (AR-45, AR-99).",
    },
    "train": {
        "en": "Training: a worker put here counts next round as up to {change} more or less than its value; it costs {price} (AR-105, AR-107).",
        "fr": "Formation : un ouvrier placé ici compte à la manche suivante jusqu'à {change} de plus ou de moins ; prix : {price} (AR-105, AR-107).",
    },
    "worker": {
        "en": "A worker of value {value}: choose it, then its place (AR-31).",
        "fr": "Un ouvrier de valeur {value} : choisissez-le, puis sa place (AR-31).",
    },
    "trained": {
        "en": "The worker on training space {space}, counting as {value} (AR-107).",
        "fr": "L'ouvrier de la case de formation {space}, compté comme {value} (AR-107).",
    },
    "extra": {
        "en": "An imaginary worker of value {value} for the extra action (AR-154).",
        "fr": "Un ouvrier imaginaire de valeur {value} pour l'action supplémentaire (AR-154).",
    },
    "area": {
        "en": "Area {area}: its card, its brown marker, and the players' levels (AR-112 to AR-118, AR-167).",
        "fr": "Zone {area} : sa carte, son marqueur marron et les niveaux des joueurs (AR-112 à AR-118, AR-167).",
    },
    "half": {
        "en": "The two resources of this half of the area card (AR-83).",
        "fr": "Les deux ressources de cette moitié de la carte Zone (AR-83).",
    },
    "rise": {"en": "Rise in area {area} (AR-113, AR-115).", "fr": "Monter dans la zone {area} (AR-113, AR-115)."},
    "raise": {
        "en": "Raise your marker in area {area} at the end of the game (AR-176).",
        "fr": "Monter votre marqueur de la zone {area} à la fin de la partie (AR-176).",
    },
    "score": {
        "en": "Score your level in area {area} (AR-177).",
        "fr": "Comptez votre niveau dans la zone {area} (AR-177).",
    },
    "good": {
        "en": "Your {good}: at most {most} can be stored (AR-20, AR-22).",
        "fr": "Votre stock ({good}) : {most} au plus (AR-20, AR-22).",
    },
    "money": {
        "en": "Your denarii: as many as you can get (AR-20).",
        "fr": "Vos denarius : autant que vous pouvez (AR-20).",
    },
    "compensate": {
        "en": "For a resource that you cannot store: 1 surplus, or its price in denarii (AR-22).",
        "fr": "Pour une ressource que vous ne pouvez stocker : 1 surplus, ou son prix en denarius (AR-22).",
    },
    "discount": {
        "en": "What is struck off the cost of the card (AR-130, AR-213).",
        "fr": "Ce qui est retiré du coût de la carte (AR-130, AR-213).",
    },
    "side": {
        "en": "Side {side} of your board: prices and first resources (AR-7a, AR-8).",
        "fr": "Face {side} de votre plateau : prix et premières ressources (AR-7a, AR-8).",
    },
    "collect": {
        "en": "Collect the workers lying at {location} (AR-143).",
        "fr": "Récupérez les ouvriers qui se trouvent ici : {location} (AR-143).",
    },
    "take": {"en": "Take a worker of value {value} (AR-144).", "fr": "Prenez un ouvrier de valeur {value} (AR-144)."},
    "step": {
        "en": "The next space of your walk around the Colosseum (AR-90).",
        "fr": "La prochaine case de votre tour du Colisée (AR-90).",
    },
    "step_free": {
        "en": "Enter the next space of the Colosseum without paying (AR-134).",
        "fr": "Entrez sur la prochaine case du Colisée sans payer (AR-134).",
    },
    "bonus": {
        "en": "The bonus of the location, with cards of the symbol {symbol} (AR-199, AR-201).",
        "fr": "Le bonus du lieu, avec des cartes à l'icône {symbol} (AR-199, AR-201).",
    },
    "politics": {
        "en": "Rise one political level at the end of the game (AR-172).",
        "fr": "Montez d'un niveau politique à la fin de la partie (AR-172).",
    },
    "space": {
        "en": "Colosseum, space {space}: {price}{honour} (AR-90, AR-94).",
        "fr": "Colisée, case {space} : {price}{honour} (AR-90, AR-94).",
    },
    "card_area": {
        "en": "{name}, area card: {top} above, {bottom} below; {fragment} (AR-64, AR-67).",
        "fr": "{name}, carte Zone : {top} en haut, {bottom} en bas ; {fragment} (AR-64, AR-67).",
    },
    "card_building": {
        "en": "{name}, building: costs {cost}; gives {gain}; symbol {symbol}; for the pair of both cards {reward} (AR-72, AR-73, AR-76).",
        "fr": "{name}, bâtiment : coûte {cost} ; donne {gain} ; icône {symbol} ; pour la paire des deux cartes {reward} (AR-72, AR-73, AR-76).",
    },
    "card_war": {
        "en": "{name}, war: costs {cost}; gives {gain}; symbol {symbol}; more wars of a kind bring rewards (AR-77, AR-78, AR-81).",
        "fr": "{name}, guerre : coûte {cost} ; donne {gain} ; icône {symbol} ; plusieurs guerres de la sorte sont récompensées (AR-77, AR-78, AR-81).",
    },
    "card_patron": {
        "en": "{name}, patron: costs {cost}; while active, {modifier}; at the end, {ending}; symbol {symbol} ({modifier_clause}, {ending_clause}).",
        "fr": "{name}, mécène : coûte {cost} ; tant qu'il est actif, {modifier} ; à la fin, {ending} ; icône {symbol} ({modifier_clause}, {ending_clause}).",
    },
}

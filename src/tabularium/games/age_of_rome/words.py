"""Every text of the game in both languages: templates by key. ``text.py`` puts the arguments in."""

from __future__ import annotations

from typing import Final

PROMPTS: Final = {
    "keeping_quests": {
        "en": "You hold three quests: which one goes back under the deck?",
        "fr": "Vous tenez trois quêtes : laquelle retourne sous la pioche ?",
    },
    "keeping_quest": {
        "en": "Capsa: which of the two quests do you keep?",
        "fr": "Capsa : laquelle des deux quêtes gardez-vous ?",
    },
    "negotiating": {
        "en": "Diplomacy: lay a token on a building in front of an opponent, or make no offer?",
        "fr": "Diplomatie : poser un jeton sur un bâtiment face à un adversaire, ou ne rien proposer ?",
    },
    "naming_amount": {
        "en": "{building}, {province}: how many denarii do you offer {who}?",
        "fr": "{building}, {province} : combien de denarii proposez-vous à {who} ?",
    },
    "choosing_token": {
        "en": "Which token do you lay face down under your stake of {denarii}?",
        "fr": "Quel jeton posez-vous face cachée, sous votre mise de {denarii} ?",
    },
    "answering": {
        "en": "{who} offers you {denarii} for a hidden deal: {building}, {province}. Do you accept?",
        "fr": "{who} vous propose {denarii} pour un marché caché : {building}, {province}. Acceptez-vous ?",
    },
    "last_offer": {
        "en": "{who} demands {demand}: what is your last offer?",
        "fr": "{who} exige {demand} : quelle est votre dernière offre ?",
    },
    "taking_profit": {
        "en": "Your spy succeeds: {building}, level {level}. Glory, or the action of the building?",
        "fr": "Votre espion réussit : {building}, niveau {level}. De la gloire, ou l'action du bâtiment ?",
    },
    "plotting": {
        "en": "Which plot do you activate? Each costs you a vendetta marker, which goes to the target.",
        "fr": "Quel complot activez-vous ? Chacun vous coûte un marqueur vendetta, qui passe à la cible.",
    },
    "plotting_none": {
        "en": "No plot of yours can be activated now. Sell cards or lay out sets before the others strike?",
        "fr": "Aucun de vos complots ne peut être activé. Vendre des cartes ou former un ensemble avant les autres ?",
    },
    "playing_on_plot": {
        "en": "Your plot is activated. Do you play a card on it?",
        "fr": "Votre complot est activé. Jouez-vous une carte dessus ?",
    },
    "reacting": {
        "en": "{who} activates a plot against you: {effect}. Do you play a card?",
        "fr": "{who} active un complot contre vous : {effect}. Jouez-vous une carte ?",
    },
    "ousting": {
        "en": "Apostasy: which legion of {who} goes home, and does one of yours take its place?",
        "fr": "Apostasie : quelle légion adverse ({who}) est chassée, et l'une des vôtres prend-elle sa place ?",
    },
    "luring_one": {
        "en": "Deceit: which legion of {who} is moved first?",
        "fr": "Tromperie : quelle est la première légion adverse ({who}) à déplacer ?",
    },
    "luring_two": {
        "en": "Deceit: which second legion of {who} is moved?",
        "fr": "Tromperie : quelle est la deuxième légion adverse ({who}) à déplacer ?",
    },
    "luring_to": {
        "en": "Deceit: into which region do both legions of {who} go?",
        "fr": "Tromperie : dans quelle région envoyez-vous les deux légions adverses ({who}) ?",
    },
    "striking_vote": {
        "en": "{effect}: which vote of {who} is taken out of the column?",
        "fr": "{effect} : quel vote adverse ({who}) ôtez-vous de la colonne ?",
    },
    "recalling_legion": {
        "en": "Mutiny: from which region do you take a legion back?",
        "fr": "Mutinerie : de quelle région ramenez-vous une légion ?",
    },
    "losing_card": {
        "en": "Pirates: which trade card do you discard?",
        "fr": "Pirates : quelle carte commerce défaussez-vous ?",
    },
    "building": {
        "en": "{province} lies before you. What do you build? You have {denarii}.",
        "fr": "Face à vous : {province}. Que bâtissez-vous ? Vous avez {denarii}.",
    },
    "placing": {
        "en": "{province} lies before you. Where does your follower go? Followers left: {left}.",
        "fr": "Face à vous : {province}. Où va votre partisan ? Partisans restants : {left}.",
    },
    "playing_cards": {
        "en": "Your follower: {place}. Do you play cards before the action?",
        "fr": "Votre partisan : {place}. Jouez-vous des cartes avant l'action ?",
    },
    "placing_legion": {
        "en": "Into which battle region do you place or move a legion?",
        "fr": "Dans quelle région de combat postez-vous ou déplacez-vous une légion ?",
    },
    "voting": {
        "en": "Do you put a vote on top of the Senate column?",
        "fr": "Posez-vous un vote au sommet de la colonne du Sénat ?",
    },
    "making_room_action": {
        "en": "Your hand is full. Make room for the card of the lighthouse, or forgo it?",
        "fr": "Votre main est pleine. Faire de la place pour la carte du phare, ou y renoncer ?",
    },
    "making_room_event": {
        "en": "Your hand is full. Make room for the card of the event, or forgo it?",
        "fr": "Votre main est pleine. Faire de la place pour la carte de l'événement, ou y renoncer ?",
    },
    "making_room_card": {
        "en": "Your hand is full. Make room for the next card, or forgo it?",
        "fr": "Votre main est pleine. Faire de la place pour la carte suivante, ou y renoncer ?",
    },
    "ending_turn": {
        "en": "A card has come in. Sell cards or lay out sets before your turn ends?",
        "fr": "Une carte est arrivée. Vendre des cartes ou former un ensemble avant la fin de votre tour ?",
    },
    "buying_glory": {
        "en": "Religion medal: do you buy 1 glory for 3 denarii? You have {denarii} and {glory}.",
        "fr": "Médaille Religion : achetez-vous 1 point de gloire pour 3 denarii ? Vous avez {denarii} et {glory}.",
    },
    "taxing": {
        "en": "How do you tax your province? {province}, population {population}.",
        "fr": "Comment taxez-vous votre province ? {province}, population {population}.",
    },
}

WAITING: Final = {
    "keeping_quests": {"en": "{name} chooses quests.", "fr": "{name} choisit ses quêtes."},
    "keeping_quest": {"en": "{name} looks at quests.", "fr": "{name} regarde des quêtes."},
    "negotiating": {"en": "{name} thinks about an offer.", "fr": "{name} songe à une offre."},
    "naming_amount": {"en": "{name} names an amount.", "fr": "{name} fixe un montant."},
    "choosing_token": {"en": "{name} lays a token face down.", "fr": "{name} pose un jeton face cachée."},
    "answering": {"en": "{name} weighs an offer.", "fr": "{name} pèse une offre."},
    "last_offer": {"en": "{name} makes a last offer.", "fr": "{name} fait une dernière offre."},
    "taking_profit": {"en": "{name} hears a spy's report.", "fr": "{name} écoute le rapport d'un espion."},
    "plotting": {"en": "{name} may activate plots.", "fr": "{name} peut activer des complots."},
    "playing_on_plot": {
        "en": "{name} may play cards on the plot.",
        "fr": "{name} peut jouer des cartes sur le complot.",
    },
    "reacting": {"en": "{name} is plotted against and may react.", "fr": "{name} subit un complot et peut réagir."},
    "ousting": {"en": "{name} drives out a legion.", "fr": "{name} chasse une légion."},
    "luring": {"en": "{name} deceives legions.", "fr": "{name} trompe des légions."},
    "striking_vote": {"en": "{name} removes a vote.", "fr": "{name} ôte un vote."},
    "recalling_legion": {"en": "{name} must take a legion back.", "fr": "{name} doit ramener une légion."},
    "losing_card": {"en": "{name} must discard a trade card.", "fr": "{name} doit défausser une carte commerce."},
    "building": {"en": "{name} is building.", "fr": "{name} bâtit."},
    "placing": {"en": "{name} places a follower.", "fr": "{name} place un partisan."},
    "playing_cards": {"en": "{name} may play trade cards.", "fr": "{name} peut jouer des cartes commerce."},
    "placing_legion": {"en": "{name} sends a legion.", "fr": "{name} envoie une légion."},
    "voting": {"en": "{name} is voting.", "fr": "{name} vote."},
    "making_room": {"en": "{name} has a full hand.", "fr": "{name} a la main pleine."},
    "ending_turn": {"en": "{name} ends the turn.", "fr": "{name} termine son tour."},
    "buying_glory": {"en": "{name} may buy glory.", "fr": "{name} peut acheter de la gloire."},
    "taxing": {"en": "{name} raises taxes.", "fr": "{name} lève l'impôt."},
}

LABELS: Final = {
    "return": {"en": "Put back {quest} ({worth}: {text})", "fr": "Rendre {quest} ({worth} : {text})"},
    "keep": {"en": "Keep {quest} ({worth}: {text})", "fr": "Garder {quest} ({worth} : {text})"},
    "sell": {"en": "Sell {card} for 1 denarius", "fr": "Vendre {card} pour 1 denarius"},
    "discard": {"en": "Discard {card}", "fr": "Défausser {card}"},
    "play": {"en": "Play {card}: {text}", "fr": "Jouer {card} : {text}"},
    "set": {
        "en": "Lay out a set of {type}: {cards} (+{glory} at the end)",
        "fr": "Former un ensemble, {type} : {cards} (+{glory} à la fin)",
    },
    "glory": {"en": "Buy 1 glory for 3 denarii", "fr": "Acheter 1 point de gloire pour 3 denarii"},
    "activate": {
        "en": "{effect} against {who}, plot in {province}: {text} {vendetta}",
        "fr": "{effect} contre {who}, complot en {province} : {text} {vendetta}",
    },
    "vendetta": {
        "en": "(vendetta after it: you {own}, the target {theirs})",
        "fr": "(vendetta ensuite : vous {own}, la cible {theirs})",
    },
    "vendetta_opens": {
        "en": "(vendetta after it: you {own}, the target {theirs}; {changes})",
        "fr": "(vendetta ensuite : vous {own}, la cible {theirs} ; {changes})",
    },
    "opens": {"en": "opens your bonus {kinds}", "fr": "ouvre votre bonus {kinds}"},
    "covers": {"en": "covers the target's bonus {kinds}", "fr": "couvre le bonus adverse {kinds}"},
    "remove": {"en": "Drive out the legion in {region}", "fr": "Chasser la légion en {region}"},
    "replace": {
        "en": "Drive out the legion in {region} and put yours in its place",
        "fr": "Chasser la légion en {region} et mettre la vôtre à sa place",
    },
    "lure": {"en": "The legion in {region}", "fr": "La légion en {region}"},
    "send": {"en": "Both to {region}", "fr": "Toutes deux en {region}"},
    "strike": {"en": "The vote at height {height} (worth {worth})", "fr": "Le vote de rang {height} (valeur {worth})"},
    "recall": {"en": "Take a legion back from {region}", "fr": "Ramener une légion postée en {region}"},
    "build": {
        "en": "{building} {level} for {denarii}{cards}: +{glory}, population {population}",
        "fr": "{building} {level} pour {denarii}{cards} : +{glory}, population {population}",
    },
    "build_medal": {
        "en": "{building} {level} for {denarii}{cards}: +{glory}, population {population}, and the medal",
        "fr": "{building} {level} pour {denarii}{cards} : +{glory}, population {population}, et la médaille",
    },
    "build_plain": {"en": "{building}{cards}", "fr": "{building}{cards}"},
    "with": {"en": " with {cards}", "fr": " avec {cards}"},
    "place": {"en": "{place}: {gain}", "fr": "{place} : {gain}"},
    "place_bonus": {"en": "{place} with the bonus: twice {gain}", "fr": "{place} avec le bonus : deux fois {gain}"},
    "gain_military": {"en": "a legion", "fr": "une légion"},
    "gain_politics": {"en": "a vote", "fr": "un vote"},
    "gain_trade": {"en": "a trade card", "fr": "une carte commerce"},
    "gain_religion": {"en": "a pantheon piece", "fr": "un élément du panthéon"},
    "gain_religion_common": {"en": "a common pantheon piece", "fr": "un élément commun du panthéon"},
    "gain_religion_full": {"en": "nothing, your pantheon is complete", "fr": "rien, votre panthéon est complet"},
    "gain_plot": {"en": "lies in {province} and turns with it", "fr": "posé en {province}, il tourne avec elle"},
    "plot": {"en": "Plot", "fr": "Complot"},
    "legion": {"en": "A legion from your board to {region}", "fr": "Une légion de votre plateau en {region}"},
    "move": {
        "en": "Move a legion from {origin} to {region}",
        "fr": "Faire passer une légion : {origin}, puis {region}",
    },
    "vote": {"en": "Cast a vote", "fr": "Poser un vote"},
    "vote_majority": {"en": "Cast a vote: majority, +{glory}", "fr": "Poser un vote : majorité, +{glory}"},
    "tax": {"en": "Normal tax: +{denarii}", "fr": "Taxe normale : +{denarii}"},
    "double_tax": {
        "en": "Double taxation{cards}: +{denarii}, −{glory}",
        "fr": "Double taxation{cards} : +{denarii}, −{glory}",
    },
    "double_tax_plain": {"en": "Double taxation{cards}", "fr": "Double taxation{cards}"},
    "offer": {"en": "{building} in {province}, before {who}", "fr": "{building} en {province}, face à {who}"},
    "offer_nobody": {"en": "{building} in {province}", "fr": "{building} en {province}"},
    "amount": {"en": "Offer {denarii}", "fr": "Proposer {denarii}"},
    "token_spy": {
        "en": "Spy: if accepted, the glory or the action of the building for you alone",
        "fr": "Espion : si l'on accepte, la gloire ou l'action du bâtiment pour vous seul",
    },
    "token_alliance": {
        "en": "Alliance: if accepted, glory for both",
        "fr": "Alliance : si l'on accepte, de la gloire pour les deux",
    },
    "accept": {"en": "Accept {denarii}", "fr": "Accepter {denarii}"},
    "refuse": {"en": "Refuse", "fr": "Refuser"},
    "demand": {"en": "Demand {denarii}", "fr": "Exiger {denarii}"},
    "profit_glory": {"en": "Gain {glory}", "fr": "Gagner {glory}"},
    "profit_action": {"en": "Carry out the action: {gain}", "fr": "Faire l'action : {gain}"},
    "pass_negotiating": {"en": "Make no offer", "fr": "Ne rien proposer"},
    "pass_plotting": {"en": "Activate no more plots", "fr": "Ne plus activer de complot"},
    "pass_building": {"en": "Build nothing more", "fr": "Ne plus rien bâtir"},
    "pass_playing_cards": {"en": "No card: carry out the action", "fr": "Pas de carte : faire l'action"},
    "pass_playing_on_plot": {"en": "Play no card", "fr": "Ne jouer aucune carte"},
    "pass_reacting": {"en": "Play no card", "fr": "Ne jouer aucune carte"},
    "pass_placing_legion": {"en": "Place no legion", "fr": "Ne poster aucune légion"},
    "pass_voting": {"en": "Cast no vote", "fr": "Ne pas voter"},
    "pass_making_room": {"en": "Forgo the card", "fr": "Renoncer à la carte"},
    "pass_ending_turn": {"en": "End your turn", "fr": "Finir votre tour"},
    "pass_buying_glory": {"en": "Buy no glory", "fr": "Ne pas acheter de gloire"},
    "pass": {"en": "Nothing more", "fr": "Rien de plus"},
}

LINES: Final = {
    "character": {"en": "{0} is {1}.", "fr": "{0} incarne {1}."},
    "start": {
        "en": "{0} begins; the first player marker lies in {1}.",
        "fr": "{0} commence ; le marqueur premier joueur est en {1}.",
    },
    "quest_dealt": {"en": "{0} is dealt a quest.", "fr": "{0} reçoit une quête."},
    "quest_dealt_secret": {"en": "{0} is dealt the quest {1}.", "fr": "{0} reçoit la quête {1}."},
    "quest_returned": {"en": "{0} puts a quest under the deck.", "fr": "{0} glisse une quête sous la pioche."},
    "quest_returned_secret": {
        "en": "{0} puts the quest {1} under the deck.",
        "fr": "{0} glisse la quête {1} sous la pioche.",
    },
    "saw_quest": {"en": "{0} looks at a quest.", "fr": "{0} regarde une quête."},
    "saw_quest_secret": {"en": "{0} looks at the quest {1}.", "fr": "{0} regarde la quête {1}."},
    "kept_quest": {"en": "{0} keeps one of the quests.", "fr": "{0} garde l'une des quêtes."},
    "kept_quest_secret": {"en": "{0} keeps the quest {1}.", "fr": "{0} garde la quête {1}."},
    "round": {"en": "Round {0} begins.", "fr": "Le round {0} commence."},
    "phase": {"en": "{0}.", "fr": "{0}."},
    "event": {
        "en": "Event: {0}. {1} It names {2}. Order of play: {3}.",
        "fr": "Événement : {0}. {1} Il désigne {2}. Ordre du tour : {3}.",
    },
    "event_nobody": {
        "en": "Event: {0}. {1} It names nobody. Order of play: {3}.",
        "fr": "Événement : {0}. {1} Il ne désigne personne. Ordre du tour : {3}.",
    },
    "gained_glory": {"en": "{0} gains {1}.", "fr": "{0} gagne {1}."},
    "lost_glory": {"en": "{0} loses {1}.", "fr": "{0} perd {1}."},
    "gained_denarii": {"en": "{0} receives {1}.", "fr": "{0} reçoit {1}."},
    "lost_denarii": {"en": "{0} pays {1} to the supply.", "fr": "{0} verse {1} à la réserve."},
    "lost_nothing": {"en": "{0} has no denarii to pay.", "fr": "{0} n'a aucun denarius à verser."},
    "took_denarii": {"en": "{0} takes {2} from {1}.", "fr": "{0} prend {2} chez {1}."},
    "recruited_legion": {"en": "{0} recruits a legion.", "fr": "{0} recrute une légion."},
    "recruited_vote": {"en": "{0} recruits a vote.", "fr": "{0} recrute un vote."},
    "vendetta_returned": {
        "en": "{0} returns a vendetta marker to the supply and has {1} left; active bonuses: {2}.",
        "fr": "{0} remet un marqueur vendetta dans la réserve et en garde {1} ; bonus actifs : {2}.",
    },
    "legion_recalled": {"en": "{0} takes a legion back from {1}.", "fr": "{0} ramène une légion postée en {1}."},
    "vote_withdrawn": {
        "en": "{0} takes the lowest own vote back, from height {1}.",
        "fr": "{0} reprend son vote le plus bas, de rang {1}.",
    },
    "discarded": {"en": "{0} discards {1}.", "fr": "{0} défausse {1}."},
    "milestone": {
        "en": "{1} reach the milestone at {0} and gain a follower each; it moves down to {2}.",
        "fr": "{1} franchissent l'étape en {0} et gagnent chacun un partisan ; elle recule en {2}.",
    },
    "milestone_one": {
        "en": "{1} reaches the milestone at {0} and gains a follower; it moves down to {2}.",
        "fr": "{1} franchit l'étape en {0} et gagne un partisan ; elle recule en {2}.",
    },
    "milestone_stays": {
        "en": "{1} reach the milestone at {0} and gain a follower each.",
        "fr": "{1} franchissent l'étape en {0} et gagnent chacun un partisan.",
    },
    "milestone_stays_one": {
        "en": "{1} reaches the milestone at {0} and gains a follower.",
        "fr": "{1} franchit l'étape en {0} et gagne un partisan.",
    },
    "plot": {
        "en": "{0} activates a plot in {1} against {2}: {3}.",
        "fr": "{0} active un complot en {1} contre {2} : {3}.",
    },
    "vendetta": {
        "en": "A vendetta marker goes from {0} (now {2}) to {1} (now {3}); active bonuses: {4}; {5}.",
        "fr": "{0} (désormais {2}) cède un marqueur vendetta à {1} (désormais {3}) ; bonus actifs : {4} ; {5}.",
    },
    "plot_cancelled": {"en": "{0} cancels the effect of the plot.", "fr": "{0} annule l'effet du complot."},
    "plot_fizzled": {
        "en": "{1} comes to nothing: {0} holds no trade card any more.",
        "fr": "{1} n'a pas d'effet : {0} n'a plus de carte commerce.",
    },
    "defaced": {"en": "{0} loses a piece of the pantheon.", "fr": "{0} perd un élément du panthéon."},
    "legion_ousted": {
        "en": "{0} is driven out of {1}: a legion goes home.",
        "fr": "{0} perd pied en {1} : une légion rentre.",
    },
    "legion_lured": {
        "en": "{0} finds a legion led astray: from {1} to {2}.",
        "fr": "{0} voit une légion se fourvoyer : {1}, puis {2}.",
    },
    "vote_struck": {
        "en": "{0} loses the vote at height {1} of the column.",
        "fr": "{0} perd son vote de rang {1} dans la colonne.",
    },
    "forced_sale": {"en": "{0} must discard {1}.", "fr": "{0} doit défausser {1}."},
    "customs": {
        "en": "{0} takes a trade card from the hand of {1}.",
        "fr": "{0} prend une carte commerce dans la main adverse ({1}).",
    },
    "customs_secret": {"en": "{0} takes {2} from the hand of {1}.", "fr": "{0} prend {2} dans la main adverse ({1})."},
    "built": {
        "en": "{0} builds: {1} {2} in {3} for {4}, gaining {5}; population {6}.",
        "fr": "{0} bâtit : {1} {2} en {3} pour {4}, et gagne {5} ; population {6}.",
    },
    "medal": {"en": "{0} wins the {1}.", "fr": "{0} remporte la {1}."},
    "follower": {"en": "{0} places a follower: {1}.", "fr": "{0} place un partisan : {1}."},
    "follower_bonus": {
        "en": "{0} places a follower with the bonus: {1}.",
        "fr": "{0} place un partisan avec le bonus : {1}.",
    },
    "plot_placed": {
        "en": "{0} places a follower and leaves a plot in {1}.",
        "fr": "{0} place un partisan et laisse un complot en {1}.",
    },
    "legion": {"en": "{0} places a legion in {1}.", "fr": "{0} poste une légion en {1}."},
    "legion_moved": {"en": "{0} moves a legion from {1} to {2}.", "fr": "{0} déplace une légion : {1}, puis {2}."},
    "no_legion": {"en": "{0} places no legion.", "fr": "{0} ne poste aucune légion."},
    "voted": {
        "en": "{0} casts a vote; votes in the column: {1}.",
        "fr": "{0} pose un vote ; votes dans la colonne : {1}.",
    },
    "no_vote": {"en": "{0} casts no vote.", "fr": "{0} ne vote pas."},
    "majority": {"en": "{0} has a majority and gains {1}.", "fr": "{0} a la majorité et gagne {1}."},
    "vote_dropped": {"en": "The bottom vote goes back to {0}.", "fr": "Le vote du bas revient sur le plateau : {0}."},
    "pantheon_own": {
        "en": "{0} adds an own piece to the pantheon ({1}).",
        "fr": "{0} ajoute un élément à ses couleurs au panthéon ({1}).",
    },
    "pantheon_common": {
        "en": "{0} completes a level of the pantheon ({1}) with the common piece: {2}.",
        "fr": "{0} achève un niveau du panthéon ({1}) avec l'élément commun : {2}.",
    },
    "pantheon_full": {
        "en": "{0} has a complete pantheon and adds nothing.",
        "fr": "{0} a un panthéon complet et n'ajoute rien.",
    },
    "harvest": {"en": "{0} harvests {1}.", "fr": "{0} récolte {1}."},
    "games": {"en": "{0} holds games and gains {1}.", "fr": "{0} donne des jeux et gagne {1}."},
    "went_home": {
        "en": "Followers, bonus markers and activated plots go home.",
        "fr": "Partisans, marqueurs bonus et complots activés rentrent.",
    },
    "drew": {"en": "{0} draws a trade card.", "fr": "{0} tire une carte commerce."},
    "drew_secret": {"en": "{0} draws {1}.", "fr": "{0} tire {1}."},
    "forwent": {"en": "{0} forgoes the draw.", "fr": "{0} renonce à piocher."},
    "no_cards_left": {
        "en": "{0} finds no trade card left to draw.",
        "fr": "{0} ne trouve plus de carte commerce à tirer.",
    },
    "reshuffled": {
        "en": "The trade discards are shuffled into a new deck, cards: {0}.",
        "fr": "La défausse commerce est mélangée, nouvelle pioche : {0}.",
    },
    "played": {"en": "{0} plays {1}.", "fr": "{0} joue {1}."},
    "took_discard": {"en": "{0} takes {1} from the discard pile.", "fr": "{0} reprend {1} de la défausse."},
    "anchor_gone": {"en": "{0} is rid of the anchor.", "fr": "{0} se défait de l'ancre."},
    "sold": {"en": "{0} sells {1} for {2}.", "fr": "{0} vend {1} pour {2}."},
    "set": {"en": "{0} lays out a set of {2}: {1}.", "fr": "{0} forme un ensemble, {2} : {1}."},
    "bought_glory": {"en": "{0} buys 1 glory for {1}.", "fr": "{0} achète 1 point de gloire pour {1}."},
    "tax": {"en": "{0} takes the normal tax: {1}.", "fr": "{0} lève la taxe normale : {1}."},
    "double_tax": {"en": "{0} taxes doubly: {1}, and loses {2}.", "fr": "{0} taxe double : {1}, et perd {2}."},
    "wheel_cw": {
        "en": "The wheel turns clockwise, steps: {0}. {1}.",
        "fr": "La roue tourne dans le sens horaire, crans : {0}. {1}.",
    },
    "wheel_ccw": {
        "en": "The wheel turns counter-clockwise, steps: {0}. {1}.",
        "fr": "La roue tourne dans le sens anti-horaire, crans : {0}. {1}.",
    },
    "faces": {"en": "{0} faces {1}", "fr": "{0} fait face à {1}"},
    "offer": {
        "en": "{0} offers {3} a hidden deal for {2}: {1}.",
        "fr": "{0} propose un marché caché ({3}) pour {2} : {1}.",
    },
    "token": {"en": "{0} lays a token face down.", "fr": "{0} pose un jeton face cachée."},
    "token_secret": {"en": "{0} lays a token face down: {1}.", "fr": "{0} pose un jeton face cachée : {1}."},
    "demand": {"en": "{0} demands {1}.", "fr": "{0} exige {1}."},
    "last_offer": {"en": "{0} makes a last offer: {1}.", "fr": "{0} fait une dernière offre : {1}."},
    "accepted": {"en": "{0} accepts {1}.", "fr": "{0} accepte {1}."},
    "refused": {"en": "{0} refuses.", "fr": "{0} refuse."},
    "token_revealed": {"en": "{0} turns the token over: {1}.", "fr": "{0} retourne son jeton : {1}."},
    "offer_returned": {"en": "{0} takes {1} back.", "fr": "{0} reprend {1}."},
    "offer_lost": {"en": "{0} loses {1} to the supply.", "fr": "{0} perd {1} au profit de la réserve."},
    "free_action": {"en": "{0} has the action carried out by the spy: {1}.", "fr": "{0} fait agir l'espion : {1}."},
    "quest_scored": {"en": "{0} shows the quest {1}: {2}.", "fr": "{0} montre la quête {1} : {2}."},
    "scored": {"en": "{0}, {1}: {2}.", "fr": "{0}, {1} : {2}."},
    "totals": {"en": "Final scores: {0}.", "fr": "Scores finaux : {0}."},
}

REASONS: Final = {
    "top_level": {
        "en": "The {0} here is level III already and cannot be improved.",
        "fr": "Bâtiment déjà au niveau III, non améliorable : {0}.",
    },
    "pile_empty": {"en": "No tile of level {1} is left: {0}.", "fr": "Il ne reste aucune tuile de niveau {1} : {0}."},
    "too_few_denarii": {"en": "It costs {0}; you have {1}.", "fr": "Il faut {0} ; vous avez {1}."},
    "no_effect": {
        "en": "{0} would have no effect here, so it cannot be played.",
        "fr": "{0} n'aurait aucun effet ici : impossible de la jouer.",
    },
    "no_building": {
        "en": "That building does not stand in {1} yet: {0}.",
        "fr": "Ce bâtiment n'existe pas encore en {1} : {0}.",
    },
    "own_province": {
        "en": "{0} faces you; deals are offered where an opponent sits.",
        "fr": "{0} vous fait face ; un marché se propose face à un adversaire.",
    },
    "province_faces_nobody": {"en": "{0} faces nobody.", "fr": "{0} ne fait face à personne."},
    "building_full": {
        "en": "A building of level {1} holds no more followers: {0}.",
        "fr": "Un bâtiment de niveau {1} n'accueille pas plus de partisans : {0}.",
    },
    "bonus_used": {
        "en": "You have used this bonus in this round: {0}.",
        "fr": "Vous avez déjà utilisé ce bonus ce round-ci : {0}.",
    },
    "bonus_covered": {
        "en": "A vendetta marker covers this bonus: {0}.",
        "fr": "Un marqueur vendetta couvre ce bonus : {0}.",
    },
    "no_plots": {"en": "There are no plots in this game.", "fr": "Il n'y a pas de complots dans cette partie."},
    "no_plot_marker": {
        "en": "You have no plot marker on your board.",
        "fr": "Vous n'avez plus de marqueur complot sur votre plateau.",
    },
    "plot_spaces_full": {
        "en": "All three plot spaces are taken in {0}.",
        "fr": "Les trois emplacements de complot sont pris en {0}.",
    },
    "too_little_glory": {
        "en": "It would cost {0}, and you may not fall below 1; you have {1}.",
        "fr": "Elle coûterait {0}, et l'on ne descend pas sous 1 ; vous avez {1}.",
    },
    "plot_spent": {"en": "Your plot there has been activated already.", "fr": "Votre complot y a déjà été activé."},
    "plot_fresh": {
        "en": "A plot can be activated from the round after it was placed.",
        "fr": "Un complot ne s'active qu'à partir du round suivant.",
    },
    "plot_faces_you": {
        "en": "{0} faces you: you do not plot against yourself.",
        "fr": "{0} vous fait face : on ne complote pas contre soi.",
    },
    "plot_faces_nobody": {"en": "{0} faces an empty seat.", "fr": "{0} fait face à une place vide."},
    "no_vendetta": {
        "en": "You have no vendetta marker to move.",
        "fr": "Vous n'avez pas de marqueur vendetta à donner.",
    },
    "vendetta_full": {"en": "The vendetta track is full: {0}.", "fr": "Le compteur vendetta est plein : {0}."},
    "effect_useless": {
        "en": "It cannot be used against {1} now: {0}.",
        "fr": "Inutilisable pour l'heure contre {1} : {0}.",
    },
    "no_legion_home": {
        "en": "You have no legion on your board; unrecruited: {0}.",
        "fr": "Vous n'avez pas de légion sur votre plateau ; non recrutées : {0}.",
    },
    "no_legion_there": {"en": "You have no legion in {0}.", "fr": "Vous n'avez pas de légion en {0}."},
    "sets_full": {"en": "Nobody may have more sets than {0}.", "fr": "Nul ne peut avoir plus d'ensembles que {0}."},
    "no_trade_medal": {
        "en": "Jewels are jokers only for the owner of the Trade medal.",
        "fr": "Les joyaux ne sont des jokers que pour qui détient la médaille Commerce.",
    },
    "no_religion_medal": {
        "en": "Only the owner of the Religion medal buys glory: {0}.",
        "fr": "Seul qui détient la médaille Religion achète de la gloire : {0}.",
    },
    "no_time_for_cards": {
        "en": "It is too late to play cards: the draw is under way.",
        "fr": "Trop tard pour jouer des cartes : la pioche est en cours.",
    },
    "condition_not_met": {"en": "{0} is for another moment: {1}.", "fr": "{0} est pour un autre moment : {1}."},
    "played_already": {
        "en": "You have played that {0} on this occasion.",
        "fr": "Vous avez déjà joué cette carte à cette occasion : {0}.",
    },
}

CATEGORIES: Final = {
    "glory_track": {"en": "Glory track", "fr": "Compteur de gloire"},
    "military": {"en": "Military", "fr": "Militaire"},
    "politics": {"en": "Politics", "fr": "Politique"},
    "trade": {"en": "Trade", "fr": "Commerce"},
    "religion": {"en": "Religion", "fr": "Religion"},
    "quests": {"en": "Quests", "fr": "Quêtes"},
    "denarii": {"en": "Denarii", "fr": "Denarii"},
}

TITLES: Final = {
    "over": {"en": "The game is over.", "fr": "La partie est finie."},
    "round": {"en": "Round {0} of {1}, {2}", "fr": "Round {0} sur {1}, {2}"},
    "before": {"en": "Before the first round", "fr": "Avant le premier round"},
    "denarius": {"en": "1 denarius", "fr": "1 denarius"},
    "denarii": {"en": "{0} denarii", "fr": "{0} denarii"},
    "glory_one": {"en": "{0} glory", "fr": "{0} point de gloire"},
    "glory": {"en": "{0} glory", "fr": "{0} points de gloire"},
    "per": {"en": "{0} for each, at most {1}", "fr": "{0} par unité, {1} au plus"},
    "seat_empty": {"en": "an empty seat", "fr": "une place vide"},
    "none": {"en": "none", "fr": "aucun"},
    "none_f": {"en": "none", "fr": "aucune"},
    "nobody": {"en": "nobody", "fr": "personne"},
    "variants": {"en": "Variants: {0}", "fr": "Variantes : {0}"},
    "order": {"en": "Order of play: {0}", "fr": "Ordre du tour : {0}"},
    "first_marker": {"en": "The first player marker lies in {0}.", "fr": "Le marqueur premier joueur est en {0}."},
    "event_now": {"en": "Event: {0}. {1}", "fr": "Événement : {0}. {1}"},
    "event_named": {"en": "It names {0}.", "fr": "Il désigne {0}."},
    "event_nobody": {"en": "It names nobody.", "fr": "Il ne désigne personne."},
    "wheel_cw": {
        "en": "At the end of the round the wheel turns clockwise, steps: {0}.",
        "fr": "En fin de round la roue tourne dans le sens horaire, crans : {0}.",
    },
    "wheel_ccw": {
        "en": "At the end of the round the wheel turns counter-clockwise, steps: {0}.",
        "fr": "En fin de round la roue tourne dans le sens anti-horaire, crans : {0}.",
    },
    "wheel_stays": {"en": "The wheel does not turn any more.", "fr": "La roue ne tourne plus."},
    "events_left": {"en": "Event cards in the deck: {0}", "fr": "Cartes événement dans la pioche : {0}"},
    "past_events": {"en": "Past events: {0}", "fr": "Événements passés : {0}"},
    "coming": {"en": "Events still to come", "fr": "Événements à venir"},
    "coming_line": {"en": " {0} Now it would name {1}.", "fr": " {0} À présent, il désignerait {1}."},
    "coming_nobody": {"en": " {0} Now it would name nobody.", "fr": " {0} À présent, il ne désignerait personne."},
    "yield": {"en": "A farm yields {0} in this round.", "fr": "Une ferme rapporte {0} ce round-ci."},
    "wheel": {"en": "The wheel of provinces", "fr": "La roue des provinces"},
    "faces": {"en": "faces {0}", "fr": "fait face à {0}"},
    "then_faces": {"en": "after the turn of the wheel: {0}", "fr": "après rotation : {0}"},
    "population": {
        "en": "Population {0}: tax {1}, double tax {2} for {3}",
        "fr": "Population {0} : taxe {1}, double taxe {2} contre {3}",
    },
    "building": {"en": "{0} {1}, followers {2} of {3}", "fr": "{0} {1}, partisans {2} sur {3}"},
    "bonus_lies": {"en": ", with a bonus marker", "fr": ", avec un marqueur bonus"},
    "no_building": {"en": "no building yet", "fr": "encore aucun bâtiment"},
    "plots_here": {"en": "Plots: ", "fr": "Complots : "},
    "plot_fresh": {"en": "with a follower", "fr": "avec un partisan"},
    "plot_ready": {"en": "face down", "fr": "face cachée"},
    "plot_activated": {"en": "activated", "fr": "activé"},
    "free": {"en": "free", "fr": "libre"},
    "piles": {"en": "Tiles and medals", "fr": "Tuiles et médailles"},
    "pile": {"en": "{0}: tiles left {1}, prices {2}", "fr": "{0} : tuiles restantes {1}, prix {2}"},
    "medal_free": {"en": "medal still to win", "fr": "médaille à gagner"},
    "medal_of": {"en": "medal: {0}", "fr": "médaille : {0}"},
    "regions": {"en": "Battle regions", "fr": "Régions de combat"},
    "region": {"en": "{0}, defence {1}, glory {2}", "fr": "{0}, défense {1}, gloire {2}"},
    "defeated": {"en": "defeated", "fr": "vaincue"},
    "undefeated": {"en": "not defeated yet", "fr": "pas encore vaincue"},
    "no_legions": {"en": "no legions", "fr": "aucune légion"},
    "now": {"en": "now {0}", "fr": "à ce jour {0}"},
    "senate": {"en": "Senate column", "fr": "Colonne du Sénat"},
    "height": {"en": "Height {0}, worth {1}: ", "fr": "Rang {0}, valeur {1} : "},
    "empty": {"en": "empty", "fr": "vide"},
    "track": {"en": "Glory track and milestones", "fr": "Gloire et étapes"},
    "milestone": {"en": "Milestone at {0}, reached by {1}", "fr": "Étape en {0}, franchie par {1}"},
    "colosseum": {"en": "Colosseum", "fr": "Colisée"},
    "pantheon_left": {"en": "Common pantheon pieces, {0}: {1}", "fr": "Éléments communs du panthéon, {0} : {1}"},
    "decks": {"en": "Cards", "fr": "Cartes"},
    "trade_deck": {"en": "Trade deck: {0}", "fr": "Pioche commerce : {0}"},
    "discards": {"en": "Trade discards, the top one last: {0}", "fr": "Défausse commerce, le dessus en dernier : {0}"},
    "in_play": {"en": "Being played: {0}", "fr": "En cours d'effet : {0}"},
    "quest_deck": {"en": "Quest deck: {0}", "fr": "Pioche quêtes : {0}"},
    "deal": {"en": "Diplomacy", "fr": "Diplomatie"},
    "deal_line": {"en": "{0} offers {1} to {2}: {3} in {4}", "fr": "{0} propose {1} à {2} : {3} en {4}"},
    "deal_open": {
        "en": "{0} considers an offer to {1}: {2} in {3}",
        "fr": "{0} songe à une offre pour {1} : {2} en {3}",
    },
    "deal_token": {"en": "Your token: {0}", "fr": "Votre jeton : {0}"},
    "followers": {
        "en": "Followers: at home {0}, placed {1}, unrecruited {2}",
        "fr": "Partisans : au repos {0}, placés {1}, non recrutés {2}",
    },
    "legions": {
        "en": "Legions: at home {0}, in regions {1}, unrecruited {2}",
        "fr": "Légions : au repos {0}, en région {1}, non recrutées {2}",
    },
    "votes": {
        "en": "Votes: at home {0}, in the column {1}, unrecruited {2}",
        "fr": "Votes : au repos {0}, dans la colonne {1}, non recrutés {2}",
    },
    "plots_home": {"en": "Plot markers at home: {0}", "fr": "Marqueurs complot au repos : {0}"},
    "vendetta": {"en": "Vendetta markers: {0}; slots: {1}", "fr": "Marqueurs vendetta : {0} ; cases : {1}"},
    "slot_covered": {"en": "{0} covered", "fr": "{0} couvert"},
    "slot_active": {"en": "{0} active", "fr": "{0} actif"},
    "slot_used": {"en": "{0} used", "fr": "{0} utilisé"},
    "slot_empty": {"en": "blank", "fr": "neutre"},
    "plots_of": {"en": "Plots: {0}", "fr": "Complots possibles : {0}"},
    "pantheon": {"en": "Pantheon: {0} of 7 pieces{1}, {2}", "fr": "Panthéon : {0} éléments sur 7{1}, {2}"},
    "hand_count": {
        "en": "Trade cards: {0}{1} (a hand holds {2})",
        "fr": "Cartes commerce : {0}{1} (une main en tient {2})",
    },
    "anchor": {"en": ", and the anchor", "fr": ", plus l'ancre"},
    "known": {"en": "You know of: {0}", "fr": "Vous savez : {0}"},
    "sets": {"en": "Sets: {0}", "fr": "Ensembles : {0}"},
    "medals": {"en": "Medals: {0}", "fr": "Médailles : {0}"},
    "quests": {"en": "Quests: {0}", "fr": "Quêtes : {0}"},
    "standing": {"en": "If it ended now: {0}", "fr": "Si tout finissait ici : {0}"},
    "hand": {"en": "Your trade cards", "fr": "Vos cartes commerce"},
    "own_quests": {"en": "Your quests", "fr": "Vos quêtes"},
    "quest_line": {"en": "{0} ({1}): {2} Now: {3}", "fr": "{0} ({1}) : {2} À ce jour : {3}"},
    "returned": {"en": "Put back: {0}", "fr": "Rendue : {0}"},
    "no_cards": {"en": "no cards", "fr": "aucune carte"},
    "solo": {"en": "The emperor's tasks", "fr": "Les tâches de l'empereur"},
    "task_done": {"en": "done", "fr": "accomplie"},
    "task_open": {"en": "open", "fr": "à faire"},
    "solo_title": {"en": "Title: {0}", "fr": "Titre : {0}"},
    "final": {"en": "Final scoring", "fr": "Décompte final"},
    "final_quests": {"en": "{0} showed: {1}", "fr": "{0} a montré : {1}"},
    "achievements": {"en": "Achievements: {0}", "fr": "Exploits : {0}"},
}

EXPLAIN: Final = {
    "military": {
        "en": "{name}: {text} Its tiles cost {costs} (AG-117, AG-147).",
        "fr": "{name} : {text} Ses tuiles coûtent {costs} (AG-117, AG-147).",
    },
    "politics": {
        "en": "{name}: {text} Its tiles cost {costs} (AG-118, AG-151).",
        "fr": "{name} : {text} Ses tuiles coûtent {costs} (AG-118, AG-151).",
    },
    "trade": {
        "en": "{name}: {text} Its tiles cost {costs} (AG-116, AG-159).",
        "fr": "{name} : {text} Ses tuiles coûtent {costs} (AG-116, AG-159).",
    },
    "religion": {
        "en": "{name}: {text} Its tiles cost {costs} (AG-115, AG-176).",
        "fr": "{name} : {text} Ses tuiles coûtent {costs} (AG-115, AG-176).",
    },
    "agriculture": {
        "en": "{name}: {text} Its tiles cost {costs} (AG-119, AG-183).",
        "fr": "{name} : {text} Ses tuiles coûtent {costs} (AG-119, AG-183).",
    },
    "place": {
        "en": "{name}: {text} It holds as many followers as its level (AG-135, AG-136).",
        "fr": "{name} : {text} Il accueille autant de partisans que son niveau (AG-135, AG-136).",
    },
    "place_bonus": {
        "en": "{name} with the bonus: carry out its action twice (AG-141).",
        "fr": "{name} avec le bonus : faites deux fois son action (AG-141).",
    },
    "build": {
        "en": "{name}: pay {costs} denarii for level I / II / III; glory {glory}, and one more population (AG-114, AG-120, AG-121).",
        "fr": "{name} : payez {costs} denarii pour le niveau I / II / III ; gloire {glory}, et un habitant de plus (AG-114, AG-120, AG-121).",
    },
    "colosseum": {
        "en": "Colosseum: a follower here brings 1 glory; there is room for all (AG-184, AG-185).",
        "fr": "Colisée : un partisan y rapporte 1 point de gloire ; il y a place pour tous (AG-184, AG-185).",
    },
    "plot_space": {
        "en": "A plot space: a follower leaves a plot marker here, which turns with the province and may be activated later against whoever faces it (AG-186, AG-188).",
        "fr": "Emplacement de complot : un partisan y laisse un marqueur, qui tourne avec la province et s'active plus tard contre qui lui fait face (AG-186, AG-188).",
    },
    "plot_of": {
        "en": "{name}: {text} It costs you a vendetta marker, which goes to the target ({clause}).",
        "fr": "{name} : {text} Il vous coûte un marqueur vendetta, qui passe à la cible ({clause}).",
    },
    "province": {
        "en": "{name}: whoever faces it builds, places followers and taxes here; it turns with the wheel (AG-107, AG-199).",
        "fr": "{name} : qui lui fait face y bâtit, y place ses partisans et la taxe ; elle tourne avec la roue (AG-107, AG-199).",
    },
    "population": {
        "en": "Population: normal tax brings 1 denarius for each, double taxation 2, at the price of glory (AG-192, AG-193).",
        "fr": "Population : la taxe normale rapporte 1 denarius par habitant, la double taxation 2, au prix de gloire (AG-192, AG-193).",
    },
    "tax": {
        "en": "Normal tax: 1 denarius for each population (AG-192).",
        "fr": "Taxe normale : 1 denarius par habitant (AG-192).",
    },
    "double": {
        "en": "Double taxation: 2 denarii for each population, and you lose glory (AG-193, AG-194).",
        "fr": "Double taxation : 2 denarii par habitant, mais vous perdez de la gloire (AG-193, AG-194).",
    },
    "region": {
        "en": "{name}: defeated once it holds {defence} legions of all players together; then it scores by place: {banners} (AG-150, AG-208).",
        "fr": "{name} : vaincue dès {defence} légions, tous joueurs réunis ; elle rapporte alors selon le rang : {banners} (AG-150, AG-208).",
    },
    "legion": {
        "en": "Place a legion from your board in {name} (AG-147).",
        "fr": "Postez en {name} une légion de votre plateau (AG-147).",
    },
    "move": {
        "en": "Move one of your legions from one region to another (AG-147).",
        "fr": "Déplacez une de vos légions d'une région à une autre (AG-147).",
    },
    "remove": {
        "en": "Apostasy: a legion of the target in {name} goes home (AG-99).",
        "fr": "Apostasie : une légion de la cible, en {name}, rentre (AG-99).",
    },
    "replace": {
        "en": "Apostasy: a legion of the target in {name} goes home and one of yours takes its place (AG-99).",
        "fr": "Apostasie : une légion de la cible, en {name}, rentre et l'une des vôtres prend sa place (AG-99).",
    },
    "lure": {
        "en": "Deceit: choose a legion of the target in {name} (AG-100).",
        "fr": "Tromperie : choisissez une légion de la cible en {name} (AG-100).",
    },
    "send": {
        "en": "Deceit: both legions go to {name} (AG-100).",
        "fr": "Tromperie : les deux légions vont en {name} (AG-100).",
    },
    "recall": {
        "en": "Mutiny: take one of your legions back from {name} (AG-256).",
        "fr": "Mutinerie : ramenez une de vos légions postée en {name} (AG-256).",
    },
    "senate": {
        "en": "The Senate column: each vote scores by its height at the end; three own votes on top are a majority and bring 2 glory at once (AG-153, AG-212).",
        "fr": "La colonne du Sénat : chaque vote rapporte selon sa hauteur en fin de partie ; trois votes à soi au sommet font une majorité, 2 points de gloire aussitôt (AG-153, AG-212).",
    },
    "vote": {
        "en": "Put a vote on top of the Senate column; beyond five the lowest one goes home (AG-151, AG-156).",
        "fr": "Posez un vote au sommet de la colonne du Sénat ; au-delà de cinq, le plus bas rentre (AG-151, AG-156).",
    },
    "strike": {
        "en": "Take this vote of the target out of the column (AG-101, AG-102).",
        "fr": "Ôtez ce vote de la cible de la colonne (AG-101, AG-102).",
    },
    "card": {"en": "{name} ({type}). {when}: {text} ({clause}).", "fr": "{name} ({type}). {when} : {text} ({clause})."},
    "play": {"en": "Play {name}. {text} ({clause}).", "fr": "Jouer {name}. {text} ({clause})."},
    "sell": {
        "en": "Sell {name}: discard it for 1 denarius (AG-58).",
        "fr": "Vendre {name} : défaussez la carte pour 1 denarius (AG-58).",
    },
    "discard": {"en": "Discard {name} for nothing (AG-61, AG-77).", "fr": "Défausser {name} pour rien (AG-61, AG-77)."},
    "set": {
        "en": "Lay out a trade set: {name}. It scores at the end (AG-168, AG-170).",
        "fr": "Former un ensemble commercial : {name}. Il compte en fin de partie (AG-168, AG-170).",
    },
    "glory": {
        "en": "Religion medal: 3 denarii for 1 glory (AG-128).",
        "fr": "Médaille Religion : 3 denarii contre 1 point de gloire (AG-128).",
    },
    "event": {
        "en": "{name}. {text} The arrows set the order of play and the turn of the wheel ({clause}).",
        "fr": "{name}. {text} Les flèches fixent l'ordre du tour et la rotation de la roue ({clause}).",
    },
    "quest": {"en": "{name}, {worth}: {text} ({clause}).", "fr": "{name}, {worth} : {text} ({clause})."},
    "keep": {"en": "Keep {name} (AG-241).", "fr": "Garder {name} (AG-241)."},
    "return": {"en": "Put {name} back under the deck (AG-31).", "fr": "Glisser {name} sous la pioche (AG-31)."},
    "offer": {
        "en": "Offer the player before {province} a deal about this building: {name} (AG-298).",
        "fr": "Proposer un marché au joueur face à la province ({province}) : {name} (AG-298).",
    },
    "trade_pile": {
        "en": "The trade deck; a lighthouse lets you draw from it. A hand holds five cards, the anchor included (AG-60, AG-159).",
        "fr": "La pioche commerce ; un phare permet d'y tirer. Une main compte cinq cartes, ancre comprise (AG-60, AG-159).",
    },
    "trade_discard": {
        "en": "The trade discards, open to all: {name} (AG-65).",
        "fr": "La défausse commerce, visible de tous : {name} (AG-65).",
    },
    "quest_pile": {
        "en": "The quest deck; quests stay secret until the end (AG-31, AG-215).",
        "fr": "La pioche de quêtes ; elles restent secrètes jusqu'à la fin (AG-31, AG-215).",
    },
    "medal": {
        "en": "{name}: {text} Whoever first places a level III tile of this kind takes it ({clause}, AG-124).",
        "fr": "{name} : {text} Elle revient à qui pose en premier une tuile de niveau III de ce type ({clause}, AG-124).",
    },
    "milestone": {
        "en": "A milestone: whoever first reaches it gains a follower; those beyond 5 move down each time (AG-49, AG-51).",
        "fr": "Une étape : qui l'atteint pour la première fois gagne un partisan ; celles au-delà de 5 reculent à chaque fois (AG-49, AG-51).",
    },
    "first": {
        "en": "The first player marker: whoever faces this province begins the round (AG-18, AG-71).",
        "fr": "Le marqueur premier joueur : qui fait face à cette province commence le round (AG-18, AG-71).",
    },
    "pantheon": {
        "en": "A pantheon is built own, own, common, then own, own, own, common: own pieces score 1, bronze 2, silver 3, gold 4 (AG-178, AG-214).",
        "fr": "Un panthéon se bâtit ainsi : deux éléments à soi, un commun, puis trois à soi et un commun ; à soi 1, bronze 2, argent 3, or 4 (AG-178, AG-214).",
    },
    "vendetta": {
        "en": "The vendetta track: a marker covers the bonus of its slot; uncovered bonuses are active (AG-87, AG-88).",
        "fr": "Le compteur vendetta : un marqueur couvre le bonus de sa case ; les bonus découverts sont actifs (AG-87, AG-88).",
    },
    "anchor": {
        "en": "The anchor takes up room in the hand until a card removes it (AG-63).",
        "fr": "L'ancre prend de la place en main, jusqu'à ce qu'une carte l'enlève (AG-63).",
    },
    "character": {
        "en": "{name}, {text}. Plots: {plots} ({clause}).",
        "fr": "{name}, {text}. Complots : {plots} ({clause}).",
    },
    "accept": {
        "en": "Accept: you take the denarii and the token is turned over (AG-300).",
        "fr": "Accepter : vous prenez les denarii et le jeton est retourné (AG-300).",
    },
    "refuse": {"en": "Refuse: the token is turned over (AG-304).", "fr": "Refuser : le jeton est retourné (AG-304)."},
}

BOARD: Final = {
    "title": {"en": "Age of Rome, round {0} of {1}", "fr": "Age of Rome, round {0} sur {1}"},
    "title_over": {"en": "Age of Rome, the game is over", "fr": "Age of Rome, la partie est finie"},
    "score": {"en": "{0}: {1}", "fr": "{0} : {1}"},
    "event": {"en": "Event", "fr": "Événement"},
    "regions": {"en": "Battle regions", "fr": "Régions de combat"},
    "senate": {"en": "Senate", "fr": "Sénat"},
    "colosseum": {"en": "Colosseum", "fr": "Colisée"},
    "piles": {"en": "Tiles and medals", "fr": "Tuiles et médailles"},
    "decks": {"en": "Cards", "fr": "Cartes"},
    "pantheon": {"en": "Pantheon", "fr": "Panthéon"},
    "hand": {"en": "Your trade cards", "fr": "Vos cartes commerce"},
    "quests": {"en": "Your quests", "fr": "Vos quêtes"},
    "tasks": {"en": "Tasks", "fr": "Tâches"},
    "glory": {"en": "Glory", "fr": "Gloire"},
    "no_cards": {"en": "You hold no trade card.", "fr": "Vous n'avez pas de carte commerce."},
    "base": {"en": "base", "fr": "base"},
    "top": {"en": "top", "fr": "haut"},
    "no_event": {"en": "The first event is still face down.", "fr": "Le premier événement est encore caché."},
    "names": {"en": "names", "fr": "désigne"},
    "nobody": {"en": "nobody", "fr": "personne"},
    "round": {"en": "Round", "fr": "Round"},
    "yield": {"en": "A farm yields", "fr": "Une ferme rapporte"},
    "faces": {"en": "{0}, population {1}. Faces {2}.", "fr": "{0}, population {1}. Fait face à {2}."},
    "then": {
        "en": "{0}, population {1}. Faces {2}; after the wheel turns {3}.",
        "fr": "{0}, population {1}. Fait face à {2} ; après rotation, à {3}.",
    },
    "empty": {"en": "an empty seat", "fr": "une place vide"},
    "over": {"en": "Final scoring", "fr": "Décompte final"},
    "coming": {
        "en": "Events still to come, and whom they would name now: {0} (AG-76).",
        "fr": "Événements à venir, et qui ils désigneraient à présent : {0} (AG-76).",
    },
    "deal": {"en": "Offer: {0}", "fr": "Offre : {0}"},
    "first": {"en": "First player", "fr": "Premier joueur"},
    "done": {"en": "done", "fr": "accomplie"},
    "now": {"en": "now {0}", "fr": "à ce jour {0}"},
    "anchor": {"en": "Anchor", "fr": "Ancre"},
}

AIM: Final = {
    "denarii": {"en": "Denarii", "fr": "Denarii"},
    "amount": {"en": "Offer them", "fr": "Les proposer"},
    "demand": {"en": "Demand them", "fr": "Les exiger"},
}

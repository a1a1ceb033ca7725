"""Every text of the game in both languages: templates by key. ``text.py`` puts the arguments in."""

from __future__ import annotations

from typing import Final

SIZES: Final = (
    {"en": "small", "fr": "petite"},
    {"en": "medium", "fr": "moyenne"},
    {"en": "large", "fr": "grande"},
)

STONES_OF: Final = (
    {"en": "{0} small stones", "fr": "{0} petites pierres"},
    {"en": "{0} medium stones", "fr": "{0} pierres moyennes"},
    {"en": "{0} large stones", "fr": "{0} grandes pierres"},
)

STONE_OF: Final = (
    {"en": "{0} small stone", "fr": "{0} petite pierre"},
    {"en": "{0} medium stone", "fr": "{0} pierre moyenne"},
    {"en": "{0} large stone", "fr": "{0} grande pierre"},
)

SLABS_OF: Final = (
    {"en": "{0} small slabs", "fr": "{0} petites dalles"},
    {"en": "{0} medium slabs", "fr": "{0} dalles moyennes"},
    {"en": "{0} large slabs", "fr": "{0} grandes dalles"},
)

SLAB_OF: Final = (
    {"en": "{0} small slab", "fr": "{0} petite dalle"},
    {"en": "{0} medium slab", "fr": "{0} dalle moyenne"},
    {"en": "{0} large slab", "fr": "{0} grande dalle"},
)

PROMPTS: Final = {
    "taking_turn": {
        "en": "Your turn: choose one action.",
        "fr": "À vous : choisissez une action.",
    },
    "taking_card": {
        "en": "Income: which card do you take? You choose its sesterces or its stones.",
        "fr": "Revenu : quelle carte prenez-vous ? Vous choisirez ses sesterces ou ses pierres.",
    },
    "taking_card_both": {
        "en": "Income: which card do you take? You receive its sesterces and its stones.",
        "fr": "Revenu : quelle carte prenez-vous ? Vous recevez ses sesterces et ses pierres.",
    },
    "choosing_half": {
        "en": "Income: the sesterces or the stones of the card?",
        "fr": "Revenu : les sesterces ou les pierres de la carte ?",
    },
    "choosing_stone": {
        "en": "Quarry, push {number}: which of your stones do you push in?",
        "fr": "Carrière, poussée {number} : laquelle de vos pierres poussez-vous ?",
    },
    "choosing_position": {
        "en": "Aim with the {stone}: where do you lay it, in millimetres from the left wall?",
        "fr": "Visez avec la {stone} : où la posez-vous, en millimètres depuis la paroi gauche ?",
    },
    "choosing_slope": {
        "en": "The {stone} lies at {x} mm. With which slope do you push it? In hundredths: below 0 to the left, above 0 to the right.",
        "fr": "La {stone} est à {x} mm. Avec quelle pente la poussez-vous ? En centièmes : sous 0 vers la gauche, au-dessus de 0 vers la droite.",
    },
    "pushing_again": {
        "en": "Do you push a second stone?",
        "fr": "Poussez-vous une deuxième pierre ?",
    },
    "using_tile": {
        "en": "Do you return your push +1 tile and push a third stone?",
        "fr": "Rendez-vous votre plaquette « glissière + 1 » pour pousser une troisième pierre ?",
    },
    "trading": {
        "en": "Fallen: {fallen}. What do you take for a stone?",
        "fr": "Tombé : {fallen}. Que prenez-vous pour une pierre ?",
    },
    "consoling": {
        "en": "Nothing has fallen in two pushes: a small slab or 1 sesterce?",
        "fr": "Rien n'est tombé en deux poussées : une petite dalle ou 1 sesterce ?",
    },
    "building": {
        "en": "Build: on which space do you lay a slab?",
        "fr": "Construction : sur quelle case posez-vous une dalle ?",
    },
    "building_again": {
        "en": "Build: a second slab in the same part brings 1 sesterce more. Or stop.",
        "fr": "Construction : une deuxième dalle dans la même partie rapporte 1 sesterce de plus. Ou arrêtez-vous.",
    },
    "travelling": {
        "en": "Travel: where does your pawn go?",
        "fr": "Voyage : où va votre pion ?",
    },
}

WAITING: Final = {
    "taking_turn": {"en": "{name} is choosing an action.", "fr": "{name} choisit une action."},
    "taking_card": {"en": "{name} is taking income.", "fr": "{name} prend un revenu."},
    "choosing_half": {"en": "{name} is taking income.", "fr": "{name} prend un revenu."},
    "choosing_stone": {"en": "{name} is choosing a stone to push.", "fr": "{name} choisit une pierre à pousser."},
    "choosing_position": {"en": "{name} is aiming.", "fr": "{name} vise."},
    "choosing_slope": {"en": "{name} is aiming.", "fr": "{name} vise."},
    "pushing_again": {"en": "{name} may push a second stone.", "fr": "{name} peut pousser une deuxième pierre."},
    "using_tile": {"en": "{name} may push a third stone.", "fr": "{name} peut pousser une troisième pierre."},
    "trading": {"en": "{name} is trading fallen stones.", "fr": "{name} échange des pierres tombées."},
    "consoling": {
        "en": "{name} is choosing a consolation.",
        "fr": "{name} choisit une consolation.",
    },
    "building": {"en": "{name} is building.", "fr": "{name} construit."},
    "travelling": {"en": "{name} is travelling.", "fr": "{name} voyage."},
}

LABELS: Final = {
    "income": {"en": "Income: coins or stones", "fr": "Revenu : sesterces ou pierres"},
    "quarry": {"en": "Quarry: push stones", "fr": "Carrière : pousser des pierres"},
    "build": {"en": "Build: lay slabs on the road", "fr": "Construction : poser des dalles"},
    "travel": {"en": "Travel: move your pawn", "fr": "Voyage : déplacer votre pion"},
    "take": {"en": "{card}", "fr": "{card}"},
    "half_sesterces": {"en": "Take {count}", "fr": "Prendre {count}"},
    "half_stones": {"en": "Take {stones}", "fr": "Prendre {stones}"},
    "stone": {"en": "Push a {stone} (you have {count})", "fr": "Pousser une {stone} (vous en avez {count})"},
    "at": {"en": "{x} mm", "fr": "à {x} mm"},
    "slope_left": {"en": "{slope} to the left", "fr": "{slope} vers la gauche"},
    "slope_right": {"en": "{slope} to the right", "fr": "{slope} vers la droite"},
    "slope_straight": {"en": "0, straight on", "fr": "0, tout droit"},
    "again": {"en": "Push a second stone", "fr": "Pousser une deuxième pierre"},
    "push_plus_one": {
        "en": "Return the tile and push a third stone",
        "fr": "Rendre la plaquette et pousser une troisième pierre",
    },
    "stop_pushing": {"en": "Push no more", "fr": "Ne plus pousser"},
    "stop_building": {"en": "Lay no second slab", "fr": "Ne pas poser de deuxième dalle"},
    "trade": {"en": "{stone} into a {slab}", "fr": "{stone} contre une {slab}"},
    "sell": {"en": "{stone} for 1 sesterce", "fr": "{stone} contre 1 sesterce"},
    "consolation_slab": {"en": "Take a small slab", "fr": "Prendre une petite dalle"},
    "consolation_sesterce": {"en": "Take 1 sesterce", "fr": "Prendre 1 sesterce"},
    "lay": {"en": "{space}: {slab}, {vp} VP", "fr": "{space} : {slab}, {vp} PV"},
    "go": {"en": "To {place}, for {price}", "fr": "Vers {place}, pour {price}"},
    "go_free": {"en": "To {place}, free of charge", "fr": "Vers {place}, gratuitement"},
}

LINES: Final = {
    "cards_shown": {"en": "Income cards are laid out: {0}.", "fr": "Des cartes de revenu sont posées : {0}."},
    "packed": {"en": "The quarry is filled with {0} stones.", "fr": "La carrière est remplie de {0} pierres."},
    "start_player": {"en": "{0} is start player.", "fr": "{0} est premier joueur."},
    "start_goods": {"en": "{0} starts with {1} and {2}.", "fr": "{0} commence avec {1} et {2}."},
    "round": {"en": "Round {0} begins.", "fr": "Le tour {0} commence."},
    "shortage": {
        "en": "There are not enough {0}: everybody returns half of theirs ({1}).",
        "fr": "Il n'y a pas assez de {0} : chacun rend la moitié des siennes ({1}).",
    },
    "income": {"en": "{0} takes income: {1}.", "fr": "{0} prend un revenu : {1}."},
    "tile": {
        "en": "{0} has taken the last card and receives a push +1 tile.",
        "fr": "{0} a pris la dernière carte et reçoit une plaquette « glissière + 1 ».",
    },
    "pushed": {
        "en": "{0} pushes a {1} at {2} mm, slope {3}: {4}.",
        "fr": "{0} pousse une {1} à {2} mm, pente {3} : {4}.",
    },
    "pushed_noise": {
        "en": "{0} aims a {1} at {2} mm, slope {3}; the hand goes to {5} mm, slope {6}: {4}.",
        "fr": "{0} vise avec une {1} à {2} mm, pente {3} ; la main part à {5} mm, pente {6} : {4}.",
    },
    "nothing_falls": {"en": "nothing falls", "fr": "rien ne tombe"},
    "falls_one": {"en": "{0} falls", "fr": "il tombe {0}"},
    "falls": {"en": "{0} fall", "fr": "il tombe {0}"},
    "traded": {"en": "{0} takes a {2} for a {1}.", "fr": "{0} prend une {2} pour une {1}."},
    "sold": {"en": "{0} sells a {1} for {2}.", "fr": "{0} vend une {1} pour {2}."},
    "consoled_slab": {
        "en": "Nothing has fallen: {0} takes a small slab.",
        "fr": "Rien n'est tombé : {0} prend une petite dalle.",
    },
    "consoled_sesterce": {
        "en": "Nothing has fallen: {0} takes 1 sesterce.",
        "fr": "Rien n'est tombé : {0} prend 1 sesterce.",
    },
    "tile_used": {
        "en": "{0} returns the push +1 tile for a third push.",
        "fr": "{0} rend la plaquette « glissière + 1 » pour une troisième poussée.",
    },
    "laid": {"en": "{0} lays a {2} on {1}: {3} VP.", "fr": "{0} pose une {2} sur {1} : {3} PV."},
    "two_slabs": {"en": "{0} has laid two slabs and takes {1}.", "fr": "{0} a posé deux dalles et prend {1}."},
    "road_complete": {
        "en": "The whole road is paved: the game ends after this round.",
        "fr": "Toute la route est pavée : la partie finit après ce tour.",
    },
    "travelled": {"en": "{0} travels to {1} for {2}.", "fr": "{0} voyage jusqu'à {1} pour {2}."},
    "arrived": {"en": "{0} reaches {1}: {2} VP.", "fr": "{0} atteint {1} : {2} PV."},
    "arrived_marker": {
        "en": "{0} reaches {1}: {2} VP, and a city marker is placed.",
        "fr": "{0} atteint {1} : {2} PV, et un marqueur est posé.",
    },
    "end_of_road": {
        "en": "{0} is at the end of the road: the game ends after this round.",
        "fr": "{0} est au bout de la route : la partie finit après ce tour.",
    },
    "quiet_end": {
        "en": "Nothing has moved on for {0} rounds: the game is over.",
        "fr": "Rien n'a avancé depuis {0} tours : la partie est finie.",
    },
    "screens_lifted": {
        "en": "The game is over. The screens are lifted.",
        "fr": "La partie est finie. On lève les paravents.",
    },
    "richest": {
        "en": "{0} has the most sesterces, {1}: {2} VP.",
        "fr": "{0} a le plus de sesterces, {1} : {2} PV.",
    },
    "majority": {
        "en": "{0}, {1}: {3} VP for bonus tiles ({2}).",
        "fr": "{0}, {1} : {3} PV pour ses plaquettes bonus ({2}).",
    },
}

REASONS: Final = {
    "no_stone": {"en": "You have no stone to push.", "fr": "Vous n'avez pas de pierre à pousser."},
    "no_slab": {"en": "Your cart is empty.", "fr": "Votre charrette est vide."},
    "nothing_to_lay": {
        "en": "There is no space where one of your slabs can be laid now.",
        "fr": "Aucune de vos dalles ne peut être posée maintenant.",
    },
    "nowhere_to_go": {
        "en": "There is no place that your pawn can reach and you can pay for.",
        "fr": "Il n'y a pas d'endroit que votre pion puisse atteindre et que vous puissiez payer.",
    },
    "journey_over": {
        "en": "Your pawn is at the end of the road.",
        "fr": "Votre pion est au bout de la route.",
    },
    "card_used": {"en": "This card is used up.", "fr": "Cette carte est déjà prise."},
    "no_such_stone": {"en": "You have no {0}.", "fr": "Vous n'avez pas de {0}."},
    "too_slanted": {
        "en": "The slope goes from {0} to {1} hundredths.",
        "fr": "La pente va de {0} à {1} centièmes.",
    },
    "in_the_wall": {
        "en": "A stone of this size can lie from {0} to {1} mm.",
        "fr": "Une pierre de cette taille peut se poser de {0} à {1} mm.",
    },
    "not_fallen": {"en": "No {0} has fallen.", "fr": "Aucune {0} n'est tombée."},
    "slab_too_big": {
        "en": "A {0} gives no bigger slab than itself.",
        "fr": "Une {0} ne donne pas de dalle plus grande qu'elle.",
    },
    "no_slab_left": {"en": "The reserve has no {0} left.", "fr": "Il n'y a plus de {0} dans la réserve."},
    "no_place": {"en": "Your cart has no place for a {0}.", "fr": "Votre charrette n'a pas de place pour une {0}."},
    "paved": {"en": "This space is paved already.", "fr": "Cette case est déjà pavée."},
    "other_part": {
        "en": "The second slab must be laid in the same part: {0}.",
        "fr": "La deuxième dalle doit être posée dans la même partie : {0}.",
    },
    "part_closed": {
        "en": "{0} must be completely paved first.",
        "fr": "Il faut d'abord paver entièrement : {0}.",
    },
    "city_not_reached": {
        "en": "You have not yet been to {0}.",
        "fr": "Vous n'êtes pas encore allé jusqu'à {0}.",
    },
    "no_such_slab": {"en": "It takes a {0}, and you have none.", "fr": "Il faut une {0}, et vous n'en avez pas."},
    "not_joined": {
        "en": "No line joins it to a paved space or to a city where you have been.",
        "fr": "Aucune ligne ne la relie à une case pavée ou à une ville où vous êtes allé.",
    },
    "already_there": {"en": "Your pawn stands there.", "fr": "Votre pion s'y trouve déjà."},
    "left_behind": {
        "en": "A pawn never goes back to what it has left behind.",
        "fr": "Un pion ne revient jamais en arrière.",
    },
    "not_paved": {"en": "This space is not paved.", "fr": "Cette case n'est pas pavée."},
    "too_far": {
        "en": "It is not within 3 steps along lines and paved spaces.",
        "fr": "On n'y arrive pas en 3 pas par des lignes et des cases pavées.",
    },
    "no_room": {"en": "There is no room for another pawn.", "fr": "Il n'y a pas de place pour un autre pion."},
    "too_dear": {"en": "It costs {0} and you have {1}.", "fr": "Cela coûte {0} et vous avez {1}."},
}

CATEGORIES: Final = {
    "start": {"en": "Start", "fr": "Départ"},
    "slabs": {"en": "Slabs laid", "fr": "Dalles posées"},
    "cities": {"en": "Victory tiles", "fr": "Plaquettes de victoire"},
    "part_a": {"en": "Majority in part A", "fr": "Majorité en partie A"},
    "part_b": {"en": "Majority in part B", "fr": "Majorité en partie B"},
    "part_c": {"en": "Majority in part C", "fr": "Majorité en partie C"},
    "money": {"en": "Most sesterces", "fr": "Plus grande fortune"},
}

TITLES: Final = {
    "round": {"en": "Round {0}", "fr": "Tour {0}"},
    "last_round": {"en": "Round {0}, the last", "fr": "Tour {0}, le dernier"},
    "over": {"en": "The game is over", "fr": "La partie est finie"},
    "start": {"en": "Start player: {0}", "fr": "Premier joueur : {0}"},
    "income": {"en": "Income cards", "fr": "Cartes de revenu"},
    "income_one": {
        "en": "You take the sesterces or the stones of a card.",
        "fr": "On prend les sesterces ou les pierres d'une carte.",
    },
    "income_both": {"en": "You take both halves of a card.", "fr": "On prend les deux moitiés d'une carte."},
    "pile": {"en": "In the pile, unordered: {0}", "fr": "Dans la pioche, sans ordre : {0}"},
    "used": {"en": "used", "fr": "prise"},
    "quarry": {"en": "Quarry", "fr": "Carrière"},
    "tray": {
        "en": "{0} mm wide, {1} mm deep; fall edge at the top",
        "fr": "{0} mm de large, {1} mm de profondeur ; bord de chute en haut",
    },
    "in_tray": {"en": "In the tray: {0}", "fr": "Dans la carrière : {0}"},
    "last_push": {
        "en": "Last push: {0}, a {1} at {2} mm, slope {3}; {4}",
        "fr": "Dernière poussée : {0}, une {1} à {2} mm, pente {3} ; {4}",
    },
    "last_push_noise": {
        "en": "Last push: {0} aimed a {1} at {2} mm, slope {3}; the hand went to {5} mm, slope {6}; {4}",
        "fr": "Dernière poussée : {0} a visé avec une {1} à {2} mm, pente {3} ; la main est partie à {5} mm, pente {6} ; {4}",
    },
    "where": {
        "en": "Where the stones lie: millimetres from the left wall / from the limit line",
        "fr": "Où sont les pierres : millimètres depuis la paroi gauche / depuis la ligne limite",
    },
    "fallen": {"en": "Waiting for a trade: {0}", "fr": "À échanger : {0}"},
    "reserve": {"en": "Reserve", "fr": "Réserve"},
    "road": {"en": "Road", "fr": "Route"},
    "paved": {"en": "paved", "fr": "pavée"},
    "free": {"en": "free", "fr": "libre"},
    "lines": {"en": "lines to {0}", "fr": "lignes vers {0}"},
    "and": {"en": "{0} and {1}", "fr": "{0} et {1}"},
    "city": {"en": "victory tiles: {0}; city markers: {1}", "fr": "plaquettes de victoire : {0} ; marqueurs : {1}"},
    "start_city": {"en": "start of the road", "fr": "départ de la route"},
    "pawns": {"en": "pawns: {0}", "fr": "pions : {0}"},
    "score": {"en": "{0} VP", "fr": "{0} PV"},
    "sesterce": {"en": "{0} sesterce", "fr": "{0} sesterce"},
    "sesterces": {"en": "{0} sesterces", "fr": "{0} sesterces"},
    "behind_screen": {
        "en": "Sesterces and bonus tiles stand behind the screen",
        "fr": "Sesterces et plaquettes bonus sont derrière le paravent",
    },
    "stones": {"en": "Stones: {0}", "fr": "Pierres : {0}"},
    "cart": {"en": "Cart: {0}", "fr": "Charrette : {0}"},
    "bonus": {"en": "Bonus tiles: A {0}, B {1}, C {2}", "fr": "Plaquettes bonus : A {0}, B {1}, C {2}"},
    "tile": {"en": "Has a push +1 tile", "fr": "A une plaquette « glissière + 1 »"},
    "pawn_at": {"en": "Pawn: {0}", "fr": "Pion : {0}"},
    "prices": {"en": "Travel, 1 to 3 steps: {0}, {1}, {2}", "fr": "Voyage, 1 à 3 pas : {0}, {1}, {2}"},
    "nothing": {"en": "nothing", "fr": "rien"},
    "none": {"en": "none", "fr": "aucune"},
}

AIM: Final = {
    "push": {"en": "Push the {stone}", "fr": "Pousser la {stone}"},
    "position": {"en": "Position", "fr": "Position"},
    "mm": {"en": "mm", "fr": "mm"},
    "slope": {"en": "Slope", "fr": "Pente"},
    "from_wall": {"en": "{n} mm from the left wall", "fr": "à {n} mm de la paroi gauche"},
    "left": {"en": "{n} mm left for every 10 cm", "fr": "{n} mm à gauche pour 10 cm"},
    "straight": {"en": "straight ahead", "fr": "tout droit"},
    "right": {"en": "{n} mm right for every 10 cm", "fr": "{n} mm à droite pour 10 cm"},
    "unsteady": {
        "en": "Your hand seldom misses by more than {0} mm, nor by more than {1} in slope: the bright band (VA-P6).",
        "fr": "Votre main dévie rarement de plus de {0} mm, et de plus de {1} en pente : la bande claire (VA-P6).",
    },
    "steady": {
        "en": "Your hand goes exactly where you aim (VA-P6).",
        "fr": "Votre main part exactement où vous visez (VA-P6).",
    },
    "watch_again": {"en": "Watch again", "fr": "Revoir"},
}

EXPLAIN: Final = {
    "space": {
        "en": "{name}: takes a {slab}, worth {vp} VP when laid; {pawns} may stand on it (VA-B2, VA-B9, VA-T4).",
        "fr": "{name} : reçoit une {slab}, {vp} PV à la pose ; {pawns} peut s'y tenir (VA-B2, VA-B9, VA-T4).",
    },
    "one_pawn": {"en": "1 pawn", "fr": "1 pion"},
    "two_pawns": {"en": "2 pawns", "fr": "jusqu'à 2 pions"},
    "city": {
        "en": "{name}: the first to arrive take victory tiles and make the way cheaper for those who follow (VA-T9 to VA-T11).",
        "fr": "{name} : les premiers arrivés prennent les plaquettes de victoire et rendent le chemin moins cher aux suivants (VA-T9 à VA-T11).",
    },
    "roma": {"en": "{name}: all pawns start here (VA-S10).", "fr": "{name} : tous les pions partent d'ici (VA-S10)."},
    "card": {
        "en": "{name}. With 4 or more cards face up you take one half, with 3 or fewer both (VA-I2, VA-I3).",
        "fr": "{name}. Avec 4 cartes visibles ou plus on prend une moitié, avec 3 ou moins les deux (VA-I2, VA-I3).",
    },
    "pile": {
        "en": "The face-down income cards. 7 of them are laid out when the last card is taken (VA-I8).",
        "fr": "Les cartes de revenu face cachée. On en pose 7 quand la dernière carte est prise (VA-I8).",
    },
    "income": {
        "en": "Take an income card: sesterces or stones, late in the row both (VA-I1 to VA-I3).",
        "fr": "Prenez une carte de revenu : sesterces ou pierres, à la fin les deux (VA-I1 à VA-I3).",
    },
    "quarry": {
        "en": "Push 1 or 2 of your stones into the quarry and trade what falls out for slabs or sesterces (VA-C1, VA-C4).",
        "fr": "Poussez 1 ou 2 de vos pierres dans la carrière et échangez ce qui tombe contre des dalles ou des sesterces (VA-C1, VA-C4).",
    },
    "build": {
        "en": "Lay 1 or 2 slabs from your cart on the road, for points and bonus tiles (VA-B1, VA-B8, VA-B9).",
        "fr": "Posez 1 ou 2 dalles de votre charrette sur la route, pour des points et des plaquettes bonus (VA-B1, VA-B8, VA-B9).",
    },
    "travel": {
        "en": "Move your pawn 1, 2 or 3 steps for 1, 3 or 6 sesterces, less 1 for each marker in the next city (VA-T1, VA-T11).",
        "fr": "Avancez votre pion de 1, 2 ou 3 pas pour 1, 3 ou 6 sesterces, moins 1 par marqueur dans la ville suivante (VA-T1, VA-T11).",
    },
    "stone": {
        "en": "Push a {stone} into the quarry (VA-C1).",
        "fr": "Poussez une {stone} dans la carrière (VA-C1).",
    },
    "at": {
        "en": "Lay the stone at {count} mm from the left wall (VA-P5).",
        "fr": "Posez la pierre à {count} mm de la paroi gauche (VA-P5).",
    },
    "slope": {
        "en": "Push with a slope of {count} hundredths (VA-P5).",
        "fr": "Poussez avec une pente de {count} centièmes (VA-P5).",
    },
    "again": {"en": "Push a second stone (VA-C1).", "fr": "Poussez une deuxième pierre (VA-C1)."},
    "push_plus_one": {
        "en": "The push +1 tile allows a third push after the second (VA-C8).",
        "fr": "La plaquette « glissière + 1 » permet une troisième poussée après la deuxième (VA-C8).",
    },
    "stop": {"en": "Push or build no more in this turn.", "fr": "Ne plus pousser ni construire dans ce tour."},
    "trade": {
        "en": "Take a slab of the same or a smaller size for a fallen stone, if it fits your cart (VA-C4, VA-C5).",
        "fr": "Prenez une dalle de même taille ou plus petite pour une pierre tombée, si la charrette a la place (VA-C4, VA-C5).",
    },
    "sell": {
        "en": "Sell a fallen stone for 1 sesterce (VA-C4).",
        "fr": "Vendez une pierre tombée pour 1 sesterce (VA-C4).",
    },
    "half": {
        "en": "With 4 or more cards face up you take one half of the card (VA-I2).",
        "fr": "Avec 4 cartes visibles ou plus on prend une moitié de la carte (VA-I2).",
    },
    "consolation": {
        "en": "Two pushes without a fall bring a small slab or 1 sesterce (VA-C9).",
        "fr": "Deux poussées sans chute rapportent une petite dalle ou 1 sesterce (VA-C9).",
    },
    "cart": {
        "en": "A cart has one place for each size, and a bay for 1 large slab or for 1 medium and 1 small (VA-K2).",
        "fr": "Une charrette a une place par taille, et un emplacement pour 1 grande dalle ou pour 1 moyenne et 1 petite (VA-K2).",
    },
}

BOARD: Final = {
    # Words that are drawn on the board
    "title": {"en": "Via Appia, round {0}", "fr": "Via Appia, tour {0}"},
    "title_over": {"en": "Via Appia, the game is over", "fr": "Via Appia, la partie est finie"},
    "score": {"en": "{0}: {1} VP", "fr": "{0} : {1} PV"},
    "quarry": {"en": "Quarry", "fr": "Carrière"},
    "income": {"en": "Income", "fr": "Revenu"},
    "reserve": {"en": "Reserve", "fr": "Réserve"},
    "cart": {"en": "Cart", "fr": "Charrette"},
}

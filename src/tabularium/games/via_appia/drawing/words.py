"""Words that are written on the board only."""

from __future__ import annotations

from typing import Final

WRITTEN: Final = {
    "turn": {"en": "Your turn", "fr": "Votre tour"},
    "trade": {"en": "Fallen stones", "fr": "Pierres tombées"},
    "consolation": {"en": "2 × nothing", "fr": "2 × rien"},
    "stones": {"en": "Stones", "fr": "Pierres"},
    "slabs": {"en": "Slabs", "fr": "Dalles"},
    "bonus": {"en": "Bonus", "fr": "Bonus"},
    "fall_edge": {"en": "Fall edge", "fr": "Bord de chute"},
    "limit_line": {"en": "Limit line", "fr": "Ligne limite"},
    "mm": {"en": "{0} mm", "fr": "{0} mm"},
    "in_tray": {"en": "{0} stones in the quarry (VA-P1).", "fr": "{0} pierres dans la carrière (VA-P1)."},
    "last_push": {
        "en": "The last push came from {0} mm with slope {1} (VA-P5).",
        "fr": "La dernière poussée partait de {0} mm avec une pente de {1} (VA-P5).",
    },
    "for": {"en": "{0} Price: {1}.", "fr": "{0} Prix\u00a0: {1}."},
    "reserve": {
        "en": "What lies in the reserve: stones, slabs, and bonus tiles of the three parts (VA-S2, VA-S5).",
        "fr": "Ce qu'il y a en réserve\u00a0: pierres, dalles et plaquettes bonus des trois parties (VA-S2, VA-S5).",
    },
    "city": {
        "en": "{0} Victory tiles left: {1}. City markers: {2}.",
        "fr": "{0} Plaquettes de victoire restantes\u00a0: {1}. Marqueurs\u00a0: {2}.",
    },
    "none": {"en": "none", "fr": "aucune"},
    "prices": {
        "en": "Travel costs {0}, {1} or {2} sesterces for 1, 2 or 3 steps (VA-T1, VA-T11).",
        "fr": "Voyager coûte {0}, {1} ou {2} sesterces pour 1, 2 ou 3 pas (VA-T1, VA-T11).",
    },
    "used": {"en": "Used up (VA-I5).", "fr": "Déjà prise (VA-I5)."},
}

"""How the board of Ave Roma is drawn: icons, cards, places, what is printed, mats, and what lives on the board."""

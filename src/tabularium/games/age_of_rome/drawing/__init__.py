"""How the table is drawn: places, symbols, the wheel, the board around it, the players' mats."""

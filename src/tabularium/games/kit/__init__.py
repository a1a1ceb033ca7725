"""The kit: pieces that every game draws its board with, so that all games look like one product.

It knows no game. Its modules, from the ground up:

    palette    colours of the two themes, fixed colours of pieces, the style sheet
    lettering  type sizes; the one escape function; text that fits
    marks      coins, dice, points, wreaths, seat badges
    emblems    swords, horses, servants, chains, the signs of the trades
    houses     villas, workshops, banks, the players' houses
    figures    henchmen, discs, shields, the first player's token
    panels     marble slabs, mosaic, tracks, slots, players' mats
    scenery    what is painted on a board: amphitheatre, circus, theatre, temple, harbour, stalls
    cards      cards, front and back
    sheet      layers, spots and pieces: how fragments become a picture

Drawings that are used more than once are *symbols*: drawn once around (0, 0) in a box of 40 units,
put into ``<defs>`` by :func:`tabularium.games.kit.sheet.defs`, and shown by ``use``.
"""

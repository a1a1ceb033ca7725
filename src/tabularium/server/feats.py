"""Achievements: kept for each browser when a match ends, the first time that one is earned."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

import tabularium as tab
from tabularium.core.match import Match
from tabularium.server.facts import Facts
from tabularium.server.schema import WATCHER, feats

Plain = dict[str, Any]


def keep_feats(connection: Connection, match: Match, facts: Facts, now: float) -> None:
    """Called within the transaction that stores the last move. Seats that a bot plays earn nothing."""
    for seat, users in facts.holders.items():
        if seat == WATCHER or facts.bot_at(seat) is not None:
            continue
        for feat in match.feats(seat):
            for user in users:
                key = (feats.c.user == user) & (feats.c.game == match.game.id) & (feats.c.feat == feat.id)
                if connection.scalar(select(feats.c.at).where(key)) is None:
                    row = {"user": user, "game": match.game.id, "feat": feat.id, "seat": seat, "at": now}
                    connection.execute(insert(feats).values(match=facts.row["id"], **row))


def feats_of(connection: Connection, user: str, lang: str) -> list[Plain]:
    """For each game that has achievements: all of them, with when and where this browser has earned each."""
    found = {
        (row["game"], row["feat"]): {"match": row["match"], "at": row["at"]}
        for row in connection.execute(select(feats).where(feats.c.user == user)).mappings()
    }
    return [
        {
            "game": card.id,
            "name": card.names[lang],
            "feats": [
                {
                    "id": feat.id,
                    "name": feat.names[lang],
                    "about": feat.about[lang],
                    "earned": found.get((card.id, feat.id)),
                }
                for feat in card.feats
            ],
        }
        for card in tab.games()
        if card.feats
    ]

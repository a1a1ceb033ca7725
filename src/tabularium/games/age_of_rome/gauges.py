"""Denarii to name as a scale, where there are many to choose from (AG-298, AG-299). Sees views, never the state."""

from __future__ import annotations

from typing import Final

from tabularium.core.display import Aim, Gauge
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.actions import MOST_DENARII
from tabularium.games.age_of_rome.words import AIM

FEW: Final = 9
"""So many numbers are buttons."""


def aim(view: View, lang: str) -> Aim | None:
    asked, deal = view["asked"], view["deal"]
    if asked is None or deal is None:
        return None
    purse = view["players"][deal["seat"]]["denarii"]
    offered = deal["amount"]
    if asked["kind"] == "naming_amount":
        verb, least, most = "amount", 1, purse
    elif asked["kind"] == "last_offer":
        verb, least, most = "amount", offered, min(asked["demand"], offered + purse)
    elif asked["kind"] == "answering" and asked["may_demand"]:
        verb, least, most = "demand", offered + 1, min(MOST_DENARII, offered + purse)
    else:
        return None
    if most - least < FEW:
        return None
    scale = Gauge(verb, say(AIM["denarii"], lang), least, most, start=least)
    return Aim((scale,), say(AIM[verb], lang))

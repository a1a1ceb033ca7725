"""Position and slope of a push as two scales that are set together (VA-D4). Sees views, never the state."""

from __future__ import annotations

from tabularium.core.display import Aim, Gauge
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.via_appia.components import HAND_MISSES_MM, HAND_MISSES_SLOPE, SLOPE_MAX, STONES, TRAY_WIDTH_MM
from tabularium.games.via_appia.quarry import lateral_range
from tabularium.games.via_appia.text import stone_name
from tabularium.games.via_appia.words import AIM


def aim(view: View, lang: str) -> Aim | None:
    asked = view["asked"]
    if asked is None or asked["kind"] not in ("choosing_position", "choosing_slope"):
        return None
    slope = Gauge(
        verb="slope",
        name=say(AIM["slope"], lang),
        least=-SLOPE_MAX,
        most=SLOPE_MAX,
        start=0,
        words=(say(AIM["left"], lang), say(AIM["straight"], lang), say(AIM["right"], lang)),
    )
    deed = say(AIM["push"], lang).format(stone=stone_name(asked["stone"], lang))
    hint = say(AIM["unsteady" if view["hand_noise"] else "steady"], lang).format(HAND_MISSES_MM, HAND_MISSES_SLOPE)
    if asked["kind"] == "choosing_slope":
        return Aim((slope,), deed, hint)
    least, most = lateral_range([stone.id for stone in STONES].index(asked["stone"]))
    position = Gauge(
        verb="at",
        name=say(AIM["position"], lang),
        least=least,
        most=most,
        start=TRAY_WIDTH_MM // 2,
        unit=say(AIM["mm"], lang),
        words=("", "", say(AIM["from_wall"], lang)),
    )
    return Aim((position, slope), deed, hint)

"""Section 6: walking along the paved road."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.via_appia.actions import GO, Go
from tabularium.games.via_appia.components import FIRST_CITY, LAST_CITY, MAX_SEATS, PART_OF, PLACES
from tabularium.games.via_appia.state import Points, Table


class Travelling(Decision):
    """VA-T1 to VA-T8, VA-T16 Where the pawn goes, within 3 steps along lines over paved spaces."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [GO[place] for place in sorted(s.journeys(self.seat))]

    def resolve(self, s: Table, action: Go) -> None:
        seat, place = self.seat, action.place
        price = s.journeys(seat)[place]
        s.gain(seat, -price)
        s.players[seat].pawn = place
        s.tell("travelled", seat, place, price)
        if place >= FIRST_CITY:
            s.then(Arrive(seat, place - FIRST_CITY))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, ways, legal = s.players[self.seat], s.ways(self.seat), s.journeys(self.seat)
        found: list[Refusal] = []
        for place in range(len(PLACES)):
            action = GO[place]
            if place in legal:
                continue
            if place == player.pawn:
                found.append(Refusal(action, "VA-T16", "already_there"))
            elif _stage(place) < player.reached:
                found.append(Refusal(action, "VA-T8", "left_behind"))
            elif place < FIRST_CITY and not s.paved[place]:
                found.append(Refusal(action, "VA-T2", "not_paved"))
            elif place not in ways:
                found.append(Refusal(action, "VA-T1", "too_far"))
            elif not s.has_room(place):
                found.append(Refusal(action, "VA-T4", "no_room"))
            else:
                price = s.price(self.seat, ways[place])
                found.append(Refusal(action, "VA-T1", "too_dear", (price, player.sesterces)))
        return found


TRAVELLING: Final = tuple([Travelling(seat) for seat in range(MAX_SEATS)])


def _stage(place: int) -> int:
    """The part in which a space lies, or that ends at a city."""
    return PART_OF[place] if place < FIRST_CITY else place - FIRST_CITY - 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Arrive(Step):
    """VA-T9, VA-T10, VA-T18 The first time in a city: the top victory tile, and a marker for those who come later."""

    seat: Seat
    city: int

    def run(self, s: Table) -> None:
        tiles = s.victory_tiles(self.city)
        had = s.markers(self.city)
        s.players[self.seat].reached = self.city
        s.has_progress = True
        vp = tiles[0] if tiles else 0
        s.score(self.seat, Points.CITIES, vp)
        s.tell("arrived", self.seat, self.city, vp, s.markers(self.city) > had)
        if self.city == LAST_CITY and vp and not s.is_ending:  # VA-EN1
            s.is_ending = True
            s.tell("end_of_road", self.seat)

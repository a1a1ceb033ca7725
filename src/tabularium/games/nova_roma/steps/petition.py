"""Section 5.3: Petition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.nova_roma.actions import FIRST_PLAYER, PASS, PETITIONS, Petitioned
from tabularium.games.nova_roma.components import FIRST_PLAYER_PRICE, INFLUENCE, MAX_POWER, MAX_SEATS, PETITIONED
from tabularium.games.nova_roma.state import NOBODY, Table
from tabularium.games.nova_roma.steps.followers import AFTER_STEP
from tabularium.games.nova_roma.steps.routine import perform


def _claim_refused(s: Table, seat: Seat) -> Refusal | None:
    if s.is_solo:
        return Refusal(FIRST_PLAYER, "NR-272", "no_token_alone")
    if s.claimant != NOBODY:
        return Refusal(FIRST_PLAYER, "NR-63", "token_claimed", (s.claimant,))
    if seat == s.first_player and s.turn == 0:
        return Refusal(FIRST_PLAYER, "NR-64", "first_turn")
    influence = s.players[seat].stock[INFLUENCE]
    if influence < FIRST_PLAYER_PRICE:
        return Refusal(FIRST_PLAYER, "NR-62", "too_little_influence", (FIRST_PLAYER_PRICE, influence))
    return None


class ClaimingFirstPlayer(Decision):
    """NR-62 to NR-65 Step 1 (may): 2 influence for the first player token, once a round, from the next round on."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return _CLAIM_OR_NOT if _claim_refused(s, self.seat) is None else _CLAIM_OR_NOT[1:]

    def resolve(self, s: Table, action: Action) -> None:
        if action is FIRST_PLAYER:
            s.players[self.seat].stock[INFLUENCE] -= FIRST_PLAYER_PRICE
            s.claimant = self.seat
            s.tell("claimed_first", self.seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        refused = _claim_refused(s, self.seat)
        return () if refused is None else (refused,)


_CLAIM_OR_NOT: Final = (FIRST_PLAYER, PASS)


class ChoosingPetition(Decision):
    """NR-66 to NR-70a Step 2 (may): spend influence, up to the power, on another action of exactly that power."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        influence = s.players[self.seat].stock[INFLUENCE]
        return _PETITIONS[s.power if s.power < influence else influence]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Petitioned):
            return
        seat = self.seat
        s.players[seat].stock[INFLUENCE] -= action.power
        s.power = action.power
        s.tell("petitioned", seat, action.deed, action.power)
        perform(s, seat, action.deed)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        influence = s.players[self.seat].stock[INFLUENCE]
        found: list[Refusal] = []
        for deed in PETITIONED:
            for action in PETITIONS[deed]:
                if action.power > s.power:
                    found.append(Refusal(action, "NR-66", "petition_power", (s.power,)))
                elif action.power > influence:
                    found.append(Refusal(action, "NR-66", "too_little_influence", (action.power, influence)))
        return found


_PETITIONS: Final = tuple(
    [(*[PETITIONS[deed][power] for deed in PETITIONED for power in range(most)], PASS) for most in range(MAX_POWER + 1)]
)
"""The options for each amount of influence that may be spent."""

PETITIONING: Final = tuple(
    [
        (AFTER_STEP[seat], ChoosingPetition(seat), AFTER_STEP[seat], ClaimingFirstPlayer(seat))
        for seat in range(MAX_SEATS)
    ]
)
"""Both steps with moments for followers, last one first: as they lie on the agenda."""

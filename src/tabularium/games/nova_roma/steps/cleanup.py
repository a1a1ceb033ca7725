"""Sections 9 and 12.3: the cleanup phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Chance, Seat, Step
from tabularium.games.nova_roma.actions import DEAL_CHARIOT, Deal
from tabularium.games.nova_roma.components import (
    ARTISAN,
    DISPLAY,
    KEPT_ARTISANS,
    LEG,
    ROUNDS,
    SPECIAL_SLOT,
)
from tabularium.games.nova_roma.state import NEUTRAL, NOBODY, NONE, Table
from tabularium.games.nova_roma.steps.dealing import (
    FILL_CONSTRUCTION,
    FILL_ESTATE,
    FILL_FOLLOWERS,
    FILL_MARITIME,
    slide,
)


class CleanUp(Step):
    """NR-223 to NR-237 First player, chariot token; then, but for round 5, figures, artisans, followers, displays."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        is_last = s.round == ROUNDS
        s.tell("cleanup", s.round)
        if s.is_solo:
            if is_last:  # NR-287
                s.then(AwardChariot(), SailDummy(), DiscardConstruction())
            else:
                s.then(
                    TakeBackFigures(),
                    AwardChariot(),
                    NextFavourite(),
                    DiscardMaritime(),
                    SailDummy(),
                    DiscardConstruction(),
                    *_USUAL,
                )
        elif is_last:
            s.then(PassFirstPlayer(), AwardChariot())
        else:
            s.then(PassFirstPlayer(), AwardChariot(), NextFavourite(), TakeBackFigures(), *_USUAL)


class PassFirstPlayer(Step):
    """NR-223 Whoever claimed the token is first player of the next round; else it passes clockwise."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.claimant != NOBODY:
            s.first_player = s.claimant
            s.claimant = NOBODY
        else:
            s.first_player = (s.first_player + 1) % len(s.players)
        s.tell("first_player", s.first_player)


def leader(s: Table, track: int) -> Seat:
    """NR-224 to NR-226, NR-261 The first marker of a track; nobody if it has not left the start."""
    first = s.race[track][0]
    return first if s.space_of(first, track) > 0 else NOBODY


class AwardChariot(Step):
    """NR-224 to NR-226, NR-261, NR-280 The favourite chariot goes to the first on its track."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        track = s.favourite
        winner = leader(s, track)
        s.favourite = NONE
        if winner == NEUTRAL and s.is_solo:
            s.dummy_chariots += 1
            s.tell("chariot_dummy", track)
        elif winner in (NOBODY, NEUTRAL):
            s.lost_chariots += 1
            s.tell("chariot_lost", track)
        else:
            s.players[winner].chariots += 1
            s.tell("chariot", winner, track)


class NextFavourite(Step):
    """NR-227, NR-281 The next token becomes the favourite, the one after it is turned up; the dummy moves there."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.favourite, s.next_favourite = s.next_favourite, NONE
        s.tell("favourite", s.favourite)
        if s.is_solo:
            s.advance_dummy(s.favourite)
            s.tell("dummy_raced", s.favourite, s.neutral_markers[s.favourite])
        if s.round < ROUNDS - 1:
            s.then(RevealNextFavourite())


class RevealNextFavourite(Chance):
    """NR-21, NR-227 The top token of the stack is turned up."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL_CHARIOT[track] for track, count in enumerate(s.chariots) if count]

    def weights(self, s: Table) -> Sequence[int]:
        return [count for count in s.chariots if count]

    def resolve(self, s: Table, action: Deal) -> None:
        s.chariots[action.item] -= 1
        s.next_favourite = action.item
        s.tell("next_favourite", action.item)


class TakeBackFigures(Step):
    """NR-228, NR-260, NR-279 Patricians and legionnaires leave the forum."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.legionnaires = 0
        for player in s.players:
            player.patricians = 0
            if len(s.players) == 2:
                player.legionnaires = 2  # NR-256


class ReturnArtisans(Step):
    """NR-229 Artisans come back to the available area; of more than 3 the surplus goes to the supply."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, player in enumerate(s.players):
            count = player.stock[ARTISAN] + player.placed.bit_count()
            player.placed = 0
            player.stock[ARTISAN] = min(count, KEPT_ARTISANS)
            if count > KEPT_ARTISANS:
                s.supply += count - KEPT_ARTISANS
                s.tell("artisans_returned", seat, count - KEPT_ARTISANS)


class WakeFollowers(Step):
    """NR-230 Used followers are turned face up; NR-235 used tiles are not."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for player in s.players:
            player.used = 0


class RotateFollowers(Step):
    """NR-231, NR-234a The leftmost follower of the display is discarded, the others slide, the slot is refilled."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        card = s.followers[0]
        if card != NONE:
            s.discard |= 1 << card
            s.followers[0] = NONE
            s.tell("follower_rotated", card)
        s.then(*FILL_FOLLOWERS[slide(s.followers) :])


class RotateEstate(Step):
    """NR-232 to NR-234a The leftmost basic tile and the special one leave the game; both slots are refilled."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for slot in (0, SPECIAL_SLOT):
            tile = s.estate[slot]
            if tile != NONE:
                s.estate_out[tile] += 1
                s.estate[slot] = NONE
                s.tell("tile_rotated", tile)
        s.then(*FILL_ESTATE[slide(s.estate) : DISPLAY], FILL_ESTATE[SPECIAL_SLOT])


_USUAL: Final = (ReturnArtisans(), WakeFollowers(), RotateFollowers(), RotateEstate())


class DiscardMaritime(Step):
    """NR-283 Solo: the leftmost maritime contract is discarded and the display refilled."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        contract = s.maritime[0]
        if contract != NONE:
            s.maritime_out |= 1 << contract
            s.maritime[0] = NONE
            s.tell("maritime_out", contract)
        s.then(*FILL_MARITIME[slide(s.maritime) :])


class SailDummy(Step):
    """NR-284 Solo: both ships of the dummy go on to the next port; at the end of a route they stay."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.dummy_ships = tuple([place + 1 if LEG[place] else place for place in s.dummy_ships])
        s.tell("dummy_sailed", *[place - 1 for place in s.dummy_ships])


class DiscardConstruction(Step):
    """NR-285 Solo: the leftmost construction contract goes to the dummy's pile and the display is refilled."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        contract = s.construction[0]
        if contract != NONE:
            s.construction_out |= 1 << contract
            s.construction[0] = NONE
            s.tell("construction_out", contract)
        s.then(*FILL_CONSTRUCTION[slide(s.construction) :])

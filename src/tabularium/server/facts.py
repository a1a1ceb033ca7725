"""What is stored of a match beside its record: who sits where, clocks, what was said and asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, bindparam, desc, select

from tabularium.core.agenda import Seat
from tabularium.server.schema import BY_LINK, HINT, WATCHER, actions, chat, consents, matches, seats, sittings, thoughts
from tabularium.server.strengths import STAND_IN, short_name

CHAT_LINES = 100
_REFUSERS = 100
"""More than there are seats."""

Stored = RowMapping | dict[str, Any]


@dataclass(frozen=True, slots=True)
class Facts:
    """All of it, as it stood at revision ``row.rev``."""

    row: Stored
    seats: tuple[RowMapping, ...]
    holders: dict[int, frozenset[str]]
    chat: tuple[RowMapping, ...]
    agreed: tuple[int, ...]
    refused: dict[int, int]
    """Whose request to take back was refused at this length of the record, and by whom."""
    hint: RowMapping | None
    """What was asked of Imperator about the decision that is pending, and said."""

    @property
    def rev(self) -> int:
        return int(self.row["rev"])

    @property
    def has_clocks(self) -> bool:
        return self.row["bank_ms"] is not None

    def is_held(self, seat: Seat) -> bool:
        return bool(self.holders.get(seat))

    def is_held_by(self, seat: Seat, user: str) -> bool:
        return user in self.holders.get(seat, ())

    def is_program(self, seat: Seat) -> bool:
        """Does somebody's program sit here?"""
        return any(user.startswith(BY_LINK) for user in self.holders.get(seat, ()))

    def seats_of(self, user: str) -> list[Seat]:
        return sorted(seat for seat, users in self.holders.items() if user in users and seat != WATCHER)

    def may_watch(self, user: str) -> bool:
        return any(user in users for users in self.holders.values())

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that decides for this seat now, if any."""
        row = self.seats[seat]
        if row["kind"] == "bot":
            return str(row["bot"])
        return STAND_IN if row["timed_out"] else None

    def must_consent(self, seat: Seat) -> list[Seat]:
        """The other people who have a say when this seat takes back: bots agree, and so do empty chairs."""
        own = self.holders.get(seat, frozenset())
        return [
            other
            for other in range(len(self.seats))
            if other != seat
            and self.seats[other]["kind"] != "bot"
            and self.is_held(other)
            and not own & self.holders[other]
        ]

    def names(self, default: list[str]) -> list[str]:
        """How the seats are called: by their given names, bots by their strength, the others by colour."""
        return seat_names(self.seats, default)


def seat_names(rows: tuple[RowMapping, ...], default: list[str]) -> list[str]:
    bots = [row["bot"] for row in rows if row["kind"] == "bot" and not row["name"]]
    met: dict[str, int] = {}
    names: list[str] = []
    for row, colour in zip(rows, default):
        if row["name"]:
            names.append(str(row["name"]))
        elif row["kind"] == "bot":
            bot = str(row["bot"])
            met[bot] = met.get(bot, 0) + 1
            numeral = f" {('I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII')[(met[bot] - 1) % 8]}"
            names.append(short_name(bot) + (numeral if bots.count(bot) > 1 else ""))
        else:
            names.append(colour)
    return names


# made once: building a statement costs as much as running it
_ROW = select(matches).where(matches.c.id == bindparam("match"))
_ROW_HELD = _ROW.with_for_update()
_SITTINGS = select(sittings.c.seat, sittings.c.user).where(sittings.c.match == bindparam("match"))
_SEATS = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.seat)
_CHAT = select(chat).where(chat.c.match == bindparam("match")).order_by(desc(chat.c.number)).limit(CHAT_LINES)
_CONSENTS = (
    select(consents.c.seat)
    .where(consents.c.match == bindparam("match"), consents.c.index == bindparam("at"))
    .order_by(consents.c.seat)
)
_HINT = select(thoughts.c.seat, thoughts.c.is_done, thoughts.c.said).where(
    thoughts.c.match == bindparam("match"), thoughts.c.kind == HINT, thoughts.c.index == bindparam("at")
)
_ACTIONS = (
    select(actions.c.action)
    .where(actions.c.match == bindparam("match"))
    .where(actions.c.index >= bindparam("since"), actions.c.index < bindparam("before"))
    .order_by(actions.c.index)
)
_BY_CLIENT_ID = select(actions).where(
    actions.c.match == bindparam("match"), actions.c.client_id == bindparam("client_id")
)


def refusal(asker: Seat, refuser: Seat) -> int:
    """How a refusal stands among the consents: a number below zero, where those who agree have their seat's."""
    return -1 - (asker * _REFUSERS + refuser)


def load_row(connection: Connection, match: str, lock: bool = False) -> RowMapping | None:
    return connection.execute(_ROW_HELD if lock else _ROW, {"match": match}).mappings().first()


def load_facts(connection: Connection, row: Stored) -> Facts:
    of = {"match": row["id"]}
    holders: dict[int, set[str]] = {}
    for sitting in connection.execute(_SITTINGS, of):
        holders.setdefault(sitting.seat, set()).add(sitting.user)
    answers: list[int] = []
    if row["undo_index"] is not None and row["undo_index"] == row["index"]:
        answers = list(connection.scalars(_CONSENTS, {**of, "at": row["undo_index"]}))
    hint = connection.execute(_HINT, {**of, "at": row["index"]}).mappings().first() if row["hints"] else None
    return Facts(
        row=row,
        seats=tuple(connection.execute(_SEATS, of).mappings()),
        holders={seat: frozenset(users) for seat, users in holders.items()},
        chat=tuple(reversed(connection.execute(_CHAT, of).mappings().all())),
        agreed=tuple(answer for answer in answers if answer >= 0),
        refused=dict(divmod(-1 - answer, _REFUSERS) for answer in answers if answer < 0),
        hint=hint,
    )


def load_actions(connection: Connection, match: str, since: int, before: int) -> list[str]:
    return list(connection.scalars(_ACTIONS, {"match": match, "since": since, "before": before}))


def played_before(connection: Connection, match: str, client_id: str) -> RowMapping | None:
    """What this client id stands for, if it was ever used."""
    return connection.execute(_BY_CLIENT_ID, {"match": match, "client_id": client_id}).mappings().first()

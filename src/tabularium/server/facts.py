"""What is stored of a match beside its record: who sits where, clocks, what was said and asked."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, RowMapping, desc, select

from tabularium.core.agenda import Seat
from tabularium.server.schema import WATCHER, actions, chat, consents, matches, seats, sittings
from tabularium.server.strengths import STAND_IN, short_name

CHAT_LINES = 100


@dataclass(frozen=True, slots=True)
class Facts:
    """All of it, as it stood at revision ``row.rev``."""

    row: RowMapping
    seats: tuple[RowMapping, ...]
    holders: dict[int, frozenset[str]]
    chat: tuple[RowMapping, ...]
    agreed: tuple[int, ...]

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


def load_row(connection: Connection, match: str, lock: bool = False) -> RowMapping | None:
    query = select(matches).where(matches.c.id == match)
    found = connection.execute(query.with_for_update() if lock else query).mappings().first()
    return found


def load_facts(connection: Connection, row: RowMapping) -> Facts:
    match = row["id"]
    holders: dict[int, set[str]] = {}
    for sitting in connection.execute(select(sittings.c.seat, sittings.c.user).where(sittings.c.match == match)):
        holders.setdefault(sitting.seat, set()).add(sitting.user)
    said = select(chat).where(chat.c.match == match).order_by(desc(chat.c.number)).limit(CHAT_LINES)
    agreed: tuple[int, ...] = ()
    if row["undo_by"] is not None:
        asked = (consents.c.match == match) & (consents.c.index == row["undo_index"])
        agreed = tuple(connection.scalars(select(consents.c.seat).where(asked).order_by(consents.c.seat)))
    return Facts(
        row=row,
        seats=tuple(connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()),
        holders={seat: frozenset(users) for seat, users in holders.items()},
        chat=tuple(reversed(connection.execute(said).mappings().all())),
        agreed=agreed,
    )


def load_actions(connection: Connection, match: str, since: int, before: int) -> list[str]:
    wanted = (actions.c.match == match) & (actions.c.index >= since) & (actions.c.index < before)
    return list(connection.scalars(select(actions.c.action).where(wanted).order_by(actions.c.index)))

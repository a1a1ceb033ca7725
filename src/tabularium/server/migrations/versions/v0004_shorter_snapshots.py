"""Snapshots hold their record in numbers and who acted in a sign each; before, both were lists of words and numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ENTRIES, ACTORS = 5, 7
"""Where a snapshot has them."""
SNAPSHOTS = sa.table(
    "snapshots", sa.column("match", sa.String), sa.column("index", sa.Integer), sa.column("saved", sa.Text)
)
ACTIONS = sa.table(
    "actions", sa.column("match", sa.String), sa.column("index", sa.Integer), sa.column("action", sa.Text)
)


def upgrade() -> None:
    _rewrite(_shorter)


def downgrade() -> None:
    _rewrite(_longer)


def _rewrite(changed: Callable[[str, int, list[Any]], None]) -> None:
    connection = op.get_bind()
    for match in connection.scalars(sa.select(SNAPSHOTS.c.match)).all():  # one by one: there may be many
        this = SNAPSHOTS.c.match == match
        index, saved = connection.execute(sa.select(SNAPSHOTS.c.index, SNAPSHOTS.c.saved).where(this)).one()
        parts = json.loads(saved)
        changed(match, index, parts)
        connection.execute(SNAPSHOTS.update().where(this).values(saved=json.dumps(parts, separators=(",", ":"))))


def _shorter(match: str, index: int, parts: list[Any]) -> None:
    parts[ENTRIES] = ["", "", []]  # no game's numbers: it is then read with the entries that are stored beside it
    parts[ACTORS] = "".join(["-" if actor < 0 else str(actor) for actor in parts[ACTORS]])


def _longer(match: str, index: int, parts: list[Any]) -> None:
    until = (ACTIONS.c.match == match) & (ACTIONS.c.index < index)
    words = op.get_bind().scalars(sa.select(ACTIONS.c.action).where(until).order_by(ACTIONS.c.index))
    parts[ENTRIES] = list(words)
    parts[ACTORS] = [-1 if sign == "-" else int(sign) for sign in parts[ACTORS]]

"""Snapshots hold their state packed; before, as lists and numbers."""

from __future__ import annotations

import json
import pickle
from binascii import b2a_base64
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

from tabularium.core.packing import unpack_state

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

STATE = 9
"""Where a snapshot has it."""
SNAPSHOTS = sa.table("snapshots", sa.column("match", sa.String), sa.column("saved", sa.Text))


def upgrade() -> None:
    _rewrite(_packed)


def downgrade() -> None:
    _rewrite(unpack_state)


def _packed(state: list[Any]) -> str:
    return b2a_base64(pickle.dumps(state, 4), newline=False).decode()


def _rewrite(changed: Callable[[Any], Any]) -> None:
    connection = op.get_bind()
    for match in connection.scalars(sa.select(SNAPSHOTS.c.match)).all():  # one by one: there may be many
        this = SNAPSHOTS.c.match == match
        parts = json.loads(connection.scalars(sa.select(SNAPSHOTS.c.saved).where(this)).one())
        parts[STATE] = changed(parts[STATE])
        connection.execute(SNAPSHOTS.update().where(this).values(saved=json.dumps(parts, separators=(",", ":"))))

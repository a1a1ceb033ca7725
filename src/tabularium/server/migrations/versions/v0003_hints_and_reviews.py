"""Hints and reviews: who may ask, who has asked, what is thought about, and what was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "thoughts",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(precision=53), nullable=False),
        sa.Column("worker", sa.String(length=64), nullable=True),
        sa.Column("until", sa.Float(precision=53), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False),
        sa.Column("said", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_thoughts_match")),
        sa.PrimaryKeyConstraint("match", "seat", "kind", "index", name=op.f("pk_thoughts")),
    )
    op.create_index("ix_thoughts_is_done_asked", "thoughts", ["is_done", "asked"], unique=False)
    op.create_table(
        "judgements",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("taken", sa.Text(), nullable=False),
        sa.Column("best", sa.Text(), nullable=False),
        sa.Column("chance", sa.Float(precision=53), nullable=False),
        sa.Column("chance_taken", sa.Float(precision=53), nullable=False),
        sa.Column("margin", sa.Float(precision=53), nullable=False),
        sa.Column("margin_taken", sa.Float(precision=53), nullable=False),
        sa.Column("is_close", sa.Boolean(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_judgements_match")),
        sa.PrimaryKeyConstraint("match", "seat", "index", name=op.f("pk_judgements")),
    )
    _allow_where_one_person_plays()


def _allow_where_one_person_plays() -> None:
    """Matches that run already are as if they had been opened today: alone against bots, hints are given."""
    matches = sa.table("matches", sa.column("id", sa.String), sa.column("hints", sa.Boolean))
    seats = sa.table("seats", sa.column("match", sa.String), sa.column("kind", sa.String))
    alone = sa.select(seats.c.match).where(seats.c.kind != "bot").group_by(seats.c.match).having(sa.func.count() == 1)
    op.execute(matches.update().where(matches.c.id.in_(alone)).values(hints=True))


def downgrade() -> None:
    for table in ("judgements", "thoughts"):
        op.drop_table(table)
    for table in ("seats", "matches"):
        op.drop_column(table, "hints")

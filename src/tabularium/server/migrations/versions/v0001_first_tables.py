"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("creator", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("updated", sa.Float(precision=53), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("to_decide", sa.Integer(), nullable=True),
        sa.Column("awaits", sa.String(length=40), nullable=True),
        sa.Column("turn_at", sa.Float(precision=53), nullable=False),
        sa.Column("bank_ms", sa.Integer(), nullable=True),
        sa.Column("increment_ms", sa.Integer(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("undo_by", sa.Integer(), nullable=True),
        sa.Column("undo_index", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_awaits_updated", "matches", ["awaits", "updated"], unique=False)
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "actions",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=True),
        sa.Column("upto", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_actions_match")),
        sa.PrimaryKeyConstraint("match", "index", name=op.f("pk_actions")),
        sa.UniqueConstraint("match", "client_id", name=op.f("uq_actions_match_client_id")),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chat_match")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "consents",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_consents_match")),
        sa.PrimaryKeyConstraint("match", "index", "seat", name=op.f("pk_consents")),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("worker", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_leases_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_leases")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("clock_ms", sa.Integer(), nullable=True),
        sa.Column("timed_out", sa.Boolean(), nullable=False),
        sa.Column("heard", sa.Integer(), nullable=False),
        sa.Column("is_connected", sa.Boolean(), nullable=False),
        sa.Column("present_until", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "sittings",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("since", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_sittings_match")),
        sa.PrimaryKeyConstraint("match", "seat", "user", name=op.f("pk_sittings")),
    )
    op.create_index("ix_sittings_user", "sittings", ["user"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("saved", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_snapshots_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("replaces", sa.Boolean(), nullable=False),
        sa.Column("used_by", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_tokens_match")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index("ix_tokens_match", "tokens", ["match"], unique=False)
    # ### end Alembic commands ###


def downgrade() -> None:
    for table in (
        "meta",
        "leases",
        "consents",
        "chat",
        "snapshots",
        "actions",
        "tokens",
        "sittings",
        "seats",
        "matches",
    ):
        op.drop_table(table)

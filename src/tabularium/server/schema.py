"""The tables. Changed by a new script in ``migrations/versions``, never by editing an old one."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

HINT, REVIEW = "hint", "review"
"""The kinds of thoughts."""
FAILED = "failed"
"""What was said of a thought that came to nothing by a fault of the program."""
WATCHER = -1
"""Stands for a spectator where a seat's number is asked for."""
BY_LINK = "link "
"""Begins the id of whoever is known by a link instead of a cookie: a program. No cookie's id has a space."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _match_key(**more: bool) -> Column[str]:
    return Column("match", String(32), ForeignKey("matches.id"), nullable=False, **more)  # type: ignore[arg-type]


matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("creator", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("index", Integer, nullable=False),  # how many entries its record has
    Column("rev", Integer, nullable=False),  # grows with every change that somebody may see
    Column("to_decide", Integer),  # None: it is over
    Column("awaits", String(40)),  # the bot whose turn it is
    Column("turn_at", Float(53), nullable=False),  # when the present decision was first asked
    Column("bank_ms", Integer),  # None: no clocks
    Column("increment_ms", Integer),
    Column("rematch", String(32)),
    Column("undo_by", Integer),  # who asks to take back, at which length of the record
    Column("undo_index", Integer),
    Column("hints", Boolean, nullable=False, server_default=false()),  # may people ask what Imperator would do?
    Index("ix_matches_awaits_updated", "awaits", "updated"),
)

seats = Table(
    "seats",
    metadata,
    _match_key(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(60)),
    Column("bot", String(40)),
    Column("clock_ms", Integer),
    Column("timed_out", Boolean, nullable=False),
    Column("heard", Integer, nullable=False),  # events told when it last moved
    Column("is_connected", Boolean, nullable=False),
    Column("present_until", Float(53), nullable=False),  # unless said again, nobody is there after that
    Column("hints", Integer, nullable=False, server_default="0"),  # how many it has asked for
)

sittings = Table(
    "sittings",
    metadata,
    _match_key(primary_key=True),
    Column("seat", Integer, primary_key=True),  # or WATCHER
    Column("user", String(40), primary_key=True),
    Column("since", Float(53), nullable=False),
    Index("ix_sittings_user", "user"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    _match_key(),
    Column("seat", Integer, nullable=False),  # or WATCHER
    Column("replaces", Boolean, nullable=False),  # whoever held the seat before loses it
    Column("used_by", String(40)),
    Index("ix_tokens_match", "match"),
)

actions = Table(
    "actions",
    metadata,
    _match_key(primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),  # a seat or the dealer
    Column("action", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("client_id", String(64)),
    Column("upto", Integer),  # with a client id: the length of the record that was answered
    UniqueConstraint("match", "client_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _match_key(primary_key=True),
    Column("index", Integer, nullable=False),
    Column("saved", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _match_key(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

consents = Table(
    "consents",
    metadata,
    _match_key(primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),  # or a refusal, see facts.py
)

feats = Table(
    "feats",
    metadata,
    Column("user", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("feat", String(40), primary_key=True),
    _match_key(),
    Column("seat", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _match_key(primary_key=True),
    Column("worker", String(64), nullable=False),
    Column("until", Float(53), nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    _match_key(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # a hint or a review
    Column("index", Integer, primary_key=True),  # the length of the record that it is about
    Column("asked", Float(53), nullable=False),
    Column("worker", String(64)),
    Column("until", Float(53), nullable=False),  # whoever thinks has it until then, unless the lease is renewed
    Column("is_done", Boolean, nullable=False),
    Column("said", Text),
    Index("ix_thoughts_is_done_asked", "is_done", "asked"),
)

judgements = Table(
    "judgements",
    metadata,
    _match_key(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("taken", Text, nullable=False),
    Column("best", Text, nullable=False),
    Column("chance", Float(53), nullable=False),
    Column("chance_taken", Float(53), nullable=False),
    Column("margin", Float(53), nullable=False),
    Column("margin_taken", Float(53), nullable=False),
    Column("is_close", Boolean, nullable=False),
    Column("words", Text, nullable=False),  # question and labels in every language: to make them costs a replay
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

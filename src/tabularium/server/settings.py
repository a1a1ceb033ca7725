"""What the application is started with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from tabularium.bots.advising import CLOSER, GLANCE, HINT

DEFAULT_PORT = 8765


def default_database() -> str:
    """SQLite in the user's data folder: nothing to install."""
    folder = user_data_path("tabularium", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'matches.sqlite'}"


def as_url(database: str | None) -> str:
    """A database as people write it: an address, a file, or nothing for the usual place."""
    if not database:
        return default_database()
    if "://" not in database:
        return f"sqlite:///{Path(database).expanduser().absolute()}"
    for short in ("postgresql://", "postgres://"):
        if database.startswith(short):
            return "postgresql+psycopg://" + database.removeprefix(short)
    return database


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about one web process that can be set."""

    database: str
    origins: tuple[str, ...] = ()
    """Addresses by which browsers reach us besides the one that the request names; for reverse proxies."""
    rate_limits: bool = True
    connections: int = 200
    """So many sockets and streams one address may have open, if there are limits: thirty people with six tabs each."""
    bot_pace_s: float = 0.35
    """A bot's move follows the move before it by no less, so that people can see what happens."""
    thinking: float = 1.0
    """The part of its usual time that a bot thinks."""
    snapshot_every: int = 16
    matches_in_memory: int = 500
    presence_s: float = 45.0
    body_bytes: int = 16_384
    record_bytes: int = 524_288
    hint_bot: str = HINT
    """Who gives hints, and how long it may think for one."""
    glance_bot: str = GLANCE
    """Who looks at each decision of a review, ..."""
    closer_bot: str = CLOSER
    """... and who again at the worst of them."""
    poll_s: float = field(default=0.05)
    """How often a process looks whether another one has written, with SQLite."""

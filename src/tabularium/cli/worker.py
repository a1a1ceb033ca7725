"""``tabularium worker``: think for the bots of a server elsewhere."""

from __future__ import annotations

import signal
from types import FrameType

import typer

from tabularium.cli.language import chosen_language
from tabularium.cli.serve import Database, Pace, Thinking, usable
from tabularium.cli.words import build_in_words, word


def worker(database: Database = None, pace: Pace = 0.35, thinking: Thinking = 1.0) -> None:
    """Think for the bots of a server on another machine, with the same database."""
    from tabularium.server.settings import Settings  # heavy, and only needed here
    from tabularium.server.worker import Worker

    thinker = Worker(Settings(database=usable(database), bot_pace_s=pace, thinking=thinking))

    def stop(_: int, __: FrameType | None) -> None:
        thinker.stop()

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    typer.echo(thinker.name)
    lang = chosen_language(None)
    typer.echo(word("build.rules", lang, build_in_words(lang)), err=True)
    thinker.run()

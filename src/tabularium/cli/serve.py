"""``tabularium serve`` and ``tabularium worker``: play in the browser."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        envvar="TABULARIUM_DATABASE",
        help="Where matches are kept: a file (SQLite) or postgresql://... By default a file in your data folder.",
        show_default=False,
    ),
]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds between a move and the bot's move that follows it.")]


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="By default 8765, or a free one if that is taken.", show_default=False),
    ] = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=0, max=64, help="How many processes think for the bots.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="An address by which browsers reach this server through a proxy, as https://games.example."),
    ] = None,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies whose X-Forwarded headers are true.")] = "127.0.0.1",
    pace: Pace = 0.35,
) -> None:
    """Play in the browser: serve the tables and open the start page."""
    from tabularium.server.run import serve as run
    from tabularium.server.settings import Settings, as_url

    settings = Settings(database=as_url(database), origins=tuple(origin or ()), bot_pace_s=pace)
    try:
        run(settings, host, port, workers, browser, say=lambda address: typer.echo(address), forwarded_by=proxy)
    except OSError as error:
        typer.echo(f"{host}:{port}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


def worker(database: Database = None, pace: Pace = 0.35) -> None:
    """Think for the bots of a server on another machine, with the same database."""
    from tabularium.server.settings import Settings, as_url
    from tabularium.server.worker import Worker

    thinker = Worker(Settings(database=as_url(database), bot_pace_s=pace))

    def stop(_: int, __: FrameType | None) -> None:
        thinker.stop()

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    typer.echo(f"{thinker.name}")
    thinker.run()

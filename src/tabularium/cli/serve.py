"""``tabularium serve``: play in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from tabularium.cli.language import safest_language

Database = Annotated[str | None, typer.Option(envvar="TABULARIUM_DATABASE", help="help.serve.database", metavar="URL")]
Pace = Annotated[float, typer.Option(min=0, max=60, help="help.serve.pace")]
Thinking = Annotated[float, typer.Option(min=0.01, max=10, help="help.serve.thinking")]


def usable(database: str | None) -> str:
    """The address of the database, once it could be opened; else a sentence, and the exit code 1."""
    from tabularium.server.errors import UnusableDatabase
    from tabularium.server.settings import as_url
    from tabularium.server.store import opened

    try:
        url = as_url(database)
        opened(url).close()
    except UnusableDatabase as error:
        typer.echo(error.sentence(safest_language(None)), err=True)
    except OSError as error:  # the usual folder cannot be made
        typer.echo(f"{error.filename}: {error.strerror or error}", err=True)
    else:
        return url
    raise typer.Exit(1)


def serve(
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="help.serve.port")] = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=0, max=64, help="help.serve.workers")] = 1,
    browser: Annotated[bool, typer.Option(help="help.serve.browser")] = True,
    origin: Annotated[list[str] | None, typer.Option(help="help.serve.origin", metavar="URL")] = None,
    proxy: Annotated[str, typer.Option(help="help.serve.proxy")] = "127.0.0.1",
    pace: Pace = 0.35,
    thinking: Thinking = 1.0,
    limits: Annotated[bool, typer.Option(help="help.serve.limits")] = True,
    connections: Annotated[int, typer.Option(min=1, max=2000, help="help.serve.connections")] = 200,
) -> None:
    """Play in the browser: serve the tables and open the start page."""
    from tabularium.server.run import serve as run  # heavy, and only needed here
    from tabularium.server.settings import Settings

    settings = Settings(
        database=usable(database),
        origins=tuple(origin or ()),
        rate_limits=limits,
        connections=connections,
        bot_pace_s=pace,
        thinking=thinking,
    )
    try:
        run(settings, host, port, workers, browser, say=typer.echo, forwarded_by=proxy)
    except OSError as error:
        typer.echo(f"{host}:{port}: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None

"""Alembic runs this. The connection and its transaction are ``Store.migrate``'s."""

from __future__ import annotations

from alembic import context

from tabularium.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()

"""Alembic's environment: migrations run on the connection that the store passes in."""

from __future__ import annotations

from alembic import context

from boardroom.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's environment: runs the steps over the connection that `upgrade` was given."""

from __future__ import annotations

from alembic import context

from bot.schema.columns import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

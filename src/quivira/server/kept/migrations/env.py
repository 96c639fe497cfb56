"""Alembic calls this file; the server hands it a connection in a transaction."""

from alembic import context

from quivira.server.kept.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

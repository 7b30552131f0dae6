"""How alembic runs a migration here: on the connection, and in the transaction, that the store has opened."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()

"""The first tables. A new database has today's at once, so there is nothing to do: this is where alembic begins."""

from __future__ import annotations

revision, down_revision = "1", None


def upgrade() -> None:
    """Nothing: a database of version 1 has its tables."""

"""The draw of a tournament comes from its seal and everybody's words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "7", "6"


def upgrade() -> None:
    """Tournaments from before have no words of their hosts: they go on as they were begun."""
    op.add_column("tournament", sa.Column("words", sa.String(256)))

"""People sign out in all browsers at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "9", "8"


def upgrade() -> None:
    """Nobody has signed out so far."""
    op.create_table(
        "signed_out",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_signed_out_at", "signed_out", ["at"])

"""Moves made ahead of one's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "13", "12"


def upgrade() -> None:
    """Nobody has made any so far."""
    op.create_table(
        "ahead",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stamp", sa.String(32), nullable=False),
        sa.Column("action_id", sa.Integer, nullable=False),
    )

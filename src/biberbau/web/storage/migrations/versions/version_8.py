"""Until when answers to a question are taken, and what people at a table wish."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "8", "7"


def upgrade() -> None:
    """Nothing that was there changes; no question has been asked yet, and nobody has wished for anything."""
    op.add_column("game_table", sa.Column("closes", sa.Float))
    key = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    op.create_table(
        "wish",
        sa.Column("table_id", sa.String(32), key, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("asks", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("pauses", sa.Integer, nullable=False),
    )

"""People who have played together: who hides, who was invited where, who has seen how much; codes of tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "11", "10"


def upgrade() -> None:
    """Nobody hides, nobody was invited; old tournaments have a link alone."""
    op.add_column("person", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tournament", sa.Column("code", sa.String(8)))
    op.create_index("ix_tournament_code", "tournament", ["code"], unique=True)
    key = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    op.create_table(
        "looked",
        sa.Column("table_id", sa.String(32), key, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "asked",
        sa.Column("place", sa.String(48), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_asked_sender", "asked", ["sender"])

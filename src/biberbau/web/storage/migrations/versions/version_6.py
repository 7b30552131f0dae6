"""Programs that people write: their accounts, and which seats are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "6", "5"


def upgrade() -> None:
    """All seats from before are people's."""
    op.add_column("seat", sa.Column("program", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "bot",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("ix_bot_owner", "bot", ["owner"])

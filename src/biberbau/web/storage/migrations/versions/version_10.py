"""Reports of the laboratory, and the blocks that are finished of those in the making."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "10", "9"


def upgrade() -> None:
    """Nobody has asked for a report so far."""
    op.create_table(
        "lab_report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("stops", sa.Integer, nullable=False, server_default="0"),
        sa.Column("kept", sa.Integer, nullable=False, server_default="0"),
        sa.Column("budget", sa.Float),
        sa.Column("spent", sa.Float, nullable=False, server_default="0"),
        sa.Column("keeper", sa.String(64)),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_index("ix_lab_report_player", "lab_report", ["player"])
    op.create_index("ix_lab_report_status", "lab_report", ["status"])
    key = sa.ForeignKey("lab_report.id", ondelete="CASCADE")
    op.create_table(
        "lab_block",
        sa.Column("report_id", sa.String(32), key, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("blocks", sa.LargeBinary, nullable=False),
    )

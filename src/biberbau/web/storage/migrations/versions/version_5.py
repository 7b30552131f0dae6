"""Tournaments, and what finished games looked like to those who looked at them again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "5", "4"


def upgrade() -> None:
    """Nothing that was there changes."""
    op.create_table(
        "review",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("budget", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("same", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "entrant",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("words", sa.String(256), nullable=False),
        sa.Column("draw", sa.Integer),
        sa.Column("gone", sa.Integer),
        sa.UniqueConstraint("tournament_id", "player", name="uq_entrant_once"),
    )
    op.create_table(
        "pairing",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), index=True),
    )


def _tournament() -> sa.Column[str]:
    """The row on which these rows depend, so that they go with it."""
    key = sa.ForeignKey("tournament.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(32), key, primary_key=True)

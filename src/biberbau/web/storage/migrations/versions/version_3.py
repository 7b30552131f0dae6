"""Several processes share a database: leases, answers that survive a crash, and when a table was last touched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "3", "2"


def upgrade() -> None:
    """A table was touched when its last action was played, or else when it was opened."""
    op.add_column("game_table", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("keeper", sa.String(64)))
    op.execute(
        "UPDATE game_table SET touched = COALESCE("
        "(SELECT MAX(at) FROM action WHERE action.table_id = game_table.id), created)"
    )
    resting, running = sa.text("status <> 'playing'"), sa.text("status = 'playing'")
    op.create_index(
        "ix_game_table_touched",
        "game_table",
        ["touched"],
        sqlite_where=resting,
        postgresql_where=resting,
    )
    op.create_index(
        "ix_game_table_keeper",
        "game_table",
        ["keeper"],
        sqlite_where=running,
        postgresql_where=running,
    )
    op.create_table(
        "keeper",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "held",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stamp", sa.String(32), nullable=False),
        sa.Column("action_id", sa.Integer, nullable=False),
    )

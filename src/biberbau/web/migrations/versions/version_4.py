"""A place to meet: tables that anybody finds, codes to be said, terms on which people play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    """Tables from before are found by their link alone."""
    op.add_column("game_table", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("code", sa.String(8)))
    op.add_column("game_table", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game_table", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET since = touched")
    op.add_column("seat", sa.Column("stand_in", sa.String(8), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("extra", sa.Float, nullable=False, server_default="0"))
    op.add_column("action", sa.Column("spent", sa.Float))
    op.create_index("ix_game_table_code", "game_table", ["code"], unique=True)
    waiting = sa.text("status = 'lobby'")
    op.create_index(
        "ix_game_table_listed",
        "game_table",
        ["listed"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )

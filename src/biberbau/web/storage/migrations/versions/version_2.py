"""Tables are dealt from the words of all seats, no longer from one text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "2", "1"


def upgrade() -> None:
    """A table that has not been dealt is dealt in the new way; its host's text becomes the host's words."""
    op.create_table("used_seal", sa.Column("number", sa.String(64), primary_key=True))
    op.add_column("game_table", sa.Column("deal", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seat", sa.Column("words", sa.String(256)))
    op.execute("UPDATE game_table SET deal = 2 WHERE status = 'lobby'")
    op.execute("UPDATE seat SET words = '' WHERE kind <> 'open'")
    op.execute(
        "UPDATE seat SET words = (SELECT entropy FROM game_table WHERE game_table.id = seat.table_id) WHERE EXISTS"
        " (SELECT 1 FROM game_table WHERE game_table.id = seat.table_id AND game_table.host = seat.player"
        " AND game_table.deal = 2)"
    )

"""Whose finished games may be given to research, and on which bots' seats a person has played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "12", "11"


def upgrade() -> None:
    """Nobody has said yes so far. A bot that sits in a game that was dealt may have taken the place of somebody who was
    deleted: nothing says so of old games, and nobody can be asked any more."""
    op.add_column("person", sa.Column("research", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("vacated", sa.Integer, nullable=False, server_default="0"))
    table = sa.table("game_table", sa.column("id"), sa.column("status"))
    seat = sa.table("seat", sa.column("table_id"), sa.column("kind"), sa.column("vacated"))
    dealt = sa.select(table.c.id).where(table.c.status != "lobby")
    op.execute(sa.update(seat).where(seat.c.kind == "bot", seat.c.table_id.in_(dealt)).values(vacated=1))

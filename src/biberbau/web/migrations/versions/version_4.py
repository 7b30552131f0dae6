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
    op.add_column("game_table", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    _people()
    op.create_index("ix_game_table_code", "game_table", ["code"], unique=True)
    waiting = sa.text("status = 'lobby'")
    op.create_index(
        "ix_game_table_listed",
        "game_table",
        ["listed"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )


def _people() -> None:
    """What is said at tables, and who looks on."""
    op.create_table(
        "chat",
        *_at_a_table(sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(256), nullable=False),
    )
    op.create_table(
        "mute",
        *_at_a_table(sa.Column("reader", sa.String(64), primary_key=True)),
        sa.Column("author", sa.String(64), primary_key=True),
    )
    op.create_table(
        "onlooker",
        *_at_a_table(sa.Column("player", sa.String(64), primary_key=True)),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table("removed", *_at_a_table(sa.Column("player", sa.String(64), primary_key=True)))
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(256), nullable=False),
        sa.UniqueConstraint("table_id", "number", "reporter", name="uq_report_once"),
    )


def _at_a_table(key: sa.Column[object]) -> tuple[sa.Column[object], ...]:
    """The columns of a primary key at a table, with which the rows go."""
    table = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), table, primary_key=True), key

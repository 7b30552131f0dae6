"""A place to meet: tables that anybody finds, codes to be said, terms on which people play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    """Tables from before are found by their link alone, and have no results."""
    op.add_column("game_table", sa.Column("listed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("code", sa.String(8)))
    op.add_column("game_table", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("game_table", sa.Column("fill_at", sa.Float))
    op.add_column("game_table", sa.Column("turn", sa.Integer))
    op.add_column("game_table", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    _people()
    op.add_column("game_table", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET since = touched")
    op.add_column("seat", sa.Column("stand_in", sa.String(8), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("extra", sa.Float, nullable=False, server_default="0"))
    op.add_column("action", sa.Column("spent", sa.Float))
    op.create_index("ix_game_table_code", "game_table", ["code"], unique=True)
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_push_player", "push", ["player"])
    op.create_table(
        "pushed",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "ban",
        sa.Column("what", sa.String(96), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("who", sa.String(160), nullable=False),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "process",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
    )
    waiting = sa.text("status = 'lobby'")
    op.create_index(
        "ix_game_table_fill_at",
        "game_table",
        ["fill_at"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
    op.create_index(
        "ix_game_table_listed",
        "game_table",
        ["listed"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )


def _people() -> None:
    """What is kept of people: results, a profile, the ways back, ratings."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("colour", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(64), nullable=False, index=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "transfer",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False, index=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "rating",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
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
    """The columns of a primary key that refers to a table, so that the rows go with it."""
    table = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), table, primary_key=True), key

"""The tables of the database. A change here is a migration there: ``web/migrations/versions``."""

from __future__ import annotations

import sqlalchemy as sa

SCHEMA_VERSION = 4

metadata = sa.MetaData()

schema = sa.Table("biberbau_schema", metadata, sa.Column("version", sa.Integer, nullable=False))
"""What releases read that know no alembic, so that they refuse what is newer than they are."""

stamp = sa.Table(
    "alembic_version", metadata, sa.Column("version_num", sa.String(32), primary_key=True, nullable=False)
)

table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seed", sa.LargeBinary, nullable=False),  # secret until the game is over
    sa.Column(
        "entropy", sa.String(256), nullable=False
    ),  # one text for all, of tables dealt as version 1 did it
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("status", sa.String(16), nullable=False),  # lobby, playing, over, left
    sa.Column("host", sa.String(64), nullable=False),  # SHA-256 of the host's player token
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every change
    sa.Column("undos", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=True),  # the table where the same people play on
    sa.Column("deal", sa.Integer, nullable=False),  # 2: from the seats' words, 1: from entropy
    sa.Column("touched", sa.Float, nullable=False),  # seconds since 1970 of the last change, to the hour
    sa.Column(
        "keeper", sa.String(64), nullable=True
    ),  # the process that plays its bots and clocks, if it lives
    sa.Column("listed", sa.Integer, nullable=False, server_default="0"),  # 1: anybody finds it in the lobby
    sa.Column("code", sa.String(8), nullable=True),  # to be said on the phone, while seats are open
    sa.Column("terms", sa.Text, nullable=False, server_default="{}"),  # JSON: ``terms.Terms``
    sa.Column(
        "since", sa.Float, nullable=False, server_default="0"
    ),  # seconds since 1970: the decision that it waits for began then
)

RUNNING, RESTING = sa.text("status = 'playing'"), sa.text("status <> 'playing'")
WAITING = sa.text("status = 'lobby'")
# What changes with every move stands in no index: PostgreSQL then writes no index anew for a move, nor does SQLite.
sa.Index("ix_game_table_touched", table.c.touched, sqlite_where=RESTING, postgresql_where=RESTING)
sa.Index("ix_game_table_keeper", table.c.keeper, sqlite_where=RUNNING, postgresql_where=RUNNING)
sa.Index("ix_game_table_code", table.c.code, unique=True)
sa.Index("ix_game_table_listed", table.c.listed, sqlite_where=WAITING, postgresql_where=WAITING)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # human, bot, open
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("player", sa.String(64), nullable=True, index=True),  # SHA-256 of the player token
    sa.Column(
        "words", sa.String(256), nullable=True
    ),  # added to the deal; null: this seat has not been asked yet
    sa.Column(
        "stand_in", sa.String(8), nullable=False, server_default=""
    ),  # gone or out: a bot plays for them
    sa.Column(
        "extra", sa.Float, nullable=False, server_default="0"
    ),  # seconds given to their clock, or taken
)

used_seal = sa.Table(
    "used_seal",
    metadata,
    sa.Column(
        "number", sa.String(64), primary_key=True
    ),  # of a seal that has dealt a table: it deals no second one
)

action = sa.Table(
    "action",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("action_id", sa.Integer, nullable=False),
    sa.Column("notation", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column(
        "spent", sa.Float, nullable=True
    ),  # seconds that it took from its seat's clock, less those that it added; null: none ticked
)

keeper = sa.Table(
    "keeper",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),  # of a process
    sa.Column("until", sa.Float, nullable=False),  # its leases run until then, by the database's clock
)

held = sa.Table(
    "held",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column(
        "stamp", sa.String(32), nullable=False
    ),  # of the question that it answers; older ones count no more
    sa.Column("action_id", sa.Integer, nullable=False),
)

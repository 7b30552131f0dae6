"""The tables of the database. A change here is a migration there: ``web/storage/migrations/versions``."""

from __future__ import annotations

import sqlalchemy as sa

SCHEMA_VERSION = 13

metadata = sa.MetaData()

schema = sa.Table("biberbau_schema", metadata, sa.Column("version", sa.Integer, nullable=False))
"""Read by releases without alembic, so that they refuse a newer database."""

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
    sa.Column("fill_at", sa.Float, nullable=True),  # when bots take the empty seats, seconds since 1970
    sa.Column(
        "turn", sa.Integer, nullable=True
    ),  # a bit for each seat that decides now; null: nobody has noted it
    sa.Column(
        "said", sa.Integer, nullable=False, server_default="0"
    ),  # the number of the last line in ``chat``
    sa.Column(
        "since", sa.Float, nullable=False, server_default="0"
    ),  # seconds since 1970: the decision that it waits for began then
    sa.Column(
        "closes", sa.Float, nullable=True
    ),  # by the database's clock: from then on no more answers are held for the question that it waits for
)

RUNNING, RESTING = sa.text("status = 'playing'"), sa.text("status <> 'playing'")
WAITING = sa.text("status = 'lobby'")
# What changes with every move stands in no index: PostgreSQL then writes no index anew for a move, nor does SQLite.
sa.Index("ix_game_table_touched", table.c.touched, sqlite_where=RESTING, postgresql_where=RESTING)
sa.Index("ix_game_table_keeper", table.c.keeper, sqlite_where=RUNNING, postgresql_where=RUNNING)
sa.Index("ix_game_table_code", table.c.code, unique=True)
sa.Index("ix_game_table_fill_at", table.c.fill_at, sqlite_where=WAITING, postgresql_where=WAITING)
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
    sa.Column(
        "program", sa.Integer, nullable=False, server_default="0"
    ),  # 1: it was taken through the protocol for programs, and everybody sees that
    sa.Column(
        "vacated", sa.Integer, nullable=False, server_default="0"
    ),  # 1: a bot's seat on which a person has played, or perhaps one has (dealt before version 12)
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
    ),  # of the question that it answers; older ones no longer count
    sa.Column("action_id", sa.Integer, nullable=False),
)

ahead = sa.Table(
    "ahead",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("stamp", sa.String(32), nullable=False),  # the position at which it was chosen
    sa.Column("action_id", sa.Integer, nullable=False),  # to be played when its turn comes
)

wish = sa.Table(
    "wish",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("asks", sa.String(8), nullable=False),  # able, always, never; empty: they have not said
    sa.Column("round", sa.Integer, nullable=False),  # in which they said so
    sa.Column("pauses", sa.Integer, nullable=False),  # 1: the bots wait for them
)

push = sa.Table(
    "push",
    metadata,
    sa.Column(
        "id", sa.String(64), primary_key=True
    ),  # SHA-256 of the endpoint: a browser that is told of turns
    sa.Column("player", sa.String(64), nullable=False, index=True),  # SHA-256 of the player token
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("site", sa.String(255), nullable=False),  # the name under which that browser knows us
    sa.Column("created", sa.Float, nullable=False),
)

pushed = sa.Table(
    "pushed",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column(
        "number", sa.Integer, nullable=False
    ),  # of the turn that they were told of last; -1: an invitation
)

ban = sa.Table(
    "ban",
    metadata,
    sa.Column(
        "what", sa.String(96), primary_key=True
    ),  # "player:" and SHA-256 of the token, or "net:" and a network
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("who", sa.String(160), nullable=False),  # as the operator knows them
    sa.Column("why", sa.String(400), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),  # message, drain
    sa.Column("value", sa.Text, nullable=False),  # JSON
)

process = sa.Table(
    "process",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970 of what it reports
    sa.Column("report", sa.Text, nullable=False),  # JSON: its load
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("channel", sa.String(8), nullable=False),  # all, players, watchers
    sa.Column("seat", sa.Integer, nullable=True),  # of the person who said it; null: a spectator
    sa.Column("player", sa.String(64), nullable=False),  # SHA-256 of their player token
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # text, phrase, sticker
    sa.Column("text", sa.String(256), nullable=False),  # as it was typed, or the key of a phrase or sticker
)

mute = sa.Table(
    "mute",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("reader", sa.String(64), primary_key=True),  # both are SHA-256 of player tokens
    sa.Column("author", sa.String(64), primary_key=True),
)

onlooker = sa.Table(
    "onlooker",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),  # which they wish to be shown while they look on
)

removed = sa.Table(
    "removed",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("player", sa.String(64), primary_key=True),  # whom the host does not want at that table
)

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("table_id", sa.String(32), nullable=False),  # which may be gone by the time somebody looks
    sa.Column("number", sa.Integer, nullable=False),  # of the line in ``chat``
    sa.Column("reporter", sa.String(64), nullable=False),
    sa.Column("player", sa.String(64), nullable=False),  # who said it
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.String(256), nullable=False),
    sa.UniqueConstraint("table_id", "number", "reporter", name="uq_report_once"),
)

looked = sa.Table(
    "looked",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("player", sa.String(64), primary_key=True),  # of a seat there
    sa.Column("number", sa.Integer, nullable=False),  # the last action that their page has shown
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970: they were here then
)

review = sa.Table(
    "review",
    metadata,
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("budget", sa.Integer, nullable=False),  # with which the finished game was reviewed
    sa.Column("made", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("document", sa.Text, nullable=False),  # JSON
)

# Nothing below is a table's: a person's results, and the person themself, stay when tables are deleted.

result = sa.Table(
    "result",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # human, bot
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),  # empty: of somebody who wished to be forgotten
    sa.Column("player", sa.String(64), nullable=True, index=True),
    sa.Column("place", sa.Integer, nullable=False),  # 1: has won, perhaps with others
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),  # seconds since 1970
)

person = sa.Table(
    "person",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),  # SHA-256 of the player token
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),  # empty: as the browser says
    sa.Column("colour", sa.Integer, nullable=True),  # of the seat that they like to sit on
    sa.Column(
        "hidden", sa.Integer, nullable=False, server_default="0"
    ),  # 1: people they have played with do not find them in their list
    sa.Column(
        "research", sa.Integer, nullable=False, server_default="0"
    ),  # 1: finished games of theirs may be given to research, without names
    sa.Column("created", sa.Float, nullable=False),
    sa.Column(
        "seen", sa.Float, nullable=False
    ),  # when anything of this was last changed, or used to come back
)

asked = sa.Table(  # who was invited where
    "asked",
    metadata,
    sa.Column("place", sa.String(48), primary_key=True),  # the path of a table or a tournament
    sa.Column("player", sa.String(64), primary_key=True),  # who was invited
    sa.Column("sender", sa.String(64), nullable=False, index=True),  # SHA-256 of a player token, too
    sa.Column("name", sa.String(64), nullable=False),  # of the sender
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
)

signed_out = sa.Table(  # who has signed out in all browsers
    "signed_out",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),  # SHA-256 of the player token
    sa.Column("at", sa.Float, nullable=False, index=True),  # cookies from before no longer count
)

passkey = sa.Table(
    "passkey",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the credential's id
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("player", sa.String(64), nullable=False, index=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),  # the player token, under the server's key
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

bot = sa.Table(
    "bot",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),  # SHA-256 of the program's token
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("owner", sa.String(64), nullable=True, index=True),  # who made it; null: the operator
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("revoked", sa.Float, nullable=True),  # since when its token opens nothing any more
)

transfer = sa.Table(
    "transfer",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the code in the link
    sa.Column("player", sa.String(64), nullable=False, index=True),
    sa.Column(
        "sealed", sa.LargeBinary, nullable=False
    ),  # the player token, under the code; empty once it was used
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)

rating = sa.Table(
    "rating",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True, index=True),
    sa.Column("name", sa.String(64), nullable=False),  # under which they played last
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),  # of the last game that counted
)

tournament = sa.Table(
    "tournament",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON; the number of players is each table's own
    sa.Column("terms", sa.Text, nullable=False),  # JSON: ``terms.Terms`` of its tables
    sa.Column("system", sa.String(16), nullable=False),  # knockout, swiss, everyone
    sa.Column("seats", sa.Integer, nullable=False),  # how many sit at a table, if there are enough
    sa.Column("places", sa.Integer, nullable=False),  # how many people can take part
    sa.Column("rounds", sa.Integer, nullable=False),  # of Swiss; 0: as many as it takes
    sa.Column("same", sa.Integer, nullable=False),  # 1: the same cards at every table of a round
    sa.Column("host", sa.String(64), nullable=False),  # SHA-256 of the host's player token
    sa.Column("status", sa.String(16), nullable=False, index=True),  # open, running, over
    sa.Column("round", sa.Integer, nullable=False),  # the last one that was opened, from 1
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every change
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("touched", sa.Float, nullable=False),  # seconds since 1970 of the last change
    sa.Column(
        "words", sa.String(256), nullable=True
    ),  # of the host, for the draw; null: from before version 7, drawn by the system and rated at once
    sa.Column(
        "code", sa.String(8), nullable=True
    ),  # to be said on the phone until it begins; null: from before version 11
)
sa.Index("ix_tournament_code", tournament.c.code, unique=True)

entrant = sa.Table(
    "entrant",
    metadata,
    sa.Column(
        "tournament_id", sa.String(32), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # in the order in which they came
    sa.Column("player", sa.String(64), nullable=True, index=True),  # null: of somebody who was forgotten
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("words", sa.String(256), nullable=False),  # added to the draw and to the deals of their tables
    sa.Column("draw", sa.Integer, nullable=True),  # their number in the draw, from 1; null: not drawn yet
    sa.Column("gone", sa.Integer, nullable=True),  # the round in which they left; null: they take part
    sa.UniqueConstraint("tournament_id", "player", name="uq_entrant_once"),
)

pairing = sa.Table(
    "pairing",
    metadata,
    sa.Column(
        "tournament_id", sa.String(32), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),  # which table of the round
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entrant", sa.Integer, nullable=False),  # by their number
    sa.Column("table_id", sa.String(32), nullable=True, index=True),  # null: nobody to play against
)

# Reports of the laboratory: games of bots, from deals of their own. No table and no person's game is in them.

lab_report = sa.Table(
    "lab_report",
    metadata,
    sa.Column(
        "id", sa.String(32), primary_key=True
    ),  # nobody guesses it: people who have the link may read the report
    sa.Column(
        "player", sa.String(64), nullable=False, index=True
    ),  # SHA-256 of the token of the person who asked
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # JSON: what is to be played
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("status", sa.String(16), nullable=False, index=True),  # open, over, enough, budget, failed
    sa.Column("stops", sa.Integer, nullable=False, server_default="0"),  # 1: somebody has had enough
    sa.Column("kept", sa.Integer, nullable=False, server_default="0"),  # 1: until its owner deletes it
    sa.Column("budget", sa.Float, nullable=True),  # CPU seconds that it may take; null: as many as it needs
    sa.Column("spent", sa.Float, nullable=False, server_default="0"),  # CPU seconds that it has taken
    sa.Column("keeper", sa.String(64), nullable=True),  # the process that plays its games
    sa.Column("claimed", sa.Float, nullable=False, server_default="0"),  # when that was said last
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("progress", sa.Text, nullable=False),  # JSON: first estimates, and how far it is
    sa.Column("document", sa.Text, nullable=False),  # JSON: the report; empty while there is none
)

lab_block = sa.Table(
    "lab_block",
    metadata,
    sa.Column(
        "report_id", sa.String(32), sa.ForeignKey("lab_report.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # in the order in which they came
    sa.Column("blocks", sa.LargeBinary, nullable=False),  # finished blocks of its parts: JSON, packed by zlib
)

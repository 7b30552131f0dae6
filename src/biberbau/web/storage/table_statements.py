"""All statements about tables: records, seats, actions, ratings and chat."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa

from ..domain.records import Seat
from ..domain.results import Result
from . import schema
from .chat import NUDGE, ChatLine
from .statements import Statement, fields, given, insert, same, several

_table, _seat, _action, _rating = schema.table.c, schema.seat.c, schema.action.c, schema.rating.c
_chat, _mute, _onlooker, _removed = schema.chat.c, schema.mute.c, schema.onlooker.c, schema.removed.c
_result, _drawn = schema.result.c, schema.tournament.c


def _read_seat(
    number: int,
    kind: str,
    name: str,
    level: str,
    player: str | None,
    words: str | None,
    stand_in: str,
    extra: float,
    program: int,
    vacated: int,
) -> Seat:
    return Seat(number, kind, name, level, player, words, stand_in, extra, bool(program), bool(vacated))


READ = Statement(
    sa.select(
        *(_table.id, _table.game, _table.options, _table.seed, _table.entropy, _table.created, _table.status),
        *(_table.host, _table.revision, _table.undos, _table.rematch, _table.deal, _table.listed),
        *(_table.code, _table.terms, _table.since),
    ).where(*same(_table.id))
)
READ_SEATS = Statement(
    sa.select(*fields(schema.seat, _read_seat)).where(*same(_seat.table_id)).order_by(_seat.number),
    row=_read_seat,
)
READ_ACTIONS = Statement(
    sa.select(_action.action_id, _action.seat, _action.spent)
    .where(*same(_action.table_id), _action.number > sa.bindparam("after"))
    .order_by(_action.number),
    *("table_id", "after"),
)
READ_SPENT = Statement(
    sa.select(_action.seat, _action.spent)
    .where(*same(_action.table_id), _action.spent.is_not(None))
    .order_by(_action.number)
)
REVISION = Statement(sa.select(_table.revision).where(*same(_table.id)))
SEATED = Statement(
    sa.select(_table.id)
    .join_from(schema.table, schema.seat)
    .where(*same(_seat.player), _seat.kind == "human")
    .order_by(_table.created.desc())
    .limit(sa.bindparam("most")),
    *("player", "most"),
)
MOVES = Statement(sa.select(_table.id).where(_table.status == "playing"))
OPEN = Statement(
    sa.select(_table.id, _table.revision)
    .where(_table.listed == 1, _table.status == "lobby")
    .order_by(_table.created.desc())
    .limit(sa.bindparam("most"))
)
WATCHED = Statement(
    sa.select(_table.id, _table.revision)
    .where(_table.listed == 1, _table.status == "playing")
    .order_by(_table.created.desc())
    .limit(sa.bindparam("most"))
)
DUE = Statement(
    sa.select(_table.id)
    .where(_table.status == "lobby")
    .where(_table.fill_at > sa.bindparam("since"), _table.fill_at <= sa.bindparam("until"))
    .order_by(_table.fill_at)
    .limit(sa.bindparam("most")),
    *("since", "until", "most"),
)
CODE_TAKEN = Statement(
    sa.select(_table.id).where(*same(_table.code), _table.id != sa.bindparam("id")), "code", "id"
)
CODED = Statement(sa.select(_table.id).where(*same(_table.code), _table.status == "lobby"))
USE_SEAL = insert(schema.used_seal, "number")
CREATE = insert(
    schema.table,
    *("id", "game", "options", "seed", "entropy", "created", "status", "host", "revision", "undos", "deal"),
    *("touched", "listed", "code", "terms", "fill_at", "since"),
)
CREATE_SEAT = insert(
    schema.seat,
    *("table_id", "number", "kind", "name", "level", "player", "words", "stand_in", "extra", "program"),
    "vacated",
)

_changed = sa.update(schema.table).values(revision=_table.revision + 1)
RENEW = Statement(_changed.where(*same(_table.id)))
FOLLOW = Statement(
    _changed.values(given(_table.rematch, _table.touched)).where(*same(_table.id), _table.rematch.is_(None)),
    *("rematch", "touched", "id"),
)
UNFOLLOW = Statement(_changed.values(rematch=None).where(*same(_table.id)))
UNLIST = Statement(
    _changed.values(given(_table.touched) | {"listed": 0}).where(
        *same(_table.id, _table.revision), _table.status == "lobby"
    ),
    *("touched", "id", "revision"),
)
SET_UP = Statement(
    _changed.values(given(_table.options, _table.terms, _table.listed, _table.fill_at, _table.touched)).where(
        *same(_table.id, _table.revision), _table.status == "lobby"
    ),
    *("options", "terms", "listed", "fill_at", "touched", "id", "revision"),
)
NO_SEATS = Statement(sa.delete(schema.seat).where(*same(_seat.table_id)), "table_id")
_moved = _changed.values(given(_table.touched, _table.since, _table.turn) | {"closes": None}).where(
    *same(_table.id, _table.revision)
)
MOVE = Statement(_moved, "touched", "turn", "since", "id", "revision")
BEGIN = Statement(
    _moved.values(given(_table.status) | {"code": None}),
    *("status", "touched", "turn", "since", "id", "revision"),
)
CHANGE = Statement(
    _moved.values(given(_table.status, _table.undos)),
    *("status", "undos", "touched", "turn", "since", "id", "revision"),
)
HAND_OVER = Statement(
    sa.update(schema.table).values(given(_table.host)).where(*same(_table.id)), "host", "id"
)
HIDE = Statement(sa.update(schema.table).values(listed=0, code=None).where(*same(_table.id)))
NOTE_TURN = Statement(
    sa.update(schema.table).values(given(_table.turn)).where(*same(_table.id, _table.revision)),
    *("turn", "id", "revision"),
)
CHANGE_SEAT = Statement(
    sa.update(schema.seat)
    .values(given(_seat.kind, _seat.name, _seat.level, _seat.player))
    .values(given(_seat.words, _seat.stand_in, _seat.extra, _seat.program, _seat.vacated))
    .where(*same(_seat.table_id, _seat.number)),
    *("kind", "name", "level", "player", "words", "stand_in", "extra", "program", "vacated"),
    *("table_id", "number"),
)
FORGET_MARK = Statement(
    sa.delete(schema.ahead).where(*same(schema.ahead.c.table_id, schema.ahead.c.seat)), "table_id", "seat"
)
PLAY = insert(schema.action, "table_id", "number", "action_id", "notation", "seat", "at", "spent")
_row = _moved.values(given(_table.status)).returning(_table.id).cte("moved")
MOVE_AND_PLAY = Statement(
    sa.insert(schema.action).from_select(
        ["table_id", "number", "action_id", "notation", "seat", "at", "spent"],
        sa.select(
            _row.c.id,
            *map(sa.bindparam, ("number", "action_id", "notation", "seat", "at")),
            sa.cast(sa.bindparam("spent"), sa.Double),  # PostgreSQL cannot infer the type of a null
        ),
    ),
    *("status", "touched", "turn", "since", "id", "revision"),
    *("number", "action_id", "notation", "seat", "at", "spent"),
)
TAKE_BACK = Statement(
    sa.delete(schema.action).where(*same(_action.table_id), _action.number > sa.bindparam("left")),
    *("table_id", "left"),
)
RESULT = insert(
    schema.result,
    *("table_id", "game", "players", "ended", "seat", "kind", "level", "name", "player", "place", "score"),
)
RESULTS = Statement(
    sa.select(*fields(schema.result, Result)).where(*same(_result.table_id)).order_by(_result.seat),
    row=Result,
)
DRAWN_FROM = Statement(sa.select(_drawn.words).where(*same(_drawn.id)))
_RATED = ("game", "player", "name", "mu", "sigma", "games", "ended")
FIRST_RATED = insert(schema.rating, *_RATED, update=())
RATE = insert(schema.rating, *_RATED, update=("name", "mu", "sigma", "games", "ended"))

SAID = Statement(
    sa.update(schema.table).values(said=_table.said + 1).where(*same(_table.id)).returning(_table.said)
)
SAY = insert(schema.chat, "table_id", "number", "at", "channel", "seat", "player", "name", "kind", "text")
FORGET = Statement(
    sa.delete(schema.chat).where(*same(_chat.table_id), _chat.number <= sa.bindparam("last")),
    *("table_id", "last"),
)
LINES = Statement(
    sa.select(*fields(schema.chat, ChatLine)).where(*same(_chat.table_id)).order_by(_chat.number),
    row=ChatLine,
)
NUDGED = Statement(
    sa.select(_chat.at)
    .where(*same(_chat.table_id), _chat.kind == NUDGE, _chat.number < sa.bindparam("number"))
    .order_by(_chat.number.desc())
    .limit(1),
    *("table_id", "number"),
)
MUTE = insert(schema.mute, "table_id", "reader", "author", update=())
UNMUTE = Statement(
    sa.delete(schema.mute).where(*same(_mute.table_id, _mute.reader, _mute.author)),
    *("table_id", "reader", "author"),
)
MUTES = Statement(sa.select(_mute.reader, _mute.author).where(*same(_mute.table_id)))
NAME_ONLOOKER = insert(schema.onlooker, "table_id", "player", "name", update=("name",))
UNNAME_ONLOOKER = Statement(
    sa.delete(schema.onlooker).where(*same(_onlooker.table_id, _onlooker.player)), "table_id", "player"
)
ONLOOKERS = Statement(sa.select(_onlooker.player, _onlooker.name).where(*same(_onlooker.table_id)))
REMOVE = insert(schema.removed, "table_id", "player", update=())
REMOVED = Statement(sa.select(_removed.player).where(*same(_removed.table_id)))
REPORT = insert(
    schema.report, "at", "table_id", "number", "reporter", "player", "name", "kind", "text", update=()
)

_follower = schema.table.alias("follower")
UNFOLLOWED = Statement(
    sa.select(_table.id).where(
        _table.rematch.is_not(None), ~sa.exists().where(_follower.c.id == _table.rematch)
    )
)


@cache
def clean_statement(status: str) -> Statement[Any]:
    """Deletes old tables of a status, which is a literal: no partial index over it serves a placeholder."""
    old = (_table.status == status, _table.status != "playing", _table.touched < sa.bindparam("before"))
    some = sa.select(_table.id).where(*old).limit(sa.bindparam("most"))
    return Statement(sa.delete(schema.table).where(*old, _table.id.in_(some)), "before", "most")


@cache
def ratings_statement(count: int) -> Statement[Any]:
    """Finds and locks the ratings of a number of people in a game, always in one order."""
    players = several(count)
    return Statement(
        sa.select(_rating.player, _rating.mu, _rating.sigma, _rating.games)
        .where(*same(_rating.game), _rating.player.in_(players))
        .order_by(_rating.player)
        .with_for_update(),
        *("game", *(one.key for one in players)),
    )

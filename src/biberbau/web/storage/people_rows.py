"""Reading and writing people's data: statements, for code that has opened a transaction (``rows.Rows``).

A person is identified by the SHA-256 of their token, everywhere. Only the export reads a table's actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa

from ..domain.ratings import Standing
from . import schema
from .rows import Rows
from .statements import Statement, fields, filled, given, insert, same, several

_table, _seat, _result, _bot, _rating = (
    *(schema.table.c, schema.seat.c),
    *(schema.result.c, schema.bot.c, schema.rating.c),
)
_person, _passkey, _transfer, _action = (
    *(schema.person.c, schema.passkey.c),
    *(schema.transfer.c, schema.action.c),
)
_tournament, _entrant, _report = schema.tournament.c, schema.entrant.c, schema.report.c


def _mine(*columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """A column of each table where somebody sits."""
    return sa.select(*columns).join_from(schema.table, schema.seat).where(*same(_seat.player))


_ended = _table.status.in_(("over", "left"))
_your_turn = sa.and_(_table.status == "playing", _table.turn.bitwise_rshift(_seat.number).bitwise_and(1) == 1)
_number = sa.func.count().label("number")

SAVE_PERSON = insert(
    *(schema.person, "player", "name", "lang", "created", "seen"), update=("name", "lang", "seen")
)
LIKES = Statement(
    sa.update(schema.person).values(given(_person.colour)).where(*same(_person.player)), "colour", "player"
)
HAS_SEATS = Statement(sa.select(_number).where(*same(_seat.player)))
TURNS = Statement(_mine(_table.game, _number).where(_your_turn).group_by(_table.game))
UNKNOWN = Statement(
    _mine(_table.id)
    .where(_table.status == "playing", _table.turn.is_(None))
    .order_by(_table.created.desc())
    .limit(sa.bindparam("most")),
    *("player", "most"),
)
_others = schema.seat.alias("other")
_other = _others.c
OPPONENTS = Statement(
    sa.select(_other.table_id, _table.game, _other.name)
    .join_from(
        *(_others, schema.seat),
        sa.and_(_seat.table_id == _other.table_id, _seat.number != _other.number),
    )
    .join(schema.table, _table.id == _other.table_id)
    .where(*same(_seat.player))
    .order_by(_table.created.desc())
)
_bots = schema.result.alias("bot")
_beaten = _bots.c
BEATEN = Statement(
    sa.select(_result.game, _beaten.level, sa.func.count(_result.table_id.distinct()).label("times"))
    .join_from(
        *(schema.result, _bots),
        sa.and_(
            *(_beaten.table_id == _result.table_id, _beaten.kind == "bot", _beaten.place > _result.place)
        ),
    )
    .where(*same(_result.player))
    .group_by(_result.game, _beaten.level)
)
PROGRAMS = Statement(
    sa.select(_bot.name, _bot.created, _bot.revoked).where(*same(_bot.owner)).order_by(_bot.created)
)
RESULTS = Statement(
    sa.select(
        *(_result.table_id.label("table"), _result.seat, _result.game, _result.players, _result.name),
        *(_result.place, _result.score, _result.ended),
    )
    .where(*same(_result.player))
    .order_by(_result.ended)
)
MY_RATINGS = Statement(
    sa.select(_rating.game, _rating.mu, _rating.sigma, _rating.games).where(*same(_rating.player))
)
LEADERS = Statement(
    sa.select(_rating.player, _rating.name, _rating.mu, _rating.sigma, _rating.games)
    .where(*same(_rating.game), _rating.games >= sa.bindparam("fewest"))
    .order_by((_rating.mu - sa.bindparam("sure") * _rating.sigma).desc(), _rating.games.desc())
    .limit(sa.bindparam("most")),
    *("game", "fewest", "sure", "most"),
)

PASSKEYS = Statement(
    sa.select(_passkey.id, _passkey.credential, _passkey.created, _passkey.used)
    .where(*same(_passkey.player))
    .order_by(_passkey.created)
)
PASSKEY = Statement(
    sa.select(_passkey.public_key, _passkey.sign_count, _passkey.player, _passkey.sealed).where(
        *same(_passkey.id)
    )
)
ADD_PASSKEY = insert(
    *(schema.passkey, "id", "credential", "public_key", "sign_count", "player", "sealed", "created"),
    update=(),
)
USE_PASSKEY = Statement(
    sa.update(schema.passkey).values(given(_passkey.sign_count, _passkey.used)).where(*same(_passkey.id)),
    *("sign_count", "used", "id"),
)
REMOVE_PASSKEY = Statement(
    sa.delete(schema.passkey).where(*same(_passkey.id, _passkey.player)), "id", "player"
)

ADD_TRANSFER = insert(schema.transfer, "id", "player", "sealed", "until")
TRANSFER = Statement(
    sa.select(_transfer.player, _transfer.sealed, _transfer.until, _transfer.used).where(*same(_transfer.id))
)
USE_TRANSFER = Statement(
    sa.update(schema.transfer)
    .values(given(_transfer.used, _transfer.sealed))
    .where(*same(_transfer.id), _transfer.used.is_(None), _transfer.until > sa.bindparam("used")),
    *("used", "sealed", "id"),
)
OLD_TRANSFERS = Statement(
    sa.delete(schema.transfer).where(
        (_transfer.until < sa.bindparam("before"))
        | sa.and_(*same(_transfer.player), _transfer.used.is_(None))
    ),
    *("before", "player"),
)

OWN_TABLES = Statement(
    _mine(
        *(_table.id, _table.game, _table.options, _table.status, _table.created),
        *(_seat.number, _seat.name, _seat.words),
    ).order_by(_table.created)
)
OWN_ACTIONS = Statement(
    sa.select(_action.table_id, _action.number, _action.notation, _action.at)
    .join_from(
        *(schema.action, schema.seat),
        sa.and_(_seat.table_id == _action.table_id, _seat.number == _action.seat),
    )
    .where(*same(_seat.player))
    .order_by(_action.table_id, _action.number)
)
UNFINISHED = Statement(_mine(_table.id).where(~_ended))
TERMS_NOW = Statement(
    _mine(_table.terms).where(*same(_table.game), _table.status == "playing"), "player", "game"
)
FINISHED = Statement(_mine(_table.id, _seat.number).where(_ended))
FORGET_SEAT = Statement(
    sa.update(schema.seat)
    .values(given(_seat.name) | {"player": None})
    .where(*same(_seat.table_id, _seat.number, _seat.player)),
    *("name", "table_id", "number", "player"),
)

_open = sa.select(_tournament.id).where(_tournament.status == "open")
_entered = sa.select(_entrant.tournament_id).where(*same(_entrant.player))
_left_in = (
    sa.select(sa.case((_tournament.status == "running", _tournament.round), else_=_tournament.round + 1))
    .where(_tournament.id == _entrant.tournament_id)
    .scalar_subquery()
)
FORGET_SHARED = [
    Statement(expression)
    for expression in (
        sa.update(schema.seat).values(player=None).where(*same(_seat.player)),
        sa.update(schema.table).values(host="").where(*same(_table.host)),
        sa.update(schema.result).values(player=None, name="").where(*same(_result.player)),
        # The operator who looks into a report needs the line, and the number of reporters; not who they were, nor their
        # words.
        sa.update(schema.report)
        .values(reporter=sa.literal("forgotten ").concat(_report.id))
        .where(*same(_report.reporter)),
        sa.update(schema.report).values(player="", name="", text="").where(*same(_report.player)),
        # Others have played against them: their place in a tournament stays, without a name, and they lose the rest. As
        # at tables, the words in draw and deals stay, so that these can be checked.
        sa.update(schema.tournament)
        .values(revision=_tournament.revision + 1)
        .where(_tournament.id.in_(_entered)),
        sa.delete(schema.entrant).where(*same(_entrant.player), _entrant.tournament_id.in_(_open)),
        sa.update(schema.entrant)
        .values(player=None, name="", gone=sa.func.coalesce(_entrant.gone, _left_in))
        .where(*same(_entrant.player)),
        sa.update(schema.tournament).values(host="").where(*same(_tournament.host)),
        sa.delete(schema.bot).where(*same(_bot.owner)),
    )
]

WHO = ("player", "reader", "author", "reporter", "sender")
"""The columns that hold a person's hash."""

FORGET = [
    Statement(sa.delete(table).where(*same(column)))
    for table in schema.metadata.sorted_tables
    for column in table.columns
    if column.name in WHO and table.name not in ("seat", "result", "report", "entrant")
]
"""Rows that are one person's alone and are deleted with them; seats, results, reports and tournaments are others',
too.
"""

SECRET = (*WHO, "owner", "sealed", "credential", "public_key", "endpoint", "p256dh", "auth")
TOLD = {
    table.name: Statement(
        sa.select(*(column for column in table.columns if column.name not in SECRET)).where(
            *same(table.c.player)
        )
    )
    for table in schema.metadata.sorted_tables
    if "player" in table.columns
    and table.name not in ("seat", "result", "rating", "person", "transfer", "report", "bot")
}
"""Further rows of a person's export, as in the database, by table."""


@dataclass(frozen=True)
class Person:
    """A row of ``person``."""

    name: str = ""
    lang: str = ""
    colour: int | None = None
    created: float = 0.0
    seen: float = 0.0
    hidden: int = 0
    research: int = 0


PERSON = Statement(
    sa.select(*fields(schema.person, Person)).where(*same(_person.player)),
    row=Person,
)


@dataclass(frozen=True)
class GameRow:
    """One of a person's tables for a list; ``urgency``: 0 their turn, 1 running, 2 waiting, 3 finished; ``last``: when
    it ended, or when something happened there, to the hour.
    """

    table_id: str
    game: str
    status: str
    created: float
    seat: int
    urgency: int
    last: float


@dataclass(frozen=True)
class Tally:
    """The counts of somebody's finished games of one kind."""

    game: str
    played: int
    won: int
    place: float
    players: float


def _tally(game: str, played: int, won: int, place: float, players: float) -> Tally:
    return Tally(game, int(played), int(won), float(place), float(players))  # PostgreSQL's are Decimals


STATISTICS = Statement(
    sa.select(
        _result.game,
        sa.func.count().label("played"),
        sa.func.sum(sa.case((_result.place == 1, 1), else_=0)).label("won"),
        sa.func.avg(_result.place).label("place"),
        sa.func.avg(_result.players).label("players"),
    )
    .where(*same(_result.player))
    .group_by(_result.game),
    row=_tally,
)


@cache
def _games(count: int | None) -> Statement[GameRow]:
    """Find somebody's tables, the most urgent first; among ``count`` ids if that is a number."""
    urgency = sa.case(
        (_your_turn, 0), (_table.status == "playing", 1), (_table.status == "lobby", 2), else_=3
    ).label("urgency")
    ended = sa.select(sa.func.max(_result.ended)).where(_result.table_id == _table.id).scalar_subquery()
    last = sa.func.coalesce(ended, _table.touched).label("last")
    columns = _table.id.label("table_id"), _table.game, _table.status, _table.created
    found = _mine(*columns, _seat.number.label("seat"), urgency, last)
    among = several(count or 0)
    if count is not None:
        found = found.where(_table.id.in_(among))
    in_order = found.order_by(urgency, last.desc(), _table.created.desc())
    page = in_order.limit(sa.bindparam("most")).offset(sa.bindparam("before"))
    return Statement(page, "player", *(one.key for one in among), "most", "before", row=GameRow)


@cache
def _seats(count: int) -> Statement[Any]:
    ids = several(count)
    return Statement(
        sa.select(_seat.table_id, _seat.number, _seat.kind, _seat.name, _seat.level)
        .where(_seat.table_id.in_(ids))
        .order_by(_seat.table_id, _seat.number),
        *(one.key for one in ids),
    )


@cache
def _places(count: int) -> Statement[Any]:
    ids = several(count)
    return Statement(
        sa.select(_result.table_id, _result.seat, _result.place, _result.score).where(
            _result.table_id.in_(ids)
        ),
        *(one.key for one in ids),
    )


def person(rows: Rows, player: str) -> Person | None:
    """Somebody's stored profile, None if there is none."""
    return rows.one(PERSON, player)


def told(rows: Rows, player: str) -> dict[str, list[dict[str, object]]]:
    """The rows of the tables of ``TOLD`` about a person, by table."""
    return {
        table: [row._asdict() for row in rows.all(statement, player)] for table, statement in TOLD.items()
    }


def save_person(rows: Rows, player: str, name: str, lang: str, now: float) -> None:
    """Save somebody's name and language."""
    rows.run(SAVE_PERSON, player, name, lang, now, now)


def number(rows: Rows, statement: Statement[Any], *values: object) -> int:
    """The single number that a statement finds."""
    found = rows.one(statement, *values)
    return 0 if found is None else int(found.number)


def games(rows: Rows, player: str, ids: Sequence[str] | None, most: int, offset: int) -> list[GameRow]:
    """At most ``most`` of somebody's tables, the most urgent first; ``ids``: among these alone."""
    among = None if ids is None else filled(ids)
    statement = _games(None if among is None else len(among))
    return rows.all(statement, player, *(among or ()), most, offset)


def seats(rows: Rows, ids: Sequence[str]) -> list[Any]:
    """The people at these tables."""
    among = filled(ids)
    return rows.all(_seats(len(among)), *among) if ids else []


def places(rows: Rows, ids: Sequence[str]) -> list[Any]:
    """Everybody's results at these tables."""
    among = filled(ids)
    return rows.all(_places(len(among)), *among) if ids else []


def ratings(rows: Rows, player: str) -> dict[str, Standing]:
    """Somebody's ratings, by game."""
    return {row.game: Standing(row.mu, row.sigma, row.games) for row in rows.all(MY_RATINGS, player)}


def forget(rows: Rows, player: str, called: str) -> list[str]:
    """Delete somebody from finished tables and everything else; returns these tables. ``called``: their name there from
    then on.
    """
    found = rows.all(FINISHED, player)
    for row in found:
        rows.run(FORGET_SEAT, called, row.id, row.number, player)
        rows.renew(row.id)
    for statement in (*FORGET_SHARED, *FORGET):
        rows.run(statement, player)
    return [row.id for row in found]

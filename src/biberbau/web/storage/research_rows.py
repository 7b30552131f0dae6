"""Whether everybody in a finished game has agreed to give it to research.

For a program its owner has to agree; the operator's own programs, and the server's bots, need no consent. Deleted
people can no longer be asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from . import schema
from .statements import Statement, given, same

_table, _seat, _bot, _person = schema.table.c, schema.seat.c, schema.bot.c, schema.person.c

AGREES = Statement(
    sa.update(schema.person).values(given(_person.research)).where(*same(_person.player)),
    *("research", "player"),
)


@dataclass(frozen=True)
class Sat:
    """The people in a finished game, in numbers: those who have agreed, those who have not, and those who cannot be
    asked.
    """

    id: str
    game: str
    terms: str
    agreed: int
    silent: int
    deleted: int


def _sat(id: str, game: str, terms: str, agreed: int, silent: int, deleted: int) -> Sat:
    return Sat(id, game, terms, int(agreed), int(silent), int(deleted))  # PostgreSQL's are Decimals


_human, _program = _seat.kind == "human", _seat.program == 1
_deleted = sa.or_(
    _seat.vacated == 1, sa.and_(_human, _seat.player.is_(None)), sa.and_(_program, _bot.player.is_(None))
)
_owner = sa.case((_program, _bot.owner), else_=_seat.player)
_agreed = sa.func.coalesce(_person.research, 0) == 1


def _many(which: sa.ColumnElement[bool], name: str) -> sa.ColumnElement[Any]:
    return sa.func.sum(sa.case((which, 1), else_=0)).label(name)


_asked = sa.and_(_human, ~_deleted, _owner.is_not(None))
_columns = _table.id, _table.game, _table.terms
_over = (
    sa.select(
        *_columns,
        _many(sa.and_(_asked, _agreed), "agreed"),
        _many(sa.and_(_asked, ~_agreed), "silent"),
        _many(_deleted, "deleted"),
    )
    .select_from(schema.table)
    .join(schema.seat, _seat.table_id == _table.id)
    .outerjoin(schema.bot, _bot.player == _seat.player)
    .outerjoin(schema.person, _person.player == _owner)
    .where(_table.status == "over")
    .group_by(*_columns)
)
OVER = Statement(
    _over.where(_table.id > sa.bindparam("table_id")).order_by(_table.id).limit(sa.bindparam("most")),
    *("table_id", "most"),
    row=_sat,
)
ONE = Statement(_over.where(*same(_table.id)), row=_sat)

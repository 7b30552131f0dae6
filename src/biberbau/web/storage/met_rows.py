"""The people somebody has played with, from stored results, and invitations.

People who hide are left out; deleted people are in no result any more.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from . import schema
from .rows import Rows
from .statements import Statement, given, insert, same

_result, _person, _bot, _asked = schema.result.c, schema.person.c, schema.bot.c, schema.asked.c


@dataclass(frozen=True)
class Meeting:
    """A finished game of somebody with another person: their name there, and both results."""

    table_id: str
    game: str
    ended: float
    place: int
    player: str
    name: str
    other_place: int


_others = schema.result.alias("other")
_other = _others.c
MET = Statement(
    sa.select(
        *(_result.table_id, _result.game, _result.ended, _result.place),
        *(_other.player, _other.name, _other.place.label("other_place")),
    )
    .join_from(
        *(schema.result, _others),
        sa.and_(_other.table_id == _result.table_id, _other.seat != _result.seat, _other.kind == "human"),
    )
    .outerjoin(schema.person, _person.player == _other.player)
    .where(
        *same(_result.player),
        _other.player.is_not(None),
        _other.player != _result.player,
        sa.func.coalesce(_person.hidden, 0) == 0,
        ~sa.exists().where(_bot.player == _other.player),  # a program is nobody's friend
    )
    .order_by(_result.ended.desc(), _result.table_id, _other.seat)
    .limit(sa.bindparam("most")),
    *("player", "most"),
    row=Meeting,
)
HIDES = Statement(
    sa.update(schema.person).values(given(_person.hidden)).where(*same(_person.player)), "hidden", "player"
)

ASK = insert(*(schema.asked, "place", "player", "sender", "name", "at"), update=())
ASKED_BY = Statement(
    sa.select(sa.func.count().label("number")).where(*same(_asked.sender), _asked.at > sa.bindparam("after")),
    *("sender", "after"),
)
ASKED_OF = Statement(
    sa.select(sa.func.count().label("number")).where(*same(_asked.player), _asked.at > sa.bindparam("after")),
    *("player", "after"),
)
INVITATIONS = Statement(
    sa.select(_asked.place, _asked.name, _asked.at)
    .where(*same(_asked.player), _asked.at > sa.bindparam("after"))
    .order_by(_asked.at.desc())
    .limit(sa.bindparam("most")),
    *("player", "after", "most"),
)
SENT = Statement(sa.select(_asked.place, _asked.at).where(*same(_asked.sender)).order_by(_asked.at), "sender")
OLD = Statement(sa.delete(schema.asked).where(_asked.at < sa.bindparam("before")), "before")


def met(rows: Rows, player: str, most: int) -> list[Meeting]:
    """Somebody's newest finished games with people who do not hide."""
    return rows.all(MET, player, most)


def ask(rows: Rows, place: str, player: str, sender: str, name: str, at: float) -> bool:
    """Store an invitation; False where it exists already."""
    rows.wrote = True
    return bool(rows.run(ASK, place, player, sender, name, at).rowcount == 1)

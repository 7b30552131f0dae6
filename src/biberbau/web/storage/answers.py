"""People's input beside their moves: answers to a question with a clock, when they want to be asked, whether bots wait,
the action chosen ahead.

The table's row decides between an answer and the end of its time. Both lock it: an answer is held only while the row
waits for that question, by its revision and by the database's clock, and the process that closes the question sees all
answers that were held before. So an acknowledged answer is played, whichever process took it.

Wishes and actions chosen ahead are stored, too, but do not raise the revision: everybody's stream would show that
somebody has decided. An action chosen ahead is stored, taken back and played under the lock of the table's row, so it
is played only while it stands, and an acknowledged one stands whichever process took it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from ..domain.marks import Mark
from ..domain.records import AnswersError, ConflictError, Record
from . import schema
from .rows import Rows
from .statements import Now, Statement, insert, same

_table, _held, _wish, _keeper = schema.table.c, schema.held.c, schema.wish.c, schema.keeper.c
_ahead = schema.ahead.c
_as_known = same(_table.id, _table.revision)
ASK = Statement(
    sa.update(schema.table).values(closes=Now() + sa.cast(sa.bindparam("left"), sa.Double)).where(*_as_known),
    *("left", "id", "revision"),
)
_open = sa.or_(_table.closes.is_(None), _table.closes > Now())
_kept = sa.exists().where(_keeper.name == _table.keeper, _keeper.until > Now())
LOCK = Statement(
    {
        "sqlite": sa.select(_open.label("open")).where(*_as_known),
        # While nobody keeps a table no time runs out: another process will ask once more.
        "postgresql": sa.select((_open | ~_kept).label("open")).where(*_as_known).with_for_update(),
    },
    *("id", "revision"),
)
HOLD = insert(schema.held, "table_id", "seat", "stamp", "action_id", update=("stamp", "action_id"))
LET_GO = Statement(sa.delete(schema.held).where(*same(_held.table_id, _held.seat)), "table_id", "seat")
HELD = Statement(
    sa.select(_held.seat, _held.action_id).where(*same(_held.table_id, _held.stamp)), "table_id", "stamp"
)
WISH = insert(
    *(schema.wish, "table_id", "seat", "asks", "round"), sets={"pauses": 0}, update=("asks", "round")
)
PAUSE = insert(
    *(schema.wish, "table_id", "seat", "pauses"), sets={"asks": "", "round": 0}, update=("pauses",)
)
MARK = insert(schema.ahead, "table_id", "seat", "stamp", "action_id", update=("stamp", "action_id"))
UNMARK = Statement(sa.delete(schema.ahead).where(*same(_ahead.table_id, _ahead.seat)), "table_id", "seat")
PLAYED = Statement(
    sa.delete(schema.ahead).where(*same(_ahead.table_id, _ahead.seat, _ahead.stamp, _ahead.action_id)),
    *("table_id", "seat", "stamp", "action_id"),
)
MARKS = Statement(
    sa.select(_ahead.seat, _ahead.stamp, _ahead.action_id).where(*same(_ahead.table_id)), "table_id"
)
WISHES = Statement(sa.select(_wish.seat, _wish.asks, _wish.round, _wish.pauses).where(*same(_wish.table_id)))


@dataclass(frozen=True)
class Wish:
    """A row of ``wish``. ``asks``: when a seat wants to be asked, "" where it has not said, and in which ``round`` it
    did; ``pauses``: the bots wait for it."""

    asks: str
    round: int
    pauses: bool


def ask(rows: Rows, record: Record, gone: float, left: float) -> bool:
    """Set the end of the time for the table's question, in ``left`` seconds; False if the table has changed.

    ``gone``: seconds since it was asked. Any change of the table removes the end.
    """
    if rows.run(ASK, left, record.id, record.revision).rowcount != 1:
        return False
    rows.tell("asked", record.id, [record.stamp, gone])
    return True


def hold(rows: Rows, record: Record, seat: int, action_id: int) -> None:
    """Hold a seat's answer until the time is over; a ConflictError when it is, or the table has changed."""
    if not _locked(rows, record):
        raise ConflictError("no more answers are taken")
    rows.run(HOLD, record.id, seat, record.stamp, action_id)
    rows.tell("held", record.id, [seat, record.stamp, action_id])


def agree(rows: Rows, record: Record, known: Mapping[int, int]) -> None:
    """Take no more answers to the table's question; an AnswersError with the stored ones, if they differ from those
    known.
    """
    if not rows.plain:  # SQLite has locked the whole database already
        _locked(rows, record)
    # Not in the same statement: one that waits for a lock sees the rows from before its wait.
    if (found := held(rows, record.id, record.stamp)) != known:
        raise AnswersError(found)


def _locked(rows: Rows, record: Record) -> bool:
    """Lock a table's row; returns whether its time is not over. A ConflictError when the table has changed."""
    row = rows.one(LOCK, record.id, record.revision)
    if row is None:
        raise ConflictError("somebody else has acted first")
    return bool(row.open)


def held(rows: Rows, table_id: str, stamp: str) -> dict[int, int]:
    """By seat, the answers (action ids) that are held for the question of that moment."""
    return {row.seat: row.action_id for row in rows.all(HELD, table_id, stamp)}


def wish(rows: Rows, table_id: str, seat: int, asks: str, round_n: int) -> None:
    """Store when a seat wants to be asked; its present answer no longer counts."""
    rows.run(WISH, table_id, seat, asks, round_n)
    rows.run(LET_GO, table_id, seat)
    rows.tell("order", table_id, [seat, asks])


def pause(rows: Rows, table_id: str, seat: int, on: bool) -> None:
    """Store whether the bots wait for a seat."""
    rows.run(PAUSE, table_id, seat, int(on))
    rows.tell("pause", table_id, on)


def wishes(rows: Rows, table_id: str) -> dict[int, Wish]:
    """The wishes of a table, by seat."""
    return {row.seat: Wish(row.asks, row.round, bool(row.pauses)) for row in rows.all(WISHES, table_id)}


def mark(rows: Rows, record: Record, seat: int, chosen: Mark | None) -> None:
    """Store a seat's action chosen ahead (None: none any more); a ConflictError when the table has changed."""
    _locked(rows, record)
    if chosen is None:
        rows.run(UNMARK, record.id, seat)
    else:
        rows.run(MARK, record.id, seat, chosen.stamp, chosen.action_id)
    rows.tell("ahead", record.id, [seat, None if chosen is None else [chosen.stamp, chosen.action_id]])


def play_marked(rows: Rows, record: Record, seat: int, chosen: Mark) -> None:
    """Remove an action chosen ahead as it is played; a ConflictError when it has been taken back."""
    _locked(rows, record)
    if rows.run(PLAYED, record.id, seat, chosen.stamp, chosen.action_id).rowcount != 1:
        raise ConflictError("it has been taken back")


def marks(rows: Rows, table_id: str) -> dict[int, Mark]:
    """The actions chosen ahead, by seat."""
    return {row.seat: Mark(row.stamp, row.action_id) for row in rows.all(MARKS, table_id)}

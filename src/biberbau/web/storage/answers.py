"""What people say beside their moves: answers to a question with a clock, when they want to be asked, whether bots wait.

The row of the table decides between an answer and the end of its time. Both lock it: an answer is held only while the
row waits for that question, by its revision and by the database's clock, and whoever closes the question sees all
answers that were held before. So an answer that was acknowledged is given, whichever process took it.

What people wish is stored, too, but no revision counts it: everybody's stream would show that somebody has decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..domain.records import AnswersError, ConflictError, Record
from .rows import Rows

NOW = {
    True: "(julianday('now') - 2440587.5) * 86400.0",
    False: "EXTRACT(EPOCH FROM clock_timestamp())",
}
"""Seconds since 1970 by the clock of the database: on SQLite, where statements are plain (``Rows.plain``), and on
PostgreSQL."""

ASK = {
    plain: f"UPDATE game_table SET closes = {now} + CAST(? AS DOUBLE PRECISION) WHERE id = ? AND revision = ?"
    for plain, now in NOW.items()
}
LOCK = {
    True: f"SELECT closes IS NULL OR closes > {NOW[True]} FROM game_table WHERE id = ? AND revision = ?",
    # While nobody keeps a table no time is over: another process will ask once more.
    False: f"SELECT closes IS NULL OR closes > {NOW[False]} OR NOT EXISTS (SELECT 1 FROM keeper WHERE"
    f" name = game_table.keeper AND until > {NOW[False]}) FROM game_table WHERE id = ? AND revision = ? FOR UPDATE",
}
HOLD = (
    "INSERT INTO held (table_id, seat, stamp, action_id) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET stamp = excluded.stamp, action_id = excluded.action_id"
)
LET_GO = "DELETE FROM held WHERE table_id = ? AND seat = ?"
HELD = "SELECT seat, action_id FROM held WHERE table_id = ? AND stamp = ?"
WISH = (
    "INSERT INTO wish (table_id, seat, asks, round, pauses) VALUES (?, ?, ?, ?, 0) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET asks = excluded.asks, round = excluded.round"
)
PAUSE = (
    "INSERT INTO wish (table_id, seat, asks, round, pauses) VALUES (?, ?, '', 0, ?) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET pauses = excluded.pauses"
)
WISHES = "SELECT seat, asks, round, pauses FROM wish WHERE table_id = ?"


@dataclass(frozen=True)
class Wish:
    """A row of ``wish``. ``asks``: when a seat wants to be asked, "" where it has not said so, and in which ``round`` it
    did; ``pauses``: the bots wait for it."""

    asks: str
    round: int
    pauses: bool


def ask(rows: Rows, record: Record, gone: float, left: float) -> bool:
    """Let the time for the question that a table waits for be over in so many seconds; False if it is another table now.

    ``gone``: how many seconds ago it was asked. Whatever changes the table takes the time back.
    """
    if rows.run(ASK[rows.plain], left, record.id, record.revision).rowcount != 1:
        return False
    rows.tell("asked", record.id, [record.stamp, gone])
    return True


def hold(rows: Rows, record: Record, seat: int, action_id: int) -> None:
    """A seat's answer, to be given when the time is over; a ConflictError when it is, or the table is another one."""
    if not _locked(rows, record):
        raise ConflictError("no more answers are taken")
    rows.run(HOLD, record.id, seat, record.stamp, action_id)
    rows.tell("held", record.id, [seat, record.stamp, action_id])


def agree(rows: Rows, record: Record, known: Mapping[int, int]) -> None:
    """Take no more answers to the question that a table waits for; an AnswersError has those that are held, if others
    than are known."""
    if not rows.plain:  # SQLite has locked the whole database already
        _locked(rows, record)
    # Not in the same statement: one that waits for a lock sees what was there before it began to wait.
    if (found := held(rows, record.id, record.stamp)) != known:
        raise AnswersError(found)


def _locked(rows: Rows, record: Record) -> bool:
    """Lock a table's row; whether its time is not over. A ConflictError when it is another table now."""
    row = rows.run(LOCK[rows.plain], record.id, record.revision).fetchone()
    if row is None:
        raise ConflictError("somebody else has acted first")
    return bool(row[0])


def held(rows: Rows, table_id: str, stamp: str) -> dict[int, int]:
    """By seat, the answers (action ids) that are held for the question of that moment."""
    return dict(rows.run(HELD, table_id, stamp).fetchall())


def wish(rows: Rows, table_id: str, seat: int, asks: str, round_n: int) -> None:
    """When a seat wants to be asked from now on; an answer that it has given does not count any more."""
    rows.run(WISH, table_id, seat, asks, round_n)
    rows.run(LET_GO, table_id, seat)
    rows.tell("order", table_id, [seat, asks])


def pause(rows: Rows, table_id: str, seat: int, on: bool) -> None:
    """Whether the bots wait for a seat from now on."""
    rows.run(PAUSE, table_id, seat, int(on))
    rows.tell("pause", table_id, on)


def wishes(rows: Rows, table_id: str) -> dict[int, Wish]:
    """By seat, what people at a table wish."""
    found = rows.run(WISHES, table_id).fetchall()
    return {seat: Wish(asks, round_n, bool(pauses)) for seat, asks, round_n, pauses in found}

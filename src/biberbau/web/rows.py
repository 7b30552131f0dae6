"""How tables are read and written: one method for each kind of change, for whoever has opened a transaction.

Statements are constant texts on the driver's own cursor. A move is two of them, and they are most of what it costs the
store: put together by SQLAlchemy they took four times as long.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from . import clocks
from .records import BrokenRowError, ConflictError, Record, SealError, Seat
from .terms import Terms

CHANNEL = "biberbau"
"""The channel on which processes on one PostgreSQL hear each other: ``news.News``."""

LONGEST = 7999
"""So many bytes PostgreSQL takes in one message."""

HOUR = 3600.0
"""``touched`` is exact to the hour: it stands in an index, which is then not written with every move."""

_TABLE = (  # as Record has them
    "id, game, options, seed, entropy, created, status, host, revision, undos, rematch, deal, listed, code, terms,"
    " since"
)
READ = f"SELECT {_TABLE} FROM game_table WHERE id = ?"
READ_SEATS = (
    "SELECT number, kind, name, level, player, words, stand_in, extra FROM seat"
    " WHERE table_id = ? ORDER BY number"
)
READ_ACTIONS = "SELECT action_id, seat, spent FROM action WHERE table_id = ? AND number > ? ORDER BY number"
READ_SPENT = "SELECT seat, spent FROM action WHERE table_id = ? AND spent IS NOT NULL ORDER BY number"
REVISION = "SELECT revision FROM game_table WHERE id = ?"
SEATED = (
    "SELECT game_table.id FROM game_table JOIN seat ON seat.table_id = game_table.id"
    " WHERE seat.player = ? AND seat.kind = 'human' ORDER BY game_table.created DESC LIMIT ?"
)
MOVES = "SELECT id FROM game_table WHERE status = 'playing'"
USE_SEAL = "INSERT INTO used_seal (number) VALUES (?)"
CREATE = (
    "INSERT INTO game_table (id, game, options, seed, entropy, created, status, host, revision, undos, deal, touched,"
    " listed, code, terms, since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CREATE_SEAT = (
    "INSERT INTO seat (table_id, number, kind, name, level, player, words, stand_in, extra)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FOLLOW = (
    "UPDATE game_table SET rematch = ?, revision = revision + 1, touched = ? WHERE id = ? AND rematch IS NULL"
)
MOVE = "UPDATE game_table SET revision = revision + 1, touched = ?, since = ? WHERE id = ? AND revision = ?"
CHANGE = (
    "UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, status = ?, undos = ?"
    " WHERE id = ? AND revision = ?"
)
CHANGE_SEAT = (
    "UPDATE seat SET kind = ?, name = ?, level = ?, player = ?, words = ?, stand_in = ?, extra = ?"
    " WHERE table_id = ? AND number = ?"
)
PLAY = (
    "INSERT INTO action (table_id, number, action_id, notation, seat, at, spent) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
MOVE_AND_PLAY = (
    "WITH moved AS (UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, status = ?"
    " WHERE id = ? AND revision = ? RETURNING id)"
    " INSERT INTO action (table_id, number, action_id, notation, seat, at, spent)"
    " SELECT id, ?, ?, ?, ?, ?, CAST(? AS DOUBLE PRECISION) FROM moved"
)
TAKE_BACK = "DELETE FROM action WHERE table_id = ? AND number > ?"
HOLD = (
    "INSERT INTO held (table_id, seat, stamp, action_id) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET stamp = excluded.stamp, action_id = excluded.action_id"
)
LET_GO = "DELETE FROM held WHERE table_id = ? AND seat = ?"
HELD = "SELECT seat, action_id FROM held WHERE table_id = ? AND stamp = ?"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(CAST(? AS text[])) AS message"
_OLD = "status = '{status}' AND status <> 'playing' AND touched < ?"
CLEAN = f"DELETE FROM game_table WHERE {_OLD} AND id IN (SELECT id FROM game_table WHERE {_OLD} LIMIT ?)"
UNFOLLOWED = (
    "SELECT id FROM game_table WHERE rematch IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM game_table AS follower WHERE follower.id = game_table.rematch)"
)
UNFOLLOW = "UPDATE game_table SET rematch = NULL, revision = revision + 1 WHERE id = ?"


def packed(process: str, kind: str, table_id: str, payload: object) -> str:
    """A message to other processes as it is sent; ``payload`` is a JSON value."""
    message = json.dumps([process, kind, table_id, payload], separators=(",", ":"))
    if len(message) > LONGEST:  # it is ASCII
        raise ValueError(f"a message of {len(message)} bytes is longer than PostgreSQL takes")
    return message


@cache
def _percent(statement: str) -> str:
    return statement.replace("?", "%s")


class Rows:
    """The rows of one database within one transaction, which is begun and ended elsewhere.

    ``driver``: the module of the cursor; ``process``: who speaks, in what is told to other processes.
    """

    def __init__(self, cursor: Any, driver: Any, process: str) -> None:
        self._cursor = cursor
        self._driver = driver
        self._process = process
        self._plain = driver.paramstyle == "qmark"
        self._told: list[str] = []
        self.wrote = False
        """Whether there is anything to undo since somebody set this to False."""

    def run(self, statement: str, *values: object) -> Any:
        """Execute a statement whose values stand as question marks; returns the cursor."""
        self._cursor.execute(statement if self._plain else _percent(statement), values)
        return self._cursor

    def _run_each(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        if len(values) == 1:
            self.run(statement, *values[0])
        else:
            self._cursor.executemany(statement if self._plain else _percent(statement), values)

    def _tell(self, kind: str, table_id: str, payload: object) -> None:
        self.wrote = True
        if not self._plain:
            self._told.append(packed(self._process, kind, table_id, payload))

    def publish(self) -> None:
        """Tell other processes what has changed: last of all, and they hear it when the transaction is committed.

        PostgreSQL commits transactions that tell something one after the other; SQLite has one process.
        """
        if self._told:
            self.run(NOTIFY, self._told)

    # --------------------------------------------------------------------------------------------- reading

    def revision(self, table_id: str) -> int | None:
        """A table's revision alone."""
        row = self.run(REVISION, table_id).fetchone()
        return None if row is None else int(row[0])

    def read(self, table_id: str, known: Record | None = None) -> Record | None:
        """A table, or None; a BrokenRowError when its row cannot be read.

        ``known``: the table as it was; if nothing has been taken back since, only later actions are read.
        """
        row = self.run(READ, table_id).fetchone()
        if row is None:
            return None
        if known is not None and known.revision == row[8]:
            return known
        if known is not None and known.undos != row[9]:
            known = None
        try:
            return self._read(row, known)
        except (ValueError, TypeError) as error:
            raise BrokenRowError(f"table {table_id!r} cannot be read from the database") from error

    def _read(self, row: Sequence[Any], known: Record | None) -> Record:
        table_id, game, options, seed, entropy, created, status, host, revision, undos, rematch, deal = row[
            :12
        ]
        listed, code, terms, since = row[12:]
        options = json.loads(options)
        taken = tuple(Seat(*found) for found in self.run(READ_SEATS, table_id).fetchall())
        moves = self.run(READ_ACTIONS, table_id, known.number if known else 0).fetchall()
        whole = isinstance(options, dict) and isinstance(seed, bytes)
        if not whole or [s.number for s in taken] != list(range(len(taken))) or not taken:
            raise ValueError("options, seed or seats are missing")
        spent = list(known.spent) if known else []
        for _, actor, cost in moves:
            _charge(spent, actor, cost)
        return Record(
            id=table_id,
            game=game,
            options=options,
            seed=seed,
            entropy=entropy,
            created=created,
            status=status,
            host=host,
            revision=revision,
            undos=undos,
            rematch=rematch,
            seats=taken,
            actions=(*(known.actions if known else ()), *(action_id for action_id, _, _ in moves)),
            actors=(*(known.actors if known else ()), *(actor for _, actor, _ in moves)),
            deal=deal,
            listed=bool(listed),
            code=code,
            terms=Terms.read(terms),
            since=since,
            spent=tuple(spent),
        )

    def seated(self, player: str, limit: int) -> list[str]:
        """Ids of the tables where a player sits, newest first."""
        return [table_id for (table_id,) in self.run(SEATED, player, limit).fetchall()]

    def moving(self) -> list[str]:
        """Ids of the running tables: bots play there, or somebody waits for somebody who may be gone."""
        return [table_id for (table_id,) in self.run(MOVES).fetchall()]

    def held(self, table_id: str, stamp: str) -> dict[int, int]:
        """By seat, the answers that are held for the question of that moment."""
        return dict(self.run(HELD, table_id, stamp).fetchall())

    # --------------------------------------------------------------------------------------------- writing

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> Record:
        """A new table: ``Store.create``."""
        self.wrote = True
        if seal:
            try:
                self.run(USE_SEAL, seal)
            except self._driver.IntegrityError:
                raise SealError("that seal has dealt a table already") from None
        touched = time.time() // HOUR * HOUR
        self.run(
            CREATE,
            record.id,
            record.game,
            json.dumps(dict(record.options)),
            record.seed,
            record.entropy,
            record.created,
            record.status,
            record.host,
            record.revision,
            record.undos,
            record.deal,
            touched,
            int(record.listed),
            record.code,
            record.terms.text(),
            record.since,
        )
        self._run_each(
            CREATE_SEAT,
            [
                (record.id, s.number, s.kind, s.name, s.level, s.player, s.words, s.stand_in, s.extra)
                for s in record.seats
            ],
        )
        if rematch_of is not None:
            if self.run(FOLLOW, record.id, touched, rematch_of).rowcount != 1:
                raise ConflictError("somebody else has already started the rematch")
            self._tell("changed", rematch_of, self.revision(rematch_of))
        return record

    def change(
        self,
        record: Record,
        seats: Sequence[Seat] = (),
        status: str | None = None,
        since: float | None = None,
    ) -> Record:
        """Other seats, another status: ``Store.change``."""
        if since is None:
            since = clocks.now() if status not in (None, record.status) else record.since
        status = record.status if status is None else status
        self._guard(record, status, record.undos, since)
        now = list(record.seats)
        for taken in seats:
            self.run(
                CHANGE_SEAT,
                taken.kind,
                taken.name,
                taken.level,
                taken.player,
                taken.words,
                taken.stand_in,
                taken.extra,
                record.id,
                taken.number,
            )
            now[taken.number] = taken
        return replace(record, revision=record.revision + 1, status=status, seats=tuple(now), since=since)

    def append(
        self, record: Record, moves: Sequence[tuple[int, str, int]], over: bool, spent: float | None = None
    ) -> Record:
        """The next actions: ``Store.append``."""
        status, at = "over" if over else record.status, clocks.now()
        costs = (spent, *[None] * (len(moves) - 1))
        try:
            if self._plain or len(moves) > 1:
                self._guard(record, status, record.undos, at)
                numbered = enumerate(zip(moves, costs, strict=True), start=record.number + 1)
                self._run_each(
                    PLAY, [(record.id, number, *move, at, cost) for number, (move, cost) in numbered]
                )
            else:  # one way to the database and back instead of two
                guard = (at // HOUR * HOUR, at, status, record.id, record.revision)
                self.run(MOVE_AND_PLAY, *guard, record.number + 1, *moves[0], at, spent)
                self._moved(record)
        except self._driver.IntegrityError:
            self.wrote = True
            raise ConflictError("somebody else has acted first") from None
        charged = list(record.spent)
        _charge(charged, moves[0][2], spent)
        return replace(
            record,
            revision=record.revision + 1,
            status=status,
            actions=(*record.actions, *[action_id for action_id, _, _ in moves]),
            actors=(*record.actors, *[actor for _, _, actor in moves]),
            since=at,
            spent=tuple(charged),
        )

    def take_back(self, record: Record, count: int) -> Record:
        """Without the last actions: ``Store.take_back``."""
        left, at, spent = record.number - count, clocks.now(), list[float]()
        self._guard(record, record.status, record.undos + 1, at)
        self.run(TAKE_BACK, record.id, left)
        for actor, cost in self.run(READ_SPENT, record.id).fetchall() if record.spent else ():
            _charge(spent, actor, cost)
        return replace(
            record,
            revision=record.revision + 1,
            undos=record.undos + 1,
            actions=record.actions[:left],
            actors=record.actors[:left],
            since=at,
            spent=tuple(spent),
        )

    def hold(self, table_id: str, seat: int, stamp: str, action_id: int | None) -> None:
        """A seat's answer to a question with a clock, kept until its time is over; None: it has none any more."""
        self.wrote = True
        if action_id is None:
            self.run(LET_GO, table_id, seat)
        else:
            self.run(HOLD, table_id, seat, stamp, action_id)
        self._tell("held", table_id, [seat, stamp, action_id])

    def clean(self, status: str, before: float, count: int) -> int:
        """Delete so many tables of that status that nobody has touched since; returns how many there were."""
        statement = CLEAN.format(status=status)
        return int(self.run(statement, before, before, count).rowcount)

    def unfollowed(self) -> list[str]:
        """Ids of the tables whose rematch has been deleted."""
        return [table_id for (table_id,) in self.run(UNFOLLOWED).fetchall()]

    def unfollow(self, table_ids: Sequence[str]) -> None:
        """Let these tables have a rematch again."""
        for table_id in table_ids:
            self.run(UNFOLLOW, table_id)

    def _guard(self, record: Record, status: str, undos: int, since: float) -> None:
        """Lock the table's row and count its revision up; refuse when it has changed since ``record`` was read."""
        touched = time.time() // HOUR * HOUR
        if status == record.status and undos == record.undos:
            self.run(MOVE, touched, since, record.id, record.revision)
        else:
            self.run(CHANGE, touched, since, status, undos, record.id, record.revision)
        self._moved(record)

    def _moved(self, record: Record) -> None:
        """Whether the row was still as ``record`` has it, as the statement before tells."""
        if self._cursor.rowcount != 1:
            raise ConflictError("somebody else has acted first")
        self._tell("changed", record.id, record.revision + 1)


def _charge(spent: list[float], seat: int, cost: float | None) -> None:
    """Count what an action has taken from its seat's clock, if one ticked."""
    if cost is not None:
        spent += [0.0] * (seat + 1 - len(spent))
        spent[seat] += cost


def reason_of(error: BaseException) -> str:
    """What the database says is wrong, without what it says about values: among them may be secret seeds."""
    error = getattr(error, "orig", None) or error
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error).strip()
    return said.splitlines()[0] if said else type(error).__name__

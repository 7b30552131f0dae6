"""The database: tables, seats and actions. It is the truth; everything else in the server can be lost.

The primary key (table, number) of ``action`` is the concurrency control: of two actions for one position, one row is
stored and the other is refused. Nothing is acknowledged before its transaction is committed.

These methods wait for the database, each in a transaction of its own; a running server writes through
``commits.Commits``, where many tables share one.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import parse_qsl, unquote

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, PoolProxiedConnection

from ...games import kind as kind_of
from ..domain.marks import Mark
from ..domain.records import (
    BrokenRowError,
    CodeTakenError,
    ConflictError,
    Record,
    SealError,
    Seat,
    StoreError,
)
from ..domain.results import Result
from . import answers
from .chat import ChatRoom
from .migrations import prepare
from .rows import Rows
from .schema import action, metadata, schema, seat, table
from .sqlite_lock import SqliteLock
from .transaction import reason_of

__all__ = [
    "BrokenRowError",
    "CodeTakenError",
    "ConflictError",
    "Record",
    "SealError",
    "Seat",
    "Store",
    "StoreError",
    "action",
    "metadata",
    "seat",
    "table",
]

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
SQLITE = "sqlite:///"
WAL_TRIES = 50


class Store:
    """The database behind one SQLAlchemy URL; every method is one transaction.

    A table is read as a whole only if its revision differs from the cached record's, so that a long game is not read
    anew with every move. An operator who changes a row by hand changes its revision, too.
    """

    KEPT = 1024
    """The most cached records, those used last."""

    CLEANED = 100
    """The most old tables that are deleted in one transaction, so that nobody's move waits for long."""

    def __init__(self, url: str | URL) -> None:
        self.process = secrets.token_hex(8)  # who this is among the processes on one database
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._lock = Lock()
        self._claim: SqliteLock | None = None
        try:
            self.url = parsed = _parsed(url)
            self.sqlite = parsed.get_backend_name() == "sqlite"
            if self.sqlite:
                _keep_private(Path(parsed.database or ""))
            self._engine = _engine(parsed, pool_pre_ping=not self.sqlite)
            self._writers = _engine(parsed, poolclass=NullPool)
            self.driver: Any = self._engine.dialect.dbapi
            self._prepare()
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, SQLAlchemyError, OSError) as error:
            raise StoreError(
                f"the database {_without_password(url)} cannot be opened: {reason_of(error)}"
            ) from error

    def _prepare(self) -> None:
        try:
            with self._writing() as connection:
                prepare(connection)
        except BaseException:
            self._engine.dispose()
            raise

    def rows(self, cursor: Any) -> Rows:
        """Reads and writes in the transaction of that cursor."""
        return Rows(cursor, self.driver, self.process)

    def raw(self) -> PoolProxiedConnection:
        """A new driver connection; the caller begins and ends its transactions, and closes it."""
        return self._writers.raw_connection()

    def arguments(self) -> tuple[list[Any], dict[str, Any]]:
        """The arguments for the driver's ``connect``."""
        arguments, options = self._engine.dialect.create_connect_args(self.url)
        return list(arguments), dict(options)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A transaction in which all reads see the same moment (SQLite's always do)."""
        options = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        with self._engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(biberbau_writes=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def seen(self) -> Iterator[Rows]:
        """Rows of one moment, to read; a StoreError if the database fails."""
        with self._told(), self._reading() as connection:
            yield self.rows(connection.connection.cursor())

    @contextmanager
    def changed(self) -> Iterator[Rows]:
        """Rows to change, all or nothing; a StoreError if the database fails."""
        with self._told(), self._writing() as connection:
            rows = self.rows(connection.connection.cursor())
            yield rows
            rows.publish()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, self.driver.Error) as error:
            raise StoreError(reason_of(error)) from None  # the error itself may quote a row

    def claim(self) -> None:
        """Lock this database, if it is a SQLite file: other processes would not be notified of changes.

        A StoreError when another process does. The claim ends with this process, however it ends.
        """
        if self.sqlite and self._claim is None:
            self._claim = SqliteLock(Path(self.url.database or ""))

    def close(self) -> None:
        """Close every connection, and let another process claim the file."""
        self._engine.dispose()
        if self._claim is not None:
            self._claim.end()
            self._claim = None

    # --------------------------------------------------------------------------------------------- reading

    def read(self, table_id: str) -> Record | None:
        """A table, or None when there is none with that id; a BrokenRowError when its row cannot be read."""
        with self._lock:
            kept = self._kept.get(table_id)
        with self.seen() as rows:
            if kept is not None and rows.revision(table_id) == kept.revision:
                found: Record | None = kept
            else:
                found = rows.read(table_id)
        return self.keep(found) if found else None

    def newer(self, record: Record) -> Record | None:
        """A table as it is now, None if it is gone; if nothing was taken back, only what came since is read."""
        with self.seen() as rows:
            found = rows.read(record.id, record)
        return self.keep(found) if found else None

    def keep(self, record: Record) -> Record:
        """Cache a record that is known to be stored."""
        with self._lock:
            self._kept[record.id] = record
            self._kept.move_to_end(record.id)
            while len(self._kept) > self.KEPT:
                self._kept.popitem(last=False)
        return record

    def revision(self, table_id: str) -> int | None:
        """A table's revision alone: cheap enough to ask often."""
        with self.seen() as rows:
            return rows.revision(table_id)

    def tables_of(self, player: str, limit: int) -> list[Record]:
        """The tables where a player sits, newest first."""
        found: list[Record] = []
        with self.seen() as rows:
            for table_id in rows.seated(player, limit):
                try:
                    found += [record] if (record := rows.read(table_id)) else []
                except BrokenRowError as error:
                    log.warning("%s; it is left out of the list", error)
        return found

    def open_tables(self, limit: int) -> list[Record]:
        """The newest listed tables in the lobby."""
        return self._listed(lambda rows: rows.open(limit))

    def watched_tables(self, limit: int) -> list[Record]:
        """The newest running tables that were listed before they began."""
        return self._listed(lambda rows: rows.watched(limit))

    def _listed(self, which: Callable[[Rows], list[tuple[str, int]]]) -> list[Record]:
        """Tables by id and revision; unchanged ones come from the cache."""
        found: list[Record] = []
        with self.seen() as rows:
            for table_id, revision in which(rows):
                with self._lock:
                    kept = self._kept.get(table_id)
                try:
                    record = kept if kept and kept.revision == revision else rows.read(table_id)
                except BrokenRowError as error:
                    log.warning("%s; it is left out of the list", error)
                    continue
                found += [record] if record else []
        return [self.keep(record) for record in found]

    def due_tables(self, since: float, until: float, limit: int) -> list[str]:
        """Ids of the tables in the lobby whose empty seats were due to be filled in that time."""
        with self.seen() as rows:
            return rows.due(since, until, limit)

    def table_coded(self, code: str) -> str | None:
        """The id of the table in the lobby that has that code."""
        with self.seen() as rows:
            return rows.coded(code)

    def tables_that_move(self) -> list[str]:
        """Ids of the running tables: bots play there, or somebody waits for an absent person."""
        with self.seen() as rows:
            return rows.moving()

    def held(self, table_id: str, stamp: str) -> dict[int, int]:
        """By seat, the answers (action ids) that are held for the question of that moment."""
        with self.seen() as rows:
            return answers.held(rows, table_id, stamp)

    def said_beside(self, record: Record) -> tuple[dict[int, int], dict[int, answers.Wish]]:
        """By seat, the answers held for the table's question, and people's wishes."""
        with self.seen() as rows:
            return answers.held(rows, record.id, record.stamp), answers.wishes(rows, record.id)

    def marks(self, record: Record) -> dict[int, Mark]:
        """The actions chosen ahead, by seat."""
        if not kind_of(record.game).chooses_ahead:
            return {}
        with self.seen() as rows:
            return answers.marks(rows, record.id)

    def room(self, table_id: str) -> ChatRoom:
        """The chat of a table, and its spectators."""
        with self.seen() as rows:
            return rows.room(table_id)

    def is_removed(self, table_id: str, player: str) -> bool:
        """Whether the host has taken somebody off a table."""
        with self.seen() as rows:
            return rows.is_removed(table_id, player)

    def try_to_write(self) -> None:
        """Write a row and delete it again, in one transaction; StoreError when the database refuses."""
        with self._told(), self._writing() as connection:
            connection.execute(schema.insert().values(version=-1))
            connection.execute(schema.delete().where(schema.c.version == -1))

    # --------------------------------------------------------------------------------------------- writing

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> None:
        """Store a new table.

        ``rematch_of``: the table that it follows, which has one rematch at most. ``seal``: the number of the seal under
        which its seed was published; a person who has seen that seed opened must not deal from it again (SealError).
        """
        with self.changed() as rows:
            rows.create(record, rematch_of, seal)

    def change(
        self,
        record: Record,
        *,
        seats: Sequence[Seat] = (),
        status: str | None = None,
        since: float | None = None,
    ) -> None:
        """Change seats and status of a table that is still as ``record`` has it.

        ``since``: the decision that it waits for begins then; with another status it begins now.
        """
        with self.changed() as rows:
            now = rows.change(record, seats, status, since)
        self.keep(now)

    def set_up(self, record: Record, after: Record) -> None:
        """Change a table that has not begun, and is still as ``record`` has it, to ``after``."""
        with self.changed() as rows:
            now = rows.set_up(record, after)
        self.keep(now)

    def unlist(self, record: Record) -> None:
        """Unlist a table that is still as ``record`` has it."""
        with self.changed() as rows:
            now = rows.unlist(record)
        self.keep(now)

    def remove(self, record: Record, seat: Seat, player: str) -> None:
        """Change the seat of a player whom the host removes from a table that is still as ``record`` has it."""
        with self.changed() as rows:
            now = rows.change(record, [seat])
            rows.remove(record.id, player)
        self.keep(now)

    def append(
        self,
        record: Record,
        moves: Sequence[tuple[int, str, int]],
        over: bool,
        spent: float | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Store the next actions (id, notation, seat) of a table that is still as ``record`` has it.

        ``spent``: the time that they take from the clock of their seat, None where none ticks.
        """
        with self.changed() as rows:
            now = rows.append(record, moves, over, spent, results=results)
        self.keep(now)

    def take_back(self, record: Record, count: int) -> None:
        """Delete the last actions of a table that is still as ``record`` has it."""
        with self.changed() as rows:
            now = rows.take_back(record, count)
        self.keep(now)

    def clean(self, now: float, lobby_days: float | None, over_days: float | None) -> int:
        """Delete tables that have not been touched for this number of days, in the lobby and ended; returns how many.

        None and 0 keep all. A rematch that nobody came to may be opened again.
        """
        deleted = 0
        for status, days in (("lobby", lobby_days), ("over", over_days), ("left", over_days)):
            count = self.CLEANED if days else 0
            while days and count == self.CLEANED:
                with self.changed() as rows:
                    count = rows.clean(status, now - days * DAY, self.CLEANED)
                deleted += count
        if deleted:
            self._unfollow()
        return deleted

    def _unfollow(self) -> None:
        with self.seen() as rows:
            found = rows.unfollowed()
        for first in range(0, len(found), self.CLEANED):
            with self.changed() as rows:
                rows.unfollow(found[first : first + self.CLEANED])


def sqlite_file(url: str | URL) -> Path | None:
    """The file of a SQLite database; None for any other, and for an invalid URL."""
    try:
        parsed = _read(url)
    except (ArgumentError, OSError):
        return None
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def _read(url: str | URL) -> URL:
    """A URL; in a SQLite file's name ``%20`` is a blank and ``%3F`` a question mark, as everywhere in URLs.

    SQLAlchemy reads it like this only since 2.1.
    """
    if not isinstance(url, str) or not url.startswith(SQLITE):
        return make_url(url)
    name, _, asked = url.removeprefix(SQLITE).partition("?")
    return URL.create("sqlite", database=unquote(name), query=dict(parse_qsl(asked, keep_blank_values=True)))


def _parsed(url: str | URL) -> URL:
    """The URL with our driver for its kind of database."""
    parsed = _read(url)
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise OSError("name a SQLite file (sqlite:///games.sqlite3) or a PostgreSQL (postgresql://...)")
    if parsed.database in (None, "", ":memory:"):
        raise OSError("SQLite in memory would forget all games; name a file: sqlite:///games.sqlite3")
    if odd := sorted(set(parsed.query) - {"timeout"}):
        raise OSError(f"there is no option {odd[0]!r} of a SQLite file; a ? in its name is written %3F")
    return parsed.set(drivername="sqlite")


def _engine(url: URL, **options: Any) -> Engine:
    """The engine. It hides a statement's values, which would appear in errors and so in logs, secret seeds among them."""
    engine = sa.create_engine(url, hide_parameters=True, **options)
    if url.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", _configure_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _keep_private(file: Path) -> None:
    """Make a SQLite file, and its log if there is one, readable by its owner alone; its folder may be public.

    SQLite gives files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for beside in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(0o600)


def _configure_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # _begin_sqlite says where transactions begin
    connection.execute("PRAGMA busy_timeout=10000")
    for left in reversed(range(WAL_TRIES)):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            break
        except (
            sqlite3.OperationalError
        ):  # another process migrates the new file at this moment; SQLite does not wait for that
            if not left:
                raise
            time.sleep(0.1)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once: a reader that became a writer could meet "database is locked"."""
    writes = connection.get_execution_options().get("biberbau_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _without_password(url: str | URL) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)

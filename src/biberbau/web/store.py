"""The database: tables, seats and actions. It is the truth; everything else in the server can be lost.

The primary key (table, number) of ``action`` is the concurrency control: of two actions for one position, one
row is stored and the other is refused. Nothing is acknowledged before its transaction is committed.
"""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from ..errors import BiberbauError
from ..kernel.options import Value

log = logging.getLogger(__name__)

SCHEMA_VERSION = 2

metadata = sa.MetaData()

schema = sa.Table("biberbau_schema", metadata, sa.Column("version", sa.Integer, nullable=False))

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
    sa.Column("status", sa.String(16), nullable=False),  # lobby, playing, over
    sa.Column("host", sa.String(64), nullable=False),  # SHA-256 of the host's player token
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every change
    sa.Column("undos", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=True),  # the table where the same people play on
    sa.Column("deal", sa.Integer, nullable=False),  # 2: from the seats' words, 1: from entropy
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # human, bot, open
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("player", sa.String(64), nullable=True, index=True),  # SHA-256 of the player token
    sa.Column(
        "words", sa.String(256), nullable=True
    ),  # added to the deal; null: this seat has not been asked yet
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
    sa.Column("table_id", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("action_id", sa.Integer, nullable=False),
    sa.Column("notation", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


MIGRATIONS = {
    1: (
        "ALTER TABLE game_table ADD COLUMN deal INTEGER DEFAULT 1 NOT NULL",
        "ALTER TABLE seat ADD COLUMN words VARCHAR(256)",
        # A table that has not been dealt is dealt in the new way; its host's text becomes the host's words.
        "UPDATE game_table SET deal = 2 WHERE status = 'lobby'",
        "UPDATE seat SET words = '' WHERE kind <> 'open'",
        "UPDATE seat SET words = (SELECT entropy FROM game_table WHERE game_table.id = seat.table_id) WHERE EXISTS"
        " (SELECT 1 FROM game_table WHERE game_table.id = seat.table_id AND game_table.host = seat.player"
        " AND game_table.deal = 2)",
    ),
}
"""By schema version, what turns it into the next one, for SQLite and PostgreSQL alike."""


class StoreError(BiberbauError):
    """A database that cannot be opened or used."""


class BrokenRowError(StoreError):
    """A table whose row holds what no release has written. The message names the table and nothing in it."""


class SealError(StoreError):
    """A seal that has dealt a table already."""


class ConflictError(BiberbauError):
    """Somebody else changed the table first."""


@dataclass(frozen=True)
class Seat:
    """A row of ``seat``."""

    number: int
    kind: str
    name: str
    level: str = ""
    player: str | None = None
    words: str | None = None


@dataclass(frozen=True)
class Record:
    """All that is stored about a table, as it was at one moment."""

    id: str
    game: str
    options: Mapping[str, Value]
    seed: bytes
    entropy: str
    created: float
    status: str
    host: str
    revision: int
    undos: int
    rematch: str | None
    seats: tuple[Seat, ...]
    actions: tuple[int, ...]
    actors: tuple[int, ...]
    deal: int = 2

    @property
    def words(self) -> tuple[str, ...] | None:
        """What the seats add to the deal; None at a table that is dealt from ``entropy``."""
        return tuple(taken.words or "" for taken in self.seats) if self.deal == 2 else None

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def stamp(self) -> str:
        """The position that an action is made for: how many actions, how many undos."""
        return f"{self.number}.{self.undos}"

    def ahead(self, actions: Sequence[int], seat: int) -> Record:
        """The table as it would be if a seat had played these actions."""
        actors = self.actors + (seat,) * len(actions)
        return replace(self, actions=(*self.actions, *actions), actors=actors)

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player, None for a spectator."""
        if player is None:
            return None
        return next((s.number for s in self.seats if s.kind == "human" and s.player == player), None)


class Store:
    """The database behind one SQLAlchemy URL; every method is one transaction.

    A table is read as a whole only if its revision is not that of the record kept from before: a long game is not read
    anew with every move. Whoever changes a row by hand changes its revision, too.
    """

    KEPT = 1024
    """How many records are kept, the last ones used."""

    def __init__(self, url: str) -> None:
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._lock = Lock()
        try:
            parsed = make_url(url)
            sqlite = self._sqlite = parsed.get_backend_name() == "sqlite"
            if sqlite and parsed.database in (None, "", ":memory:"):
                raise OSError("SQLite in memory would forget all games; name a file: sqlite:///games.sqlite3")
            if sqlite and parsed.database:
                _keep_private(Path(parsed.database))
            # A statement's values would appear in errors and so in logs, secret seeds among them.
            self._engine: Engine = sa.create_engine(parsed, hide_parameters=True)
            if sqlite:
                sa.event.listen(self._engine, "connect", _configure_sqlite)
                sa.event.listen(self._engine, "begin", _begin_sqlite)
            self._prepare()
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, SQLAlchemyError, OSError) as error:
            reason = getattr(error, "orig", None) or error
            raise StoreError(f"the database {_without_password(url)} cannot be opened: {reason}") from error

    def _prepare(self) -> None:
        with self._writing() as connection:
            metadata.create_all(connection)
            version = connection.scalar(sa.select(schema.c.version).with_for_update())
            if version is None:
                connection.execute(schema.insert().values(version=SCHEMA_VERSION))
            while version in MIGRATIONS:
                for statement in MIGRATIONS[version]:
                    connection.exec_driver_sql(statement)
                version += 1
                connection.execute(schema.update().values(version=version))
            if version not in (None, SCHEMA_VERSION):
                raise StoreError(
                    f"the database has schema version {version}, this biberbau works with {SCHEMA_VERSION}: "
                    "use the matching release, or another --database"
                )

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A transaction in which all reads see the same moment (SQLite's always do)."""
        options = {} if self._sqlite else {"isolation_level": "REPEATABLE READ"}
        with self._engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(biberbau_writes=True) as connection, connection.begin():
            yield connection

    def close(self) -> None:
        """Close every connection."""
        self._engine.dispose()

    # --------------------------------------------------------------------------------------------- reading

    def read(self, table_id: str) -> Record | None:
        """A table, or None when there is none with that id; a BrokenRowError when its row cannot be read."""
        with self._reading() as connection:
            revision = connection.scalar(sa.select(table.c.revision).where(table.c.id == table_id))
            with self._lock:
                kept = self._kept.get(table_id)
            found = kept if kept and kept.revision == revision else _read(connection, table_id)
        return self._keep(found) if found else None

    def _keep(self, record: Record) -> Record:
        with self._lock:
            self._kept[record.id] = record
            self._kept.move_to_end(record.id)
            while len(self._kept) > self.KEPT:
                self._kept.popitem(last=False)
        return record

    def revision(self, table_id: str) -> int | None:
        """A table's revision alone: cheap enough to ask often."""
        with self._reading() as connection:
            return connection.scalar(sa.select(table.c.revision).where(table.c.id == table_id))

    def tables_of(self, player: str, limit: int) -> list[Record]:
        """The tables where a player sits, newest first."""
        query = (
            sa.select(table.c.id)
            .join(seat, seat.c.table_id == table.c.id)
            .where(seat.c.player == player, seat.c.kind == "human")
            .order_by(table.c.created.desc())
            .limit(limit)
        )
        found: list[Record] = []
        with self._reading() as connection:
            for table_id in connection.scalars(query).all():
                try:
                    found += [record] if (record := _read(connection, table_id)) else []
                except BrokenRowError as error:
                    log.warning("%s; it is left out of the list", error)
        return found

    def try_to_write(self) -> None:
        """Write a row and delete it again, in one transaction; StoreError when the database refuses."""
        try:
            with self._writing() as connection:
                connection.execute(schema.insert().values(version=-1))
                connection.execute(schema.delete().where(schema.c.version == -1))
        except SQLAlchemyError as error:
            raise StoreError(str(getattr(error, "orig", None) or type(error).__name__)) from error

    def tables_that_move(self, games: Collection[str]) -> list[str]:
        """Ids of the running tables at which a bot sits, or where one of these games is played."""
        has_bot = sa.exists().where(seat.c.table_id == table.c.id, seat.c.kind == "bot")
        query = (
            sa.select(table.c.id)
            .where(table.c.status == "playing")
            .where(sa.or_(has_bot, table.c.game.in_(sorted(games))))
        )
        with self._reading() as connection:
            return list(connection.scalars(query))

    # --------------------------------------------------------------------------------------------- writing

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> None:
        """Store a new table.

        ``rematch_of``: the table that it follows; no table gets more than one follower. ``seal``: the number of the seal
        under which its seed was published; whoever has seen that seed opened must not deal from it again (SealError).
        """
        with self._writing() as connection:
            if seal:
                try:
                    connection.execute(used_seal.insert().values(number=seal))
                except IntegrityError as error:
                    raise SealError("that seal has dealt a table already") from error
            connection.execute(
                table.insert().values(
                    id=record.id,
                    game=record.game,
                    options=json.dumps(dict(record.options)),
                    seed=record.seed,
                    entropy=record.entropy,
                    created=record.created,
                    status=record.status,
                    host=record.host,
                    revision=record.revision,
                    undos=record.undos,
                    rematch=None,
                    deal=record.deal,
                )
            )
            connection.execute(
                seat.insert(), [{"table_id": record.id, **_seat_values(taken)} for taken in record.seats]
            )
            if rematch_of is not None:
                changed = connection.execute(
                    table.update()
                    .where(table.c.id == rematch_of, table.c.rematch.is_(None))
                    .values(rematch=record.id, revision=table.c.revision + 1)
                )
                if changed.rowcount != 1:
                    raise ConflictError("somebody else has already started the rematch")

    def change(self, record: Record, *, seats: Sequence[Seat] = (), status: str | None = None) -> None:
        """Change seats and status of a table that is still as ``record`` has it."""
        with self._writing() as connection:
            self._guard(connection, record)
            for changed in seats:
                connection.execute(
                    seat.update()
                    .where(seat.c.table_id == record.id, seat.c.number == changed.number)
                    .values(**_seat_values(changed))
                )
            _bump(connection, record.id, **({} if status is None else {"status": status}))

    def append(self, record: Record, moves: Sequence[tuple[int, str, int]], over: bool) -> None:
        """Store the next actions (id, notation, seat) of a table that is still as ``record`` has it."""
        try:
            with self._writing() as connection:
                self._guard(connection, record)
                now = time.time()
                connection.execute(
                    action.insert(),
                    [
                        {
                            "table_id": record.id,
                            "number": number,
                            "action_id": action_id,
                            "notation": notation,
                            "seat": actor,
                            "at": now,
                        }
                        for number, (action_id, notation, actor) in enumerate(moves, start=record.number + 1)
                    ],
                )
                _bump(connection, record.id, **({"status": "over"} if over else {}))
        except IntegrityError as error:
            raise ConflictError("somebody else has acted first") from error
        self._keep(
            replace(
                record,
                revision=record.revision + 1,
                status="over" if over else record.status,
                actions=(*record.actions, *(action_id for action_id, _, _ in moves)),
                actors=(*record.actors, *(actor for _, _, actor in moves)),
            )
        )

    def take_back(self, record: Record, count: int) -> None:
        """Delete the last actions of a table that is still as ``record`` has it."""
        with self._writing() as connection:
            self._guard(connection, record)
            connection.execute(
                action.delete().where(action.c.table_id == record.id, action.c.number > record.number - count)
            )
            _bump(connection, record.id, undos=table.c.undos + 1)

    def _guard(self, connection: Connection, record: Record) -> None:
        """Lock the table's row and refuse when it has changed since ``record`` was read."""
        revision = connection.scalar(
            sa.select(table.c.revision).where(table.c.id == record.id).with_for_update()
        )
        if revision != record.revision:
            raise ConflictError("somebody else has acted first")


def _bump(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(
        table.update().where(table.c.id == table_id).values(revision=table.c.revision + 1, **values)
    )


def _seat_values(taken: Seat) -> dict[str, Any]:
    return {
        "number": taken.number,
        "kind": taken.kind,
        "name": taken.name,
        "level": taken.level,
        "player": taken.player,
        "words": taken.words,
    }


def _read(connection: Connection, table_id: str) -> Record | None:
    try:
        row = connection.execute(sa.select(table).where(table.c.id == table_id)).one_or_none()
        if row is None:
            return None
        seats = connection.execute(sa.select(seat).where(seat.c.table_id == table_id).order_by(seat.c.number))
        moves = connection.execute(
            sa.select(action.c.action_id, action.c.seat)
            .where(action.c.table_id == table_id)
            .order_by(action.c.number)
        ).all()
        options = json.loads(row.options)
        taken = tuple(Seat(s.number, s.kind, s.name, s.level, s.player, s.words) for s in seats)
        whole = isinstance(options, dict) and isinstance(row.seed, bytes)
        if not whole or [s.number for s in taken] != list(range(len(taken))) or not taken:
            raise ValueError("options, seed or seats are missing")
    except (ValueError, TypeError) as error:
        raise BrokenRowError(f"table {table_id!r} cannot be read from the database") from error
    return Record(
        id=row.id,
        game=row.game,
        options=options,
        seed=row.seed,
        entropy=row.entropy,
        created=row.created,
        status=row.status,
        host=row.host,
        revision=row.revision,
        undos=row.undos,
        rematch=row.rematch,
        seats=taken,
        actions=tuple(move.action_id for move in moves),
        actors=tuple(move.seat for move in moves),
        deal=row.deal,
    )


def _keep_private(file: Path) -> None:
    """Make a SQLite file, and its log if there is one, readable by their owner alone; its folder may be anybody's.

    SQLite gives files beside it the same mode.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for beside in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(0o600)


def _configure_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where _begin_sqlite says
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the write lock at once: a reader that became a writer could meet "database is locked"."""
    writes = connection.get_execution_options().get("biberbau_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)

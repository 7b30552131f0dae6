"""How tables are read and written: one method for each kind of change, for whoever has opened a transaction.

Statements are constant texts on the driver's own cursor. A move is two of them, and they are most of what it costs the
store: put together by SQLAlchemy they took four times as long.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ..domain import clocks
from ..domain.ratings import Standing, rated
from ..domain.records import BrokenRowError, CodeTakenError, ConflictError, Record, SealError, Seat
from ..domain.results import Result
from ..domain.terms import Terms
from .chat import Line, Room

CHANNEL = "biberbau"
"""The channel on which processes on one PostgreSQL hear each other: ``pg_notify.PgNotify``."""

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
    "SELECT number, kind, name, level, player, words, stand_in, extra, program FROM seat"
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
OPEN = (
    "SELECT id, revision FROM game_table WHERE listed = 1 AND status = 'lobby' ORDER BY created DESC LIMIT ?"
)
DUE = "SELECT id FROM game_table WHERE status = 'lobby' AND fill_at > ? AND fill_at <= ? ORDER BY fill_at LIMIT ?"
CODE_TAKEN = "SELECT 1 FROM game_table WHERE code = ? AND id <> ?"
CODED = "SELECT id FROM game_table WHERE code = ? AND status = 'lobby'"
USE_SEAL = "INSERT INTO used_seal (number) VALUES (?)"
CREATE = (
    "INSERT INTO game_table (id, game, options, seed, entropy, created, status, host, revision, undos, deal, touched,"
    " listed, code, terms, fill_at, since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CREATE_SEAT = (
    "INSERT INTO seat (table_id, number, kind, name, level, player, words, stand_in, extra, program)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FOLLOW = (
    "UPDATE game_table SET rematch = ?, revision = revision + 1, touched = ? WHERE id = ? AND rematch IS NULL"
)
BEGIN = (
    "UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, turn = ?, closes = NULL, status = ?,"
    " code = NULL"
    " WHERE id = ? AND revision = ?"
)
UNLIST = (
    "UPDATE game_table SET revision = revision + 1, touched = ?, listed = 0"
    " WHERE id = ? AND revision = ? AND status = 'lobby'"
)
MOVE = (
    "UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, turn = ?, closes = NULL"
    " WHERE id = ? AND revision = ?"
)
CHANGE = (
    "UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, turn = ?, closes = NULL, status = ?,"
    " undos = ?"
    " WHERE id = ? AND revision = ?"
)
HAND_OVER = "UPDATE game_table SET host = ? WHERE id = ?"
HIDE = "UPDATE game_table SET listed = 0, code = NULL WHERE id = ?"
RENEW = "UPDATE game_table SET revision = revision + 1 WHERE id = ?"
NOTE_TURN = "UPDATE game_table SET turn = ? WHERE id = ? AND revision = ?"
CHANGE_SEAT = (
    "UPDATE seat SET kind = ?, name = ?, level = ?, player = ?, words = ?, stand_in = ?, extra = ?, program = ?"
    " WHERE table_id = ? AND number = ?"
)
PLAY = (
    "INSERT INTO action (table_id, number, action_id, notation, seat, at, spent) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
MOVE_AND_PLAY = (
    "WITH moved AS (UPDATE game_table SET revision = revision + 1, touched = ?, since = ?, status = ?, turn = ?,"
    " closes = NULL WHERE id = ? AND revision = ? RETURNING id)"
    " INSERT INTO action (table_id, number, action_id, notation, seat, at, spent)"
    " SELECT id, ?, ?, ?, ?, ?, CAST(? AS DOUBLE PRECISION) FROM moved"
)
RESULT = (
    "INSERT INTO result (table_id, game, players, ended, seat, kind, level, name, player, place, score)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
RATINGS = "SELECT player, mu, sigma, games FROM rating WHERE game = ?"
_RATE = "INSERT INTO rating (game, player, name, mu, sigma, games, ended) VALUES (?, ?, ?, ?, ?, ?, ?)"
FIRST_RATED = f"{_RATE} ON CONFLICT (game, player) DO NOTHING"
RATE = (
    f"{_RATE} ON CONFLICT (game, player) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,"
    " games = excluded.games, ended = excluded.ended"
)
DRAWN_FROM = "SELECT words FROM tournament WHERE id = ?"
RESULTS = "SELECT seat, kind, level, name, player, place, score FROM result WHERE table_id = ? ORDER BY seat"
TAKE_BACK = "DELETE FROM action WHERE table_id = ? AND number > ?"
SAID = "UPDATE game_table SET said = said + 1 WHERE id = ? RETURNING said"
SAY = (
    "INSERT INTO chat (table_id, number, at, channel, seat, player, name, kind, text)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FORGET = "DELETE FROM chat WHERE table_id = ? AND number <= ?"
LINES = (
    "SELECT number, at, channel, seat, player, name, kind, text FROM chat WHERE table_id = ? ORDER BY number"
)
MUTE = "INSERT INTO mute (table_id, reader, author) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mute WHERE table_id = ? AND reader = ? AND author = ?"
MUTES = "SELECT reader, author FROM mute WHERE table_id = ?"
NAME_ONLOOKER = (
    "INSERT INTO onlooker (table_id, player, name) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, player) DO UPDATE SET name = excluded.name"
)
UNNAME_ONLOOKER = "DELETE FROM onlooker WHERE table_id = ? AND player = ?"
ONLOOKERS = "SELECT player, name FROM onlooker WHERE table_id = ?"
REMOVE = "INSERT INTO removed (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING"
REMOVED = "SELECT player FROM removed WHERE table_id = ?"
REPORT = (
    "INSERT INTO report (at, table_id, number, reporter, player, name, kind, text)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
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


def _seat(row: Sequence[Any]) -> Seat:
    """A row of ``READ_SEATS``."""
    number, kind, name, level, player, words, stand_in, extra, program = row
    return Seat(number, kind, name, level, player, words, stand_in, extra, bool(program))


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
        self.plain = driver.paramstyle == "qmark"
        """Whether it is SQLite, which has one writer at a time and nobody to tell."""
        self._told: list[str] = []
        self.wrote = False
        """Whether there is anything to undo since somebody set this to False."""

    def run(self, statement: str, *values: object) -> Any:
        """Execute a statement whose values stand as question marks; returns the cursor."""
        self._cursor.execute(statement if self.plain else _percent(statement), values)
        return self._cursor

    def _run_each(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        if len(values) == 1:
            self.run(statement, *values[0])
        else:
            self._cursor.executemany(statement if self.plain else _percent(statement), values)

    def tell(self, kind: str, table_id: str, payload: object) -> None:
        """Tell other processes when this is committed; ``payload``: a JSON value. To be said of every change."""
        self.wrote = True
        if not self.plain:
            self._told.append(packed(self._process, kind, table_id, payload))

    def tell_all(self, kind: str) -> None:
        """Tell other processes of something that is about no table."""
        self.tell(kind, "", None)

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
        taken = tuple(_seat(found) for found in self.run(READ_SEATS, table_id).fetchall())
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

    def open(self, limit: int) -> list[tuple[str, int]]:
        """Id and revision of the newest tables in the lobby that anybody may find."""
        return [(table_id, revision) for table_id, revision in self.run(OPEN, limit).fetchall()]

    def due(self, since: float, until: float, limit: int) -> list[str]:
        """Ids of the tables in the lobby whose empty seats were to be filled in that time."""
        return [table_id for (table_id,) in self.run(DUE, since, until, limit).fetchall()]

    def coded(self, code: str) -> str | None:
        """The id of the table in the lobby with that code."""
        row = self.run(CODED, code).fetchone()
        return None if row is None else str(row[0])

    # --------------------------------------------------------------------------------------------- writing

    def use_seal(self, number: str) -> None:
        """Note that something is dealt or drawn under a seal; a SealError where something was already."""
        self.wrote = True
        try:
            self.run(USE_SEAL, number)
        except self._driver.IntegrityError:
            raise SealError("that seal has dealt a table already") from None

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> Record:
        """A new table: ``Store.create``."""
        self.wrote = True
        if seal:
            self.use_seal(seal)
        touched = time.time() // HOUR * HOUR
        values = (
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
            record.fills_at,
            record.since,
        )
        if record.code and self.run(CODE_TAKEN, record.code, record.id).fetchone():
            raise CodeTakenError("another table has that code")
        self.run(CREATE, *values)
        self._run_each(
            CREATE_SEAT,
            [
                (
                    *(record.id, s.number, s.kind, s.name, s.level, s.player, s.words, s.stand_in, s.extra),
                    int(s.program),
                )
                for s in record.seats
            ],
        )
        if rematch_of is not None:
            if self.run(FOLLOW, record.id, touched, rematch_of).rowcount != 1:
                raise ConflictError("somebody else has already started the rematch")
            self.tell("changed", rematch_of, self.revision(rematch_of))
        self._tell_lobby(record)
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
                int(taken.program),
                record.id,
                taken.number,
            )
            now[taken.number] = taken
        self._tell_lobby(record)
        code = record.code if status == "lobby" else None
        return replace(
            record, revision=record.revision + 1, status=status, seats=tuple(now), code=code, since=since
        )

    def unlist(self, record: Record) -> Record:
        """A table that nobody finds any more but those who know where it is: ``Store.unlist``."""
        self.run(UNLIST, time.time() // HOUR * HOUR, record.id, record.revision)
        self._moved(record)
        self._tell_lobby(record)
        return replace(record, revision=record.revision + 1, listed=False)

    def _tell_lobby(self, record: Record) -> None:
        """The list of open tables is another one."""
        if record.listed and record.status == "lobby":
            self.tell("lobby", record.id, None)

    def append(
        self,
        record: Record,
        moves: Sequence[tuple[int, str, int]],
        over: bool,
        spent: float | None = None,
        turn: int | None = None,
        results: Sequence[Result] = (),
    ) -> Record:
        """The next actions: ``Store.append``."""
        status, at = "over" if over else record.status, clocks.now()
        costs = (spent, *[None] * (len(moves) - 1))
        try:
            if self.plain or len(moves) > 1:
                self._guard(record, status, record.undos, at, turn)
                numbered = enumerate(zip(moves, costs, strict=True), start=record.number + 1)
                self._run_each(
                    PLAY, [(record.id, number, *move, at, cost) for number, (move, cost) in numbered]
                )
            else:  # one way to the database and back instead of two
                guard = (at // HOUR * HOUR, at, status, turn, record.id, record.revision)
                self.run(MOVE_AND_PLAY, *guard, record.number + 1, *moves[0], at, spent)
                self._moved(record)
        except self._driver.IntegrityError:
            self.wrote = True
            raise ConflictError("somebody else has acted first") from None
        if results:
            self._end(record, results, at)
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

    def take_back(self, record: Record, count: int, turn: int | None = None) -> Record:
        """Without the last actions: ``Store.take_back``."""
        left, at, spent = record.number - count, clocks.now(), list[float]()
        self._guard(record, record.status, record.undos + 1, at, turn)
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

    def _end(self, record: Record, results: Sequence[Result], at: float) -> None:
        """What came of a game; where people have agreed to it, their ratings follow at once."""
        one = (record.id, record.game, len(record.seats), at)
        self._run_each(
            RESULT,
            [(*one, r.seat, r.kind, r.level, r.name, r.player, r.place, r.score) for r in results],
        )
        people = _people(results)
        if record.terms.ranked and len(people) > 1 and not self._waits(record.terms):
            self._rate(record.game, [people], at)

    def _waits(self, terms: Terms) -> bool:
        """Whether ratings follow when the table is unveiled: before that they would tell others who play the same cards
        how it ended. Tournaments from before version 7 have them at once."""
        if not terms.veiled:
            return False
        found = self.run(DRAWN_FROM, terms.tournament).fetchone()
        return found is not None and found[0] is not None

    def rate_together(self, game: str, table_ids: Sequence[str]) -> None:
        """The ratings that have waited until all these tables had ended, in the order of the tables."""
        ended = [
            _people([Result(*row) for row in self.run(RESULTS, table_id).fetchall()])
            for table_id in table_ids
        ]
        tables = [people for people in ended if len(people) > 1]
        if tables:
            self._rate(game, tables, clocks.now())

    def _rate(self, game: str, tables: Sequence[Mapping[str, Result]], at: float) -> None:
        """Rate people by the places in which they came out; in one order, so that no two wait for each other."""
        people = {player: one for table in tables for player, one in table.items()}
        new = Standing()
        self._run_each(
            FIRST_RATED,  # two games that end at once wait for each other here, too
            [
                (game, player, people[player].name, new.mu, new.sigma, new.games, at)
                for player in sorted(people)
            ],
        )
        among = f"{RATINGS} AND player IN ({', '.join('?' * len(people))}) ORDER BY player"
        found = self.run(among if self.plain else f"{among} FOR UPDATE", game, *people).fetchall()
        known = {player: Standing(mu, sigma, games) for player, mu, sigma, games in found}
        for table in tables:
            known |= rated(known, {player: one.place for player, one in table.items()})
        self._run_each(
            RATE,
            [
                (game, player, people[player].name, now.mu, now.sigma, now.games, at)
                for player, now in sorted(known.items())
            ],
        )

    # ---------------------------------------------------------------------------------------------- people

    def room(self, table_id: str) -> Room:
        """What has been said at a table, who does not want to hear whom, and who looks on by name."""
        lines = tuple(Line(*row) for row in self.run(LINES, table_id).fetchall())
        mutes: dict[str, frozenset[str]] = {}
        for reader, author in self.run(MUTES, table_id).fetchall():
            mutes[reader] = mutes.get(reader, frozenset()) | {author}
        named = dict(self.run(ONLOOKERS, table_id).fetchall())
        removed = frozenset(player for (player,) in self.run(REMOVED, table_id).fetchall())
        return Room(lines, mutes, named, removed)

    def say(self, table_id: str, line: Line, kept: int) -> int:
        """Store a line; returns its number, with which only the last ``kept`` stay. The table's row counts them, so
        numbers are committed in their order."""
        row = self.run(SAID, table_id).fetchone()
        if row is None:
            raise ConflictError("the table is gone")
        number = int(row[0])
        said = (line.channel, line.seat, line.player, line.name, line.kind, line.text)
        self.run(SAY, table_id, number, line.at, *said)
        self.run(FORGET, table_id, number - kept)
        self.tell("people", table_id, number)
        return number

    def mute(self, table_id: str, reader: str, author: str, on: bool) -> None:
        """Let a reader hear no more of an author, or hear them again."""
        self.run(MUTE if on else UNMUTE, table_id, reader, author)
        self.tell("people", table_id, None)

    def look_on(self, table_id: str, player: str, name: str | None) -> None:
        """Show the name of somebody who looks on, or (None) no longer."""
        if name is None:
            self.run(UNNAME_ONLOOKER, table_id, player)
        else:
            self.run(NAME_ONLOOKER, table_id, player, name)
        self.tell("people", table_id, None)

    def remove(self, table_id: str, player: str) -> None:
        """Let somebody not sit down at a table again."""
        self.run(REMOVE, table_id, player)
        self.tell("people", table_id, None)

    def is_removed(self, table_id: str, player: str) -> bool:
        """Whether the host has taken somebody off a table."""
        return (player,) in [tuple(row) for row in self.run(REMOVED, table_id).fetchall()]

    def report(self, table_id: str, reporter: str, line: Line) -> bool:
        """Put a line into the operator's list; False if that reader has done so already."""
        self.wrote = True
        said = (line.number, reporter, line.player, line.name, line.kind, line.text)
        return bool(self.run(REPORT, time.time(), table_id, *said).rowcount == 1)

    def clean(self, status: str, before: float, count: int) -> int:
        """Delete so many tables of that status that nobody has touched since; returns how many there were."""
        statement = CLEAN.format(status=status)
        return int(self.run(statement, before, before, count).rowcount)

    def note_turn(self, record: Record, turn: int) -> None:
        """Note who decides now, where a change could not say so; it changes nothing that anybody sees."""
        self.run(NOTE_TURN, turn, record.id, record.revision)

    def hand_over(self, table_id: str, host: str | None) -> None:
        """Another host, or none: then nobody is invited to the table any more."""
        self.run(HAND_OVER, host or "", table_id)
        if host is None:
            self.run(HIDE, table_id)

    def renew(self, table_id: str) -> None:
        """Count a table's revision up where its rows were changed by hand, so that everybody reads it again."""
        self.run(RENEW, table_id)
        self.tell("changed", table_id, self.revision(table_id))

    def unfollowed(self) -> list[str]:
        """Ids of the tables whose rematch has been deleted."""
        return [table_id for (table_id,) in self.run(UNFOLLOWED).fetchall()]

    def unfollow(self, table_ids: Sequence[str]) -> None:
        """Let these tables have a rematch again."""
        for table_id in table_ids:
            self.run(UNFOLLOW, table_id)

    def _guard(self, record: Record, status: str, undos: int, since: float, turn: int | None = None) -> None:
        """Lock the table's row and count its revision up; refuse when it has changed since ``record`` was read."""
        touched = time.time() // HOUR * HOUR
        if status == record.status and undos == record.undos:
            self.run(MOVE, touched, since, turn, record.id, record.revision)
        elif record.status == "lobby" and undos == record.undos:
            self.run(BEGIN, touched, since, turn, status, record.id, record.revision)
        else:
            self.run(CHANGE, touched, since, turn, status, undos, record.id, record.revision)
        self._moved(record)

    def _moved(self, record: Record) -> None:
        """Whether the row was still as ``record`` has it, as the statement before tells."""
        if self._cursor.rowcount != 1:
            raise ConflictError("somebody else has acted first")
        self.tell("changed", record.id, record.revision + 1)


def _people(results: Iterable[Result]) -> dict[str, Result]:
    """What came of a table for the people at it, by their tokens' hashes."""
    return {one.player: one for one in results if one.kind == "human" and one.player is not None}


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

"""Reading and writing tables: one method for each kind of change, for code that has opened a transaction.

A move is two statements, which are most of its cost to the store: see ``statements``.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..domain import clocks
from ..domain.ratings import Standing, rated
from ..domain.records import BrokenRowError, CodeTakenError, ConflictError, Record, SealError, Seat
from ..domain.results import Result
from ..domain.terms import Terms
from . import table_statements as sql
from .chat_rows import ChatRows
from .statements import filled

HOUR = 3600.0
"""``touched`` is rounded to the hour: it is indexed, and the index is then not written with every move."""


class Rows(ChatRows):
    """The rows of one database within one transaction."""

    # --------------------------------------------------------------------------------------------- reading

    def revision(self, table_id: str) -> int | None:
        """A table's revision alone."""
        row = self.one(sql.REVISION, table_id)
        return None if row is None else int(row.revision)

    def read(self, table_id: str, known: Record | None = None) -> Record | None:
        """A table, or None; a BrokenRowError when its row cannot be read.

        ``known``: the table as it was; if nothing has been taken back since, only later actions are read.
        """
        row = self.one(sql.READ, table_id)
        if row is None:
            return None
        if known is not None and known.revision == row.revision:
            return known
        if known is not None and known.undos != row.undos:
            known = None
        try:
            return self._read(row, known)
        except (ValueError, TypeError) as error:
            raise BrokenRowError(f"table {table_id!r} cannot be read from the database") from error

    def _read(self, row: Any, known: Record | None) -> Record:
        options = json.loads(row.options)
        taken = tuple(self.all(sql.READ_SEATS, row.id))
        moves = self.columns(sql.READ_ACTIONS, row.id, known.number if known else 0)
        whole = isinstance(options, dict) and isinstance(row.seed, bytes)
        if not whole or [seat.number for seat in taken] != list(range(len(taken))) or not taken:
            raise ValueError("options, seed or seats are missing")
        spent = list(known.spent) if known else []
        for actor, cost in zip(moves.seat, moves.spent, strict=True):
            if cost is not None:
                _charge(spent, actor, cost)
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
            actions=(*(known.actions if known else ()), *moves.action_id),
            actors=(*(known.actors if known else ()), *moves.seat),
            deal=row.deal,
            listed=bool(row.listed),
            code=row.code,
            terms=Terms.read(row.terms),
            since=row.since,
            spent=tuple(spent),
        )

    def seated(self, player: str, limit: int) -> list[str]:
        """Ids of the tables where a player sits, newest first."""
        return [row.id for row in self.all(sql.SEATED, player, limit)]

    def moving(self) -> list[str]:
        """Ids of the running tables: bots play there, or somebody waits for an absent person."""
        return [row.id for row in self.all(sql.MOVES)]

    def open(self, limit: int) -> list[tuple[str, int]]:
        """Id and revision of the newest listed tables in the lobby."""
        return [(row.id, row.revision) for row in self.all(sql.OPEN, limit)]

    def watched(self, limit: int) -> list[tuple[str, int]]:
        """Id and revision of the newest running tables that were listed before they began."""
        return [(row.id, row.revision) for row in self.all(sql.WATCHED, limit)]

    def due(self, since: float, until: float, limit: int) -> list[str]:
        """Ids of the tables in the lobby whose empty seats were due to be filled in that time."""
        return [row.id for row in self.all(sql.DUE, since, until, limit)]

    def coded(self, code: str) -> str | None:
        """The id of the table in the lobby with that code."""
        row = self.one(sql.CODED, code)
        return None if row is None else str(row.id)

    # --------------------------------------------------------------------------------------------- writing

    def use_seal(self, number: str) -> None:
        """Note that a seal is used; a SealError where it was already."""
        self.wrote = True
        try:
            self.run(sql.USE_SEAL, number)
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
        if record.code and self.one(sql.CODE_TAKEN, record.code, record.id):
            raise CodeTakenError("another table has that code")
        self.run(sql.CREATE, *values)
        self._seat_all(record)
        if rematch_of is not None:
            if self.run(sql.FOLLOW, record.id, touched, rematch_of).rowcount != 1:
                raise ConflictError("somebody else has already started the rematch")
            self.tell("changed", rematch_of, self.revision(rematch_of))
        self._tell_lobby(record)
        return record

    def _seat_all(self, record: Record) -> None:
        self._run_each(
            sql.CREATE_SEAT,
            [
                (
                    *(record.id, s.number, s.kind, s.name, s.level, s.player, s.words, s.stand_in, s.extra),
                    *(int(s.program), int(s.vacated)),
                )
                for s in record.seats
            ],
        )

    def set_up(self, record: Record, after: Record) -> Record:
        """Change options, terms and seats before the game: ``Store.set_up``."""
        touched = time.time() // HOUR * HOUR
        options = json.dumps(dict(after.options))
        told = (options, after.terms.text(), int(after.listed), after.fills_at, touched)
        self.run(sql.SET_UP, *told, record.id, record.revision)
        self._moved(record)
        self.run(sql.NO_SEATS, record.id)
        self._seat_all(after)
        self._tell_lobby(replace(after, listed=after.listed or record.listed))
        return replace(after, revision=record.revision + 1)

    def change(
        self,
        record: Record,
        seats: Sequence[Seat] = (),
        status: str | None = None,
        since: float | None = None,
    ) -> Record:
        """Change seats or status: ``Store.change``."""
        if since is None:
            since = clocks.now() if status not in (None, record.status) else record.since
        status = record.status if status is None else status
        self._guard(record, status, record.undos, since)
        now = list(record.seats)
        for taken in seats:
            self.run(
                sql.CHANGE_SEAT,
                taken.kind,
                taken.name,
                taken.level,
                taken.player,
                taken.words,
                taken.stand_in,
                taken.extra,
                int(taken.program),
                int(taken.vacated),
                record.id,
                taken.number,
            )
            now[taken.number] = taken
            if taken.stand_in:
                self.run(sql.FORGET_MARK, record.id, taken.number)
        self._tell_lobby(record)
        code = record.code if status == "lobby" else None
        return replace(
            record, revision=record.revision + 1, status=status, seats=tuple(now), code=code, since=since
        )

    def unlist(self, record: Record) -> Record:
        """Unlist a table: ``Store.unlist``."""
        self.run(sql.UNLIST, time.time() // HOUR * HOUR, record.id, record.revision)
        self._moved(record)
        self._tell_lobby(record)
        return replace(record, revision=record.revision + 1, listed=False)

    def _tell_lobby(self, record: Record) -> None:
        """Notify others that the list of open tables has changed."""
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
        """Store the next actions: ``Store.append``."""
        status, at = "over" if over else record.status, clocks.now()
        costs = (spent, *[None] * (len(moves) - 1))
        try:
            if self.plain or len(moves) > 1:
                self._guard(record, status, record.undos, at, turn)
                numbered = enumerate(zip(moves, costs, strict=True), start=record.number + 1)
                self._run_each(
                    sql.PLAY, [(record.id, number, *move, at, cost) for number, (move, cost) in numbered]
                )
            else:  # one round trip to the database instead of two
                guard = (status, at // HOUR * HOUR, turn, at, record.id, record.revision)
                self.run(sql.MOVE_AND_PLAY, *guard, record.number + 1, *moves[0], at, spent)
                self._moved(record)
        except self._driver.IntegrityError:
            self.wrote = True
            raise ConflictError("somebody else has acted first") from None
        if results:
            self._end(record, results, at)
        charged = list(record.spent)
        if spent is not None:
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
        """Delete the last actions: ``Store.take_back``."""
        left, at, spent = record.number - count, clocks.now(), list[float]()
        self._guard(record, record.status, record.undos + 1, at, turn)
        self.run(sql.TAKE_BACK, record.id, left)
        for move in self.all(sql.READ_SPENT, record.id) if record.spent else ():
            _charge(spent, move.seat, move.spent)
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
        """Store the results of a game; where people have agreed to it, their ratings follow at once."""
        one = (record.id, record.game, len(record.seats), at)
        self._run_each(
            sql.RESULT,
            [(*one, r.seat, r.kind, r.level, r.name, r.player, r.place, r.score) for r in results],
        )
        people = _people(results)
        if record.terms.ranked and len(people) > 1 and not self._waits(record.terms):
            self._rate(record.game, [people], at)

    def _waits(self, terms: Terms) -> bool:
        """Whether ratings wait until the table is unveiled: otherwise they would tell those who play the same cards how
        it ended. Tournaments from before version 7 have them at once.
        """
        if not terms.veiled:
            return False
        found = self.one(sql.DRAWN_FROM, terms.tournament)
        return found is not None and found.words is not None

    def rate_together(self, game: str, table_ids: Sequence[str]) -> None:
        """Apply the ratings that have waited until all these tables had ended, in the order of the tables."""
        ended = [_people(self.all(sql.RESULTS, table_id)) for table_id in table_ids]
        tables = [people for people in ended if len(people) > 1]
        if tables:
            self._rate(game, tables, clocks.now())

    def _rate(self, game: str, tables: Sequence[Mapping[str, Result]], at: float) -> None:
        """Rate people by their places; always in one order, to avoid deadlocks."""
        people = {player: one for table in tables for player, one in table.items()}
        new = Standing()
        self._run_each(
            sql.FIRST_RATED,  # two games that end at once wait for each other here, too
            [
                (game, player, people[player].name, new.mu, new.sigma, new.games, at)
                for player in sorted(people)
            ],
        )
        players = filled(people)
        found = self.all(sql.ratings_statement(len(players)), game, *players)
        known = {row.player: Standing(row.mu, row.sigma, row.games) for row in found}
        for table in tables:
            known |= rated(known, {player: one.place for player, one in table.items()})
        self._run_each(
            sql.RATE,
            [
                (game, player, people[player].name, now.mu, now.sigma, now.games, at)
                for player, now in sorted(known.items())
            ],
        )

    # ----------------------------------------------------------------------------------------------- beside

    def clean(self, status: str, before: float, count: int) -> int:
        """Delete at most ``count`` tables of that status that nobody has touched since; returns how many there were."""
        return int(self.run(sql.clean_statement(status), before, count).rowcount)

    def note_turn(self, record: Record, turn: int) -> None:
        """Note who decides now, where the change itself could not; it changes nothing visible."""
        self.run(sql.NOTE_TURN, turn, record.id, record.revision)

    def hand_over(self, table_id: str, host: str | None) -> None:
        """Set another host, or none: then the table is unlisted."""
        self.run(sql.HAND_OVER, host or "", table_id)
        if host is None:
            self.run(sql.HIDE, table_id)

    def renew(self, table_id: str) -> None:
        """Raise a table's revision where its rows were changed by hand, so that everybody reads it again."""
        self.run(sql.RENEW, table_id)
        self.tell("changed", table_id, self.revision(table_id))

    def unfollowed(self) -> list[str]:
        """Ids of the tables whose rematch has been deleted."""
        return [row.id for row in self.all(sql.UNFOLLOWED)]

    def unfollow(self, table_ids: Sequence[str]) -> None:
        """Let these tables have a rematch again."""
        for table_id in table_ids:
            self.run(sql.UNFOLLOW, table_id)

    def _guard(self, record: Record, status: str, undos: int, since: float, turn: int | None = None) -> None:
        """Lock the table's row and raise its revision; refuse when it has changed since ``record`` was read."""
        touched = time.time() // HOUR * HOUR
        if status == record.status and undos == record.undos:
            self.run(sql.MOVE, touched, turn, since, record.id, record.revision)
        elif record.status == "lobby" and undos == record.undos:
            self.run(sql.BEGIN, status, touched, turn, since, record.id, record.revision)
        else:
            self.run(sql.CHANGE, status, undos, touched, turn, since, record.id, record.revision)
        self._moved(record)

    def _moved(self, record: Record) -> None:
        """Whether the row was still as ``record`` has it, by the last statement's count."""
        if self._cursor.rowcount != 1:
            raise ConflictError("somebody else has acted first")
        self.tell("changed", record.id, record.revision + 1)


def _people(results: Iterable[Result]) -> dict[str, Result]:
    """The results of the people at a table, by their tokens' hashes."""
    return {one.player: one for one in results if one.kind == "human" and one.player is not None}


def _charge(spent: list[float], seat: int, cost: float) -> None:
    """Charge an action's time to its seat's clock."""
    spent += [0.0] * (seat + 1 - len(spent))
    spent[seat] += cost

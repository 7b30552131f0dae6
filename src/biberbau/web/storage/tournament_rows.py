"""Tournaments as they are stored. The result of a table is stored with the table alone, never twice.

A change of a tournament is conditional on its revision: of two changes for one revision one is refused.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from ...games import kind
from ...match import Game
from ..domain.records import ConflictError, Record
from ..domain.terms import Terms
from . import schema
from .rows import Rows
from .statements import Statement, fields, given, insert, same

SYSTEMS = ("knockout", "swiss", "everyone")

_one, _entrant, _pairing = schema.tournament.c, schema.entrant.c, schema.pairing.c
_table, _result = schema.table.c, schema.result.c
READ = Statement(
    sa.select(
        *(_one.id, _one.title, _one.game, _one.options, _one.terms, _one.system, _one.seats, _one.places),
        *(
            _one.rounds,
            _one.same,
            _one.host,
            _one.status,
            _one.round,
            _one.revision,
            _one.created,
            _one.words,
            _one.code,
        ),
    ).where(*same(_one.id))
)
CODED = Statement(sa.select(_one.id).where(*same(_one.code), _one.status == "open"))
CODE_TAKEN = Statement(sa.select(_one.id).where(*same(_one.code)))
PAIRINGS = Statement(
    sa.select(
        *(_pairing.round, _pairing.board, _pairing.table_id, _table.status, _pairing.entrant),
        *(_result.place, _result.score),
    )
    .select_from(schema.pairing)
    .outerjoin(schema.table, _table.id == _pairing.table_id)
    .outerjoin(schema.result, sa.and_(_result.table_id == _pairing.table_id, _result.seat == _pairing.seat))
    .where(*same(_pairing.tournament_id))
    .order_by(_pairing.round, _pairing.board, _pairing.seat)
)
CREATE = insert(
    schema.tournament,
    *("id", "title", "game", "options", "terms", "system", "seats", "places", "rounds", "same", "host"),
    *("status", "round", "revision", "created", "words", "code", "touched"),
)
CHANGE = Statement(
    sa.update(schema.tournament)
    .values(given(_one.status, _one.round, _one.touched) | {"revision": _one.revision + 1})
    .where(*same(_one.id, _one.revision)),
    *("status", "round", "touched", "id", "revision"),
)
ENTER = insert(schema.entrant, "tournament_id", "number", "player", "name", "words")
STAND_UP = Statement(
    sa.delete(schema.entrant).where(*same(_entrant.tournament_id, _entrant.number)),
    *("tournament_id", "number"),
)
GO, DRAW = (
    Statement(
        sa.update(schema.entrant).values(given(column)).where(*same(_entrant.tournament_id, _entrant.number)),
        *(column.name, "tournament_id", "number"),
    )
    for column in (_entrant.gone, _entrant.draw)
)
PAIR = insert(schema.pairing, "tournament_id", "round", "board", "seat", "entrant", "table_id")
UNVEIL = Statement(sa.update(schema.table).values(given(_table.terms)).where(*same(_table.id)), "terms", "id")
# A round is over when none of its tables is being played; an open tournament begins when all its places are taken.
_playing = (
    sa.select(_pairing.board)
    .join_from(schema.pairing, schema.table, _table.id == _pairing.table_id)
    .where(_pairing.tournament_id == _one.id, _pairing.round == _one.round, _table.status == "playing")
    .exists()
)
_entered = sa.select(sa.func.count()).where(_entrant.tournament_id == _one.id).scalar_subquery()
DUE = Statement(
    sa.select(_one.id)
    .where(
        sa.and_(_one.status == "running", ~_playing) | sa.and_(_one.status == "open", _entered >= _one.places)
    )
    .order_by(_one.id)
    .limit(sa.bindparam("most"))
)
NAMES_HOST = Statement(
    sa.select(sa.func.count().label("number")).where(*same(_one.host), _one.status == "open")
)
DELETE = Statement(sa.delete(schema.tournament).where(*same(_one.id, _one.revision)), "id", "revision")
CLEAN = Statement(
    sa.delete(schema.tournament).where(*same(_one.status), _one.touched < sa.bindparam("before")),
    *("status", "before"),
)


@dataclass(frozen=True)
class Entrant:
    """A row of ``entrant``: ``gone``, the first round that they no longer finish; None while they take part."""

    number: int
    player: str | None
    name: str
    words: str = ""
    draw: int | None = None
    gone: int | None = None


ENTRANTS = Statement(
    sa.select(*fields(schema.entrant, Entrant))
    .where(*same(_entrant.tournament_id))
    .order_by(_entrant.number),
    row=Entrant,
)


@dataclass(frozen=True)
class Chair:
    """Somebody at a table of the tournament, and how they came out as far as the table has ended with a result."""

    entrant: int
    place: int | None = None
    score: int | None = None


@dataclass(frozen=True)
class Board:
    """A table of a round; ``table_id``: None for a bye."""

    round: int
    number: int
    table_id: str | None
    playing: bool
    chairs: tuple[Chair, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of the people at it."""
        return tuple(chair.entrant for chair in self.chairs)


@dataclass(frozen=True)
class Tournament:
    """All stored data of a tournament at one moment.

    ``code``: to be said on the phone until it begins, None for one from before there were codes.

    ``seats``: people at a table; ``rounds``: of Swiss, 0 for as many as it takes; ``same``: the same cards at every
    table of a round; ``round``: the last one that was opened, from 1; ``words``: of its host for the draw, None where
    it was opened before draws were sealed.
    """

    id: str
    title: str
    game: str
    options: Mapping[str, Any]
    terms: Terms
    system: str
    seats: int
    places: int
    rounds: int
    same: bool
    host: str
    status: str = "open"
    round: int = 0
    revision: int = 1
    created: float = 0.0
    words: str | None = ""
    code: str | None = None
    entrants: tuple[Entrant, ...] = ()
    boards: tuple[Board, ...] = ()

    def entrant(self, player: str | None) -> Entrant | None:
        """The entrant with that token."""
        if player is None:
            return None
        return next((one for one in self.entrants if one.player == player), None)

    def named(self, number: int) -> Entrant:
        """The entrant with that number."""
        return next(one for one in self.entrants if one.number == number)

    @property
    def drawn(self) -> tuple[Entrant, ...]:
        """The entrants when it began, in the order of the draw."""
        return tuple(sorted((one for one in self.entrants if one.draw), key=lambda one: one.draw or 0))

    @property
    def told(self) -> Tournament:
        """The tournament without the results of tables whose cards others still play."""
        if not (self.same and self.status == "running"):
            return self
        running = self.of_round(self.round)
        return replace(self, boards=tuple(board for board in self.boards if board not in running))

    @property
    def all_words(self) -> tuple[str, ...]:
        """The words in the draw besides its seed: its host's, then those of all entrants."""
        return (self.words or "", *(one.words for one in self.entrants))

    def of_round(self, number: int) -> tuple[Board, ...]:
        """The tables of a round."""
        return tuple(board for board in self.boards if board.round == number)

    @property
    def fewest(self) -> int:
        """The fewest players that the game allows."""
        return kind(self.game).players[0]

    def game_of(self, people: int) -> Game:
        """The game for a table of that size; an OptionError where the options do not allow it."""
        return Game.of(self.game, {**self.options, "players": people})


@dataclass(frozen=True)
class Listed:
    """A tournament in a list; ``mine``: the reader takes part."""

    id: str
    title: str
    game: str
    system: str
    places: int
    status: str
    round: int
    created: float
    people: int
    mine: bool


LISTED = Statement(
    sa.select(
        *(_one.id, _one.title, _one.game, _one.system, _one.places, _one.status, _one.round, _one.created),
        _entered.label("people"),
        sa.exists()
        .where(_entrant.tournament_id == _one.id, *same(_entrant.player), _entrant.gone.is_(None))
        .label("mine"),
    )
    .where(*same(_one.status))
    .order_by(_one.created.desc())
    .limit(sa.bindparam("most")),
    *("player", "status", "most"),
    row=Listed,
)


def read(rows: Rows, tournament_id: str) -> Tournament | None:
    """A tournament, None where there is none with that id."""
    row = rows.one(READ, tournament_id)
    if row is None:
        return None
    boards: dict[tuple[int, int], Board] = {}
    for pair in rows.all(PAIRINGS, tournament_id):
        before = boards.get((pair.round, pair.board))
        chairs = (*(before.chairs if before else ()), Chair(pair.entrant, pair.place, pair.score))
        boards[pair.round, pair.board] = Board(
            pair.round, pair.board, pair.table_id, pair.status == "playing", chairs
        )
    told = {
        "options": json.loads(row.options),
        "terms": Terms.read(row.terms),
        "same": bool(row.same),
        "entrants": tuple(rows.all(ENTRANTS, tournament_id)),
        "boards": tuple(boards.values()),
    }
    return Tournament(**row._asdict() | told)


def listed(rows: Rows, player: str | None, status: str, most: int) -> list[Listed]:
    """The newest tournaments of that status."""
    return rows.all(LISTED, player or "", status, most)


def create(rows: Rows, tournament: Tournament) -> None:
    """Store a new tournament without entrants."""
    one = tournament
    what = one.id, one.title, one.game, json.dumps(dict(one.options)), one.terms.text(), one.system
    how = one.seats, one.places, one.rounds, int(one.same), one.host, one.status, one.round, one.revision
    rows.run(CREATE, *what, *how, one.created, one.words, one.code, time.time())


def change(rows: Rows, tournament: Tournament, status: str | None = None, number: int | None = None) -> None:
    """Raise the revision, with another status or round; a ConflictError where another change came first."""
    status = tournament.status if status is None else status
    number = tournament.round if number is None else number
    values = status, number, time.time(), tournament.id, tournament.revision
    if rows.run(CHANGE, *values).rowcount != 1:
        raise ConflictError("somebody else has changed the tournament first")


def seat(
    rows: Rows, tournament_id: str, number: int, board: int, people: Sequence[int], record: Record | None
) -> None:
    """Store the people at a table of a round, and the table itself if it is no bye."""
    if record is not None:
        rows.create(record)
    for chair, entrant in enumerate(people):
        rows.run(PAIR, tournament_id, number, board, chair, entrant, None if record is None else record.id)


def ends_round(rows: Rows, tournament: Tournament) -> list[str]:
    """Make the tables of a round with the same cards public, and apply their ratings if there are any: it is over.
    Returns the tables.
    """
    tables = [one.table_id for one in tournament.of_round(tournament.round) if one.table_id is not None]
    for table_id in tables:
        rows.run(UNVEIL, replace(tournament.terms, veiled=False).text(), table_id)
        rows.renew(table_id)
    if tournament.terms.ranked and tournament.words is not None:
        rows.rate_together(tournament.game, tables)
    return tables

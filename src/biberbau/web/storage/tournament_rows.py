"""Tournaments as they are stored. What came of a table is told by the table alone, never written down twice.

Whoever changes a tournament names the revision that they have seen; of two changes for one revision one is refused.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...games import kind
from ...match import Game
from ..domain.records import ConflictError, Record
from ..domain.terms import Terms
from .rows import Rows

SYSTEMS = ("knockout", "swiss", "everyone")

_TOURNAMENT = (  # as Tournament has them
    "id, title, game, options, terms, system, seats, places, rounds, same, host, status, round, revision, created, words"
)
READ = f"SELECT {_TOURNAMENT} FROM tournament WHERE id = ?"
ENTRANTS = (
    "SELECT number, player, name, words, draw, gone FROM entrant WHERE tournament_id = ? ORDER BY number"
)
PAIRINGS = (
    "SELECT pairing.round, pairing.board, pairing.table_id, game_table.status, pairing.entrant, result.place,"
    " result.score FROM pairing LEFT JOIN game_table ON game_table.id = pairing.table_id"
    " LEFT JOIN result ON result.table_id = pairing.table_id AND result.seat = pairing.seat"
    " WHERE pairing.tournament_id = ? ORDER BY pairing.round, pairing.board, pairing.seat"
)
CREATE = (
    "INSERT INTO tournament (id, title, game, options, terms, system, seats, places, rounds, same, host, status,"
    " round, revision, created, words, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGE = "UPDATE tournament SET revision = revision + 1, status = ?, round = ?, touched = ? WHERE id = ? AND revision = ?"
ENTER = "INSERT INTO entrant (tournament_id, number, player, name, words) VALUES (?, ?, ?, ?, ?)"
STAND_UP = "DELETE FROM entrant WHERE tournament_id = ? AND number = ?"
GO = "UPDATE entrant SET gone = ? WHERE tournament_id = ? AND number = ?"
DRAW = "UPDATE entrant SET draw = ? WHERE tournament_id = ? AND number = ?"
PAIR = "INSERT INTO pairing (tournament_id, round, board, seat, entrant, table_id) VALUES (?, ?, ?, ?, ?, ?)"
UNVEIL = "UPDATE game_table SET terms = ? WHERE id = ?"
# A round is over when none of its tables is being played; an open tournament begins when all its places are taken.
DUE = (
    "SELECT id FROM tournament WHERE (status = 'running' AND NOT EXISTS (SELECT 1 FROM pairing"
    " JOIN game_table ON game_table.id = pairing.table_id WHERE pairing.tournament_id = tournament.id"
    " AND pairing.round = tournament.round AND game_table.status = 'playing')) OR (status = 'open' AND"
    " (SELECT count(*) FROM entrant WHERE tournament_id = tournament.id) >= places) ORDER BY id LIMIT ?"
)
LISTED = (
    "SELECT id, title, game, system, places, status, round, created,"
    " (SELECT count(*) FROM entrant WHERE tournament_id = tournament.id),"
    " EXISTS (SELECT 1 FROM entrant WHERE tournament_id = tournament.id AND player = ? AND gone IS NULL)"
    " FROM tournament WHERE status = ? ORDER BY created DESC LIMIT ?"
)
NAMES_HOST = "SELECT count(*) FROM tournament WHERE host = ? AND status = 'open'"
DELETE = "DELETE FROM tournament WHERE id = ? AND revision = ?"
CLEAN = "DELETE FROM tournament WHERE status = ? AND touched < ?"


@dataclass(frozen=True)
class Entrant:
    """A row of ``entrant``: ``gone``, the first round that they do not finish any more; None while they take part."""

    number: int
    player: str | None
    name: str
    words: str = ""
    draw: int | None = None
    gone: int | None = None


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
        """The numbers of those who sit there."""
        return tuple(chair.entrant for chair in self.chairs)


@dataclass(frozen=True)
class Tournament:
    """All that is stored about a tournament, as it was at one moment.

    ``seats``: so many sit at a table; ``rounds``: of Swiss, 0 for as many as it takes; ``same``: the same cards at every
    table of a round; ``round``: the last one that was opened, from 1; ``words``: what whoever opened it adds to the draw,
    None where it was opened before draws were sealed.
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
    entrants: tuple[Entrant, ...] = ()
    boards: tuple[Board, ...] = ()

    def entrant(self, player: str | None) -> Entrant | None:
        """Whoever takes part under that token."""
        if player is None:
            return None
        return next((one for one in self.entrants if one.player == player), None)

    def named(self, number: int) -> Entrant:
        """The one with that number."""
        return next(one for one in self.entrants if one.number == number)

    @property
    def drawn(self) -> tuple[Entrant, ...]:
        """Those who were there when it began, in the order of the draw."""
        return tuple(sorted((one for one in self.entrants if one.draw), key=lambda one: one.draw or 0))

    @property
    def told(self) -> Tournament:
        """The tournament without what came of tables whose cards others still play."""
        if not (self.same and self.status == "running"):
            return self
        running = self.of_round(self.round)
        return replace(self, boards=tuple(board for board in self.boards if board not in running))

    @property
    def all_words(self) -> tuple[str, ...]:
        """What the draw is made from, besides its seed: the words of whoever opened it, then of all who take part."""
        return (self.words or "", *(one.words for one in self.entrants))

    def of_round(self, number: int) -> tuple[Board, ...]:
        """The tables of a round."""
        return tuple(board for board in self.boards if board.round == number)

    @property
    def fewest(self) -> int:
        """So many the game needs at a table."""
        return kind(self.game).players[0]

    def game_of(self, people: int) -> Game:
        """What is played at a table of so many; an OptionError where the options do not go with that."""
        return Game.of(self.game, {**self.options, "players": people})


@dataclass(frozen=True)
class Listed:
    """A tournament as a list shows it; ``mine``: whoever looks at the list takes part."""

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


def read(rows: Rows, tournament_id: str) -> Tournament | None:
    """A tournament, None where there is none with that id."""
    row = rows.run(READ, tournament_id).fetchone()
    if row is None:
        return None
    id_, title, game, options, terms, system, seats, places, rounds, same, *rest = tuple(row)
    entrants = tuple(Entrant(*one) for one in rows.run(ENTRANTS, tournament_id).fetchall())
    boards: dict[tuple[int, int], Board] = {}
    for round_, board, table_id, state, entrant, place, score in rows.run(PAIRINGS, tournament_id).fetchall():
        before = boards.get((round_, board))
        chairs = (*(before.chairs if before else ()), Chair(entrant, place, score))
        boards[round_, board] = Board(round_, board, table_id, state == "playing", chairs)
    host, status, number, revision, created, words = rest
    return Tournament(
        id=id_,
        title=title,
        game=game,
        options=json.loads(options),
        terms=Terms.read(terms),
        system=system,
        seats=seats,
        places=places,
        rounds=rounds,
        same=bool(same),
        host=host,
        status=status,
        round=number,
        revision=revision,
        created=created,
        words=words,
        entrants=entrants,
        boards=tuple(boards.values()),
    )


def listed(rows: Rows, player: str | None, status: str, most: int) -> list[Listed]:
    """The newest tournaments of that status."""
    found = rows.run(LISTED, player or "", status, most).fetchall()
    return [Listed(*row) for row in found]


def create(rows: Rows, tournament: Tournament) -> None:
    """Store a new tournament, nobody in it yet."""
    one = tournament
    what = one.id, one.title, one.game, json.dumps(dict(one.options)), one.terms.text(), one.system
    how = one.seats, one.places, one.rounds, int(one.same), one.host, one.status, one.round, one.revision
    rows.run(CREATE, *what, *how, one.created, one.words, time.time())


def change(rows: Rows, tournament: Tournament, status: str | None = None, number: int | None = None) -> None:
    """Count the revision up, with another status or round; a ConflictError where somebody else has been first."""
    status = tournament.status if status is None else status
    number = tournament.round if number is None else number
    values = status, number, time.time(), tournament.id, tournament.revision
    if rows.run(CHANGE, *values).rowcount != 1:
        raise ConflictError("somebody else has changed the tournament first")


def seat(
    rows: Rows, tournament_id: str, number: int, board: int, people: Sequence[int], record: Record | None
) -> None:
    """Who sits where at a table of a round, and the table itself if it is no bye."""
    if record is not None:
        rows.create(record)
    for chair, entrant in enumerate(people):
        rows.run(PAIR, tournament_id, number, board, chair, entrant, None if record is None else record.id)


def ends_round(rows: Rows, tournament: Tournament) -> list[str]:
    """Let everybody look at the tables of a round in which all had the same cards, and rate people for it if they are
    rated: it is over. Returns the tables."""
    tables = [one.table_id for one in tournament.of_round(tournament.round) if one.table_id is not None]
    for table_id in tables:
        rows.run(UNVEIL, replace(tournament.terms, veiled=False).text(), table_id)
        rows.renew(table_id)
    if tournament.terms.ranked and tournament.words is not None:
        rows.rate_together(tournament.game, tables)
    return tables

"""How what is kept of people is read and written: statements, for whoever has opened a transaction (``rows.Rows``).

A person is named by the SHA-256 of their token, everywhere. None of this reads a table's actions but the export.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..domain.ratings import Standing
from .rows import Rows
from .schema import metadata

MINE = "game_table JOIN seat ON seat.table_id = game_table.id WHERE seat.player = ?"
ENDED = "('over', 'left')"
YOUR_TURN = "game_table.status = 'playing' AND (game_table.turn >> seat.number) & 1 = 1"
UNKNOWN_TURN = "game_table.status = 'playing' AND game_table.turn IS NULL"

PERSON = "SELECT name, lang, colour, created, seen FROM person WHERE player = ?"
SAVE_PERSON = (
    "INSERT INTO person (player, name, lang, created, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT (player)"
    " DO UPDATE SET name = excluded.name, lang = excluded.lang, seen = excluded.seen"
)
LIKES = "UPDATE person SET colour = ? WHERE player = ?"
HAS_SEATS = "SELECT count(*) FROM seat WHERE player = ?"
TURNS = f"SELECT count(*) FROM {MINE} AND {YOUR_TURN}"
UNKNOWN = f"SELECT game_table.id FROM {MINE} AND {UNKNOWN_TURN} ORDER BY game_table.created DESC LIMIT ?"

GAMES = (
    "SELECT game_table.id, game_table.game, game_table.status, game_table.created, seat.number,"
    f" CASE WHEN {YOUR_TURN} THEN 0 WHEN game_table.status = 'playing' THEN 1"
    " WHEN game_table.status = 'lobby' THEN 2 ELSE 3 END AS urgency,"
    " coalesce((SELECT max(result.ended) FROM result WHERE result.table_id = game_table.id), game_table.touched)"
    f" AS last FROM {MINE}"
)
IN_ORDER = " ORDER BY urgency, last DESC, created DESC LIMIT ? OFFSET ?"
COUNT = f"SELECT count(*) FROM {MINE}"
OPPONENTS = (
    "SELECT other.table_id, game_table.game, other.name FROM seat AS other"
    " JOIN seat ON seat.table_id = other.table_id AND seat.number <> other.number"
    " JOIN game_table ON game_table.id = other.table_id"
    " WHERE seat.player = ? ORDER BY game_table.created DESC"
)
SEATS = (
    "SELECT table_id, number, kind, name, level FROM seat WHERE table_id IN ({ids}) ORDER BY table_id, number"
)
PLACES = "SELECT table_id, seat, place, score FROM result WHERE table_id IN ({ids})"

STATISTICS = (
    "SELECT game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), avg(place), avg(players)"
    " FROM result WHERE player = ? GROUP BY game"
)
BEATEN = (
    "SELECT mine.game, bot.level, count(DISTINCT mine.table_id) FROM result AS mine"
    " JOIN result AS bot ON bot.table_id = mine.table_id AND bot.kind = 'bot' AND bot.place > mine.place"
    " WHERE mine.player = ? GROUP BY mine.game, bot.level"
)
PROGRAMS = "SELECT name, created, revoked FROM bot WHERE owner = ? ORDER BY created"
RESULTS = "SELECT table_id, seat, game, players, name, place, score, ended FROM result WHERE player = ? ORDER BY ended"
MY_RATINGS = "SELECT game, mu, sigma, games FROM rating WHERE player = ?"
LEADERS = (
    "SELECT player, name, mu, sigma, games FROM rating WHERE game = ? AND games >= ?"
    " ORDER BY mu - ? * sigma DESC, games DESC LIMIT ?"
)

PASSKEYS = "SELECT id, credential, created, used FROM passkey WHERE player = ? ORDER BY created"
PASSKEY = "SELECT credential, public_key, sign_count, player, sealed FROM passkey WHERE id = ?"
ADD_PASSKEY = (
    "INSERT INTO passkey (id, credential, public_key, sign_count, player, sealed, created)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
)
USE_PASSKEY = "UPDATE passkey SET sign_count = ?, used = ? WHERE id = ?"
REMOVE_PASSKEY = "DELETE FROM passkey WHERE id = ? AND player = ?"

ADD_TRANSFER = "INSERT INTO transfer (id, player, sealed, until) VALUES (?, ?, ?, ?)"
TRANSFER = "SELECT player, sealed, until, used FROM transfer WHERE id = ?"
USE_TRANSFER = "UPDATE transfer SET used = ?, sealed = ? WHERE id = ? AND used IS NULL AND until > ?"
OLD_TRANSFERS = "DELETE FROM transfer WHERE until < ? OR (player = ? AND used IS NULL)"

OWN_TABLES = (
    "SELECT game_table.id, game_table.game, game_table.options, game_table.status, game_table.created,"
    f" seat.number, seat.name, seat.words FROM {MINE} ORDER BY game_table.created"
)
OWN_ACTIONS = (
    "SELECT action.table_id, action.number, action.notation, action.at FROM action"
    " JOIN seat ON seat.table_id = action.table_id AND seat.number = action.seat"
    " WHERE seat.player = ? ORDER BY action.table_id, action.number"
)
UNFINISHED = f"SELECT game_table.id FROM {MINE} AND game_table.status NOT IN {ENDED}"
TERMS_NOW = f"SELECT game_table.terms FROM {MINE} AND game_table.game = ? AND game_table.status = 'playing'"
FINISHED = f"SELECT game_table.id, seat.number FROM {MINE} AND game_table.status IN {ENDED}"
FORGET_SEAT = "UPDATE seat SET player = NULL, name = ? WHERE table_id = ? AND number = ? AND player = ?"
FORGET_HOST = "UPDATE game_table SET host = '' WHERE host = ?"
FORGET_SEATS = "UPDATE seat SET player = NULL WHERE player = ?"
FORGET_RESULTS = "UPDATE result SET player = NULL, name = '' WHERE player = ?"

# Whoever looks into a report needs what was reported, and by how many; not who they were, nor their words.
FORGET_REPORTER = "UPDATE report SET reporter = 'forgotten ' || id WHERE reporter = ?"
FORGET_REPORTED = "UPDATE report SET player = '', name = '', text = '' WHERE player = ?"
# Others have played against them: their place in a tournament stays, without a name, and they lose the rest. As at
# tables, the words stay that went into draw and deals, so that these can be checked.
FORGET_TOURNAMENTS = (
    "UPDATE tournament SET revision = revision + 1 WHERE id IN"
    " (SELECT tournament_id FROM entrant WHERE player = ?)"
)
FORGET_OPEN = (
    "DELETE FROM entrant WHERE player = ?"
    " AND tournament_id IN (SELECT id FROM tournament WHERE status = 'open')"
)
FORGET_ENTRANT = (
    "UPDATE entrant SET player = NULL, name = '', gone = coalesce(gone, (SELECT CASE status"
    " WHEN 'running' THEN round ELSE round + 1 END FROM tournament WHERE id = tournament_id)) WHERE player = ?"
)
FORGET_PROGRAMS = "DELETE FROM bot WHERE owner = ?"
FORGET_OPENER = "UPDATE tournament SET host = '' WHERE host = ?"
FORGET_SHARED = (
    *(FORGET_SEATS, FORGET_HOST, FORGET_RESULTS, FORGET_REPORTER, FORGET_REPORTED),
    *(FORGET_TOURNAMENTS, FORGET_OPEN, FORGET_ENTRANT, FORGET_OPENER),
    FORGET_PROGRAMS,
)

WHO = ("player", "reader", "author", "reporter")
"""What columns are called in which somebody's hash stands."""

FORGET = tuple(
    f"DELETE FROM {table.name} WHERE {column.name} = ?"
    for table in metadata.sorted_tables
    for column in table.columns
    if column.name in WHO and table.name not in ("seat", "result", "report", "entrant")
)
"""Whatever is one person's alone goes with them; seats, results, reports and tournaments are others' too."""

SECRET = (*WHO, "owner", "sealed", "credential", "public_key", "endpoint", "p256dh", "auth")
TOLD = {
    table.name: tuple(column.name for column in table.columns if column.name not in SECRET)
    for table in metadata.sorted_tables
    if "player" in table.columns
    and table.name not in ("seat", "result", "rating", "person", "transfer", "report", "bot")
}
"""What is told of somebody besides, as it stands there: table and columns."""


@dataclass(frozen=True)
class Person:
    """A row of ``person``."""

    name: str = ""
    lang: str = ""
    colour: int | None = None
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class GameRow:
    """One of a person's tables, as lists need it; ``urgency``: 0 their turn, 1 running, 2 waiting, 3 finished;
    ``last``: when it ended, or when something happened there, to the hour."""

    table_id: str
    game: str
    status: str
    created: float
    seat: int
    urgency: int
    last: float


@dataclass(frozen=True)
class Tally:
    """What somebody's finished games of one kind add up to."""

    game: str
    played: int
    won: int
    place: float
    players: float


def _listed(statement: str, values: Sequence[object]) -> str:
    return statement.format(ids=", ".join("?" * len(values)))


def person(rows: Rows, player: str) -> Person | None:
    """What is kept of somebody, None if nothing is."""
    row = rows.run(PERSON, player).fetchone()
    return None if row is None else Person(*row)


def told(rows: Rows, player: str) -> dict[str, list[dict[str, object]]]:
    """What stands about somebody in the tables of ``TOLD``, by table."""
    found: dict[str, list[dict[str, object]]] = {}
    for table, columns in TOLD.items():
        statement = f"SELECT {', '.join(columns)} FROM {table} WHERE player = ?"
        found[table] = [
            dict(zip(columns, row, strict=True)) for row in rows.run(statement, player).fetchall()
        ]
    return found


def save_person(rows: Rows, player: str, name: str, lang: str, now: float) -> None:
    """Keep somebody's name and language from now on."""
    rows.run(SAVE_PERSON, player, name, lang, now, now)


def number(rows: Rows, statement: str, *values: object) -> int:
    """The one number that a statement finds."""
    return int(rows.run(statement, *values).fetchone()[0])


def games(rows: Rows, player: str, ids: Sequence[str] | None, most: int, offset: int) -> list[GameRow]:
    """So many of somebody's tables, the most urgent first; ``ids``: among these alone."""
    only = "" if ids is None else _listed(" AND game_table.id IN ({ids})", ids)
    found = rows.run(GAMES + only + IN_ORDER, player, *(ids or ()), most, offset)
    return [GameRow(*row) for row in found.fetchall()]


def opponents(rows: Rows, player: str) -> Iterable[tuple[str, str, str]]:
    """Table, game and name of everybody whom somebody has met, newest table first."""
    found: list[tuple[str, str, str]] = rows.run(OPPONENTS, player).fetchall()
    return found


def at_tables(rows: Rows, statement: str, ids: Sequence[str]) -> list[Any]:
    """What a statement (``SEATS``, ``PLACES``) finds of these tables."""
    found: list[Any] = rows.run(_listed(statement, ids), *ids).fetchall() if ids else []
    return found


def tallies(rows: Rows, player: str) -> list[Tally]:
    """What somebody's finished games add up to, by game."""
    return [
        Tally(game, int(played), int(won), float(place), float(players))
        for game, played, won, place, players in rows.run(STATISTICS, player).fetchall()
    ]


def ratings(rows: Rows, player: str) -> dict[str, Standing]:
    """Somebody's ratings, by game."""
    found = rows.run(MY_RATINGS, player).fetchall()
    return {game: Standing(mu, sigma, games) for game, mu, sigma, games in found}


def forget(rows: Rows, player: str, called: str) -> list[str]:
    """Forget somebody at finished tables and everywhere else; returns at which tables. ``called``: what they are then."""
    found: list[tuple[str, int]] = rows.run(FINISHED, player).fetchall()
    for table_id, seat in found:
        rows.run(FORGET_SEAT, called, table_id, seat, player)
        rows.renew(table_id)
    for statement in (*FORGET_SHARED, *FORGET):
        rows.run(statement, player)
    return [table_id for table_id, _ in found]

"""People, without accounts: their profile, their games, and the ways to move to another device.

The holder of a token is the person; the database has its SHA-256 alone. Each method waits for the database.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ... import effort
from ...bots import ALL_LEVELS, LEVELS, strength
from ...coach.intervals import SURE
from ...games.common.catalogues.catalogue import LANGUAGES
from ...games.common.view.shown import shown, shown_ids
from ..domain import clocks
from ..domain.messages import SAYS, RefusedError
from ..domain.ratings import Standing
from ..domain.tokens import SealedError, opened, player_of, sealed
from ..storage import met_rows
from ..storage import people_rows as sql
from ..storage.people_rows import GameRow, Person
from ..storage.research_rows import AGREES
from ..storage.rows import Rows
from ..storage.store import Store

PAGE = 20
"""A page of "My games" has at most this many games."""

MOST_FOUND = 1000
"""A search finds a person in at most this many tables, the newest."""

LINK_SECONDS, LINK_BYTES = 600.0, 16
"""Seconds for which a link to another device is valid, and its number of random bytes."""

USED_KEPT = 24 * 3600.0
"""Seconds for which used and expired links are remembered."""

LINKED = SAYS.family("link", ("forged", "used", "late"))
"""The reasons why a link is invalid."""

MOST_PASSKEYS = 20
LEADERS = 100


@dataclass(frozen=True)
class Statistics:
    """A person's finished games of one kind in numbers; ``beaten``: the strongest bot they beat, and how often."""

    game: str
    played: int
    won: int
    place: float
    players: float
    beaten: str = ""
    times: int = 0
    standing: Standing | None = None


@dataclass(frozen=True)
class Opponent:
    """Somebody else at a table."""

    name: str
    kind: str
    level: str


@dataclass(frozen=True)
class Played:
    """One of somebody's tables; ``place`` and ``score``: their result, if the game is over and its result was stored."""

    row: GameRow
    others: tuple[Opponent, ...]
    place: int | None = None
    score: int | None = None


@dataclass(frozen=True)
class GamesPage:
    """A page of somebody's tables; ``page`` counts from 1."""

    games: tuple[Played, ...]
    page: int
    more: bool
    search: str


@dataclass(frozen=True)
class Passkey:
    """A passkey by which somebody becomes the same person again."""

    id: str
    credential: bytes
    created: float
    used: float | None


@dataclass(frozen=True)
class Link:
    """A link to another device in its present state; ``state``: "", or why it is invalid: forged, used, late."""

    state: str
    player: str = ""
    name: str = ""


@dataclass(frozen=True)
class Leader:
    """A row of a leaderboard."""

    name: str
    standing: Standing
    me: bool


class People:
    """All people of whom this database stores something. ``key``: the server's own, which is not in the database."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    # ------------------------------------------------------------------------------------------------ profile

    def person(self, player: str) -> Person | None:
        """Somebody's stored profile."""
        with self._store.seen() as rows:
            return sql.person(rows, player)

    def save(self, player: str, name: str, lang: str, colour: int | None = None) -> None:
        """Save somebody's name, language and preferred seat colour."""
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, clocks.now())
            rows.run(sql.LIKES, colour, player)

    def colour(self, player: str | None) -> int | None:
        """The seat colour that somebody prefers."""
        known = self.person(player) if player else None
        return known.colour if known else None

    def agrees(self, player: str) -> bool:
        """Whether somebody allows their finished games to be given to research."""
        known = self.person(player)
        return bool(known and known.research)

    def agree(self, player: str, name: str, lang: str, on: bool) -> None:
        """Allow somebody's finished games to be given to research, or no longer."""
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, clocks.now())
            rows.run(AGREES, int(on), player)

    def tables(self, player: str | None) -> int:
        """The number of tables at which somebody sits or sat."""
        if player is None:
            return 0
        with self._store.seen() as rows:
            return sql.number(rows, sql.HAS_SEATS, player)

    def statistics(self, player: str) -> tuple[Statistics, ...]:
        """The statistics of somebody's finished games, by game."""
        with self._store.seen() as rows:
            tallies, ratings = rows.all(sql.STATISTICS, player), sql.ratings(rows, player)
            beaten = rows.all(sql.BEATEN, player)
        best = _strongest(beaten)
        found = [
            Statistics(one.game, one.played, one.won, one.place, one.players, *best.get(one.game, ("", 0)))
            for one in tallies
            if one.game in shown_ids()
        ]
        found.sort(key=lambda one: shown_ids().index(one.game))
        return tuple(replace(one, standing=ratings.get(one.game)) for one in found)

    # ---------------------------------------------------------------------------------------------- games

    def turns(self, player: str) -> tuple[int, list[str]]:
        """The number of tables at which somebody is asked to decide, and some tables where nobody has noted who is."""
        with self._store.seen() as rows:
            unknown = [row.id for row in rows.all(sql.UNKNOWN, player, PAGE)]
            found = sum(int(row.number) for row in rows.all(sql.TURNS, player) if row.game in shown_ids())
            return found, unknown

    def games(self, player: str, search: str, page: int) -> GamesPage:
        """A page of somebody's tables, the most urgent first; ``search``: a name or a game."""
        with self._store.seen() as rows:
            wanted = _found(rows.all(sql.OPPONENTS, player), search) if search else None
            found: list[GameRow] = []
            if wanted is None or wanted:
                found = sql.games(rows, player, wanted, PAGE + 1, (page - 1) * PAGE)
            listed = [row for row in found[:PAGE] if row.game in shown_ids()]
            ids = [row.table_id for row in listed]
            seats = sql.seats(rows, ids)
            places = {(one.table_id, one.seat): (one.place, one.score) for one in sql.places(rows, ids)}
        played = tuple(
            Played(row, _others(row, seats), *places.get((row.table_id, row.seat), (None, None)))
            for row in listed
        )
        return GamesPage(played, page, len(found) > PAGE, search)

    # ------------------------------------------------------------------------------------------ other devices

    def link(self, token: str, name: str, lang: str) -> str:
        """A code that makes its holder this person, once; an older unused one becomes invalid."""
        code, now, player = secrets.token_urlsafe(LINK_BYTES), time.time(), player_of(token)
        box = sealed(token, code.encode(), "transfer")
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, now)
            rows.run(sql.OLD_TRANSFERS, now - USED_KEPT, player)
            rows.run(sql.ADD_TRANSFER, _hash(code), player, box, now + LINK_SECONDS)
        return code

    def linked(self, code: str) -> Link:
        """The present state of a link; looking does not use it up."""
        with self._store.seen() as rows:
            return self._linked(rows, code)[0]

    def _linked(self, rows: Rows, code: str) -> tuple[Link, bytes]:
        row = rows.one(sql.TRANSFER, _hash(code))
        if row is None:
            return Link("forged"), b""
        if row.used is not None:
            return Link("used"), b""
        if row.until <= time.time():
            return Link("late"), b""
        known = sql.person(rows, row.player)
        return Link("", row.player, known.name if known else ""), bytes(row.sealed)

    def follow(self, code: str) -> tuple[str, Person]:
        """Become the person whose link this is: their token and profile. This uses the link up."""
        now = time.time()
        with self._store.changed() as rows:
            link, box = self._linked(rows, code)
            if link.state or rows.run(sql.USE_TRANSFER, now, b"", _hash(code)).rowcount != 1:
                raise RefusedError(410 if link.state != "forged" else 404, LINKED[link.state or "used"])
            known = sql.person(rows, link.player) or Person()
        return self._opened(box, code.encode(), "transfer", link.player), known

    # -------------------------------------------------------------------------------------------------- passkeys

    def passkeys(self, player: str) -> tuple[Passkey, ...]:
        """Somebody's passkeys, oldest first."""
        with self._store.seen() as rows:
            found = rows.all(sql.PASSKEYS, player)
        return tuple(Passkey(row.id, bytes(row.credential), row.created, row.used) for row in found)

    def add_passkey(
        self, token: str, name: str, lang: str, credential: bytes, public_key: bytes, count: int
    ) -> None:
        """Store a passkey that makes its holder this person."""
        player, now = player_of(token), time.time()
        box = sealed(token, self._key, f"passkey {_hash(credential)}")
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, now)
            values = (_hash(credential), credential, public_key, count, player, box, now)
            if rows.run(sql.ADD_PASSKEY, *values).rowcount != 1:
                raise RefusedError(409, "passkey-known")

    def passkey(self, credential: bytes) -> tuple[bytes, int]:
        """The public key and the use count of a passkey; a RefusedError when none of that kind was made here."""
        with self._store.seen() as rows:
            row = rows.one(sql.PASSKEY, _hash(credential))
        if row is None:
            raise RefusedError(404, "passkey-unknown")
        return bytes(row.public_key), int(row.sign_count)

    def come_back(self, credential: bytes, count: int) -> tuple[str, Person]:
        """The person whose passkey was proved: their token and profile."""
        now = time.time()
        with self._store.changed() as rows:
            row = rows.one(sql.PASSKEY, _hash(credential))
            if row is None:
                raise RefusedError(404, "passkey-unknown")
            rows.run(sql.USE_PASSKEY, count, now, _hash(credential))
            known = sql.person(rows, row.player) or Person()
            sql.save_person(rows, row.player, known.name, known.lang, now)
        return self._opened(bytes(row.sealed), self._key, f"passkey {_hash(credential)}", row.player), known

    def remove_passkey(self, player: str, passkey: str) -> None:
        """Delete one of somebody's passkeys."""
        with self._store.changed() as rows:
            if rows.run(sql.REMOVE_PASSKEY, passkey, player).rowcount != 1:
                raise RefusedError(404, "passkey-unknown")

    def _opened(self, box: bytes, key: bytes, purpose: str, player: str) -> str:
        try:
            return opened(box, key, purpose, player)
        except SealedError as error:
            raise RefusedError(409, "sealed-elsewhere") from error

    # ----------------------------------------------------------------------------- download and deletion

    def everything(self, player: str) -> dict[str, Any]:
        """All data stored about somebody, for download, except the token and what is encrypted."""
        effort.spend("export")
        with self._store.seen() as rows:
            known = sql.person(rows, player)
            actions: dict[str, list[dict[str, Any]]] = {}
            for row in rows.all(sql.OWN_ACTIONS, player):
                one = {"number": row.number, "action": row.notation, "at": row.at}
                actions.setdefault(row.table_id, []).append(one)
            tables = [_exported(row, actions) for row in rows.all(sql.OWN_TABLES, player)]
            results = [row._asdict() for row in rows.all(sql.RESULTS, player)]
            ratings = {
                game: {"mu": one.mu, "sigma": one.sigma, "games": one.games}
                for game, one in sql.ratings(rows, player).items()
            }
            told = sql.told(rows, player)
            sent = [row._asdict() for row in rows.all(met_rows.SENT, player)]
            programs = [row._asdict() for row in rows.all(sql.PROGRAMS, player)]
        profile = None if known is None else asdict(known)
        said = {
            "person": profile,
            "results": results,
            "ratings": ratings,
            "programs": programs,
            "invited": sent,
            **told,
        }
        return {"format": "biberbau-person/1", **said, "tables": tables}

    def unfinished(self, player: str) -> list[str]:
        """The unfinished tables at which somebody sits."""
        with self._store.seen() as rows:
            return [row.id for row in rows.all(sql.UNFINISHED, player)]

    def forget(self, player: str, called: str) -> list[str]:
        """Delete somebody; returns the finished tables that changed. ``called``: their name there from then on."""
        with self._store.changed() as rows:
            return sql.forget(rows, player, called)

    # --------------------------------------------------------------------------------------------------- ranking

    def leaders(self, game: str, player: str | None) -> tuple[Leader, ...]:
        """The best of those who played a game for ratings."""
        with self._store.seen() as rows:
            found = rows.all(sql.LEADERS, game, 1, SURE, LEADERS)
        return tuple(
            Leader(row.name, Standing(row.mu, row.sigma, row.games), row.player == player) for row in found
        )


def _hash(secret: str | bytes) -> str:
    return hashlib.sha256(
        secret if isinstance(secret, bytes) else secret.encode(errors="replace")
    ).hexdigest()


def _strongest(beaten: Sequence[Any]) -> dict[str, tuple[str, int]]:
    """By game, the strongest bot that came out behind somebody, and how often, in all versions together."""
    times = Counter[tuple[str, int]]()
    for row in beaten:
        if row.level in ALL_LEVELS:
            times[row.game, strength(row.level)] += int(row.times)
    return {game: (LEVELS[place], times[game, place]) for game, place in sorted(times)}


def plain(text: str) -> str:
    """A text without case and accents, for searching."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _found(met: Sequence[Any], search: str) -> list[str]:
    """The ids of tables where somebody met a person with that name, or where a game with that name was played."""
    wanted = plain(search)
    games = {
        game for game in shown_ids() for lang in LANGUAGES if wanted in plain(shown(game).words.title(lang))
    }
    found: dict[str, None] = {}
    for row in met:
        if row.game in games or wanted in plain(row.name):
            found[row.table_id] = None
    return list(found)[:MOST_FOUND]


def _others(row: GameRow, seats: Sequence[Any]) -> tuple[Opponent, ...]:
    """The others at somebody's table."""
    return tuple(
        Opponent(seat.name, seat.kind, seat.level)
        for seat in seats
        if seat.table_id == row.table_id and seat.number != row.seat and seat.kind != "open"
    )


def _exported(row: Any, actions: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, Any]:
    """A table in its player's download: their own actions; once it is over, the address of the whole game."""
    found = {"table": row.id, "game": row.game, "options": row.options, "status": row.status}
    found |= {"created": row.created, "seat": row.number, "name": row.name, "words": row.words}
    found["actions"] = actions.get(row.id, ())
    if row.status in ("over", "left"):
        found["replay"] = f"/t/{row.id}/replay.json"
    return found

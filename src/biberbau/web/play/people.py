"""What is kept of people, without accounts: a profile, their games, the ways to become the same person elsewhere.

The holder of a token is the person; the database knows its SHA-256 alone. Each method waits for the database.
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
"""How long a link to another device is good, and how many random bytes are in it."""

USED_KEPT = 24 * 3600.0
"""How long it is remembered that a link has been used, or was too old."""

LINKED = SAYS.family("link", ("forged", "used", "late"))
"""Why a link is good for nothing."""

MOST_PASSKEYS = 20
LEADERS = 100


@dataclass(frozen=True)
class Statistics:
    """What somebody's finished games of one kind add up to; ``beaten``: the strongest bot they beat, and how often."""

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
    """One of somebody's tables; ``place`` and ``score``: how they came out, if it is over and was kept."""

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
    """A passkey that makes somebody the same person again."""

    id: str
    credential: bytes
    created: float
    used: float | None


@dataclass(frozen=True)
class Link:
    """A link to another device, as it stands now; ``state``: "", or why it is good for nothing: forged, used, late."""

    state: str
    player: str = ""
    name: str = ""


@dataclass(frozen=True)
class Leader:
    """A line of a leaderboard."""

    name: str
    standing: Standing
    me: bool


class People:
    """All people of whom this database keeps something. ``key``: the server's own, which is not in the database."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    # ------------------------------------------------------------------------------------------------ a profile

    def person(self, player: str) -> Person | None:
        """What is kept of somebody."""
        with self._store.seen() as rows:
            return sql.person(rows, player)

    def save(self, player: str, name: str, lang: str, colour: int | None = None) -> None:
        """Keep somebody's name, language, and the colour of the seat that they prefer."""
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, clocks.now())
            rows.run(sql.LIKES, colour, player)

    def colour(self, player: str | None) -> int | None:
        """The seat whose colour somebody prefers."""
        known = self.person(player) if player else None
        return known.colour if known else None

    def agrees(self, player: str) -> bool:
        """Whether somebody's finished games may be given to research."""
        known = self.person(player)
        return bool(known and known.research)

    def agree(self, player: str, name: str, lang: str, on: bool) -> None:
        """Let somebody's finished games be given to research, or take that back."""
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, clocks.now())
            rows.run(AGREES, int(on), player)

    def tables(self, player: str | None) -> int:
        """At how many tables somebody sits or sat."""
        if player is None:
            return 0
        with self._store.seen() as rows:
            return sql.number(rows, sql.HAS_SEATS, player)

    def statistics(self, player: str) -> tuple[Statistics, ...]:
        """What somebody's finished games add up to, by game."""
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

    # ---------------------------------------------------------------------------------------------- their games

    def turns(self, player: str) -> tuple[int, list[str]]:
        """At how many tables somebody is asked to decide, and some of those where nobody has noted who is."""
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

    # ------------------------------------------------------------------------------------------ another device

    def link(self, token: str, name: str, lang: str) -> str:
        """A code that makes its bearer this person, once; an older one that was not used is no longer good."""
        code, now, player = secrets.token_urlsafe(LINK_BYTES), time.time(), player_of(token)
        box = sealed(token, code.encode(), "transfer")
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, now)
            rows.run(sql.OLD_TRANSFERS, now - USED_KEPT, player)
            rows.run(sql.ADD_TRANSFER, _hash(code), player, box, now + LINK_SECONDS)
        return code

    def linked(self, code: str) -> Link:
        """What a link is good for now; looking does not use it."""
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
        """Become the person whose link this is: their token and what is kept of them. The link is used up by that."""
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
        """Keep a passkey that makes its holder this person."""
        player, now = player_of(token), time.time()
        box = sealed(token, self._key, f"passkey {_hash(credential)}")
        with self._store.changed() as rows:
            sql.save_person(rows, player, name, lang, now)
            values = (_hash(credential), credential, public_key, count, player, box, now)
            if rows.run(sql.ADD_PASSKEY, *values).rowcount != 1:
                raise RefusedError(409, "passkey-known")

    def passkey(self, credential: bytes) -> tuple[bytes, int]:
        """The public key and the count of a passkey; a RefusedError when none of that kind was made here."""
        with self._store.seen() as rows:
            row = rows.one(sql.PASSKEY, _hash(credential))
        if row is None:
            raise RefusedError(404, "passkey-unknown")
        return bytes(row.public_key), int(row.sign_count)

    def come_back(self, credential: bytes, count: int) -> tuple[str, Person]:
        """Whose passkey it is, after it was proved: their token and what is kept of them."""
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
        """Forget one of somebody's passkeys."""
        with self._store.changed() as rows:
            if rows.run(sql.REMOVE_PASSKEY, passkey, player).rowcount != 1:
                raise RefusedError(404, "passkey-unknown")

    def _opened(self, box: bytes, key: bytes, purpose: str, player: str) -> str:
        try:
            return opened(box, key, purpose, player)
        except SealedError as error:
            raise RefusedError(409, "sealed-elsewhere") from error

    # ---------------------------------------------------------------------------------- all of it, or none of it

    def everything(self, player: str) -> dict[str, Any]:
        """All that is kept about somebody, but the token and what is sealed: as they may take it along."""
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
        """Where somebody sits at tables that are not over."""
        with self._store.seen() as rows:
            return [row.id for row in rows.all(sql.UNFINISHED, player)]

    def forget(self, player: str, called: str) -> list[str]:
        """Forget somebody; returns the finished tables that changed. ``called``: what they are called there then."""
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
    """A text as a search compares it: without case and accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _found(met: Sequence[Any], search: str) -> list[str]:
    """Ids of the tables where somebody met that name, or where a game of that name was played."""
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
    """Who else sits at somebody's table."""
    return tuple(
        Opponent(seat.name, seat.kind, seat.level)
        for seat in seats
        if seat.table_id == row.table_id and seat.number != row.seat and seat.kind != "open"
    )


def _exported(row: Any, actions: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, Any]:
    """A table as its own player takes it along: what they did there; once it is over, where the whole game is."""
    found = {"table": row.id, "game": row.game, "options": row.options, "status": row.status}
    found |= {"created": row.created, "seat": row.number, "name": row.name, "words": row.words}
    found["actions"] = actions.get(row.id, ())
    if row.status in ("over", "left"):
        found["replay"] = f"/t/{row.id}/replay.json"
    return found

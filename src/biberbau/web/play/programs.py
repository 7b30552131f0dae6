"""People's programs as players. A program is a person who shows a token instead of a cookie.

Its token is drawn once, shown once, and stored as its SHA-256 alone, which is also the program's player id: seats,
clocks, absences and results work as for people. The one difference is that its seats are marked.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from ..domain.messages import RefusedError
from ..domain.names import checked_name
from ..domain.tokens import player_of
from ..storage import schema
from ..storage.statements import Statement, fields, given, insert, same
from ..storage.store import Store
from .subscriptions import Watcher

PREFIX = "bb_"
"""The prefix of tokens, so that a person who finds one in a file knows what it is for."""

MOST = 10
"""The most programs of one person at a time."""

BELIEVED, KEPT = 10.0, 4096
"""Seconds for which a looked-up token is cached, and how many of them are."""


@dataclass(frozen=True)
class Program:
    """A row of ``bot``; times in seconds since 1970. ``owner``: the person who made it, None: the operator."""

    player: str
    name: str
    owner: str | None
    created: float
    revoked: float | None = None

    @property
    def id(self) -> str:
        """Its public id, for revoking it: not the hash by which tables know it."""
        return hashlib.sha256(f"program {self.player}".encode()).hexdigest()[:12]


_bot = schema.bot.c
_all = sa.select(*fields(schema.bot, Program))
KNOWN = Statement(_all.where(*same(_bot.player)), row=Program)
ALL = Statement(_all.order_by(_bot.created, _bot.player), row=Program)
OWN = Statement(
    _all.where(*same(_bot.owner), _bot.revoked.is_(None)).order_by(_bot.created, _bot.player), row=Program
)
MAKE = insert(schema.bot, "player", "name", "owner", "created")
REVOKE = Statement(
    sa.update(schema.bot).values(given(_bot.revoked)).where(*same(_bot.player), _bot.revoked.is_(None)),
    *("revoked", "player"),
)


class ProgramWatcher(Watcher):
    """A program's open stream. ``seats``: its seats may have changed."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.seats = True


def make(store: Store, owner: str | None, name: str) -> tuple[str, Program]:
    """A new program and its token; a RefusedError for a name that is not allowed, and where the owner has too many
    already.
    """
    name, token = checked_name(name), PREFIX + secrets.token_urlsafe(24)
    made = Program(player_of(token), name, owner, time.time())
    with store.changed() as rows:
        if owner is not None and len(rows.all(OWN, owner)) >= MOST:
            raise RefusedError(409, "programs-many", num=MOST)
        rows.run(MAKE, made.player, made.name, made.owner, made.created)
    return token, made


def own(store: Store, owner: str | None) -> tuple[Program, ...]:
    """Somebody's programs with valid tokens; for the operator (None) all that there ever were."""
    with store.seen() as rows:
        return tuple(rows.all(ALL) if owner is None else rows.all(OWN, owner))


def revoke(store: Store, owner: str | None, program_id: str) -> Program:
    """Revoke a program's token; a RefusedError when the owner has none with that id."""
    found = next((one for one in own(store, owner) if one.id == program_id and one.revoked is None), None)
    if found is None:
        raise RefusedError(404, "program-unknown")
    with store.changed() as rows:
        rows.run(REVOKE, time.time(), found.player)
    return found


class Programs:
    """The valid tokens, as this process knows them, and the programs that listen here. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Program | None, float]] = {}
        self._listening: dict[str, set[ProgramWatcher]] = {}
        self._closing = False

    async def known(self, token: str) -> Program | None:
        """The program with that token, None when it is invalid; a revocation in another process is noticed soon."""
        if not token:
            return None
        player, now = player_of(token), time.monotonic()
        found, until = self._known.get(player, (None, 0.0))
        if until <= now:
            found = await run_in_threadpool(self._read, player)
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[player] = found, now + BELIEVED
        return found

    def _read(self, player: str) -> Program | None:
        with self._store.seen() as rows:
            found = rows.one(KNOWN, player)
        return found if found is not None and found.revoked is None else None

    def forget(self, player: str) -> None:
        """Look a program up again: its token may have been revoked. A stream that was opened with it ends."""
        self._known.pop(player, None)
        self.wake(player)

    def listens(self, player: str) -> ProgramWatcher:
        """Register a stream of a program, until ``gone``."""
        listener = ProgramWatcher(player)
        listener.closed = self._closing
        self._listening.setdefault(player, set()).add(listener)
        return listener

    def gone(self, listener: ProgramWatcher) -> None:
        """Unregister it."""
        player = str(listener.player)
        there = self._listening.get(player, set())
        there.discard(listener)
        if not there:
            self._listening.pop(player, None)

    def wake(self, player: str) -> None:
        """A program's seats may have changed."""
        for listener in self._listening.get(player, ()):
            listener.seats = True
            listener.wake()

    def close(self) -> None:
        """End all streams: the server is stopping."""
        self._closing = True
        for listeners in self._listening.values():
            for listener in listeners:
                listener.closed = True
                listener.wake()

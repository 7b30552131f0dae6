"""Programs that people write: who they are here. A program is a person who shows a token instead of a cookie.

Its token is drawn once, shown once, and known to the database by its SHA-256 alone, by which tables know the program,
too: seats, clocks, absences and results are those of people. What differs is that its seats are marked.
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
"""How tokens begin, so that whoever finds one in a file knows what it opens."""

MOST = 10
"""So many programs one person has at a time."""

BELIEVED, KEPT = 10.0, 4096
"""Seconds for which a token that was looked up counts, and how many of them are remembered."""


@dataclass(frozen=True)
class Program:
    """A row of ``bot``; times in seconds since 1970. ``owner``: who made it, None: whoever runs the server."""

    player: str
    name: str
    owner: str | None
    created: float
    revoked: float | None = None

    @property
    def id(self) -> str:
        """By what it is called where it is revoked: not the hash by which tables know it."""
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
    """A program that listens. ``seats``: it may have other seats than it knows of."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.seats = True


def make(store: Store, owner: str | None, name: str) -> tuple[str, Program]:
    """A new program and its token; a RefusedError for a name that is none, and where somebody has many already."""
    name, token = checked_name(name), PREFIX + secrets.token_urlsafe(24)
    made = Program(player_of(token), name, owner, time.time())
    with store.changed() as rows:
        if owner is not None and len(rows.all(OWN, owner)) >= MOST:
            raise RefusedError(409, "programs-many", num=MOST)
        rows.run(MAKE, made.player, made.name, made.owner, made.created)
    return token, made


def own(store: Store, owner: str | None) -> tuple[Program, ...]:
    """Somebody's programs whose tokens are good; of whoever runs the server (None) all that there ever were."""
    with store.seen() as rows:
        return tuple(rows.all(ALL) if owner is None else rows.all(OWN, owner))


def revoke(store: Store, owner: str | None, program_id: str) -> Program:
    """Let a program's token open nothing any more; a RefusedError when the owner has none of that id."""
    found = next((one for one in own(store, owner) if one.id == program_id and one.revoked is None), None)
    if found is None:
        raise RefusedError(404, "program-unknown")
    with store.changed() as rows:
        rows.run(REVOKE, time.time(), found.player)
    return found


class Programs:
    """Whose tokens are good, as this process knows it, and who listens here. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Program | None, float]] = {}
        self._listening: dict[str, set[ProgramWatcher]] = {}
        self._closing = False

    async def known(self, token: str) -> Program | None:
        """The program with that token, None when it opens nothing; what was revoked elsewhere is noticed soon."""
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
        """Look a program up again: its token may be good no more. Whoever listens with it hears nothing more."""
        self._known.pop(player, None)
        self.wake(player)

    def listens(self, player: str) -> ProgramWatcher:
        """A program listens, until ``gone``."""
        listener = ProgramWatcher(player)
        listener.closed = self._closing
        self._listening.setdefault(player, set()).add(listener)
        return listener

    def gone(self, listener: ProgramWatcher) -> None:
        """It listens no more."""
        player = str(listener.player)
        there = self._listening.get(player, set())
        there.discard(listener)
        if not there:
            self._listening.pop(player, None)

    def wake(self, player: str) -> None:
        """A program may have another seat than before."""
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

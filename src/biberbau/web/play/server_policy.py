"""The operator's decisions: bans, the note to all, whether new tables are opened.

They are in the database, so they are the same in all processes and after a restart, and a command in a terminal can
change them. Every process caches them in memory, as each request needs them. On PostgreSQL a change is notified at once
(``pg_notify.py``); besides, each process reads them again every few seconds.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from ...games.common.catalogues.catalogue import LANGUAGES
from ..domain.messages import SAYS, RefusedError
from ..domain.records import Record
from ..http.addresses import UNREADABLE
from ..http.limits import network_of
from ..storage import schema
from ..storage.statements import Statement, fields, insert, same
from ..storage.store import Store

LONGEST_TEXT, LONGEST_WHY = 1000, 400
"""The most characters of a note to all, and of the reason of a ban."""

DAY = 24 * 3600.0
LONGEST_DAYS, LONGEST_MINUTES = 3650.0, 7 * 24 * 60

_ban, _bot, _order_of = schema.ban.c, schema.bot.c, schema.house.c
BAN = insert(*(schema.ban, "what", "until", "who", "why", "at"), update=("until", "who", "why", "at"))
UNBAN = Statement(sa.delete(schema.ban).where(*same(_ban.what)))
FORGET = Statement(sa.delete(schema.ban).where(_ban.until < sa.bindparam("before")))
PROGRAMS = Statement(
    sa.select(_bot.player, _ban.what)
    .join_from(schema.bot, schema.ban, _ban.what == "player:" + _bot.owner)
    .where(_ban.until > sa.bindparam("now"))
)
"""Programs of banned people."""
ORDERS = Statement(sa.select(_order_of.name, _order_of.value))
ORDER = insert(schema.house, "name", "value", update=("value",))
WITHDRAW = Statement(sa.delete(schema.house).where(*same(_order_of.name)))


@dataclass(frozen=True)
class Ban:
    """A row of ``ban``; times in seconds since 1970."""

    what: str
    until: float
    who: str
    why: str
    at: float

    @property
    def id(self) -> str:
        """Its id: not the player's hash."""
        return hashlib.sha256(self.what.encode()).hexdigest()[:8]


BANS = Statement(
    sa.select(*fields(schema.ban, Ban)).where(_ban.until > sa.bindparam("now")).order_by(_ban.at, _ban.what),
    row=Ban,
)


@dataclass(frozen=True)
class PolicyLine:
    """A line of the note to all. ``time``: a moment that it names, as written in ``text``; ``at``: that moment."""

    text: str
    time: str = ""
    at: str = ""


@dataclass(frozen=True)
class Note:
    """The note to all in one language; ``version``: differs for other words, "" for none."""

    lines: tuple[PolicyLine, ...] = ()

    @property
    def version(self) -> str:
        """A text that differs for other words, "" where there is no note."""
        return hashlib.sha256(repr(self.lines).encode()).hexdigest()[:12] if self.lines else ""


@dataclass(frozen=True)
class PolicyState:
    """All decisions. ``bans``: by what they keep out; ``programs``: the ban that each program is under; ``message``: by
    language; ``drain``: when the server is expected to restart, None while it goes on.
    """

    bans: Mapping[str, Ban] = field(default_factory=dict)
    programs: Mapping[str, str] = field(default_factory=dict)
    message: Mapping[str, str] = field(default_factory=dict)
    drain: float | None = None

    def note(self, lang: str) -> Note:
        """The note to all for readers of that language."""
        lines = []
        if self.drain is not None:
            when = spelled(self.drain)
            iso = datetime.fromtimestamp(self.drain, UTC).isoformat(timespec="seconds")
            lines.append(PolicyLine(SAYS(lang, "house-drain", time=when), when, iso))
        text = self.message.get(lang) or next(filter(None, map(self.message.get, LANGUAGES)), "")
        return Note((*lines, PolicyLine(text)) if text else tuple(lines))


def spelled(at: float) -> str:
    """A moment in UTC, for people whose clock is unknown."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


# --------------------------------------------------------------------------------------------- in the database


def decided(store: Store) -> PolicyState:
    """The decisions in the database."""
    now = time.time()
    with store.seen() as rows:
        bans = rows.all(BANS, now)
        programs = {row.player: row.what for row in rows.all(PROGRAMS, now)} if bans else {}
        orders = {row.name: json.loads(row.value) for row in rows.all(ORDERS)}
    return PolicyState(
        {ban.what: ban for ban in bans}, programs, orders.get("message", {}), orders.get("drain")
    )


def ban(store: Store, what: str, days: float, who: str, why: str) -> Ban:
    """Ban somebody for a number of days: ``player:`` and their hash, or ``net:`` and a network."""
    if not 0 < days <= LONGEST_DAYS:
        raise RefusedError(400, "house-days", most=round(LONGEST_DAYS))
    now = time.time()
    made = Ban(what, now + days * DAY, checked_text(who, 160), checked_text(why, LONGEST_WHY), now)
    with store.changed() as rows:
        rows.run(FORGET, now - 30 * DAY)
        rows.run(BAN, made.what, made.until, made.who, made.why, made.at)
        rows.tell_all("house")
    return made


def unban(store: Store, ban_id: str) -> Ban:
    """Lift a ban; a RefusedError when none has that id."""
    found = next((one for one in decided(store).bans.values() if one.id == ban_id.strip()), None)
    if found is None:
        raise RefusedError(404, "house-no-ban", id=ban_id[:20])
    with store.changed() as rows:
        rows.run(UNBAN, found.what)
        rows.tell_all("house")
    return found


def say(store: Store, texts: Mapping[str, str]) -> None:
    """Set the note to all, by language; no text removes it."""
    said = {lang: text for lang in LANGUAGES if (text := checked_text(texts.get(lang, ""), LONGEST_TEXT))}
    _order(store, "message", said or None)


def drain(store: Store, minutes: float | None) -> None:
    """Open no new tables from now on, as the server restarts in this number of minutes; None: it goes on."""
    if minutes is not None and not 0 <= minutes <= LONGEST_MINUTES:
        raise RefusedError(400, "house-minutes", most=LONGEST_MINUTES)
    _order(store, "drain", None if minutes is None else time.time() + 60 * minutes)


def _order(store: Store, name: str, value: object) -> None:
    with store.changed() as rows:
        if value is None:
            rows.run(WITHDRAW, name)
        else:
            rows.run(ORDER, name, json.dumps(value))
        rows.tell_all("house")


def checked_text(text: str, longest: int) -> str:
    """A text on one line; a RefusedError when it is too long."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(text) > longest:
        raise RefusedError(400, "house-too-long", most=longest, length=len(text))
    return text


def player_at(record: Record, seat: int) -> tuple[str, str]:
    """The person to ban at a seat (seats count from 1), and their name; a RefusedError when there is none."""
    found = record.seats[seat - 1] if 1 <= seat <= len(record.seats) else None
    if found is None or found.kind != "human" or not found.player:
        raise RefusedError(404, "house-nobody", seat=seat, seats=len(record.seats))
    return f"player:{found.player}", f"{found.name} ({record.id}, {seat})"


def network_at(address: str) -> tuple[str, str]:
    """The network to ban, and its name; a RefusedError for anything but an address of an outside network."""
    network = network_of(address.strip())
    if network in (None, UNREADABLE):
        raise RefusedError(400, "house-no-network", address=address.strip()[:60])
    return f"net:{network}", address.strip()


# ------------------------------------------------------------------------------------------------ in a process


class ServerPolicy:
    """The decisions, as this process knows them. ``changed`` is called when they have changed. Lives on the event
    loop.
    """

    def __init__(self, store: Store, changed: Callable[[], None] = lambda: None) -> None:
        self._store = store
        self._changed = changed
        self.decided = PolicyState()
        self.took = 0.0
        """Seconds that the database took for the last read."""

    async def look(self) -> None:
        """Read the decisions again."""
        began = time.monotonic()
        found = await run_in_threadpool(decided, self._store)
        self.took = time.monotonic() - began
        if found != self.decided:
            self.decided = found
            self._changed()

    def refusal(self, player: str | None, network: str | None) -> RefusedError | None:
        """Why somebody is banned; None for nearly everybody. A program is banned with its owner."""
        bans = self.decided.bans
        if not bans:
            return None
        owner = self.decided.programs.get(player or "", "")
        found = bans.get(f"player:{player}") or bans.get(owner) or bans.get(f"net:{network}")
        if found is None or found.until <= time.time():
            return None
        return RefusedError(403, "banned", until=spelled(found.until))

    def check_open(self) -> None:
        """Refuse a new table while the server is about to restart."""
        if self.decided.drain is not None:
            refusal = RefusedError(503, "house-closed", time=spelled(self.decided.drain))
            refusal.retry_after = 60
            raise refusal


SHOWN: ContextVar[ServerPolicy | None] = ContextVar("house", default=None)
"""The policy whose note is on pages drawn for this request."""


def noted(lang: str) -> Note:
    """The note to all for the page that is being drawn."""
    house = SHOWN.get()
    return Note() if house is None else house.decided.note(lang)

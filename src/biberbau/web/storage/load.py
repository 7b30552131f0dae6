"""Load reports: each process writes its own to the database, for the operator's page and terminal."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import sqlalchemy as sa

from ... import __version__
from . import schema
from .statements import Statement, fields, insert, same
from .store import Store

MINUTE = 60.0
BELIEVED = 75.0
"""Seconds for which a process's last report counts; it is repeated before."""

AGAIN = 30.0
"""Seconds after which a process repeats the same report."""

_process, _table, _report = schema.process.c, schema.table.c, schema.report.c
SAY = insert(schema.process, "name", "at", "report", update=("at", "report"))
FORGET = Statement(sa.delete(schema.process).where(_process.at < sa.bindparam("before")))
LEAVE = Statement(sa.delete(schema.process).where(*same(_process.name)))
PROCESSES = Statement(
    sa.select(_process.name, _process.at, _process.report)
    .where(_process.at > sa.bindparam("since"))
    .order_by(_process.name)
)
STATUSES = ("lobby", "playing", "over", "left")
"""A table's statuses: waiting for players, running, finished, ended early."""

COUNTED = Statement(
    sa.select(_table.game, _table.status, sa.func.count().label("number"))
    .group_by(_table.game, _table.status)
    .order_by(_table.game, _table.status)
)
KEEPERS = Statement(
    sa.select(_table.keeper, sa.func.count().label("number"))
    .where(_table.keeper.is_not(None), _table.status == "playing")
    .group_by(_table.keeper)
)
LAST = Statement(
    sa.select(_table.id, _table.game, _table.status, _table.created)
    .order_by(_table.created.desc())
    .limit(sa.bindparam("most"))
)

REPORTED = "report" in schema.metadata.tables
"""Whether there is anything that people can report."""

SAID_BY = Statement(sa.select(_report.player, _report.name, _report.table_id).where(*same(_report.id)))


@dataclass(frozen=True)
class Load:
    """The load of one process. ``people``: players with an open page; ``database``: milliseconds of a read;
    ``undeclared``: addresses of proxies that it does not trust (``addresses.Undeclared``).
    """

    version: str = __version__
    since: float = 0.0
    awake: int = 0
    streams: int = 0
    people: int = 0
    actions: int = 0
    bots: int = 0
    database: float = 0.0
    draining: bool = False
    undeclared: str = ""


@dataclass(frozen=True)
class Process:
    """A live process: its load, and how many tables it keeps where several share them."""

    name: str
    at: float
    load: Load
    keeps: int = 0


class Pace:
    """Counts the actions that were committed in the last minute."""

    def __init__(self) -> None:
        self._seconds: deque[tuple[int, int]] = deque()

    def acted(self, count: int) -> None:
        """``count`` more."""
        second = int(time.monotonic())
        if self._seconds and self._seconds[-1][0] == second:
            count += self._seconds.pop()[1]
        self._seconds.append((second, count))
        self._forget(second)

    def in_a_minute(self) -> int:
        """The count for the last minute."""
        self._forget(int(time.monotonic()))
        return sum(count for _, count in self._seconds)

    def _forget(self, now: int) -> None:
        while self._seconds and self._seconds[0][0] <= now - MINUTE:
            self._seconds.popleft()


class Saying:
    """Writes the load of this process when it has changed or was last written some time ago."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._said = Load()
        self._at = 0.0

    def due(self, load: Load) -> bool:
        """Whether it is to be written; changes of the database's speed alone do not count."""
        changed = replace(load, database=self._said.database) != self._said
        return changed or time.monotonic() > self._at + AGAIN

    def say(self, load: Load) -> None:
        """Write it."""
        now = time.time()
        with self._store.changed() as rows:
            rows.run(SAY, self._store.process, now, json.dumps(asdict(load)))
            rows.run(FORGET, now - 3600)
        self._said, self._at = load, time.monotonic()

    def leave(self) -> None:
        """This process ends."""
        with self._store.changed() as rows:
            rows.run(LEAVE, self._store.process)


def processes(store: Store) -> list[Process]:
    """All processes that have reported lately."""
    with store.seen() as rows:
        found = rows.all(PROCESSES, time.time() - BELIEVED)
        keeps = {row.keeper: int(row.number) for row in rows.all(KEEPERS)}
    return [Process(row.name, row.at, _read(json.loads(row.report)), keeps.get(row.name, 0)) for row in found]


def _read(report: Mapping[str, Any]) -> Load:
    """A process's report, which may be of another release."""
    return Load(**{name: value for name, value in report.items() if name in Load.__dataclass_fields__})


def counted(store: Store) -> dict[str, dict[str, int]]:
    """The number of tables, by game and status."""
    found: dict[str, dict[str, int]] = {}
    with store.seen() as rows:
        for row in rows.all(COUNTED):
            found.setdefault(row.game, {})[row.status] = int(row.number)
    return found


def last_tables(store: Store, count: int) -> list[dict[str, Any]]:
    """The tables that were opened last."""
    with store.seen() as rows:
        return [row._asdict() for row in rows.all(LAST, count)]


@dataclass(frozen=True)
class LoadReport:
    """A report of a chat line."""

    id: int
    at: float
    table_id: str
    name: str
    text: str


REPORTS = Statement(
    sa.select(*fields(schema.report, LoadReport)).order_by(_report.at.desc()).limit(sa.bindparam("most")),
    row=LoadReport,
)


def reports(store: Store, count: int) -> list[LoadReport]:
    """The last reports; none where people cannot make any."""
    if not REPORTED:
        return []
    with store.seen() as rows:
        return rows.all(REPORTS, count)


def said_by(store: Store, number: int) -> tuple[str, str] | None:
    """The person to ban for a reported line, and their name; None where they were deleted."""
    if not REPORTED:
        return None
    with store.seen() as rows:
        found = rows.one(SAID_BY, number)
    if found is None or not found.player:  # there is nobody left to ban
        return None
    return f"player:{found.player}", f"{found.name} ({found.table_id})"

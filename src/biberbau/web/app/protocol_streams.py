"""Streams for programs: one line of JSON for each event, an empty line now and then as a heartbeat.

A program that connects again is told what waits for it as if for the first time, so a reconnect needs no replay.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial

import msgspec
from starlette.concurrency import run_in_threadpool

from ..domain.messages import RefusedError
from ..domain.records import StoreError
from ..domain.table_document import TablePart
from ..http.requests import Visitor
from ..play.live import LiveTable
from ..play.programs import Program
from .protocol_schemas import Event, Told
from .protocol_states import decision, state
from .protocol_tables import Drawn, drawn, news
from .server import Server

MEDIA = "application/x-ndjson"
QUIET = b"\n"

MOST = 100
"""A program may sit at no more than this many unfinished tables, not counting rematches."""


def line(told: Told | TablePart) -> bytes:
    """One line of a stream."""
    return msgspec.json.encode(told) + b"\n"


OVER = ("over", "left")
"""The statuses of a table that has nothing more to tell a program."""

LEAVING = line(Event(event="leaving"))


Teller = Callable[[LiveTable], Awaitable[tuple[bytes, bool]]]
"""A table's news as a line, b"" for none, and whether the table is over."""


def states(
    server: Server, table_id: str, program: Program, token: str, observation: bool
) -> AsyncGenerator[bytes, None]:
    """A table as a program's seat sees it, now and after every change, until it is over."""
    before: Told | None = None

    async def tell(table: LiveTable) -> tuple[bytes, bool]:
        nonlocal before
        last, before = before, state(server, table, program.player, observation)
        return b"" if before == last else line(before), before.status in OVER

    return _told_of_table(server, table_id, program, token, tell)


def documents(
    server: Server, table_id: str, program: Program, token: str, lang: str
) -> AsyncGenerator[bytes, None]:
    """The document of a table as a program's seat sees it, then what changes in it, until it is over."""
    before: Drawn | None = None
    reader = Visitor(token, program.name, lang)

    async def tell(table: LiveTable) -> tuple[bytes, bool]:
        nonlocal before
        last, before = before, await drawn(server, table, reader)
        new = last is None or before.document is not last.document
        return line(news(server, table, last, before)) if new else b"", before.document.status in OVER

    return _told_of_table(server, table_id, program, token, tell)


async def _told_of_table(
    server: Server, table_id: str, program: Program, token: str, tell: Teller
) -> AsyncGenerator[bytes, None]:
    yield QUIET
    with server.subscriptions.watch(table_id, program.player) as watcher, server.metrics.streaming():
        try:
            while not watcher.closed and await server.programs.known(token):
                found, over = await tell(await server.live.at(table_id))
                if found:
                    yield found
                if over:
                    return
                while not await watcher.changed(server.settings.heartbeat):
                    yield QUIET
                    if not await server.programs.known(token):
                        return
                    await server.table_sync.look_again(table_id)
        except (RefusedError, StoreError):
            return  # unreadable now, or the seat is gone: the state is sent again when the program asks again


@dataclass
class _Followed:
    """A table at which a program sits, and what the program has been told of it."""

    watching: ExitStack
    told: set[str] = field(default_factory=set)
    stamp: str = ""


async def events(
    server: Server, program: Program, token: str, network: str | None
) -> AsyncGenerator[bytes, None]:
    """The events of all tables at which a program sits: it is present at them as long as it listens."""
    yield QUIET
    listener, followed = server.programs.listens(program.player), dict[str, _Followed]()
    try:
        with server.metrics.streaming():
            while not listener.closed:
                if server.policy.refusal(program.player, network) or not await server.programs.known(token):
                    return
                if listener.seats:
                    listener.seats = False
                    for table_id in await run_in_threadpool(server.people.unfinished, program.player):
                        if table_id not in followed and len(followed) < MOST:
                            stack = ExitStack()
                            stack.enter_context(
                                server.subscriptions.watch(table_id, program.player, of=listener)
                            )
                            followed[table_id] = _Followed(stack)
                for table_id in list(followed):
                    for message in await _news(server, program, table_id, followed):
                        yield message
                if not await listener.changed(server.settings.heartbeat):
                    yield QUIET
                    listener.seats = True
                    for table_id in list(followed):
                        await server.table_sync.look_again(table_id)
        yield LEAVING
    except StoreError:
        return
    finally:
        for one in followed.values():
            one.watching.close()
        server.programs.gone(listener)


async def _news(
    server: Server, program: Program, table_id: str, followed: dict[str, _Followed]
) -> tuple[bytes, ...]:
    """A table's news; a finished table is followed no more."""
    known = followed[table_id]
    try:
        table = await server.live.at(table_id)
        if table.record.seat_of(program.player) is None and not known.told:  # it has just sat down
            await server.live.catch_up(table_id)
        found = tuple(line(one) for one in _told(server, program, table, known))
        over = table.record.ended or table.record.seat_of(program.player) is None
    except RefusedError:
        found, over = (line(Event(event="gone", table=table_id)),), True
    if over:
        followed.pop(table_id).watching.close()
    return found


def _told(server: Server, program: Program, table: LiveTable, known: _Followed) -> Iterator[Event]:
    record = table.record
    told = partial(Event, table=record.id, game=record.game)
    seat = record.seat_of(program.player)
    if seat is None:
        yield told(event="gone")
        return
    if record.status == "lobby":
        if record.seats[seat].words is None and "invited" not in known.told:
            known.told.add("invited")
            yield told(event="invited")
        return
    if table.match is None:
        return  # the rules are being compiled
    if "began" not in known.told and not record.ended:
        known.told.add("began")
        yield told(event="began")
    if record.ended:
        yield told(event="ended", state=state(server, table, program.player))
        return
    if decision(server, table, seat) is None:
        known.stamp = ""
    elif known.stamp != record.stamp:
        known.stamp = record.stamp
        yield told(event="turn", state=state(server, table, program.player))

"""Counts the tables at which a person is asked to decide."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from ..app.server import Server
from ..domain.messages import RefusedError
from ..domain.results import decides_now


async def turns(server: Server, player: str | None) -> int:
    """Tables where it is this person's turn. A table that has just begun, or whose seats changed, is examined once."""
    if player is None:
        return 0
    found, unknown = await run_in_threadpool(server.people.turns, player)
    noted = [await _noted(server, table_id, player) for table_id in unknown]
    return found + sum(noted)


async def _noted(server: Server, table_id: str, player: str) -> bool:
    """Note who decides at a table; returns whether it is this player."""
    try:
        table = await server.live.at(table_id)
    except RefusedError:  # unreadable; its own page says why
        return False
    record, match = table.record, table.match
    if match is None or record.status != "playing":
        return False
    turn = decides_now(match)
    await server.commits().note_turn(record, turn)
    seat = record.seat_of(player)
    return seat is not None and bool(turn >> seat & 1)

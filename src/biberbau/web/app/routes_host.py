"""What a host may do with the seats before the game begins."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ..domain.messages import RefusedError
from ..http.requests import Visitor, number_field
from ..http.routing import Routes
from .answering import done
from .server import Server

router = Routes()


@router.post("/t/{table_id}/seat", share="kept", lifts_veil=True)
async def seat(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """``do`` something with a ``seat``: ``close`` it (a bot of that ``level`` sits down), ``open`` it, ``swap`` it
    ``with`` another one, or ``kick`` the person who sits there."""
    number, tables, host = _seat(form, "seat"), server.tables, visitor.player or ""
    match form.get("do", ""):
        case "close":
            await run_in_threadpool(tables.close_seat, table_id, host, number, form.get("level", ""))
        case "open":
            await run_in_threadpool(tables.open_seat, table_id, host, number)
        case "swap":
            await run_in_threadpool(tables.swap_seats, table_id, host, number, _seat(form, "with"))
        case "kick":
            await run_in_threadpool(tables.kick, table_id, host, number)
            await server.presence.changed(table_id)
        case _:
            raise RefusedError(400, "missing", field="do")
    await server.changed_in_lobby(table_id)
    return done(request, f"/t/{table_id}")


def _seat(form: dict[str, str], name: str) -> int:
    """A seat that the form must name."""
    number = number_field(form, name, RefusedError(404, "no-seat"))
    if number is None:
        raise RefusedError(400, "missing", field=name)
    return number

"""People who are away from a table: ask them to decide, and tell them what happened when they come back."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..domain.messages import RefusedError
from ..http.requests import Visitor, number_field
from ..http.routing import Routes
from ..play import nudges
from ..play.turns import seated
from ..view.meanwhile import meanwhile
from .answering import done
from .server import Server

router = Routes()


@router.post("/t/{table_id}/nudge", share="kept", lifts_veil=True)
async def nudge(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """Ask the absent person for whom everybody waits to decide."""
    found = await server.live.stored(table_id)
    record = found.record
    me = seated(record, visitor.player or "")
    if record.status != "playing":
        raise RefusedError(409, "nudge-nobody")
    seat = nudges.whom(record, found.playing(), server.subscriptions.online(table_id), me)
    await server.commits().people(table_id, partial(nudges.store, record=record, seat=seat, me=me))
    await server.presence.changed(table_id)
    room = await server.chat_cache.stored(table_id)
    if visitor.player not in room.muted(record.seats[seat].player):
        server.notices.nudged(record, seat, record.seats[me].name)
    return done(request, f"/t/{table_id}")


@router.get("/t/{table_id}/meanwhile", share="pages", lifts_veil=False)
async def since(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """What has happened ``since`` an action, for a page that somebody comes back to; 204 where that is nothing."""
    wrong = RefusedError(400, "missing", field="since")
    ply = number_field(request.query_params, "since", wrong)
    found = await server.live.at(table_id)
    seated(found.record, visitor.player or "")
    if ply is None:
        raise wrong
    if found.record.status == "lobby" or ply >= found.record.number:
        return Response(status_code=204)
    told = meanwhile(await server.viewing.model(found, visitor), ply)
    return HTMLResponse(told) if told else Response(status_code=204)

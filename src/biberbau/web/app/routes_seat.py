"""Changes at one's own table: a name, and the level of the bots."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ..domain.names import checked_name
from ..http.requests import Visitor, field
from ..http.routing import Routes
from ..play import seat_changes
from .answering import done
from .server import Server

router = Routes()


@router.post("/t/{table_id}/name", share="kept", lifts_veil=True)
async def name(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Set a name, instead of "Guest"."""
    said = checked_name(form.get("name", ""))
    named = partial(seat_changes.named, player=visitor.player or "", name=said)
    await server.live.reseat(await server.live.at(table_id), named)
    server.notices.changed(table_id)
    server.lobby.wake()
    response = done(request, f"/t/{table_id}", moved=True)
    server.introduce(request, response, visitor.known(said))
    return response


@router.post("/t/{table_id}/level", share="kept", lifts_veil=True)
async def level(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Set the level of the bots."""
    levelled = partial(seat_changes.levelled, player=visitor.player or "", level=field(form, "level"))
    await server.live.reseat(await server.live.at(table_id), levelled)
    server.notices.changed(table_id)
    return done(request, f"/t/{table_id}")

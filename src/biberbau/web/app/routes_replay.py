"""A finished game: step through it, download its replay document, check how it was dealt."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ...games.common.view.palette import at_dusk
from ...games.common.view.shown import shown, spoken
from ...kernel.game import Document
from ...match.position import SPECTATOR
from ..domain.matches import fresh
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..http.requests import Visitor, number_field
from ..http.routing import Routes
from ..view import render, table_pages
from ..view.beliefs_page import beliefs_model, beliefs_page
from ..view.model_replay import OPEN
from ..view.pages import fair_document, fair_model, replay_model
from .answering import page
from .routes_learn import ready
from .server import Server

router = Routes()


async def finished(server: Server, table_id: str) -> Record:
    """A table whose game is over; a refusal for any other, as nothing about a running game may be told here."""
    await server.live.at(table_id)
    record = await server.live.ended(table_id)
    if not record.ended:
        raise RefusedError(409, "not-over")
    return record


@router.get("/t/{table_id}/replay", share="pages", lifts_veil=True)
async def replay(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """A finished game at one moment, with every card open or from one seat's view."""
    record = await finished(server, table_id)
    opens = request.query_params.get("as", OPEN) in ("", OPEN)
    at, seat = _ply(request, record), record.seat_of(visitor.player) if opens else _seat(request, record)

    def made() -> str:
        match, player = fresh(record, at), visitor.player
        model = replay_model(record, match, lang=visitor.lang, player=player, at=at, seat=seat, opens=opens)
        return table_pages.replay_page(model)

    return HTMLResponse(await server.thinking.of(request, f"{record.game} replay", made))


@router.get("/t/{table_id}/beliefs", share="hints", lifts_veil=True)
async def beliefs(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """What a seat could know of hidden cards at a moment of a finished game, and what they were; by default the
    visitor's own seat, else the seat that decides then.
    """
    record = await finished(server, table_id)
    ready(server, record.game)
    own = request.query_params.get("as", OPEN) in ("", OPEN)
    at, asked = _ply(request, record), record.seat_of(visitor.player) if own else _seat(request, record)

    def made() -> str:
        match = fresh(record, at)
        seat = match.to_act if own and asked is None else asked
        return beliefs_page(beliefs_model(record, match, lang=visitor.lang, player=visitor.player, seat=seat))

    return HTMLResponse(await server.thinking.of(request, f"{record.game} beliefs", made))


@router.get("/t/{table_id}/moment.svg", share="pages", lifts_veil=True)
async def moment(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """A moment of a finished game as a picture: ``at`` (ply), ``as`` (a seat, or ``spectator``), ``light`` (``dusk``)."""
    record = await finished(server, table_id)
    at, seat = _ply(request, record), _seat(request, record)
    light = at_dusk if request.query_params.get("light") == "dusk" else str

    def made() -> str:
        names = [one.name for one in record.seats]
        view = fresh(record, at).view(seat)
        return light(shown(record.game).picture(view, names, spoken(record.game, visitor.lang)))

    drawn = await server.thinking.of(request, f"{record.game} replay", made)
    return Response(drawn, media_type="image/svg+xml")


def _ply(request: Request, record: Record) -> int:
    """The ply that is asked for."""
    query = request.query_params
    odd_ply = RefusedError(404, "no-ply", last=record.number, at=query.get("at", "")[:20])
    at = number_field(query, "at", odd_ply) or 0
    if at > record.number:
        raise odd_ply
    return at


def _seat(request: Request, record: Record) -> int | None:
    """The seat whose view is asked for; None: a spectator's."""
    query = request.query_params
    if query.get("as", SPECTATOR) in ("", SPECTATOR):
        return None
    seat = number_field(query, "as", RefusedError(404, "no-seat"))
    if seat is not None and seat >= len(record.seats):
        raise RefusedError(404, "no-seat")
    return seat


@router.get("/t/{table_id}/replay.json", share="pages", lifts_veil=True)
async def replay_json(request: Request, server: Server, table_id: str) -> Response:
    """The replay document of a finished game: anyone can re-run and verify it."""
    record = await finished(server, table_id)

    def made() -> Document:
        return fresh(record, record.number).save()

    document = await server.thinking.of(request, f"{record.game} replay", made)
    name = f"biberbau-{record.game}-{record.id}.json"
    return JSONResponse(document, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/t/{table_id}/fair", share="pages", lifts_veil=True)
async def fair(server: Server, visitor: Visitor, table_id: str) -> Response:
    """How a table is dealt; after the game the page's script repeats the deal."""
    record = (await server.live.at(table_id)).record
    return await page(render.fair_page, fair_model(record, lang=visitor.lang, player=visitor.player))


@router.get("/t/{table_id}/fair.json", share="pages", lifts_veil=True)
async def fair_json(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """All draws of a finished game, and which cards this visitor saw."""
    record = await finished(server, table_id)

    def made() -> Document:
        match = fresh(record, record.number)
        return fair_document(record, match, lang=visitor.lang, player=visitor.player)

    return JSONResponse(await server.thinking.of(request, f"{record.game} transcript", made))

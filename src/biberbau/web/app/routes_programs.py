"""For authors of programs: a token for each program, and the protocol."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..domain.messages import SAYS, RefusedError
from ..http.requests import Visitor, field, own_address
from ..http.routing import Routes
from ..play import programs
from ..view import render
from ..view.model_programs import ProgramsModel, ProtocolModel
from . import protocol_document
from .answering import done, page
from .server import Server

"""The characters of a host's name and port."""

router = Routes()


async def _mine(server: Server, visitor: Visitor) -> tuple[programs.Program, ...]:
    if visitor.player is None:
        return ()
    return await run_in_threadpool(programs.own, server.tables.store, visitor.player)


@router.get("/bots", share="pages")
async def bots(request: Request, server: Server, visitor: Visitor) -> Response:
    """One's own programs."""
    said = SAYS(visitor.lang, "programs-revoked") if request.query_params.get("said") == "revoked" else ""
    model = ProgramsModel(visitor.lang, await _mine(server, visitor), said=said)
    return await page(render.programs, model)


@router.post("/bots", share="links")
async def make(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """A new program, and its token, once."""
    typed, visitor = field(form, "name"), visitor.known()
    try:
        token, made = await run_in_threadpool(programs.make, server.tables.store, str(visitor.player), typed)
    except RefusedError as refusal:
        errors, mine = {"name": refusal.text(visitor.lang)}, await _mine(server, visitor)
        model = ProgramsModel(visitor.lang, mine, name=typed[:80], errors=errors)
        return await page(render.programs, model, refusal.status)
    mine = await _mine(server, visitor)
    model = ProgramsModel(visitor.lang, mine, token=token, made=made.name, server=own_address(request))
    response = await page(render.programs, model, 201)
    server.introduce(request, response, visitor)
    return response


@router.post("/bots/revoke", share="kept")
async def revoke(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Revoke a token; a bot takes the program's seats, as it does for anybody who is gone."""
    if visitor.player is None:
        raise RefusedError(404, "program-unknown")
    gone = await run_in_threadpool(
        programs.revoke, server.tables.store, visitor.player, field(form, "program")
    )
    server.notices.has_seat(gone.player)
    return done(request, "/bots?said=revoked", moved=True)


@router.get("/api", share="pages")
async def read(server: Server, visitor: Visitor) -> Response:
    """The protocol as a page."""
    return await page(
        render.protocol, ProtocolModel(visitor.lang, protocol_document.document(), protocol_document.ALWAYS)
    )


@router.get("/api/openapi.json", share="pages")
async def openapi(server: Server) -> Response:
    """The protocol as an OpenAPI document."""
    servers = [{"url": server.settings.root_path or "/"}]
    return JSONResponse(protocol_document.document() | {"servers": servers})

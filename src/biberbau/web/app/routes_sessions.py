"""Signing out: this browser, or all others."""

from __future__ import annotations

from dataclasses import replace

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ..domain.messages import SAYS, RefusedError
from ..http.requests import COOKIE, Visitor
from ..http.routing import Routes
from ..storage.sessions import sign_out_everywhere
from ..view import render
from ..view.model import MessageModel
from ..view.model_you import OutModel
from .answering import done, page
from .server import Server

router = Routes()


async def _out(server: Server, visitor: Visitor) -> OutModel:
    """The page; a refusal for a person of whom nothing is stored yet."""
    if visitor.player is None:
        raise RefusedError(409, "nobody-yet")
    passkeys = await run_in_threadpool(server.people.passkeys, visitor.player)
    return OutModel(visitor.lang, visitor.name, bool(passkeys))


@router.get("/you/out", share="links")
async def ask(server: Server, visitor: Visitor) -> Response:
    """Explain what signing out means, here and elsewhere."""
    return await page(render.sign_out, await _out(server, visitor))


@router.post("/you/out", share="links")
async def sign_out(server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Sign this browser out. Without a passkey there is no way back, so that has to be confirmed."""
    model = await _out(server, visitor)
    if not model.passkeys and form.get("sure") != "1":
        return await page(render.sign_out, replace(model, unsure=True), 409)
    lang = visitor.lang
    said = MessageModel(lang, 200, SAYS(lang, "out-done-title"), SAYS(lang, "out-done"))
    response = await page(render.message_page, said)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.post("/you/out/others", share="links")
async def sign_out_others(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str]
) -> Response:
    """Sign all other browsers out; this one gets a new cookie."""
    await _out(server, visitor)
    await run_in_threadpool(sign_out_everywhere, server.tables.store, str(visitor.player))
    await server.look()
    response = done(request, "/you?said=out", moved=True)
    server.introduce(request, response, visitor)
    return response

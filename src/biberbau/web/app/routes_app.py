"""The pages as an app: manifest, service worker, offline page, and push subscriptions."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ..domain.hosts import host_of
from ..domain.messages import RefusedError
from ..http.requests import Visitor, field, known_language
from ..http.routing import Routes
from ..view import pwa, render
from .answering import done
from .server import Server

router = Routes()

ASK_AGAIN = {"Cache-Control": "no-cache"}


@router.get("/manifest.webmanifest", share="free")
async def manifest(request: Request, server: Server, visitor: Visitor) -> Response:
    """The web app manifest; browsers request it without a cookie, so its address names the language."""
    lang = known_language(request.query_params.get("lang", visitor.lang))
    told = pwa.manifest(lang, server.settings.root_path)
    return JSONResponse(told, headers=ASK_AGAIN, media_type="application/manifest+json")


@router.get("/worker.js", share="free")
async def worker() -> Response:
    """The service worker; at the root, because its scope is all pages."""
    return Response(pwa.worker(), media_type="text/javascript", headers=ASK_AGAIN)


@router.get("/offline", share="pages")
async def offline(request: Request, visitor: Visitor) -> Response:
    """The page that the worker shows without a connection: the same for all readers of a language."""
    return HTMLResponse(render.offline_page(known_language(request.query_params.get("lang", visitor.lang))))


@router.get("/push", share="pages")
async def push_key(server: Server) -> Response:
    """The public key by which push services know us; browsers ask for it to subscribe."""
    return JSONResponse({"key": await server.push.public_key()})


@router.post("/push", share="kept")
async def push_begins(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Subscribe this browser to turns and invitations."""
    if visitor.player is None:
        raise RefusedError(403, "push-nobody")
    site = host_of(request.headers.get("host", ""))
    await server.push.begin(visitor.player, form, visitor.lang, site)
    return done(request, "/")


@router.post("/push/end", share="kept")
async def push_ends(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Unsubscribe this browser."""
    if visitor.player is not None:
        await server.push.end(visitor.player, field(form, "endpoint"))
    return done(request, "/")

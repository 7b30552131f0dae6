"""What makes the pages an app: manifest, worker, the page for when there is no line; and who wants to be told of a turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from . import installed, render
from .http import Visitor, known_language
from .routing import Routes

router = Routes()

ASK_AGAIN = {"Cache-Control": "no-cache"}


@router.get("/manifest.webmanifest")
async def manifest(request: Request, visitor: Visitor) -> Response:
    """The web app manifest; browsers ask for it without a cookie, so its address names the language."""
    lang = known_language(request.query_params.get("lang", visitor.lang))
    return JSONResponse(installed.manifest(lang), headers=ASK_AGAIN, media_type="application/manifest+json")


@router.get("/worker.js")
async def worker() -> Response:
    """The worker; it lies at the root, because it is for all pages."""
    return Response(installed.worker(), media_type="text/javascript", headers=ASK_AGAIN)


@router.get("/offline")
async def offline(request: Request, visitor: Visitor) -> Response:
    """What the worker shows when there is no line: the same for everybody who reads a language."""
    return HTMLResponse(render.offline_page(known_language(request.query_params.get("lang", visitor.lang))))

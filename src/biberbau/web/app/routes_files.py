"""Style sheets, scripts and drawings."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games.common.view.shown import spoken
from ..domain.messages import RefusedError
from ..http.requests import accepts_gzip, known_language
from ..http.routing import Routes
from ..view import assets, browser_templates
from .answering import known_kind

router = Routes()


def _served(request: Request, found: assets.Asset | None) -> Response:
    if found is None:
        raise RefusedError(404, "no-file")
    fixed = request.query_params.get("v") == found.hash
    headers = {
        "ETag": f'"{found.hash}"',
        "Cache-Control": "public, max-age=31536000, immutable" if fixed else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if not accepts_gzip(",".join(request.headers.getlist("accept-encoding"))):
        return Response(found.body, media_type=found.media_type, headers=headers)
    return Response(found.packed, media_type=found.media_type, headers=headers | {"Content-Encoding": "gzip"})


@router.get("/static/{name:path}", share="free")
async def static(request: Request, name: str) -> Response:
    """A file of the pages."""
    return _served(request, assets.asset(assets.STATIC, name))


@router.get("/games/{game}/art/{name}", share="free")
async def art(request: Request, game: str, name: str) -> Response:
    """One of a game's drawings."""
    return _served(request, assets.asset(assets.art_folder(known_kind(game).id), name))


@router.get("/games/{game}/draw/{lang}.js", share="free")
async def table_script(request: Request, game: str, lang: str) -> Response:
    """The script that draws a game's tables in a browser, in a language."""
    lang = spoken(known_kind(game).id, known_language(lang))
    return _served(request, await run_in_threadpool(browser_templates.script, game, lang))


@router.get("/games/{game}/table.css", share="free")
async def table_sheet(request: Request, game: str) -> Response:
    """Everything that styles one of a game's tables."""
    return _served(request, assets.table_sheet(known_kind(game).id))

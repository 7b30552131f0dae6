"""Style, script and drawings."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from . import assets
from .messages import RefusedError
from .server import known_kind

router = APIRouter()


def _served(request: Request, root: Path, name: str) -> Response:
    found = assets.asset(root, name)
    if found is None:
        raise RefusedError(404, "no-file")
    fixed = request.query_params.get("v") == found.hash
    headers = {
        "ETag": f'"{found.hash}"',
        "Cache-Control": "public, max-age=31536000, immutable" if fixed else "no-cache",
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)


@router.get("/static/{name:path}")
def static(request: Request, name: str) -> Response:
    """A file of the pages."""
    return _served(request, assets.STATIC, name)


@router.get("/games/{game}/art/{name}")
def art(request: Request, game: str, name: str) -> Response:
    """One of a game's drawings."""
    return _served(request, assets.art_folder(known_kind(game).id), name)

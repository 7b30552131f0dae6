"""Shared by routes: looking up the game a request names, drawing a page, answering a post."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ...errors import UnknownGameError
from ...games import kind as kind_of
from ...games.common.view.shown import shown_ids
from ...kernel.game import GameKind
from ..domain.messages import RefusedError
from ..http.requests import is_live

Model = TypeVar("Model")


def known_kind(game: str) -> GameKind:
    """The game with that id; a refusal when there is none."""
    try:
        found = kind_of(game)
    except UnknownGameError as error:
        raise RefusedError(404, "no-game", game=game[:40]) from error
    if found.id not in shown_ids():
        raise RefusedError(404, "no-game", game=game[:40])
    return found


def done(request: Request, path: str, *, moved: bool = False) -> Response:
    """The answer to a post that succeeded; ``moved``: the page to go to next."""
    if not is_live(request.headers):
        return RedirectResponse(path, 303)
    if moved:
        return Response(status_code=201, headers={"Location": path, "X-Biberbau": "live"})
    return Response(status_code=204, headers={"X-Biberbau": "live"})


async def page(draw: Callable[[Model], str], model: Model, status: int = 200) -> Response:
    """A page, drawn in a thread."""
    return HTMLResponse(await run_in_threadpool(draw, model), status)

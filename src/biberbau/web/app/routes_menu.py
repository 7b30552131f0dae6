"""The menu's lists of games: which to learn, whose ranking to see, which table to watch."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ...games import kind
from ...games.common.view.shown import shown_ids
from ...learn.lessons import offered
from ..http.requests import Visitor
from ..http.routing import Routes
from ..view import render
from ..view.model import WatchModel, WhichModel
from ..view.pages import table_link
from .answering import page
from .server import Server

WATCHED = 12
"""At most this many running games are listed, as each is replayed from its actions."""

router = Routes()


@router.get("/learn", share="pages")
async def learn(visitor: Visitor) -> Response:
    """The games that have lessons."""
    games = tuple(kind(game_id) for game_id in shown_ids() if offered(game_id))
    return await page(render.which, WhichModel(visitor.lang, "learn", games))


@router.get("/ranking", share="pages")
async def rankings(visitor: Visitor) -> Response:
    """The games, each with its leaderboard."""
    games = tuple(kind(game_id) for game_id in shown_ids())
    return await page(render.which, WhichModel(visitor.lang, "ranking", games))


@router.get("/watch", share="pages")
async def watch(server: Server, visitor: Visitor) -> Response:
    """The running games whose tables were listed before they began."""
    found = await run_in_threadpool(server.tables.watched, WATCHED)
    links = tuple(table_link(record) for record in found)
    return await page(render.watch, WatchModel(visitor.lang, links))

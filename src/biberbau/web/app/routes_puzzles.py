"""Puzzles: one for each day, and all of a game's. The address holds what was tried; browsers keep what is solved."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ...games import kind
from ...games.common.view.presentation import Selection
from ...games.common.view.shown import shown_ids
from ...learn import progress
from ...learn.streak import Streak
from ..domain.messages import SAYS, RefusedError
from ..http.requests import COOKIE_SECONDS, Visitor, is_live, ticked
from ..http.routing import Routes
from ..view import render, table_pages
from ..view.model import MessageModel
from ..view.puzzles import (
    GamePuzzlesModel,
    PuzzleModel,
    PuzzlesModel,
    day_of,
    of_the_day,
    offered,
    puzzle_model,
    puzzle_of,
    solved,
)
from ..view.selections import for_script, selected, taken
from .answering import known_kind, page
from .routes_learn import wanted
from .server import Server

SOLVED = "biberbau-puzzles"
"""The cookie that lists the solved puzzles. Forging it gains nothing, so it is not signed."""

DAYS = "biberbau-puzzle-days"
"""The cookie that lists the days on which the puzzle of the day was solved."""

router = Routes()


def _solved(request: Request) -> progress.Done:
    return solved(request.cookies.get(SOLVED, ""))


def _streak(request: Request, today: int) -> Streak:
    return Streak.read(request.cookies.get(DAYS, ""), today)


def _keeps(request: Request, response: Response, name: str, text: str) -> None:
    """Let the browser keep what was solved; this needs no script."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, text, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


@router.get("/puzzles", share="pages")
async def puzzles(request: Request, visitor: Visitor) -> Response:
    """The puzzle of the day, and the games that have puzzles."""
    games = tuple((kind(game), len(offered(game))) for game in shown_ids() if offered(game))
    now = time.time()
    streak = _streak(request, day_of(now))
    model = PuzzlesModel(visitor.lang, games, _solved(request), of_the_day(now), streak, day_of(now))
    return await page(render.puzzles_page, model)


@router.get("/puzzles/today", share="pages")
async def today() -> Response:
    """A redirect to the puzzle of the day."""
    found = of_the_day(time.time())
    if found is None:
        raise RefusedError(404, "no-puzzles")
    return RedirectResponse(f"/puzzles/{found[0]}/{found[1]}", 303)


@router.get("/puzzles/{game}", share="pages")
async def game_puzzles(request: Request, visitor: Visitor, game: str) -> Response:
    """A game's puzzles, the easiest first."""
    found = known_kind(game)
    if not offered(found.id):
        raise RefusedError(404, "no-puzzles")
    done = _solved(request).get(found.id, frozenset())
    return await page(
        render.game_puzzles_page, GamePuzzlesModel(visitor.lang, found, offered(found.id), done)
    )


@router.get("/puzzles/{game}/{number:int}", share="pages")
async def puzzle(request: Request, server: Server, visitor: Visitor, game: str, number: int) -> Response:
    """A puzzle: ``action`` or ticked cards answer it."""
    return await _answered(request, server, visitor, wanted(server, game), number, show=False)


@router.get("/puzzles/answer/{game}/{number:int}", share="hints")
async def answer(request: Request, server: Server, visitor: Visitor, game: str, number: int) -> Response:
    """A puzzle with its answer, for a person who asks to see it."""
    return await _answered(request, server, visitor, wanted(server, game), number, show=True)


async def _answered(
    request: Request, server: Server, visitor: Visitor, game_id: str, number: int, show: bool
) -> Response:
    query = dict(request.query_params)

    def made() -> PuzzleModel:
        return _model(game_id, number, visitor.lang, query, show)

    if show or query.get("action") or ticked(query):
        # a right answer is explained, which takes thinking
        server.warmer.check_ready(game_id)
        model = await server.thinking.of(request, f"{game_id} puzzle", made)
    else:
        model = await run_in_threadpool(made)
    days: Streak | None = None
    if model.right and (game_id, number) == of_the_day(now := time.time()):
        days = _streak(request, day_of(now)).with_day(day_of(now))
        model = replace(model, row=days.row)
    response = HTMLResponse(await run_in_threadpool(table_pages.puzzle_page, model))
    if model.right:
        done = progress.with_one(_solved(request), game_id, number)
        _keeps(request, response, SOLVED, progress.written(done))
    if days is not None:
        _keeps(request, response, DAYS, days.written())
    return response


def _model(game_id: str, number: int, lang: str, query: Mapping[str, str], show: bool) -> PuzzleModel:
    text = query.get("action", "")
    if not text and ticked(query):
        text = ";".join(taken(_selected(puzzle_model(game_id, number, lang), query), game_id))
    return puzzle_model(game_id, number, lang, text, show)


@router.get("/puzzles/{game}/{number:int}/selection", share="pages")
async def puzzle_selection(
    request: Request, server: Server, visitor: Visitor, game: str, number: int
) -> Response:
    """What ticked cards make, before they are played."""
    query, game_id = {"select": "", **request.query_params}, wanted(server, game)
    puzzle_of(game_id, number)
    model = await run_in_threadpool(puzzle_model, game_id, number, visitor.lang)
    found = _selected(model, query)
    if is_live(request.headers):
        return JSONResponse(for_script(found, model.stamp))
    text = f"{found.says} {found.rule}".strip()
    title, back = SAYS(visitor.lang, "title-selection"), f"/puzzles/{game_id}/{number}"
    return await page(render.message_page, MessageModel(visitor.lang, 200, title, text, back, game_id))


def _selected(model: PuzzleModel, query: Mapping[str, str]) -> Selection:
    return selected(model, ticked(query) or ())

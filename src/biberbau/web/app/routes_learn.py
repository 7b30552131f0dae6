"""Lessons: a list for each game, and each lesson at a table. The address holds what was tried; nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...games.common.view.presentation import Selection
from ...games.common.view.shown import shown_ids
from ...learn import progress
from ...learn.lessons import offered
from ..domain.messages import SAYS, RefusedError
from ..http.requests import COOKIE_SECONDS, Visitor, is_live, ticked
from ..http.routing import Routes
from ..view import render, table_pages
from ..view.learning import (
    MOST_DONE,
    LessonModel,
    LessonsModel,
    begun,
    lesson_model,
    lesson_of,
    tongue,
    tried,
)
from ..view.model import MessageModel
from ..view.pages import proposal
from ..view.selections import for_script, selected, taken
from .answering import known_kind, page
from .server import Server

PROGRESS = "biberbau-learned"
"""The cookie that lists the lessons that have been done. Forging it gains nothing, so it is not signed."""

router = Routes()


def _done(request: Request) -> progress.Done:
    return progress.read(request.cookies.get(PROGRESS, ""), shown_ids())


@router.get("/learn/{game}", share="pages")
async def lessons(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """A game's lessons."""
    found = known_kind(game)
    if not offered(found.id):
        raise RefusedError(404, "no-lessons")
    done = _done(request).get(found.id, frozenset())
    sealed = proposal(server.tables.seals)
    model = LessonsModel(tongue(found.id, visitor.lang), found, offered(found.id), done, sealed)
    return await page(render.lessons_page, model)


@router.get("/learn/{game}/{number:int}", share="pages")
async def lesson(request: Request, server: Server, visitor: Visitor, game: str, number: int) -> Response:
    """A lesson: ``did`` what has been done, ``action`` or ticked cards what is tried now, ``show`` the answer."""
    query = request.query_params
    model = await run_in_threadpool(_model, wanted(server, game), number, visitor.lang, query)
    if model.over:
        model = replace(model, proposal=proposal(server.tables.seals))
    response = await page(table_pages.lesson_page, model)
    if model.over:
        done = progress.with_one(_done(request), model.lesson.game_id, number)
        secure = request.url.scheme == "https"
        response.set_cookie(
            PROGRESS, progress.written(done), COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
        )
    return response


@router.get("/learn/{game}/{number:int}/selection", share="pages")
async def lesson_selection(
    request: Request, server: Server, visitor: Visitor, game: str, number: int
) -> Response:
    """What ticked cards make, before they are played."""
    query = {"select": "", **request.query_params}
    given = {name: value for name, value in query.items() if name == "did"}
    model = await run_in_threadpool(_model, wanted(server, game), number, visitor.lang, given)
    found = _selected(model, query)
    if is_live(request.headers):
        return JSONResponse(for_script(found, model.stamp))
    text = f"{found.says} {found.rule}".strip()
    back = f"/learn/{model.game.id}/{number}"
    told = MessageModel(visitor.lang, 200, SAYS(visitor.lang, "title-selection"), text, back, model.game.id)
    return await page(render.message_page, told)


def wanted(server: Server, game: str) -> str:
    """The id of a game; it is compiled next, as its reader may soon need more than its rules."""
    return server.warmer.asked_for(known_kind(game).id).game_id


def ready(server: Server, game: str) -> str:
    """The id of a game whose bots and searches are compiled."""
    found = known_kind(game).id
    server.warmer.check_ready(found)
    return found


def _model(game_id: str, number: int, lang: str, query: Mapping[str, str]) -> LessonModel:
    """A lesson as an address describes it."""
    done, speaks = query.get("did", ""), tongue(game_id, lang)
    if len(done) > MOST_DONE:
        raise RefusedError(400, "lesson-astray")
    course = begun(lesson_of(game_id, number), done)
    text = query.get("action", "")
    if not text and ticked(query) and not course.over:
        text = ";".join(taken(_selected(lesson_model(course, speaks), query), game_id))
    return lesson_model(course, speaks, tried(course, text) if text else (), "show" in query)


def _selected(model: LessonModel, query: Mapping[str, str]) -> Selection:
    """What ticked cards make, while there is something to do."""
    if model.over:
        raise RefusedError(400, "no-choice")
    return selected(model, ticked(query) or ())

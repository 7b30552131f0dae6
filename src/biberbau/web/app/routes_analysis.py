"""The analysis board: set up a position, try actions, look from any seat. The address holds all of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ...bots.levels import LEVELS, level
from ...errors import OptionError
from ...games.common.view.presentation import Selection
from ...games.common.view.shown import shown_ids
from ...kernel.rng import seed_bytes
from ...match import Game, Match
from ...match.position import SPECTATOR
from ..domain.matches import fresh
from ..domain.messages import SAYS, RefusedError
from ..http.requests import Visitor, field, is_live, number_field, ticked
from ..http.routing import Routes
from ..play import aids
from ..view import render, table_pages
from ..view.analysis import (
    AnalysisModel,
    Study,
    analysis_model,
    eyes_of,
    pasted,
    tries,
    unpacked,
    with_advice,
)
from ..view.beliefs_page import hands_model, hands_page
from ..view.model import MessageModel
from ..view.model_analysis import AnalysesModel, SetUpModel
from ..view.selections import for_script, selected, taken
from .answering import known_kind, page
from .routes_learn import ready, wanted
from .routes_replay import finished
from .server import Server

router = Routes()

Query = Mapping[str, str]


def _study(game_id: str, query: Query) -> Study:
    return unpacked(game_id, field(query, "p"))


def _to(study: Study, eyes: str) -> Response:
    """A redirect to the board's own address."""
    query = urlencode({"p": study.packed, "as": eyes})
    return RedirectResponse(f"/analyse/{study.game.id}?{query}", 303)


@router.get("/analyse", share="pages")
async def analyses(visitor: Visitor) -> Response:
    """The games that can be analysed."""
    return await page(render.analyses_page, AnalysesModel(visitor.lang, shown_ids()))


@router.get("/analyse/{game}", share="pages")
async def analyse(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """A board: ``p`` is the position and what was tried, ``as`` whose view is shown, ``action`` or ticked cards what is
    tried now. Without ``p`` the form that sets one up; with ``start`` the table of its options.
    """
    query = request.query_params
    if "p" not in query and "start" not in query:
        return await page(render.set_up_page, SetUpModel(visitor.lang, known_kind(game)))
    game_id = wanted(server, game)
    if "start" in query:
        return await run_in_threadpool(_started, game_id, dict(query))
    answered = partial(_answered, game_id, dict(query), visitor.lang)
    return await server.thinking.of(request, f"{game_id} board", answered)


def _started(game_id: str, query: Query) -> Response:
    """The first moment of a game with these options."""
    kind = known_kind(game_id)
    given: dict[str, object] = {}
    try:
        for option in kind.options:
            text = query.get(f"option.{option.name}", "")
            if text:
                given[option.name] = option.parsed(text)
        game = Game.of(game_id, given)
    except OptionError as error:
        raise RefusedError(400, "option-clashes") from error
    match = Match(game, seed=seed_bytes(query.get("deal", "")[:40] or None))
    return _to(Study(match.position()), "open")


def _answered(game_id: str, query: Query, lang: str) -> Response:
    study = _study(game_id, query)
    eyes = eyes_of(study, query.get("as", ""))
    text = query.get("action", "")
    if not text and ticked(query):
        text = ";".join(taken(_selected(analysis_model(study, lang, eyes), query), game_id))
    if text:
        return _to(tries(study, eyes, text, lang), eyes)
    return HTMLResponse(table_pages.analysis_page(analysis_model(study, lang, eyes)))


@router.get("/analyse/{game}/selection", share="pages")
async def analysis_selection(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """What ticked cards make, before they are played."""
    query = {"select": "", **request.query_params}
    game_id = wanted(server, game)

    def made() -> tuple[AnalysisModel, Selection]:
        study = _study(game_id, query)
        model = analysis_model(study, visitor.lang, eyes_of(study, query.get("as", "")))
        return model, _selected(model, query)

    model, found = await server.thinking.of(request, f"{game_id} board", made)
    if is_live(request.headers):
        return JSONResponse(for_script(found, model.stamp))
    text = f"{found.says} {found.rule}".strip()
    back = f"/analyse/{game_id}?{model.query}"
    told = MessageModel(visitor.lang, 200, SAYS(visitor.lang, "title-selection"), text, back, game_id)
    return await page(render.message_page, told)


def _selected(model: AnalysisModel, query: Query) -> Selection:
    if not model.mine:
        raise RefusedError(400, "no-choice")
    return selected(model, ticked(query) or ())


@router.post("/analyse/{game}/open", share="kept")
async def opened(
    request: Request, server: Server, visitor: Visitor, game: str, form: dict[str, str]
) -> Response:
    """The board of a position document that somebody typed or pasted (``document``)."""
    game_id = wanted(server, game)
    text = field(form, "document")
    try:
        study = await server.thinking.of(request, f"{game_id} paste", partial(pasted, game_id, text))
    except RefusedError as refusal:
        wrong = SetUpModel(visitor.lang, known_kind(game), text, refusal.text(visitor.lang))
        return await page(render.set_up_page, wrong, refusal.status)
    return _to(study, eyes_of(study, ""))


@router.get("/analyse/bot/{game}", share="hints")
async def bot_plays(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The board after a bot has decided for the seat to act, from that seat's view."""
    game_id, query = ready(server, game), dict(request.query_params)
    await aids.check_board(server.tables.store, visitor.player, game_id)

    def played() -> Response:
        study = _study(game_id, query)
        eyes, match = eyes_of(study, query.get("as", "")), study.match
        if match.to_act is None:
            raise RefusedError(409, "is-over")
        return _to(study.but([*study.tried, *_by_bot(study, match.to_act)]), eyes)

    return await server.thinking.of(request, f"{game_id} board bot", played)


def _by_bot(study: Study, seat: int) -> list[str]:
    """A bot's decision for a seat: one action, or several that are one decision."""
    bot, match, chosen = level(LEVELS[1], study.game), study.but(study.tried).match, list[str]()
    while match.to_act == seat:
        action = match.play(bot.choose(match.view(seat), f"analysis {study.luck} {match.ply}".encode()))
        chosen.append(action.notation)
        if action.word not in study.game.kind.parts:
            break
    return chosen


@router.get("/analyse/hands/{game}", share="hints")
async def hands(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The cards that everybody may hold, as the seat whose view is shown can know it."""
    game_id, query = ready(server, game), dict(request.query_params)
    await aids.check_board(server.tables.store, visitor.player, game_id)

    def made() -> str:
        study = _study(game_id, query)
        return hands_page(hands_model(study, visitor.lang, eyes_of(study, query.get("as", ""))))

    return HTMLResponse(await server.thinking.of(request, f"{game_id} hands", made))


@router.get("/analyse/advice/{game}", share="hints")
async def advice(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The board with advice for the seat that decides: the value of each action, and why."""
    game_id, query = ready(server, game), dict(request.query_params)
    await aids.check_board(server.tables.store, visitor.player, game_id)

    def made() -> str:
        study = _study(game_id, query)
        board = with_advice(study, visitor.lang, eyes_of(study, query.get("as", "")))
        return table_pages.analysis_page(board)

    return HTMLResponse(await server.thinking.of(request, f"{game_id} advice", made))


@router.get("/t/{table_id}/analyse", share="pages", lifts_veil=True)
async def from_replay(request: Request, server: Server, table_id: str) -> Response:
    """A moment of a finished game on the board (``at``: ply, ``as``: a seat or ``spectator``); never of a running one."""
    record = await finished(server, table_id)
    query = request.query_params
    odd_ply = RefusedError(404, "no-ply", last=record.number, at=query.get("at", "")[:20])
    at = number_field(query, "at", odd_ply) or 0
    if at > record.number:
        raise odd_ply

    def made() -> Response:
        study = Study(fresh(record, at).position())
        return _to(study, eyes_of(study, query.get("as", "") or SPECTATOR))

    return await server.thinking.of(request, f"{record.game} replay", made)

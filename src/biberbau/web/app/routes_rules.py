"""A game's rules, and the pictures in them."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games.common.catalogues.wording import LANGUAGES
from ...games.common.view.palette import at_dusk
from ...games.common.view.shown import spoken
from ..domain.messages import RefusedError
from ..http.requests import Visitor
from ..http.routing import Routes
from ..view import render, rules_cards, rules_page
from ..view.model import RulesModel
from .answering import known_kind, page
from .server import Server

router = Routes()


@router.get("/rules/{game}", share="pages")
async def game_rules(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The rules page; ``table``: the table whose options it shows."""
    found, table_id = known_kind(game), request.query_params.get("table", "")
    record = (await server.live.at(table_id)).record if table_id else None
    if record is not None and record.game != found.id:
        raise RefusedError(404, "no-table")
    options = None if record is None else record.options
    warmth = server.warmer.asked_for(found.id)
    model = RulesModel(visitor.lang, found, options, table_id, pictures=warmth.ready)
    return await page(render.rules, model)


@router.get("/rules/{game}/{number:int}.svg", share="pages")
async def picture(request: Request, server: Server, game: str, number: int) -> Response:
    """One of the pictures, in a theme (``light``: ``dusk``); they are drawn only where rules are compiled."""
    found, lang = known_kind(game), request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES or not 0 <= number < len(rules_page.shots_of(found.id)):
        raise RefusedError(404, "no-file")
    if not server.warmer.asked_for(found.id).ready:
        raise RefusedError(404, "no-file")
    drawn = await run_in_threadpool(rules_page.picture, found.id, number, spoken(found.id, lang))
    drawn = at_dusk(drawn) if request.query_params.get("light") == "dusk" else drawn
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


@router.get("/rules/{game}/cards.svg", share="pages")
async def cards(request: Request, server: Server, game: str) -> Response:
    """The cards in the text, all on one sheet: an address with a card's name as its fragment shows that one alone."""
    found, lang = known_kind(game), request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise RefusedError(404, "no-file")
    drawn = await run_in_threadpool(rules_cards.drawn, found.id, spoken(found.id, lang))
    if drawn is None:
        raise RefusedError(404, "no-file")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

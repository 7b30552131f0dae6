"""The review of a finished game: requested by a form, made in the background, shown as it progresses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from ..domain.messages import SAYS, RefusedError
from ..domain.records import Record
from ..http.requests import Visitor, is_live
from ..http.routing import Routes
from ..view.decisive import decisive_box, decisive_moment
from ..view.review_page import ReviewModel, review_page, shown_review
from .answering import done
from .server import Server

router = Routes()

LOOKS_AGAIN = 4
"""Seconds after which a page is reloaded while its review is being made."""


async def _over(server: Server, table_id: str) -> Record:
    """A table whose game was played to its end."""
    await server.live.at(table_id)
    record = await server.live.ended(table_id)
    if record.status != "over":
        raise RefusedError(409, "review-not-over")
    return record


@router.get("/t/{table_id}/review", share="pages", lifts_veil=True)
async def review(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The review so far; ``stay``: the page does not reload by itself."""
    record = await _over(server, table_id)
    finished = server.finished_reviews.of(record, visitor.lang, visitor.player)
    if finished is not None:
        return HTMLResponse(review_page(finished))
    kept, stays = await server.reviews.kept(table_id), "stay" in request.query_params

    def made() -> tuple[ReviewModel, str]:
        model = shown_review(record, kept, lang=visitor.lang, player=visitor.player, stays=stays)
        return model, review_page(model)

    model, page = await server.thinking.of(request, f"{record.game} review page", made)
    if model.complete:
        server.finished_reviews.keep(record, visitor.lang, visitor.player, model)
    response = HTMLResponse(page)
    if model.under_way and not stays:
        response.headers["Refresh"] = str(LOOKS_AGAIN)
    return response


@router.get("/t/{table_id}/decisive", share="pages", lifts_veil=True)
async def decisive(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The decisive moment, for a script to put into its page; 202 with the review's progress while it is being made,
    204 where nobody has asked for one. Without script the review shows it.
    """
    record = await _over(server, table_id)
    if not is_live(request.headers):
        return RedirectResponse(f"/t/{table_id}/review", 303)
    kept = await server.reviews.kept(table_id)
    found = kept.found
    if found is None or not kept.complete:
        if not kept.under_way:
            return Response(status_code=204)
        percent = 100 * len(found["chances"]) // (record.number + 1) if found else 0
        return PlainTextResponse(SAYS(visitor.lang, "decisive-so-far", percent=percent), 202)

    def made() -> str:
        moment = decisive_moment(record, found, lang=visitor.lang, player=visitor.player)
        return decisive_box(moment, record.game, visitor.lang)

    return HTMLResponse(await server.thinking.of(request, f"{record.game} review page", made))


@router.post("/t/{table_id}/review", share="kept", lifts_veil=True)
async def make_review(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """Request the review."""
    record = await _over(server, table_id)
    server.warmer.check_ready(record.game)
    if not (await server.reviews.kept(table_id)).complete:
        await server.reviews.make(record, visitor.player or "")
    return done(request, f"/t/{table_id}/review", moved=True)


@router.get("/t/{table_id}/review.json", share="pages", lifts_veil=True)
async def review_json(server: Server, table_id: str) -> Response:
    """The whole review as a document."""
    record = await _over(server, table_id)
    kept = await server.reviews.kept(table_id)
    if not kept.complete:
        raise RefusedError(404, "review-none")
    name = f"biberbau-review-{record.game}-{record.id}.json"
    return JSONResponse(kept.found, headers={"Content-Disposition": f'inline; filename="{name}"'})

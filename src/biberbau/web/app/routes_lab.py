"""The laboratory: reports are requested by a form, made in the background, and shown as they progress."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ...games import kind
from ...games.common.view.shown import shown_ids, spoken
from ...kernel.game import GameKind
from ..domain.lab_plans import LabPlan, as_typed, read_plan
from ..domain.messages import RefusedError
from ..domain.setup_forms import as_set
from ..http.requests import Visitor, is_live, known_language, own_address
from ..http.routing import Routes
from ..storage.lab_rows import LabRow
from ..view import lab_pages as pages
from .answering import done, known_kind, page
from .routes_first import told_of
from .server import Server

router = Routes()

LOOKS_AGAIN = 3
"""Seconds after which a page is reloaded while its report is being made."""

TITLE_LENGTH = 40


@router.get("/lab", share="pages")
async def laboratory(request: Request, server: Server, visitor: Visitor) -> Response:
    """A person's reports, and the games of which reports can be made."""
    server.laboratory.check(request)
    found = await run_in_threadpool(server.laboratory.mine, visitor.player)
    mine = tuple(pages.link_to(one, visitor.lang) for one in found)
    return await page(pages.lab_page, pages.LabModel(visitor.lang, mine, tuple(map(kind, shown_ids()))))


@router.get("/lab/new/{game}", share="pages")
async def asking(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The form; ``of``: the report whose plan fills it in."""
    server.laboratory.check(request)
    found, values = known_kind(game), dict[str, str]()
    server.warmer.asked_for(found.id)
    if before := request.query_params.get("of", ""):
        row = await run_in_threadpool(server.laboratory.read, before)
        if row.game == found.id:
            plan = LabPlan.read(row.game, row.plan)
            values = as_typed(plan, as_set(found, plan.game.options))
    return await page(pages.form_page, pages.LabFormModel(visitor.lang, found, values))


@router.post("/lab/new/{game}", share="reports")
async def ask(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], game: str
) -> Response:
    """Request a report; ``lang``: only show the form again in that language, with its input."""
    server.laboratory.check(request)
    found = known_kind(game)
    if "lang" in form:
        visitor = visitor.speaking(known_language(form["lang"]))
        response = await _form(found, visitor, form, {})
        server.introduce(request, response, visitor)
        return response
    plan, errors = await run_in_threadpool(read_plan, found, form)
    if plan is None:
        if is_live(request.headers):
            raise next(iter(errors.values()))
        return await _form(found, visitor, form, errors)
    visitor = visitor.known()
    report_id = await server.laboratory.ask_for(request, plan, str(visitor.player))
    response = done(request, f"/lab/{report_id}", moved=True)
    server.introduce(request, response, visitor)
    return response


async def _form(
    found: GameKind, visitor: Visitor, typed: Mapping[str, str], errors: Mapping[str, RefusedError]
) -> Response:
    lang = spoken(found.id, visitor.lang)
    told = {name: told_of(found, refusal, lang) for name, refusal in errors.items()}
    refused = next(iter(errors.values()), None)
    model = pages.LabFormModel(visitor.lang, found, typed, told)
    return await page(pages.form_page, model, 200 if refused is None else refused.status)


@router.get("/lab/compare", share="pages")
async def compare(request: Request, server: Server, visitor: Visitor) -> Response:
    """Two finished reports side by side: ``a`` and ``b``."""
    server.laboratory.check(request)
    first, second = [
        await run_in_threadpool(_told, server, request.query_params.get(name, "")) for name in ("a", "b")
    ]
    for row in (first, second):
        known_kind(row.game)
    plans = [LabPlan.read(row.game, row.plan) for row in (first, second)]
    if first.game != second.game or plans[0].game.players != plans[1].game.players:
        raise RefusedError(409, "lab-unlike")
    model = await run_in_threadpool(pages.compare_model, first, second, visitor.lang)
    return await page(pages.compare_page, model)


def _told(server: Server, report_id: str) -> LabRow:
    """A report that has something to read."""
    row = server.laboratory.read(report_id)
    if not row.document:
        raise RefusedError(404 if row.open else 409, "lab-nothing")
    return row


@router.get("/lab/{report_id}", share="pages")
async def report(request: Request, server: Server, visitor: Visitor, report_id: str) -> Response:
    """A report so far; ``stay``: the page does not reload by itself."""
    server.laboratory.check(request)
    row = await run_in_threadpool(server.laboratory.read, report_id)
    if row.game not in shown_ids():
        mine_too = visitor.player is not None and row.player == visitor.player
        return await page(pages.gone_page, pages.LabGoneModel(visitor.lang, row, mine_too))
    mine = [] if row.open else await run_in_threadpool(server.laboratory.mine, visitor.player)
    stays = "stay" in request.query_params
    make = partial(
        pages.report_model,
        row,
        lang=visitor.lang,
        player=visitor.player,
        mine=mine,
        address=f"{own_address(request)}/lab/{row.id}",
        stays=stays,
    )
    response = await page(pages.report_page, await run_in_threadpool(make))
    if row.open and not stays:
        response.headers["Refresh"] = str(LOOKS_AGAIN)
    return response


@router.get("/lab/{report_id}/page", share="pages")
async def whole(request: Request, server: Server, visitor: Visitor, report_id: str) -> Response:
    """The whole report as one self-contained page; ``download``: to be saved as a file."""
    server.laboratory.check(request)
    row = await run_in_threadpool(_told, server, report_id)
    known_kind(row.game)
    draw = partial(pages.whole_page, row.document, spoken(row.game, visitor.lang))
    html, policy = await server.thinking.of(request, f"{row.game} report page", draw)
    response = HTMLResponse(html, headers={"Content-Security-Policy": policy})
    if "download" in request.query_params:
        response.headers["Content-Disposition"] = f'attachment; filename="{_file(row)}.html"'
    return response


@router.get("/lab/{report_id}/report.json", share="pages")
async def whole_json(request: Request, server: Server, report_id: str) -> Response:
    """The same numbers as a document."""
    server.laboratory.check(request)
    row = await run_in_threadpool(_told, server, report_id)
    named = {"Content-Disposition": f'inline; filename="{_file(row)}.json"'}
    return JSONResponse(json.loads(row.document), headers=named)


def _file(row: LabRow) -> str:
    return f"biberbau-report-{row.game}-{row.id}"


@router.post("/lab/{report_id}/stop", share="kept")
async def stop(request: Request, server: Server, visitor: Visitor, report_id: str) -> Response:
    """Stop playing, and report on the games so far."""
    server.laboratory.check(request)
    await server.laboratory.stop(report_id, visitor.player or "")
    return done(request, f"/lab/{report_id}")


@router.post("/lab/{report_id}/keep", share="kept")
async def keep(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], report_id: str
) -> Response:
    """Keep a report, under a name or without one."""
    server.laboratory.check(request)
    title = " ".join(form.get("title", "").split())
    if len(title) > TITLE_LENGTH or not title.isprintable():
        raise RefusedError(400, "lab-title", most=TITLE_LENGTH)
    await server.laboratory.keep(report_id, visitor.player or "", title)
    return done(request, f"/lab/{report_id}")


@router.post("/lab/{report_id}/delete", share="kept")
async def delete(request: Request, server: Server, visitor: Visitor, report_id: str) -> Response:
    """Delete a report; its link then leads nowhere."""
    server.laboratory.check(request)
    await server.laboratory.delete(report_id, visitor.player or "")
    return done(request, "/lab", moved=True)

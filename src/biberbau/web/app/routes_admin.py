"""The operator's pages: load, bans, the note to all, a pause before a restart.

The operator shows a token once; a signed cookie for these pages alone then lets them in for some hours. Without a token
in the settings there is no such page. All of it works without script; ``biberbau admin`` does the same in a terminal.
"""

from __future__ import annotations

import logging

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...games.common.catalogues.catalogue import LANGUAGES
from ..domain.messages import RefusedError
from ..http.limits import OPERATOR, network_of
from ..http.requests import Visitor, field, number_field
from ..http.routing import Routes
from ..play import server_policy
from ..storage import load
from ..view import render
from ..view.model_operator import OperatorModel
from .answering import page
from .server import Server

log = logging.getLogger(__name__)

router = Routes()

REPORTS = 20
"""The list shows at most this many of the last reports."""


@router.get(OPERATOR, share="pages")
async def operator(request: Request, server: Server, visitor: Visitor) -> Response:
    """The overview, or the question for the token."""
    auth = server.operator_auth
    auth.there()
    if not auth.knows(request):
        return await page(render.operator_door, OperatorModel(visitor.lang))
    return await page(render.operator_page, await run_in_threadpool(_model, server, visitor.lang))


def _model(server: Server, lang: str) -> OperatorModel:
    store = server.tables.store
    return OperatorModel(
        lang,
        decided=server_policy.decided(store),
        processes=tuple(load.processes(store)),
        counted=load.counted(store),
        reports=tuple(load.reports(store, REPORTS)),
        can_report=load.REPORTED,
        lobby_days=server.settings.lobby_days,
        over_days=server.settings.over_days,
    )


@router.post(OPERATOR, share="operator")
async def sign_in(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Sign the operator in by their token."""
    auth = server.operator_auth
    auth.there()
    if auth.opens(form.get("token", "")):
        return auth.lets_in(request, RedirectResponse(OPERATOR, 303))
    log.warning("a wrong token for the operator's page")
    return await page(render.operator_door, OperatorModel(visitor.lang, wrong=True), 403)


@router.post("/operator/leave", share="kept")
async def sign_out(request: Request, server: Server, form: dict[str, str]) -> Response:
    """Sign the operator out."""
    server.operator_auth.there()
    return server.operator_auth.lets_out(RedirectResponse(OPERATOR, 303))


@router.post("/operator/say", share="kept")
async def say(request: Request, server: Server, form: dict[str, str]) -> Response:
    """Set or remove the note to all."""
    server.operator_auth.check(request)
    texts = {} if "back" in form else {lang: form.get(f"text-{lang}", "") for lang in LANGUAGES}
    await run_in_threadpool(server_policy.say, server.tables.store, texts)
    return await _decided(server, "message")


@router.post("/operator/drain", share="kept")
async def drain(request: Request, server: Server, form: dict[str, str]) -> Response:
    """Open no new tables before a restart, or open them again."""
    server.operator_auth.check(request)
    minutes = (
        None if "back" in form else _number(form, "minutes", server_policy.LONGEST_MINUTES, "house-minutes")
    )
    await run_in_threadpool(server_policy.drain, server.tables.store, minutes)
    return await _decided(server, "restart")


@router.post("/operator/ban", share="kept")
async def ban(request: Request, server: Server, form: dict[str, str]) -> Response:
    """Ban the person at a seat of a table, the author of a reported line, or a whole network."""
    server.operator_auth.check(request)
    days = _number(form, "days", server_policy.LONGEST_DAYS, "house-days")
    what, who = await _whom(server, form)
    own = network_of(request.client.host) if request.client else None
    if own is not None and what == f"net:{own}":
        raise RefusedError(409, "house-own-network")
    await run_in_threadpool(server_policy.ban, server.tables.store, what, days, who, form.get("why", ""))
    return await _decided(server, "bans")


async def _whom(server: Server, form: dict[str, str]) -> tuple[str, str]:
    if form.get("report"):
        number = number_field(form, "report", RefusedError(404, "house-no-report"))
        found = await run_in_threadpool(load.said_by, server.tables.store, number or 0)
        if found is None:
            raise RefusedError(404, "house-no-report")
        return found
    if form.get("address"):
        return server_policy.network_at(form["address"])
    table_id = field(form, "table").strip().rstrip("/").rpartition("/")[2]
    record = await run_in_threadpool(server.tables.read, table_id)
    seat = number_field(form, "seat", RefusedError(404, "no-seat"))
    return server_policy.player_at(record, 0 if seat is None else seat)


@router.post("/operator/unban", share="kept")
async def unban(request: Request, server: Server, form: dict[str, str]) -> Response:
    """Lift a ban."""
    server.operator_auth.check(request)
    await run_in_threadpool(server_policy.unban, server.tables.store, field(form, "ban"))
    return await _decided(server, "bans")


async def _decided(server: Server, part: str) -> Response:
    """Apply a decision in this process at once, and notify the others."""
    await server.policy.look()
    return RedirectResponse(f"{OPERATOR}#{part}", 303)


def _number(form: dict[str, str], name: str, most: float, key: str) -> float:
    text = field(form, name).strip().replace(",", ".")
    refusal = RefusedError(400, key, most=round(most))
    try:
        number = float(text)
    except ValueError:
        raise refusal from None
    if not 0 <= number <= most:  # neither is anything that is no number
        raise refusal
    return number

"""A host's changes to seats and options before the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games import kind
from ...games.common.view.shown import spoken
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.setup_forms import OPEN, read_setup
from ..http.requests import Visitor, is_live, known_language, number_field
from ..http.routing import Routes
from ..view import render
from ..view.model import SetupModel
from .answering import done, page
from .routes_first import told_of
from .server import Server

router = Routes()


@router.post("/t/{table_id}/seat", share="kept", lifts_veil=True)
async def seat(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """``do`` something with a ``seat``: ``close`` it (a bot of that ``level`` sits down), ``open`` it, ``swap`` it
    ``with`` another one, or ``kick`` the person who sits there."""
    number, tables, host = _seat(form, "seat"), server.tables, visitor.player or ""
    match form.get("do", ""):
        case "close":
            await run_in_threadpool(tables.close_seat, table_id, host, number, form.get("level", ""))
        case "open":
            await run_in_threadpool(tables.open_seat, table_id, host, number)
        case "swap":
            await run_in_threadpool(tables.swap_seats, table_id, host, number, _seat(form, "with"))
        case "kick":
            await run_in_threadpool(tables.kick, table_id, host, number)
            await server.presence.changed(table_id)
        case _:
            raise RefusedError(400, "missing", field="do")
    await server.notices.changed_in_lobby(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/rules", share="kept", lifts_veil=True)
async def rules(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Change the table's options; ``lang``: only show the form again in that language, with its input."""
    record = (await server.live.at(table_id)).record
    found = kind(record.game)
    if "lang" in form:
        visitor = visitor.speaking(known_language(form["lang"]))
        response = await _rules_form(record, visitor, form, {})
        server.introduce(request, response, visitor)
        return response
    people = {
        "name": "host",
        "opponents": OPEN,
    }  # of the form for a new table, only options and terms
    told = {field: value for field, value in form.items() if field not in ("words", "seal")}
    wanted, errors = read_setup(found, told | people)
    if wanted is not None:
        try:
            host = visitor.player or ""
            await run_in_threadpool(server.tables.change_rules, table_id, host, wanted)
        except RefusedError as refusal:
            if refusal.key != "rules-small":
                raise
            errors = {"option.players": refusal}
        else:
            await server.notices.changed_in_lobby(table_id)
            return done(request, f"/t/{table_id}", moved=True)
    if is_live(request.headers):
        raise next(iter(errors.values()))
    return await _rules_form(record, visitor, form, errors)


async def _rules_form(
    record: Record, visitor: Visitor, typed: Mapping[str, str], errors: Mapping[str, RefusedError]
) -> Response:
    """Options and terms with their input, on a page of their own; ``errors``: what is wrong, by field."""
    found, lang = kind(record.game), spoken(record.game, visitor.lang)
    told = {name: told_of(found, refusal, lang) for name, refusal in errors.items()}
    model = SetupModel(visitor.lang, found, None, values=typed, errors=told, at=record.id)
    refused = next(iter(errors.values()), None)
    return await page(render.setup, model, 200 if refused is None else refused.status)


def _seat(form: dict[str, str], name: str) -> int:
    """The seat, which the form must name."""
    number = number_field(form, name, RefusedError(404, "no-seat"))
    if number is None:
        raise RefusedError(400, "missing", field=name)
    return number

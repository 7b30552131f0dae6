"""Before the deal: join, add words, leave, start."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...games import kind
from ..domain.messages import SAYS, RefusedError
from ..domain.names import checked_name, is_guest
from ..domain.records import Record
from ..domain.setup_forms import read_wish
from ..http.requests import Visitor, is_live, known_language, number_field
from ..http.routing import Routes
from ..play.turns import running, seated
from ..view import render
from ..view.model import LeaveModel
from ..view.pages import join_model
from .answering import done, page
from .routes_open import may_act, somewhere
from .server import Server

router = Routes()

GONE = ("table-full", "seat-taken", "stale", "no-table")
"""Refusals after which a person who takes any seat is sent to another table."""


@router.get("/t/{table_id}/join", share="pages", lifts_veil=True)
async def invitation(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The form behind an invitation; a person with a seat is sent to the table, and one who comes too late may watch.

    ``now``, ``play``: a person who comes from one of our pages sits down without being asked again.
    """
    record = (await server.live.at(table_id)).record
    if record.seat_of(visitor.player) is not None:
        return RedirectResponse(f"/t/{table_id}", 303)
    if visitor.player in (await server.chat_cache.at(table_id)).removed:
        raise RefusedError(403, "removed")
    asked = dict(request.query_params)
    typed: dict[str, str] = {}
    if "play" in asked:
        wish = read_wish(asked)
        typed = {"play": "1", "game": wish.game, "fill": str(wish.fill)}
        typed["name"] = visitor.name or SAYS(visitor.lang, "guest")
    at_once = may_act(request) and bool(typed or "now" in asked)
    return await _invite(server, record, visitor, typed, None, at_once)


@router.post("/t/{table_id}/join", share="kept", lifts_veil=True)
async def join(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Sit down; ``lang``: only show the form again in that language, with its input."""
    visitor = visitor.known()
    if "lang" in form:
        visitor = visitor.speaking(known_language(form["lang"]))
        response = await _invite(server, (await server.live.at(table_id)).record, visitor, form, None)
        server.introduce(request, response, visitor)
        return response
    any_seat = "play" in form
    seat = None if any_seat else number_field(form, "seat", RefusedError(404, "no-seat"))
    name, words = form.get("name", "").strip(), form.get("words", "")
    name = name or visitor.name or SAYS(visitor.lang, "guest")
    try:
        tables, player = server.tables, str(visitor.player)
        liked = await run_in_threadpool(server.people.colour, player)
        numbered = any_seat or is_guest(name)
        taken = await run_in_threadpool(
            tables.join, table_id, player, name, seat, words, numbered, liked=liked
        )
    except RefusedError as refusal:
        if any_seat and refusal.key in GONE:
            path = await somewhere(server, visitor, read_wish(form), checked_name(name))
            response = done(request, path, moved=True)
            server.introduce(request, response, visitor)
            return response
        if is_live(request.headers) or not refusal.key.startswith(("name-", "words-", "seat-", "table-")):
            raise
        return await _invite(server, (await server.live.at(table_id)).record, visitor, form, refusal)
    await server.notices.changed_in_lobby(table_id)
    response = done(request, f"/t/{table_id}", moved=True)
    unnamed = any_seat or is_guest(taken.name)
    server.introduce(request, response, visitor if unnamed else visitor.known(taken.name))
    return response


@router.post("/t/{table_id}/words", share="kept", lifts_veil=True)
async def words(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Add words to the deal, or change them, before the deal."""
    said = form.get("words", "")
    await run_in_threadpool(server.tables.say, table_id, visitor.player or "", said)
    await server.notices.changed_in_lobby(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/leave", share="kept", lifts_veil=True)
async def leave(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Leave the table, before the game or, if they are ``sure``, in the middle of it."""
    found = await server.live.at(table_id)
    if found.record.status != "lobby":
        seated(found.record, visitor.player or "")
        running(found.record)
        if form.get("sure") != "1":
            return done(request, f"/t/{table_id}/leave", moved=True)
        await server.live.leave(found, visitor.player or "")
        server.notices.changed(table_id)
        return done(request, "/", moved=True)
    await run_in_threadpool(server.tables.leave, table_id, visitor.player or "")
    await server.notices.changed_in_lobby(table_id)
    return done(request, f"/t/{table_id}")


@router.get("/t/{table_id}/leave", share="pages", lifts_veil=True)
async def leaving(server: Server, visitor: Visitor, table_id: str) -> Response:
    """Ask a player whether they are sure that they want to leave."""
    record = (await server.live.at(table_id)).record
    seat = seated(record, visitor.player or "")
    running(record)
    others = [one for one in record.people if one.number != seat and one.stand_in != "out"]
    model = LeaveModel(visitor.lang, table_id, kind(record.game), alone=not others)
    return await page(render.leave, model)


@router.post("/t/{table_id}/start", share="kept", lifts_veil=True)
async def start(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Begin the game."""
    fill = form.get("fill") or None
    await run_in_threadpool(server.tables.start, table_id, visitor.player or "", fill)
    await server.notices.changed_in_lobby(table_id)
    return done(request, f"/t/{table_id}")


async def _invite(
    server: Server,
    record: Record,
    visitor: Visitor,
    typed: dict[str, str],
    refusal: RefusedError | None,
    at_once: bool = False,
) -> Response:
    """The form to sit down, with its input; ``refusal``: what was wrong with it."""
    model = join_model(
        record,
        lang=visitor.lang,
        player=visitor.player,
        name=typed.get("name", visitor.name),
        online=server.subscriptions.online(record.id),
        error=refusal,
        suggested=server.tables.seals.suggested(record.id, visitor.player),
        words=typed.get("words", ""),
        at_once=at_once,
        kept={name: typed[name] for name in ("play", "game", "fill") if name in typed},
    )
    return await page(render.join, model, 200 if refusal is None else refusal.status)

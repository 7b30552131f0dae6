"""A table during play: its page, its stream, and the players' actions."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable
from dataclasses import dataclass, replace

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from ..domain import clocks
from ..domain.messages import SAYS, RefusedError
from ..domain.records import Record, StoreError
from ..http.limits import network_of
from ..http.requests import Visitor, field, is_live, number_field, ticked
from ..http.routing import Routes
from ..play.live import LiveTable
from ..play.streams import LEAVING, EventStream, alive, beginning, event
from ..play.turns import alone
from ..view import chat_panel, render, table_pages
from ..view.chat_panel import State
from ..view.model import MessageModel, TableModel
from ..view.pages import may_pause, moment_model
from ..view.selections import for_script, selected, taken
from .answering import done, page
from .server import Server

router = Routes()


@router.get("/t/{table_id}", share="pages", lifts_veil=False)
async def table(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """A table's whole page, now or after ``at`` actions.

    ``still``: it does not reload by itself where no script runs.
    """
    found = await server.live.stored(table_id)
    await server.chat_cache.stored(table_id)
    server.presence.attends(found, visitor)
    server.presence.visits(found, visitor)
    at = number_field(request.query_params, "at", RefusedError(400, "missing", field="at"))
    if at is None or found.record.status == "lobby":
        people = await server.viewing.panel(found, visitor)
        if found.record.status == "lobby" and visitor.player in people.room.removed:
            raise RefusedError(403, "removed")
        still, since = "still" in request.query_params, await server.away.comes(found.record, visitor.player)
        # No await between the two: the page is what its version says.
        screen, model = await server.viewing.drawn(found, visitor)
        return HTMLResponse(_page(model(), screen.version, still, chat_panel.beside(people), since))
    found = await server.live.at(table_id)
    record, match = found.record, found.playing().snapshot()

    def made() -> str:
        moment = moment_model(record, match, lang=visitor.lang, player=visitor.player, at=at)
        return table_pages.replay_page(moment)

    return HTMLResponse(await server.thinking.of(request, f"{record.game} moment", made))


def _page(
    model: TableModel, version: str, still: bool, people: table_pages.BesideTable, since: int | None
) -> str:
    """The whole page at this moment."""
    return table_pages.table_page(
        replace(model, now=clocks.now()), still=still, version=version, people=people, since=since
    )


@router.get("/t/{table_id}/events", share="pages", stream=True, lifts_veil=False)
async def events(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The stream of this visitor's scene from now on; ``have``: the scene that their page's script has, ``page``: the
    one that the page was drawn from.
    """
    await server.live.at(table_id)
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type="text/event-stream")
    has = Has(request.query_params.get("have", ""), request.query_params.get("page", ""))
    noted = request.query_params.get("note", "")
    said = State.read(request.query_params.get("said", ""))
    network = network_of(request.client.host) if request.client else None
    return EventStream(_stream(server, table_id, visitor, has, said, noted, network), server.metrics)


@dataclass(frozen=True)
class Has:
    """The scene that a page has: its script goes on from that one, or, before any was sent, from the one that the page
    was drawn from.
    """

    scene: str
    page: str = ""


async def _stream(
    server: Server,
    table_id: str,
    visitor: Visitor,
    has: Has,
    said: State | None = None,
    noted: str = "",
    network: str | None = None,
) -> AsyncGenerator[bytes, None]:
    """Server-sent events: the changes of the visitor's scene after every change of the table, none of them twice, and
    the chat; ``said``: which lines of it the page has.

    A page that missed a change, or has another scene, gets the whole scene. ``noted``: the note to all on their page; a
    banned person gets no more.
    """
    yield beginning(server.settings.heartbeat)
    awake = server.live.awake(table_id)
    sits = awake is None or awake.record.seat_of(visitor.player) is not None
    before: chat_panel.ChatPanel | None = None
    shown: Record | None = None
    with server.subscriptions.watch(table_id, visitor.player, sits) as watcher, server.metrics.streaming():
        try:
            while not watcher.closed:
                if server.policy.refusal(visitor.player, network):
                    return
                found = await server.live.at(table_id)
                people = await server.viewing.panel(found, visitor)
                if found.record.status == "lobby" and visitor.player in people.room.removed:
                    yield chat_panel.AWAY
                    return
                screen, model = await server.viewing.drawn(found, visitor)
                message = b"" if has.page == screen.version else screen.message(has.scene, model)
                if not people.is_as(before):
                    message += people.message(said)
                    before, said = people, people.state
                if message:
                    yield message
                if has.page != screen.version:
                    has = Has(screen.version)
                shown = found.record
                if (note := server.policy.decided.note(visitor.lang)).version != noted:
                    yield event("to-all", render.to_all(note, visitor.lang))
                    noted = note.version
                while not await watcher.changed(server.settings.heartbeat):
                    yield alive(server.settings.heartbeat)
                    await server.table_sync.look_again(table_id)
        except (RefusedError, StoreError):
            return  # the table cannot be read now: the page reconnects
        finally:
            if shown is not None:
                server.away.leaves(shown, visitor.player)
        yield LEAVING


async def _why_illegal(server: Server, found: LiveTable, visitor: Visitor, action: str) -> RefusedError:
    """The game's own reasons why an action is not legal, and the labels of those that are."""
    model = await server.viewing.model(found, visitor)
    why = table_pages.why_not(model, action)
    refusal = RefusedError(409, "illegal-why", why=why, legal="; ".join(table_pages.action_labels(model)))
    refusal.game = found.record.game
    return refusal


@router.get("/t/{table_id}/selection", share="pages", lifts_veil=True)
async def selection(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """What ticked cards make, before they are played."""
    model = await server.viewing.model(await server.live.at(table_id), visitor)
    found = selected(model, ticked({"select": "", **request.query_params}) or ())
    if is_live(request.headers):
        return JSONResponse(for_script(found, model.stamp))
    title = SAYS(visitor.lang, "title-selection")
    text = f"{found.says} {found.rule}".strip()
    told = MessageModel(visitor.lang, 200, title, text, f"/t/{table_id}", model.game.id)
    return await page(render.message_page, told)


@router.post("/t/{table_id}/act", share="posts", lifts_veil=True)
async def act(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Play one action, or several: those named, or those that take the ticked cards."""
    stamp, action, cards = field(form, "number"), form.get("action", ""), ticked(form)
    found = await server.live.at_stamp(table_id, stamp)
    server.presence.visits(found, visitor)
    if not action and cards is not None:
        model = await server.viewing.model(found, visitor)
        if stamp not in (model.stamp, str(model.number)):
            raise RefusedError(409, "stale")
        action = ";".join(taken(selected(model, cards), found.record.game))
    if not action:
        raise RefusedError(400, "no-choice")
    await _allowed(server, found, visitor, server.actions.plays(found, visitor, stamp, action))
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/ahead", share="posts", lifts_veil=True)
async def ahead(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Choose an action ahead of one's turn, or take that back."""
    stamp, action = field(form, "number"), "" if form.get("drop") else form.get("action", "")
    if not action and not form.get("drop"):
        raise RefusedError(400, "no-choice")
    found = await server.live.at_stamp(table_id, stamp)
    server.presence.visits(found, visitor)
    await _allowed(server, found, visitor, server.actions.mark(found, visitor, stamp, action))
    return done(request, f"/t/{table_id}")


async def _allowed(server: Server, found: LiveTable, visitor: Visitor, doing: Awaitable[None]) -> None:
    """Run an action; if it is not legal, the refusal says why."""
    try:
        await doing
    except RefusedError as refusal:
        if refusal.key != "illegal":
            raise
        raise await _why_illegal(server, found, visitor, str(refusal.values["action"])) from refusal


@router.post("/t/{table_id}/asked", share="posts", lifts_veil=True)
async def asked(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Set when to be asked for reactions."""
    await server.actions.order(await server.live.at(table_id), visitor, form.get("when", ""))
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/undo", share="posts", lifts_veil=True)
async def undo(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Take the last decision back."""
    stamp = field(form, "number")
    await server.live.undo(await server.live.at_stamp(table_id, stamp), visitor.player or "", stamp)
    server.notices.changed(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/back", share="posts", lifts_veil=True)
async def back(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Play again, in place of the bot that plays for this person."""
    found = await server.live.at(table_id)
    server.presence.visits(found, visitor)
    await server.live.take_back_seat(found, visitor.player or "")
    server.notices.changed(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/pause", share="posts", lifts_veil=True)
async def pause(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Pause the bots, or let them play on."""
    found = await server.live.at(table_id)
    if not alone(found.record, visitor.player):
        raise RefusedError(403, "not-alone")
    if not may_pause(found.record, visitor.player):
        raise RefusedError(409, "clock-no-pause")
    await server.actions.pause(found, visitor, field(form, "on") == "1")
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/rematch", share="tables", lifts_veil=False)
async def rematch(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Play again."""
    words, seal = form.get("words", ""), form.get("seal", "")
    follower = await run_in_threadpool(server.tables.rematch, table_id, visitor.player or "", words, seal)
    await server.notices.goes_on_at(table_id, follower)
    return done(request, f"/t/{follower}", moved=True)


@router.get("/t/{table_id}/hint", share="hints", lifts_veil=True)
async def hint(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The table with a hint for the seat to act; stepping back from there leads to the table's own page."""
    if "at" in request.query_params:
        return RedirectResponse(f"/t/{table_id}?{request.query_params}", 303)
    found = await server.live.at(table_id)
    seat = found.record.seat_of(visitor.player)
    if seat is None:
        raise RefusedError(403, "not-seated")
    server.warmer.check_ready(found.record.game)
    await server.bots.find_hint(found, seat, request.is_disconnected)
    server.subscriptions.notify(table_id, visitor.player)
    screen, model = await server.viewing.drawn(found, visitor)
    made, version = replace(model(), now=clocks.now()), screen.version
    if is_live(request.headers):
        return HTMLResponse(table_pages.table_fragment(made, version=version))
    people = await server.viewing.panel(found, visitor)
    return HTMLResponse(table_pages.table_page(made, False, version, chat_panel.beside(people)))


@router.get("/t/{table_id}/why", share="pages", lifts_veil=True)
async def why(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """Why something is not possible now."""
    model = await server.viewing.model(await server.live.at(table_id), visitor)
    text = table_pages.why_not(model, request.query_params.get("subject", "")[:80])
    text = text or SAYS(visitor.lang, "possible")
    if is_live(request.headers):
        return PlainTextResponse(text)
    title = SAYS(visitor.lang, "title-409")
    told = MessageModel(visitor.lang, 200, title, text, f"/t/{table_id}", model.game.id)
    return await page(render.message_page, told)

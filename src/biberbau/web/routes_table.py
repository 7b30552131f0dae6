"""A table while it is played: its page, its stream, and what players do there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import (
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
    StreamingResponse,
)

from ..errors import NotationError
from ..games.presentation import Selection
from . import render
from .http import Visitor, field, is_live, number_field, ticked
from .messages import SAYS, RefusedError
from .model import MessageModel, ReplayModel, TableModel
from .pages import alone, moment_model, remembered
from .server import Form, Parts, Server, Who, done, page
from .store import Record

router = APIRouter()


@router.get("/t/{table_id}")
async def table(request: Request, server: Parts, visitor: Who, table_id: str) -> Response:
    """A table's whole page, as it is or as it was after ``at`` actions.

    ``still``: one that does not look again by itself where no script runs.
    """
    record = await server.read(table_id)
    at = number_field(request.query_params, "at", RefusedError(400, "missing", field="at"))
    if at is None or record.status == "lobby":
        model = await server.model(record, visitor)
        return await page(partial(render.table_page, still="still" in request.query_params), model)
    record = await server.ready_table(table_id)

    def made() -> ReplayModel:
        with server.tables.matches.at(record) as match:
            return moment_model(record, match, lang=visitor.lang, player=visitor.player, at=at)

    return await page(render.replay_page, await run_in_threadpool(made))


@router.get("/t/{table_id}/events")
async def events(request: Request, server: Parts, visitor: Who, table_id: str) -> Response:
    """The stream of what this visitor sees from now on."""
    record = await server.read(table_id)
    since = number_field(request.query_params, "since", RefusedError(400, "missing", field="since"))
    return StreamingResponse(
        _stream(server, table_id, visitor, record.number if since is None else since),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


async def _why_illegal(server: Server, record: Record, visitor: Visitor, action: str) -> RefusedError:
    """The game's own words for why an action is not legal, and for those that are."""
    model = await server.model(record, visitor)
    why = render.why_not(model, action)
    refusal = RefusedError(409, "illegal-why", why=why, legal="; ".join(render.action_labels(model)))
    refusal.game = record.game
    return refusal


async def _selected(model: TableModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make."""
    if model.view is None or not model.game.kind.parts:
        raise RefusedError(400, "no-choice")
    try:
        return await run_in_threadpool(render.select, model, cards)
    except NotationError as error:
        raise RefusedError(400, "no-action", action=", ".join(cards)[:40]) from error


def _taken(selection: Selection, game: str) -> tuple[str, ...]:
    """The actions that take a selection; a refusal when it cannot be taken."""
    if not selection.actions:
        refusal = RefusedError(409, "selection", why=f"{selection.says} {selection.rule}".strip())
        refusal.game = game
        raise refusal
    return selection.actions


@router.get("/t/{table_id}/selection")
async def selection(request: Request, server: Parts, visitor: Who, table_id: str) -> Response:
    """What ticked cards make, before they are laid."""
    model = await server.model(await server.ready_table(table_id), visitor)
    found = await _selected(model, ticked({"select": "", **request.query_params}) or ())
    if is_live(request.headers):
        answer = {"label": found.label, "says": found.says, "rule": found.rule}
        return JSONResponse({"stamp": model.stamp, "legal": bool(found.actions)} | answer)
    title = SAYS(visitor.lang, "title-selection")
    text = f"{found.says} {found.rule}".strip()
    told = MessageModel(visitor.lang, 200, title, text, f"/t/{table_id}", model.game.id)
    return await page(render.message_page, told)


@router.post("/t/{table_id}/act")
async def act(request: Request, server: Parts, visitor: Who, form: Form, table_id: str) -> Response:
    """Play one action, or several: those named, or those that take the ticked cards."""
    record = await server.ready_table(table_id)
    stamp, action, cards = field(form, "number"), form.get("action", ""), ticked(form)
    if not action and cards is not None:
        model = await server.model(record, visitor)
        if stamp not in (model.stamp, str(model.number)):
            raise RefusedError(409, "stale")
        action = ";".join(_taken(await _selected(model, cards), record.game))
    if not action:
        raise RefusedError(400, "no-choice")
    try:
        if await server.answer(record, visitor, stamp, action):
            return done(request, f"/t/{table_id}")
        await run_in_threadpool(server.tables.act, record, visitor.player or "", stamp, action)
    except RefusedError as refusal:
        if refusal.key != "illegal":
            raise
        raise await _why_illegal(server, record, visitor, str(refusal.values["action"])) from refusal
    server.changed(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/asked")
async def asked(request: Request, server: Parts, visitor: Who, form: Form, table_id: str) -> Response:
    """When to ask for reactions."""
    await server.order(await server.ready_table(table_id), visitor, form.get("when", ""))
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/undo")
async def undo(request: Request, server: Parts, visitor: Who, form: Form, table_id: str) -> Response:
    """Take the last decision back."""
    record = await server.ready_table(table_id)
    await run_in_threadpool(server.tables.undo, record, visitor.player or "", field(form, "number"))
    server.changed(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/pause")
async def pause(request: Request, server: Parts, visitor: Who, form: Form, table_id: str) -> Response:
    """Let the bots wait, or play on."""
    record = await server.ready_table(table_id)
    if not alone(record, visitor.player):
        raise RefusedError(403, "not-alone")
    server.bots.pause(record, field(form, "on") == "1")
    server.changed(table_id)
    return done(request, f"/t/{table_id}")


@router.post("/t/{table_id}/rematch")
async def rematch(request: Request, server: Parts, visitor: Who, form: Form, table_id: str) -> Response:
    """Play again."""
    words, seal = form.get("words", ""), form.get("seal", "")
    follower = await run_in_threadpool(server.tables.rematch, table_id, visitor.player or "", words, seal)
    server.changed(table_id)
    server.changed(follower)
    return done(request, f"/t/{follower}", moved=True)


@router.get("/t/{table_id}/hint")
async def hint(request: Request, server: Parts, visitor: Who, table_id: str) -> Response:
    """The table with a hint for the seat to act; whoever looks back from there comes to the table's own page."""
    if "at" in request.query_params:
        return RedirectResponse(f"/t/{table_id}?{request.query_params}", 303)
    record = await server.ready_table(table_id)
    seat = record.seat_of(visitor.player)
    if seat is None:
        raise RefusedError(403, "not-seated")
    await server.bots.find_hint(record, seat)
    model = await server.model(record, visitor, since=record.number)
    return await page(render.table_fragment if is_live(request.headers) else render.table_page, model)


@router.get("/t/{table_id}/why")
async def why(request: Request, server: Parts, visitor: Who, table_id: str) -> Response:
    """Why something is not possible now."""
    model = await server.model(await server.read(table_id), visitor)
    text = render.why_not(model, request.query_params.get("subject", "")[:80])
    text = text or SAYS(visitor.lang, "possible")
    if is_live(request.headers):
        return PlainTextResponse(text)
    title = SAYS(visitor.lang, "title-409")
    told = MessageModel(visitor.lang, 200, title, text, f"/t/{table_id}", model.game.id)
    return await page(render.message_page, told)


async def _stream(server: Server, table_id: str, visitor: Visitor, seen: int) -> AsyncIterator[str]:
    """Server-sent events: the visitor's whole fragment now and after every change, never the same one twice.

    After the first only the end of the log comes along, unless what came before has changed, too.
    """
    yield "retry: 1500\n\n"
    with server.hub.watch(table_id, visitor.player) as watcher:
        last: tuple[int, str] | None = None
        undos: int | None = None
        while not watcher.closed:
            record = await server.read(table_id)
            model = await server.model(record, visitor, since=seen)
            model = replace(model, tail=undos == record.undos and not remembered(record.game))
            drawn = await run_in_threadpool(render.table_fragment, model)
            if (record.revision, drawn) != last:
                last, seen, undos = (record.revision, drawn), record.number, record.undos
                lines = "".join(f"data: {line}\n" for line in drawn.splitlines())
                yield f"id: {record.revision}\n{lines}\n"
            while not await watcher.changed(server.settings.heartbeat):
                yield ": still here\n\n"
                stored = await run_in_threadpool(server.tables.store.revision, table_id)
                if stored != record.revision:
                    break  # changed by another process on the same database

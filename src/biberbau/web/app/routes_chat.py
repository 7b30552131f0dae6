"""Chat at a table, muting and reporting, and spectators who are listed by name."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from ...games.common.view.shown import spoken
from ...kernel.numbers import whole_number
from ..domain.messages import SAYS, RefusedError
from ..domain.names import checked_name, taken
from ..domain.records import Record
from ..http.requests import Visitor, is_live
from ..http.routing import Routes
from ..storage import chat
from ..storage.chat import ChatLine, ChatRoom
from ..storage.rows import Rows
from ..view import chat_panel, render
from ..view.model import MessageModel
from .answering import done
from .server import Server

log = logging.getLogger(__name__)

router = Routes()

NAMED = 500
"""At most this many spectators may be listed at one table."""


@router.get("/t/{table_id}/chat", share="pages", lifts_veil=False)
async def read(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The chat of a table as a page of its own, for browsers without script."""
    found = await server.live.stored(table_id)
    await server.chat_cache.stored(table_id)
    return HTMLResponse(chat_panel.said_page(await server.viewing.panel(found, visitor)))


@router.post("/t/{table_id}/chat", share="lines", lifts_veil=False)
async def say(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Say something: ``text``, or the key of a ``phrase`` or ``sticker``; a spectator gives their ``name``, too."""
    record = (await server.live.at(table_id)).record
    room = await server.chat_cache.at(table_id)
    if why := chat.why_silent(record, visitor.player, room):
        raise RefusedError(403 if why != "chat-alone" else 409, why)
    kind, text = chat.said(form)
    visitor, name = _called(record, visitor, form)
    channel = chat.channel_of(record, visitor.player)
    server.chat_cache.speaks(table_id, channel)
    seat, player = record.seat_of(visitor.player), str(visitor.player)
    line = ChatLine(0, time.time(), channel, seat, player, name, kind, text)
    await _store(server, table_id, lambda rows: rows.say(table_id, line, chat.KEPT))
    return _answered(request, server, visitor, table_id)


@router.post("/t/{table_id}/watching", share="kept", lifts_veil=True)
async def watching(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """List a spectator by ``name`` while they watch, or no longer (``show``: ``1`` or ``0``)."""
    record = (await server.live.at(table_id)).record
    room = await server.chat_cache.at(table_id)
    if record.seat_of(visitor.player) is not None:
        raise RefusedError(409, "onlooker-sits")
    if form.get("show") == "1":
        if not chat.sociable(record) or visitor.player in room.removed:
            raise RefusedError(403, "removed" if visitor.player in room.removed else "chat-alone")
        visitor, name = _called(record, visitor, form)
        if len(room.named) >= NAMED and visitor.player not in room.named:
            raise RefusedError(409, "onlookers-many")
        await _look_on(server, table_id, str(visitor.player), name)
    elif visitor.player in room.named:
        await _look_on(server, table_id, str(visitor.player), None)
    return _answered(request, server, visitor, table_id)


@router.post("/t/{table_id}/line", share="kept", lifts_veil=False)
async def about(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Act on a line by its number: ``mute`` its author, ``hear`` them again, ``report`` it."""
    record = (await server.live.stored(table_id)).record
    room = await server.chat_cache.stored(table_id)
    wish = next((wish for wish in ("report", "mute", "hear") if wish in form), "")
    line = _line(room, record, visitor, form.get(wish, ""), wish)
    visitor = visitor.known()
    reader = str(visitor.player)
    if wish == "report":
        return await _report(request, server, visitor, record, line)
    if line.player == reader:
        raise RefusedError(400, "chat-own")
    on = wish == "mute"
    await _store(server, table_id, lambda rows: rows.mute(table_id, reader, line.player, on))
    return _answered(request, server, visitor, table_id)


async def _report(
    request: Request, server: Server, visitor: Visitor, record: Record, line: ChatLine
) -> Response:
    """Report a line to the operator; the log says that there is a report, not what it says."""
    reporter = str(visitor.player)
    if line.player == reporter:
        raise RefusedError(400, "chat-own")
    if await server.commits().people(record.id, lambda rows: rows.report(record.id, reporter, line)):
        log.warning("a line was reported", extra={"table": record.id, "count": line.number})
    lang = spoken(record.game, visitor.lang)
    text = SAYS(lang, "chat-reported")
    response: Response
    if is_live(request.headers):
        response = PlainTextResponse(text, headers={"X-Biberbau": "live"})
    else:
        told = MessageModel(visitor.lang, 200, SAYS(lang, "chat-report"), text, f"/t/{record.id}/chat")
        response = HTMLResponse(render.message_page(told))
    server.introduce(request, response, visitor)
    return response


def _line(room: ChatRoom, record: Record, visitor: Visitor, number: str, wish: str) -> ChatLine:
    """The line that a request names."""
    found = whole_number(number[:9])
    if not wish:
        raise RefusedError(400, "missing", field="report")
    return chat.line_of(room, record, visitor.player, found)


def _called(record: Record, visitor: Visitor, form: dict[str, str]) -> tuple[Visitor, str]:
    """A person's name at a table: their seat's, or the one that a spectator gives, which is no player's."""
    seat = record.seat_of(visitor.player)
    if seat is not None:
        return visitor, record.seats[seat].name
    name = checked_name(form.get("name") or visitor.name)
    if taken(name, (one.name for one in record.seats if one.name)):
        raise RefusedError(409, "name-taken")
    return visitor.known(name), name


async def _look_on(server: Server, table_id: str, player: str, name: str | None) -> None:
    await _store(server, table_id, lambda rows: rows.look_on(table_id, player, name))


async def _store(server: Server, table_id: str, change: Callable[[Rows], Any]) -> None:
    """Store a line, and show it to those who are here; other processes are notified with the transaction."""
    await server.commits().people(table_id, change)
    await server.presence.changed(table_id)


def _answered(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    response = done(request, f"/t/{table_id}/chat")
    server.introduce(request, response, visitor)
    return response

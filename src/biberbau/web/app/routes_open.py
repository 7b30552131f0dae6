"""The open tables: their list as a stream, a seat for a person who wants to play now, the invitation as a picture."""

from __future__ import annotations

import io
import secrets
from collections.abc import AsyncGenerator
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlencode

import segno
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games.common.view.shown import shown_ids
from ..domain.messages import SAYS, RefusedError
from ..domain.names import checked_name
from ..domain.records import StoreError
from ..domain.seed_commitment import checked_words
from ..domain.setup_forms import PlayWish, read_wish
from ..http.requests import Visitor, own_address
from ..http.routing import Routes
from ..play.lobby import LIST
from ..play.streams import LEAVING, EventStream, alive, beginning, drawn
from .answering import done, known_kind
from .server import Server

router = Routes()

DARK, LIGHT = "#26314a", "#fff"
"""A QR code's colours in any theme: cameras need dark on light."""


@router.get("/lobby/events", share="pages", stream=True)
async def events(request: Request, server: Server, visitor: Visitor) -> Response:
    """The stream of the open tables from now on; ``game``: only this game's; ``have``: the version of the list on the
    page.
    """
    game, have = request.query_params.get("game", ""), request.query_params.get("have", "")
    if game:
        known_kind(game)
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type="text/event-stream")
    return EventStream(_stream(server, visitor, game, have), server.metrics)


async def _stream(server: Server, visitor: Visitor, game: str, have: str) -> AsyncGenerator[bytes, None]:
    """Server-sent events: the whole list whenever it has changed."""
    yield beginning(server.settings.heartbeat)
    lobby = server.lobby
    with lobby.subscriptions.watch(LIST, None) as watcher, server.metrics.streaming():
        try:
            await lobby.glance()
            while not watcher.closed:
                html = server.open_tables.drawn(visitor.lang, game, visitor.player)
                if (now := version(html)) != have:
                    yield drawn(html.replace("<section", f'<section data-version="{now}"', 1), 0)
                have = now
                while not await watcher.changed(server.settings.heartbeat):
                    yield alive(server.settings.heartbeat)
        except StoreError:
            return  # the page reconnects by itself
        yield LEAVING


def version(html: str) -> str:
    """The version of that list."""
    return sha256(html.encode()).hexdigest()[:16]


@router.post("/play", share="tables")
async def play(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Take a seat at any open table, or open a listed one."""
    wish, guest = read_wish(form), SAYS(visitor.lang, "guest")
    if wish.game:
        known_kind(wish.game)
    typed = form.get("name", "").strip() or visitor.name
    name = checked_name(typed) if typed else guest
    visitor = visitor.known("" if name == guest else name)
    words, seal = checked_words(form.get("words", "")), form.get("seal", "")
    if words and not seal:
        raise RefusedError(400, "words-first")
    try:
        path = await somewhere(server, visitor, wish, name, words, seal)
    except RefusedError as refusal:
        if not refusal.key.startswith("seal-"):
            raise
        path = await somewhere(
            server, visitor, wish, name
        )  # words can be added there, under that table's own seal
    response = done(request, path, moved=True)
    server.introduce(request, response, visitor)
    return response


async def somewhere(
    server: Server, visitor: Visitor, wish: PlayWish, name: str, words: str = "", seal: str = ""
) -> str:
    """The address for a person who wants to play now; the words are for a table of their own, whose seal they have
    seen.
    """
    async with server.lobby.alone():
        best = await server.lobby.best(wish.game, visitor.player)
        if best is None:
            ready = [game for game in shown_ids() if server.warmer.is_ready(game)] or shown_ids()
            setup = wish.setup(known_kind(wish.game or secrets.choice(ready)), name, words, seal)
            best = await run_in_threadpool(server.tables.create, str(visitor.player), setup)
            server.lobby.wake()
    if best.seat_of(visitor.player) is not None:
        return f"/t/{best.id}"
    return f"/t/{best.id}/join?{urlencode({'play': 1, 'game': wish.game, 'fill': wish.fill})}"


def may_act(request: Request) -> bool:
    """Whether the request comes from one of our pages, so that it may act without another click."""
    site = request.headers.get("sec-fetch-site")
    if site is None:  # browsers say so only on secure connections
        return request.headers.get("referer", "").startswith(f"{own_address(request)}/")
    return site == "same-origin"


@router.get("/t/{table_id}/invite.svg", share="pages", lifts_veil=True)
async def invitation_code(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The invitation to a table as a QR code."""
    record = (await server.live.at(table_id)).record
    if record.status != "lobby":
        raise RefusedError(409, "has-begun")
    return Response(qr(f"{own_address(request)}/t/{record.id}/join"), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr(text: str) -> bytes:
    """A QR code as SVG, with the border that cameras need."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark=DARK, light=LIGHT, xmldecl=False, omitsize=True
    )
    return drawn.getvalue()

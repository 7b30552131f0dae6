"""The parts of a running server, and the questions that several routes ask of them."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Annotated, TypeVar, cast

from fastapi import Depends, FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..errors import UnknownGameError
from ..games import kind
from ..games.shown import shown_ids
from ..kernel.game import GameKind
from .bots import Bots
from .health import Health
from .hosts import refuse_unknown_host
from .http import Cookies, Visitor, is_live, read_form
from .hub import Hub
from .messages import WARMING, RefusedError
from .model import Clock, TableModel
from .pages import table_model
from .seals import Seals
from .settings import Settings
from .store import Record, Store
from .tables import Tables
from .warm import Warmer
from .windows import ORDERS, Windows

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until the tables that wait for bots are read again after the database failed: the first time, and at most."""

Model = TypeVar("Model")


class Server:
    """The parts of a running server, and the questions that several routes ask of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.cookies = Cookies(settings.cookie_key())
        self.tables = Tables(Store(settings.database_url), Seals(settings.cookie_key()))
        self.hub = Hub()
        self.health = Health(self.tables.store)
        self.warmer = Warmer(shown_ids(), self.hub.notify_all)
        self.windows = Windows(settings.window)
        self.bots = Bots(self.tables, self.hub, self.is_ready, settings.delay, self.windows)

    def is_ready(self, game_id: str) -> bool:
        """Whether the rules of a game are compiled."""
        return self.warmer.state(game_id).ready

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """Compile, let bots go on where they were, and clean up at the end."""
        opening = asyncio.create_task(self._open())
        yield
        self.hub.close()
        opening.cancel()
        with suppress(asyncio.CancelledError):
            await opening
        await self.bots.close()
        self.tables.store.close()

    async def _open(self) -> None:
        async for _ in self.warmer.run():
            await self._resume()
        gc.collect()
        gc.freeze()  # rules and templates stay; looking through them again stops everybody for a tenth of a second

    async def _resume(self) -> None:
        """Let the bots go on as soon as the database says at which tables."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.bots.resume()
            except Exception:  # whatever a database can raise: the next try may find it well
                log.exception("the tables that wait for bots cannot be read; next try in %.0f s", pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def introduce(self, request: Request, response: Response, visitor: Visitor) -> None:
        """Give a visitor their cookie along with a response."""
        self.cookies.write(response, visitor, secure=request.url.scheme == "https")

    def changed(self, table_id: str) -> None:
        """A table was changed: wake its streams and its bots."""
        self.hub.notify(table_id)
        self.bots.poke(table_id)

    async def model(self, record: Record, visitor: Visitor, since: int | None = None) -> TableModel:
        """A table as this visitor may see it."""
        warmth = self.warmer.asked_for(record.game)
        online = self.hub.online(record.id)
        hint = self.bots.hint(record, record.seat_of(visitor.player))
        answered = self.windows.answered(record, record.seat_of(visitor.player))
        paused = self.bots.paused(record.id)

        def made() -> TableModel:
            asleep = record.status == "lobby" or not warmth.ready
            with nullcontext() if asleep else self.tables.matches.at(record) as match:
                return table_model(
                    record,
                    match,
                    lang=visitor.lang,
                    player=visitor.player,
                    online=online,
                    warmth=warmth,
                    seals=self.tables.seals,
                    since=since,
                    hint=hint,
                    answered=answered,
                    paused=paused,
                )

        model = await run_in_threadpool(made)
        view = model.view
        if view is None or view.over or not model.game.kind.asks_together:
            return model
        asked = view.asked()
        if model.me is not None:
            spared = self.windows.spared(record, view) if model.me in asked and not answered else ""
            model = replace(model, ordered=self.windows.ordered(record, view), spared=spared)
        if paused or all(record.seats[seat].kind == "bot" for seat in asked):
            return model
        return replace(model, clock=Clock(self.windows.seconds, self.windows.at(record).gone))

    async def answer(self, record: Record, visitor: Visitor, stamp: str, notation: str) -> bool:
        """Hold an answer to a question with a clock until its time is over; False when this visitor is not asked one.

        Only this visitor's own pages show it: the time it took would tell whether there was anything to think about.
        """
        player = visitor.player or ""
        found = await run_in_threadpool(self.tables.answer, record, player, stamp, notation)
        if found is None:
            return False
        self.windows.answer(record, *found)
        self.hub.notify(record.id, player)
        return True

    async def order(self, record: Record, visitor: Visitor, when: str) -> None:
        """Ask a player for reactions from now on when they wish; nobody else's pages show or wait for anything."""
        view = await run_in_threadpool(self.tables.seen, record, visitor.player or "")
        if when not in ORDERS or not view.game.kind.asks_together:
            raise RefusedError(400, "no-choice")
        self.windows.order(record, view, when)
        self.hub.notify(record.id, visitor.player)

    async def read(self, table_id: str) -> Record:
        """A stored table."""
        return await run_in_threadpool(self.tables.read, table_id)

    async def ready_table(self, table_id: str) -> Record:
        """A stored table whose rules are compiled."""
        record = await self.read(table_id)
        warmth = self.warmer.asked_for(record.game)
        if not warmth.ready:
            raise RefusedError(409, WARMING[warmth.step], title=kind(record.game).title, reason=warmth.reason)
        return record


async def _server_of(request: Request) -> Server:
    return cast(Server, request.app.state.server)


Parts = Annotated[Server, Depends(_server_of)]
"""The parameter by which a route gets the server's parts."""


async def known_host(request: Request, server: Parts) -> None:
    """Every route asks first whether the request is meant for this server at all."""
    refuse_unknown_host(request.headers, server.settings.hosts)


async def _visitor_of(request: Request, server: Parts) -> Visitor:
    return server.cookies.read(request)


Who = Annotated[Visitor, Depends(_visitor_of)]
"""The parameter by which a route learns who is asking."""

Form = Annotated[dict[str, str], Depends(read_form)]
"""The parameter by which a route gets a posted form."""


def known_kind(game: str) -> GameKind:
    """The game of that id; a refusal when there is none."""
    try:
        found = kind(game)
    except UnknownGameError as error:
        raise RefusedError(404, "no-game", game=game[:40]) from error
    if found.id not in shown_ids():
        raise RefusedError(404, "no-game", game=game[:40])
    return found


def done(request: Request, path: str, *, moved: bool = False) -> Response:
    """The answer to a post that was granted; ``moved``: another page follows."""
    if not is_live(request.headers):
        return RedirectResponse(path, 303)
    if moved:
        return Response(status_code=201, headers={"Location": path, "X-Biberbau": "live"})
    return Response(status_code=204, headers={"X-Biberbau": "live"})


async def page(draw: Callable[[Model], str], model: Model, status: int = 200) -> Response:
    """A page, drawn in a thread."""
    return HTMLResponse(await run_in_threadpool(draw, model), status)

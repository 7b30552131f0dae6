"""Long work for requests: in the scheduler's threads alone, paid for by the person who asks, and given up when they
leave.

Playouts, searches, dealing worlds, replaying or narrating a long game are work for ``Thinking.of``. Outside the
scheduler a request may do a little of it (``BESIDE``), as a decision and its page need. More is a bug of ours: it is
logged once for each request, and raised in tests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ... import effort
from ..domain.messages import RefusedError
from .bot_scheduler import BotScheduler, BusyError
from .thinking_costs import ASKED

log = logging.getLogger(__name__)

Found = TypeVar("Found")

BESIDE = {"ply": 32, "world": 16, "told": 192, "playout": 0, "drawn": 3, "export": 0}
"""The most that a request may do outside the scheduler: actions played, hidden cards dealt, events told; three deals
written down, from which a page knows the initial pack.
"""

BUSY_SECONDS = 5
"""Seconds after which a person may ask again when too many wait."""


class OutsideError(RuntimeError):
    """Long work was done outside the scheduler."""


class Beside:
    """The work of one request, or one move of a bot, outside the scheduler. ``strict``: too much of it is an error."""

    strict = False

    def __init__(self, what_for: str) -> None:
        self.left = dict(BESIDE)
        self._what_for = what_for
        self._said = False

    def __call__(self, what: str, count: int) -> None:
        """Count this much work; an OutsideError in tests, and one line in the log elsewhere, when it is too much."""
        self.left[what] -= count
        if self.left[what] >= 0:
            return
        said = f"{self._what_for}: more than {BESIDE[what]} of {what!r} outside the scheduler"
        if self.strict:
            raise OutsideError(said)
        if not self._said:
            self._said = True
            log.error("%s", said)


def begins(what_for: str) -> None:
    """Begin something else in this context, with an allowance of its own."""
    effort.hears(Beside(what_for))


class Watched:
    """Remembers who pays for a request, and counts its work outside the scheduler (ASGI)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        token = ASKED.set(Request(scope, receive))
        try:
            with effort.heard(Beside(f"{scope['method']} /{scope['path'].lstrip('/').partition('/')[0]}")):
                await self._app(scope, receive, send)
        finally:
            ASKED.reset(token)


class Thinking:
    """Lets requests think. Lives on the event loop."""

    def __init__(self, scheduler: BotScheduler) -> None:
        self._scheduler = scheduler

    async def of(self, request: Request, kind: str, work: Callable[[], Found]) -> Found:
        """Run ``work`` in the scheduler; ``kind``: those of one kind take about as long.

        A RefusedError (429, 503) says when to ask again; the work is dropped when the person has left.
        """
        thinking = asyncio.ensure_future(self._scheduler.think("", kind, work, hint=True))
        gone = asyncio.ensure_future(_gone(request))
        try:
            await asyncio.wait((thinking, gone), return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                raise ClientDisconnect
            found: Found = thinking.result()
            return found
        except BusyError as error:
            raise busy("thought-busy") from error
        finally:
            for task in (thinking, gone):
                task.cancel()
            await asyncio.gather(thinking, gone, return_exceptions=True)

    async def rerun(self, kind: str, work: Callable[[], Found]) -> Found:
        """The same for what a table needs to be shown at all: never refused, even where a share is used up."""
        found: Found = await self._scheduler.think("", kind, work, wakes=True)
        return found


def busy(key: str) -> RefusedError:
    """The refusal when too many wait."""
    refusal = RefusedError(503, key)
    refusal.retry_after = BUSY_SECONDS
    return refusal


async def _gone(request: Request) -> None:
    """Wait until the person who asks has left; all that they sent has been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass

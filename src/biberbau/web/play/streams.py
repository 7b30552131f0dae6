"""Streams of server-sent events, by the thousand. Nothing is queued for a slow reader: while a message waits to be
read, no other is made, and a reader who takes none for long is cut off (``connections.py``).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..http.metrics import Metrics
from ..play.thinking import begins

LEAVING = b"event: leaving\ndata: \n\n"
"""The last message of a server that stops: the page reconnects, to another server or the same."""


def event(kind: str, html: str) -> bytes:
    """An event of another type than the table itself."""
    return f"event: {kind}\ndata: {' '.join(html.split())}\n\n".encode()


def drawn(html: str, revision: int) -> bytes:
    """An event with a part of a page, of that revision; no attribute contains a newline, so all are between elements."""
    html = html.replace("\n", " ")
    return f"id: {revision}\ndata: {html}\n\n".encode()


def alive(seconds: float) -> bytes:
    """A heartbeat that scripts can hear: at the beginning, and after this number of seconds without an event.

    A comment would keep the connection open as well, but no page could tell silence from a dead connection by it.
    """
    return event("alive", f"{seconds:g}")


def beginning(seconds: float) -> bytes:
    """The beginning of each stream for a page: when to retry if it breaks, and a first heartbeat."""
    return b"retry: 1500\n\n" + alive(seconds)


class EventStream(Response):
    """Sends messages as they come, until there are no more or the page is gone."""

    def __init__(
        self,
        messages: AsyncGenerator[bytes, None],
        metrics: Metrics,
        media_type: str = "text/event-stream",
    ) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"}, media_type=media_type)
        del self.headers["content-length"]
        self._messages = messages
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request (ASGI)."""
        sending = asyncio.create_task(self._send(send))
        gone = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((sending, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, gone):
                task.cancel()
            await asyncio.gather(sending, gone, return_exceptions=True)
            await self._messages.aclose()
        if sending.done() and not sending.cancelled() and (error := sending.exception()) is not None:
            raise error

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async for message in self._messages:
            begins("a stream")  # the next one is made anew
            await send({"type": "http.response.body", "body": message, "more_body": True})
            self._metrics.pushed(len(message))
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    """Wait until the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass

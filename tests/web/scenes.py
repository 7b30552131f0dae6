"""Scenes on an event loop, for tests of the server's parts without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from starlette.requests import Request

from biberbau.web.app.server import Server
from biberbau.web.play.first_compile import Warmth

Result = TypeVar("Result")


def played_out(scene: Coroutine[Any, Any, Result]) -> Result:
    """Run a scene on an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


def compiled(server: Server) -> Server:
    """A server that takes all its games for compiled; nothing has to be, as the first call compiles what it needs."""
    server.warmer._states |= {game_id: Warmth(game_id, "ready") for game_id in server.warmer._states}
    return server


def request_with(cookie: str | None, language: str = "de") -> Request:
    """A request for the first page."""
    headers = [(b"accept-language", language.encode())]
    if cookie is not None:
        headers.append((b"cookie", f"biberbau={cookie}".encode()))
    return Request({"type": "http", "headers": headers, "path": "/", "query_string": b""})

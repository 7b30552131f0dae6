"""Scenes on an event loop, for tests of the server's parts without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from starlette.requests import Request

Result = TypeVar("Result")


def played_out(scene: Coroutine[Any, Any, Result]) -> Result:
    """Run a scene on an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


def request_with(cookie: str | None, language: str = "de") -> Request:
    """A request for the first page."""
    headers = [(b"accept-language", language.encode())]
    if cookie is not None:
        headers.append((b"cookie", f"biberbau={cookie}".encode()))
    return Request({"type": "http", "headers": headers, "path": "/", "query_string": b""})

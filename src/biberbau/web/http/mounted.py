"""Serving under a path, such as ``/biber`` of a site with other pages (ASGI).

Everything further in is written for addresses that begin with ``/``. This one place takes the path off requests and
puts it before every address in responses: in pages, streams, redirects and cookies. Attributes that hold an address are
listed (``ADDRESSES``); a test walks all pages under a path and finds no link that leads outside. Scripts find the path
in their own address.
"""

from __future__ import annotations

import re

from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ADDRESSES = (
    *("href", "src", "action", "formaction"),
    *("data-stream", "data-path", "data-here", "data-transcript", "data-turn", "data-calm", "data-draw"),
)
"""Attributes that hold an address where their value begins with a slash."""

_TAG = re.compile(rb"<[A-Za-z][^<>]*/[^<>]*>")
_ADDRESS = re.compile(
    rb"(\s(?:" + "|".join(ADDRESSES).encode() + rb')="|\scontent="\d+; ?url=)/(?!/)',
)
_COOKIE = re.compile(rb"(;\s*path=)/", re.IGNORECASE)
_MEMBER = re.compile(rb'("(?:type|replay)":\s?")/(?=api#|t/)')

PAGE, STREAM = b"text/html", b"text/event-stream"
DOCUMENTS = (b"application/json", b"application/problem+json")
"""The only addresses in these documents: the kind of problem, and where a replay lies."""


class Mounted:
    """Serves an application under ``root``, "" for none."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, without the path (ASGI)."""
        if not self._root or scope["type"] != "http":
            await self._app(scope, receive, send)
        elif scope["path"].startswith(f"{self._root}/"):
            # the scope itself is changed, as middleware further out reads from it which route has answered
            scope["path"] = scope["path"].removeprefix(self._root)
            scope["raw_path"] = scope.get("raw_path", b"").removeprefix(self._root.encode())
            await self._app(scope, receive, _Under(self._root, send))
        elif scope["path"] == self._root:
            await RedirectResponse(f"{self._root}/", 308)(scope, receive, send)
        else:
            await PlainTextResponse("Not found", 404)(scope, receive, send)


class _Under:
    """Sends a response with all its addresses under the path."""

    def __init__(self, root: str, send: Send) -> None:
        self._root = root.encode()
        self._send = send
        self._start: Message | None = None
        self._kind = b""
        self._body = bytearray()

    async def __call__(self, message: Message) -> None:
        """Pass a part of the response on. A page is sent when it is complete, since its length changes."""
        if message["type"] == "http.response.start":
            message["headers"] = [self._header(name, value) for name, value in message["headers"]]
            kinds = [value for name, value in message["headers"] if name == b"content-type"]
            self._kind = kinds[0].partition(b";")[0] if kinds else b""
            if self._kind in (PAGE, *DOCUMENTS):
                self._start = message
                return
        elif message["type"] == "http.response.body" and self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._send_whole(self._start)
            return
        elif message["type"] == "http.response.body" and self._kind == STREAM:
            message["body"] = under(self._root, message.get("body", b""))
        await self._send(message)

    async def _send_whole(self, start: Message) -> None:
        body = bytes(self._body)
        body = (
            under(self._root, body) if self._kind == PAGE else _MEMBER.sub(rb"\1" + self._root + b"/", body)
        )
        length = (b"content-length", str(len(body)).encode())
        start["headers"] = [
            length if header[0] == b"content-length" else header for header in start["headers"]
        ]
        self._start = None
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})

    def _header(self, name: bytes, value: bytes) -> tuple[bytes, bytes]:
        if name == b"location" and value.startswith(b"/") and not value.startswith(b"//"):
            return name, self._root + value
        if name == b"set-cookie":
            return name, _COOKIE.sub(rb"\1" + self._root + b"/", value)
        return name, value


def under(root: bytes, html: bytes) -> bytes:
    """HTML with its addresses under a path. People's words cannot form tags: they have been escaped."""
    if not root:
        return html
    return _TAG.sub(lambda tag: _ADDRESS.sub(rb"\1" + root + b"/", tag[0]), html)

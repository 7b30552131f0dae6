"""Checks that a request is meant for this server, and, where it changes something, comes from its own pages.

Every request is checked before any route sees it, so no route can forget to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..domain.hosts import check_host, refuse_cross_site
from ..domain.messages import RefusedError

READS = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing: following a link from elsewhere uses one of them."""


class Gate:
    """Refuses requests that are not meant for us (ASGI). ``hosts``: the names that are allowed besides our own."""

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], answer: Callable[[Request, RefusedError], Response]
    ) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] == "http":
            try:
                self._check(scope)
            except RefusedError as refusal:
                await self._answer(Request(scope), refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1:
            raise RefusedError(400, "bad-host", host=b", ".join(hosts).decode("latin-1")[:100])
        host = hosts[0].decode("latin-1") if hosts else ""
        check_host(host, self._hosts)
        if scope["method"] not in READS:
            refuse_cross_site(scope["headers"], host)

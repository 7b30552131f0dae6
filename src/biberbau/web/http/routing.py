"""Routes whose functions say by the names of their parameters what they need; it is looked up once, not for each request.

``request``: the request itself; ``server``: the server's parts; ``visitor``: who is asking; ``form``: what they
posted; every other parameter is a part of the path. FastAPI does the same by types, and took 170 µs of each request for
it, more than all that a move needs otherwise.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .requests import read_form

Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Response]])

GIVEN = ("request", "server", "visitor", "form")


class Routes:
    """The routes of one module, in their order."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def get(self, path: str) -> Callable[[Answer], Answer]:
        """The function under this answers when the path is read."""
        return self._adds(path, "GET")

    def post(self, path: str) -> Callable[[Answer], Answer]:
        """The function under this answers when something is posted to the path."""
        return self._adds(path, "POST")

    def _adds(self, path: str, method: str) -> Callable[[Answer], Answer]:
        def add(answer: Answer) -> Answer:
            self.routes.append(Route(path, _endpoint(answer), methods=[method], name=answer.__name__))
            return answer

        return add


def _endpoint(answer: Callable[..., Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls."""
    names = tuple(inspect.signature(answer).parameters)
    parts = tuple(name for name in names if name not in GIVEN)
    wants_request, wants_server, wants_visitor, wants_form = (name in names for name in GIVEN)

    async def endpoint(request: Request) -> Response:
        server = request.app.state.server
        server.begins_to_show()
        given: dict[str, Any] = {name: request.path_params[name] for name in parts}
        if wants_request:
            given["request"] = request
        if wants_server:
            given["server"] = server
        if wants_visitor:
            given["visitor"] = server.cookies.read(request)
        if wants_form:
            given["form"] = await read_form(request)
        if "table_id" in given:
            await server.admit(request, given["table_id"])
        return await answer(**given)

    return endpoint

"""Routes whose functions name what they need by their parameters, resolved once, not for each request.

``request``: the request itself; ``server``: the server's parts; ``visitor``: the person who asks; ``form``: the fields
that they posted; every other parameter is a part of the path. FastAPI does the same by types, which took 170 µs of each
request, more than all else that a move needs.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .declared import Declared, UndeclaredError
from .requests import read_form

Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Response]])

GIVEN = ("request", "server", "visitor", "form")


class PageRoute(Route):
    """A route for people, with its declarations."""

    def __init__(
        self, path: str, answer: Callable[..., Awaitable[Response]], method: str, declared: Declared
    ) -> None:
        super().__init__(path, _endpoint(answer, declared), methods=[method], name=answer.__name__)
        self.declared = {method: declared}


class Routes:
    """The routes of one module, in order.

    ``share``, ``stream`` and ``lifts_veil`` are those of ``declared.Declared``; a route of a table has to state whether
    it lifts the veil.
    """

    def __init__(self) -> None:
        self.routes: list[PageRoute] = []

    def get(
        self, path: str, *, share: str, stream: bool = False, lifts_veil: bool | None = None
    ) -> Callable[[Answer], Answer]:
        """Decorate the function that answers GET."""
        return self._adds(path, "GET", share, stream, lifts_veil)

    def post(self, path: str, *, share: str, lifts_veil: bool | None = None) -> Callable[[Answer], Answer]:
        """Decorate the function that answers POST."""
        return self._adds(path, "POST", share, False, lifts_veil)

    def _adds(
        self, path: str, method: str, share: str, stream: bool, lifts_veil: bool | None
    ) -> Callable[[Answer], Answer]:
        if (lifts_veil is None) == ("{table_id}" in path):
            raise UndeclaredError(f"{path}: a route of a table, and no other, says whether it lifts the veil")

        def add(answer: Answer) -> Answer:
            self.routes.append(PageRoute(path, answer, method, Declared(share, stream, bool(lifts_veil))))
            return answer

        return add


def _endpoint(
    answer: Callable[..., Awaitable[Response]], declared: Declared
) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint for Starlette."""
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
            await server.admit(request, given["table_id"], declared.lifts_veil)
        return await answer(**given)

    return endpoint

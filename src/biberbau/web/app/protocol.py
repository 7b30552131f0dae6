"""The protocol for programs: each route with its input and output. One declaration is routed, checked and published."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..domain.messages import RefusedError
from ..domain.table_document import TablePart
from ..http.declared import Declared
from ..http.requests import Visitor, bearer
from ..play.programs import Program
from . import protocol_checks
from .protocol_problems import UNFIT, ProblemError, of_refusal
from .protocol_schemas import Nothing, Sent, Told

Endpoint = Callable[[Request], Awaitable[Response]]
Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Asking:
    """A program that asks: as a player, and as a visitor of pages."""

    program: Program
    token: str

    @property
    def player(self) -> str:
        """The player id by which tables know it."""
        return self.program.player

    @property
    def visitor(self) -> Visitor:
        """The visitor that pages know; messages of pages reach it in English."""
        return Visitor(self.token, self.program.name, "en")


@dataclass(frozen=True)
class Operation:
    """A route of the protocol. ``answer``: the Struct that it returns; ``lines``: it is a stream, of which each line is
    one. ``share``: the allowance that a request is taken from (``limits.SHARES``). ``problems``: the statuses with
    which it refuses, besides those of all routes.
    """

    method: str
    path: str
    name: str
    summary: str
    about: str
    answer: type[Told | TablePart]
    query: type[Sent]
    body: type[Sent] | None
    share: str
    status: int = 200
    problems: tuple[int, ...] = ()
    lines: bool = False


class ProtocolRoute(Route):
    """A route for programs, with its operation for each method."""

    def __init__(self, path: str, operations: Sequence[Operation], by: Mapping[str, Endpoint]) -> None:
        super().__init__(path, _either(by), methods=list(by))
        self.declared = {one.method: Declared(one.share, stream=one.lines) for one in operations}


class Protocol:
    """The operations of one module, in order."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._endpoints: dict[str, dict[str, Endpoint]] = {}

    @property
    def routes(self) -> list[ProtocolRoute]:
        """One route for each path, so that a wrong method is answered with the right ones."""
        return [
            ProtocolRoute(path, [one for one in self.operations if one.path == path], by)
            for path, by in self._endpoints.items()
        ]

    def get(self, path: str, summary: str, *, share: str, **more: Any) -> Callable[[Answer], Answer]:
        """Decorate the function that answers GET; its docstring and types document it."""
        return self._adds("GET", path, summary, {"share": share, **more})

    def post(self, path: str, summary: str, *, share: str, **more: Any) -> Callable[[Answer], Answer]:
        """Decorate the function that answers POST."""
        return self._adds("POST", path, summary, {"share": share, **more})

    def _adds(
        self, method: str, path: str, summary: str, more: Mapping[str, Any]
    ) -> Callable[[Answer], Answer]:
        def add(function: Answer) -> Answer:
            about, types = inspect.getdoc(function) or "", get_type_hints(function)
            told = {
                "answer": types["return"],
                "query": types.get("query", Nothing),
                "body": types.get("body"),
            }
            made = Operation(method, path, function.__name__, summary, about, **{**told, **more})
            self.operations.append(made)
            self._endpoints.setdefault(path, {})[method] = _endpoint(function, made)
            return function

        return add


def answer(told: Told | TablePart, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """An answer to a program, encoded."""
    return Response(msgspec.json.encode(told), status, headers, "application/json")


def _either(by: Mapping[str, Endpoint]) -> Endpoint:
    """The endpoint of the requested method."""

    async def endpoint(request: Request) -> Response:
        return await by["GET" if request.method == "HEAD" else request.method](request)

    return endpoint


def _endpoint(function: Callable[..., Awaitable[Any]], operation: Operation) -> Endpoint:
    """The endpoint for Starlette: it identifies the program and checks its input before the function sees any of it."""
    names = tuple(inspect.signature(function).parameters)

    async def endpoint(request: Request) -> Response:
        server = request.app.state.server
        server.begins_to_show()
        token = bearer(request.scope["headers"])
        program = await server.programs.known(token)
        if program is None:
            raise ProblemError(
                401, "token", "show a program's token: Authorization: Bearer bb_…; the page /bots makes one"
            )
        given: dict[str, Any] = {"server": server, "asking": Asking(program, token), "request": request}
        given |= request.path_params
        given["query"] = protocol_checks.query(request, operation.query)
        if operation.body is not None:
            given["body"] = await protocol_checks.body(request, operation.body)
        try:
            found = await function(**{name: given[name] for name in names})
        except RefusedError as refusal:
            if refusal.status != 400:
                raise
            raise of_refusal(
                refusal, UNFIT
            ) from refusal  # the schema allows it, the game or the server's policy does not
        return found if isinstance(found, Response) else answer(found, operation.status)

    return endpoint

"""A route's own declarations; the server does not start with a route that has none."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol, cast

from starlette.routing import BaseRoute, Route

FREE = "free"
"""The share of requests that cost next to nothing: style, drawings, health."""


@dataclass(frozen=True)
class Declared:
    """``share``: the allowance that a request is taken from (``limits.SHARES``), or ``FREE``; ``stream``: the response
    goes on as long as somebody reads; ``lifts_veil``: it may open cards of a table that has ended, where the same cards
    are still played elsewhere.
    """

    share: str
    stream: bool = False
    lifts_veil: bool = False


UNKNOWN = {"GET": Declared("pages"), "POST": Declared("kept")}
"""For an address without a route, which is answered with a page, too."""


class Declares(Protocol):
    """A route and its declarations by method."""

    declared: dict[str, Declared]


class UndeclaredError(TypeError):
    """A route without declarations."""


class Directory:
    """Finds the declarations for an address before the request is routed."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._fixed: dict[str, dict[str, Declared]] = {}
        self._others: dict[tuple[str, int], list[Route]] = {}
        for route in routes:
            if not isinstance(route, Route) or not hasattr(route, "declared"):
                raise UndeclaredError(f"{route!r} declares no share: give it share=… where it is declared")
            if not route.param_convertors:
                self._fixed.setdefault(route.path, {}).update(cast(Declares, route).declared)
                continue
            first = route.path.split("/")[1]
            deep = any(convertor.regex == ".*" for convertor in route.param_convertors.values())
            self._others.setdefault((first, 0 if deep else route.path.count("/")), []).append(route)

    def of(self, method: str, path: str) -> Declared:
        """The declarations of the route for that address; HEAD counts as GET, and an unknown method costs as much as
        its others.
        """
        method = "GET" if method == "HEAD" else method
        there = self._at(path)
        if method in there:
            return there[method]
        return replace(
            next(iter(there.values()), UNKNOWN["POST" if method == "POST" else "GET"]), stream=False
        )

    def _at(self, path: str) -> dict[str, Declared]:
        """All declarations for an address, by method."""
        if path in self._fixed:
            return self._fixed[path]
        first, found = path.split("/", 2)[1:2], dict[str, Declared]()
        for depth in (path.count("/"), 0):
            for route in self._others.get((first[0] if first else "", depth), ()):
                if route.path_regex.match(path):
                    found = cast(Declares, route).declared | found
        return found

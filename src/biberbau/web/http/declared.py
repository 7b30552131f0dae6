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
        self._others: dict[tuple[str, int], list[tuple[str, Route]]] = {}
        for route in routes:
            if not isinstance(route, Route) or not hasattr(route, "declared"):
                raise UndeclaredError(f"{route!r} declares no share: give it share=… where it is declared")
            if not route.param_convertors:
                self._fixed.setdefault(route.path, {}).update(cast(Declares, route).declared)
                continue
            first, last = route.path.split("/")[1], route.path.rpartition("/")[2]
            end = "" if "{" in last else last  # most routes of a table are told apart by their ends alone
            deep = any(convertor.regex == ".*" for convertor in route.param_convertors.values())
            self._others.setdefault((first, 0 if deep else route.path.count("/")), []).append((end, route))

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
        """By method, all that is declared for an address."""
        whole, found = (
            path.removesuffix("\n"),
            dict[str, Declared](),
        )  # an expression's end is before that, too
        if whole in self._fixed:
            return self._fixed[whole]
        first, last = path.split("/", 2)[1] if "/" in path else "", whole.rpartition("/")[2]
        for depth in (path.count("/"), 0):
            for end, route in self._others.get((first, depth), ()):
                if end in ("", last) and route.path_regex.match(path):
                    found = cast(Declares, route).declared | found
        return found

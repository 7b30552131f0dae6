"""A cache of a viewer's last screen, part by part: a part with equal inputs is the same object again.

So unchanged parts are neither drawn nor written again, and comparing them costs nothing. There is one of each part, and
they are dropped with the viewer's story.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

Part = TypeVar("Part")


class Parts:
    """Each part by its name, with its inputs."""

    def __init__(self) -> None:
        self._last: dict[Hashable, tuple[object, object]] = {}

    def same(self, name: Hashable, of: object, made: Callable[[], Part]) -> Part:
        """The part of that name: the last one where that was made ``of`` what is equal."""
        if name in self._last:
            before, last = self._last[name]
            if before is of or before == of:
                return last  # type: ignore[return-value]  # a name stands for parts of one kind
        part = made()
        self._last[name] = of, part
        return part

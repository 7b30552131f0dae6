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
        """The part with that name: the last one if its inputs ``of`` were equal."""
        last = self._last.get(name)
        if last is None or (last[0] is not of and last[0] != of):
            last = self._last[name] = (of, made())
        part: Part = last[1]  # type: ignore[assignment]  # a name stands for parts of one kind
        return part

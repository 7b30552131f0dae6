"""What one viewer had on screen last, part by part: a part that would be made of the same is the same object again.

So what stays is neither drawn nor written again, and comparing it costs nothing. There is one of each part, and all of
them go with the story of their viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

Part = TypeVar("Part")


class Parts:
    """Each part by its name, with what it was made of."""

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

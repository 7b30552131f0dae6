"""The days on which somebody has solved the puzzle of the day, as their browser stores them: ``b4a05.3.c.2f``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

KEPT = 60
"""The number of days that are stored one by one."""

_WRITTEN = re.compile(r"([0-9a-f]{1,6})\.([0-9a-f]{1,5})\.([0-9a-f]{1,5})\.([0-9a-f]{1,15})", re.ASCII)


@dataclass(frozen=True)
class Streak:
    """Days are numbers, as ``date.toordinal`` counts them.

    ``last``: the last day on which it was solved; ``row``: the number of days in a row until then; ``best``: the
    longest row; ``bits``: bit n, whether it was solved n days before ``last``.
    """

    last: int = 0
    row: int = 0
    best: int = 0
    bits: int = 0

    @classmethod
    def read(cls, text: str, today: int) -> Self:
        """A browser's streak; an invalid text counts as none."""
        found = _WRITTEN.fullmatch(text)
        if found is None:
            return cls()
        last, row, best, bits = (int(part, 16) for part in found.groups())
        known = min(row, KEPT)
        whole = (1 << known) - 1
        if not 1 <= row <= best or last > today or bits & whole != whole or bits >> KEPT:
            return cls()
        return cls(last, row, best, bits)

    def written(self) -> str:
        """The text for a browser."""
        return f"{self.last:x}.{self.row:x}.{self.best:x}.{self.bits:x}"

    def solved(self, day: int) -> bool:
        """Whether the puzzle of that day was solved, as far as days are stored."""
        return 0 <= self.last - day < KEPT and bool(self.bits >> self.last - day & 1)

    def running(self, today: int) -> int:
        """The number of days in a row on which it was solved; today may still be missing."""
        return self.row if today - self.last <= 1 else 0

    def with_day(self, today: int) -> Self:
        """The streak with today."""
        passed = today - self.last
        if passed <= 0:
            return self
        row = self.running(today) + 1
        bits = (self.bits << passed | 1) & (1 << KEPT) - 1 if passed < KEPT else 1
        return type(self)(today, row, max(self.best, row), bits)

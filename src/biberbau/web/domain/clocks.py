"""Clocks as tables have them: none, a time bank for each player, or days for each decision."""

from __future__ import annotations

import time
from dataclasses import dataclass

DAY = 24 * 3600.0

BANKS, INCREMENTS, DAYS = range(1, 4 * 3600 + 1), range(601), range(1, 15)
"""The allowed values of a clock: seconds in the bank and per decision, or days per decision."""


def now() -> float:
    """Seconds since 1970: stored times are read by other processes, and after a restart."""
    return time.time()


@dataclass(frozen=True)
class Clock:
    """``bank``: seconds for each player; ``increment``: seconds that a decision adds; ``days``: for each decision.

    All are 0 where time is not counted.
    """

    bank: int = 0
    increment: int = 0
    days: int = 0

    @property
    def text(self) -> str:
        """The form in ``Terms.clock``: nothing, "live BANK INCREMENT" or "days N"."""
        if self.bank:
            return f"live {self.bank} {self.increment}"
        return f"days {self.days}" if self.days else ""

    @staticmethod
    def read(text: str) -> Clock:
        """The inverse of ``text``; ValueError says what is wrong with anything else."""
        kind, *numbers = text.split(" ") if text else ("",)
        if any(not (number.isascii() and number.isdigit() and len(number) < 6) for number in numbers):
            raise ValueError(f"a clock has whole numbers: 'live 300 5' or 'days 3', not {text!r}")
        found = [int(number) for number in numbers]
        if kind == "" and not found:
            return Clock()
        if kind == "live" and len(found) == 2:
            _within("the bank", found[0], BANKS)
            _within("the increment", found[1], INCREMENTS)
            return Clock(bank=found[0], increment=found[1])
        if kind == "days" and len(found) == 1:
            _within("days for a decision", found[0], DAYS)
            return Clock(days=found[0])
        raise ValueError(f"a clock is '', 'live BANK INCREMENT' or 'days N', not {text!r}")


def _within(what: str, number: int, bounds: range) -> None:
    if number not in bounds:
        raise ValueError(f"{what} must be from {bounds[0]} to {bounds[-1]}, not {number}")

"""Questions with a clock: all who are asked have the same time, and all answers are given when it is over.

Whoever says nothing in time gives the answer that everybody could give. An answer is held until then, and whoever gave
it may change it; when the time is over depends on nobody's cards, so nobody learns from a pause what somebody holds.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from ..kernel.actions import Action
from .messages import RefusedError
from .store import Record


def now() -> float:
    """Seconds on the event loop's clock."""
    return asyncio.get_running_loop().time()


@dataclass
class Window:
    """One question. ``answers``: of those who have answered, by seat; ``over``: no more are taken.

    ``thought``: seconds after the opening when the last bot had its answer, None while one thinks.
    """

    stamp: str
    opened: float
    answers: dict[int, Action] = field(default_factory=dict)
    thought: float | None = None
    over: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def gone(self) -> float:
        """How many seconds ago it was asked."""
        return now() - self.opened

    async def wait(self, seconds: float) -> None:
        """Wait so long, or until there is an answer or the table changes."""
        self.news.clear()
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await self.news.wait()
        except TimeoutError:
            return


class Windows:
    """The question that each table waits for. Lives on the event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._open: dict[str, Window] = {}

    def at(self, record: Record) -> Window:
        """The question that a table asks now; the first to look asks it."""
        window = self._open.get(record.id)
        if window is None or window.stamp != record.stamp:
            window = self._open[record.id] = Window(record.stamp, now())
        return window

    def answer(self, record: Record, seat: int, answer: Action) -> None:
        """Hold a seat's answer until the time is over."""
        window = self.at(record)
        if window.over:
            raise RefusedError(409, "stale")
        window.answers[seat] = answer
        window.news.set()

    def answered(self, record: Record, seat: int | None) -> str:
        """The answer of a seat that is held, in notation; "" for none."""
        window = self._open.get(record.id)
        held = (
            None
            if window is None or seat is None or window.stamp != record.stamp
            else window.answers.get(seat)
        )
        return "" if held is None else held.notation

    def close(self, table_id: str) -> None:
        """The table waits for nothing that has a clock."""
        self._open.pop(table_id, None)

    def wake(self, table_id: str) -> None:
        """The table changed: whoever waits for its clock looks again."""
        if table_id in self._open:
            self._open[table_id].news.set()

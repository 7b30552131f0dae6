"""Questions with a clock: whoever says nothing in time gives the answer that everybody could give.

All have the same time, and it runs out for those who could answer as for those who could not: nobody learns from a
pause what somebody holds.
"""

from __future__ import annotations

import asyncio
import time

from .store import Record


class Windows:
    """When the question that each table waits for was first seen here. Lives on the event loop."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._opened: dict[str, tuple[str, float]] = {}
        self._changed: dict[str, asyncio.Event] = {}

    def gone(self, record: Record) -> float:
        """How many seconds ago the question was asked that the table waits for; the first to look asks it."""
        stamp, opened = self._opened.get(record.id, ("", 0.0))
        if stamp != record.stamp:
            opened = time.monotonic()
            self._opened[record.id] = record.stamp, opened
        return time.monotonic() - opened

    def close(self, table_id: str) -> None:
        """The table waits for nothing that has a clock."""
        self._opened.pop(table_id, None)

    def wake(self, table_id: str) -> None:
        """The table changed: whoever waits for its clock looks again."""
        if table_id in self._changed:
            self._changed[table_id].set()

    async def silent(self, record: Record) -> bool:
        """Wait until the time is up; False when the table changed before that."""
        changed = self._changed[record.id] = asyncio.Event()
        try:
            async with asyncio.timeout(max(0.0, self.seconds - self.gone(record))):
                await changed.wait()
        except TimeoutError:
            return True
        finally:
            del self._changed[record.id]
        return False

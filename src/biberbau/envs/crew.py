"""A thread pool that is created on demand, and again after a fork.

Threads do not survive a fork: a child has the objects of its parent's pool, but none of its threads, so that it would
wait for ever. A crew that finds itself in another process abandons the old pool and creates a new one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor


class Crew:
    """``count`` threads besides the caller's own; none of them runs before the first ``submit``."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def submit(self, work: Callable[..., object], *given: object) -> Future[object]:
        """Run this in one of them; returns a future."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self._count), os.getpid()
        return self._pool.submit(work, *given)

    def close(self) -> None:
        """End the threads, if they are this process's own; the next ``submit`` creates others."""
        pool, self._pool = self._pool, None
        if pool is not None and self._process == os.getpid():
            pool.shutdown()

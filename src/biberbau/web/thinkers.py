"""Where bots think: a few threads, shared fairly.

Who has thought least so far comes first: each table has a clock of its own that runs while its bots think, and the one
that is furthest behind is served next. Of several threads one is always left to those who think shortly, so a keen bot
does not wait for four strong ones. Hints come after bots, and are given up when nobody waits for them. Nobody thinks
less because others wait: the move comes later.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from .metrics import Metrics

LONG = 0.3
"""Seconds from which on a thought counts as a long one; it is supposed to be as long as the last ones of its kind."""

HINTS_WAITING = 64
"""So many hints may wait; whoever asks for another is told to ask again later."""

NICE = 5
"""How much less than the pages the threads get of the processor, where the system knows a thread's nice level."""


class BusyError(Exception):
    """More hints are asked for than can be thought about."""


@dataclass(order=True)
class Thought:
    """Something to think about; ``kind``: what takes about as long each time."""

    hint: bool
    clock: float
    number: int
    table_id: str = field(compare=False)
    kind: str = field(compare=False)
    work: Callable[[], Any] = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)
    asked: float = field(compare=False)


class Thinkers:
    """The threads, and what waits for them. Lives on the event loop."""

    def __init__(self, metrics: Metrics, threads: int | None = None) -> None:
        self.count = threads or max(2, (os.cpu_count() or 2) - 1)
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(self.count, "thinker", initializer=_be_nice)
        self._waiting: list[Thought] = []
        self._busy = self._long = 0
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        self._took: dict[str, float] = {}
        self._numbers = itertools.count()

    async def think(self, table_id: str, kind: str, work: Callable[[], Any], hint: bool = False) -> Any:
        """What ``work`` returns, thought out in a thread when its turn has come; BusyError for one hint too many.

        Whoever is cancelled while waiting takes the thought along.
        """
        self._waiting = [one for one in self._waiting if not one.done.cancelled()]
        if hint and sum(one.hint for one in self._waiting) >= HINTS_WAITING:
            raise BusyError
        heapq.heapify(self._waiting)
        clock = max(self._now, self._clocks.get(table_id, 0.0))
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thought = Thought(hint, clock, next(self._numbers), table_id, kind, work, done, time.monotonic())
        heapq.heappush(self._waiting, thought)
        self._start()
        return await done

    def __len__(self) -> int:
        """How many thoughts wait."""
        return len(self._waiting)

    def close(self) -> None:
        """Think of nothing more."""
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _is_long(self, kind: str) -> bool:
        return self._took.get(kind, 0.0) > LONG

    def _start(self) -> None:
        """Give every free thread something to do."""
        put_off: list[Thought] = []
        while self._waiting and self._busy < self.count:
            thought = heapq.heappop(self._waiting)
            if thought.done.cancelled():
                continue
            long = self._is_long(thought.kind)
            if long and self._long >= self.count - 1:
                put_off.append(thought)
                continue
            self._busy += 1
            self._long += long
            self._now = max(self._now, thought.clock) if not thought.hint else self._now
            asyncio.get_running_loop().create_task(self._run(thought, long))
        for thought in put_off:
            heapq.heappush(self._waiting, thought)
        self._metrics.bots_waiting(len(self._waiting))

    async def _run(self, thought: Thought, long: bool) -> None:
        began = time.monotonic()
        try:
            result = await asyncio.get_running_loop().run_in_executor(self._pool, thought.work)
        except BaseException as error:  # whatever goes wrong belongs to whoever waits for it
            if not thought.done.done():
                thought.done.set_exception(
                    error if isinstance(error, Exception) else RuntimeError(str(error))
                )
        else:
            if not thought.done.done():
                thought.done.set_result(result)
        finally:
            took = time.monotonic() - began
            self._busy -= 1
            self._long -= long
            self._took[thought.kind] = 0.7 * self._took.get(thought.kind, took) + 0.3 * took
            self._clocks[thought.table_id] = thought.clock + took
            if len(self._clocks) > 4096:  # those behind the present are as good as new
                self._clocks = {one: clock for one, clock in self._clocks.items() if clock > self._now}
            self._metrics.thought(thought.kind.rpartition(" ")[2], began - thought.asked, took)
            self._start()


def _be_nice() -> None:
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)

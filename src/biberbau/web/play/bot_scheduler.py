"""The scheduler of all long work: a few threads, shared fairly.

Fair queueing: each table has a virtual clock that runs while its bots think, and the one that is furthest behind is
served next; each person who asks for hints, reviews or boards has one, too. One of several threads is reserved for
short thoughts, so a keen bot does not wait for four strong ones. Requests come after bots, and are given up when nobody
waits for them. Nobody thinks less because others wait: their move only comes later.

A table that wakes is replayed here, too: a page waits for it, and nothing can be done at the table before. It must not
wait for bots for ever, nor may many tables that wake at once keep bots from moving. So tables that wake and bots take
turns, and one thread is never taken by waking. The person who asks pays for waking, and is never refused.

Work that can wait for hours (the games of a laboratory report) comes last. It has a thread of its own and runs only
while a thread for long thoughts is idle; as soon as somebody else needs that one, it pauses between two slices.

No thread can be interrupted in a compiled call. So all work is done in slices of less than a twentieth of a second, and
between two of them (``effort.spend``) it ends if nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
import contextvars
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

from ... import effort
from ..http.metrics import Metrics
from .thinking_costs import Asker, Costs

LONG = 0.3
"""A thought that takes longer than this many seconds counts as long; it is expected to take as long as the last ones of
its kind.
"""

HINTS_WAITING, HINTS_EACH = 64, 8
"""At most this many hints may wait in all, and for one person; the next one is refused with a time to ask again."""

NICE = 5
"""How much lower than the pages' the threads' priority is (nice), where the system has one for each thread."""

RESTS = 0.2
"""Seconds after which a paused thought checks whether anybody still waits for it."""

FORESEEN = 0.05
"""The expected CPU seconds of a thought while none of its kind has been measured."""

WAKES, BOTS, HINTS, LAST = range(4)


class BusyError(Exception):
    """Too many hints are waiting."""


class GivenUpError(Exception):
    """Nobody waits for this thought any more."""


@dataclass(order=True)
class Thought:
    """A piece of work; ``kind``: those of one kind take about as long; ``pays``: settles its cost."""

    clock: float
    number: int
    rank: int = field(compare=False)
    key: str = field(compare=False)
    kind: str = field(compare=False)
    work: Callable[[], Any] = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)
    asked: float = field(compare=False)
    context: contextvars.Context = field(compare=False)
    pays: Callable[[float], None] | None = field(compare=False, default=None)
    begun: bool = field(compare=False, default=False)
    rests: threading.Event | None = field(compare=False, default=None)

    def goes_on(self, what: str, count: int) -> None:
        """Called between two slices; a GivenUpError where nobody waits any more. ``rests``: an event that, while it is
        not set, pauses the thought.
        """
        while self.rests is not None and not self.rests.wait(RESTS) and not self.done.cancelled():
            pass
        if self.done.cancelled():
            raise GivenUpError

    def out(self) -> tuple[Any, BaseException | None, float]:
        """Run it in a thread: returns its result or its error, and the CPU seconds that it took."""
        began = time.thread_time()
        try:
            with effort.heard(self.goes_on):
                return self.work(), None, time.thread_time() - began
        except BaseException as error:  # any error is passed to the person who waits for it
            return None, error, time.thread_time() - began


class BotScheduler:
    """The threads and their queue. Lives on the event loop. Without ``costs`` nobody pays."""

    def __init__(self, metrics: Metrics, threads: int | None = None, costs: Costs | None = None) -> None:
        self.count = threads or max(2, (os.cpu_count() or 2) - 1)
        self._most = max(1, self.count - 1)
        self._metrics = metrics
        self._costs = costs
        self._pool = ThreadPoolExecutor(self.count + 1, "thinker", initializer=_be_nice)
        self._waiting: tuple[list[Thought], ...] = ([], [], [], [])
        self._quiet, self._at_last = threading.Event(), False
        self._busy = self._long = self._waking = 0
        self._bots_next = False
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        self._took: dict[str, float] = {}
        self._cost: dict[str, float] = {}
        self._numbers = itertools.count()

    async def think(
        self,
        key: str,
        kind: str,
        work: Callable[[], Any],
        hint: bool = False,
        *,
        wakes: bool = False,
        purse: str = "thinking",
        refuses: bool = True,
        last: bool = False,
    ) -> Any:
        """Run ``work`` in a thread when its turn has come, and return its result.

        ``key``: the clock that runs, "" for that of the person who asks. ``hint``: a person asks for it, and pays from
        their ``purse``: a BusyError where too many wait, and, if ``refuses``, a RefusedError where their share is used
        up. ``wakes``: a table is woken. ``last``: it comes after all others, and nobody pays (``reserve``). If the
        caller is cancelled, so is the thought, even one that has begun.
        """
        asker = self._costs.asker() if self._costs is not None and (hint or wakes) else None
        key = key or (asker.name if asker is not None else "")
        if hint:
            self._check(key)
        clock = max(self._now, self._clocks.get(key, 0.0))
        rank = LAST if last else WAKES if wakes else HINTS if hint else BOTS
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thought = Thought(
            clock,
            next(self._numbers),
            rank,
            key,
            kind,
            work,
            done,
            time.monotonic(),
            contextvars.copy_context(),
            None if asker is None else self._sets_aside(asker, kind, purse, hint and refuses),
            rests=self._quiet if last else None,
        )
        heapq.heappush(self._waiting[rank], thought)
        self._start()
        try:
            return await done
        finally:
            if not thought.begun and thought.pays is not None:
                thought.pays(0.0)

    def check(self, purse: str) -> None:
        """A RefusedError where the person who asks has used up their share."""
        if self._costs is not None and (asker := self._costs.asker()) is not None:
            self._costs.check(purse, asker, FORESEEN)

    @property
    def factor(self) -> float:
        """The factor by which the shares of thinking are larger than usual; 0: nobody pays."""
        return 0.0 if self._costs is None else self._costs.factor

    def reserve(self, purse: str, seconds: float) -> Callable[[float], None]:
        """Set that many CPU seconds of the person who asks aside, or refuse; the returned function is told how many
        were used.
        """
        costs = self._costs
        if costs is None or (asker := costs.asker()) is None:
            return lambda cost: None
        costs.check(purse, asker, seconds)
        costs.take(purse, asker, seconds)
        return lambda cost: costs.take(purse, asker, cost - seconds)

    def __len__(self) -> int:
        """The number of thoughts that wait for a thread, besides those that come last."""
        return sum(not one.done.cancelled() for waiting in self._waiting[:LAST] for one in waiting)

    def close(self) -> None:
        """Stop thinking."""
        for waiting in self._waiting:
            waiting.clear()
        self._quiet.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _check(self, key: str) -> None:
        """A BusyError where this hint would be one too many."""
        hints = self._waiting[HINTS]
        hints[:] = [one for one in hints if not one.done.cancelled()]
        heapq.heapify(hints)
        if len(hints) >= HINTS_WAITING or sum(one.key == key for one in hints) >= HINTS_EACH:
            raise BusyError

    def _sets_aside(self, asker: Asker, kind: str, purse: str, refuses: bool) -> Callable[[float], None]:
        """Set the expected cost aside for the person who asks, or refuse; returns the function that settles it."""
        costs, foreseen = self._costs, self._cost.get(kind, FORESEEN)
        assert costs is not None
        if refuses:
            costs.check(purse, asker, foreseen)
        costs.take(purse, asker, foreseen)
        return lambda cost: costs.take(purse, asker, cost - foreseen)

    def _is_long(self, thought: Thought) -> bool:
        """Whether it may occupy a thread for long: people's requests, and bots that took long the last times."""
        return thought.rank == HINTS or (thought.rank == BOTS and self._took.get(thought.kind, 0.0) > LONG)

    def _first(self, rank: int) -> Thought | None:
        """The first of those thoughts, if they may begin now."""
        if rank == WAKES and self._waking >= self._most:
            return None
        waiting, put_off, found = self._waiting[rank], list[Thought](), None
        while waiting and found is None:
            thought = heapq.heappop(waiting)
            if thought.done.cancelled():
                continue
            if self._is_long(thought) and self._long >= self._most:
                put_off.append(thought)
                if rank == HINTS:  # all of them are busy
                    break
            else:
                found = thought
        for thought in put_off:
            heapq.heappush(waiting, thought)
        return found

    def _next(self) -> Thought | None:
        """The next thought: tables that wake and bots take turns; then hints."""
        for rank in (BOTS, WAKES, HINTS) if self._bots_next else (WAKES, BOTS, HINTS):
            if (found := self._first(rank)) is not None:
                self._bots_next = rank == WAKES
                return found
        return None

    def _start(self) -> None:
        """Give every free thread a thought."""
        while self._busy < self.count and (thought := self._next()) is not None:
            long = self._is_long(thought)
            self._busy += 1
            self._long += long
            self._waking += thought.rank == WAKES
            self._now = max(self._now, thought.clock) if thought.rank != HINTS else self._now
            thought.begun = True
            asyncio.get_running_loop().create_task(self._run(thought, long))
        self._let_last()
        self._metrics.bots_waiting(len(self))

    def _let_last(self) -> None:
        """Let last thoughts run, begin or pause: all others have the threads that they can have."""
        if self._busy >= self._most:
            self._quiet.clear()
            return
        self._quiet.set()
        if not self._at_last and (thought := self._first(LAST)) is not None:
            self._at_last = thought.begun = True
            asyncio.get_running_loop().create_task(self._run(thought, False))

    async def _run(self, thought: Thought, long: bool) -> None:
        began, cost = time.monotonic(), 0.0
        try:
            loop = asyncio.get_running_loop()
            found, error, cost = await loop.run_in_executor(self._pool, thought.context.run, thought.out)
        except BaseException as failure:  # the pool is closed
            found, error = None, failure
        took = time.monotonic() - began
        if not thought.done.done():
            if error is None:
                thought.done.set_result(found)
            else:
                thought.done.set_exception(
                    error if isinstance(error, Exception) else RuntimeError(str(error))
                )
        if thought.rank == LAST:
            self._at_last = False
        else:
            self._busy -= 1
        self._long -= long
        self._waking -= thought.rank == WAKES
        if not isinstance(error, GivenUpError):
            self._took[thought.kind] = 0.7 * self._took.get(thought.kind, took) + 0.3 * took
            self._cost[thought.kind] = 0.7 * self._cost.get(thought.kind, cost) + 0.3 * cost
        self._clocks[thought.key] = thought.clock + took
        if len(self._clocks) > 4096:  # a clock that is behind the present is set to it
            self._clocks = {one: clock for one, clock in self._clocks.items() if clock > self._now}
        if thought.pays is not None:
            thought.pays(cost)
        self._metrics.thought(thought.kind.rpartition(" ")[2], began - thought.asked, took)
        self._start()


def _be_nice() -> None:
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)

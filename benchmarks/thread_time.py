"""What each route of the server costs beside the scheduler: thread CPU time for the dearest request that it takes.

    PYTHONPATH=src python benchmarks/thread_time.py [--runs 3] [--over 5] [--crowd 60]

One process, no network. A request's time is that of all threads, less that of the threads in which the scheduler lets
bots and requests think. With ``--crowd``: how long another visitor's first page takes while this number of requests for
what everybody may hold come at once from one address without a cookie.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from biberbau.web.play import bot_scheduler

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

dearest: Any = importlib.import_module("web.dearest")  # the tests' own inputs

QUIET = 0.25
"""Seconds without any work after which what a request has started is supposed to be done."""


class Scheduled:
    """How much CPU time the scheduler's threads have spent, in seconds."""

    def __init__(self) -> None:
        self.spent = 0.0

    def measured(self, work: Callable[[], Any]) -> Callable[[], Any]:
        """The work with its time added up."""

        def timed() -> Any:
            began = time.thread_time()
            try:
                return work()
            finally:
                self.spent += time.thread_time() - began

        return timed

    def watch(self) -> None:
        """Add up all that is thought from now on."""
        think = bot_scheduler.BotScheduler.think
        scheduled = self

        async def watched(self: Any, table_id: str, kind: str, work: Any, *more: Any, **named: Any) -> Any:
            return await think(self, table_id, kind, scheduled.measured(work), *more, **named)

        bot_scheduler.BotScheduler.think = watched  # type: ignore[assignment,method-assign]


async def quiet() -> None:
    """Wait until nothing goes on any more."""
    while True:
        before = time.process_time()
        await asyncio.sleep(QUIET)
        if time.process_time() - before < QUIET / 10:
            return


async def idle() -> float:
    """What the server spends while nobody asks, in CPU seconds a second."""
    began, spent = time.perf_counter(), time.process_time()
    await asyncio.sleep(4.0)
    return (time.process_time() - spent) / (time.perf_counter() - began)


async def cost(
    there: Any, scheduled: Scheduled, route: tuple[str, str], runs: int
) -> tuple[float, float, int]:
    """Milliseconds beside the scheduler and in it (the median of ``runs`` runs), and the status."""
    beside, within, status = list[float](), list[float](), 0
    for _ in range(runs + 1):  # the first one warms up
        ask = await dearest.DEAREST[route](there)
        await there.server.reviews.close()
        await quiet()
        began, thought, asked = time.process_time(), scheduled.spent, time.perf_counter()
        status = (await there.ask(ask, route[0])).status
        spent, thought = time.process_time() - began, scheduled.spent - thought
        beside.append(1000 * (spent - thought - there.idle * (time.perf_counter() - asked)))
        within.append(1000 * thought)
    await there.server.reviews.close()
    return statistics.median(beside[1:]), statistics.median(within[1:]), status


async def crowd(there: Any, count: int) -> None:
    """How long somebody else's first page takes while many ask for what everybody may hold."""
    hands = dearest.Ask(f"/analyse/hands/{dearest.GAME}?p={dearest.board()}&as=open", who="")
    alone, _ = await first_page(there)
    asked = [asyncio.create_task(there.ask(hands)) for _ in range(count)]
    await asyncio.sleep(0.05)
    meanwhile, cpu = await first_page(there)
    print(f"the first page of somebody else: {alone:.2f} s alone, {meanwhile:.2f} s meanwhile", flush=True)
    print(f"(in which the server spent {cpu:.2f} s of CPU)", flush=True)
    began = time.perf_counter()
    found = [answer.status for answer in await asyncio.gather(*asked)]
    told = ", ".join(f"{found.count(status)} with {status}" for status in sorted(set(found)))
    print(f"{count} requests at once: {told}; all answered after {time.perf_counter() - began:.1f} s")


async def first_page(there: Any) -> tuple[float, float]:
    """Seconds until the first page is there, and what CPU time the process has spent in them."""
    began, spent = time.perf_counter(), time.process_time()
    assert (await there.ask(dearest.Ask("/", who="ben"))).status == 200
    return time.perf_counter() - began, time.process_time() - spent


async def main(runs: int, over: float, many: int, only: str) -> None:
    """Print the table."""
    scheduled = Scheduled()
    scheduled.watch()
    with tempfile.TemporaryDirectory() as folder:
        async with dearest.house(Path(folder), limits=1.0 if many else 0.0) as there:
            await quiet()
            if many:
                await crowd(there, many)
                return
            there.idle = await idle()
            print(f"idle: {1000 * there.idle:.1f} ms a second, which are taken off", file=sys.stderr)
            rows = []
            for route in dearest.routes(there.app):
                if only in " ".join(route):
                    rows.append((route, *await cost(there, scheduled, route, runs)))
                    print(*rows[-1], file=sys.stderr, flush=True)
            print(
                f"{len(rows)} routes, of which {sum(row[1] > over for row in rows)} cost more than {over:g} ms"
            )
            for (method, path), beside, within, status in sorted(rows, key=lambda row: -row[1]):
                if beside > over:
                    print(f"| `{method} {path}` | {beside:.0f} | {within:.0f} | {status} |", flush=True)


if __name__ == "__main__":
    os.environ["BIBERBAU_LIMITS"] = "off"
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--over", type=float, default=5.0, help="show what costs more milliseconds than this")
    parser.add_argument("--crowd", type=int, default=0)
    parser.add_argument("--only", default="", help="only routes with this in their path")
    given = parser.parse_args()
    asyncio.run(main(given.runs, given.over, given.crowd, given.only))

"""Bots share threads fairly: nobody waits for others' strong ones, hints come last, nobody thinks less."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from biberbau import effort
from biberbau.web.http.metrics import Metrics
from biberbau.web.play import bot_scheduler as module
from biberbau.web.play.bot_scheduler import BotScheduler, BusyError

from .browsing import PATIENCE


class Held:
    """Work that is done when it is let go; ``order`` is that in which it was begun."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.free = threading.Event()

    def work(self, name: str) -> Callable[[], str]:
        def thought() -> str:
            self.order.append(name)
            assert self.free.wait(PATIENCE)
            return name

        return thought


def quick(held: Held, name: str) -> Callable[[], str]:
    def thought() -> str:
        held.order.append(name)
        return name

    return thought


async def begun(held: Held, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(held.order) < count:
        assert time.monotonic() < until, held.order
        await asyncio.sleep(0.001)


def played(scene: Callable[[BotScheduler, Held], Any], threads: int = 1) -> Held:
    held = Held()

    async def whole() -> None:
        scheduler = BotScheduler(Metrics(), threads)
        try:
            await scene(scheduler, held)
        finally:
            held.free.set()
            scheduler.close()

    asyncio.run(whole())
    return held


def test_the_table_that_has_thought_least_comes_first() -> None:
    """One with four bots waits for another's single one, however early it asked."""

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        def slow() -> None:
            time.sleep(0.05)

        for _ in range(3):
            await scheduler.think("crowd", "game keen", slow)
        busy = asyncio.create_task(scheduler.think("else", "game keen", held.work("busy")))
        await begun(held, 1)
        asked = [
            asyncio.create_task(scheduler.think("crowd", "game keen", quick(held, "crowd"))) for _ in "123"
        ]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(scheduler.think("lone", "game keen", quick(held, "lone"))))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(busy, *asked)

    assert played(scene).order == ["busy", "lone", "crowd", "crowd", "crowd"]


def test_hints_come_after_bots() -> None:
    async def scene(scheduler: BotScheduler, held: Held) -> None:
        busy = asyncio.create_task(scheduler.think("a", "game keen", held.work("busy")))
        await begun(held, 1)
        asked = [asyncio.create_task(scheduler.think("b", "game strong", quick(held, "hint"), hint=True))]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(scheduler.think("b", "game keen", quick(held, "bot"))))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(busy, *asked)

    assert played(scene).order == ["busy", "bot", "hint"]


def test_a_hint_that_nobody_waits_for_is_never_thought_about() -> None:
    async def scene(scheduler: BotScheduler, held: Held) -> None:
        busy = asyncio.create_task(scheduler.think("a", "game keen", held.work("busy")))
        await begun(held, 1)
        gone = asyncio.create_task(scheduler.think("b", "game strong", quick(held, "gone"), hint=True))
        await asyncio.sleep(0)
        gone.cancel()
        stays = asyncio.create_task(scheduler.think("b", "game strong", quick(held, "stays"), hint=True))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(busy, stays)
        assert gone.cancelled()

    assert played(scene).order == ["busy", "stays"]


def test_one_hint_too_many_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HINTS_WAITING", 2)

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        busy = asyncio.create_task(scheduler.think("a", "game keen", held.work("busy")))
        await begun(held, 1)
        asked = [
            asyncio.create_task(scheduler.think("b", "game strong", quick(held, "hint"), hint=True))
            for _ in "12"
        ]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await scheduler.think("c", "game strong", quick(held, "hint"), hint=True)
        bot = asyncio.create_task(scheduler.think("c", "game keen", quick(held, "bot")))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(busy, bot, *asked)

    assert played(scene).order == ["busy", "bot", "hint", "hint"]


def test_one_thread_is_left_to_short_thoughts() -> None:
    """Four strong bots are at it: a keen one still begins at once."""

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        scheduler._took["game strong"] = 2 * module.LONG
        strong = [
            asyncio.create_task(scheduler.think(f"table {n}", "game strong", held.work("strong")))
            for n in range(4)
        ]
        await begun(held, 1)
        assert await scheduler.think("other", "game keen", quick(held, "keen")) == "keen"
        assert held.order == ["strong", "keen"]
        held.free.set()
        await asyncio.gather(*strong)

    assert played(scene, threads=2).order == ["strong", "keen", "strong", "strong", "strong"]


def test_an_error_reaches_only_the_caller_that_asked() -> None:
    async def scene(scheduler: BotScheduler, held: Held) -> None:
        def fails() -> None:
            raise ValueError("no such card")

        with pytest.raises(ValueError, match="no such card"):
            await scheduler.think("a", "game keen", fails)
        assert await scheduler.think("a", "game keen", quick(held, "next")) == "next"

    assert played(scene).order == ["next"]


def test_what_comes_last_rests_while_others_think() -> None:
    """It has a thread of its own, goes on only while no other one thinks, and gives way between two slices."""

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        slices, goes = list[int](), threading.Event()

        def long() -> str:
            for number in range(1000):
                effort.spend("ply")
                slices.append(number)
                if number == 9:
                    goes.set()
                    held.free.wait(PATIENCE)
            return "done"

        last = asyncio.create_task(scheduler.think("lab", "game laboratory", long, last=True))
        await asyncio.to_thread(goes.wait, PATIENCE)
        assert len(scheduler) == 0  # nobody waits
        stops = threading.Event()

        def short() -> int:
            held.free.set()  # the other may go on as far as its next slice
            stops.wait(0.1)
            return len(slices)

        seen = await scheduler.think("table", "game keen", short)
        assert seen <= 11 and not last.done()
        assert await last == "done" and len(slices) == 1000

    played(scene, threads=2)


def test_what_comes_last_waits_for_all_that_were_there_before() -> None:
    async def scene(scheduler: BotScheduler, held: Held) -> None:
        bot = asyncio.create_task(scheduler.think("table", "game keen", held.work("bot")))
        await begun(held, 1)
        last = asyncio.create_task(scheduler.think("lab", "game laboratory", quick(held, "last"), last=True))
        hint = asyncio.create_task(scheduler.think("hint", "game hint", quick(held, "hint"), hint=True))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(bot, last, hint)

    assert played(scene).order == ["bot", "hint", "last"]


def test_somebody_who_leaves_takes_along_what_rests() -> None:
    async def scene(scheduler: BotScheduler, held: Held) -> None:
        goes, ended = threading.Event(), threading.Event()

        def long() -> None:
            try:
                goes.set()
                while True:
                    effort.spend("ply")
            finally:
                ended.set()

        last = asyncio.create_task(scheduler.think("lab", "game laboratory", long, last=True))
        await asyncio.to_thread(goes.wait, PATIENCE)
        bot = asyncio.create_task(scheduler.think("table", "game keen", held.work("bot")))
        await begun(held, 1)
        last.cancel()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        held.free.set()
        await bot

    played(scene, threads=2)

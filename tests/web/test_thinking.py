"""What requests have thought: bounded, paid for, given up when the person who asks leaves; tables wake in between."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from biberbau import effort
from biberbau.web.domain.messages import RefusedError
from biberbau.web.http.metrics import Metrics
from biberbau.web.http.requests import Cookies
from biberbau.web.play import bot_scheduler as module
from biberbau.web.play import thinking_costs as costs_module
from biberbau.web.play.bot_scheduler import BotScheduler, BusyError
from biberbau.web.play.thinking import Thinking
from biberbau.web.play.thinking_costs import ASKED, Allowance, Asker, Costs, Purse

from .browsing import PATIENCE
from .scenes import played_out
from .test_bot_scheduler import Held, begun, quick

COOKIES = Cookies(b"k" * 32)


def request(address: str = "203.0.113.5", token: str = "", left: asyncio.Event | None = None) -> Request:
    """A request from an address, by a program that shows a token, or nobody; it ends when ``left`` says so."""
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    path = "/api/bot/games" if token else "/analyse/hands"

    async def receive() -> Message:
        await (left or asyncio.Event()).wait()
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": (address, 1)}
    return Request(scope, receive)


async def with_thinkers(
    scene: Callable[[BotScheduler, Held], Any], threads: int, costs: Costs | None = None
) -> Held:
    held, scheduler = Held(), BotScheduler(Metrics(), threads, costs)
    try:
        await scene(scheduler, held)
    finally:
        held.free.set()
        scheduler.close()
    return held


def test_tables_that_wake_and_bots_take_turns() -> None:
    """However many bots wait, a table that wakes is second at most; however many wake, bots go on."""

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        asked = [asyncio.ensure_future(scheduler.think("a", "game keen", held.work("busy")))]
        await begun(held, 1)
        for n in range(4):
            asked.append(asyncio.ensure_future(scheduler.think(f"b{n}", "game keen", quick(held, "bot"))))
        for n in range(3):
            wakes = scheduler.think(f"w{n}", "game wake", quick(held, "wake"), wakes=True)
            asked.append(asyncio.ensure_future(wakes))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(*asked)

    order = played_out(with_thinkers(scene, 1)).order
    assert order == ["busy", "wake", "bot", "wake", "bot", "wake", "bot", "bot"]


def test_what_somebody_asks_for_leaves_a_thread_to_bots() -> None:
    """Also where nobody knows yet how long it takes."""

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        asked = [
            asyncio.ensure_future(scheduler.think(f"p{n}", "game hands", held.work("hands"), hint=True))
            for n in range(3)
        ]
        await begun(held, 1)
        assert await scheduler.think("table", "game keen", quick(held, "bot")) == "bot"
        assert held.order == ["hands", "bot"]
        held.free.set()
        await asyncio.gather(*asked)

    assert played_out(with_thinkers(scene, 2)).order == ["hands", "bot", "hands", "hands"]


def test_one_person_does_not_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HINTS_EACH", 2)

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        asked = [asyncio.ensure_future(scheduler.think("x", "game hands", held.work("x"), hint=True))]
        await begun(held, 1)
        for _ in range(2):
            asked.append(
                asyncio.ensure_future(scheduler.think("x", "game hands", quick(held, "x"), hint=True))
            )
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await scheduler.think("x", "game hands", quick(held, "x"), hint=True)
        asked.append(asyncio.ensure_future(scheduler.think("y", "game hands", quick(held, "y"), hint=True)))
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(*asked)

    assert sorted(played_out(with_thinkers(scene, 1)).order) == ["x", "x", "x", "y"]


def test_a_thought_ends_between_two_slices_when_its_reader_leaves() -> None:
    """Not only what waits: also what has begun."""
    running, ended = threading.Event(), threading.Event()

    def without_end() -> None:
        try:
            while True:
                running.set()
                effort.spend("world")
        finally:
            ended.set()

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        left = asyncio.Event()
        waits = asyncio.ensure_future(Thinking(scheduler).of(request(left=left), "game hands", without_end))
        assert await asyncio.to_thread(running.wait, PATIENCE)
        left.set()
        with pytest.raises(ClientDisconnect):
            await waits
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        assert await scheduler.think("a", "game keen", quick(held, "next")) == "next"

    played_out(with_thinkers(scene, 1))


def test_a_purse_holds_a_number_of_seconds_and_fills_by_itself() -> None:
    purse = Purse(Allowance(10.0, 0.5))
    assert purse.wait("anna", 4.0, 100.0) == 0
    purse.take("anna", 8.0, 100.0)
    assert purse.wait("anna", 4.0, 100.0) == 4.0 and purse.wait("ben", 4.0, 100.0) == 0
    assert purse.wait("anna", 4.0, 104.0) == 0
    purse.take("anna", -3.0, 100.0)  # it took less than was foreseen
    assert purse.wait("anna", 4.0, 100.0) == 0
    assert purse.wait("ben", 1000.0, 100.0) == 0  # what is dearer than all there is may still be asked for


def test_what_a_purse_remembers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs_module, "KEPT", 100)
    purse = Purse(Allowance(1.0, 1.0))
    for number in range(1000):
        purse.take(str(number), 5.0, 100.0)
    assert len(purse._whole_at) <= 100 and purse.wait("999", 0.5, 100.0) > 0


def test_people_without_a_cookie_share_what_their_address_has() -> None:
    """Programs and people have their own; this machine's own address is one, too."""
    assert Asker(request(), COOKIES).name == Asker(request(), COOKIES).name == "net 203.0.113.5"
    assert Asker(request("198.51.100.7"), COOKIES).name != Asker(request(), COOKIES).name
    assert Asker(request("127.0.0.1"), COOKIES).name == "net here"
    assert Asker(request(token="bb_one"), COOKIES).name != Asker(request(token="bb_two"), COOKIES).name


def test_thinking_is_refused_by_what_it_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who has used up their share is told when to ask again; others, and tables that wake, are not refused."""
    clock = [1000.0]
    monkeypatch.setattr(costs_module, "clock", lambda: clock[0])
    costs = Costs(COOKIES)

    async def asks(scheduler: BotScheduler, who: Request, **more: bool) -> object:
        ASKED.set(who)
        return await scheduler.think("", "game hands", lambda: "found", **more)

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        assert await asks(scheduler, request(), hint=True) == "found"
        own = costs_module.SHARES["thinking"][0]
        costs.take("thinking", Asker(request(), COOKIES), own.burst)
        with pytest.raises(RefusedError) as refusal:
            await asks(scheduler, request(), hint=True)
        assert (refusal.value.status, refusal.value.key) == (429, "thought-own")
        assert 0 < refusal.value.retry_after <= 2
        assert await asks(scheduler, request(), wakes=True) == "found"
        assert await asks(scheduler, request(token="bb_somebody"), hint=True) == "found"
        assert await asks(scheduler, request("198.51.100.7"), hint=True) == "found"
        clock[0] += 10
        assert await asks(scheduler, request(), hint=True) == "found"

    played_out(with_thinkers(scene, 1, costs))


def test_a_network_with_many_cookies_has_one_share_too() -> None:
    costs = Costs(COOKIES)
    whole = costs_module.SHARES["thinking"][1].burst
    for number in range(12):
        costs.take("thinking", Asker(request(token=f"bb_{number}"), COOKIES), whole / 12)
    with pytest.raises(RefusedError) as refusal:
        costs.check("thinking", Asker(request(token="bb_fresh"), COOKIES), 0.5)
    assert refusal.value.key == "thought-network"
    costs.check("thinking", Asker(request("198.51.100.7", "bb_fresh"), COOKIES), 0.5)


def test_what_was_set_aside_and_never_thought_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that was given up before its turn costs nothing."""
    monkeypatch.setattr(costs_module, "clock", lambda: 1000.0)
    costs = Costs(COOKIES)

    async def scene(scheduler: BotScheduler, held: Held) -> None:
        busy = asyncio.ensure_future(scheduler.think("a", "game keen", held.work("busy")))
        await begun(held, 1)
        ASKED.set(request())
        waits = asyncio.ensure_future(scheduler.think("", "game hands", quick(held, "never"), hint=True))
        await asyncio.sleep(0)
        own = costs._purses["thinking"][0]
        assert own._whole_at["net 203.0.113.5"] > 1000.0
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        held.free.set()
        await busy
        assert own._whole_at["net 203.0.113.5"] == 1000.0

    assert played_out(with_thinkers(scene, 1, costs)).order == ["busy"]

"""Questions with a clock: silence is an answer, for everyone after the same time, and an answer ends the wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biberbau.match import Game
from biberbau.web import render
from biberbau.web.bots import Bots
from biberbau.web.forms import Setup
from biberbau.web.hub import Hub
from biberbau.web.store import Record, Store
from biberbau.web.tables import Tables, Turn
from biberbau.web.windows import Windows

from .browsing import PATIENCE


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    yield Tables(store)
    store.close()


def played_out(scene: Coroutine[Any, Any, None]) -> None:
    """Run a scene on an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, scene).result()


def waiting(tables: Tables, fits: Callable[[Turn], bool], *levels: str) -> Record:
    """A table of people, and bots after them, that waits for a decision of a person's."""
    for seed in range(60):
        dice = np.random.default_rng(seed)
        game = Game.of("frantic", {"players": 3})
        record = tables.create("a", Setup("Anna", game, ("open", *(levels or ("open",))), str(seed)))
        tables.join(record.id, "b", "Ben")
        if not levels:
            tables.join(record.id, "c", "Cem")
        tables.start(record.id, "a")
        for _ in range(120):
            record = tables.read(record.id)
            turn = tables.turn(record, False)
            if turn is None:
                break
            if record.seats[turn.seat].kind == "human" and fits(turn):
                return record
            tables.play(record, turn.seat, [turn.view.legal[int(dice.integers(len(turn.view.legal)))]])
    raise AssertionError("there is no such moment")


def asked(turn: Turn) -> bool:
    return render.unanswered(turn.view) == "pass"


def could_answer(turn: Turn) -> bool:
    return asked(turn) and len(turn.view.legal) > 1


def helpless(turn: Turn) -> bool:
    return asked(turn) and len(turn.view.legal) == 1


@pytest.mark.parametrize("fits", [could_answer, helpless])
def test_silence_is_an_answer_after_the_same_time_for_all(
    tables: Tables, fits: Callable[[Turn], bool]
) -> None:
    record = waiting(tables, fits)

    async def scene() -> None:
        windows = Windows(0.3)
        bots = Bots(tables, Hub(), lambda game: True, (0.0, 0.0), windows)
        began = time.monotonic()
        await bots.resume()
        try:
            while tables.read(record.id).number == record.number:
                assert time.monotonic() < began + PATIENCE
                await asyncio.sleep(0.01)
            assert time.monotonic() - began >= 0.3
        finally:
            await bots.close()

    played_out(scene())
    after = tables.read(record.id)
    with tables.matches.at(after) as match:
        assert match.history[record.number].notation == "pass"


def test_an_answer_ends_the_wait(tables: Tables) -> None:
    record = waiting(tables, asked, "relaxed")
    turn = tables.turn(record, False)
    assert turn is not None

    async def scene() -> None:
        windows = Windows(1000.0)
        bots = Bots(tables, Hub(), lambda game: True, (0.0, 0.0), windows)
        await bots.resume()
        try:
            await asyncio.sleep(0.05)
            at, began = tables.read(record.id), time.monotonic()
            assert at.number == record.number
            while (now := tables.turn(at, False)) is not None and not set(at.actors[record.number :]) & {2}:
                assert time.monotonic() < began + PATIENCE
                if at.seats[now.seat].kind == "human":
                    tables.play(at, now.seat, [now.view.legal[-1]])
                    bots.poke(at.id)
                await asyncio.sleep(0.01)
                at = tables.read(record.id)
            assert set(at.actors[record.number :]) & {2}  # the bot has had its turn
        finally:
            await bots.close()

    played_out(scene())


def test_other_questions_have_no_clock(tables: Tables) -> None:
    record = waiting(tables, lambda turn: not asked(turn))

    async def scene() -> None:
        windows = Windows(0.0)
        bots = Bots(tables, Hub(), lambda game: True, (0.0, 0.0), windows)
        await bots.resume()
        await asyncio.sleep(0.2)
        await bots.close()

    played_out(scene())
    assert tables.read(record.id).number == record.number


def test_the_clock_goes_on_when_somebody_looks_again(tables: Tables) -> None:
    record = waiting(tables, asked)
    windows = Windows(6.0)
    assert windows.gone(record) < 1.0
    time.sleep(0.05)
    gone = windows.gone(record)
    assert gone >= 0.05
    assert windows.gone(record.ahead([0], 0)) < gone  # another question, another clock
    windows.close(record.id)
    assert windows.gone(record) < gone

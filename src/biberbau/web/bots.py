"""What happens at a table without anybody doing it: bots play, in threads of their own, from what their seats can see,
what is forced is done, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import random
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from starlette.concurrency import run_in_threadpool

from ..bots import LEVELS, level
from ..kernel.actions import Action
from .hub import Hub
from .messages import RefusedError
from .store import Record
from .tables import Tables, Turn
from .windows import Window, Windows, moving, now

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a bot that failed tries again: the first time, and at most."""

HINTS = 256
"""How many hints are kept, for players who look again."""


MEASURED = 64
"""For each level in each game, this many of its latest answers tell how long one takes."""


def choose(turn: Turn, name: str) -> Action:
    """What a bot of that level does in that turn."""
    return level(name, turn.view.game).choose(turn.view, turn.rng_seed)


class Bots:
    """Plays the bots' seats of all tables. Lives on the event loop; thinking happens in threads."""

    def __init__(
        self,
        tables: Tables,
        hub: Hub,
        ready: Callable[[str], bool],
        delay: tuple[float, float],
        windows: Windows,
    ) -> None:
        self._tables = tables
        self._hub = hub
        self._ready = ready
        self._delay = delay
        self._windows = windows
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wanted: set[str] = set()
        self._took: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=MEASURED))
        self._hints: dict[tuple[str, str, int], asyncio.Task[str]] = {}
        self._paused: set[str] = set()

    async def resume(self) -> None:
        """Go on at every running table, as after a restart."""
        for table_id in await run_in_threadpool(self._tables.store.tables_that_move, moving()):
            self.poke(table_id)

    def poke(self, table_id: str) -> None:
        """A table changed: if a bot is to act there, or somebody without a choice, that is done; clocks run."""
        self._wanted.add(table_id)
        self._windows.wake(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    def pause(self, record: Record, on: bool) -> None:
        """Let the bots of a table wait, or go on: whoever is asked then has the whole time. A restart forgets it."""
        if on and record.status == "playing":
            self._paused.add(record.id)
        else:
            self._paused.discard(record.id)
            self._windows.reopen(record.id)

    def paused(self, table_id: str) -> bool:
        """Whether the bots of a table wait."""
        return table_id in self._paused

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._tasks.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str) -> None:
        pause = FIRST_PAUSE
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                try:
                    while await self._move(table_id):
                        pause = FIRST_PAUSE
                except RefusedError as refusal:
                    if refusal.status != 409:
                        log.warning("no bot can play at table %s: %s", table_id, refusal)
                        continue
                    self._wanted.add(table_id)  # the table changed under the bot: look again
                    continue
                except Exception:  # a bot's own error must not end the game
                    log.exception("a bot failed at table %s; it tries again in %.0f s", table_id, pause)
                    self._wanted.add(table_id)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[table_id]

    async def _move(self, table_id: str) -> bool:
        """One decision of a bot, or of somebody who has no choice; False when somebody else is to act."""
        record = await run_in_threadpool(self._tables.read, table_id)
        if not self._ready(record.game) or record.id in self._paused:
            return False
        asked = await run_in_threadpool(self._tables.asked, record)
        if asked:
            return await self._ask(record, asked)
        self._windows.close(table_id)
        turn = await run_in_threadpool(self._tables.turn, record)
        if turn is None:
            return False
        if record.seats[turn.seat].kind == "bot":
            looks = all(action.word in turn.view.game.kind.enough for action in turn.view.legal)
            pause = asyncio.create_task(asyncio.sleep(0.0 if looks else random.uniform(*self._delay)))
            actions = await self._decide(turn, record.seats[turn.seat].level)
            await pause
            if record.id in self._paused:
                return False
        else:
            actions = list(await run_in_threadpool(self._tables.forced, record))
            if not actions:
                return False
            await asyncio.sleep(self._delay[1])  # time to see that there is no choice
        await run_in_threadpool(self._tables.play, record, [(turn.seat, action) for action in actions])
        self._hub.notify(table_id)
        return True

    async def _ask(self, record: Record, asked: Sequence[Turn]) -> bool:
        """A question with a clock: all answers are given when its time is over. False if the table changed first."""
        window = self._windows.at(record)
        for turn in asked:
            seat = record.seats[turn.seat]
            if seat.kind == "bot" and turn.seat not in window.answers:
                window.answers[turn.seat] = await self._answer(turn, seat.level)
        if window.thought is None:
            window.thought = window.gone
        while (left := self._until_over(record, window, asked)) > 0:
            await window.wait(left)
            if record.id in self._wanted:
                return False
        window.over = True
        decisions = []
        for turn in asked:
            silence = turn.view.game.parse(turn.view.silence)
            decisions.append((turn.seat, window.answers.get(turn.seat, silence)))
            if decisions[-1][1] != silence:
                break  # what is thrown in may change what the others want: they are asked again
        await run_in_threadpool(self._tables.play, record, decisions)
        self._windows.close(record.id)
        self._hub.notify(record.id)
        return True

    def _until_over(self, record: Record, window: Window, asked: Sequence[Turn]) -> float:
        """How many seconds are left to answer a question. This depends on nothing that a card decides.

        Bots answer a whole number of pauses after the question, at the first such moment when all have thought. People
        have the time on the clock. Where only one sits at the table, nobody could learn anything from when they answer,
        so only a choice is waited for.
        """
        pause, thought = self._delay[0], window.thought or 0.0
        bots = max(1, math.ceil(thought / pause)) * pause if pause else thought
        people = [turn for turn in asked if record.seats[turn.seat].kind == "human"]
        alone = sum(seat.kind == "human" for seat in record.seats) == 1
        waits = bool(people) and not (
            alone and (people[0].seat in window.answers or self._windows.spared(record, people[0].view))
        )
        return max(bots, self._windows.seconds if waits else 0.0) - window.gone

    async def _answer(self, turn: Turn, name: str) -> Action:
        """A bot's answer. Where it has no choice, it takes as long as one that had a choice."""
        took, began = self._took[f"{turn.record.game} {name}"], now()
        if len(turn.view.legal) == 1:
            await asyncio.sleep(random.choice(took) if took else 0.0)
            return turn.view.legal[0]
        answer = await self._think(turn, name)
        took.append(now() - began)
        return answer

    async def _think(self, turn: Turn, name: str) -> Action:
        return await asyncio.get_running_loop().run_in_executor(self._threads, choose, turn, name)

    async def _decide(self, turn: Turn, name: str) -> list[Action]:
        """A whole decision: an action, and those that complete it where it is only part of one."""
        actions = [await self._think(turn, name)]
        while actions[-1].word in turn.view.game.kind.parts:
            ahead = turn.record.ahead([action.id for action in actions], turn.seat)
            follows = await run_in_threadpool(self._tables.turn, ahead)
            assert follows is not None and follows.seat == turn.seat
            actions.append(await self._think(follows, name))
        return actions

    # ----------------------------------------------------------------------------------------------- hints

    def hint(self, record: Record, seat: int | None) -> str | None:
        """The hint that this seat has asked for in this position."""
        task = None if seat is None else self._hints.get((record.id, record.stamp, seat))
        found = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and found else None

    async def find_hint(self, record: Record, seat: int) -> str:
        """What the strongest bot would do from that seat's own view; worked out once per position."""
        key = (record.id, record.stamp, seat)
        if key not in self._hints:
            while len(self._hints) >= HINTS:
                self._hints.pop(next(iter(self._hints))).cancel()
            self._hints[key] = asyncio.create_task(self._advise(record, seat))
        try:
            return await asyncio.shield(self._hints[key])
        except Exception:
            self._hints.pop(key, None)  # the next request tries again
            raise

    async def _advise(self, record: Record, seat: int) -> str:
        turn: Turn | None = None
        for turn in await run_in_threadpool(self._tables.asked, record):
            if turn.seat == seat:
                break
        else:
            turn = await run_in_threadpool(self._tables.turn, record)
        if turn is None or turn.seat != seat:
            raise RefusedError(409, "no-hint")
        return ";".join(action.notation for action in await self._decide(turn, LEVELS[-1]))

"""The laboratory: reports that people ask for, made in the bots' threads after everything else or on a Ray cluster, kept
in ``lab_report``.

One of several processes on a database makes a report: it claims the row and renews the claim with every few blocks that
it stores. When a row has not been renewed for ``LEASE`` seconds, another process goes on from the stored blocks. Two at
once would do no harm: a block follows from the plan, and only the process named in the row may write.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request

from ...errors import BiberbauError, OptionError
from ...kernel.compiled import INTERPRETED
from ...lab.ray_process import AwayError
from ..domain.lab_plans import LabPlan
from ..domain.messages import RefusedError
from ..domain.records import StoreError
from ..domain.table_codes import fresh_id
from ..http.limits import is_own
from ..storage import lab_rows as sql
from ..storage.lab_rows import LabRow, ListedReport
from ..storage.store import Store
from .bot_scheduler import BotScheduler
from .lab_studies import Making, installed
from .thinking import busy
from .thinking_costs import ASKED

log = logging.getLogger(__name__)

ON, OFF, OWN = "on", "off", "own"
"""Who may use a server's laboratory: everybody, nobody, or people at the machine itself."""

SECONDS = 600.0
"""The most CPU seconds of one report, where others pay for them; at the machine itself there is no limit."""

EACH, EACH_KEPT = 2, 40
"""How many reports of one person are made at a time, and how many they may have in all."""

AT_ONCE, KEPT = 12, 4000
"""The same for everybody together."""

DAYS = 30
"""Days after which a report that nobody keeps is deleted."""

RUNNING = 3
"""At most this many reports are made at a time; each block is a thought of its own."""

LEASE, RENEWED, FIRST = 60.0, 3.0, 1.0
"""Seconds after which a claim that has not been renewed expires, between two renewals, and until the first one."""

TURN = 0.2
"""Seconds for which blocks are played in one go; the last one is finished."""

LOOKS = 3.0
"""Seconds between two searches for waiting reports."""

AGAIN = 20.0
"""Seconds after which a cluster that was away is tried again."""

CLEANING = 3600.0

COMPILERS_NICE = 10


@dataclass
class Job:
    """A report that this process makes; ``number``: of the row for its next finished blocks."""

    made: Making
    number: int


class CompilerError(BiberbauError, RuntimeError):
    """The code that a game's reports need cannot be compiled."""


class LostError(Exception):
    """A report that is not ours any more: it was deleted, or another process has claimed it."""


class Laboratory:
    """Makes reports. Lives on the event loop. ``ready``: whether a game is compiled; ``whose``: ``ON``, ``OFF`` or
    ``OWN``; ``ray``: the address of the cluster that plays, "" where the bots' threads do.
    """

    def __init__(
        self, store: Store, scheduler: BotScheduler, ready: Callable[[str], bool], whose: str, ray: str = ""
    ) -> None:
        self._store, self._scheduler, self._ready = store, scheduler, ready
        self._whose = whose if installed() else OFF
        self._seconds = SECONDS * scheduler.factor or None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._settles: dict[str, Callable[[float], None]] = {}
        self._jobs: dict[str, Job] = {}
        self._ray = ray
        self._away: dict[str, float] = {}
        self._compiled: dict[str, asyncio.Task[None]] = {}
        self._wakes = asyncio.Event()
        self._cleaned = 0.0

    # ------------------------------------------------------------------------------------------------ access

    def is_open_to(self, request: Request | None) -> bool:
        """Whether the person who asks may use it."""
        return self._whose == ON or (self._whose == OWN and request is not None and is_own(request))

    def check(self, request: Request) -> None:
        """A RefusedError where they may not use it."""
        if not self.is_open_to(request):
            here = is_own(request) and not installed()
            raise RefusedError(404, "lab-not-installed" if here else "lab-off")

    # ------------------------------------------------------------------------------------------------ reports

    def read(self, report_id: str) -> LabRow:
        """A report; a RefusedError when there is none."""
        found = self._row(report_id)
        if found is None:
            raise RefusedError(404, "lab-none")
        return found

    def _row(self, report_id: str) -> LabRow | None:
        with self._store.seen() as rows:
            return rows.one(sql.READ, report_id)

    def mine(self, player: str | None) -> list[ListedReport]:
        """A person's reports, the newest first."""
        if player is None:
            return []
        with self._store.seen() as rows:
            return rows.all(sql.MINE, player)

    async def ask_for(self, request: Request, plan: LabPlan, player: str) -> str:
        """Request a report; returns its id. A RefusedError where it is one too many."""
        pays = self._seconds is not None and not is_own(request)
        settles = self._scheduler.reserve("laboratory", self._seconds or 0.0) if pays else None
        report_id = fresh_id()
        try:
            await asyncio.to_thread(self._create, report_id, plan, player, self._seconds if pays else None)
        except (RefusedError, StoreError):
            if settles is not None:
                settles(0.0)
            raise
        if settles is not None:
            self._settles[report_id] = settles
        self._wakes.set()
        return report_id

    def _create(self, report_id: str, plan: LabPlan, player: str, budget: float | None) -> None:
        """Store a report if there is room for it: counting and creating are serialised across processes."""
        now = time.time()
        with self._store.changed() as rows:
            if not rows.plain:
                rows.run(sql.COUNTS_ALONE, sql.COUNTING)
            found: Any = rows.one(sql.COUNTS, player)
            if found.mine_open >= EACH:
                raise RefusedError(429, "lab-enough")
            if found.mine >= EACH_KEPT:
                raise RefusedError(409, "lab-full-own", most=EACH_KEPT)
            if found.open >= AT_ONCE or found.kept >= KEPT:
                raise busy("lab-busy")
            rows.run(sql.CREATE, report_id, player, "", plan.game.id, plan.text(), now, budget, now)

    async def stop(self, report_id: str, player: str) -> None:
        """Stop a person's report, with what has been played; nothing happens if it has ended."""
        await self._change(sql.STOP, report_id, player)
        self._away.pop(report_id, None)
        self._wakes.set()

    async def keep(self, report_id: str, player: str, title: str) -> None:
        """Keep a person's report under this title until they delete it."""
        await self._change(sql.KEEP, title, report_id, player)

    async def delete(self, report_id: str, player: str) -> None:
        """Delete a person's report, even one that is being made."""
        await self._change(sql.DELETE, report_id, player)

    async def _change(self, statement: Any, *values: str) -> None:
        row = await asyncio.to_thread(self.read, values[-2])
        if row.player != values[-1]:
            raise RefusedError(403, "lab-not-yours")

        def write() -> None:
            with self._store.changed() as rows:
                rows.run(statement, *values)

        await asyncio.to_thread(write)

    # ------------------------------------------------------------------------------------------------ making

    async def run(self) -> None:
        """Make waiting reports, as long as the server runs."""
        while self._whose != OFF:
            with suppress(StoreError):  # /healthz says so
                await self._look()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):
                    await self._wakes.wait()
            self._wakes.clear()

    async def _look(self) -> None:
        now = time.time()
        if now - self._cleaned > CLEANING:
            self._cleaned = now
            await asyncio.to_thread(self._clean, now)
        await asyncio.to_thread(self._settle)
        room = RUNNING - len(self._tasks)
        self._away = {report_id: until for report_id, until in self._away.items() if until > now}
        looked_at = RUNNING + len(self._tasks) + len(self._away)
        for report_id in await asyncio.to_thread(self._waiting, now, looked_at):
            if report_id not in self._tasks and report_id not in self._away and room > 0:
                room -= 1
                self._tasks[report_id] = asyncio.create_task(self._make(report_id))

    def _clean(self, now: float) -> None:
        with self._store.changed() as rows:
            rows.run(sql.CLEAN, now - DAYS * 86_400)

    def _left_behind(self, now: float) -> float:
        """The time before which claims have expired. A SQLite file belongs to one process, whose reports are in
        ``_tasks``.
        """
        return now + LEASE if self._store.sqlite else now - LEASE

    def _waiting(self, now: float, most: int) -> list[str]:
        with self._store.seen() as rows:
            return [row.id for row in rows.all(sql.WAITING, self._left_behind(now), most)]

    async def close(self) -> None:
        """Stop; stored blocks stay, and another process may go on at once."""
        tasks = [*self._tasks.values(), *self._compiled.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, report_id: str) -> None:
        try:
            if await asyncio.to_thread(self._claim, report_id):
                await self._play(report_id)
            self._wakes.set()
        except (LostError, StoreError):
            pass  # another process goes on from what is stored, or this one when the database is back
        except asyncio.CancelledError:
            with suppress(StoreError):
                await asyncio.to_thread(self._give_back, report_id)
            raise
        except AwayError as error:
            log.warning("a report of the laboratory waits: %s", error)
            self._away[report_id] = time.time() + AGAIN
            with suppress(StoreError, LostError):
                await asyncio.to_thread(self._wait, report_id)
        except Exception as error:  # a report's own error must not reach the games
            log.exception("the report %s failed", report_id)
            with suppress(StoreError, LostError):
                await asyncio.to_thread(self._failed, report_id, error)
        finally:
            del self._tasks[report_id]
            if (job := self._jobs.pop(report_id, None)) is not None:
                job.made.close()

    def _settle(self) -> None:
        """Give back the unused seconds that were set aside for reports that have ended, wherever they were made."""
        for report_id in [*self._settles]:
            row = self._row(report_id)
            if row is None:
                del self._settles[report_id]
            elif not row.open:
                self._settles.pop(report_id)(row.spent)

    def _claim(self, report_id: str) -> bool:
        now = time.time()
        with self._store.changed() as rows:
            claim = rows.run(sql.CLAIM, self._store.process, now, report_id, self._left_behind(now))
            return bool(claim.rowcount)

    def _give_back(self, report_id: str) -> None:
        """Release it to other processes, from the last finished block."""
        job, row = self._jobs.get(report_id), self._row(report_id)
        if row is None:
            return
        spent, fresh = (row.spent, []) if job is None else (job.made.spent, job.made.played())
        with self._store.changed() as rows:
            gave = rows.run(sql.GIVE_BACK, spent, report_id, self._store.process)
            if gave.rowcount and job is not None and fresh:
                rows.run(sql.ADD_BLOCKS, report_id, job.number, sql.packed(fresh))

    def _wait(self, report_id: str) -> None:
        """Say that the cluster is away, without its address, and let any process try it again."""
        job = self._jobs[report_id]
        self._save(report_id, job.made.progress() | {"away": True}, job)
        self._give_back(report_id)

    def _failed(self, report_id: str, error: Exception) -> None:
        reason = str(error) if isinstance(error, BiberbauError) else type(error).__name__
        with self._store.changed() as rows:
            row = rows.one(sql.READ, report_id)
            if row is not None:
                progress = json.dumps({"reason": reason[:400]})
                rows.run(
                    *(sql.END, "failed", time.time(), progress, row.spent, "", report_id),
                    self._store.process,
                )
                rows.run(sql.END_BLOCKS, report_id)

    async def _play(self, report_id: str) -> None:
        """Play a report's blocks from where it was left to its end."""
        row, (stored, number) = await asyncio.to_thread(self._stored, report_id)
        plan = LabPlan.read(row.game, row.plan)
        if plan.gone:
            named = ", ".join(f"{name}={value}".lower() for name, value in plan.gone.items())
            raise OptionError(
                f"{plan.game.kind.title} is no longer played with {named}; ask for it again without that"
            )
        if not row.stops:
            await self._compile(row.game, report_id)
        made = await self._think(row, partial(Making, plan, stored, row.spent, self._ray))
        job = self._jobs[row.id] = Job(made, number)
        await self._think(row, partial(made.some, 0.0))
        renewed, pause, away = time.monotonic(), FIRST, json.loads(row.progress).get("away", False)
        while not made.whole and not row.stops and (row.budget is None or made.spent < row.budget):
            await self._think(row, partial(made.some, TURN))
            if time.monotonic() - renewed > pause:
                progress = await self._think(row, made.progress) | {"away": away and not made.heard}
                row = await asyncio.to_thread(self._save, row.id, progress, job)
                renewed, pause = time.monotonic(), RENEWED
        status = "over" if made.whole else "enough" if row.stops else "budget"
        document = await self._think(row, made.document) if made.games else None
        progress = await self._think(row, made.progress)
        await asyncio.to_thread(self._end, row.id, status, progress, made.spent, document)

    async def _think(self, row: LabRow, work: Callable[[], Any]) -> Any:
        return await self._scheduler.think(f"lab-{row.player}", f"{row.game} laboratory", work, last=True)

    def _stored(self, report_id: str) -> tuple[LabRow, tuple[sql.Blocks, int]]:
        with self._store.seen() as rows:
            row = rows.one(sql.READ, report_id)
            if row is None:
                raise LostError
            return row, sql.finished(rows, report_id)

    def _save(self, report_id: str, progress: Any, job: Job) -> LabRow:
        """Store the blocks since the last time; returns the row then."""
        now, packed = time.time(), sql.packed(job.made.played())
        with self._store.changed() as rows:
            values = (now, now, json.dumps(progress), job.made.spent, report_id, self._store.process)
            if not rows.run(sql.SAVE, *values).rowcount:
                raise LostError
            rows.run(sql.ADD_BLOCKS, report_id, job.number, packed)
            row = rows.one(sql.READ, report_id)
        job.number += 1
        assert row is not None
        return row

    def _end(self, report_id: str, status: str, progress: Any, spent: float, document: Any) -> None:
        told = "" if document is None else json.dumps(document, separators=(",", ":"))
        with self._store.changed() as rows:
            values = (status, time.time(), json.dumps(progress), spent, told, report_id, self._store.process)
            if not rows.run(sql.END, *values).rowcount:
                raise LostError
            rows.run(sql.END_BLOCKS, report_id)

    # ------------------------------------------------------------------------------------------------ compiling

    async def _compile(self, game_id: str, report_id: str) -> None:
        """Compile what a game's reports need in a process of its own: a compiler here would block all pages."""
        while not self._ready(game_id):
            await asyncio.sleep(LOOKS)
            await asyncio.to_thread(self._renew, report_id)
        if INTERPRETED:
            return
        task = self._compiled.get(game_id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._compiled[game_id] = asyncio.create_task(_run_compiler(game_id))
        while not task.done():
            await asyncio.wait({task}, timeout=LEASE / 4)
            await asyncio.to_thread(self._renew, report_id)
        await task

    def _renew(self, report_id: str) -> None:
        now = time.time()
        with self._store.changed() as rows:
            row = rows.one(sql.READ, report_id)
            if row is None:
                raise LostError
            values = (now, now, row.progress, row.spent, report_id, self._store.process)
            if not rows.run(sql.SAVE, *values).rowcount:
                raise LostError


async def _run_compiler(game_id: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "biberbau.lab.report.warm", game_id),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, COMPILERS_NICE)
    try:
        _, said = await process.communicate()
    except BaseException:
        if process.returncode is None:
            process.kill()
            await process.wait()
        raise
    if process.returncode:
        lines = said.decode(errors="replace").strip().splitlines()
        raise CompilerError(lines[-1] if lines else f"the compiler ended with status {process.returncode}")


IN_MENU: ContextVar[Laboratory | None] = ContextVar("laboratory", default=None)
"""The laboratory that is in the menu of pages drawn for this request."""


def offered() -> bool:
    """Whether the person whose page is being drawn may use the laboratory."""
    laboratory = IN_MENU.get()
    return laboratory is not None and laboratory.is_open_to(ASKED.get())

"""The first compile, in the background: in processes of its own, then loaded from the cache into this one.

Until then the games' rules run as ordinary Python (``kernel/at_once.py``): quick enough for people and relaxed bots,
but not for searches. A game that cannot be compiled stays as it is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from starlette.concurrency import run_in_threadpool

from ...games import kind
from ...kernel.at_once import call_compiled, call_in_python, fetching
from ...kernel.compiled import INTERPRETED
from ...warm import is_kept, warm_bots, warm_rules
from ..domain.messages import WARMING, RefusedError

TOGETHER = "BIBERBAU_TOGETHER"
"""The variable that names the folder in which the workers of one server tell each other which games are compiled, for
one start.
"""

log = logging.getLogger(__name__)

NICE = 10
"""How much lower than the pages' a compiler's priority is (nice)."""

PAUSES = (5.0, 30.0)
"""Seconds until each new try of a game that failed."""

MOST_AT_A_TIME = 4
"""At most this many compilers run at a time: each needs up to a gigabyte of memory."""

DONE, LOOK_AGAIN = "done", 0.5
"""The last line of a compiler's file, and how often a worker that waits for it looks, in seconds."""


@dataclass(frozen=True)
class Warmth:
    """The progress of a game: ``step`` is "waiting", "rules", "bots", "loading", "ready", "again" or "failed"."""

    game_id: str
    step: str = "waiting"
    reason: str = ""
    kept: bool = False
    """Whether it has been compiled before."""

    @property
    def ready(self) -> bool:
        """Whether its rules and bots are compiled."""
        return self.step == "ready"

    @property
    def soon(self) -> bool:
        """Whether it is a matter of seconds, for which a bot may well wait."""
        return self.step == "loading" or (self.kept and self.step in ("waiting", "rules", "bots"))

    @property
    def failed(self) -> bool:
        """Whether compiling has failed."""
        return self.step == "failed"


def at_a_time(games: int) -> int:
    """The number of games that are compiled at a time; one core stays for the pages."""
    return max(1, min(games, (os.cpu_count() or 1) - 1, MOST_AT_A_TIME))


def _rules(game_id: str) -> Path:
    """One of the files of a game's rules."""
    return Path(str(kind(game_id).rules.__file__))


def _load(game_id: str) -> None:
    """Load the compiled code from the cache."""
    with fetching():
        warm_rules(game_id)
        if not INTERPRETED:  # interpreted, the strong bot thinks for minutes
            warm_bots(game_id)


class Warmer:
    """Compiles the games, several at a time where there are cores for it, and calls ``changed`` at every step."""

    def __init__(self, game_ids: Sequence[str], changed: Callable[[], None]) -> None:
        self._states = {game_id: Warmth(game_id, kept=is_kept(game_id)) for game_id in game_ids}
        self._waiting = list(game_ids)
        self._failures = dict.fromkeys(game_ids, 0)
        self._changed = changed

    def state(self, game_id: str) -> Warmth:
        """The progress of that game."""
        return self._states[game_id]

    def asked_for(self, game_id: str) -> Warmth:
        """The progress of a game that somebody plays; if it is waiting, it comes next."""
        if game_id in self._waiting:
            self._waiting.remove(game_id)
            self._waiting.insert(0, game_id)
        return self.state(game_id)

    def is_ready(self, game_id: str) -> bool:
        """Whether the rules and bots of a game are compiled."""
        return self.state(game_id).ready

    def check_ready(self, game_id: str) -> None:
        """A RefusedError while the bots of a game, and what else searches, are still being compiled."""
        warmth = self.asked_for(game_id)
        if not warmth.ready:
            raise RefusedError(409, WARMING[warmth.step], title=kind(game_id).title, reason=warmth.reason)

    def _set(self, game_id: str, step: str, reason: str = "") -> None:
        self._states[game_id] = Warmth(game_id, step, reason, self.state(game_id).kept)
        self._changed()

    def begin(self) -> None:
        """From now on all games can be played, as ordinary Python."""
        for game_id in self._states:
            call_in_python(_rules(game_id))

    def end(self) -> None:
        """From now on calls of rules compile them."""
        for game_id in self._states:
            call_compiled(_rules(game_id))

    async def run(self) -> AsyncIterator[str]:
        """Compile all games; yields each that is now compiled."""
        done: asyncio.Queue[str] = asyncio.Queue()
        workers = [asyncio.create_task(self._work(done)) for _ in range(at_a_time(len(self._waiting)))]
        try:
            for _ in self._states:
                game_id = await done.get()
                if self.state(game_id).ready:
                    yield game_id
        finally:
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self, done: asyncio.Queue[str]) -> None:
        """Compile waiting games one after the other; a game that failed is tried again after the others and a pause."""
        while self._waiting:
            game_id = self._waiting.pop(0)
            failures = self._failures[game_id]
            if failures:
                await asyncio.sleep(PAUSES[failures - 1])
            reason = await self._warm(game_id)
            if reason is None:
                call_compiled(_rules(game_id))
                self._set(game_id, "ready")
            elif failures < len(PAUSES):
                self._failures[game_id] += 1
                self._set(game_id, "again", reason)
                self._waiting.append(game_id)
                continue
            else:
                self._set(game_id, "failed", reason)
            done.put_nowait(game_id)

    async def _warm(self, game_id: str) -> str | None:
        """Compile a game and load it; returns the reason if it fails."""
        try:
            if not INTERPRETED:
                await self._compile(game_id)
            self._set(game_id, "loading")
            await run_in_threadpool(_load, game_id)
        except Exception as error:  # a compiler can raise anything: this game waits, the others go on
            log.exception("warming failed", extra={"game": game_id})
            return str(error) or type(error).__name__
        return None

    async def _compile(self, game_id: str) -> None:
        """Compile a game in a process of its own; one of several workers does it, and the others repeat its progress."""
        folder = os.environ.get(TOGETHER)
        if folder is None:
            await self._run_compiler(game_id)
            return
        import fcntl  # only systems with this have workers

        with (Path(folder) / game_id).open("a+") as told:
            while True:
                try:
                    fcntl.flock(told, fcntl.LOCK_EX | fcntl.LOCK_NB)  # released when its holder ends
                    break
                except BlockingIOError:
                    self._repeat(game_id, told)
                    await asyncio.sleep(LOOK_AGAIN)
            if self._repeat(game_id, told) != DONE:
                await self._run_compiler(game_id, told)
                print(DONE, file=told, flush=True)

    def _repeat(self, game_id: str, told: TextIO) -> str:
        """Repeat the last step that the compiling worker has written; "" before the first."""
        told.seek(0)
        lines = told.read().splitlines()
        if lines and lines[-1] != DONE and lines[-1] != self.state(game_id).step:
            self._set(game_id, lines[-1])
        return lines[-1] if lines else ""

    async def _run_compiler(self, game_id: str, told: TextIO | None = None) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "biberbau.warm", game_id,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        assert process.stdout is not None and process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        try:
            async for line in process.stdout:
                self._set(game_id, line.decode().strip())
                if told is not None:
                    print(line.decode().strip(), file=told, flush=True)
            status = await process.wait()
            lines = (await errors).decode(errors="replace").strip().splitlines()
        except BaseException:
            errors.cancel()
            if process.returncode is None:
                process.kill()
                await process.wait()
            raise
        if status:
            raise RuntimeError(lines[-1] if lines else f"the compiling process ended with status {status}")
        if not is_kept(game_id):
            log.warning("the cache of compiled code cannot be written", extra={"game": game_id})

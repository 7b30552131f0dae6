"""The first compile, out of the way: in a process of its own, then once through the cache in this one."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool

from ..games import kind
from ..kernel.compiled import INTERPRETED
from ..warm import warm_bots, warm_rules
from .messages import say

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Warmth:
    """How far a game is: ``step`` is "waiting", "rules", "bots", "loading", "ready" or "failed"."""

    game_id: str
    step: str = "waiting"
    reason: str = ""

    @property
    def ready(self) -> bool:
        """Whether it can be played at once."""
        return self.step == "ready"

    @property
    def failed(self) -> bool:
        """Whether it cannot be played at all."""
        return self.step == "failed"

    def text(self, lang: str) -> str:
        """The progress in words; empty when ready."""
        if self.ready:
            return ""
        return say(lang, f"warm-{self.step}", title=kind(self.game_id).title, reason=self.reason)


class Warmer:
    """Warms the games one after the other and calls ``changed`` at every step."""

    def __init__(self, game_ids: Sequence[str], changed: Callable[[], None]) -> None:
        self._states = {game_id: Warmth(game_id) for game_id in game_ids}
        self._changed = changed

    def state(self, game_id: str) -> Warmth:
        """How far that game is."""
        return self._states[game_id]

    def _set(self, game_id: str, step: str, reason: str = "") -> None:
        self._states[game_id] = Warmth(game_id, step, reason)
        self._changed()

    async def run(self) -> AsyncIterator[str]:
        """Warm all games; yields each that can now be played."""
        for game_id in self._states:
            try:
                if not INTERPRETED:
                    await self._compile(game_id)
                self._set(game_id, "loading")
                await run_in_threadpool(warm_rules, game_id)
                await run_in_threadpool(warm_bots, game_id)
            except Exception as error:  # whatever a compiler can raise: this game waits, the others go on
                log.exception("warming %s failed", game_id)
                self._set(game_id, "failed", str(error) or type(error).__name__)
            else:
                self._set(game_id, "ready")
                yield game_id

    async def _compile(self, game_id: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "biberbau.warm", game_id,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        try:
            async for line in process.stdout:
                self._set(game_id, line.decode().strip())
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

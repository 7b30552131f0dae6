"""Says on standard error that a game is being compiled: without a word a program would seem to hang.

It listens to Numba's own events, so a line comes only where something really is compiled, not loaded from the cache.
"""

from __future__ import annotations

import sys
import threading
import time
from functools import cache
from typing import Any

from numba.core import event

from ..games import game_ids, kind
from ..kernel.code_cache import cache_root
from ..kernel.compiled import INTERPRETED

PATIENCE = 1.5
"""Seconds after which a person wonders."""

_PARTS = {"turning": "single steps", "stepping": "batches", "random_play": "random games", "soak": "the soak"}
"""What a template's functions are for; all else belongs to a game's rules."""


class Announcer(event.Listener):  # type: ignore[misc]
    """A line for each game and part that takes more than a moment, and another one when it is done."""

    def __init__(self) -> None:
        self._depth = (
            0  # Numba compiles under a lock of its own: what begins in between is a part of the first
        )
        self._told: set[str] = set()
        self._timer: threading.Timer | None = None
        self._what = ""
        self._began = 0.0

    def on_start(self, event: event.Event) -> None:
        """A function begins to be compiled."""
        self._depth += 1
        what = compiled_thing(event.data["dispatcher"].py_func.__module__) if self._depth == 1 else None
        if what is None or what in self._told:
            return
        self._what, self._began = what, time.monotonic()
        self._timer = threading.Timer(PATIENCE, self._tell)
        self._timer.daemon = True
        self._timer.start()

    def on_end(self, event: event.Event) -> None:
        """It is compiled."""
        self._depth -= 1
        timer, self._timer = (self._timer, None) if self._depth == 0 else (None, self._timer)
        if timer is None:
            return
        timer.cancel()
        timer.join()
        if self._what in self._told:
            _say(f"{self._what} compiled in {time.monotonic() - self._began:.0f} s")

    def _tell(self) -> None:
        self._told.add(self._what)
        _say(f"compiling {self._what}, once: half a minute, in long games some; kept in {cache_root()}")


def compiled_thing(module: str) -> str | None:
    """What a module's functions are compiled for, e.g. ``Beasty Bar (batches)``; None if it is no game's."""
    *packages, last = module.split(".")
    template, mark, game = last.partition("__")
    if not mark:
        template, game = last, next((name for name in (*packages, last) if name in game_ids()), "")
    if game not in game_ids():
        return None
    return f"{kind(game).title} ({_PARTS.get(template, 'rules')})"


def _say(line: str) -> None:
    print(f"biberbau: {line}", file=sys.stderr, flush=True)


@cache
def announce() -> Any:
    """From now on, say what this process compiles; the second call changes nothing."""
    listener = Announcer()
    if not INTERPRETED:
        event.register("numba:compile", listener)
    return listener

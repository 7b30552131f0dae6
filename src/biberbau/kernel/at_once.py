"""Rules that can be called at once, as ordinary Python, until their compiled code is at hand.

The same functions are called before and after: only what a call from Python does is switched, for all functions of a game
together. A call that has begun in Python ends there, with all that it calls, so compiled code never sees the mixture of
types that Python passes around. Both give the same bytes; the interpreted tests rest on the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, local
from typing import Any
from weakref import WeakSet

import numpy as np
from numba.core.registry import CPUDispatcher

from .sources import KERNEL, scope_of


class _Here(local):
    """How this thread calls."""

    in_python = False
    """A call has begun in Python and is not over."""
    loads = False
    """Compiled code is being fetched, whatever everybody else calls."""


_HERE = _Here()
_LOCK = Lock()
"""Held for a moment while a call begins or ends, and while functions are switched."""

_MADE: defaultdict[Path, WeakSet[Any]] = defaultdict(WeakSet)
"""All functions that can be compiled, by the folder of their game; the kernel has its own."""
_WAITING: set[Path] = set()
"""The folders of games whose functions are not to be compiled by a call."""
_UNDER_WAY: defaultdict[Path, int] = defaultdict(int)
"""How many calls have begun in Python and are not over."""


class AtOnce(CPUDispatcher):  # type: ignore[misc]
    """What a compiled function is while its game waits; once it is ready, nothing stands between a call and Numba."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """In Python, if the game waits or this is part of a call that has begun there."""
        if _HERE.in_python:
            return self.in_python(*arguments, **named)
        if _HERE.loads or not _begins(self.scope):
            return super().__call__(*arguments, **named)
        _HERE.in_python = True
        try:
            return _as_compiled(self.in_python(*arguments, **named))
        finally:
            _HERE.in_python = False
            _ends(self.scope)


def register(dispatcher: Any, wraps: bool, root: Path) -> None:
    """Remember a compiled function; ``root``: the file of the rules that it is made for, or its own."""
    dispatcher.scope = scope_of(root)
    dispatcher.in_python = np.errstate(over="ignore")(dispatcher.py_func) if wraps else dispatcher.py_func
    with _LOCK:
        _MADE[dispatcher.scope].add(dispatcher)
        if _waits(dispatcher.scope):
            dispatcher.__class__ = AtOnce


def call_in_python(rules: Path) -> None:
    """From now on calls of the functions of this game (``rules``: a file of its rules) run as ordinary Python."""
    with _LOCK:
        _WAITING.add(scope_of(rules))
        for scope in (scope_of(rules), KERNEL):
            for dispatcher in _MADE[scope]:
                dispatcher.__class__ = AtOnce


def call_compiled(rules: Path) -> None:
    """From now on calls of the functions of this game run compiled code; what has begun in Python ends there."""
    with _LOCK:
        _WAITING.discard(scope_of(rules))
        _settle()


def waits(function: Any) -> bool:
    """Whether calls of a compiled function run as ordinary Python."""
    return isinstance(function, AtOnce) and _waits(function.scope)


@contextmanager
def fetching() -> Iterator[None]:
    """What this thread calls meanwhile is compiled, or read from the cache, though the game waits."""
    _HERE.loads = True
    try:
        yield
    finally:
        _HERE.loads = False


def _waits(scope: Path) -> bool:
    """The kernel's functions, which all games call, wait as long as any of them does."""
    return scope in _WAITING or (scope == KERNEL and bool(_WAITING))


def _begins(scope: Path) -> bool:
    with _LOCK:
        if not _waits(scope):
            return False
        _UNDER_WAY[scope] += 1
        return True


def _ends(scope: Path) -> None:
    with _LOCK:
        _UNDER_WAY[scope] -= 1
        if not _waits(scope):
            _settle()


def _settle() -> None:
    """Take ourselves out of the way of what is ready, where no call under way relies on us."""
    for scope, made in _MADE.items():
        calls = sum(_UNDER_WAY.values()) if scope == KERNEL else _UNDER_WAY[scope]
        if not calls and not _waits(scope):
            for dispatcher in made:
                dispatcher.__class__ = CPUDispatcher


def _as_compiled(found: Any) -> Any:
    """What Python gets from compiled code: plain numbers."""
    if isinstance(found, np.number | np.bool_):
        return found.item()
    return tuple(map(_as_compiled, found)) if type(found) is tuple else found

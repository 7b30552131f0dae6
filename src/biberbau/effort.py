"""What is done with a game step by step, told while it is done: so somebody can count it, or end it between two steps.

    effort.spend("ply")      one action has been played, on any copy
    effort.spend("world")    hidden cards have been made up once
    effort.spend("playout")  a game has been played on by lot or by habit
    effort.spend("told")     an event has been put into words
    effort.spend("drawn")    an action has been done once more to write down what it draws
    effort.spend("export")   all that is kept of somebody is gathered

Nobody listens unless ``heard`` says so, for one context: a request, a thread that thinks. Then it costs a tenth of a
microsecond, and without a listener half of that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[str, int], None]
"""Is told what has been done, and how often. What it raises ends the work."""

_LISTENER: ContextVar[Listener | None] = ContextVar("effort", default=None)


def spend(what: str, count: int = 1) -> None:
    """Say that this much is done now."""
    listener = _LISTENER.get()
    if listener is not None:
        listener(what, count)


def hears(listener: Listener | None) -> None:
    """From now on in this context, this one is told instead of the one that was."""
    _LISTENER.set(listener)


@contextmanager
def heard(listener: Listener | None) -> Iterator[None]:
    """Let this one be told in the meantime."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)

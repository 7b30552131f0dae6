"""Reports units of work as they are done, so that a listener can count them, or end the work between two.

    effort.spend("ply")      one action has been played, on any copy
    effort.spend("world")    hidden cards have been dealt once
    effort.spend("playout")  a game has been played on by lot or by habit
    effort.spend("told")     an event has been put into words
    effort.spend("drawn")    an action has been repeated to record its draws
    effort.spend("export")   all data about a person is gathered

There is no listener unless ``heard`` sets one, for one context: a request, a thread that thinks. Then a report costs a
tenth of a microsecond, and without a listener half of that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Listener = Callable[[str, int], None]
"""Called with a kind of work and its amount. An error that it raises ends the work."""

_LISTENER: ContextVar[Listener | None] = ContextVar("effort", default=None)


def spend(what: str, count: int = 1) -> None:
    """Report this much work."""
    listener = _LISTENER.get()
    if listener is not None:
        listener(what, count)


def hears(listener: Listener | None) -> None:
    """Set the listener of this context from now on."""
    _LISTENER.set(listener)


@contextmanager
def heard(listener: Listener | None) -> Iterator[None]:
    """Set the listener within the block."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)

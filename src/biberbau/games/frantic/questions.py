"""Reactions in Frantic: everybody who might react is asked at once, though the stack asks one after the other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...kernel.stack import KIND, SEAT, decides
from .rules.specials import ask, ask_on
from .rules.state import Frame

REACTIONS = frozenset((Frame.COUNTER, Frame.LUCKY, Frame.NICE))
"""Questions to everybody who might have an answer; a seat that does not answer in time passes (F140)."""


def silence(state: np.record) -> str:
    """A seat that does not answer a question to everybody passes."""
    return "pass" if decides(state, KIND) in REACTIONS else ""


def asked(state: np.record) -> Iterator[tuple[int, np.record]]:
    """Those after the first are asked if all before them pass; at a table nobody waits for that."""
    now, kind = state.copy(), decides(state, KIND)
    while decides(now, KIND) == kind:
        yield decides(now, SEAT), now.copy()
        if kind == Frame.COUNTER:
            return
        ask_on(now)
        ask(now, kind)

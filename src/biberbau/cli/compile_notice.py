"""Announces a compile that takes so long that a person would wonder."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..kernel.compiled import INTERPRETED

PATIENCE = 1.5
"""Seconds after which a person wonders. Compiled rules load from the cache in a fraction of one."""


@contextmanager
def compile_notice(title: str) -> Iterator[None]:
    """A context around the first call of a game's rules: prints a line on standard error if they must be compiled."""
    if INTERPRETED:
        yield
        return
    line = f"compiling the rules of {title}, once, up to some minutes …"
    timer = threading.Timer(PATIENCE, lambda: print(line, file=sys.stderr, flush=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # so that a line that is being written comes before the next

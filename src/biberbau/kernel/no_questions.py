"""``Questions`` of a game in which the seats decide one after another."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np


def silence(state: np.record) -> str:
    """Every decision waits for its answer."""
    return ""


def asked(state: np.record) -> Iterator[tuple[int, np.record]]:
    """Nobody is asked together with others."""
    yield from ()

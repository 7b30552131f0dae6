"""Where decisions are written down while games are played: arrays with a row for each, which compiled code fills."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel.fast_rng import new_mask
from ...match import Game


class Rows(NamedTuple):
    """Decisions in the order in which they were taken. The first axis counts them, unless it says otherwise."""

    views: NDArray[Any]  # the state without what the seat does not know, of the game's dtype
    observations: NDArray[np.float32]  # [rows, encoded]
    masks: NDArray[np.uint8]  # [rows, actions]: 1 where legal
    seats: NDArray[np.int8]
    choices: NDArray[np.int16]  # how many actions were legal
    actions: NDArray[np.int16]
    flags: NDArray[np.uint8]  # [actions]: room for one mask
    words: NDArray[np.uint64]  # the same memory


def new_rows(game: Game, count: int) -> Rows:
    """Room for ``count`` decisions."""
    actions = len(game.kind.actions)
    flags, words = new_mask(actions)
    return Rows(
        views=np.zeros(count, dtype=game.kind.dtype),
        observations=np.zeros((count, game.kind.encoded), dtype=np.float32),
        masks=np.zeros((count, actions), dtype=np.uint8),
        seats=np.zeros(count, dtype=np.int8),
        choices=np.zeros(count, dtype=np.int16),
        actions=np.zeros(count, dtype=np.int16),
        flags=flags,
        words=words,
    )


def longer(game: Game, rows: Rows, count: int) -> Rows:
    """The same decisions with room for ``count``."""
    found = new_rows(game, count)
    for name in ("views", "observations", "masks", "seats", "choices", "actions"):
        getattr(found, name)[: len(rows.seats)] = getattr(rows, name)
    return found

"""The spaces that Gymnasium's doors share."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel.planes import bounds
from ..match import Game
from . import missing

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ModuleNotFoundError as error:
    raise missing("envs") from error

Observation = dict[str, NDArray[Any]]
"""``observation: float32[encoded]`` and ``action_mask: int8[actions]``."""


def observation_space(game: Game) -> Space[Observation]:
    """An observation, within the bounds of its planes, and the mask of legal actions."""
    low, high = bounds(game.kind.planes)
    parts: dict[str, Space[Any]] = {
        "observation": Box(low, high, dtype=np.float32),
        "action_mask": Box(0, 1, (len(game.kind.actions),), np.int8),
    }
    return cast(Space[Observation], Dict(parts))


def action_space(game: Game) -> Discrete:
    """All actions of a game, legal or not."""
    return Discrete(len(game.kind.actions))

"""The spaces of the Gymnasium environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError, PositionError
from ..kernel.observation_spec import bounds
from ..match import Game, Position
from . import missing

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ModuleNotFoundError as error:
    raise missing("envs") from error

Observation = dict[str, NDArray[Any]]
"""``observation: float32[encoded]`` and ``action_mask: int8[actions]``."""

POSITION = "position"
"""The option of ``reset`` for an initial position instead of a deal."""


def vector_space(game: Game) -> Box:
    """An observation without its mask, ``float32[encoded]``, within the bounds of its parts."""
    low, high = bounds(game.kind.planes)
    return Box(low, high, dtype=np.float32)


def observation_space(game: Game) -> Space[Observation]:
    """An observation, within the bounds of its parts, and the mask of legal actions."""
    parts: dict[str, Space[Any]] = {
        "observation": vector_space(game),
        "action_mask": Box(0, 1, (len(game.kind.actions),), np.int8),
    }
    return cast(Space[Observation], Dict(parts))


def action_space(game: Game) -> Discrete:
    """All actions of a game, legal or not."""
    return Discrete(len(game.kind.actions))


def start_of(options: Mapping[str, Any] | None, game: Game, also: Sequence[str] = ()) -> Position | None:
    """The initial position of ``reset``: ``options["position"]``, a true position of this game; None: deal.

    OptionError for an option with any other name (but ``also``), PositionError for a position that does not fit.
    """
    for name in options or ():
        if name != POSITION and name not in also:
            raise OptionError(
                f"reset has no option {name!r}, it has {', '.join((POSITION, *also))}; "
                "a game's own options are given when its environment is made"
            )
    found = (options or {}).get(POSITION)
    if found is None:
        return None
    if not isinstance(found, Position) or found.game != game:
        raise PositionError(f"options[{POSITION!r}]: a position of this very game and its options expected")
    return found

"""An environment's inputs and outputs, for people and programs that want to know them before training."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..kernel import observation_spec as parts
from ..kernel.actions import Action
from ..kernel.observation_spec import Plane
from ..match import Game
from .ids import env_id, game_named, gymnasium_id


@dataclass(frozen=True)
class Description:
    """One game with its options as an environment. ``low``, ``high``: ``float32[size]``, the bounds of observations."""

    game: Game
    id: str
    gymnasium_id: str
    planes: tuple[Plane, ...]
    actions: tuple[Action, ...]
    low: NDArray[np.float32]
    high: NDArray[np.float32]

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.players

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.game.kind.encoded

    def split(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The named parts of an observation ``float32[…, size]``, each in its shape: views, without copying."""
        return parts.split(self.planes, observation)

    def __str__(self) -> str:
        width = max(len(plane.name) for plane in self.planes)
        rows = [
            f"{place.start:5} {plane.name:{width}} {'×'.join(map(str, plane.shape)) or '1':8} {plane.meaning}"
            for plane, place in zip(self.planes, parts.layout(self.planes).values(), strict=True)
        ]
        head = f"{self.id}: {self.players} players, {len(self.actions)} actions, float32[{self.size}]"
        return "\n".join((head, *rows))


def describe(game_id: str, **options: object) -> Description:
    """The environment of a game with these options; OptionError where a value is wrong.

    >>> found = describe("beasty_bar", players=3)
    >>> found.id, found.players, len(found.actions), found.planes[0].shape
    ('beasty_bar_v1', 3, 72, (5, 4, 24))
    """
    game = game_named(game_id, options)
    low, high = parts.bounds(game.kind.planes)
    return Description(
        game,
        env_id(game.id),
        gymnasium_id(game.id),
        game.kind.planes,
        game.kind.actions.actions,
        low,
        high,
    )

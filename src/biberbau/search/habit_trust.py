"""Trust in the habit: how surely an action has to be better than the rollout policy's."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

PARTS = 32
"""The number of parts of a round of rollouts, from which the error is estimated."""


class HabitTrust:
    """Compares all actions with the habit's, in the same deals.

    An action's mean is lowered by ``trust`` standard errors of its difference from the habit's mean. So with few
    playouts, which tell little, the habit decides, and with many the values alone.
    """

    def __init__(self, habit: int, trust: float) -> None:
        self.habit = habit
        self._trust = trust
        self._deals: list[int] = []
        self._sums: list[NDArray[np.float64]] = []

    def note(self, deals: int, sums: NDArray[np.float64]) -> None:
        """Add each action's value in some more deals: ``float64[actions]``."""
        self._deals.append(deals)
        self._sums.append(sums)

    def handicap(self, tried: NDArray[np.uint8], samples: NDArray[np.int64]) -> NDArray[np.float64]:
        """The handicap of each action in ``tried``: ``float64[actions]``."""
        found = np.zeros(len(tried))
        actions = tried.nonzero()[0]
        sums = np.array(self._sums)
        ahead = sums[:, actions] - sums[:, [self.habit]]
        usual = np.outer(self._deals, ahead.sum(axis=0) / samples[actions])
        found[actions] = self._trust * np.sqrt(((ahead - usual) ** 2).sum(axis=0)) / samples[actions]
        return found

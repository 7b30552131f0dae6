"""Trust in habit: how surely an action has to be better than what habit would do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

PARTS = 32
"""Into how many parts a round of rollouts is cut, to see how much they differ."""


class HabitTrust:
    """Compares all actions with that of habit, in the same deals.

    An action's mean is lowered by ``trust`` standard errors of its difference from habit's mean. So few playouts, which
    tell little, leave a player with what is usual, and many decide alone.
    """

    def __init__(self, habit: int, trust: float) -> None:
        self.habit = habit
        self._trust = trust
        self._deals: list[int] = []
        self._sums: list[NDArray[np.float64]] = []

    def note(self, deals: int, sums: NDArray[np.float64]) -> None:
        """What each action came to in some more deals: ``float64[actions]``."""
        self._deals.append(deals)
        self._sums.append(sums)

    def handicap(self, tried: NDArray[np.uint8], samples: NDArray[np.int64]) -> NDArray[np.float64]:
        """By how much the mean of each action in ``tried`` counts less: ``float64[actions]``."""
        found = np.zeros(len(tried))
        actions = tried.nonzero()[0]
        sums = np.array(self._sums)
        ahead = sums[:, actions] - sums[:, [self.habit]]
        usual = np.outer(self._deals, ahead.sum(axis=0) / samples[actions])
        found[actions] = self._trust * np.sqrt(((ahead - usual) ** 2).sum(axis=0)) / samples[actions]
        return found

"""What one observer has heard about hidden cards, in plain Python: no rule and no state is asked."""

from __future__ import annotations

import numpy as np

from .oracle import Tracker


class BeliefTracker(Tracker):
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""
        for name, heard in (("hand", self.hand), ("away", self.away)):
            for seat, card in enumerate(heard):
                if card >= 0 and world[name][seat] != card:
                    return f"{name} of seat {seat}: not {card}"
        return None

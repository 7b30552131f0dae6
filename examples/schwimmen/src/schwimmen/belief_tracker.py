"""What one observer has heard about hidden cards, in plain Python: no rule and no state is asked."""

from __future__ import annotations

import numpy as np

from .oracle import Tracker


class BeliefTracker(Tracker):
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""
        for (seat, slot), card in self.hand.items():
            if card >= 0 and world.hand[seat][slot] != card:
                return f"card {slot + 1} of seat {seat}: not {card}"
        return None if world.middle.tolist() == self.middle else "another middle"

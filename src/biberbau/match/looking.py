"""Template: one call a move. ``specialise`` loads it once for each game, with ``rules`` bound.

An action is played on a copy of what is kept; then every viewer gets their concealed record. Who acts, what is legal,
the scores and who leads are read off that record, never off the true state, so nothing that is made of a sight can
depend on what its viewer does not know. See ``desk.py``.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled

rules: ModuleType


@compiled
def look(desks: NDArray[np.record], action: int) -> None:
    """Play ``action`` (a negative one: nothing) on the trial of ``desks[0]``, and show it to all seats and a spectator.

    ``kept`` stays as it is. What viewers know is not folded here: nobody draws it, and ``View.past`` has it for who asks.
    """
    desk = desks[0]
    desk.events.count = 0
    desk.events.lost = 0
    desk.trial = desk.kept
    if action >= 0:
        rules.apply(desk.trial.state, action, desk.trial.stream, desk.events)
    for seat in range(desk.players + 1):
        observer = seat if seat < desk.players else -1
        desk.sights[seat].state = desk.trial.state
        state = desk.sights[seat].state
        rules.conceal(state, observer)
        actor = int(rules.actor(state))
        desk.sights[seat].actor = actor
        desk.sights[seat].winners = int(rules.winners(state))
        rules.scores(state, desk.sights[seat].scores[: desk.players])
        flags = desk.sights[seat].mask[:]
        flags[:] = 0
        if actor >= 0 and actor == observer:
            rules.legal(state, flags)

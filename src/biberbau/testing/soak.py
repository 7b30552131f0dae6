"""Template: whole random games in compiled code, looked at after every move. Bound to a game
by ``specialise()``, with its ``rules`` and ``invariants``.

Python only starts a game and reads how it went, so that a game that fails is named by its seed.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.rng import Rng, below

rules: ModuleType
invariants: ModuleType

FINE = 0
NO_LEGAL_ACTION, BAD_COUNT, ENDLESS, EVENTS_LOST, VIEW_DIFFERS, NO_WINNER = range(-1, -7, -1)
COMPLAINTS = {
    NO_LEGAL_ACTION: "somebody is to act and has no legal action",
    BAD_COUNT: "legal() counts other actions than it marks",
    ENDLESS: "the game does not end",
    EVENTS_LOST: "an action made more events than the buffer holds",
    VIEW_DIFFERS: "a filled-in state looks different from the view that it was made from",
    NO_WINNER: "the game is over and nobody has won",
}


@compiled
def nth_marked(mask: NDArray[np.uint8], n: int) -> int:
    """The id of the n-th marked action (from 0), -1 when there are fewer."""
    for action in range(mask.shape[0]):
        if mask[action] != 0:
            if n == 0:
                return action
            n -= 1
    return -1


@compiled
def check_view(states: NDArray[Any], raw: NDArray[np.uint8], observer: int, rng: Rng) -> int:
    """Conceal ``states[0]`` for an observer, fill it in, conceal again: both views must be the same bytes."""
    states[1] = states[0]
    rules.conceal(states[1], observer)
    states[2] = states[1]
    rules.fill(states[2], observer, rng)
    code: int = invariants.complaint(states[2])
    if code != FINE:
        return code
    rules.conceal(states[2], observer)
    for i in range(raw.shape[1]):
        if raw[1, i] != raw[2, i]:
            return VIEW_DIFFERS
    return FINE


@compiled
def look(
    states: NDArray[Any], raw: NDArray[np.uint8], mask: NDArray[np.uint8], players: int, picks: Rng
) -> int:
    """What is wrong with ``states[0]``; ``mask`` receives its legal actions."""
    code: int = invariants.complaint(states[0])
    if code != FINE:
        return code
    count = rules.legal(states[0], mask)
    if count != int(mask.sum()):
        return BAD_COUNT
    if count == 0 and rules.actor(states[0]) >= 0:
        return NO_LEGAL_ACTION
    if below(picks, 16) == 0:
        return check_view(states, raw, below(picks, players + 1) - 1, picks)
    return FINE


@compiled
def play_out(
    states: NDArray[Any],
    raw: NDArray[np.uint8],
    options: NDArray[np.int16],
    rng: Rng,
    picks: Rng,
    mask: NDArray[np.uint8],
    events: Events,
    players: int,
    most: int,
    went: NDArray[np.int64],
) -> None:
    """Deal and play one game in ``states[0]``; ``went: int64[2]`` receives plies played and complaint.

    ``states`` has three records (game, view, filled view) and ``raw`` is the same memory as bytes.
    """
    for i in range(raw.shape[1]):
        raw[0, i] = 0
    events.count = 0
    events.lost = 0
    rules.deal(states[0], options, rng, events)
    went[0] = 0
    went[1] = look(states, raw, mask, players, picks)
    while went[1] == FINE and rules.actor(states[0]) >= 0:
        if went[0] >= most:
            went[1] = ENDLESS
            return
        if events.lost > 0:
            went[1] = EVENTS_LOST
            return
        action = nth_marked(mask, below(picks, int(mask.sum())))
        events.count = 0
        rules.apply(states[0], action, rng, events)
        went[0] += 1
        went[1] = look(states, raw, mask, players, picks)
    if went[1] == FINE and rules.winners(states[0]) == 0:
        went[1] = NO_WINNER

"""Kingmaking: decisions of a seat that cannot win which decide who does.

One decision of each game is examined, drawn uniformly. Each of its actions is played out, all with the same luck. A
seat that wins none of these games has no hope. Half of the games choose the two of its actions between which another
seat's chance differs most; the other half estimate the difference, so that the choice does not bias it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...kernel.events import NO_EVENTS
from ...kernel.game import Document
from ...kernel.rng import key_of, new_stream
from .measures import shares
from .playing import Hall, Lapse, dealt, keys_of
from .works import Work

PLAYOUTS = 24
"""Playouts of each action of a decision."""

PORTIONS = (slice(0, 1), slice(1, 3), slice(3, 8), slice(8, PLAYOUTS))
"""The portions in which they are played: a seat that has won one has hope, and the decision is done."""

MOST_ACTIONS = 8
"""Of more actions than this, a random choice is examined."""


@dataclass(frozen=True)
class Kings(Work):
    """One decision of each game, with all its actions played out."""

    KIND = "kingmaking"

    def block(self, number: int) -> Document:
        """The number of decisions, of those without hope, and the sum (and squares) of their effects."""
        game, numbers = self.game, self.numbers(number)
        hall, keys, who = Hall(game), keys_of(self.seed, numbers), [self.bots] * len(numbers)
        states = dealt(game, self.seed, numbers)
        plies = hall.play(states.copy(), keys, who)["plies"]
        dice = np.random.default_rng([self.seed, number])
        stops = [Lapse(until=int(dice.integers(count))) if count else Lapse() for count in plies]
        hall.play(states, keys, who, stops)
        looked = hopeless = 0
        moved = squares = 0.0
        for row, deal in enumerate(numbers):
            seat = int(game.kind.rules.actor(states[row]))
            if seat < 0:
                continue
            looked += 1
            swing = self._swing(hall, states[row], seat, f"{deal}", dice)
            if swing is not None:
                hopeless += 1
                moved += swing
                squares += swing * swing
        return {
            "looked": looked,
            "hopeless": hopeless,
            "moved": round(moved, 9),
            "squares": round(squares, 9),
        }

    def _swing(
        self, hall: Hall, state: np.record, seat: int, name: str, dice: np.random.Generator
    ) -> float | None:
        """The effect of a decision on somebody's chance; None where its seat has hope."""
        game = self.game
        actions = [action.id for action in game.legal(state)]
        if len(actions) > MOST_ACTIONS:
            actions = sorted(dice.choice(actions, MOST_ACTIONS, replace=False).tolist())
        won = np.zeros((len(actions), PLAYOUTS, game.players))
        for playouts in PORTIONS:  # most seats have hope, which a few games show
            for row, action in enumerate(actions):
                won[row, playouts] = self._won(hall, state, action, name, playouts)
                if won[row, playouts, seat].any():
                    return None
        return swing(won)

    def _won(
        self, hall: Hall, state: np.record, action: int, name: str, playouts: slice
    ) -> NDArray[np.float64]:
        """Everybody's share in these playouts of an action, ``float64[playouts, seats]``."""
        game, numbers = self.game, range(PLAYOUTS)[playouts]
        states: NDArray[Any] = np.zeros(len(numbers), dtype=game.kind.dtype)
        keys = keys_of(self.seed, [f"{name}/{playout}" for playout in numbers])
        for row, key in enumerate(keys):
            states[row] = state
            first = key_of(key.tobytes(), "report first")
            rng = new_stream(int.from_bytes(first[:8], "little"), int.from_bytes(first[8:], "little"))
            game.kind.rules.apply(states[row], action, rng, NO_EVENTS)
        return shares(hall.play(states, keys, [self.bots] * len(numbers))["winners"], game.players)


def swing(won: NDArray[np.float64]) -> float:
    """The difference of two actions for the seat that they affect most: chosen by one half of ``won[actions, playouts,
    seats]``, estimated by the other.
    """
    choosing, telling = won[:, ::2].mean(axis=1), won[:, 1::2].mean(axis=1)
    best, worst = choosing.argmax(axis=0), choosing.argmin(axis=0)
    seats: Sequence[int] = range(won.shape[2])
    apart = [choosing[best[seat], seat] - choosing[worst[seat], seat] for seat in seats]
    most = int(np.argmax(apart))
    return float(telling[best[most], most] - telling[worst[most], most])

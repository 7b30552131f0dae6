"""Games of a batch played again, so that a view of one has a past: from where it began, and the actions since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import PositionError
from ..kernel.events import buffer, read
from ..kernel.rng import Rng
from ..match import Game
from .arrays import Arrays
from .happened import Happened


@dataclass
class Replayed:
    """One game, as far as it has been played again. ``number``: which of the games at its place, see ``beginnings``."""

    number: int
    state: np.record
    stream: Rng
    happened: Happened


class Replays:
    """The games of a batch that somebody has looked at. Each goes on from where it was looked at last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._kept: dict[int, Replayed] = {}
        self._events = buffer()

    def happened(self, row: int, a: Arrays, start: np.record | None, actions: Sequence[int]) -> Happened:
        """All that has happened in a game up to now; ``start``: the state with which it began, if it was not dealt.

        ``actions``: all that were given; what follows the end of a game is none. PositionError where the state is not
        what follows from them: somebody has written to ``states``.
        """
        desk = a.desks[row]
        kept = self._kept.get(row)
        if kept is None or kept.number != int(desk["beginnings"]):
            kept = self._kept[row] = self._begun(row, a, start)
        rules = self.game.kind.rules
        for action in actions[len(kept.happened.plies) - 1 :]:
            if rules.actor(kept.state) < 0:
                break
            self._events.count = 0
            rules.apply(kept.state, action, kept.stream, self._events)
            kept.happened.plies.append(read(self._events))
        if kept.state.tobytes() != a.states[row].tobytes():
            raise PositionError(
                f"game {row}: its state was written to, so what has happened does not lead there"
            )
        return kept.happened

    def _begun(self, row: int, a: Arrays, start: np.record | None) -> Replayed:
        state: np.record = np.zeros(1, dtype=self.game.kind.dtype)[0] if start is None else start.copy()
        rng, happened = a.beginnings[row].copy(), Happened(self.game, start)
        self._events.count = 0
        if start is None:
            self.game.kind.rules.deal(state, self.game.options_array, rng, self._events)
        happened.plies.append(read(self._events))
        return Replayed(int(a.desks[row]["beginnings"]), state, rng, happened)

"""Replays games of a batch, so that views have a past: from the initial state, and the actions since."""

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
    """One game, as far as it has been replayed. ``number``: which of the games at its place, see ``beginnings``."""

    number: int
    state: np.record
    stream: Rng
    happened: Happened


class Replays:
    """The replayed games of a batch. Each continues from its last view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._kept: dict[int, Replayed] = {}
        self._events = buffer()

    def happened(self, row: int, a: Arrays, start: np.record | None, actions: Sequence[int]) -> Happened:
        """All events of a game up to now; ``start``: its initial state, if it was not dealt.

        ``actions``: all of them; those after the game's end are ignored. PositionError where the state does not follow
        from them: somebody has written to ``states``.
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

"""One game that a program plays step by step: the true state, its stream, and what a seat may know of it.

Quicker than a ``Match``, which keeps history, events and snapshots; the same seed gives the same game.
"""

from __future__ import annotations

from operator import index
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalActionError
from ..kernel.events import NO_EVENTS
from ..kernel.rng import STREAM, Rng, seed_bytes
from ..match import Game, Position, View, match_stream
from .rewards import Payer


class Play:
    """A game being played. ``actor``: the seat that decides, -1 when the game is over; ``ply``: actions so far."""

    def __init__(self, game: Game, scheme: str) -> None:
        self.game = game
        self.payer = Payer(game, scheme)
        self.true: NDArray[np.record] = np.zeros(1, dtype=game.kind.dtype)
        self._seen: NDArray[np.record] = np.zeros(1, dtype=game.kind.dtype)
        # an array of one: what is written to an unpickled record is lost
        self.streams: NDArray[np.record] = np.zeros(1, dtype=STREAM)
        self.begin(0)

    @property
    def rng(self) -> Rng:
        """The stream that the game draws from."""
        return cast(Rng, self.streams[0])

    def begin(self, seed: int) -> None:
        """Deal the same game as ``Match(game, seed)``."""
        self.true[0] = np.zeros(1, dtype=self.game.kind.dtype)[0]
        self.streams[0] = match_stream(seed_bytes(seed))
        self.game.kind.rules.deal(self.true[0], self.game.options_array, self.rng, NO_EVENTS)
        self.payer.begin(self.true[0])
        self.ply = 0
        self.actor = int(self.game.kind.rules.actor(self.true[0]))

    def mask(self, state: np.record | None = None) -> NDArray[np.int8]:
        """Legal actions of the seat that decides, ``int8[actions]``; all 0 when the game is over."""
        mask = self.nothing()
        self.game.kind.rules.legal(self.true[0] if state is None else state, mask.view(np.uint8))
        return mask

    def nothing(self) -> NDArray[np.int8]:
        """The mask of a seat that has nothing to decide: ``int8[actions]``, all 0."""
        return np.zeros(len(self.game.kind.actions), dtype=np.int8)

    def notations(self, mask: NDArray[np.int8]) -> tuple[str, ...]:
        """What the actions of a mask are called."""
        return tuple(self.game.kind.actions[i].notation for i in np.flatnonzero(mask).tolist())

    def check(self, seat: int, action: int, mask: NDArray[np.int8]) -> int:
        """The action's number, if that seat may choose it by this mask; IllegalActionError otherwise.

        TypeError for anything but a whole number: nothing is rounded to a legal action.
        """
        chosen = self.game.parse(index(action))
        if not mask[chosen.id]:
            legal = self.notations(mask)
            raise IllegalActionError(
                f"{chosen.notation!r} ({chosen.id}) is not legal now; seat {seat} may: {', '.join(legal)}",
                legal,
            )
        return chosen.id

    def play(self, action: int) -> NDArray[np.float32]:
        """Carry out a legal action; returns what it pays every seat, ``float32[players]``."""
        rules, state = self.game.kind.rules, self.true[0]
        rules.apply(state, action, self.rng, NO_EVENTS)
        self.ply += 1
        self.actor = int(rules.actor(state))
        return self.payer.pay(state)

    def observe(self, seat: int, state: np.record | None = None) -> NDArray[np.float32]:
        """What a seat knows of the game (or of another state of it), ``float32[encoded]``."""
        rules, seen = self.game.kind.rules, self._seen[0]
        self._seen[0] = self.true[0] if state is None else state
        rules.conceal(seen, seat)
        out = np.zeros(self.game.kind.encoded, dtype=np.float32)
        rules.encode(seen, seat, out)
        return out

    def view(self, seat: int | None) -> View:
        """What a seat may know (None: a spectator), as a View."""
        return Position(self.game, self.true[0], ply=self.ply).as_seen_by(seat)

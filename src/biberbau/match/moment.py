"""A true state and the stream of its chance: everything that an action changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from .. import effort
from ..errors import IllegalActionError
from ..kernel.actions import Action
from ..kernel.copies import copied
from ..kernel.events import Event, buffer, read
from ..kernel.rng import Rng
from .game import Game


@dataclass(frozen=True)
class Moment:
    """One moment of a game. ``state`` reveals everything: no player ever gets it."""

    game: Game
    state: np.record
    rng: Rng

    @cached_property
    def to_act(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.game.actor(self.state)

    @classmethod
    def dealt(cls, game: Game, rng: Rng) -> tuple[Moment, list[Event]]:
        """The first moment of a game, and the events of the deal; ``rng`` is drawn from."""
        state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
        events = buffer()
        game.kind.rules.deal(state, game.options_array, rng, events)
        return cls(game, state, rng), read(events)

    def chosen(self, action: Action | str | int) -> Action:
        """The legal action with this name; an IllegalActionError lists those that are legal."""
        chosen = self.game.parse(action)
        legal = self.game.legal(self.state)
        if chosen in legal:
            return chosen
        if not legal:
            raise IllegalActionError(f"{chosen.notation!r} comes too late: the game is over")
        notations, seat = tuple(action.notation for action in legal), self.to_act
        says = f"{chosen.notation!r} is not legal now; seat {seat} may: {', '.join(notations)}"
        raise IllegalActionError(says, notations)

    def after(self, action: Action) -> tuple[Moment, list[Event]]:
        """The moment after a legal action, and its events."""
        effort.spend("ply")
        state, rng, events = copied(self.state), copied(self.rng), buffer()
        self.game.kind.rules.apply(state, action.id, rng, events)
        return Moment(self.game, state, rng), read(events)

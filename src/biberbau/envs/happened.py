"""The events of one game that is stepped, ply by ply: they give a seat's view a past."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..kernel.events import Event, conceal_event
from ..kernel.game import Document
from ..match import Game, Position, View
from ..match.history import written
from ..match.past import Eyes


@dataclass
class Happened:
    """All events of a game: those of the deal, then those of each action.

    ``start``: the initial true state, if it was not dealt. ``told``: up to which ply each seat has been told.
    """

    game: Game
    start: np.record | None = None
    plies: list[Sequence[Event]] = field(default_factory=list)
    told: dict[int, int] = field(default_factory=dict)
    _eyes: dict[int | None, Eyes] = field(default_factory=dict, repr=False)

    def news(self, seat: int) -> list[Document]:
        """The events that a seat has seen since the last call, as ``match.history`` writes them."""
        unknown, since = self.game.kind.unknown_card, self.told.get(seat, 0)
        self.told[seat] = len(self.plies)
        seen = [(ply, event) for ply in range(since, len(self.plies)) for event in self.plies[ply]]
        return written(self.game.kind, [(ply, conceal_event(event, seat, unknown)) for ply, event in seen])

    def view(self, seat: int | None, state: np.record, ply: int) -> View:
        """A seat's view now (None: a spectator), with its past; ``state``: the true one."""
        if seat not in self._eyes:
            start = None if self.start is None else self.game.concealed(self.start, seat)
            self._eyes[seat] = Eyes(self.game, seat, start)
        view = Position(self.game, state, ply=ply).as_seen_by(seat)
        return replace(view, past=self._eyes[seat].past(self.plies, len(self.plies)))

    def __getstate__(self) -> dict[str, Any]:
        """Without derived knowledge. A record as bytes, as writes to an unpickled one are lost."""
        start = None if self.start is None else self.start.tobytes()
        return {"game": self.game, "start": start, "plies": list(self.plies), "told": dict(self.told)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, _eyes={})
        if kept["start"] is not None:
            self.start = np.frombuffer(bytearray(kept["start"]), dtype=self.game.kind.dtype)[0]

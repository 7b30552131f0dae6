"""An observer's past in a match, and their knowledge from it, which is folded on demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import Event, conceal_event
from ..kernel.knowing import knowing_of, nothing_known
from .game import Game

Plies = tuple[tuple[Event, ...], ...]
"""Events as one observer saw them: those of the deal, then those of every action."""


class Eyes:
    """One observer of a match: the events that they saw, and their knowledge record as far as it has been folded.

    It contains nothing that the observer did not see. Nothing in it is changed in place, so threads may share it.
    """

    def __init__(self, game: Game, seat: int | None, start: np.record | None) -> None:
        """``start``: the concealed state at the beginning, for a match that was not dealt."""
        self.game, self.seat, self.start = game, seat, start
        self._plies: Plies = ()
        self._folded: tuple[Plies, NDArray[np.record]] | None = None

    def past(self, happened: Sequence[Sequence[Event]], plies: int) -> Past:
        """The observer's view of the first plies of all events (the deal is the first)."""
        seen, unknown = self._plies, self.game.kind.unknown_card
        if len(seen) < plies:
            more = happened[len(seen) : plies]
            seen += tuple(tuple(conceal_event(event, self.seat, unknown) for event in ply) for ply in more)
            self._plies = seen
        return Past(self.game, self.seat, seen[:plies], self.start, self)

    def heard(self, plies: Plies) -> Past:
        """The past of an observer who has seen these plies, as stored elsewhere."""
        self._plies = plies
        return Past(self.game, self.seat, plies, self.start, self)

    def known(self, plies: Plies) -> NDArray[np.record]:
        """The knowledge record after these plies, with working space: a new array, to which the caller may write."""
        kind, knowing = self.game.kind, knowing_of(self.game.kind)
        known = nothing_known(kind)
        if kind.knowing is None:
            return known
        before, folded = self._folded or ((), None)
        done = len(before)
        if folded is not None and 0 < done <= len(plies) and plies[done - 1] is before[-1]:
            known[:1] = folded
        else:
            done, observer = 0, -1 if self.seat is None else self.seat
            if self.start is None:
                knowing.begin(known, self.game.options_array, observer)
            else:
                knowing.recall(known, self.start, observer)
        for ply in plies[done:]:
            for event in ply:
                knowing.learn(known, event.kind, event.seat, event.card, event.a, event.b)
        self._folded = plies, known[:1].copy()
        return known


@dataclass(frozen=True)
class Past:
    """One observer's past up to a ply; ``start``: of a match that was not dealt, their first view."""

    game: Game
    seat: int | None
    plies: Plies
    start: np.record | None = field(default=None, compare=False, repr=False)
    eyes: Eyes | None = field(default=None, compare=False, repr=False)

    def events(self) -> tuple[tuple[int, Event], ...]:
        """Pairs ``(ply, event)``; the deal has ply 0."""
        return tuple((ply, event) for ply, events in enumerate(self.plies) for event in events)

    def known(self) -> NDArray[np.record]:
        """The observer's knowledge record, for ``Knowing.fill``."""
        return (self.eyes or Eyes(self.game, self.seat, self.start)).known(self.plies)

    def __reduce__(self) -> tuple[type[Past], tuple[Game, int | None, Plies, np.record | None]]:
        """Copied and pickled without the derived record."""
        return Past, (self.game, self.seat, self.plies, self.start)

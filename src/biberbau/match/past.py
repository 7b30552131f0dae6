"""What an observer has seen happen in a match, and what they make of it: knowledge is folded when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import Event, conceal_event
from ..kernel.knowing import knowing_of, nothing_known
from .game import Game

Plies = tuple[tuple[Event, ...], ...]
"""Events as one observer saw them: those of the deal, and those of every action."""


class Eyes:
    """One observer of a match: what they have seen, and their record as far as it has been folded.

    It holds nothing that the observer did not see. Nothing in it is changed in place, so threads may share it.
    """

    def __init__(self, game: Game, seat: int | None, start: np.record | None) -> None:
        """``start``: the state with which a match began that was not dealt, concealed for this observer."""
        self.game, self.seat, self.start = game, seat, start
        self._plies: Plies = ()
        self._folded: tuple[Plies, NDArray[np.record]] | None = None

    def past(self, happened: Sequence[Sequence[Event]], plies: int) -> Past:
        """What they have seen of the first plies of all that happened (the deal is the first)."""
        seen, unknown = self._plies, self.game.kind.unknown_card
        if len(seen) < plies:
            more = happened[len(seen) : plies]
            seen += tuple(tuple(conceal_event(event, self.seat, unknown) for event in ply) for ply in more)
            self._plies = seen
        return Past(self.game, self.seat, seen[:plies], self.start, self)

    def heard(self, plies: Plies) -> Past:
        """The past of an observer who has seen these plies, as somebody else has kept them."""
        self._plies = plies
        return Past(self.game, self.seat, plies, self.start, self)

    def known(self, plies: Plies) -> NDArray[np.record]:
        """The record of these plies, and room to work in: a new array, to which the caller may write."""
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
    """What one observer has seen up to a ply; ``start``: of a match that was not dealt, what they saw at first."""

    game: Game
    seat: int | None
    plies: Plies
    start: np.record | None = field(default=None, compare=False, repr=False)
    eyes: Eyes | None = field(default=None, compare=False, repr=False)

    def events(self) -> tuple[tuple[int, Event], ...]:
        """Pairs ``(ply, event)``; the deal has ply 0."""
        return tuple((ply, event) for ply, events in enumerate(self.plies) for event in events)

    def known(self) -> NDArray[np.record]:
        """What the observer makes of it, for ``Knowing.fill``."""
        return (self.eyes or Eyes(self.game, self.seat, self.start)).known(self.plies)

    def __reduce__(self) -> tuple[type[Past], tuple[Game, int | None, Plies, np.record | None]]:
        """Copied and pickled without what was made of it: that follows."""
        return Past, (self.game, self.seat, self.plies, self.start)

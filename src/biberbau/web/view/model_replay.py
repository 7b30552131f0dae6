"""The model of a page that replays a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from ...games.common.view.presentation import Card
from ...kernel.events import Event
from ...match import Game, View
from ...match.position import SPECTATOR
from .model import SeatModel

OPEN = "open"
"""The view with every card open, as named in addresses."""


@dataclass(frozen=True)
class ReplayModel:
    """A game after ``ply`` actions, in one seat's view (None: a spectator's).

    ``live``: of a game that may be running, in the viewer's own view, from ``told_from`` on. ``open``: every card is
    shown as well, held ones by seat in ``laid``, those face down by ``true``.
    """

    lang: str
    table_id: str
    game: Game
    ply: int
    last_ply: int
    view: View
    events: tuple[tuple[int, Event], ...]
    seats: tuple[SeatModel, ...]
    seat_perspective: int | None
    commitment: str
    entropy: str | None
    actors: tuple[int, ...] = ()
    live: bool = False
    told_from: int = 0
    open: bool = False
    laid: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    true: np.record | None = None

    @property
    def eyes(self) -> str:
        """The view as an address names it."""
        if self.open:
            return OPEN
        return SPECTATOR if self.seat_perspective is None else str(self.seat_perspective)

    @property
    def all_eyes(self) -> tuple[tuple[str, SeatModel | None], ...]:
        """All possible views, as addresses name them."""
        seated = ((str(seat.index), seat) for seat in self.seats)
        return ((OPEN, None), *seated, (SPECTATOR, None))

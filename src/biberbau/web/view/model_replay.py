"""What a page shows on which a game is looked at again."""

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
"""With every card open, as an address says through whose eyes a game is looked at."""


@dataclass(frozen=True)
class ReplayModel:
    """A game after ``ply`` actions, through one seat's eyes (None: a spectator's).

    ``live``: of a game that may be going on, through the viewer's own eyes, from ``told_from`` on. ``open``: every card
    is shown besides, those that somebody holds by seat in ``laid``, those that lie face down as they are in ``true``.
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
        """Through whose eyes, as an address says it."""
        if self.open:
            return OPEN
        return SPECTATOR if self.seat_perspective is None else str(self.seat_perspective)

    @property
    def all_eyes(self) -> tuple[tuple[str, SeatModel | None], ...]:
        """Through whose eyes it can be looked at, as addresses say it."""
        seated = ((str(seat.index), seat) for seat in self.seats)
        return ((OPEN, None), *seated, (SPECTATOR, None))

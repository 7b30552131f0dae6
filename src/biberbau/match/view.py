"""What one seat (or a spectator) may know. Everything outside a match works from views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..kernel.actions import Action
from ..kernel.game import Document

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class View:
    """A match as ``seat`` sees it after ``ply`` actions (``seat`` None: a spectator).

    ``state`` is a concealed copy of the game's record; ``legal`` is empty unless this seat is to act.
    ``open``: nobody's view, but a true state with every card open, for replays and positions.
    """

    game: Game
    seat: int | None
    ply: int
    state: np.record
    to_act: int | None
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    open: bool = False

    @property
    def over(self) -> bool:
        """Whether the game has ended; ``winners`` are those who lead until then."""
        return self.to_act is None

    def position(self) -> Document:
        """This view as a position document."""
        return self.game.document(self.state, "spectator" if self.seat is None else self.seat)

    def encode(self) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """This view as ``float32[game.kind.encoded]`` (a seat's view only)."""
        if self.seat is None:
            raise ValueError(
                "a spectator's view has no encoding: encodings begin with the observer's own seat"
            )
        out = np.zeros(self.game.kind.encoded, dtype=np.float32)
        self.game.kind.rules.encode(self.state, self.seat, out)
        return out

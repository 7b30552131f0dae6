"""What a seat is paid, at the game's end or after every round; the sum over all seats is always zero.

``game``: at the end, with n seats, a seat with share s of the victory gets (n*s - 1) / (n - 1): between two players +1
and -1; a sole win is +1 at any table, a shared win less, and the others get what makes the sum zero. ``rounds``: when a
round is over, how many points a seat has gained on the mean of all (where the fewest points win: how many fewer it took).
"""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..kernel.compiled import compiled
from ..match import Game

Scheme = Literal["game", "rounds"]
SCHEMES: tuple[str, ...] = get_args(Scheme)


def checked_scheme(scheme: str) -> str:
    """The name, if it is one of ``SCHEMES``; OptionError otherwise."""
    if scheme not in SCHEMES:
        raise OptionError(f"rewards is one of {', '.join(SCHEMES)}, not {scheme!r}")
    return scheme


def sign_of(game: Game) -> int:
    """1 where the most points win, -1 where the fewest do."""
    return -1 if game.kind.fewest_win(game.options) else 1


@compiled
def pay_game(winners: int, out: NDArray[np.float32]) -> None:
    """Add every seat's pay at the end of a game to ``out: float32[players]``; ``winners`` is a bitmask."""
    players, shared = out.shape[0], 0
    for seat in range(players):
        shared += winners >> seat & 1
    for seat in range(players):
        share = (winners >> seat & 1) / shared
        out[seat] += (players * share - 1.0) / (players - 1)


@compiled
def pay_round(
    points: NDArray[np.int32], before: NDArray[np.int32], sign: int, out: NDArray[np.float32]
) -> None:
    """Add every seat's pay for a round to ``out: float32[players]``; ``before`` becomes ``points: int32[players]``.

    ``sign``: see ``sign_of``.
    """
    players, total = out.shape[0], 0
    for seat in range(players):
        total += int(points[seat]) - int(before[seat])
    for seat in range(players):
        out[seat] += sign * ((int(points[seat]) - int(before[seat])) - total / players)
        before[seat] = points[seat]


class Payer:
    """Pays the seats of one game as it goes on. A copy of it goes on by itself (``copy.copy``)."""

    def __init__(self, game: Game, scheme: str = "game") -> None:
        self.game = game
        self.scheme = checked_scheme(scheme)
        self._sign = sign_of(game)
        self._rounds = 0
        self._before: tuple[int, ...] = (0,) * game.players
        self._paid = False

    def begin(self, state: np.record) -> None:
        """Count from this state on: the deal, or wherever a game is taken up."""
        self._rounds = int(self.game.kind.rules.rounds_over(state))
        self._before = self.game.scores(state)
        self._paid = self.game.actor(state) is None

    def pay(self, state: np.record) -> NDArray[np.float32]:
        """What each seat gets for what has happened since the last call, ``float32[players]``."""
        out = np.zeros(self.game.players, dtype=np.float32)
        if self.scheme == "rounds":
            rounds = int(self.game.kind.rules.rounds_over(state))
            if rounds > self._rounds:
                self._rounds = rounds
                before = np.array(self._before, dtype=np.int32)
                points = np.array(self.game.scores(state), dtype=np.int32)
                pay_round(points, before, self._sign, out)
                self._before = tuple(points.tolist())
        elif not self._paid and self.game.actor(state) is None:
            self._paid = True
            pay_game(int(self.game.kind.rules.winners(state)), out)
        return out

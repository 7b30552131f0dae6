"""The players of the other seats, in the order of play after one's own seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..bots.players import Player
from ..errors import OptionError
from ..match import Game

Opponents = Player | Sequence[Player]
"""One player for all other seats, or one for each."""

Who = TypeVar("Who")


def lineup(game: Game, opponents: Who | Sequence[Who]) -> tuple[Who, ...]:
    """A player for every other seat, beginning with the seat after one's own."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return (opponents,) * (game.players - 1)
    if len(opponents) != game.players - 1:
        raise OptionError(
            f"{len(opponents)} opponents for {game.players} players; name {game.players - 1}, or one for all"
        )
    return tuple(opponents)


def checked_seat(game: Game, seat: int | str) -> int | None:
    """One's own seat; None for ``"random"``: drawn for each game."""
    if seat == "random":
        return None
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < game.players:
        return seat
    raise OptionError(f'seat is a number from 0 to {game.players - 1} or "random", not {seat!r}')

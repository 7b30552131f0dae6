"""The result of a finished game: a place and a score for every seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from ...match import Game, Match, Position
from ...match.match import Ahead
from ...match.places import places
from .records import Record, Seat


@dataclass(frozen=True)
class Result:
    """A row of ``result``: a seat's place and score. ``kind``, ``level``, ``name``, ``player``: who sat there at the
    end; a bot for which a weaker one has played counts as that one.
    """

    seat: int
    kind: str
    level: str
    name: str
    player: str | None
    place: int
    score: int


def results_of(record: Record, scores: Sequence[int], winners: Collection[int]) -> tuple[Result, ...]:
    """The results of a table that ends; () where no person sits."""
    if all(seat.player is None for seat in record.seats):
        return ()
    return tuple(
        Result(seat.number, seat.kind, _played(seat), seat.name, seat.player, place, score)
        for seat, place, score in zip(record.seats, places(scores, winners), scores, strict=True)
    )


def _played(seat: Seat) -> str:
    """The level at which a bot has played its whole game; "" of a person."""
    return seat.stand_in or seat.level if seat.kind == "bot" else seat.level


def ended(record: Record, ahead: Ahead) -> tuple[Result, ...]:
    """The results if these actions end the game; () while it goes on."""
    if not ahead.over:
        return ()
    moment = ahead.steps[-1][1]
    game = moment.game
    return results_of(record, game.scores(moment.state), game.winners(moment.state))


def deciding(game: Game, state: np.record, ply: int) -> int:
    """A bit mask of the seats that decide in a true state: all who are asked where several are; 0 when it is over."""
    seat = game.actor(state)
    if seat is None:
        return 0
    asked: Collection[int] = ()
    if game.kind.asks_together:
        asked = Position(game, state, ply=ply).as_seen_by(None).asked()
    return bits(asked or (seat,))


def decides_then(ahead: Ahead) -> int:
    """The mask of seats that decide after these actions."""
    moment = ahead.steps[-1][1]
    return deciding(moment.game, moment.state, ahead.ply + len(ahead.steps))


def decides_now(match: Match) -> int:
    """The mask of seats that decide at this moment of a match."""
    return deciding(match.game, match.moment.state, match.ply)


def bits(seats: Collection[int]) -> int:
    """A bit mask of these seats."""
    return sum(1 << seat for seat in seats)

"""What the parts of an observation should say, read a second time: from the true state and who knows what in it.

``reading`` in each game's ``readings.py`` takes the game, the true state, the observer and the seats in the order that
this one sees, and returns planes by name, in the units of the table (cards, not cards / 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from biberbau.games import kind
from biberbau.kernel.stack import decides
from biberbau.match import Game

Planes = dict[str, NDArray[Any]]
Seats = Sequence[int]

EVERYBODY = 0xFF


def one_hot(length: int, *places: int) -> NDArray[np.float64]:
    """Ones at these places."""
    out = np.zeros(length)
    for place in places:
        out[place] += 1
    return out


def by_seat(seats: Seats, room: int, values: Sequence[Any] | NDArray[Any]) -> NDArray[Any]:
    """What each seat has, the observer first; seats that nobody plays have nothing."""
    first = np.asarray(values[seats[0]], dtype=float)
    out = np.zeros((room, *first.shape))
    for relative, seat in enumerate(seats):
        out[relative] = values[seat]
    return out


def common(game: Game, state: np.record, seats: Seats, room: int) -> Planes:
    """Who decides what."""
    actor = game.actor(state)
    question = next(plane for plane in game.kind.planes if plane.name == "question")
    return {
        "decides": one_hot(room, *([] if actor is None else [seats.index(actor)])),
        "question": one_hot(question.size, decides(state, 0)),
    }


class Readings(Protocol):
    """``tests/<game>/readings.py``."""

    VARIANTS: Sequence[dict[str, object]]

    def reading(self, game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
        """What the planes should say."""
        ...


def readings_of(game_id: str) -> Readings:
    """The game's own."""
    try:
        return import_module(f"{game_id}.readings")
    except ModuleNotFoundError as missing:
        where = f"tests/{game_id}/readings.py"
        raise AssertionError(
            f"{where} is missing: options to try, a second reading of each plane"
        ) from missing


def variants_of(game_id: str) -> Sequence[dict[str, object]]:
    """Options with which observations are looked at: the game's own choice, else its fewest and most players."""
    if find_spec(game_id) and find_spec(f"{game_id}.readings"):
        return readings_of(game_id).VARIANTS
    return [{"players": players} for players in kind(game_id).players]


def option_values(game: Game) -> dict[str, float]:
    """By plane, every option that the observation has, as a number."""
    names = {plane.name for plane in game.kind.planes}
    return {
        f"option_{option.name}": float(option.code(game.options[option.name]))
        for option in game.kind.options
        if f"option_{option.name}" in names
    }

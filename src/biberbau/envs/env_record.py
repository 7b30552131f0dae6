"""All that one game needs to go on, side by side in one record: see the template ``turning``.

From Python a call into compiled code costs 0.15 microseconds, 0.1 more for each array among its arguments, and two to
five for each record: so there is one array, of one record.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ..kernel.compiled import specialise
from ..kernel.events import BUFFER
from ..kernel.game import GameKind
from ..kernel.rng import STREAM
from ..match import Game
from .compiling import announce
from .rewards import checked_scheme, sign_of

SEATS = 8
_LINE = 64
"""Every field begins on a cache line of its own."""

DEAL, TAKE_UP, LOOK = -1, -2, -3
"""Instead of an action: deal in a blank state; go on from the state that lies there; only look."""

ACTOR, NOBODY = -1, -2
"""Instead of a seat that looks: the seat that acts now (at the end: the last to act); nobody."""

OVER, ILLEGAL = -1, -2
"""Instead of the seat that acts now: the game is over; that was not legal, and nothing has happened."""

HERE, RANDOM = 0, 1
"""What decides for a seat: the caller, or a random player in compiled code, drawing from ``die``."""

KEPT = ("state", "stream", "mask", "rounds", "ply", "last")
"""What comes first in the record: all that changes as a game goes on, but for points."""

EnvRecord = NDArray[np.record]
"""An array of one record of dtype ``desk_dtype``."""


def desk_dtype(kind: GameKind) -> np.dtype[np.void]:
    """The record for a game, the same for all its options."""
    return _dtype(kind.dtype, len(kind.actions), kind.encoded, len(kind.options))


@cache
def _dtype(state: np.dtype[np.void], actions: int, encoded: int, options: int) -> np.dtype[np.void]:
    words = -(-actions // 8)
    fields: dict[str, object] = {
        "state": state,
        "stream": STREAM,  # what the rules draw from
        "mask": ("u1", (8 * words,)),  # a byte for each action, 1: legal
        "rounds": "i8",  # over and paid
        "ply": "i8",  # actions since the deal
        "last": "i8",  # the seat that acts, or acted last
        "seen": state,  # what a seat knows of the state
        "die": STREAM,  # what random players draw from
        "events": BUFFER,
        "observation": ("f4", (encoded,)),
        "rewards": ("f4", (SEATS,)),
        "scores": ("i4", (SEATS,)),
        "points": ("i4", (SEATS,)),  # at the end of the last round that was paid
        "options": ("i2", (options,)),
        "who": ("i1", (SEATS,)),  # HERE or RANDOM
        "players": "i8",
        "sign": "i8",  # -1 where the fewest points win
        "by_rounds": "i8",  # 1: seats are paid after each round, 0: at the end of the game
    }
    offsets, end = [], 0
    for form in fields.values():
        offsets.append(end)
        end += -(-np.dtype(form).itemsize // _LINE) * _LINE  # type: ignore[call-overload]
    names, formats = list(fields), list(fields.values())
    # the same memory as ``mask``, for ``nth_legal``
    names, formats = [*names, "words"], [*formats, ("u8", (words,))]
    offsets.append(offsets[names.index("mask")])
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": end}
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


def new_desk(game: Game, rewards: str) -> EnvRecord:
    """A desk with nothing dealt; OptionError if there is no such scheme of ``rewards``."""
    desk: EnvRecord = np.zeros(1, dtype=desk_dtype(game.kind))
    desk["by_rounds"] = checked_scheme(rewards) == "rounds"
    desk["sign"] = sign_of(game)
    desk["players"] = game.players
    desk["options"] = game.options_array
    return desk


def turns_of(kind: GameKind) -> ModuleType:
    """The compiled steps of a game: ``turn(desk, action, looks)``."""
    announce()
    return specialise("biberbau.envs.turning", kind.id, kind.rules)

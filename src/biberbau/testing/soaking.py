"""Family ``soak``: millions of random moves in compiled code, with the game's invariants after every one."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import cast

import numpy as np

from ..kernel.compiled import specialise
from ..kernel.events import buffer
from ..kernel.rng import key_of, stream
from .case import Case
from .report import BrokenPromiseError


def soak_games(case: Case, first: int, games: int) -> int:
    """Play games with seeds from ``first`` on; returns how many moves were made, or raises a BrokenPromiseError."""
    game = case.game
    invariants = cast(ModuleType, case.hooks.invariants)
    template = specialise("biberbau.testing.soak", game.id, game.kind.rules, invariants=invariants)
    states = np.zeros(3, dtype=game.kind.dtype)
    raw = states.view(np.uint8).reshape(3, game.kind.dtype.itemsize)
    mask, events = np.zeros(len(game.kind.actions), dtype=np.uint8), buffer()
    options, went, moves = game.options_array, np.zeros(2, dtype=np.int64), 0
    for seed in range(first, first + games):
        rng, picks = (stream(key_of(str(seed).encode() + b"\0", purpose)) for purpose in ("match", "soak"))
        try:
            template.play_out(
                states, raw, options, rng, picks, mask, events, game.players, case.plan.max_plies, went
            )
        except Exception as error:
            raise BrokenPromiseError(f"{type(error).__name__}: {error}", None, seed) from error
        plies, code = int(went[0]), int(went[1])
        moves += plies
        if code:
            meanings = {**template.COMPLAINTS, **case.hooks.invariants.COMPLAINTS}
            raise BrokenPromiseError(meanings[code], plies, seed)
    return moves


def check_soak(case: Case) -> None:
    """A few hundred games of one row of options."""
    soak_games(case, case.seed, case.plan.soak_games)


def soak(
    cases: list[Case], moves: int, progress: Callable[[int], None]
) -> tuple[int, Case, BrokenPromiseError | None]:
    """Cycle through the cases until ``moves`` moves have been made; returns the moves, the last case and a complaint."""
    made, start = 0, 0
    while True:
        for case in cases:
            try:
                made += soak_games(case, start, case.plan.soak_games)
            except BrokenPromiseError as complaint:
                return made, case, complaint
            progress(made)
            if made >= moves:
                return made, case, None
        start += cases[0].plan.soak_games

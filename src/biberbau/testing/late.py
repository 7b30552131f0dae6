"""Family ``late``: secrecy in states that random players never reach: long rounds, large counters, every kind of
decision.

Many games are played by players with tastes (some never knock, some always take), greedy ones and searches. The states
with the extreme values of each field are kept, and those in which a kind of decision came latest; then counters are
advanced by hand, as far as invariants and position documents allow. In each of these states other worlds, dealt by the
oracle, must look the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BiberbauError
from ..kernel.stack import KIND
from ..match import Game, Position
from .case import Case
from .players import copied
from .report import BrokenPromiseError
from .secrecy import check_worlds, compare_worlds, match_from
from .worlds import played_states

_MOVES = 12
"""How many other values are tried for each counter of a state."""


@dataclass(frozen=True)
class Far:
    """A state with an extreme value: its game, number and ply, and the reason."""

    game: Game
    number: int
    ply: int
    why: str
    state: np.record


def check_late(case: Case) -> None:
    """Find extreme states, and check whether seats can tell worlds apart there."""
    chance = case.chance("late")
    far = list(far_states(case).values())
    chance.shuffle(far)
    for found in far[: case.plan.late_states]:
        here = Case(found.game, case.seed, case.hooks, case.plan, case.rows)
        try:
            look_everywhere(here, found.state, chance)
            for moved in moved_on(here, found.state, chance):
                look_quickly(here, moved, chance)
        except BrokenPromiseError as complaint:
            raise BrokenPromiseError(
                f"game {found.number} after {found.ply} actions ({found.why}; {dict(found.game.options)}): "
                f"{complaint.what}"
            ) from complaint


def far_states(case: Case) -> dict[str, Far]:
    """By field and kind of decision, the most extreme state."""
    best: dict[str, float] = {}
    found: dict[str, Far] = {}

    def offer(why: str, value: float, game: Game, number: int, ply: int, states: NDArray[Any]) -> None:
        if value > best.get(why, -np.inf):
            best[why] = value
            found[why] = Far(game, number, ply, why, copied(states[ply]))

    for game, number, states in played_states(case, "late"):
        if number >= case.plan.late_games:
            break
        for name in case.kind.dtype.names or ():
            values = states[name].reshape(len(states), -1)
            most, least = values.max(axis=1), values.min(axis=1)
            offer(f"most {name}", float(most.max()), game, number, int(most.argmax()), states)
            offer(f"least {name}", -float(least.min()), game, number, int(least.argmin()), states)
        kinds = states["stack"][
            np.arange(len(states)), np.maximum(states["depth"].astype(np.int64) - 1, 0), KIND
        ]
        for kind in np.unique(kinds).tolist():
            last = int(np.flatnonzero(kinds == kind)[-1])
            offer(f"latest decision {kind}", last, game, number, last, states)
    return found


def look_everywhere(case: Case, state: np.record, chance: random.Random) -> None:
    """The checks of ``secrecy`` that need no history."""
    case.complain_about(state, "the true state", 0)
    match = match_from(case, state)
    for observer in case.observers:
        check_worlds(case, match, observer, match.view(observer).state, chance)


def look_quickly(case: Case, state: np.record, chance: random.Random) -> None:
    """Another world looks the same to everybody."""
    for observer in case.observers:
        other = copied(state)
        case.hooks.oracle.redeal(other, observer, chance, True)
        compare_worlds(case, 0, observer, state, other, "dealt anew")


def moved_on(case: Case, state: np.record, chance: random.Random) -> Iterator[np.record]:
    """The state with one counter advanced, wherever that is a possible position."""
    view = match_from(case, state).view(None).state
    for name in case.kind.dtype.names or ():
        if case.kind.dtype[name].shape or state[name] != view[name]:
            continue
        top = int(np.iinfo(case.kind.dtype[name]).max)
        for value in {int(min(top, 1.6 ** chance.uniform(0, 14))) for _ in range(_MOVES)} - {
            int(state[name])
        }:
            moved = copied(state)
            moved[name] = value
            if possible(case, moved):
                yield moved


def possible(case: Case, state: np.record) -> bool:
    """Whether a true state satisfies the invariants and its document."""
    if int(case.hooks.invariants.complaint(state)):
        return False
    try:
        document = json.loads(json.dumps(Position(case.game, state).document()))
        return bool(Position.load(document).state.tobytes() == state.tobytes())
    except (BiberbauError, LookupError, ArithmeticError):
        return False

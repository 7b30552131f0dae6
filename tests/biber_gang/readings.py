"""What the parts of an observation should say, read a second time."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import NONE
from biberbau.match import Game
from envs.readings import Planes, Seats, by_seat, common, one_hot

VARIANTS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 4, "turn_limit": 10},
    {"players": 6, "turn_limit": 10},
)
"""Options with which it is read."""


def reading(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Face-down cards are known to nobody, the drawn one to its drawer, or to all where it came openly."""
    displays, hidden = np.zeros((6, 8, 15)), np.zeros(14)
    unseen = np.bincount(state.deck[: state.deck_n], minlength=14)
    for relative, seat in enumerate(seats):
        for slot in range(8):
            up = int(state.up[seat]) >> slot & 1
            displays[relative, slot, int(state.display[seat, slot]) if up else 14] = 1
            if not up:
                hidden[int(state.display[seat, slot])] += 1
                unseen[int(state.display[seat, slot])] += 1
    drawn, origin = int(state.drawn), int(state.origin)
    known = drawn != NONE and (origin != 1 or game.actor(state) == observer)
    if drawn != NONE and not known:
        unseen[drawn] += 1
    return common(game, state, seats, 6) | {
        "displays": displays,
        "drawn": one_hot(14, *([drawn] if known else [])),
        "drawn_unseen": np.array(int(drawn != NONE and not known)),
        "origin": one_hot(3, *([origin - 1] if drawn != NONE else [])),
        "top": one_hot(14, *(int(card) for card in state.pile[: state.pile_n][-1:])),
        "unseen": unseen,
        "closer": one_hot(6, *([seats.index(int(state.closer))] if state.closer >= 0 else [])),
        "points": by_seat(seats, 6, game.scores(state)),
        "chosen": np.array([int(state.chosen[observer]) >> slot & 1 for slot in range(8)]),
        "deck_size": np.array(int(state.deck_n)),
        "pile_size": np.array(int(state.pile_n)),
        "rounds": np.array(int(state.round_n)),
        "turns": np.array(int(state.turns)),
        "reshuffled": np.array(int(state.reshuffled)),
        "face_down": hidden * int(state.reshuffled),
    }

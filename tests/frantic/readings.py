"""What the parts of an observation should say, read a second time."""

from __future__ import annotations

import numpy as np

from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules import state as st
from biberbau.games.frantic.rules.state import Frame
from biberbau.kernel.stack import decides
from biberbau.match import Game
from envs.readings import EVERYBODY, Planes, Seats, by_seat, common, one_hot

VARIANTS: tuple[dict[str, object], ...] = (
    {"players": 2, "scoring": "none", "rounds": 9},
    {"players": 4, "length": "number", "limit": 200, "countered_acts_again": True, "limit_ends": "exceeded"},
    {"players": 8, "deck": "base"},
)
"""Options with which it is read."""


def reading(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """For the k-th copy of a face in a hand, a mask says who knows of at least k."""
    knowing = np.zeros((game.players, 86))
    public = np.zeros(86)
    for level, face in enumerate(deck.FACE_OF_LEVEL.tolist()):
        mask, holder = int(state.known[level]), int(state.holder[level])
        knowing[holder, face] += mask >> observer & 1
        public[face] += mask == EVERYBODY and holder == observer
    knowing[observer] = state.hand[observer]
    aside = [
        int(card)
        for card, by in zip(state.aside[: state.aside_n], state.aside_by[: state.aside_n], strict=True)
        if by == st.ON_MARKET or by >> 3 == observer
    ]
    letters = np.zeros((8, 8))
    letters[range(len(seats)), list(seats)] = 1
    masks_of = {
        name: by_seat(seats, 8, [int(state[name]) >> seat & 1 for seat in range(8)])
        for name in (
            "skipped",
            "shield",
            "heir",
            "marked",
            "bomb_safe",
            "chanced",
            "plus_safe",
            "robbed",
            "spared",
        )
    }
    symbol = 20 if state.symbol == st.ANY_CARD else int(state.symbol)
    found = common(game, state, seats, 8) | masks_of
    if decides(state, 0) in (Frame.COUNTER, Frame.GIVING, Frame.STEALING):
        found["about_seat"] = one_hot(8, seats.index(decides(state, 3) & 7))
    return found | {
        "hands": by_seat(seats, 8, knowing),
        "hand_sizes": by_seat(seats, 8, state.hand.sum(axis=1)),
        "points": by_seat(seats, 8, game.scores(state)),
        "dealer": one_hot(8, seats.index(int(state.dealer))),
        "turn": one_hot(8, seats.index(int(state.seat))),
        "letters": letters,
        "shown": public,
        "discard": state.discard,
        "aside": one_hot(86, *aside),
        "events_seen": np.array([int(state.events_seen) >> event & 1 for event in range(34)]),
        "events_left": np.array([int(state.events_left) >> event & 1 for event in range(34)]),
        "top": one_hot(86, *([int(state.top)] if state.top >= 0 else [])),
        "colour": one_hot(4, *([int(state.colour)] if state.colour >= 0 else [])),
        "last_colour": one_hot(4, *([int(state.last_colour)] if state.last_colour >= 0 else [])),
        "number": one_hot(10, int(state.number)),
        "symbol": one_hot(21, symbol),
        "stack_size": np.array(state.deck.sum() + state.pack_n),
        "bomb": np.array(int(state.bomb)),
        "last_chance": np.array(int(state.last_chance)),
        "plus_one": np.array(int(state.plus_one)),
        "rounds": np.array(int(state.round_n)),
        "acts_again": np.array(int(state.stack[0, 0] == Frame.END_PLAY and state.stack[0, 3])),
    }

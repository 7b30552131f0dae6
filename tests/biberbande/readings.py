"""What the parts of an observation should say, read a second time."""

from __future__ import annotations

import numpy as np

from biberbau.match import Game
from envs.readings import Planes, Seats, by_seat, common, one_hot

VARIANTS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 4, "turn_guard": 20},
    {"players": 6, "turn_guard": 20},
)
"""Options with which it is read."""


def reading(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Each card has a mask of those who know it."""
    rows, known_by = np.zeros((6, 4, 13)), np.zeros((6, 4, 6))
    for relative, seat in enumerate(seats):
        for slot in range(4):
            mask = int(state.known[seat, slot])
            if mask >> observer & 1:
                rows[relative, slot, int(state.row[seat, slot])] = 1
            for other, knower in enumerate(seats):
                known_by[relative, slot, other] = mask >> knower & 1
    mine = state.drawn >= 0 and state.seat == observer
    ages = np.maximum(0, (state.seen >> 10 * observer & 1023) - 24)
    if state.depth == 0 or state.stack[0, 0] == 6:
        ages[:] = state.turn  # open rows are seen now
    lasting = np.zeros(13)
    for seat in seats:
        for slot in range(4):
            if int(state.stayed[seat]) >> slot & 1:
                lasting[int(state.row[seat, slot])] += 1
    return common(game, state, seats, 6) | {
        "rows": rows,
        "known_by": known_by,
        "plain": by_seat(seats, 6, state.plain),
        "fresh": by_seat(seats, 6, (state.known >> observer & 1) / (1 + int(state.turn) - ages)),
        "stayed": by_seat(seats, 6, [[int(mask) >> slot & 1 for slot in range(4)] for mask in state.stayed]),
        "stayed_cards": lasting,
        "turns": np.array(int(state.turn) / int(game.options["turn_guard"])),
        "discard": state.discard,
        "top": one_hot(13, *([int(state.top)] if state.top >= 0 else [])),
        "drawn": one_hot(13, *([int(state.drawn)] if mine else [])),
        "aside": state.aside,
        "points": by_seat(seats, 6, game.scores(state)),
        "knocked": one_hot(6, *([seats.index(int(state.knocker))] if state.knocker >= 0 else [])),
        "dealer": one_hot(6, seats.index(int(state.dealer))),
        "letter": one_hot(6, observer),
        "deck_size": np.array(state.deck.sum()),
        "rounds": np.array(int(state.round_n)),
    }

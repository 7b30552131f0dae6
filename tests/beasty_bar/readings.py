"""What the parts of an observation should say, read a second time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.match import Game
from envs.readings import EVERYBODY, Planes, Seats, by_seat, common, one_hot

VARIANTS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3, "set": "chosen", "advanced": True, "return_game": True},
    {"players": 4, "set": "random", "return_game": True, "penguin_may_decline": True},
)
"""Options with which it is read."""


def reading(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Cards are ``24 * owner + species``."""

    def cards(*found: int) -> NDArray[Any]:
        out = np.zeros((4, 24))
        for card in found:
            out[seats.index(card // 24), card % 24] = 1
        return out

    line = np.zeros((5, 4, 24))
    for place in range(int(state.line_n)):
        line[place] = cards(int(state.line[place]))
    pile = [int(card) for card in state.pile[: state.pile_n]]
    sent = [int(card) for card in state.sent[: state.sent_n]]
    seen = [
        int(state.hand[seat, i])
        for seat in seats
        for i in range(int(state.hand_n[seat]))
        if seat == observer or int(state.known[seat, i]) >> observer & 1
    ]
    shown = [
        int(state.hand[observer, i])
        for i in range(int(state.hand_n[observer]))
        if state.known[observer, i] == EVERYBODY
    ]
    mixed = game.options["set"] in ("chosen", "random")
    bits = [[int(mask) >> value & 1 for value in range(12)] for mask in state.is_new]
    public = [[int(mask) >> value & 1 for value in range(12)] for mask in state.is_new_public]
    new = [
        bits[seat] if seat == observer else [a & b for a, b in zip(bits[seat], public[seat], strict=True)]
        for seat in range(game.players)
    ]
    return common(game, state, seats, 4) | {
        "line": line,
        "thats_it": sum((cards(card) * (i + 1) / len(pile) for i, card in enumerate(pile)), cards()),
        "on_the_way": sum((cards(card) * (i + 1) for i, card in enumerate(sent)), cards()),
        "beside": cards(*(int(card) for card in state.beside[: state.beside_n])),
        "bar": cards(*(int(card) for card in state.bar[: state.bar_n])),
        "hands": cards(*seen),
        "own_deck": cards(*(int(card) for card in state.deck[observer, : state.deck_n[observer]])),
        "own_shown": one_hot(12, *(card % 12 for card in shown)),
        "acting": cards(*[int(card) for card in [state.acting] if card >= 0]),
        "fresh": cards(*[int(card) for card in [state.fresh] if card >= 0]),
        "role": one_hot(24, *[int(role) for role in [state.role] if role >= 0]),
        "hand_sizes": by_seat(seats, 4, state.hand_n),
        "deck_sizes": by_seat(seats, 4, state.deck_n),
        "earlier_guests": by_seat(seats, 4, state.earlier[0]),
        "earlier_points": by_seat(seats, 4, state.earlier[1]),
        "earlier_values": by_seat(seats, 4, state.earlier[2]),
        "return_game": np.array(int(state.game)),
        "new": by_seat(seats, 4, new) * mixed,
        "new_known": by_seat(seats, 4, public) * mixed,
        "own_out": np.array([int(state.out[observer]) >> value & 1 for value in range(12)]),
        "own_taken": np.array(int(state.taken_n[observer])),
    }

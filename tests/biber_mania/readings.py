"""What the parts of an observation should say, read a second time."""

from __future__ import annotations

import numpy as np

from biberbau.games.biber_mania.rules import state as st
from biberbau.match import Game
from envs.readings import Planes, Seats, by_seat, common, one_hot

VARIANTS: tuple[dict[str, object], ...] = (
    {"players": 2, "collect": 12},
    {"players": 3},
    {"players": 5, "stab_again": True},
)
"""Options with which it is read."""


def reading(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Groups of a pile begin where a card is marked."""
    piles, tops = np.zeros((game.players, 22)), np.zeros((game.players, 22))
    for seat in seats:
        marked = [int(card) for card in state.pile[seat, : state.pile_n[seat]]]
        for card in marked:
            piles[seat, card & 31] += 1
        for card in reversed(marked):
            tops[seat, card & 31] += 1
            if card & st.STARTS:
                break
    options = game.options
    copies = [int(options["jokers"])]
    copies += [int(options["copies"]) * (number <= int(options["highest"])) for number in range(1, 14)]
    copies += [int(options["action_copies"])] * 8
    return common(game, state, seats, 5) | {
        "known": by_seat(seats, 5, state.known),
        "without": by_seat(seats, 5, state.without),
        "piles": by_seat(seats, 5, piles),
        "top_groups": by_seat(seats, 5, tops),
        "guarded": by_seat(seats, 5, state.top_guarded),
        "hand_sizes": by_seat(seats, 5, state.hand.sum(axis=1)),
        "pile_sizes": by_seat(seats, 5, piles.sum(axis=1)),
        "points": by_seat(seats, 5, game.scores(state)),
        "owed": by_seat(seats, 5, state.owed),
        "starter": one_hot(5, seats.index(int(state.starter))),
        "turn": one_hot(5, seats.index(int(state.seat))),
        "letter": one_hot(5, observer),
        "hand": state.hand[observer],
        "display": state.display,
        "stock": state.stock,
        "gone": state.gone,
        "chosen": np.bincount(state.chosen[: state.chosen_n], minlength=22),
        "deck": np.array(copies),
        "deck_size": np.array(state.deck.sum()),
        "rounds": np.array(int(state.round_n)),
    }

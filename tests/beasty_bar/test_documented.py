"""What the documentation says of this game."""

from __future__ import annotations

import numpy as np

from common.documents import observed


def test_the_observation_says_where_things_are() -> None:
    """Spot checks of the page: a card in line, a hand, counts, the actor, an option."""
    document = {
        "format": "biberbau-position/1",
        "game": "beasty_bar",
        "options": {"players": 3, "hand": 2},
        "position": {
            "turn": "blue",
            "line": ["red tiger", "green llama"],
            "hands": {"blue": ["blue dog", "blue bat"]},
            "decks": {"blue": ["blue rhino"]},
        },
    }
    seen = observed(document)
    blue, green, red = 0, 1, 2  # the observer's own first, then the seats after it
    assert np.argwhere(seen["line"]).tolist() == [[0, red, 9], [1, green, 7]]  # the tiger, the llama
    assert np.argwhere(seen["hands"]).tolist() == [[blue, 0], [blue, 3]]  # bat and dog
    assert seen["own_deck"][blue, 11] == 1
    assert seen["hand_sizes"][0] == np.float32(2 / 4)
    assert seen["decides"].tolist() == [1, 0, 0, 0]
    assert seen["option_players"] == 3

"""What the documentation says of this game."""

from __future__ import annotations

import numpy as np

from common.documents import observed


def test_the_observation_says_where_things_are() -> None:
    """Spot checks: a card face up, one face down, the drawn card, the top card, unseen cards, the actor, an option."""
    document = {
        "format": "biberbau-position/1",
        "game": "biber_gang",
        "options": {"players": 2, "turn_limit": 30},
        "position": {
            "displays": [
                [["(1)", "2", "3", "4"], ["5", "6", "7", "8"]],
                [["9", "9", "9", "9"], ["beaver", "(0)", "(0)", "(0)"]],
            ],
            "pile": ["11", "12"],
            "drawn": {"card": "10", "from": "deck"},
            "turns": 11,
            "decisions": [{"kind": "use_card", "seat": 1}],
        },
    }
    seen = observed(document)
    own, other = seen["displays"][:2].argmax(axis=-1).tolist()
    assert own == [9, 9, 9, 9, 13, 14, 14, 14]  # four nines, the beaver, and face down
    assert other[:2] == [14, 2]
    assert seen["drawn"][10] == seen["origin"][0] == seen["top"][12] == seen["decides"][0] == 1
    assert seen["unseen"][9] == np.float32(4 / 8)
    assert seen["option_turn_limit"] == np.float32(30 / 100)

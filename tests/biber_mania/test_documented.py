"""What the documentation says of this game."""

from __future__ import annotations

import numpy as np

from common.documents import observed


def test_the_observation_says_where_things_are() -> None:
    """Spot checks: known cards, a top group, who is stabbed, one's own hand, open cards, the deck, options."""
    document = {
        "format": "biberbau-position/1",
        "game": "biber_mania",
        "options": {"players": 3, "collect": 125, "steal_jokers": False},
        "position": {
            "turn": "b",
            "hands": {"a": ["7", "thief"], "b": ["9", "9", "king"], "c": ["1"]},
            "known": {"a": ["thief"]},
            "piles": {"a": [["1"], ["bodyguard", "4"]], "b": [["5", "5"]], "c": [["3", "joker"]]},
            "display": ["2", "2", *["10"] * 7],
            "stock": ["fairy", *["8"] * 4],
            "gone": ["6"],
            "points": {"c": 16},
            "decisions": [{"kind": "stabbed", "seat": "b", "of": "c"}],
        },
    }
    seen = observed(document)
    me, other, first = 0, 1, 2  # seats b, c, a
    assert seen["known"][first, 15] == seen["top_groups"][first, 4] == np.float32(1 / 4)
    assert seen["piles"][first, 1] == seen["top_groups"][first, 20] == np.float32(1 / 4)
    assert seen["top_groups"][me, 5] == np.float32(2 / 4)
    assert seen["top_kinds"][me, 1] == seen["top_kinds"][other, 1] == 1
    assert seen["hand_sizes"][me] == np.float32(3 / 13)
    assert seen["pile_sizes"][other] == np.float32(2 / 32)
    assert seen["points"][other] == np.float32(16 / 32)
    assert seen["turn"][me] == seen["decides"][me] == seen["guarded"][first] == seen["letter"][1] == 1
    assert seen["hand"][9] == seen["display"][2] == np.float32(2 / 4)
    assert seen["stock"][16] == seen["gone"][6] == np.float32(1 / 4)
    assert seen["deck"][0] == np.float32(6 / 8)
    assert seen["deck"][10] == seen["question"][3] == seen["about_seat"][other] == 1
    assert seen["players"] == np.float32(3 / 5)
    assert seen["option_collect"] == np.float32(1 / 2)
    assert seen["option_display_actions"] == 1
    assert seen["option_steal_jokers"] == 0

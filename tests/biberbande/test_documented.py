"""What the documentation says of this game."""

from __future__ import annotations

import numpy as np

from common.documents import observed


def test_the_observation_says_where_things_are() -> None:
    """Spot checks: a known card, who knows it, a surely plain one, the top card, who has knocked, the actor."""
    document = {
        "format": "biberbau-position/1",
        "game": "biberbande",
        "options": {"players": 2},
        "position": {
            "turn": "b",
            "knocked": "a",
            "turns": 4,
            "rows": {"a": ["1", "2", "3", "4"], "b": ["5", "swap", "7", "8"]},
            "known": {"a": ["a", "", "", ""], "b": ["b", "ab", "", ""]},
            "numbers": {"a": [3], "b": []},
            "seen": {"b": [{"b": 3}, {"a": "a1", "b": 1}, {}, {}]},
            "stayed": {"a": [1, 2, 3], "b": [2]},
            "discard": ["9", "6"],
        },
    }
    seen = observed(document)
    me, other = 0, 1
    assert seen["rows"][me].argmax(axis=-1).tolist()[:2] == [5, 10]  # what the observer knows of its own row
    assert seen["rows"].sum() == 2
    assert seen["known_by"][me, 0].tolist() == [1, 0, 0, 0, 0, 0]
    assert seen["known_by"][me, 1].tolist() == [1, 1, 0, 0, 0, 0]
    assert seen["fresh"][me].tolist() == [1 / 2, 1 / 4, 0, 0] and not seen["fresh"][other].any()
    assert seen["stayed"][me].tolist() == [0, 1, 0, 0] and seen["stayed"][other].tolist() == [1, 1, 1, 0]
    assert np.flatnonzero(seen["stayed_cards"] == np.float32(1 / 9)).tolist() == [1, 2, 3, 10]
    assert seen["plain"][other].tolist() == [0, 0, 1, 0]
    assert seen["discard"][9] == np.float32(1 / 9)
    assert seen["top"][6] == seen["knocked"][other] == seen["decides"][me] == seen["letter"][1] == 1

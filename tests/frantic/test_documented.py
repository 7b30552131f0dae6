"""What the documentation says of this game."""

from __future__ import annotations

import re

import numpy as np

from biberbau.games.frantic.rules.state import Frame
from common.documents import observed
from docs.tables import DOCS


def test_every_decision_is_explained_and_has_an_example() -> None:
    rows, examples = [], []
    for line in DOCS.joinpath("frantic", "decisions.md").read_text("utf-8").splitlines():
        (rows if line.startswith("| `") else examples).append(line)
    explained = {name: row for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert set(explained) == set(Frame.names().values())
    for frame in Frame:
        name = frame.name.lower()
        assert all(f"`{field}`" in explained[name].split("|")[3] for field, _, _ in frame.parts()), name
        if name != "ask_nice":  # it never lies below another's decision
            assert any(re.search(rf"kind: {name}\b", line) for line in examples), name


def test_the_observation_says_where_things_are() -> None:
    """Spot checks: hands, counts, protections, piles, events, what must be matched, the question, options."""
    document = {
        "format": "biberbau-position/1",
        "game": "frantic",
        "options": {"players": 3, "length": "number", "limit": 50, "mimicry_by_symbol": True},
        "position": {
            "turn": "b",
            "dealer": "a",
            "hands": {"a": ["blue 1", "green 2"], "b": ["red 5", "red 5"], "c": ["curse"]},
            "known": {"a": {"blue 1": ["b"]}},
            "top": "yellow gift",
            "last_colour": "yellow",
            "skipped": "c",
            "plus_one": True,
            "plus_safe": "a",
            "bomb": True,
            "bomb_left": {"a": 3, "b": 2, "c": 3},
            "points": {"c": 25},
            "events_seen": ["charity"],
        },
    }
    seen = observed(document)
    me, other, first = 0, 1, 2  # seats b, c, a
    assert seen["hands"][me, 13] == np.float32(2 / 4)
    assert seen["hands"][first, 0] == np.float32(1 / 4)
    assert seen["hand_sizes"][first] == np.float32(2 / 20)
    assert seen["points"][other] == np.float32(25 / 100)
    assert seen["bomb_left"][me] == np.float32(2 / 3)
    assert seen["dealer"][first] == seen["turn"][me] == seen["decides"][me] == 1
    assert seen["skipped"][other] == seen["plus_safe"][first] == 1
    assert seen["letters"][:3].argmax(axis=-1).tolist() == [1, 2, 0]
    gift = 56 + 2 * 4 + 3
    assert seen["discard"][gift] == np.float32(1 / 4)
    assert (seen["events_seen"][0], seen["events_left"][0], seen["events_left"][1]) == (1, 0, 1)
    assert seen["top"][gift] == seen["colour"][3] == seen["last_colour"][3] == 1
    assert seen["number"][0] == seen["symbol"][15] == seen["question"][10] == 1
    assert (seen["bomb"], seen["last_chance"], seen["plus_one"]) == (1, 0, 1)
    assert seen["players"] == np.float32(3 / 8)
    assert seen["option_length"] == 3
    assert seen["option_limit"] == np.float32(50 / 100)
    assert seen["option_mimicry_by_symbol"] == 1

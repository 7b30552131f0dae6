"""What can be checked afterwards: the draw of a tournament, and what a replay states of its game."""

from __future__ import annotations

from typing import Any

import pytest

from biberbau.errors import ReplayError
from biberbau.games import game_ids
from biberbau.match import Game, Match, drawing
from biberbau.match.places import places

SEED = bytes(range(32))


def a_draw() -> dict[str, Any]:
    words = ["of the host", "", "frogs", "Kröten"]
    return dict(drawing.document(SEED, words, drawing.first_line(SEED) + "1 * 00ff\n"))


def test_a_draw_that_holds_gives_its_numbers() -> None:
    found = a_draw()
    assert list(drawing.check(found)) == found["draw"]
    assert sorted(found["draw"]) == [1, 2, 3]


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"odd": 1}, "a draw has no such field"),
        ({"seed": 5}, "seed: missing or of the wrong type"),
        ({"format": "biberbau-draw/9"}, "format: "),
        ({"seed": "xy"}, "seed: hexadecimal digits expected"),
        ({"words": ["h", 5]}, "words: "),
        ({"words": ["h"]}, "words: of the person who opened"),
        ({"words": ["h"] * (drawing.MOST + 2)}, "words: of the person who opened"),
        ({"commitment": "00"}, "commitment: it does not belong to this list"),
        ({"seed": "00" * 32}, "seed: its seal is not that of the draw"),
        ({"words": ["of the host", "", "frogs", "toads"]}, "key: seed and words make another one"),
        ({"draw": [1, 2, 4]}, "draw: seed and words give"),
    ],
)
def test_a_draw_that_does_not_hold_says_what_does_not(changed: dict[str, object], says: str) -> None:
    with pytest.raises(ReplayError, match=says):
        drawing.check(a_draw() | changed)


def test_true_is_no_number_of_a_draw() -> None:
    found = a_draw()
    first = found["draw"].index(1)
    found["draw"][first] = True
    with pytest.raises(ReplayError, match="draw: seed and words give"):
        drawing.check(found)


def test_a_replay_that_proves_something_states_nothing_that_has_not_happened() -> None:
    match = Match(Game.of(game_ids()[0], {"players": 2}), "proof")
    for _ in range(3):
        match.play(match.legal()[0])
    document = match.save()
    assert Match.verified(document).history == match.history
    for name, stated in (("scores", [99, 0]), ("winners", [0])):
        with pytest.raises(ReplayError, match=f"{name}: the game is not over after these 3 actions"):
            Match.verified({**document, name: stated})
    with pytest.raises(ReplayError, match="commitment: missing"):
        Match.verified({name: value for name, value in document.items() if name != "commitment"})
    with pytest.raises(ReplayError, match="action 2: a text expected"):
        Match.verified({**document, "actions": [document["actions"][0], True]})
    with pytest.raises(ReplayError, match="action 2: "):
        Match.verified({**document, "actions": [document["actions"][0], "unicorn"]})


def test_moments_of_a_match_begin_with_the_deal() -> None:
    match = Match(Game.of(game_ids()[0], {"players": 2}), "moments")
    for _ in range(4):
        match.play(match.legal()[0])
    moments = match.moments()
    assert len(moments) == 5
    assert moments[0][0] is None
    assert [after.state.tobytes() for _, after, _ in moments[:-1]] == [
        before.state.tobytes() for before, _, _ in moments[1:] if before is not None
    ]
    assert [event for _, _, events in moments for event in events] == match.happened()


@pytest.mark.parametrize(
    ("scores", "winners", "stand"),
    [
        ((5, 3, 9), (2,), (2, 3, 1)),
        ((5, 5, 9), (2,), (2, 2, 1)),
        ((4, 1, 1, 7), (1, 2), (3, 1, 1, 4)),  # few points are good
        ((3, 3), (0, 1), (1, 1)),
        ((0, 0, 0), (), (1, 1, 1)),
    ],
)
def test_places_follow_the_winners(
    scores: tuple[int, ...], winners: tuple[int, ...], stand: tuple[int, ...]
) -> None:
    assert places(scores, winners) == stand

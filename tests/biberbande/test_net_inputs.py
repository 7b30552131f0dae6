"""What a net sees where a turn begins: the rows of the world, who knows what of them, the seat to act first."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import pytest

from biberbau.games.biberbande.rules import net_inputs
from biberbau.games.biberbande.rules.deck import NAMES
from biberbau.games.biberbande.rules.net_inputs import PLANES
from biberbau.kernel.observation_spec import bounds
from common import nets

from .scenario import fresh, table

seen, parts = partial(nets.seen, net_inputs), partial(nets.parts, net_inputs)


def told(plane: np.ndarray) -> dict[str, int]:
    """Cards by name, as a plane of faces counts them."""
    return {NAMES[face]: int(count) for face, count in enumerate(plane.sum(axis=-1)) if count}


def test_cards_are_told_by_whether_their_owner_knows_them() -> None:
    found = parts(table({"a": "3, 7, swap, 3", "b": "0, 0, 0, 9"}))
    assert told(found["known"][0]) == {"3": 2} and told(found["hidden"][0]) == {"7": 1, "swap": 1}
    assert told(found["known"][1]) == {"0": 1, "9": 1} and told(found["hidden"][1]) == {"0": 2}
    assert found["blind"][:2].sum(axis=1).tolist() == [2, 2]
    assert not found["known"][2:].any() and not found["blind"][2:].any(), "nobody sits there"


def test_a_card_that_another_player_has_seen_is_shown() -> None:
    found = parts(table(more={"known": {"a": ["ab", "", "b", "a"], "b": ["b", "", "", "b"]}}))
    assert found["shown"][:2].sum(axis=1).tolist() == [2, 0]


def test_a_row_is_worth_what_it_counts_and_special_cards_what_the_draw_pile_gives() -> None:
    """The draw pile's numbers: 2 and 4."""
    found = parts(table({"a": "1, 2, 3, peek", "b": "5, 5, 6, 6"}, deck="2, 4, swap"))
    assert found["worth"][:2].tolist() == pytest.approx([0.9, 2.2])
    assert found["draws"][[2, 4, 10]].tolist() == pytest.approx([1 / 3] * 3)
    assert found["mean"] == pytest.approx(0.3)


def test_each_player_thinks_of_each_row_by_what_they_know() -> None:
    """Two known cards, and two of which habit thinks 5.2; of the other's row habit knows nothing."""
    thought = parts(table({"a": "1, 9, 9, 2", "b": "8, 0, 0, 8"}))["thought"]
    assert thought[0, :2].tolist() == pytest.approx([1.34, 2.08])
    assert thought[1, :2].tolist() == pytest.approx([2.08, 2.64])


@pytest.mark.parametrize(("row", "knocks"), [("0, 9, 9, 0", [1, 0]), ("6, 0, 0, 6", [0, 0])])
def test_who_would_knock_by_habit(row: str, knocks: list[int]) -> None:
    """A player ahead of everybody by more than three points, as far as that player can tell."""
    found = parts(table({"a": row, "b": "6, 0, 0, 6"}))
    assert found["knocks"][:2].tolist() == knocks
    assert found["ahead"][0] == pytest.approx(1.04 if knocks[0] else -0.16)


def test_after_a_knock_it_is_told_who_still_has_a_turn() -> None:
    found = parts(table(players=3, turn="b", more={"knocked": "a", "turns": 4}))
    assert found["knocked"].tolist() == [0, 0, 1, 0, 0, 0]
    assert found["last_turn"].tolist() == [1, 1, 0, 0, 0, 0]
    assert not parts(table(players=3))["last_turn"].any()


def test_the_lead_is_told_as_it_is_written_and_with_the_rows() -> None:
    found = parts(
        table({"a": "1, 1, 1, 1", "b": "5, 5, 5, 5"}, more={"round": 2, "points": {"a": [20], "b": [12]}})
    )
    assert found["points"][:2].tolist() == pytest.approx([8 / 20, -8 / 20])
    assert found["lead"][:2].tolist() == pytest.approx([-8 / 20, 8 / 20]), (
        "sixteen points better in this round"
    )
    assert (found["chance"][0] > 0.5).all() and (found["chance"][1] < 0.5).all()
    assert found["left"].argmax() == 2, "two play four rounds"


def test_what_the_top_card_is_good_for() -> None:
    """The worst card that the player knows, or 5.2 for one that is not known."""
    assert parts(table({"a": "8, 9, 9, 0"}, top="2"))["gain"] == pytest.approx(0.6)
    assert parts(table({"a": "1, 9, 9, 0"}, top="2"))["gain"] == pytest.approx(0.32)
    assert parts(table(top="swap"))["gain"] == 0, "no special card is taken"


def test_the_seat_to_act_comes_first() -> None:
    """The same table, one seat further."""
    rows = {"a": "1, 2, swap, 4", "b": "5, 6, 7, 8", "c": "0, 9, 9, 3"}
    further = dict(zip("bca", rows.values(), strict=True))
    here = parts(table(rows, players=3, more={"round": 2, "points": {"a": [3], "b": [9], "c": [20]}}))
    there = parts(
        table(further, turn="b", players=3, more={"round": 2, "points": {"b": [3], "c": [9], "a": [20]}})
    )
    for name, plane in here.items():
        assert there[name].tolist() == plane.tolist(), name


def test_games_stay_within_what_the_parts_declare() -> None:
    low, high = bounds(PLANES)
    turns = 0
    for number in range(3):
        t, pick = fresh(number, players=2 + 2 * number), random.Random(number)
        for _ in range(150):
            if t.match.over:
                break
            if net_inputs.begins_turn(t.match.position().state):
                turns += 1
                found = seen(t)
                assert (found >= low - 1e-6).all() and (found <= high + 1e-6).all()
            t.match.play(pick.choice(t.match.legal()))
    assert turns > 50


def test_a_turn_begins_when_nobody_holds_a_card() -> None:
    t = table(deck="5, 6")
    assert net_inputs.begins_turn(t.match.position().state)
    assert not net_inputs.begins_turn(t.play("draw").match.position().state)
    assert net_inputs.begins_turn(t.play("discard").match.position().state), "the other one's"

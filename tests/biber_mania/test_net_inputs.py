"""What a net sees where a turn begins: all hands of the world, groups and what stabs them, the seat to act first."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from biberbau.games.biber_mania.rules import net_inputs
from biberbau.games.biber_mania.rules.deck import NAMES
from biberbau.games.biber_mania.rules.net_inputs import PLANES, At
from biberbau.games.biber_mania.rules.state import GroupKind
from biberbau.kernel.observation_spec import bounds
from common import nets

from .scenario import fresh, table

seen, parts = partial(nets.seen, net_inputs), partial(nets.parts, net_inputs)


def told(plane: np.ndarray) -> dict[str, int]:
    """Cards by name, as a plane of faces counts them."""
    return {NAMES[face]: int(count) for face, count in enumerate(plane.sum(axis=-1)) if count}


def test_every_hand_is_seen_with_how_many_of_each_card() -> None:
    found = parts(table("7, 7, 3, joker", hands={"b": "9, thief"}))
    assert told(found["hand"][0]) == {"7": 2, "3": 1, "joker": 1}
    assert told(found["hand"][1]) == {"9": 1, "thief": 1}
    assert not found["hand"][2:].any(), "nobody sits there"
    assert found["size"][:2].tolist() == pytest.approx([4 / 13, 2 / 13])
    assert np.flatnonzero(found["few"][1]).tolist() == [1, 2, 3, 4, 5, 6, 7], (
        "two cards: two or fewer, three …"
    )
    assert found["turns"][:2].tolist() == pytest.approx([2 / 8, 1 / 8])


def test_display_and_stock_are_told_by_face() -> None:
    found = parts(table("7", display="3, 3, 3, 3, 8, 8, 9, 10, joker", stock="5, 5, 6, 7, king"))
    assert told(found["display"]) == {"3": 3, "8": 2, "9": 1, "10": 1, "joker": 1}, (
        "four are as good as three"
    )
    assert told(found["stock"]) == {"5": 2, "6": 1, "7": 1, "king": 1}


def test_what_lies_on_top_of_a_pile() -> None:
    piles = {"a": "4, 4", "b": "2 | bodyguard, 6, 6"}
    found = parts(table("9, 9, 5", hands={"b": "8, 8, 1"}, piles=piles))
    equals = [GroupKind.EQUALS, GroupKind.EQUALS]
    assert found["kind"][:2].argmax(axis=1).tolist() == equals
    assert found["value"][:2].argmax(axis=1).tolist() == [3, 5], "fours and sixes"
    assert found["group"][:2].sum(axis=1).tolist() == [2, 3]
    assert found["guarded"][:2].tolist() == [0, 1]
    assert found["risk"][0] > 0 == found["risk"][1]


@pytest.mark.parametrize(
    ("hand", "pile", "ways"),
    [
        ("5, 5, 6, 6, 7", "4, 4", 2),  # two fives, two sixes
        ("5, 6, 6, thief", "4, 4", 2),  # an action card counts as one more
        ("5, partybeaver", "4, 4", 0),  # but not the Partybeaver
        ("3, 3, 4, 4", "4, 4", 0),  # lower or equal
        ("joker, joker, 1", "4, 4", 1),  # jokers alone
        ("5, joker", "4, 4", 1),
        ("5, 6", "bodyguard, 4", 0),
        ("joker, 9", "fairy", 1),
        ("9, 9", "fairy", 0),
        ("hippie, 5, 6", "hippie, 1, 2", 1),  # one sequence stabs any other of as many cards
        ("hippie, 5, 9", "hippie, 1, 2", 0),
        ("8, 9", "joker", 0),
    ],
)
def test_ways_to_stab_what_lies_on_top(hand: str, pile: str, ways: int) -> None:
    """The hand of the seat to act against the other's pile; and the other way round."""
    assert parts(table(hand, piles={"b": pile}))["threats"][:2].tolist() == [0, ways / 4]
    assert parts(table("1", hands={"b": hand}, piles={"a": pile}))["threats"][:2].tolist() == [ways / 4, 0]


@pytest.mark.parametrize(
    ("hand", "row", "party"),
    [
        ("hippie, 3, 4, 6, 9", 3, 0),
        ("hippie, 3, 6", 0, 0),
        ("3, 4, 5", 0, 0),  # without a Hippie
        ("partybeaver, 1, 5, 7", 0, 1),
        ("partybeaver, 4, 5, 7", 0, 0),  # neighbours
        ("1, 5, 7", 0, 0),
    ],
)
def test_what_hippie_and_partybeaver_could_make_of_a_hand(hand: str, row: int, party: int) -> None:
    found = parts(table(hand))
    assert found["row"][0] == pytest.approx(row / 6) and found["party"][0] == party


@pytest.mark.parametrize(
    ("hand", "pile", "out"),
    [("7, 7", "2", [0, 1]), ("7, 7", "", [0, 1]), ("7, 8", "2", [0, 0]), ("7, thief", "2", [0, 1])],
)
def test_whether_a_hand_could_be_laid_at_once_and_what_that_would_come_to(
    hand: str, pile: str, out: list[int]
) -> None:
    """The other has two cards in hand and nothing laid: minus two."""
    assert parts(table(hand, piles={"a": pile}))["goes_out"][0].tolist() == out
    behind = {"a": pile, "b": "9, 9, 9, 9 | 8, 8, 8, 8 | 10, 10, 10"}
    assert parts(table(hand, piles=behind))["goes_out"][0].tolist() == [out[1], 0]


def test_the_lead_is_told_as_it_is_and_with_what_hands_promise() -> None:
    found = parts(table("7, 7", hands={"b": "1, 2, 3"}, piles={"a": "10, 10"}))
    assert found["ahead"][:2].tolist() == pytest.approx([3 / 20, -3 / 20]), "0 against -3 points"
    assert found["lead"][0] == pytest.approx(-found["lead"][1])
    assert found["lead"][0] > found["ahead"][0], "the other needs three turns for its hand"
    assert found["chance"][0] > 0.5 > found["chance"][1]


def test_points_that_were_written_down_count_where_points_are_collected() -> None:
    more = {"points": {"a": 30, "b": 50}}
    assert parts(table("7", collect=100, more=more))["written"][:2].tolist() == pytest.approx([-1, 1])


def test_the_seat_to_act_comes_first() -> None:
    """The same table, one seat further."""
    here = parts(
        table("7, 7, 3", hands={"b": "9", "c": "1, 2"}, piles={"b": "4, 4", "c": "thief"}, players=3)
    )
    there = parts(
        table(
            "7, 7, 3",
            turn="b",
            hands={"c": "9", "a": "1, 2"},
            piles={"c": "4, 4", "a": "thief"},
            players=3,
        )
    )
    for name, plane in here.items():
        assert there[name].tolist() == plane.tolist(), name


def test_games_stay_within_what_the_parts_declare() -> None:
    low, high = bounds(PLANES)
    turns = 0
    for number in range(3):
        t = fresh(number, players=2 + number)
        for ply in range(120):
            if t.match.over:
                break
            if net_inputs.begins_turn(t.match.position().state):
                turns += 1
                found = seen(t)
                assert (found >= low - 1e-6).all() and (found <= high + 1e-6).all()
                assert found[At.KIND :][: len(GroupKind)].sum() == 1
            legal = t.match.legal()
            t.match.play(legal[ply % len(legal)])
    assert turns > 50


def test_a_turn_begins_with_the_first_card_of_a_discard() -> None:
    t = table("7, 7, 3")
    assert net_inputs.begins_turn(t.match.position().state)
    assert not net_inputs.begins_turn(t.play("add 7").match.position().state)
    assert net_inputs.begins_turn(t.play("lay").match.position().state), "the other one's"

"""What a net sees where a turn begins: columns without order, nothing hidden, the seat to act first."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from biberbau.games.biber_gang.rules import net_inputs
from biberbau.games.biber_gang.rules.net_inputs import PLANES, At
from biberbau.kernel.observation_spec import bounds
from common import nets

from .scenario import fresh, opened, table

seen, parts = partial(nets.seen, net_inputs), partial(nets.parts, net_inputs)


LAID = "6 (3) 1 2 / 6 4 (7) 8"


def test_what_lies_in_a_display_is_told_by_columns() -> None:
    """A pair of sixes; a 4 and a 1 beside a face-down card each; a 2 over an 8."""
    told = parts(table(LAID, "0 0 (1) 5 / 0 0 (1) beaver", pile="4"))
    mine, other = (
        {name: plane[seat] for name, plane in told.items() if plane.shape[:1] == (6,)} for seat in (0, 1)
    )
    assert np.flatnonzero(mine["closed"]).tolist() == [0] and np.flatnonzero(other["closed"]).tolist() == [1]
    assert np.flatnonzero(mine["half"]).tolist() == [1, 4] and not other["half"].any()
    assert np.flatnonzero(mine["open"]).tolist() == [2, 8] and not other["open"].any()
    assert np.argwhere(mine["pairs"]).tolist() == [[6, 0]]
    assert np.argwhere(other["pairs"]).tolist() == [[0, 0], [0, 1], [5, 0]], "a beaver is worth its partner"
    assert np.flatnonzero(mine["down"]).tolist() == [2] and np.flatnonzero(other["down"]).tolist() == [2]
    assert np.flatnonzero(told["top"]).tolist() == [4]
    assert mine["top_gain"] > other["top_gain"], "a 4 makes a pair of the one with a 4"
    assert mine["partners"] == pytest.approx((8 - 2 + 8 - 1 + 8 - 1 + 8 - 1) / 8)
    assert told["round"].tolist() == [1, 0, 0, 0, 0]


def test_the_order_of_columns_and_which_card_lies_above_mean_nothing() -> None:
    one = seen(table(LAID))
    assert seen(table("2 1 6 4 / 8 (7) 6 (3)")).tolist() == one.tolist()
    assert seen(table("6 (3) 1 2 / 6 4 (7) 9")).tolist() != one.tolist()


def test_face_down_cards_change_nothing() -> None:
    assert seen(table("6 (12) 1 2 / 6 4 (0) 8")).tolist() == seen(table(LAID)).tolist()


def test_the_seat_to_act_comes_first() -> None:
    """The same table, one seat further."""
    more = {"points": [[3, 10, 5]]}
    here = parts(table(LAID, "0 0 (1) 5 / 0 0 (1) beaver", players=3, more=more))
    there = parts(
        table(
            "(12) (11) (10) (9) / (8) (7) (11) (10)",
            LAID,
            "0 0 (1) 5 / 0 0 (1) beaver",
            players=3,
            more={"points": [[5, 3, 10]], "decisions": [{"kind": "draw_card", "seat": 1}]},
        )
    )
    for name, plane in here.items():
        assert there[name].tolist() == plane.tolist(), name
    assert here["points"][:3].tolist() == pytest.approx([-2 / 20, 7 / 20, 2 / 20])


def test_games_stay_within_what_the_parts_declare() -> None:
    low, high = bounds(PLANES)
    turns = 0
    for number in range(3):
        t = opened(fresh(number, players=2 + number))
        for ply in range(120):
            if net_inputs.begins_turn(t.match.position().state):
                turns += 1
                told = seen(t)
                assert (told >= low - 1e-6).all() and (told <= high + 1e-6).all()
                assert told[At.CLOSED :][:5].sum() == 1
            legal = t.match.legal()
            t.match.play(legal[ply % len(legal)])
    assert turns > 50


def test_a_turn_begins_with_the_draw() -> None:
    t = table(LAID)
    assert net_inputs.begins_turn(t.match.position().state)
    assert not net_inputs.begins_turn(t.play("draw deck").match.position().state)
    assert not net_inputs.begins_turn(fresh(1).match.position().state)

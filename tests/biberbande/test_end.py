"""Knocking, the end of a round and of the game."""

from __future__ import annotations

import pytest

from common.scenario import rule

from .scenario import LETTERS, fresh, table

OPEN = {
    "known": {letter: ["all"] * 4 for letter in "abc"},
    "numbers": {letter: [1, 2, 3, 4] for letter in "abc"},
}

# ------------------------------------------------------------ knocking


@rule("knock.after_action", "E21")
def test_a_player_who_may_knock_is_asked_after_his_action():
    t = table(more={"turns": 4})
    assert t.legal == "take, draw"
    t.refuses("knock")
    t.play("take 1")
    assert (t.actor, t.asks, t.legal) == ("a", "end_of_turn", "knock, pass")
    t.play("pass")
    assert (t.actor, t.asks) == ("b", "turn")


@rule("knock.not_before", "E22")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_last_player_of_the_first_round_of_turns_is_the_first_who_may_knock(players):
    t = table(players=players)
    for place in range(players):
        assert t.asks == "turn"
        t.play("take 1")
        assert (t.asks == "end_of_turn") == (place == players - 1)


@rule("knock.others_once", "knock.not_knocker")
def test_after_a_knock_all_others_have_one_more_turn():
    t, had_turns = table(players=4, turn="c", more={"turns": 6}).play("take 1", "knock"), []
    while t.asks == "turn":
        had_turns.append(t.actor)
        t.play("take 1")
    assert had_turns == ["d", "a", "b"]
    assert t.asks == "deal_next"


@rule("E23")
def test_nobody_knocks_a_second_time():
    t = table(players=3, more={"turns": 6}).play("take 1", "knock", "take 1")
    assert (t.actor, t.asks) == ("c", "turn")


@rule("E24")
def test_a_round_that_nobody_knocks_ends_when_the_turn_guard_strikes():
    t = table(players=3, turn_guard=20, more={"turns": 18}).play("take 1", "pass")
    assert (t.asks, t.actor) == ("turn", "b")
    t.play("take 1")
    assert t.asks == "end_of_turn"  # the last chance to knock
    t.play("pass")
    assert (t.asks, t.happened()[-1]) == ("deal_next", "scores")
    assert "knocks" not in t.happened()


@rule("E24", "E25")
def test_when_the_guard_ends_a_round_the_next_player_replaces_first():
    rows = {"a": "swap, 6, 7, 8", "b": "peek, 5, 6, 7", "c": "swap, 4, 5, 6"}
    t = table(rows, players=3, turn="b", turn_guard=20, top="1", deck="1, 2, 3", more={"turns": 19})
    t.play("take 2", "pass")
    assert [t.row(letter).split(", ")[0] for letter in "cab"] == ["1", "2", "3"]


# ------------------------------------------------------------ the end of a round


@rule("end.sum", "special.no_points", "example.points", "E34", "E35")
def test_the_example_of_sarah_lisa_and_tim_is_counted_as_printed():
    rows = {"a": "4, 2, 0, 6", "b": "1, 2, 1, 3", "c": "0, 4, swap, 0"}
    t = table(rows, players=3, top="5", deck="9, 9, 8", more={"turns": 3})
    t.play("take 4", "knock", "draw", "discard", "draw", "discard")
    assert [t.row(letter) for letter in "abc"] == ["4, 2, 0, 5", "1, 2, 1, 3", "0, 4, 8, 0"]
    assert t.match.scores == (11, 7, 12)
    assert t.document["points"] == {"a": [11], "b": [7], "c": [12]}


@rule("end.sum")
def test_all_rows_lie_open_when_the_round_is_over():
    t = table(players=2, more={"turns": 3}).play("take 1", "knock", "take 1")
    for observer in (0, 1, None):
        assert (t.row("a", observer), t.row("b", observer)) == (t.row("a"), t.row("b"))
    assert (t.asks, t.legal) == ("deal_next", "next")
    t.play("next")
    assert (t.asks, t.legal, t.row("b", 0)) == ("deal_next", "deal", t.row("b"))


@rule("special.again", "E26")
def test_a_special_card_drawn_for_a_special_card_is_set_aside_too():
    t = table({"a": "9, 6, 7, swap"}, deck="peek, draw two, 3", more={"turns": 3}).play(
        "take 1", "knock", "take 1"
    )
    assert t.row("a").endswith(", 3")
    assert t.document["aside"] == ["swap", "peek", "draw two"]
    assert t.match.scores[0] == 9 + 6 + 7 + 3


@rule("special.each", "E25")
def test_each_special_card_is_replaced_from_the_left():
    rows = {"a": "swap, 6, peek, draw two"}
    t = table(rows, deck="1, 2, 3", more={"turns": 3}).play("take 2", "knock", "take 1")
    assert t.row("a") == "1, 9, 2, 3"


@rule("end.order", "E25")
def test_replacing_begins_with_the_player_who_knocked():
    rows = {"a": "swap, 6, 7, 8", "b": "peek, 5, 6, 7", "c": "swap, 4, 5, 6"}
    t = table(rows, players=3, turn="b", top="9", deck="1, 2, 3", more={"turns": 4})
    t.play("take 2", "knock", "take 2", "take 2")
    assert [t.row(letter).split(", ")[0] for letter in "bca"] == ["1", "2", "3"]


@rule("E26", "E27")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out_and_cards_set_aside_stay_there():
    rows = {"a": "swap, 6, 7, 8"}
    t = table(rows, deck="", more={"turns": 3}).play("take 2", "knock", "take 1")
    assert "reshuffles" in t.happened()
    assert "swap" in t.document["aside"]
    assert t.document["rows"]["a"][0].isdigit()
    assert "swap" not in t.document["discard"]


@rule("setup.specials")
def test_only_special_cards_are_replaced():
    t = table(deck="1, 2", more={"turns": 3}).play("take 1", "knock", "take 1")
    assert (t.row("a"), t.row("b"), sorted(t.document["deck"])) == ("9, 6, 7, 8", "5, 5, 6, 7", ["1", "2"])


# ------------------------------------------------------------ rounds and winners


@rule("game.sheet")
def test_the_next_dealer_shuffles_all_and_deals_anew():
    t = table(players=3, more={"turns": 3, "dealer": "c"}).play("take 1", "knock", "take 1", "take 1")
    before = t.match.scores
    t.play("next", "next")
    assert (t.asks, t.actor) == ("deal_next", "a")
    t.play("deal")
    document = t.document
    assert (document["round"], document["dealer"], document["turns"], document["knocked"]) == (
        2,
        "a",
        0,
        None,
    )
    assert (len(document["deck"]), len(document["discard"]), document["aside"]) == (65 - 12, 1, [])
    assert (t.asks, t.actor, t.match.scores) == ("look", "b", before)


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_all_look_at_the_counted_rows_and_the_next_dealer_is_asked_last(players, fixed):
    t = fresh(4, players=players, fixed_dealer=fixed).hide_all()
    while t.asks != "deal_next":
        t.play("knock" if t.asks == "end_of_turn" else t.match.legal()[0].notation)
    position = t.document
    dealer = LETTERS.index(position["dealer"]) + (not fixed)
    for place in range(1, players):
        seat = LETTERS[(dealer + place) % players]
        assert (t.asks, t.actor, t.legal) == ("deal_next", seat, "next")
        t.refuses("deal")
        t.play("next")
        asked = [{"kind": "deal_next", "seat": LETTERS[(dealer + place + 1) % players]}]
        assert t.document == position | {"decisions": asked}
        assert t.happened(t.match.ply - 1) == []
    assert (t.actor, t.legal) == (LETTERS[dealer % players], "deal")
    t.refuses("next")
    t.play("deal")
    assert (t.asks, t.document["round"]) == ("look", 2)


@rule("game.rounds", "game.two", "E28")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_each_player_deals_once_and_two_play_four_rounds(players, rounds):
    t = fresh(2, players=players)
    while not t.match.over:
        t.play(t.match.legal()[-1].notation if t.asks != "end_of_turn" else "knock")
    assert t.happened().count("round_starts") == rounds
    assert {len(points) for points in t.document["points"].values()} == {rounds}
    assert t.match.scores == tuple(sum(points) for points in t.document["points"].values())


@rule("game.fewest")
def test_the_fewest_points_win():
    points = {"a": [10, 20], "b": [30, 0], "c": [9, 20]}
    t = table({"a": "9, 1, 1, 1", "b": "9, 2, 2, 2", "c": "9, 1, 2, 5"}, players=3, top="0",
              more={"turns": 3, "round": 3, "points": points})  # fmt: skip
    t.play("take 1", "knock", "take 1", "take 1")
    assert (t.match.over, t.match.scores) == (True, (33, 45, 46))
    assert t.match.winners == (0,)
    assert t.happened()[-1] == "game_ends"


@rule("E29")
def test_equals_share_the_victory():
    rows = {"a": "9, 0, 1, 1", "b": "3, 0, 2, 2", "c": "9, 1, 2, 6"}
    points = {"a": [10, 3], "b": [4, 4], "c": [20, 20]}
    more = {"turns": 3, "round": 3, "points": points}
    t = table(rows, players=3, top="0", deck="9, 9", more=more)
    t.play("take 1", "knock", "draw", "discard", "draw", "discard")
    assert (t.match.scores, t.match.winners) == ((15, 15, 58), (0, 1))

"""Swap, peek, draw two."""

from __future__ import annotations

import pytest

from biberbau.games.biberbande.rules.state import Ev
from common.scenario import rule

from .scenario import LETTERS, table

# ------------------------------------------------------------ swap


@rule("swap.exchange", "E17", "E19")
def test_an_own_card_for_any_card_of_any_other_player_each_to_the_others_place():
    t = table(deck="swap", players=3).play("draw", "give 2")
    assert (t.asks, t.actor) == ("swapping", "a")
    assert [action.argument for action in t.match.legal()] == [
        f"{seat}{slot}" for seat in "bc" for slot in "1234"
    ]
    t.play("get c4")
    assert [t.row(letter) for letter in "abc"] == ["5, 6, 7, 8", "4, 5, 6, 7", "3, 4, 5, 6"]  # a 6 for a 6
    t = table(deck="swap", players=3).play("draw", "give 4", "get b1")
    assert [t.row(letter) for letter in "abc"] == ["5, 6, 7, 4", "8, 5, 6, 7", "3, 4, 5, 6"]


@rule("swap.unseen")
def test_nobody_sees_the_swapped_cards():
    t = table(deck="swap").play("draw", "give 2", "get b2")
    assert [t.row("a", 0), t.row("b", 0), t.row("a", 1), t.row("b", 1)] == [
        "5, ?, ?, 8", "?, ?, ?, ?", "?, ?, ?, ?", "4, ?, ?, 7",
    ]  # fmt: skip
    assert [event.card for event in t.told(0) if event.kind == Ev.SWAPS] == [-2]


@rule("E33", "swap.exchange")
def test_there_is_no_way_back_from_a_swap_begun():
    t = table(deck="swap").play("draw", "give 2")
    assert t.legal == "get"
    t.refuses("discard")


@rule("E18")
def test_a_swap_with_the_player_who_has_knocked():
    t = table(deck="swap", turn="b", more={"knocked": "a", "turns": 3}).play("draw", "give 1", "get a1")
    assert (t.row("a").split(", ")[0], t.row("b").split(", ")[0]) == ("4", "5")


@rule("E30", "E32", "knowledge")
def test_a_card_taken_openly_stays_known_to_all_through_swaps():
    known = {"a": ["all", "", "", "a"], "b": ["b", "", "", "b"], "c": ["c", "", "", "c"]}
    t = table(deck="swap", players=3, more={"known": known, "numbers": {"a": [1]}})
    t.play("draw", "give 1", "get b1")
    for observer in (0, 1, 2, None):
        assert t.row("b", observer).startswith("5, ?")
    assert t.row("a", 1).startswith("4") and t.row("a", 0).startswith("?")  # b knew his own card
    assert t.row("a", 2).startswith("?")


# ------------------------------------------------------------ peek


@rule("peek.any", "peek.back", "E20")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_one_own_card_and_then_it_lies_face_down_again(slot):
    t = table(deck="peek").play("draw")
    assert t.legal == "discard, peek"
    t.play(f"peek {slot}")
    assert (t.asks, t.actor, t.legal, t.glimpsed("a"), t.glimpsed("b")) == ("look", "a", "hide", [slot], [])
    assert t.row("a", 0).split(", ")[slot - 1] == "5678"[slot - 1]
    assert t.row("a", 1) == "?, ?, ?, ?"
    t.play("hide")
    assert (t.glimpsed("a"), t.row("a"), t.actor, t.asks) == ([], "5, 6, 7, 8", "b", "turn")


@rule("peek.any", "knowledge")
def test_a_peek_shows_its_card_to_nobody_else():
    t = table(deck="peek", players=3).play("draw", "peek 2")
    looks = [
        [event.card for event in t.told(observer) if event.kind == Ev.LOOKS] for observer in (0, 1, None)
    ]
    assert looks == [[6], [-1], [-1]]


# ------------------------------------------------------------ draw two


@rule("two.first")
def test_the_first_card_suits():
    t = table(deck="draw two, 3, 4").play("draw", "use")
    assert (t.asks, t.document["drawn"], t.legal) == ("drawn", "3", "discard, put")
    t.play("put 1")
    assert (t.row("a"), t.actor, t.document["deck"]) == ("3, 6, 7, 8", "b", ["4"])


@rule("two.second", "E12")
def test_the_first_card_does_not_suit_so_the_second_is_drawn():
    t = table(deck="draw two, 3, 4").play("draw", "use", "discard")
    assert (t.top, t.document["drawn"], t.actor, t.legal) == ("3", "4", "a", "discard, put")


@rule("two.must", "E13")
def test_the_second_card_is_used_or_thrown_away():
    t = table(deck="draw two, 3, 4").play("draw", "use", "discard", "put 2")
    assert (t.row("a"), t.actor) == ("5, 4, 7, 8", "b")
    t = table(deck="draw two, 3, 4").play("draw", "use", "discard", "discard")
    assert (t.row("a"), t.actor, t.document["deck"]) == ("5, 6, 7, 8", "b", [])


@rule("E10")
def test_the_first_card_is_a_special_one_and_used():
    t = table(deck="draw two, peek, 4").play("draw", "use", "peek 2", "hide")
    assert (t.actor, t.document["deck"], t.top) == ("b", ["4"], "draw two")
    assert [event.card for event in t.told(None) if event.kind == Ev.LAYS] == [11, 12]  # the peek first


@rule("E10")
def test_the_first_card_is_a_special_one_and_thrown_away():
    t = table(deck="draw two, peek, 4").play("draw", "use", "discard")
    assert (t.top, t.document["drawn"]) == ("peek", "4")


@rule("E11")
def test_a_draw_two_out_of_a_draw_two_begins_a_new_one():
    t = table(deck="draw two, draw two, 3, 4").play("draw", "use", "use")
    assert (t.document["aside"], t.document["drawn"]) == (["draw two", "draw two"], "3")
    t.play("discard")
    assert t.document["drawn"] == "4"
    t.play("discard")
    assert t.actor == "b"  # the second card of the outer one is forfeited
    assert t.top == "draw two"


@rule("E11")
def test_a_draw_two_as_second_card():
    t = table(deck="draw two, 3, draw two, 4, 5").play("draw", "use", "discard", "use", "discard")
    assert (t.document["drawn"], t.legal) == ("5", "discard, put")


# ------------------------------------------------------------ where the special card goes, and when


@rule("special.laid", "E14", "E15")
@pytest.mark.parametrize(
    ("deck", "actions"),
    [
        ("swap", ["give 1", "get b1"]),
        ("peek", ["peek 1", "hide"]),
        ("draw two, 3", ["use", "put 1"]),
        ("draw two, 3, 4", ["use", "discard", "put 1"]),
    ],
)
def test_a_used_special_card_lies_on_top_afterwards_so_the_next_player_must_draw(deck, actions):
    t = table(deck=deck, top="9").play("draw")
    for action in actions[:-1]:
        t.play(action)
        assert t.top in ("9", "3")  # not yet on the pile
        assert t.document["aside"]
    t.play(actions[-1])
    assert (t.top, t.document["aside"]) == (deck.split(",")[0], [])
    assert t.actor == "b" and t.legal in ("draw", "hide")


@rule("E15")
def test_the_special_card_may_be_laid_first():
    t = table(deck="draw two, 3, 4", special_first=True).play("draw", "use")
    assert (t.top, t.document["aside"]) == ("draw two", [])
    t.play("discard", "put 1")
    assert (t.top, t.legal) == ("5", "take, draw")
    t = table(deck="swap", special_first=True).play("draw", "give 1")
    assert t.top == "swap"


@rule("E16")
def test_a_draw_two_in_use_is_not_shuffled_into_the_new_pile():
    t = table(deck="draw two").play("draw", "use")
    assert "reshuffles" in t.happened()
    assert (t.document["aside"], t.document["discard"]) == (["draw two"], [])
    assert (t.document["deck"] + [t.document["drawn"]]).count("draw two") == 4


@rule("E16")
def test_the_first_card_of_a_draw_two_may_be_shuffled_into_the_new_pile():
    t = table(deck="draw two, 3").play("draw", "use", "discard")
    assert (t.document["deck"] + [t.document["drawn"]]).count("3") == 4
    assert LETTERS[t.match.to_act or 0] == "a"

"""Beavers: their value, swimming, locked pairs."""

from __future__ import annotations

import random

import pytest

from common.scenario import rule

from .scenario import fresh, table


@rule("example.jasmin", "beaver.swap", "beaver.not_discarded", "beaver.swapped_out", "G13", "G14")
@pytest.mark.parametrize("source", ["deck", "pile"])
def test_example_a_6_for_the_beaver_that_swims_on_to_the_10(source):
    t = table("6 (3) (1) 10 / beaver 2 4 (7)", pile="9 6", deck="6").play(f"draw {source}", "place 5")
    assert (t.asks, t.actor, t.drawn) == ("swim_to", 0, "beaver")
    assert t.mine == "6 (3) (1) 10 / 6 2 4 (7)"
    t.play("swim 8")
    assert t.mine == "6 (3) (1) 10 / 6 2 4 beaver"  # two pairs: the 6s, and the 10 with the beaver
    assert t.pile == (["9", "6", "7"] if source == "deck" else ["9", "7"])
    assert t.actor == 1
    assert t.happened()[1:] == ["places", "swims", "discards"]


@rule("beaver.any_face_down", "G11")
def test_the_beaver_swims_to_any_face_down_card_of_ones_own_display():
    t = table("6 (3) (1) 10 / beaver 2 4 (7)", "6 1 (3) 4 / 9 2 (5) 7", deck="6").play("draw deck", "place 5")
    assert t.legal == ("swim 2", "swim 3", "swim 8")
    t.refuses("discard")
    t.refuses("place 1")


@rule("beaver.value", "G12")
@pytest.mark.parametrize(
    ("display", "slot"), [("6 3 1 2 / beaver 4 (7) 8", 5), ("beaver 3 1 2 / 6 4 (7) 8", 1)]
)
def test_the_card_above_or_below_a_beaver_may_throw_it_out(display, slot):
    t = table(display, deck="6").play("draw deck", f"place {slot}")
    assert t.asks == "swim_to"


@rule("beaver.value", "G8")
def test_the_card_beside_the_beaver_gives_it_no_value():
    t = table("6 3 1 2 / 7 beaver (7) 8", deck="6").play("draw deck", "place 6")
    assert t.asks == "draw_card"  # swapped out, like any other card
    assert (t.mine, t.pile) == ("6 3 1 2 / 7 6 (7) 8", ["5", "beaver"])


@rule("G12")
def test_a_beaver_whose_partner_lies_face_down_has_no_value_yet():
    t = table("(6) 3 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "place 5")
    assert t.asks == "draw_card"
    assert (t.mine, t.pile) == ("(6) 3 1 2 / 6 4 (7) 8", ["5", "beaver"])
    t = table("(6) 3 1 2 / beaver 4 (7) 8", deck="1 12").play("draw deck", "discard", "flip 1")
    assert t.mine == "6 3 1 2 / beaver 4 (7) 8"
    t.play("draw deck", "discard", "flip 1")  # the other player
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "place 5")
    assert t.asks == "swim_to"  # turned up, the partner gives it its value


@rule("G8")
def test_a_card_that_does_not_match_throws_the_beaver_out():
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="0").play("draw deck", "place 5")
    assert (t.mine, t.pile, t.asks) == ("6 3 1 2 / 0 4 (7) 8", ["5", "beaver"], "draw_card")


@rule("G8")
def test_option_only_a_matching_card_may_be_swapped_for_a_beaver():
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="0", beaver_swap_out=False).play("draw deck")
    assert t.slots("place") == [1, 2, 3, 4, 6, 7, 8]
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="6", beaver_swap_out=False).play("draw deck")
    assert t.slots("place") == list(range(1, 9))
    t = table("(6) 3 1 2 / beaver 4 (7) 8", deck="6", beaver_swap_out=False).play("draw deck")
    assert t.slots("place") == [1, 2, 3, 4, 6, 7, 8]  # no value, so nothing matches


@rule("G9", "beaver.not_discarded")
def test_a_matching_card_may_go_elsewhere_but_never_throws_the_beaver_out():
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "place 2")
    assert (t.mine, t.pile) == ("6 6 1 2 / beaver 4 (7) 8", ["5", "3"])
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "discard", "flip 7")
    assert t.pile == ["5", "6"]
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="6").play("draw deck", "place 5", "swim 7")
    assert "beaver" not in t.pile


@rule("G10")
@pytest.mark.parametrize("seed", range(8))
def test_a_swimming_beaver_always_finds_a_face_down_card(seed):
    t, pick = fresh(seed, players=2), random.Random(seed)
    while not t.match.over:
        legal = t.legal
        if t.asks == "swim_to":
            assert legal and all(action.startswith("swim") for action in legal)
        t.play(pick.choice(legal))


@rule("G15", "G16", "beaver.pair_locked")
def test_next_to_another_beaver_it_is_a_locked_pair():
    t = table("6 3 1 beaver / beaver 4 (7) (8)", deck="0 1 6").play("draw deck", "place 5", "swim 8")
    assert t.mine == "6 3 1 beaver / 6 4 (7) beaver"
    t.play("draw deck", "discard", "flip 1")  # the other player
    t.play("draw deck")
    assert t.slots("place") == [1, 2, 3, 5, 6, 7]
    t.refuses("place 4")
    t.refuses("place 8")


@rule("G16", "beaver.pair_locked")
@pytest.mark.parametrize("drawn", ["0", "beaver"])
def test_no_card_gets_into_a_pair_of_beavers(drawn):
    t = table("beaver 3 1 2 / beaver 4 (7) 8", deck=drawn).play("draw deck")
    assert t.slots("place") == [2, 3, 4, 6, 7, 8]


@rule("G16")
def test_as_long_as_one_of_them_lies_face_down_nothing_is_locked():
    t = table("beaver 3 1 2 / (beaver) 4 (7) 8", deck="0").play("draw deck")
    assert t.slots("place") == list(range(1, 9))
    t.play("place 5")
    assert (t.mine, t.pile) == ("beaver 3 1 2 / 0 4 (7) 8", ["5", "beaver"])


@rule("G18")
def test_a_drawn_beaver_takes_its_partners_value():
    # over a number in a finished pair: the pair is broken and made again
    t = table("6 3 1 2 / 6 4 (7) 8", deck="1 1 6 0 beaver").play("draw deck", "place 5")
    assert t.mine == "6 3 1 2 / beaver 4 (7) 8"
    t.play("draw deck", "discard", "flip 1").play("draw deck", "place 5")
    assert t.asks == "swim_to"


@rule("G18")
def test_a_drawn_beaver_makes_no_beaver_swim():
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="beaver").play("draw deck", "place 5")
    assert (t.asks, t.mine, t.pile) == ("draw_card", "6 3 1 2 / beaver 4 (7) 8", ["5", "beaver"])
    t = table("6 3 1 2 / beaver 4 (7) 8", deck="beaver", beaver_swap_out=False).play("draw deck")
    assert 5 not in t.slots("place")

"""Display and stock are filled, and a player who has lost cards draws others."""

from __future__ import annotations

import pytest

from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ev
from common.scenario import rule

from .scenario import QUIET, table

TENS = "10, 10, 10, 10, 10, 10, 9, 9, 9"

# ------------------------------------------------------------ refill


@rule("refill", "B51", "B52")
def test_the_display_is_refilled_before_the_stock():
    t = table("superbeaver, 9", display=QUIET, deck="6, 7").discard("superbeaver")
    t.play("steal stock:1", "steal display:10")
    assert "6" in t.place("display") and t.place("stock") == "2, 3, 4, 5, 7"
    names = [(event.card, st.place(event)) for event in t.told(None) if event.kind == Ev.FILLS]
    assert [card for card, _ in names] == [6, 7]


@rule("refill", "B51")
def test_places_are_refilled_as_long_as_the_draw_pile_lasts():
    t = table("superbeaver, 9", display=QUIET, deck="6").discard("superbeaver")
    t.play("steal stock:1", "steal display:10")
    assert len(t.document["display"]) == 9
    assert (t.place("stock"), t.place("deck"), t.due) == ("2, 3, 4, 5", "", ("b", "play"))


@rule("refill", "B35")
def test_several_cards_of_the_display_are_replaced():
    t = table("6, 6, 6, 9", display="5, 5, 5, 10, 10, 10, 9, 9, 9", deck="1, 2, 3, 4").discard("6, 6, 6")
    assert t.place("display") == "1, 2, 3, 9, 9, 9, 10, 10, 10"
    assert (t.hand("a"), t.place("deck")) == ("5, 5, 5, 9", "4")


@rule("refill", "draw.stock_after", "B52")
def test_what_was_stolen_is_refilled_before_the_victim_draws():
    """What is stolen from the stock is replaced before the victim chooses."""
    t = table("superbeaver, 9", display=TENS, deck="king, 8", stock="1, 2, 3, 4, 5", piles={"b": "7"})
    t.discard("superbeaver").play("steal stock:1", "steal b:7")
    assert (t.due, t.place("stock")) == (("b", "draw"), "2, 3, 4, 5, king")


# ------------------------------------------------------------ draw


@rule("draw.lost", "draw.where", "draw.hand", "B48")
def test_as_many_as_were_stabbed_and_stolen_from_his_pile():
    t = table(
        "superbeaver, 6, 6, 9",
        players=3,
        piles={"b": "1 | 3 | 5, 5, 5", "c": "8, 8"},
        deck="king, thief, 9, 1, 7",
    )
    t.discard("superbeaver, 6, 6").play("refuse", "steal b:3", "steal display:10")
    assert (t.document["owed"], t.due) == ({"b": 4}, ("b", "draw"))
    t.play("draw 5", "draw 1", "draw pile", "draw 2")
    assert (t.hand("b"), t.due) == ("1, 2, 5, 8, 9, thief", ("b", "play"))
    assert t.document["owed"] == {}


@rule("draw.lost", "B48", "B50")
def test_nobody_draws_for_cards_of_display_and_stock_and_the_active_player_never():
    t = table("superbeaver, 9", players=3).discard("superbeaver").play("steal stock:1", "steal display:10")
    assert (t.due, t.document["owed"]) == (("b", "play"), {})
    t = table("6, 9", display="5, 10, 10, 10, 10, 10, 9, 9, 9").discard("6")
    assert (t.due, t.hand("a")) == (("b", "play"), "5, 9")


@rule("draw.clockwise", "B48")
def test_the_victims_draw_clockwise_from_the_active_player_on():
    piles = {"a": "1, 1", "b": "2, 2", "d": "3, 3"}
    t = table("6, 6, 9", players=4, turn="c", hands={"a": "8"}, piles=piles, display=TENS).discard("6, 6")
    t.play("refuse", "refuse", "refuse")
    drawn = []
    while t.asks == "draw":
        drawn.append(t.actor)
        t.play("draw pile")
    assert drawn == ["d", "d", "a", "a", "b", "b"]
    assert t.due == ("d", "play")


@rule("draw.where", "B48", "draw.hand")
def test_each_card_is_chosen_after_the_one_before_was_seen():
    t = (
        table("6, 6, 9", piles={"b": "1, 1"}, deck="king, thief, 3", display=TENS)
        .discard("6, 6")
        .play("refuse")
    )
    assert t.legal == {*(f"draw {card}" for card in "12345"), "draw pile"}
    t.play("draw pile")
    assert (t.due, t.hand("b", 1)) == (("b", "draw"), "8, 9, king")
    assert "draw 4" in t.legal
    t.play("draw 4")
    assert t.hand("b") == "4, 8, 9, king"


@rule("draw.stock_after", "B49")
def test_the_stock_is_filled_after_each_player_not_between_his_cards():
    piles = {"b": "1, 1", "c": "2, 2"}
    t = table("6, 6, 9", players=3, piles=piles, deck="king, thief, fairy, 7", display=TENS).discard("6, 6")
    t.play("refuse", "refuse")
    t.play("draw 1")
    assert (t.actor, t.place("stock")) == ("b", "2, 3, 4, 5")
    t.refuses("draw 1")
    t.play("draw 2")
    assert (t.actor, t.place("stock")) == ("c", "3, 4, 5, thief, king")
    t.play("draw king", "draw 3")
    assert (t.due, t.place("stock")) == (("b", "play"), "4, 5, 7, thief, fairy")


@rule("B55", "draw.where")
def test_without_a_draw_pile_from_the_stock():
    t = table("6, 6, 9", piles={"b": "1, 1"}, display=TENS, deck="").discard("6, 6").play("refuse")
    assert t.legal == {f"draw {card}" for card in "12345"}
    t.play("draw 3")
    assert t.legal == {"draw 1", "draw 2", "draw 4", "draw 5"}


@rule("B55", "draw.where", "draw.stock_after")
def test_with_an_empty_stock_from_the_draw_pile():
    t = table(
        "6, 6, 6, 6, 6, 6, 9",
        piles={"b": "1, 1, 1, 1, 1, 1"},
        display=TENS,
        deck="7, 8, king",
        stock="2, 2, 3, 3, 4",
    )
    t.discard("6, 6, 6, 6, 6, 6").play("refuse")
    t.play("draw 2", "draw 2", "draw 3", "draw 3", "draw 4")  # the sixth can only come from the pile
    assert t.hand("b") == "2, 2, 3, 3, 4, 7, 8, 9"
    assert (t.due, t.place("stock"), t.place("deck")) == (("b", "play"), "8, king", "")


@rule("B55", "B64")
def test_one_kind_of_card_left_comes_by_itself():
    t = (
        table("6, 6, 9", piles={"b": "1, 1"}, display=TENS, deck="", stock="3, 3, 3")
        .discard("6, 6")
        .play("refuse")
    )
    assert (t.hand("b"), t.place("stock"), t.due) == ("3, 3, 8, 9", "3", ("b", "play"))


@rule("draw.fairy", "B46", "B41")
def test_nothing_is_drawn_for_what_fairy_and_king_took():
    t = table("fairy, 9", hands={"b": "7, 8"}).discard("fairy").play("ask b", "wish 7")
    assert (t.hand("b"), t.due) == ("8", ("b", "play"))
    t = table("king, 7, 9", hands={"b": "7, 8"}).discard("king, 7")
    assert (t.hand("b"), t.due) == ("8", ("b", "play"))


@rule("tip.lure", "draw.where", "draw.lost")
def test_low_cards_lure_others_to_stab_and_one_draws_what_one_wants():
    t = table("1, 1, 7, 9", hands={"b": "2, 2, 8"}, display=TENS, stock="7, 3, 4, 5, 6").discard("1, 1")
    t.discard("2, 2").play("take")
    assert t.due == ("a", "draw")
    t.play("draw 7", "draw 6")
    assert (t.hand("a"), t.hand("b"), t.due) == ("6, 7, 7, 9", "1, 1, 8", ("a", "play"))


@rule("course.next", "course.clockwise")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_a_discard_the_next_player_clockwise_comes(players):
    numbers = dict(zip("abcde"[:players], "76543", strict=False))  # each lower than the one before: no stabs
    hands = {letter: f"{number}, {number}" for letter, number in numbers.items()}
    t = table("7, 7", players=players, hands=hands, display=TENS)
    order = []
    for number in numbers.values():
        order.append(t.actor)
        t.discard(number)
        assert t.asks == "play"
    assert order == list("abcde"[:players]) and t.actor == "a"


@rule("B63", "draw.hand")
def test_a_hand_may_get_as_large_as_it_will():
    hand = "6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8"
    t = table(hand, piles={"b": "hippie, 1, 2, 3, 4, 5 | 5, 5, 5, 5, 5, 5"}, display="4, 4, 4, 4, 4, 4, 9, 9, 9", stock=
              "1, 1, 1, 1, 2")  # fmt: skip
    t.discard("6, 6, 6, 6, 6, 6").play("take")
    assert len(t.document["hands"]["a"]) == 13 - 6 + 6 + 6

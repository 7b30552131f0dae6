"""Both ends of the game, each at the very moment when it comes."""

from __future__ import annotations

import pytest

from biberbau.games.biber_mania.rules.state import Ended
from common.scenario import rule

from .scenario import ACTION_CARDS, table

TENS = "10, 10, 10, 10, 10, 10, 9, 9, 9"

# ------------------------------------------------------------ the last hand card


@rule("end.last_card", "end.at_once", "B53")
def test_the_last_hand_card_ends_the_game_without_a_stab():
    piles = {"b": "5, 5"}
    t = table("6, 6", piles=piles, display="4, 4, 3, 3, 10, 10, 10, 10, 10").discard("6, 6")
    assert (t.match.over, t.ended(), t.pile("b"), t.hand("a")) == (True, Ended.OUT_OF_CARDS, "5, 5", "")
    assert t.happened() == ["adds", "adds", "lays", "round_ends", "scores", "scores", "game_ends"]
    assert t.place("display").startswith("3, 3, 4, 4")
    assert t.points == (2, 2 - 2)


@rule("end.last_card", "end.at_once", "B53")
@pytest.mark.parametrize("action", ACTION_CARDS)
@pytest.mark.parametrize("numbers", ["", ", 5"])
def test_the_last_hand_card_ends_the_game_without_its_action(action, numbers):
    if action == "partybeaver" and numbers:
        numbers = ", 5, 7, 9"
    t = table(f"{action}{numbers}", hands={"b": "5, 8"}, piles={"b": "1, 1"}).discard(f"{action}{numbers}")
    assert (t.match.over, t.ended(), t.hand("b"), t.pile("b")) == (True, Ended.OUT_OF_CARDS, "5, 8", "1, 1")


@rule("end.last_card")
def test_all_but_one_is_not_the_last():
    t = table("6, 6, 6", display=TENS).discard("6, 6")
    assert (t.match.over, t.due) == (False, ("b", "play"))


@rule("B53", "B47", "king.add")
def test_adding_the_last_card_to_a_kings_group_is_playing_it():
    hands = {"b": "5, 8", "c": "5", "d": "5, 9"}
    t = table("king, 5, 9", players=4, hands=hands, display=TENS).discard("king, 5")
    assert (t.match.over, t.ended()) == (True, Ended.OUT_OF_CARDS)
    assert t.pile("a") == "king, 5, 5, 5"
    assert [t.hand(letter) for letter in "bcd"] == ["8", "", "5, 9"]  # d comes later and adds nothing
    assert t.points == (4 - 1, -1, 0, -2)


@rule("B53", "B47")
def test_after_the_end_nobody_draws_for_what_was_stabbed():
    hands = {"b": "5"}
    t = table("king, 5, 9", hands=hands, piles={"b": "3, 3"}, display=TENS).discard("king, 5").play("refuse")
    assert (t.match.over, t.ended(), t.hand("b"), t.document.get("owed", {})) == (
        True,
        Ended.OUT_OF_CARDS,
        "",
        {},
    )


@rule("B53", "fairy.wish")
def test_a_hand_emptied_by_the_fairy_was_not_played():
    t = table("fairy, 9", players=3, hands={"b": "8", "c": "7"}).discard("fairy").play("ask c", "wish 7")
    assert (t.match.over, t.due, t.hand("c")) == (False, ("b", "play"), "")


@rule("B53")
def test_a_hand_that_is_still_empty_at_its_turn_ends_the_game():
    t = table("fairy, 9", players=3, hands={"b": "8, 8", "c": "7"}, display=TENS)
    t.discard("fairy").play("ask c", "wish 7").discard("8")
    assert (t.match.over, t.ended(), t.points) == (True, Ended.NOTHING_TO_PLAY, (1 - 2, 1 - 1, 0))


@rule("B53")
def test_it_may_be_owed_draws_and_then_goes_on():
    t = table("fairy, 6, 9", hands={"b": "7"}, piles={"b": "3, 3"}, display=TENS).discard("fairy, 6")
    t.play("refuse", "ask b", "wish 7")
    assert (t.hand("b"), t.due) == ("", ("b", "draw"))
    t.play("draw 1", "draw 2")
    assert (t.match.over, t.due, t.hand("b")) == (False, ("b", "play"), "1, 2")


@rule("B53")
def test_somebody_else_may_fill_it_before_its_turn():
    hands = {"b": "badguy, 8", "c": "7"}
    t = table("fairy, 9", players=3, hands=hands).discard("fairy").play("ask c", "wish 7").discard("badguy")
    assert t.legal == {"pick a", "pick c"}
    t.play("pick c", "draw 1", "draw 2")
    assert (t.due, t.hand("c")) == (("c", "play"), "1, 2")


# ------------------------------------------------------------ draw pile and stock used up


@rule("end.used_up", "end.at_once", "B54")
def test_the_end_comes_between_the_two_cards_of_a_superbeaver():
    t = table("superbeaver, 9", display=TENS, stock="4", deck="", piles={"b": "7"}).discard("superbeaver")
    t.play("steal stock:4")
    assert (t.match.over, t.ended(), t.hand("a"), t.pile("b")) == (True, Ended.USED_UP, "4, 9", "7")
    assert t.points == (1 - 2, 1 - 2)


@rule("B54", "end.at_once")
def test_a_player_who_has_lost_cards_then_draws_no_more():
    t = table("superbeaver, 9", display=TENS, stock="4", deck="", piles={"b": "7"}).discard("superbeaver")
    t.play("steal b:7", "steal stock:4")
    assert (t.match.over, t.ended(), t.hand("b"), t.document.get("owed", {})) == (
        True,
        Ended.USED_UP,
        "8, 9",
        {},
    )


@rule("B54", "thief.one")
def test_the_last_card_of_the_stock_stolen_by_a_thief():
    t = table("thief, 9", display=TENS, stock="4", deck="").discard("thief").play("steal stock:4")
    assert (t.match.over, t.ended()) == (True, Ended.USED_UP)


@rule("end.used_up", "B54")
def test_the_game_goes_on_while_stock_or_draw_pile_has_cards():
    t = table("thief, 9", display=TENS, stock="4, 5", deck="").discard("thief").play("steal stock:4")
    assert t.due == ("b", "play")  # the stock has one
    t = (
        table("thief, 9", display=TENS, stock="4, 5, 6, 7, 8", deck="king")
        .discard("thief")
        .play("steal stock:4")
    )
    assert (t.due, t.place("deck"), t.place("stock")) == (("b", "play"), "", "5, 6, 7, 8, king")


@rule("end.used_up", "B54")
def test_an_empty_display_does_not_end_the_game():
    t = table("6, 9", display="5", stock="4", deck="").discard("6")
    assert (t.place("display"), t.due) == ("", ("b", "play"))


@rule("B54", "B43", "bad_guy.two")
def test_the_game_ends_with_the_last_card_that_a_bad_guy_pulls():
    t = table("badguy, 9", display=TENS, stock="4", deck="").discard("badguy")
    assert (t.match.over, t.ended(), t.hand("b")) == (True, Ended.USED_UP, "4, 8, 9")
    t = table("badguy, 9", display=TENS, stock="4, 5, 6", deck="").discard("badguy").play("draw 4", "draw 6")
    assert (t.match.over, t.hand("b")) == (False, "4, 6, 8, 9")
    t = (
        table("badguy, 9", players=3, display=TENS, stock="4, 5", deck="")
        .discard("badguy")
        .play("pick c", "draw 5")
    )
    assert (t.match.over, t.ended(), t.hand("c")) == (
        True,
        Ended.USED_UP,
        "4, 5, 8, 9",
    )  # the second came by itself


def short_of_a_fill(discard, taken):
    """Stock and display are short while an action goes on, and the draw pile has as few cards as the display lacks."""
    body = {"decisions": [{"kind": "steal", "seat": "a", "left": 1}]}
    return table("9", piles={"a": discard, "b": "8"}, more=body, **taken)


@rule("B54", "refill", "B51")
def test_the_game_ends_where_the_refill_takes_the_last_card_for_the_display():
    """The display takes the last cards of the draw pile while the stock is empty."""
    t = short_of_a_fill("superbeaver", {"display": TENS, "stock": "4", "deck": "7"})
    t.play("steal stock:4")
    assert (t.match.over, t.place("stock")) == (
        False,
        "7",
    )  # the display was full: the card went to the stock
    t = short_of_a_fill("superbeaver", {"display": "10, 10, 10, 10, 10, 10, 9, 9", "stock": "4", "deck": "7"})
    t.play("steal stock:4")
    assert (t.match.over, t.ended(), t.place("stock"), t.place("deck")) == (True, Ended.USED_UP, "", "")
    assert len(t.document["display"]) == 9


@rule("B54", "draw.lost")
def test_the_game_ends_with_the_last_card_that_a_victim_draws():
    t = table(
        "6, 6, 6, 9", players=3, piles={"b": "1, 1, 1", "c": "2, 2, 2"}, display=TENS, stock="3, 4", deck=""
    )
    t.discard("6, 6, 6").play("refuse", "refuse")
    assert t.due == ("b", "draw")
    t.play("draw 3")  # the 4 follows by itself, and that was the last card of all
    assert (t.match.over, t.ended(), t.hand("b"), t.hand("c")) == (True, Ended.USED_UP, "3, 4, 8, 9", "8, 9")
    assert t.points == (3 - 1, -4, -2)


@rule("B54", "B49", "draw.stock_after")
def test_an_empty_stock_is_filled_for_the_next_one_first():
    t = table(
        "6, 6, 9",
        players=3,
        piles={"b": "1, 1", "c": "2, 2"},
        display=TENS,
        stock="3, 4, 5, 7, 7",
        deck="king",
    )
    t.discard("6, 6").play("refuse", "refuse", "draw 3", "draw 4")
    assert (t.due, t.place("stock"), t.legal) == (
        ("c", "draw"), "5, 7, 7, king", {"draw 5", "draw 7", "draw king"},
    )  # fmt: skip


@rule("end.used_up", "B54")
def test_the_last_victim_may_draw_both_last_cards():
    t = (
        table("6, 6, 9", piles={"b": "1, 1"}, display=TENS, stock="3, 4", deck="")
        .discard("6, 6")
        .play("take", "draw 4")
    )
    assert (t.match.over, t.ended(), t.hand("a"), t.hand("b")) == (
        True,
        Ended.USED_UP,
        "1, 1, 9",
        "3, 4, 8, 9",
    )


@rule("end.at_once", "B53", "B54")
def test_a_last_card_is_played_before_anything_could_be_used_up():
    """Both ends at once: the discard empties the hand, its Superbeaver would have emptied the stock."""
    t = table("superbeaver, 6", display=TENS, stock="4", deck="").discard("superbeaver, 6")
    assert (t.ended(), t.place("stock")) == (Ended.OUT_OF_CARDS, "4")


@rule("illegal", "end.at_once")
def test_when_the_game_is_over_nothing_is_asked():
    t = table("6").discard("6")
    assert (t.actor, t.asks, t.legal) == ("", "", set())

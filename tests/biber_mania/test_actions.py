"""The eight action cards, alone and with numbers, against display and piles; the trick-steal."""

from __future__ import annotations

import pytest

from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.state import Ev
from common.scenario import rule

from .scenario import ACTION_CARDS, QUIET, cards, table

# ------------------------------------------------------------ in general


@rule("action.alone", "B19")
@pytest.mark.parametrize("action", ACTION_CARDS)
def test_an_action_card_alone_stabs_nothing(action):
    t = table(f"{action}, 9", piles={"b": "1"}, display="1, 1, 1, 2, 2, 2, 3, 3, 3").discard(action)
    assert "stabs" not in t.happened() and "stabs_display" not in t.happened()
    assert (t.hand("a"), t.pile("b")) == ("9", "1")


@rule("action.after", "B35")
def test_first_it_is_stabbed_then_the_action_comes():
    piles = {"b": "3, 3"}
    t = table("thief, 6, 9", piles=piles, display="4, 4, 5, 5, 8, 8, 10, 10, 10", deck="king, king, fairy, 6")
    t.discard("thief, 6")
    assert t.due == ("a", "stab")
    t.play("stab 5")
    assert t.due == ("a", "stabbed")
    t.play("take")
    assert t.due == ("a", "steal")


@rule("B35", "refill")
def test_the_display_is_not_refilled_before_the_action_is_done():
    t = table(
        "thief, 6, 9", display="4, 5, 5, 8, 8, 8, 10, 10, 10", deck="king, 6, fairy", stock="1, 2, 3, 4, 7"
    )
    t.discard("thief, 6")
    assert (t.due, t.hand("a"), len(t.document["display"])) == (("a", "steal"), "5, 5, 9", 7)
    assert "steal display:king" not in t.legal
    t.play("steal display:8")
    assert t.place("display") == "4, 6, 8, 8, 10, 10, 10, fairy, king"


@rule("party.alone", "king.alone", "B20")
@pytest.mark.parametrize("action", ["partybeaver", "hippie", "bodyguard", "king"])
def test_four_of_them_do_nothing_alone(action):
    t = table(f"{action}, 9", hands={"b": "8, 9"}).discard(action)
    assert (t.happened(), t.due) == (["adds", "lays"], ("b", "play"))
    assert (t.pile("a"), t.hand("b")) == (action, "8, 9")


@rule("B20", "B21", "B34", "party.three")
@pytest.mark.parametrize("discard", ["hippie, 5", "hippie, 4, 5", "bodyguard, 5, 5", "partybeaver, 2, 4, 6"])
def test_three_of_them_do_nothing_with_numbers_either(discard):
    t = table(f"{discard}, 9", hands={"b": "2, 4, 5, 9"}).discard(discard)
    assert (t.happened()[-1], t.due, t.pile("a")) == ("lays", ("b", "play"), discard)


# ------------------------------------------------------------ Superbeaver and Thief


@rule("superbeaver.two", "superbeaver.where", "terms.steal", "B64")
def test_the_superbeaver_steals_two_cards_from_different_places():
    t = table("superbeaver, 9", piles={"b": "7, 7"}, stock="1, 2, 3, 4, joker").discard("superbeaver")
    assert t.due == ("a", "steal")
    assert t.document["decisions"] == [{"kind": "steal", "seat": "a", "left": 2}]
    expected = {f"steal display:{card}" for card in cards(QUIET)}
    expected |= {f"steal stock:{card}" for card in ("1", "2", "3", "4", "joker")}
    assert t.legal == expected | {"steal b:7"}
    t.play("steal stock:joker")
    assert t.document["decisions"] == [{"kind": "steal", "seat": "a", "left": 1}]
    assert "steal stock:joker" not in t.legal
    t.play("steal b:7")
    assert (t.hand("a"), t.pile("b"), t.due) == ("joker, 7, 9", "7", ("b", "draw"))


@rule("superbeaver.two", "superbeaver.where")
@pytest.mark.parametrize("place", ["display", "stock", "b"])
def test_the_superbeaver_may_steal_both_cards_from_one_place(place):
    t = table(
        "superbeaver, 9",
        piles={"b": "7, 7, 7"},
        stock="7, 7, 3, 4, 5",
        display=f"7, 7, {', '.join(['10'] * 7)}",
    )
    t.discard("superbeaver").play(f"steal {place}:7", f"steal {place}:7")
    assert t.hand("a") == "7, 7, 9"


@rule("thief.one", "superbeaver.where", "terms.steal")
@pytest.mark.parametrize("theft", ["steal display:king", "steal stock:4", "steal b:thief", "steal b:7"])
def test_the_thief_steals_one_card_from_any_of_these_places(theft):
    t = table("thief, 9", piles={"b": "thief, 7"}).discard("thief").play(theft)
    assert t.hand("a") == f"9, {theft.split(':')[1]}" if theft[-1] not in "47" else f"{theft[-1]}, 9"
    assert t.due[0] == "b"


@rule("thief.one", "superbeaver.two")
def test_thief_and_superbeaver_must_steal():
    for action in ("thief", "superbeaver"):
        t = table(f"{action}, 9").discard(action)
        t.refuses("pass")
        assert all(action.startswith("steal ") for action in t.legal)


@rule("B36", "superbeaver.two")
def test_the_superbeaver_steals_one_card_where_there_is_only_one():
    t = table("superbeaver, 9", display="king, joker", stock="joker", deck="", steal_jokers=False)
    t.discard("superbeaver")
    assert t.legal == {"steal display:king"}
    t.play("steal display:king")
    assert t.due == ("b", "play")


@rule("B36")
def test_a_thief_who_finds_nothing_steals_nothing():
    t = table(
        "thief, 9", display="joker", stock="joker, joker", deck="", steal_jokers=False, piles={"b": "joker"}
    )
    assert t.discard("thief").due == ("b", "play")


@rule("B36", "B40", "thief.one")
def test_what_can_be_stolen_must_be_wherever_it_lies():
    jokers = {"display": "joker, joker", "stock": "joker", "deck": "", "steal_jokers": False}
    t = table("thief, 9", players=3, piles={"b": "joker", "c": "5, joker"}, **jokers).discard("thief")
    assert t.legal == {"steal c:5"}


@rule("B37")
def test_nothing_is_stolen_from_ones_own_pile():
    t = table("thief, 9", piles={"a": "7, 7"}).discard("thief")
    assert not any(action.startswith("steal a:") for action in t.legal)


@rule("B38", "superbeaver.where", "tip.fan")
def test_any_card_of_the_top_group_and_none_below():
    t = table("thief, 9", players=3, piles={"b": "1, 1 | 5, 5, joker", "c": "2 | hippie, 6, 7, 9"}).discard(
        "thief"
    )
    from_piles = {action for action in t.legal if action[6] in "bc"}
    assert from_piles == {
        "steal b:5",
        "steal b:joker",
        *(f"steal c:{card}" for card in ("hippie", "6", "7", "9")),
    }


@rule("B39", "superbeaver.where")
def test_the_second_card_may_come_from_what_the_first_theft_laid_open():
    t = table("superbeaver, 9", piles={"b": "5 | 7"}).discard("superbeaver")
    assert "steal b:5" not in t.legal
    assert "steal b:5" in t.play("steal b:7").legal
    t.play("steal b:5")
    assert (t.hand("a"), t.pile("b"), t.document["owed"]) == ("5, 7, 9", "", {"b": 2})


@rule("B40", "terms.steal")
def test_jokers_and_action_cards_may_be_stolen():
    for card in ("joker", "thief"):
        t = table("thief, 9", stock=f"1, 2, 3, 4, {card}", piles={"b": "5, joker"}).discard("thief")
        assert t.play(f"steal stock:{card}").hand("a") in (f"{card}, 9", f"9, {card}")


@rule("B40")
def test_jokers_are_not_stolen_where_a_table_plays_so():
    t = table("thief, 9", stock="1, 2, 3, 4, joker", piles={"b": "5, joker"}, steal_jokers=False).discard(
        "thief"
    )
    assert "steal stock:4" in t.legal and "steal b:5" in t.legal
    assert not any(action.endswith(":joker") for action in t.legal)


@rule("tip.trick_steal", "action.after", "B39")
@pytest.mark.parametrize(("action", "thefts"), [("thief", ["b:4"]), ("superbeaver", ["b:4", "b:king"])])
def test_what_a_stab_lays_open_is_stolen_in_the_same_turn(action, thefts):
    t = table(f"{action}, 6, 9", piles={"b": "king, 4 | 5, 5"}).discard(f"{action}, 6")
    assert t.due == ("a", "stabbed")
    t.play("refuse", *(f"steal {theft}" for theft in thefts))
    assert t.hand("a") == by_thefts(thefts)
    assert t.document["owed"] == {"b": 2 + len(thefts)}


def by_thefts(thefts):
    """The hand of a: a 9 and what was stolen, sorted by face."""
    stolen = ["9", *(theft.split(":")[1] for theft in thefts)]
    return ", ".join(sorted(stolen, key=deck.NAMES.index))


@rule("tip.trick_steal", "superbeaver.two")
def test_what_is_stolen_may_be_what_was_hidden_under_a_group():
    t = table("superbeaver, 6, 9", players=3, piles={"b": "8 | 4, 4", "c": "7"}).discard("superbeaver, 6")
    t.play("take")
    assert {"steal b:8", "steal c:7"} <= t.legal
    t.play("steal b:8", "steal c:7")
    assert t.document["owed"] == {"b": 3, "c": 1}


# ------------------------------------------------------------ the Fairy


@rule("fairy.wish", "B41", "tip.fairy", "draw.fairy", "B46")
def test_the_fairy_gets_the_card_if_the_other_has_it():
    t = table("fairy, 9", players=3, hands={"b": "7, 7, king", "c": "7"}).discard("fairy")
    assert (t.due, t.legal) == (("a", "ask"), {"ask b", "ask c", "pass"})
    t.play("ask b")
    assert t.document["decisions"] == [{"kind": "wish", "seat": "a", "of": "b"}]
    t.play("wish 7")
    assert (t.hand("a"), t.hand("b"), t.hand("c")) == ("7, 9", "7, king", "7")
    assert (t.due, t.document["owed"]) == (("b", "play"), {})  # b draws nothing for it


@rule("fairy.expires", "B41", "B42")
def test_a_wish_in_vain_expires_and_all_hear_it():
    t = table("fairy, 9", hands={"b": "7, king"}).discard("fairy").play("ask b")
    ply = t.match.ply
    t.play("wish 8")
    assert (t.hand("a"), t.hand("b"), t.due) == ("9", "7, king", ("b", "play"))
    for observer in (0, 1, None):
        wishes, grants = t.told(observer, ply)
        assert deck.NAMES[wishes.card] == "8"
        assert (grants.seat, grants.card) == (1, -2)


@rule("B41", "fairy.wish")
def test_any_kind_of_card_may_be_wished_for():
    t = table("fairy, 9").discard("fairy").play("ask b")
    assert t.legal == {f"wish {card}" for card in ("joker", *(str(n) for n in range(1, 11)), *ACTION_CARDS)}
    t = table("fairy, 9", highest=13, jokers=0).discard("fairy").play("ask b")
    assert {"wish 11", "wish 13"} < t.legal and "wish joker" not in t.legal


@rule("B41", "fairy.wish")
def test_the_wish_may_be_declined():
    t = table("fairy, 9", hands={"b": "7"}).discard("fairy").play("pass")
    assert (t.hand("b"), t.due, t.happened()[-1]) == ("7", ("b", "play"), "passes")


@rule("fairy.wish", "action.after")
def test_the_fairy_with_numbers_stabs_and_wishes():
    t = table("fairy, 6, 9", hands={"b": "8"}, piles={"b": "2, 2"}).discard("fairy, 6")
    t.play("take", "ask b", "wish 8")
    assert (t.hand("a"), t.due, t.document["owed"]) == ("2, 2, 8, 9", ("b", "draw"), {"b": 2})


@rule("fairy.wish", "B41")
def test_only_players_with_cards_are_asked_and_if_there_is_none_the_fairy_does_nothing():
    t = table("fairy, 9", players=3, hands={"b": "7", "c": ""}).discard("fairy")
    assert t.legal == {"ask b", "pass"}
    t = table("fairy, 9", hands={"b": ""}).discard("fairy")
    assert t.happened()[:3] == ["adds", "lays", "round_ends"]  # b has nothing to play


# ------------------------------------------------------------ the Bad Guy


@rule("bad_guy.two", "bad_guy.hand", "B43")
def test_the_bad_guy_pulls_two_cards_for_one_other():
    t = table("badguy, 9", players=3, hands={"c": "8"}, deck="king, thief").discard("badguy")
    assert (t.due, t.legal) == (("a", "pick"), {"pick b", "pick c"})
    t.play("pick c")
    assert t.document["decisions"] == [{"kind": "pull", "seat": "a", "left": 2, "for": "c"}]
    assert t.legal == {*(f"draw {card}" for card in "12345"), "draw pile"}
    t.play("draw 5")
    assert t.document["decisions"] == [{"kind": "pull", "seat": "a", "left": 1, "for": "c"}]
    t.play("draw pile")
    assert (t.hand("c"), t.hand("a"), t.due) == ("5, 8, king", "9", ("b", "play"))


@rule("bad_guy.two", "B43")
def test_the_stock_is_not_filled_between_the_two_cards():
    t = table("badguy, 9", deck="king, thief").discard("badguy").play("draw 5")
    assert t.place("stock") == "1, 2, 3, 4"
    t.play("draw 4")
    assert (t.place("stock"), t.hand("b")) == ("1, 2, 3, thief, king", "4, 5, 8, 9")


@rule("bad_guy.two")
def test_with_two_players_it_is_clear_for_whom():
    assert table("badguy, 9").discard("badguy").due == ("a", "pull")


@rule("bad_guy.hand", "B43")
def test_the_victim_alone_sees_what_was_pulled_from_the_draw_pile():
    t = table("badguy, 9", players=3, hands={"b": "8"}, deck="king, thief").discard("badguy").play("pick b")
    ply = t.match.ply
    t.play("draw pile", "draw 4")
    assert [t.told(observer, ply)[0].card for observer in (0, 1, 2, None)] == [
        -1,
        deck.NAMES.index("king"),
        -1,
        -1,
    ]
    assert [t.hand("b", observer) for observer in (0, 1, 2)] == ["?, ?, ?", "4, 8, king", "?, ?, ?"]
    assert t.known("b") == "4"


@rule("B43", "B55")
def test_without_a_choice_the_cards_come_by_themselves():
    t = table("badguy, 9", display=QUIET, stock="3, 3, 3", deck="").discard("badguy")
    assert (t.hand("b"), t.place("stock"), t.due) == ("3, 3, 8, 9", "3", ("b", "play"))


@rule("action.after", "bad_guy.two")
def test_the_bad_guy_with_numbers_stabs_and_pulls():
    t = table("badguy, 6, 9", piles={"b": "2, 2"}).discard("badguy, 6").play("refuse", "draw 1", "draw 2")
    assert (t.due, t.hand("b"), t.document["owed"]) == (("b", "draw"), "1, 2, 8, 9", {"b": 2})


# ------------------------------------------------------------ the King


@rule("king.add", "B44", "B46")
def test_all_others_who_have_the_number_add_one():
    hands = {"b": "5, 5, 8", "c": "6, 7", "d": "5, 9"}
    t = table("king, 5, 5, 9", players=4, hands=hands).discard("king, 5, 5")
    assert t.pile("a") == "king, 5, 5, 5, 5"
    assert [t.hand(letter) for letter in "bcd"] == ["5, 8", "6, 7", "9"]
    assert (t.due, t.document["owed"]) == (("b", "play"), {})  # nobody draws for it


@rule("B44")
def test_they_add_clockwise_and_all_hear_who_has_none():
    t = table("king, 5, 9", players=4, turn="c", hands={"a": "5, 8", "b": "7", "d": "5, 8"}).discard(
        "king, 5"
    )
    told = [event for event in t.told(None) if event.kind == Ev.KING_TAKES]
    assert [(event.seat, event.card) for event in told] == [(3, 5), (0, 5), (1, -2)]


@rule("B45", "action.after")
def test_what_is_added_does_not_help_to_stab_but_to_withstand():
    t = table(
        "king, 5, 9",
        hands={"b": "5, 6, 6, 6, 8"},
        piles={"b": "3, 3, 3"},
        display="4, 4, 4, 8, 8, 8, 10, 10, 10",
    )
    t.discard("king, 5")
    assert (t.hand("a"), t.pile("a"), t.pile("b")) == ("4, 4, 9", "king, 5, 5", "3, 3, 3")
    t.discard("6, 6")
    assert t.due == ("a", "play")  # two do not stab three
    t = table("king, 5, 9", hands={"b": "5, 6, 6, 6, 8"}).discard("king, 5").discard("6, 6, 6")
    assert t.due == ("b", "stabbed")


@rule("king.alone", "B20")
def test_the_king_alone_asks_for_nothing():
    t = table("king, 9", hands={"b": "9, king"}).discard("king")
    assert (t.pile("a"), t.hand("b")) == ("king", "9, king")


@rule("king.add", "action.after")
def test_the_king_stabs_first():
    t = table("king, 5, 9", hands={"b": "5, 8"}, piles={"b": "4, 4"}).discard("king, 5")
    assert t.due == ("a", "stabbed")
    assert t.hand("b") == "5, 8"
    t.play("refuse")
    assert (t.pile("a"), t.hand("b"), t.due) == ("king, 5, 5", "8", ("b", "draw"))


# ------------------------------------------------------------ Bodyguard and Partybeaver


@rule("bodyguard.stolen", "bodyguard.safe", "B33")
def test_protected_cards_are_stolen_from_even_the_bodyguard():
    t = table("superbeaver, 9", piles={"b": "bodyguard, 4, 4"}).discard("superbeaver")
    assert {"steal b:bodyguard", "steal b:4"} <= t.legal
    t.play("steal b:bodyguard", "steal b:4")
    assert (t.hand("a"), t.pile("b")) == ("4, 9, bodyguard", "4")


@rule("party.safe", "tip.trick_steal")
def test_the_partybeavers_cards_can_be_stolen():
    t = table("thief, 9", piles={"b": "partybeaver, 2, 4, 6"}).discard("thief").play("steal b:partybeaver")
    assert (t.hand("a"), t.pile("b")) == ("9, partybeaver", "2, 4, 6")


@rule("tip.party", "end.last_card")
def test_the_partybeaver_at_the_end_gets_rid_of_three_cards_that_go_with_nothing():
    t = table("partybeaver, 2, 5, 9", hands={"b": "8, 8"}).discard("partybeaver, 2, 5, 9")
    assert (t.match.over, t.points) == (True, (4, -2))

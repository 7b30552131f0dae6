"""What stabs what: the display, the piles of others, sequences, jokers, and what is left of a group."""

from __future__ import annotations

from typing import Any

import pytest

from biberbau.games.biber_mania.rules.deck import card_name
from biberbau.games.biber_mania.rules.state import Ev
from common.scenario import rule

from .scenario import ACTION_CARDS, Table, cards, table


def stabs(discard: str, group: str, **options: Any) -> bool:
    """Whether this discard stabs that group on top of b's pile; in the display lies a joker."""
    t = table(f"{discard}, 2", piles={"b": group}, display="joker", deck="", **options)
    return t.discard(discard).asks == "stabbed"


def stabs_lying(discard: str, display: str, **options: Any) -> set[str]:
    """What this discard may stab in that display."""
    t = table(f"{discard}, 2", display=display, deck="", **options).discard(discard)
    if t.asks == "stab":
        return {action.removeprefix("stab ") for action in t.legal}
    found = [event.card for event in t.told(None) if event.kind == Ev.STABS_DISPLAY]
    assert len(found) <= 1
    return {card_name(card) for card in found}


# ------------------------------------------------------------ the display


@rule("terms.stab", "stab.display", "stab.same_number")
def test_a_5_stabs_a_4_and_it_is_taken_on_hand():
    t = table("5, 9", display="4, 5, 6, 7, 7, 8, 8, 10, 10", deck="king").discard("5")
    assert t.happened() == ["adds", "lays", "stabs_display", "fills"]
    assert (t.hand("a"), t.pile("a"), t.due) == ("4, 9", "5", ("b", "play"))
    assert t.place("display") == "5, 6, 7, 7, 8, 8, 10, 10, king"


@rule("terms.stab", "stab.same_number", "B12")
def test_two_6s_stab_two_3s():
    assert stabs_lying("6, 6", "3, 3, 5, 6, 6, 7, 7") == {"3"}
    assert stabs_lying("6, 6", "3, 5, 6, 6, 7, 7") == set()
    assert stabs_lying("3", "3, 4") == set()


@rule("B6", "stab.same_number")
def test_of_three_equal_cards_two_may_be_stabbed():
    t = table("6, 6, 9", display="3, 3, 3, 10, 10, 10, 10, 9, 9").discard("6, 6")
    assert t.hand("a") == "3, 3, 9"
    assert stabs_lying("6, 6", "3, 3, 3, 5, 5", display_exact=True) == {"5"}
    assert stabs_lying("6", "3, 3, 3, 5, 5, 4", display_exact=True) == {"4"}
    assert stabs_lying("joker", "3, 3, thief, thief, king", display_exact=True) == {"king"}


@rule("stab.one", "B7")
def test_of_two_7s_and_two_10s_one_pair_is_stabbed():
    t = table("joker, joker, 2", display="1, 7, 7, 8, 9, 10, 10, 6, 5").discard("joker, joker")
    assert (t.due, t.legal) == (("a", "stab"), {"stab 7", "stab 10"})
    t.refuses("take")
    t.play("stab 7")
    assert (t.hand("a"), t.due) == ("2, 7, 7", ("b", "play"))


@rule("stab.one", "stab.display", "B7", "B64")
def test_one_stab_must_be_chosen():
    t = table("6, 6, 9", display="3, 3, 4, 4, 5, 5, 7, 7, 7").discard("6, 6")
    assert t.legal == {"stab 3", "stab 4", "stab 5"}
    t.refuses("stab 7")
    t.play("stab 5")
    assert (t.hand("a"), t.due) == ("5, 5, 9", ("b", "play"))


@rule("B64", "stab.display")
def test_the_only_possible_stab_comes_by_itself():
    t = table("6, 9", display="3, 3, 3, 7, 7, 7, 8, 8, 8").discard("6")
    assert (t.hand("a"), t.due) == ("3, 9", ("b", "play"))


@rule("B13", "action.value", "stab.same_number")
@pytest.mark.parametrize("action", ["fairy", "hippie", "bodyguard", "king"])
def test_an_action_card_counts_as_one_more_of_the_numbers(action):
    assert stabs_lying(f"{action}, 7, 7", "6, 6, 6, 5, 5, 8, 8, 8") == {"6"}
    assert stabs_lying(f"{action}, 7", "6, 6, 4, 8, 8") == {"6"}


@rule("B58", "joker.any")
def test_jokers_with_numbers_count_as_the_number():
    t = table("5, 5, joker, 9", display="4, 4, 4, 3, 3, 6, 6, 6, 10").discard("5, 5, joker")
    assert t.hand("a") == "4, 4, 4, 9"
    assert stabs_lying("5, joker, joker", "4, 4, 3, 3, 6, 6, 6") == set()


@rule("joker.highest", "B16")
def test_jokers_alone_stab_any_numbers():
    assert stabs_lying("joker", "1, 6, 10") == {"1", "6", "10"}
    assert stabs_lying("joker, joker", "1, 6, 6, 10, 10, 10") == {"6", "10"}
    assert stabs_lying("joker, joker", "13, 13, 1", highest=13) == {"13"}


@rule("B17", "B16")
def test_jokers_in_the_display_are_never_stabbed():
    assert stabs_lying("joker", "joker, joker, 4") == {"4"}
    assert stabs_lying("joker, joker", "joker, joker, 4, 4") == {"4"}
    assert stabs_lying("joker", "joker, joker") == set()


@rule("B14", "B15")
def test_a_single_joker_stabs_an_action_card_in_the_display():
    assert stabs_lying("joker", "thief, king, king, 4") == {"thief", "king", "4"}
    t = table("joker, 9", display="thief, king, king, 4, 5, 6, 7, 8, 10").discard("joker").play("stab king")
    assert t.hand("a") == "9, king"
    assert stabs_lying("joker", "thief, thief, king") == {"thief", "king"}  # one of them is enough
    assert stabs_lying("joker, joker", "king, king") == set()
    assert stabs_lying("10", "king") == set()
    assert stabs_lying("joker", "thief, king, 4", display_actions=False) == {"4"}


@rule("B14")
def test_the_stock_is_never_stabbed():
    t = table("joker, 9", display="joker", stock="1, 1, 1, 2, king", deck="").discard("joker")
    assert (t.hand("a"), t.due) == ("9", ("b", "play"))


@rule("B31")
def test_sequences_stab_nothing_in_the_display():
    assert stabs_lying("hippie, 4, 5", "1, 1, 1, 2, 2, 2, 3, 3") == set()
    assert stabs_lying("4, 5, 6", "1, 1, 1, 2, 2, 2, 3, 3", piles={"c": "hippie, 7, 8"}, players=3) == set()


@rule("B25", "party.three")
def test_the_partybeavers_cards_stab_nothing():
    assert stabs_lying("partybeaver, 4, 7, 10", "1, 1, 1, 1, 2, 3") == set()
    assert not stabs("partybeaver, 4, 7, 10", "1, 1, 1, 1")


# ------------------------------------------------------------ piles


@rule("stab.piles", "terms.stab", "stab.same_number", "B12")
@pytest.mark.parametrize(
    ("discard", "group", "stabbed"),
    [
        ("5", "4", True), ("5", "5", False), ("5", "6", False), ("5", "4, 4", False), ("5, 5", "4", False),
        ("6, 6", "3, 3", True), ("6, 6, 6", "5, 5, 5", True), ("6, 6", "3, 3, 3", False), ("10", "9", True),
    ],
)  # fmt: skip
def test_as_many_cards_of_higher_value_stab(discard, group, stabbed):
    assert stabs(discard, group) == stabbed


@rule("B13", "B58", "stab.same_number", "action.value")
@pytest.mark.parametrize(
    ("discard", "group", "stabbed"),
    [
        ("7, 7, 7", "thief, 6, 6", True),
        ("king, 7, 7", "6, 6, 6", True),
        ("fairy, 7, 7", "thief, 6, 6", True),
        ("fairy, 7", "thief, 7", False),
        ("7, 7", "thief, 6, 6", False),
        ("7, 7, joker", "6, 6, 6", True),
        ("7, 7, 7", "6, joker, joker", True),
        ("6, joker", "king, 5", True),
        ("5, joker", "5, 5", False),
        ("hippie, 7, 7", "hippie, 6, 6", True),
        ("bodyguard, 7", "6, 6", True),
    ],
)  # fmt: skip
def test_action_cards_and_jokers_take_the_value_of_the_numbers(discard, group, stabbed):
    assert stabs(discard, group) == stabbed


@rule("action.value", "action.alone", "B13", "B19", "B25", "B34")
@pytest.mark.parametrize("action", ACTION_CARDS)
def test_every_action_card_with_numbers_and_alone_against_display_and_piles(action):
    party = action == "partybeaver"
    discard = f"{action}, 2, 4, 6" if party else f"{action}, 6, 6"
    count = 4 if party else 3
    lower, equal = ", ".join(["1"] * count), ", ".join(["6"] * count)
    assert stabs_lying(discard, f"{lower}, {equal}") == (set() if party else {"1"})
    assert stabs(discard, lower) == (not party)
    assert not stabs(discard, equal) and not stabs(discard, lower.removesuffix(", 1"))
    assert stabs_lying(action, "1, 1, 2, king") == set()
    assert not stabs(action, "1") and not stabs(action, "king")


@rule("action.value", "action.single", "B13", "B18", "B33", "party.safe")
@pytest.mark.parametrize("action", ACTION_CARDS)
def test_every_action_card_with_numbers_when_it_is_to_be_stabbed(action):
    group = "partybeaver, 1, 3, 5" if action == "partybeaver" else f"{action}, 5, 5"
    safe = action in ("partybeaver", "bodyguard")
    for card in ("6", "joker"):
        assert stabs(", ".join([card] * len(cards(group))), group) == (not safe)
    assert not stabs(", ".join(["5"] * len(cards(group))), group)


@rule("B34", "action.value")
def test_the_bodyguards_group_stabs_like_any_other():
    t = table("bodyguard, 7, 9", piles={"b": "6, 6"}, display="5, 5, 8, 8, 8, 10, 10, 10, 10").discard(
        "bodyguard, 7"
    )
    assert t.hand("a") == "5, 5, 9" and t.due == ("a", "stabbed")


@rule("joker.highest", "B16", "B18")
@pytest.mark.parametrize(
    ("discard", "group", "stabbed"),
    [
        ("joker", "10", True), ("joker, joker", "10, 10", True), ("joker, joker", "9, joker", True),
        ("joker, joker, joker", "thief, 7, 7", True), ("joker, joker", "9", False), ("joker", "joker", False),
        ("joker, joker", "joker, joker", False), ("10, 10, 10", "joker, joker, joker", False),
        ("joker, joker, joker", "hippie, 4, 5", False), ("joker, joker, joker", "bodyguard, 4, 4", False),
        ("joker, joker", "thief", False),
    ],
)  # fmt: skip
def test_jokers_alone_are_highest(discard, group, stabbed):
    assert stabs(discard, group) == stabbed


@rule("action.single", "B14", "B20")
@pytest.mark.parametrize("action", ACTION_CARDS)
def test_an_action_card_played_alone_is_stabbed_by_a_single_joker_alone(action):
    assert stabs("joker", action)
    assert not stabs("10", action) and not stabs("fairy, 9", action)
    assert not stabs("joker, joker", action)


@rule("stab.piles", "stab.refuse", "B10", "draw.lost")
def test_stabbed_cards_may_be_taken():
    t = table("6, 6, 9", piles={"b": "1 | thief, 3", "a": "2"}).discard("6, 6")
    assert (t.due, t.legal) == (("a", "stabbed"), {"take", "refuse"})
    t.play("take")
    assert (t.hand("a"), t.pile("a"), t.pile("b")) == ("3, 9, thief", "2 | 6, 6", "1")
    assert (t.document["owed"], t.due) == ({"b": 2}, ("b", "draw"))


@rule("stab.refuse", "stab.gone", "B10", "B11", "tip.stab", "draw.lost")
def test_stabbed_cards_that_are_refused_are_out_of_the_game():
    t = table("6, 6, 9", piles={"b": "1 | thief, 3"}).discard("6, 6")
    before = t.points
    t.play("refuse")
    assert (t.hand("a"), t.pile("b"), t.place("gone")) == ("9", "1", "3, thief")
    assert t.points == (before[0], before[1] - 2)
    assert t.due == ("b", "draw")  # they are lost all the same
    t.play("draw 1", "draw 2")
    assert t.place("gone") == "3, thief"


@rule("stab.piles", "B8")
def test_first_the_display_then_the_piles_clockwise_each_once():
    piles = {"a": "3, 3", "b": "1, 1", "c": "2, 2", "d": "9, 9", "e": "3, 3 | 4, 4"}
    t = table(
        "6, 6, 9", players=5, turn="d", hands={"a": "8"}, piles=piles, display="4, 4, 5, 5, 9, 9, 10, 10, 10"
    )
    t.discard("6, 6")
    assert t.due == ("d", "stab")
    t.play("stab 4")
    asked = []
    while t.asks == "stabbed":
        asked.append(t.document["decisions"][-1]["of"])
        t.play("refuse")
    assert asked == ["e", "a", "b", "c"]
    assert [t.pile(letter) for letter in "abce"] == ["", "", "", "3, 3"]


@rule("stab.piles", "B8", "B64")
def test_taking_or_refusing_is_decided_for_each_pile():
    t = table("6, 9", players=3, piles={"b": "1", "c": "2"}, display="10, 10, 10, 10, 9, 9, 9, 8, 8").discard(
        "6"
    )
    t.play("refuse", "take")
    assert (t.hand("a"), t.place("gone"), t.document["owed"]) == ("2, 9", "1", {"b": 1, "c": 1})


@rule("stab.piles")
def test_ones_own_pile_is_not_stabbed():
    t = table("6, 9", piles={"a": "5"}).discard("6")
    assert (t.pile("a"), t.due) == ("5 | 6", ("b", "play"))


@rule("B9")
def test_what_a_stab_lays_open_is_not_stabbed_in_the_same_turn():
    t = table("6, 9", piles={"b": "2 | 4"}).discard("6").play("take")
    assert (t.pile("b"), t.due) == ("2", ("b", "draw"))


@rule("B9")
def test_what_a_stab_lays_open_is_stabbed_again_where_a_table_plays_so():
    t = table("6, 9", piles={"b": "8 | 2 | 4"}, stab_again=True).discard("6").play("take")
    assert (t.due, t.pile("b")) == (("a", "stabbed"), "8 | 2")
    t.play("refuse")
    assert (t.due, t.pile("b"), t.document["owed"]) == (("b", "draw"), "8", {"b": 2})


@rule("B4", "tip.fan")
def test_the_top_cards_are_the_group_laid_last():
    assert not stabs("9, 9", "5, 5 | 3")
    t = table("9, 2", piles={"b": "5, 5 | 3"}).discard("9")
    assert t.due == ("a", "stabbed")
    t.play("take")
    assert t.pile("b") == "5, 5"


@rule("tip.fan", "B4", "B65")
def test_all_cards_of_the_piles_are_seen_by_all():
    t = table("9, 2", piles={"b": "5, 5 | thief, 3"})
    for observer in (0, 1, None):
        assert t.seen_by(observer)["piles"] == t.document["piles"]


# ------------------------------------------------------------ sequences


@rule("B29", "hippie.stabbed", "stab.sequence")
@pytest.mark.parametrize(
    ("discard", "group", "stabbed"),
    [
        ("hippie, 1, 2", "hippie, 7, 8", True),  # it need not be higher
        ("hippie, 7, 8", "hippie, 1, 3", True),
        ("1, 2, 3", "hippie, 7, 8", True),
        ("hippie, 1, 2", "7, 8, 9", True),
        ("hippie, 1, 2, 3", "hippie, 7, 8", False),
        ("hippie, 1, 2", "hippie, 7, 8, 9", False),
        ("hippie, 1, 2", "hippie, 7, 7", False),
        ("hippie, 1, 2", "4, 4, 4", False),
        ("10, 10, 10", "hippie, 1, 2", False),
        ("hippie, 10, 10", "hippie, 1, 2", False),
    ],
)
def test_any_other_sequence_of_as_many_cards_stabs_it(discard, group, stabbed):
    assert stabs(discard, group) == stabbed


@rule("B30")
def test_a_plain_sequence_stabs_plain_ones_too_when_it_may_be_played():
    t = table("4, 5, 6, 9", players=3, piles={"b": "7, 8, 9", "c": "hippie, 1, 2"}).discard("4, 5, 6")
    assert t.document["decisions"] == [{"kind": "stabbed", "seat": "a", "of": "b"}]
    t = table("4, 5, 6, 9", players=3, piles={"b": "7, 8, 9", "c": "hippie, 1, 2"}, plain_stabbed=False)
    t.discard("4, 5, 6")
    assert t.document["decisions"] == [{"kind": "stabbed", "seat": "a", "of": "c"}]
    assert not stabs("hippie, 1, 2", "7, 8, 9", plain_stabbed=False)


@rule("stab.gone")
def test_a_stabbed_sequence_is_taken_whole():
    t = table("4, 5, 6, 9", piles={"b": "hippie, 1, 2"}).discard("4, 5, 6").play("take")
    assert (t.hand("a"), t.document["owed"]) == ("1, 2, 9, hippie", {"b": 3})


# ------------------------------------------------------------ what cannot be stabbed


@rule("party.safe", "B22")
def test_the_partybeavers_four_cards_cannot_be_stabbed():
    for discard in ("10, 10, 10, 10", "joker, joker, joker, joker", "hippie, 4, 5, 6"):
        assert not stabs(discard, "partybeaver, 1, 3, 5")


@rule("bodyguard.safe", "B33")
def test_what_the_bodyguard_protects_cannot_be_stabbed():
    for discard in ("10, 10, 10", "joker, joker, joker", "king, 9, 9"):
        assert not stabs(discard, "bodyguard, 1, 1")
        assert stabs(discard, "fairy, 1, 1")


# ------------------------------------------------------------ what a theft leaves


def after_theft(group: str, *stolen: str, **options: Any) -> Table:
    """a steals cards out of c's top group; then it is b's turn, with 10s, jokers and a sequence in hand."""
    action = ("", "thief", "superbeaver")[len(stolen)]
    hands = {"b": "10, 10, 10, joker, joker, joker, hippie, 8, 9", "c": "1"}
    t = table(f"{action}, 9", players=3, hands=hands, piles={"c": group}, display="joker", deck="", **options)
    t.discard(action).play(*(f"steal c:{card}" for card in stolen))
    while t.asks == "draw":
        t.play(t.notations[0])
    assert t.due == ("b", "play")
    return t


def left_stabbed_by(group: str, *stolen: str, **options: Any) -> set[str]:
    """Which of b's discards stab what such a theft leaves of a group."""
    discards = ("10", "10, 10", "10, 10, 10", "joker", "joker, joker", "joker, joker, joker", "hippie, 8, 9")
    found = set()
    for discard in discards:
        t = after_theft(group, *stolen, **options).discard(discard)
        if t.asks == "stabbed" and t.document["decisions"][-1]["of"] == "a":
            t.play("refuse")  # a's thief, by a single joker
        if t.asks == "stabbed":
            found.add(discard)
    return found


@rule("B5")
@pytest.mark.parametrize(
    ("group", "stolen", "left", "by"),
    [
        # equal numbers stay equal numbers, one fewer
        ("5, 5, 5", ["5"], "5, 5", {"10, 10", "joker, joker"}),
        ("5, 5", ["5"], "5", {"10", "joker"}),
        ("thief, 5, 5", ["thief"], "5, 5", {"10, 10", "joker, joker"}),
        ("thief, 5, 5", ["5"], "thief, 5", {"10, 10", "joker, joker"}),
        ("thief, 5", ["5"], "thief", {"joker"}),
        # jokers
        ("5, 5, joker", ["joker"], "5, 5", {"10, 10", "joker, joker"}),
        ("5, 5, joker", ["5"], "5, joker", {"10, 10", "joker, joker"}),
        ("5, joker", ["5"], "joker", set()),
        ("5, joker", ["joker"], "5", {"10", "joker"}),
        ("5, joker, joker", ["5"], "joker, joker", set()),
        ("joker, joker", ["joker"], "joker", set()),
        # the Hippie's sequence
        ("hippie, 4, 5, 6", ["5"], "hippie, 4, 6", {"hippie, 8, 9"}),
        ("hippie, 4, 5, 6", ["4"], "hippie, 5, 6", {"hippie, 8, 9"}),
        ("hippie, 4, 5, 6", ["hippie"], "4, 5, 6", {"hippie, 8, 9"}),
        ("hippie, 4, 6, 7", ["6"], "hippie, 4, 7", set()),
        ("hippie, 4, 6, 7", ["hippie"], "4, 6, 7", set()),
        ("hippie, 4, 5", ["5"], "hippie, 4", {"10, 10", "joker, joker"}),
        ("hippie, 4, 5", ["hippie"], "4, 5", set()),
        ("hippie, 4, 5", ["4", "5"], "hippie", {"joker"}),
        ("hippie, 4, 5", ["hippie", "4"], "5", {"10", "joker"}),
        ("hippie, 4, 4", ["4"], "hippie, 4", {"10, 10", "joker, joker"}),
        ("hippie, 4, 4", ["hippie"], "4, 4", {"10, 10", "joker, joker"}),
        # a plain sequence
        ("4, 5, 6, 7", ["7"], "4, 5, 6", {"hippie, 8, 9"}),
        ("4, 5, 6, 7", ["5"], "4, 6, 7", set()),
        ("4, 5, 6", ["6"], "4, 5", set()),
        ("4, 5, 6", ["4", "5"], "6", {"10", "joker"}),
        # the Partybeaver's cards
        ("partybeaver, 2, 4, 6", ["4"], "partybeaver, 2, 6", set()),
        ("partybeaver, 2, 4, 6", ["4", "2"], "partybeaver, 6", set()),
        ("partybeaver, 2, 4, 6", ["partybeaver"], "2, 4, 6", set()),
        ("partybeaver, 2, 4, 6", ["partybeaver", "2"], "4, 6", set()),
        # the Bodyguard's
        ("bodyguard, 4, 4, 4", ["4"], "bodyguard, 4, 4", set()),
        ("bodyguard, 4, 4", ["bodyguard"], "4, 4", {"10, 10", "joker, joker"}),
        ("bodyguard, 4", ["4"], "bodyguard", {"joker"}),
    ],
)
def test_what_a_theft_leaves_is_read_afresh(group, stolen, left, by):
    assert after_theft(group, *stolen).pile("c") == left
    assert left_stabbed_by(group, *stolen) == by


@rule("B5", "B30", "discard.plain")
def test_a_plain_sequence_may_be_played_against_what_is_left_of_a_hippie_sequence():
    assert after_theft("hippie, 4, 5, 6", "5").discard("8, 9, 10").asks == "stabbed"
    for group, stolen in (("hippie, 4, 5, 6", "hippie"), ("hippie, 4, 6, 7", "6"), ("hippie, 4, 5", "5")):
        assert after_theft(group, stolen).play("add 8").legal == {"add joker", "lay"}


@rule("B5", "B21")
def test_the_hippie_and_a_number_are_no_pair_where_he_does_not_go_with_equals():
    assert left_stabbed_by("hippie, 4, 5", "5", hippie_with_equals=False) == set()


@rule("B33", "bodyguard.stolen")
def test_the_bodyguard_is_stolen_and_the_rest_can_be_stabbed():
    assert left_stabbed_by("bodyguard, 4, 4", "bodyguard") == {"10, 10", "joker, joker"}
    assert left_stabbed_by("bodyguard, 4, 4", "bodyguard", bodyguard_stays=True) == set()
    assert left_stabbed_by("bodyguard, 4, 4", "bodyguard", "4", bodyguard_stays=True) == set()
    assert left_stabbed_by("bodyguard, 4", "4", bodyguard_stays=True) == {"joker"}


@rule("B33")
def test_what_lies_below_a_protected_group_is_not_protected():
    t = table("thief, 9", players=2, piles={"b": "3 | bodyguard"}, bodyguard_stays=True, hands={"b": "1"})
    t.discard("thief").play("steal b:bodyguard")
    assert t.pile("b") == "3"


@rule("B5", "superbeaver.where")
def test_when_a_group_is_used_up_the_one_below_is_on_top():
    assert left_stabbed_by("4, 4 | 7", "7") == {"10, 10", "joker, joker"}
    assert after_theft("4, 4 | 7", "7", "4").pile("c") == "4"

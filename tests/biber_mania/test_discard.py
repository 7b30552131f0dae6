"""What goes together: each kind of discard, how it is put together, and that nothing else is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.games.biber_mania.rules import actions as act
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.game import apply, legal
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.rng import key_of, stream
from common.scenario import rule

from .scenario import ACTION_CARDS, QUIET, cards, table

LAID_SEQUENCE = "4, 4 | hippie, 5, 6, 8"
"""A pile with a Hippie sequence of four on top."""


def lays(discard: str, hand: str = "", **options: Any) -> bool:
    """Whether these cards, added in this order, can be laid; "2" remains in hand unless ``hand`` says else."""
    t = table(", ".join([discard, hand or "2"]), **options)
    for card in cards(discard):
        if f"add {card}" not in t.legal:
            return False
        t.play(f"add {card}")
    return "lay" in t.legal


# ------------------------------------------------------------ putting it together


@rule("discard.any_number", "illegal")
def test_at_least_one_card_is_discarded():
    t = table("5, 7, thief")
    assert t.legal == {"add 5", "add 7", "add thief"}
    error = t.refuses("lay")
    assert "add 5" in str(error)


@rule("discard.any_number")
def test_the_cards_come_as_one_group_on_ones_own_pile():
    t = table("5, 5, 9", piles={"a": "2, 2"}).discard("5, 5")
    assert (t.pile("a"), t.hand("a"), t.points) == ("2, 2 | 5, 5", "9", (3, -2))


@rule("discard.any_number")
@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_any_number_of_equal_cards(count):
    assert lays(", ".join(["7"] * count))


@rule("discard.equals", "illegal")
def test_cards_are_added_one_by_one_and_are_laid_when_they_go_together():
    t = table("thief, 5, 5, 6, joker")
    assert t.legal == {"add thief", "add 5", "add 6", "add joker"}
    t.play("add thief")
    assert t.legal == {"add 5", "add 6", "lay"}
    t.play("add 5")
    assert t.legal == {"add 5", "lay"}
    t.play("add 5")
    assert t.legal == {"lay"}
    t.refuses("add 6")
    assert (t.hand("a"), t.document["chosen"]) == ("joker, 6", ["thief", "5", "5"])
    t.play("lay")
    assert (t.pile("a"), t.document["chosen"]) == ("thief, 5, 5", [])


@rule("discard.any_number")
def test_what_is_being_put_together_lies_open_and_counts_for_nobody_yet():
    t = table("5, 5, 9", piles={"a": "2, 2"})
    before = t.points
    t.play("add 5")
    assert t.points == before
    assert t.seen_by(1)["chosen"] == t.seen_by(None)["chosen"] == ["5"]


# ------------------------------------------------------------ what goes together


@rule("discard.equals", "action.value")
@pytest.mark.parametrize("action", [card for card in ACTION_CARDS if card != "partybeaver"])
@pytest.mark.parametrize("numbers", ["6", "6, 6", "6, 6, 6, 6"])
def test_equal_numbers_with_one_action_card(action, numbers):
    assert lays(f"{action}, {numbers}")


@rule("discard.equals")
@pytest.mark.parametrize("discard", ["6, 7", "6, 6, 7", "thief, 6, 7", "6, 8", "6, 7, 8", "king, 6, 7, 8"])
def test_different_numbers_do_not_go_together(discard):
    assert not lays(discard)


@rule("discard.with_jokers", "joker.any", "B58")
@pytest.mark.parametrize(
    "discard", ["5, joker", "5, 5, joker", "5, joker, joker", "5, 5, joker, joker, joker"]
)
def test_equal_numbers_with_jokers(discard):
    assert lays(discard)


@rule("discard.jokers")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_jokers_may_be_laid_alone(count):
    assert lays(", ".join(["joker"] * count))


@rule("joker.no_action", "action.no_joker", "B56", "discard.jokers")
@pytest.mark.parametrize("action", ACTION_CARDS)
@pytest.mark.parametrize("numbers", ["", "6, ", "4, 6, ", "2, 4, 6, "])
def test_no_joker_with_an_action_card(action, numbers):
    assert not lays(f"{action}, {numbers}joker")
    assert not lays(f"joker, {action}")


@rule("action.one", "B57")
@pytest.mark.parametrize(("one", "other"), [("thief", "king"), ("thief", "thief"), ("hippie", "partybeaver")])
def test_one_action_card_a_turn(one, other):
    assert not lays(f"{one}, {other}")
    assert not lays(f"{one}, {other}, 6")
    assert not lays(f"{one}, 6, {other}")


@rule("action.single", "B20")
@pytest.mark.parametrize("action", ACTION_CARDS)
def test_each_action_card_may_be_laid_alone(action):
    assert lays(action)


# ------------------------------------------------------------ the Hippie


@rule("discard.hippie", "hippie.three_to_seven", "B26")
def test_two_to_six_numbers_with_the_hippie():
    row = [str(number) for number in range(1, 8)]
    for count in range(2, 7):
        assert lays(", ".join(["hippie", *row[:count]]), "10")
    assert not lays(", ".join(["hippie", *row]), "10")


@rule("hippie.any", "B27", "B28")
@pytest.mark.parametrize(
    "numbers", ["4, 5", "4, 6", "4, 5, 7", "4, 6, 7", "1, 2", "9, 10", "1, 2, 3, 4, 5, 6"]
)
def test_the_hippie_stands_for_any_number_of_the_sequence(numbers):
    assert lays(f"hippie, {numbers}", "10")


@rule("hippie.any", "B27")
@pytest.mark.parametrize("numbers", ["4, 7", "4, 6, 8", "4, 5, 8", "4, 4, 5", "4, 5, 5", "4, 5, 7, 9"])
def test_the_hippie_closes_no_more_than_one_hole(numbers):
    assert not lays(f"hippie, {numbers}")


@rule("hippie.any", "B27")
def test_with_seven_numbers_he_is_the_1_before_six_others():
    """The highest number is 7: at the upper end there is nothing that he could be."""
    small = {"highest": 7, "copies": 12, "hands": {"b": "1"}, "display": "7, 7, 7, 7, 7, 7, 6, 6, 6"}
    assert lays("hippie, 2, 3, 4, 5, 6, 7", "1", **small)


@rule("hippie.any", "B27")
@pytest.mark.parametrize(("highest", "last"), [(12, "12"), (13, "13"), (13, "12")])
def test_after_the_highest_numbers_no_other_card_follows(highest, last):
    t = table(f"hippie, {last}, superbeaver, thief, joker", highest=highest).play("add hippie", f"add {last}")
    assert t.legal == {"lay"}


@rule("B21")
def test_the_hippie_with_equal_numbers():
    assert lays("hippie, 4") and lays("hippie, 4, 4")
    assert not lays("hippie, 4", hippie_with_equals=False)
    assert not lays("hippie, 4, 4", hippie_with_equals=False)
    assert lays("hippie, 4, 5", hippie_with_equals=False) and lays("hippie", hippie_with_equals=False)


@rule("B21")
def test_without_equals_only_numbers_that_become_a_sequence_may_follow_the_hippie():
    t = table("hippie, 2, 4, 4, 7, 10", hippie_with_equals=False).play("add hippie")
    assert t.legal == {"add 2", "lay"}
    t.play("add 2")
    assert t.legal == {"add 4"}


@rule("B21", "hippie.any")
def test_with_the_hippie_and_a_number_both_ways_are_open():
    t = table("hippie, 4, 4, 5, 6, 7, joker").play("add hippie", "add 4")
    assert t.legal == {"add 4", "add 5", "add 6", "lay"}
    assert t.play("add 5").legal == {"add 6", "add 7", "lay"}
    assert table("hippie, 4, 4, 5").play("add hippie", "add 4", "add 4").legal == {"lay"}


# ------------------------------------------------------------ sequences without him


@rule("discard.plain", "stab.sequence", "B30")
def test_a_plain_sequence_only_when_a_hippie_sequence_of_as_many_cards_lies():
    for discard in ("1, 2, 3, 4", "7, 8, 9, 10"):
        assert lays(discard, piles={"b": LAID_SEQUENCE})
        assert not lays(discard)
        assert not lays(discard, piles={"b": "hippie, 5, 6"})
        assert not lays(discard, piles={"b": "4, 5, 6, 7"})  # without the Hippie
        assert not lays(discard, piles={"b": "hippie, 5, 5, 5"})  # no sequence
        assert not lays(discard, piles={"b": f"{LAID_SEQUENCE} | 9"})  # not on top
        assert not lays(discard, piles={"a": LAID_SEQUENCE})  # one's own


@rule("discard.plain", "B30")
@pytest.mark.parametrize("count", range(3, 8))
def test_plain_sequences_of_three_to_seven(count):
    row = [str(number) for number in range(1, count + 1)]
    piles = {"b": ", ".join(["hippie", *(str(number) for number in range(2, count + 1))])}
    for fewer in range(2, count + 2):
        laid = ", ".join(str(number) for number in range(1, fewer + 1))
        assert lays(laid, "10", piles=piles) == (fewer == count)
    assert not lays(", ".join(row[:-1]) + ", 10", "10", piles=piles)


@rule("discard.plain")
def test_two_lengths_lie_and_both_may_be_played():
    t = table("3, 4, 5, 6, 7, 9", players=3, piles={"b": "hippie, 1, 2", "c": "hippie, 1, 2, 3, 4"})
    t.play("add 3")
    assert t.legal == {"add 4", "lay"}
    t.play("add 4")
    assert t.legal == {"add 5"}  # two are no discard
    t.play("add 5")
    assert t.legal == {"add 6", "lay"}
    t.play("add 6")
    assert t.legal == {"add 7"}
    t.play("add 7")
    assert t.legal == {"lay"}


@rule("discard.plain")
def test_a_sequence_is_not_begun_that_cannot_be_finished():
    assert table("3, 4, 5, 9", piles={"b": LAID_SEQUENCE}).play("add 3").legal == {"lay"}


@rule("B32", "hippie.stabbed")
def test_no_jokers_in_a_sequence():
    assert not lays("5, 6, 7, joker", piles={"b": LAID_SEQUENCE})
    assert not lays("5, 6, joker", piles={"b": "hippie, 1, 2"})
    assert not lays("hippie, 5, 6, joker")


@rule("discard.plain", "action.one")
def test_no_other_action_card_in_a_sequence():
    for action in ACTION_CARDS:
        assert lays(f"{action}, 5, 6, 7", piles={"b": LAID_SEQUENCE}) == (action == "hippie")


# ------------------------------------------------------------ the Partybeaver


@rule("discard.party", "party.three", "B23")
@pytest.mark.parametrize("numbers", ["1, 3, 5", "2, 4, 10", "3, 6, 9", "1, 8, 10"])
def test_the_partybeaver_with_three_numbers_that_do_not_go_together(numbers):
    assert lays(f"partybeaver, {numbers}")


@rule("party.three", "B22", "B23")
@pytest.mark.parametrize(
    "others",
    ["4", "4, 4", "4, 4, 4", "4, 4, 7", "4, 7, 7", "4, 5, 8", "4, 7, 8", "4, 5, 6", "4, 7", "1, 4, 7, 10",
     "thief, 4, 7", "4, 7, joker"],
)  # fmt: skip
def test_other_cards_do_not_go_with_him(others):
    assert not lays(f"partybeaver, {others}")


@rule("party.alone", "B24")
def test_he_may_be_played_alone_with_such_cards_too():
    assert lays("partybeaver", "2, 4, 6")
    assert table("partybeaver, 2, 4, 6").play("add partybeaver").legal == {"add 2", "lay"}


@rule("party.alone")
@pytest.mark.parametrize("hand", ["1, 2, 3", "4, 4, 4", "4, 5, 6, 7", "2, 9", "joker, 2, 9"])
def test_without_such_cards_he_is_played_alone(hand):
    assert table(f"partybeaver, {hand}").play("add partybeaver").legal == {"lay"}


@rule("party.three")
def test_only_numbers_with_which_three_can_be_found_are_offered():
    t = table("partybeaver, 1, 2, 3, 4, 5, 8").play("add partybeaver")
    assert t.legal == {"add 1", "add 2", "add 3", "lay"}
    assert t.play("add 3").legal == {"add 5"}
    assert t.play("add 5").legal == {"add 8"}
    assert t.play("add 8").legal == {"lay"}


# ------------------------------------------------------------ professionals


@rule("pro.sequence", "B62")
def test_professionals_do_not_end_the_game_with_a_hippie_sequence():
    for discard in ("hippie, 4, 5", "hippie, 4, 6", "hippie, 4, 5, 6"):
        t = table(discard, professionals=True)
        for card in cards(discard)[:-1]:
            t.play(f"add {card}")
        assert f"add {cards(discard)[-1]}" not in t.legal
        assert lays(discard, professionals=True) and lays(discard, "9")
        last = table(discard).discard(discard)
        assert last.match.over  # others may


@rule("pro.sequence", "B62")
def test_part_of_the_sequence_may_be_played():
    t = table("hippie, 4, 5, 6", professionals=True).play("add hippie", "add 4", "add 5")
    assert t.legal == {"lay"}
    t = table("hippie, 4, 6", professionals=True, hippie_with_equals=False).play("add hippie")
    assert t.legal == {"lay"}


ROW = "hippie, 4, 5"
"""A sequence of three cards with the Hippie."""


FEW = {"piles": {"b": ROW}, "stock": "1, 2", "deck": "", "display": "10"}
"""B would have to draw three cards for their row, and two are left."""


@rule("pro.sequence", "B67", "end.used_up", "draw.lost")
def test_professionals_do_not_end_the_game_by_stabbing_with_a_hippie_sequence():
    """ "can not be played as the last move": the stab that uses up draw pile and stock is it."""
    hand = "hippie, 7, 8, 9, 9"
    t = table(hand, **FEW).discard("hippie, 7, 8").play("take", "draw 1")
    assert t.match.over  # others may: b has drawn all that was left
    t = table(hand, professionals=True, **FEW).play("add hippie")
    assert t.legal == {"add 7", "add 8", "add 9", "lay"}  # with one number he counts as another of it
    assert t.play("add 7").legal == {"add 8", "lay"}  # four cards stab nothing here
    assert t.play("add 8").legal == {"add 9"}
    assert not t.play("add 9", "lay").match.over


@rule("pro.sequence", "B67")
def test_with_a_card_more_to_draw_the_stab_is_allowed():
    t = table(
        "hippie, 7, 8, 9", piles={"b": ROW}, stock="1, 2, 3, 4", deck="", display="10", professionals=True
    )
    assert not t.discard("hippie, 7, 8").play("refuse", "draw 1", "draw 2", "draw 3").match.over


@rule("pro.sequence", "B67", "B9")
def test_what_would_be_stabbed_below_and_on_other_piles_counts_too():
    hands = {"b": "1, 2", "c": "1, 2"}
    piles = {"b": f"{ROW} | {ROW}", "c": "1, 2, 3"}
    for options, cards_left, allowed in (
        ({}, 6, False),
        ({}, 7, True),
        ({"plain_stabbed": False}, 4, True),
        ({"stab_again": True}, 9, False),
        ({"stab_again": True}, 10, True),
    ):
        deck = ", ".join(["10"] * (cards_left - 5)) if cards_left > 5 else ""
        stock = ", ".join(["1"] * min(5, cards_left))
        t = table(
            "hippie, 7, 8, 9", players=3, hands=hands, piles=piles, stock=stock, deck=deck, action_copies=6,
            display=QUIET if deck else "10", professionals=True, **options,
        ).play("add hippie", "add 7")  # fmt: skip
        assert ("add 8" in t.legal) == allowed, (options, cards_left)
        if allowed:
            assert "lay" in t.play("add 8").legal


@rule("pro.sequence", "B67")
def test_a_sequence_that_cannot_be_laid_is_not_begun():
    """Without equal numbers the Hippie needs a row; it must not be one of three cards, and one of four cannot be made."""
    t = table("hippie, 7, 8, 10, 1", professionals=True, hippie_with_equals=False, **FEW)
    assert t.play("add hippie").legal == {"add 7", "lay"}  # 8 and 10 are no more than three with him
    assert t.play("add 7").legal == {"add 8"}
    assert t.play("add 8").legal == {"add 10"}
    t = table("hippie, 7, 8, 3", professionals=True, hippie_with_equals=False, **FEW)
    assert t.play("add hippie").legal == {"lay"}


@rule("pro.sequence", "B67")
def test_a_plain_sequence_may_use_up_what_is_left():
    """Prohibited is "a sequence of digits incl. the Hippie"."""
    t = table("6, 7, 8, 9", professionals=True, **FEW)
    assert t.discard("6, 7, 8").play("take", "draw 1").match.over


@rule("pro.alone", "B62")
@pytest.mark.parametrize("hand", ["hippie", "hippie, 4", "hippie, 4, 4"])
def test_the_hippie_alone_or_with_equals_may_end_it(hand):
    assert table(hand, professionals=True).discard(hand).match.over


@rule("pro.sequence")
def test_a_plain_sequence_may_end_it():
    t = table("1, 2, 3, 4", professionals=True, piles={"b": LAID_SEQUENCE})
    assert t.discard("1, 2, 3, 4").match.over


# ------------------------------------------------------------ everything that goes together, and nothing else


def goes_together(laid: Counter[str], hand: int, lengths: set[int], options: dict[str, Any]) -> bool:
    """Whether cards are a legal discard, as the rulebook says it. ``lengths``: of the Hippie sequences to stab."""
    names = list(laid.elements())
    numbers = sorted(int(name) for name in names if name.isdigit())
    actions = [name for name in names if name in ACTION_CARDS]
    jokers = names.count("joker")
    different = sorted(set(numbers))
    if not names or len(actions) > 1 or (actions and jokers):
        return False
    if not numbers:
        return True
    if actions == ["partybeaver"]:
        return len(numbers) == 3 and all(b - a >= 2 for a, b in pairwise(numbers))
    if len(different) == 1:
        return actions != ["hippie"] or options["hippie_with_equals"]
    if jokers or len(different) < len(numbers):
        return False
    if actions == ["hippie"]:
        fits = any(
            sorted({*numbers, other}) == list(range(min(*numbers, other), max(*numbers, other) + 1))
            for other in range(1, options["highest"] + 1)
            if other not in numbers
        )
        return fits and 2 <= len(numbers) <= 6 and not (options["professionals"] and hand == len(names))
    row = different == list(range(different[0], different[0] + len(different)))
    return not actions and row and len(numbers) in lengths


def all_that_goes_together(
    hand: Counter[str], lengths: set[int], options: dict[str, Any]
) -> set[tuple[str, ...]]:
    """Every legal discard of a hand, by trying all its parts."""
    found = set()
    for counts in product(*(range(count + 1) for count in hand.values())):
        part = Counter(dict(zip(hand, counts, strict=True)))
        if goes_together(part, hand.total(), lengths, options):
            found.add(tuple(sorted(part.elements())))
    return found


def all_that_can_be_laid(state: np.record) -> Iterator[tuple[str, ...]]:
    """Every discard that the offered actions lead to; every way must lead to one."""
    mask = np.zeros(len(act.TABLE), np.uint8)
    assert legal(state, mask) > 0, "a dead end"
    offered = np.flatnonzero(mask)
    assert set(offered) <= {*range(act.ADD, act.ADD + len(deck.NAMES)), act.LAY}
    for action in offered:
        if action == act.LAY:
            yield tuple(sorted(deck.NAMES[card] for card in state.chosen[: state.chosen_n]))
        else:
            after = state.copy()
            apply(after, int(action), stream(key_of(b"")), NO_EVENTS)
            yield from all_that_can_be_laid(after)


PILES = ("", "hippie, 3, 4", "hippie, 2, 4, 5", "hippie, 1, 2, 3, 4", "hippie, 2, 3, 4, 5, 6", "4, 5, 6")
MOST = {"joker": 3, "hippie": 1, "partybeaver": 2, "thief": 2}
"""How many of a card a hand may have so that the deck is enough for the table; three of each number."""


@pytest.mark.lengthy
@rule(
    "discard.any_number", "discard.equals", "discard.hippie", "discard.plain", "discard.party", "B30", "B62"
)
@settings(max_examples=30 if INTERPRETED else 300)
@given(
    data=st.data(),
    highest=st.integers(7, 13),
    hippie_with_equals=st.booleans(),
    professionals=st.booleans(),
    piles=st.tuples(st.sampled_from(PILES), st.sampled_from(PILES)),
)
def test_exactly_what_goes_together_can_be_laid(data, piles, **options):
    low = data.draw(st.integers(1, options["highest"] - 5))
    near = [str(number) for number in range(low, low + 6)]  # hands in which much goes together
    drawn = data.draw(st.lists(st.sampled_from([*near, *near, *MOST]), min_size=1, max_size=10))
    hand = Counter({card: min(count, MOST.get(card, 3)) for card, count in Counter(drawn).items()})
    t = table(
        ", ".join(hand.elements()), hands={"b": "1", "c": "2"}, piles=dict(zip("bc", piles, strict=True)),
        display="4, 5, 6, 6, 6, 7, 7, 7, 7", players=3, **options,
    )  # fmt: skip
    lengths = {len(cards(pile)) for pile in piles if "hippie" in pile}
    laid = list(all_that_can_be_laid(t.match.position().state))
    assert len(laid) == len(set(laid)), "two ways to the same discard"
    assert set(laid) == all_that_goes_together(hand, lengths, options)

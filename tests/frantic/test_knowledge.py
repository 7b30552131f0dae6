"""What somebody can tell of other hands, from all that they saw: worlds are such as can be, and as likely as they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import View

from .scenario import Table, eventful, rule, table

WORLDS = 20 if INTERPRETED else 200
A, B, C = range(3)
HELD = "inequality, blue 6, blue 8, fantastic four, yellow gift"
KNOWN_TO_A = {"known": {"b": {card: ["a"] for card in HELD.split(", ")}}}


def hands_in_worlds(t: Table, observer: int | None, count: int = WORLDS) -> list[Any]:
    """The hands in worlds that look to an observer as theirs does."""
    view: View = t.match.view(observer)
    return [view.filled(seed).document()["position"]["hands"] for seed in range(count)]


def blindly_drawn(card: str) -> Table:
    """a knows b's hand; c has drawn one of its cards blindly, and it is this one."""
    for seed in range(200):
        hands = {"a": "yellow 9, black 3", "b": HELD, "c": "green 2, green 3, green 7"}
        others = "blue 6, blue 8"  # so these two are the last ones
        t = table(hands, turn="b", top="blue 4", players=3, discard=others, more=KNOWN_TO_A, seed=seed)
        t.play("play inequality", "wish blue", "seat c")
        if card in t.hand("c"):
            return t
    raise AssertionError(f"no seed lets c draw {card}")


@rule("knowledge", "F49")
def test_a_card_drawn_blindly_can_be_any_of_those_that_were_there() -> None:
    t = blindly_drawn("blue 6")
    gone = Counter[str]()
    for hands in hands_in_worlds(t, A):
        missing = {*HELD.split(", ")} - {"inequality"} - {*hands["b"]}
        assert len(missing) == 1 and missing < {*hands["c"]}
        gone += Counter(missing)
    assert set(gone) == {"blue 6", "blue 8", "fantastic four", "yellow gift"}
    if not INTERPRETED:  # each a quarter of 200: within four standard deviations
        assert all(25 <= count <= 75 for count in gone.values()), gone


@rule("knowledge", "F49")
@pytest.mark.parametrize("card", ["blue 6", "blue 8"])
def test_when_it_comes_to_light_elsewhere_the_others_are_all_still_there(card: str) -> None:
    t = blindly_drawn(card).play(f"play {card}")
    for hands in hands_in_worlds(t, A):
        assert Counter(hands["b"]) == Counter(HELD.split(", ")) - Counter(["inequality", card])


@rule("knowledge", "F49")
def test_the_player_who_drew_knows_which_it_was_and_the_others_know_nothing_of_it() -> None:
    t = blindly_drawn("blue 8")
    assert "blue 8" in t.hand("c", C)
    assert not any("blue 8" in t.hand("c", observer) for observer in (A, None))
    for hands in hands_in_worlds(t, C):
        assert "blue 8" in hands["c"] and len(hands["b"]) == 3


def is_favour(card: str) -> bool:
    """Whether Special Favours takes it: a special card, but not the rude one."""
    return not card[-1].isdigit() and card != "fuck you"


@rule("knowledge", "F51", "F143")
def test_special_favours_do_not_count_known_cards_again_among_those_that_came() -> None:
    """All know b's skip and gift; with Special Favours they go to a, who gets nothing else."""
    known = {"b": {"red skip": ["all"], "blue gift": ["all"], "yellow 3": ["all"]}}
    hands = {"a": "special favours, blue 1, green 2", "b": "red skip, blue gift, yellow 3, yellow 4"}
    t = table(hands, more={"known": known})
    t.play("play special favours", "wish red", "seat b")
    for observer in (C, None):
        for world in hands_in_worlds(t, observer):
            assert sorted(filter(is_favour, world["a"])) == ["blue gift", "red skip"]
            assert not [*filter(is_favour, world["b"])]


@rule("knowledge", "F64")
def test_a_player_who_had_to_draw_after_a_second_chance_had_nothing_that_fits() -> None:
    hands = {"a": "blue 2nd chance, red 1, green 5", "b": "yellow 1, yellow 2, yellow 3"}
    t = table(hands, top="blue 9").play("play blue 2nd chance", "draw")
    for world in hands_in_worlds(t, B):
        fitting = [card for card in world["a"] if "blue" in card]
        assert len(fitting) <= 1, "only the card that was drawn can be blue"


@rule("knowledge", "F133")
def test_after_vandalism_only_cards_that_came_since_can_have_the_colour() -> None:
    t = eventful("vandalism", {"b": "yellow 1, yellow 2, red 3", "c": "green 1, red 2, green 3"}, top="red 9")
    for world in hands_in_worlds(t, A):
        assert not [card for letter in "bcd" for card in world[letter] if "red" in card]


@rule("knowledge")
def test_knowledge_of_a_round_ends_with_it() -> None:
    """Between two rounds all lies open; of the next deal nobody but the holder knows anything."""
    t = table({"a": "blue 9", "b": "red 1", "c": "red 2", "d": "red 3"}, top="blue 1", length="long")
    t.play("play blue 9")
    assert t.over
    while "next" in t.legal:
        t.play("next")
    t.play("deal")
    record = t.match.view(B).known()[0]
    assert record["kept"] == 1 and record["log_n"] == 0
    assert not [
        token for token in range(147) if record["zone"][token] in (0, 2, 3) and record["face"][token] >= 0
    ]

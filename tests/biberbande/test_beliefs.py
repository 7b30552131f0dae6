"""What the report on beliefs says of a card in a row: who knows it, where it came from, whether its owner has knocked."""

from __future__ import annotations

from biberbau.lab.beliefs import Looks, Place

from .scenario import table

ROWS = {"a": "5, 6, 7, 8", "b": "4, 3, 6, 1"}
KNOWN = {"known": {"a": ["a", "", "", "a"], "b": ["b", "", "", "b"]}, "turns": 4}


def hidden(looks, t, seat):
    """By seat and slot, the places that somebody cannot see."""
    found = looks.hidden(t.match.view(seat))
    return {f"{'ab'[one.zone.seat]}{one.place.slot}": one.place for one in found}


def test_who_knows_a_card() -> None:
    t = table(ROWS, more=KNOWN)
    seen = hidden(Looks(t.match), t, 0)
    assert sorted(seen) == ["a2", "a3", "b1", "b2", "b3", "b4"]
    assert seen["a2"] == Place("row", "own", 2, "nobody", "", "")
    assert seen["b1"] == Place("row", "other", 1, "owner", "", "")
    assert seen["b2"] == Place("row", "other", 2, "nobody", "", "")


def test_where_a_card_came_from_and_who_has_knocked() -> None:
    t = table(ROWS, deck="2, swap, 5", more=KNOWN)
    looks = Looks(t.match)
    t.play("draw", "put 2", "knock")
    seen = hidden(looks, t, 1)
    assert seen["a2"] == Place("row", "other", 2, "owner", "drawn", "knocker")
    assert seen["a1"].came == "" and seen["a1"].holds == "knocker"
    assert seen["b2"] == Place("row", "own", 2, "nobody", "", "not-knocker")


def test_a_card_that_was_swapped_is_known_to_others() -> None:
    t = table(ROWS, deck="swap, 5", more=KNOWN)
    looks = Looks(t.match)
    t.play("draw", "give 1", "get b2", "pass")
    seen = hidden(looks, t, 1)
    assert seen["b2"] == Place("row", "own", 2, "others", "row", "")
    assert seen["a1"] == Place("row", "other", 1, "nobody", "row", "")

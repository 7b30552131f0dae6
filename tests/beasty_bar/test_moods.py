"""Who acts is seen: the moods that the table's story gives to animals and doors, and the ghosts of what may be played."""

from __future__ import annotations

import pytest

from biberbau.games.beasty_bar.rules import deck
from biberbau.games.beasty_bar.view import table as view

from .scenario import Table, table

NAMES = ("Anna", "Ben", "Cem", "Dora")


def shown(laid: Table, seat: int = 0) -> view.Table:
    """The table as a seat sees it."""
    match = laid.match
    return view.table(match.view(seat), match.events(seat), NAMES, "en")


def moods(laid: Table) -> list[str]:
    """All moods of the story, with the animal or door that has them."""
    ops = [op.split(" ") for step in shown(laid).steps for op in step.ops]
    return [
        f"{_called(element)} {value}" for verb, element, name, value in (op for op in ops if op[0] == "set")
        if name == "data-mood"
    ]  # fmt: skip


def _called(element: str) -> str:
    return deck.card_name(int(element[5:])) if element.startswith("card-") else element


@pytest.mark.parametrize(
    ("line", "hand", "actions", "expected"),
    [
        ("blue dog, blue ostrich", "tiger", ["tiger"], ["red tiger bites", "red tiger leaps"]),
        ("blue bear, blue rhino", "rhino", ["rhino"], ["red rhino rams"]),
        ("blue dog", "llama", ["llama"], ["red llama spits"]),
        ("blue llama, blue ostrich, blue bat", "bear", ["bear"], ["red bear drags", "red bear drags"]),
        ("blue ostrich, blue llama, blue cheetah", "bear", ["bear"],
         ["red bear drags", "red bear drags", "blue llama spits"]),
        ("blue dog, blue bat, blue llama, blue rhino", "bear", ["bear"],
         ["red bear drags", "red bear drags", "gate opens", "gate opens", "exclusion kicks"]),
        ("blue porcupine", "rhino", ["rhino"], ["blue porcupine stings"]),
        ("blue rhino, blue dog", "peacock", ["peacock"], ["red peacock poses"]),
        ("blue dog", "penguin, rhino", ["penguin", "as rhino"], ["red penguin rams"]),
    ],
)  # fmt: skip
def test_who_acts_is_seen(line: str, hand: str, actions: list[str], expected: list[str]) -> None:
    laid = table(line=line, hand=hand)
    for action in actions:
        laid = laid.play(action)
    assert moods(laid) == expected


def test_a_llama_that_spits_in_a_bears_turn_is_not_taken_for_the_bear() -> None:
    laid = table(line="blue dog, blue penguin, blue ostrich, blue llama", hand="bear").play("bear")
    assert moods(laid)[:3] == ["red bear drags", "red bear drags", "blue llama spits"]


def test_what_may_be_played_stands_where_it_would_come_with_what_becomes_of_it() -> None:
    board = shown(table(line="blue dog, blue ostrich", hand="tiger, dog, vulture", thats_it="blue bat"))
    found = [
        (ghost.pick.action, ghost.place, _called(ghost.card.id), ghost.fate and (ghost.fate.kind, ghost.fate.text))
        for ghost in board.ghosts
    ]  # fmt: skip
    assert ("play 10", 2, "red tiger", ("place", "→ 1")) in found
    assert ("play 2", -1, "red vulture", None) in found
    assert ("play 2", 2, "blue bat", None) in found


def test_nobody_else_sees_what_may_be_played() -> None:
    laid = table(line="blue dog", hand="tiger")
    assert shown(laid, 0).ghosts
    assert not shown(laid, 1).ghosts

"""Answers in square brackets: what counts, and what a wrong one is told."""

from __future__ import annotations

import pytest

from biberbau.games import game_ids
from biberbau.kernel.actions import Action
from biberbau.kernel.numbers import whole_number
from biberbau.language.answers import AnswerError, read_answer
from biberbau.match import Game, Match, View

NAMES = ["You", "Blue"]


@pytest.fixture(scope="module")
def view() -> View:
    match = Match(Game.of("beasty_bar", {"players": 2}), seed=1)
    return match.view(match.to_act)


def read(view: View, text: str) -> tuple[Action, ...]:
    return read_answer(text, view, NAMES, "en")


def test_a_number_or_a_notation_counts_in_any_spelling(view: View) -> None:
    (second,) = read(view, "[2]")
    assert second == view.legal[1]
    assert read(view, f"**[ {second.notation.upper()} ]**") == (second,)


def test_only_the_last_brackets_count(view: View) -> None:
    assert read(view, "[1] is tempting, [play 99] impossible.\nMy answer: [2] then.") == (view.legal[1],)


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        (
            "2",
            "brackets",
            "There is no answer in square brackets. Write your choice like this: [1] or [play ",
        ),
        ("", "brackets", "There is no answer in square brackets"),
        ("I take [ ]", "empty", "The last square brackets are empty"),
        ("[0]", "number", "There is no option 0: numbers go from 1 to 4."),
        ("[5]", "number", "There is no option 5: numbers go from 1 to 4."),
        ("[-1]", "number", "There is no option -1"),
        ("[play unicorn]", "unknown", "“play unicorn” is neither a number of the list nor an action"),
        ("[²]", "unknown", "“²” is neither"),
        ("[" + "x" * 500 + "]", "unknown", "x" * 60 + "…”"),
        ("[at 1]", "illegal", "Possible now: [play "),
    ],
)
def test_a_wrong_answer_is_told_what_would_be_right(view: View, text: str, kind: str, says: str) -> None:
    with pytest.raises(AnswerError) as found:
        read(view, text)
    assert found.value.kind == kind
    assert says in str(found.value)
    assert len(str(found.value)) < 400


def test_wrong_answers_are_told_in_german_too(view: View) -> None:
    with pytest.raises(AnswerError, match=r"Die Nummern gehen von 1 bis 4\."):
        read_answer("[9]", view, ["Du", "Blau"], "de")


@pytest.mark.parametrize("game", game_ids())
def test_no_notation_is_taken_for_a_number(game: str) -> None:
    """Otherwise [3] could be two things."""
    assert not [a for a in Game.of(game).kind.actions if whole_number(a.notation) is not None]


@pytest.mark.parametrize(
    "text",
    [
        "[2.]",
        "【2】",
        "［2］",
        "【 2. 】",
        r"\boxed{2}",
        r"So it is $\boxed{\text{2}}$.",
        r"\boxed{[2]}",
        r"[\boxed{2}]",
        "[[2]]",
        "[1] at first, but 【2】",
    ],
)
def test_brackets_of_other_alphabets_and_of_mathematics_count(view: View, text: str) -> None:
    assert read(view, text) == (view.legal[1],)


def test_what_stands_in_other_brackets_is_read_as_strictly(view: View) -> None:
    for text in ("【9】", r"\boxed{9}", "[9.]"):
        with pytest.raises(AnswerError, match="There is no option 9") as found:
            read(view, text)
        assert found.value.kind == "number"
    with pytest.raises(AnswerError, match="is neither a number"):
        read(view, r"\boxed{\frac{1}{2}}")

"""Names that run from right to left stand between marks in a sentence; all other texts stay as they are."""

from __future__ import annotations

import pytest

from biberbau.games.common.catalogues.isolation import END, FIRST_STRONG, isolated, turns


@pytest.mark.parametrize("text", ["Anna", "Änne", "李小龍", "Мария", "12 + 3", "", "❤️"])
def test_a_text_that_runs_from_left_to_right_stays_as_it_is(text: str) -> None:
    assert isolated(text) is text
    assert not turns(text)


@pytest.mark.parametrize("text", ["בני", "علي", "Ben בני 12", "٣"])
def test_a_text_that_turns_is_put_between_marks_once(text: str) -> None:
    assert turns(text)
    assert isolated(text) == FIRST_STRONG + text + END
    assert isolated(isolated(text)) == isolated(text)
    sentence = f"12 for {isolated(text)}, 17 for you"
    assert isolated(sentence) == sentence


@pytest.mark.parametrize("control", ["\u202e", "\u2067", "\u200f", "\u2069", "\u2068"])
def test_nobody_breaks_out_of_the_marks(control: str) -> None:
    assert isolated(f"בני{control}x") == f"{FIRST_STRONG}בניx{END}"
    assert isolated(f"{FIRST_STRONG}בני{END}{control}ב") == f"{FIRST_STRONG}בניב{END}"

"""Biber-Mania for language models: a discard in one answer."""

from __future__ import annotations

import pytest

from biberbau.language.answers import AnswerError, read_answer

from .scenario import table

NAMES = ["You", "Blue", "Green"]


def test_a_discard_is_laid_in_one_answer() -> None:
    view = table("7, 7, thief, 9").match.view(0)
    actions = read_answer("Two 7s and a Thief: [lay 7 7 thief]", view, NAMES, "en")
    assert [action.notation for action in actions] == ["add thief", "add 7", "add 7", "lay"]


def test_a_discard_that_is_none_is_told_why() -> None:
    with pytest.raises(AnswerError) as found:
        read_answer("[lay 7 9 thief]", table("7, 7, thief, 9").match.view(0), NAMES, "en")
    assert found.value.kind == "illegal" and "Possible now: [add " in str(found.value)

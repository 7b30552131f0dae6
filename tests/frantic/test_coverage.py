"""Every sentence and every ruling has a scenario (see ``sentences.py``)."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from .sentences import NOT_CHECKABLE, RULINGS, SENTENCES


@cache
def covered() -> dict[str, list[str]]:
    """What each name is covered by: read from the ``@rule(...)`` decorators of this folder."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    for name in decorator.args:
                        assert isinstance(name, ast.Constant)
                        found.setdefault(str(name.value), []).append(f"{file.name}::{node.name}")
    return found


def test_tests_name_only_known_rules() -> None:
    assert sorted(set(covered()) - set(SENTENCES) - set(RULINGS)) == []


def test_every_sentence_of_the_rulebooks_has_a_test() -> None:
    assert [name for name in SENTENCES if name not in covered()] == []


def test_every_ruling_has_a_test_or_a_reason() -> None:
    assert [name for name in RULINGS if name not in covered() and name not in NOT_CHECKABLE] == []


def test_reasons_stand_only_where_there_is_no_test() -> None:
    assert [name for name in NOT_CHECKABLE if name in covered()] == []

"""Every sentence and every ruling of a game has a scenario (see its ``sentences.py``)."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import game_ids

pytestmark = pytest.mark.parametrize("game", game_ids())


def named(game: str) -> Any:
    """The game's module of sentences and rulings."""
    here = Path(__file__).parent / game / "sentences.py"
    assert here.exists(), f"tests/{game}/sentences.py is missing: what the rulebook says, and the rulings"
    return import_module(f"{game}.sentences")


@cache
def covered(game: str) -> dict[str, list[str]]:
    """What each name is covered by: read from the ``@rule(...)`` decorators of the game's folder."""
    found: dict[str, list[str]] = {}
    for file in sorted((Path(__file__).parent / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    for name in decorator.args:
                        assert isinstance(name, ast.Constant)
                        found.setdefault(str(name.value), []).append(f"{file.name}::{node.name}")
    return found


def test_tests_name_only_known_rules(game: str) -> None:
    assert sorted(set(covered(game)) - set(named(game).SENTENCES) - set(named(game).RULINGS)) == []


def test_every_sentence_of_the_rulebooks_has_a_test(game: str) -> None:
    assert [name for name in named(game).SENTENCES if name not in covered(game)] == []


def test_every_ruling_has_a_test_or_a_reason(game: str) -> None:
    excused = named(game).NOT_CHECKABLE
    assert [name for name in named(game).RULINGS if name not in covered(game) and name not in excused] == []


def test_reasons_stand_only_where_there_is_no_test(game: str) -> None:
    assert [name for name in named(game).NOT_CHECKABLE if name in covered(game)] == []

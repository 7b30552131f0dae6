"""What is true of every game is tried on one of them, on those that are asked for, or on all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import games_tried
from biberbau.games import REGISTERED

pytest_plugins = ("pytester",)

ONE, OTHER, *REST = REGISTERED
TESTS = f"""
import pytest
from biberbau.games import REGISTERED

@pytest.mark.parametrize("number", (1, 2))
@pytest.mark.parametrize("game", REGISTERED)
def test_all(game, number): ...

@pytest.mark.parametrize("game", ("{OTHER}", "{REST[0]}"))
def test_some(game): ...

@pytest.mark.long
@pytest.mark.parametrize("game", REGISTERED)
def test_long(game): ...

def test_none(): ...
"""
SOME = {f"test_some[{OTHER}]", f"test_some[{REST[0]}]", "test_none"}

PLUGINS = ("-p", "games_tried", "-p", "selecting")

Taken = Callable[..., set[str]]


def on(*games: str) -> set[str]:
    return {f"test_all[{game}-{number}]" for game in games for number in (1, 2)}


def at_length(*games: str) -> set[str]:
    return {f"test_long[{game}]" for game in games}


@pytest.fixture
def taken(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Taken:
    """The tests that are taken from a module that need not be tried on every game."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # loading them takes longer than all else here
    monkeypatch.setattr(games_tried, "ROOT", pytester.path)
    monkeypatch.setattr(games_tried, "ONE_GAME", {"test_one_game.py::test_all": ONE, "test_*.py": OTHER})
    pytester.makepyfile(test_one_game=TESTS)
    pytester.makeini("[pytest]\nmarkers =\n  process\n  long\n")

    def names(*options: str) -> set[str]:
        ran = pytester.runpytest_inprocess(*PLUGINS, "--collect-only", "-q", *options)
        assert ran.ret == pytest.ExitCode.OK
        return {line.partition("::")[2] for line in ran.outlines if "::" in line}

    return names


def test_one_game_stands_for_all(taken: Taken) -> None:
    assert taken() == SOME | on(ONE) | at_length(OTHER)


def test_all_games_are_asked_for(taken: Taken) -> None:
    assert taken("--games", "all") == SOME | on(*REGISTERED) | at_length(*REGISTERED)


def test_some_games_are_asked_for(taken: Taken) -> None:
    assert taken("--games", f"{OTHER},{REST[1]}") == SOME | on(OTHER, REST[1]) | at_length(OTHER, REST[1])


@pytest.mark.parametrize("options", [(), ("--games", "all")])
def test_the_other_games_are_long_tests(taken: Taken, options: tuple[str, ...]) -> None:
    assert taken("--long", "-m", "long", *options) == on(OTHER, *REST) | at_length(*REGISTERED)


def test_a_change_is_tried_on_every_game(taken: Taken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("selecting.changed_since", lambda revision: ("0" * 10, set()))
    assert taken("--changed") == SOME | on(*REGISTERED) | at_length(*REGISTERED)


def test_a_game_that_is_not_there_is_refused(taken: Taken, pytester: pytest.Pytester) -> None:
    ran = pytester.runpytest_inprocess(*PLUGINS, "--games", "chess,go")
    assert ran.ret == pytest.ExitCode.USAGE_ERROR
    ran.stderr.fnmatch_lines(["*no game chess, go: all, or some of *"])


def test_every_game_is_tried_in_one_language_and_at_length_in_all() -> None:
    params = games_tried.in_turn("en", "de")
    assert [one.values[0] for one in params if not one.marks] == list(REGISTERED)
    assert {one.values[1] for one in params if not one.marks} == {"en", "de"}
    assert len({one.values for one in params}) == len(params) == 2 * len(REGISTERED)


@pytest.mark.parametrize("pattern", games_tried.ONE_GAME)
def test_modules_that_try_one_game_are_there(pattern: str) -> None:
    assert games_tried.ONE_GAME[pattern] in REGISTERED
    file, _, test = pattern.partition("::")
    modules = list(Path(games_tried.__file__).parent.glob(file))
    assert modules, "no module is called that"
    assert all(f"def {test}" in module.read_text("utf-8") for module in modules), "it has no such test"

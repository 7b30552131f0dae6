"""The game of the tutorial: installed it keeps every promise and comes through every door."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.games import REGISTERED
from biberbau.kernel.compiled import INTERPRETED
from games_outside.installing import comes_through_every_door, installed, keeps_its_promises

PACKAGE = Path(__file__).parent.parent.parent / "examples" / "schwimmen"


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds the package."""
    return installed(PACKAGE, tmp_path_factory.mktemp("schwimmen"))


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.long  # what every run tries on a game from outside, it tries on a new one
def test_it_keeps_every_promise_and_comes_through_every_door(env: dict[str, str], tmp_path: Path) -> None:
    """One after the other, so that its rules are compiled only once."""
    keeps_its_promises(PACKAGE, env)
    comes_through_every_door("schwimmen", env, tmp_path)


@pytest.mark.long
@pytest.mark.process
@pytest.mark.skipif(not INTERPRETED, reason="the test before does that with compiled rules, and more")
def test_its_matches_and_transcripts(env: dict[str, str]) -> None:
    comes_through_every_door("schwimmen", env)


def test_it_is_no_game_of_ours() -> None:
    assert "schwimmen" not in REGISTERED

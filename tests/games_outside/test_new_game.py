"""``biberbau new-game``: what it writes is a whole game that comes through every door; wrong names are refused."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.cli.new_game import SKELETON
from biberbau.games import REGISTERED
from biberbau.kernel.compiled import INTERPRETED
from cli.running import refused, run
from games_outside.installing import comes_through_every_door, installed, keeps_its_promises

NAME = "river_poker"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game in a folder of its own."""
    into = tmp_path_factory.mktemp("new")
    said = run("new-game", NAME, "--into", into)
    assert said.code == 0
    assert f"biberbau check {NAME} --quick" in said.out
    return into / NAME


def test_nothing_has_the_skeletons_name_any_more(folder: Path) -> None:
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert {str(file.relative_to(folder)).replace(NAME, "new_game") for file in files} == {
        str(file.relative_to(SKELETON))
        for file in SKELETON.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    for file in files:
        text = file.read_text("utf-8")
        assert "new_game" not in text, file
        assert "New Game" not in text, file
    assert "River Poker" in (folder / "src" / NAME / "de.ftl").read_text("utf-8")


def test_it_is_one_file_and_a_catalogue_for_each_language(folder: Path) -> None:
    game = folder / "src" / NAME
    assert {file.name for file in game.iterdir()} == {"__init__.py", "de.ftl", "en.ftl"}
    assert len((game / "__init__.py").read_text("utf-8").splitlines()) <= 250


@pytest.mark.process
def test_the_check_says_what_it_leaves_out(env: dict[str, str]) -> None:
    check = [sys.executable, "-m", "biberbau", "check", NAME, "--quick"]
    families = ("data", "perft", "consistency", "late")
    words = [*check, *(word for family in families for word in ("--family", family))]
    told = subprocess.run(words, env=env, capture_output=True, text=True, check=True).stderr
    assert f"{NAME}: 1 passed, 0 failed" in told
    assert "perft (nothing is recorded yet: --update-golden)" in told
    assert "consistency (there is no belief_tracker.py); late (there is no oracle.py)" in told


@pytest.mark.long
@pytest.mark.process
def test_what_it_says_follows_from_its_declarations_until_a_catalogue_says_it(
    folder: Path, tmp_path: Path
) -> None:
    """In English, where it has no catalogue."""
    package = tmp_path / NAME
    shutil.copytree(folder, package)
    for catalogue in package.rglob("*.ftl"):
        catalogue.unlink()
    comes_through_every_door(NAME, installed(package, tmp_path))


@pytest.fixture(scope="module")
def env(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the package."""
    return installed(folder, folder.parent)


@pytest.mark.process
@pytest.mark.compiled
def test_it_keeps_every_promise_and_comes_through_every_door(
    folder: Path, env: dict[str, str], tmp_path: Path
) -> None:
    """One after the other, so that its rules are compiled only once."""
    keeps_its_promises(folder, env)
    comes_through_every_door(NAME, env, tmp_path)


@pytest.mark.process
@pytest.mark.skipif(not INTERPRETED, reason="the test before does that with compiled rules, and more")
def test_its_matches_and_transcripts(env: dict[str, str]) -> None:
    comes_through_every_door(NAME, env)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("River", "is no id of a game"),
        ("river-poker", "is no id of a game"),
        ("river_v1", "is no id of a game"),
        ("class", "is a word of Python"),
        (next(iter(REGISTERED)), "there is a game"),
        ("json", "there is a Python module 'json' already"),
    ],
)
def test_names_that_no_game_can_have_are_refused(name: str, says: str, tmp_path: Path) -> None:
    refused(run("new-game", name, "--into", tmp_path), says)
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_not_overwritten(folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    refused(run("new-game", NAME, "--into", folder.parent), "is there already; nothing was written")
    assert sorted(folder.rglob("*")) == before

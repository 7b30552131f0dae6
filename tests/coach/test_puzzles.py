"""Puzzles: shipped for every game of ours, each a view with one answer that holds with other deals too."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from typer.testing import CliRunner

from biberbau.cli.app import app
from biberbau.coach.puzzles import Bar, Puzzle, PuzzleError, holds, mine, puzzles, read, written
from biberbau.games import REGISTERED
from biberbau.match import Game

GAME = "beasty_bar"
OURS = tuple(REGISTERED)


@pytest.mark.parametrize("game", OURS)
def test_there_are_fifty_and_more_the_easiest_first(game: str) -> None:
    known = puzzles(game)
    assert 50 <= len(known) <= 64
    assert [one.difficulty for one in known] == sorted(one.difficulty for one in known)
    assert len({(one.match, one.ply) for one in known}) == len(known)


@pytest.mark.parametrize("game", OURS)
def test_each_is_a_view_with_a_legal_answer_that_greed_misses(game: str) -> None:
    for one in puzzles(game):
        legal = [action.notation for action in one.view.legal]
        assert len(legal) >= 2 and {one.best, one.second, one.greedy} <= set(legal)
        assert one.best not in (one.second, one.greedy)
        assert one.margin >= 0.03 and one.playouts >= 20_000 and one.seeds >= 4
        assert one.view.document() == one.position


def rechecked(game: str, every: int) -> list[float]:
    return [holds(one, f"fresh {at}".encode()) for at, one in enumerate(puzzles(game)) if at % every == 0]


@pytest.mark.parametrize("game", OURS)
def test_a_sample_holds_with_fresh_deals(game: str) -> None:
    """Seeds that no mining has seen: the answer is still ahead, by more than half of the margin that was asked for."""
    assert min(rechecked(game, 20)) > 0.015


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_all_hold_with_fresh_deals(game: str) -> None:
    assert min(rechecked(game, 1)) > 0


def test_the_same_seed_mines_the_same_puzzles() -> None:
    """What is shipped can be found again by its numbers, and an easy bar finds more than a hard one."""
    first = next(one for one in puzzles(GAME) if one.players == 2)
    again = list(mine(Game.of(GAME, {"players": 2}), first.match, Bar()))
    assert first.ply in [one.ply for one in again]
    assert next(one for one in again if one.ply == first.ply) == first


def test_files_say_what_is_wrong(tmp_path: Path) -> None:
    some = puzzles(GAME)[:3]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(some[::-1]), "utf-8")
    assert read(file) == some
    file.write_text(json.dumps(asdict(some[0])) + "\n{}\n", "utf-8")
    with pytest.raises(PuzzleError, match="line 2"):
        read(file)
    file.write_text("no json", "utf-8")
    with pytest.raises(PuzzleError, match="line 1"):
        read(file)
    open_cards = Puzzle(**{**asdict(some[0]), "position": {**some[0].position, "seen_by": "spectator"}})
    with pytest.raises(Exception, match=r"seen_by|view"):
        open_cards.view  # noqa: B018


def test_the_command_checks_them() -> None:
    answer = CliRunner().invoke(app, ["puzzles", "check", GAME, "--every", "30"])
    assert answer.exit_code == 0 and answer.output.count("margin") == 2
    wrong = CliRunner().invoke(app, ["puzzles", "mine", GAME, "--option", "no=1"])
    assert wrong.exit_code != 0

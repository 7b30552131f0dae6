"""Puzzles mined in blocks: the same whatever does them, and gone on with where they ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.coach.mining import Bar, kind_of
from biberbau.coach.puzzles import Puzzle, PuzzleError, puzzles, written
from biberbau.errors import OptionError
from biberbau.lab.block_file import BlockFile
from biberbau.lab.blocks import Done, Work, here, processes, results
from biberbau.lab.puzzle_mining import InRounds, Mining, Pool, mined

from .works import MortalMining

GAME = "beasty_bar"
EASY = Bar(margin=0.01, playouts=100, seeds=1, choices=2)
FEW = 2
ROUND = 4
GAMES = ROUND + 2


def backwards(work: Work, numbers: Iterator[int]) -> Done:
    """As if the last block of a round were done first."""
    yield from reversed([(number, work.block(number)) for number in numbers])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a round and two games."""
    path, work, pool = (
        tmp_path_factory.mktemp("mined") / "whole",
        Mining(GAME, {}, EASY, FEW, round=ROUND),
        Pool(),
    )
    with BlockFile(path, work.plan()) as file:
        for block in results(work, GAMES, file, InRounds(here, pool)):
            pool.add(block)
    assert len(pool) > 5
    return path


@pytest.mark.compiled
def test_no_order_changes_what_is_found(whole: Path, tmp_path: Path) -> None:
    path, work, pool = tmp_path / "other", Mining(GAME, {}, EASY, FEW, round=ROUND), Pool()
    with BlockFile(path, work.plan()) as file:
        for block in results(work, GAMES, file, InRounds(backwards, pool)):
            pool.add(block)
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.compiled
@pytest.mark.process
@pytest.mark.lengthy
def test_a_killed_process_changes_nothing(whole: Path, tmp_path: Path) -> None:
    path, pool = tmp_path / "other", Pool()
    work = MortalMining(GAME, {}, EASY, FEW, round=ROUND, folder=str(tmp_path))
    with BlockFile(path, work.plan()) as file:
        for block in results(work, GAMES, file, InRounds(processes(2), pool)):
            pool.add(block)
    assert (tmp_path / "died 1").exists()
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.compiled
@pytest.mark.parametrize("finished", [ROUND - 1, ROUND + 1])
def test_a_file_is_gone_on_with_in_the_middle_of_a_round(finished: int, whole: Path, tmp_path: Path) -> None:
    """What the rest of that round knows is what its first games knew."""
    path, work, pool = tmp_path / "other", Mining(GAME, {}, EASY, FEW, round=ROUND), Pool()
    path.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[: finished + 1]))
    with BlockFile(path, work.plan()) as file:
        for block in results(work, GAMES, file, InRounds(here, pool)):
            pool.add(block)
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.compiled
def test_later_rounds_look_for_nothing_of_which_there_is_enough(whole: Path) -> None:
    found = mined(whole)
    first = [one for one in found if int(one.match.split()[1]) < ROUND]
    themes = [one.theme for one in first]
    full = {theme for theme in themes if themes.count(theme) >= FEW}
    assert full
    assert not full & {one.theme for one in found[len(first) :]}
    knows = Mining(GAME, {}, EASY, FEW, round=ROUND, known=tuple(kind_of(one) for one in first))
    assert not any(Puzzle(**one).theme in full for one in knows.block(3)["puzzles"])
    assert any(one.match == "puzzles 3" and one.theme in full for one in first)


def test_the_number_of_players_goes_round() -> None:
    work = Mining(GAME, {}, EASY, FEW)
    assert [work.table(number).players for number in range(4)] == [2, 3, 4, 2]
    with pytest.raises(OptionError, match="goes round from game to game: leave players out"):
        Mining(GAME, {"players": 2}, EASY, FEW)


def test_files_to_select_from(tmp_path: Path) -> None:
    """What was selected before can be selected from again; a line that is being written is left for later."""
    some, path = list(puzzles(GAME)[:2]), tmp_path / "some.jsonl"
    path.write_text(written(some), "utf-8")
    assert mined(path) == some
    with BlockFile(path.with_name("blocks"), Mining(GAME, {}, EASY, FEW, round=ROUND).plan()) as file:
        file.add({"puzzles": []})
    assert mined(path.with_name("blocks")) == []
    with path.with_name("blocks").open("a") as more:
        more.write('{"block":1,"puzz')
    assert mined(path.with_name("blocks")) == []
    with path.with_name("blocks").open("a") as more:
        more.write("\n")
    with pytest.raises(PuzzleError, match="blocks, line 3"):
        mined(path.with_name("blocks"))

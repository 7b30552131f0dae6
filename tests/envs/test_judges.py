"""The table of judges: it names the tests that repeat it, and where a judge is at fault a control shows it.

What needs PyTorch, JAX or Ray is repeated by ``make judges``.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from . import judges
from .judges import heavy
from .judges.controls import COIN, Masked, MaskedParallel
from .judges.rows import ALL, PAGE, ROWS, Row, renewed

with (
    warnings.catch_warnings()
):  # where pygame is installed, PettingZoo's tests import its own games, the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import parallel_seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test


def named(rows: tuple[Row, ...]) -> Any:
    """A test for each row."""
    return pytest.mark.parametrize("row", rows, ids=[row.proof for row in rows])


def test_the_page_shows_the_table() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text) == text, "write the table anew: python -m tests.envs.judges --write"


def games_of(test: Any) -> set[str] | None:
    """The games for which a test is run; None: it names none."""
    for mark in test.pytestmark:
        if mark.name != "parametrize":
            continue
        names = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
        if "game" in names:
            place = names.index("game")
            rows = [getattr(row, "values", row) for row in mark.args[1]]
            return {row if isinstance(row, str) else row[place] for row in rows}
    return None


@named(tuple(row for row in ROWS if not row.heavy))
def test_a_row_is_what_its_test_repeats(row: Row) -> None:
    """The test is there, is run for every game that the row names, and never skipped."""
    file, _, name = row.proof.partition("::")
    test = getattr(import_module(f".{file.removesuffix('.py')}", __package__), name)
    assert (games_of(test) or {"beasty_bar"}) == set(row.games)
    assert not any(mark.name in ("skip", "skipif", "xfail", "long") for mark in test.pytestmark)
    if row.control:
        assert row.control in globals()


@named(tuple(row for row in ROWS if row.heavy))
def test_what_is_repeated_elsewhere_can_be(row: Row) -> None:
    assert row.games == ALL
    for name in filter(None, (row.proof, row.control)):
        assert callable(getattr(heavy, name))


def test_a_masked_environment_of_ten_lines_fails_the_parallel_seed_test() -> None:
    with pytest.raises(ValueError, match="is not legal"):
        parallel_seed_test(MaskedParallel, num_cycles=5)


def test_a_masked_environment_of_ten_lines_fails_the_max_cycles_test() -> None:
    with pytest.raises(ValueError, match="is not legal"):
        max_cycles_test(SimpleNamespace(parallel_env=MaskedParallel))


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_a_masked_environment_of_ten_lines_fails_check_env() -> None:
    with pytest.raises(ValueError, match="is not legal"):
        check_env(Masked())


@pytest.mark.process
def test_no_python_game_with_sampled_chance_can_be_written_down() -> None:
    pytest.importorskip("pyspiel")
    done = {
        mode: subprocess.run([sys.executable, "-c", COIN, mode], capture_output=True, text=True)
        for mode in ("DETERMINISTIC", "EXPLICIT_STOCHASTIC", "SAMPLED_STOCHASTIC")
    }
    assert [run.returncode for run in done.values()] == [0, 0, 1]
    assert "GetRNGState unimplemented" in done["SAMPLED_STOCHASTIC"].stderr


@pytest.mark.process
def test_one_command_repeats_all_of_them() -> None:
    assert judges.__doc__
    listed = subprocess.run(
        [sys.executable, "-m", "tests.envs.judges", "--list"],
        cwd=PAGE.parents[2],
        capture_output=True,
        text=True,
    )
    assert listed.stdout.splitlines() == [row.proof for row in ROWS]

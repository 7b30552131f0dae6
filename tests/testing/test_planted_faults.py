"""The checks are checked: each planted fault must be caught by its family, and the game itself must pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .cunning import CUNNING, FIVE
from .faults import ALL, FAULTS, sound_cases

PROCESSES = 2
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def caught() -> dict[int, dict[str, Any]]:
    """What ``faults.py`` found, by number of the fault; the rules are interpreted there."""
    numbers = [*reversed(range(len(ALL))), *(~number for number in sound_cases())]
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.testing.faults", *map(str, numbers[i::PROCESSES])],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        )
        for i in range(PROCESSES)
    ]
    found: dict[int, dict[str, Any]] = {}
    for process in processes:
        out, _ = process.communicate(timeout=1800)
        assert process.returncode == 0
        found |= {int(number): result for number, result in json.loads(out).items()}
    return found


def test_there_are_enough() -> None:
    assert len(FAULTS) >= 25
    assert len(FIVE) == 5
    assert len(CUNNING) >= len(FIVE) + 10
    assert len({fault.name for fault in ALL}) == len(ALL)


@pytest.mark.parametrize("number", range(len(ALL)), ids=[fault.name for fault in ALL])
def test_fault_is_caught(caught: dict[int, dict[str, Any]], number: int) -> None:
    failures = caught[number]["failures"]
    assert failures, f"{ALL[number].family} did not catch it"
    assert ALL[number].says in failures[0]


@pytest.mark.parametrize("number", sound_cases(), ids=[fault.name for fault in sound_cases().values()])
def test_the_game_without_the_fault_passes(caught: dict[int, dict[str, Any]], number: int) -> None:
    assert caught[~number]["failures"] == []
    assert caught[~number]["passed"] >= 1

"""The checks are checked: each planted fault must be caught by its family, and the game itself must pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .faults import FAULTS, sound_cases

PROCESSES = 2


@pytest.fixture(scope="module")
def caught() -> dict[int, dict[str, Any]]:
    """What ``faults.py`` found, by number of the fault; the rules are interpreted there."""
    numbers = [-1, *range(len(FAULTS))]
    processes = [
        subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("faults.py")), *map(str, numbers[i::PROCESSES])],
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
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[fault.name for fault in FAULTS])
def test_fault_is_caught(caught: dict[int, dict[str, Any]], number: int) -> None:
    failures = caught[number]["failures"]
    assert failures, f"{FAULTS[number].family} did not catch it"
    assert FAULTS[number].says in failures[0]


def test_the_game_itself_passes(caught: dict[int, dict[str, Any]]) -> None:
    assert caught[-1]["failures"] == []
    assert caught[-1]["passed"] >= len(sound_cases())

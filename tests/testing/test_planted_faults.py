"""The checks are checked: each planted fault must be caught by its family, and the game itself must pass.

Every family is tried in every run; faults that take long to find, and most games without their fault, by ``make long``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Container, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from .cunning import CUNNING, FIVE
from .faults import ALL, FAULTS, Fault, sound_cases
from .forgetful import FORGETFUL
from .planting import GAMES
from .uneven import BAGS, FILLS

PROCESSES = 2
ROOT = Path(__file__).parents[2]


def named(faults: Mapping[int, Fault], short: Container[int]) -> list[Any]:
    """The faults by their numbers; those that are not short are for ``make long``."""
    return [
        pytest.param(number, id=fault.name, marks=[] if number in short else [pytest.mark.long])
        for number, fault in faults.items()
    ]


def first_of_families(faults: Mapping[int, Fault]) -> set[int]:
    return set({fault.family: number for number, fault in reversed(faults.items())}.values())


EVERY = dict(enumerate(ALL))
COUNTED = ("shuffles", "stream", "fills", "deals", "draws", "late", "worlds", "soak")
"""Families that count over many games: one fault each, and those named below, is found in every run."""
NAMED = ("a bag whose last two cards come 3:1",)
SHORT = {number for number, fault in EVERY.items() if fault.family not in COUNTED or fault.name in NAMED}
SHORT |= first_of_families(EVERY)
QUICKLY = (
    "knowledge that counts a card twice",
    "knowledge in which hands go round the wrong way",
    "a record that is told what its observer did not see",
)
"""Of those of knowledge, these are found in every run."""
SHORT -= {number for number, fault in EVERY.items() if fault in FORGETFUL and fault.name not in QUICKLY}
SOUND = {
    number
    for number in first_of_families(sound_cases()) & SHORT
    if EVERY[number].family == "shuffles" or EVERY[number].family not in (*COUNTED, "consistency")
}
"""Families that find nothing in games without a fault: of those that count, and of those that listen, one in every run
(``test_check`` has them all pass on a whole game)."""


class Hunt:
    """What ``faults.py`` finds, by number of the fault (``~number``: without it), while it goes on looking.

    The rules are interpreted there. A test waits for its own fault alone, not for all of them.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        self.found: dict[int, dict[str, Any]] = {}
        self.processes: list[subprocess.Popen[str]] = []
        self.hunters: dict[int, subprocess.Popen[str]] = {}
        for share in (numbers[i::PROCESSES] for i in range(PROCESSES)):
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.testing.faults", *map(str, share)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                text=True,
                env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            )
            self.processes.append(process)
            self.hunters |= dict.fromkeys(share, process)

    def __getitem__(self, number: int) -> dict[str, Any]:
        out = self.hunters[number].stdout
        assert out is not None
        while number not in self.found:
            line = out.readline()
            assert line, f"the process that looks for fault {number} ended with {self.hunters[number].wait()}"
            self.found |= {int(key): result for key, result in json.loads(line).items()}
        return self.found[number]

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.communicate()


@pytest.fixture(scope="module")
def caught(request: pytest.FixtureRequest) -> Iterator[Hunt]:
    numbers = []
    for item in request.session.items:
        if item.path == request.path and isinstance(item, pytest.Function) and "caught" in item.fixturenames:
            number = item.callspec.params["number"]
            numbers.append(number if item.originalname == test_fault_is_caught.__name__ else ~number)
    hunt = Hunt(numbers)
    yield hunt
    hunt.end()


def test_enough_faults_are_planted() -> None:
    assert len(FAULTS) >= 25
    assert len(FIVE) == 5
    assert len(CUNNING) >= len(FIVE) + 10
    assert len({fault.name for fault in ALL}) == len(ALL)
    assert len(BAGS) >= 10
    assert len(FILLS) >= 10
    assert sum(fault.family == "consistency" for fault in FORGETFUL) >= 10


@pytest.mark.parametrize("fault", [fault for fault in ALL if fault.changes], ids=lambda fault: fault.name)
def test_what_a_fault_replaces_is_there(fault: Fault) -> None:
    """Otherwise the process that looks for the others ends at this one."""
    sources: dict[str, str] = {}
    for file, old, new in fault.changes:
        source = sources.setdefault(file, (GAMES / fault.game / file).read_text("utf-8"))
        assert old in source
        sources[file] = source.replace(old, new, 1)


@pytest.mark.process
@pytest.mark.parametrize("number", named(EVERY, SHORT))
def test_fault_is_caught(caught: Hunt, number: int) -> None:
    failures = caught[number]["failures"]
    assert failures, f"{ALL[number].family} did not catch it"
    assert ALL[number].says in failures[0]


@pytest.mark.process
@pytest.mark.parametrize("number", named(sound_cases(), SOUND))
def test_the_game_without_the_fault_passes(caught: Hunt, number: int) -> None:
    assert caught[~number]["failures"] == []
    assert caught[~number]["passed"] >= 1

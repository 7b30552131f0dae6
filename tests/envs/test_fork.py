"""A process that is forked off goes on with its parent's games, in threads of its own, or is told that it cannot."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from .forked import DOORS

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")

ROOT = Path(__file__).parents[2]
HUNG = 300.0
"""Seconds after which a child is taken to hang. It takes one or two; only a fault waits for this."""


def forked(*doors: str, **environment: str) -> dict[str, Any]:
    """What ``forked.py`` has found."""
    run = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.envs.forked", *doors], stdout=subprocess.PIPE, text=True,
        cwd=ROOT, env=os.environ | environment, start_new_session=True,
    )  # fmt: skip
    try:
        out, _ = run.communicate(timeout=HUNG)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)  # its children, too
        raise
    assert run.returncode == 0
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.process
@pytest.mark.compiled
def test_what_was_made_before_a_fork_plays_on_behind_it() -> None:
    doors = [name for name in DOORS if name != "sb3" or find_spec("stable_baselines3")]
    found = forked(*doors)
    assert found.keys() == set(doors)
    for name, (child, grandchild, parent) in found.items():
        assert child == grandchild == parent, name
        assert len(parent) == 128, name


@pytest.mark.process
def test_a_gpu_says_that_it_does_not_work_behind_a_fork() -> None:
    """In CUDA's simulator, which would work; so it is our own word that is heard."""
    *children, parent = forked("gpu", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")["gpu"]
    assert len(children) == 8
    assert all("refused" in told and "spawn" in told for told in children), children
    assert parent == "done"

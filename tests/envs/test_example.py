"""The training example runs (where PyTorch is installed: ``make train``)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "examples" / "ppo.py"


@pytest.mark.process
@pytest.mark.compiled
def test_a_network_learns(tmp_path: Path) -> None:
    """In a minute it wins twice as often as before any training."""
    pytest.importorskip("torch", reason="PyTorch is not installed: make train")
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: make train")
    plot = tmp_path / "curve.svg"
    run = subprocess.run(
        [sys.executable, str(SCRIPT), "--steps", "400000", "--games", "500", "--plot", str(plot)],
        capture_output=True,
        text=True,
        check=True,
    )
    curve = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
    assert curve[-1]["win_rate"] > 2 * curve[0]["win_rate"]
    assert "<svg" in plot.read_text("utf-8")

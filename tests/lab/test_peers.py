"""The comparison with other environments still runs (where they are installed: ``make peers``)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parent.parent.parent / "benchmarks"


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("script", "needs"),
    [("against_peers.py", ("pyspiel", "rlcard", "pygame")), ("vectors.py", ("rlcard", "pygame"))],
)
def test_every_row_has_its_numbers(script: str, needs: tuple[str, ...]) -> None:
    for package in needs:
        pytest.importorskip(package, reason=f"{package} is not installed: make peers")
    run = subprocess.run(
        [sys.executable, str(BENCHMARKS / script), "--json", "--rounds", "1", "--seconds", "0.02"],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(run.stdout)["rows"]
    assert len(rows) >= 5
    for row in rows:
        assert row["ours"] and row["peer"]
        assert row["ours_moves_per_second"] > 0 and row["peer_moves_per_second"] > 0
        assert row["ratio"] > 0

"""The comparison with other environments still runs (where they are installed: ``make peers``)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "benchmarks" / "against_peers.py"


@pytest.mark.compiled
def test_every_row_has_its_numbers() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make peers")
    pytest.importorskip("rlcard", reason="RLCard is not installed: make peers")
    run = subprocess.run(
        [sys.executable, str(SCRIPT), "--json", "--rounds", "1", "--seconds", "0.02"],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(run.stdout)["rows"]
    assert len(rows) >= 6
    for row in rows:
        assert row["ours"] and row["peer"]
        assert row["ours_moves_per_second"] > 0 and row["peer_moves_per_second"] > 0
        assert row["ratio"] > 0

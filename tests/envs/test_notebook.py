"""The notebook runs from its first cell to its last, and shows a table and a chart."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "notebook.py"


@pytest.mark.process
@pytest.mark.compiled
def test_the_notebook_shows_a_game_and_what_thousands_say(tmp_path: Path) -> None:
    """As a page: every cell has run, both pictures are in it, and no error is."""
    pytest.importorskip("marimo", reason="marimo is not installed")
    page = tmp_path / "notebook.html"
    notebook = tmp_path / NOTEBOOK.name  # beside a notebook marimo keeps what it has shown
    notebook.write_bytes(NOTEBOOK.read_bytes())
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "marimo",
            "export",
            "html",
            str(notebook),
            "-o",
            str(page),
            "--no-include-code",
        ],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=900,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    shown = page.read_text("utf-8")
    assert "Wins by first move" in shown
    assert "as good as everybody" in shown
    assert "Traceback" not in run.stdout + run.stderr

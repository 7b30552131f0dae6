"""The tables of docs/scale.md are what its measurements come to."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from .tables import DOCS

MODEL = DOCS.parent / "benchmarks" / "capacity.py"


def said(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, MODEL, *arguments], capture_output=True, text=True)


def test_the_page_says_what_was_measured(tmp_path: Path) -> None:
    page = shutil.copy(DOCS / "scale.md", tmp_path)
    rows, checks = (DOCS / "scale" / f"{name}.jsonl" for name in ("rows", "checks"))
    found = said(rows, "--check", checks, "--page", page)
    assert found.returncode == 0, found.stderr
    anew = f"python benchmarks/capacity.py {rows} --check {checks} --page docs/scale.md"
    assert Path(page).read_text("utf-8") == (DOCS / "scale.md").read_text("utf-8"), anew


def test_costs_are_found_again(tmp_path: Path) -> None:
    """Of measurements that were made up from costs: so much a move, a player and a watcher who see it."""
    rows = tmp_path / "rows.jsonl"
    lines = []
    for people, watchers in ((2, 0), (4, 0), (2, 100), (3, 10)):
        cost = 1.5 + 0.5 * people + 0.01 * watchers
        lines.append(
            f'{{"server": "one", "tables": 10, "people": {people}, "bots": 0, "spectators": {watchers}, '
            f'"moves": 1000, "moves_per_second": 50, "tables_opened": 0, "server_cpu_ms_per_move": {cost}, '
            '"server_mb_per_table": 0.5, "server_kb_per_stream": 20, "wire_bytes_per_move_and_viewer": 1000}'
        )
    rows.write_text("\n".join(lines), "utf-8")
    told = said(rows, "--people", "2500").stdout
    for line in (
        "| a move | 1.50 |",
        "| each player who sees it | 0.50 |",
        "| each watcher who sees it | 0.01 |",
        "| more, if a bot makes it | 0.00 |",
    ):
        assert line in told, told
    # 1,000 tables, 200 moves a second: (200 x 1.5 + 500 x 0.5 + 20 x 0.01) ms / 0.6
    assert "| 2,500 | 1,000 | 200 | 0.9 | 0.6 | 4 | 200 |" in told, told


def test_a_file_that_holds_no_measurement_is_named(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text('{"moves": 3}', "utf-8")
    found = said(rows)
    assert found.returncode == 1 and f"{rows}, line 1: no measurement of live.py" in found.stderr

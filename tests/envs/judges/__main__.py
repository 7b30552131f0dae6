"""Repeat every judgement and print the table; ``make judges``.

    python -m tests.envs.judges [--heavy PYTHON] [--only WORD] [--write] [--list]

Judges of which the tests of every run are made run in this environment, heavy ones in that of ``--heavy``. Ends with 1
if a judge finds fault with a game, a control fails or the documentation shows another table.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from .rows import ALL, PAGE, ROOT, ROWS, Row, renewed


def tested(node: str, games: tuple[str, ...]) -> dict[str, str]:
    """What a test of ``tests/envs`` says of each game; a test that knows no games speaks for all of them."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"tests/envs/{node}", f"--junitxml={report}"]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if not report.exists():
            return dict.fromkeys(games, run.stdout + run.stderr)
        verdicts: dict[str, str] = {}
        for case in ElementTree.parse(report).iter("testcase"):
            faults = [child for child in case if child.tag in ("failure", "error", "skipped")]
            told = "".join(fault.get("message") or fault.tag for fault in faults) or "passes"
            for game in [game for game in games if f"[{game}" in case.get("name", "")] or games:
                verdicts[game] = told if verdicts.get(game, "passes") == "passes" else verdicts[game]
        return verdicts


def elsewhere(name: str, games: tuple[str, ...], python: Path) -> dict[str, str]:
    """What a heavy judge says of each game."""
    run = subprocess.run(
        [python, "-m", "tests.envs.judges.heavy", name, *games],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
    )
    found = [json.loads(line) for line in run.stdout.splitlines() if line.startswith('{"game"')]
    verdicts = {line["game"]: str(line["verdict"]) for line in found}
    return dict.fromkeys(games, run.stderr[-2000:] or "said nothing") | verdicts


def judged(row: Row, python: Path | None) -> Iterator[tuple[str, str, str]]:
    """Proof or control, game, verdict."""
    for name in filter(None, (row.proof, row.control)):
        if not row.heavy:
            node = name if "::" in name else f"test_judges.py::{name}"
            verdicts = tested(node, row.games)
        elif python:
            verdicts = elsewhere(name, row.games, python)
        else:
            return
        for game in row.games:
            yield name, game, verdicts.get(game, "was not run")


def main() -> int:
    """Judge; 0 if all is as the documentation says."""
    parser = argparse.ArgumentParser(description="Repeat what other people's tests say of our environments.")
    parser.add_argument(
        "--heavy", type=Path, metavar="PYTHON", help="of the environment with PyTorch, JAX, Ray"
    )
    parser.add_argument("--only", default="", metavar="WORD", help="rows with this word alone")
    parser.add_argument(
        "--write", action="store_true", help="write the table into the documentation, judge nothing"
    )
    parser.add_argument("--list", action="store_true", help="list what would be run, judge nothing")
    given = parser.parse_args()
    if given.list:
        print(*(row.proof for row in ROWS), sep="\n")
        return 0
    text = PAGE.read_text("utf-8")
    if given.write:
        PAGE.write_text(renewed(text), "utf-8")
        return 0
    wrong = renewed(text) != text
    if wrong:
        print("the documentation shows another table: python -m tests.envs.judges --write")
    width = max(map(len, ALL))
    for row in ROWS:
        if given.only.lower() not in f"{row.judge} {row.proof}".lower():
            continue
        print(row.judge, flush=True)
        if row.heavy and not given.heavy:
            print("  not run: its packages are in the judges' environment (make judges)")
        for name, game, verdict in judged(row, given.heavy):
            wrong |= verdict != "passes"
            print(f"  {game:{width}}  {verdict if name == row.proof else f'control: {verdict}'}", flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())

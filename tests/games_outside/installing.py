"""Installs a package with a game into a folder of its own, so that no other test has that game, and runs it there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

DOORS = str(Path(__file__).parent / "doors.py")
ALONE = [
    sys.executable,
    "-c",
    "import runpy, sys, biberbau.games as games; games.REGISTERED.clear(); del sys.argv[0]; "
    "runpy.run_path(sys.argv[0], run_name='__main__')",
]
"""Runs a program without our own games: before anything is imported that lists them, they are set aside."""
PIP = (
    *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
    *("--no-index", "--no-deps", "--no-build-isolation", "--target"),
)


def installed(package: Path, into: Path) -> dict[str, str]:
    """The environment of a process that finds the package, installed as people do it."""
    subprocess.run([*PIP, str(into / "site"), str(package)], check=True)
    found = [str(into / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
    cache = str(into / "cache")  # nothing stays behind of a game that is gone tomorrow
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found), "BIBERBAU_CACHE": cache}


def passes(command: list[str], env: dict[str, str]) -> None:
    """The command ends without complaint."""
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def keeps_its_promises(package: Path, env: dict[str, str]) -> None:
    """Its own tests, among them what ``biberbau check`` looks for."""
    passes([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")], env)


def comes_through_every_door(game_id: str, env: dict[str, str], *folder: Path) -> None:
    """What ``doors.py`` tries."""
    passes([*ALONE, DOORS, game_id, *map(str, folder)], env)

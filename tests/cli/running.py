"""How these tests run commands: in this process, or as a real process with real pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest
from typer.testing import CliRunner

from biberbau.cli.app import app
from biberbau.errors import BiberbauError


@dataclass(frozen=True)
class Ran:
    """What a command printed, and how it ended."""

    code: int
    out: str
    error: str

    @property
    def document(self) -> Any:
        """The one JSON object on standard output."""
        return json.loads(self.out)


def run(*arguments: object, text: str = "") -> Ran:
    """Run a command in this process; known errors end it as ``main`` would."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=text)
    if isinstance(result.exception, BiberbauError):
        return Ran(2, result.stdout, f"biberbau: {result.exception}")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def pipe(*arguments: object, text: str = "") -> Ran:
    """Run a command as a process."""
    command = [sys.executable, "-m", "biberbau", *map(str, arguments)]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=900, check=False)
    return Ran(done.returncode, done.stdout, done.stderr)


def refused(ran: Ran, message: str) -> None:
    """The command ended with status 2 and one line that says this."""
    assert ran.code == 2
    assert message in ran.error, ran.error
    lines = [
        line for line in ran.error.strip().splitlines() if not line.startswith("compiling the rules of ")
    ]
    if len(lines) > 1:
        pytest.fail(f"more than one line: {ran.error}")

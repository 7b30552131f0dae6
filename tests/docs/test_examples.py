"""Every example in README and documentation runs.

Python blocks with ``>>>`` are doctests, others are run; both see the names of the page's earlier blocks. A block with
a title is written to a file of that name. Console blocks run line by line; ``...`` stands for any output, and no output
shown means that it does not matter. A page's blocks run in order in one empty folder.
"""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from biberbau.kernel.compiled import INTERPRETED
from cli.running import run

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])
BLOCK = re.compile(r'^```(\w+)(?: title="([\w.]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
NOT_RUN = (
    "make",
    "pip",
    ".venv/bin/",
    "NUMBA_DISABLE_JIT",
    "OPENBLAS_NUM_THREADS",
    "python benchmarks/",
    "python examples/",
    "biberbau bench",
    "biberbau review game.json",
    "biberbau puzzles mine",
    "biberbau puzzles check",
    "biberbau puzzles select",
    "biberbau serve",
    "pytest schwimmen",
    *(f"biberbau {command} schwimmen" for command in ("check", "play", "arena")),
)
"""What these do is tested elsewhere, takes long, or changes the machine."""
TAKES_A_TERMINAL = (" play beasty_bar --players 3",)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    title: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """A page's blocks in order."""
    text = page.read_text("utf-8")
    return [Block(m[1], m[2] or "", m[3], text.count("\n", 0, m.start()) + 2) for m in BLOCK.finditer(text)]


def run_python(block: Block, names: dict[str, Any], page: Path) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, f"{page.name}:{block.line}", "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line - 1)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not failed, "".join(said)


def done(command: str, folder: Path) -> tuple[int, str, str]:
    """How a command ends and what it prints: in this process, where it is one of ours and nothing but that.

    ``new-game`` refuses names of modules, of which other tests have left some here.
    """
    words = shlex.split(command)
    if words[0] == "biberbau" and words[1] != "new-game" and not set(command) & set("|<>&;$*"):
        ran = run(*words[1:])
        return ran.code, ran.out, ran.error
    python = shlex.quote(sys.executable)
    ready = re.sub(r"(^|\| )biberbau ", rf"\1{python} -m biberbau ", command)
    process = subprocess.run(
        ["bash", "-c", ready],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=900,
    )
    return process.returncode, process.stdout, process.stderr


def run_console(block: Block, folder: Path, page: Path) -> None:
    commands: list[tuple[str, str]] = []
    for line in block.text.splitlines(keepends=True):
        if line.startswith("$ "):
            commands.append((line[2:].strip(), ""))
        else:
            commands[-1] = (commands[-1][0], commands[-1][1] + line)
    for command, expected in commands:
        if command.startswith(NOT_RUN) or any(word in command for word in TAKES_A_TERMINAL):
            continue
        status, out, error = done(command, folder)
        where = f"{page.name}:{block.line}: {command}"
        assert status == 0, f"{where}\n{out}{error}"
        matches = doctest.OutputChecker().check_output(expected, out, FLAGS)
        assert not expected or matches, f"{where}\nexpected:\n{expected}\ngot:\n{out}"


@pytest.mark.process
@pytest.mark.skipif(INTERPRETED, reason="examples run with compiled rules")
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.stem)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page):
        if block.title:
            tmp_path.joinpath(block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            run_python(block, names, page)
        elif block.language == "console":
            run_console(block, tmp_path, page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[\w-]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"

"""A change chooses the tests that it can touch, and in a quick run no test starts a process unless it is marked."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import biberbau.web
import selecting
from biberbau.games import kind
from biberbau.kernel import rng
from biberbau.search import rollouts
from biberbau.web.play import lobby
from selecting import BESIDE, EVERYTHING, READ_AS, ROOT, Choice, Graph, changed_since

pytest_plugins = ("pytester",)

GAME = "beasty_bar"
FOLDER = kind(GAME).folder
WEB = Path(biberbau.web.__file__).parent


def inside(file: str | Path | None) -> str:
    """A file's path in the checkout."""
    return Path(str(file)).relative_to(ROOT).as_posix()


def first(folder: Path, named: str) -> Path:
    """The first file of that name which is no lesson's."""
    return min(file for file in folder.rglob(named) if file.parent.name != "lessons")


@pytest.fixture(scope="module")
def graph() -> Graph:
    return Graph(commands=False)


RULED, SAID, PLAYED = (
    f"tests/{GAME}/test_scoring.py",
    f"tests/{GAME}/test_words.py",
    "tests/match/test_match.py",
)
BATCH, DECLARED = "tests/envs/test_batch.py", "tests/kernel/test_declared.py"

CHANGES = {
    "rule": (kind(GAME).rules.__file__, {RULED, SAID, PLAYED}, {DECLARED}),
    "catalogue": (first(FOLDER, "de.ftl"), {SAID, "tests/test_catalogues.py"}, {RULED, BATCH}),
    "pages' catalogue": (first(WEB, "de.ftl"), {"tests/web/test_lobby.py"}, {RULED, SAID, BATCH}),
    "template": (first(WEB, "table.html"), {"tests/web/test_render.py"}, {RULED, PLAYED, BATCH}),
    "game's template": (first(FOLDER, "table.html"), {"tests/web/test_render.py"}, {RULED, PLAYED, BATCH}),
    "lesson": (
        min(FOLDER.glob("lessons/*.yaml")),
        {"tests/learn/test_lessons.py", "tests/web/test_learn.py"},
        {RULED, PLAYED},
    ),
    "script": (first(WEB, "*.js"), {"tests/web/test_mounted.py"}, {RULED, SAID, BATCH}),
    "kernel": (rng.__file__, {"tests/kernel/test_rng.py", RULED, PLAYED, BATCH}, {DECLARED}),
    "bound to games": (rollouts.__file__, {"tests/search/test_rollouts.py"}, {RULED, DECLARED}),
    "page": (lobby.__file__, {"tests/web/test_lobby.py"}, {RULED, PLAYED, BATCH}),
    "golden game": (first(FOLDER, "perft.json"), {"tests/testing/test_check.py"}, {RULED, PLAYED}),
    "document": (ROOT / "docs" / "api.md", {"tests/docs/test_tables.py"}, {RULED, PLAYED, BATCH}),
    "other's test": (ROOT / RULED, {RULED}, {SAID, PLAYED}),
}
"""One file of each kind; test modules that it touches; test modules that it does not."""


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_chooses_what_it_touches(graph: Graph, change: str) -> None:
    file, touched, others = CHANGES[change]
    choice = Choice(graph, {inside(file)})
    assert not choice.everything
    assert {test for test in touched if choice.games(test) == frozenset()} == set()
    assert {test for test in others if choice.games(test) != frozenset()} == set()


def test_a_change_of_one_game_leaves_the_others_out(graph: Graph) -> None:
    choice = Choice(graph, {inside(kind(GAME).rules.__file__)})
    others = [test for test in graph.tests if selecting.game_of(test) not in {None, GAME}]
    assert len(others) > 40 and {choice.games(test) for test in others} <= {frozenset(), None}
    whole = [test for test in others if choice.games(test) is None]
    assert [test for test in whole if not graph.looks_at_all(test)] == []
    assert choice.games("tests/test_words.py") == {GAME}


@pytest.mark.parametrize(
    "file", ("pyproject.toml", "requirements.txt", "LICENSE", "tests/conftest.py", "src/gone.py")
)
def test_in_doubt_all_tests(graph: Graph, file: str) -> None:
    choice = Choice(graph, {file, "docs/api.md"})
    assert {choice.games(test) for test in graph.tests} == {None}


def test_each_kind_of_file_exists_and_is_read(graph: Graph) -> None:
    for words, _, files in graph.kinds:
        assert files and any(
            map(words.search, (said for m in graph.modules.values() for said in m.strings))
        ), words
    assert len(graph.kinds) == len(READ_AS) + len(BESIDE)
    for path in EVERYTHING:
        assert list(ROOT.glob(path)), path
    read = frozenset[str]().union(*map(graph.reached, graph.tests))
    assert [file for file in sorted(graph.files - read) if file.startswith(("src/", "tests/", "docs/"))] == [
        "src/biberbau/py.typed"
    ], "every change of these would run all tests"


def test_what_differs_is_committed_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selecting, "ROOT", tmp_path)
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "core.hooksPath=/dev/null"]

    def run(*command: str) -> None:
        subprocess.run([*git, *command], cwd=tmp_path, check=True, capture_output=True)

    run("init", "-b", "main")
    for name in ("same", "later", "now", "gone", "moved"):
        (tmp_path / name).write_text(f"{name} as it was\n" * 9)
    run("add", ".")
    run("commit", "-m", "one")
    run("switch", "-c", "branch")
    (tmp_path / "later").write_text("committed")
    (tmp_path / "moved").rename(tmp_path / "elsewhere")
    run("add", ".")
    run("commit", "-m", "two")
    (tmp_path / "now").write_text("not even added")
    (tmp_path / "gone").unlink()
    (tmp_path / "new é").write_text("unknown to git")
    assert changed_since("")[1] == {"later", "moved", "elsewhere", "now", "gone", "new é"}
    assert changed_since("HEAD")[1] == {"now", "gone", "new é"}
    with pytest.raises(pytest.UsageError, match="no revision 'nowhere'"):
        changed_since("nowhere")


STARTING = """
import subprocess, sys, pytest

def test_plain():
    subprocess.run([sys.executable, "-c", ""], check=True)

@pytest.mark.process
def test_marked():
    subprocess.run([sys.executable, "-c", ""], check=True)

def test_git():
    subprocess.run(["git", "--version"], check=True)
"""


def test_a_quick_test_starts_no_process(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(STARTING)
    pytester.makeini("[pytest]\nmarkers =\n  process\n  browser\n  lengthy\n  long\n")
    ran = pytester.runpytest_inprocess("-p", "selecting", "--quick", "-p", "no:xdist")
    ran.assert_outcomes(passed=2, errors=1, deselected=1)
    ran.stdout.fnmatch_lines(["*::test_plain starts *python*: mark it `process`*"])
    ran = pytester.runpytest_inprocess("-p", "selecting", "-p", "no:xdist")
    ran.assert_outcomes(passed=3)

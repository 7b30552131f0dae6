"""Fewer tests than all: ``--quick``, by markers, and ``--changed``, by what has changed.

``--changed`` takes the tests that reach a changed file. What a module reaches is read from its source: imports, also
inside functions; modules that it names in strings (``specialise("biberbau.search.rollouts", ...)``) or puts together
(``import_module(f"{package}.invariants")``); fixtures, by their names; and what is no module, by ``READ_AS``. Where that
cannot tell, it takes more tests, never fewer: a file that is gone, or that nothing is known to read, means all of them.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import REGISTERED

ROOT = Path(__file__).parent.parent
SLOW = ("browser", "process", "lengthy", "long")
"""Markers of what ``--quick`` leaves out."""

EVERYTHING = (
    "pyproject.toml",
    "requirements*.txt",
    "src/biberbau/__init__.py",
    "tests/selecting.py",
    "tests/games_tried.py",
)
"""Changes that may touch every test."""

READ_AS = {
    "src/*.html": r"\.html\b",
    "src/*/static/*": r"\bstatic\b",
    "src/*/art/*": r"\bart\b",
    "src/*/lessons/*": r"\blessons\b",
    "src/*/learned/*.npz": r"\.npz\b",
    "src/*/golden/*": r"\bgolden\b",
    "src/*/rules_*.md": r"\brules_",
    "src/*/puzzles.jsonl": r"\bpuzzles\b",
    "src/*/migrations/*": r"\bscript_location\b",
    "src/*/skeleton/*": r"\bskeleton\b",
    "docs/*": r"\bdocs\b",
    "*.md": r"\.md\b",
    "deploy/*": r"\bdeploy\b",
    "examples/*": r"\bexamples\b",
    "benchmarks/*": r"\bbenchmarks\b",
    ".github/*": r"\.github\b",
    "tests/*/phrasebook.*": r"\bphrasebook\b",
    "tests/match/version_1/*": r"\bversion_1\b",
    "tests/web/*.sql": r"\.sql\b",
}
"""Files by their paths (a ``*`` also stands for folders), and what each module that reads them calls or has in a string.

A file that a string names (``"puzzles.jsonl"``) needs no line here. The package reads what lies in ``src``, tests all.
"""

BESIDE = {"src/*.ftl": r"\.ftl\b|^Catalogues$"}
"""The same of what the package reads only from modules in the same folder, or in one within it."""

LOOKS_AT_ALL = r"\bls-files\b|\*\.py$"
"""What stands in a string of tests that go through all files, or all modules."""

ANY = ".*"


def in_git(*command: str) -> list[str]:
    """The names that git answers with."""
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in re.split(r"[\0\n]", done.stdout) if name]


def changed_since(revision: str) -> tuple[str, set[str]]:
    """Files that differ from a revision, also what is not committed; without one, from where this branch began."""
    for base in (revision,) if revision else ("main", "origin/main", "HEAD"):
        try:
            (since,) = in_git("merge-base", base, "HEAD")
            break
        except subprocess.CalledProcessError:
            continue
    else:
        raise pytest.UsageError(f"git knows no revision {revision!r} from which this one comes")
    differing = in_git("diff", "--name-only", "--no-renames", "-z", since)
    return since, {*differing, *in_git("ls-files", "-z", "--others", "--exclude-standard")}


def game_of(file: str) -> str | None:
    """The game in whose folder a file lies, of the package or of the tests."""
    found = re.match(r"(?:src/biberbau/games|tests)/(\w+)/", file)
    return found[1] if found and found[1] in REGISTERED else None


class Module:
    """What the source of a module says of what it reaches; ``name``: how others import it.

    ``ask_for_all``: functions that go through all games.
    """

    def __init__(self, file: str, name: str, text: str) -> None:
        self.text = text
        self.package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
        self.imported = set[str]()
        self.strings = set[str]()
        self.made = set[str]()
        self.arguments = set[str]()
        self.fixtures = set[str]()
        self.ask_for_all = set[str]()
        tree = ast.parse(text, file)
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self.imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                self.imported |= set(self._from(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                self.strings.add(node.value)
            elif isinstance(node, ast.arg):
                self.arguments.add(node.arg)
            elif isinstance(node, ast.Call):
                self._calls(node, last_name(node.func))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if any(last_name(by) == "fixture" for by in node.decorator_list):
                    self.fixtures.add(node.name)
                inside = (one for line in node.body for one in ast.walk(line) if isinstance(one, ast.Name))
                if any(one.id in {"game_ids", "REGISTERED"} for one in inside):
                    self.ask_for_all.add(node.name)

    def _from(self, node: ast.ImportFrom) -> Iterator[str]:
        parts = self.package.split(".") if node.level else []
        parts = parts[: len(parts) - node.level + 1] if node.level else []
        base = ".".join([*parts, *([node.module] if node.module else [])])
        yield base
        yield from (f"{base}.{alias.name}" for alias in node.names)

    def _calls(self, node: ast.Call, called: str) -> None:
        self.strings.add(called)
        if called in {"usefixtures", "getfixturevalue"}:
            self.arguments |= {one.value for one in node.args if isinstance(one, ast.Constant)}
        if called == "import_module" or (
            called in {"find_spec", "specialise"} and pattern(node.args[0]) != ANY
        ):
            self.made.add(pattern(node.args[0]))
        if called in {"where", "offers"}:  # kernel/parts.py: the game's file of that name
            files = [one.value for one in node.args if isinstance(one, ast.Constant)]
            self.made |= {rf"{ANY}\.{file}" for file in files[:1]}


def last_name(node: ast.expr) -> str:
    """``fixture`` of ``fixture``, ``pytest.fixture`` and ``pytest.fixture(scope=...)``."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def pattern(node: ast.expr) -> str:
    """A regular expression for the names that an expression can stand for."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(map(pattern, node.values))
    if isinstance(node, ast.BinOp):
        return pattern(node.left) + pattern(node.right)
    return ANY


class Graph:
    """Which files each module of the checkout reaches; ``commands``: also by ``biberbau`` in a process of its own."""

    def __init__(self, commands: bool = True) -> None:
        self.commands = commands
        listed = in_git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
        self.files = {name for name in listed if ROOT.joinpath(name).is_file()}
        self.by_name = dict[str, str]()
        self.modules = dict[str, Module]()
        for file in sorted(file for file in self.files if file.endswith(".py")):
            if file.startswith("src/") and not all(map(self._is_package, list(Path(file).parents)[:-2])):
                continue  # of the skeleton of a game
            folder, _, inside = file.removesuffix(".py").removesuffix("/__init__").partition("/")
            if folder in {"benchmarks", "examples"}:
                inside = inside.rpartition("/")[2]  # run as scripts, which import their neighbours
            name = inside.replace("/", ".")
            self.by_name.setdefault(name, file)
            if folder == "tests":
                self.by_name[name] = self.by_name[f"tests.{name}"] = file
            self.modules[file] = Module(file, name, ROOT.joinpath(file).read_text("utf-8"))
            if file.endswith("selecting.py"):
                self.modules[file].strings.clear()  # they name files of all kinds
        self._reached = dict[str, frozenset[str]]()

    def _is_package(self, folder: Path) -> bool:
        return f"{folder}/__init__.py" in self.files

    @cached_property
    def tests(self) -> list[str]:
        return [file for file in self.modules if re.match(r"tests/(.*/)?test_[^/]*$", file)]

    @cached_property
    def fixtures(self) -> dict[str, set[str]]:
        """The plugins of ``conftest.py`` that have a fixture, by its name."""
        found = dict[str, set[str]]()
        for file, module in self.modules.items():
            if file.startswith("tests/") and file not in self.tests:
                for name in module.fixtures:
                    found.setdefault(name, set()).add(file)
        return found

    @cached_property
    def data(self) -> dict[str, set[str]]:
        """What is no module, by its file's name."""
        found = dict[str, set[str]]()
        for file in self.files - self.modules.keys():
            found.setdefault(Path(file).name, set()).add(file)
        return found

    @cached_property
    def kinds(self) -> list[tuple[re.Pattern[str], bool, list[str]]]:
        """For each kind of ``READ_AS`` what its readers say, whether they lie beside, and its files."""
        rows = [(path, words, False) for path, words in READ_AS.items()]
        rows += [(path, words, True) for path, words in BESIDE.items()]
        return [
            (re.compile(words), beside, [file for file in self.files if fnmatch(file, path)])
            for path, words, beside in rows
        ]

    def reads(self, file: str) -> Iterator[str]:
        """What a module reads that is no module, or that it runs as a script."""
        folders, ours = {str(folder) for folder in Path(file).parents}, file.startswith("src/")
        for text in self.modules[file].strings:
            found = set(self.data.get(text.rpartition("/")[2], ()))
            for words, beside, files in self.kinds:
                if words.search(text):
                    found.update(
                        one for one in files if not (beside and ours) or str(Path(one).parent) in folders
                    )
            yield from (one for one in found if one.startswith("src/") or not ours)

    def imports(self, name: str) -> Iterator[str]:
        """The files that run when a module is imported: its own and those of the packages around it.

        Not of the outermost, which offers matches to code that imports it by itself.
        """
        parts = name.split(".")
        for length in range(len(parts), min(1, len(parts) - 1), -1):
            if (file := self.by_name.get(".".join(parts[:length]))) is not None:
                yield file

    @cache  # noqa: B019
    def named_like(self, made: str) -> frozenset[str]:
        """Modules that a name put together may mean. Of one that says nothing by itself: the games' packages."""
        if not made.replace(ANY, ""):
            return frozenset(self.by_name[package] for package in REGISTERED.values())
        return frozenset(file for name, file in self.by_name.items() if re.fullmatch(made, name))

    def edges(self, file: str) -> Iterator[str]:
        """What a module reaches itself."""
        module = self.modules[file]
        for name in module.imported:
            yield from self.imports(name)
        for made in module.made:
            yield from self.named_like(made)
        for text in module.strings:
            for name in re.findall(r"\bbiberbau(?:\.\w+)+", text):
                yield from self.imports(name)
        yield from self.reads(file)
        if file.startswith("tests/"):
            if self.commands and "biberbau" in module.strings:  # python -m biberbau
                yield self.by_name["biberbau.__main__"]
            if self.commands:
                yield from (
                    self.by_name[text] for text in module.strings & self.by_name.keys() if "." in text
                )
            for name in module.arguments:
                yield from self.fixtures.get(name, ())
            yield from {f"{folder}/conftest.py" for folder in Path(file).parents} & self.files

    def reached(self, file: str) -> frozenset[str]:
        """All files that what a module does may depend on."""
        if file not in self._reached:
            found, waiting = {file}, [file]
            while waiting:
                now = waiting.pop()
                if now in self.modules:
                    new = self.edges_of(now) - found
                    found |= new
                    waiting += new
            self._reached[file] = frozenset(found)
        return self._reached[file]

    @cache  # noqa: B019
    def edges_of(self, file: str) -> frozenset[str]:
        return frozenset(self.edges(file)) - {file}

    def looks_at_all(self, test: str) -> bool:
        """Whether a test goes through all files of the checkout, or of the package."""
        own = (file for file in self.reached(test) & self.modules.keys() if file.startswith("tests/"))
        return any(re.search(LOOKS_AT_ALL, text) for file in own for text in self.modules[file].strings)


class Choice:
    """The tests that changed files may touch."""

    def __init__(self, graph: Graph, changed: Iterable[str]) -> None:
        self.graph = graph
        self.changed = frozenset(changed)
        reached = frozenset[str]().union(*map(graph.reached, graph.tests))
        known = self.changed & reached
        self.everything = known != self.changed or any(
            fnmatch(file, path) for file in self.changed for path in EVERYTHING
        )

    def games(self, test: str) -> frozenset[str] | None:
        """Of a test module the games whose tests to take; None for all of it."""
        touched = self.graph.reached(test) & self.changed
        if self.everything or test in touched or (self.changed and self.graph.looks_at_all(test)):
            return None
        games = {game_of(file) for file in touched}
        if None in games:
            return None
        text, own = self.graph.modules[test].text, game_of(test)
        if any(re.search(rf"\b{game}\b", text) for game in games):
            return None
        return frozenset(game for game in games if game and own in {None, game})

    def takes(self, item: pytest.Item) -> bool:
        """Whether to run a test: of one that tries every game, only the games that have changed."""
        test = item.path.relative_to(ROOT).as_posix()
        games = self.games(test)
        if games is None:
            return True
        given = getattr(item, "callspec", None)
        tried = {one for one in given.params.values() if isinstance(one, str)} if given else set()
        tried &= REGISTERED.keys()
        asking = self.graph.modules[test].ask_for_all
        helped = any(not name.startswith("test_") for name in asking)
        return bool(games) and (
            not tried or helped or item.name.partition("[")[0] in asking or bool(tried & games)
        )


# ------------------------------------------------------------------------------------------------------- processes

STARTING = {"own", "quick", "kept", "cluster", "mortal", "wheel", "sdist"}
"""Fixtures that start a process: a test that asks for one is marked, as are the tests on PostgreSQL."""

STARTS = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.exec", "os.system")
running: list[str] = []
"""The test that runs now, if it may start no process; then what it has started."""
watching: list[bool] = []


def watch(event: str, given: tuple[Any, ...]) -> None:
    """Keep in mind what a test starts; what git says of files is asked for everywhere."""
    program = str(given[0]) if given else event
    if running and event in STARTS and Path(program).name != "git":
        running.append(program)


# ----------------------------------------------------------------------------------------------------------- hooks


class Selecting:
    """The plugin, for as long as one of its options is given."""

    def __init__(self, config: pytest.Config) -> None:
        self.quick = bool(config.getoption("--quick"))
        self.choice: Choice | None = None
        self.said = "quick tests"
        revision = config.getoption("--changed")
        if revision is not None:
            since, changed = changed_since(revision)
            changed = {
                file for file in changed if ROOT.joinpath(file).is_file() or not ROOT.joinpath(file).exists()
            }
            if changed:
                self.choice = Choice(Graph(commands=not self.quick), changed)
            self.said += f"; {len(changed)} files differ from {since[:10]}"
            if self.choice is None or self.choice.everything:
                self.said += ", all tests"

    def pytest_report_header(self) -> str:
        return self.said

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Modules of which nothing is taken are not even imported."""
        if self.choice is None or not collection_path.is_relative_to(ROOT):
            return None
        test = collection_path.relative_to(ROOT).as_posix()
        left = test in self.choice.graph.tests and self.choice.games(test) == frozenset()
        return True if left else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        taken = [
            item
            for item in items
            if not (self.quick and any(map(item.get_closest_marker, SLOW)))
            and (self.choice is None or self.choice.takes(item))
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(taken)])
        items[:] = taken

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        running[:] = [item.nodeid] if self.quick else []
        try:
            return (yield)
        finally:
            running.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        """A test fails that has started a process, and is told in the end: some wait for what they start."""
        report = yield
        if call.when == "teardown" and len(running) > 1:
            report.outcome = "failed"
            report.longrepr = (
                f"{item.nodeid} starts {', '.join(dict.fromkeys(running[1:]))}: mark it `process`"
            )
        return report

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """That no test is touched is no failure."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.choice is not None:
            session.exitstatus = pytest.ExitCode.OK


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help=f"nothing that is marked {', '.join(SLOW)}")
    parser.addoption(
        "--changed",
        nargs="?",
        const="",
        metavar="REV",
        help="what reaches a file that differs from this revision (from where the branch began)",
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    given = getattr(item, "callspec", None)
    if STARTING & set(getattr(item, "fixturenames", ())) or (given and "postgresql" in given.params.values()):
        item.add_marker(pytest.mark.process)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick") or config.getoption("--changed") is not None:
        config.pluginmanager.register(Selecting(config))
        if not watching:  # such a hook stays for as long as the process
            watching.append(True)
            sys.addaudithook(watch)

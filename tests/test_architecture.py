"""Where things belong: imports point down, games are strangers to everyone else, the base install is slim."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from biberbau.games import kind

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "biberbau"
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(file: Path) -> str:
    """``biberbau.kernel.rng`` for its file; a package for its ``__init__``."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(module: str) -> str:
    """The part of the package that a module belongs to: ``web`` of ``biberbau.web.play.live``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


@cache
def parsed(file: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(file.read_text("utf-8"), str(file))


@pytest.mark.process
def test_imports_point_down() -> None:
    """The contracts stand in pyproject.toml: ``lint-imports`` tells which import breaks which."""
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_folder_of_the_package_has_a_layer() -> None:
    contracts = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    named = set(re.findall(r"biberbau\.(\w+)", " ".join(contracts[0]["layers"]))) | {"games"}
    assert {package_of(name_of(file)) for file in MODULES} - {""} == named


GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "rules").is_dir())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_but_the_registry_names_a_game(game: str) -> None:
    """Adding a game is a folder and one line; docstrings and the help of commands may give examples."""
    mention = re.compile(r"[\W_]*".join(game.split("_")), re.IGNORECASE)
    for file in MODULES:
        name = name_of(file)
        if name.startswith(f"biberbau.games.{game}") or name == "biberbau.games":
            continue
        tree = parsed(file)
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text and (id(node) in docstrings or name.startswith("biberbau.cli")):
                continue
            text = (
                node.value
                if isinstance(node, ast.Constant)
                else getattr(node, "id", getattr(node, "attr", ""))
            )
            assert not mention.search(str(text)), f"{name}:{node.lineno} names the game {game}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_rules_say_what_their_records_hold(game: str) -> None:
    """``state: np.record`` would have any field, so a misspelt one would first be noticed by a compiler, if at all."""
    for file in (PACKAGE / "games" / game / "rules").glob("*.py"):
        for node in parsed(file).body:
            if isinstance(node, ast.FunctionDef):
                for argument in (*node.args.args, *node.args.kwonlyargs):
                    said = ast.unparse(argument.annotation) if argument.annotation else "nothing"
                    assert said not in ("np.record", "Any", "nothing"), (
                        f"{file}:{node.lineno} {argument.arg}: {said}"
                    )


@pytest.mark.parametrize("game", GAMES)
def test_events_have_the_numbers_that_their_kinds_declare(game: str) -> None:
    """``a`` and ``b`` are given where a kind of event declares them and nowhere else, all by name; each kind occurs."""
    kinds, told = kind(game).events, set()
    for file in (PACKAGE / "games" / game / "rules").glob("*.py"):
        for call in ast.walk(parsed(file)):
            called = ast.unparse(call.func) if isinstance(call, ast.Call) else ""
            assert called != "emit", f"{file}:{call.lineno}: tell, tell_open or tell_card"  # type: ignore[attr-defined]
            if isinstance(call, ast.Call) and called in ("tell", "tell_open", "tell_card"):
                where, (_, event) = f"{file}:{call.lineno}", call.args
                declared = kinds[event.attr]  # type: ignore[attr-defined]
                numbers = zip("ab", declared.numbers, strict=False)
                given = {one.arg for one in call.keywords} & {"a", "b"}
                assert given == {name for name, number in numbers if number is not None}, where
                assert called != "tell" or "`card`" not in declared.says, where
                told.add(declared)
    assert told == set(kinds)


EXAMPLE = "beasty_bar"
"""The game with which tests of commands, pages and doors for researchers try what needs some game: small, quick, open
to spectators, without memory or clocks."""
CONCRETE = {
    "testing/uneven.py": "fills and bags of each kind, made uneven on purpose",
    "web/test_right_to_left.py": "names at tables of each kind",
    "web/test_small_comforts.py": "games whose cards and buttons are drawn differently",
    "web/test_browser_first.py": "games whose other row is large at a table for two",
    "test_structured_text.py": "a game whose cards are numbers",
    "bots/test_levels.py": "a game that is searched by a tree, and one that is searched by rollouts",
    "bots/test_memory.py": "a game of memory",
    "web/test_beliefs.py": "games with rows, and with hands of many faces",
    "kernel/test_parts.py": "a game whose parts are files, and one whose parts are folders",
    "match/test_past.py": "a game that keeps knowledge beside its states, and one that does not",
    "match/test_history.py": "a game that keeps knowledge beside its states, and one whose events are few",
    "envs/test_pasts.py": "a game that keeps knowledge beside its states, and short ones",
    "client/test_client.py": "a game that keeps knowledge beside its states",
    "language/test_mcp.py": "a game that keeps knowledge beside its states",
    "coach/test_advice.py": "a game that is played on by habit",
    "coach/test_holdings.py": "games with rows, one of which asks several at once",
    "coach/test_facts.py": "what each game counts, counted again",
    "coach/test_puzzles.py": "games in which nearly every puzzle asks the same",
    "coach/test_reasons.py": "games with facts of every kind",
    "coach/test_review.py": "a game that is judged by habit",
    "coach/test_review_luck.py": "each kind of draw pile, and a game in which luck is much",
    "cli/test_play_rows.py": "games whose terminals show rows, one of them fleeting",
    "cli/test_typed.py": "notation with numbers that some decks lack, rows in terminals",
    "docs/gallery.py": "a report on every game, and a question for each",
    "envs/gpu_run.py": "options with which a game is over soon",
    "envs/test_batch.py": "a game with rounds, one that a greedy player without memory wins",
    "envs/test_drawing.py": "the longest names, the most crowded table",
    "envs/test_openspiel.py": "options with which trees are small",
    "envs/test_openspiel_resampling.py": "options with which trees are small",
    "envs/test_openspiel_solvers.py": "options with which trees are small, a game with rounds",
    "envs/test_pettingzoo.py": "a game in which all choose at once",
    "envs/test_single.py": "a game in which all choose at once",
    "web/dearest.py": "the longest games, one in which memory is trained, one with many decks",
    "games_tried.py": "one game that stands for all with a test",
    "match/test_draw_order.py": "each kind of draw pile: bags, an order, events",
    "search/test_rollouts.py": "positions whose best action is known",
    "search/test_sure_wins.py": "a small sure win beside a gamble for a large one, games that are long at random",
    "testing/cunning.py": "faults planted in certain lines",
    "testing/forgetful.py": "what an observer of one game makes of what they saw, with faults",
    "testing/faults.py": "a game that only a counter of turns ends",
    "testing/test_evidence.py": "a game in which a seat looks at hidden cards",
    "web/test_access.py": "a short game that is played through by its names",
    "web/test_access_beside.py": "pages beside the tables, of each game one",
    "web/test_analysis.py": "a game whose cards lie face down before their owners",
    "web/test_browser_fair.py": "an event that shuffles, hands that are stolen from",
    "web/test_browser_hands.py": "a game in which what was drawn is held",
    "web/test_browser_lobby.py": "a list of tables of two games",
    "web/test_browser_rows.py": "tables with rows",
    "web/test_decisions.py": "cards that are ticked together",
    "web/test_fit.py": "the fullest tables",
    "web/test_forced.py": "games in which something is forced, and a choice that can be taken back",
    "web/test_friends.py": "two games that are played with the same people",
    "web/test_health.py": "a game that takes long to compile",
    "web/test_live_server.py": "a game in which something can be taken back",
    "web/test_lobby.py": "a list of tables of two games",
    "web/test_processes.py": "questions with a clock",
    "web/test_render_rows.py": "tables with rows",
    "web/test_replay.py": "a game whose cards lie face down before their owners",
    "web/test_server_play.py": "options with which a game is over soon",
    "web/test_server_parts.py": "a second game beside the example",
    "web/test_told.py": "a game of many rounds, and one with rows",
    "web/test_twins.py": "cards that are ticked together, a game of memory",
    "web/test_undo.py": "a look at a card, which stays",
}
"""Modules of tests, outside the games' folders, that need a certain other game, and what for."""


def test_tests_of_every_game_name_none() -> None:
    """What is about one game lies in ``tests/<game>``; what is true of every game asks the registry."""
    named = re.compile(rf"\b({'|'.join(set(GAMES) - {EXAMPLE})})\b")
    tests = ROOT / "tests"
    naming = {
        file.relative_to(tests).as_posix()
        for file in tests.rglob("*.py")
        if file.relative_to(tests).parts[0] not in GAMES and named.search(file.read_text("utf-8"))
    }
    assert sorted(naming - CONCRETE.keys()) == []
    assert sorted(CONCRETE.keys() - naming) == [], "they name none any more"


@pytest.mark.parametrize("game", GAMES)
def test_pages_and_scripts_name_no_game(game: str) -> None:
    mention = re.compile(r"[\W_]*".join(game.split("_")), re.IGNORECASE)
    for file in PACKAGE.joinpath("web").rglob("*"):
        if file.suffix in {".html", ".js", ".css", ".svg"}:
            assert not mention.search(file.read_text("utf-8")), f"{file.relative_to(ROOT)} names {game}"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_say_what_they_are_for(file: Path) -> None:
    assert ast.get_docstring(parsed(file)), f"{name_of(file)} has no docstring"


LONGEST = 500


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_are_about_one_subject(file: Path) -> None:
    """A longer one has two; a game's rules stay together, in the order of the rulebook."""
    lines = file.read_text("utf-8").count("\n")
    assert lines <= LONGEST or file.parent.name == "rules", f"{lines} lines: divide it by subject"


def test_rules_keep_out_of_the_world() -> None:
    """Rules are arithmetic: no files, no clocks, no randomness but the argument's, no objects."""
    allowed = {
        "__future__",
        "collections.abc",
        "dataclasses",
        "enum",
        "numba",
        "numpy",
        "numpy.typing",
        "types",
        "typing",
    }
    for game in GAMES:
        for file in (PACKAGE / "games" / game / "rules").glob("*.py"):
            for node in ast.walk(parsed(file)):
                if isinstance(node, ast.Import):
                    assert {alias.name for alias in node.names} <= allowed
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    assert node.module in allowed or str(node.module).startswith("biberbau.kernel")


def tracked() -> list[Path]:
    """Files under version control."""
    try:
        run = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_files_name_no_registry_and_no_machine() -> None:
    """Installing goes through whatever index a machine is set up with; paths are relative to the checkout."""
    hosts = [
        ".".join(parts)
        for parts in (
            ("pypi", "org"),
            ("files", "pythonhosted"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("deb", "debian"),
        )
    ]
    machine = ["".join(("/", folder, "/")) for folder in ("work", "root", "Users")]
    for file in tracked():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for word in (*hosts, *machine):
            assert word not in text, f"{file.relative_to(ROOT)} names {word}"


def test_pins_are_names_versions_and_markers() -> None:
    for file in ROOT.glob("requirements*.txt"):
        for line in file.read_text("utf-8").splitlines():
            assert re.fullmatch(r"[a-z0-9.\[\],-]+==[\w.]+( ; .+)?", line), f"{file.name}: {line}"


EXTRAS = {
    "web": ("web",),
    "envs": ("envs", "openspiel", "sb3"),
    "client": ("client",),
    "language": ("llm", "mcp"),
    "lab": ("lab", "record", "ray"),
}
"""Layers whose modules may import the packages of extras, by name; all others make do with the base install."""

ALSO = {"cli.workers": ("web",)}
"""Single modules elsewhere that may, too."""

WHOLE = ("web", "envs", "openspiel", "client", "lab", "record", "ray")
"""Extras of which every package is imported by the package itself."""

THROUGH_OTHERS = {
    "httptools": "uvicorn's parser, and so that of web/http/connections.py, which is a part of it",
    "uvloop": "uvicorn's event loop, where there is one",
}
"""What is declared because something that is imported works with it."""


def test_dependencies_are_what_the_package_imports() -> None:
    """A layer imports what the base install has or one of its extras; nothing is declared that nobody imports."""
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]

    def names(entries: list[str]) -> set[str]:
        return {re.split(r"[<>=\[]", entry)[0].strip().replace("-", "_") for entry in entries}

    base = names(project["dependencies"])
    brings = {extra: names(entries) for extra, entries in project["optional-dependencies"].items()}
    imported = {name_of(file): third_parties([file]) for file in MODULES}
    for name, found in imported.items():
        extras = ALSO.get(name.partition(".")[2], EXTRAS.get(package_of(name), ()))
        allowed = base.union(*(brings[extra] for extra in extras))
        assert found <= allowed, f"{name} imports {', '.join(sorted(found - allowed))}"
    declared = base.union(*(brings[extra] for extra in WHOLE))
    assert declared - set().union(*imported.values()) == THROUGH_OTHERS.keys()


def third_parties(files: list[Path]) -> set[str]:
    """What these modules import from outside, by the names under which it is installed."""
    called = {"yaml": "pyyaml", "markdown_it": "markdown_it_py", "PIL": "pillow", "pyspiel": "open_spiel"}
    called["fluent"] = "fluent.syntax"
    imported = set()
    for file in files:
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Import):
                found = [alias.name for alias in node.names]
            else:
                found = [node.module or ""] if isinstance(node, ast.ImportFrom) and node.level == 0 else []
            imported |= {name.split(".")[0] for name in found}
    outside = imported - set(sys.stdlib_module_names) - {"biberbau"}
    return {called.get(name, name) for name in outside}

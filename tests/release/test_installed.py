"""The wheel away from any checkout: in an empty folder, with another home, and only the packages that it asks for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import biberbau
from biberbau.kernel.compiled import INTERPRETED
from web.browsing import PATIENCE
from web.serving import free_port

from .building import ROOT, Environment, environment

pytestmark = pytest.mark.skipif(INTERPRETED, reason="says nothing about rules")

EXTRAS = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
A_GAME = (Path(__file__).parent / "a_game.py").read_text("utf-8")
A_TABLE = """
import biberbau, json
print(json.dumps(biberbau.Match(biberbau.game("beasty_bar"), seed=1).position().document()))
"""


@pytest.fixture(scope="module")
def slim(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """``pip install biberbau``."""
    return environment(tmp_path_factory.mktemp("slim"), wheel)


@pytest.fixture(scope="module")
def whole(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """``pip install 'biberbau[web]'``."""
    return environment(tmp_path_factory.mktemp("whole"), wheel, "web")


# ------------------------------------------------------------------------------------------------------- without web


def test_the_base_install_brings_no_package_of_the_web(slim: Environment) -> None:
    """Except what others in it bring, too: rich draws Markdown."""
    web = {canonicalize_name(Requirement(entry).name) for entry in EXTRAS["web"]}
    listed = "from importlib.metadata import distributions; print(*(found.name for found in distributions()))"
    there = {canonicalize_name(name) for name in slim.run("python", "-c", listed).stdout.split()}
    assert there & web == {"markdown-it-py"}
    assert "numba" in there and "hatchling" not in there and "pytest" not in there


def test_the_base_install_plays(slim: Environment) -> None:
    played = slim.run("python", "-c", A_GAME, "starlette", "sqlalchemy", "jinja2")
    assert played.returncode == 0, played.stderr
    version, file = played.stdout.split()
    assert version == biberbau.__version__
    assert Path(file).is_relative_to(slim.folder)


@pytest.mark.long
def test_the_base_install_compiles_its_rules(slim: Environment) -> None:
    """Once, into the user's cache; what was installed stays as it is."""
    before = {file: file.stat().st_mtime_ns for file in slim.folder.rglob("*.py")}
    played = slim.run("python", "-c", A_GAME, NUMBA_DISABLE_JIT="0")
    assert played.returncode == 0, played.stderr
    assert list(slim.home.rglob("*.nbc"))
    assert not list(slim.folder.rglob("*.nbc"))
    assert {file: file.stat().st_mtime_ns for file in slim.folder.rglob("*.py")} == before


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("", "web"),
        ("serve --no-browser", "web"),
        ("admin tables", "web"),
        ("bot http://127.0.0.1:1 --token x", "client"),
        ("mcp", "mcp"),
    ],
)
def test_what_needs_an_extra_says_how_to_install_it(slim: Environment, command: str, extra: str) -> None:
    done = slim.run("biberbau", *command.split())
    says = f'biberbau: this needs packages that are not installed: pip install "biberbau[{extra}]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", says)


def test_commands_need_no_web(slim: Environment) -> None:
    assert slim.run("biberbau", "--version").stdout == f"biberbau {biberbau.__version__}\n"
    listed = slim.run("biberbau", "games")
    assert listed.returncode == 0, listed.stderr
    assert all(game in listed.stdout for game in biberbau.game_ids())
    slim.home.joinpath("table.json").write_text(slim.run("python", "-c", A_TABLE).stdout, "utf-8")
    read = slim.run("biberbau", "position", "table.json", "--legal", "--json")
    assert read.returncode == 0, read.stderr
    assert json.loads(read.stdout)["legal"]


# ---------------------------------------------------------------------------------------------------------- with web


@contextmanager
def serving(env: Environment) -> Iterator[str]:
    """The address of a server that was installed."""
    port = free_port()
    command = [str(env.programs / "biberbau"), "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(
        command, cwd=env.home, env=env.variables(BIBERBAU_BOT_DELAY="0"), stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"biberbau: http://127.0.0.1:{port}/ (stop with Ctrl+C)\n"
        yield f"http://127.0.0.1:{port}"
        server.terminate()
        server.wait(PATIENCE)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def test_a_table_is_opened_and_finished_with_bots(whole: Environment) -> None:
    with serving(whole) as address, httpx.Client(base_url=address, timeout=PATIENCE) as anna:
        front = anna.get("/")
        assert front.status_code == 200 and all(f"/new/{game}" in front.text for game in biberbau.game_ids())
        linked = set(re.findall(r'(?:href|src)="(/(?:static|games|rules)/[^"#]+)', front.text))
        assert len(linked) > 3 * len(biberbau.game_ids())
        for path in linked:
            assert anna.get(path).status_code == 200, path
        form = {"name": "Anna", "option.players": "2", "seat1": "relaxed"}
        table = anna.post("/new/beasty_bar", data=form).headers["location"]
        until = time.monotonic() + PATIENCE
        while f"{table}/replay.json" not in (page := anna.get(table).text):
            number = re.search(r'<input type="hidden" name="number" value="([^"]+)"', page)
            action = re.search(r'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"', page)
            waits = f'formaction="{table}/ahead"' in page
            if number and action and not waits:
                moved = anna.post(f"{table}/act", data={"number": number[1], "action": unescape(action[1])})
                assert moved.status_code == 303, moved.text
                until = time.monotonic() + PATIENCE
            assert time.monotonic() < until, page
            time.sleep(0.02)
        replay = anna.get(f"{table}/replay.json").json()
    whole.home.joinpath("replay.json").write_text(json.dumps(replay), "utf-8")
    verified = whole.run("biberbau", "verify", "replay.json")
    assert verified.returncode == 0 and "actions re-run, finished" in verified.stdout, verified
    (database,) = whole.home.rglob("biberbau.sqlite3")
    assert database.stat().st_size > 0


def test_its_types_are_known_to_code_that_uses_it(whole: Environment) -> None:
    """``py.typed`` counts: what a small program does wrong is found, and nothing else is complained about."""
    program = """
import biberbau

match = biberbau.Match(biberbau.game("beasty_bar", players=2), seed=1)
scores: tuple[int, ...] = match.scores
match.play(3.5)
reveal_type(match.view(0))
"""
    whole.home.joinpath("program.py").write_text(program, "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(whole.programs / "python")]
    mypy += ["--cache-dir", str(whole.folder.parent / "types"), "program.py"]
    done = subprocess.run(
        mypy, cwd=whole.home, env=whole.variables(), capture_output=True, text=True, timeout=300, check=False
    )
    assert done.stdout.splitlines() == [
        'program.py:6: error: Argument 1 to "play" of "Match" has incompatible type "float"; '
        'expected "Action | str | int"  [arg-type]',
        'program.py:7: note: Revealed type is "biberbau.match.position.View"',
        "Found 1 error in 1 file (checked 1 source file)",
    ]

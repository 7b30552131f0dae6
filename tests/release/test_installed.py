"""The wheel away from any checkout: in an empty folder, with another home, and only the packages that it asks for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
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
MISSING = 'biberbau: this needs packages that are not installed: pip install "biberbau[web]"'


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


@pytest.mark.parametrize("command", (("serve", "--no-browser"), ("admin", "tables"), ()))
def test_what_needs_the_web_says_how_to_install_it(slim: Environment, command: tuple[str, ...]) -> None:
    done = slim.run("biberbau", *command)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", MISSING)


def test_commands_need_no_web(slim: Environment) -> None:
    assert slim.run("biberbau", "--version").stdout == f"biberbau {biberbau.__version__}\n"
    listed = slim.run("biberbau", "games")
    assert listed.returncode == 0, listed.stderr
    assert all(game in listed.stdout for game in biberbau.game_ids())
    position = {"game": "beasty_bar", "options": {"players": 2}}
    slim.home.joinpath("table.json").write_text(json.dumps(position), "utf-8")
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
        assert front.status_code == 200
        for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', front.text):
            assert anna.get(path).status_code == 200, path
        form = {"name": "Anna", "option.players": "2", "seat1": "relaxed"}
        table = anna.post("/new/beasty_bar", data=form).headers["location"]
        anna.post(f"{table}/start")
        ended = False
        while not ended:
            page = anna.get(table).text
            ended = "replay.json" in page
        replay = anna.get(f"{table}/replay.json").json()
    assert biberbau.load(replay).over
    assert [path.name for path in whole.home.iterdir()]

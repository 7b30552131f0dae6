"""Backup and restore are one command each: what was played is there again, and verifies, with the key that made it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
import sqlalchemy as sa

from biberbau.match import Match
from biberbau.web.app.settings import Settings
from biberbau.web.domain.matches import fresh
from biberbau.web.storage.schema import metadata
from biberbau.web.storage.store import Store

from .databases import Cluster, programs
from .old_databases import fill, rows

pytestmark = pytest.mark.process

DEPLOY = Path(__file__).parents[2] / "deploy"


def command(name: str, file: Path | str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """One of the two commands, with nothing of ours in its environment but this."""
    folder = programs()
    path = os.pathsep.join([*([str(folder)] if folder else []), os.environ["PATH"]])
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BIBERBAU_", "PG"))}
    bash = shutil.which("bash")
    assert bash is not None
    return subprocess.run(
        [bash, str(DEPLOY / name), str(file)],
        env={**kept, "PATH": path, **environment},
        capture_output=True,
        text=True,
    )


def done(name: str, file: Path, environment: Mapping[str, str]) -> None:
    ended = command(name, file, environment)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


def refused(name: str, file: Path, environment: Mapping[str, str]) -> str:
    ended = command(name, file, environment)
    assert ended.returncode == 1 and ended.stderr.startswith(f"{name}: ")
    return ended.stderr


@pytest.fixture
def served(database: str, tmp_path: Path) -> dict[str, str]:
    """The environment of a server that has run for a while and still does: a game is over, one is being played."""
    folder = tmp_path / "served"
    Settings(folder=folder).cookie_key()
    fill(database, 2)
    return {"BIBERBAU_DATABASE": database, "BIBERBAU_DATA": str(folder)}


@pytest.fixture
def empty(served: dict[str, str], request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The environment of another server, which has never run."""
    if served["BIBERBAU_DATABASE"].startswith("sqlite"):
        url = f"sqlite:///{tmp_path / 'elsewhere' / 'deeper' / 'games.sqlite3'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.create()
    return {"BIBERBAU_DATABASE": url, "BIBERBAU_DATA": str(tmp_path / "elsewhere")}


def verified(url: str) -> dict[str, bool]:
    """By table, whether its game is over; every replay verifies."""
    store, found = Store(url), dict[str, bool]()
    for (table_id,) in rows(url, "game_table", "id"):
        record = store.read(str(table_id))
        assert record is not None
        if record.status != "lobby":
            match = fresh(record, record.number)
            again = Match.load(match.save())
            assert again.scores == match.scores and again.ply == record.number
            found[record.id] = again.over
    store.close()
    return found


def test_what_was_played_is_there_again(
    served: dict[str, str], empty: dict[str, str], tmp_path: Path
) -> None:
    here, there = served["BIBERBAU_DATABASE"], empty["BIBERBAU_DATABASE"]
    running, file = Store(here), tmp_path / "a backup.tar"
    done("backup", file, served)  # while a server is at it
    assert file.stat().st_mode & 0o777 == 0o600
    before = {name: rows(here, name) for name in metadata.tables}
    assert before["action"] and before["seat"]
    running.append(running.read("running") or pytest.fail(), [(0, "later", 0)], over=False)
    running.close()
    done("restore", file, empty)
    assert {name: rows(there, name) for name in metadata.tables} == before
    assert verified(there) == {"finished": True, "running": False}
    keys = [Settings(folder=Path(where["BIBERBAU_DATA"])).cookie_key() for where in (served, empty)]
    assert keys[0] == keys[1]
    if there.startswith("sqlite"):
        assert Path(sa.make_url(there).database or "").stat().st_mode & 0o777 == 0o600


def test_nothing_that_is_there_is_replaced(
    served: dict[str, str], empty: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "backup.tar"
    done("backup", file, served)
    assert "already" in (said := refused("restore", file, served)) or "is not empty" in said
    other = {**empty, "BIBERBAU_DATA": str(tmp_path / "other")}
    Settings(folder=tmp_path / "other").cookie_key()
    assert "another key" in refused("restore", file, other)
    assert "another key" in refused("restore", file, {**empty, "BIBERBAU_COOKIE_KEY": "00" * 32})
    assert verified(served["BIBERBAU_DATABASE"]) == {"finished": True, "running": False}
    done("restore", file, empty)  # and none of this has left anything behind


def test_several_machines_share_a_key_in_their_environment(
    served: dict[str, str], empty: dict[str, str], tmp_path: Path
) -> None:
    key, file = "ab" * 32, tmp_path / "backup.tar"
    shutil.rmtree(served["BIBERBAU_DATA"])
    done("backup", file, {**served, "BIBERBAU_COOKIE_KEY": key})
    done("restore", file, {**empty, "BIBERBAU_COOKIE_KEY": key.upper()})
    assert not Path(empty["BIBERBAU_DATA"], "cookie.key").exists()
    assert verified(empty["BIBERBAU_DATABASE"])


def test_through_pipes(served: dict[str, str], empty: dict[str, str], tmp_path: Path) -> None:
    pipe = 'cd "$1"; BIBERBAU_DATABASE=$2 BIBERBAU_DATA=$3 ./backup - | BIBERBAU_DATABASE=$4 BIBERBAU_DATA=$5 ./restore -'
    folder = programs()
    path = os.pathsep.join([*([str(folder)] if folder else []), os.environ["PATH"]])
    given = [DEPLOY, *served.values(), *empty.values()]
    subprocess.run(
        ["bash", "-euc", pipe, "-", *map(str, given)], check=True, env={**os.environ, "PATH": path}
    )
    assert verified(empty["BIBERBAU_DATABASE"]) == {"finished": True, "running": False}


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    where = {"BIBERBAU_DATA": str(tmp_path / "data")}
    assert "cookie.key" in refused("backup", tmp_path / "backup.tar", where)
    assert "neither" in refused("backup", tmp_path / "b.tar", {**where, "BIBERBAU_COOKIE_KEY": "ab" * 32,
                                                              "BIBERBAU_DATABASE": "martian://x"})  # fmt: skip
    odd = tmp_path / "odd.tar"
    odd.write_text("no tar")
    assert command("restore", odd, where).stderr.endswith(f"restore: {odd} is no backup\n")
    assert command("restore", "--help", where).returncode == 2
    assert not (tmp_path / "data").exists() and not (tmp_path / "backup.tar").exists()

"""Empty databases for tests: a SQLite file, and a real PostgreSQL that is started for them and thrown away.

Without PostgreSQL's programs its half of the tests is skipped, except where ``CI`` is ``true``: there it fails.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import sqlalchemy

KINDS = ("sqlite", "postgresql")

PATIENCE = 600
"""Seconds after which a PostgreSQL is taken for dead: before it ends it writes all its databases to a disk that others
use, too."""


def programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine, wherever it is usually installed."""
    found = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    there = shutil.which("postgres")
    return None if there is None else Path(there).resolve().parent


class Cluster:
    """A PostgreSQL server of our own: on a socket in a folder that goes when it stops, and it waits for the disk."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="biberbau-pg-"))
        self.count = 0
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres")
        data = ["-D", str(self.folder / "data")]
        made = ["-U", "biber", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-instructions"]
        subprocess.run(self._command("initdb", *data, *made), check=True, stdout=subprocess.DEVNULL)
        self.start()

    def start(self) -> None:
        settings = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": "on"}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self._command("postgres", "-D", str(self.folder / "data"), *given), stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < until, (
                    self.folder / "log"
                ).read_text()
                time.sleep(0.05)

    def _command(self, name: str, *arguments: str) -> list[str]:
        command = [str(self.programs / name), *arguments]
        return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """What an administrator does there."""
        with psycopg.connect(
            host=str(self.folder), user="biber", dbname=database, autocommit=True
        ) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def cut(self, but: int = 0) -> None:
        """End every connection but that of one process, as a restart of the server would."""
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE backend_type = 'client backend' AND pid NOT IN (pg_backend_pid(), {but})"
        )

    def create(self) -> str:
        """A new, empty database; its URL."""
        self.count += 1
        name = f"games_{self.count}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://biber@/{name}?host={self.folder}"

    def drop(self, url: str) -> None:
        """Throw a database away, no matter who is connected.

        Each has three hundred files: slow to remove in the end, and written again after a crash.
        """
        self.execute(f"DROP DATABASE {sqlalchemy.make_url(url).database} WITH (FORCE)")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server; SIGQUIT lets it have no time for anything."""
        assert self.process is not None
        pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of all tests in this process."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no PostgreSQL on this machine, and CI skips none of its tests")
        pytest.skip("there is no PostgreSQL on this machine (Debian, Ubuntu: apt-get install postgresql)")
    found = Cluster(folder)
    yield found
    found.remove()


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """An empty database on PostgreSQL, for one test."""
    url = cluster.create()
    yield url
    cluster.drop(url)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: the test runs on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    return str(request.getfixturevalue("postgresql"))

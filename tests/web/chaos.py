"""Everything that can happen to a server while people play: it is killed, its database goes away, its disk is full.

    python -m tests.web.chaos --kills 1000

Real games are played over HTTP at several tables, and each client writes down what was acknowledged to it. Whatever
happened meanwhile, afterwards every acknowledged move is there, once and in its place; the seat to act can act; a game
that is over can be run again from its document; and everybody still has their seat.

Half of the kills come while the server starts, the others while it plays. With PostgreSQL (where there is one) two
workers serve, and a kill ends all of them or one; connections to the database are cut, and the database is killed, too.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import quote

import httpx
from sqlalchemy.exc import SQLAlchemyError

from biberbau.errors import BiberbauError
from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.match import Match
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS
from biberbau.web.storage.store import Record, Store

from .browsing import PATIENCE
from .databases import Cluster, programs
from .forking import Forked
from .serving import LIVE, free_port
from .started import GAMES

TAG = re.compile(r'<main id="table"[^>]*>')
DATA = re.compile(r' data-([a-z]+)="([^"]*)"')
PICK = re.compile(r'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"')
NOT_NOW = (409, 429, 503)
"""Answers to a move that was made for a moment that is gone, or that the server cannot take now, and says so."""

BEHIND = frozenset([SAYS(lang, key) for lang in LANGUAGES for key in ("stale", "not-over", "is-over")])
"""What a process says that has not read what others have acknowledged, or that somebody said twice."""

AGAIN = 0.2
"""This many of the moves that were acknowledged are sent once more."""

ONE_TAP = [game for game in game_ids() if not kind(game).parts]
TIMED = next(game for game in ONE_TAP if kind(game).asks_together)
PLAIN = next(game for game in ONE_TAP if not kind(game).asks_together)
FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))


class NotOpenError(Exception):
    """A table that could not be opened; its text says why."""


@dataclass(frozen=True)
class Move:
    """A move that was acknowledged: the action with this number (from 0) at a table."""

    number: int
    seat: int
    action: str


@dataclass
class Report:
    """What happened. ``faults``: all that must not be; ``complaints``: what the server's log has of errors."""

    acknowledged: int = 0
    unknown: int = 0
    answers: int = 0
    again: int = 0
    finished: int = 0
    kills: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    complaints: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = ", ".join(f"{count:,} × {status}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.kills:,} kills; {self.acknowledged:,} moves acknowledged, {self.unknown:,} without an answer, "
            f"{self.again:,} sent again, {self.answers:,} answers to a clock, {self.finished:,} games finished; "
            f"answers: {said}; "
            f"{len(self.faults)} faults"
        )


# ----------------------------------------------------------------------------------------------------------- server


class Mortal:
    """A server that is killed and started again, always at the same address.

    ``log``: all that it ever said; ``more``: what its environment says beside the usual.
    """

    def __init__(self, folder: Path, database: str = "", workers: int = 1, **more: str) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{quote(str(folder / 'biberbau.sqlite3'))}"
        self._command = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        self._command += ["--workers", str(workers)] if workers > 1 else []
        self._forked = workers == 1 and "LD_PRELOAD" not in more  # which counts where a program begins
        self._env = os.environ | {"BIBERBAU_DATA": str(folder), "BIBERBAU_BOT_DELAY": "0"}
        self._env |= {"BIBERBAU_WINDOW": "0.3", "BIBERBAU_LIMITS": "1000", GAMES: f"{PLAIN},{TIMED}"} | more
        self.process: subprocess.Popen[bytes] | Forked | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def complaints(self) -> Counter[str]:
        """How often its log has a traceback, by the error at its end."""
        found: Counter[str] = Counter()
        inside = False
        for line in self.log.read_text(errors="replace").splitlines():
            line = line.removeprefix(
                "    "
            )  # by which the server's log sets off what belongs to its last line
            if inside and line[:1].strip():
                found[line[:200]] += 1
            inside = line.startswith("Traceback") or (inside and not line[:1].strip())
        return found

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        with self.log.open("ab") as log:
            if self._forked:
                self.process = Forked(self._command, self._env, log.fileno(), log.fileno())
                return
            command = [sys.executable, "-m", "tests.web.started", *self._command]
            self.process = subprocess.Popen(
                command, env=self._env, stdout=log, stderr=log, start_new_session=True
            )

    def ready(self, game: str) -> bool:
        """Whether a game can be played there."""
        with suppress(httpx.HTTPError, KeyError, ValueError):
            asked = httpx.get(f"{self.url}/new/{game}", timeout=PATIENCE)  # it is the next to be compiled
            state = httpx.get(f"{self.url}/healthz", timeout=PATIENCE).json()
            return asked.is_success and str(state["games"][game]) == "ready"
        return False

    def wait_ready(self, *games: str) -> None:
        """Wait until games can be played."""
        assert self.process is not None
        until = time.monotonic() + 10 * PATIENCE
        while not all(self.ready(game) for game in games):
            assert self.process.poll() is None, f"the server has ended:\n{self.log.read_text()[-2000:]}"
            assert time.monotonic() < until, f"the server is not ready:\n{self.log.read_text()[-2000:]}"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it, with all its processes, before it can do anything about it."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()  # a fork that has no group yet
        self.process.wait()
        self.process = None

    def kill_worker(self, dice: random.Random) -> None:
        """End one of its processes."""
        assert self.process is not None
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        if children := [int(pid) for pid in task.read_text().split()]:
            with suppress(ProcessLookupError):
                os.kill(dice.choice(children), signal.SIGKILL)

    def record(self, table_id: str) -> Record:
        """A table as it is stored, as soon as the database can be asked."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                store = Store(self.database)
                try:
                    found = store.read(table_id)
                finally:
                    store.close()
            except (BiberbauError, SQLAlchemyError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)
            else:
                assert found is not None, f"table {table_id} is gone"
                return found


# ----------------------------------------------------------------------------------------------------------- people


class Table:
    """People at one table, and what was acknowledged to them."""

    def __init__(self, server: Mortal, game: str, people: int, bots: int, report: Report, seed: int) -> None:
        self.moves: list[Move] = []
        self.id = ""
        self.shown: dict[int, dict[str, str]] = {}
        self._server = server
        self._game = game
        self._report = report
        self._dice = random.Random(seed)
        self._bots = bots
        self.people = [httpx.Client(base_url=server.url, timeout=PATIENCE) for _ in range(people)]
        self._seats: tuple[tuple[str, str, str | None], ...] = ()

    def open(self) -> None:
        """Sit down at a new table and begin; or at another one if something prevents it."""
        until = time.monotonic() + 2 * PATIENCE
        while True:
            try:
                return self._open()
            except (httpx.HTTPError, NotOpenError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def _open(self) -> None:
        form = {"name": "Anna", "option.players": str(len(self.people) + self._bots)}
        seats = ["open"] * (len(self.people) - 1) + ["relaxed"] * self._bots
        form |= {f"seat{number}": seat for number, seat in enumerate(seats, start=1)}
        host, *others = self.people
        answer = self._granted(host, f"/new/{self._game}", form)
        self.id = answer.headers["location"].removeprefix("/t/")
        self.moves = []
        for other in others:
            self._granted(other, f"/t/{self.id}/join", {"name": "Ben"})
        if others:
            self._granted(host, f"/t/{self.id}/start", {})
        self._seats = self._seated()

    def _granted(self, person: httpx.Client, path: str, form: dict[str, str]) -> httpx.Response:
        answer = person.post(path, data=form, headers=LIVE)
        self._report.statuses[answer.status_code] += 1
        if not answer.is_success:
            raise NotOpenError(f"{path} is answered with {answer.status_code}: {answer.text[:200]}")
        return answer

    def _seated(self) -> tuple[tuple[str, str, str | None], ...]:
        seats = self._server.record(self.id).seats
        return tuple((seat.kind, seat.name, seat.player) for seat in seats)

    def step(self) -> str:
        """The seat to act plays something; what there was to do: ``played``, ``answered``, ``waits``, ``over``.

        Breaks with an httpx.HTTPError when the server is not there.
        """
        for seat, person in enumerate(self.people):
            page = person.get(f"/t/{self.id}")
            self._report.statuses[page.status_code] += 1
            if page.status_code != 200:
                if page.status_code not in NOT_NOW and page.status_code < 500:
                    self._fault(f"its page is answered with {page.status_code}")
                return "waits"
            tag = TAG.search(page.text)
            assert tag is not None, page.text[:500]
            shown = self.shown[seat] = dict(DATA.findall(tag[0]))
            if shown["status"] == "over":
                return "over"
            if shown["mine"] == "1" and (picks := PICK.findall(page.text)):
                clock = ' id="clock"' in page.text
                return self._play(person, seat, shown["stamp"], unescape(self._dice.choice(picks)), clock)
        return "waits"

    def _play(self, person: httpx.Client, seat: int, stamp: str, action: str, clock: bool) -> str:
        form = {"number": stamp, "action": action}
        try:
            answer = person.post(f"/t/{self.id}/act", data=form, headers=LIVE)
        except httpx.HTTPError:
            self._report.unknown += 1
            raise
        self._report.statuses[answer.status_code] += 1
        if answer.status_code == 204 and clock:
            self._report.answers += 1
            return "answered"
        if answer.status_code == 204:
            self._report.acknowledged += 1
            self.moves.append(Move(int(stamp.partition(".")[0]), seat, action))
            if self._dice.random() < AGAIN:
                self._play_again(person, form)
            return "played"
        if answer.status_code not in NOT_NOW and answer.status_code < 500:
            self._fault(f"{action!r} for {stamp} is answered with {answer.status_code}: {answer.text[:200]}")
        return "waits"

    def _play_again(self, person: httpx.Client, form: dict[str, str]) -> None:
        """The same once more, as if its answer had been lost: no matter which process takes it, it is answered as
        before.
        """
        answer = person.post(f"/t/{self.id}/act", data=form, headers=LIVE)
        self._report.statuses[answer.status_code] += 1
        self._report.again += 1
        if answer.text in BEHIND:
            self._fault(f"{form}, acknowledged and sent again, is answered with {answer.text!r}")

    def goes_on(self) -> None:
        """After all that happened, the seat to act can act: two more moves, or the game is over."""
        done, until = 0, time.monotonic() + 2 * PATIENCE
        while done < 2:
            with suppress(httpx.HTTPError):
                step = self.step()
                if step == "over":
                    return None
                done += step != "waits"
            if time.monotonic() > until:
                return self._fault(f"nobody can act any more; what its pages say: {self.shown}")
            time.sleep(0.02)
        return None

    def finish(self) -> None:
        """The game is over: it can be run again from its document."""
        until = time.monotonic() + PATIENCE
        while True:
            document = self.people[0].get(f"/t/{self.id}/replay.json", headers=LIVE)
            self._report.statuses[document.status_code] += 1
            if document.status_code == 200:
                break
            # A process that has begun just now says that it still loads the rules; that it knows of no end is wrong.
            if document.text in BEHIND or time.monotonic() > until or document.status_code not in NOT_NOW:
                return self._fault(f"its replay is answered with {document.status_code}: {document.text}")
            time.sleep(0.1)
        replayed = Match.load(document.json())
        if not replayed.over:
            self._fault("its replay ends before the game does")
        self._report.finished += 1
        self._compare([action.notation for action in replayed.history], "replay")
        return None

    def check(self) -> None:
        """Everything that was acknowledged is stored, once and in its place, and all seats are taken as before."""
        record = self._server.record(self.id)
        stored = fresh(record, record.number)
        self._compare([action.notation for action in stored.history], "database")
        for move in self.moves:
            if move.number < record.number and record.actors[move.number] != move.seat:
                self._fault(
                    f"action {move.number} was made on seat {move.seat}, not {record.actors[move.number]}"
                )
        if self._seated() != self._seats:
            self._fault(f"seats were {self._seats} and are {self._seated()}")

    def _compare(self, actions: Sequence[str], where: str) -> None:
        for move in self.moves:
            found = actions[move.number] if move.number < len(actions) else None
            if found != move.action:
                self._fault(
                    f"action {move.number} was acknowledged as {move.action!r} and is {found!r} in the {where}"
                )
        # The same move may be: a page from a process that was behind offered it again, and it was granted again.
        if len({move.number for move in self.moves}) != len(set(self.moves)):
            self._fault("two moves were acknowledged for one place")

    def _fault(self, what: str) -> None:
        self._report.faults.append(f"table {self.id} ({self._game}): {what}")

    def close(self) -> None:
        for person in self.people:
            person.close()


class Crowd:
    """Several tables at which people play meanwhile, each in a thread."""

    def __init__(self, server: Mortal, tables: int, seed: int) -> None:
        self.report = Report()
        self._stop = threading.Event()
        self._tables = [
            Table(server, PLAIN, 2, 0, self.report, seed + number)
            if number % 2 == 0
            else Table(server, TIMED, 1, 3, self.report, seed + number)
            for number in range(tables)
        ]
        self.games = (PLAIN, TIMED)[: min(tables, 2)]
        self._threads = [threading.Thread(target=self._play, args=(table,)) for table in self._tables]

    def begin(self) -> None:
        for table in self._tables:
            table.open()
        for thread in self._threads:
            thread.start()

    def _play(self, table: Table) -> None:
        try:
            while not self._stop.is_set():
                with suppress(httpx.HTTPError):  # it is looked at again
                    if table.step() == "over":
                        table.finish()
                        table.check()
                        table.open()
                        continue
                self._stop.wait(0.01)
        except Exception as error:
            self.report.faults.append(f"table {table.id}: {type(error).__name__}: {error}")

    def wait_for_moves(self, count: int) -> None:
        """Wait until ``count`` more moves are acknowledged."""
        wanted, until = self.report.acknowledged + count, time.monotonic() + 2 * PATIENCE
        while self.report.acknowledged < wanted:
            if time.monotonic() > until:
                self.report.faults.append(f"less than {count} moves in {2 * PATIENCE:.0f} seconds")
                return
            time.sleep(0.01)

    def end(self) -> Report:
        """Everybody stops; then all tables must go on, and hold what they hold."""
        self._stop.set()
        for thread in self._threads:
            thread.join()
        for table in self._tables:
            try:
                table.goes_on()
                table.check()
            except Exception as error:
                self.report.faults.append(f"table {table.id}: {type(error).__name__}: {error}")
            table.close()
        return self.report


# ------------------------------------------------------------------------------------------------- what happens


@contextmanager
def played(server: Mortal, tables: int, seed: int) -> Iterator[Crowd]:
    """A crowd that plays on a server meanwhile; its report is complete afterwards."""
    crowd = Crowd(server, tables, seed)
    server.launch()
    try:
        server.wait_ready(*crowd.games)
        crowd.begin()
        try:
            yield crowd
        finally:
            crowd.end()
    finally:
        if server.process is not None:
            server.kill()
        crowd.report.complaints = server.complaints()


def tell_nobody(text: str) -> None:
    """For tests: they say what was wrong in the end."""


def killed(
    server: Mortal,
    kills: int,
    seed: int,
    tables: int = 4,
    workers: int = 1,
    starting: int = 1,
    tell: Callable[[str], None] = tell_nobody,
) -> Report:
    """The server is killed again and again: while it plays, and ``starting`` times as often while it starts.

    Of several workers it is sometimes only one.
    """
    dice = random.Random(seed)
    with played(server, tables, seed) as crowd:
        for number in range(kills):
            if number % (starting + 1) == starting:
                crowd.wait_for_moves(1)  # so it was ready, and the kill comes somewhere within the next moves
                time.sleep(dice.random() * 0.5)
            else:
                time.sleep(dice.random() * 1.5)
            if workers > 1 and dice.random() < 0.5:
                server.kill_worker(dice)
            else:
                server.kill()
                server.launch()
            crowd.report.kills += 1
            if crowd.report.faults:
                break
            if (number + 1) % 20 == 0:
                tell(f"{number + 1} of {kills} kills: {crowd.report}")
        server.wait_ready(*crowd.games)
        crowd.wait_for_moves(1)
    broken = sum(count for status, count in crowd.report.statuses.items() if status >= 500 and status != 503)
    if broken:
        crowd.report.faults.append(
            f"{broken} answers say that the server is broken: {crowd.report.complaints}"
        )
    return crowd.report


def cut(cluster: Cluster, folder: Path, times: int, seed: int) -> Report:
    """All connections to PostgreSQL are cut again and again, and it is killed itself once."""
    dice = random.Random(seed)
    server = Mortal(folder, cluster.create(), workers=2)
    with played(server, 4, seed) as crowd:
        for number in range(times):
            crowd.wait_for_moves(2)
            time.sleep(dice.random() * 0.3)
            if number == times // 2:
                cluster.stop(signal.SIGQUIT)
                time.sleep(0.5)
                cluster.start()
            else:
                cluster.cut()
            crowd.report.kills += 1
        crowd.wait_for_moves(4)
    return crowd.report


class Disk:
    """A disk that can be full: a small file system of its own where that is allowed, else a limit for the process."""

    def __init__(self, folder: Path, megabytes: int = 24) -> None:
        self.folder = folder
        folder.mkdir()
        size = f"size={megabytes}m"
        command = ["mount", "-t", "tmpfs", "-o", size, "biberbau", str(folder)]
        self.mounted = os.geteuid() == 0 and shutil.which("mount") is not None
        self.mounted = self.mounted and not subprocess.run(command, capture_output=True).returncode

    def fill(self, server: Mortal) -> None:
        if self.mounted:
            with (self.folder / "filler").open("wb", buffering=0) as filler, suppress(OSError):
                while filler.write(bytes(4096)):
                    pass
        else:
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def empty(self, server: Mortal) -> None:
        if self.mounted:
            (self.folder / "filler").unlink()
        else:
            assert server.process is not None
            resource.prlimit(
                server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )

    def remove(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)


def full(folder: Path, times: int, seed: int) -> Report:
    """The disk is full for a while: nothing is acknowledged then, and everybody plays on when there is room again."""
    disk = Disk(folder)
    try:
        server = Mortal(folder / "server")
        server.log = folder.with_suffix(".log")  # that disk has room
        with played(server, 4, seed) as crowd:
            for _ in range(times):
                crowd.wait_for_moves(3)
                disk.fill(server)
                time.sleep(2.0)
                disk.empty(server)
                crowd.report.kills += 1
            crowd.wait_for_moves(4)
        return crowd.report
    finally:
        disk.remove()


def clock_jumps(folder: Path, seed: int) -> Report:
    """The machine's clock jumps to and fro while people play, by a second and by a day. Needs libfaketime."""
    folder.mkdir()
    now = folder / "now"
    now.write_text("+0\n")
    server = Mortal(
        folder / "server",
        LD_PRELOAD=str(FAKETIME[0]),
        FAKETIME_TIMESTAMP_FILE=str(now),
        FAKETIME_NO_CACHE="1",
        FAKETIME_DONT_FAKE_MONOTONIC="1",
        DONT_FAKE_MONOTONIC="1",
    )
    with played(server, 4, seed) as crowd:
        for jump in ("+1", "-1", "+3600", "-3600", "+86400", "-86400", "+0"):
            now.write_text(f"{jump}\n")
            crowd.wait_for_moves(4)
            crowd.report.kills += 1
    return crowd.report


def main() -> None:
    """Let everything happen, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, metavar="N", help="in all (1000)")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), metavar="N")
    parser.add_argument("--tables", type=int, default=4, metavar="N", help="(4)")
    parser.add_argument("--only", choices=("kills", "postgresql", "full", "clock"), help="one of the trials")
    asked = parser.parse_args()
    faults: list[str] = []

    def said(what: str, report: Report) -> None:
        print(f"{what}: {report}", flush=True)
        for complaint, count in report.complaints.most_common(5):
            print(f"  in the log, {count} times: {complaint}", flush=True)
        for fault in report.faults:
            print(f"  fault: {fault}", flush=True)
        faults.extend(report.faults)

    def tell(text: str) -> None:
        print(f"  {text}", flush=True)

    print(f"seed {asked.seed}", flush=True)
    found = programs()
    with tempfile.TemporaryDirectory(prefix="biberbau-chaos-") as name:
        folder = Path(name)
        if asked.only in (None, "full"):
            said("disk full", full(folder / "full", 5, asked.seed))
        if asked.only in (None, "clock") and FAKETIME:
            said("clock jumps", clock_jumps(folder / "clock", asked.seed))
        elif asked.only in (None, "clock"):
            print("clock jumps: left out, there is no libfaketime (Debian, Ubuntu: apt-get install faketime)")
        share = asked.kills // 4 if found and asked.only is None else asked.kills
        if asked.only in (None, "postgresql") and found is not None:
            cluster = Cluster(found)
            try:
                said("PostgreSQL cut", cut(cluster, folder / "cut", 20, asked.seed))
                server = Mortal(folder / "workers", cluster.create(), workers=2)
                said(
                    "two workers on PostgreSQL",
                    killed(server, share, asked.seed, asked.tables, workers=2, tell=tell),
                )
            finally:
                cluster.remove()
        elif asked.only in (None, "postgresql"):
            print(
                "PostgreSQL: left out, it is not on this machine (Debian, Ubuntu: apt-get install postgresql)"
            )
            share = 0
        if asked.only in (None, "kills"):
            left = asked.kills - (share if asked.only is None else 0)
            said(
                "SQLite",
                killed(Mortal(folder / "sqlite"), left or asked.kills, asked.seed, asked.tables, tell=tell),
            )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

"""How much a live server bears, and what a move costs it: real games over HTTP, measured from outside.

At every table people play at random. Each has a cookie and two connections of their own, as a browser has: one for what
they ask, one for their stream. The person to act posts one of the actions that their screen offers, with the headers of
a browser; the table's next move comes when all its people have seen the last one and its time has come. When a game is
over, another table is opened: that costs the server something, too, and is part of what is measured.

    python benchmarks/live.py [--tables N ...] [--rate R | --saturate] [--seconds S] [--server NAME=URL[=PID] ...]
    python benchmarks/live.py --game frantic --bots 2 --tables 20
    python benchmarks/live.py --plies
    python benchmarks/live.py --tables 1 --spectators 1500
    python benchmarks/live.py --saturate --peer --pin-server 0 --pin-client 1
    python benchmarks/live.py --workers 4 --database postgresql+psycopg://...

Without ``--server`` each measurement starts a server of this checkout, with an empty database; ``--source`` starts that
of another checkout. Several servers are measured in turns, one beside the other: two versions in one run.
``--saturate``: tables wait for nothing but their people, so the server makes as many moves as it can. ``--plies``: one
long game of Frantic; do late moves cost more? ``--peer``: boardgame.io's own server with its example game beside it
(see ``live_peer.py``), and how many times its saturated moves a second ours makes.

A post is shown when the last byte of a message with the new ply is here. Where fewer moves a second are reached than
were asked for, posts are late already when their time begins, and people would wait longer than it says. Bytes are those
of the streams before compression, whatever they carry, for each move that somebody saw: in the middle (median), on
average, and on the wire. CPU seconds are those of the server's process, its threads and its children, bots included. A
question with a clock (Frantic) is answered at once; nobody sees that answer, so only its acknowledgement counts, and the
table waits for the end of the time. After the time, more spectators come and look at the tables: what memory a stream
takes.

The client puts a scene's words together and draws nothing. Its share of a core is printed,
and how late its timers were. Where either is large, or others were busy on the machine, the client or the machine is
what was measured; ``--pin-server`` and ``--pin-client`` keep them apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from itertools import pairwise, product
from pathlib import Path
from urllib.parse import urlsplit

from biberbau.games import game_ids, kind
from live_http import Trouble
from live_peer import BOARDS, PeerRow, install, measure_peer
from live_people import NAMES, PATIENCE, Counts, Load, Person, Site, Table, Tally, heard_something, played
from live_usage import Spread, Usage, busy, pin, pinned

SOURCE = Path(__file__).parent.parent / "src"
SHORTEST_CLOCK = 0.2
"""Seconds to answer a question with a clock where nothing else waits; answers that come later are refused."""

PRIMING = 3.0
"""Seconds for which one table is played before anything counts: then templates are compiled and threads there."""

LISTENERS = 300
"""Streams that are opened after a measurement, to see what memory they take."""

LONG_GAME = "frantic"
LONG_OPTIONS = {"length": "number", "limit": "200"}
BORDERS = (10, 30, 100, 300, 1000, 3000)
"""The plies up to which a long game's costs are put together."""


# ------------------------------------------------------------------------------------------------- what is measured


@dataclass(frozen=True)
class Moment:
    """Everything that adds up, at one time."""

    at: float
    counts: Counts
    client: float
    machine: float
    server: Usage | None

    @classmethod
    def now(cls, tally: Tally, site: Site) -> Moment:
        server = None if site.pid is None else Usage.of(site.pid)
        return cls(time.perf_counter(), replace(tally.counts), time.process_time(), busy(), server)


@dataclass(frozen=True)
class Row:
    """One measurement. What only the server's process can tell is None without it."""

    game: str
    server: str
    tables: int
    people: int
    bots: int
    spectators: int
    rate: float | None
    seconds: float
    moves: int
    moves_per_second: float
    post_to_acknowledgement_ms: Spread | None
    post_to_other_stream_ms: Spread | None
    post_to_spectators_ms: Spread | None
    median_bytes_per_move_and_viewer: float
    bytes_per_move_and_viewer: float
    wire_bytes_per_move_and_viewer: float
    messages_per_move_and_viewer: float
    whole_messages: int
    streams_reopened: int
    server_cpu_ms_per_move: float | None
    server_cores: float | None
    server_cpu_seconds: dict[str, float] | None
    server_mb_before: float | None
    server_mb_per_table: float | None
    server_kb_per_stream: float | None
    server_mb_grown: float | None
    client_cores: float
    client_cpu_ms_per_move: float
    client_late_ms: Spread | None
    other_cores: float | None
    tables_opened: int
    clock_answers: int
    errors: dict[str, int]

    @classmethod
    def of(
        cls,
        site: Site,
        load: Load,
        tally: Tally,
        before: Usage | None,
        first: Moment,
        last: Moment,
        per_stream: float | None,
    ) -> Row:
        """Between two moments; ``before``: the server when no table was open yet."""
        seconds = last.at - first.at
        counts = last.counts.since(first.counts)
        cpu = cores = split = others = mb_before = mb_table = mb_grown = None
        client = (last.client - first.client) / seconds
        if before is not None and first.server is not None and last.server is not None:
            used = last.server.cpu - first.server.cpu
            cpu, cores = 1000 * used / max(1, counts.moves), used / seconds
            split = last.server.split(first.server)
            others = max(0.0, (last.machine - first.machine) / seconds - cores - client)
            mb_before = before.memory / 1e6
            mb_table = (first.server.memory - before.memory) / 1e6 / load.tables
            mb_grown = (last.server.memory - first.server.memory) / 1e6
        seen = max(1, counts.seen)
        sizes = [size for at, size in tally.sizes if first.at <= at < last.at]
        return cls(
            game=load.game,
            server=site.name,
            tables=load.tables,
            people=load.people,
            bots=load.bots,
            spectators=load.spectators,
            rate=load.rate,
            seconds=round(seconds, 2),
            moves=counts.moves,
            moves_per_second=round(counts.moves / seconds, 2),
            post_to_acknowledgement_ms=Spread.of(tally.acknowledged, first.at, last.at),
            post_to_other_stream_ms=Spread.of(tally.shown, first.at, last.at),
            post_to_spectators_ms=Spread.of(tally.watched, first.at, last.at),
            median_bytes_per_move_and_viewer=round(statistics.median(sizes or [0])),
            bytes_per_move_and_viewer=round(counts.bytes / seen),
            wire_bytes_per_move_and_viewer=round(counts.wire / seen),
            messages_per_move_and_viewer=round(counts.messages / seen, 3),
            whole_messages=counts.whole,
            streams_reopened=counts.reopened,
            server_cpu_ms_per_move=_rounded(cpu, 3),
            server_cores=_rounded(cores, 3),
            server_cpu_seconds=split,
            server_mb_before=_rounded(mb_before, 1),
            server_mb_per_table=_rounded(mb_table, 3),
            server_kb_per_stream=_rounded(per_stream, 1),
            server_mb_grown=_rounded(mb_grown, 1),
            client_cores=round(client, 3),
            client_cpu_ms_per_move=round(1000 * client * seconds / max(1, counts.moves), 3),
            client_late_ms=Spread.of(tally.late, first.at, last.at),
            other_cores=_rounded(others, 2),
            tables_opened=counts.opened,
            clock_answers=counts.answers,
            errors=dict(tally.errors.most_common()),
        )

    def __str__(self) -> str:
        asked = "as many as it can" if self.rate is None else f"{self.tables * self.rate:,.1f} are asked for"
        seats = f"{self.people} people" + (f" and {self.bots} bots" if self.bots else "")
        seats += f" before {self.spectators:,} spectators" if self.spectators else ""
        lines = [
            f"{self.game}, {self.server}: {self.tables} tables of {seats}, {self.seconds:.0f} s",
            f"  {self.moves_per_second:,.1f} moves/s ({asked})",
            f"  post to acknowledgement   {self.post_to_acknowledgement_ms or '–'}",
            f"  post to another's stream  {self.post_to_other_stream_ms or '–'}",
        ]
        if self.post_to_spectators_ms is not None:
            lines.append(f"  post to a spectator       {self.post_to_spectators_ms}")
        lines.append(
            f"  a move and viewer: median {self.median_bytes_per_move_and_viewer:,.0f} bytes, "
            f"on average {self.bytes_per_move_and_viewer:,.0f}, on the wire {self.wire_bytes_per_move_and_viewer:,.0f}, "
            f"{self.messages_per_move_and_viewer} messages ({self.whole_messages:,} whole ones, "
            f"{self.streams_reopened} streams reopened)"
        )
        if self.server_cpu_ms_per_move is not None:
            lines += [
                f"  server: {self.server_cpu_ms_per_move:.2f} ms of CPU a move, {self.server_cores:.2f} cores busy",
                "  server's CPU seconds: "
                + ", ".join(f"{what} {spent:.2f}" for what, spent in (self.server_cpu_seconds or {}).items()),
                f"  memory: {self.server_mb_before:,.0f} MB without tables, {self.server_mb_per_table:.2f} MB a table, "
                f"{self.server_kb_per_stream:.0f} kB a stream, {self.server_mb_grown:+.1f} MB while measured",
            ]
        late = (
            "" if self.client_late_ms is None else f", timers late by {self.client_late_ms.p99:.1f} ms (p99)"
        )
        others = "" if self.other_cores is None else f"; others: {self.other_cores:.2f} cores"
        lines.append(
            f"  client: {self.client_cores:.3f} cores busy, {self.client_cpu_ms_per_move:.2f} ms of CPU a move"
            f"{late}{others}"
        )
        lines.append(f"  {self.tables_opened} tables opened, {self.clock_answers} answers to a clock")
        lines += [f"  error, {count} times: {what}" for what, count in self.errors.items()]
        return "\n".join(lines if self.errors else [*lines, "  no errors"])


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)


async def prime(site: Site, load: Load) -> None:
    """Let the server do for the first time what it does often."""
    tally = Tally()
    async with played([Table(site, replace(load, rate=None, spectators=0), tally, 0)]):
        await _opened(tally, 1)
        tally.going.set()
        await asyncio.sleep(PRIMING)


async def measure(site: Site, load: Load) -> Row:
    """Open the tables, let them warm up, and look at what happens."""
    tally = Tally()
    before = None if site.pid is None else Usage.of(site.pid)
    tables = [Table(site, load, tally, number) for number in range(load.tables)]
    gc.collect()
    gc.freeze()  # looking through all of this again would make the client's timers late
    async with played(tables):
        await _opened(tally, load.tables)
        tally.going.set()
        tell(
            f"{site.name}: {load.tables} tables, warming up for {load.warmup:g} s, measuring for {load.seconds:g} s"
        )
        await asyncio.sleep(load.warmup)
        first = Moment.now(tally, site)
        await asyncio.sleep(load.seconds)
        last = Moment.now(tally, site)
        await _all_shown(tally)
        per_stream = None if site.pid is None else await _memory_of_streams(site, site.pid, tables)
    return Row.of(site, load, tally, before, first, last, per_stream)


async def _memory_of_streams(site: Site, pid: int, tables: Sequence[Table]) -> float:
    """Kilobytes that one more stream takes at the tables, where nothing happens meanwhile."""
    listeners = [Person("", site, True, Tally(), asyncio.Event()) for _ in range(LISTENERS)]
    before = Usage.of(pid).memory
    try:
        for number, listener in enumerate(listeners):
            await listener.watch(tables[number % len(tables)].path, 0)
        for listener in listeners:
            await heard_something(listener)
        return (Usage.of(pid).memory - before) / 1e3 / LISTENERS
    finally:
        for listener in listeners:
            listener.go()


async def _opened(tally: Tally, tables: int) -> None:
    """Wait until all tables are open; Trouble when no more of them can be."""
    opened, until = 0, time.perf_counter() + PATIENCE
    while (now := tally.counts.opened) < tables:
        if now > opened:
            opened, until = now, time.perf_counter() + PATIENCE
        if time.perf_counter() > until:
            why = "; ".join(tally.errors) or "no answer"
            raise Trouble(f"{tables - now} of {tables} tables cannot be opened: {why}")
        await asyncio.sleep(0.05)


async def _all_shown(tally: Tally) -> None:
    """Nobody posts any more; what has been posted is waited for, however slow it is."""
    tally.going.clear()
    until = time.perf_counter() + PATIENCE
    while tally.pending and time.perf_counter() < until:
        await asyncio.sleep(0.02)
    if tally.pending:
        tally.errors[f"neither acknowledged nor shown within {PATIENCE:.0f} s"] += tally.pending


# ------------------------------------------------------------------------------------------------------ a long game


@dataclass(frozen=True)
class Stretch:
    """What moves cost in one part of a game: after ``first`` plies, up to ``last``."""

    game: str
    server: str
    first: int
    last: int
    server_cpu_ms_per_move: float | None
    bytes_per_move_and_viewer: float
    post_to_acknowledgement_ms: Spread | None
    post_to_other_stream_ms: Spread | None

    @classmethod
    def of(cls, site: Site, game: str, tally: Tally, first: Moment, last: Moment) -> Stretch:
        """Between two moments."""
        counts = last.counts.since(first.counts)
        cpu = None
        if first.server is not None and last.server is not None:
            cpu = 1000 * (last.server.cpu - first.server.cpu) / max(1, counts.moves)
        return cls(
            game=game,
            server=site.name,
            first=first.counts.moves,
            last=last.counts.moves,
            server_cpu_ms_per_move=_rounded(cpu, 2),
            bytes_per_move_and_viewer=round(counts.bytes / max(1, counts.seen)),
            post_to_acknowledgement_ms=Spread.of(tally.acknowledged, first.at, last.at),
            post_to_other_stream_ms=Spread.of(tally.shown, first.at, last.at),
        )

    def __str__(self) -> str:
        cpu = self.server_cpu_ms_per_move
        return (
            f"{self.game}, {self.server}: plies {self.first + 1:5,} to {self.last:5,}: "
            f"{'' if cpu is None else f'{cpu:6.1f} ms of CPU a move, '}"
            f"{self.bytes_per_move_and_viewer:8,.0f} bytes a move and viewer, "
            f"post to another's stream {self.post_to_other_stream_ms or '–'}"
        )


async def long_game(site: Site, load: Load) -> list[Stretch]:
    """What the moves of one whole game cost, part by part."""
    tally = Tally()
    moments: list[Moment] = []

    def reached(ply: int) -> None:
        if len(moments) <= len(BORDERS) and ply >= (0, *BORDERS)[len(moments)]:
            moments.append(Moment.now(tally, site))

    tally.reached = reached
    tally.going.set()
    tell(f"{site.name}: one long game")
    table = Table(site, load, tally, 0)
    try:
        await table.once()
    finally:
        table.go()
    moments.append(Moment.now(tally, site))
    if tally.errors:
        raise Trouble("; ".join(tally.errors))
    return [Stretch.of(site, load.game, tally, *pair) for pair in pairwise(moments)]


# ---------------------------------------------------------------------------------------------------------- servers


def tell(text: str) -> None:
    """Say how far it is."""
    print(text, file=sys.stderr, flush=True)


async def ready(site: Site, game: str, workers: int) -> None:
    """Wait until a game can be played, and nothing is compiled any more beside it; in none of several processes."""
    said, agreed = "", 0
    while agreed < (1 if workers == 1 else 5 * workers):  # each connection meets one of the processes
        anna = Person(NAMES[0], site, True, Tally(), asyncio.Event())
        try:
            await anna.ask(f"/new/{game}")  # its rules are the next to be compiled
            steps: dict[str, str] = json.loads((await anna.ask("/healthz")).text())["games"]
        finally:
            anna.go()
        if steps[game] == "failed":
            raise Trouble(f"the rules of {game} cannot be compiled at {site.authority}: its log says why")
        left = {one: step for one, step in steps.items() if step not in ("ready", "failed")}
        agreed = 0 if left else agreed + 1
        now = ", ".join(f"{one}: {step}" for one, step in left.items() if step != "waiting")
        if left and now != said:
            tell(f"{site.name} is being warmed: {now or 'it begins'}, {len(left)} games left")
            said = now
        await asyncio.sleep(0.2 if left else 0)


@contextmanager
def serving(load: Load, source: Path, asked: argparse.Namespace) -> Iterator[Site]:
    """A server of a checkout; its bots and clocks are as quick as people here."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [str(source), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = os.environ | {"BIBERBAU_DATA": folder, "PYTHONPATH": os.pathsep.join(paths)}
        env |= {"BIBERBAU_LIMITS": "1000"}  # one person moves faster here than a person can
        env |= {"BIBERBAU_BOT_DELAY": f"{min(load.pause, 60):g}"}
        env |= {"BIBERBAU_WINDOW": f"{min(load.pause, 6) or SHORTEST_CLOCK:g}"}
        command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", "0"]
        command += ["--database", asked.database] if asked.database else []
        command += ["--workers", str(asked.workers)] if asked.workers > 1 else []
        with pinned(asked.pin_server):
            process = subprocess.Popen(
                command,
                env=env,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Ctrl-C is for the client, which then stops the server
            )
        try:
            assert process.stdout is not None
            address = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
            if address is None:
                raise Trouble("the server of this checkout does not start")
            yield Site(
                "this" if source == SOURCE else str(source.parent), address[1], int(address[2]), process.pid
            )
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def named(text: str) -> Site:
    """A server as an argument names it."""
    name, _, rest = text.partition("=")
    url, _, pid = rest.partition("=")
    parts = urlsplit(url)
    if not name or parts.scheme != "http" or not parts.hostname or parts.path not in ("", "/"):
        raise argparse.ArgumentTypeError(
            f"{text!r}: a server is NAME=http://HOST:PORT or NAME=http://HOST:PORT=PID"
        )
    if pid and not (pid.isdecimal() and Path(f"/proc/{pid}").exists()):
        raise argparse.ArgumentTypeError(f"{text!r}: there is no process {pid} here")
    return Site(name, parts.hostname, parts.port or 80, int(pid) if pid else None)


def cpus(text: str) -> list[int]:
    """CPUs as an argument names them."""
    found = [int(one) if one.isdecimal() else -1 for one in text.split(",")]
    if not set(found) <= os.sched_getaffinity(0):
        here = ",".join(map(str, sorted(os.sched_getaffinity(0))))
        raise argparse.ArgumentTypeError(f"{text!r}: CPUs are numbers with commas, of {here}")
    return found


def source_of(text: str) -> Path:
    """A checkout's sources as an argument names it."""
    found = Path(text).resolve() / "src"
    if not (found / "biberbau").is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is no checkout of biberbau")
    return found


def setting(text: str) -> tuple[str, str]:
    """An option of the game as an argument names it."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r}: an option is NAME=VALUE")
    return name, value


def above_zero(text: str) -> float:
    """A number above zero."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above zero")
    return number


def whole_above_zero(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above zero")
    return int(text)


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for; ends the program where it cannot be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", help="beasty_bar; with --plies frantic")
    parser.add_argument("--people", type=whole_above_zero, default=2, metavar="N", help="at each table (2)")
    parser.add_argument(
        "--bots", type=int, default=0, metavar="N", help="at each table, of the first level (0)"
    )
    parser.add_argument(
        "--option", type=setting, action="append", default=[], metavar="NAME=VALUE", help="of the game"
    )
    parser.add_argument("--tables", type=whole_above_zero, nargs="+", default=[40], metavar="N", help="(40)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--rate", type=above_zero, default=1.0, metavar="R", help="moves a second at each table (1)"
    )
    how.add_argument("--saturate", action="store_true", help="as many moves as the server can make")
    how.add_argument("--plies", action="store_true", help="what a move costs early and late in one long game")
    parser.add_argument(
        "--seconds", type=above_zero, default=20.0, metavar="S", help="of each measurement (20)"
    )
    parser.add_argument("--warmup", type=above_zero, default=5.0, metavar="S", help="before each (5)")
    parser.add_argument(
        "--rounds", type=whole_above_zero, default=1, metavar="N", help="of all measurements (1)"
    )
    parser.add_argument("--plain", action="store_true", help="ask for nothing compressed")
    parser.add_argument("--server", type=named, action="append", default=[], metavar="NAME=URL[=PID]")
    parser.add_argument(
        "--source", type=source_of, action="append", default=[], metavar="FOLDER", help="a checkout to start"
    )
    parser.add_argument("--spectators", type=int, default=0, metavar="N", help="at each table (0)")
    parser.add_argument("--peer", action="store_true", help="boardgame.io beside it (needs node and npm)")
    parser.add_argument("--database", default="", metavar="URL", help="for the server that is started")
    parser.add_argument(
        "--workers", type=whole_above_zero, default=1, metavar="N", help="processes of the server (1)"
    )
    parser.add_argument("--pin-server", type=cpus, default=[], metavar="CPU[,CPU]", help="where servers run")
    parser.add_argument("--pin-client", type=cpus, default=[], metavar="CPU[,CPU]", help="where clients run")
    parser.add_argument("--json", action="store_true", help="a JSON object in each line")
    asked = parser.parse_args(arguments)
    if asked.spectators < 0:
        parser.error(f"argument --spectators: there cannot be {asked.spectators}")
    if asked.peer and not asked.saturate:
        parser.error("argument --peer: what is compared are moves a second with --saturate")
    asked.game = asked.game or (LONG_GAME if asked.plies else "beasty_bar")
    playable = [game for game in game_ids() if not kind(game).parts]
    if asked.game not in playable:
        parser.error(
            f"argument --game: {asked.game!r} is none of {', '.join(playable)} (where one tap is a move)"
        )
    low, high = kind(asked.game).players
    if asked.bots < 0 or not low <= asked.people + asked.bots <= min(high, len(NAMES)):
        parser.error(
            f"{asked.game} is for {low} to {high}, not for {asked.people} people and {asked.bots} bots"
        )
    return asked


def main(arguments: Sequence[str]) -> None:
    """Measure what is asked for, and print each measurement when it is done."""
    asked = read_arguments(arguments)
    options = dict(asked.option)
    if asked.plies and asked.game == LONG_GAME:
        options = LONG_OPTIONS | options
    rate = None if asked.saturate or asked.plies else asked.rate
    load = Load(
        game=asked.game,
        people=asked.people,
        bots=asked.bots,
        options=options,
        tables=1,
        rate=rate,
        seconds=asked.seconds,
        warmup=asked.warmup,
        plain=asked.plain,
        spectators=asked.spectators,
    )
    loads = [load] if asked.plies else [replace(load, tables=tables) for tables in asked.tables]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every stream is an open file, on both sides
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if asked.peer:
            install()
        if asked.pin_client:
            os.sched_setaffinity(0, asked.pin_client)
        for _, load in product(range(asked.rounds), loads):
            compare(load, asked)
    except (Trouble, OSError) as error:
        sys.exit(f"live.py: {error}")
    except KeyboardInterrupt:
        sys.exit("live.py: stopped")


def compare(load: Load, asked: argparse.Namespace) -> None:
    """Measure all that is asked for with one load, one after the other, and print each when it is done."""

    def show(row: Row | Stretch | PeerRow) -> None:
        print(json.dumps(asdict(row)) if asked.json else row, flush=True)

    async def measured(site: Site) -> Sequence[Row | Stretch]:
        await ready(site, load.game, asked.workers)
        await prime(site, load)
        return await long_game(site, load) if asked.plies else [await measure(site, load)]

    found: list[Row] = []
    started = asked.source or ([] if asked.server else [SOURCE])
    for given in (*asked.server, *started):
        with serving(load, given, asked) if isinstance(given, Path) else nullcontext(given) as site:
            if asked.pin_server and site.pid is not None:
                pin(site.pid, asked.pin_server)
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                for row in runner.run(measured(site)):
                    show(row)
                    found += [row] if isinstance(row, Row) else []
    if not asked.peer:
        return
    peers = [
        measure_peer(load.tables, boards, load.warmup, load.seconds, asked.pin_server, asked.pin_client)
        for boards in BOARDS
    ]
    for peer in peers:
        show(peer)
    best = max(peer.moves_per_second for peer in peers)
    for row in found:
        tell(
            f"{row.server}: {row.moves_per_second / best:.2f} times as many moves a second as boardgame.io at its best"
        )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    main(sys.argv[1:])

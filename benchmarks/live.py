"""How much a live server bears, and what a move costs it: real games over HTTP, measured from outside.

At every table people play at random. Each has a cookie and two connections of their own, as a browser has: one for what
they ask, one for their stream. Whoever is to act posts one of the actions that their fragment offers, with the headers of
a browser; the table's next move comes when all its people have seen the last one and its time has come. When a game is
over, another table is opened: that costs the server something, too, and is part of what is measured.

    python benchmarks/live.py [--tables N ...] [--rate R | --saturate] [--seconds S] [--server NAME=URL[=PID] ...]
    python benchmarks/live.py --game frantic --bots 2 --tables 20
    python benchmarks/live.py --plies

Without ``--server`` each measurement starts a server of this checkout, with an empty database. Several servers are
measured in turns, one beside the other: two versions in one run. ``--saturate``: tables wait for nothing but their
people, so the server makes as many moves as it can. ``--plies``: one long game of Frantic; do late moves cost more?

A post is shown when the last byte of a message with the new ply is here. Where fewer moves a second are reached than
were asked for, posts are late already when their time begins, and people would wait longer than it says. Bytes are those
of the streams, whatever they carry, for each move that somebody saw; CPU seconds are those of the server's process, its
threads and its children, bots included. A question with a clock (Frantic) is answered at once; nobody sees that answer,
so only its acknowledgement counts, and the table waits for the end of the time.

The client parses nothing but the tag of the table and, of who is to act, the picks. A move that two people see costs it
about 0.5 ms of CPU with streams of 28 kB a move (measured at 50 moves/s), on one core: near a thousand moves a second it
would need a second look. Its share of a core is printed, and how late its timers were. Where either is large, or others
were busy on the machine, the client or the machine is what was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from itertools import pairwise, product
from pathlib import Path
from urllib.parse import urlsplit

from biberbau.games import game_ids, kind
from live_people import NAMES, PATIENCE, Counts, Load, Person, Site, Table, Tally, Trouble, played

SOURCE = Path(__file__).parent.parent / "src"
SHORTEST_CLOCK = 0.2
"""Seconds to answer a question with a clock where nothing else waits; answers that come later are refused."""

PRIMING = 3.0
"""Seconds for which one table is played before anything counts: then templates are compiled and threads there."""

LONG_GAME = "frantic"
LONG_OPTIONS = {"length": "number", "limit": "200"}
BORDERS = (10, 30, 100, 300, 1000, 3000)
"""The plies up to which a long game's costs are put together."""


# ------------------------------------------------------------------------------------------------- what is measured


@dataclass(frozen=True)
class Usage:
    """What a process and its children have used: CPU seconds so far, bytes of memory now."""

    cpu: float
    memory: int

    @classmethod
    def of(cls, pid: int) -> Usage:
        """Read it; with the CPU of children that have ended."""
        parents: dict[int, int] = {}
        used: dict[int, tuple[int, int]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parts = (folder / "stat").read_text("latin-1").rpartition(")")[2].split()
            except OSError:
                continue  # it has ended meanwhile
            parents[int(folder.name)] = int(parts[1])
            used[int(folder.name)] = sum(map(int, parts[11:15])), int(parts[21])
        if pid not in used:
            raise Trouble(f"there is no process {pid}")
        family, added = {pid}, {pid}
        while added:
            added = {child for child, parent in parents.items() if parent in added} - family
            family |= added
        ticks, pages = (sum(column) for column in zip(*(used[one] for one in family), strict=True))
        return cls(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


def busy() -> float:
    """The CPU seconds that this machine has spent so far, whoever on."""
    user, nice, system, _, _, irq, soft, *_ = map(
        int, Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:]
    )
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


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
class Spread:
    """Milliseconds."""

    p50: float
    p99: float
    most: float
    count: int

    @classmethod
    def of(cls, samples: Sequence[tuple[float, float]], first: float, last: float) -> Spread | None:
        """Of those that began between two times; None where there are none."""
        found = sorted(1000 * seconds for at, seconds in samples if first <= at < last)
        if not found:
            return None
        p50, p99 = (round(found[math.ceil(part * len(found)) - 1], 2) for part in (0.5, 0.99))
        return cls(p50, p99, round(found[-1], 2), len(found))

    def __str__(self) -> str:
        return f"p50 {self.p50:7.1f}, p99 {self.p99:7.1f}, at most {self.most:7.1f} ms ({self.count:,})"


@dataclass(frozen=True)
class Row:
    """One measurement. What only the server's process can tell is None without it."""

    game: str
    server: str
    tables: int
    people: int
    bots: int
    rate: float | None
    seconds: float
    moves: int
    moves_per_second: float
    post_to_acknowledgement_ms: Spread | None
    post_to_other_stream_ms: Spread | None
    bytes_per_move_and_viewer: float
    wire_bytes_per_move_and_viewer: float
    messages_per_move_and_viewer: float
    server_cpu_ms_per_move: float | None
    server_cores: float | None
    server_mb_before: float | None
    server_mb_per_table: float | None
    server_mb_grown: float | None
    client_cores: float
    client_late_ms: Spread | None
    other_cores: float | None
    tables_opened: int
    clock_answers: int
    errors: dict[str, int]

    @classmethod
    def of(
        cls, site: Site, load: Load, tally: Tally, before: Usage | None, first: Moment, last: Moment
    ) -> Row:
        """Between two moments; ``before``: the server when no table was open yet."""
        seconds = last.at - first.at
        counts = last.counts.since(first.counts)
        cpu = cores = others = mb_before = mb_table = mb_grown = None
        client = (last.client - first.client) / seconds
        if before is not None and first.server is not None and last.server is not None:
            used = last.server.cpu - first.server.cpu
            cpu, cores = 1000 * used / max(1, counts.moves), used / seconds
            others = max(0.0, (last.machine - first.machine) / seconds - cores - client)
            mb_before = before.memory / 1e6
            mb_table = (first.server.memory - before.memory) / 1e6 / load.tables
            mb_grown = (last.server.memory - first.server.memory) / 1e6
        seen = max(1, counts.seen)
        return cls(
            game=load.game,
            server=site.name,
            tables=load.tables,
            people=load.people,
            bots=load.bots,
            rate=load.rate,
            seconds=round(seconds, 2),
            moves=counts.moves,
            moves_per_second=round(counts.moves / seconds, 2),
            post_to_acknowledgement_ms=Spread.of(tally.acknowledged, first.at, last.at),
            post_to_other_stream_ms=Spread.of(tally.shown, first.at, last.at),
            bytes_per_move_and_viewer=round(counts.bytes / seen),
            wire_bytes_per_move_and_viewer=round(counts.wire / seen),
            messages_per_move_and_viewer=round(counts.messages / seen, 3),
            server_cpu_ms_per_move=_rounded(cpu, 3),
            server_cores=_rounded(cores, 3),
            server_mb_before=_rounded(mb_before, 1),
            server_mb_per_table=_rounded(mb_table, 3),
            server_mb_grown=_rounded(mb_grown, 1),
            client_cores=round(client, 3),
            client_late_ms=Spread.of(tally.late, first.at, last.at),
            other_cores=_rounded(others, 2),
            tables_opened=counts.opened,
            clock_answers=counts.answers,
            errors=dict(tally.errors.most_common()),
        )

    def __str__(self) -> str:
        asked = "as many as it can" if self.rate is None else f"{self.tables * self.rate:,.1f} are asked for"
        seats = f"{self.people} people" + (f" and {self.bots} bots" if self.bots else "")
        lines = [
            f"{self.game}, {self.server}: {self.tables} tables of {seats}, {self.seconds:.0f} s",
            f"  {self.moves_per_second:,.1f} moves/s ({asked})",
            f"  post to acknowledgement   {self.post_to_acknowledgement_ms or '–'}",
            f"  post to another's stream  {self.post_to_other_stream_ms or '–'}",
            f"  a move and viewer: {self.bytes_per_move_and_viewer:,.0f} bytes, "
            f"{self.wire_bytes_per_move_and_viewer:,.0f} on the wire, {self.messages_per_move_and_viewer} messages",
        ]
        if self.server_cpu_ms_per_move is not None:
            lines += [
                f"  server: {self.server_cpu_ms_per_move:.2f} ms of CPU a move, {self.server_cores:.2f} cores busy",
                f"  memory: {self.server_mb_before:,.0f} MB without tables, {self.server_mb_per_table:.2f} MB a table, "
                f"{self.server_mb_grown:+.1f} MB while measured",
            ]
        late = (
            "" if self.client_late_ms is None else f", timers late by {self.client_late_ms.p99:.1f} ms (p99)"
        )
        others = "" if self.other_cores is None else f"; others: {self.other_cores:.2f} cores"
        lines.append(f"  client: {self.client_cores:.3f} cores busy{late}{others}")
        lines.append(f"  {self.tables_opened} tables opened, {self.clock_answers} answers to a clock")
        lines += [f"  error, {count} times: {what}" for what, count in self.errors.items()]
        return "\n".join(lines if self.errors else [*lines, "  no errors"])


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)


async def prime(site: Site, load: Load) -> None:
    """Let the server do for the first time what it does often."""
    tally = Tally()
    async with played([Table(site, replace(load, rate=None), tally, 0)]):
        await _opened(tally, 1)
        tally.going.set()
        await asyncio.sleep(PRIMING)


async def measure(site: Site, load: Load) -> Row:
    """Open the tables, let them warm up, and look at what happens."""
    tally = Tally()
    before = None if site.pid is None else Usage.of(site.pid)
    async with played([Table(site, load, tally, number) for number in range(load.tables)]):
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
    return Row.of(site, load, tally, before, first, last)


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


async def ready(site: Site, game: str) -> None:
    """Wait until a game can be played, and nothing is compiled any more beside it."""
    anna, said = Person(NAMES[0], site, True, Tally(), asyncio.Event()), ""
    try:
        await anna.ask(f"/new/{game}")  # its rules are the next to be compiled
        while True:
            steps: dict[str, str] = json.loads((await anna.ask("/healthz")).text())["games"]
            if steps[game] == "failed":
                raise Trouble(f"the rules of {game} cannot be compiled at {site.authority}: its log says why")
            left = {one: step for one, step in steps.items() if step not in ("ready", "failed")}
            if not left:
                return
            now = ", ".join(f"{one}: {step}" for one, step in left.items() if step != "waiting")
            if now != said:
                tell(f"{site.name} is being warmed: {now or 'it begins'}, {len(left)} games left")
            said = now
            await asyncio.sleep(0.2)
    finally:
        anna.go()


@contextmanager
def serving(load: Load) -> Iterator[Site]:
    """A server of this checkout; its bots and clocks are as quick as people here."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = os.environ | {"BIBERBAU_DATA": folder, "PYTHONPATH": os.pathsep.join(paths)}
        env |= {"BIBERBAU_BOT_DELAY": f"{min(load.pause, 60):g}"}
        env |= {"BIBERBAU_WINDOW": f"{min(load.pause, 6) or SHORTEST_CLOCK:g}"}
        process = subprocess.Popen(
            [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", "0"],
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
            yield Site("this", address[1], int(address[2]), process.pid)
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
    parser.add_argument("--json", action="store_true", help="a JSON object in each line")
    asked = parser.parse_args(arguments)
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
        asked.game, asked.people, asked.bots, options, 1, rate, asked.seconds, asked.warmup, asked.plain
    )
    loads = [load] if asked.plies else [replace(load, tables=tables) for tables in asked.tables]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every stream is an open file, on both sides
    signal.signal(signal.SIGTERM, signal.default_int_handler)

    async def measured(site: Site, load: Load) -> Sequence[Row | Stretch]:
        await ready(site, load.game)
        await prime(site, load)
        return await long_game(site, load) if asked.plies else [await measure(site, load)]

    sites: list[Site | None] = asked.server or [None]
    try:
        for _, load, site in product(range(asked.rounds), loads, sites):
            with nullcontext(site) if site is not None else serving(load) as here:
                for row in asyncio.run(measured(here, load)):
                    print(json.dumps(asdict(row)) if asked.json else row, flush=True)
    except (Trouble, OSError) as error:
        sys.exit(f"live.py: {error}")
    except KeyboardInterrupt:
        sys.exit("live.py: stopped")


if __name__ == "__main__":
    main(sys.argv[1:])

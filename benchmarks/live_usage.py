"""What processes use, and how times spread. For ``live.py``."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from live_http import Trouble

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Usage:
    """What a process and its children have used: CPU seconds so far, bytes of memory now.

    ``user`` and ``system``: the two kinds of CPU seconds; ``threads``: those of the threads that still run, by name: the
    first thread of a process is called ``main``.
    """

    cpu: float
    memory: int
    user: float = 0.0
    system: float = 0.0
    threads: Mapping[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, pid: int) -> Usage:
        """Read it; with the CPU of children that have ended."""
        parents: dict[int, int] = {}
        used: dict[int, tuple[int, int, int]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            parts = _stat(folder)
            if parts is None:
                continue  # it has ended meanwhile
            user, system, children_user, children_system = map(int, parts[11:15])
            parents[int(folder.name)] = int(parts[1])
            used[int(folder.name)] = user + children_user, system + children_system, int(parts[21])
        if pid not in used:
            raise Trouble(f"there is no process {pid}")
        family, added = {pid}, {pid}
        while added:
            added = {child for child, parent in parents.items() if parent in added} - family
            family |= added
        user, system, pages = (sum(column) for column in zip(*(used[one] for one in family), strict=True))
        threads = _threads(family)
        return cls((user + system) / TICKS, pages * PAGE, user / TICKS, system / TICKS, threads)

    def split(self, before: Usage) -> dict[str, float]:
        """Where the CPU seconds since then went."""
        split = {"user": self.user - before.user, "system": self.system - before.system}
        split |= {
            f"thread {name}": used - before.threads.get(name, 0.0) for name, used in self.threads.items()
        }
        return {what: round(seconds, 3) for what, seconds in split.items() if seconds > 0}


def _stat(folder: Path) -> list[str] | None:
    """The fields behind the name in a process's or thread's ``stat``."""
    try:
        return (folder / "stat").read_text("latin-1").rpartition(")")[2].split()
    except OSError:
        return None


def _threads(family: set[int]) -> dict[str, float]:
    found: Counter[str] = Counter()
    for pid in family:
        for folder in Path(f"/proc/{pid}/task").glob("[0-9]*"):
            parts = _stat(folder)
            if parts is None:
                continue
            try:
                name = "main" if int(folder.name) == pid else (folder / "comm").read_text("latin-1").strip()
            except OSError:
                continue
            found[name] += int(parts[11]) + int(parts[12])
    return {name: ticks / TICKS for name, ticks in found.items()}


def busy() -> float:
    """The CPU seconds that this machine has spent so far, no matter on whom."""
    user, nice, system, _, _, irq, soft, *_ = map(
        int, Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:]
    )
    return (user + nice + system + irq + soft) / TICKS


@contextmanager
def pinned(cpus: Sequence[int]) -> Iterator[None]:
    """Processes that are started meanwhile run on these CPUs only; () leaves them all."""
    before = os.sched_getaffinity(0)
    if cpus:
        os.sched_setaffinity(0, cpus)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def pin(pid: int, cpus: Sequence[int]) -> None:
    """Keep a process that runs already, with all its threads and children, on these CPUs."""
    pids = [pid]
    for one in pids:
        for task in Path(f"/proc/{one}/task").glob("[0-9]*"):
            os.sched_setaffinity(int(task.name), cpus)
            pids += map(int, (task / "children").read_text("ascii").split())


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
        return cls.of_times([1000 * seconds for at, seconds in samples if first <= at < last])

    @classmethod
    def of_times(cls, times: Sequence[float]) -> Spread | None:
        """Of these milliseconds; None where there are none."""
        found = sorted(times)
        if not found:
            return None
        p50, p99 = (round(found[math.ceil(part * len(found)) - 1], 2) for part in (0.5, 0.99))
        return cls(p50, p99, round(found[-1], 2), len(found))

    def __str__(self) -> str:
        return f"p50 {self.p50:7.1f}, p99 {self.p99:7.1f}, at most {self.most:7.1f} ms ({self.count:,})"

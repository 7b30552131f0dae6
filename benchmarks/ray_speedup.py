"""How much sooner blocks are done on a local Ray cluster than in one process, and what handing them over costs.

    PYTHONPATH=src python benchmarks/ray_speedup.py [--game biberbande] [--bots search:4000] [--blocks 24] [--cpus 2]

Whole games, one a block. Rules are compiled, the cluster is up and its workers have done a block each before a clock
starts; one process, the cluster and bare processes, which say what the cores give at best, take turns. It refuses to
measure where the machine has had other work in the last minute (``--anyhow``). CPU time is that of this process and of
all that it has started, Ray's own included: what it is more on the cluster is what handing blocks over costs, on a busy
machine, too.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Callable

from biberbau.lab.blocks import Doing, here
from biberbau.lab.ray_blocks import OnRay
from biberbau.lab.report.works import Played, Work
from biberbau.match import Game
from live_usage import Usage

BUSY = 1.0
"""The load of the last minute from which on two processes of ours would not have two cores."""


def seconds(doing: Doing, work: Work, blocks: range) -> tuple[float, float]:
    """How long these blocks take, by the clock and of CPU time."""
    began, before = time.perf_counter(), Usage.of(os.getpid()).cpu
    found = dict(doing(work, iter(blocks)))
    assert sorted(found) == [*blocks]
    return time.perf_counter() - began, Usage.of(os.getpid()).cpu - before


def forked(work: Work, count: int, cpus: int) -> float:
    """How long these blocks take in bare processes, each of which knows its own: nothing is handed over."""
    forks = multiprocessing.get_context("fork")
    shares = [
        forks.Process(target=dict, args=(here(work, iter(range(at, count, cpus))),)) for at in range(cpus)
    ]
    began = time.perf_counter()
    for one in shares:
        one.start()
    for one in shares:
        one.join()
    return time.perf_counter() - began


def main() -> int:
    """Measure, and print a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="biberbande")
    parser.add_argument("--bots", default="search:4000")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cpus", type=int, default=2)
    parser.add_argument("--anyhow", action="store_true")
    given = parser.parse_args()
    if os.getloadavg()[0] >= BUSY and not given.anyhow:
        print(f"the machine is busy (load {os.getloadavg()[0]:.1f}): wait, or --anyhow", file=sys.stderr)
        return 1
    game = Game.of(given.game, {"players": given.players})
    work = Played(game, (given.bots,) * game.players)
    cluster = OnRay("local", given.cpus)
    ways: dict[str, Callable[[], tuple[float, float]]] = {
        "one process": lambda: seconds(here, work, range(given.blocks)),
        "Ray": lambda: seconds(cluster, work, range(given.blocks)),
    }
    work.prepare()
    seconds(here, work, range(1))
    seconds(cluster, work, range(2 * given.cpus))
    ratios, bounds, more = [], [], []
    for _ in range(given.rounds):
        took = {name: way() for name, way in ways.items()}
        (alone, work_alone), (together, work_together) = took["one process"], took["Ray"]
        ratios.append(alone / together)
        bounds.append(alone / forked(work, given.blocks, given.cpus))
        more.append(1000 * (work_together - work_alone) / given.blocks)
        told = ", ".join(
            f"{name} {1000 * clock / given.blocks:.0f} ms a block ({1000 * cpu / given.blocks:.0f} of CPU time)"
            for name, (clock, cpu) in took.items()
        )
        print(f"{told}: {ratios[-1]:.2f} times as quick, bare processes {bounds[-1]:.2f} times")
    print(
        f"median {statistics.median(ratios):.2f} on {given.cpus} CPUs, "
        f"of bare processes {statistics.median(bounds):.2f}, "
        f"{statistics.median(more):.1f} ms more CPU time a block"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

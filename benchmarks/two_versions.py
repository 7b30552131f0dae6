"""How fast an older version of biberbau is and this one, in turn: by CPU time, so that other work counts little.

    $ git worktree add ../before REVISION
    $ python benchmarks/two_versions.py ../before biberbande frantic

Both are compiled first, into caches of their own, each game in a new process; what that took is the first number. Then
one process of each version measures the same thing for a moment, and the other next; of each pair the ratio is taken.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parents[1]
PLIES = (0, 6, 15, 30, 60)
"""Where in a game a search is asked."""


def works(game_id: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """What is measured, with how to do some of it; returns how often it was done."""
    import biberbau
    from biberbau.envs.batch import Batch
    from biberbau.envs.random_games import RandomPlay
    from biberbau.match import Match
    from biberbau.search import Searcher
    from biberbau.search.budget import Budget

    game = biberbau.game(game_id, players=4)
    play, searcher = RandomPlay(game, seed=1), Searcher(game)
    yield "random moves", lambda: play.play(200).moves

    def copies() -> int:
        play.copy(100_000)
        return 100_000

    yield "copies", copies
    match, chance, views = Match(game, 1), Random(1), []
    for ply in range(max(PLIES) + 1):
        if match.over:
            break
        if ply in PLIES and match.to_act is not None:
            views.append(match.view(match.to_act))
        match.play(match.legal()[int(chance.random() * len(match.legal()))])
    budget = Budget(playouts=1_000)
    yield "playouts", lambda: sum(searcher.search(view, budget, b"1").playouts for view in views)
    kinds: dict[str, dict[str, object]] = {"all": {}}
    if hasattr(Batch, "view"):  # older batches show no views, so nobody is observed in them
        kinds |= {"one": {"observed": (0,)}, "none": {"observed": ()}}
    for seats in ("all", "one", "none"):
        batch = Batch(game, 512, seed=1, threads=1, **kinds.get(seats, {}))  # type: ignore[arg-type]

        def steps(batch: Batch = batch) -> int:
            for _ in range(20):
                batch.step(batch.sample())
            return 20 * 512

        yield f"vector steps, {seats} observed", steps


def measures(game_id: str, seconds: float) -> None:
    """The side of one version: measures when a line comes, and prints how much a second it was."""
    for what, work in works(game_id):
        work()
        print(what, flush=True)
        while sys.stdin.readline().strip():
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < seconds:
                done += work()
            print(done / spent, flush=True)
    print(flush=True)


class Version:
    """A tree of sources, and a process that measures there."""

    def __init__(self, tree: Path, cache: str) -> None:
        self.tree = tree
        self.env = os.environ | {"PYTHONPATH": str(tree / "src"), "BIBERBAU_CACHE": cache}

    def compile(self, game_id: str) -> float:
        """CPU seconds of the first match, with search and batch, in a new process."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        command = [sys.executable, "-m", "biberbau.lab.first_match", game_id, "players=4", "and-search"]
        subprocess.run(command, env=self.env, check=True, stdout=subprocess.DEVNULL)
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before

    def start(self, game_id: str, seconds: float) -> None:
        """Begin to measure a game."""
        command = [sys.executable, __file__, "--side", game_id, "--seconds", str(seconds)]
        self.process = subprocess.Popen(
            command, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def says(self) -> str:
        """The next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def told(self, line: str) -> None:
        """Go on measuring, or (an empty line) with the next thing."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()


def compare(before: Version, now: Version, game_id: str, pairs: int, seconds: float) -> None:
    """Print a row for each thing that is measured."""
    compiled = [version.compile(game_id) for version in (before, now)]
    print(
        f"| {game_id}, first compile, CPU s | {compiled[0]:.1f} | {compiled[1]:.1f} | {compiled[1] / compiled[0]:.2f} |"
    )
    for version in (before, now):
        version.start(game_id, seconds)
    while what := before.says():
        assert now.says() == what
        rates: dict[Version, list[float]] = {before: [], now: []}
        for pair in range(pairs):
            for version in (before, now) if pair % 2 else (now, before):
                version.told("on")
                rates[version].append(float(version.says()))
        for version in (before, now):
            version.told("")
        old, new = (statistics.median(found) for found in rates.values())
        ratios = sorted(b / a for a, b in zip(*rates.values(), strict=True))
        middle = statistics.median(ratios)
        print(
            f"| {game_id}, {what} | {old:,.0f} | {new:,.0f} | {middle:.3f} ({ratios[0]:.2f} to {ratios[-1]:.2f}) |",
            flush=True,
        )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tree", type=Path, nargs="?", help="where the older version lies")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of one measurement")
    parser.add_argument("--caches", type=Path, help="a folder for what is compiled, to be used again")
    parser.add_argument("--side", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.side:
        measures(given.side, given.seconds)
        return
    with tempfile.TemporaryDirectory() as made:
        caches = given.caches or Path(made)
        before, now = (
            Version(given.tree.resolve(), str(caches / "before")),
            Version(HERE, str(caches / "now")),
        )
        print(
            "| four players, a second of CPU time | before | now | ratio (of pairs, least to most) |\n"
            "| --- | --- | --- | --- |",
            flush=True,
        )
        for game_id in given.games:
            compare(before, now, game_id, given.pairs, given.seconds)


if __name__ == "__main__":
    main()

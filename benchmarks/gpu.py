"""How fast games run on a GPU beside the CPU of the same machine, in the same run.

Random play is whole games, in moves a second; a step is one decision in every game of a batch, chosen at random, with
the check that it is legal, mask, observation and rewards. Rates are the best of five rounds; compiling does not count
and is printed by itself.

    python benchmarks/gpu.py [--json] [--batch N] [--seconds S] [GAME ...]

Needs an NVIDIA GPU and the extra ``cuda``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from numba import cuda

import biberbau
from biberbau.envs.batch import Batch
from biberbau.envs.gpu import GpuBatch, what_is_missing
from biberbau.envs.random_games import RandomPlay
from biberbau.games import game_ids
from biberbau.lab.speed import best_rate

PLAYERS = 4
CPU_BATCH = 1024
GAMES_A_THREAD = 8
"""Some are long, some short: with several games a thread all are done at about the same time."""


@dataclass(frozen=True)
class Row:
    """One game: moves and steps a second, and the seconds until the GPU's kernels were compiled."""

    game: str
    gpu_moves: float
    cpu_moves: float
    gpu_steps: float
    cpu_steps: float
    compiled_in: float


def stepping(batch: Any, wait: Callable[[], object]) -> Callable[[int], int]:
    """Steps a batch a number of times at random; returns how many decisions that was."""

    def work(portions: int) -> int:
        for _ in range(portions):
            batch.step(batch.sample())
        wait()
        return portions * int(batch.count)

    return work


def measure(game_id: str, count: int, seconds: float) -> Row:
    """One row; ``seconds`` for each of its four rates."""
    game = biberbau.game(game_id, players=PLAYERS)
    started = time.perf_counter()
    on_gpu = GpuBatch(game, count, seed=1)
    on_gpu.step(on_gpu.sample())
    on_gpu.play(1)
    compiled_in = time.perf_counter() - started
    on_cpu, random_play = Batch(game, CPU_BATCH, seed=1), RandomPlay(game, seed=1)
    return Row(
        game_id,
        best_rate(lambda n: on_gpu.play(n * count * GAMES_A_THREAD).moves, seconds),
        best_rate(lambda n: random_play.play(n * 100).moves, seconds),
        best_rate(stepping(on_gpu, cuda.synchronize), seconds),
        best_rate(stepping(on_cpu, lambda: None), seconds),
        compiled_in,
    )


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(game_ids()))
    parser.add_argument("--batch", type=int, default=1 << 16, help="games side by side on the GPU")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each rate")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if missing := what_is_missing():
        raise SystemExit(f"nothing to measure here: {missing}")
    rows = [measure(game_id, given.batch, given.seconds) for game_id in given.games]
    device = cuda.get_current_device().name
    name = device.decode() if isinstance(device, bytes) else str(device)
    if given.json:
        print(
            json.dumps({"gpu": name, "batch": given.batch, "rows": [asdict(row) for row in rows]}, indent=2)
        )
        return
    print(f"{name}, {given.batch:,} games; CPU: random play on one core, {CPU_BATCH:,} games on all\n")
    print(f"{'':12} {'moves/s GPU':>14} {'CPU':>14} {'steps/s GPU':>14} {'CPU':>14} {'compiled in':>12}")
    for row in rows:
        rates = (row.gpu_moves, row.cpu_moves, row.gpu_steps, row.cpu_steps)
        print(
            f"{row.game:12} " + " ".join(f"{rate:>14,.0f}" for rate in rates) + f" {row.compiled_in:>10.0f} s"
        )


if __name__ == "__main__":
    main()

"""Steps under Stable-Baselines3: our vector beside its DummyVecEnv of single environments, in one run.

    python benchmarks/sb3_vector.py [GAME]... [--envs 64] [--opponents greedy] [--seconds 3]

Needs the extras ``envs`` and ``sb3``. Both sides play one seat of a table with the game's own number of players, ask for
masks as MaskablePPO does, and take a random legal action of each. They take turns, three rounds each; the best counts.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from gymnasium.wrappers import FilterObservation, FlattenObservation
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv

import biberbau
from biberbau.envs.policies import uniform
from biberbau.envs.sb3 import GameVecEnv
from biberbau.envs.single import env

ROUNDS = 3


def single(game_id: str, opponents: str) -> Any:
    """One environment as SB3 takes it."""
    return FlattenObservation(FilterObservation(Monitor(env(game_id, opponents=opponents)), ["observation"]))


def rate(envs: VecEnv, seconds: float) -> float:
    """Steps of single games a second."""
    random, steps = np.random.default_rng(1), 0
    observations = envs.reset()
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        masks = np.stack(envs.env_method("action_masks")).astype(np.int8)
        actions = uniform(observations, masks, random.random(envs.num_envs))
        observations, *_ = envs.step(actions)
        steps += envs.num_envs
    return steps / spent


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="Our VecEnv beside DummyVecEnv of single environments.")
    parser.add_argument("games", nargs="*", default=None, metavar="GAME")
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--opponents", default="random", choices=("random", "greedy"))
    parser.add_argument("--seconds", type=float, default=2.0, help="of a round")
    given = parser.parse_args()
    print(f"{given.envs} games against {given.opponents} players, steps a second")
    print(f"{'game':14} {'GameVecEnv':>12} {'DummyVecEnv':>12} {'ratio':>7}", flush=True)
    for game_id in given.games or biberbau.game_ids():
        ours = GameVecEnv(game_id, given.envs, opponents=given.opponents)
        theirs = DummyVecEnv([lambda game_id=game_id: single(game_id, given.opponents)] * given.envs)
        for side in (ours, theirs):
            side.seed(1)
            rate(side, 0.2)
        best = [0.0, 0.0]
        for _ in range(ROUNDS):
            best = [
                max(old, rate(side, given.seconds)) for old, side in zip(best, (ours, theirs), strict=True)
            ]
        print(f"{game_id:14} {best[0]:12,.0f} {best[1]:12,.0f} {best[0] / best[1]:7.1f}", flush=True)
        ours.close()


if __name__ == "__main__":
    main()

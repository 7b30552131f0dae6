"""Learning against a league of one's own checkpoints: no other player is needed.

    python examples/league.py [GAME] [--option players=2]... [--steps N] [--every N] [--weights hard]

Needs the extras ``envs`` and ``train``, as `ppo.py` does, whose learner this is. After every few iterations a copy of the
network joins the league; each game is played against one of its members, drawn by how hard it is to beat. The greedy bot
is only met at examinations, so it tells how much was learned from playing oneself.
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

import biberbau
from biberbau.envs.league import League
from biberbau.envs.policies import uniform
from biberbau.kernel.options import parse_pairs
from ppo import Network, Settings, learn


class Checkpoint:
    """What a network did at some time of its training, for good: a policy of a batch."""

    def __init__(self, network: Network) -> None:
        self._network = copy.deepcopy(network)

    def __call__(
        self, observations: NDArray[np.float32], masks: NDArray[np.int8], draws: NDArray[np.float64]
    ) -> NDArray[np.int64]:
        """Actions drawn as the network likes them, by the games' own dice, so that a run can be repeated."""
        with torch.no_grad():
            choice, _ = self._network(torch.from_numpy(observations), torch.from_numpy(masks).bool())
            likely = choice.probs.double().numpy() * masks
        edges = np.cumsum(likely, axis=1)
        picked: NDArray[np.int64] = (edges > draws[:, None] * edges[:, -1:]).argmax(axis=1)
        return picked


def main() -> None:
    """Train, and tell at the end who has been met how often."""
    parser = argparse.ArgumentParser(description="PPO learns from playing its own past.")
    parser.add_argument("game", nargs="?", default="beasty_bar", choices=biberbau.game_ids())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--steps", type=int, default=3_000_000, help="own decisions in training")
    parser.add_argument("--every", type=int, default=15, help="iterations from one checkpoint to the next")
    parser.add_argument("--weights", default="hard", choices=("uniform", "hard", "even"))
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--games", type=int, default=2000, help="games of an examination")
    given = parser.parse_args()
    kind = biberbau.game(given.game).kind
    options: dict[str, Any] = {"players": 2, **parse_pairs(kind.options, given.option)}
    league = League({"random": uniform}, weights=given.weights)

    def join(iteration: int, network: Network) -> None:
        if iteration % given.every == 0:
            league.add(f"iteration {iteration}", Checkpoint(network))

    settings = dataclasses.replace(Settings(), steps=given.steps, seed=given.seed)
    print(f"# {given.game} {options} against its own past; {settings}", flush=True)
    learn(given.game, options, settings, given.games, league, join)
    chances = league.chances()
    print(f"{'member':16} {'games':>7} {'won':>6} {'now':>6} {'drawn':>6}")
    for name, result in league.results.items():
        won = (result.wins + result.draws / 2) / max(1, result.games)
        print(f"{name:16} {result.games:7} {won:6.1%} {result.chance:6.1%} {chances[name]:6.1%}")


if __name__ == "__main__":
    main()

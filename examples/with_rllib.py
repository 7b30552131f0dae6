"""RLlib's new API stack: PPO with action masks, one network for all seats of a table, learning from playing itself.

    python examples/with_rllib.py [GAME] [--option players=2]... [--iterations N]

Needs the extra ``envs``, PyTorch and ``pip install "ray[rllib]"``, in an environment of its own: Ray pins a version of
Gymnasium. The environment is PettingZoo's, turned to RLlib's form: the seat to act gets an observation, pay goes to
whom it belongs. The network is RLlib's own module for masks. Before and after, it is examined against random players in
a batch: a few thousand games in a second or two.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import ray
import torch
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModule, RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import biberbau
from biberbau.envs import pettingzoo
from biberbau.envs.vector import vector_env
from biberbau.kernel.options import parse_pairs

EVERYBODY = "everybody"
"""The one network."""

Told = dict[str, Any]


class Table(MultiAgentEnv):  # type: ignore[misc]
    """A game for RLlib: ``config`` has the ``game`` and its options."""

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        options = dict(config or {})
        self._aec = pettingzoo.env(options.pop("game"), **options)
        self.possible_agents = self.agents = list(self._aec.possible_agents)
        self.observation_spaces = {agent: self._space(agent) for agent in self.agents}
        self.action_spaces = {agent: self._aec.action_space(agent) for agent in self.agents}

    def _space(self, agent: str) -> Dict:
        """RLlib's names for what there is to see."""
        parts = self._aec.observation_space(agent)
        actions = parts["action_mask"].shape
        return Dict({"observations": parts["observation"], "action_mask": Box(0.0, 1.0, actions, np.float32)})

    def _seen(self, agent: str) -> Told:
        told = self._aec.observe(agent)
        return {"observations": told["observation"], "action_mask": told["action_mask"].astype(np.float32)}

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deal; the first to act sees the table."""
        self._aec.reset(seed=seed, options=options)
        self.agents = list(self.possible_agents)
        first = self._aec.agent_selection
        return {first: self._seen(first)}, {}

    def step(self, action_dict: Told) -> tuple[Told, Told, Told, Told, Told]:
        """Play the action of the seat to act; at the end everybody sees the table."""
        (action,) = action_dict.values()
        self._aec.step(int(action))
        over = all(self._aec.terminations.values())
        now = self.possible_agents if over else [self._aec.agent_selection]
        # a seat that sees something is paid, too, be it nothing
        paid = {agent: float(pay) for agent, pay in self._aec.rewards.items() if pay or agent in now}
        if over:
            self.agents = []
        ended = {"__all__": over, **dict.fromkeys(now, over)}
        return {agent: self._seen(agent) for agent in now}, paid, ended, {"__all__": False}, {}


def examined(module: RLModule, game: str, options: dict[str, Any], games: int = 2000) -> float:
    """How many games against random players the network wins, with its likeliest actions; shared victories count less."""
    envs = vector_env(game, games, seat="random", autoreset_mode="Disabled", **options)
    observation, _ = envs.reset(seed=10**6)
    won, playing = 0.0, np.ones(games, dtype=np.bool_)
    players = envs.game.players
    while playing.any():
        actions = np.where(playing, likeliest(module, observation), -1)
        observation, paid, over, _, _ = envs.step(actions)
        won += float(((paid[over & playing] * (players - 1) + 1) / players).sum())
        playing &= ~over
    return won / games


def likeliest(module: RLModule, observation: dict[str, NDArray[Any]]) -> NDArray[np.int64]:
    """The network's first choice in each game."""
    seen = {
        "observations": torch.from_numpy(observation["observation"]),
        "action_mask": torch.from_numpy(observation["action_mask"]).float(),
    }
    with torch.no_grad():
        logits = module.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
    chosen: NDArray[np.int64] = logits.argmax(-1).numpy()
    return chosen


def main() -> None:
    """Train, and examine before and after."""
    parser = argparse.ArgumentParser(description="RLlib's PPO with masks learns from playing itself.")
    parser.add_argument("game", nargs="?", default="beasty_bar", choices=biberbau.game_ids())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--iterations", type=int, default=20)
    given = parser.parse_args()
    options: dict[str, Any] = {
        "players": 2,
        **parse_pairs(biberbau.game(given.game).kind.options, given.option),
    }
    ray.init(include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(
            Table,
            env_config={"game": given.game, "rewards": "rounds", **options},
            disable_env_checking=True,  # RLlib's check plays actions without looking at masks
        )
        .env_runners(num_env_runners=0)
        .multi_agent(policies={EVERYBODY}, policy_mapping_fn=lambda agent, episode, **_: EVERYBODY)
        .rl_module(
            rl_module_spec=MultiRLModuleSpec(
                rl_module_specs={
                    EVERYBODY: RLModuleSpec(
                        module_class=ActionMaskingTorchRLModule,
                        model_config=DefaultModelConfig(fcnet_hiddens=[256, 256], vf_share_layers=True),
                    )
                }
            )
        )
        .training(
            train_batch_size_per_learner=4000,
            minibatch_size=500,
            num_epochs=4,
            lr=5e-4,
            gamma=1.0,
            lambda_=0.95,
        )
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    print(f"before: {examined(algorithm.get_module(EVERYBODY), given.game, options):.1%} won", flush=True)
    for iteration in range(1, given.iterations + 1):
        result = algorithm.train()
        if iteration % 5 == 0 or iteration == given.iterations:
            won = examined(algorithm.get_module(EVERYBODY), given.game, options)
            steps = result["num_env_steps_sampled_lifetime"]
            print(f"iteration {iteration}, {steps:,.0f} decisions: {won:.1%} won", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()

"""tianshou's PPO against a bot: single Gymnasium environments, masks, a few minutes on two cores.

    python examples/with_tianshou.py [GAME] [--option players=2]... [--opponent greedy] [--steps N] [--seed N]

Needs the extra ``envs`` and tianshou 2. The opponents are bots inside the environments, so to tianshou this is one
agent; what it needs to know of us is in two places, ``Renamed`` and ``Actor``.
"""

from __future__ import annotations

import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Dict
from numpy.typing import NDArray
from tianshou.algorithm.modelfree.ppo import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import Tensor, nn

import biberbau.envs.single  # registers the games
from measured import arguments, standing, told

ENVS, HORIZON, WIDTH = 64, 64, 128


class Renamed(gymnasium.Wrapper[dict[str, Any], np.int64, dict[str, Any], np.int64]):
    """Observations under the names by which tianshou's policies know them, and no infos: they would be put into arrays,
    for which those of a game's end (who has won, one seat or two) have no common shape.
    """

    def __init__(self, env: gymnasium.Env[dict[str, Any], np.int64]) -> None:
        super().__init__(env)
        space = env.observation_space
        assert isinstance(space, Dict)
        self.observation_space = Dict({"obs": space["observation"], "mask": space["action_mask"]})

    def reset(self, **given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """As Gymnasium has it."""
        return self._renamed(self.env.reset(**given)[0]), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """As Gymnasium has it."""
        seen, reward, terminated, truncated, _ = self.env.step(action)
        return self._renamed(seen), reward, terminated, truncated, {}

    @staticmethod
    def _renamed(seen: dict[str, Any]) -> dict[str, Any]:
        return {"obs": seen["observation"], "mask": seen["action_mask"]}


class Body(nn.Module):  # type: ignore[misc]
    """Two hidden layers and an output for each of ``outputs``."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, outputs)
        )

    def forward(self, observation: NDArray[np.float32]) -> Tensor:
        """Numbers ``[games, outputs]``."""
        return self.layers(torch.as_tensor(observation))


class Actor(Body):
    """Logits; those of illegal actions are so low that none is ever drawn."""

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Tensor, Any]:
        """As tianshou calls it: ``obs`` has what ``Renamed`` gives."""
        return super().forward(obs.obs).masked_fill(~torch.as_tensor(obs.mask).bool(), -1e9), state


class Critic(Body):
    """What a position is worth."""

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Tensor:
        """As tianshou calls it."""
        return super().forward(obs.obs)


def learn(game_id: str, options: dict[str, Any], opponent: str, steps: int, games: int, seed: int) -> None:
    """Train against ``opponent``; prints how often it is beaten before and after."""
    torch.manual_seed(seed)
    np.random.seed(seed)

    def env() -> gymnasium.Env[dict[str, Any], np.int64]:
        # points tell more than victories: it is paid by how far it is ahead
        return Renamed(
            biberbau.envs.single.env(game_id, opponents=opponent, seat="random", rewards="rounds", **options)
        )

    shown = env()
    space: Any = shown.observation_space["obs"]  # type: ignore[index]
    actor, critic = Actor(space.shape[0], shown.action_space.n), Critic(space.shape[0], 1)  # type: ignore[attr-defined]
    nn.init.constant_(actor.layers[-1].weight, 0.0)
    algorithm = PPO(
        policy=DiscreteActorPolicy(actor=actor, action_space=shown.action_space),
        critic=critic,
        optim=AdamOptimizerFactory(lr=1e-3, eps=1e-5),
        gamma=1.0,
        max_grad_norm=0.5,
        return_scaling=True,
    )

    def likeliest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        with torch.no_grad():
            logits = actor.layers(torch.from_numpy(observations))
            legal = logits.masked_fill(torch.from_numpy(masks) == 0, -torch.inf)
        actions: NDArray[np.int64] = legal.argmax(-1).numpy()
        return actions

    told("before", 0, (0.0, 0.0), standing(game_id, options, opponent, games, likeliest))
    envs = DummyVectorEnv([env for _ in range(ENVS)])
    envs.seed(seed)
    started = time.perf_counter(), time.process_time()
    algorithm.run_training(
        OnPolicyTrainerParams(
            training_collector=Collector(algorithm, envs, VectorReplayBuffer(ENVS * HORIZON, ENVS)),
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=ENVS * HORIZON,
            update_step_num_repetitions=2,
            batch_size=1024,
            show_progress=False,
        )
    )
    spent = time.perf_counter() - started[0], time.process_time() - started[1]
    told("after", steps, spent, standing(game_id, options, opponent, games, likeliest))
    envs.close()


def main() -> None:
    """Train and tell."""
    given, options = arguments("tianshou's PPO learns to beat a bot.", 600_000, "greedy")
    print(f"# {given.game} {options} against {given.opponent}", flush=True)
    learn(given.game, options, given.opponent, given.steps, given.games, given.seed)


if __name__ == "__main__":
    main()

"""torchrl's PPO against a bot: an ``EnvBase`` over a batch of games, masks, a few minutes on two cores.

    python examples/with_torchrl.py [GAME] [--option players=2]... [--opponent greedy] [--steps N] [--seed N]

Needs torchrl. ``Games`` is all that torchrl needs to know of us: hundreds of games stepped by one call, opponents
included, their arrays read through DLPack.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from tensordict import TensorDict, TensorDictBase
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.collectors import Collector
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase, TransformedEnv
from torchrl.envs.transforms import ActionMask
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import biberbau
from biberbau.envs.batch import Batch
from measured import arguments, standing, told

COUNT, HORIZON, WIDTH, MINIBATCH = 256, 32, 128, 1024


class Games(EnvBase):  # type: ignore[misc]
    """``count`` games of one seat against bots. What a step returns is its own: the batch overwrites its arrays."""

    def __init__(self, game: biberbau.Game, count: int, opponent: str, seed: int) -> None:
        super().__init__(batch_size=[count])
        # points tell more than victories: it is paid by how far it is ahead
        self.games = Batch(
            game, count, seed, rewards="rounds", autoreset="disabled", opponents=opponent, seat="random"
        )
        encoded, actions = game.kind.encoded, len(game.kind.actions)
        self.observation_spec = Composite(
            observation=Unbounded((count, encoded)),
            action_mask=Binary(actions, (count, actions), dtype=torch.bool),
            shape=[count],
        )
        self.action_spec = Categorical(actions, (count,), dtype=torch.int64)
        self.reward_spec = Unbounded((count, 1))
        self._observations, self._masks, self._over, self._seats, self._rewards = (
            torch.from_dlpack(array)
            for array in (
                self.games.observations,
                self.games.masks,
                self.games.terminated,
                self.games.observers,
                self.games.rewards,
            )
        )

    def _shown(self) -> dict[str, Tensor]:
        over = self._over.clone().unsqueeze(-1)
        return {
            "observation": self._observations.clone(),
            "action_mask": self._masks.bool(),
            "terminated": over,
            "done": over.clone(),
        }

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDictBase:
        which = None if tensordict is None else tensordict.get("_reset", None)
        self.games.reset(which=None if which is None else which.reshape(-1).numpy())
        shown = self._shown()
        begun = torch.zeros_like(shown["done"])
        return TensorDict(shown | {"terminated": begun, "done": begun.clone()}, self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        seats = self._seats.unsqueeze(-1).clone()
        self.games.step(tensordict["action"].numpy())
        paid = self._rewards.gather(1, seats)
        return TensorDict(self._shown() | {"reward": paid}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self.games.reset(seed)


def body(inputs: int, outputs: int) -> nn.Sequential:
    """Two hidden layers."""
    last = nn.Linear(WIDTH, outputs)
    nn.init.constant_(last.weight, 0.0)
    return nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), last)


def learn(game_id: str, options: dict[str, Any], opponent: str, steps: int, games: int, seed: int) -> None:
    """Train against ``opponent``; prints how often it is beaten before and after."""
    torch.manual_seed(seed)
    game = biberbau.game(game_id, **options)
    env = TransformedEnv(Games(game, COUNT, opponent, seed), ActionMask())
    layers = body(game.kind.encoded, len(game.kind.actions))
    actor = ProbabilisticActor(
        TensorDictModule(layers, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(body(game.kind.encoded, 1), ["observation"])
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic, average_gae=True)
    losses = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.05)
    optimizer = torch.optim.Adam(losses.parameters(), lr=1e-3, eps=1e-5)

    def likeliest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        with torch.no_grad():
            logits = layers(torch.from_numpy(observations))
            legal = logits.masked_fill(torch.from_numpy(masks) == 0, -torch.inf)
        actions: NDArray[np.int64] = legal.argmax(-1).numpy()
        return actions

    told("before", 0, (0.0, 0.0), standing(game_id, options, opponent, games, likeliest))
    started = time.perf_counter(), time.process_time()
    frames = COUNT * HORIZON
    collector = Collector(
        env, actor, frames_per_batch=frames, total_frames=steps, auto_register_policy_transforms=False
    )
    for data in collector:
        with torch.no_grad():
            advantage(data)
        flat = data.reshape(-1)
        for _ in range(2):
            for part in torch.randperm(len(flat)).split(MINIBATCH):
                loss = losses(flat[part])
                total = loss["loss_objective"] + loss["loss_critic"] + loss["loss_entropy"]
                optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(losses.parameters(), 0.5)
                optimizer.step()
    collector.shutdown()
    spent = time.perf_counter() - started[0], time.process_time() - started[1]
    told("after", steps, spent, standing(game_id, options, opponent, games, likeliest))


def main() -> None:
    """Train and tell."""
    given, options = arguments("torchrl's PPO learns to beat a bot.", 1_000_000, "greedy")
    print(f"# {given.game} {options} against {given.opponent}", flush=True)
    learn(given.game, options, given.opponent, given.steps, given.games, given.seed)


if __name__ == "__main__":
    main()

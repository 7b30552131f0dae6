"""Judges that bring PyTorch, JAX or Ray: run by ``python -m tests.envs.judges`` in the environment that has them.

    python -m tests.envs.judges.heavy NAME GAME …

prints a line of JSON for each game. Learning means here that it runs to its end, masks included; how well is in the
documentation of the examples.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from .rows import ROOT

PLAYERS = 2
sys.path.insert(0, str(ROOT / "examples"))


def players(game: str) -> int:
    """Two, or as few as the game allows."""
    from biberbau.games import kind

    return max(PLAYERS, kind(game).players[0])


def single(game: str, **settings: Any) -> Any:
    """One seat against random players."""
    import biberbau.envs.single

    return biberbau.envs.single.env(game, players=players(game), **settings)


# ------------------------------------------------------------------------------------------ stable-baselines3


def sb3_checks(game: str) -> None:
    """Its checker, warnings about unbounded observations and names of spaces left out."""
    from stable_baselines3.common.env_checker import check_env

    check_env(single(game, illegal="random"), warn=False)


def sb3_check_ignores_masks(game: str) -> None:
    """The control: an environment of ten lines with masks fails its check as ours does without ``illegal="random"``."""
    from stable_baselines3.common.env_checker import check_env

    from .controls import Masked

    for env, refusal in ((Masked(), "is not legal"), (single(game), "is not legal now")):
        try:
            check_env(env, warn=False)
        except Exception as error:
            assert refusal in str(error)
        else:
            raise AssertionError(f"the check passes {env}: it looks at masks now")


def sb3_learns(game: str) -> None:
    """Masked actions in training, and afterwards: none that is not legal, or the environment would raise."""
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    env = single(game)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, n_epochs=2, seed=1)
    model.learn(512)
    assert model.num_timesteps == 512
    mean, _ = evaluate_policy(model, env, n_eval_episodes=2, warn=False)
    assert -1 <= mean <= 1


def sb3_vector_learns(game: str) -> None:
    """The same with games of a batch as its vector: masks of all of them, and an evaluation through its own loop."""
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    from biberbau.envs.sb3 import GameVecEnv

    envs = GameVecEnv(game, 8, players=players(game))
    model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=64, n_epochs=2, seed=1)
    model.learn(512)
    assert model.num_timesteps == 512
    mean, _ = evaluate_policy(model, envs, n_eval_episodes=8, warn=False)
    assert -1 <= mean <= 1
    envs.close()


# --------------------------------------------------------------------------------------------------- tianshou


def tianshou_multi_agent(game: str) -> None:
    """A learner at the first seat, random policies at the others, in tianshou's own wrapper of PettingZoo."""
    from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    from biberbau.envs import pettingzoo

    def env() -> Any:
        return PettingZooEnv(pettingzoo.env(game, players=players(game)))

    shown = env()
    network = Net(
        state_shape=shown.observation_space["observation"].shape,
        action_shape=shown.action_space.n,
        hidden_sizes=[64],
    )
    learner = DQN(
        policy=DiscreteQLearningPolicy(model=network, action_space=shown.action_space, eps_training=0.1),
        optim=AdamOptimizerFactory(lr=1e-3),
        target_update_freq=100,
    )
    others = [
        MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=shown.action_space)
        for _ in range(players(game) - 1)
    ]
    everybody = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=shown)
    collector = Collector(
        everybody,
        DummyVectorEnv([env for _ in range(4)]),
        VectorReplayBuffer(2000, 4),
        exploration_noise=True,
    )
    collector.reset()
    found = everybody.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=600,
            collection_step_num_env_steps=200,
            update_step_num_gradient_steps_per_sample=0.05,
            batch_size=32,
            show_progress=False,
        )
    )
    assert found.train_step >= 600


def tianshou_learns(game: str) -> None:
    """Two collections of 4,096 steps and what is learned from them."""
    from with_tianshou import learn

    learn(game, {"players": players(game)}, "random", 8192, 20, 1)


# ---------------------------------------------------------------------------------------------------- torchrl


def torchrl_checks(game: str) -> None:
    """What the environment gives is what its specs say."""
    from torchrl.envs import TransformedEnv, check_env_specs
    from torchrl.envs.transforms import ActionMask

    import biberbau
    from with_torchrl import Games

    games = Games(biberbau.game(game, players=players(game)), 3, "random", 1)
    check_env_specs(TransformedEnv(games, ActionMask()), break_when_any_done="both")


def torchrl_learns(game: str) -> None:
    """One batch of 8,192 steps and what is learned from it."""
    from with_torchrl import learn

    learn(game, {"players": players(game)}, "random", 8192, 20, 1)


# ------------------------------------------------------------------------------------------------------ RLlib


def in_rllib(game: str) -> Any:
    """RLlib's own wrapper of PettingZoo, with the names that its masking module wants."""
    from gymnasium.spaces import Box, Dict
    from pettingzoo.utils.wrappers import BaseWrapper
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    from biberbau.envs import pettingzoo

    class Renamed(BaseWrapper):
        def observation_space(self, agent: str) -> Dict:
            space = super().observation_space(agent)
            mask = Box(0.0, 1.0, space["action_mask"].shape, np.float32)
            return Dict({"observations": space["observation"], "action_mask": mask})

        def observe(self, agent: str) -> dict[str, Any]:
            seen = super().observe(agent)
            return {
                "observations": seen["observation"],
                "action_mask": seen["action_mask"].astype(np.float32),
            }

    return PettingZooEnv(Renamed(pettingzoo.env(game, players=players(game))))


def rllib_learns(game: str) -> None:
    """All seats by one module, on the new stack, in this process."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}  # it sends and leaves nothing
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    if not ray.is_initialized():
        ray.init(num_cpus=1, include_dashboard=False, object_store_memory=100 << 20, log_to_driver=False)
    register_env(game, lambda _: in_rllib(game))
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [64], "fcnet_hiddens": [64]},
    )
    config = (
        PPOConfig()
        .environment(game, disable_env_checking=True)
        .env_runners(num_env_runners=0, rollout_fragment_length=100)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda *_, **__: "shared")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"shared": module}))
        .training(train_batch_size_per_learner=200, minibatch_size=64, num_epochs=1)
    )
    algorithm = config.build_algo()
    found = algorithm.train()
    algorithm.stop()
    assert found["num_env_steps_sampled_lifetime"] >= 200
    assert np.isfinite(found["learners"]["shared"]["total_loss"])


def rllib_check_ignores_masks(game: str) -> None:
    """The control: an environment of RLlib's own with masks fails its check in the same way."""
    from gymnasium.spaces import Box, Discrete
    from ray.rllib.env.multi_agent_env import make_multi_agent
    from ray.rllib.examples.envs.classes.action_mask_env import ActionMaskEnv
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    theirs = make_multi_agent(ActionMaskEnv)(
        {"num_agents": 1, "action_space": Discrete(100), "observation_space": Box(-1.0, 1.0, (5,))}
    )
    for env, refusal in ((theirs, "Invalid action"), (in_rllib(game), "is not legal now")):
        told = [_complaint(check_multiagent_environments, env) for _ in range(TRIES)]
        assert any(refusal in one for one in told), f"the check looks at masks now: {told}"


TRIES = 40
"""Half the actions of RLlib's environment are legal, so it passes one such check in two."""


def _complaint(check: Callable[[Any], None], env: Any) -> str:
    try:
        check(env)
    except ValueError as error:
        return "".join(traceback.format_exception(error))
    return ""


# ----------------------------------------------------------------------------------------------------- DLPack


def dlpack_in_torch(game: str) -> None:
    """The test of the test suite, with PyTorch."""
    _tested("test_torch_takes_all_of_them", game)


def dlpack_in_jax(game: str) -> None:
    """The test of the test suite, with JAX."""
    _tested("test_jax_takes_all_that_are_contiguous", game)


def _tested(test: str, game: str) -> None:
    from .. import test_dlpack

    getattr(test_dlpack, test)(game)


def main() -> None:
    """Let one judge judge games."""
    warnings.simplefilter("ignore")
    name, *games = sys.argv[1:]
    judge: Callable[[str], None] = globals()[name]
    for game in games:
        try:
            judge(game)
            verdict = "passes"
        except Exception:
            verdict = traceback.format_exc()
        print(json.dumps({"game": game, "verdict": verdict}), flush=True)


if __name__ == "__main__":
    main()

"""Stable-Baselines3's VecEnv: its own conventions, and the games that a batch plays."""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from biberbau.envs.batch import Batch
from biberbau.envs.league import League
from biberbau.envs.policies import uniform
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids, kind
from biberbau.match import Game, Match
from common.seats import players_near

NOT_INSTALLED = 'is not installed: pip install "biberbau[sb3]"'


def test_without_the_extra_it_says_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "stable_baselines3", None)
    monkeypatch.setitem(sys.modules, "stable_baselines3.common.monitor", None)
    monkeypatch.delitem(sys.modules, "biberbau.envs.sb3", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r'pip install "biberbau\[sb3\]"'):
        importlib.import_module("biberbau.envs.sb3")
    monkeypatch.delitem(sys.modules, "biberbau.envs.sb3", raising=False)


@pytest.fixture
def sb3() -> Any:
    pytest.importorskip("stable_baselines3", reason=f"Stable-Baselines3 {NOT_INSTALLED}")
    return importlib.import_module("biberbau.envs.sb3")


@pytest.mark.parametrize("game", game_ids())
def test_it_is_a_batch(sb3: Any, game: str) -> None:
    """Seeds, observations, masks, pay and ends are those of a batch; what ended is in its info, as Monitor has it."""
    players = players_near(game, 3)
    envs = sb3.vec_env(game, 3, players=players, rewards="rounds", seat="random")
    batch = Batch(
        Game.of(game, {"players": players}),
        3,
        [7, 8, 9],
        rewards="rounds",
        autoreset="same_step",
        opponents="random",
        seat="random",
    )
    envs.seed(7)
    seen = envs.reset()
    returns, lengths, ends = np.zeros(3), np.zeros(3, dtype=int), 0
    while ends < 2:
        assert seen.dtype == np.float32
        assert seen.tobytes() == batch.observations.tobytes()
        assert all(one in envs.observation_space for one in seen)
        masks = np.stack(envs.env_method("action_masks"))
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, batch.masks != 0)
        assert np.array_equal(masks, envs.action_masks())
        assert envs.get_attr("seat") == batch.observers.tolist()
        actions, own = batch.sample().copy(), batch.observers.copy()
        batch.step(actions)
        seen, paid, over, infos = envs.step(actions)
        assert paid.dtype == np.float32
        assert paid.tolist() == batch.rewards[np.arange(3), own].tolist()
        assert over.tolist() == batch.terminated.tolist()
        returns, lengths = returns + paid, lengths + 1
        for number, info in enumerate(infos):
            assert info["TimeLimit.truncated"] is False
            assert ("terminal_observation" in info) == ("episode" in info) == bool(over[number])
            if over[number]:
                ends += 1
                assert info["terminal_observation"].tobytes() == batch.final_observations[number].tobytes()
                assert info["episode"]["r"] == pytest.approx(returns[number], abs=1e-4)
                assert info["episode"]["l"] == lengths[number]
                assert info["is_success"] == (batch.results[number, own[number]] > 0)
                returns[number], lengths[number] = 0, 0
    envs.close()


def test_it_deals_the_games_of_its_seeds(sb3: Any) -> None:
    envs = sb3.vec_env("beasty_bar", 2, players=2)
    envs.seed(5)
    first = envs.reset()
    for number in range(2):
        match = Match(envs.game, 5 + number)
        if match.to_act == 0:
            assert first[number].tobytes() == match.view(0).encode().tobytes()
    assert not np.array_equal(envs.reset(), first)
    envs.seed(5)
    assert np.array_equal(envs.reset(), first)
    envs.set_options({"position": 1})
    with pytest.raises(OptionError, match="reset has no options"):
        envs.reset()


def test_places_are_reached_as_sb3_does(sb3: Any) -> None:
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.vec_env import VecMonitor

    envs = sb3.vec_env("beasty_bar", 3, players=2, render_mode="rgb_array")
    envs.seed(1)
    envs.reset()
    assert len(envs.env_method("action_masks", indices=[0, 2])) == 2
    assert len(envs.env_method("action_masks", indices=1)) == 1
    assert envs.get_attr("game") == [envs.game] * 3
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("nothing")
    with pytest.raises(AttributeError, match="cannot be set"):
        envs.set_attr("seat", 1)
    assert envs.env_is_wrapped(Monitor) == [True] * 3
    assert envs.env_is_wrapped(VecMonitor, [0]) == [False]
    assert envs.env_method("render", indices=0)[0].shape == (600, 960, 3)
    assert envs.render().ndim == 3
    with pytest.warns(UserWarning, match="already wrapped with a `Monitor`"):
        monitored = VecMonitor(envs)
    monitored.reset()
    for _ in range(30):
        _, _, over, infos = monitored.step(envs.batch.masks.argmax(axis=1))
        assert all(("episode" in info) == ended for info, ended in zip(infos, over, strict=True))


def test_illegal_actions_are_refused_or_replaced(sb3: Any) -> None:
    strict, lenient = sb3.vec_env("beasty_bar", 2), sb3.vec_env("beasty_bar", 2, illegal="random")
    for envs in (strict, lenient):
        envs.seed(1)
        envs.reset()
    wrong = strict.batch.masks.argmin(axis=1)
    with pytest.raises(IllegalActionError):
        strict.step(wrong)
    for actions in (wrong, np.array([-1, 999])):
        lenient.step(actions)
    with pytest.raises(OptionError, match="an action for each game"):
        lenient.step(np.array([0.5, 1.0]))
    with pytest.raises(OptionError, match="illegal is raise or random"):
        sb3.vec_env("beasty_bar", 2, illegal="lowest")
    with pytest.raises(OptionError, match="name opponents"):
        sb3.vec_env("beasty_bar", 2, opponents=None)


@pytest.mark.parametrize("game", game_ids())
def test_sb3_checks_it(sb3: Any, game: str) -> None:
    """SB3's checker is content with the single environment, and an algorithm without masks runs on the vector."""
    from gymnasium.wrappers import FilterObservation, FlattenObservation
    from stable_baselines3 import A2C
    from stable_baselines3.common.env_checker import check_env

    from biberbau.envs.single import env

    players = kind(game).players[1]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        one = env(game, players=players, illegal="random")
        check_env(FlattenObservation(FilterObservation(one, ["observation"])), skip_render_check=True)
    envs = sb3.vec_env(game, 4, players=players, illegal="random")
    A2C("MlpPolicy", envs, n_steps=4, seed=1, device="cpu").learn(64)
    assert envs.batch.deals.sum() >= 4


@pytest.mark.compiled
def test_maskable_ppo_learns(sb3: Any) -> None:
    """In a minute it wins clearly more against random players than before; against a league it runs as well."""
    pytest.importorskip("sb3_contrib", reason=f"sb3-contrib {NOT_INSTALLED}")
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from sb3_contrib.common.maskable.utils import is_masking_supported

    train = sb3.vec_env("beasty_bar", 64, players=2, seat="random", rewards="rounds")
    exam = sb3.vec_env("beasty_bar", 64, players=2, seat="random")
    assert is_masking_supported(train)
    model = MaskablePPO("MlpPolicy", train, n_steps=32, batch_size=512, seed=1, device="cpu", ent_coef=0.01)

    def wins() -> float:
        exam.seed(100)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            paid, _ = evaluate_policy(model, exam, n_eval_episodes=400, return_episode_rewards=True)
        return float((np.array(paid) > 0).mean())

    before = wins()
    model.learn(80_000)
    after = wins()
    print(f"MaskablePPO won {before:.1%} before and {after:.1%} after 80,000 decisions")
    assert after > before + 0.1
    rivals = sb3.vec_env("beasty_bar", 16, players=3, opponents=[League({"uniform": uniform}), "random"])
    MaskablePPO("MlpPolicy", rivals, n_steps=16, batch_size=64, seed=1, device="cpu").learn(512)

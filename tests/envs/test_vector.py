"""Gymnasium's vector environment: the games of matches, autoreset as Gymnasium defines it, its own wrappers."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from biberbau.envs import ids, single  # noqa: F401 - registers the games
from biberbau.envs.rewards import Payer
from biberbau.envs.vector import GameVectorEnv, vector_env
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match, Moment
from common.seats import players_near

STEPS = 40 if INTERPRETED else 600
MODES = list(AutoresetMode)


class Slow:
    """One game of a vector environment in self-play, by its match; dealt anew from the stream of the first."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.match = Match(game, seed)
        self.last = self.match.to_act or 0
        self.payer = Payer(game)
        self.payer.begin(self.match.position().state)

    def look(self) -> tuple[bytes, list[int], int]:
        """Observation, legal actions, who acts."""
        seat = self.match.to_act
        self.last = self.last if seat is None else seat
        legal = [action.id for action in self.match.legal()]
        return self.match.view(self.last).encode().tobytes(), legal, -1 if seat is None else seat

    def step(self, action: int) -> list[float]:
        """Everybody's pay."""
        self.match.play(action)
        return self.payer.pay(self.match.position().state).tolist()

    def deal(self) -> None:
        """The next game: a blank state, the same stream."""
        stream = self.match.moment.rng
        self.match = Match(self.game, 0)
        state = np.zeros(1, dtype=self.game.kind.dtype)[0]
        from biberbau.kernel.events import NO_EVENTS

        self.game.kind.rules.deal(state, self.game.options_array, stream, NO_EVENTS)
        self.match._moments = [Moment(self.game, state, stream)]
        self.payer = Payer(self.game)
        self.payer.begin(state)
        self.last = self.match.to_act or 0


def shown(observation: dict[str, Any], info: dict[str, Any], number: int) -> tuple[bytes, list[int], int]:
    """What one game of a vector environment shows."""
    legal = np.flatnonzero(observation["action_mask"][number]).tolist()
    return observation["observation"][number].tobytes(), legal, int(info["actor"][number])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("game", game_ids())
def test_self_play_is_matches_side_by_side(game: str, mode: AutoresetMode) -> None:
    """Observation, mask, actor and pay of every decision, over the ends of games, in every autoreset mode."""
    count = 3
    envs = vector_env(game, count, opponents=None, players=players_near(game, 2), autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    slow = [Slow(envs.game, 20 + number) for number in range(count)]
    observation, info = envs.reset(seed=20)
    over = np.zeros(count, dtype=np.bool_)
    for _ in range(STEPS):
        before = [one.look() for one in slow]
        for number, one in enumerate(before):
            assert shown(observation, info, number) == one
        if mode is AutoresetMode.DISABLED and over.any():
            observation, info = envs.reset(options={"reset_mask": over})
            for number in np.flatnonzero(over).tolist():
                slow[number].deal()
            over = np.zeros(count, dtype=np.bool_)
            continue
        actions = envs.sample()
        observation, paid, ended, cut, info = envs.step(actions)
        assert not cut.any()
        finals = [number for number in range(count) if "final_obs" in info and info["_final_obs"][number]]
        for number, one in enumerate(slow):
            if over[number]:  # NEXT_STEP: this step has dealt, whatever the action was
                one.deal()
                assert (paid[number], ended[number]) == (0.0, False)
                continue
            seat = before[number][2]
            everybody = one.step(int(actions[number]))
            assert info["rewards"][number].tolist() == everybody
            assert paid[number] == everybody[seat]
            assert ended[number] == one.match.over
            if mode is AutoresetMode.SAME_STEP and one.match.over:
                final = info["final_obs"][number]
                assert final["observation"].tobytes() == one.look()[0]
                assert not final["action_mask"].any()
                assert info["final_info"]["seat"][number] == seat
                assert info["final_info"]["rewards"][number].tolist() == everybody
                finals.remove(number)
                one.deal()
        assert not finals
        over = ended if mode is not AutoresetMode.SAME_STEP else over
    envs.close()


@pytest.mark.parametrize("seat", [0, "random"])
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("game", game_ids())
def test_spaces_hold_what_comes_out(game: str, mode: AutoresetMode, seat: int | str) -> None:
    """One seat against random players, with the most players: spaces, dtypes, and every game ends and begins again."""
    players = kind(game).players[1]
    envs = vector_env(game, 4, players=players, seat=seat, autoreset_mode=mode)
    observation, info = envs.reset(seed=1)
    for _ in range(STEPS // 2):
        assert observation in envs.observation_space
        for number in range(4):
            single_one = {name: array[number] for name, array in observation.items()}
            assert single_one in envs.single_observation_space
        assert set(info) >= {"action_mask", "_action_mask", "seat", "_seat"}
        assert "actor" not in info
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        actions = envs.sample()
        observation, paid, over, cut, info = envs.step(actions)
        assert (paid.dtype, over.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        assert (paid[~over] == 0).all()
        assert (np.abs(paid) <= 1).all()
        if mode is AutoresetMode.DISABLED and over.any():
            observation, info = envs.reset(options={"reset_mask": over})


def test_seeds_are_those_of_gymnasium() -> None:
    """An int counts up, a list names each, without one the streams go on; and the single environment deals the same."""
    game = Game.of("beasty_bar")
    envs = vector_env("beasty_bar", 3, opponents=None)
    first, _ = envs.reset(seed=5)
    for number in range(3):
        match = Match(game, 5 + number)
        assert first["observation"][number].tobytes() == match.view(match.to_act).encode().tobytes()
    second, _ = envs.reset()
    assert not np.array_equal(first["observation"], second["observation"])
    again, _ = envs.reset(seed=[5, 6, 7])
    assert np.array_equal(first["observation"], again["observation"])
    mixed, _ = envs.reset(seed=[5, None, 7])
    assert np.array_equal(first["observation"][[0, 2]], mixed["observation"][[0, 2]])
    assert np.array_equal(second["observation"][1], mixed["observation"][1])
    assert np.array_equal(
        vector_env("beasty_bar", 3, opponents=None).reset(seed=5)[0]["observation"], first["observation"]
    )
    unseeded = [vector_env("beasty_bar", 3, opponents=None).reset()[0]["observation"] for _ in range(2)]
    assert not np.array_equal(*unseeded)


def test_arrays_are_copied_or_the_batch_s_own() -> None:
    safe, quick = (vector_env("beasty_bar", 2, copy=copy) for copy in (True, False))
    seen, reused = safe.reset(seed=1)[0], quick.reset(seed=1)[0]
    before = seen["observation"].copy()
    for envs in (safe, quick):
        observation = envs.step(envs.batch.masks.argmax(axis=1))[0]
    assert np.array_equal(seen["observation"], before)
    assert reused["observation"] is observation["observation"] is quick.batch.observations
    assert not np.array_equal(reused["observation"], before)


def test_gymnasium_makes_it_and_wraps_it() -> None:
    envs: Any = gymnasium.make_vec(
        ids.gymnasium_id("beasty_bar"), num_envs=4, players=2, autoreset_mode="SameStep"
    )
    assert isinstance(envs.unwrapped, GameVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped: Any = DictInfoToList(RecordEpisodeStatistics(envs))
    _, infos = wrapped.reset(seed=1)
    ends = 0
    while ends < 6:
        actions = [int(info["action_mask"].argmax()) for info in infos]
        _, paid, over, _, infos = wrapped.step(np.array(actions))
        for number, info in enumerate(infos):
            assert ("final_obs" in info) == over[number]
            if over[number]:
                ends += 1
                assert info["episode"]["r"] == pytest.approx(paid[number])
                assert set(info["final_obs"]) == {"observation", "action_mask"}


def test_sampling_by_gymnasium_s_masks_is_legal() -> None:
    envs = vector_env("beasty_bar", 3)
    observation, _ = envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(10):
        actions = envs.action_space.sample(mask=tuple(observation["action_mask"]))
        observation, *_ = envs.step(actions)


def test_misuse_is_refused() -> None:
    envs = vector_env("beasty_bar", 2, opponents=None)
    with pytest.raises(ResetNeeded):
        envs.step([0, 0])
    observation, _ = envs.reset(seed=1)
    wrong = (observation["action_mask"] == 0).argmax(axis=1)
    with pytest.raises(IllegalActionError, match="game 0: "):
        envs.step(wrong)
    for mask, error in (
        ([True, False], TypeError),
        (np.array([1, 0]), TypeError),
        (np.array([True]), ValueError),
        (np.array([False, False]), ValueError),
    ):
        with pytest.raises(error, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})
    for options in ({"position": 1}, {"reset_mask": np.array([True, False]), "seat": 1}, {"players": 2}):
        strange = [name for name in options if name != "reset_mask"]
        with pytest.raises(OptionError, match=rf"reset has the option 'reset_mask', not \['{strange[0]}'\]"):
            envs.reset(seed=1, options=options)
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        envs.reset(seed=[1])
    with pytest.raises(OptionError, match="a batch is played against"):
        vector_env("beasty_bar", 2, opponents="search:400")
    with pytest.raises(OptionError, match="one of NextStep, SameStep, Disabled, not 'Never'"):
        vector_env("beasty_bar", 2, autoreset_mode="Never")
    for spelt in ("same_step", "SameStep"):
        assert vector_env("beasty_bar", 2, autoreset_mode=spelt).autoreset_mode is AutoresetMode.SAME_STEP

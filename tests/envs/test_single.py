"""Gymnasium's single environment: its own checks, the games of matches, bots that never peek, nothing illegal."""

from __future__ import annotations

import copy
import importlib
import json
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import (
    check_env,
    check_reset_seed_determinism,
    check_returned_data_not_reused,
    data_equivalence,
)

from biberbau.bots.bot import named
from biberbau.bots.memory import recalled
from biberbau.envs import ids, single
from biberbau.envs.batch import Batch
from biberbau.envs.rewards import Payer
from biberbau.errors import IllegalActionError, OptionError, PositionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.rng import below, key_of, seed_bytes, stream
from biberbau.match import Game, Match, Position
from common.seats import players_near

FEW = 8 if INTERPRETED else 60


def tables() -> list[tuple[str, int]]:
    """Every game with the fewest and the most players."""
    return [(game, players) for game in game_ids() for players in kind(game).players]


def quietly(env: gymnasium.Env[Any, Any]) -> None:
    """``check_env``, without its advice that no observation should be unbounded and that ids are best checked bare."""
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", message=".*A Box observation space m(in|ax)imum value is -?infinity.*"
        )
        check_env(env.unwrapped)


@pytest.mark.parametrize(("game", "players"), tables())
def test_gymnasium_finds_nothing_to_complain_of(game: str, players: int) -> None:
    """Its checker plays actions without looking at the mask, so illegal ones are played for."""
    quietly(gymnasium.make(ids.gymnasium_id(game), players=players, illegal="random"))


@pytest.mark.parametrize("game", game_ids())
def test_what_is_returned_is_new_and_seeded(game: str) -> None:
    env = single.env(game, opponents="random", illegal="random")
    check_reset_seed_determinism(env)
    check_returned_data_not_reused(env)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("game", game_ids())
def test_the_table_is_drawn(game: str, mode: str) -> None:
    env = gymnasium.make(ids.gymnasium_id(game), render_mode=mode)
    env.reset(seed=1)
    drawn: Any = env.render()
    if mode == "ansi":
        assert isinstance(drawn, str)
        assert len(drawn) > 100
    else:
        assert drawn.dtype == np.uint8
        assert drawn.shape[2] == 3
        assert drawn.std() > 1
    assert single.env(game).render() is None


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_a_match_of_bots(game: str) -> None:
    """Same seed, same bots, same dice: what the environment shows is what this seat sees of the match."""
    players = players_near(game, 3)
    played, names, seat = Game.of(game, {"players": players}), ("greedy", "random")[: players - 1], 1
    env = single.env(game, players=players, opponents=names, seat=seat, rewards="rounds")
    observation, info = env.reset(seed=11)
    match, payer, choices = Match(played, 11), Payer(played, "rounds"), np.random.default_rng(1)
    others = Others({(seat + 1 + i) % players: name for i, name in enumerate(names)}, 11)
    others.play(match)
    payer.begin(match.position().state)
    for _ in range(FEW):
        view = match.view(seat)
        assert observation["observation"].tobytes() == view.encode().tobytes()
        legal = [action.id for action in view.legal]
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(env.action_masks(), observation["action_mask"])
        assert (info["seat"], info["ply"]) == (seat, match.ply)
        action = int(choices.choice(legal))
        observation, reward, over, cut, info = env.step(np.int64(action))
        match.play(action)
        paid = payer.pay(match.position().state)
        for ply in others.play(match):
            paid += payer.pay(ply)
        assert (reward, over, cut) == (float(paid[seat]), match.over, False)
        if over:
            assert info["scores"] == match.scores
            assert info["winners"] == match.winners
            assert not observation["action_mask"].any()
            assert observation["observation"].tobytes() == match.view(seat).encode().tobytes()
            break


class Others:
    """The players of the other seats, by their names, with the dice that they throw in a game of this seed."""

    def __init__(self, names: dict[int, str], seed: int) -> None:
        self.names, self.seed = names, seed
        self.dice = stream(key_of(seed_bytes(seed), "players"))

    def play(self, match: Match) -> list[np.record]:
        """They play until it is the turn of a seat without a name; the states on the way."""
        states = []
        while (seat := match.to_act) in self.names:
            view = match.view(seat)
            if self.names[seat] == "random":
                count = len(view.legal)
                match.play(view.legal[0 if count == 1 else int(below(self.dice, count))])
            else:
                view = recalled(view, str(self.seed).encode())
                match.play(named(self.names[seat]).choose(view, f"{self.seed}-{match.ply}".encode()))
            states.append(match.position().state)
        return states


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["beasty_bar", "biber_gang"])
def test_random_opponents_are_those_of_a_batch(game: str) -> None:
    """A game of the same seed is the same game through both doors."""
    env = single.env(game, players=2, seat=1)
    batch = Batch(env.game, 1, [5], opponents="random", seat=1, autoreset="disabled", threads=1)
    observation, _ = env.reset(seed=5)
    choices, over = np.random.default_rng(2), False
    while not over:
        assert observation["observation"].tobytes() == batch.observations[0].tobytes()
        assert observation["action_mask"].tobytes() == batch.masks[0].tobytes()
        action = choices.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = env.step(action)
        batch.step([int(action)])
        assert (reward, over) == (float(batch.rewards[0, 1]), bool(batch.terminated[0]))


def test_searching_opponents_play_too() -> None:
    env = single.env("biber_gang", players=2, opponents="search:20")
    observation, _ = env.reset(seed=1)
    for _ in range(4):
        observation, _, over, _, _ = env.step(np.int64(observation["action_mask"].argmax()))
        assert not over


def test_seeds_name_games() -> None:
    env, other = single.env("beasty_bar"), single.env("beasty_bar")
    first = env.reset(seed=3)
    assert data_equivalence(first, other.reset(seed=3))
    second = env.reset()
    assert not data_equivalence(first, second), "without a seed another game is dealt"
    assert data_equivalence(second, other.reset()), "and it follows from the seed before"
    assert data_equivalence(first, env.reset(seed=3))
    assert not data_equivalence(single.env("beasty_bar").reset(), single.env("beasty_bar").reset())


def test_a_drawn_seat_is_every_seat_at_times() -> None:
    env = single.env("beasty_bar", players=2, seat="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_what_is_illegal_raises_or_is_played_for() -> None:
    env = single.env("biber_gang", players=2)
    observation, _ = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match="is not legal now; seat 0 may"):
        env.step(wrong)
    with pytest.raises(TypeError):
        env.step(observation["action_mask"].argmax() + 0.5)
    assert np.array_equal(env.action_masks(), observation["action_mask"]), "nothing has happened"
    lenient = single.env("biber_gang", players=2, illegal="random")
    lenient.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = lenient.step(np.int64(10**6))
    with pytest.raises(IllegalActionError, match="the game is over"):
        lenient.step(np.int64(0))


def test_nothing_is_played_before_the_first_reset() -> None:
    with pytest.raises(ResetNeeded):
        single.env("biber_gang").step(np.int64(0))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 9}, "option players is a whole number"),
        ({"colour": 1}, "there is no option 'colour'"),
        ({"opponents": "cheater"}, "there is no bot 'cheater'"),
        ({"opponents": ["greedy"]}, "1 opponents for 4 players"),
        ({"seat": True}, "seat is a number from 0 to 3"),
        ({"illegal": "lose"}, "illegal is raise or random"),
        ({"render_mode": "svg"}, "render_mode is None or one of human, ansi, rgb_array"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        single.env("beasty_bar", **arguments)


@pytest.mark.parametrize("game", game_ids())
def test_the_door_shows_one_seat_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another world that this seat cannot tell apart, all that the door gives is the same: arrays, info, drawing."""
    from biberbau.envs import drawing

    env, choices = single.env(game, players=players_near(game, 3), seat=1), np.random.default_rng(4)
    observation, _ = env.reset(seed=5)
    for ply in range(FEW):
        if ply % 4 == 0:
            truth, told = copy.deepcopy(env._play), env._look()
            position = Position(env.game, truth.true[0].copy())
            for number in range(3):
                world = position.as_seen_by(1).filled(number)
                env._play.take_up(world.state)
                other = env._look()
                assert other[0]["observation"].tobytes() == told[0]["observation"].tobytes()
                assert other[0]["action_mask"].tobytes() == told[0]["action_mask"].tobytes()
                assert spoken(other[1]) == spoken(told[1])
                shown = drawing.ansi(Match(env.game, 0, start=position).view(1))
                assert drawing.ansi(env._play.view(1)) == shown
            monkeypatch.setattr(env, "_play", truth)
        legal = np.flatnonzero(observation["action_mask"])
        observation, _, over, _, _ = env.step(choices.choice(legal))
        if over:
            break


def spoken(info: dict[str, Any]) -> str:
    """An info as text, but for how many actions there were (a world begins anew)."""
    return json.dumps({k: np.asarray(v).tolist() for k, v in info.items() if k != "ply"})


def test_a_game_begins_where_one_says() -> None:
    match = Match(Game.of("biber_gang", {"players": 2}), 1)
    match.play(match.legal()[0])
    env = single.env("biber_gang", players=2)
    observation, info = env.reset(options={"position": match.position(), "seat": match.to_act})
    assert info["seat"] == match.to_act
    assert observation["observation"].tobytes() == match.view(match.to_act).encode().tobytes()
    with pytest.raises(OptionError, match="reset has no option 'start', it has position, seat"):
        env.reset(options={"start": 1})
    with pytest.raises(PositionError, match="of this very game"):
        env.reset(options={"position": "somewhere"})


def test_every_game_is_registered_once() -> None:
    importlib.reload(single)
    for game in game_ids():
        spec = gymnasium.spec(ids.gymnasium_id(game))
        assert spec.kwargs == {"game": game}
    gymnasium.register_envs(single)

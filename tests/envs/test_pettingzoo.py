"""PettingZoo's own tests, and ours: what leaves this door is what the rules say, and no more."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.utils import wrappers

import biberbau
from biberbau.envs import pettingzoo
from biberbau.envs.ids import env_id, gymnasium_id
from biberbau.envs.parallel import Parallel
from biberbau.envs.play import Play
from biberbau.errors import IllegalActionError, OptionError, PositionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Match, Position, match_stream
from common.seats import numbers_near, players_near

with (
    warnings.catch_warnings()
):  # where pygame is installed, PettingZoo's tests import its own games, the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

TABLES = numbers_near(0, 3, 99, games=game_ids())
SIMULTANEOUS = tuple(game for game in game_ids() if kind(game).simultaneous)
THEIR_REMARKS = (  # made of every environment with masks, and of every one whose observations are dicts
    "ignore:Action mask numpy array is all zeros:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:reset knows the option:UserWarning",  # they give one that no environment has
)


def each_table(test: Callable[..., None]) -> Callable[..., None]:
    """For every game, with the fewest, with three and with the most players."""
    return pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{g}-{n}" for g, n in TABLES])(test)


def their_remarks(test: Callable[..., None]) -> Callable[..., None]:
    """Without the warnings of PettingZoo's tests that say nothing about us."""
    for remark in THEIR_REMARKS:
        test = pytest.mark.filterwarnings(remark)(test)
    return test


def any_legal(seen: dict[str, Any], chance: random.Random) -> int:
    """One of the actions of an observation's mask."""
    return int(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def at_random(env: Any, chance: random.Random, most: int = 10**9) -> Iterator[tuple[str, int]]:
    """Play on at random; yields the agent that is to act and what it will do, before it does."""
    for _ in range(most):
        if not env.agents or env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        action = any_legal(env.observe(env.agent_selection), chance)
        yield env.agent_selection, action
        env.step(action)


# ------------------------------------------------------------------------------------------------ PettingZoo's tests


@each_table
@their_remarks
def test_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=8 if INTERPRETED else 60)


@their_remarks
@pytest.mark.parametrize("game", game_ids())
def test_api_of_a_game_cut_off_and_paid_by_rounds(game: str) -> None:
    api_test(
        pettingzoo.env(game, players=players_near(game, 3), rewards="rounds", max_cycles=5), num_cycles=20
    )


@each_table
def test_seed(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=8 if INTERPRETED else 30)


@their_remarks
@pytest.mark.parametrize(("game", "players"), numbers_near(2, 4, 6, games=SIMULTANEOUS))
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players=players), num_cycles=40 if INTERPRETED else 300)


class Willing(Parallel):
    """For tests that take actions anywhere in the space: what may not be done becomes the first thing that may."""

    def step(self, actions: dict[str, Any]) -> Any:
        """Choose for them."""
        return super().step(
            {agent: first_legal(self.observe(agent), actions[agent]) for agent in self.agents}
        )


def first_legal(seen: dict[str, Any], action: Any) -> int:
    """The action, or the first legal one."""
    return int(action) if seen["action_mask"][action] else int(np.argmax(seen["action_mask"]))


def willing(game: str, **options: Any) -> Willing:
    """A parallel environment that takes any action."""
    options = {"rewards": "game", "render_mode": None, "max_cycles": None, "seen_by": "spectator"} | options
    own = {name: options.pop(name) for name in ("rewards", "render_mode", "max_cycles", "seen_by")}
    return Willing(biberbau.game(game, **options), **own)


@pytest.mark.parametrize(("game", "players"), numbers_near(2, 5, games=SIMULTANEOUS))
def test_parallel_seed(game: str, players: int) -> None:
    parallel_seed_test(lambda: willing(game, players=players), num_cycles=60)


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_max_cycles(game: str) -> None:
    """With the first legal action each, two players act equally often in their first four decisions."""

    class FirstLegal(pettingzoo.RawEnv):
        def step(self, action: int | None) -> None:
            super().step(None if action is None else first_legal(self.observe(self.agent_selection), 0))

    def aec(max_cycles: int) -> FirstLegal:
        return FirstLegal(
            biberbau.game(game, players=players_near(game, 2)), "game", None, max_cycles, "actor"
        )

    max_cycles_test(
        SimpleNamespace(env=aec, parallel_env=lambda max_cycles: willing(game, max_cycles=max_cycles))
    )


@pytest.mark.parametrize("game", game_ids())
def test_render(game: str) -> None:
    def env(render_mode: str) -> Any:
        return pettingzoo.env(game, players=players_near(game, 3), render_mode=render_mode)

    render_test(env)


# --------------------------------------------------------------------------------------------------------- our tests


@each_table
def test_a_game_is_the_same_as_a_match(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players)
    env.reset(seed=9)
    match = Match(biberbau.game(game, players=players), seed=9)
    chance = random.Random(1)
    for agent, action in at_random(env, chance, 60 if INTERPRETED else 400):
        seat = match.to_act
        assert agent == f"player_{seat}"
        seen, view = env.observe(agent), match.view(seat)
        assert seen["observation"].tobytes() == view.encode().tobytes()
        assert np.flatnonzero(seen["action_mask"]).tolist() == [action.id for action in view.legal]
        match.play(action)
    if match.over:
        assert all(env.terminations.values())


@each_table
def test_only_the_agent_to_act_has_a_mask(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players)
    env.reset(seed=2)
    for agent, _ in at_random(env, random.Random(2), 20 if INTERPRETED else 150):
        for other in env.agents:
            mask = env.observe(other)["action_mask"]
            assert mask.dtype == np.int8
            assert bool(mask.any()) == (other == agent)
            assert mask.tobytes() == env.infos[other]["action_mask"].tobytes()
            assert env.observation_space(other).contains(env.observe(other))


@pytest.mark.parametrize("rewards", ["game", "rounds"])
@pytest.mark.parametrize("game", game_ids())
def test_rewards_add_up(game: str, rewards: str) -> None:
    players = players_near(game, 3)
    env = pettingzoo.env(game, players=players, rewards=rewards)
    env.reset(seed=3)
    chance, total, owed = random.Random(3), np.zeros(players), dict.fromkeys(env.agents, 0.0)
    most = 10**9 if not INTERPRETED else 60
    while not env.terminations[agent := env.agent_selection] and env.unwrapped.play.ply < most:
        assert env.last(observe=False)[1] == pytest.approx(owed[agent])
        owed[agent] = 0.0
        env.step(any_legal(env.observe(agent), chance))
        paid = np.array([env.rewards[other] for other in env.possible_agents])
        assert paid.sum() == pytest.approx(0, abs=1e-4)
        total += paid
        for other in env.agents:
            owed[other] += env.rewards[other]
    raw = env.unwrapped
    if not raw.terminations[env.agent_selection]:
        return
    scores, winners = raw.game.scores(raw.play.true[0]), raw.game.winners(raw.play.true[0])
    if rewards == "game":
        share = 1 / len(winners)
        wanted = [(players * share * (seat in winners) - 1) / (players - 1) for seat in range(players)]
    else:
        sign = -1 if raw.game.kind.fewest_win(raw.game.options) else 1
        wanted = [sign * (score - sum(scores) / players) for score in scores]
    assert total == pytest.approx(wanted, abs=1e-3)


@pytest.mark.lengthy
@pytest.mark.parametrize("game", game_ids())
def test_what_is_not_known_changes_nothing(game: str) -> None:
    """Other worlds that look the same to one seat: its tensors, masks, infos and texts, now and a few actions later."""
    env = pettingzoo.env(game, players=players_near(game, 3), render_mode="ansi")
    env.reset(seed=4)
    raw, chance = env.unwrapped, random.Random(4)
    followed = 0
    for number, _ in enumerate(at_random(env, chance, 25 if INTERPRETED else 240)):
        if number % 12:
            continue
        for seat, agent in enumerate(env.possible_agents):
            true = Position(raw.game, raw.play.true[0].copy())
            world = in_world(env, true.as_seen_by(seat).filled(f"{number} {seat}"))
            env.unwrapped.seen_by = world.unwrapped.seen_by = agent
            same_to(agent, env, world)
            followed += follow(agent, copy.deepcopy(env), world, random.Random(number))
    assert followed > 10


def in_world(env: Any, position: Position) -> Any:
    """A copy of an environment in another true position; its masks are found anew."""
    world = copy.deepcopy(env)
    raw = world.unwrapped
    raw.play.take_up(position.state)
    raw._ask(raw.play.actor)
    return world


def same_to(agent: str, env: Any, world: Any) -> None:
    """Everything that an agent gets out of two environments is the same, byte for byte."""
    for name in ("observation", "action_mask"):
        assert env.observe(agent)[name].tobytes() == world.observe(agent)[name].tobytes()
    assert env.infos[agent]["action_mask"].tobytes() == world.infos[agent]["action_mask"].tobytes()
    assert env.rewards[agent] == world.rewards[agent]
    assert env.terminations[agent] == world.terminations[agent]
    assert env.agent_selection == world.agent_selection
    assert env.render() == world.render()


def follow(agent: str, env: Any, world: Any, chance: random.Random) -> int:
    """The same actions with the same luck in both, until one shows this agent something; how many."""
    seat, both = env.possible_agents.index(agent), (env, world)
    matches = []
    for one in both:
        play = one.unwrapped.play
        play.streams[0] = match_stream(b"what follows")
        matches.append(Match(play.game, b"what follows", start=Position(play.game, play.true[0].copy())))
    for number in range(8):
        if env.terminations[agent]:
            return number
        first, second = (one.observe(one.agent_selection)["action_mask"] for one in both)
        legal = np.flatnonzero(first & second).tolist()
        if not legal:
            return number
        action = chance.choice(legal)
        told = []
        for one, match in zip(both, matches, strict=True):
            one.step(action)
            match.play(action)
            assert one.unwrapped.play.true.tobytes() == match.position().state.tobytes()
            told.append(match.events(seat, since=match.ply - 1))
        if told[0] != told[1]:
            return number
        same_to(agent, env, world)
    return 8


@pytest.mark.parametrize("game", game_ids())
def test_an_illegal_action_is_refused_and_changes_nothing(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=5)
    seen = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    legal = [env.unwrapped.game.kind.actions[i].notation for i in np.flatnonzero(seen["action_mask"])]
    before = env.unwrapped.play.true.tobytes()
    with pytest.raises(IllegalActionError, match="is not legal now") as caught:
        env.step(illegal)
    assert list(caught.value.legal) == legal
    assert env.unwrapped.play.true.tobytes() == before
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(len(seen["action_mask"]))
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(None)


def test_their_wrapper_ends_a_game_on_an_illegal_action() -> None:
    env = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env("beasty_bar", players=3), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 * (other == agent) for other in env.possible_agents}


def test_notes_on_a_mask_change_nothing() -> None:
    env = pettingzoo.env("beasty_bar")
    env.reset(seed=1)
    agent = env.agent_selection
    env.observe(agent)["action_mask"][:] = 1
    env.infos[agent]["action_mask"][:] = 1
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError):
        env.step(illegal)


@pytest.mark.parametrize("game", game_ids())
def test_a_copy_goes_on_by_itself(game: str) -> None:
    env = pettingzoo.env(game, players=players_near(game, 2))
    env.reset(seed=6)
    for _ in at_random(env, random.Random(6), 20):
        pass
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.unwrapped.play.true.tobytes()
        ways = []
        for one in (copy.deepcopy(twin), twin):
            ways.append(
                [
                    one.observe(agent)["observation"].tobytes()
                    for agent, _ in at_random(one, random.Random(7), 30)
                ]
            )
        assert ways[0] == ways[1]
        assert env.unwrapped.play.true.tobytes() == before


def test_seeds_go_on_from_the_first() -> None:
    def games(env: Any) -> list[bytes]:
        env.reset(seed=8)
        found = []
        for _ in range(3):
            found.append(env.unwrapped.play.true.tobytes())
            env.reset()
        return found

    first = games(pettingzoo.env("beasty_bar"))
    assert first == games(pettingzoo.env("beasty_bar"))
    assert len(set(first)) == 3
    fresh = pettingzoo.env("beasty_bar"), pettingzoo.env("beasty_bar")
    for env in fresh:
        env.reset()
    assert fresh[0].unwrapped.play.true.tobytes() != fresh[1].unwrapped.play.true.tobytes()


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(OptionError, match="players"):
        pettingzoo.env("beasty_bar", players=9)
    with pytest.raises(OptionError, match="render_mode is None or one of human, ansi, rgb_array"):
        pettingzoo.env("beasty_bar", render_mode="svg")
    with pytest.raises(OptionError, match="rewards is one of game, rounds"):
        pettingzoo.env("beasty_bar", rewards="turns")
    with pytest.raises(OptionError, match="seen_by is one of actor, spectator, player_0, player_1"):
        pettingzoo.env("beasty_bar", players=2, seen_by="player_2")
    with pytest.raises(OptionError, match="max_cycles is at least 1"):
        pettingzoo.env("beasty_bar", max_cycles=0)
    with pytest.raises(OptionError, match="use env\\('beasty_bar'\\)"):
        pettingzoo.parallel_env("beasty_bar")


@pytest.mark.parametrize("game", game_ids())
def test_their_registry_makes_it(game: str) -> None:
    theirs = pytest.importorskip("pettingzoo.env_registry", reason="PettingZoo before 1.26 has no registry")
    env = theirs.registration.make("aec", gymnasium_id(game), players=players_near(game, 3))
    env.reset(seed=1)
    assert env.unwrapped.metadata["name"] == env_id(game)
    if game in SIMULTANEOUS:
        assert isinstance(theirs.registration.make("parallel", gymnasium_id(game)), Parallel)


def test_a_game_begins_where_one_says(capsys: pytest.CaptureFixture[str]) -> None:
    game = biberbau.game("beasty_bar", players=2)
    match = Match(game, 1)
    match.play(match.legal()[0])
    env = pettingzoo.env("beasty_bar", players=2, render_mode="human")
    env.reset(seed=3, options={"position": match.position()})
    assert env.agent_selection == f"player_{match.to_act}"
    assert env.unwrapped.play.true.tobytes() == match.position().state.tobytes()
    drawn = capsys.readouterr().out
    assert drawn
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert capsys.readouterr().out not in ("", drawn)
    with pytest.raises(PositionError, match="of this very game"):
        pettingzoo.env("beasty_bar", players=3).reset(options={"position": match.position()})
    with pytest.warns(UserWarning, match="reset knows the option 'position'"):
        env.reset(options={"start": 1})


@pytest.mark.process
@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium"])
def test_it_says_which_extra_is_missing(package: str) -> None:
    script = f"import sys; sys.modules[{package!r}] = None; import biberbau.envs.pettingzoo"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.stderr.strip().endswith('pip install "biberbau[envs]"')


def test_its_name_is_versioned_and_its_state_is_secret() -> None:
    env = pettingzoo.env("beasty_bar")
    env.reset(seed=1)
    assert str(env.unwrapped) == env.metadata["name"] == env_id("beasty_bar")
    assert env.render() is None
    with pytest.raises(NotImplementedError):
        env.state()


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["beasty_bar", "biber_gang"])
def test_a_step_is_quick(game: str) -> None:
    """Thousands of decisions in a second of one core, with ``last`` and all wrappers."""
    env = pettingzoo.env(game, players=players_near(game, 2))
    env.reset(seed=0)
    chance, steps, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < 0.5:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else any_legal(seen, chance))
            steps += 1
    assert steps / (time.process_time() - start) > 3_000


# ---------------------------------------------------------------------------------------------------------- parallel


def answers(env: Parallel, chance: random.Random) -> dict[str, int | None]:
    """A legal action of everybody who has one."""
    found: dict[str, int | None] = {}
    for agent in env.agents:
        legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        found[agent] = chance.choice(legal) if legal else None
    return found


@pytest.mark.parametrize(("game", "players"), numbers_near(2, 4, 6, games=SIMULTANEOUS))
def test_all_are_asked_at_once_where_all_choose_at_once(game: str, players: int) -> None:
    """And the game is the one that a match makes of the same choices, in the order of the rules."""
    env = pettingzoo.parallel_env(game, players=players)
    env.reset(seed=10)
    match = Match(biberbau.game(game, players=players), seed=10)
    chance, kept, at_once = random.Random(10), {seat: list[int]() for seat in range(players)}, 0
    simultaneous = kind(game).simultaneous
    while env.agents and match.ply < (200 if INTERPRETED else 2_000):
        together = decides(env.play.true[0], KIND) in simultaneous
        chosen = answers(env, chance)
        asked = [agent for agent, action in chosen.items() if action is not None]
        assert len(asked) == (players if together else 1)
        at_once += together
        if not together:
            assert asked == [f"player_{match.to_act}"]
        for seat, action in enumerate(chosen.values()):
            kept[seat] += [] if action is None else [action]
        before = {agent: env.observe(agent)["observation"].tobytes() for agent in env.agents}
        seen, _, _, _, infos = env.step(chosen)
        while match.to_act is not None and kept[match.to_act] and not waits(env, match):
            match.play(kept[match.to_act].pop(0))
        for agent, one in seen.items():
            seat = env.possible_agents.index(agent)
            assert infos[agent]["action_mask"].tobytes() == one["action_mask"].tobytes()
            if decides(env.play.true[0], KIND) not in simultaneous:
                assert one["observation"].tobytes() == match.view(seat).encode().tobytes()
        assert env.play.true[0].tobytes() == match.position().state.tobytes()
        assert len(before) == players
    assert at_once > 0
    assert INTERPRETED or match.over


def waits(env: Parallel, match: Match) -> bool:
    """Whether the choices are still being kept."""
    return match.position().state.tobytes() == env.play.true[0].tobytes()


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_choices_are_kept_secret_until_all_are_there(game: str) -> None:
    """What the others choose changes nothing of what a seat sees while they choose."""
    players = players_near(game, 4)
    seen = []
    for way in range(6):
        env = pettingzoo.parallel_env(game, players=players)
        env.reset(seed=11)
        chance = random.Random(way)
        told = []
        while decides(env.play.true[0], KIND) in kind(game).simultaneous:
            chosen = answers(env, chance)
            legal = np.flatnonzero(env.observe("player_1")["action_mask"])
            told.append(env.observe("player_1"))
            env.step(chosen | {"player_1": int(legal[0])})
        seen.append(b"".join(one[name].tobytes() for one in told for name in ("observation", "action_mask")))
    assert len(told) > 1
    assert len(set(seen)) == 1


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_a_seats_mask_depends_on_no_other_seats_choice(game: str) -> None:
    """Whatever the seats before it choose, in every phase of the game in which all choose at once."""
    play, chance = Play(biberbau.game(game, players=players_near(game, 4)), "game"), random.Random(12)
    phases = 0
    for seed in range(2 if INTERPRETED else 12):
        play.begin(seed)
        while play.actor >= 0 and play.ply < 400:
            if decides(play.true[0], KIND) in kind(game).simultaneous:
                phases += 1
                assert masks(play, random.Random(1)) == masks(play, random.Random(chance.random()))
            play.play(chance.choice(np.flatnonzero(play.mask()).tolist()))
    assert phases


def masks(play: Play, chance: random.Random) -> dict[int, bytes]:
    """The mask of every seat when its choice begins, the seats before it having chosen at random."""
    found: dict[int, bytes] = {}
    state, rng, rules = play.true[0].copy(), play.rng.copy(), play.game.kind.rules
    phase = decides(state, KIND)
    while decides(state, KIND) == phase:
        mask = play.mask(state)
        seat = int(rules.actor(state))
        if seat != play.actor:
            found.setdefault(seat, mask.tobytes())
        rules.apply(state, chance.choice(np.flatnonzero(mask).tolist()), rng, NO_EVENTS)
    return found


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_whoever_is_asked_has_to_choose_something_legal(game: str) -> None:
    env = pettingzoo.parallel_env(game, players=players_near(game, 2))
    env.reset(seed=1)
    before = env.play.true.tobytes()
    legal = int(np.argmax(env.observe("player_0")["action_mask"]))
    illegal = int(np.flatnonzero(env.observe("player_1")["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match="player_1 has to choose one of"):
        env.step({"player_0": legal})
    with pytest.raises(IllegalActionError, match="seat 1 may"):
        env.step({"player_0": legal, "player_1": illegal})
    with pytest.raises(TypeError):
        env.step({"player_0": legal, "player_1": legal + 0.5})
    assert env.play.true.tobytes() == before
    assert env.observe("player_0")["action_mask"][legal] == 1


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_nobody_plays_before_a_game_or_after_it(game: str) -> None:
    env = pettingzoo.parallel_env(game, players=players_near(game, 2), max_cycles=1)
    with pytest.raises(ResetNeeded):
        env.step({})
    seen, _ = env.reset(seed=1)
    env.step({agent: int(shown["action_mask"].argmax()) for agent, shown in seen.items()})
    with pytest.raises(ResetNeeded):
        env.step({})

"""A name, a level, an object or a function plays wherever an opponent can be named."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.bots import LEVELS, player
from biberbau.bots.bot import GreedyBot, RandomBot
from biberbau.envs import single
from biberbau.errors import IllegalActionError, OptionError
from biberbau.kernel.actions import Action
from biberbau.lab.arena import arena
from biberbau.match import Match, View

GAME = biberbau.game("beasty_bar", players=2)


class Highest:
    """The highest number; it counts how often it was asked, and whose view it got."""

    name = "highest"

    def __init__(self) -> None:
        self.seats: list[int | None] = []

    def choose(self, view: View, seed: bytes) -> Action:
        self.seats.append(view.seat)
        assert view.seen_by == view.to_act
        assert seed
        return view.legal[-1]


def first(view: View, seed: bytes) -> int:
    """The first legal action, as a number."""
    return view.legal[0].id


def test_own_bots_and_functions_play_in_the_arena() -> None:
    own = Highest()
    standings = arena(GAME, [own, first], 2)
    assert [standing.bot for standing in standings] == ["highest", "first"]
    assert [standing.games for standing in standings] == [2, 2]
    assert set(own.seats) == {0, 1}


def test_own_bots_play_against_a_learner() -> None:
    own = Highest()
    env = single.env("beasty_bar", players=3, opponents=[own, "random"])
    match, over = Match(env.game, 4), False
    observation, _ = env.reset(seed=4)
    while not over:
        observation, _, over, _, _ = env.step(np.int64(observation["action_mask"].argmax()))
    assert set(own.seats) == {1}, "it sits after the learner"
    assert match.ply == 0


@pytest.mark.compiled
@pytest.mark.parametrize("name", LEVELS[:2])
def test_levels_are_names(name: str) -> None:
    view = Match(GAME, 1).view(0)
    assert player(name, GAME).choose(view, b"seed") in view.legal
    env = single.env("beasty_bar", players=2, opponents=name)
    observation, _ = env.reset(seed=1)
    env.step(np.int64(observation["action_mask"].argmax()))


def test_what_an_own_bot_may_not_do_is_refused() -> None:
    def cheats(view: View, seed: bytes) -> Any:
        return next(a for a in view.game.kind.actions if a not in view.legal)

    with pytest.raises(IllegalActionError, match="is not legal now"):
        arena(GAME, [cheats, "random"], 1)
    env = single.env("beasty_bar", players=2, opponents=cheats, seat=1)
    with pytest.raises(IllegalActionError, match="is not legal now"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("who", "message"),
    [
        ("clever", "there is no bot 'clever'; bots are: .* levels relaxed, keen, strong"),
        (Highest, "Highest is a class: give one of its objects"),
        (7, "a player is a name, an object with choose"),
    ],
)
def test_what_cannot_play_is_named(who: Any, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        arena(GAME, [who, "random"], 1)
    with pytest.raises(OptionError, match=message):
        single.env("beasty_bar", players=2, opponents=who)


def test_names_are_the_bots_they_name() -> None:
    assert isinstance(player("random", GAME), RandomBot)
    assert isinstance(player("greedy", GAME), GreedyBot)


def test_greedy_looks_at_as_many_samples_as_it_is_told() -> None:
    view = Match(GAME, 1).view(0)
    assert player("greedy:1", GAME).choose(view, b"seed") in view.legal
    assert (player("greedy:1", GAME).name, player("greedy:12", GAME).name) == ("greedy:1", "greedy")
    for wrong in ("greedy:", "greedy:0", "greedy:many", "greedy:100000"):
        with pytest.raises(OptionError, match="greedy looks at 1 to 1000 samples"):
            player(wrong, GAME)

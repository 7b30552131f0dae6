"""Leagues: a member for each seat of each game, by weights; results that count what has been played."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from biberbau.envs.batch import Batch
from biberbau.envs.league import League, Result
from biberbau.envs.policies import uniform
from biberbau.errors import IllegalActionError, OptionError
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game

COUNT, STEPS = (8, 60) if INTERPRETED else (64, 240)


def lowest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return masks.argmax(axis=1)


def highest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


class Recorder:
    """Plays the lowest action and notes where it sits."""

    def __init__(self) -> None:
        self.sat: list[tuple[int, int]] = []

    def __call__(
        self, observations: Any, masks: Any, games: NDArray[np.int64], seats: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        self.sat += zip(games.tolist(), seats.tolist(), strict=True)
        return lowest(observations, masks)


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("seat", [0, "random"])
def test_results_count_every_game_once(autoreset: str, seat: int | str) -> None:
    """Wins, draws and losses are those of the victory, game by game, also where seats are paid by rounds."""
    league = League({"first": lowest, "second": uniform})
    game = Game.of("beasty_bar", {"players": 3})
    batch = Batch(
        game, COUNT, 5, opponents=[league, "random"], seat=seat, autoreset=autoreset, rewards="rounds"
    )
    scores: list[int] = []
    for _ in range(STEPS):
        own = batch.observers.copy()
        batch.step(batch.sample())
        for number in np.flatnonzero(batch.terminated).tolist():
            seated = int(own[number])
            result = batch.results[number]
            scores.append(int(np.sign(result[seated] - result[(seated + 1) % 3])))
    found = league.results.values()
    assert sum(one.games for one in found) == len(scores) > COUNT
    assert sum(one.wins for one in found) == scores.count(1)
    assert sum(one.losses for one in found) == scores.count(-1)
    assert sum(one.draws for one in found) == scores.count(0)
    assert all(one.games > len(scores) / 4 for one in found)


def test_one_member_plays_a_game_to_its_end() -> None:
    """The first to decide for a seat decides for it until the game is over, whatever is added or retired meanwhile."""
    first, second = Recorder(), Recorder()
    league = League({"first": first})
    batch = Batch(Game.of("beasty_bar", {"players": 2}), 20, 1, opponents=league, autoreset="disabled")
    for _ in range(4):
        batch.step(batch.sample())
    league.add("second", second)
    league.retire("first")
    while not batch.terminated.all():
        batch.step(batch.sample())
    assert not second.sat
    assert league.names == ("second",)
    assert league.results["first"].games == 20
    batch.reset()
    while not batch.terminated.all():
        batch.step(batch.sample())
    assert league.results["first"].games == league.results["second"].games == 20


def test_a_game_that_is_given_up_counts_for_nobody() -> None:
    league = League({"only": lowest})
    batch = Batch(Game.of("beasty_bar", {"players": 2}), 6, 1, opponents=league, seat="random")
    for _ in range(5):
        batch.step(batch.sample())
    batch.reset()
    assert league.results["only"].games == 0


def test_the_same_seeds_meet_the_same_members() -> None:
    """Also in another number of threads, and in a league that has been pickled."""

    def run(threads: int, copied: bool) -> tuple[bytes, dict[str, Result]]:
        league = League({"lowest": lowest, "uniform": uniform}, weights="hard", window=50)
        league.add("highest", load=lambda: highest) if not copied else league.add("highest", highest)
        if copied:
            league = pickle.loads(pickle.dumps(league))
        batch = Batch(
            Game.of("beasty_bar", {"players": 4}), COUNT, 3, opponents=league, seat="random", threads=threads
        )
        for _ in range(STEPS // 2):
            batch.step(np.where(batch.actors < 0, 0, batch.masks.argmax(axis=1)))
        return batch.observations.tobytes(), league.results

    once, again = run(1, False), run(2, True)
    assert once == again
    assert pickle.loads(pickle.dumps(again[1])) == again[1]
    assert sum(result.games for result in again[1].values()) > COUNT


def played(wins: int, games: int) -> Result:
    return Result(games, wins, 0, float(games), float(wins))


def test_weights_say_whom_one_meets() -> None:
    """Uniform; most often the one that wins most; most often equals; one's own. New members count as equals."""
    results = {"weak": played(98, 98), "equal": played(49, 98), "strong": played(0, 98)}
    members = {**dict.fromkeys(results, lowest), "new": lowest}
    chances = {
        weights: League(members, weights=weights, results=results, power=1).chances()  # type: ignore[arg-type]
        for weights in ("uniform", "hard", "even")
    }
    assert set(chances["uniform"].values()) == {0.25}
    hard, even = chances["hard"], chances["even"]
    assert hard["strong"] == pytest.approx(99 * hard["weak"])
    assert hard["equal"] == hard["new"] == pytest.approx(50 * hard["weak"])
    assert even["equal"] == even["new"] > 20 * even["weak"]
    assert even["weak"] == pytest.approx(even["strong"])
    own = League(members, weights=lambda results: {"weak": results["weak"].games, "new": 2.0})
    assert own.chances() == {"weak": 0.0, "equal": 0.0, "strong": 0.0, "new": 1.0}
    assert sum(League(members, weights="even").chances().values()) == pytest.approx(1)


@pytest.mark.compiled
def test_members_are_drawn_by_their_weights() -> None:
    chances = {"a": 0.5, "b": 0.0, "c": 0.125, "d": 0.375}
    league = League(dict.fromkeys(chances, lowest), weights=lambda _: chances)
    numbers, left = league.drawn(np.random.default_rng(1).random(80_000))
    assert (np.bincount(numbers, minlength=4) / 80_000).tolist() == pytest.approx(
        list(chances.values()), abs=0.01
    )
    for number in (0, 2, 3):  # what is left of a draw is as good as a new one
        assert np.histogram(left[numbers == number], 4, (0, 1))[0] / (numbers == number).sum() == (
            pytest.approx(np.full(4, 0.25), abs=0.03)
        )


def test_recent_games_count_most() -> None:
    result = Result()
    for _ in range(40):
        result = result.with_more(10, 0, 0, window=50.0)
    beaten = result.with_more(100, 100, 0, window=50.0)
    assert (beaten.games, beaten.wins, beaten.losses) == (500, 100, 400)
    assert result.chance < 0.05
    assert beaten.chance > 0.8
    whole = Result().with_more(3, 1, 1, float("inf"))
    assert (whole.recent_games, whole.recent_wins, whole.chance) == (3.0, 1.5, 0.5)


def test_loaders_are_called_when_needed_and_few_stay() -> None:
    loaded: list[str] = []

    def loader(name: str) -> Any:
        return lambda: loaded.append(name) or lowest  # type: ignore[func-returns-value]

    league = League(keep=2)
    for name in "abc":
        league.add(name, load=loader(name))
    assert not loaded
    for number in (0, 1, 0, 2, 0, 1):
        league.member(number)
    assert loaded == ["a", "b", "c", "b"]


def test_misuse_is_refused() -> None:
    league = League({"one": lowest})
    with pytest.raises(OptionError, match="there is a member 'one' already, or was"):
        league.add("one", lowest)
    with pytest.raises(OptionError, match="is a policy, or has a function load"):
        league.add("two")
    with pytest.raises(OptionError, match="is a policy, or has a function load"):
        league.add("two", lowest, load=lambda: lowest)
    with pytest.raises(OptionError, match="there is no member 'two'; members are: one"):
        league.retire("two")
    with pytest.raises(OptionError, match="weights are uniform, hard, even or a function"):
        League(weights="pfsp")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="power is positive"):
        League(power=0)
    for given in ({"one": -1.0}, {"one": 0.0}, {"two": 1.0}, {"one": float("nan")}):
        with pytest.raises(OptionError, match="weights are numbers from 0 on"):
            League({"one": lowest}, weights=lambda _, given=given: given).chances()  # type: ignore[misc]
    game = Game.of("beasty_bar", {"players": 2})
    with pytest.raises(OptionError, match="no members: add one"):
        Batch(game, 2, 1, opponents=League(), seat=1)
    with pytest.raises(OptionError, match="policy 'one' gives an action for each row"):
        Batch(game, 2, 1, opponents=League({"one": lambda o, m: m}), seat=1)
    with pytest.raises(IllegalActionError, match=r"policy 'one': game \d: -1 "):
        Batch(game, 2, 1, opponents=League({"one": lambda o, m: m[:, 0] * 0 - 1}), seat=1)
    with pytest.raises(OptionError, match="policy 'late' is called with observations and masks"):
        late = League()
        late.add("late", load=lambda: lambda observations: 0)
        Batch(game, 2, 1, opponents=late, seat=1)

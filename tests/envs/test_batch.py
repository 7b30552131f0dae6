"""The batch: the same games as matches play, whatever the number of threads; nothing illegal; nobody's secrets."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from biberbau.envs.batch import Batch
from biberbau.envs.rewards import Payer
from biberbau.errors import IllegalActionError, OptionError, PositionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match
from biberbau.testing.cover import cover

STEPS = 40 if INTERPRETED else 400
AGAINST = 2 if INTERPRETED else 50
MANY = 6 if INTERPRETED else 24


def rows(game_id: str, most: int = 4) -> list[Game]:
    """Some rows of options of a game; the defaults come first."""
    return [Game(kind(game_id), row) for row in cover(kind(game_id))[:most]]


def snapshot(batch: Batch) -> dict[str, bytes]:
    """All that a batch shows."""
    names = ("observations", "masks", "actors", "observers", "rewards", "terminated", "final_observations")
    return {name: getattr(batch, name).tobytes() for name in names}


def played(batch: Batch, steps: int) -> Iterator[dict[str, bytes]]:
    """What a batch shows while it plays at random."""
    yield snapshot(batch)
    for _ in range(steps):
        batch.step(batch.sample())
        yield snapshot(batch)


@pytest.mark.parametrize("scheme", ["game", "rounds"])
@pytest.mark.parametrize("game", game_ids())
def test_a_game_of_a_batch_is_a_match(game: str, scheme: str) -> None:
    """Same seeds, same actions: actor, mask, observation and rewards are those of matches, up to the end and after."""
    for number, row in enumerate(rows(game)):
        seeds = [f"batch {number} {i}" for i in range(3)]
        batch = Batch(row, 3, seeds, rewards=scheme, autoreset="disabled")
        matches = [Match(row, seed) for seed in seeds]
        payers = [Payer(row, scheme) for _ in seeds]
        for match, payer in zip(matches, payers, strict=True):
            payer.begin(match.position().state)
        last = [0, 0, 0]
        for _ in range(STEPS):
            for i, match in enumerate(matches):
                last[i] = last[i] if match.to_act is None else match.to_act
                compare(batch, i, match, last[i])
            actions = batch.sample().copy()
            batch.step(actions)
            for i, match in enumerate(matches):
                if not match.over:
                    match.play(int(actions[i]))
                else:
                    assert actions[i] == -1
                assert batch.rewards[i].tolist() == payers[i].pay(match.position().state).tolist()
                assert bool(batch.terminated[i]) == match.over
            if all(match.over for match in matches):
                break
        batch.close()


def compare(batch: Batch, i: int, match: Match, last: int) -> None:
    """One game of a batch beside its match; ``last`` is who acts, or acted last."""
    seat = match.to_act
    assert int(batch.actors[i]) == (-1 if seat is None else seat)
    assert np.flatnonzero(batch.masks[i]).tolist() == [action.id for action in match.legal()]
    assert int(batch.observers[i]) == last
    assert batch.observations[i].tobytes() == match.view(last).encode().tobytes()
    assert batch.states[i].tobytes() == match.position().state.tobytes()


def test_a_seed_for_all_gives_each_game_its_own() -> None:
    game = Game.of("beasty_bar")
    batch = Batch(game, 3, seed=7)
    for i in range(3):
        assert batch.states[i].tobytes() == Match(game, f"7/{i}").position().state.tobytes()
    assert Batch(game, 3, seed=np.int64(7)).states.tobytes() == batch.states.tobytes()
    assert (
        Batch(game, 3, seed=np.arange(3)).states.tobytes() == Batch(game, 3, seed=[0, 1, 2]).states.tobytes()
    )


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
@pytest.mark.parametrize("game", game_ids())
def test_threads_and_company_change_nothing(game: str, opponents: str | None) -> None:
    """Any number of threads, and a batch of one: the same bytes."""
    row = rows(game)[0]
    seeds, steps = [f"s{i}" for i in range(5)], AGAINST if opponents == "greedy" else STEPS

    def batch(threads: int, chosen: list[str]) -> Batch:
        return Batch(row, len(chosen), chosen, threads=threads, opponents=opponents, seat="random")

    one, three = batch(1, list(seeds)), batch(3, list(seeds))
    assert (one.threads, three.threads) == (1, 3)
    alone = batch(1, [seeds[3]])
    for first, second in zip(played(one, steps), played(three, steps), strict=True):
        assert first == second
    one.reset(list(seeds))
    alone.reset([seeds[3]])
    for _ in range(steps):
        actions = one.sample().copy()
        one.step(actions)
        alone.step(actions[3:4])
        assert one.observations[3].tobytes() == alone.observations[0].tobytes()
        assert one.rewards[3].tolist() == alone.rewards[0].tolist()
    three.close()
    three.step(three.sample())
    assert three.threads == 1


def test_what_is_illegal_changes_nothing() -> None:
    batch = Batch(Game.of("biber_gang"), 3, seed=1)
    for _ in range(5):
        before = snapshot(batch), batch.states.tobytes()
        legal = np.flatnonzero(batch.masks[1])
        for wrong in (
            int(np.flatnonzero(batch.masks[1] == 0)[0]),
            len(batch.game.kind.actions),
            10**6,
            -1,
        ):
            actions = batch.sample().copy()
            actions[1] = wrong
            with pytest.raises(IllegalActionError) as said:
                batch.step(actions)
            assert str(said.value).startswith(f"game 1: {wrong} (")
            assert f"seat {batch.actors[1]} may" in str(said.value)
            assert list(said.value.legal) == [batch.game.kind.actions[i].notation for i in legal]
            assert (snapshot(batch), batch.states.tobytes()) == before
        batch.step(batch.sample())


def test_nobody_writes_an_action_legal() -> None:
    """Masks may be written over; what is legal stays what the rules say."""
    batch = Batch(Game.of("biber_gang"), 1, seed=1)
    wrong = int(np.flatnonzero(batch.masks[0] == 0)[0])
    batch.masks[:] = 1
    with pytest.raises(IllegalActionError):
        batch.step([wrong])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"count": 0}, "at least one game"),
        ({"threads": 0}, "threads is a positive number"),
        ({"autoreset": "never"}, "autoreset is one of next_step, same_step, disabled"),
        ({"rewards": "points"}, "rewards is one of game, rounds"),
        ({"opponents": "search:400"}, "random or greedy, a policy or a league, not 'search:400'"),
        ({"opponents": ("greedy:1", "greedy", "random")}, r"equally many samples, not at \[1, 12\]"),
        ({"opponents": ("greedy",)}, "1 opponents for 4 players"),
        ({"opponents": "random", "seat": 4}, 'seat is a number from 0 to 3 or "random", not 4'),
        ({"seed": [1, 2]}, "2 seeds for 3 games"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Batch(Game.of("beasty_bar"), **{"count": 3, **arguments})  # type: ignore[arg-type]


def test_wrong_arrays_are_refused() -> None:
    batch = Batch(Game.of("beasty_bar"), 2, seed=1)
    for actions in ([1], [[1, 2]], [1.0, 2.0]):
        with pytest.raises(OptionError, match="an action for each game"):
            batch.step(actions)
    with pytest.raises(OptionError, match="which marks games"):
        batch.reset(which=np.array([1, 0]))
    with pytest.raises(OptionError, match="seats go from 0 to 3"):
        batch.observe(4)
    with pytest.raises(OptionError, match="out is a contiguous float32"):
        batch.observe(0, np.zeros((1, 2), dtype=np.float32))


@pytest.mark.parametrize("opponents", [None, "random"])
def test_when_games_are_dealt_anew(opponents: str | None) -> None:
    """The same seeds and policy in all three ways: the same games, told apart only by when the next one is dealt."""
    game = Game.of("beasty_bar", {"players": 2})
    batches = {
        way: Batch(game, 4, ["a", "b", "c", "d"], autoreset=way, opponents=opponents)
        for way in ("next_step", "same_step", "disabled")
    }
    logs: dict[str, list[list[bytes]]] = {way: [[] for _ in range(4)] for way in batches}
    for way, batch in batches.items():
        for i in range(4):
            logs[way][i].append(batch.observations[i].tobytes())
        for _ in range(3 * STEPS // 4):
            over = batch.terminated.copy() if way != "same_step" else np.zeros(4, dtype=np.bool_)
            # Always the lowest legal action; of no account where the step deals anew.
            batch.step(np.where(batch.actors < 0, -1, batch.masks.argmax(axis=1)))
            if way == "disabled" and over.any():
                batch.reset(which=over)
            for i in range(4):
                if over[i]:
                    assert not batch.terminated[i]
                    assert not batch.rewards[i].any()
                if way == "same_step" and batch.terminated[i]:
                    logs[way][i].append(batch.final_observations[i].tobytes())
                logs[way][i].append(batch.observations[i].tobytes())
                if batch.terminated[i]:
                    assert abs(batch.rewards[i].sum()) < 1e-6
                    assert way == "same_step" or not batch.masks[i].any()
        assert (batch.deals > 1).all()
    for i in range(4):
        shortest = min(len(logs[way][i]) for way in logs)
        assert (
            logs["next_step"][i][:shortest]
            == logs["same_step"][i][:shortest]
            == logs["disabled"][i][:shortest]
        )


def test_a_finished_game_waits() -> None:
    batch = Batch(Game.of("beasty_bar", {"players": 2}), 1, seed=1, autoreset="disabled")
    while not batch.terminated[0]:
        batch.step(batch.sample())
    seen = batch.observations.copy()
    with pytest.raises(IllegalActionError, match="game 0 is over: reset it"):
        batch.step([0])
    batch.step([-1])
    assert batch.terminated[0]
    assert not batch.rewards.any()
    assert np.array_equal(batch.observations, seen)
    batch.reset()
    assert not batch.terminated[0]
    assert batch.deals.tolist() == [2]


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("game", game_ids())
def test_the_caller_sees_his_own_seat_alone(game: str, opponents: str) -> None:
    row = rows(game)[0]
    batch = Batch(row, 3, seed=2, opponents=opponents, seat=1)
    for _ in range(AGAINST):
        assert set(batch.observers.tolist()) == {1}
        assert set(batch.actors.tolist()) <= {1, -1}
        assert batch.observe(1).tobytes() == batch.observations.tobytes()
        batch.step(batch.sample())


def test_a_drawn_seat_is_every_seat_at_times() -> None:
    batch = Batch(Game.of("beasty_bar"), 40, seed=2, opponents="random", seat="random")
    assert set(batch.observers.tolist()) == {0, 1, 2, 3}
    before = batch.observers.copy()
    batch.reset()
    assert not np.array_equal(batch.observers, before)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["beasty_bar", "biberbande"])
def test_greedy_players_beat_random_ones(game: str) -> None:
    """Seat by seat as they were named: the greedy one sits two seats after the caller, and wins most."""
    batch = Batch(
        Game.of(game, {"players": 3}), 300, seed=5, opponents=("random", "greedy"), autoreset="disabled"
    )
    total = np.zeros(3)
    while not batch.terminated.all():
        batch.step(batch.sample())
        total += batch.rewards.sum(axis=0)
    assert total[2] > 60
    assert abs(total.sum()) < 1e-2


@pytest.mark.lengthy
@pytest.mark.parametrize("game", game_ids())
def test_nothing_leaves_the_batch_that_a_seat_cannot_know(game: str) -> None:
    """Games whose hidden cards are dealt anew look the same to their seat, now and after the same actions."""
    for number, row in enumerate(rows(game)):
        batch, match = Batch(row, MANY, seed=3, autoreset="disabled"), Match(row, number)
        choices = np.random.default_rng(number)
        compared = 0
        while not match.over and match.ply < STEPS:
            if match.ply % 7 == 3:
                seat = match.to_act
                assert seat is not None
                view = match.position().as_seen_by(seat)
                worlds = [match.position(), *(view.filled(f"world {i}") for i in range(1, MANY))]
                compared += follow(batch, [Match(row, "what follows", start=world) for world in worlds], seat)
            match.play(int(choices.choice([action.id for action in match.legal()])))
        assert compared


def follow(batch: Batch, worlds: list[Match], seat: int) -> int:
    """Compare what a seat gets of worlds that it cannot tell apart, until one shows it something; how often it was."""
    for compared in range(4):
        for i, world in enumerate(worlds):
            batch.put(i, world.position())
        shown = [batch.observe(seat), batch.actors]
        if batch.actors[0] == seat:
            shown += [batch.observations, batch.masks]
        for array in shown:
            assert (array == array[0]).all(), f"seat {seat} can tell worlds apart after {compared} actions"
        everywhere = set.intersection(*({action.id for action in world.legal()} for world in worlds))
        if not everywhere:
            return compared + 1
        for world in worlds:
            world.play(min(everywhere))
        if any(
            world.events(seat, world.ply - 1) != worlds[0].events(seat, worlds[0].ply - 1) for world in worlds
        ):
            return compared + 1
    return 4


def test_positions_are_taken_up() -> None:
    game = Game.of("beasty_bar")
    batch, match = Batch(game, 2, seed=1), Match(game, 4)
    match.play(match.legal()[0])
    batch.put(1, match.position())
    compare(batch, 1, match, match.to_act or 0)
    assert batch.position(1).document() == match.position().document()
    with pytest.raises(PositionError):
        batch.put(0, match.position().as_seen_by(0))
    with pytest.raises(PositionError):
        batch.put(0, Match(Game.of("beasty_bar", {"players": 2}), 1).position())
    with pytest.raises(PositionError):
        Batch(game, 1, seed=1, opponents="random").put(0, match.position())

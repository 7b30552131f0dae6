"""Policies as opponents of a batch: asked together for what they may know, and refused in words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from biberbau.bots.players import Function
from biberbau.envs.batch import Batch
from biberbau.envs.policies import uniform
from biberbau.envs.rewards import Payer
from biberbau.envs.vector import vector_env
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match
from common.seats import players_near

STEPS = 30 if INTERPRETED else 200
COUNT = 5


def lowest(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The first legal action."""
    return masks.argmax(axis=1)


def by_sight(observations: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A legal action that depends on all of what is seen."""
    nth = np.array([hash(row.tobytes()) for row in observations]) % masks.sum(axis=1)
    return (np.cumsum(masks, axis=1) > nth[:, None]).argmax(axis=1)


def chosen(match: Match) -> int:
    """What ``by_sight`` does in a match, no matter who acts."""
    assert match.to_act is not None
    seen = match.view(match.to_act).encode()[None]
    mask = np.zeros((1, len(match.game.kind.actions)), dtype=np.int8)
    mask[0, [action.id for action in match.legal()]] = 1
    return int(by_sight(seen, mask)[0])


@pytest.mark.parametrize("scheme", ["game", "rounds"])
@pytest.mark.parametrize("game", game_ids())
def test_a_game_against_policies_is_a_match(game: str, scheme: str) -> None:
    """Observation, mask, pay and end of every decision: as if the policy's choices were played in matches."""
    row, own = Game.of(game, {"players": players_near(game, 3)}), 1
    seeds = [f"policy {i}" for i in range(COUNT)]
    batch = Batch(row, COUNT, seeds, rewards=scheme, autoreset="disabled", opponents=by_sight, seat=own)
    matches, payers = [Match(row, seed) for seed in seeds], [Payer(row, scheme) for _ in seeds]

    def others(number: int) -> NDArray[np.float32]:
        match, total = matches[number], np.zeros(row.players, dtype=np.float32)
        while match.to_act is not None and match.to_act != own:
            match.play(chosen(match))
            total += payers[number].pay(match.position().state)
        return total

    for number, (match, payer) in enumerate(zip(matches, payers, strict=True)):
        payer.begin(match.position().state)
        others(number)
        assert not match.over
    for _ in range(STEPS):
        for number, match in enumerate(matches):
            assert batch.actors[number] == (-1 if match.over else own)
            assert batch.observers[number] == own
            assert np.flatnonzero(batch.masks[number]).tolist() == [action.id for action in match.legal()]
            assert batch.observations[number].tobytes() == match.view(own).encode().tobytes()
        actions = batch.sample().copy()
        batch.step(actions)
        for number, match in enumerate(matches):
            paid = np.zeros(row.players, dtype=np.float32)
            if actions[number] >= 0:
                match.play(int(actions[number]))
                paid = payers[number].pay(match.position().state) + others(number)
            assert batch.rewards[number].tolist() == pytest.approx(paid.tolist(), abs=1e-6)
            assert bool(batch.terminated[number]) == match.over
            if match.over:
                final = Payer(row)
                final.begin(Match(row, seeds[number]).position().state)
                assert batch.results[number].tolist() == final.pay(match.position().state).tolist()
        if batch.terminated.all():
            break
    batch.close()


def policy_by_draws(
    observations: NDArray[np.float32], masks: NDArray[np.int8], draws: NDArray[np.float64]
) -> NDArray[np.int64]:
    """Drawn from the games' own dice."""
    return uniform(observations, masks, draws)


@pytest.mark.parametrize("game", game_ids())
def test_threads_and_company_change_nothing(game: str) -> None:
    """Any number of threads, and a batch of one: the same bytes, also beside players in compiled code."""
    players = kind(game).players[1]
    row, seeds = Game.of(game, {"players": players}), [f"s{i}" for i in range(2 * COUNT)]
    sitters: Any = [policy_by_draws, "random", by_sight, policy_by_draws, "random", by_sight, "random"]

    def batch(threads: int, chosen: list[str]) -> Batch:
        return Batch(
            row, len(chosen), chosen, threads=threads, opponents=sitters[: players - 1], seat="random"
        )

    one, three, alone = batch(1, seeds), batch(3, seeds), batch(1, seeds[3:4])
    for _ in range(STEPS):
        actions = np.where(one.actors < 0, -1, one.masks.argmax(axis=1))
        for each in (one, three):
            each.step(actions)
        alone.step(actions[3:4])
        assert one.observations.tobytes() == three.observations.tobytes()
        assert one.rewards.tobytes() == three.rewards.tobytes()
        assert one.observations[3].tobytes() == alone.observations[0].tobytes()
        assert one.rewards[3].tolist() == alone.rewards[0].tolist()
    three.close()


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)
def test_policies_play_on_over_the_ends_of_games(mode: AutoresetMode) -> None:
    """In every autoreset mode: the caller sees its own seat alone, and every end pays and deals as without policies."""
    envs = vector_env("beasty_bar", 6, opponents=[lowest, uniform, "random"], autoreset_mode=mode, seat=2)
    observation, info = envs.reset(seed=3)
    ends, over = 0, np.zeros(6, dtype=np.bool_)
    for _ in range(4 * STEPS // 5):
        assert (info["seat"] == 2).all()
        assert (
            observation["action_mask"].any(axis=1).tolist()
            == (~over if mode is not AutoresetMode.SAME_STEP else np.ones(6, bool)).tolist()
        )
        if mode is AutoresetMode.DISABLED and over.any():
            observation, info = envs.reset(options={"reset_mask": over})
            over[:] = False
            continue
        began = over if mode is AutoresetMode.NEXT_STEP else np.zeros(6, bool)
        observation, paid, over, _, info = envs.step(envs.sample())
        ends += int(over.sum())
        assert not (over & began).any()
        assert (paid[over] == envs.batch.results[over, 2]).all()
        if mode is AutoresetMode.SAME_STEP and over.any():
            first = int(np.flatnonzero(over)[0])
            assert info["final_obs"][first]["observation"] in envs.single_observation_space["observation"]
    assert ends > 6 or INTERPRETED


def test_what_a_policy_may_ask_for_is_told() -> None:
    """Rows in order, the seat that sees, whether its game is new, a draw; and nobody is asked who has no choice."""
    heard: list[tuple[int, int, bool]] = []

    def asked(
        observations: Any, masks: Any, *, games: Any, seats: Any, fresh: Any, draws: Any
    ) -> NDArray[np.int64]:
        assert observations.shape == (len(games), batch.game.kind.encoded)
        assert observations.dtype == np.float32
        assert masks.shape == (len(games), len(batch.game.kind.actions))
        assert masks.dtype == np.int8
        assert (masks.sum(axis=1) > 1).all()
        assert (np.diff(games) > 0).all()
        assert ((draws >= 0) & (draws < 1)).all()
        for row, game in enumerate(games.tolist()):
            seen = batch.position(game).as_seen_by(int(seats[row]))
            assert seen.encode().tobytes() == observations[row].tobytes()
        heard.extend(zip(games.tolist(), seats.tolist(), fresh.tolist(), strict=True))
        masks[:] = 1  # its own copy
        return lowest(observations, real(games))

    def real(games: NDArray[np.int64]) -> NDArray[np.int8]:
        return batch.masks[games]

    batch = Batch(Game.of("beasty_bar"), 3, dealt=False, opponents=asked, seat=0)
    assert (batch.actors == -1).all()
    assert not heard
    batch.reset([1, 2, 3])
    for _ in range(60):
        batch.step(batch.sample())
    for game in range(3):
        told = [(seat, fresh) for number, seat, fresh in heard if number == game]
        assert {seat for seat, _ in told} == {1, 2, 3}
        deals = int(batch.deals[game])
        assert all(deals - 1 <= sum(fresh for s, fresh in told if s == seat) <= deals for seat in (1, 2, 3))
        assert told[0][1]


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (
            lambda o, m: m.argmax(axis=1)[:-1],
            r"an action for each row: whole numbers \[(\d+)\] expected, not int64\[\d+\]",
        ),
        (lambda o, m: m, r"whole numbers \[(\d+)\] expected, not int8\[\1, 72\]"),
        (lambda o, m: m.argmax(axis=1) * 1.0, r"whole numbers \[(\d+)\] expected, not float64\[\1\]"),
        (lambda o, m: m.argmax(axis=1) > 0, r"whole numbers \[(\d+)\] expected, not bool\[\1\]"),
        (lambda o, m: None, r"expected, not object\[\]"),
    ],
)
def test_answers_of_the_wrong_form_are_refused(answer: Any, message: str) -> None:
    with pytest.raises(OptionError, match="policy '<lambda>' " + ".*" + message):
        Batch(Game.of("beasty_bar", {"players": 2}), 8, 1, opponents=answer, seat=1)


@pytest.mark.parametrize("wrong", [-1, 72, 10**12, "illegal"])
def test_what_a_policy_may_not_do_is_refused(wrong: int | str) -> None:
    """By name, game, seat and what would be right; then the batch has to be reset, all of it."""
    failing = False

    def sly(observations: Any, masks: Any) -> Any:
        actions = lowest(observations, masks)
        if failing:
            actions[1] = masks[1].argmin() if wrong == "illegal" else wrong
        masks[:] = 1
        return actions

    batch = Batch(Game.of("beasty_bar", {"players": 2}), 3, 1, opponents=sly)
    failing = True
    with pytest.raises(
        IllegalActionError, match=r"policy 'sly': game 1: .* is not legal now; seat 1 may: "
    ) as said:
        batch.step(batch.masks.argmax(axis=1))
    assert said.value.legal
    with pytest.raises(IllegalActionError, match="has to be reset"):
        batch.step([0, 0, 0])
    failing = False
    with pytest.raises(OptionError, match="all games have to be reset"):
        batch.reset(which=np.array([True, False, True]))
    batch.reset(1)
    fresh = Batch(batch.game, 3, 1, opponents=lowest)
    assert batch.observations.tobytes() == fresh.observations.tobytes()
    for each in (batch, fresh):
        each.step(each.masks.argmax(axis=1))
    assert batch.observations.tobytes() == fresh.observations.tobytes()


def test_what_a_policy_raises_comes_through() -> None:
    def broken(observations: Any, masks: Any) -> Any:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Batch(Game.of("beasty_bar", {"players": 2}), 2, 1, opponents=broken, seat=1)


@pytest.mark.parametrize(
    ("opponents", "message"),
    [
        ("search:400", "random or greedy, a policy or a league, not 'search:400'"),
        (Function(lambda view, seed: 0), "Function chooses for one view at a time"),
        (7, "a policy is a function of observations and masks, not 7"),
        (Batch, "Batch is a class"),
        (lambda observations: 0, "is called with observations and masks"),
        (lambda observations, masks, state: 0, "missing a required argument: 'state'"),
        ([lowest, "greedy:1", "greedy"], r"equally many samples, not at \[1, 12\]"),
    ],
)
def test_players_that_cannot_sit_at_a_batch_are_refused(opponents: Any, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Batch(Game.of("beasty_bar"), 2, 1, opponents=opponents)


@pytest.mark.compiled
def test_uniform_is_uniform() -> None:
    """Every legal action of a mask as often as the others, whatever the mask."""
    masks = np.tile(np.array([0, 1, 0, 1, 1], dtype=np.int8), (6000, 1))
    actions = uniform(np.zeros((6000, 1), np.float32), masks, np.random.default_rng(1).random(6000))
    counts = np.bincount(actions, minlength=5)
    assert counts[[0, 2]].tolist() == [0, 0]
    assert (np.abs(counts[[1, 3, 4]] - 2000) < 200).all()


@pytest.mark.compiled
def test_reset_without_a_seed_asks_nobody_before() -> None:
    """A vector environment asks no policy before it is reset, so what a policy draws itself can be repeated, too."""

    def game() -> bytes:
        own = np.random.default_rng(1)
        envs = vector_env(
            "beasty_bar", 50, players=3, opponents=lambda o, m: uniform(o, m, own.random(len(o)))
        )
        seen = [envs.reset(seed=1)[0]["observation"].tobytes()]
        for _ in range(20):
            seen.append(envs.step(envs.batch.masks.argmax(axis=1))[0]["observation"].tobytes())
        return b"".join(seen)

    assert game() == game()

"""The statistics are right: bounds hold, fair chance is never accused, and what is unfair is found at the stated size."""

from __future__ import annotations

import random
from math import comb, exp
from pathlib import Path

import numpy as np
import pytest

from biberbau.match import Game, Match
from biberbau.testing import evidence
from biberbau.testing.players import STYLES, longest, patient
from biberbau.testing.report import BrokenPromiseError


@pytest.mark.parametrize(("trials", "chance"), [(12, 0.5), (40, 0.1), (25, 0.8)])
def test_the_bound_is_never_below_the_exact_probability(trials: int, chance: float) -> None:
    def at_least(hits: int) -> float:
        return sum(
            comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(hits, trials + 1)
        )

    for hits in range(int(trials * chance) + 1, trials + 1):
        nats = float(
            evidence.binomial_evidence(np.array([float(hits)]), np.array([float(trials)]), chance)[0]
        )
        assert exp(-nats) * 1.000001 >= at_least(hits)  # rounding of floats


def test_sums_of_fair_draws_stay_below_the_bound_as_often_as_it_says() -> None:
    """P(evidence > x) <= 2 exp(-x), although each draw's chance depends on those before."""
    source = np.random.default_rng(1)
    games, draws = 4_000, 60
    excess, variance, hot = np.zeros(games), np.zeros(games), np.zeros(games, dtype=bool)
    for _ in range(draws):
        chance = np.where(hot, 0.05, 0.5)
        hot = source.random(games) < chance
        excess += hot - chance
        variance += chance * (1 - chance)
    found = evidence.drift_evidence(excess, variance)
    for nats in (0.5, 1.0, 2.0, 4.0):
        assert (found > nats).mean() <= 2 * exp(-nats)
    assert found.max() < evidence.needed(1)


def twins(samples: int, unfair: float) -> None:
    """Worlds with one hidden coin, which the true ones have ``unfair`` too seldom where the seen number is 3."""
    source = np.random.default_rng(2)
    seen = source.integers(0, 6, (samples, 1)).astype(np.int16)
    true = source.random(samples) < np.where(seen[:, 0] == 3, 0.5 - unfair, 0.5)
    filled = source.random(samples) < 0.5
    differences = (true.astype(np.int8) - filled.astype(np.int8))[:, None]
    evidence.check_twins(evidence.groups_of(["die"], seen), differences, ["coin"], "in a test")


def test_dependence_is_found_and_independence_is_not_accused() -> None:
    twins(20_000, 0.0)
    with pytest.raises(BrokenPromiseError, match=r"coin .* where die is 3"):
        twins(20_000, 0.1)
    with pytest.raises(BrokenPromiseError, match="coin"):
        twins(600, 0.5)


def test_a_draw_that_favours_a_seat_is_found() -> None:
    source = np.random.default_rng(3)
    piles = np.full((4_000, 5), 0.2)
    seats = source.integers(0, 4, (4_000, 1)).astype(np.int16)
    groups = evidence.groups_of(["the seat"], seats)
    faces = source.integers(0, 5, 4_000)
    evidence.check_draws(groups, piles, faces, "fairly drawn")
    again = (seats[:, 0] == 0) & (faces == 4)
    with pytest.raises(BrokenPromiseError, match=r"card 4 .* where the seat is 0"):
        evidence.check_draws(groups, piles, np.where(again, source.integers(0, 4, 4_000), faces), "drawn")


def test_signs_that_are_coins_stay_below_the_bound() -> None:
    source = np.random.default_rng(4)
    sizes = source.integers(0, 4, (3_000, 80))
    differences = sizes * source.choice((-1, 1), sizes.shape)
    found = evidence.symmetric_evidence(
        differences.sum(axis=1).astype(np.float64), (differences**2).sum(axis=1).astype(np.float64)
    )
    for nats in (0.5, 1.0, 2.0, 4.0):
        assert (found > nats).mean() <= 2 * exp(-nats)


def test_what_the_documentation_says_is_found_is_found() -> None:
    """Its table is computed; and where it says so, 20 of 20 tables with that deviation are told from fair ones."""
    text = (Path(__file__).parents[2] / "docs" / "checks.md").read_text()
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.endswith("% |")]
    assert len(rows) == 5
    chances = (1 / 2, 1 / 6, 1 / 18)
    for samples, *shares in rows:
        trials = int(samples.replace(",", ""))
        for chance, share in zip(chances, shares, strict=True):
            assert share == f"{100 * evidence.least_found(chance, trials, 5_000):.0f} %"
    source = np.random.default_rng(5)
    least = evidence.least_found(1 / 6, 6_000, 5_000)
    hits = source.binomial(6_000, np.repeat([1 / 6, (1 - least) / 6], 20)).astype(np.float64)
    found = evidence.drift_evidence(hits - 1_000, np.full(40, 6_000 * 5 / 36)) > evidence.needed(5_000)
    assert not found[:20].any()
    assert found[20:].all()


def test_wide_numbers_are_looked_at_bit_by_bit() -> None:
    states = np.zeros(2, dtype=[("small", "i1", (2,)), ("wide", "i8")])
    states["wide"] = 5, -1
    names, table = evidence.flat(states)
    assert names[:2] == ["small[0]", "small[1]"]
    assert [names[i] for i in np.flatnonzero(table[0])] == ["bit 0 of wide", "bit 2 of wide"]
    assert table[1].sum() == 64


def test_long_rounds_are_those_in_which_nobody_knocks() -> None:
    """Nothing ends a round sooner in this game, and the players find out by trying."""
    game = Game.of("biberbande", {"players": 3})
    assert longest(game)[0] == "knock"
    match, choose = Match(game, 4), patient(game, "long", random.Random(5))
    shunned = 0
    while not match.over and match.ply < 80:
        legal = match.legal()
        action = game.kind.actions[choose(match.position().state, np.array([action.id for action in legal]))]
        shunned += any(other.word == "knock" for other in legal) and action.word != "knock"
        match.play(action)
    assert shunned > 5


@pytest.mark.parametrize("style", [name for name in STYLES if name != "search"])
def test_everybody_plays_legally(style: str) -> None:
    game = Game.of("beasty_bar", {"players": 3})
    match, choose = Match(game, 6), patient(game, style, random.Random(7))
    while not match.over:
        legal = np.array([action.id for action in match.legal()])
        match.play(int(choose(match.position().state, legal)))

"""Batches of random play, and what ``biberbau bench`` says of them."""

from __future__ import annotations

import json

import numpy as np
import pytest
from typer.testing import CliRunner

import biberbau
from biberbau.cli.app import app
from biberbau.envs.random_games import RandomPlay
from biberbau.kernel.compiled import INTERPRETED
from biberbau.lab import measure

FEW = 5 if INTERPRETED else 300


@pytest.mark.lengthy
def test_batches_depend_on_the_seed_alone() -> None:
    game = biberbau.game("beasty_bar", players=3)
    whole, parts, other = RandomPlay(game, 1), RandomPlay(game, 1), RandomPlay(game, 2)
    once = whole.play(2 * FEW)
    first, second = parts.play(FEW), parts.play(FEW)
    assert once.moves == first.moves + second.moves
    assert np.array_equal(once.scores, first.scores + second.scores)
    assert not np.array_equal(once.scores, other.play(2 * FEW).scores)


@pytest.mark.compiled
def test_random_play_favours_no_seat() -> None:
    """Over many games the seats' mean scores agree within five standard errors (the first seat is drawn)."""
    games = 20_000
    means = RandomPlay(biberbau.game("beasty_bar", players=4), 3).play(games).scores / games
    assert means.max() - means.min() < 5 * 2 / games**0.5
    assert 3.5 < means.mean() < 4.5


def test_every_choice_is_as_likely() -> None:
    """The pick among legal actions: each of several flags, wherever they lie in the mask."""
    from biberbau.kernel.fast_rng import draw, new_mask, nth_legal

    mask, words = new_mask(72)
    flags = [0, 7, 8, 31, 63, 64, 71]
    mask[flags] = 1
    luck = np.array([5], dtype=np.uint64)
    picks = [int(nth_legal(words, draw(luck, len(flags)))) for _ in range(7_000)]
    counts = [picks.count(flag) for flag in flags]
    assert sum(counts) == 7_000
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts) < 22.5  # chi-squared, 6 degrees, p = 0.001


@pytest.mark.process
@pytest.mark.compiled
def test_bench_prints_every_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.lab.speed.first_compile_seconds", lambda game: 1.5)
    arguments = ["bench", "beasty_bar", "--seconds", "0.1", "--players", "2"]
    said = CliRunner().invoke(app, [*arguments, "--json"], catch_exceptions=False)
    speed = json.loads(said.stdout)["games"]["beasty_bar"]
    assert speed["players"] == 2
    assert speed["first_compile_seconds"] == 1.5
    assert speed["state_bytes"] == biberbau.game("beasty_bar").kind.dtype.itemsize
    for rate in ("moves", "games", "copies", "playouts", "vector_steps"):
        assert speed[f"{rate}_per_second"] > 100, rate
    assert speed["vector_size"] == 2048
    assert "moves/s" in CliRunner().invoke(app, arguments, catch_exceptions=False).stdout


@pytest.mark.process
@pytest.mark.compiled
def test_compiling_may_be_left_out() -> None:
    assert measure(biberbau.game("beasty_bar"), 0.05, compile_too=False).first_compile_seconds == 0

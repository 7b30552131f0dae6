"""What the seats are paid: by shares of the victory at the end, or by points when a round is over."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

from biberbau.envs import ids, missing
from biberbau.envs.rewards import Payer, pay_game
from biberbau.errors import OptionError
from biberbau.games import game_ids
from biberbau.match import Game, Match
from biberbau.testing.cover import cover


@pytest.mark.parametrize(
    ("players", "winners", "paid"),
    [
        (2, 0b01, (1, -1)),
        (2, 0b11, (0, 0)),
        (3, 0b010, (-0.5, 1, -0.5)),
        (3, 0b101, (0.25, -0.5, 0.25)),
        (4, 0b1111, (0, 0, 0, 0)),
        (5, 0b10000, (-0.25, -0.25, -0.25, -0.25, 1)),
    ],
)
def test_a_victory_is_shared(players: int, winners: int, paid: tuple[float, ...]) -> None:
    out = np.zeros(players, dtype=np.float32)
    pay_game(winners, out)
    assert out.tolist() == list(paid)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("row", range(3))
def test_pay_follows_points_and_adds_up_to_zero(game: str, row: int) -> None:
    """Random games: by rounds the pay sums up to the final lead over the mean; by games it comes once, at the end."""
    played = Game.of(game, cover(Game.of(game).kind)[row])
    chance, match = random.Random(row), Match(played, row)
    by_rounds, by_game = Payer(played, "rounds"), Payer(played, "game")
    state = match.position().state
    by_rounds.begin(state)
    by_game.begin(state)
    total, final, rounds = np.zeros(played.players), np.zeros(played.players), 0
    while not match.over and match.ply < 1500:
        match.play(chance.choice(match.legal()))
        state = match.position().state
        paid = by_rounds.pay(state)
        assert abs(paid.sum()) < 1e-3
        grown = int(played.kind.rules.rounds_over(state)) > rounds
        rounds = int(played.kind.rules.rounds_over(state))
        assert grown or not paid.any()
        total += paid
        final = by_game.pay(state)
        assert match.over or not final.any()
        assert not by_game.pay(state).any(), "nobody is paid twice"
        assert not by_rounds.pay(state).any(), "nobody is paid twice"
    if match.over:
        points = np.array(match.scores, dtype=float)
        sign = -1 if played.kind.fewest_win(played.options) else 1
        assert np.allclose(total, sign * (points - points.mean()), atol=1e-3)
        best = {seat for seat in range(played.players) if final[seat] == final.max()}
        assert best == set(match.winners)
        assert abs(final.sum()) < 1e-6
        assert final.min() >= -1
        assert final.max() <= 1


def test_a_copy_goes_on_by_itself() -> None:
    game = Game.of("beasty_bar", {"players": 2})
    match, payer = Match(game, 3), Payer(game)
    payer.begin(match.position().state)
    while not match.over:
        match.play(match.legal()[0])
    other = copy.copy(payer)
    state = match.position().state
    assert payer.pay(state).tolist() == other.pay(state).tolist() != [0, 0]


def test_a_finished_game_has_been_paid() -> None:
    game = Game.of("beasty_bar", {"players": 2})
    match, payer = Match(game, 3), Payer(game)
    while not match.over:
        match.play(match.legal()[0])
    payer.begin(match.position().state)
    assert payer.pay(match.position().state).tolist() == [0, 0]


def test_wrong_names_are_refused() -> None:
    with pytest.raises(OptionError, match="rewards is one of game, rounds, not 'turns'"):
        Payer(Game.of("beasty_bar"), "turns")


def test_ids_carry_the_version() -> None:
    for game in game_ids():
        version = Game.of(game).kind.version
        assert ids.env_id(game) == f"{game}_v{version}"
        assert ids.gymnasium_id(game) == f"biberbau/{game}-v{version}"
    assert ids.env_ids() == tuple(ids.env_id(game) for game in game_ids())


def test_a_missing_extra_says_what_to_install() -> None:
    assert 'pip install "biberbau[envs]"' in str(missing("envs"))

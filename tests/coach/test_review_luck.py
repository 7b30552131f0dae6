"""Luck and skill apart: the parts add up to the result, luck is nothing on average, and what is left varies less."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from biberbau.bots.bot import Bot, GreedyBot, RandomBot
from biberbau.coach.luck import Part, Values, luck_and_skill, moments
from biberbau.coach.review import Account
from biberbau.coach.weights import weight
from biberbau.errors import ReplayError
from biberbau.games import game_ids
from biberbau.match import Game, Match, Position


def played(game: Game, seed: str, start: Position | None = None, bot: Bot | None = None) -> Match:
    match, bot = Match(game, seed, start=start), bot or RandomBot()
    while (seat := match.to_act) is not None:
        match.play(bot.choose(match.view(seat), f"{seed}-{match.ply}".encode()))
    return match


def result(match: Match) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    won = np.zeros(match.game.players)
    won[list(match.winners)] = 1 / len(match.winners)
    return won


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_the_parts_add_up_to_the_result(game_id: str) -> None:
    match = played(Game.of(game_id), "sums")
    parts = list(luck_and_skill(match, 4, b"x"))
    assert [part.ply for part in parts] == [*range(match.ply + 1)]
    account = Account.of(parts)
    assert account.result == pytest.approx(result(match), abs=1e-9)
    assert parts[-1].value == pytest.approx(result(match))
    for part in parts:  # what one gains the others lose
        assert part.value.sum() == pytest.approx(1)
        assert part.luck.sum() == pytest.approx(0, abs=1e-9)
        assert part.decision.sum() == pytest.approx(0, abs=1e-6)
    for before, after in pairwise(parts):
        assert before.value + after.decision + after.luck == pytest.approx(after.value)


def test_an_action_that_draws_nothing_has_no_luck() -> None:
    """The last animals are played with empty draw piles: nothing is left to chance."""
    match = played(Game.of("beasty_bar", {"players": 2}), "empty")
    parts = list(luck_and_skill(match, 8, b"x"))
    drawn = [
        bool((before.state.deck_n != after.state.deck_n).any())
        for before, after, _ in match.moments()
        if before is not None
    ]
    assert any(drawn) and not all(drawn)
    for part, draws in zip(parts[1:], drawn, strict=True):
        if not draws:
            assert not part.luck.any()


def test_a_forgotten_pile_tells_nothing_of_its_order() -> None:
    """Two moments that differ only in the order of the draw piles are worth the same: what comes is not foreseen."""
    for game_id in ("beasty_bar", "biber_gang"):
        game = Game.of(game_id)
        state, values = Match(game, "order").position().state, Values(game, 16, b"x")
        other = state.copy()
        piles = other.deck if other.deck.ndim == 2 else other.deck[None]
        for pile, height in zip(piles, np.atleast_1d(other.deck_n), strict=True):
            pile[:height] = pile[:height][::-1].copy()
        assert other.tobytes() != state.tobytes()
        assert (values.of(state, 3) == values.of(other, 3)).all()


def test_the_same_game_and_seed_give_the_same_account() -> None:
    match = played(Game.of("beasty_bar", {"players": 3}), "twice")
    once, again = (Account.of(list(luck_and_skill(match, 8, b"x"))) for _ in range(2))
    assert (once.luck == again.luck).all() and (once.own == again.own).all()
    assert (Account.of(list(luck_and_skill(match, 8, b"y"))).luck != once.luck).any()


def test_a_game_from_a_position_has_no_deal() -> None:
    game = Game.of("beasty_bar", {"players": 2})
    match = played(game, "later", start=Match(game, "begun").position())
    first: Part = next(luck_and_skill(match, 8, b"x"))
    assert not first.luck.any()


def test_a_running_game_is_refused() -> None:
    with pytest.raises(ReplayError, match="over"):
        next(luck_and_skill(Match(Game.of("beasty_bar"), 1), 8, b"x"))


def unbiased(game: Game, games: int, samples: int) -> tuple[float, float, float]:
    """Mean luck of the first seat in standard errors, and the variances of its result and of its result without luck."""
    luck, results = np.zeros(games), np.zeros(games)
    for number in range(games):
        match = played(game, f"unbiased-{number}", bot=GreedyBot())
        account = Account.of(list(luck_and_skill(match, samples, f"review-{number}".encode())))
        luck[number], results[number] = account.luck[0], result(match)[0]
    error = luck.std(ddof=1) / np.sqrt(games)
    return float(luck.mean() / error), float(results.var(ddof=1)), float((results - luck).var(ddof=1))


@pytest.mark.lengthy
def test_luck_is_nothing_on_average_and_what_is_left_varies_less() -> None:
    """In this game at least half of what makes one greedy bot beat another is luck, and can be told."""
    off, before, after = unbiased(Game.of("biberbande", {"players": 2}), 80, 64)
    assert abs(off) < 4
    assert after < 0.7 * before


@pytest.mark.parametrize("samples", [16, 64])
def test_luck_never_adds_to_the_chance(samples: int) -> None:
    """With few playouts luck is told badly, and then less of it is told: what is left varies no more than the result."""
    off, before, after = unbiased(Game.of("beasty_bar", {"players": 2}), 40, samples)
    assert abs(off) < 4
    assert after < 1.02 * before


@pytest.mark.long
@pytest.mark.parametrize("samples", [16, 64])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game_id", game_ids())
def test_luck_never_adds_to_the_chance_in_any_game(game_id: str, players: int, samples: int) -> None:
    off, before, after = unbiased(Game.of(game_id, {"players": players}), 100, samples)
    assert abs(off) < 4
    assert after < 1.02 * before


def test_more_playouts_tell_more_of_the_luck() -> None:
    for game_id in (*game_ids(), "a game from outside"):
        known = [weight(game_id, samples) for samples in (2, 16, 128, 1000, 10**6)]
        assert all(0 < less < more <= 1 for less, more in pairwise(known))
        assert known[1] <= min(weight(one, 16) for one in game_ids()) or game_id in game_ids()


def test_a_part_of_what_playouts_tell_is_luck_and_the_rest_the_decisions() -> None:
    match = played(Game.of("beasty_bar", {"players": 2}), "part")
    part_of_it = weight("beasty_bar", 8)
    for whole, told in zip(moments(match, 8, b"x"), luck_and_skill(match, 8, b"x"), strict=True):
        assert told.luck == pytest.approx(part_of_it * (whole.now - whole.expected).mean(0))
        assert told.decision + told.luck == pytest.approx(told.value - whole.past)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "games"),
    [("beasty_bar", 2000), ("biber_gang", 200), ("biberbande", 2000), ("biber_mania", 300)],
)
def test_luck_is_nothing_on_average_over_thousands_of_games(game_id: str, games: int) -> None:
    """However rough the values are: of few playouts luck is told badly, but never in anybody's favour."""
    off, before, after = unbiased(Game.of(game_id, {"players": 2}), games, 64)
    print(f"{game_id}: {games} games, luck {off:+.2f} standard errors, variance {before:.4f} to {after:.4f}")
    assert abs(off) < 4

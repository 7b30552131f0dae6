"""What is said of strength, against known answers: simulated blocks whose truth is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from biberbau.errors import OptionError
from biberbau.lab.intervals import mean_interval
from biberbau.lab.plackett_luce import ELO, Choices, ratings
from biberbau.lab.sprt import SequentialTest, Statements, share_of

Scores = NDArray[np.float64]


def alike(dice: np.random.Generator, share: float, count: int) -> Scores:
    """Two games a block; in four of ten blocks the second ends as the first."""
    first, again = dice.random(count) < share, dice.random(count) < 0.4
    return (first.astype(float) + np.where(again, first, dice.random(count) < share)) / 2


def by_seat(dice: np.random.Generator, share: float, count: int) -> Scores:
    """In four of ten blocks the seat decides, so each wins once; what else is won makes up for that."""
    seat, skill = dice.random(count) < 0.4, 0.5 + (share - 0.5) / 0.6
    free = (dice.random((count, 2)) < skill).mean(axis=1)
    return np.where(seat, 0.5, free)


def tied(dice: np.random.Generator, share: float, count: int) -> Scores:
    """A third of the games is shared."""
    drawn = dice.random((count, 2)) < 1 / 3
    won = dice.random((count, 2)) < 0.5 + (share - 0.5) * 1.5
    return np.where(drawn, 0.5, won).mean(axis=1)


Blocks = Callable[[np.random.Generator, float, int], Scores]


@pytest.mark.lengthy
@pytest.mark.parametrize("blocks", [alike, by_seat, tied])
@pytest.mark.parametrize(("low", "high"), [pytest.param(0, 60, marks=pytest.mark.long), (0, 200), (-50, 50)])
def test_a_sequential_test_errs_in_one_of_twenty_at_most(blocks: Blocks, low: int, high: int) -> None:
    """In 300 runs each way; 0.05 and three standard errors are 0.088."""
    dice, runs = np.random.default_rng(7), 300
    for truth, wrong in ((low, "high"), (high, "low")):
        verdicts = []
        for _ in range(runs):
            test = SequentialTest(Statements(low, high, 2))
            for score in blocks(dice, share_of(truth, 2), 3000):
                test.add(float(score))
                if test.verdict:
                    break
            verdicts.append(test.verdict)
        assert None not in verdicts
        assert verdicts.count(wrong) / runs < 0.088, (truth, verdicts.count(wrong))


def test_a_sequential_test_ends_sooner_the_clearer_it_is() -> None:
    dice, lengths = np.random.default_rng(2), []
    for truth in (0, 100, 400):
        runs = []
        for _ in range(20):
            test = SequentialTest(Statements(-50, 50, 3))
            while test.verdict is None:
                test.add(float(dice.random() < share_of(truth, 3)))
            runs.append(test.blocks)
        lengths.append(np.mean(runs))
    assert lengths[0] > lengths[1] > lengths[2]


def test_what_a_sequential_test_states() -> None:
    test = SequentialTest(Statements.parsed("0,50", 2))
    test.add(1.0)
    found = test.as_json()
    assert (found["blocks"], found["accepted"], found["bounds"]) == (1, None, [-2.944, 2.944])
    assert 0 < test.llr < 2.944
    while test.verdict is None:
        test.add(1.0)
    decided = test.as_json()
    assert decided["accepted"] == "elo1"
    test.add(0.0)
    assert test.as_json() == decided, "what is decided stays"


def test_elo_and_shares() -> None:
    """400 Elo ahead of each of the others is ten times as likely to win as each of them."""
    for players in (2, 3, 8):
        assert share_of(0, players) == pytest.approx(1 / players)
        assert share_of(400, players) == pytest.approx(10 / (9 + players))
        assert share_of(-400, players) == pytest.approx(1 / (1 + 10 * (players - 1)))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("10,0", "10 is not below 0"),
        ("5,5", "5 is not below 5"),
        ("5", "two numbers expected, elo0,elo1 as in 0,10, not '5'"),
        ("a,b", "two numbers expected"),
        ("0,nan", "from -2000 to 2000 expected"),
        ("0,1e9", "from -2000 to 2000 expected"),
    ],
)
def test_statements_that_are_none(text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        Statements.parsed(text, 2)


@pytest.mark.lengthy
@pytest.mark.parametrize("blocks", [alike, by_seat, tied])
@pytest.mark.parametrize("share", [0.5, 0.75])
@pytest.mark.parametrize("count", [5, 20, 100])
def test_intervals_cover_the_truth(blocks: Blocks, share: float, count: int) -> None:
    """In 95 of 100; over 300 samples 0.91 is three standard errors below."""
    dice, runs = np.random.default_rng(11), 300
    found = [mean_interval(list(blocks(dice, share, count)), 0.0, 1.0) for _ in range(runs)]
    assert sum(low - 1e-9 <= share <= high + 1e-9 for low, high in found) / runs > 0.91


def test_intervals_of_games_would_be_too_narrow_where_a_deal_decides() -> None:
    """Why blocks: two games of one deal that always end alike are worth one."""
    deals = [1.0, 0.0] * 20
    block = mean_interval(deals, 0.0, 1.0)
    game = mean_interval([score for score in deals for _ in range(2)], 0.0, 1.0)
    assert (block[1] - block[0]) / (game[1] - game[0]) == pytest.approx(2**0.5, rel=0.1)


def test_few_blocks_and_blocks_that_are_alike_are_not_certain() -> None:
    nothing, one, ten, many = (mean_interval([1.0] * count, 0.0, 1.0) for count in (0, 1, 10, 1000))
    assert nothing == (0.0, 1.0)
    assert [round(low, 2) for low, _ in (one, ten, many)] == [0.0, 0.75, 1.0]
    assert one[1] == ten[1] == many[1] == 1.0
    assert mean_interval([], -1.0, 1.0) == (-1.0, 1.0)


# ------------------------------------------------------------------------------------------------- Plackett-Luce


def drawn(dice: np.random.Generator, seats: Sequence[int], elo: Sequence[float]) -> list[int]:
    """Places as the model has them: the first one by strength, then among those left, and so on."""
    luck = dice.gumbel(size=len(seats)) + np.array([elo[bot] for bot in seats]) / ELO
    return [int(place) + 1 for place in np.argsort(np.argsort(-luck))]


def simulated(
    dice: np.random.Generator, lineups: Sequence[Sequence[int]], elo: Sequence[float], count: int
) -> list[Choices]:
    blocks = [Choices(len(elo)) for _ in range(count)]
    for block in blocks:
        for seats in lineups:
            for _ in seats:
                block.add(seats, drawn(dice, seats, elo))
    return blocks


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("elo", "lineups"),
    [
        ((-150.0, 0.0, 150.0), ((0, 1), (0, 2), (1, 2))),
        ((-150.0, 0.0, 150.0), ((0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2))),
        ((-300.0, 20.0, 80.0, 200.0), ((0, 1, 2, 3),)),
        ((-100.0, 100.0), ((0, 1, 0, 1, 0),)),
    ],
)
def test_planted_ratings_are_found(elo: Sequence[float], lineups: Sequence[Sequence[int]]) -> None:
    """And their differences lie in the intervals, of which 95 in 100 are to hold (0.85: three standard errors below)."""
    dice, inside = np.random.default_rng(5), []
    for _ in range(40):
        found = ratings(simulated(dice, lineups, elo, 100), len(elo))
        assert found.elo == pytest.approx(np.array(elo), abs=70)
        assert found.elo.sum() == pytest.approx(0)
        for bot, other in pairwise(range(len(elo))):
            _, low, high = found.ahead(bot, other)
            inside.append(low <= elo[bot] - elo[other] <= high)
    assert sum(inside) / len(inside) > 0.85


def test_a_draw_is_half_a_win_for_each() -> None:
    win_and_loss, draws = Choices(2), Choices(2)
    win_and_loss.add((0, 1), (1, 2))
    win_and_loss.add((0, 1), (2, 1))
    for _ in range(2):
        draws.add((0, 1), (1, 1))
    assert draws == win_and_loss


def test_shared_places_are_all_orders_in_equal_shares() -> None:
    shared, orders = Choices(4), Choices(4)
    shared.add((0, 1, 2, 3), (1, 2, 2, 2))
    for places in ((1, 2, 3, 4), (1, 2, 4, 3), (1, 3, 2, 4), (1, 4, 2, 3), (1, 3, 4, 2), (1, 4, 3, 2)):
        orders.add((0, 1, 2, 3), places)
    assert [6 * count for count in shared.chosen] == pytest.approx(orders.chosen)
    assert {seats: 6 * count for seats, count in shared.left.items()} == pytest.approx(dict(orders.left))


def test_a_bot_that_never_lost_is_rated_finitely_and_nobody_is_sure_how_high() -> None:
    blocks = [Choices(2) for _ in range(10)]
    for block in blocks:
        block.add((0, 1), (1, 2))
        block.add((1, 0), (2, 1))
    ahead, low, high = ratings(blocks, 2).ahead(0, 1)
    assert 0 < low < ahead < high < 2000
    assert high - low > 400
    nothing, low, high = ratings([], 2).ahead(0, 1)
    assert (nothing, low < -100, high > 100) == (pytest.approx(0), True, True)

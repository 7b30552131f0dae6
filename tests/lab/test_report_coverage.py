"""Intervals of whole works of a report cover the truth in 95 of 100 runs.

The works play the known game. Runs draw their blocks from those of one long run, whose own answer is then the truth; that
the long run says what can be worked out by hand is tried beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from biberbau import games
from biberbau.lab.report import findings
from biberbau.lab.report.kingmaking import Kings
from biberbau.lab.report.measures import Blocks
from biberbau.lab.report.works import Lapses, Played, Stronger, Work
from biberbau.match import Game

from .known_game import COIN, COPIES, COURT, PLAIN, POINTS, SKILL

pytestmark = pytest.mark.compiled

KNOWN = "known_game"
RUNS = 1000
GREEDY = ("greedy:2",) * 2


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The known game is one of the games, as long as these tests run."""
    monkeypatch.setitem(games.REGISTERED, KNOWN, "lab.known_game")
    games.kind.cache_clear()
    yield
    games.kind.cache_clear()


def known(mode: int) -> Game:
    return Game.of(KNOWN, {"mode": mode, "players": 3 if mode == COURT else 2})


def played(work: Work, blocks: int = 400) -> list[dict[str, Any]]:
    """A long run."""
    return [work.block(number) for number in range(blocks)]


def draws(blocks: int, of: int = 400) -> NDArray[np.int64]:
    """Which blocks each run has, ``int64[RUNS, blocks]``."""
    return np.random.default_rng(14).integers(0, of, (RUNS, blocks))


def inside(truth: float, row: dict[str, Any]) -> bool:
    low, high = row["ci95"]
    return bool(low <= truth <= high)


def covered(rows: Sequence[dict[str, Any]], long: dict[str, Any]) -> float:
    """How often the interval has the long run's answer in it."""
    return float(np.mean([inside(long["value"], row) for row in rows]))


@pytest.mark.parametrize(("mode", "truth"), [(COIN, 0.5), (SKILL, 0.75)])
def test_intervals_of_levels_cover_the_truth(mode: int, truth: float) -> None:
    """A player by lot loses half of the games of skill, and shares the others: half a win differs less from another than
    a whole one from none, so intervals are longer there than they need be.
    """

    def told(blocks: Sequence[dict[str, Any]]) -> dict[str, Any]:
        return findings.levels([("greedy:2", "random", blocks)], 2)[0]

    long = played(Stronger(known(mode), ("random",) * 2, 11, "greedy:2"))
    assert inside(truth, told(long))
    share = covered([told([long[at] for at in run]) for run in draws(40)], told(long))
    assert share == pytest.approx(0.95, abs=0.02) if mode == COIN else share > 0.95


def test_intervals_of_regret_cover_the_truth() -> None:
    """By lot the worse of two cards is played every second time, which costs half of the win."""

    def told(blocks: Sequence[dict[str, Any]]) -> dict[str, Any]:
        return findings.regrets(("play",), blocks)[0]

    long = played(Lapses(known(SKILL), GREEDY, 12, ("play",)))
    assert inside(0.25, told(long))
    rows = [told([long[at] for at in run]) for run in draws(80)]
    assert covered(rows, told(long)) == pytest.approx(0.95, abs=0.02)


@pytest.mark.lengthy
def test_intervals_of_variants_and_rules_cover_the_truth() -> None:
    """A coin shares no win and favours nobody; what is shared otherwise, all deals tell."""

    def collected(blocks: Iterable[dict[str, Any]]) -> Blocks:
        found = Blocks()
        for block in blocks:
            found.add(block)
        return found

    def told(plain: Blocks, coin: Blocks) -> dict[str, dict[str, Any]]:
        return {row["name"]: row for row in findings.compared(known(PLAIN), plain, coin)}

    one, other = (played(Played(known(mode), GREEDY, 13)) for mode in (PLAIN, COIN))
    long = told(collected(one), collected(other))
    assert inside(-shared(), long["shared"]) and inside(0.0, long["seat_0"])
    rows = [told(collected(one[at] for at in run), collected(other[at] for at in run)) for run in draws(20)]
    for name in ("shared", "seat_0"):
        assert covered([row[name] for row in rows], long[name]) == pytest.approx(0.95, abs=0.02)
    (rule,) = findings.bites(known(PLAIN), collected(one), [("mode", COIN, collected(other))])
    for row in rule["measures"]:
        assert row["ci95"] == long[row["name"]]["ci95"], "a rule is told as a variant is"


def shared() -> float:
    """How often both have an equally good best card, over all deals."""
    box = [face for face, copies in enumerate(COPIES.tolist()) for _ in range(copies)]
    ends = [
        max(POINTS[first], POINTS[second]) == max(POINTS[third], POINTS[fourth])
        for first, second, third, fourth in permutations(box, 4)
    ]
    return float(np.mean(ends))


def test_intervals_of_kingmaking_cover_the_truth() -> None:
    """One of three decisions is the third player's, who cannot win and says who does."""
    long = played(Kings(known(COURT), ("random",) * 3, 14), 200)
    whole = findings.kingmaking(long)["hopeless"]
    assert inside(1 / 3, whole)
    rows = [findings.kingmaking([long[at] for at in run])["hopeless"] for run in draws(40, len(long))]
    assert covered(rows, whole) == pytest.approx(0.95, abs=0.02)

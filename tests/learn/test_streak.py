"""Days on which the puzzle of the day was solved: rows of days, gaps, and what a browser may say."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from biberbau.learn.streak import KEPT, Streak

TODAY = 740_000


def after(*days: int) -> Streak:
    streak = Streak()
    for day in days:
        streak = streak.with_day(TODAY + day)
    return streak


def test_days_in_a_row_are_counted_and_a_gap_ends_them() -> None:
    assert (after(0, 1, 2).row, after(0, 1, 2).best) == (3, 3)
    gap = after(0, 1, 2, 4)
    assert (gap.row, gap.best) == (1, 3)
    assert [gap.solved(TODAY + day) for day in range(-1, 6)] == [False, True, True, True, False, True, False]


def test_today_may_still_be_missing() -> None:
    streak = after(0, 1)
    assert [streak.running(TODAY + day) for day in (1, 2, 3)] == [2, 2, 0]


def test_a_day_counts_once() -> None:
    assert after(0, 0) == after(0) and after(1, 0) == after(1)


def test_a_row_that_is_longer_than_what_is_kept_goes_on() -> None:
    streak = after(*range(KEPT + 10))
    assert streak.row == streak.best == KEPT + 10
    assert Streak.read(streak.written(), streak.last) == streak


@given(st.lists(st.integers(0, 200), max_size=40))
def test_a_browser_gives_back_what_it_was_given(days: list[int]) -> None:
    streak, solved = after(*sorted(days)), {TODAY + day for day in days}
    if days:
        assert Streak.read(streak.written(), TODAY + 200) == streak
        kept = range(streak.last - KEPT + 1, streak.last + 1)
        assert {day for day in kept if streak.solved(day)} == solved & set(kept)


@given(st.text(alphabet="0123456789abcdef.x", max_size=30))
def test_what_no_browser_was_given_counts_as_nothing_or_as_days_that_can_be(text: str) -> None:
    streak = Streak.read(text, TODAY)
    assert streak == Streak() or (streak.last <= TODAY and 1 <= streak.row <= streak.best)


def test_nobody_has_solved_tomorrow_s_puzzle() -> None:
    assert Streak.read(after(1).written(), TODAY) == Streak()

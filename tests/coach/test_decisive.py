"""The decisive moment: the action that brought those who won most of the win, if one stood out."""

from __future__ import annotations

from typing import Any

import pytest

from biberbau.coach.review import DECISIVE, Decisive, decisive


def found(
    *chances: tuple[float, ...], winners: tuple[int, ...] = (0,), complete: bool = True
) -> dict[str, Any]:
    """As much of a review as says that."""
    return {"complete": complete, "winners": list(winners), "chances": [list(moment) for moment in chances]}


def test_it_is_where_the_winner_s_chances_rose_most() -> None:
    game = found((0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.8, 0.2), (1.0, 0.0))
    assert decisive(game) == Decisive(3, 0.3, 0.8)


def test_a_fall_of_the_winner_or_a_rise_of_a_loser_decides_nothing() -> None:
    """The greatest change of all is the second one, and it was against the player who won in the end."""
    game = found((0.5, 0.5), (0.9, 0.1), (0.2, 0.8), (0.6, 0.4), (1.0, 0.0))
    assert decisive(game) == Decisive(4, 0.6, 1.0)


def test_of_equal_moments_the_last_one() -> None:
    assert decisive(found((0.25, 0.75), (0.5, 0.5), (0.75, 0.25), (1.0, 0.0))) == Decisive(3, 0.75, 1.0)


def test_people_who_win_together_are_taken_together() -> None:
    """What one of them gains from the other is no gain."""
    game = found(
        (0.3, 0.3, 0.4), (0.5, 0.1, 0.4), (0.2, 0.4, 0.4), (0.4, 0.5, 0.1), (0.5, 0.5, 0.0), winners=(0, 1)
    )
    turned = decisive(game)
    assert turned is not None and turned.ply == 3
    assert (turned.before, turned.after) == (pytest.approx(0.6), pytest.approx(0.9))


def test_where_nothing_stood_out_or_not_all_is_known_there_is_none() -> None:
    step = DECISIVE * 0.9
    slow = found(*((0.5 + step * at, 0.5 - step * at) for at in range(5)))
    assert decisive(slow) is None
    assert decisive(found((0.5, 0.5), (1.0, 0.0), complete=False)) is None
    assert decisive(found((1.0, 0.0))) is None

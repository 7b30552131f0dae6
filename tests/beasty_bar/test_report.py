"""Reports of variants in which nobody holds a card when the game begins."""

from __future__ import annotations

import pytest

from biberbau.lab.report.study import USUAL, Plan, Study
from biberbau.lab.report.swaps import NoTwinsError
from biberbau.match import Game

ADVANCED = Game.of("beasty_bar", {"players": 2, "advanced": True})
ALL_BY_LOT = ("random", "random")


def kinds_of_parts(plan: Plan) -> list[str]:
    """Which parts there are, when the whole games have been played."""
    study, kinds = Study(plan), []
    for part in study.parts():
        kinds.append(part.kind)
        if part.kind == "games":
            for number in range(part.blocks):
                part.add(part.work.block(number))
    return kinds


def test_cards_are_left_out_where_animals_are_sorted_out_before_hands_are_dealt() -> None:
    few = {**USUAL, "level_games": 0, "rule_games": 0}
    with_hands = kinds_of_parts(Plan(Game.of("beasty_bar", {"players": 2}), ALL_BY_LOT, 10, **few))
    assert "twins" in with_hands
    assert kinds_of_parts(Plan(ADVANCED, ALL_BY_LOT, 10, **few)) == [
        kind for kind in with_hands if kind != "twins"
    ]


def test_asking_for_them_all_the_same_is_told_that_there_are_none() -> None:
    with pytest.raises(NoTwinsError, match="deals no cards to seats"):
        kinds_of_parts(Plan(ADVANCED, ALL_BY_LOT, 10, twins=4))

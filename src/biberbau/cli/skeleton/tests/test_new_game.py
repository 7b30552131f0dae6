"""What the rules of New Game say, and what every game promises."""

from __future__ import annotations

from biberbau.match import Game, Match
from biberbau.testing import check_game


def test_it_keeps_every_promise() -> None:
    """What ``biberbau check`` looks for."""
    report = check_game("new_game", quick=True)
    assert report.ok, report


def test_the_highest_card_wins() -> None:
    """When all have kept their cards, too."""
    match = Match(Game.of("new_game"), seed=1)
    while not match.over:
        match.play("keep")
    assert match.winners == (match.scores.index(max(match.scores)),)


def test_swaps_are_used_up() -> None:
    """R1: all players together may swap only so often."""
    match = Match(Game.of("new_game", {"swaps": 1}), seed=1)
    match.play("swap")
    assert [action.notation for action in match.legal()] == ["keep"]

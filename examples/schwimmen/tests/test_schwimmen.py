"""What the rules of Schwimmen say, and what every game promises."""

from __future__ import annotations

import pytest

import schwimmen
from biberbau.match import Match, Position
from biberbau.testing import check_game

MIDDLE = ["8d", "9d", "10d"]


def match(*hands: str, middle: list[str] = MIDDLE, **fields: object) -> Match:
    """A match from a position on, with these hands; the first one's turn."""
    seats = "abcdefgh"[: len(hands)]
    position = {
        "lives": dict.fromkeys(seats, 3),
        "hand": {seat: hand.split() for seat, hand in zip(seats, hands, strict=True)},
        "middle": middle,
        "decisions": [{"kind": "turn", "seat": "a"}],
    } | fields
    document = {"format": "biberbau-position/1", "game": "schwimmen", "options": {"players": len(hands)}}
    start = Position.load({**document, "position": position})
    return Match(start.game, "a table", start=start)


def played(game: Match, *actions: str) -> Match:
    """After these actions."""
    for action in actions:
        game.play(action)
    return game


def test_it_keeps_every_promise() -> None:
    """What ``biberbau check`` looks for."""
    report = check_game("schwimmen", quick=True)
    assert report.ok, report


@pytest.mark.parametrize(
    ("hand", "halves"),
    [
        ("7c 8c 9s", 30),  # only cards of one suit count
        ("ah kh 10h", 62),  # more than 31 is not possible
        ("ac kh 10s", 22),
        ("9c 9h 9s", 61),  # three of a kind count 30½
        ("ac ah as", 66),  # three aces are fire
    ],
)
def test_what_hands_are_worth(hand: str, halves: int) -> None:
    """In half points."""
    assert schwimmen.value(match(hand, "7h qs jd").position().state, 0) == halves


def test_the_lowest_hand_loses_a_life_after_everybody_had_one_more_turn() -> None:
    """And nobody knocks twice (S3)."""
    game = played(match("ac kc 9c", "7h 8s 7s", "qh kh 8h"), "knock", "pass")
    assert "knock" not in [action.notation for action in game.legal()]
    assert played(game, "pass").scores == (3, 2, 3)


def test_several_with_least_all_lose_and_nobody_does_when_all_are_equal() -> None:
    """S5."""
    assert played(match("10c 7h 7s", "10h 8c 8s", "kh qh 9c"), "knock", "pass", "pass").scores == (2, 2, 3)
    assert played(match("10c 7h 7s", "10h 8c 8s"), "knock", "pass").scores == (3, 3)


def test_31_ends_the_round_at_once() -> None:
    """After an exchange, as it was dealt, or with all that lies in the middle (S6)."""
    game = match("ac kc 7h", "7c 8s 7s", "kh qh 9c", middle=["qc", "9d", "9s"])
    assert played(game, "take 1", "finish 3").scores == (3, 2, 3)
    assert "show" not in [action.word for action in match("ac kc 7h", "7c 8s 7s").legal()]
    assert played(match("ac kc qc", "7c 8s 7s"), "show").scores == (3, 2)
    assert played(match("7c 8s 7s", "9c 8h 9h", middle=["ac", "kc", "qc"]), "swap").scores == (3, 2)


def test_fire_costs_everybody_else_a_life() -> None:
    """Even with 31 (S6)."""
    assert played(match("ac ah as", "ad kd qd", "7s 8s 9c"), "show").scores == (3, 2, 2)


def test_when_all_pass_other_cards_come_and_the_old_ones_are_out() -> None:
    """S4."""
    game = played(match("ac kc 7h", "7c 8s 7s"), "pass", "pass")
    state = game.position().document()["position"]
    assert state["away"] == MIDDLE
    assert not set(state["middle"]) & set(MIDDLE)


def test_who_swims_and_loses_is_out_and_the_last_one_wins() -> None:
    """0 lives: swimming."""
    game = played(match("ac kc 9c", "7h 8s 7s", lives={"a": 1, "b": 0}), "knock", "pass")
    assert (game.over, game.scores, game.winners) == (True, (1, -1), (0,))

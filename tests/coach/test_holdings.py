"""What may they have? Counted in worlds, compared with all deals there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import sqrt

import pytest

from biberbau.coach.hand_inference import holdings, lies
from biberbau.games import game_ids
from biberbau.match import Game, Match

GAME = "beasty_bar"


def some_plies(game: str, plies: int = 10, **options: int) -> Match:
    match = Match(Game.of(game, options), seed="holdings")
    for _ in range(plies):
        match.play(match.legal()[0])
    return match


def test_counts_are_those_of_all_deals() -> None:
    """Towards the end few deals are left: each is listed, and the counted chances are theirs within what luck may do."""
    match = some_plies(GAME, 9, players=2)
    seat = match.to_act or 0
    view, other = match.view(seat), 1 - seat
    truth = match.position().document()["position"]
    colour = list(truth["hands"])[other]
    hand, deck = truth["hands"][colour], truth["decks"][colour]
    known = Counter(view.document()["position"]["hands"][colour])
    hidden = known.pop("?")
    unseen = sorted((Counter(hand + deck) - known).elements())
    deals = list(combinations(unseen, hidden))
    assert 1 < len(deals) < 2000
    worlds = 4000
    (found,) = holdings(view, worlds)
    assert (found.seat, found.zone, found.hidden) == (other, "hands", hidden)
    assert {chance.face for chance in found.chances} == set(unseen)
    for chance in found.chances:
        true = sum(chance.face in deal for deal in deals) / len(deals)
        assert abs(chance.some - true) < 5 * sqrt(true * (1 - true) / worlds) + 1e-9
        assert chance.mean == pytest.approx(chance.some)  # each animal is there once
    assert sum(chance.mean for chance in found.chances) == pytest.approx(hidden)


@pytest.mark.parametrize("game", game_ids())
def test_everybody_has_as_many_as_are_hidden(game: str) -> None:
    """Of every game: means add up to the hidden cards, no chance is more than one, and none is left out."""
    match = some_plies(game)
    for seat in range(match.game.players):
        for one in holdings(match.view(seat), 60):
            assert one.hidden > 0
            assert sum(chance.mean for chance in one.chances) == pytest.approx(one.hidden)
            assert all(0 < chance.some <= min(1.0, chance.mean + 1e-9) for chance in one.chances)


@pytest.mark.parametrize("game", game_ids())
def test_they_follow_from_the_view_alone(game: str) -> None:
    """Another world that looks the same gives the same answer, and the truth is always among what may be."""
    match = some_plies(game)
    view = match.view(0)
    other = replace(view.filled("another world").as_seen_by(0), past=view.past)
    assert holdings(view, 20) == holdings(other, 20)
    there = {(one.seat, one.zone): one for one in lies(match.position())}
    for one in holdings(view, 300):
        assert Counter(one.known) <= Counter(there[one.seat, one.zone].known)

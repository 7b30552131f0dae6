"""What may they have? Counted in worlds, compared with all deals there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import sqrt

import pytest

from biberbau.coach.hand_inference import holdings, lies, truly
from biberbau.games import game_ids
from biberbau.kernel.cards import NONE
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
    assert (found.seat, found.zone, found.hidden) == (other, "hand", hidden)
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
    found = holdings(view, 300)
    for one, cards in zip(found, truly(match.position(), found), strict=True):
        assert len(cards) == one.hidden
        assert Counter([*one.known, *cards]) <= Counter(there[one.seat, one.zone].known)


@pytest.mark.compiled
def test_places_of_a_row_are_guessed_at_together_until_somebody_has_chosen_one() -> None:
    """Biberbande: four cards are dealt, so one is as likely as the other; then a drawn card is put on the second place,
    and a knock says that it is low."""
    match = Match(Game.of("biberbande", {"players": 2}), seed="holdings")
    while match.view(0).state.drawn == NONE or match.to_act != 1 or "put 2" not in _notations(match):
        match.play(next((one for one in match.legal() if one.notation == "draw"), match.legal()[0]))
    (before,) = [one for one in holdings(match.view(0), 400) if one.seat == 1]
    assert before.slots == (0, 1, 2, 3)
    match.play("put 2")
    after = [one for one in holdings(match.view(0), 400) if one.seat == 1]
    assert [one.slots for one in after] == [(0, 2, 3), (1,)]
    (put,) = after[1:]
    assert not {"swap", "peek", "draw two"} & {chance.face for chance in put.chances}, (
        "specials are never put in"
    )


def _notations(match: Match) -> set[str]:
    return {one.notation for one in match.legal()}


def test_a_sort_of_cards_is_as_likely_as_its_cards() -> None:
    """Of one card a sort is what its faces add up to; in a hand there is one of them more often than each by itself."""
    match = some_plies("biberbande", 8)
    sorts = {"low": ["0", "1", "2", "3"], "nothing": ["no card"]}
    for one in holdings(match.view(0), 100, sorts=sorts):
        (low,) = one.sorts
        assert low.mean == pytest.approx(sum(c.mean for c in one.chances if c.face in sorts["low"]))
        assert low.some <= min(1.0, low.mean + 1e-9)


def test_places_that_are_chosen_in_secret_are_no_cards() -> None:
    """Biber Gang: which two cards others will turn up is hidden, and none of their cards."""
    match = Match(Game.of("biber_gang", {"players": 3}), seed="holdings")
    while "?" not in str(match.view(0).document()["position"].get("chosen")):
        match.play(match.legal()[0])
    assert {one.zone for one in holdings(match.view(0), 5)} == {"display"}

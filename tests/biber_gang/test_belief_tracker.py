"""What the belief tracker of Biber Gang concludes once the discard pile has become the deck."""

from __future__ import annotations

import random

import pytest

from biberbau import Game, Match
from biberbau.games.biber_gang.check.belief_tracker import BeliefTracker
from biberbau.games.biber_gang.rules.state import Ev


def heard(match: Match, observer: int | None) -> BeliefTracker:
    """A tracker that has followed a match from the deal on."""
    tracker = BeliefTracker(match.game.options, observer)
    for _, event in match.events(observer):
        tracker.see(event)
    return tracker


def reshuffled(times: int = 1) -> Match:
    """A match in which all draw and put down cards where they have one open, until the deck is used up so often."""
    match, chance = Match(Game.of("biber_gang", {"players": 3}), 1), random.Random(1)
    while [event.kind for _, event in match.events(None)].count(Ev.RESHUFFLES) < times:
        state, seat = match.position().state, match.to_act or 0
        wanted = ["draw deck", *(f"place {i + 1}" for i in range(8) if int(state.up[seat]) >> i & 1)]
        legal = match.legal()
        match.play(chance.choice([action for action in legal if str(action) in wanted] or legal))
    return match


@pytest.mark.parametrize("observer", [0, None])
def test_after_a_reshuffle_a_card_of_the_deck_cannot_lie_face_down(observer: int | None) -> None:
    match = reshuffled()
    tracker, world = heard(match, observer), match.position().state
    assert tracker.objection(world) is None
    seat, slot = next(
        (seat, slot) for seat in range(3) for slot in range(8) if not int(world.up[seat]) >> slot & 1
    )
    here = int(world.display[seat, slot])
    place = next(i for i in range(int(world.deck_n)) if world.deck[i] != here)
    world.display[seat, slot], world.deck[place] = int(world.deck[place]), here
    assert "cannot account for" in (tracker.objection(world) or "")


@pytest.mark.parametrize("observer", [0, None])
def test_a_second_reshuffle_in_a_round_tells_of_the_same_cards(observer: int | None) -> None:
    """What lies face down has lain there since the deal: a display takes cards face up alone."""
    match = reshuffled(times=2)
    kinds = [event.kind for _, event in match.events(None)]
    assert kinds.count(Ev.ROUND_STARTS) == 1
    tracker = heard(match, observer)
    for seed in range(40):
        assert tracker.objection(match.view(observer).filled(seed).state) is None

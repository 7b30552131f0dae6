"""Worlds that are filled in are such as the events leave possible; a tracker of its own says which."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from biberbau.games import kind
from biberbau.games.beasty_bar.check.belief_tracker import BeliefTracker
from biberbau.kernel.events import ALL_SEATS
from biberbau.match import Game, Match
from biberbau.testing import consistency
from biberbau.testing.case import QUICK, Case
from biberbau.testing.consistency import check_consistency
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError

from .scenario import Table, fresh

GAME = kind("beasty_bar")
ROWS: list[dict[str, Any]] = [
    {},
    {"players": 2, "set": "base", "advanced": True},
    {"players": 3, "set": "chosen", "return_game": True, "advanced": True},
    {"players": 2, "set": "random", "return_game": True, "penguin_may_decline": True},
    {"players": 4, "set": "random", "animals": 5, "hand": 2},
]


def case(options: dict[str, Any], seed: int) -> Case:
    return Case(Game.of("beasty_bar", options), seed, hooks_of(GAME), replace(QUICK, world_rate=0.15))


@pytest.mark.parametrize("options", ROWS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_worlds_agree_with_what_was_heard(options: dict[str, Any], seed: int) -> None:
    check_consistency(case(options, seed))


def heard(t: Table, observer: int | None) -> BeliefTracker:
    """A tracker that has followed this table's match from the deal on."""
    tracker = BeliefTracker(t.match.game.options, observer)
    for _, event in t.match.events(observer):
        tracker.see(event)
    return tracker


def a_penguin_shows(observer: int | None) -> tuple[BeliefTracker, np.record]:
    """A match in which a penguin has shown its model, and what the observer has heard of it."""
    for seed in range(60):
        t = fresh(players=2, seed=seed)
        while not t.match.over:
            seat, before = t.match.to_act, t.match.ply
            if seat is not None and seat != observer and t.asks == "imitate":
                models = [a for a in t.match.legal() if a.word == "as"]
                if models:
                    t.match.play(models[0])
                    known = t.match.position().state.known[seat]
                    if (known == ALL_SEATS).any():
                        return heard(t, observer), t.match.position().state
            if t.match.ply == before:
                penguin = [a for a in t.match.legal() if str(a) == "play 5"]
                t.match.play((penguin or t.match.legal())[0])
    raise AssertionError("no penguin has shown anything")


@pytest.mark.parametrize("observer", [1, None])
def test_a_shown_model_is_missed_where_it_was_seen(observer: int | None) -> None:
    tracker, world = a_penguin_shows(observer)
    assert tracker.objection(world) is None
    seat = next(s for s in range(2) if (world.known[s] == ALL_SEATS).any())
    i = int(np.flatnonzero(world.known[seat] == ALL_SEATS)[0])
    world.hand[seat, i], world.deck[seat, 0] = int(world.deck[seat, 0]), int(world.hand[seat, i])
    assert "is not in" in (tracker.objection(world) or "")


def test_a_played_card_does_not_come_back() -> None:
    t = fresh(players=2, seed=3)
    first = t.match.to_act or 0
    t.match.play(t.match.legal()[0])
    tracker, world = heard(t, 1 - first), t.match.position().state
    assert tracker.objection(world) is None
    played = [event.card for _, event in t.match.events(None) if event.card >= 0][-1]
    world.hand[first, 0] = played
    assert "cannot be in" in (tracker.objection(world) or "")


def test_the_sets_of_the_first_game_tell_those_of_the_return_game() -> None:
    t = fresh(players=2, seed=1, set="random", return_game=True)
    while not t.document["return_game"]:
        t.match.play(t.match.legal()[0])
    tracker, world = heard(t, None), t.match.position().state
    assert tracker.objection(world) is None
    world.is_new[0] ^= 1
    assert "is of the other set" in (tracker.objection(world) or "")


def test_a_fill_that_forgets_a_shown_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets_what_was_shown(match: Match, observer: int | None, seed: str) -> np.record:
        view = match.view(observer)
        world = view.state
        for seat in range(match.game.players):
            for i in range(world.hand_n[seat]):
                if seat != observer and world.known[seat, i] == ALL_SEATS:
                    world.shown[seat] &= ~(1 << int(world.hand[seat, i]) % 24 % 12)
                    world.hand[seat, i] = GAME.unknown_card
        return view.filled(seed).state

    monkeypatch.setattr(consistency, "fill", forgets_what_was_shown)
    with pytest.raises(BrokenPromiseError, match=r"contradicts what happened: the .* is not in"):
        for seed in range(30):
            check_consistency(case({"players": 4}, seed))

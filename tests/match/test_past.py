"""What an observer has seen, and what is made of it, is the same however one comes to a position."""

from __future__ import annotations

import pickle
from collections import Counter

import numpy as np
import pytest

from biberbau import Game, Match
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.events import conceal_event
from biberbau.kernel.knowing import knowing_of
from biberbau.match import View

GAME = Game.of("frantic", {"players": 3})
PLIES = 70


def played(seed: int, plies: int = PLIES) -> Match:
    """A match that has gone on for a while, most of it by drawing cards and taking effects."""
    match = Match(GAME, seed)
    chance = np.random.default_rng(seed)
    while match.ply < plies and not match.over:
        legal = match.legal()
        match.play(legal[int(chance.integers(len(legal)))])
    return match


def record(view: View) -> bytes:
    """The bytes of an observer's knowledge, but for those that a fill scribbles to."""
    known = view.known()[:1].copy()
    known["luck"], known["pull"], known["weight"] = 0, 0, 0
    return known.tobytes()


@pytest.mark.parametrize("observer", [0, 2, None])
def test_a_past_holds_what_its_observer_saw_and_nothing_else(observer: int | None) -> None:
    match = played(1)
    view = match.view(observer)
    assert view.history == tuple(match.events(observer))
    hidden = [event for _, event in view.history or () if event.card == GAME.kind.unknown_card]
    assert hidden
    assert view.past is not None
    assert all(conceal_event(one, observer, -1) == one for ply in view.past.plies for one in ply)


@pytest.mark.parametrize("observer", [0, 1, None])
def test_knowledge_is_the_same_after_a_restart_a_look_back_and_step_by_step(observer: int | None) -> None:
    match = played(2)
    for ply in range(match.ply + 1):
        stepped = record(match.view(observer, ply))
    again = Match.load(match.save())
    assert record(again.view(observer)) == stepped
    assert record(match.view(observer, 9)) == record(again.view(observer, 9)) != stepped
    assert record(match.view(observer)) == stepped


def test_knowledge_is_right_after_actions_are_taken_back() -> None:
    match, undone = played(3, 0), 0
    chance = np.random.default_rng(3)
    for _ in range(120 if INTERPRETED else 400):
        legal = match.legal()
        match.play(legal[int(chance.integers(len(legal)))])
        record(match.view(1))
        if match.can_undo and undone < 12:
            match.undo()
            undone += 1
        if match.over:
            break
    assert undone
    assert record(match.view(1)) == record(Match.load(match.save()).view(1))


def test_a_view_that_was_pickled_fills_in_the_same_worlds() -> None:
    view = played(4).view(0)
    twin = pickle.loads(pickle.dumps(view))
    assert record(twin) == record(view) and twin.history == view.history
    assert twin.filled("x").state.tobytes() == view.filled("x").state.tobytes()


def test_worlds_of_one_observer_do_not_depend_on_who_else_looks() -> None:
    match, alone = played(5), played(5)
    for observer in (None, 0, 1):
        match.view(observer).filled("before")
    assert match.view(2).filled("x").state.tobytes() == alone.view(2).filled("x").state.tobytes()


def test_a_document_has_no_past_and_is_filled_within_bounds() -> None:
    from biberbau import Position

    view = Position.load(played(6).view(1).document())
    assert isinstance(view, View)
    assert view.history is None and view.past is None
    assert not view.known()[0]["kept"]
    assert view.filled("x").as_seen_by(1) == view


def test_a_snapshot_goes_its_own_way() -> None:
    match = played(7)
    before = record(match.view(0))
    twin = match.snapshot()
    match.play(match.legal()[0])
    match.view(0).known()
    assert record(twin.view(0)) == before


def test_a_game_whose_states_hold_all_knowledge_fills_as_its_rules_do() -> None:
    game = Game.of("biberbande", {"players": 3})
    assert game.kind.knowing is None
    match = Match(game, 1)
    view = match.view(0)
    assert view.history == tuple(match.events(0))
    assert len(view.known()) == knowing_of(game.kind).RECORDS == 1


@pytest.mark.parametrize("observer", [0, 1, None])
def test_a_look_ahead_knows_what_would_be_seen_and_leaves_no_trace(observer: int | None) -> None:
    match, twin = played(8), played(8)
    before = record(match.view(observer))
    for action in match.legal():
        ahead = match.ahead([(int(match.to_act or 0), action)])
        view = match.view_ahead(observer, ahead)
        after = twin.snapshot()
        after.play(action)
        assert view == after.view(observer) and view.history == after.view(observer).history
        assert record(view) == record(after.view(observer))
    assert (
        record(match.view(observer)) == before and match.view(observer).history == twin.view(observer).history
    )


class Remembers:
    """What a bot may keep between its moves: how often it has seen each kind of event; it hears each event once."""

    def __init__(self) -> None:
        self.heard, self.seen = 0, Counter[int]()

    def hears(self, view: View) -> None:
        history = view.history or ()
        self.seen += Counter(event.kind for _, event in history[self.heard :])
        self.heard = len(history)


def test_what_a_bot_keeps_between_its_moves_is_made_again_after_a_restart() -> None:
    match, bot = played(9, 0), Remembers()
    chance = np.random.default_rng(9)
    while match.ply < PLIES and not match.over:
        if match.to_act == 1:
            bot.hears(match.view(1))
        legal = match.legal()
        match.play(legal[int(chance.integers(len(legal)))])
    bot.hears(match.view(1))
    again = Remembers()
    again.hears(Match.load(match.save()).view(1))
    assert again.seen == bot.seen and again.heard == bot.heard > 20

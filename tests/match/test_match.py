"""A match, whatever the game: playing, refusing, undoing, keeping."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau import Game, Match, Position, View
from biberbau.errors import (
    IllegalActionError,
    NotationError,
    OptionError,
    PositionError,
    ReplayError,
    UndoError,
    UnknownGameError,
)
from biberbau.kernel.actions import Action
from biberbau.kernel.compiled import INTERPRETED

GAMES = biberbau.game_ids()
EVERY = 7 if INTERPRETED else 1
"""Plies from one look at a game to the next."""


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return Match(biberbau.game(request.param), seed="pond")


def finished(match: Match) -> Match:
    while not match.over:
        match.play(match.legal()[match.ply % len(match.legal())])
    return match


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(UnknownGameError, match="there is no game 'chess'; games are: "):
        biberbau.game("chess")
    with pytest.raises(OptionError, match="there is no option 'stakes'; options are: players"):
        biberbau.game(GAMES[0], stakes=3)
    with pytest.raises(OptionError, match="players is a whole number from"):
        biberbau.game(GAMES[0], players=99)
    with pytest.raises(OptionError, match="players"):
        biberbau.game(GAMES[0], players=True)


def test_the_same_seed_deals_the_same_cards(match: Match) -> None:
    same = Match(match.game, seed="pond")
    assert same.position().document() == match.position().document()
    assert same.commitment == match.commitment == hashlib.sha256(b"pond").hexdigest()
    others = [
        Match(match.game, seed="river"),
        Match(match.game, seed="pond", entropy="ours"),
        Match(match.game),
    ]
    for other in others:
        assert other.position().document() != match.position().document()
    assert Match(match.game).commitment != Match(match.game).commitment


@pytest.mark.parametrize("seed", [7, "7", b"7"])
def test_a_number_a_text_and_bytes_are_the_same_seed(seed: int | str | bytes) -> None:
    assert Match(biberbau.game(GAMES[0]), seed).commitment == hashlib.sha256(b"7").hexdigest()


def test_a_seed_of_another_kind_is_refused() -> None:
    for seed in (1.5, True):
        with pytest.raises(TypeError, match="a seed is an int, str, bytes or None"):
            Match(biberbau.game(GAMES[0]), seed)  # type: ignore[arg-type]


def test_actions_by_notation_id_and_object(match: Match) -> None:
    chosen = match.legal()[0]
    for given in (chosen, chosen.notation, chosen.id):
        assert Match(match.game, seed="pond").play(given) == chosen
    with pytest.raises(NotationError, match="is no action"):
        match.play("dance")
    with pytest.raises(NotationError, match="action ids go from 0 to"):
        match.play(9999)
    with pytest.raises(PositionError, match="is no action of"):
        match.play(Action(chosen.id, "dance", ""))


def test_illegal_actions_raise_and_change_nothing(match: Match) -> None:
    before = match.position().state.tobytes()
    legal = match.legal()
    illegal = next(action for action in match.game.kind.actions.actions if action not in legal)
    with pytest.raises(IllegalActionError, match=f"is not legal now; seat {match.to_act} may: ") as error:
        match.play(illegal)
    assert error.value.legal == tuple(action.notation for action in legal)
    assert match.position().state.tobytes() == before
    assert match.ply == 0
    done = finished(match)
    with pytest.raises(IllegalActionError, match="comes too late: the game is over"):
        done.play(legal[0])


def test_views_are_copies(match: Match) -> None:
    view = match.view(0)
    view.state.depth = 0
    match.position().state.depth = 0
    assert match.to_act is not None


def test_seats_that_there_are_not_are_refused(match: Match) -> None:
    for seat in (-1, match.game.players):
        with pytest.raises(ValueError, match="seats go from 0"):
            match.view(seat)
    with pytest.raises(ValueError, match="a spectator's view has no encoding"):
        match.view(None).encode()


def test_only_the_seat_to_act_sees_what_is_legal(match: Match) -> None:
    while not match.over:
        for seat in (None, *range(match.game.players)) if match.ply % EVERY == 0 else ():
            view = match.view(seat)
            assert view.to_act == match.to_act
            assert view.legal == (match.legal() if seat == match.to_act else ())
            assert not view.over
        match.play(match.legal()[-1])
    assert all(match.view(seat).over and match.view(seat).legal == () for seat in range(match.game.players))


def test_undo_goes_back_exactly_and_only_while_nobody_has_learned_anything(match: Match) -> None:
    with pytest.raises(UndoError, match="no action to take back"):
        match.undo()
    assert not match.can_undo
    undone = stayed = 0
    while not match.over:
        before = match.position().state.tobytes(), match.history, match.events(None)
        draws = match.moment.rng.copy()
        action = match.play(match.legal()[match.ply % len(match.legal())])
        reveals = any(event.reveals for event in match._events[-1])
        final = action.word in match.game.kind.final
        assert match.can_undo == (not final and not reveals and draws == match.moment.rng)
        if match.can_undo:
            assert match.undo() == action
            assert (match.position().state.tobytes(), match.history, match.events(None)) == before
            match.play(action)
            undone += 1
        else:
            with pytest.raises(UndoError, match="so it stays") as caught:
                match.undo()
            assert caught.value.reason == ("final" if final else "shown" if reveals else "drawn")
            stayed += 1
    assert stayed


def played_at_random(game_id: str, plies: int) -> Match:
    match, dice = Match(Game.of(game_id), game_id), random.Random(game_id)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_every_moment_of_a_long_match_can_be_seen_again(game_id: str) -> None:
    """A match keeps only some of its moments; the others are found again, as a re-run has them."""
    match, again = played_at_random(game_id, 200 // EVERY), Match(Game.of(game_id), game_id)
    for ply in range(match.ply + 1):
        for seat in (None, 0):
            assert match.view(seat, ply) == again.view(seat)
        if ply < match.ply:
            again.play(match.history[ply])
    assert [moment.state.tobytes() for _, moment, _ in match.moments()][-1] == again.moment.state.tobytes()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_long_match_goes_back_as_far_as_it_may(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far past the moments that it keeps, and then on another way, as if nothing had been played in between."""
    match = played_at_random(game_id, 200 // EVERY)
    monkeypatch.setattr(Match, "stays", None)
    for ply in sorted({match.ply * 2 // 3, match.ply // 3, 1, 0}, reverse=True):
        again = Match(Game.of(game_id), game_id)
        for action in match.history[:ply]:
            again.play(action)
        while match.ply > ply:
            match.undo()
        assert match.position() == again.position() and match.events(0) == again.events(0)
        for _ in range(20):
            if not match.over:
                assert match.legal() == again.legal()
                again.play(match.play(match.legal()[-1]))
        assert match.position() == again.position()
        assert [match.view(0, at) for at in range(match.ply)] == [
            again.view(0, at) for at in range(match.ply)
        ]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_lies_ahead_is_looked_at_without_being_played(game_id: str) -> None:
    match, dice = Match(Game.of(game_id), game_id), random.Random(game_id)
    while not match.over and match.ply < 60 // EVERY:
        seat, action = match.to_act, dice.choice(match.legal())
        assert seat is not None
        before = match.position()
        ahead = match.ahead([(seat, action)])
        assert match.position() == before and match.ply == before.ply
        match.goes_on(ahead)
        assert match.history[-1] == action and ahead.over == match.over
        with pytest.raises(ValueError, match="have been played"):
            match.goes_on(ahead)
    again = Match(Game.of(game_id), game_id)
    for action in match.history:
        again.play(action)
    assert again.position() == match.position()


def test_nobody_looks_ahead_for_another_seat(match: Match) -> None:
    assert match.to_act is not None
    other = (match.to_act + 1) % match.game.players
    with pytest.raises(IllegalActionError, match=f"not seat {other}"):
        match.ahead([(other, match.legal()[0])])


def test_events_hide_cards_from_those_who_did_not_see_them(match: Match) -> None:
    finished(match)
    unknown = match.game.kind.unknown_card
    true = [event for ply in match._events for event in ply]
    for seat in (None, *range(match.game.players)):
        seen = match.events(seat)
        assert [ply for ply, _ in seen] == sorted(ply for ply, _ in seen)
        for (_, event), real in zip(seen, true, strict=True):
            visible = real.seen == 0xFF if seat is None else bool(real.seen >> seat & 1)
            assert event == (real if visible else real._replace(card=unknown))
        assert match.events(seat, since=match.ply - 1) == [e for e in seen if e[0] == match.ply]
        assert match.events(seat, since=match.ply) == []


# --- replays


@pytest.fixture(scope="module", params=GAMES)
def replay(request: pytest.FixtureRequest) -> dict[str, Any]:
    match = finished(Match(biberbau.game(request.param), seed="pond", entropy="frogs"))
    saved: dict[str, Any] = json.loads(json.dumps(match.save()))
    return saved


def test_a_replay_re_runs(replay: dict[str, Any]) -> None:
    match = biberbau.load(replay)
    assert match.over
    assert match.save() == replay
    assert [action.notation for action in match.history] == replay["actions"]
    half = biberbau.load(replay | {"actions": replay["actions"][:5]})
    assert half.ply == 5
    assert "scores" not in half.save()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "other/1"}, "format: 'biberbau-replay/1' or 'biberbau-replay/2' expected"),
        ({"game": 3}, "game: missing or of the wrong type"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"players": 77}}, "players"),
        ({"seed": "xyz"}, "seed: hexadecimal digits expected"),
        ({"seed": "00"}, "commitment: it does not belong to this seed"),
        ({"commitment": "00"}, "commitment: it does not belong to this seed"),
        ({"actions": ["dance"]}, "action 1: 'dance' is no action"),
        ({"actions": None}, "actions: missing or of the wrong type"),
        ({"scores": [99]}, r"scores: the replay ends with \["),
        ({"winners": []}, r"winners: the replay ends with \["),
        ({"start": {"format": "x"}}, "format"),
    ],
)
def test_what_does_not_hold_is_named(replay: dict[str, Any], change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ReplayError, match=complaint):
        biberbau.load(copy.deepcopy(replay) | change)


def test_a_changed_action_or_entropy_is_noticed(replay: dict[str, Any]) -> None:
    with pytest.raises(ReplayError, match=r"action \d+|scores|winners"):
        biberbau.load(replay | {"entropy": "toads"})
    with pytest.raises(ReplayError, match="a replay is a mapping, not list"):
        biberbau.load([])  # type: ignore[arg-type]


def test_a_match_goes_on_from_a_position(match: Match) -> None:
    for _ in range(6):
        match.play(match.legal()[0])
    start = match.position()
    onward = Match(match.game, seed="from here", start=start)
    assert onward.legal() == match.legal()
    finished(onward)
    assert biberbau.load(json.loads(json.dumps(onward.save()))).scores == onward.scores
    assert start.state.tobytes() == match.position().state.tobytes()


def test_a_match_needs_a_true_position(match: Match) -> None:
    seen = match.position().as_seen_by(0)
    with pytest.raises(PositionError, match="a match needs a true position"):
        Match(match.game, start=seen)
    assert Match(match.game, start=seen.filled(seed=1)).to_act == match.to_act


# --- positions, whatever the game


def test_a_position_comes_from_a_document(match: Match) -> None:
    document = match.position().document()
    position = Position.load(document)
    assert position.state.tobytes() == match.position().state.tobytes()
    assert position.filled() is position
    with pytest.raises(PositionError, match="a true position is nobody's view"):
        View(match.game, position.state)
    assert position.as_seen_by(None).document()["seen_by"] == "spectator"
    assert position.as_seen_by(None).seat is None


def test_nobody_sees_with_two_pairs_of_eyes(match: Match) -> None:
    seen = match.position().as_seen_by(0)
    assert np.array_equal(seen.as_seen_by(0).state, seen.state)
    with pytest.raises(PositionError, match="this is what 0 sees"):
        seen.as_seen_by(1)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "x"}, "format: 'biberbau-position/1' expected"),
        ({"colour": 1}, "colour: no such field"),
        ({"options": []}, "options: a mapping of option names to values expected"),
        ({"options": {"players": 0}}, "options: option players"),
        ({"game": "chess"}, "game: there is no game"),
        ({"seen_by": 9}, 'seen_by: null, "spectator" or a seat from 0 to'),
        ({"seen_by": True}, 'seen_by: null, "spectator" or a seat from 0 to'),
        ({"seen_by": 0}, r"position: it shows cards that 0 \(seen_by\) cannot know"),
        ({"position": []}, "position: a mapping expected"),
    ],
)
def test_position_documents_that_do_not_hold(match: Match, change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        biberbau.Position.load(match.position().document() | change)


def test_unknown_cards_need_an_observer(match: Match) -> None:
    hidden = match.position().as_seen_by(0).document()
    with pytest.raises(PositionError, match="so seen_by must say whose view it is"):
        biberbau.Position.load(hidden | {"seen_by": None})
    with pytest.raises(PositionError, match="a position document is a mapping, not str"):
        biberbau.Position.load("red tiger")  # type: ignore[arg-type]


def test_estimates_are_numbers_from_views_too(match: Match) -> None:
    estimate = match.game.kind.judgement.estimate
    while not match.over:
        match.play(match.legal()[0])
        for seat in range(match.game.players) if match.ply % EVERY == 0 else ():
            assert np.isfinite(float(estimate(match.position().state, seat)))
            assert np.isfinite(float(estimate(match.view(seat).state, seat)))


@pytest.mark.compiled
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))]
)
def test_a_copy_goes_on_by_itself(match: Match, copied: Callable[[Match], Match]) -> None:
    match.play(match.legal()[0])
    before = match.save()
    other = copied(match)
    assert other.save() == before and other.events(0) == match.events(0)
    finished(other)
    assert match.save() == before
    assert finished(match).save() == other.save()

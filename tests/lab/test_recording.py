"""Decisions are written down as matches show them, and what cannot have been played is refused."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from biberbau.games import game_ids
from biberbau.lab.record.recording import Recorder, RecordError
from biberbau.match import Game, Match


def same_as_a_match(recorder: Recorder, seed: bytes, names: tuple[str, ...]) -> None:
    """Play a game, and compare every row with what a match of the same seed shows."""
    game = recorder.game
    written = recorder.play(seed, names)
    match, r = Match(game, seed), recorder.rows
    for row in range(written.first, written.last):
        view = match.view(match.to_act)
        assert r.views[row].tobytes() == view.state.tobytes()
        assert np.array_equal(r.observations[row], view.encode())
        assert np.flatnonzero(r.masks[row]).tolist() == [action.id for action in view.legal]
        assert (r.seats[row], r.choices[row]) == (match.to_act, len(view.legal))
        match.play(int(r.actions[row]))
    assert match.over
    assert (written.scores, written.winners) == (match.scores, match.winners)
    assert written.fingerprint == hashlib.sha256(match.moment.state.tobytes()).hexdigest()
    actions = r.actions[written.first : written.last].copy()
    before = [
        getattr(r, name)[written.first : written.last].copy() for name in ("views", "observations", "masks")
    ]
    recorder.at = written.first
    assert recorder.follow(seed, actions.tolist()) == written
    for name, was in zip(("views", "observations", "masks"), before, strict=True):
        assert np.array_equal(getattr(recorder.rows, name)[written.first : written.last], was)


@pytest.mark.parametrize(
    "game", ["beasty_bar", *(pytest.param(g, marks=pytest.mark.long) for g in game_ids()[1:])]
)
def test_rows_are_what_matches_show(game: str) -> None:
    recorder = Recorder(Game.of(game))
    players = recorder.game.players
    same_as_a_match(recorder, b"one", ("random",) * players)
    same_as_a_match(recorder, b"two", ("greedy:1", "relaxed", *("random",) * (players - 2)))


def test_a_game_that_cannot_be_is_refused() -> None:
    recorder = Recorder(Game.of("beasty_bar", {"players": 2}))
    written = recorder.play(b"seed", ("random", "random"))
    actions = recorder.rows.actions[: written.last].tolist()
    for wrong, says in (
        ([*actions[:3], 71, *actions[4:]], "action 4 is 71, which is not legal; legal are: "),
        ([-1, *actions[1:]], "action 1 is -1, which is not legal"),
        (actions[:-1], f"the game is not over after its {len(actions) - 1} actions"),
        ([], "the game is not over after its 0 actions"),
        ([*actions, 0], f"the game is over after {len(actions)} actions, but {len(actions) + 1} are stated"),
    ):
        recorder.at = 0
        with pytest.raises(RecordError, match=says):
            recorder.follow(b"seed", wrong)

"""The compiled step is a match, byte for byte: states, streams, masks, what seats see, what they are paid."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.envs.env_record import ACTOR, NOBODY
from biberbau.envs.play import Play
from biberbau.envs.rewards import SCHEMES, Payer
from biberbau.errors import IllegalActionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match
from common.seats import players_near

PLIES = 25 if INTERPRETED else 600
EXAMPLES = 2 if INTERPRETED else 6


@pytest.mark.parametrize("game_id", game_ids())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_play_is_a_match(game_id: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(range(kind(game_id).players[0], kind(game_id).players[1] + 1)))
    scheme = data.draw(st.sampled_from(SCHEMES))
    looks = data.draw(st.sampled_from([ACTOR, NOBODY, players - 1]))
    seed = data.draw(st.integers(0, 1 << 62))
    choices = np.random.default_rng(data.draw(st.integers(0, 1 << 32)))
    game = Game.of(game_id, {"players": players})
    match, play, payer = Match(game, seed), Play(game, scheme, looks), Payer(game, scheme)
    play.begin(seed)
    payer.begin(match.moment.state)
    for ply in range(PLIES):
        assert play.true[0].tobytes() == match.moment.state.tobytes()
        assert play.rng.tobytes() == match.moment.rng.tobytes()
        assert (play.actor, play.ply) == (-1 if match.over else match.to_act, match.ply)
        legal = [action.id for action in match.legal()]
        assert np.flatnonzero(play.mask()).tolist() == legal
        for seat in (play.actor, ply % players) if not match.over else range(players):
            assert play.observe(seat).tobytes() == match.view(seat).encode().tobytes()
        if match.over:
            break
        action = int(choices.choice(legal))
        match.play(action)
        play.step(action)
        assert play.paid.tobytes() == payer.pay(match.moment.state).tobytes()


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_refused_changes_nothing(game_id: str) -> None:
    play = Play(Game.of(game_id, {"players": players_near(game_id, 3)}), "game")
    play.begin(3)
    before = play.desk.tobytes()
    wrong = int(np.flatnonzero(play.mask() == 0)[0])
    for action in (wrong, np.int64(wrong)):
        with pytest.raises(IllegalActionError, match=f"seat {play.actor} may"):
            play.step(action)
    for nonsense in (-1, -2, -3, len(play.mask()), 1 << 70):
        with pytest.raises(Exception, match="action"):
            play.step(nonsense)
    with pytest.raises(TypeError):
        play.step(1.0)
    assert play.desk.tobytes() == before


def test_a_game_that_is_over_stays_over() -> None:
    play = Play(Game.of("beasty_bar", {"players": 2}), "game")
    while play.actor >= 0:
        play.step(int(play.mask().argmax()))
    assert not play.mask().any()
    with pytest.raises(IllegalActionError, match="the game is over"):
        play.step(0)


def test_a_copy_goes_on_by_itself() -> None:
    play = Play(Game.of("beasty_bar", {"players": 2}), "game")
    play.begin(1)
    before = play.desk.tobytes()
    for twin in (copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        twin.step(int(twin.mask().argmax()))
        assert twin.ply == 1
        assert play.desk.tobytes() == before

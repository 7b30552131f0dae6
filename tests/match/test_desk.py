"""A desk shows every viewer what a match shows them, and plays nothing before it is told to keep it."""

from __future__ import annotations

import random

import pytest

from biberbau.errors import IllegalActionError
from biberbau.games import game_ids, kind
from biberbau.match import Game, Match, Position
from biberbau.match.desk import NOTHING, Desk, compile_look
from biberbau.testing.cover import cover

pytestmark = pytest.mark.lengthy


def compare(desk: Desk, match: Match) -> None:
    """Every sight is the viewer's view."""
    for at, seat in enumerate(desk.viewers):
        view, sight = match.view(seat), desk.sight(at)
        assert sight.record == view.state.tobytes(), (match.ply, seat)
        assert (sight.actor, sight.scores, sight.winners) == (view.to_act, view.scores, view.winners)
        assert sight.legal == tuple(action.id for action in view.legal)


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(
    "compiles",
    [pytest.param(False, id="as Python"), pytest.param(True, id="compiled", marks=pytest.mark.compiled)],
)
def test_a_desk_shows_what_a_match_shows(compiles: bool, game_id: str) -> None:
    if compiles:
        compile_look(Game.of(game_id))
    dice = random.Random(f"desk {game_id}")
    for number, options in enumerate(dice.sample(cover(kind(game_id)), 3)):
        match = Match(Game.of(game_id, options), f"desk {number}")
        desk = Desk(match.game)
        desk.begins(match)
        compare(desk, match)
        while not match.over and match.ply < 50:
            action = dice.choice(match.legal())
            desk.goes_on([action.id])
            match.play(action)
            assert desk.happened() == match.happened()[-len(desk.happened()) or len(match.happened()) :]
            compare(desk, match)
        late = Desk(match.game)
        late.begins(match)
        compare(late, match)


@pytest.mark.parametrize("game_id", game_ids())
def test_looking_plays_nothing(game_id: str) -> None:
    match = Match(Game.of(game_id), "looking")
    desk = Desk(match.game)
    desk.begins(match)
    for action in match.legal()[:4]:
        desk.look(action.id)
        ahead = match.ahead([(int(match.to_act or 0), action)])
        assert desk.sight(0).record == match.game.concealed(ahead.steps[-1][1].state, 0).tobytes()
    desk.look(NOTHING)
    compare(desk, match)


def test_a_desk_goes_on_from_a_position() -> None:
    start = Match(Game.of(game_ids()[0]), "before").position()
    match = Match(start.game, "after", start=Position.load(start.document()))
    desk = Desk(match.game)
    desk.begins(match)
    compare(desk, match)


def test_what_is_no_action_is_refused() -> None:
    desk = Desk(Game.of(game_ids()[0]))
    for action in (-2, len(desk.game.kind.actions)):
        with pytest.raises(IllegalActionError, match="go from 0 to"):
            desk.look(action)

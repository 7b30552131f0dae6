"""Whether rules run as Python or compiled makes no difference to anything, at whichever ply they are switched."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from biberbau.bots import level
from biberbau.games import REGISTERED
from biberbau.kernel.at_once import call_compiled, call_in_python
from biberbau.match import Game, Match

Found = TypeVar("Found")

BOTS, WORLDS = 24, 8
"""At every so manieth ply a bot decides, and hidden cards are dealt."""

pytestmark = pytest.mark.compiled


@contextmanager
def as_python(game: Game) -> Iterator[None]:
    """The game's rules wait to be compiled meanwhile."""
    rules = Path(str(game.kind.rules.__file__))
    call_in_python(rules)
    try:
        yield
    finally:
        call_compiled(rules)


def seen(match: Match) -> dict[str, object]:
    """All that anybody may know of a moment, and the moment itself."""
    found: dict[str, object] = {
        "state": match.moment.state.tobytes(),
        "stream": match.moment.rng.tobytes(),
        "events": match.happened(),
        "result": (match.scores, match.winners, match.to_act, match.forced()),
        "legal": [action.id for action in match.legal()],
        "types": {type(number) for number in (*match.scores, *match.winners, match.to_act)},
    }
    for seat in (*range(match.game.players), None):
        view = match.view(seat)
        found[f"seen by {seat}"] = view.state.tobytes(), match.events(seat), view.asked().keys()
        if seat is not None:
            found[f"observed by {seat}"] = view.encode().tobytes()
        if match.ply % WORLDS == 0 and not view.over:
            found[f"worlds of {seat}"] = view.filled(f"world {match.ply}").state.tobytes()
    if not match.over:
        view, reasons = match.view(match.to_act), match.game.kind.rules.why
        actions = range(match.ply % 7, len(match.game.kind.actions), 29)
        found["reasons"] = [reasons(view.state, action) for action in actions]
        if match.ply % BOTS == 0:
            found["bot"] = level("relaxed", match.game).choose(view, b"dice")
    return found


@pytest.mark.parametrize("game_id", REGISTERED)
def test_games_go_on_alike_at_whichever_ply_their_rules_are_switched(game_id: str) -> None:
    game, dice = Game.of(game_id), random.Random(game_id)

    def in_python(work: Callable[[], Found]) -> Found:
        with as_python(game):
            return work()

    compiled, switched = Match(game, 7), in_python(lambda: Match(game, 7))
    python = in_python(lambda: Match(game, 7))
    plies = 0
    while True:
        found = seen(compiled)
        assert in_python(lambda: seen(python)) == found
        assert (seen(switched) if plies % 2 else in_python(lambda: seen(switched))) == found
        if compiled.over:
            break
        action = dice.choice(compiled.legal())
        compiled.play(action)
        in_python(lambda action=action: python.play(action))  # type: ignore[misc]
        if plies % 2:
            in_python(lambda action=action: switched.play(action))  # type: ignore[misc]
        else:
            switched.play(action)
        plies += 1
    assert plies > 20
    saved = [hashlib.sha256(repr(match.save()).encode()).digest() for match in (compiled, python, switched)]
    assert len(set(saved)) == 1

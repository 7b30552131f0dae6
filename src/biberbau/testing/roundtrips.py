"""Family ``roundtrips``: positions, replays and undo come back as the same bytes."""

from __future__ import annotations

import json

from ..match import Match, Position
from .case import Case, difference, same, who
from .report import BrokenPromiseError

_REPLAYS = 60
"""Up to this ply every replay is tried, later fewer and fewer: each re-runs the whole game."""


def check_roundtrips(case: Case) -> None:
    """Play one random game; at its plies write and read positions, take actions back, at its end replay it."""
    chance, twin = case.chance("round trips"), Match(case.game, case.seed)
    for match, action in case.walk():
        check_notation(match)
        if case.looks(chance, match.ply, case.plan.round_trip_rate):
            check_positions(case, match)
            if chance.random() * match.ply < _REPLAYS:
                check_replay(match)
        if action is None:
            check_replay(match)
        elif case.looks(chance, match.ply):
            check_undo(twin, action.notation)
        else:
            twin.play(action)


def check_notation(match: Match) -> None:
    """Every legal action's notation parses back to it."""
    for action in match.legal():
        if match.game.parse(action.notation) != action or match.game.parse(action.id) != action:
            raise BrokenPromiseError(f"{action.notation!r} parses to another action", match.ply)


def check_positions(case: Case, match: Match) -> None:
    """The position, true and in everybody's view, survives JSON."""
    true = match.position()
    for position, whose in [
        (true, "the true position"),
        *(
            (true.as_seen_by(observer), f"the position as {who(observer)} sees it")
            for observer in case.observers
        ),
    ]:
        text = json.dumps(position.document())
        loaded = Position.load(json.loads(text))
        if not same(loaded.state, position.state):
            raise BrokenPromiseError(
                f"{whose} loses {difference(position.state, loaded.state)} on the way", match.ply
            )
        if loaded.seen_by != position.seen_by or json.dumps(loaded.document()) != text:
            raise BrokenPromiseError(f"{whose} is written differently after loading", match.ply)


def check_replay(match: Match) -> None:
    """A saved match re-runs to the same state and the same events, and continues with the same randomness."""
    loaded = Match.load(json.loads(json.dumps(match.save())))
    if not same(loaded.position().state, match.position().state):
        raise BrokenPromiseError("the replay ends in another state", match.ply)
    if loaded.history != match.history or loaded.happened() != match.happened():
        raise BrokenPromiseError("the replay tells another story", match.ply)
    if loaded.commitment != match.commitment or loaded.moment.rng.tobytes() != match.moment.rng.tobytes():
        raise BrokenPromiseError("the replay has another seed or drew another number of times", match.ply)


def check_undo(twin: Match, action: str) -> None:
    """An action that may be taken back leaves no trace, and has the same result when it is played again."""
    before, told, stream = twin.position().state, twin.happened(), twin.moment.rng.tobytes()
    twin.play(action)
    if not twin.can_undo:
        return
    after, events = twin.position().state, twin.happened()
    twin.undo()
    if not same(before, twin.position().state) or twin.happened() != told:
        raise BrokenPromiseError(f"undo of {action!r} leaves something behind", twin.ply)
    if twin.moment.rng.tobytes() != stream:
        raise BrokenPromiseError(f"undo of {action!r} changes what will be drawn", twin.ply)
    twin.play(action)
    if not same(after, twin.position().state) or twin.happened() != events:
        raise BrokenPromiseError(f"{action!r} comes out differently after undo", twin.ply)

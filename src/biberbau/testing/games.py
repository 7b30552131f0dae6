"""Family ``games``: random games, with checks of state, legal actions, copies and scores at every ply."""

from __future__ import annotations

import numpy as np

from ..errors import IllegalActionError
from ..kernel.compiled import specialise
from ..match import Match
from .case import Case, difference, same, who
from .report import BrokenPromiseError


def check_games(case: Case) -> None:
    """Play one random game."""
    chance, rounds = case.chance("illegal"), 0
    for match, action in case.walk():
        state = match.position().state
        case.complain_about(state, "the true state", match.ply)
        check_legal(case, match, state)
        if case.looks(chance, match.ply):
            check_masks(case, match)
            check_reasons(case, match)
        before, rounds = rounds, int(case.kind.rules.rounds_over(state))
        if rounds not in (before, before + 1) or (match.over and not rounds):
            raise BrokenPromiseError(f"{before} rounds were over, and now {rounds}", match.ply)
        check_refusals(case, match, chance.randrange(len(case.kind.actions)))
        if case.looks(chance, match.ply, case.plan.round_trip_rate):
            check_copies(case, match)
        if not same(state, match.position().state):
            raise BrokenPromiseError(
                f"reading a match changes it: {difference(state, match.position().state)}", match.ply
            )
        if action is None:
            check_result(case, match)


def check_legal(case: Case, match: Match, state: np.record) -> None:
    """The mask has only zeros and ones, as many ones as counted, and any exactly while somebody is to act."""
    mask = np.full(len(case.kind.actions), 7, dtype=np.uint8)
    count = int(case.kind.rules.legal(state, mask))
    if set(mask.tolist()) - {0, 1}:
        raise BrokenPromiseError("the legal mask has numbers other than 0 and 1", match.ply)
    if count != int(mask.sum()):
        raise BrokenPromiseError(f"legal() counts {count} actions and marks {int(mask.sum())}", match.ply)
    if match.to_act is not None and not 0 <= match.to_act < case.game.players:
        raise BrokenPromiseError(f"seat {match.to_act} is to act; there are {case.game.players}", match.ply)
    if match.over != (count == 0):
        raise BrokenPromiseError(
            f"{count} legal actions although the game is {'over' if match.over else 'not over'}", match.ply
        )


def check_masks(case: Case, match: Match) -> None:
    """Only the seat to act gets legal actions, and the same ones in its own view."""
    for observer in case.observers:
        view = match.view(observer)
        expected = match.legal() if observer is not None and observer == match.to_act else ()
        if view.legal != expected:
            raise BrokenPromiseError(f"{who(observer)} gets a wrong list of legal actions", match.ply)
        if expected and case.game.legal(view.state) != expected:
            raise BrokenPromiseError(
                f"{who(observer)} sees other legal actions than the true ones", match.ply
            )
        if (view.to_act, view.scores, view.winners) != (match.to_act, match.scores, match.winners):
            raise BrokenPromiseError(
                f"{who(observer)} sees a different actor, score or winner from the match's", match.ply
            )


def check_reasons(case: Case, match: Match) -> None:
    """The rules give a reason for exactly those actions that are illegal, the same in the actor's view as in truth."""
    if match.to_act is None:
        return
    every = specialise("biberbau.testing.every_action", case.game.id, case.kind.rules)
    truth, seen = np.zeros((2, len(case.kind.actions)), dtype=np.int64)
    every.reasons(match.position().state, truth)
    every.reasons(match.view(match.to_act).state, seen)
    legal = np.zeros(len(case.kind.actions), dtype=bool)
    legal[[action.id for action in match.legal()]] = True
    for wrong in np.flatnonzero(((truth == 0) != legal) | (seen != truth)).tolist():
        name, reason = case.kind.actions[wrong].notation, case.kind.reasons(int(truth[wrong]))
        if (reason == 0) != legal[wrong]:
            raise BrokenPromiseError(
                f"{name!r} is {'' if legal[wrong] else 'not '}legal, and the reason is {reason.name}",
                match.ply,
            )
        raise BrokenPromiseError(
            f"{name!r}: {reason.name} in truth, but {case.kind.reasons(int(seen[wrong])).name} from what its player "
            "knows",
            match.ply,
        )


def check_refusals(case: Case, match: Match, action_id: int) -> None:
    """An illegal action raises and changes nothing."""
    action = case.kind.actions[action_id]
    if action in match.legal():
        return
    before = match.position().state
    try:
        match.play(action)
    except IllegalActionError as error:
        if error.legal != tuple(legal.notation for legal in match.legal()):
            raise BrokenPromiseError(
                "the refusal of an illegal action lists actions other than the legal ones", match.ply
            ) from None
    else:
        raise BrokenPromiseError(f"{action.notation!r} is not legal and was accepted", match.ply)
    if not same(before, match.position().state):
        raise BrokenPromiseError(f"the refused {action.notation!r} changed the state", match.ply)


def check_copies(case: Case, match: Match) -> None:
    """Overwriting anything that a match returns leaves the match unchanged."""
    before = match.position().state.tobytes()
    for handed_out in (match.position().state, *(match.view(observer).state for observer in case.observers)):
        for name in handed_out.dtype.names or ():
            handed_out[name] = 85
        if match.position().state.tobytes() != before:
            raise BrokenPromiseError("a state that the match handed out shares its memory", match.ply)


def check_result(case: Case, match: Match) -> None:
    """Scores and winners are those that the events imply, and the game has ended for good."""
    scores, winners = match.scores, match.winners
    if case.hooks.has("oracle"):
        scores, winners = case.hooks.oracle.result(case.game.options, match.happened())
    if match.scores != scores:
        raise BrokenPromiseError(
            f"scores {list(match.scores)}, but the events add up to {list(scores)}", match.ply
        )
    if match.winners != winners:
        raise BrokenPromiseError(
            f"winners {list(match.winners)}, but the scores say {list(winners)}", match.ply
        )
    best = min(scores) if case.kind.fewest_win(case.game.options) else max(scores)
    if any(scores[winner] != best for winner in winners):
        raise BrokenPromiseError(
            f"winners {list(winners)}, but the best of {list(scores)} is {best}", match.ply
        )
    if not winners or not set(winners) <= set(range(case.game.players)):
        raise BrokenPromiseError(f"winners {list(winners)} are not seats", match.ply)

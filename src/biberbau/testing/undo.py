"""Family ``undo``: an action that may be taken back has told nobody anything.

For every undo that a match would grant: the rules do not call the action final; nobody's screen shows other cards than
before; and in each world that a seat could not tell from the truth before, some action looks the same to it. So nobody
learned anything, neither from a card nor from legality. In a game of memory, worlds are also made from remembered cards
alone: a card that is shown again may have been forgotten.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from ..errors import IllegalActionError
from ..kernel import no_memory
from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.rng import key_of, stream
from ..match import Match
from .case import Case, news, same, who
from .report import BrokenPromiseError
from .secrecy import fill, match_from

FORGETFUL = 100
"""Percent per turn: only this turn's cards are remembered."""


def check_undo(case: Case) -> None:
    """Play one random game and examine every action that could be taken back."""
    chance, twin = case.chance("undo"), Match(case.game, case.seed)
    for match, action in case.walk():
        if action is None:
            return
        twin.play(action)
        if not twin.can_undo or not case.looks(chance, match.ply):
            continue
        if action.word in case.kind.final:
            raise BrokenPromiseError(f"{action.notation!r} is final and may be taken back", twin.ply)
        before = match.position().state
        check_screens(case, before, twin, action)
        for observer in case.observers:
            check_knowledge(case, before, twin, action, observer, chance)


def check_screens(case: Case, before: np.record, twin: Match, action: Action) -> None:
    """Everybody sees the same cards as before."""
    for seat in range(case.game.players):
        if case.kind.memory.glimpse(before, seat) != case.kind.memory.glimpse(twin.position().state, seat):
            raise BrokenPromiseError(
                f"{action.notation!r} changed what {who(seat)} is looking at and may be taken back", twin.ply
            )


def check_knowledge(
    case: Case, before: np.record, twin: Match, action: Action, observer: int | None, chance: random.Random
) -> None:
    """No world that was possible for the observer before has become impossible."""
    seen, view = news(twin, observer), twin.view(observer).state
    for world in worlds(case, before, observer, f"{case.seed} {twin.ply} {observer}", chance):
        if not any(
            told == seen and same(shown, view) for told, shown in continuations(case, world, action, observer)
        ):
            raise BrokenPromiseError(
                f"{action.notation!r} told {who(observer)} something and may be taken back", twin.ply
            )
    if observer is None or case.kind.memory is no_memory:
        return
    bare = [event._replace(knew=0) for event in seen]
    faded = forgotten(case, before, observer)
    world = fill(case, faded, observer, f"{case.seed} {twin.ply} {observer} faded")
    if not any(
        [event._replace(knew=0) for event in told] == bare
        for told, _ in continuations(case, world, action, observer)
    ):
        raise BrokenPromiseError(
            f"{action.notation!r} reminded {who(observer)} of something and may be taken back", twin.ply
        )


def worlds(
    case: Case, true: np.record, observer: int | None, key: str, chance: random.Random
) -> Iterator[np.record]:
    """States in the observer's information set: by the game's ``fill``, now and then by the oracle."""
    yield fill(case, case.game.concealed(true, observer), observer, key)
    if case.hooks.has("oracle") and chance.random() < case.plan.world_rate:
        redealt = true.copy()
        case.hooks.oracle.redeal(redealt, observer, chance, False)
        yield redealt


def forgotten(case: Case, true: np.record, seat: int) -> np.record:
    """A seat's view when almost nothing is remembered."""
    state = case.game.concealed(true, seat)
    case.kind.memory.forget(state, seat, FORGETFUL, stream(key_of(b"", f"memory {seat}")))
    return state


def continuations(
    case: Case, world: np.record, first: Action, observer: int | None
) -> Iterator[tuple[list[Event], np.record]]:
    """An observer's events and view after each action that is legal in a world."""
    for action in (first, *(legal for legal in case.game.legal(world) if legal != first)):
        match = match_from(case, world)
        try:
            match.play(action)
        except IllegalActionError:
            continue
        yield news(match, observer), match.view(observer).state

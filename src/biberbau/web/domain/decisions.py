"""Checks a player's actions against their view: a refusal tells them nothing beyond it.

Nothing is tried out on the true match. Actions sent together are one decision, and are tried on a copy of the view: if
the first of them drew a card, a refusal of the second would reveal it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import NotationError
from ...kernel.actions import Action
from ...kernel.events import buffer, read
from ...kernel.rng import dictated_stream
from ...match import View
from .messages import RefusedError


def decided(view: View, text: str) -> tuple[Action, ...]:
    """The action with this notation, or several joined by ``;`` that make one decision.

    ``view``: that of the seat to act. Whatever it shows to be impossible is refused.
    """
    actions = tuple(named(view, part.strip()) for part in text.split(";"))
    if len(actions) == 1 and actions[0] not in view.legal:
        raise RefusedError(409, "illegal", action=actions[0].notation)
    if len(actions) > 1 and not _one_decision(view, actions):
        raise RefusedError(409, "not-together")
    return actions


def named(view: View, notation: str) -> Action:
    """The action with this notation."""
    try:
        return view.game.parse(notation)
    except NotationError as error:
        raise RefusedError(409, "no-action", action=notation[:40]) from error


def _one_decision(view: View, actions: Sequence[Action]) -> bool:
    """Whether all are legal in turn, and all but the last only prepare it: no draw, nothing learned, nobody else
    asked.
    """
    game, state, chance, told = view.game, view.state.copy(), dictated_stream(()), buffer()
    for action in actions[:-1]:
        if action.word not in game.kind.parts or action not in game.legal(state):
            return False
        game.kind.rules.apply(state, action.id, chance, told)
        learned = any(event.seen & ~event.knew & 1 << view.seat for event in read(told))  # type: ignore[operator]
        if chance.draws or learned or game.actor(state) != view.seat:
            return False
    return actions[-1] in game.legal(state)

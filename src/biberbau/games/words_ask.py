"""What all games do alike when they ask, foretell and explain: who may act at all, and what an action would do."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..errors import IllegalActionError, NotationError
from ..kernel.actions import Action
from ..kernel.events import Event, buffer, read
from ..kernel.rng import key_of, stream
from ..match.view import View
from .wording import WHY_NOBODY, checked, say, why_nobody


def must_be_legal(view: View, chosen: Action) -> None:
    """Only a legal action has a consequence."""
    if chosen not in view.legal:
        legal = tuple(action.notation for action in view.legal)
        raise IllegalActionError(f"{chosen.notation!r} is not legal now, so it has no consequence", legal)


def carried_out(view: View, chosen: Action) -> tuple[np.record, list[Event]]:
    """The state after an action and what happened, on a copy in which hidden cards are made up."""
    rules, state, events = view.game.kind.rules, view.state.copy(), buffer()
    rng = stream(key_of(b"", "consequence"))
    rules.fill(state, view.seat, rng)
    rules.apply(state, chosen.id, rng, events)
    return state, read(events)


def explain(view: View, subject: str, lang: str, why: Callable[[View, Action, str], str]) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal.

    ``why`` gives the game's own reason, where the viewer is to act and the action exists.
    """
    checked(lang)
    try:
        chosen = view.game.parse(subject)
    except NotationError:
        return say(WHY_NOBODY["no_action"], lang, subject=subject)
    if nobody := why_nobody(view.to_act, view.seat, lang):
        return nobody
    return "" if chosen in view.legal else why(view, chosen, lang)

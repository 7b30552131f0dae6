"""Shared by games' prompts and explanations: who may act at all, and what an action would do."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache

import numpy as np

from .... import effort
from ....errors import IllegalActionError, NotationError
from ....kernel.actions import Action
from ....kernel.copies import copied
from ....kernel.events import Event, buffer
from ....kernel.rng import Rng, key_of, stream
from ....match.position import Position
from ..catalogues.catalogue import COMMON
from ..catalogues.wording import checked, why_nobody
from .plain import once, read


def must_be_legal(view: Position, chosen: Action) -> None:
    """Only a legal action has a consequence."""
    if chosen not in view.legal:
        legal = tuple(action.notation for action in view.legal)
        raise IllegalActionError(f"{chosen.notation!r} is not legal now, so it has no consequence", legal)


def carried_out(view: Position, chosen: Action) -> tuple[np.record, list[Event]]:
    """The state after an action and its events, on a copy with sampled hidden cards."""
    (state, rng), events = imagined(view, "consequence"), buffer()
    view.game.kind.rules.apply(state, chosen.id, rng, events)
    return state, read(events)


@cache
def _fresh(purpose: str) -> Rng:
    return stream(key_of(b"", purpose))


def chance(purpose: str) -> Rng:
    """The stream of chance on a copy, reproducible for each purpose."""
    return copied(_fresh(purpose))


def imagined(view: Position, purpose: str) -> tuple[np.record, Rng]:
    """A copy with sampled hidden cards, and the stream of its chance; reproducible for each purpose."""

    def filled() -> tuple[np.record, Rng]:
        effort.spend("world")
        state, rng = copied(view.state), chance(purpose)
        view.fill(state, rng)
        return state, rng

    state, rng = once(view, purpose, filled)
    return copied(state), copied(rng)


def explain(
    view: Position, subject: str, lang: str, told: Callable[[Position, Action, IntEnum, str], str]
) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal.

    ``told``: the sentence for the rules' reason, where the viewer is to act and the action exists.
    """
    checked(lang)
    try:
        chosen = view.game.parse(subject)
    except NotationError:
        return COMMON(lang, "nobody-no-action", subject=subject)
    if nobody := why_nobody(view.to_act, view.seat, lang):
        return nobody
    reason = view.game.kind.rules.why(view.state, chosen.id)
    return told(view, chosen, reason, lang) if reason else ""

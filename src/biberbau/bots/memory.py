"""Bots that forget, in games of memory: a bot's view fades before it decides."""

from __future__ import annotations

from dataclasses import replace

from ..kernel.rng import key_of, stream
from ..match import View


def recalled(view: View, memory: bytes) -> View:
    """The view as a bot remembers it, for ``Bot.choose``; in a game without memory, the view itself.

    The game's options say how quickly it forgets. ``memory`` names the match, by the same bytes throughout: they and
    the seat determine what fades when, so that forgotten cards stay forgotten, in any process.
    """
    fading = view.game.kind.memory
    percent = fading.fades(view.game.options)
    if percent == 0 or view.seat is None:
        return view
    state = view.state.copy()
    fading.forget(state, view.seat, percent, stream(key_of(memory, f"memory {view.seat}")))
    return replace(view, state=state)

"""Bots that forget, in games of memory: what a bot gets to see fades before it decides."""

from __future__ import annotations

from dataclasses import replace

from ..kernel.rng import key_of, stream
from ..match import View


def recalled(view: View, memory: bytes) -> View:
    """The view as a bot remembers it, for ``Bot.choose``; in a game without ``rules.forget`` the view itself.

    The game's option ``bots_forget`` says how readily. ``memory`` names the match, the same bytes all through it:
    they and the seat decide what fades when, so that what is once forgotten stays forgotten, in any process.
    """
    percent = int(view.game.options.get("bots_forget", 0))
    if percent == 0 or view.seat is None:
        return view
    state = view.state.copy()
    view.game.kind.rules.forget(state, view.seat, percent, stream(key_of(memory, f"memory {view.seat}")))
    return replace(view, state=state)

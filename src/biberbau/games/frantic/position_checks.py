"""What a hand-written position must keep to, beyond each field by itself: the rules could not go on from it otherwise.

Compiled rules check no bounds, so nothing may get past here that could overfill a zone or leave a decision empty. What is
true of every state of a game is asked of this one, too; a view is filled in first.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...errors import PositionError
from ...kernel.rng import new_stream
from . import invariants
from . import options as opt
from .actions import ACTIONS
from .deck import GAMBLING_MAN, UNKNOWN
from .rules import legal
from .rules_fill import GAMBLED, aside_rule
from .rules_views import conceal, fill

_FIELDS = {
    invariants.CARD_LOST: "hands",
    invariants.BAD_PILE: "deck",
    invariants.BAD_HAND: "hands",
    invariants.BAD_KNOWN: "known",
    invariants.UNUSED_SEAT: "points",
    invariants.BAD_SEAT: "places",
    invariants.BAD_MATCH: "match",
    invariants.BAD_MASK: "skipped",
    invariants.BAD_EVENTS: "events_seen",
    invariants.BAD_ASIDE: "aside",
    invariants.BAD_BOMB: "bomb_left",
    invariants.BAD_SHARES: "shares",
    invariants.BAD_STACK: "decisions",
    invariants.BAD_FRAME: "decisions",
    invariants.BAD_NEIGHBOURS: "decisions",
    invariants.BAD_ROUND: "points",
    invariants.NOT_OPEN: "known",
    invariants.BAD_LOOSE: "loose",
    invariants.BAD_LACK: "lacks",
}
"""The field to look at first, for each complaint."""


def check(state: np.record) -> None:
    """PositionError names the field that does not fit the others."""
    if UNKNOWN in state.aside[: state.aside_n] and aside_rule(state) == GAMBLED and state.last_colour < 0:
        raise PositionError(f"last_colour: event {GAMBLING_MAN} needs one")
    true, code = next(
        (found for found in worlds(state) if found[1] == invariants.FINE), next(iter(worlds(state)))
    )
    if code:
        raise PositionError(f"{_FIELDS[code]}: {invariants.COMPLAINTS[code]}")
    if state.depth and legal(true, np.zeros(ACTIONS, dtype=np.uint8)) == 0:
        raise PositionError("decisions: who is to act has no legal action")


def worlds(state: np.record) -> Iterator[tuple[np.record, int]]:
    """True states that look like this one, each with its complaint: a view does not say whose it is.

    Most likely of a seat whose hand is whole: for anybody else the cards may never come out.
    """
    if not has_unknown(state):
        yield state, int(invariants.complaint(state))
        return
    whole = state.hand.sum(axis=1) == state.hand_n
    for observer in (*np.flatnonzero(whole[: state.option[opt.PLAYERS]]).tolist(), -1):
        true = state.copy()
        conceal(true, observer)
        fill(true, observer, new_stream(0, 0))
        yield true, int(invariants.complaint(true))


def has_unknown(state: np.record) -> bool:
    """Whether cards are left open."""
    hands = state.hand.sum() != state.hand_n.sum() or (state.hand.sum(axis=1) != state.hand_n).any()
    return bool(hands or UNKNOWN in state.deck or UNKNOWN in state.pack or UNKNOWN in state.aside)

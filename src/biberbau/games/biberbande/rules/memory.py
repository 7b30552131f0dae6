"""Biberbande is a game of memory: what somebody is looking at, and what fades."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ....kernel.cards import UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.options import Value
from ....kernel.rng import Rng, prf
from ....kernel.stack import KIND, top
from . import state as st
from .game import glimpse, remember, remembered
from .options import Opt
from .state import Frame, State

__all__ = ["fades", "forget", "glimpse"]


def fades(options: Mapping[str, Value]) -> int:
    """How readily bots forget, in percent a turn."""
    return int(options["bots_forget"])


@compiled
def forget(state: State, seat: int, percent: int, rng: Rng) -> None:
    """Make unknown, in a state concealed for ``seat``, the face-down cards whose memory has faded.

    After n turns a card is still remembered with probability ``(1 - percent / 100) ** n``. ``rng`` is keyed for this
    match and seat and only its key counts: each memory (of this round, see ``state.BEFORE``) has a lifetime of its own,
    so what is once forgotten stays forgotten until this seat looks again (E36), in any process. Open rows and what
    the seat looks at right now stay.
    """
    keep = 1.0 - percent / 100.0
    for other in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if state.row[other, slot] < 0 or top(state, KIND) == Frame.DEAL_NEXT or state.depth == 0:
                continue
            seen = remembered(state, other, slot, seat)
            chance = 1.0
            for _ in range(int(state.turn) - max(0, seen - st.BEFORE)):
                chance *= keep
            dice = prf(rng.key0, rng.key1, np.uint64(int(state.round_n) << 16 | seen))
            if float(dice >> np.uint64(11)) * 2.0**-53 >= chance:
                state.row[other, slot] = UNKNOWN
                state.known[other, slot] = int(state.known[other, slot]) & ~(1 << int(seat))
                remember(state, other, slot, seat, 0)

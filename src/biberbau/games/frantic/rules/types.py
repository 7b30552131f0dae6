"""Types of arguments, for small functions that are called with numbers of all widths and with constants.

Without a signature each mixture would be a version of its own: ``push`` alone had sixty of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import typeof, types

from ....kernel import stack
from ....kernel.compiled import INTERPRETED, compiled
from ....kernel.events import NO_EVENTS
from ....kernel.rng import new_stream
from . import state as st

_STATE = typeof(np.zeros(1, dtype=st.DTYPE)[0])
_EVENTS, _RNG = typeof(NO_EVENTS), typeof(new_stream(0, 0))


def state_and(numbers: int) -> Any:
    """Arguments: a state and a number of whole numbers."""
    return (_STATE, *[types.int64] * numbers)


def state_events_and(numbers: int) -> Any:
    """Arguments: a state, a number of whole numbers, events."""
    return (*state_and(numbers), _EVENTS)


def state_rng_events_and(numbers: int) -> Any:
    """Arguments: a state, a number of whole numbers, a stream, events."""
    return (*state_and(numbers), _RNG, _EVENTS)


TWO_NUMBERS = (types.int64, types.int64)

push = compiled(stack.push if INTERPRETED else stack.push.py_func, signature=state_and(4))  # type: ignore[attr-defined]
"""``kernel.stack.push`` for this game's state."""

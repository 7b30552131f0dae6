"""The numbers of a record by where they lie in it: for compiled code that is made from a declaration of fields.

Rules name their fields (``state.hand``), which is checked and quicker to read; what goes through whatever fields a game
has declared cannot, because Numba wants each name to be written down.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload

from .compiled import compiled


def _byte(state: np.record, at: int) -> int:
    """One byte of a record, with its sign."""
    return int(np.frombuffer(state, dtype=np.int8)[at])


@intrinsic  # type: ignore[untyped-decorator]
def _loaded(typing: Any, state: Any, at: Any) -> Any:
    """A record is passed as the address of its first byte."""

    def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        first = builder.bitcast(arguments[0], context.get_value_type(types.voidptr))
        return builder.load(builder.gep(first, [arguments[1]]))

    return types.int8(state, types.int64), load


@overload(_byte)
def _byte_in_machine_code(state, at):  # type: ignore[no-untyped-def]  # Numba compares these with the lambda's
    """The same in compiled code."""
    return lambda state, at: _loaded(state, at)


@compiled
def cell(state: np.record, at: int, size: int) -> int:
    """The whole number with a sign that begins at byte ``at`` and has ``size`` bytes, the lowest first."""
    value = int(_byte(state, at + size - 1))
    for i in range(size - 2, -1, -1):
        value = (value << 8) | (int(_byte(state, at + i)) & 255)
    return value

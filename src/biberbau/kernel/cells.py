"""The numbers of a record by where they lie in it: for compiled code that is made from a declaration of fields.

Rules name their fields (``state.hand``), which is checked and quicker to read; what goes through whatever fields a game
has declared cannot, because Numba wants each name to be written down.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from .compiled import INTERPRETED, compiled


def _byte_in_python(state: np.record, at: int) -> int:
    """One byte of a record, with its sign."""
    return int(np.frombuffer(state, dtype=np.int8)[at])


@intrinsic  # type: ignore[untyped-decorator]
def _byte_in_machine_code(typing: Any, state: Any, at: Any) -> Any:
    """The same in compiled code: a record is passed as the address of its first byte."""

    def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        first = builder.bitcast(arguments[0], context.get_value_type(types.voidptr))
        return builder.load(builder.gep(first, [arguments[1]]))

    return types.int8(state, types.int64), load


_byte: Any = _byte_in_python if INTERPRETED else _byte_in_machine_code


@compiled
def cell(state: np.record, at: int, size: int) -> int:
    """The whole number with a sign that begins at byte ``at`` and has ``size`` bytes, the lowest first."""
    value = int(_byte(state, at + size - 1))
    for i in range(size - 2, -1, -1):
        value = (value << 8) | (int(_byte(state, at + i)) & 255)
    return value

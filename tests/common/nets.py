"""What a game's net sees of a position (``rules/net_inputs.py``)."""

from __future__ import annotations

from typing import Any

import numpy as np

from biberbau.kernel.observation_spec import split


def seen(net_inputs: Any, table: Any) -> np.ndarray:
    """The numbers, of the position as it is; ``table``: a game's ``scenario.Table``."""
    out = np.full(net_inputs.INPUTS, 7, dtype=np.float32)
    assert net_inputs.observe(table.match.position().state, out) == table.match.to_act
    return out


def parts(net_inputs: Any, table: Any) -> dict[str, np.ndarray]:
    """The same by the names of its parts."""
    return split(net_inputs.PLANES, seen(net_inputs, table))

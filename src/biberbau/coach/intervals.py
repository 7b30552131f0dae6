"""The meaning of ± wherever it is shown: a 95 % interval."""

from __future__ import annotations

SURE = 2.0
"""The half width of the interval, in standard errors."""


def give_or_take(error: float) -> float:
    """The number shown after ±, for a standard error."""
    return SURE * error

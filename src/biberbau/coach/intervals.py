"""What ± means wherever it is shown: the truth lies within with 95 %."""

from __future__ import annotations

SURE = 2.0
"""This many standard errors to each side."""


def give_or_take(error: float) -> float:
    """What is shown behind ±, of a standard error."""
    return SURE * error

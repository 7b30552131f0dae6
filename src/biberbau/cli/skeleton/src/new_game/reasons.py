"""Why the seat that decides may not do something: the answers of ``rules.why``."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """The rule that forbids an action; ``LEGAL``: none does."""

    LEGAL = 0
    SWAPS_USED_UP = auto()  # all players together swap only so often (R1)

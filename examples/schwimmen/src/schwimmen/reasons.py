"""Why the seat that decides may not do something: the answers of ``rules.why``."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """The rule that forbids an action; ``LEGAL``: none does."""

    LEGAL = 0
    ROUND_IS_OVER = auto()  # everybody looks at the hands first
    ROUND_GOES_ON = auto()  # there is nothing to look at yet
    GIVE_FIRST = auto()  # a card was taken: one of the hand goes into its place
    TAKE_FIRST = auto()  # a card is given only for another one
    NOT_WORTH_IT = auto()  # only 31 or three aces are shown (S6)
    KNOCKED = auto()  # there is one last turn for each (S3)

"""Why the seat that decides may not do something now: what ``rules.why`` answers, in the words of ``words/ask.py``."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """A rule that forbids an action, 0 when none does."""

    LEGAL = 0
    DECIDES_OTHERWISE = auto()  # another decision is due
    NOT_IN_HAND = auto()  # play a card: one animal from the hand
    NOBODY_THERE = auto()  # an animal in the waiting line is chosen, and the line is shorter
    NOT_ITSELF = auto()  # "... and takes its place": that of another animal (A10)
    NOT_THE_STRONGEST = auto()  # rhino, peacock: the strongest; of several the player chooses (A11)
    NOT_THE_WEAKEST = auto()  # cheetah: the weakest; of several the player chooses (A11)
    NOT_ITS_OWN_SPECIES = auto()  # penguin: "another species" (A27); so does the chameleon
    NO_CIRCLE = auto()  # A70: penguin and chameleon do not copy each other back and forth
    NOT_HELD = auto()  # penguin: a species in the player's hand
    NOT_IN_LINE = auto()  # chameleon: a species in the waiting line
    NO_PENGUIN_AS_VULTURE = auto()  # A33: it may, but for an option
    PENGUIN_IMITATES = auto()  # A27: compulsory if the hand holds another species
    CHAMELEON_IMITATES = auto()  # it carries out the action of a species in line (A70)
    NOT_WAITING = auto()  # A56: the cards that were sent to THAT'S IT on this turn are put in order
    SORTED_OUT_ALREADY = auto()  # advanced variant: four animals, each of another value
    NOT_IN_PLAY = auto()  # small game: only values from the middle

"""Why an action is not legal: one member for each rule that may forbid it."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """What ``rules.why`` answers; 0 is ``LEGAL``."""

    LEGAL = 0
    DECIDES_OTHERWISE = auto()  # the same player has something else to decide first

    # 1. Discard
    AT_LEAST_ONE_CARD = auto()  # "discards any number (at least one) of cards"
    NOT_IN_HAND = auto()
    ONE_ACTION_CARD = auto()  # "Only one Action card can be played each turn" (B57)
    ACTION_WITHOUT_JOKER = auto()  # "cannot be combined with a joker" (B56)
    PARTY_NOT_EQUAL = auto()  # "no same digits" (B22)
    PARTY_NO_NEIGHBOURS = auto()  # "no consecutive digits" (B23)
    PARTY_OF_THREE = auto()  # "with three additional cards", else "individually" (B23)
    HIPPIE_NOT_WITH_EQUALS = auto()  # where the option says so (B21)
    SEQUENCE_NUMBER_ONCE = auto()  # "a sequence of numbers"
    SEQUENCE_UP_TO_SIX = auto()  # "(2-6 number cards) combined with the Hippie" (B26)
    HIPPIE_FOR_ONE_NUMBER = auto()  # "replaces any number in the digit sequence" (B27)
    NOT_OUT_BY_SEQUENCE = auto()  # Professionals: "cannot be played as the last move" (B62)
    NO_END_BY_SEQUENCE = auto()  # nor may its stab use up draw pile and stock (B67)
    ACTION_WITH_EQUALS = auto()  # "identical number cards, also combined with one Action card"
    JOKER_WITH_EQUALS = auto()  # "identical number cards combined with one or more Jokers" (B32)
    PLAIN_MUST_STAB = auto()  # "if a laid out sequence with the Hippie can be stabbed" (B30)
    NUMBERS_DIFFER = auto()  # "one or more identical number cards"
    DISCARD_IN_ORDER = auto()  # ours: each discard is put together in one way alone (actions.py)

    # 2. Stabbing
    STABS_WHAT_WAS_LAID = auto()  # "you have to decide on one stab" (B7)
    STABS_LOWER = auto()  # "cards of the same number but of higher value" (B6, B12)
    STABS_EXACTLY_AS_MANY = auto()  # the same, where the display takes exactly that many (B6)
    TAKES_WHAT_IS_STABBED = auto()  # "take those cards on hand, or ... refuse" (B8)

    # 3. Action cards
    STEALS_WITH_ACTION = auto()  # "possible with Thief and Superbeaver"
    STEALS_FROM_OTHERS = auto()  # "the top cards of the discard pile of another player" (B37)
    JOKERS_STAY = auto()  # where the option says that nobody steals Jokers (B40)
    FAIRY_WISHES = auto()  # "The Fairy can wish"
    WISHES_FROM_OTHERS = auto()  # "from the face down hand of another player" (B41)
    NO_HAND_TO_WISH_FROM = auto()  # the same: they have no cards
    WISHES_FROM_SOMEBODY = auto()  # first a target, then a kind of card (B41)
    NOT_IN_DECK = auto()  # the kinds of card that a table plays with (B1)
    BAD_GUY_PULLS = auto()  # "With the Bad Guy, you pull 2 cards"
    PULLS_FOR_OTHERS = auto()  # "for one other player" (B43)

    # 5. Draw
    DRAWS_FOR_LOST = auto()  # "must draw the same number of cards" (B48)
    DRAW_PILE_EMPTY = auto()  # then the stock is all there is (B55)

    # Next round
    DEALS_WHEN_COUNTED = auto()
    GOES_ON_WHEN_COUNTED = auto()

    # Cards and seats
    NOT_THERE = auto()  # no such card lies in that place
    NOBODY_THERE = auto()  # fewer players than seats

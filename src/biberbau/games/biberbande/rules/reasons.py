"""Why an action is not legal now: what ``rules.why`` answers and ``words/ask.py`` says."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """A rule that forbids an action, 0 when none does."""

    LEGAL = 0
    DECIDES_OTHERWISE = auto()  # one decision after the other, and another is due
    TAKES_NO_SPECIAL = auto()  # A: a special card on top of the discard pile may not be taken
    NOTHING_TO_TAKE = auto()  # E4: the whole discard pile has become the draw pile
    HAS_DRAWN = auto()  # exactly one of the actions A and B, and B draws one card
    DISCARDS_THE_FIRST = auto()  # E12: the second card of a draw two is for a player who discards the first
    DRAWS_FIRST = auto()  # B: the card is drawn before it is decided on
    NO_SPECIAL_IN_ROW = auto()  # E9: a drawn special card is not exchanged for one of the four
    NO_SWAP_DRAWN = auto()  # only a special card drawn in action B is carried out: a swap ...
    GIVES_FIRST = auto()  # E17: first one of your own cards, then one of another player's
    SWAPS_WITH_ANOTHER = auto()  # E17: never two of your own cards
    NOBODY_THERE = auto()  # E17: any other player, but on that seat there is none
    NO_PEEK_DRAWN = auto()  # ... a peek ...
    NO_DRAW_TWO_DRAWN = auto()  # ... or a draw two
    HAS_BEEN_KNOCKED = auto()  # E23: there is no second knock
    NOT_EVERYONE_HAD_A_TURN = auto()  # E22: nobody knocks before
    KNOCKS_AFTER_ACTION = auto()  # E21: neither before the action nor instead of it
    LAYS_BACK_FIRST = auto()  # each player lays back the cards looked at, and the game goes on
    LOOKS_AT_NOTHING = auto()  # so there is nothing to lay back
    ACTION_OVER = auto()  # E21: one action, and after it only the knock
    DEALS_AFTER_COUNTING = auto()  # the points are written down before the cards are dealt again
    GOES_ON_AFTER_COUNTING = auto()  # the same for those who do not deal

"""The cards of Frantic, the events, and what each face has on it. Data only.

A card is its face: cards of one face cannot be told apart. Copies: the publisher's overview (rulings §5.2, very high).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ....kernel.cards import UNKNOWN

COLOURS: tuple[str, ...] = ("blue", "red", "green", "yellow")
NUMBERS = 9

# What kind of card a face is. A special card's kind is also its symbol.
(
    NUMBER, BLACK, FANTASTIC, FANTASTIC_FOUR, COUNTERATTACK, EQUALITY, NICE_TRY, INEQUALITY, SPECIAL_FAVOURS,
    LUCKY_BASTARD, MIMICRY, FUCK_YOU, CURSE, SECOND_CHANCE, EXCHANGE, GIFT, SKIP, THIEF, TROUBLEMAKER, COLOUR_SWAP,
) = range(20)  # fmt: skip

KIND_NAMES: tuple[str, ...] = (
    "number", "black", "fantastic", "fantastic four", "counterattack", "equality", "nice try", "inequality",
    "special favours", "lucky bastard", "mimicry", "fuck you", "curse", "2nd chance", "exchange", "gift", "skip",
    "thief", "troublemaker", "colour swap",
)  # fmt: skip

NEUTRAL_KINDS = tuple(range(FANTASTIC, SECOND_CHANCE))
COLOURED_KINDS = tuple(range(SECOND_CHANCE, COLOUR_SWAP))
SWAPS: tuple[tuple[int, int], ...] = tuple((a, b) for a in range(4) for b in range(a + 1, 4))

IMITABLE: tuple[int, ...] = (*range(FANTASTIC, MIMICRY), *range(SECOND_CHANCE, COLOUR_SWAP + 1))
"""What a Mimicry can be (F67): every special card but itself, Fuck You and Curse."""
ATTACKS = (FANTASTIC_FOUR, EQUALITY, INEQUALITY, SPECIAL_FAVOURS, EXCHANGE, GIFT, SKIP, THIEF)
"""Kinds of special cards that are played against somebody."""

# (kind, colours, number, copies, also in the base game, named in the rulebook)
_FACES: list[tuple[str, int, tuple[int, ...], int, int, bool, bool]] = [
    *(
        (f"{COLOURS[colour]} {number}", NUMBER, (colour,), number, 2, True, True)
        for colour in range(4)
        for number in range(1, NUMBERS + 1)
    ),
    *((f"black {number}", BLACK, (), number, 1, True, True) for number in range(1, NUMBERS + 1)),
    *(
        (KIND_NAMES[kind], kind, (), 0, copies, base, named)
        for kind, copies, base, named in (
            (FANTASTIC, 11, True, False),
            (FANTASTIC_FOUR, 5, True, True),
            (COUNTERATTACK, 4, True, True),
            (EQUALITY, 2, True, True),
            (NICE_TRY, 1, True, True),
            (INEQUALITY, 2, False, True),
            (SPECIAL_FAVOURS, 3, False, True),
            (LUCKY_BASTARD, 1, False, True),
            (MIMICRY, 1, False, True),
            (FUCK_YOU, 1, True, True),
            (CURSE, 1, False, False),
        )
    ),
    *(
        (f"{COLOURS[colour]} {KIND_NAMES[kind]}", kind, (colour,), 0, 2 if kind == GIFT else 1, base, True)
        for kind, base in (
            (SECOND_CHANCE, True),
            (EXCHANGE, True),
            (GIFT, True),
            (SKIP, True),
            (THIEF, False),
            (TROUBLEMAKER, False),
        )
        for colour in range(4)
    ),
    *((f"{COLOURS[a]}-{COLOURS[b]} colour swap", COLOUR_SWAP, (a, b), 0, 1, False, True) for a, b in SWAPS),
]

FACES = len(_FACES)
NAMES: tuple[str, ...] = tuple(face[0] for face in _FACES)
FIRST_BLACK = 36
FIRST_NEUTRAL = FIRST_BLACK + NUMBERS
FIRST_COLOURED = FIRST_NEUTRAL + len(NEUTRAL_KINDS)
FIRST_SWAP = FIRST_COLOURED + 4 * len(COLOURED_KINDS)

KIND_OF = np.array([face[1] for face in _FACES], dtype=np.int8)
COLOURS_OF = np.array([sum(1 << colour for colour in face[2]) for face in _FACES], dtype=np.int8)
"""Bitmask of the colours of each face."""
NUMBER_OF = np.array([face[3] for face in _FACES], dtype=np.int8)
"""1-9, 0 for a special card."""


class Box(IntEnum):
    """Which cards are played with."""

    COMPLETE = 0
    RULEBOOK = 1
    BASE = 2


COPIES = np.array(
    [
        [face[4] for face in _FACES],
        [face[4] * face[6] for face in _FACES],
        [face[4] * face[5] for face in _FACES],
    ],
    dtype=np.int8,
)
"""How many cards of each face there are, by deck: complete (147), cards of the rulebook (135), base game (125)."""

LEAST_ROUND_POINTS, MOST_POINTS, MOST_ROUNDS = -99, 9_999, 10_000
"""More than any account or game comes to."""

CARDS = int(COPIES[Box.COMPLETE].sum())

LEVEL_OF = np.concatenate([[0], np.cumsum(COPIES[Box.COMPLETE].astype(np.int16))]).astype(np.int16)
"""Where each face's levels of knowledge begin (``FACES + 1`` entries; see state.py)."""

FACE_OF_LEVEL = np.repeat(np.arange(FACES), COPIES[Box.COMPLETE]).astype(np.int8)
"""Whose level each of them is."""

POINTS_OF = np.array(
    [face[3] if face[3] else {FUCK_YOU: 42, CURSE: 13}.get(face[1], 7) for face in _FACES], dtype=np.int8
)
"""Points on the hand: numbers their number, Fuck You 42, Curse 13, other special cards 7."""

FACE_OF_KIND = np.array(
    [next(i for i, face in enumerate(_FACES) if face[1] == kind) for kind in range(20)], dtype=np.int8
)
"""The (first) face of each kind."""

_ALWAYS = (KIND_OF >= FANTASTIC) & (COLOURS_OF == 0)
GOES_ON_COLOUR = np.array([[bits >> row & 1 for bits in COLOURS_OF * 2] for row in range(5)], dtype=np.uint8)
"""1 where a face goes on a colour: row 1 + colour, row 0 for none."""
GOES_ON_NUMBER = ((np.arange(1 + NUMBERS)[:, None] == NUMBER_OF) & (NUMBER_OF > 0)).astype(np.uint8)
"""1 where a face goes on a number, 0 for none. No black card lies on another: each number is there once."""
GOES_ON_SYMBOL = np.array(
    [_ALWAYS | ((kind == KIND_OF) & (NUMBER_OF == 0)) for kind in range(20)] + [KIND_OF >= 0], dtype=np.uint8
)
"""1 where a face goes on a symbol, 0 for none; what has no colour goes on every card. The last row: any card does."""

BY_POINTS = np.argsort(-POINTS_OF.astype(np.int16), kind="stable").astype(np.int8)
"""All faces, those with the most points first."""

# ------------------------------------------------------------------------------------------------------- the events

EVENT_TITLES: tuple[str, ...] = (
    "charity", "communism", "doomsday", "earthquake", "expansion", "finish line", "friday the 13th", "gambling man",
    "market", "mating season", "merry christmas", "mexican standoff", "recession", "robin hood", "surprise party",
    "the all-seeing eye", "third time lucky", "time bomb", "tornado", "vandalism", "black hole", "capitalism",
    "crowdfunding", "distributor", "double taxation", "event manager", "identity theft", "last chance", "plague",
    "plus one", "repeat", "russian roulette", "seppuku", "trust fall",
)  # fmt: skip
(
    CHARITY, COMMUNISM, DOOMSDAY, EARTHQUAKE, EXPANSION, FINISH_LINE, FRIDAY, GAMBLING_MAN, MARKET, MATING_SEASON,
    MERRY_CHRISTMAS, MEXICAN_STANDOFF, RECESSION, ROBIN_HOOD, SURPRISE_PARTY, ALL_SEEING_EYE, THIRD_TIME_LUCKY,
    TIME_BOMB, TORNADO, VANDALISM, BLACK_HOLE, CAPITALISM, CROWDFUNDING, DISTRIBUTOR, DOUBLE_TAXATION, EVENT_MANAGER,
    IDENTITY_THEFT, LAST_CHANCE, PLAGUE, PLUS_ONE, REPEAT, RUSSIAN_ROULETTE, SEPPUKU, TRUST_FALL,
) = range(34)  # fmt: skip
ALL_EVENTS = len(EVENT_TITLES)
BASE_EVENTS = 20
"""The first twenty are the base game's, the others came with the add-on (rulings §5.3)."""


def card_name(card: int) -> str:
    """A card as documents write it, e.g. ``red 5``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]

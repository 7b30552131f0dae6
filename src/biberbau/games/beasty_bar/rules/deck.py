"""The cards: 24 species in two sets of twelve, in four colours. Data only.

A card is one number: ``24 * owner + species``. Species 0-11 are the New Beasts of strength 1-12, species 12-23 the
animals of the base set of strength 1-12. Points: rulings §4.1 (New Beasts: medium-high, base set: very high).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN

VALUES, SPECIES, COLOURS, CARDS = 12, 24, 4, 96

(BAT, VULTURE, PEACOCK, DOG, PENGUIN, OSTRICH, PORCUPINE, LLAMA, CHEETAH, TIGER, BEAR, RHINO) = range(12)
(SKUNK, PARROT, KANGAROO, MONKEY, CHAMELEON, SEAL, ZEBRA, GIRAFFE, SNAKE, CROCODILE, HIPPO, LION) = range(
    12, 24
)


class Animal(NamedTuple):
    """One species: ``name`` is its English name in notation, ``points`` what it is worth as a guest."""

    name: str
    strength: int
    points: int


ANIMALS: tuple[Animal, ...] = (
    Animal("bat", 1, 4),
    Animal("vulture", 2, 2),
    Animal("peacock", 3, 2),
    Animal("dog", 4, 2),
    Animal("penguin", 5, 3),
    Animal("ostrich", 6, 3),
    Animal("porcupine", 7, 4),
    Animal("llama", 8, 4),
    Animal("cheetah", 9, 4),
    Animal("tiger", 10, 3),
    Animal("bear", 11, 2),
    Animal("rhino", 12, 3),
    Animal("skunk", 1, 4),
    Animal("parrot", 2, 4),
    Animal("kangaroo", 3, 4),
    Animal("monkey", 4, 3),
    Animal("chameleon", 5, 3),
    Animal("seal", 6, 2),
    Animal("zebra", 7, 4),
    Animal("giraffe", 8, 3),
    Animal("snake", 9, 2),
    Animal("crocodile", 10, 3),
    Animal("hippo", 11, 2),
    Animal("lion", 12, 2),
)

COLOUR_NAMES: tuple[str, ...] = ("red", "blue", "green", "yellow")

LOW, MIDDLE, HIGH = sorted({animal.points for animal in ANIMALS})
"""What animals are worth as they are printed; a table may let each of these count something else."""

# Tables for the rules: a look-up is cheaper there than a division (random play: a seventh). Look up ``card & 127`` and
# ``species & 31``: NONE and UNKNOWN have entries of their own, and no compiled code for negative indices is needed.
POINTS = np.array([animal.points for animal in ANIMALS], dtype=np.int8)
STRENGTH = np.array([animal.strength for animal in ANIMALS] + [0] * 8, dtype=np.int8)


def _by_card(value: Callable[[int], int], nobody: int) -> NDArray[np.int8]:
    """A table with the value of each card, of ``NONE`` and ``UNKNOWN``."""
    return np.array([value(card) if card < CARDS else nobody for card in range(128)], dtype=np.int8)


SPECIES_OF = _by_card(lambda card: card % SPECIES, NONE)
VALUE_INDEX_OF = _by_card(lambda card: card % VALUES, 0)
OWNER_OF = _by_card(lambda card: card // SPECIES, NONE)
_RECURRING = {TIGER: 1, LLAMA: 1, GIRAFFE: 1, HIPPO: 2, CROCODILE: 2}
RECURS = _by_card(lambda card: _RECURRING.get(card % SPECIES, 0), 0)
"""1 for a recurring action, 2 for one that acts in its first turn, too."""
LOWEST_BIT = np.array([0] + [(i & -i).bit_length() - 1 for i in range(1, 32)], dtype=np.int8)


def values_of(animals: int) -> int:
    """The values in play as a mask: all of them, or in a small game the middle ones."""
    return ((1 << animals) - 1) << (VALUES - animals) // 2


VALUES_OF = np.array([values_of(animals) for animals in range(VALUES + 1)], dtype=np.int64)


NAMES = tuple(f"{colour} {animal.name}" for colour in COLOUR_NAMES for animal in ANIMALS)
"""Cards as documents write them."""


def card_name(card: int) -> str:
    """A card as documents write it, e.g. ``red bat``; ``?`` for an unknown one."""
    return "?" if card == UNKNOWN else NAMES[card]

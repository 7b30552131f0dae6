"""The cards: 24 species in two sets of twelve, in four colours. Data only.

A card is one number: ``24 * owner + species``. Species 0-11 are the New Beasts of strength 1-12, species 12-23 the
animals of the base set of strength 1-12. Points: rulings §4.1 (New Beasts: medium-high, base set: very high).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

UNKNOWN, NONE = -1, -2
"""A card that the observer does not know; no card at all."""

VALUES, SPECIES, COLOURS, CARDS = 12, 24, 4, 96

(BAT, VULTURE, PEACOCK, DOG, PENGUIN, OSTRICH, PORCUPINE, LLAMA, CHEETAH, TIGER, BEAR, RHINO) = range(12)
(SKUNK, PARROT, KANGAROO, MONKEY, CHAMELEON, SEAL, ZEBRA, GIRAFFE, SNAKE, CROCODILE, HIPPO, LION) = range(
    12, 24
)


class Animal(NamedTuple):
    """One species: ``name`` is its English name in notation, ``points`` what a guest of it is worth."""

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

# Tables for the rules: a look-up is cheaper there than a division (random play: a seventh). The last two entries are
# for NONE and UNKNOWN, as negative indices.
POINTS = np.array([animal.points for animal in ANIMALS], dtype=np.int8)
STRENGTH = np.array([animal.strength for animal in ANIMALS] + [0, 0], dtype=np.int8)
SPECIES_OF = np.array([card % SPECIES for card in range(CARDS)] + [NONE, UNKNOWN], dtype=np.int8)
VALUE_INDEX_OF = np.array([card % VALUES for card in range(CARDS)], dtype=np.int8)
RECURS = np.array([0] * CARDS + [0, 0], dtype=np.int8)
"""1 for a recurring action, 2 for one that acts in its first turn, too."""
for _card in range(CARDS):
    if _card % SPECIES in (TIGER, LLAMA, GIRAFFE):
        RECURS[_card] = 1
    if _card % SPECIES in (HIPPO, CROCODILE):
        RECURS[_card] = 2
LOWEST_BIT = np.array([0] + [(i & -i).bit_length() - 1 for i in range(1, 32)], dtype=np.int8)
OWNER_OF = np.array([card // SPECIES for card in range(CARDS)], dtype=np.int8)


def card_name(card: int) -> str:
    """A card as documents write it, e.g. ``red bat``; ``?`` for an unknown one."""
    if card == UNKNOWN:
        return "?"
    return f"{COLOUR_NAMES[card // SPECIES]} {ANIMALS[card % SPECIES].name}"

"""Cards as the table shows them: colours with their shapes and patterns, the picture, equal ones in one heap."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from ..presentation import Pick
from . import words
from .deck import (
    BLACK,
    COLOUR_SWAP,
    COLOURS,
    FACE_NAMES,
    FIRST_BLACK,
    FUCK_YOU,
    KIND_NAMES,
    KIND_OF,
    NUMBER_OF,
)
from .words_names import colours_of

NO_COMMENT = "no-comment"
"""What is drawn at a family table instead of the rude card."""


@dataclass(frozen=True)
class Card:
    """A card, or several of one face in one heap (``count``).

    ``look``: class names of its colours and what it is; ``colours``: their names in the order of the deck, for their
    shapes; ``index``: its number or ""; ``art``: its picture or ""; ``name``: what is written on it, "" for numbers.
    ``also``: a further card of the same pick.
    """

    id: str
    label: str
    look: str
    colours: tuple[str, ...] = ()
    index: str = ""
    art: str = ""
    name: str = ""
    count: int = 1
    comes_from: str = ""
    pick: Pick | None = None
    also: bool = False


def slug(face: int) -> str:
    """A face as part of an element id."""
    return FACE_NAMES[face].replace(" ", "-")


def hand_card(face: int) -> str:
    """Element id of a card in the own hand."""
    return f"h-{slug(face)}"


def picture(kind: int, family: bool) -> str:
    """The picture of a special card."""
    return NO_COMMENT if family and kind == FUCK_YOU else KIND_NAMES[kind].replace(" ", "-")


def look(face: int) -> str:
    """Class names of a card."""
    kind, colours = int(KIND_OF[face]), [COLOURS[colour] for colour in colours_of(face)]
    if kind == COLOUR_SWAP:
        return f"swap from-{colours[0]} to-{colours[1]}"
    if NUMBER_OF[face]:
        return "number black" if kind == BLACK else f"number of-{colours[0]}"
    return f"special of-{colours[0]}" if colours else "special colourless"


def card(face: int, element: str, lang: str, family: bool, *, label: str = "", count: int = 1) -> Card:
    """A card that is seen; ``label``: what a screen reader hears instead of its name."""
    kind, number = int(KIND_OF[face]), int(NUMBER_OF[face])
    called = label or words.bare_card(face, lang, family)
    return Card(
        element,
        called if count == 1 else f"{count} × {called}",
        look(face),
        tuple(COLOURS[colour] for colour in colours_of(face)),
        index=str(number) if number else "",
        art="" if number and face < FIRST_BLACK else ("black" if number else picture(kind, family)),
        name="" if number else words.kind_name(kind, lang, family),
        count=count,
    )


def back(element: str, label: str) -> Card:
    """A card that is not seen."""
    return Card(element, label, "back")


def in_order(faces: Iterable[int]) -> list[int]:
    """Faces as a hand is sorted: by colour, then two-coloured, black and colourless ones."""

    def place(face: int) -> tuple[int, int]:
        colours = colours_of(face)
        if len(colours) == 1:
            return colours[0], face
        return 4 + len(colours[:1]) + (KIND_OF[face] != BLACK), face

    return sorted(faces, key=place)


def held(counts: np.ndarray) -> list[tuple[int, int]]:
    """The faces of a hand in order, each with how often it is there."""
    return [(face, int(counts[face])) for face in in_order(np.flatnonzero(counts > 0).tolist())]

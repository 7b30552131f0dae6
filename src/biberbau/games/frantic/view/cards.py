"""Cards as the table shows them: colours with their shapes and patterns, the picture, equal ones in one heap."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np

from ...common.view.presentation import Card, Drawing, back
from ..rules import deck
from ..words.names import SAYS, bare_card, colours_of, kind_name, subject_of

NO_COMMENT = "no-comment"
"""The drawing at a family table instead of the rude card."""
BACK = back("fr-back", "fr back")


def slug(face: int) -> str:
    """A face as part of an element id."""
    return deck.NAMES[face].replace(" ", "-")


def hand_card(face: int) -> str:
    """Element id of a card in the viewer's own hand."""
    return f"h-{slug(face)}"


def picture(kind: int, family: bool) -> str:
    """The picture of a special card."""
    return NO_COMMENT if family and kind == deck.FUCK_YOU else deck.KIND_NAMES[kind].replace(" ", "-")


def look(face: int) -> str:
    """CSS classes of a card."""
    kind, colours = int(deck.KIND_OF[face]), names_of(face)
    if kind == deck.COLOUR_SWAP:
        return f"swap from-{colours[0]} to-{colours[1]}"
    if number := int(deck.NUMBER_OF[face]):
        return f"number no-{number} {'black' if kind == deck.BLACK else f'of-{colours[0]}'}"
    return f"special of-{colours[0]}" if colours else "special colourless"


def names_of(face: int) -> list[str]:
    """The names of a card's colours, in the order of the deck."""
    return [deck.COLOURS[colour] for colour in colours_of(face)]


def card(face: int, element: str, lang: str, family: bool, *, count: int = 1) -> Card:
    """A face-up card, or several with one face in one heap."""
    seen = drawn(face, lang, family)
    label = seen.label if count == 1 else f"{count} × {seen.label}"
    return seen.but(label=label, id=element, count=count)


@SAYS.once
def drawn(face: int, lang: str, family: bool) -> Card:
    """A card: its colours' shapes, its picture, its name. A number's is its colour's imp, wilder the higher it is."""
    kind, number = int(deck.KIND_OF[face]), int(deck.NUMBER_OF[face])
    marks = names_of(face) or (["black"] if number else [])
    shapes = [Drawing(f"fr-{name}", f"shape s{i}") for i, name in enumerate(marks, start=1)]
    art = [f"imp-{marks[0]}", f"mood-{number}"] if number else [picture(kind, family)]
    return Card(
        bare_card(face, lang, family),
        look=f"fr {look(face)}",
        index=str(number) if number else "",
        name="" if number else kind_name(kind, lang, family),
        drawings=(*shapes, *(Drawing(f"fr-{one}") for one in art)),
        subject=subject_of(face),
    )


def lying_back(element: str, label: str) -> Card:
    """A card face down."""
    return BACK.but(id=element, label=label)


def in_order(faces: Iterable[int]) -> list[int]:
    """Faces as a hand is sorted: by colour, then two-coloured, black and colourless ones."""

    return sorted(faces, key=_place)


@cache
def _place(face: int) -> tuple[int, int]:
    """A face's position in a sorted hand."""
    colours = colours_of(face)
    if len(colours) == 1:
        return colours[0], face
    return 4 + len(colours[:1]) + int(deck.KIND_OF[face] != deck.BLACK), face


def held(counts: np.ndarray) -> list[tuple[int, int]]:
    """The faces of a hand in order, each with its number."""
    return [(face, int(counts[face])) for face in in_order(np.flatnonzero(counts > 0).tolist())]

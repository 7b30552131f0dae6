"""Kinds of cards for beliefs, as there are too many faces."""

from __future__ import annotations

from ..rules import deck

_SPECIAL = {"special": [face for face in range(deck.FACES) if not deck.NUMBER_OF[face]]}
_BLACK = {"black": [face for face in range(deck.FACES) if deck.KIND_OF[face] == deck.BLACK]}
_COLOURS = {
    name: [face for face in range(deck.FACES) if int(deck.COLOURS_OF[face]) >> colour & 1]
    for colour, name in enumerate(deck.COLOURS)
}
SORTS = _SPECIAL | _COLOURS | _BLACK

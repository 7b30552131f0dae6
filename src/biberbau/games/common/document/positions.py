"""The names of seats and cards in position documents, with errors that name the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....errors import PositionError
from ..catalogues.wording import LANGUAGES, seat_name, stone_name

MOST_OF_A_FACE = 99
"""More copies of a face than any deck has, but few enough for a list."""
UNKNOWN_NAME = "?"
"""The notation of a card that the observer does not know."""
SEAT_LETTERS = "abcdefgh"
"""The letters of the seats, where they have no names: a is seat 0."""


def seat_number(value: object, players: int, names: Sequence[Sequence[str]] = ()) -> int | None:
    """The seat with a number from 0, a letter from a, its colour or stone in any language, or one of ``names``."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return None
    called = str(value).strip().casefold()
    for seat in range(players):
        colours = [name(seat, lang) for name in (seat_name, stone_name) for lang in LANGUAGES]
        own = names[seat] if seat < len(names) else ()
        if called in (str(seat), SEAT_LETTERS[seat], *(name.casefold() for name in (*colours, *own))):
            return seat
    return None


def face_number(name: object, faces: Sequence[str]) -> int | None:
    """The face with this name, in upper or lower case, also as tables print it: ``Bad Guy`` is ``badguy``."""
    if isinstance(name, bool) or not isinstance(name, str | int):
        return None
    called = str(name).strip().lower()
    if called in faces:
        return faces.index(called)
    tight = [face.replace(" ", "") for face in faces]
    called = "".join(letter for letter in called if letter.isalnum())
    return tight.index(called) if tight.count(called) == 1 else None


def has_unknown(part: object) -> bool:
    """Whether a document, or a part of it, has cards or choices that its observer does not know."""
    if isinstance(part, Mapping):
        return any(map(has_unknown, part.values()))
    return any(map(has_unknown, part)) if isinstance(part, list) else part == UNKNOWN_NAME


def numbered(mask: int, count: int) -> list[int]:
    """The bits of a mask as numbers from 1 to ``count``."""
    return [i + 1 for i in range(count) if mask >> i & 1]


def spread(value: object, field: str) -> object:
    """A pile without order as a list; it may be written as the number of each card. Other values are unchanged."""
    if not isinstance(value, Mapping):
        return value
    for name, count in value.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_OF_A_FACE:
            raise PositionError(f"{field}.{name}: how many cards of it expected, not {count!r}")
    return [str(name) for name, count in value.items() for _ in range(count)]

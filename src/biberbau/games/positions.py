"""Reading position documents: what every game's reader needs, with complaints that name the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from ..errors import PositionError
from ..kernel.game import Document
from ..kernel.options import Option, Value, encode
from .wording import LANGUAGES, seat_name, stone_name

MOST_OF_A_FACE = 99
"""More copies of a face than any deck has, and few enough to be counted out."""


SEAT_LETTERS = "abcdefgh"
"""Seats as people call them who read no names: a is seat 0."""


def seat_number(value: object, players: int, names: Sequence[Sequence[str]] = ()) -> int | None:
    """The seat that a number from 0, a letter from a, its colour or stone in any language or one of ``names`` means."""
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
    """The face that this names, in any case, also as tables print it: ``Bad Guy`` is ``badguy``."""
    if isinstance(name, bool) or not isinstance(name, str | int):
        return None
    called = str(name).strip().lower()
    if called in faces:
        return faces.index(called)
    tight = [face.replace(" ", "") for face in faces]
    called = "".join(letter for letter in called if letter.isalnum())
    return tight.index(called) if tight.count(called) == 1 else None


def numbered(mask: int, count: int) -> list[int]:
    """The bits of a mask as people count them: from 1 to ``count``."""
    return [i + 1 for i in range(count) if mask >> i & 1]


def spread(value: object, field: str) -> object:
    """A pile without order may be written as how many there are of each card: the same as a list; all else as it is."""
    if not isinstance(value, Mapping):
        return value
    for name, count in value.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_OF_A_FACE:
            raise PositionError(f"{field}.{name}: how many cards of it expected, not {count!r}")
    return [str(name) for name, count in value.items() for _ in range(count)]


class DocumentReader:
    """Reads one document into a zeroed state whose options are set; every complaint names the field.

    ``FIELDS``: all that a document may have; ``FRAMES``: what the kinds of decisions are called; ``SEATS``: the seats, as
    this game writes them.
    """

    SEATS: ClassVar[Sequence[str]] = SEAT_LETTERS
    FIELDS: ClassVar[Sequence[str]]
    FRAMES: ClassVar[Mapping[int, str]]

    def __init__(
        self,
        document: Mapping[str, Any],
        options: Mapping[str, Value],
        declared: Sequence[Option],
        dtype: np.dtype[Any],
    ) -> None:
        self.document = document
        self.options = options
        self.players = int(options["players"])
        self.state: np.record = np.zeros(1, dtype=dtype)[0]
        self.state.option[:] = encode(declared, options)

    def seat(self, value: object, field: str) -> int:
        """A seat by letter, number from 0 or colour."""
        seat = seat_number(value, self.players)
        if seat is None:
            expected = ", ".join(self.SEATS[: self.players])
            raise PositionError(f"{field}: one of {expected} expected, not {value!r}")
        return seat

    def check_fields(self, required: Sequence[str], what: str) -> None:
        """No field that a position does not have; ``what`` says what the required ones are for."""
        for field in self.document:
            if field not in self.FIELDS:
                raise PositionError(f"{field}: no such field; a position has {', '.join(self.FIELDS)}")
        for field in required:
            if field not in self.document:
                raise PositionError(f"{field}: missing; {what}")

    def mapping(self, value: object, field: str) -> Mapping[str, Any]:
        """Fields with names."""
        if not isinstance(value, Mapping):
            raise PositionError(f"{field}: a mapping expected, not {value!r}")
        return value

    def integer(self, value: object, field: str, low: int, high: int) -> int:
        """A whole number; ``true`` is none."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{field}: a whole number from {low} to {high} expected, not {value!r}")
        return value

    def listed(self, value: object, field: str, what: str, count: int | None = None) -> list[Any]:
        """A list of ``what``, and of that many."""
        if not isinstance(value, list) or (count is not None and len(value) != count):
            number = "" if count is None else f"{count} "
            raise PositionError(f"{field}: a list of {number}{what} expected, not {value!r}")
        return value

    def one_of(self, value: object, field: str, names: Sequence[str]) -> int:
        """The index of one of these names."""
        if not isinstance(value, str) or value.lower() not in names:
            raise PositionError(f"{field}: one of {', '.join(names)} expected, not {value!r}")
        return names.index(value.lower())

    def mask(self, numbers: Sequence[object], field: str, count: int) -> int:
        """Numbers from 1 to ``count`` as a mask, see ``numbered``."""
        mask = 0
        for number in numbers:
            mask |= 1 << self.integer(number, field, 1, count) - 1
        return mask

    def by_seat(self, field: str) -> Iterator[tuple[int, str, Any]]:
        """What a field says of each seat that it names, with the name of that part of the field."""
        found = set[int]()
        for name, value in self.mapping(self.document.get(field, {}), field).items():
            seat = self.seat(name, field)
            if seat in found:
                raise PositionError(f"{field}.{name}: this seat is there already under another name")
            found.add(seat)
            yield seat, f"{field}.{name}", value

    def frames(self, otherwise: Sequence[Document]) -> Iterator[tuple[int, str, Mapping[str, Any]]]:
        """The decisions: kind, field and frame of each, the lowest first; ``otherwise``: where the field is absent."""
        decisions = self.document.get("decisions", list(otherwise))
        most = len(self.state.stack)
        if not isinstance(decisions, list) or len(decisions) > most:
            frames = "frame" if most == 1 else "frames"
            raise PositionError(f"decisions: a list of at most {most} {frames} expected")
        self.state.depth = len(decisions)
        for i, entry in enumerate(decisions):
            frame = self.mapping(entry, f"decisions[{i}]")
            names = list(self.FRAMES.values())
            kind = self.one_of(frame.get("kind"), f"decisions[{i}].kind", names)
            yield list(self.FRAMES)[kind], f"decisions[{i}]", frame

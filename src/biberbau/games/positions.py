"""Reading position documents: what every game's reader needs, with complaints that name the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from ..errors import PositionError
from ..kernel.game import Document
from ..kernel.options import Option, Value, encode

MOST_OF_A_FACE = 99
"""More copies of a face than any deck has, and few enough to be counted out."""


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

    ``FIELDS``: all that a document may have; ``FRAMES``: what the kinds of decisions are called.
    """

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
        """A seat, as this game writes it."""
        raise NotImplementedError

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
        if not isinstance(value, str) or value not in names:
            raise PositionError(f"{field}: one of {', '.join(names)} expected, not {value!r}")
        return names.index(value)

    def mask(self, numbers: Sequence[object], field: str, count: int) -> int:
        """Numbers from 1 to ``count`` as a mask, see ``numbered``."""
        mask = 0
        for number in numbers:
            mask |= 1 << self.integer(number, field, 1, count) - 1
        return mask

    def by_seat(self, field: str) -> Iterator[tuple[int, str, Any]]:
        """What a field says of each seat that it names, with the name of that part of the field."""
        for name, value in self.mapping(self.document.get(field, {}), field).items():
            yield self.seat(name, field), f"{field}.{name}", value

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

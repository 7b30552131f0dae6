"""Position documents from declarations: each field, its place in the record, and how it is written and read.

A ``Field`` is the entry of a document; forms and zones (``forms.py``) write its numbers. The game's invariants check
the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

import numpy as np

from ....errors import PositionError
from ....kernel.declared import member
from ....kernel.game import Document
from ....kernel.options import Option, Value, encode
from .forms import (
    OUT,
    REQUIRED,
    Bag,
    Cells,
    Each,
    Face,
    Flag,
    Form,
    Mask,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    Seats,
    Single,
    Zone,
    listed,
    mapping,
    place,
    players,
)

__all__ = [
    "OUT",
    "REQUIRED",
    "Bag",
    "Cells",
    "Each",
    "Face",
    "Field",
    "Flag",
    "Form",
    "FrameKind",
    "Mask",
    "Maybe",
    "Number",
    "OneOf",
    "Pile",
    "Seat",
    "Seats",
    "Single",
    "Zone",
    "by_seat",
    "cells",
    "decisions",
    "from_document",
    "listed",
    "mapping",
    "one",
    "place",
    "players",
    "rest",
    "to_document",
]
"""Re-exported for games' declarations of documents."""


@dataclass(frozen=True)
class Field:
    """An entry of a position document, with how it is written and read.

    ``otherwise``: the default of an absent one, as it would be written; or a function of the record into which the
    fields before this one have been read. ``column`` and ``holds``: its place in the record, and the meaning of each
    number there; ``seat``: the names of seats, for a field with a row for each. A decision stack has no column.
    """

    name: str
    says: str
    write: Callable[[np.record], object]
    read: Callable[[np.record, object, str], None]
    otherwise: object = REQUIRED
    column: str = ""
    holds: Form | Zone | None = None
    seat: Seat | None = None

    def absent(self, state: np.record) -> object:
        """The default of an absent field."""
        return self.otherwise(state) if callable(self.otherwise) else self.otherwise


def one(name: str, says: str, form: Form, column: str = "", otherwise: object = None) -> Field:
    """A single number, in the column with the field's name or another one."""
    column = column or name

    def read(state: np.record, value: object, field: str) -> None:
        state[column] = form.read(state, value, field)

    return Field(
        name, says, lambda state: form.write(state, int(state[column])), read, otherwise, column, form
    )


def cells(name: str, says: str, zone: Zone, column: str = "", otherwise: object = REQUIRED) -> Field:
    """A whole column; ``COLUMN_n`` counts, if the record has that."""
    column = column or name

    def write(state: np.record) -> object:
        return zone.write(state, state[column], _count(state, column))

    def read(state: np.record, value: object, field: str) -> None:
        count = zone.read(state, value, field, state[column])
        if _counts(state, column):
            state[f"{column}_n"] = count

    return Field(name, says, write, read, otherwise, column, zone)


def by_seat(
    name: str, says: str, zone: Zone, seat: Seat, column: str = "", otherwise: object = REQUIRED
) -> Field:
    """A row of a column for each seat, under its name; a missing seat is blank."""
    column = column or name

    def row(state: np.record, s: int) -> Cells:
        cells: Cells = state[column][s : s + 1].reshape(-1)
        return cells

    def write(state: np.record) -> object:
        seats = range(players(state))
        written = {
            seat.write(state, s): zone.write(state, row(state, s), _count(state, column, s)) for s in seats
        }
        return {name: value for name, value in written.items() if value is not OUT}

    def read(state: np.record, value: object, field: str) -> None:
        found = set[int]()
        for key, entry in mapping(value, field).items():
            s = seat.read(state, key, field)
            if s in found:
                raise PositionError(f"{field}.{key}: this seat is there already under another name")
            found.add(s)
            count = zone.read(state, entry, f"{field}.{key}", row(state, s))
            if _counts(state, column):
                state[f"{column}_n"][s] = count

    return Field(name, says, write, read, otherwise, column, zone, seat)


def rest(
    names: Sequence[str], *columns: str, by_seat: Sequence[str] = ()
) -> Callable[[np.record], list[str]]:
    """Of a pile with each card once: those that are in none of these columns (an ``otherwise``)."""

    def written(state: np.record) -> list[str]:
        cards = [state[column] for column in columns]
        cards += [state[column][: players(state)] for column in by_seat]
        there = {face for lying in cards for face in np.ravel(lying).tolist()}
        return [name for face, name in enumerate(names) if face not in there]

    return written


def _counts(state: np.record, column: str) -> bool:
    return f"{column}_n" in (state.dtype.names or ())


def _count(state: np.record, column: str, seat: int | None = None) -> int:
    if not _counts(state, column):
        return 0
    return int(state[f"{column}_n"] if seat is None else state[f"{column}_n"][seat])


class FrameKind(IntEnum):
    """The kinds of decision frames, a member for each from 1: its sentence, then its numbers a and b.

    A number is the name of a document's field and its form; None if the frame has none there.
    """

    says: str
    numbers: tuple[tuple[str, Form] | None, ...]

    def __new__(cls, says: str, *numbers: tuple[str, Form] | None) -> Self:
        """Give a member the next number."""
        kind = member(cls, len(cls.__members__) + 1)
        kind.says, kind.numbers = says, numbers
        return kind

    @classmethod
    def names(cls) -> dict[int, str]:
        """The names of the kinds, by number."""
        return {int(kind): kind.name.lower() for kind in cls}

    def parts(self) -> list[tuple[str, Form, int]]:
        """Its fields: name, form, and where in a row of the stack."""
        return [(*number, at) for at, number in enumerate(self.numbers, start=2) if number is not None]


def decisions(kinds: type[FrameKind], seat: Seat, says: str, otherwise: object) -> Field:
    """The decision stack, the lowest frame first."""
    by_number = {int(kind): kind for kind in kinds}
    names = OneOf(kinds.names())

    def frame(state: np.record, row: Cells) -> Document:
        kind = by_number[int(row[0])]
        numbers = {name: form.write(state, int(row[at])) for name, form, at in kind.parts()}
        document = {"kind": kind.name.lower(), "seat": seat.write(state, int(row[1])), **numbers}
        return {name: value for name, value in document.items() if value is not OUT}

    def read_frame(state: np.record, value: object, field: str, row: Cells) -> None:
        entry = mapping(value, field)
        kind = by_number[names.read(state, entry.get("kind"), f"{field}.kind")]
        row[:2] = kind, seat.read(state, entry.get("seat"), f"{field}.seat")
        for name, form, at in kind.parts():
            row[at] = form.read(state, entry.get(name), f"{field}.{name}")

    def read(state: np.record, value: object, field: str) -> None:
        most = len(state.stack)
        if not isinstance(value, list) or len(value) > most:
            raise PositionError(f"{field}: a list of at most {most} frame{'s' if most > 1 else ''} expected")
        state.depth = len(value)
        for i, entry in enumerate(value):
            read_frame(state, entry, f"{field}[{i}]", state.stack[i])

    return Field(
        "decisions",
        says,
        lambda state: [frame(state, row) for row in state.stack[: state.depth]],
        read,
        otherwise,
    )


def to_document(fields: Sequence[Field], state: np.record) -> Document:
    """The state as a document, true or concealed (``?`` is a card or a choice that the observer does not know)."""
    written = {field.name: field.write(state) for field in fields}
    return {name: value for name, value in written.items() if value is not OUT}


def from_document(
    fields: Sequence[Field],
    document: Mapping[str, Any],
    dtype: np.dtype[Any],
    declared: Sequence[Option],
    options: Mapping[str, Value],
) -> np.record:
    """The record of a document, field by field; PositionError names the field that is wrong."""
    names = [field.name for field in fields]
    for name in document:
        if name not in names:
            raise PositionError(f"{name}: no such field; a position has {', '.join(names)}")
    state: np.record = np.zeros(1, dtype=dtype)[0]
    state.option[:] = encode(declared, options)
    for field in fields:
        if field.name not in document and field.otherwise is REQUIRED:
            raise PositionError(f"{field.name}: missing; {field.says}")
        value = document[field.name] if field.name in document else field.absent(state)
        field.read(state, value, field.name)
    return state

"""Position documents from declarations: what each field is, where the record keeps it, how it is written and read.

A ``Form`` writes one number of the record, a ``Zone`` several; a ``Field`` is the entry of a document. Numbers are read
only within the bounds of their form, so nothing that is read makes compiled rules run past an array. What else must
hold is said by the game's invariants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, Final, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from ....errors import PositionError
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.declared import member
from ....kernel.events import ALL_SEATS
from ....kernel.game import Document
from ....kernel.options import Option, Value, encode
from .positions import UNKNOWN_NAME, face_number, numbered, seat_number, spread


class Left(Enum):
    """Stands for a field that a document does not have."""

    OUT = 0
    REQUIRED = 1


OUT: Final = Left.OUT
"""What a form writes where the field is to be left out."""
REQUIRED: Final = Left.REQUIRED
"""Says that an absent field is an error."""

Cells = NDArray[np.signedinteger[Any]]
"""The cells of a record's array that a field fills."""


def players(state: np.record) -> int:
    """How many play: every game's first option."""
    return int(state.option[0])


# ------------------------------------------------------------------------------------------------------ JSON, checked


def mapping(value: object, field: str) -> Mapping[str, Any]:
    """Fields with names."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{field}: a mapping expected, not {value!r}")
    return value


def listed(value: object, field: str, what: str, count: int | None = None) -> list[Any]:
    """A list of ``what``, with ``count`` entries if that is given."""
    if not isinstance(value, list) or (count is not None and len(value) != count):
        number = "" if count is None else f"{count} "
        raise PositionError(f"{field}: a list of {number}{what} expected, not {value!r}")
    return value


# -------------------------------------------------------------------------------------------------------- one number


class Form(Protocol):
    """How one number of the record is written."""

    def write(self, state: np.record, number: int) -> object:
        """The number as JSON; ``OUT`` where it goes without saying."""

    def read(self, state: np.record, value: object, field: str) -> int:
        """The number that a value stands for (None: it was absent); PositionError begins with the field."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number from ``low`` to ``high`` as people count, ``ahead`` more than the record's.

    ``otherwise``: the record's number where none is given; ``quiet``: that one is not written.
    """

    low: int
    high: int
    ahead: int = 0
    otherwise: int | None = None
    quiet: bool = False

    def write(self, state: np.record, number: int) -> object:
        """Write the number as people count."""
        return OUT if self.quiet and number == self.otherwise else number + self.ahead

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read the number; ``true`` is no number."""
        if value is None and self.otherwise is not None:
            return self.otherwise
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise PositionError(
                f"{field}: a whole number from {self.low} to {self.high} expected, not {value!r}"
            )
        return value - self.ahead


def place(count: int) -> Number:
    """One of a number of places, which people count from 1."""
    return Number(1, count, ahead=1)


@dataclass(frozen=True)
class OneOf:
    """One of these names; ``otherwise``: what an absent one stands for."""

    names: Mapping[int, str]
    otherwise: int | None = None

    def write(self, state: np.record, number: int) -> str:
        """Write the number's name."""
        return self.names[number]

    def read(self, state: np.record, value: object, field: str) -> int:
        """The number with this name, in upper or lower case."""
        if value is None and self.otherwise is not None:
            return self.otherwise
        for number, name in self.names.items():
            if isinstance(value, str) and value.lower() == name:
                return number
        raise PositionError(f"{field}: one of {', '.join(self.names.values())} expected, not {value!r}")


@dataclass(frozen=True)
class Seat:
    """A seat, as this game's documents write it; read also by number, letter or colour."""

    names: Sequence[str | int]

    def write(self, state: np.record, number: int) -> str | int:
        """Write the seat's name."""
        return self.names[number]

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read a seat that somebody plays."""
        seat = seat_number(value, players(state))
        if seat is None:
            expected = ", ".join(map(str, self.names[: players(state)]))
            raise PositionError(f"{field}: one of {expected} expected, not {value!r}")
        return seat


def _always(state: np.record, face: int) -> bool:
    """Every deck has all faces."""
    return True


@dataclass(frozen=True)
class Face:
    """A card by the name of its face, ``?`` where the observer does not know it; ``there``: is one in this deck?"""

    names: Sequence[str]
    hidden: bool = True
    there: Callable[[np.record, int], bool] = _always

    def write(self, state: np.record, number: int) -> str:
        """Write the card's name."""
        return UNKNOWN_NAME if number == UNKNOWN else self.names[number]

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read a face, or ``UNKNOWN`` where cards can be hidden."""
        if value == UNKNOWN_NAME and self.hidden:
            return UNKNOWN
        face = face_number(value, self.names)
        if face is not None and self.there(state, face):
            return face
        cards = ", ".join(name for number, name in enumerate(self.names) if self.there(state, number))
        if face is None:
            raise PositionError(f"{field}: {value!r} is no card; cards are {cards}")
        raise PositionError(f"{field}: this deck has no {value!r}; cards are {cards}")


@dataclass(frozen=True)
class Mask:
    """Some of a number of places, counted from 1, as the record's bits."""

    count: int

    def write(self, state: np.record, number: int) -> list[int]:
        """Write the numbers of the places."""
        return numbered(number, self.count)

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read a list of numbers."""
        mask = 0
        for entry in listed(value, field, "numbers"):
            mask |= 1 << place(self.count).read(state, entry, field)
        return mask


@dataclass(frozen=True)
class Seats:
    """Some seats, as their letters, or ``all``: all who play; or, of ``knowers``, whole ``ALL_SEATS``, spectators too."""

    letters: str
    knowers: bool = False

    def all(self, state: np.record) -> int:
        """The mask of all seats."""
        return ALL_SEATS if self.knowers else (1 << players(state)) - 1

    def write(self, state: np.record, number: int) -> str:
        """Write the seats' letters."""
        if number == self.all(state):
            return "all"
        return "".join(letter for seat, letter in enumerate(self.letters) if number >> seat & 1)

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read letters, or ``all``; an absent field: none."""
        if not isinstance(value, str | None):
            raise PositionError(f"{field}: letters of seats or 'all' expected, not {value!r}")
        if value is not None and value.lower() == "all":
            return self.all(state)
        mask = 0
        for letter in value or "":
            mask |= 1 << Seat(self.letters).read(state, letter, field)
        return mask


@dataclass(frozen=True)
class Flag:
    """Yes or no; ``quiet``: no is not written."""

    quiet: bool = False

    def write(self, state: np.record, number: int) -> object:
        """Write ``true`` or ``false``."""
        return OUT if self.quiet and not number else bool(number)

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read ``true`` or ``false``; an absent one is ``false``."""
        if not isinstance(value, bool | None):
            raise PositionError(f"{field}: true or false expected, not {value!r}")
        return int(value or False)


@dataclass(frozen=True)
class Maybe:
    """Another form's number, or ``NONE``: left out then, or written as null."""

    form: Form
    null: bool = False

    def write(self, state: np.record, number: int) -> object:
        """Write the other form's number."""
        if number != NONE:
            return self.form.write(state, number)
        return None if self.null else OUT

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read the other form's number; null and an absent one are ``NONE``."""
        return NONE if value is None else self.form.read(state, value, field)


# --------------------------------------------------------------------------------------------------- several numbers


class Zone(Protocol):
    """How several numbers of the record are written, with a counter or without one."""

    def write(self, state: np.record, cells: Cells, count: int) -> object:
        """The numbers as JSON."""

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Fill the cells; returns the counter."""
        ...


@dataclass(frozen=True)
class Single:
    """The only cell."""

    form: Form

    def write(self, state: np.record, cells: Cells, count: int) -> object:
        """Write the cell."""
        return self.form.write(state, int(cells[0]))

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Read the cell."""
        cells[0] = self.form.read(state, value, field)
        return 1


@dataclass(frozen=True)
class Each:
    """A number for each cell."""

    form: Form
    what: str = "entries"

    def write(self, state: np.record, cells: Cells, count: int) -> list[object]:
        """Write all cells."""
        return [self.form.write(state, number) for number in cells.tolist()]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Read as many numbers as there are cells."""
        entries = listed(value, field, self.what, len(cells))
        cells[:] = [self.form.read(state, entry, field) for entry in entries]
        return len(cells)


@dataclass(frozen=True)
class Pile:
    """Cards in their order, the first ones of the cells; the others hold ``NONE``."""

    form: Form

    def write(self, state: np.record, cells: Cells, count: int) -> list[object]:
        """Write the cards from the bottom."""
        return [self.form.write(state, card) for card in cells[:count].tolist()]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Read as many cards as there is room for."""
        names = listed(value, field, "cards")
        if len(names) > len(cells):
            raise PositionError(f"{field}: {len(names)} cards, but there is room for {len(cells)}")
        cells[:] = NONE
        cells[: len(names)] = [self.form.read(state, name, field) for name in names]
        return len(names)


@dataclass(frozen=True)
class Bag:
    """Cards without an order, a counter for each face; all unknown if ``hidden``: then all are ``UNKNOWN``."""

    names: Sequence[str]
    hidden: bool = False
    most: int = 127
    there: Callable[[np.record, int], bool] = _always

    def write(self, state: np.record, cells: Cells, count: int) -> list[str]:
        """Write the cards face by face."""
        if count and cells[0] == UNKNOWN:
            return [UNKNOWN_NAME] * count
        return [name for name, copies in zip(self.names, cells.tolist(), strict=True) for _ in range(copies)]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Read a list, or how many there are of each; at most ``most`` lie there."""
        names = listed(spread(value, field), field, "cards")
        cards = [Face(self.names, self.hidden, self.there).read(state, name, field) for name in names]
        if len(cards) > self.most:
            raise PositionError(f"{field}: {len(cards)} cards, but at most {self.most} lie there")
        if UNKNOWN in cards and set(cards) != {UNKNOWN}:
            raise PositionError(f"{field}: either all of its cards are unknown or none")
        known = [card for card in cards if card != UNKNOWN]
        cells[:] = UNKNOWN if len(known) < len(cards) else np.bincount(known, minlength=len(cells))
        return len(cards)


# --------------------------------------------------------------------------------------------------- fields, documents


@dataclass(frozen=True)
class Field:
    """An entry of a position document: what it is, and how it is written and read.

    ``otherwise``: what an absent one stands for, as it would be written; or a function that says so, of the record
    into which the fields before this one have been read. ``column`` and ``holds``: where the record has it, and what
    each number there is; ``seat``: how seats are called, of a field with a row for each. A decision stack has no column.
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
        """What an absent one stands for."""
        return self.otherwise(state) if callable(self.otherwise) else self.otherwise


def one(name: str, says: str, form: Form, column: str = "", otherwise: object = None) -> Field:
    """A single number, in the column of the field's name or another one."""
    column = column or name

    def read(state: np.record, value: object, field: str) -> None:
        state[column] = form.read(state, value, field)

    return Field(
        name, says, lambda state: form.write(state, int(state[column])), read, otherwise, column, form
    )


def cells(name: str, says: str, zone: Zone, column: str = "", otherwise: object = REQUIRED) -> Field:
    """A whole column; ``COLUMN_n`` counts, where the record has that."""
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
    """A row of a column for each seat, under its name; a seat that is not named is blank."""
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
    """Of a pile of cards that there are once each: those that lie in none of these columns (an ``otherwise``)."""

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
    """What can be decided, a member for each kind of frame from 1: what it says, then its numbers a and b.

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
        """By number, the name of each kind."""
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
    """The state, true or concealed (``?`` is a card or a choice that the observer does not know)."""
    written = {field.name: field.write(state) for field in fields}
    return {name: value for name, value in written.items() if value is not OUT}


def from_document(
    fields: Sequence[Field],
    document: Mapping[str, Any],
    dtype: np.dtype[Any],
    declared: Sequence[Option],
    options: Mapping[str, Value],
) -> np.record:
    """The record that a document describes, field by field; PositionError names the field that is wrong."""
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

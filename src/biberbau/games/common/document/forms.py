"""Numbers of the record in documents: a ``Form`` writes and reads one, a ``Zone`` several.

Numbers are read only within the bounds of their form, so no document makes compiled rules run past an array.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from ....errors import PositionError
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import ALL_SEATS
from .positions import UNKNOWN_NAME, face_number, numbered, seat_number, spread


class Left(Enum):
    """Stands for a missing field of a document."""

    OUT = 0
    REQUIRED = 1


OUT: Final = Left.OUT
"""The value of a form for a field that is to be left out."""
REQUIRED: Final = Left.REQUIRED
"""The default that makes an absent field an error."""

Cells = NDArray[np.signedinteger[Any]]
"""The cells of a record's array that a field fills."""


def players(state: np.record) -> int:
    """The number of players: every game's first option."""
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
    """The form of one number of the record."""

    def write(self, state: np.record, number: int) -> object:
        """The number as JSON; ``OUT`` for a default."""

    def read(self, state: np.record, value: object, field: str) -> int:
        """The number of a value (None: absent); PositionError begins with the field."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number from ``low`` to ``high`` as people count, ``ahead`` more than the record's.

    ``otherwise``: the default of the record's number; ``quiet``: the default is not written.
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
        """Read the number; ``true`` is not a number."""
        if value is None and self.otherwise is not None:
            return self.otherwise
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise PositionError(
                f"{field}: a whole number from {self.low} to {self.high} expected, not {value!r}"
            )
        return value - self.ahead


def place(count: int) -> Number:
    """One of several places, counted from 1."""
    return Number(1, count, ahead=1)


@dataclass(frozen=True)
class OneOf:
    """One of these names; ``otherwise``: the default."""

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
    """A seat, as in this game's documents; also read by number, letter or colour."""

    names: Sequence[str | int]

    def write(self, state: np.record, number: int) -> str | int:
        """Write the seat's name."""
        return self.names[number]

    def read(self, state: np.record, value: object, field: str) -> int:
        """Read a seat that is in play."""
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
    """A card by the name of its face, ``?`` where the observer does not know it; ``there``: whether it is in this
    deck.
    """

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
    """Some places, counted from 1, as the record's bits."""

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
    """Some seats, as their letters, or ``all``: those in play; or, for ``knowers``, the whole ``ALL_SEATS``, with
    spectators.
    """

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
    """Another form's number, or ``NONE``, which is left out or written as null."""

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
    """The form of several numbers of the record, with or without a counter."""

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
    """Cards in order, in the first cells; the others are ``NONE``."""

    form: Form

    def write(self, state: np.record, cells: Cells, count: int) -> list[object]:
        """Write the cards from the bottom."""
        return [self.form.write(state, card) for card in cells[:count].tolist()]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Read at most as many cards as there are cells."""
        names = listed(value, field, "cards")
        if len(names) > len(cells):
            raise PositionError(f"{field}: {len(names)} cards, but there is room for {len(cells)}")
        cells[:] = NONE
        cells[: len(names)] = [self.form.read(state, name, field) for name in names]
        return len(names)


@dataclass(frozen=True)
class Bag:
    """Cards without order, a counter for each face; if ``hidden``, all counters are ``UNKNOWN``."""

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
        """Read a list, or the number of each; at most ``most`` in all."""
        names = listed(spread(value, field), field, "cards")
        cards = [Face(self.names, self.hidden, self.there).read(state, name, field) for name in names]
        if len(cards) > self.most:
            raise PositionError(f"{field}: {len(cards)} cards, but at most {self.most} lie there")
        if UNKNOWN in cards and set(cards) != {UNKNOWN}:
            raise PositionError(f"{field}: either all of its cards are unknown or none")
        known = [card for card in cards if card != UNKNOWN]
        cells[:] = UNKNOWN if len(known) < len(cards) else np.bincount(known, minlength=len(cells))
        return len(cards)

"""The cards in a game's zones, read from the bytes of a viewer's concealed record zone by zone, so that zones can be
compared. The effect of a tap on a card, and the movements of events, follow from the same declaration.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from ....kernel.actions import Action
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.game import GameKind
from ... import kind
from ..document.fields import Bag, Field
from ..document.positions import SEAT_LETTERS, UNKNOWN_NAME
from ..document.zones import Effect, Zone
from ..words.declared import paths_of, zones_of

Moved = tuple[str, str]
"""The ids of the zones from and to which a card has moved."""


class Laid(NamedTuple):
    """A card in its place. ``face``: its name, "?" where the viewer does not know it, None where the place is empty.

    ``owner``: the card's seat, None where that is the zone's; ``element``: its id, "" where it follows from the place.
    """

    face: str | None
    owner: int | None = None
    element: str = ""


class Column(NamedTuple):
    """A column of a record, or one seat's row of it: the place and the format of its numbers."""

    where: slice
    form: struct.Struct

    @classmethod
    def of(cls, dtype: np.dtype[np.void], name: str, seat: int | None) -> Column:
        """The column with that name; ``seat``: for a column with a row for each."""
        form, offset = dtype.fields[name][:2]  # type: ignore[index]
        shape = form.shape if seat is None else form.shape[1:]
        cells = int(np.prod(shape, dtype=np.int64))
        size = form.base.itemsize * cells
        first = offset + (0 if seat is None else size * seat)
        letter = {1: "b", 2: "h", 4: "i", 8: "q"}[form.base.itemsize]
        letter = letter if form.base.kind == "i" else letter.upper()
        return cls(slice(first, first + size), struct.Struct(f"={cells}{letter}"))

    def numbers(self, record: bytes) -> tuple[int, ...]:
        """Its numbers."""
        return self.form.unpack(record[self.where])


class ZoneOf:
    """A zone of a game, of one seat where everybody has one. ``id``: of its element."""

    def __init__(self, game: GameKind, zone: Zone, seat: int | None, holds: object) -> None:
        self.zone = zone
        self.seat = seat
        self.id = zone.at(seat)
        self._name = game.card_name
        self._bag = holds.names if isinstance(holds, Bag) else None
        self._cells = Column.of(game.dtype, zone.column, seat)
        counter = f"{zone.column}_n"
        counts = counter in (game.dtype.names or ())
        self._count = Column.of(game.dtype, counter, seat) if counts else None
        self._known: dict[int, Laid] = {}
        self.by_place = self._bag is None and zone.called is None
        """Whether numbers in arguments are places; in other zones they are names."""

    def source(self, record: bytes) -> tuple[bytes, bytes]:
        """The bytes that it is read from: while these are equal, so is the zone."""
        return record[self._cells.where], b"" if self._count is None else record[self._count.where]

    def _numbers(self, record: bytes) -> tuple[list[int], int]:
        """The cards' numbers, and the number of cards; for a bag, the number of a face for each card."""
        cells = self._cells.numbers(record)
        count = None if self._count is None else self._count.numbers(record)[0]
        if self.zone.kind == "tokens":
            return [], cells[0]
        if self._bag is not None:
            known = [face for face, copies in enumerate(cells) for _ in range(copies)]
            count = len(known) if count is None else count
            return known + [UNKNOWN] * (count - len(known)), count
        found = list(cells if count is None else cells[:count])
        if self.zone.kind != "row":
            found = [card for card in found if card != NONE]
        if self.zone.reads is not None:
            found = list(map(self.zone.reads, found))
        return found, len(found)

    def laid(self, record: bytes) -> tuple[tuple[Laid, ...], int]:
        """The cards there, and how many; () where none of them is known."""
        numbers, count = self._numbers(record)
        if all(number == UNKNOWN for number in numbers):
            return (), count
        return tuple([self._known.get(number) or self._card(number) for number in numbers]), count

    def _card(self, number: int) -> Laid:
        zone = self.zone
        if number == NONE:
            found = Laid(None)
        elif number == UNKNOWN:
            found = Laid(UNKNOWN_NAME)
        elif self._bag is not None:
            found = Laid(self._bag[number])
        else:
            owner = None if zone.whose is None else zone.whose(number)
            element = "" if zone.element is None else zone.element(number)
            found = Laid(self._name(number), owner, element)
        self._known[number] = found
        return found

    def place(self, record: bytes, at: int) -> str:
        """The id of the element in a place; "" for none."""
        laid, count = self.laid(record)
        if not 0 <= at < count:
            return ""
        return (laid[at].element if laid else "") or f"{self.id}.{at}"

    def called(self, record: bytes, name: str) -> str:
        """The id of the first card with that name in arguments; "" for none."""
        numbers, _ = self._numbers(record)
        for at, number in enumerate(numbers):
            if number >= 0:
                says = self.zone.called(number) if self.zone.called else self._card(number).face
                if says == name:
                    return self.place(record, at)
        return ""


class Holds(NamedTuple):
    """An effect now: its seats, and its amount; None where it has none."""

    name: str
    seats: tuple[int, ...] = ()
    number: int | None = None


class EffectOf:
    """An effect of a game."""

    def __init__(self, game: GameKind, effect: Effect) -> None:
        self._effect = effect
        self._column = Column.of(game.dtype, effect.column, None)

    def holds(self, record: bytes) -> Holds | None:
        """Its seats and its amount now; None while there is no effect."""
        name, number = self._effect.name, self._column.numbers(record)[0]
        if self._effect.holds == "seat":
            return None if number < 0 else Holds(name, (number,))
        if not number:
            return None
        if self._effect.holds == "seats":
            return Holds(name, tuple(seat for seat in range(number.bit_length()) if number >> seat & 1))
        return Holds(name, number=number if self._effect.holds == "number" else None)


class Zones:
    """All zones of a game with that number of players, as declared, each seat's one after the other."""

    def __init__(self, game: GameKind, players: int) -> None:
        holds = {one.column: one.holds for one in _fields(game) if one.column}
        self.kind = game
        self.all = tuple(
            ZoneOf(game, zone, seat, holds.get(zone.column))
            for zone in zones_of(game)
            for seat in (range(players) if zone.owner == "seat" else (None,))
        )
        self._effects = [EffectOf(game, effect) for effect in game.offers("zones", "EFFECTS") or ()]
        self._players = players
        self._paths = paths_of(game)

    def target(self, action: Action, seat: int, record: bytes) -> str:
        """The element that stands for a seat's action in the zones that take its taps; "" for none."""
        argument = action.argument
        for one in self.all:
            zone = one.zone
            if action.word not in zone.taps:
                continue
            wanted, whose = argument, seat
            if zone.owner == "seat" and len(argument) > 1 and argument[0] in SEAT_LETTERS[: self._players]:
                if argument[1] == ":" or argument[1:].isdecimal():  # a seat's card: "b2", "b:thief"
                    wanted, whose = argument[1:].removeprefix(":"), SEAT_LETTERS.index(argument[0])
            elif ":" in argument:  # a card of the table: "stock:7"
                where, _, wanted = argument.partition(":")
                if where != zone.name:
                    continue
            if zone.owner == "seat" and one.seat != whose:
                continue
            found = self._within(one, wanted, record)
            if found:
                return found
        return ""

    @staticmethod
    def _within(one: ZoneOf, wanted: str, record: bytes) -> str:
        if wanted in ("", one.zone.name):
            return one.id
        if one.by_place and wanted.isdecimal():
            return one.place(record, int(wanted) - 1)
        return one.called(record, wanted)

    def effects(self, record: bytes) -> tuple[Holds, ...]:
        """The present effects."""
        return tuple(found for one in self._effects if (found := one.holds(record)) is not None)

    def moved(self, event: Event) -> Moved | None:
        """The zones from and to which an event has moved a card; None where it has moved none."""
        if (path := self._paths.of(event)) is None:
            return None
        start, to = (place.partition(".")[0] for place in path)
        return start, to


def _fields(game: GameKind) -> Sequence[Field]:
    found: Sequence[Field] = game.offers("document", "FIELDS") or ()
    return found


@cache
def zones_in(game_id: str, players: int) -> Zones:
    """The zones of the game with that id."""
    return Zones(kind(game_id), players)

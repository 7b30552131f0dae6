"""What a game shows those who learn, when it does not say it: every field of its documents, as its form reads it.

A card is one of as many numbers as there are faces, 1 where it is that one and 0 where it is not, or not known; a number
is divided by its bound; seats are counted from the observer on. ``encode.py`` writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

import numpy as np

from ....kernel.observation_spec import Axis, KnownTo, Plane, option_planes, places, questions, seats, size
from ....kernel.options import Option
from ..document.fields import (
    Bag,
    Each,
    Face,
    Field,
    Flag,
    Form,
    FrameKind,
    Mask,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    Seats,
    Single,
)


class How(IntEnum):
    """How a number of the record is written."""

    HOT = 0  # 1 in its own place
    SCALED = 1  # itself, divided
    BITS = 2  # 1 for each of its bits
    TALLY = 3  # so much more in its own place, however many there are
    SEAT = 4  # 1 for the seat, from the observer on
    SEATS = 5  # 1 for each seat of the mask
    IF_ANY = 6  # itself, divided, where there is one


@dataclass(frozen=True)
class Reading:
    """How a form's number is written: in ``axis`` (None: as itself), ``low`` being its first; divided by ``per``."""

    how: How
    axis: Axis | None = None
    low: int = 0
    per: float = 1.0
    least: float = 0.0
    most: float = 1.0
    known_to: KnownTo = "everybody"


def reading(form: Form, players: int) -> Reading:
    """How a form's number is written."""
    if isinstance(form, Maybe):
        found = reading(form.form, players)
        return replace(found, how=How.IF_ANY) if found.how == How.SCALED else found
    if isinstance(form, Face):
        return Reading(
            How.HOT,
            Axis("face", tuple(map(str, form.names))),
            known_to="those who have seen it" if form.hidden else "everybody",
        )
    if isinstance(form, Number):
        per = max(abs(form.low), abs(form.high), 1)
        return Reading(How.SCALED, None, -form.ahead, per, min(0, form.low / per), max(0, form.high / per))
    if isinstance(form, OneOf):
        numbers = sorted(form.names)
        axis = Axis("what", tuple(form.names.get(n, "-") for n in range(numbers[0], numbers[-1] + 1)))
        return Reading(How.HOT, axis, numbers[0])
    if isinstance(form, Flag):
        return Reading(How.SCALED)
    if isinstance(form, Mask):
        return Reading(How.BITS, places("place", form.count))
    if isinstance(form, Seat):
        return Reading(How.SEAT, seats(players))
    if isinstance(form, Seats):
        return Reading(How.SEATS, seats(players))
    raise TypeError(f"{type(form).__name__}: say in observation_spec.py what is shown of it")


@dataclass
class Layout:
    """The planes of a game's observation, and what ``encode.py`` is told of them.

    ``rows``: for each column the byte where it begins, the size of a number, how many there are, the bytes from seat to
    seat (0: it is the table's); how one is written, its first place, how many it takes, whether all take the same ones,
    and its lowest. ``pers``: by what they are divided. ``frames`` and ``frame_pers``: the same for the numbers of a kind
    of decision, first which kind and which of its two numbers.
    """

    planes: list[Plane] = field(default_factory=list)
    rows: list[tuple[int, ...]] = field(default_factory=list)
    pers: list[float] = field(default_factory=list)
    frames: list[tuple[int, ...]] = field(default_factory=list)
    frame_pers: list[float] = field(default_factory=list)

    def add(self, name: str, axes: tuple[Axis, ...], says: str, found: Reading) -> int:
        """Another plane; returns where it begins."""
        start = size(self.planes)
        self.planes.append(
            Plane(name, (*axes, *filter(None, [found.axis])), says, found.known_to, found.least, found.most)
        )
        return start

    def constants(self) -> dict[str, Any]:
        """What ``encode.py`` is told."""
        rows = np.array(self.rows, dtype=np.int64).reshape(-1, 9)
        frames = np.array(self.frames, dtype=np.int64).reshape(-1, 6)
        begins = {"QUESTION": "question", "DECIDES": "decides"}
        starts, at = {}, 0
        for plane in self.planes:
            starts[plane.name] = at
            at += plane.size
        first = next(plane.name for plane in self.planes if plane.name.startswith("option_"))
        return {
            "ROWS": rows,
            "PERS": np.array(self.pers, dtype=np.float32),
            "FRAMES": frames,
            "FRAME_PERS": np.array(self.frame_pers, dtype=np.float32),
            "OPTIONS": starts[first],
            **{name: starts[plane] for name, plane in begins.items()},
        }


def layout(
    fields: Sequence[Field], frames: type[FrameKind], options: Sequence[Option], dtype: np.dtype[Any]
) -> Layout:
    """What is shown of a game with these declarations."""
    players, made = options[0].high, Layout()
    for one in fields:
        if one.column:
            _column(made, one, dtype, players)
    decision = "what is to be decided"
    made.add("question", (), decision, Reading(How.HOT, questions("question", frames.names())))
    made.add("decides", (), "who decides", reading(Seat(""), players))
    for kind in frames:
        for name, form, at in kind.parts():
            found = reading(form, players)
            start = made.add(f"{kind.name.lower()}_{name}", (), f"{name}, in {kind.name.lower()}", found)
            made.frames.append((int(kind), at, found.how, start, _width(found), found.low))
            made.frame_pers.append(found.per)
    made.planes += option_planes(options)
    return made


def _width(found: Reading) -> int:
    return len(found.axis.labels) if found.axis else 1


def _column(made: Layout, one: Field, dtype: np.dtype[Any], players: int) -> None:
    """A field that the record has in a column."""
    columns: Any = dtype.fields
    base, at = columns[one.column][:2]
    item, shape = base.base.itemsize, base.shape
    rows = seats(players) if one.seat else None
    stride = base.itemsize // players if rows else 0
    cells = int(np.prod(shape[1:] if rows else shape, dtype=int))
    ahead = (rows,) if rows else ()
    if counter := columns.get(f"{one.column}_n"):
        per = max(cells, 1)
        start = made.add(f"{one.name}_n", ahead, f"how many: {one.says}", Reading(How.SCALED, per=per))
        step = counter[0].base.itemsize
        made.rows.append((counter[1], step, 1, step if rows else 0, How.SCALED, start, 1, 0, 0))
        made.pers.append(per)
    zone = one.holds
    if isinstance(zone, Bag):
        if not zone.hidden:
            found = Reading(How.SCALED, per=float(zone.most), most=1.0)
            face = Axis("face", tuple(map(str, zone.names)))
            start = made.add(one.name, (*ahead, face), one.says, found)
            made.rows.append((at, item, cells, stride, How.SCALED, start, 1, 0, 0))
            made.pers.append(found.per)
        return
    if isinstance(zone, Pile):
        found = replace(reading(zone.form, players), most=cells)
        start = made.add(one.name, ahead, one.says, found)
        made.rows.append((at, item, cells, stride, How.TALLY, start, _width(found), 1, found.low))
        made.pers.append(1.0)
        return
    form = zone.form if isinstance(zone, Single | Each) else zone
    found = reading(form, players)  # type: ignore[arg-type]  # a form that is not known complains by itself
    inner = (places("place", cells),) if cells > 1 else ()
    start = made.add(one.name, (*ahead, *inner), one.says, found)
    made.rows.append((at, item, cells, stride, found.how, start, _width(found), 0, found.low))
    made.pers.append(found.per)

"""What an observation is made of: the named parts of the vector that ``rules.encode`` writes, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from math import prod
from typing import Literal, Self

import numpy as np
from numpy.typing import NDArray

from .declared import member
from .options import Option

KnownTo = Literal["everybody", "those who have seen it", "the observer"]
"""Who may know what a part says: all at the table; for each card those who have seen it; nobody but the observer."""


@dataclass(frozen=True)
class Axis:
    """One axis of a plane: what its index counts, and what each index stands for."""

    name: str
    labels: tuple[str, ...]


def places(name: str, count: int) -> Axis:
    """An axis of ``count`` places, which people count from 1."""
    return Axis(name, tuple(str(place + 1) for place in range(count)))


def seats(count: int) -> Axis:
    """An axis of seats: the observer's own, then the others in play order; those beyond the players stay 0."""
    return Axis("seat", ("observer", *(f"observer + {further}" for further in range(1, count))))


def questions(name: str, frames: Mapping[int, str]) -> Axis:
    """An axis of what can be decided: the kinds of frames of the decision stack; 0 when the game is over."""
    return Axis(name, tuple(frames.get(kind, "-") for kind in range(max(frames) + 1)))


@dataclass(frozen=True)
class Plane:
    """One named part of the vector. No axes: a single number.

    Values lie in ``low`` to ``high``. Where they count something, they are the number of ``unit`` divided by ``per``.
    """

    name: str
    axes: tuple[Axis, ...]
    meaning: str
    known_to: KnownTo = "everybody"
    low: float = 0.0
    high: float = 1.0
    unit: str = ""
    per: float = 1.0

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis."""
        return tuple(len(axis.labels) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers of the vector it takes up."""
        return prod(self.shape)


def count(
    name: str,
    axes: tuple[Axis, ...],
    meaning: str,
    unit: str,
    per: float,
    most: float | None = None,
    known_to: KnownTo = "everybody",
    least: float = 0.0,
) -> Plane:
    """A plane that counts ``least`` to ``most`` (if None: ``per``) of ``unit``, divided by ``per``."""
    high = 1.0 if most is None else most / per
    return Plane(name, axes, meaning, known_to, least / per, high, unit, per)


def option_planes(options: Sequence[Option], per: Mapping[str, float] | None = None) -> tuple[Plane, ...]:
    """A single number for each option: its value, or the index of its choice, divided by ``per[name]`` if given."""
    planes = []
    for option in options:
        codes = [option.code(value) for value in (option.choices or (option.low, option.high or 1))]
        by = (per or {}).get(option.name, 1.0)
        planes.append(
            count(f"option_{option.name}", (), option.doc, option.name, by, codes[-1], least=codes[0])
        )
    return tuple(planes)


def part(
    axes: tuple[Axis, ...],
    meaning: str,
    unit: str = "",
    per: float = 1.0,
    most: float | None = None,
    least: float = 0.0,
    known_to: KnownTo = "everybody",
) -> Plane:
    """A plane for a member of a ``PlaneStart``, which names it; with a ``unit`` it counts, see ``count``."""
    return count("", axes, meaning, unit, per, most, known_to, least)


class PlaneStart(IntEnum):
    """The parts of a vector in their order, a member for each: a ``part``, or several planes that have names.

    A member's number is where it begins; ``planes`` are its planes, called as it is.
    """

    planes: tuple[Plane, ...]

    def __new__(cls, *planes: Plane) -> Self:
        """Its place, behind what came before."""
        return member(cls, size(cls.all()))

    def __init__(self, *planes: Plane) -> None:
        self.planes = tuple(replace(plane, name=plane.name or self.name.lower()) for plane in planes)

    @classmethod
    def all(cls) -> tuple[Plane, ...]:
        """Every plane."""
        return tuple(plane for place in cls for plane in place.planes)


def size(planes: Sequence[Plane]) -> int:
    """The length of the whole vector."""
    return sum(plane.size for plane in planes)


def layout(planes: Sequence[Plane]) -> dict[str, slice]:
    """By name, where each plane lies in the vector."""
    found, at = {}, 0
    for plane in planes:
        found[plane.name] = slice(at, at + plane.size)
        at += plane.size
    return found


def bounds(planes: Sequence[Plane]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the greatest value of each number: two arrays ``float32[size(planes)]``."""
    sizes = [plane.size for plane in planes]
    low = np.repeat(np.array([plane.low for plane in planes], dtype=np.float32), sizes)
    high = np.repeat(np.array([plane.high for plane in planes], dtype=np.float32), sizes)
    return low, high


def split(planes: Sequence[Plane], observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """By name, each plane of an observation as an array of its shape: a view, nothing is copied.

    ``observation: float32[…, size(planes)]``; for batches the leading axes stay in front. ``ValueError`` if the last
    axis has another length.
    """
    if observation.shape[-1:] != (size(planes),):
        raise ValueError(f"an observation ends with an axis of {size(planes)}, not {observation.shape}")
    ahead = observation.shape[:-1]
    at = layout(planes)
    return {plane.name: observation[..., at[plane.name]].reshape(ahead + plane.shape) for plane in planes}


def axes_of(planes: Sequence[Plane]) -> Iterator[Axis]:
    """Every axis of these planes once, in the order in which they first appear."""
    yield from dict.fromkeys(axis for plane in planes for axis in plane.axes)

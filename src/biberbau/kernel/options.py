"""Options of a game: typed, validated, documented, with the rulings' defaults; a kernel reads them as ``int16[…]``."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from .declared import member
from .numbers import whole_number

Value = bool | int | str


class Where(NamedTuple):
    """Another default: ``there``, if ``option``, which is declared before this one, has the value ``value``."""

    option: str
    value: Value
    there: Value


@dataclass(frozen=True)
class Option:
    """One option. ``choices`` (text) or ``low``/``high`` (whole numbers) bound it; neither means yes or no.

    ``where``: other defaults that other options bring with them; the first that fits counts (for choices only).
    ``tried``: values of a wide range that the checks run, where its ends would make games too long to run many of them.
    """

    name: str
    default: Value
    doc: str
    ruling: str = ""
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    tried: tuple[int, ...] = ()
    where: tuple[Where, ...] = ()

    def __post_init__(self) -> None:
        if self.where and not self.choices:
            raise ValueError(f"option {self.name}: only a choice has other defaults beside other options")

    @property
    def kind(self) -> str:
        """``choice``, ``bool`` or ``int``."""
        if self.choices:
            return "choice"
        return "bool" if isinstance(self.default, bool) else "int"

    @property
    def expected(self) -> str:
        """What a value of this option looks like, for messages."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        return "true or false" if self.kind == "bool" else f"a whole number from {self.low} to {self.high}"

    def default_with(self, values: Mapping[str, Value]) -> Value:
        """The default, given these values of the options that are declared before this one."""
        return next((w.there for w in self.where if values.get(w.option) == w.value), self.default)

    def validated(self, value: object) -> Value:
        """The value if it is of the option's type and within its bounds."""
        if self.choices and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        raise OptionError(f"option {self.name} is {self.expected}, not {reprlib.repr(value)}")

    def parsed(self, text: str) -> Value:
        """A value from text, as a command line or a form gives it."""
        if self.kind == "bool":
            words = {
                "true": True,
                "yes": True,
                "on": True,
                "1": True,
                "false": False,
                "no": False,
                "off": False,
                "0": False,
            }
            return self.validated(words.get(text.strip().lower(), text))
        if self.choices:
            return self.validated(text.strip().lower())
        number = whole_number(text)
        return self.validated(text.strip() if number is None else number)

    def code(self, value: Value) -> int:
        """The number that a kernel reads: index of the choice, 0/1, or the number itself."""
        return self.choices.index(str(value)) if self.choices else int(value)

    def as_json(self) -> dict[str, Any]:
        """Plain description, as ``biberbau games --json`` prints it."""
        described: dict[str, Any] = {
            "name": self.name,
            "type": self.kind,
            "default": self.default,
            "doc": self.doc,
        }
        if self.where:
            described["default_where"] = [{w.option: w.value, "default": w.there} for w in self.where]
        if self.choices:
            described["choices"] = list(self.choices)
        if self.kind == "int":
            described |= {"min": self.low, "max": self.high}
        if self.ruling:
            described["ruling"] = self.ruling
        return described


def option(
    default: Value,
    doc: str,
    ruling: str = "",
    choices: tuple[str, ...] | type[IntEnum] = (),
    low: int = 0,
    high: int = 0,
    tried: tuple[int, ...] = (),
    where: tuple[Where, ...] = (),
) -> Option:
    """An option for a member of an ``OptionPlace``, which names it; ``choices`` may be a kernel's names for them."""
    named = choices if isinstance(choices, tuple) else tuple(choice.name.lower() for choice in choices)
    return Option("", default, doc, ruling, named, low, high, tried, where)


class OptionPlace(IntEnum):
    """A game's options in the order in which the rules read them, a member for each, which is its place there."""

    option: Option

    def __new__(cls, option: Option) -> Self:
        """The next number."""
        return member(cls, len(cls.__members__))

    def __init__(self, option: Option) -> None:
        self.option = replace(option, name=self.name.lower())

    @classmethod
    def all(cls) -> tuple[Option, ...]:
        """Every option."""
        return tuple(place.option for place in cls)


def resolve(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: the given ones validated, defaults for the rest; an unknown name is an error."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"there is no option {name!r}; options are: {', '.join(names)}")
    values: dict[str, Value] = {}
    for option in options:
        values[option.name] = option.validated(given.get(option.name, option.default_with(values)))
    return values


def encode(options: Sequence[Option], values: Mapping[str, Value]) -> NDArray[np.int16]:
    """The values as the kernel reads them, in the order of ``options``."""
    return np.array([option.code(values[option.name]) for option in options], dtype=np.int16)


def parse_pairs(options: Sequence[Option], pairs: Sequence[str]) -> dict[str, Value]:
    """Values from ``name=value`` texts, as command lines give them."""
    by_name = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"{pair!r}: name=value expected")
        if name not in by_name:
            raise OptionError(f"there is no option {name!r}; options are: {', '.join(by_name)}")
        values[name] = by_name[name].parsed(text)
    return values

"""Decorators for a game's functions that are compiled once, for the types that they declare.

Without declared types there would be a version for every mixture of narrow, wide and constant numbers with which a
function is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import numpy as np
from numba import typeof, types

from .compiled import compiled
from .events import NO_EVENTS
from .record import dtype_of
from .rng import new_stream
from .stack import Stacked

Function = TypeVar("Function", bound=Callable[..., Any])


class Decorator(Protocol):
    """What leaves a function's type as it is."""

    def __call__(self, function: Function, /) -> Function:
        """The same function, compiled when it is first called."""


_NUMBERS = ("uint8", "int8", "int16", "int32", "int64", "uint64", "float32", "float64")
_TYPES: Mapping[str, Any] = {
    "int": types.int64,
    "bool": types.boolean,
    "float": types.float64,
    "Rng": typeof(new_stream(0, 0)),
    "Events": typeof(NO_EVENTS),
    "FastRng": types.Array(types.uint64, 1, "C"),
    **{f"NDArray[np.{name}]": types.Array(getattr(types, name), 1, "C") for name in _NUMBERS},
}


def typed(**records: type) -> tuple[Decorator, Decorator]:
    """Two decorators that read the types of arguments off their annotations: ``once`` and ``apart``.

    ``once`` is for small functions, which become part of those that call them; ``apart`` for those of more than some
    sixty machine instructions, which LLVM would not make part of others (``compiled(apart=True)``). ``records``: the
    protocol (``kernel.record``) of the records among the arguments, by the argument's name; that is its annotation, or
    ``Stacked``, or, for an array of them, ``NDArray[np.record]``. A TypeError names an argument whose annotation has no
    type.
    """
    known = dict(_TYPES)
    for name, declared in records.items():
        rows = np.zeros(1, dtype=dtype_of(declared))
        known |= {f"{name}: {said}": typeof(rows[0]) for said in (declared.__name__, Stacked.__name__)}
        known[f"{name}: NDArray[np.record]"] = typeof(rows)

    def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
        found = []
        for name, annotation in function.__annotations__.items():
            kind = known.get(f"{name}: {annotation}", known.get(annotation))
            if name != "return":
                if kind is None:
                    raise TypeError(f"{function.__qualname__}: no compiled type for {name}: {annotation}")
                found.append(kind)
        return tuple(found)

    def once(function: Function, /) -> Function:
        return compiled(function, signature=signature_of(function))

    def apart(function: Function, /) -> Function:
        return compiled(function, signature=signature_of(function), apart=True)

    return once, apart

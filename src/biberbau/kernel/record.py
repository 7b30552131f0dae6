"""A record declared as a class: mypy knows each field and what it holds, and NumPy gets the record's dtype from it.

Rules say ``state: State``, so a misspelt field is an error before anything runs. Nothing of it is there at run time:
states are ``np.record``, which the protocol describes, and Numba does not read annotations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

int8: TypeAlias = Annotated[int, np.int8]
uint8: TypeAlias = Annotated[int, np.uint8]
int16: TypeAlias = Annotated[int, np.int16]
int32: TypeAlias = Annotated[int, np.int32]
int64: TypeAlias = Annotated[int, np.int64]
float64: TypeAlias = Annotated[float, np.float64]
int8s: TypeAlias = NDArray[np.int8]
uint8s: TypeAlias = NDArray[np.uint8]
int16s: TypeAlias = NDArray[np.int16]
uint32s: TypeAlias = NDArray[np.uint32]
int64s: TypeAlias = NDArray[np.int64]
uint64s: TypeAlias = NDArray[np.uint64]
float32s: TypeAlias = NDArray[np.float32]


def dtype_of(declared: type) -> np.dtype[Any]:
    """The dtype of the records that a protocol describes: its fields in their order, without gaps.

    ``depth: int8`` is one number, ``hand: Annotated[int8s, PLAYERS, 4]`` an array with its shape. TypeError, by name,
    for a field that is neither.
    """
    fields = get_type_hints(declared, include_extras=True)
    return np.dtype((np.record, [_field(name, kind) for name, kind in fields.items()]))


_SORTS: Mapping[Any, Any] = {int: np.integer, float: np.floating}


def _field(name: str, kind: Any) -> tuple[str, type[np.generic], tuple[int, ...]]:
    if get_origin(kind) is Annotated:
        held, *said = get_args(kind)
        if (
            held in _SORTS
            and len(said) == 1
            and isinstance(said[0], type)
            and issubclass(said[0], _SORTS[held])
        ):
            return name, said[0], ()
        if get_origin(held) is np.ndarray and all(isinstance(size, int) and size > 0 for size in said):
            (number,) = get_args(get_args(held)[1])
            return name, number, tuple(said)
    raise TypeError(
        f"{name}: a number, such as int8, or an array with its shape, such as Annotated[int8s, 4], expected, not {kind}"
    )

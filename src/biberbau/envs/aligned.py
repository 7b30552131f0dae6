"""Memory that other libraries can use without copying it."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

ALIGNMENT = 64
"""Bytes: JAX copies arrays that are not aligned to this; others need less."""

Number = TypeVar("Number", bound=np.generic)


def aligned_zeros(shape: tuple[int, ...], dtype: type[Number]) -> NDArray[Number]:
    """A contiguous array of zeros, aligned to ``ALIGNMENT``."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNMENT, dtype=np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size].view(dtype).reshape(shape)

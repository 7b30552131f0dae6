"""Fast choices for simulations: SplitMix64 picks among legal actions in about a nanosecond.

It decides nothing in a game that people play: cards are drawn with the PRF of ``rng``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled

FastRng = NDArray[np.uint64]
"""``uint64[1]``: the state of a SplitMix64 (Steele, Lea & Flood, 2014)."""

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_ONES, _HIGH = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
_7, _TOP = np.uint64(7), np.uint64(56)


@compiled(wraps=True)
def draw(luck: FastRng, count: int) -> np.int64:
    """A number in ``[0, count)``; the bias for count < 256 is below 2**-24."""
    luck[0] += _STEP
    z = luck[0]
    z = (z ^ (z >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    z = z ^ (z >> _31)
    return np.int64(((z >> _32) * np.uint64(count)) >> _32)


def new_mask(actions: int) -> tuple[NDArray[np.uint8], NDArray[np.uint64]]:
    """A mask for that many actions, and the same memory as words for ``nth_legal``."""
    words = np.zeros(-(-actions // 8), dtype=np.uint64)
    return words.view(np.uint8)[:actions], words


@compiled(wraps=True)
def nth_legal(words: NDArray[np.uint64], n: np.int64) -> int:
    """The id of the n-th legal action of a mask (its ``words``); eight flags at once, without a branch on any.

    Multiplying by ``_ONES`` leaves in each byte how many flags are set up to there; the n-th lies behind the bytes
    that hold n or less.
    """
    word = 0
    sums = words[0] * _ONES
    while n >= np.int64(sums >> _TOP):  # signed, like n: Numba mixes signed and unsigned to floats
        n -= np.int64(sums >> _TOP)
        word += 1
        sums = words[word] * _ONES
    before = ((np.uint64(n) * _ONES | _HIGH) - sums) & _HIGH
    return int(word * 8 + np.int64((before >> _7) * _ONES >> _TOP))

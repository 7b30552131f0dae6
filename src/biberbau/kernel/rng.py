"""Randomness as an argument: SipHash-2-4 in counter mode, keyed with 128 bits, the same stream in both run modes.

A stream is a record: the key (two words), the number of 32-bit draws made, the last hashed word. It never lies in
a state, so a search that brings its own key cannot foresee a draw. SipHash: Aumasson & Bernstein, 2012.

A *dictated* stream draws what it is told, so the same rules can enumerate a game tree's chance nodes.
An *ordered* stream knows which cards come next from a draw pile that has no order of its own (``kernel/bag.py``), and its
*agenda* says which come next from a pile of single cards, such as events.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np
from numba import typeof, types
from numpy.typing import NDArray

from .compiled import compiled

Rng = np.record
"""A record of dtype ``STREAM`` (a record is passed to compiled code as one pointer, an array as seven words)."""

MOST_ORDERED = 160
"""The most cards whose order a stream can hold: more than the draw pile of any of these games has."""
MOST_ON_AGENDA = 40
"""The most single cards whose order a stream can hold: more than there are events."""

STREAM = np.dtype(
    (
        np.record,
        [
            ("key0", "u8"),
            ("key1", "u8"),
            ("draws", "u8"),
            ("word", "u8"),
            ("dictated", "i8"),
            ("asked", "i8"),
            ("ordered", "i8"),
            ("due", "i8"),
            ("pile", "i8"),
            ("order", "i1", (MOST_ORDERED,)),
            ("agenda_n", "i8"),
            ("agenda_due", "i8"),
            ("agenda", "i1", (MOST_ON_AGENDA,)),
        ],
    )
)
"""``dictated``: 0, or the number of draws told, plus 1; ``word`` has them as one mixed-radix number, the first lowest;
``asked``: in how many ways the first draw beyond them could fall, 0 if there was none.
``order``: the faces of the next ``ordered`` cards; ``due``: how many of them have come; ``pile``: how many cards the draw
pile must have when the next one is due; otherwise it has been shuffled since, and the order no longer holds.
``agenda``: the next ``agenda_n`` single cards; ``agenda_due``: how many of them have come.
"""

_STREAM_AND_NUMBER = (typeof(np.zeros(1, dtype=STREAM)[0]), types.int64)

_V0 = np.uint64(0x736F6D6570736575)
_V1 = np.uint64(0x646F72616E646F6D)
_V2 = np.uint64(0x6C7967656E657261)
_V3 = np.uint64(0x7465646279746573)
_LENGTH_BLOCK = np.uint64(8 << 56)  # the message is always the 8 bytes of the counter
_FINAL = np.uint64(0xFF)
_LOW32 = np.uint64(0xFFFFFFFF)
_0, _1 = np.uint64(0), np.uint64(1)
_13, _16, _17, _21, _32 = np.uint64(13), np.uint64(16), np.uint64(17), np.uint64(21), np.uint64(32)
_43, _47, _48, _51 = np.uint64(43), np.uint64(47), np.uint64(48), np.uint64(51)


@compiled(wraps=True)
def _rounds(v0, v1, v2, v3, count):  # type: ignore[no-untyped-def]
    for _ in range(count):
        v0 = v0 + v1
        v1 = (v1 << _13 | v1 >> _51) ^ v0
        v0 = v0 << _32 | v0 >> _32
        v2 = v2 + v3
        v3 = (v3 << _16 | v3 >> _48) ^ v2
        v0 = v0 + v3
        v3 = (v3 << _21 | v3 >> _43) ^ v0
        v2 = v2 + v1
        v1 = (v1 << _17 | v1 >> _47) ^ v2
        v2 = v2 << _32 | v2 >> _32
    return v0, v1, v2, v3


@compiled(wraps=True)
def prf(key0: np.uint64, key1: np.uint64, counter: np.uint64) -> np.uint64:
    """SipHash-2-4 of the counter's eight little-endian bytes."""
    v0, v1, v2, v3 = _V0 ^ key0, _V1 ^ key1, _V2 ^ key0, _V3 ^ key1
    v3 ^= counter
    v0, v1, v2, v3 = _rounds(v0, v1, v2, v3, 2)
    v0 ^= counter
    v3 ^= _LENGTH_BLOCK
    v0, v1, v2, v3 = _rounds(v0, v1, v2, v3, 2)
    v0 ^= _LENGTH_BLOCK
    v2 ^= _FINAL
    v0, v1, v2, v3 = _rounds(v0, v1, v2, v3, 4)
    return v0 ^ v1 ^ v2 ^ v3


@compiled
def next32(rng: Rng) -> np.int64:
    """The stream's next 32 bits (each hashed word serves two draws, high half first)."""
    draws = rng.draws
    rng.draws = draws + _1
    if draws & _1 == _0:
        rng.word = prf(rng.key0, rng.key1, draws >> _1)
        return np.int64(rng.word >> _32)
    return np.int64(rng.word & _LOW32)


@compiled(signature=_STREAM_AND_NUMBER)
def told(rng: Rng, n: int) -> int:
    """What a dictated stream draws from ``[0, n)``: beyond what it was told, 0."""
    draws = rng.draws
    rng.draws = draws + _1
    ways = np.uint64(n)
    if draws + _1 < np.uint64(rng.dictated):
        value = rng.word % ways
        rng.word //= ways
        return int(np.int64(value))
    if rng.asked == 0:
        rng.asked = n
    return 0


@compiled(signature=_STREAM_AND_NUMBER)
def below(rng: Rng, n: int) -> int:
    """Uniform integer in ``[0, n)`` without bias (Lemire's multiply and reject); ``1 <= n < 2**31``."""
    if rng.dictated != 0:
        return told(rng, n)
    product = next32(rng) * n
    low = product & 0xFFFFFFFF
    if low < n:
        threshold = (4294967296 - n) % n
        while low < threshold:
            product = next32(rng) * n
            low = product & 0xFFFFFFFF
    return int(product >> 32)


MOST_CARDS = 512


def _draws_of_a_shuffle() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """By cards left: how many places one draw decides, and in how many ways (at most 2**24, so few draws are void)."""
    places, ways = np.zeros(MOST_CARDS + 1, np.int64), np.ones(MOST_CARDS + 1, np.int64)
    for left in range(2, MOST_CARDS + 1):
        while left - places[left] > 1 and ways[left] * (left - places[left]) <= 1 << 24:
            ways[left] *= left - places[left]
            places[left] += 1
    return places, ways


_PLACES, _WAYS = _draws_of_a_shuffle()


@compiled
def shuffle_as_told(cards: NDArray[np.int8], count: int, rng: Rng) -> None:
    """A dictated stream decides one place per draw, so a chance node has at most as many outcomes as there are cards."""
    for last in range(count - 1, 0, -1):
        j = told(rng, last + 1)
        card = cards[last]
        cards[last] = cards[j]
        cards[j] = card


@compiled
def shuffle(cards: NDArray[np.int8], count: int, rng: Rng) -> None:
    """Fisher-Yates over ``cards[:count]``, in place, without bias; ``count <= 512``.

    A draw decides as many places as it can (Brackett-Rozinsky & Lemire, 2024: Batched ranged random integer generation),
    so twelve cards take one hashed word instead of six.
    """
    if rng.dictated != 0:
        shuffle_as_told(cards, count, rng)
        return
    left = count
    while left > 1:
        ways = _WAYS[left]
        bits = next32(rng)
        low = bits * ways & 0xFFFFFFFF
        if low < ways:
            threshold = 4294967296 % ways
            while low < threshold:
                bits = next32(rng)
                low = bits * ways & 0xFFFFFFFF
        for _ in range(_PLACES[left]):
            bits *= left
            j = bits >> 32
            bits &= 0xFFFFFFFF
            left -= 1
            card = cards[left]
            cards[left] = cards[j]
            cards[j] = card


def stream(key: bytes) -> Rng:
    """A fresh stream for a 16-byte key."""
    if len(key) != 16:
        raise ValueError(f"a key has 16 bytes, this one has {len(key)}")
    return new_stream(int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))


def new_stream(key0: int, key1: int) -> Rng:
    """A fresh stream for a key given as two 64-bit words."""
    rng: Rng = np.zeros(1, dtype=STREAM)[0]
    rng.key0, rng.key1 = key0, key1
    return rng


MOST_TOLD = 1 << 64


def dictated_stream(results: Sequence[tuple[int, int]]) -> Rng:
    """A stream whose first draws fall as told: ``results`` are (result, ways) pairs.

    A draw with one way (``below(rng, 1)``) counts as well. ``OverflowError`` if their ways multiply to more than 2**64.
    """
    rng = new_stream(0, 0)
    number, scale = 0, 1
    for result, ways in results:
        if not 0 <= result < ways:
            raise ValueError(f"a draw with {ways} ways cannot fall on {result}")
        number += result * scale
        scale *= ways
    if scale > MOST_TOLD:
        raise OverflowError(
            f"{len(results)} draws with {scale} ways together cannot be told: 2**64 is the limit"
        )
    rng.word, rng.dictated = number, len(results) + 1
    return rng


def put_in_order(rng: Rng, faces: Sequence[int], pile: int) -> None:
    """Let the next cards from a draw pile of ``pile`` cards be these, the first one next."""
    rng.order[: len(faces)] = faces
    rng.ordered, rng.due, rng.pile = len(faces), 0, pile


def still_ordered(rng: Rng, pile: int) -> list[int]:
    """Which cards come next from a draw pile that now has ``pile`` cards: none if it has been shuffled since."""
    return rng.order[rng.due : rng.ordered].tolist() if rng.pile == pile else []


def put_on_agenda(rng: Rng, singles: Sequence[int]) -> None:
    """Let the next cards from a pile of single cards be these, the first one next."""
    rng.agenda[: len(singles)] = singles
    rng.agenda_n, rng.agenda_due = len(singles), 0


def still_on_agenda(rng: Rng) -> list[int]:
    """Which single cards come next."""
    singles: list[int] = rng.agenda[rng.agenda_due : rng.agenda_n].tolist()
    return singles


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A seed as bytes: given bytes stay, text is UTF-8, an integer its decimal text, None is 32 secret bytes."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed is an int, str, bytes or None, not {type(seed).__name__}")
    return str(seed).encode()


def key_of(seed: bytes, purpose: str = "match") -> bytes:
    """The 16-byte key that a seed yields for one purpose (match, bot, …); different purposes are independent."""
    return hashlib.sha256(b"biberbau\0" + purpose.encode() + b"\0" + seed).digest()[:16]

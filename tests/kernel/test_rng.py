"""SipHash-2-4 against its authors' vectors, and what is built on it."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest

from biberbau.kernel import rng as kernel
from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.rng import below, dictated_stream, key_of, next32, prf, seed_bytes, shuffle, stream

KEY = bytes(range(16))
MASK = (1 << 64) - 1


def siphash(key: bytes, message: bytes) -> bytes:
    """SipHash-2-4 after the paper, on Python integers."""
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> 64 - by) & MASK

    def rounds(count: int) -> None:
        for _ in range(count):
            v[0] = v[0] + v[1] & MASK
            v[1] = rotated(v[1], 13) ^ v[0]
            v[0] = rotated(v[0], 32)
            v[2] = v[2] + v[3] & MASK
            v[3] = rotated(v[3], 16) ^ v[2]
            v[0] = v[0] + v[3] & MASK
            v[3] = rotated(v[3], 21) ^ v[0]
            v[2] = v[2] + v[1] & MASK
            v[1] = rotated(v[1], 17) ^ v[2]
            v[2] = rotated(v[2], 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) & 0xFF])
    for start in range(0, len(padded), 8):
        word = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(4)
    return (v[0] ^ v[1] ^ v[2] ^ v[3]).to_bytes(8, "little")


def ours(key: bytes, counter: int) -> bytes:
    k0, k1 = (np.uint64(int.from_bytes(key[i : i + 8], "little")) for i in (0, 8))
    return int(prf(k0, k1, np.uint64(counter))).to_bytes(8, "little")


@pytest.mark.parametrize(
    ("length", "expected"),
    [
        (0, "310e0edd47db6f72"),
        (1, "fd67dc93c539f874"),
        (7, "37d1018bf50002ab"),
        (8, "6224939a79f5f593"),
        (15, "e545be4961ca29a1"),
        (63, "724506eb4c328a95"),
    ],
)
def test_reference_has_the_published_vectors(length: int, expected: str) -> None:
    assert siphash(KEY, bytes(range(length))).hex() == expected


def test_prf_has_the_published_vector() -> None:
    assert ours(KEY, int.from_bytes(bytes(range(8)), "little")).hex() == "6224939a79f5f593"


def test_prf_is_the_reference() -> None:
    chance = random.Random(1)
    for _ in range(300):
        key, counter = (
            chance.randbytes(16),
            chance.choice([chance.getrandbits(64), chance.randrange(9), MASK]),
        )
        assert ours(key, counter) == siphash(key, counter.to_bytes(8, "little"))


def test_stream_serves_the_high_half_first() -> None:
    rng = stream(KEY)
    drawn = [int(next32(rng)) for _ in range(6)]
    words = [int.from_bytes(siphash(KEY, counter.to_bytes(8, "little")), "little") for counter in range(3)]
    assert drawn == [half for word in words for half in (word >> 32, word & 0xFFFFFFFF)]
    assert rng.draws == 6


def test_streams_of_other_keys_and_copies_are_independent() -> None:
    first, second = stream(key_of(b"1")), stream(key_of(b"1", "bot"))
    assert [next32(first) for _ in range(4)] != [next32(second) for _ in range(4)]
    copied = first.copy()
    assert next32(first) == next32(copied)
    next32(first)
    assert first.draws == copied.draws + 1


# -------------------------------------------------------------------------------------------------- bounded draws


def expected_below(numbers: list[int], n: int) -> tuple[int, int]:
    """Lemire's rejection on exact integers: the result and how many numbers it took."""
    for taken, number in enumerate(numbers, start=1):
        if (number * n) % 2**32 >= 2**32 % n:
            return number * n >> 32, taken
    raise AssertionError("more numbers needed")


@pytest.mark.parametrize("n", [1, 2, 3, 7, 12, 96, 4096, 2**31 - 1, 2**30 + 1, 3 * 2**29])
def test_below_rejects_exactly_what_is_biased(n: int) -> None:
    for seed in range(40):
        rng, copy = (stream(key_of(str(seed).encode())) for _ in range(2))
        numbers = [int(next32(copy)) for _ in range(64)]
        value, taken = expected_below(numbers, n)
        assert (int(below(rng, n)), int(rng.draws)) == (value, taken)


def test_below_does_reject() -> None:
    rng = stream(KEY)
    for _ in range(200):
        below(rng, 2**31 - 2**29)  # a quarter of all draws would be biased
    assert rng.draws > 220


@pytest.mark.parametrize("n", [2, 3, 5, 12, 96])
def test_below_is_uniform(n: int) -> None:
    rng, draws = stream(key_of(b"uniform")), 400 * n if INTERPRETED else 2_000 * n
    counts = Counter(int(below(rng, n)) for _ in range(draws))
    mean = draws / n
    chi_square = sum((counts[i] - mean) ** 2 / mean for i in range(n))
    assert set(counts) == set(range(n))
    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_shuffle_deals_every_order_equally_often() -> None:
    rng, orders, games = stream(key_of(b"shuffle")), Counter[tuple[int, ...]](), 4_800
    for _ in range(games):
        cards = np.array([0, 1, 2, 3, 9], dtype=np.int8)
        shuffle(cards, 4, rng)
        assert cards[4] == 9
        orders[tuple(cards[:4].tolist())] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 23 + 5 * 46**0.5


def shuffled(numbers: list[int], count: int) -> tuple[list[int], int]:
    """Fisher-Yates whose dice are the digits of a draw in a mixed base; how many draws that took."""
    cards, left, taken = list(range(count)), count, 0
    while left > 1:
        bases = [left]
        while bases[-1] > 2 and math.prod(bases) * (bases[-1] - 1) <= 2**24:
            bases.append(bases[-1] - 1)
        ways = math.prod(bases)
        while numbers[taken] * ways % 2**32 < 2**32 % ways:  # void: one of the orders would come more often
            taken += 1
        fraction = Fraction(numbers[taken], 2**32)
        taken += 1
        for base in bases:
            die, fraction = divmod(fraction * base, 1)
            left -= 1
            cards[left], cards[int(die)] = cards[int(die)], cards[left]
    return cards, taken


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 12, 52, 108, 147])
def test_shuffle_is_fisher_yates(count: int) -> None:
    for seed in range(60):
        rng, copy = (stream(key_of(str(seed).encode())) for _ in range(2))
        cards = np.arange(count).astype(np.uint8)
        shuffle(cards, count, rng)
        assert (cards.tolist(), int(rng.draws)) == shuffled([int(next32(copy)) for _ in range(200)], count)


def test_a_dozen_cards_take_one_word() -> None:
    rng = stream(KEY)
    shuffle(np.arange(12, dtype=np.int8), 12, rng)
    assert rng.draws == 2


@pytest.mark.process
@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_the_stream_is_the_same_in_both_run_modes(interpreted: str) -> None:
    code = (
        "import json, numpy as np; from biberbau.kernel.rng import *\n"
        "r = stream(bytes(range(16))); c = np.arange(48, dtype=np.int8); shuffle(c, 48, r)\n"
        "print(json.dumps([[int(below(r, n)) for n in range(1, 200)], c.tolist(), int(r.draws)]))"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": interpreted}
    out = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout
    digest = hashlib.sha256(json.dumps(json.loads(out)).encode()).hexdigest()
    rng, cards = stream(KEY), np.arange(48, dtype=np.int8)
    shuffle(cards, 48, rng)
    here = [[int(below(rng, n)) for n in range(1, 200)], cards.tolist(), int(rng.draws)]
    assert digest == hashlib.sha256(json.dumps(here).encode()).hexdigest()


# ---------------------------------------------------------------------------------------------------------- seeds


def test_a_dictated_stream_draws_what_it_is_told() -> None:
    rng = dictated_stream([(4, 5), (0, 3), (11, 147)])
    assert [below(rng, 5), below(rng, 3), below(rng, 147)] == [4, 0, 11]
    assert rng.asked == 0


def test_a_dictated_stream_says_in_how_many_ways_the_next_draw_could_fall() -> None:
    rng = dictated_stream([(2, 6)])
    assert [below(rng, 6), below(rng, 9), below(rng, 7)] == [2, 0, 0]
    assert rng.asked == 9


def test_dictated_shuffles_come_to_every_order_once() -> None:
    def orders(told: list[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
        rng, cards = dictated_stream(told), np.arange(4, dtype=np.int8)
        shuffle(cards, 4, rng)
        if rng.asked == 0:
            yield tuple(cards.tolist())
        for result in range(int(rng.asked)):
            yield from orders([*told, (result, int(rng.asked))])

    assert sorted(orders([])) == sorted(itertools.permutations(range(4)))


def test_too_much_cannot_be_told() -> None:
    with pytest.raises(OverflowError, match="13 draws"):
        dictated_stream([(39, 40)] * 13)
    with pytest.raises(ValueError, match="with 3 ways cannot fall on 3"):
        dictated_stream([(3, 3)])


def test_seeds_become_bytes() -> None:
    assert seed_bytes(17) == seed_bytes("17") == b"17"
    assert seed_bytes(b"\x00\xff") == b"\x00\xff"
    assert seed_bytes("Biber") == b"Biber"
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)
    for wrong in (True, 1.5, [1]):
        with pytest.raises(TypeError, match="a seed is"):
            seed_bytes(wrong)  # type: ignore[arg-type]


def test_keys_have_16_bytes() -> None:
    assert len(key_of(b"x")) == 16
    assert key_of(b"x", "match") != key_of(b"x", "fill")
    with pytest.raises(ValueError, match="16 bytes"):
        stream(b"short")


def test_a_stream_is_small_and_flat() -> None:
    assert kernel.STREAM.itemsize == 288

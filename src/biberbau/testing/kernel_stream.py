"""Family ``stream``: numbers, shuffles and bags of the kernel are even, counted over many streams."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from ..kernel import bag, rng
from .case import Case
from .evidence import check_cells

_NUMBERS = (2, 3, 6, 7, 55, 120)
_SMALL = (2, 3, 4, 5)
_PILES = (7, 12, 16, 48)
_BAG = (3, 0, 1, 6, 2, 4)


def check_stream(case: Case) -> None:
    """What every game draws from: ``below``, ``shuffle`` and ``take``."""
    draws = case.plan.stream_draws
    for n in _NUMBERS:
        source = rng.stream(rng.key_of(b"%d" % n, "below"))
        counts = np.bincount([rng.below(source, n) for _ in range(draws)], minlength=n)
        names = [f"{number} of {n} numbers" for number in range(len(counts))]
        check_cells(counts.astype(np.float64), np.full(len(counts), float(draws)), 1 / n, names)
    for n in _SMALL:
        check_orders(n, shuffled(n, draws))
    for n in _PILES:
        check_places(n, shuffled(n, case.plan.stream_shuffles))
    check_bag(draws)


def shuffled(count: int, times: int) -> NDArray[np.int8]:
    """``times`` shuffles of ``count`` cards, half of them in the middle of a hashed word."""
    found = np.zeros((times, count), dtype=np.int8)
    source = rng.stream(rng.key_of(b"%d" % count, "shuffle"))
    for row in found:
        row[:] = np.arange(count)
        rng.shuffle(row, count, source)
    return found


def check_orders(count: int, found: NDArray[np.int8]) -> None:
    """Every order of a few cards comes equally often."""
    base = 10 ** np.arange(count)
    orders = [
        sum(card * int(base[i]) for i, card in enumerate(order)) for order in permutations(range(count))
    ]
    met = found.astype(np.int64) @ base
    hits = np.array([(met == order).sum() for order in orders], dtype=np.float64)
    names = [f"a shuffle of {count} cards into {order}" for order in permutations(range(count))]
    check_cells(hits, np.full(len(hits), float(len(found))), 1 / len(hits), names)


def check_places(count: int, found: NDArray[np.int8]) -> None:
    """Every card comes to every place, and behind every other card, equally often."""
    for what, pairs, ways in (
        ("to place", placed(found), count),
        ("behind card", followed(found), count),
    ):
        hits = np.zeros((count, count))
        for first, second in pairs:
            np.add.at(hits, (first, second), 1)
        wanted = [(i, j) for i in range(count) for j in range(count) if what == "to place" or i != j]
        cells = np.array([hits[pair] for pair in wanted])
        names = [f"in a shuffle of {count} cards, card {i} {what} {j}" for i, j in wanted]
        check_cells(cells, np.full(len(cells), float(len(found))), 1 / ways, names)


def placed(found: NDArray[np.int8]) -> Iterator[tuple[NDArray[np.int8], NDArray[np.int64]]]:
    """Cards and their places."""
    for place in range(found.shape[1]):
        yield found[:, place], np.full(len(found), place)


def followed(found: NDArray[np.int8]) -> Iterator[tuple[NDArray[np.int8], NDArray[np.int8]]]:
    """Cards and those that lie before them."""
    for place in range(1, found.shape[1]):
        yield found[:, place], found[:, place - 1]


def check_bag(draws: int) -> None:
    """A bag gives each of its cards equally often, the first time and the second."""
    source, total = rng.stream(rng.key_of(b"bag")), sum(_BAG)
    hits = np.zeros((2, len(_BAG)))
    for _ in range(draws):
        cards = np.array(_BAG, dtype=np.int8)
        for time in range(2):
            hits[time, bag.take(cards, total - time, source)] += 1
    chance = np.array(_BAG) / total
    for time in range(2):
        some = chance > 0
        names = [f"card {face} as number {time + 1} out of a bag" for face in np.flatnonzero(some)]
        check_cells(hits[time][some], np.full(int(some.sum()), float(draws)), chance[some], names)
        check_cells(hits[time][~some], np.full(int((~some).sum()), float(draws)), 0.0, names)

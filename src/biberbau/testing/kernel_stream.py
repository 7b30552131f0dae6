"""Family ``stream``: the kernel's numbers, shuffles and bags are uniform, counted over many streams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from ..kernel import bag, rng
from .case import Case
from .evidence import check_cells, check_draws, groups_of
from .report import BrokenPromiseError

_NUMBERS = (2, 3, 6, 7, 55, 120)
_SMALL = (2, 3, 4, 5)
_PILES = (7, 12, 16, 48)
_BAGS = ((3, 0, 1, 6, 2, 4), (1, 1), (2, 1, 1, 2, 1), (4,) * 9 + (9, 3, 1, 1))
"""Copies by face: few and many cards, faces with no card, with one, and with more than all others."""
_LOW = 4
"""Faces of the first bag from which alone cards are taken for a while, as for a slot that must have a number."""
_SINGLES = (2, 5, 11)


def check_stream(case: Case) -> None:
    """The primitives of every game's chance: ``below``, ``shuffle`` and ``take``."""
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
    check_bags(draws)


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


def check_bags(draws: int) -> None:
    """Cards are taken until a bag is empty; each time every remaining card is equally likely, whatever came before."""
    for number, copies in enumerate(_BAGS):
        source, total = rng.stream(rng.key_of(b"%d" % number, "bag")), sum(copies)
        low = sum(copies[:_LOW]) - 1 if number == 0 else 0
        found, wanted = [], []
        for time in range(max(1, draws // total)):
            cards, narrow = np.array(copies, dtype=np.int8), low if time % 2 else 0
            for taken in range(total):
                found.append(bag.take(cards, (low + 1 if taken < narrow else total) - taken, source))
            wanted += [1] * narrow + [0] * (total - narrow)
            if cards.any():
                raise BrokenPromiseError(
                    f"bag {number + 1} of {copies} still has {cards.tolist()} when it is empty"
                )
        check_emptied(f"bag {number + 1} of {copies}", copies, found, wanted)
    for count in _SINGLES:
        source, found = rng.stream(rng.key_of(b"%d" % count, "single cards")), []
        for _ in range(max(1, draws // (2 * count))):
            pile = (1 << count) - 1
            while pile:
                found.append(bag.draw_single(pile, count, source))
                pile &= ~(1 << found[-1])
        check_emptied(f"a pile of {count} single cards", (1,) * count, found, [0] * len(found))


def check_emptied(told: str, copies: Sequence[int], found: Sequence[int], wanted: Sequence[int]) -> None:
    """Every card comes as often as the remaining cards say. ``wanted``: 1 where only the first ``_LOW`` were allowed."""
    drawn, total, faces = np.array(found, dtype=np.int64), sum(copies), len(copies)
    one = np.zeros((len(drawn), faces), dtype=np.int16)
    one[np.arange(len(drawn)), drawn] = 1
    gone = one.reshape(-1, total, faces).cumsum(axis=1).reshape(-1, faces) - one
    piles = (np.array(copies) - gone).astype(np.int16)
    piles[np.array(wanted) > 0, _LOW:] = 0
    if (wrong := np.flatnonzero(piles[np.arange(len(drawn)), drawn] <= 0)).size:
        raise BrokenPromiseError(f"{told}: card {drawn[wrong[0]]} is taken out of {piles[wrong[0]].tolist()}")
    left = total - np.arange(len(drawn)) % total
    before = np.concatenate([[-1, -1], drawn])
    names = ["the number of cards left", "only a low face wanted", "the card before", "the one before that"]
    names += [f"the number of cards {face}" for face in range(faces)]
    about = np.stack([left, np.array(wanted), before[1:-1], before[:-2]], axis=1).astype(np.int16)
    groups = groups_of(names, np.concatenate([about, piles], axis=1))
    check_draws(groups, piles / piles.sum(axis=1, keepdims=True), drawn, f"of the cards out of {told}")

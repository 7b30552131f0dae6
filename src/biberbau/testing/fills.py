"""Family ``fills``: ``fill`` deals with the right probabilities, in each place and in each pair of places.

Views come from games all over. Each place by itself is compared with the oracle's ``chances``, summed over all views:
the chance is known for every fill, so the sums are a supermartingale. Pairs of places are compared with the oracle's
own ``redeal`` of a filled-in state: two worlds dealt from one view by independent code, each equally likely to have
what only one of them has. Places that differ in one number alone (the same slot of all seats) are also taken together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..kernel.rng import key_of, stream
from .case import Case
from .evidence import binomial_evidence, drift_evidence, needed, symmetric_evidence
from .players import copied
from .report import BrokenPromiseError
from .worlds import concealed, plain, played_states, some_of_each

Place = tuple[Hashable, ...]

_PER_VIEW = 6
"""Fills of one view: counting chances takes as long as some of them."""
_MOST_COLUMNS = 600
"""The most things that are paired, the most balanced ones."""
_CUTS = 4
"""The number of limits of "that card or a higher one" for pairs of slots taken together."""
_LEAST = 24
_ANY = "any"


def check_fills(case: Case) -> None:
    """Fill in views of many games."""
    singles, pairs = Singles(), Pairs()
    for view, observer, expected, worlds in filled_views(case):
        singles.add(expected, [case.hooks.oracle.outcomes(world) for world in plain(worlds)])
        for mine, other in zip(worlds[::2], worlds[1::2], strict=True):
            again = copied(other)
            chance = case.chance(f"redeal {len(pairs)}")
            case.hooks.oracle.redeal(again, observer, chance, True)
            first, second = plain(np.array([again, mine], dtype=view.dtype))
            pairs.add(case.hooks.oracle.outcomes(first), case.hooks.oracle.outcomes(second))
    singles.check()
    pairs.check()


def filled_views(
    case: Case,
) -> Iterator[tuple[np.record, int | None, Mapping[Hashable, float], NDArray[np.void]]]:
    """Views of games of all rows, with the oracle's chances and ``_PER_VIEW`` filled-in worlds."""
    chance, made, looked = case.chance("fills"), 0, 0
    for game, number, states in played_states(case, "fills"):
        for ply in some_of_each(states, chance):
            looked += 1
            if made >= case.plan.fills or looked > 4 * case.plan.fills:
                return
            observer = chance.choice((*range(game.players), None))
            seat = -1 if observer is None else observer
            view = concealed(game, states[ply], seat)
            expected = case.hooks.oracle.chances(view, observer)
            if not expected:
                continue
            worlds = np.zeros(_PER_VIEW, dtype=view.dtype)
            rng = stream(key_of(f"{case.seed} {number} {ply}".encode(), "fills"))
            for world in range(_PER_VIEW):
                worlds[world] = view
                game.kind.rules.fill(worlds[world], seat, rng)
            made += _PER_VIEW
            yield view, observer, expected, worlds


def flat(thing: Hashable) -> tuple[Hashable, ...]:
    """A thing's parts one after the other, the number or card last."""
    if not isinstance(thing, tuple):
        return (thing,)
    return tuple(part for inner in thing for part in flat(inner))


def by_place(things: Mapping[Hashable, float]) -> dict[Place, list[tuple[int, Hashable]]]:
    """Things that end in a number, by prefix, the highest number first."""
    found: dict[Place, list[tuple[int, Hashable]]] = defaultdict(list)
    for thing in things:
        *place, number = flat(thing)
        if place and isinstance(number, int):
            found[tuple(place)].append((number, thing))
    for numbers in found.values():
        numbers.sort(key=lambda one: -one[0])
    return found


def alike(place: Place) -> Iterator[Place]:
    """The place, and its classes with any one of its numbers ignored."""
    yield place
    for i, part in enumerate(place):
        if isinstance(part, int):
            yield (*place[:i], _ANY, *place[i + 1 :])


class Singles:
    """Hits minus chances, and their variance, of each thing and of each "that much or more" in one place.

    Where a place holds one thing only, "that much or more" is also counted for similar places: cards dealt without
    putting back crowd each other out, so the bound for independent hits holds for their sum.
    """

    def __init__(self) -> None:
        self.sums: dict[Hashable, NDArray[np.float64]] = defaultdict(lambda: np.zeros(3))

    def add(self, expected: Mapping[Hashable, float], found: Sequence[set[Hashable]]) -> None:
        """Add the findings in some worlds of one view."""
        hits = {thing: sum(thing in one for one in found) for thing in expected}
        for thing, chance in expected.items():
            self._note(("exactly", *flat(thing)), hits[thing], chance, len(found))
        for place, numbers in by_place(expected).items():
            if sum(expected[thing] for _, thing in numbers) > 1 + 1e-9:
                continue
            chance, met = 0.0, 0
            for number, thing in numbers[:-1]:
                chance, met = chance + expected[thing], met + hits[thing]
                for where in alike(place):
                    self._note(("or more", *where, number), met, min(chance, 1.0), len(found))

    def _note(self, label: Hashable, hits: int, chance: float, trials: int) -> None:
        self.sums[label] += (hits - trials * chance, trials * chance * (1 - chance), trials)

    def check(self) -> None:
        """Complain about the largest deviation from a chance, if it is significant."""
        if not self.sums:
            return
        labels, sums = list(self.sums), np.array(list(self.sums.values()))
        sure = (sums[:, 1] < 1e-9) & (np.abs(sums[:, 0]) > 0.5)
        evidence = np.where(sure, np.inf, drift_evidence(sums[:, 0], np.maximum(sums[:, 1], 0.0)))
        worst = int(np.argmax(evidence))
        if evidence[worst] > needed(len(labels)):
            raise BrokenPromiseError(
                f"fill deals {told(labels[worst])} {sums[worst, 0]:+.1f} times too often in {sums[worst, 2]:.0f}, with a "
                f"standard deviation of {sums[worst, 1] ** 0.5:.1f}"
            )


def told(label: Hashable) -> str:
    """A label in words."""
    how, *parts = flat(label)
    what = " ".join(map(str, parts))
    return what if how == "exactly" else f"{what} or more"


@dataclass
class Pairs:
    """The findings in pairs of worlds of the same view, one dealt by the oracle and one by ``fill``."""

    def __init__(self) -> None:
        self.columns: dict[Hashable, int] = {}
        self.rows: tuple[list[list[int]], list[list[int]]] = ([], [])

    def __len__(self) -> int:
        return len(self.rows[0])

    def add(self, redealt: set[Hashable], filled: set[Hashable]) -> None:
        """Add two worlds in one information set."""
        for rows, found in zip(self.rows, (redealt, filled), strict=True):
            rows.append([self.columns.setdefault(thing, len(self.columns)) for thing in found])

    def check(self) -> None:
        """Each pair of things, and each pair of places, comes as often on both sides."""
        if not len(self):
            return
        sides = [np.zeros((len(self), len(self.columns)), dtype=bool) for _ in self.rows]
        for side, rows in zip(sides, self.rows, strict=True):
            for row, found in enumerate(rows):
                side[row, found] = True
        things = list(self.columns)
        slots = slots_of(things, sides)
        self._check_things(*with_limits(things, sides, slots))
        self._check_slots(slots)

    def _check_things(self, names: list[Hashable], sides: list[NDArray[np.bool_]]) -> None:
        """Two things at once; a thing with itself is the thing alone."""
        even = np.minimum(sides[1].sum(axis=0), len(self) - sides[1].sum(axis=0))
        kept = np.argsort(-even, kind="stable")[:_MOST_COLUMNS]
        kept = kept[even[kept] >= _LEAST]
        if not len(kept):
            return
        mine, other = (side[:, kept].astype(np.float32) for side in sides)
        first, second, both = mine.T @ mine, other.T @ other, (mine * other).T @ (mine * other)
        either = (first + second - 2 * both).astype(np.float64)
        evidence = np.triu(binomial_evidence((first - both).astype(np.float64), either, 0.5))
        a, b = divmod(int(np.argmax(evidence)), len(kept))
        if evidence[a, b] > needed(len(kept) * (len(kept) + 1) // 2):
            what = told_pair(names[kept[a]], names[kept[b]]) if a != b else str(names[kept[a]])
            raise BrokenPromiseError(
                f"fill deals {what} {second[a, b] - both[a, b]:.0f} times where the oracle does not, which deals it "
                f"{first[a, b] - both[a, b]:.0f} times where fill does not"
            )

    def _check_slots(self, slots: Mapping[Place, tuple[NDArray[np.int16], NDArray[np.int16]]]) -> None:
        """Equal, lower and two high cards in two places: in this pair, and in all similar pairs of places."""
        sums: dict[tuple[str, Place, Place], NDArray[np.float32]] = {}
        for one, other in combinations(slots, 2):
            marks = marks_of(slots[one], slots[other])
            for where in alike_pairs(one, other):
                for name, difference in marks.items():
                    label = (name, *where)
                    sums[label] = sums[label] + difference if label in sums else difference
        if not sums:
            return
        squares = np.array([float(one @ one) for one in sums.values()])
        totals = np.array([float(one.sum()) for one in sums.values()])
        evidence = symmetric_evidence(totals, squares)
        worst = int(np.argmax(evidence))
        if evidence[worst] > needed(len(sums)):
            name, here, there = list(sums)[worst]
            raise BrokenPromiseError(
                f"fill deals {name} in the places {here} and {there} {-totals[worst]:+.0f} times more often than the "
                f"oracle, with a standard deviation of {squares[worst] ** 0.5:.1f}"
            )


def slots_of(
    things: Sequence[Hashable], sides: Sequence[NDArray[np.bool_]]
) -> dict[Place, tuple[NDArray[np.int16], NDArray[np.int16]]]:
    """The number in each place that never holds two, on both sides; -1 for none."""
    numbers: dict[Place, list[tuple[int, int]]] = defaultdict(list)
    for column, thing in enumerate(things):
        *place, number = flat(thing)
        if place and isinstance(number, int):
            numbers[tuple(place)].append((number, column))
    found: dict[Place, tuple[NDArray[np.int16], NDArray[np.int16]]] = {}
    for spot, own in numbers.items():
        columns = [column for _, column in own]
        if len(own) > 1 and all(side[:, columns].sum(axis=1).max() <= 1 for side in sides):
            values = np.array([number + 1 for number, _ in own], dtype=np.int16)
            mine, theirs = ((side[:, columns] @ values - 1).astype(np.int16) for side in sides)
            found[spot] = mine, theirs
    return found


def with_limits(
    things: list[Hashable],
    sides: list[NDArray[np.bool_]],
    slots: Mapping[Place, tuple[NDArray[np.int16], NDArray[np.int16]]],
) -> tuple[list[Hashable], list[NDArray[np.bool_]]]:
    """The same things, and for each slot "that card or a higher one"."""
    names: list[Hashable] = list(things)
    columns = [[side] for side in sides]
    for place, both in slots.items():
        for limit in np.unique(both[1])[2:].tolist():
            names.append((*place, f"{limit} or more"))
            for parts, values in zip(columns, both, strict=True):
                parts.append((values >= limit)[:, None])
    return names, [np.concatenate(parts, axis=1) for parts in columns]


def marks_of(
    one: tuple[NDArray[np.int16], NDArray[np.int16]], other: tuple[NDArray[np.int16], NDArray[np.int16]]
) -> dict[str, NDArray[np.float32]]:
    """The comparisons of two slots: 1 where only the oracle's world has it, -1 where only the filled-in one has."""
    there = [(one[side] >= 0) & (other[side] >= 0) for side in (0, 1)]
    found = {
        "the same": [there[side] & (one[side] == other[side]) for side in (0, 1)],
        "a lower and a higher": [there[side] & (one[side] < other[side]) for side in (0, 1)],
    }
    cards = one[1][one[1] >= 0]
    shares = np.arange(1, _CUTS + 1) / (_CUTS + 1)
    for limit in np.unique(np.quantile(cards, shares, method="higher")).tolist() if len(cards) else ():
        high = [(one[side] >= limit, other[side] >= limit) for side in (0, 1)]
        found[f"two of {limit} or more"] = [mine & theirs for mine, theirs in high]
        found[f"one of {limit} or more"] = [there[side] & (high[side][0] ^ high[side][1]) for side in (0, 1)]
    return {name: first.astype(np.float32) - second for name, (first, second) in found.items()}


def alike_pairs(one: Place, other: Place) -> Iterator[tuple[Place, Place]]:
    """The pair of places, and its classes: where a number that both share, or that they do not, is ignored."""
    yield one, other
    if len(one) == len(other):
        for i, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if isinstance(mine, int) and isinstance(theirs, int):
                word = "the same" if mine == theirs else "another"
                yield (*one[:i], _ANY, *one[i + 1 :]), (*other[:i], word, *other[i + 1 :])


def told_pair(one: Hashable, other: Hashable) -> str:
    """Two things in words."""
    return f"{one} and {other} at once"

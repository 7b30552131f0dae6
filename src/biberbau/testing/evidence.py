"""Statistics for the checks of chance: bounds that hold for every sample size, with their error rates.

Nothing here is approximate: the evidence against "chance is fair" is bounded by Chernoff's inequality where each trial
has the same probability, and by a non-negative supermartingale (Ville's inequality) where each draw has its own. A
table of many cells shares its risk between them (Bonferroni).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .report import BrokenPromiseError

FALSE_ALARM = 1e-7
"""The probability that one family accuses a fair game. A run has four such families: less than one in a million."""

Floats = NDArray[np.float64]
Numbers = NDArray[np.int16]

_TILTS = (0.03, 0.06, 0.12, 0.25, 0.5, 1.0, 2.0, 4.0)
_LEAST = 24
"""The fewest samples of a group; more cells would make all the others less sensitive."""
_MOST_GROUPS = 3_000
_CHUNK = 2048


def binomial_evidence(hits: Floats, trials: Floats, chance: Floats | float) -> Floats:
    """Nats of evidence of hits in trials against ``chance``: P(as far off, on that side) <= exp(-nats)."""
    share = np.divide(hits, trials, out=np.zeros_like(hits, dtype=np.float64), where=trials > 0)
    with np.errstate(divide="ignore", invalid="ignore"):
        more = np.where(share > 0, share * np.log(share / chance), 0.0)
        less = np.where(share < 1, (1 - share) * np.log((1 - share) / (1 - chance)), 0.0)
    found: Floats = np.where(trials > 0, trials * (more + less), 0.0)
    return found


def drift_evidence(excess: Floats, variance: Floats) -> Floats:
    """Nats of evidence of sums of hits minus chances against fair draws, whatever the earlier draws led to.

    For each tilt t, exp(t * excess - (e^t - 1 - t) * variance) is a supermartingale; the best of both signs is taken,
    less the cost of choosing.
    """
    best = np.zeros_like(excess)
    for tilt in _TILTS:
        np.maximum(best, tilt * np.abs(excess) - (np.expm1(tilt) - tilt) * variance, out=best)
    found: Floats = best - np.log(len(_TILTS))
    return found


def symmetric_evidence(sums: Floats, squares: Floats) -> Floats:
    """Nats of evidence of sums of differences against "each could as well have had the other sign".

    ``squares``: the sum of their squares. Given the absolute values, signs are fair coins (Hoeffding, self-normalised).
    """
    found: Floats = np.divide(sums**2, 2 * squares, out=np.zeros_like(sums), where=squares > 0)
    return found


def needed(cells: int) -> float:
    """The nats at which one of ``cells`` cells, each tested from both sides, is significant."""
    return float(np.log(2 * max(1, cells) / FALSE_ALARM))


def power(chance: float, true: float, trials: int, cells: int) -> float:
    """The probability of finding a cell with another true chance than ``chance``, one of ``cells`` in a table.

    Exact, by the binomial distribution of the hits and ``drift_evidence`` of each number of them.
    """
    hits = np.arange(trials + 1, dtype=np.float64)
    ways = np.concatenate([[0.0], np.cumsum(np.log(np.arange(trials, 0, -1) / np.arange(1, trials + 1)))])
    likely = np.exp(ways + hits * np.log(true) + (trials - hits) * np.log1p(-true))
    found = drift_evidence(
        hits - trials * chance, np.full(trials + 1, trials * chance * (1 - chance))
    ) > needed(cells)
    return float(likely[found].sum())


def least_found(chance: float, trials: int, cells: int, wanted: float = 0.99) -> float:
    """The smallest relative deficit of a cell that is found with the probability ``wanted``."""
    low, high = 0.0, 1.0 - 1e-9
    if power(chance, chance * (1 - high), trials, cells) < wanted:
        return 1.0
    for _ in range(30):
        middle = (low + high) / 2
        if power(chance, chance * (1 - middle), trials, cells) < wanted:
            low = middle
        else:
            high = middle
    return high


def check_cells(hits: Floats, trials: Floats, chance: Floats | float, names: Sequence[str]) -> None:
    """Complain about the cell that is farthest from its chance, if that is significant."""
    evidence = binomial_evidence(hits, trials, chance)
    worst = int(np.argmax(evidence))
    if evidence[worst] > needed(evidence.size):
        expected = trials[worst] * (chance if isinstance(chance, float) else chance[worst])
        raise BrokenPromiseError(
            f"{names[worst]}: {hits[worst]:.0f} times in {trials[worst]:.0f}, but chance says {expected:.1f}"
        )


# ------------------------------------------------------------------------------------------------------ conditions


@dataclass(frozen=True)
class Groups:
    """Samples by the state before: column ``column[g]`` had ``value[g]`` to ``most[g]``; the last group is all."""

    table: Numbers
    column: NDArray[np.int64]
    value: Numbers
    most: Numbers
    names: Sequence[str]

    def __len__(self) -> int:
        return len(self.column) + 1

    def members(self, rows: slice) -> NDArray[np.float32]:
        """The membership of samples in groups, as ones and zeros."""
        part = self.table[rows][:, self.column]
        inside = (part >= self.value) & (part <= self.most)
        return np.concatenate([inside, np.ones((len(part), 1), dtype=bool)], axis=1).astype(np.float32)

    def name(self, group: int) -> str:
        """A group in words."""
        if group == len(self.column):
            return "always"
        many = " or more" if self.most[group] > self.value[group] else ""
        return f"where {self.names[self.column[group]]} is {self.value[group]}{many}"


def flat(states: NDArray[Any]) -> tuple[list[str], Numbers]:
    """Every number of every state, one column each, with its name; wide ones (sets) bit by bit."""
    names: list[str] = []
    parts: list[Numbers] = []
    for field in states.dtype.names or ():
        values = states[field].reshape(len(states), -1)
        shape = states.dtype[field].shape
        places = [f"{field}{list(place)}" if shape else field for place in np.ndindex(*shape)]
        if values.dtype.itemsize > np.dtype(np.int16).itemsize:
            bits = np.arange(8 * values.dtype.itemsize)
            values = (values[:, :, None] >> bits & 1).reshape(len(states), -1)
            places = [f"bit {bit} of {place}" for place in places for bit in bits]
        parts.append(values.astype(np.int16))
        names += places
    return names, np.concatenate(parts, axis=1)


def groups_of(names: Sequence[str], table: Numbers) -> Groups:
    """A group for each value that a column has often enough, and for "that much or more"; duplicate columns are
    dropped.

    If there are very many, the most balanced ones are kept: rare or nearly certain ones are least informative.
    """
    found: list[tuple[int, int, int, int]] = []
    seen: set[bytes] = set()
    for number in range(table.shape[1]):
        column = table[:, number]
        if (column == column[0]).all():
            continue
        values, inverse, counts = np.unique(column, return_inverse=True, return_counts=True)
        key = hashlib.blake2b(inverse.astype(np.int16).tobytes(), digest_size=16).digest()
        if key in seen:
            continue
        seen.add(key)
        above = np.cumsum(counts[::-1])[::-1]
        for i, value in enumerate(values.tolist()):
            found.append((int(min(counts[i], len(table) - counts[i])), number, value, value))
            if 1 < i < len(values) - 1:
                found.append((int(min(above[i], len(table) - above[i])), number, value, int(values[-1])))
    found = [group for group in found if group[0] >= _LEAST]
    found = sorted(found, reverse=True)[:_MOST_GROUPS]
    numbers = np.array(found, dtype=np.int64).reshape(-1, 4)
    return Groups(table, numbers[:, 1], numbers[:, 2].astype(np.int16), numbers[:, 3].astype(np.int16), names)


def check_twins(groups: Groups, differences: NDArray[np.int8], things: Sequence[object], told: str) -> None:
    """A true and a filled-in state in one information set are equally likely to have a thing that only one of them has.

    ``differences: int8[samples, things]``: 1 where only the true state has it, -1 where only the filled one has.
    """
    more = np.zeros((len(groups), len(things)))
    either = np.zeros_like(more)
    for start in range(0, len(differences), _CHUNK):
        rows = slice(start, start + _CHUNK)
        members, part = groups.members(rows).T, differences[rows].astype(np.float32)
        more += members @ part
        either += members @ np.abs(part)
    evidence = binomial_evidence((either + more) / 2, either, 0.5)
    group, thing = divmod(int(np.argmax(evidence)), len(things))
    if evidence[group, thing] > needed(evidence.size):
        true = (either + more)[group, thing] / 2
        raise BrokenPromiseError(
            f"{told}: {things[thing]} is so {true:.0f} times in truth and {either[group, thing] - true:.0f} times in "
            f"worlds that look the same, {groups.name(group)}"
        )


def check_draws(groups: Groups, chances: Floats, faces: NDArray[np.int64], told: str) -> None:
    """Each card, and each "that card or a higher one", is drawn as often as the pile's counts say, whatever the state
    before.

    ``chances: float64[draws, faces]`` from the pile; ``faces: int64[draws]`` the drawn cards.
    """
    kinds = chances.shape[1]
    drawn = np.zeros_like(chances)
    drawn[np.arange(len(faces)), faces] = 1.0
    drawn, chances = (
        np.concatenate([part, np.cumsum(part[:, ::-1], axis=1)[:, ::-1]], axis=1) for part in (drawn, chances)
    )
    excess = np.zeros((len(groups), 2 * kinds))
    variance = np.zeros_like(excess)
    for start in range(0, len(faces), _CHUNK):
        rows = slice(start, start + _CHUNK)
        part, members = chances[rows], groups.members(rows).T
        excess += members @ (drawn[rows] - part).astype(np.float32)
        variance += members @ (part * (1 - part)).astype(np.float32)
    evidence = drift_evidence(excess, np.maximum(variance, 0.0))
    group, face = divmod(int(np.argmax(evidence)), 2 * kinds)
    if evidence[group, face] > needed(evidence.size):
        card = f"card {face}" if face < kinds else f"card {face - kinds} or a higher one"
        raise BrokenPromiseError(
            f"{told}: {card} comes {excess[group, face]:+.0f} times too often, with a standard deviation of "
            f"{variance[group, face] ** 0.5:.1f}, {groups.name(group)}"
        )

"""Pairwise testing of options: few rows in which every pair of choices occurs."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations, product

from ..errors import OptionError
from ..kernel.game import GameKind
from ..kernel.options import Option, Value, resolve

Pair = tuple[str, Value, str, Value]

_TRIES = 60
"""The number of candidate rows, of which the one with most new pairs is taken."""
_LAST_TRIES = 3000
"""Rows that are tried for a pair that few of them allow, before it counts as impossible."""


def choices(option: Option) -> tuple[Value, ...]:
    """The values of an option worth a run: all, or for a wide range its ends, its middle and the default.

    An option may list them itself (``tried``).
    """
    if option.tried:
        return option.tried
    if option.kind == "choice":
        return option.choices
    if option.kind == "bool":
        return (False, True)
    if option.high - option.low < 8:
        return tuple(range(option.low, option.high + 1))
    return tuple(sorted({option.low, (option.low + option.high) // 2, option.high, int(option.default)}))


def allowed(kind: GameKind, values: Mapping[str, Value]) -> bool:
    """Whether the game allows this combination."""
    try:
        kind.check_options(values)
    except OptionError:
        return False
    return True


def cover(kind: GameKind, every_player_count: bool = False) -> list[dict[str, Value]]:
    """Rows of options in which every pair of choices that the game allows meets, the defaults first.

    Players are an option like the others, so every choice meets every player count; with ``every_player_count``
    every pair of the others meets every player count too.
    """
    if not every_player_count:
        return _rows(kind, {option.name: choices(option) for option in kind.options})
    rows: list[dict[str, Value]] = []
    for players in choices(next(option for option in kind.options if option.name == "players")):
        fixed = {option.name: choices(option) for option in kind.options} | {"players": (players,)}
        rows += _rows(kind, fixed)
    return rows


def each_once(rows: Sequence[Mapping[str, Value]]) -> list[dict[str, Value]]:
    """The first of these rows and a few others, so that every choice in any of them occurs."""
    missing = {choice for row in rows for choice in row.items()} - set(rows[0].items())
    few = [dict(rows[0])]
    while missing:
        best = max(rows, key=lambda row: len(missing & set(row.items())))
        missing -= set(best.items())
        few.append(dict(best))
    return few


def _rows(kind: GameKind, values: Mapping[str, tuple[Value, ...]]) -> list[dict[str, Value]]:
    names = list(values)
    chance = random.Random(0)
    missing: dict[Pair, None] = {}
    for first, second in combinations(names, 2):
        missing |= {(first, x, second, y): None for x, y in product(values[first], values[second])}
    defaults = resolve(kind.options, {})
    row = {name: defaults[name] if defaults[name] in values[name] else values[name][0] for name in names}
    rows = [row] if allowed(kind, row) else []
    for row in rows:
        _tick_off(missing, row)
    while missing:
        wanted = next(iter(missing))
        best = _best_row(kind, values, wanted, missing, chance)
        if best is None:
            del missing[wanted]  # the game refuses every row with this pair
            continue
        rows.append(best)
        _tick_off(missing, best)
    for name, some in values.items():  # a game with one option has no pairs, so single values count
        for value in some:
            if all(row[name] != value for row in rows):
                single = _best_row(kind, values, (name, value, name, value), missing, chance)
                rows += [] if single is None else [single]
    return rows


def _tick_off(missing: dict[Pair, None], row: Mapping[str, Value]) -> None:
    for pair in _pairs(row):
        missing.pop(pair, None)


def _pairs(row: Mapping[str, Value]) -> list[Pair]:
    return [(first, row[first], second, row[second]) for first, second in combinations(row, 2)]


def _best_row(
    kind: GameKind,
    values: Mapping[str, tuple[Value, ...]],
    wanted: Pair,
    missing: Mapping[Pair, None],
    chance: random.Random,
) -> dict[str, Value] | None:
    best, most = None, -1
    for _ in range(_TRIES):
        row = _random_row(values, wanted, chance)
        if allowed(kind, row):
            new = sum(pair in missing for pair in _pairs(row))
            if new > most:
                best, most = row, new
    if best is not None:
        return best
    rare = random.Random(repr(wanted))  # its own, so that rows do not depend on how many pairs are refused
    rows = (_random_row(values, wanted, rare) for _ in range(_LAST_TRIES))
    return next((row for row in rows if allowed(kind, row)), None)


def _random_row(
    values: Mapping[str, tuple[Value, ...]], wanted: Pair, chance: random.Random
) -> dict[str, Value]:
    row = {name: chance.choice(some) for name, some in values.items()}
    row[wanted[0]], row[wanted[2]] = wanted[1], wanted[3]
    return row

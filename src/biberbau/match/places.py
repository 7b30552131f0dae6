"""The places of all seats in a finished game."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def places(scores: Sequence[int], winners: Collection[int]) -> tuple[int, ...]:
    """Every seat's place. Winners share the first; behind them equal scores share one.

    Whether many points are good or few follows from the winners: they have the most, or the fewest.
    """
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    best = [scores[seat] for seat in winners]
    few = bool(others and best) and min(others) > max(best)
    worth = [-score if few else score for score in scores]
    behind = [worth[seat] for seat in range(len(scores)) if seat not in winners]
    return tuple(
        1 if seat in winners else 1 + len(winners) + sum(other > worth[seat] for other in behind)
        for seat in range(len(scores))
    )

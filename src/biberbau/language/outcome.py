"""Who came where in a finished game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..match import Game


def places(game: Game, scores: Sequence[int], winners: Collection[int]) -> tuple[int, ...]:
    """Every seat's place from 1: the winners share the first, behind them equal scores share one."""
    worth = [-score if game.kind.fewest_win(game.options) else score for score in scores]
    behind = [worth[seat] for seat in range(len(scores)) if seat not in winners]
    return tuple(
        1 if seat in winners else 1 + len(winners) + sum(other > worth[seat] for other in behind)
        for seat in range(len(scores))
    )

"""The greedy look of a game, bound to its rules and to its judgement."""

from __future__ import annotations

from types import ModuleType

from ..kernel.compiled import specialise
from ..kernel.game import GameKind


def glances_of(kind: GameKind) -> ModuleType:
    """The template ``greedy`` of a game. Its judgement may say which actions need not be tried (``narrow``)."""
    narrows = hasattr(kind.judgement, "narrow")
    return specialise(
        "biberbau.search.greedy",
        kind.id,
        kind.rules,
        judgement=kind.judgement,
        narrowing=kind.judgement
        if narrows
        else specialise("biberbau.search.no_narrowing", kind.id, kind.rules),
    )

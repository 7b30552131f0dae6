"""A game may keep knowledge beside its states, or have it in them: here it is the same to those who ask for worlds."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from .compiled import specialise
from .contract import Knowing
from .game import GameKind


def knowing_of(kind: GameKind) -> Knowing:
    """What a game makes of what an observer saw."""
    if kind.knowing is not None:
        return kind.knowing
    return cast(Knowing, specialise("biberbau.kernel.no_knowledge", kind.id, kind.rules))


def nothing_known(kind: GameKind) -> NDArray[np.record]:
    """Knowledge of an observer who has seen nothing: worlds are dealt within the bounds that the state has."""
    knowing = knowing_of(kind)
    return np.zeros(knowing.RECORDS, dtype=knowing.KNOWLEDGE)

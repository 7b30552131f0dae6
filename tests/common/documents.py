"""Documents that differ from a good one in one place, and what is observed of them."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau import Position
from biberbau.kernel.observation_spec import split


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The document with one field set; ``position.hands.red``."""
    result = copy.deepcopy(document)
    *parents, last = path.split(".")
    place = result
    for parent in parents:
        place = place.setdefault(parent, {})
    place[last] = value
    return result


def observed(document: dict[str, Any]) -> dict[str, NDArray[np.float32]]:
    """What seat 1 observes of a position, by name."""
    view = Position.load(document).as_seen_by(1)
    return split(view.game.kind.planes, view.encode())

"""Documents that differ from a good one in one place."""

from __future__ import annotations

import copy
from typing import Any


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The document with one field set; ``position.hands.red``."""
    result = copy.deepcopy(document)
    *parents, last = path.split(".")
    place = result
    for parent in parents:
        place = place.setdefault(parent, {})
    place[last] = value
    return result

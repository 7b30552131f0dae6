"""The researchers' doors: PettingZoo, Gymnasium, OpenSpiel, batches. Thin clients of the kernel; no rule is repeated.

Packages from elsewhere are imported only by the door that needs them, so the base install stays light.
"""

from __future__ import annotations

from ..errors import MissingExtraError


def missing(extra: str) -> MissingExtraError:
    """What a door raises when the packages of its extra are not there."""
    return MissingExtraError(extra)

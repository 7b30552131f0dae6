"""Research environments: PettingZoo, Gymnasium, OpenSpiel, batches. Thin clients of the kernel; no rule is repeated.

Outside packages are imported only by the module that needs them, so the base install stays light.
"""

from __future__ import annotations

from ..errors import MissingExtraError


def missing(extra: str) -> MissingExtraError:
    """The error when the packages of an environment's extra are missing."""
    return MissingExtraError(extra)

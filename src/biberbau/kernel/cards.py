"""What stands in a card's place in every game."""

from __future__ import annotations

UNKNOWN, NONE = -1, -2
"""A card that the observer does not know; no card, and no seat or number where there is none."""

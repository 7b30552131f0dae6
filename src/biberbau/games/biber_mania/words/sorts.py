"""A sort of cards about which people guess."""

from __future__ import annotations

from ..rules import deck

SORTS = {"action": range(deck.SUPERBEAVER, deck.FACES)}

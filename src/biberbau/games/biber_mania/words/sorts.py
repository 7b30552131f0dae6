"""A kind of cards for beliefs."""

from __future__ import annotations

from ..rules import deck

SORTS = {"action": range(deck.SUPERBEAVER, deck.FACES)}

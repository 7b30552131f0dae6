"""Kinds of cards for beliefs."""

from __future__ import annotations

from ..rules import deck

LOW = 4
"""Numbers below this one are worth keeping."""

SORTS = {"low": range(LOW), "special": range(deck.SWAP, deck.FACES)}

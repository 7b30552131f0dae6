"""Positions as documents: what each field is, and how it is written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from biberbau.games.common.document import fields
from biberbau.games.common.document.fields import Bag, Each, Face, Maybe, Seat, cells, decisions
from biberbau.kernel.game import Document
from biberbau.kernel.options import Value

from . import deck
from . import state as st
from .options import OPTIONS
from .state import Frame

SEAT = Seat("abcd")


def _rest(state: np.record) -> list[str]:
    """All cards that lie nowhere else."""
    elsewhere = {*state.hand.tolist(), *state.away.tolist()}
    return [name for face, name in enumerate(deck.NAMES) if face not in elsewhere]


FIELDS = (
    cells(
        "hand", "everybody's card, null for seats that nobody plays", Each(Maybe(Face(deck.NAMES), null=True))
    ),
    cells(
        "away",
        "the cards that were laid away, null where none was",
        Each(Maybe(Face(deck.NAMES, hidden=False), null=True)),
        otherwise=[None] * st.PLAYERS,
    ),
    cells(
        "deck",
        "the others; absent: all that lie nowhere else",
        Bag(deck.NAMES, hidden=True),
        otherwise=_rest,
    ),
    decisions(Frame, SEAT, "who decides", otherwise=[{"kind": "choose", "seat": "a"}]),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)

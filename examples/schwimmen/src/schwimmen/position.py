"""Positions as documents: what each field is, and how it is written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from biberbau.games.common.document import fields
from biberbau.games.common.document.fields import (
    Each,
    Face,
    Maybe,
    Number,
    Seat,
    Single,
    by_seat,
    cells,
    one,
)
from biberbau.kernel.game import Document
from biberbau.kernel.options import Value

from . import deck
from . import state as st
from .options import OPTIONS
from .state import Frame

SEAT = Seat("abcdefgh")
_SEEN = Face(deck.NAMES, hidden=False)


def _rest(state: np.record) -> list[str]:
    """All cards that lie nowhere else."""
    hands = state.hand[: fields.players(state)].flatten().tolist()
    elsewhere = {*hands, *state.middle.tolist(), *state.away.tolist()}
    return [name for face, name in enumerate(deck.NAMES) if face not in elsewhere]


FIELDS = (
    by_seat("lives", "by seat: -1 is out, 0 swims", Single(Number(st.OUT, 3)), SEAT),
    by_seat("hand", "by seat: three cards, null of who is out", Each(Maybe(Face(deck.NAMES), null=True)), SEAT),
    by_seat("known", "by seat: which of the cards everybody has seen", Single(fields.Mask(st.HAND)), SEAT, otherwise={}),
    cells("middle", "the cards in the middle", Each(_SEEN)),
    cells("away", "cards that were laid aside in this round, the latest last", fields.Pile(_SEEN), otherwise=[]),
    cells("deck", "the others; absent: all that lie nowhere else", fields.Bag(deck.NAMES, hidden=True), otherwise=_rest),
    one("first", "who began this round", SEAT, otherwise="a"),
    one("passes", "how many have passed in a row", Number(0, st.PLAYERS, otherwise=0)),
    one("knocker", "who has knocked, if anybody", Maybe(SEAT)),
    one("rounds", "rounds that are over", Number(0, 10_000, otherwise=0), "round_n"),
    fields.decisions(Frame, SEAT, "who decides", otherwise=[{"kind": "turn", "seat": "a"}]),
)  # fmt: skip


def to_document(state: np.record) -> Document:
    """The state, true or concealed."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)

"""Biber-Mania."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import GameKind
from . import invariants, judgement, options, position, rules, state
from .actions import TABLE
from .deck import FACE_NAMES, UNKNOWN
from .planes import PLANES

GAME = GameKind(
    id="biber_mania",
    title="Biber-Mania",
    credit="Rajiva Stevenson and Petra Döge, 2021",
    version=1,
    folder=Path(__file__).parent,
    options=options.OPTIONS,
    check_options=options.check,
    fewest_win=options.fewest_win,
    dtype=state.DTYPE,
    actions=TABLE,
    rules=rules,
    judgement=judgement,
    encoded=rules.ENCODED,
    planes=PLANES,
    unknown_card=UNKNOWN,
    event_names=state.EVENT_NAMES,
    to_document=position.to_document,
    from_document=position.from_document,
    pile_faces=FACE_NAMES,
    lacks=position.lacks,
    # A discard that is begun tells that the hand can complete it; a wish in vain, what somebody does not hold.
    final=frozenset({"add", "wish"}),
    invariants=invariants,
)

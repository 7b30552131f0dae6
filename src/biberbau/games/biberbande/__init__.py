"""Biberbande."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import GameKind
from . import invariants, judgement, options, position, rules, state
from .actions import TABLE
from .deck import FACE_NAMES, UNKNOWN
from .planes import PLANES

GAME = GameKind(
    id="biberbande",
    title="Biberbande",
    credit="Monty and Ann Stambler, AMIGO 2002",
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
    # E31, E33: a card is turned up or laid back, a swap is carried out, a knock heard (and not to knock, too).
    final=frozenset({"hide", "take", "put", "get", "knock", "pass"}),
    invariants=invariants,
)

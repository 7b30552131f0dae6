"""Biber Gang: displays of eight cards, swimming beavers, as few points as possible."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import GameKind
from . import invariants, judgement, options, position, rules, state
from .actions import TABLE
from .deck import FACES, UNKNOWN, card_name
from .planes import PLANES

GAME = GameKind(
    id="biber_gang",
    title="Biber Gang",
    credit="Haim Shafir, AMIGO 2020",
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
    invariants=invariants,
    pile_faces=tuple(card_name(face) for face in range(FACES)),
    pile_in_order=True,
    simultaneous=frozenset((state.CHOOSE_FLIPS, state.LOOK_BACK)),
)

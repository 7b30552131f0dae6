"""Biber Gang: displays of eight cards, swimming beavers, as few points as possible."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import facts, invariants, judgement, options, position, reasons, rules, state
from .actions import TABLE
from .deck import NAMES, card_name
from .planes import ENCODED, PLANES

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
    reasons=reasons.Why,
    judgement=judgement,
    habits=judgement,
    facts=facts,
    encoded=ENCODED,
    planes=PLANES,
    unknown_card=UNKNOWN,
    card_name=card_name,
    events=state.Ev,
    to_document=position.to_document,
    from_document=position.from_document,
    invariants=invariants,
    pile_faces=NAMES,
    pile_in_order=True,
    simultaneous=frozenset((state.Frame.CHOOSE_FLIPS, state.Frame.LOOK_BACK)),
    plain=frozenset({"flip", "draw", "discard", "leave", "next"}),
    enough=frozenset({"next"}),
)

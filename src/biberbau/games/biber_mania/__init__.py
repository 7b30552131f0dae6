"""Biber-Mania."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import facts, invariants, judgement, options, position, reasons, rules, state
from .actions import TABLE
from .deck import NAMES, card_name
from .forced import forced
from .planes import ENCODED, PLANES

GAME = GameKind(
    id="biber_mania",
    title="Biber-Mania",
    credit="Rajiva Stevenson & Petra Döge, 2021",
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
    pile_faces=NAMES,
    lacks=position.lacks,
    # A discard that is begun tells that the hand can complete it; a wish in vain, what somebody does not hold.
    final=frozenset({"add", "wish"}),
    invariants=invariants,
    parts=frozenset({"add"}),
    forced=forced,
    plain=frozenset({"draw", "pass", "deal", "next"}),
    enough=frozenset({"deal", "next"}),
)

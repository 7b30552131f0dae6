"""New Game: one card for everybody, one decision; the highest card wins."""

from __future__ import annotations

from pathlib import Path

from biberbau.kernel.cards import UNKNOWN
from biberbau.kernel.game import GameKind

from . import actions, deck, invariants, judgement, observation_spec, options, position, reasons, rules, state

GAME = GameKind(
    id="new_game",
    title="New Game",
    credit="nobody yet",
    contract=1,
    folder=Path(__file__).parent,
    options=options.OPTIONS,
    dtype=state.DTYPE,
    actions=actions.TABLE,
    rules=rules,
    reasons=reasons.Why,
    judgement=judgement,
    encoded=observation_spec.ENCODED,
    planes=observation_spec.PLANES,
    unknown_card=UNKNOWN,
    card_name=deck.card_name,
    events=state.Ev,
    to_document=position.to_document,
    from_document=position.from_document,
    invariants=invariants,
    pile_faces=deck.NAMES,
)

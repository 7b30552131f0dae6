"""Biber Gang: displays of eight cards, swimming beavers, as few points as possible."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import document
from .check import invariants
from .rules import facts, judgement, net_inputs, options, reasons, state
from .rules import game as rules
from .rules.actions import TABLE
from .rules.deck import NAMES, card_name
from .rules.observation_spec import ENCODED, PLANES

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
    rollout_policy=judgement,
    net_inputs=net_inputs,
    facts=facts,
    encoded=ENCODED,
    planes=PLANES,
    unknown_card=UNKNOWN,
    card_name=card_name,
    events=state.Ev,
    to_document=document.to_document,
    from_document=document.from_document,
    lacks=document.lacks,
    deck=document.deck_of,
    deck_options=(("highest", "copies"), ("beavers",)),
    invariants=invariants,
    pile_faces=NAMES,
    pile_in_order=True,
    simultaneous=frozenset((state.Frame.CHOOSE_FLIPS, state.Frame.LOOK_BACK)),
    plain=frozenset({"flip", "draw", "discard", "leave", "next"}),
    enough=frozenset({"next"}),
)

"""Biber-Mania."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import document
from .check import invariants
from .forced import forced
from .rules import facts, judgement, net_inputs, options, reasons, state
from .rules import game as rules
from .rules.actions import TABLE
from .rules.deck import NAMES, card_name
from .rules.observation_spec import ENCODED, PLANES

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
    pile_faces=NAMES,
    lacks=document.lacks,
    deck=document.deck_of,
    deck_options=(("highest", "copies"), ("action_copies",), ("jokers",)),
    # A discard that is begun tells that the hand can complete it; a wish in vain, what somebody does not hold.
    final=frozenset({"add", "wish"}),
    invariants=invariants,
    parts=frozenset({"add"}),
    forced=forced,
    plain=frozenset({"draw", "pass", "deal", "next"}),
    enough=frozenset({"deal", "next"}),
)

"""Biberbande."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import document
from .check import invariants
from .forced import forced
from .rules import facts, judgement, memory, net_inputs, options, reasons, state
from .rules import game as rules
from .rules.actions import TABLE
from .rules.deck import NAMES, card_name
from .rules.observation_spec import ENCODED, PLANES

GAME = GameKind(
    id="biberbande",
    title="Biberbande",
    credit="Monty & Ann Stambler, AMIGO 2002",
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
    deck_options=(("highest", "copies", "highest_copies"), ("swaps",), ("peeks",), ("draw_twos",)),
    pile_faces=NAMES,
    # E31, E33: a card is turned up or laid back, a swap is carried out, a knock heard (and not to knock, too).
    final=frozenset({"hide", "take", "put", "get", "knock", "pass"}),
    memory=memory,
    invariants=invariants,
    forced=forced,
    plain=frozenset({"draw", "discard", "put", "give", "peek", "use", "hide", "pass", "deal", "next"}),
    enough=frozenset({"deal", "next"}),
)

"""Frantic."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import ahead, document, questions
from .check import invariants
from .forced import forced
from .rules import facts, judgement, knowledge, options, reasons, state
from .rules import game as rules
from .rules.actions import TABLE
from .rules.deck import EVENT_TITLES, NAMES, card_name
from .rules.observation_spec import ENCODED, PLANES

GAME = GameKind(
    id="frantic",
    version=1,
    title="Frantic",
    credit="Rulefactory 2014 (Frantic + Troublemaker)",
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
    questions=questions,
    knowing=knowledge,
    facts=facts,
    encoded=ENCODED,
    planes=PLANES,
    unknown_card=UNKNOWN,
    card_name=card_name,
    events=state.Ev,
    to_document=document.to_document,
    from_document=document.from_document,
    invariants=invariants,
    pile_faces=NAMES,
    deck=document.deck_of,
    deck_options=(("deck",),),
    event_titles=EVENT_TITLES,
    # What somebody lays, gives or leaves tells what the hand holds, and no answer is given twice.
    final=frozenset({"pick", "pass"}),
    said_instead={"family": ("fuck you", "no comment")},
    forced=forced,
    ahead=ahead,
    plain=frozenset({"draw", "pass", "wish", "ok", "deal", "next"}),
    enough=frozenset({"ok", "deal", "next"}),
)

"""Beasty Bar: New Beasts in Town, with the base set and mixed sets."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import ahead, document
from .check import invariants
from .forced import forced
from .rules import facts, judgement, options, state
from .rules import game as rules
from .rules.actions import TABLE
from .rules.deck import card_name
from .rules.observation_spec import ENCODED, PLANES
from .rules.reasons import Why

GAME = GameKind(
    id="beasty_bar",
    title="Beasty Bar: New Beasts in Town",
    credit="Stefan Kloß & Anna Oppolzer, Zoch Verlag 2015",
    version=1,
    folder=Path(__file__).parent,
    options=options.OPTIONS,
    check_options=options.check,
    fewest_win=options.fewest_win,
    dtype=state.DTYPE,
    actions=TABLE,
    rules=rules,
    reasons=Why,
    judgement=judgement,
    facts=facts,
    encoded=ENCODED,
    planes=PLANES,
    unknown_card=UNKNOWN,
    card_name=card_name,
    events=state.Ev,
    to_document=document.to_document,
    from_document=document.from_document,
    deck=document.deck_of,
    deck_options=(("set", "animals"),),
    points=document.points_of,
    points_options=("low_points", "middle_points", "high_points"),
    invariants=invariants,
    forced=forced,
    ahead=ahead,
)

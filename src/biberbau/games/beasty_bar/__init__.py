"""Beasty Bar: New Beasts in Town, with the base set and mixed sets."""

from __future__ import annotations

from pathlib import Path

from ...kernel.cards import UNKNOWN
from ...kernel.game import GameKind
from . import facts, invariants, judgement, options, position, rules, state
from .actions import TABLE
from .deck import card_name
from .forced import forced
from .planes import ENCODED, PLANES
from .reasons import Why

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
    to_document=position.to_document,
    from_document=position.from_document,
    invariants=invariants,
    forced=forced,
)

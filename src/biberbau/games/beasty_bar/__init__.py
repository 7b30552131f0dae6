"""Beasty Bar: New Beasts in Town, with the base set and mixed sets."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import GameKind
from . import invariants, judgement, options, position, rules, state
from .actions import TABLE
from .deck import UNKNOWN
from .planes import PLANES

GAME = GameKind(
    id="beasty_bar",
    title="Beasty Bar: New Beasts in Town",
    credit="Stefan Kloß and Anna Oppolzer, Zoch Verlag 2015",
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
)

"""Frantic."""

from __future__ import annotations

from pathlib import Path

from ...kernel.game import GameKind
from . import judgement, options, position, rules, state
from .actions import TABLE
from .deck import EVENT_TITLES, FACE_NAMES, UNKNOWN
from .planes import PLANES

GAME = GameKind(
    id="frantic",
    version=1,
    title="Frantic",
    credit="Rulefactory 2014, with the Troublemaker add-on",
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
    pile_faces=FACE_NAMES,
    event_titles=EVENT_TITLES,
    # What somebody lays, gives or leaves tells what the hand holds, and no answer is given twice.
    final=frozenset({"pick", "pass"}),
    said_instead={"family": ("fuck you", "no comment")},
)

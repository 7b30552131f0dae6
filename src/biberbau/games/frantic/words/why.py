"""Why an action is not legal now, with the rule or the ruling behind it."""

from __future__ import annotations

from enum import IntEnum

from ....kernel.actions import Action
from ....match.position import Position
from ...common.catalogues.catalogue import Part
from ...common.words.ask import explain
from ...common.words.plain import now, once
from ..rules import actions as act
from ..rules import deck
from ..rules.reasons import Why
from ..rules.specials import REACTION
from ..rules.state import Frame
from .ask import ask, called, frame_of, is_family, other_seat
from .labels import face_of, named
from .names import SAYS, cards, kind, player
from .status import demand

WHY = SAYS.family("why", (why.name for why in Why if why))
_REACTION: dict[int, int] = dict(
    zip((Frame.COUNTER, Frame.LUCKY, Frame.NICE), map(int, REACTION), strict=True)
)
"""The card that answers, by the question."""


def why_not(view: Position, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _told)


def _always(view: Position, lang: str) -> dict[str, Part]:
    """The parts of every reason."""
    state = now(view)
    return {
        "ask": ask(view, lang),
        "demand": demand(state),
        "cards": cards(int(state.hand_n[frame_of(state).seat])),
        "colour": deck.COLOURS[state.last_colour] if state.last_colour >= 0 else "",
    }


def _told(view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
    """The reason's sentence, filled in."""
    state, frame = now(view), frame_of(now(view))
    other = act.SEAT_LETTERS.index(chosen.argument) if chosen.word == "seat" else other_seat(view)
    parts: dict[str, Part] = {
        **once(view, ("why", lang), lambda: _always(view, lang)),
        "name": player(once(view, ("called", lang), lambda: called(view, lang, None))[other], lang),
        **named(chosen, is_family(state)),
    }
    if "card" in parts:
        parts["n"] = int(deck.NUMBER_OF[face_of(chosen)])
    if frame.kind in _REACTION:
        parts["kind"] = kind(int(deck.KIND_OF[_REACTION[frame.kind]]))
    return SAYS(lang, WHY[Why(reason).name], **parts)

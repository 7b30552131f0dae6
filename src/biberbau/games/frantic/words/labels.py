"""The labels of actions, for buttons."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.actions import Action
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import checked
from ...common.words.plain import now
from ..rules import actions as act
from ..rules import deck
from ..rules.state import Frame, State
from .ask import called, frame_of, is_family, other_seat
from .names import SAYS, card, colour, event, kind, number, player

_WORD = SAYS.family("label", act.TABLE.first)
_PLAY: dict[int, str] = dict.fromkeys((Frame.COUNTER, Frame.LUCKY, Frame.NICE), "label-throw-in")
_PICK: dict[int, str] = {
    Frame.GIVING: "label-give",
    Frame.SCATTERING: "label-give",
    Frame.DISCARDING: "label-discard",
    Frame.LAYING: "label-lay",
}
_PASS: dict[int, str] = {
    Frame.TURN: "label-no-play",
    Frame.WISHING: "label-no-wish",
    Frame.TARGET: "label-no-target",
    Frame.COUNTER: "label-no-reaction",
    Frame.LUCKY: "label-no-reaction",
    Frame.NICE: "label-no-reaction",
    Frame.SCATTERING: "label-enough",
    Frame.DARING: "label-shrink",
}
_WISH: dict[int, str] = {Frame.COLOURING: "label-colour"}
_OTHERWISE = {"play": _PLAY, "pick": _PICK, "pass": _PASS, "wish": _WISH}
"""The labels for kinds of actions when these questions are asked."""


def face_of(chosen: Action) -> int:
    """The card that an action names."""
    return deck.NAMES.index(chosen.argument)


def wished(argument: str) -> Phrase:
    """The wish: "Rot", "eine 5"."""
    return colour(deck.COLOURS.index(argument)) if argument in deck.COLOURS else number(int(argument))


def _key(state: State, word: str) -> str:
    """Key of a label."""
    frame = frame_of(state)
    if word == "pass" and frame.kind == Frame.DISCARDING and frame.b:
        return "label-no-discard"
    if word == "seat" and frame.kind == Frame.TARGET:
        return "label-one-card" if frame.a == deck.FANTASTIC_FOUR else "label-hit"
    if word == "seat" and frame.kind == Frame.CHOOSING_PERSON and frame.a == deck.DISTRIBUTOR:
        return "label-hand-of"
    return _OTHERWISE.get(word, {}).get(frame.kind, _WORD[word])


def named(chosen: Action, family: bool) -> dict[str, Part]:
    """The argument of an action, except for a player."""
    word, argument = chosen.word, chosen.argument
    if word in ("play", "pick"):
        return {"card": card(face_of(chosen), family)}
    if word == "wish":
        return {"wish": wished(argument)}
    if word == "as":
        return {"kind": kind(deck.KIND_NAMES.index(argument))}
    return {"event": event(deck.EVENT_TITLES.index(argument))} if word == "event" else {}


def action(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """A short label for a button; ``names``: of the seats (default: colours)."""
    checked(lang)
    state, frame = now(view), frame_of(now(view))
    other = act.SEAT_LETTERS.index(chosen.argument) if chosen.word == "seat" else other_seat(view)
    parts = {"name": player(called(view, lang, names)[other], lang), **named(chosen, is_family(state))}
    if chosen.word == "seat" and frame.kind == Frame.TARGET:
        parts["kind"] = kind(frame.a, is_family(state))
    return SAYS(lang, _key(state, chosen.word), **parts)

"""What an action is called on its button."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...match.view import View
from ..wording import Text, checked, say
from . import deck
from .actions import SEAT_LETTERS
from .deck import COLOURS, EVENT_TITLES, FACE_NAMES, KIND_NAMES
from .state import (
    CHOOSING_PERSON,
    COLOURING,
    COUNTER,
    DARING,
    DISCARDING,
    GIVING,
    LAYING,
    LUCKY,
    NICE,
    SCATTERING,
    TARGET,
    TURN,
    WISHING,
)
from .words_ask import called, frame_of, is_family, other_seat
from .words_events import event_name
from .words_names import a_card, bare_card, colour_name, kind_name, whom, whose
from .words_status import number_name

LABEL: dict[str, Text] = {
    "play": {"de": "{Card} legen", "en": "Play {card}"},
    "throw_in": {"de": "{Card} reinwerfen", "en": "Throw in {card}"},
    "pick": {"de": "{Card} nehmen", "en": "Take {card}"},
    "give": {"de": "{Card} hergeben", "en": "Give {card}"},
    "discard": {"de": "{Card} abwerfen", "en": "Discard {card}"},
    "lay": {"de": "{Card} hinlegen", "en": "Lay {card} down"},
    "seat": {"de": "{Name}", "en": "{Name}"},
    "hit": {"de": "{Kind} gegen {name}", "en": "{Kind} against {name}"},
    "one_card": {"de": "Eine Karte für {name}", "en": "One card for {name}"},
    "hand_of": {"de": "Die Karten {whose}", "en": "{Whose} cards"},
    "wish": {"de": "{Wish} wünschen", "en": "Wish for {wish}"},
    "colour": {"de": "Weiter mit {wish}", "en": "Go on with {wish}"},
    "as": {"de": "Als {kind}", "en": "As {kind}"},
    "event": {"de": "{Event} ausführen", "en": "Execute {event}"},
    "draw": {"de": "Ziehen", "en": "Draw"},
    "pass": {"de": "Weiter", "en": "Go on"},
    "no_play": {"de": "Nichts legen", "en": "Play nothing"},
    "no_wish": {"de": "Nichts wünschen", "en": "Wish for nothing"},
    "no_target": {"de": "Niemanden treffen", "en": "Hit nobody"},
    "no_reaction": {"de": "Nichts reinwerfen", "en": "Throw in nothing"},
    "enough": {"de": "Genug für {name}", "en": "Enough for {name}"},
    "no_discard": {"de": "Nichts mehr abwerfen", "en": "Discard nothing more"},
    "shrink": {"de": "Kneifen", "en": "Shrink"},
    "dare": {"de": "Seppuku wagen", "en": "Risk Seppuku"},
    "ok": {"de": "Genug gesehen", "en": "Seen enough"},
    "deal": {"de": "Karten geben", "en": "Deal"},
    "next": {"de": "Weiter", "en": "Go on"},
}
PASS_LABEL: dict[int, str] = {
    TURN: "no_play",
    WISHING: "no_wish",
    TARGET: "no_target",
    COUNTER: "no_reaction",
    LUCKY: "no_reaction",
    NICE: "no_reaction",
    SCATTERING: "enough",
    DARING: "shrink",
}
PICK_LABEL: dict[int, str] = {GIVING: "give", SCATTERING: "give", DISCARDING: "discard", LAYING: "lay"}


def face_of(chosen: Action) -> int:
    """The card that an action names."""
    return FACE_NAMES.index(chosen.argument)


def wished(argument: str, lang: str) -> str:
    """What is wished for: "Rot", "eine 5"."""
    if argument in COLOURS:
        return colour_name(COLOURS.index(argument), lang)
    return number_name(int(argument), lang)


def action(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """Short text for a button; ``names``: what the seats are called (else their colours)."""
    checked(lang)
    state, frame = view.state, frame_of(view.state)
    seats = called(view, lang, names)
    word, family = chosen.word, is_family(state)
    parts: dict[str, object] = {"name": whom(seats[other_seat(state)], lang)}
    key = word
    if word in ("play", "pick"):
        name = bare_card if lang == "de" else a_card
        parts["card"] = name(face_of(chosen), lang, family=family)
        if word == "play":
            key = "throw_in" if frame.kind in (COUNTER, LUCKY, NICE) else "play"
        else:
            key = PICK_LABEL.get(frame.kind, "pick")
    elif word == "seat":
        other = seats[SEAT_LETTERS.index(chosen.argument)]
        parts |= {"name": whom(other, lang), "whose": whose(other, lang)}
        if frame.kind == TARGET:
            key = "one_card" if frame.a == deck.FANTASTIC_FOUR else "hit"
            parts["kind"] = kind_name(frame.a, lang, family)
        elif frame.kind == CHOOSING_PERSON and frame.a == deck.DISTRIBUTOR:
            key = "hand_of"
    elif word == "wish":
        key = "colour" if frame.kind == COLOURING else "wish"
        parts["wish"] = wished(chosen.argument, lang)
    elif word == "as":
        parts["kind"] = kind_name(KIND_NAMES.index(chosen.argument), lang)
    elif word == "event":
        parts["event"] = event_name(EVENT_TITLES.index(chosen.argument), lang)
    elif word == "pass":
        key = PASS_LABEL.get(frame.kind, "pass")
        if frame.kind == DISCARDING and frame.b:
            key = "no_discard"
    return say(LABEL[key], lang, **parts)

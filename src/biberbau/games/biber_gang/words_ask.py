"""Decisions in words: what is asked, what an action brings about, and why another is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kernel.actions import Action
from ...kernel.numbers import whole_number
from ...kernel.stack import KIND, SEAT, A, decides
from ...match.view import View
from ..wording import (
    ACC,
    WHY_NOBODY,
    Text,
    addressed,
    checked,
    points,
    say,
)
from ..words_ask import carried_out, explain, must_be_legal
from . import options as opt
from . import state as ev
from .deck import BEAVER, NONE, ROUNDS, UNKNOWN
from .state import CHOOSE_FLIPS, COLUMNS, DRAW_CARD, LOOK_BACK, SLOTS, SWIM_TO, TURN_ONE, USE_CARD
from .words_names import card, place
from .words_story import Narrator

ASK: dict[str, Text] = {
    "over": WHY_NOBODY["over"],
    "flips": {
        "de": "Such dir zwei Karten aus, die du aufdeckst.",
        "en": "Pick two of your cards to turn over.",
    },
    "second_flip": {"de": "Such die zweite Karte aus.", "en": "Pick the second card."},
    "draw": {
        "de": "Zieh vom Zugstapel, oder nimm {top} vom Ablagestapel.",
        "en": "Draw from the deck, or take {top} from the discard pile.",
    },
    "use": {
        "de": "Tausch {drawn} gegen eine deiner Karten, oder wirf {it} ab.",
        "en": "Swap one of your cards for {drawn}, or discard it.",
    },
    "use_back": {
        "de": "Tausch {drawn} gegen eine deiner Karten, oder leg {it} zurück.",
        "en": "Swap one of your cards for {drawn}, or put it back.",
    },
    "use_must": {
        "de": "Tausch {drawn} gegen eine deiner Karten.",
        "en": "Swap one of your cards for {drawn}.",
    },
    "turn_one": {"de": "Deck eine verdeckte Karte auf.", "en": "Turn over a face-down card."},
    "turn_or_leave": {
        "de": "Deck deine letzte Karte auf, oder lass sie verdeckt.",
        "en": "Turn over your last card, or leave it face down.",
    },
    "swim": {
        "de": "Wohin schwimmt der Biber? Such eine verdeckte Karte aus.",
        "en": "Where does the beaver swim? Pick a face-down card.",
    },
    "look_back": {
        "de": "Runde {n} von {rounds} bringt dir {points}. Schau dich um, dann geht es weiter.",
        "en": "Round {n} of {rounds} brings you {points}. Have a look around, then go on.",
    },
    "last_turn": {"de": "Dein letzter Zug:", "en": "Your last turn:"},
}
WAIT: dict[int, Text] = {
    CHOOSE_FLIPS: {
        "de": "{who} sucht zwei Karten zum Aufdecken aus.",
        "en": "{who} is picking two cards to turn over.",
    },
    DRAW_CARD: {
        "de": "{who} überlegt: Zugstapel oder Ablagestapel?",
        "en": "{who} is thinking: deck or discard pile?",
    },
    USE_CARD: {
        "de": "{who} überlegt, wohin {drawn} kommt.",
        "en": "{who} is thinking about where {drawn} goes.",
    },
    TURN_ONE: {"de": "{who} deckt noch eine Karte auf.", "en": "{who} is turning over a card."},
    SWIM_TO: {
        "de": "{who} sucht aus, wohin der Biber schwimmt.",
        "en": "{who} is choosing where the beaver swims.",
    },
    LOOK_BACK: {"de": "{who} schaut sich noch um.", "en": "{who} is still having a look around."},
}
LABEL: dict[str, Text] = {
    "flip": {"de": "Aufdecken ({place})", "en": "Turn over ({place})"},
    "draw deck": {"de": "Vom Zugstapel ziehen", "en": "Draw from the deck"},
    "draw discard": {"de": "{Top} vom Ablagestapel nehmen", "en": "Take {top} from the discard pile"},
    "place": {"de": "Gegen {old} tauschen ({place})", "en": "Swap for {old} ({place})"},
    "place_down": {
        "de": "Gegen die verdeckte tauschen ({place})",
        "en": "Swap for the face-down card ({place})",
    },
    "place_swim": {"de": "Den Biber schwimmen lassen ({place})", "en": "Let the beaver swim ({place})"},
    "discard": {"de": "{Drawn} abwerfen", "en": "Discard {drawn}"},
    "put_back": {"de": "{Drawn} zurücklegen", "en": "Put {drawn} back"},
    "leave": {"de": "Verdeckt lassen", "en": "Leave it face down"},
    "swim": {"de": "Hierhin schwimmen ({place})", "en": "Swim here ({place})"},
    "next": {"de": "Weiter", "en": "Go on"},
}
BRINGS: dict[str, Text] = {
    "secret_flip": {
        "de": "Aufgedeckt wird erst, wenn alle ausgesucht haben.",
        "en": "It is turned over when everybody has picked.",
    },
    "together": {
        "de": "Dann decken alle gleichzeitig auf, und die größte Summe fängt an.",
        "en": "Then all turn over together, and the largest sum begins.",
    },
    "looks": {
        "de": "Du siehst dir die oberste Karte an; die anderen erfahren noch nichts.",
        "en": "You look at the top card; the others don't get to know it yet.",
    },
    "counted": {"de": "Dann wird gezählt.", "en": "Then it is counted."},
    "next": {"de": "Die nächste Runde wird ausgeteilt.", "en": "The next round is dealt."},
    "wait": {
        "de": "Die nächste Runde beginnt, sobald alle weitergehen.",
        "en": "The next round begins as soon as everybody goes on.",
    },
    "then": {"de": "Danach: {ask}", "en": "Then: {ask}"},
}
WHY: dict[str, Text] = {
    "chosen": {
        "de": "Diese Karte hast du schon ausgesucht; nimm eine andere.",
        "en": "You have picked this card already; choose another one.",
    },
    "open": {
        "de": "Diese Karte liegt schon offen; aufdecken kannst du nur verdeckte.",
        "en": "This card is face up already; only face-down ones can be turned over.",
    },
    "flip_after": {
        "de": "Aufdecken darfst du nur, wenn du die gezogene Karte vorher abwirfst.",
        "en": "You may turn one over only after discarding the card that you drew.",
    },
    "draw_first": {
        "de": "Zieh erst eine Karte: vom Zugstapel oder vom Ablagestapel.",
        "en": "Draw a card first: from the deck or from the discard pile.",
    },
    "drawn": {
        "de": "Du hast in diesem Zug schon gezogen, und gezogen wird nur einmal.",
        "en": "You have drawn already, and one card a turn is all you get.",
    },
    "locked": {
        "de": "Zwei Biber übereinander bleiben bis zum Ende der Runde zusammen (G16).",
        "en": "Two beavers above each other stay together until the round ends (G16).",
    },
    "beaver_stays": {
        "de": "An diesem Tisch weicht ein Biber nur einer Karte, die seinen Wert hat (G8); jetzt ist das {value}.",
        "en": "At this table a beaver gives way only to a card of its own value (G8); that is {value} now.",
    },
    "beaver_waits": {
        "de": "An diesem Tisch weicht ein Biber nur einer Karte, die seinen Wert hat (G8), und der ist noch verdeckt.",
        "en": "At this table a beaver gives way only to a card of its own value (G8), which is still face down.",
    },
    "must_place": {
        "de": "An diesem Tisch muss in deine Auslage, was du vom Ablagestapel nimmst (G5).",
        "en": "At this table what you take from the discard pile has to go into your display (G5).",
    },
    "leave_many": {
        "de": "Verdeckt lassen darfst du nur die allerletzte; bei dir liegen noch {count} verdeckt.",
        "en": "Only the very last one may stay face down; you still have {count}.",
    },
    "leave_after": {
        "de": "Wirf erst die gezogene Karte ab, dann darfst du die letzte verdeckt lassen.",
        "en": "Discard the card that you drew first, then you may leave the last one face down.",
    },
    "swim_open": {
        "de": "Dort liegt alles offen: Ein Biber schwimmt nur zu einer verdeckten Karte (G11).",
        "en": "That one is face up: a beaver swims only to a face-down card (G11).",
    },
    "swim_how": {
        "de": "Ein Biber schwimmt nur, wenn du eine Karte mit seinem Wert an seine Stelle legst.",
        "en": "A beaver swims only when you put a card of its value in its place.",
    },
    "next": {
        "de": "Die Runde läuft noch; weiter geht es, wenn sie gezählt ist.",
        "en": "The round is still on; you can go on when it has been counted.",
    },
    "first": WHY_NOBODY["first"],
}
_HIDDEN_FROM_HERE = (ev.DRAWS, ev.REVEALS, ev.SCORES)


def _pile_top(view: View) -> int:
    return int(view.state.pile[view.state.pile_n - 1]) if view.state.pile_n else UNKNOWN


def _is_up(view: View, seat: int, slot: int) -> bool:
    return bool(int(view.state.up[seat]) >> slot & 1)


def _face_down(view: View, seat: int) -> int:
    return sum(not _is_up(view, seat, slot) for slot in range(SLOTS))


def beaver_value(view: View, seat: int, slot: int) -> int:
    """What the face-up beaver in a slot stands for: the face-up card of its column, UNKNOWN while that is face down."""
    other = slot ^ COLUMNS
    return int(view.state.display[seat, other]) if _is_up(view, seat, other) else UNKNOWN


def swims_off(view: View, slot: int) -> bool:
    """Whether placing the drawn card there makes a beaver swim."""
    seat = decides(view.state, SEAT)
    beaver = _is_up(view, seat, slot) and view.state.display[seat, slot] == BEAVER
    return (
        beaver
        and view.state.drawn not in (BEAVER, UNKNOWN)
        and beaver_value(view, seat, slot) == view.state.drawn
    )


def ask(view: View, lang: str) -> str:
    """What the seat that decides is asked, addressed to it."""
    kind, seat, state = decides(view.state, KIND), decides(view.state, SEAT), view.state
    drawn = card(int(state.drawn), lang, ACC)
    parts: dict[str, object] = {"top": card(_pile_top(view), lang, ACC), "drawn": drawn}
    key = {
        CHOOSE_FLIPS: "flips",
        DRAW_CARD: "draw",
        USE_CARD: "use",
        TURN_ONE: "turn_one",
        SWIM_TO: "swim",
    }.get(kind, "over")
    if kind == CHOOSE_FLIPS and decides(view.state, A):
        key = "second_flip"
    elif kind == USE_CARD:
        parts["it"] = "ihn" if state.drawn == BEAVER else "sie"
        if state.origin == ev.FROM_PILE:
            key = "use_must" if state.option[opt.DISCARD_TAKE_MUST_SWAP] else "use_back"
    elif kind == TURN_ONE and _face_down(view, seat) == 1:
        key = "turn_or_leave"
    elif kind == LOOK_BACK:
        n = int(state.round_n)
        brought = points(int(state.points[n - 1, seat]), lang)
        key, parts = "look_back", {"n": n, "rounds": ROUNDS, "points": brought}
    text = say(ASK[key], lang, **parts)
    return f"{ASK['last_turn'][lang]} {text}" if kind == DRAW_CARD and state.closer != NONE else text


def prompt(view: View, names: Sequence[str], lang: str) -> str:
    """What must be decided now: addressed to the viewer if it is his turn, else who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    drawn = card(int(view.state.drawn), lang)
    if view.state.drawn == UNKNOWN:
        drawn = {"de": "die gezogene Karte", "en": "the drawn card"}[lang]
    return say(WAIT[decides(view.state, KIND)], lang, who=names[view.to_act], drawn=drawn)


def action(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """Short text for a button; none of them needs to name anybody."""
    checked(lang)
    word, argument = chosen.word, chosen.argument
    key, parts = chosen.word, {}
    if (number := whole_number(argument)) is not None:
        parts["place"] = place(number - 1, lang)
    if word == "draw":
        key, parts = chosen.notation, {"top": card(_pile_top(view), lang, ACC)}
    elif word == "place":
        slot, seat = int(argument) - 1, decides(view.state, SEAT)
        parts["old"] = card(int(view.state.display[seat, slot]), lang, ACC)
        if not _is_up(view, seat, slot):
            key = "place_down"
        elif swims_off(view, slot):
            key = "place_swim"
    elif word == "discard":
        parts["drawn"] = card(int(view.state.drawn), lang, ACC)
        key = "put_back" if view.state.origin == ev.FROM_PILE else word
    return say(LABEL[key], lang, **parts)


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits; it ends where chance or hidden cards begin.

    The action is really carried out, on a copy in which hidden cards are made up and then not told. Only legal actions
    have a consequence.
    """
    checked(lang)
    must_be_legal(view, chosen)
    assert view.seat is not None
    if decides(view.state, KIND) == CHOOSE_FLIPS:
        last = decides(view.state, A) == ev.FIRST_FLIPS - 1 and view.seat == view.game.players - 1
        return say(BRINGS["together" if last else "secret_flip"], lang)
    if chosen.word == "next":
        return say(BRINGS["next" if view.seat == view.game.players - 1 else "wait"], lang)
    state, happened = carried_out(view, chosen)
    told, hidden = [], NONE
    for event in happened:
        if event.kind in _HIDDEN_FROM_HERE:
            hidden = event.kind
            break
        told.append(event if event.knew >> view.seat & 1 else event._replace(card=UNKNOWN))
    sentences = Narrator.of(view.state, addressed(view.game.players, view.seat, lang, names), lang).tell(told)
    if hidden == ev.DRAWS:
        sentences.append(say(BRINGS["looks"], lang))
    elif hidden in (ev.REVEALS, ev.SCORES) and told[-1].kind not in (ev.DECK_ENDS, ev.LIMIT_ENDS):
        sentences.append(say(BRINGS["counted"], lang))
    elif view.game.actor(state) == view.seat and decides(state, KIND) in (USE_CARD, TURN_ONE, SWIM_TO):
        after = replace(view, state=state, to_act=view.seat, legal=())
        sentences.append(say(BRINGS["then"], lang, ask=ask(after, lang)))
    return " ".join(sentences)


def why_not(view: View, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _reason)


def _reason(view: View, chosen: Action, lang: str) -> str:
    """The game's own reason."""
    key, parts = _why(view, chosen, lang)
    return say(WHY[key], lang, **parts)


def _why(view: View, chosen: Action, lang: str) -> tuple[str, dict[str, object]]:
    """Key and parts of the reason."""
    word, kind, down = chosen.word, decides(view.state, KIND), _face_down(view, decides(view.state, SEAT))
    if kind == LOOK_BACK or (kind == CHOOSE_FLIPS and word != "flip"):
        return ("next", {}) if word == "next" else ("first", {"ask": ask(view, lang)})
    if word == "next":
        return "next", {}
    if word == "flip":
        return {CHOOSE_FLIPS: "chosen", TURN_ONE: "open", DRAW_CARD: "draw_first"}.get(kind, "flip_after"), {}
    if word == "draw":
        return "drawn", {}
    if word == "swim":
        return ("swim_open" if kind == SWIM_TO else "swim_how"), {}
    if word == "leave" and down > 1:
        return "leave_many", {"count": down}
    if kind == DRAW_CARD:
        return "draw_first", {}
    if kind != USE_CARD:
        return "first", {"ask": ask(view, lang)}
    if word == "leave":
        return "leave_after", {}
    if word == "discard":
        return "must_place", {}
    value = beaver_value(view, decides(view.state, SEAT), int(chosen.argument) - 1)
    if value == BEAVER:
        return "locked", {}
    return ("beaver_waits", {}) if value == UNKNOWN else ("beaver_stays", {"value": card(value, lang)})

"""Why an action is not possible now, with the rule or the ruling behind it."""

from __future__ import annotations

import numpy as np

from ...kernel.actions import Action
from ...match.view import View
from ..wording import WHY_NOBODY, Text, say, sentence
from ..words_ask import explain
from . import deck
from .actions import SEAT_LETTERS
from .deck import COLOURS, EVENT_TITLES, FACE_NAMES, KIND_NAMES, KIND_OF, NUMBER_OF
from .rules_hands import in_box
from .state import (
    BUYING,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOURING,
    COUNTER,
    DEAL_NEXT,
    DISCARDING,
    GIVING,
    LAYING,
    LUCKY,
    MIMIC,
    NICE,
    SCATTERING,
    STEALING,
    TARGET,
    TURN,
    WISHING,
)
from .words_ask import ask, called, frame_of, is_family, other_seat
from .words_events import event_name
from .words_names import a_card, bare_card, colour_name, how_many, kind_name, whom
from .words_status import demand

_REACTION = {COUNTER: deck.COUNTERATTACK, LUCKY: deck.LUCKY_BASTARD, NICE: deck.NICE_TRY}
_PICKING = (GIVING, STEALING, DISCARDING, LAYING, SCATTERING, BUYING)

WHY: dict[str, Text] = {
    "first": WHY_NOBODY["first"],
    # playing
    "not_held": {"de": "Du hast nichts davon auf der Hand: {bare}.", "en": "You don't hold that: {bare}."},
    "not_in_box": {
        "de": "An diesem Tisch ist diese Karte nicht dabei: {bare}.",
        "en": "That card is not in the game at this table: {bare}.",
    },
    "curse": {
        "de": "Den Curse kann man nicht spielen, nur weitergeben (F74).",
        "en": "The Curse can't be played, only passed on (F74).",
    },
    "ten": {
        "de": "Das geht nur mit genau zehn Karten, sie selbst mitgezählt; du hast {cards} (F72).",
        "en": "That takes exactly ten cards, itself included; you have {cards} (F72).",
    },
    "black": {
        "de": "Eine schwarze {n} passt nur auf eine {n} oder wenn die {n} gewünscht ist (F19). Jetzt passt: "
        "{demand}.",
        "en": "A black {n} goes only on that number or when it is wished for (F19). What goes now: {demand}.",
    },
    "number": {
        "de": "Es passt gleiche Farbe oder gleiche Zahl, und jetzt ist das: {demand}.",
        "en": "The same colour or the same number goes, and now that is: {demand}.",
    },
    "symbol": {
        "de": "Es passt gleiche Farbe oder gleiches Symbol, und jetzt ist das: {demand}.",
        "en": "The same colour or the same symbol goes, and now that is: {demand}.",
    },
    "reaction": {
        "de": "Jetzt hilft nur {kind} oder eine Mimicry an ihrer Stelle (F68).",
        "en": "Only {kind} helps now, or a Mimicry in its place (F68).",
    },
    # drawing, passing
    "draw_again": {
        "de": "Gezogen hast du schon: Leg eine Karte, oder lass es (F13, F14).",
        "en": "You have drawn already: play a card, or leave it (F13, F14).",
    },
    "draw_chance": {
        "de": "Nach 2nd Chance muss gelegt werden, wenn etwas passt (F64).",
        "en": "After 2nd Chance you must play if anything goes (F64).",
    },
    "draw_empty": {
        "de": "Der Stapel ist leer, und bei dir passt etwas: Das musst du legen (F32).",
        "en": "The stack is used up, and something of yours goes: play it (F32).",
    },
    "draw_turn": {
        "de": "Gezogen wird jetzt nicht. {ask}",
        "en": "This is no time to draw. {ask}",
    },
    "pass_turn": {
        "de": "Leg eine Karte oder zieh: Erst wer gezogen hat, darf es lassen (F14).",
        "en": "Play a card or draw: only who has drawn may leave it (F14).",
    },
    "pass_wish": {
        "de": "Hier muss gewünscht werden (F25, F26).",
        "en": "You have to make a wish here (F25, F26).",
    },
    "pass_four": {
        "de": "Angefangen ist angefangen: Alle vier Karten werden verteilt (F36).",
        "en": "You have begun: all four cards are dealt out (F36).",
    },
    "pass_target": {"de": "Diese Karte muss jemanden treffen.", "en": "This card has to hit somebody."},
    "pass_no_wish": {
        "de": "Ohne Wunsch musst du jemanden treffen: Eins von beidem bewirkt die Karte (F25).",
        "en": "Without a wish you must hit somebody: the card does one of the two (F25).",
    },
    "pass_cards": {
        "de": "Darum kommst du nicht herum: Such eine Karte aus.",
        "en": "There is no way around it: choose a card.",
    },
    # picking
    "pick_when": {
        "de": "Jetzt wird keine Karte ausgesucht. {ask}",
        "en": "This is no time to choose a card. {ask}",
    },
    "pick_not_there": {
        "de": "Bei {name} liegt das nicht: {bare}.",
        "en": "{Name} doesn't have that: {bare}.",
    },
    "pick_market": {
        "de": "Auf dem Markt liegt das nicht: {bare}.",
        "en": "That is not on the market: {bare}.",
    },
    "pick_rude": {
        "de": "Diese Karte gibt niemand absichtlich weiter; nur blind oder durch ein Ereignis wechselt sie die Hand "
        "(F53, "
        "F59).",
        "en": "Nobody passes that card on on purpose; only blindly or by an event does it change hands (F53, F59).",
    },
    "pick_curse": {
        "de": "Den Curse kann man nicht abwerfen (F74).",
        "en": "The Curse can't be discarded (F74).",
    },
    "pick_gamble": {
        "de": "Es muss eine Zahl in {colour} sein, der zuletzt gespielten Farbe (F101).",
        "en": "It must be a {colour} number: that is the colour last played (F101).",
    },
    # naming somebody
    "seat_when": {
        "de": "Jetzt wird niemand ausgesucht. {ask}",
        "en": "This is no time to choose anybody. {ask}",
    },
    "nobody_there": {"de": "Auf diesem Platz sitzt niemand.", "en": "Nobody sits on that seat."},
    "self": {
        "de": "Dich selbst darfst du damit nicht treffen (F28).",
        "en": "You must not hit yourself with it (F28).",
    },
    "self_event": {"de": "Es muss jemand anderes sein.", "en": "It has to be somebody else."},
    "equality": {
        "de": "Equality trifft nur, wer weniger Karten hat als du (F47).",
        "en": "Equality hits only those with fewer cards than you (F47).",
    },
    "skip": {
        "de": "{Name} muss schon aussetzen; noch einmal geht erst danach (F60).",
        "en": "{Name} is to miss a turn already; again only after that (F60).",
    },
    "shield": {
        "de": "Lucky Bastard: {name} hat mit diesem Ereignis nichts zu tun (F75).",
        "en": "Lucky Bastard: {name} has nothing to do with this event (F75).",
    },
    "hand_given": {
        "de": "Diese Hand ist schon vergeben oder muss noch für jemand anderen bleiben (F90).",
        "en": "That hand has been given away or must be left for somebody else (F90).",
    },
    "own_hand": {
        "de": "Die eigenen Karten darfst du nicht behalten (F90).",
        "en": "You must not keep your own cards (F90).",
    },
    "same": {"de": "Es müssen zwei verschiedene sein.", "en": "It takes two different players."},
    # wishing
    "wish_when": {"de": "Jetzt gibt es nichts zu wünschen. {ask}", "en": "This is no time for wishes. {ask}"},
    "wish_number": {
        "de": "Eine Zahl wünschen sich nur Fantastic und Fantastic Four (F26).",
        "en": "Only Fantastic and Fantastic Four wish for a number (F26).",
    },
    "wish_colour": {
        "de": "Mit dieser Farbe kann es hier nicht weitergehen (F33, F70).",
        "en": "The game can't go on with that colour here (F33, F70).",
    },
    # Mimicry, events
    "as_when": {"de": "Das wäre etwas für die Mimicry. {ask}", "en": "That is what a Mimicry does. {ask}"},
    "as_colour": {
        "de": "Als farbige Karte braucht die Mimicry eine Farbe, und gerade gilt keine (F69).",
        "en": "As a coloured card a Mimicry needs a colour, and none is in force (F69).",
    },
    "as_box": {
        "de": "{Kind} gibt es an diesem Tisch nicht.",
        "en": "There is no {kind} at this table.",
    },
    "event_when": {
        "de": "Ereignisse sucht sich hier niemand aus. {ask}",
        "en": "Nobody chooses events here. {ask}",
    },
    "event_self": {
        "de": "Repeat wiederholt sich nicht selbst (F116).",
        "en": "Repeat does not repeat itself (F116).",
    },
    "event_unseen": {
        "de": "{Event} wurde in dieser Runde noch nicht aufgedeckt (F116).",
        "en": "{Event} has not been uncovered in this round (F116).",
    },
    "event_other": {"de": "{Event} liegt nicht zur Wahl.", "en": "{Event} is not among those offered."},
    "dare": {"de": "Seppuku gibt es nur als Ereignis. {ask}", "en": "Seppuku comes only as an event. {ask}"},
    "ok": {"de": "Gerade liegen die Karten nicht offen. {ask}", "en": "The cards don't lie open now. {ask}"},
    "deal": {
        "de": "Neu gegeben wird erst, wenn die Runde gezählt ist.",
        "en": "Cards are dealt again when the round has been counted.",
    },
    "next": {
        "de": "Die Runde läuft noch; weiter geht es, wenn sie gezählt ist.",
        "en": "The round is still on; you can go on when it has been counted.",
    },
    "deal_other": {
        "de": "Die nächste Runde gibt jemand anderes: Schau dich um, und geh weiter.",
        "en": "Somebody else deals the next round: have a look around, and go on.",
    },
    "next_deal": {
        "de": "Alle haben geschaut: Du gibst die nächste Runde.",
        "en": "All have had their look: you deal the next round.",
    },
}


def why_not(view: View, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _reason)


def _reason(view: View, chosen: Action, lang: str) -> str:
    """The game's own reason."""
    state, frame, family = view.state, frame_of(view.state), is_family(view.state)
    seats = called(view, lang, None)
    other = SEAT_LETTERS.index(chosen.argument) if chosen.word == "seat" else other_seat(state)
    parts: dict[str, object] = {
        "ask": ask(view, lang),
        "demand": demand(state, lang),
        "cards": how_many(int(state.hand_n[frame.seat]), lang),
        "name": whom(seats[other], lang),
    }
    if chosen.word in ("play", "pick"):
        face = FACE_NAMES.index(chosen.argument)
        name = bare_card if lang == "de" else a_card
        parts |= {"bare": name(face, lang, family=family), "n": int(NUMBER_OF[face])}
    elif chosen.word == "as":
        parts["kind"] = kind_name(KIND_NAMES.index(chosen.argument), lang)
    elif chosen.word == "event":
        parts["event"] = event_name(EVENT_TITLES.index(chosen.argument), lang)
    if frame.kind in _REACTION:
        parts["kind"] = kind_name(_REACTION[frame.kind], lang)
    if state.last_colour >= 0:
        parts["colour"] = colour_name(int(state.last_colour), lang)
    return sentence(say(WHY[_why(view, chosen)], lang, **parts))


def _why(view: View, chosen: Action) -> str:
    """Key of the reason."""
    state, word = view.state, chosen.word
    kind = frame_of(state).kind
    if word in ("deal", "next"):
        if kind == DEAL_NEXT:
            return "deal_other" if word == "deal" else "next_deal"
        return word
    if kind == DEAL_NEXT:
        return "first"
    if word == "play":
        return _play(state, FACE_NAMES.index(chosen.argument))
    if word == "pick":
        return _pick(state, FACE_NAMES.index(chosen.argument)) if kind in _PICKING else "pick_when"
    if word == "seat":
        return _seat(view, SEAT_LETTERS.index(chosen.argument))
    if word == "wish":
        if kind == COLOURING and chosen.argument in COLOURS:
            return "wish_colour"
        return "wish_number" if kind == WISHING else "wish_when"
    if word == "as":
        if kind != MIMIC:
            return "as_when"
        return "as_colour" if _in_box(state, KIND_NAMES.index(chosen.argument)) else "as_box"
    if word == "event":
        return _event(state, EVENT_TITLES.index(chosen.argument))
    if word == "draw":
        return _draw(state)
    return _pass(state) if word == "pass" else word


def _in_box(state: np.record, kind: int) -> bool:
    return int(in_box(state, int(deck.FACE_OF_KIND[kind]))) > 0


def _play(state: np.record, face: int) -> str:
    frame = frame_of(state)
    if frame.kind in _REACTION:
        fitting = KIND_OF[face] in (_REACTION[frame.kind], deck.MIMICRY)
        if not fitting:
            return "reaction"
    elif frame.kind != TURN:
        return "first"
    if int(in_box(state, face)) == 0:
        return "not_in_box"
    if state.hand[frame.seat, face] <= 0:
        return "not_held"
    kind = int(KIND_OF[face])
    if kind == deck.CURSE:
        return "curse"
    if kind == deck.FUCK_YOU:
        return "ten"
    return {deck.NUMBER: "number", deck.BLACK: "black"}.get(kind, "symbol")


def _draw(state: np.record) -> str:
    kind, _, has_drawn, second_chance = frame_of(state)
    if kind != TURN:
        return "draw_turn"
    if has_drawn:
        return "draw_again"
    return "draw_chance" if second_chance else "draw_empty"


def _pass(state: np.record) -> str:
    kind, _, a, _ = frame_of(state)
    if kind == TURN:
        return "pass_turn"
    if kind == WISHING:
        return "pass_wish"
    if kind == TARGET:
        if a == deck.FANTASTIC_FOUR:
            return "pass_four"
        return (
            "pass_no_wish" if a in (deck.EQUALITY, deck.INEQUALITY, deck.SPECIAL_FAVOURS) else "pass_target"
        )
    return "pass_cards" if kind in _PICKING else "first"


def _pick(state: np.record, face: int) -> str:
    """A card that cannot be given, stolen, discarded, laid or taken."""
    kind, seat, _, _ = frame_of(state)
    if int(in_box(state, face)) == 0:
        return "not_in_box"
    if kind == BUYING:
        return "pick_market"
    if kind == STEALING:
        held = state.hand[other_seat(state), face] > 0
        return "pick_rude" if held else "pick_not_there"
    if state.hand[seat, face] <= 0:
        return "not_held"
    if kind == DISCARDING:
        return "pick_curse"
    return "pick_gamble" if kind == LAYING else "pick_rude"


def _seat(view: View, other: int) -> str:
    """Somebody who cannot be named."""
    state = view.state
    kind, seat, a, b = frame_of(state)
    if kind not in (TARGET, CHOOSING_PERSON):
        return "seat_when"
    if other >= view.game.players:
        return "nobody_there"
    if kind == TARGET:
        if other == seat:
            return "self"
        return "equality" if a == deck.EQUALITY else "skip"
    if int(state.shield) >> other & 1:
        return "shield"
    if a == deck.DISTRIBUTOR:
        return "own_hand" if other == b == seat else "hand_given"
    return "same" if a == deck.IDENTITY_THEFT else "self_event"


def _event(state: np.record, event: int) -> str:
    kind, _, a, _ = frame_of(state)
    if kind != CHOOSING_EVENT:
        return "event_when"
    if a != deck.REPEAT:
        return "event_other"
    return "event_self" if event == deck.REPEAT else "event_unseen"

"""Decisions in words: what is asked, what an action brings about, and why another is not possible."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

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
    joined,
    nth,
    points,
    say,
    seat_name,
    sentence,
)
from ..words_ask import carried_out, explain, must_be_legal
from . import options as opt
from . import state as ev
from .actions import SEAT_LETTERS
from .deck import DRAW_TWO, NONE, NUMBERS, PEEK, SWAP
from .state import (
    DEAL_NEXT,
    DRAWN,
    DRAWN_FIRST,
    END_OF_TURN,
    LOOK,
    OUTER,
    SWAPPING,
    TURN,
)
from .words_memory import aided, glimpsed, shown
from .words_names import a_card, card
from .words_story import Narrator

ASK: dict[str, Text] = {
    "over": WHY_NOBODY["over"],
    "look": {"de": "Merk dir: {cards}.", "en": "Remember: {cards}."},
    "look_nth": {"de": "deine {nth} ist {card}", "en": "your {nth} card is {card}"},
    "turn": {
        "de": "Zieh vom Zugstapel, oder nimm {top} vom Ablagestapel.",
        "en": "Draw from the deck, or take {top} from the discard pile.",
    },
    "turn_special": {
        "de": "Auf dem Ablagestapel liegt eine Sonderkarte: Zieh vom Zugstapel.",
        "en": "A special card lies on the discard pile: draw from the deck.",
    },
    "turn_empty": {
        "de": "Der Ablagestapel ist leer: Zieh vom Zugstapel.",
        "en": "The discard pile is empty: draw from the deck.",
    },
    "number": {
        "de": "Tausch eine deiner Karten gegen {drawn}, oder wirf sie ab{second}.",
        "en": "Swap one of your cards for {drawn}, or discard it{second}.",
    },
    "swap": {
        "de": "„Tauschen“: Such die eigene Karte aus, die du hergibst, oder wirf „Tauschen“ ab{second}.",
        "en": "A Swap: pick the card of your own that you give away, or discard the Swap{second}.",
    },
    "peek": {
        "de": "„Spähen“: Such die eigene Karte aus, die du dir ansiehst, oder wirf „Spähen“ ab{second}.",
        "en": "A Peek: pick the card of your own that you look at, or discard the Peek{second}.",
    },
    "draw_two": {
        "de": "„Zweimal ziehen“: Zieh weiter, oder wirf „Zweimal ziehen“ ab{second}.",
        "en": "A Draw two: go on drawing, or discard the Draw two{second}.",
    },
    "second": {"de": " und zieh eine zweite", "en": " and draw a second one"},
    "swapping": {
        "de": "Gegen wessen Karte tauschst du deine {nth}?",
        "en": "For whose card do you swap your {nth}?",
    },
    "end_of_turn": {
        "de": "Klopfen? Dann ist jeder andere noch einmal dran, du nicht mehr.",
        "en": "Knock? Then everybody else has one more turn, you don't.",
    },
    "deal": {
        "de": "Durchgang {n} bringt dir {points}. Schau dich um, dann gib neu.",
        "en": "Round {n} brings you {points}. Have a look around, then deal.",
    },
    "next": {
        "de": "Durchgang {n} bringt dir {points}. Schau dich um, dann geht es weiter.",
        "en": "Round {n} brings you {points}. Have a look around, then go on.",
    },
    "last_turn": {"de": "Dein letzter Zug:", "en": "Your last turn:"},
}
WAIT: dict[int, Text] = {
    LOOK: {"de": "{who} prägt sich noch etwas ein.", "en": "{who} is still memorising."},
    TURN: {
        "de": "{who} überlegt: Zugstapel oder Ablagestapel?",
        "en": "{who} is thinking: deck or discard pile?",
    },
    DRAWN: {
        "de": "{who} hat eine Karte vom Zugstapel auf der Hand.",
        "en": "{who} is holding a card from the deck.",
    },
    SWAPPING: {
        "de": "{who} sucht aus, gegen wessen Karte getauscht wird.",
        "en": "{who} is choosing with whom to swap.",
    },
    END_OF_TURN: {"de": "{who} überlegt: Klopfen oder nicht?", "en": "{who} is thinking: to knock or not?"},
    DEAL_NEXT: {
        "de": "Durchgang {n} ist gezählt. {who} schaut sich noch um.",
        "en": "Round {n} is counted. {who} is still having a look around.",
    },
}
LABEL: dict[str, Text] = {
    "hide": {"de": "Gemerkt", "en": "Got it"},
    "take": {"de": "{Top} nehmen für deine {nth}", "en": "Take {top} for your {nth} card"},
    "draw": {"de": "Vom Zugstapel ziehen", "en": "Draw from the deck"},
    "discard": {"de": "{Drawn} abwerfen", "en": "Discard {drawn}"},
    "put": {"de": "Gegen deine {nth} tauschen", "en": "Swap for your {nth} card"},
    "give": {"de": "Deine {nth} tauschen", "en": "Swap your {nth} card"},
    "get": {"de": "{Place}", "en": "{Place}"},
    "peek": {"de": "Deine {nth} ansehen", "en": "Look at your {nth} card"},
    "use": {"de": "Zweimal ziehen", "en": "Draw two"},
    "knock": {"de": "Klopfen", "en": "Knock"},
    "pass": {"de": "Nicht klopfen", "en": "Don't knock"},
    "deal": {"de": "Karten geben", "en": "Deal"},
    "next": {"de": "Weiter", "en": "Go on"},
}
BRINGS: dict[str, Text] = {
    "hide": {
        "de": "Die Karten liegen dann wieder verdeckt; merken musst du sie dir selbst.",
        "en": "The cards lie face down again; it is up to you to remember them.",
    },
    "hide_one": {
        "de": "Die Karte liegt dann wieder verdeckt; merken musst du sie dir selbst.",
        "en": "The card lies face down again; it is up to you to remember it.",
    },
    "hide_aided": {
        "de": "Du legst verdeckt zurück, was du angesehen hast.",
        "en": "You put back face down what you have looked at.",
    },
    "put": {
        "de": "Du tauschst deine {nth} Karte gegen {new}; was da lag, sehen dann alle.",
        "en": "You swap your {nth} card for {new}; then everybody sees what lay there.",
    },
    "draw": {
        "de": "Du siehst dir die oberste Karte an; die anderen erfahren sie nicht.",
        "en": "You look at the top card; the others don't get to know it.",
    },
    "discard": {"de": "Du wirfst {drawn} ab.", "en": "You discard {drawn}."},
    "no_effect": {
        "de": "Du wirfst {drawn} ab, ohne dass etwas passiert.",
        "en": "You discard {drawn}, and it does nothing.",
    },
    "second": {
        "de": "Dann ziehst du die zweite Karte, und die musst du nutzen oder abwerfen.",
        "en": "Then you draw the second card, which you have to use or discard.",
    },
    "give": {
        "de": "Deine {nth} Karte geht an jemand anderen; gegen welche, suchst du gleich aus.",
        "en": "Your {nth} card goes to somebody else; for which one, you choose next.",
    },
    "get": {
        "de": "Deine {nth} Karte und {place} tauschen die Plätze; niemand schaut hin.",
        "en": "Your {nth} card and {place} change places; nobody looks.",
    },
    "peek": {
        "de": "Du siehst dir deine {nth} Karte an und legst sie dann zurück.",
        "en": "You look at your {nth} card, then put it back.",
    },
    "use": {
        "de": "Du ziehst noch eine Karte; gefällt sie dir nicht, wirfst du sie ab und ziehst eine zweite.",
        "en": "You draw another card; if you don't like it, you discard it and draw a second one.",
    },
    "knock": {
        "de": "Letzte Runde: Jeder andere ist noch einmal dran, dann decken alle auf.",
        "en": "Last round: everybody else has one more turn, then all cards are turned up.",
    },
    "pass": {"de": "Der Durchgang läuft weiter.", "en": "The round goes on."},
    "deal": {"de": "Der nächste Durchgang wird ausgeteilt.", "en": "The next round is dealt."},
    "next": {
        "de": "Der nächste Durchgang beginnt, sobald alle weitergehen.",
        "en": "The next round begins as soon as everybody goes on.",
    },
    "counted": {"de": "Dann decken alle auf.", "en": "Then all cards are turned up."},
}
WHY: dict[str, Text] = {
    "first": WHY_NOBODY["first"],
    "take_special": {
        "de": "Eine Sonderkarte darf niemand vom Ablagestapel nehmen: Zieh vom Zugstapel.",
        "en": "Nobody may take a special card from the discard pile: draw from the deck.",
    },
    "take_empty": {
        "de": "Auf dem Ablagestapel liegt nichts, er ist gerade neu gemischt worden (E4): Zieh vom Zugstapel.",
        "en": "The discard pile is empty, it has just been shuffled (E4): draw from the deck.",
    },
    "drawn": {
        "de": "Du hast schon gezogen: Nutze {drawn} oder wirf sie ab.",
        "en": "You have drawn already: use {drawn} or discard it.",
    },
    "drawn_first": {
        "de": "Die zweite Karte bekommst du erst, wenn du die erste abwirfst (E12).",
        "en": "You get the second card only by discarding the first one (E12).",
    },
    "draw_first": {
        "de": "Zieh erst eine Karte vom Zugstapel.",
        "en": "Draw a card from the deck first.",
    },
    "put_special": {
        "de": "Eine Sonderkarte kommt nie zu deinen vieren (E9): Nutze sie oder wirf sie ab.",
        "en": "A special card never goes into your four (E9): use it or discard it.",
    },
    "swap_only": {
        "de": "Mit anderen tauschen kannst du nur, wenn du „Tauschen“ ziehst.",
        "en": "You can swap with others only when you draw a Swap.",
    },
    "give_first": {
        "de": "Such erst die eigene Karte aus, die du hergibst.",
        "en": "Pick the card of your own that you give away first.",
    },
    "get_own": {
        "de": "Getauscht wird mit jemand anderem, nicht unter deinen eigenen Karten (E17).",
        "en": "You swap with somebody else, not among your own cards (E17).",
    },
    "nobody_there": {"de": "Auf diesem Platz sitzt niemand.", "en": "Nobody sits on that seat."},
    "peek_only": {
        "de": "Ansehen darfst du deine Karten nur, wenn du „Spähen“ ziehst; sonst heißt es merken.",
        "en": "You may look at your cards only when you draw a Peek; else you have to remember.",
    },
    "two_only": {
        "de": "Zweimal ziehen darfst du nur mit der Sonderkarte „Zweimal ziehen“.",
        "en": "You may draw two only with the special card Draw two.",
    },
    "knocked": {
        "de": "Es hat schon jemand geklopft, und geklopft wird nur einmal (E23).",
        "en": "Somebody has knocked already, and there is only one knock (E23).",
    },
    "knock_early": {
        "de": "Klopfen darfst du erst, wenn jeder schon einmal dran war (E22).",
        "en": "You may knock only when everybody has had a turn (E22).",
    },
    "knock_later": {
        "de": "Geklopft wird am Ende deines Zugs, nach deiner Aktion (E21).",
        "en": "You knock at the end of your turn, after your action (E21).",
    },
    "look_first": {
        "de": "Leg erst zurück, was du dir gerade ansiehst.",
        "en": "First put back what you are looking at.",
    },
    "hide": {
        "de": "Du siehst dir gerade keine Karte an.",
        "en": "You are not looking at a card.",
    },
    "turn_over": {
        "de": "Deine Aktion ist vorbei; jetzt heißt es klopfen oder nicht.",
        "en": "Your action is over; now it is to knock or not to knock.",
    },
    "deal": {
        "de": "Neu gegeben wird erst, wenn der Durchgang gezählt ist.",
        "en": "The next round is dealt when this one has been counted.",
    },
    "next": {
        "de": "Der Durchgang läuft noch; weiter geht es, wenn er gezählt ist.",
        "en": "The round is still on; you can go on when it has been counted.",
    },
}


def ask(view: View, lang: str) -> str:
    """What the seat that decides is asked, addressed to it."""
    state = view.state
    kind, seat = decides(state, KIND), decides(state, SEAT)
    key, parts = "over", {}
    if kind == TURN:
        key = "turn" if 0 <= state.top < NUMBERS else "turn_empty" if state.top == NONE else "turn_special"
        parts["top"] = card(int(state.top), lang, ACC)
    elif kind == DRAWN:
        key = {SWAP: "swap", PEEK: "peek", DRAW_TWO: "draw_two"}.get(int(state.drawn), "number")
        second = ASK["second"][lang] if decides(state, A) == DRAWN_FIRST else ""
        parts = {"drawn": card(int(state.drawn), lang, ACC), "second": second}
    elif kind == SWAPPING:
        key, parts["nth"] = "swapping", nth(decides(state, A), lang)
    elif kind == END_OF_TURN:
        key = "end_of_turn"
    elif kind == DEAL_NEXT:
        n = int(state.round_n)
        key = view.legal[0].word  # deal for the next dealer, next for the others
        parts = {"n": str(n + 1), "points": points(int(state.points[n, seat]), lang)}
    text = say(ASK[key], lang, **parts)
    return f"{ASK['last_turn'][lang]} {text}" if kind == TURN and state.knocker != NONE else text


def _remember(view: View, lang: str) -> str:
    """What the viewer is looking at right now, "" when nothing."""
    slots, rows = glimpsed(view), shown(view)
    if not slots or view.seat is None:
        return ""
    seen = [
        say(ASK["look_nth"], lang, nth=nth(slot, lang), card=a_card(rows[view.seat][slot], lang))
        for slot in slots
    ]
    if lang == "de":
        seen[0] = sentence(seen[0])
    return say(ASK["look"], lang, cards=joined(seen, lang))


def prompt(view: View, names: Sequence[str], lang: str) -> str:
    """What must be decided now: addressed to the viewer if it is his turn, else who decides what."""
    checked(lang)
    if remember := _remember(view, lang):
        return remember
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    n = int(view.state.round_n) + 1
    return say(WAIT[decides(view.state, KIND)], lang, who=names[view.to_act], n=n)


def _parts(view: View, chosen: Action, names: Sequence[str] | None, lang: str) -> dict[str, object]:
    """What labels and consequences name: the slot, the other one's place, the cards that lie open to the viewer."""
    state, argument = view.state, chosen.argument
    parts: dict[str, object] = {
        "top": card(int(state.top), lang, ACC),
        "drawn": card(int(state.drawn), lang, ACC),
    }
    if (number := whole_number(argument)) is not None:
        parts["nth"] = nth(number - 1, lang)
    elif argument:
        seat, slot = SEAT_LETTERS.index(argument[0]), int(argument[1]) - 1
        called = addressed(view.game.players, decides(state, SEAT), lang, names)
        called += [seat_name(other, lang) for other in range(len(called), len(SEAT_LETTERS))]
        parts["place"] = Narrator(called, lang).place(seat, slot)
        parts["nth"] = nth(decides(state, A), lang) if decides(state, KIND) == SWAPPING else ""
    return parts


def action(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """Short text for a button; ``names``: what the seats are called (else their colours)."""
    checked(lang)
    return say(LABEL[chosen.word], lang, **_parts(view, chosen, names, lang))


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits; it ends where chance or hidden cards begin.

    What is only remembered counts as hidden. Only legal actions have a consequence.
    """
    checked(lang)
    must_be_legal(view, chosen)
    _, happened = carried_out(view, chosen)
    parts = _parts(view, chosen, names, lang)
    key, word = chosen.word, chosen.word
    sentences: list[str] = []
    if word == "hide":
        key = "hide_aided" if aided(view) else "hide" if decides(view.state, A) == OUTER else "hide_one"
    elif word in ("take", "put"):
        key, parts["new"] = "put", parts["top" if word == "take" else "drawn"]
    elif word == "discard" and view.state.drawn >= NUMBERS:
        key = "no_effect"
    sentences.append(say(BRINGS[key], lang, **parts))
    reshuffled = [event for event in happened if event.kind == ev.RESHUFFLES]
    if reshuffled and word in ("draw", "use", "discard"):
        story = Narrator(addressed(view.game.players, decides(view.state, SEAT), lang, names), lang).tell(
            reshuffled[:1]
        )
        sentences = [*sentences, *story] if word == "discard" else [*story, *sentences]
    if word == "discard" and decides(view.state, A) == DRAWN_FIRST:
        sentences.append(say(BRINGS["second"], lang))
    if any(event.kind == ev.ROUND_ENDS for event in happened):
        sentences.append(say(BRINGS["counted"], lang))
    return " ".join(sentences)


def why_not(view: View, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _reason)


def _reason(view: View, chosen: Action, lang: str) -> str:
    """The game's own reason."""
    key, parts = _why(view, chosen), {}
    if key == "first":
        parts["ask"] = ask(view, lang)
    elif key == "drawn":
        parts["drawn"] = card(int(view.state.drawn), lang, ACC)
    return say(WHY[key], lang, **parts)


def _why(view: View, chosen: Action) -> str:
    """Key of the reason."""
    state, word = view.state, chosen.word
    kind = decides(state, KIND)
    if kind == DEAL_NEXT:
        return "first"
    if word in ("hide", "deal", "next"):
        return word
    if kind == LOOK:
        return "look_first"
    if word == "knock":
        return _why_no_knock(state)
    if kind == END_OF_TURN:
        return "turn_over"
    if word == "take" and kind == TURN:
        return "take_empty" if state.top == NONE else "take_special"
    if word in ("take", "draw") and kind == DRAWN:
        return "drawn_first" if word == "draw" and decides(state, A) == DRAWN_FIRST else "drawn"
    if word == "get":
        return _why_not_get(view, chosen)
    if kind == SWAPPING or word == "pass":
        return "first"
    if word in ("put", "discard"):
        return "draw_first" if kind == TURN else "put_special"
    return {"give": "swap_only", "peek": "peek_only", "use": "two_only"}[word]


def _why_no_knock(state: np.record) -> str:
    if state.knocker != NONE:
        return "knocked"
    early = int(state.turn) + 1 < int(state.option[opt.PLAYERS])
    return "knock_early" if early else "knock_later"


def _why_not_get(view: View, chosen: Action) -> str:
    state, seat = view.state, SEAT_LETTERS.index(chosen.argument[0])
    if decides(state, KIND) != SWAPPING:
        return "give_first" if state.drawn == SWAP else "swap_only"
    return "get_own" if seat == view.seat else "nobody_there"

"""Decisions in words: the question, the effect of an action, and why another is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from ....kernel.actions import Action
from ....kernel.cards import NONE
from ....kernel.numbers import whole_number
from ....kernel.stack import KIND, SEAT, A, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase, yes_no
from ...common.catalogues.wording import addressed, checked, seat_name
from ...common.words.ask import carried_out, explain, must_be_legal
from ...common.words.plain import now
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.reasons import Why
from ..rules.state import Ev, Frame, Which
from .memory import aided, glimpsed, shown
from .names import SAYS, card
from .story import Narrator, place

_ASKS = SAYS.family("ask", ("number", "swap", "peek", "draw_two", "deal", "next"))
_WAIT = SAYS.family("wait", ("look", "turn", "drawn", "swapping", "end_of_turn", "deal_next"))
_WAITS: dict[int, str] = {
    Frame.LOOK: "look",
    Frame.TURN: "turn",
    Frame.DRAWN: "drawn",
    Frame.SWAPPING: "swapping",
    Frame.END_OF_TURN: "end_of_turn",
}
_LABEL = SAYS.family("label", act.TABLE.first)
_BRINGS = SAYS.family("brings", {*act.TABLE.first} - {"take"})
WHY = SAYS.family("why", (why.name for why in Why if why))


def ask(view: Position, lang: str) -> str:
    """The question to the seat that decides."""
    state = now(view)
    kind, seat = decides(state, KIND), decides(state, SEAT)
    if kind == Frame.TURN:
        asked = SAYS(lang, _turn_key(int(state.top)), top=card(int(state.top)))
        return asked if state.knocker == NONE else SAYS(lang, "last-turn", ask=asked)
    if kind == Frame.DRAWN:
        key = _ASKS[
            {deck.SWAP: "swap", deck.PEEK: "peek", deck.DRAW_TWO: "draw_two"}.get(int(state.drawn), "number")
        ]
        first = yes_no(decides(state, A) == Which.FIRST)
        return SAYS(lang, key, drawn=card(int(state.drawn)), first=first)
    if kind == Frame.SWAPPING:
        return SAYS(lang, "ask-swapping", nth=decides(state, A) + 1)
    if kind == Frame.END_OF_TURN:
        return SAYS(lang, "ask-end-of-turn")
    if kind == Frame.DEAL_NEXT:
        n = int(state.round_n)
        key = _ASKS[view.legal[0].word]  # deal for the next dealer, next for the others
        return SAYS(lang, key, n=n + 1, points=int(state.points[n, seat]))
    return SAYS(lang, "nobody-over")


def _turn_key(top: int) -> str:
    """The key for the beginning of a turn, by the discard pile."""
    if 0 <= top < deck.NUMBERS:
        return "ask-turn"
    return "ask-turn-empty" if top == NONE else "ask-turn-special"


def _remember(view: Position, lang: str) -> str:
    """The cards that the viewer is looking at right now, "" for none."""
    slots, rows = glimpsed(view), shown(view)
    if not slots or view.seat is None:
        return ""
    seen = [Phrase("look-nth", nth=slot + 1, card=card(rows[view.seat][slot])) for slot in slots]
    return SAYS(lang, "ask-look", seen=seen)


def prompt(view: Position, names: Sequence[str], lang: str) -> str:
    """The prompt: addressed to the viewer on their turn, otherwise who decides what."""
    checked(lang)
    if remember := _remember(view, lang):
        return remember
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    wait = _WAIT[_WAITS.get(decides(now(view), KIND), "deal_next")]
    return SAYS(lang, wait, who=names[view.to_act], n=int(now(view).round_n) + 1)


def _parts(view: Position, chosen: Action, names: Sequence[str] | None, lang: str) -> dict[str, Part]:
    """The parts of labels and effects: the slot, the other one's place, the cards that lie open to the viewer."""
    state, argument = now(view), chosen.argument
    parts: dict[str, Part] = {"top": card(int(state.top)), "drawn": card(int(state.drawn))}
    if (number := whole_number(argument)) is not None:
        parts["nth"] = number
    elif argument:
        seat, slot = st.SEAT_LETTERS.index(argument[0]), int(argument[1]) - 1
        called = addressed(view.game.players, decides(state, SEAT), lang, names)
        called += [seat_name(other, lang) for other in range(len(called), len(st.SEAT_LETTERS))]
        parts["place"] = place(seat, slot, called, lang)
        parts["nth"] = decides(state, A) + 1
    return parts


def action(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """A short label for a button; ``names``: of the seats (default: colours)."""
    checked(lang)
    return SAYS(lang, _LABEL[chosen.word], **_parts(view, chosen, names, lang))


def consequence(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """The effect of an action, before one commits; it ends where chance or hidden cards begin.

    Remembered cards count as hidden. Only legal actions have one.
    """
    checked(lang)
    must_be_legal(view, chosen)
    _, happened = carried_out(view, chosen)
    word, parts = chosen.word, _parts(view, chosen, names, lang)
    parts["new"] = parts["top" if word == "take" else "drawn"]
    sentences = [SAYS(lang, _brings_key(view, word), **parts)]
    reshuffled = [event for event in happened if event.kind == Ev.RESHUFFLES]
    if reshuffled and word in ("draw", "use", "discard"):
        story = Narrator(addressed(view.game.players, decides(now(view), SEAT), lang, names), lang).tell(
            reshuffled[:1]
        )
        sentences = [*sentences, *story] if word == "discard" else [*story, *sentences]
    if word == "discard" and decides(now(view), A) == Which.FIRST:
        sentences.append(SAYS(lang, "brings-second"))
    if any(event.kind == Ev.ROUND_ENDS for event in happened):
        sentences.append(SAYS(lang, "brings-counted"))
    return " ".join(sentences)


def _brings_key(view: Position, word: str) -> str:
    """The key for the effect of an action of that kind."""
    if word == "hide" and aided(view):
        return "brings-hide-aided"
    if word == "hide" and decides(now(view), A) != st.OUTER:
        return "brings-hide-one"
    if word == "discard" and now(view).drawn >= deck.NUMBERS:
        return "brings-no-effect"
    return _BRINGS["put" if word == "take" else word]


def why_not(view: Position, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _told)


def _told(view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
    """The rules' reason, with the decision due instead and the drawn card where the sentence names them."""
    return SAYS(lang, WHY[Why(reason).name], ask=ask(view, lang), drawn=card(int(now(view).drawn)))

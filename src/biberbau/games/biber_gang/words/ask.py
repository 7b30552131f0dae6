"""Decisions in words: the question, the effect of an action, and why another is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum

from ....kernel.actions import Action
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.numbers import whole_number
from ....kernel.stack import KIND, SEAT, A, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import addressed, checked
from ...common.words.ask import carried_out, explain, must_be_legal
from ...common.words.plain import now, plain
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.game import is_last, is_up, left_down, matches, partner_up
from ..rules.options import Opt
from ..rules.reasons import Why
from ..rules.state import Ev, Frame, Origin
from .names import SAYS, card, place
from .story import Narrator

_ASKED = (
    "flips", "second_flip", "draw", "use", "use_back", "use_must", "turn_one", "turn_or_leave", "swim", "look_back",
)  # fmt: skip
_ASK = SAYS.family("ask", _ASKED)
_ASKS: dict[int, str] = {
    Frame.CHOOSE_FLIPS: "flips",
    Frame.DRAW_CARD: "draw",
    Frame.USE_CARD: "use",
    Frame.TURN_ONE: "turn_one",
    Frame.SWIM_TO: "swim",
    Frame.LOOK_BACK: "look_back",
}
_WAIT = SAYS.family("wait", Frame.names().values())
_LABELS = {*act.TABLE.first, "draw_deck", "draw_discard", "place_down", "place_swim", "put_back"} - {"draw"}
_LABEL = SAYS.family("label", _LABELS)
WHY = SAYS.family("why", (why.name for why in Why if why))
_HIDDEN_FROM_HERE = (Ev.DRAWS, Ev.REVEALS, Ev.SCORES)


def _pile_top(view: Position) -> int:
    return int(now(view).pile[now(view).pile_n - 1]) if now(view).pile_n else UNKNOWN


def ask(view: Position, lang: str) -> str:
    """The question to the seat that decides."""
    kind, state = decides(now(view), KIND), now(view)
    if not kind:
        return SAYS(lang, "nobody-over")
    n, seat = int(state.round_n), decides(state, SEAT)
    asked = SAYS(
        lang,
        _ASK[_question(view, kind, seat)],
        top=card(_pile_top(view)),
        drawn=card(int(state.drawn)),
        n=n,
        rounds=deck.ROUNDS,
        points=int(state.points[n - 1, seat]),
    )
    last = kind == Frame.DRAW_CARD and state.closer != NONE
    return SAYS(lang, "ask-last-turn", ask=asked) if last else asked


def _question(view: Position, kind: int, seat: int) -> str:
    """Which question it is."""
    state = now(view)
    if kind == Frame.CHOOSE_FLIPS and decides(state, A):
        return "second_flip"
    if kind == Frame.USE_CARD and state.origin == Origin.PILE:
        return "use_must" if state.option[Opt.DISCARD_TAKE_MUST_SWAP] else "use_back"
    if kind == Frame.TURN_ONE and is_last(left_down(view.state, seat)):
        return "turn_or_leave"
    return _ASKS[kind]


def prompt(view: Position, names: Sequence[str], lang: str) -> str:
    """The prompt: addressed to the viewer on their turn, otherwise who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    state = now(view)
    drawn = Phrase("drawn-card") if state.drawn == UNKNOWN else card(int(state.drawn))
    return SAYS(lang, _WAIT[Frame.names()[decides(state, KIND)]], who=names[view.to_act], drawn=drawn)


def action(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """A short label for a button; no names are needed."""
    checked(lang)
    parts: dict[str, Part] = {"top": card(_pile_top(view)), "drawn": card(int(now(view).drawn))}
    if (number := whole_number(chosen.argument)) is not None:
        seat, slot = decides(now(view), SEAT), number - 1
        parts |= {"place": place(slot), "old": card(int(now(view).display[seat, slot]))}
    return SAYS(lang, _LABEL[_label(view, chosen)], **parts)


def _label(view: Position, chosen: Action) -> str:
    """The key of an action's label."""
    state, word = now(view), chosen.word
    if word == "draw":
        return f"draw_{chosen.argument}"
    if word == "discard" and state.origin == Origin.PILE:
        return "put_back"
    if word == "place":
        seat, slot = decides(state, SEAT), int(chosen.argument) - 1
        if not is_up(view.state, seat, slot):
            return "place_down"
        if state.drawn != NONE and matches(view.state, seat, slot):
            return "place_swim"
    return word


def consequence(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """The effect of an action, before one commits; it ends where chance or hidden cards begin.

    The action is carried out on a copy with sampled hidden cards, which are not told. Only legal actions have one.
    """
    checked(lang)
    must_be_legal(view, chosen)
    assert view.seat is not None
    if decides(now(view), KIND) == Frame.CHOOSE_FLIPS:
        last = decides(now(view), A) == st.FIRST_FLIPS - 1 and view.seat == view.game.players - 1
        return SAYS(lang, "brings-together" if last else "brings-secret-flip")
    if chosen.word == "next":
        return SAYS(lang, "brings-next" if view.seat == view.game.players - 1 else "brings-wait")
    state, happened = carried_out(view, chosen)
    told, hidden = [], NONE
    for event in happened:
        if event.kind in _HIDDEN_FROM_HERE:
            hidden = event.kind
            break
        told.append(event if event.knew >> view.seat & 1 else event._replace(card=UNKNOWN))
    sentences = Narrator.of(view.state, addressed(view.game.players, view.seat, lang, names), lang).tell(told)
    if hidden == Ev.DRAWS:
        sentences.append(SAYS(lang, "brings-looks"))
    elif hidden in (Ev.REVEALS, Ev.SCORES) and told[-1].kind not in (Ev.DECK_ENDS, Ev.LIMIT_ENDS):
        sentences.append(SAYS(lang, "brings-counted"))
    elif view.game.actor(state) == view.seat and decides(plain(state), KIND) in (
        Frame.USE_CARD,
        Frame.TURN_ONE,
        Frame.SWIM_TO,
    ):
        after = replace(view, state=state)
        sentences.append(SAYS(lang, "brings-then", ask=ask(after, lang)))
    return " ".join(sentences)


def why_not(view: Position, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _told)


def _told(view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
    """The reason with its parts."""
    seat = decides(now(view), SEAT)
    parts: dict[str, Part] = {
        "ask": ask(view, lang),
        "count": left_down(view.state, seat).bit_count(),
        "top": card(_pile_top(view)),
    }
    if reason == Why.BEAVER_STAYS:
        parts["value"] = card(int(partner_up(view.state, seat, int(chosen.argument) - 1)))
    return SAYS(lang, WHY[Why(reason).name], **parts)

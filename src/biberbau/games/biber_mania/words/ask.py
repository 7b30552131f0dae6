"""Decisions in words: the question, the effect of an action, and why another is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from ....kernel.actions import Action
from ....kernel.events import Event
from ....kernel.stack import KIND, SEAT, A, B, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import addressed, checked, person, seat_name
from ...common.words.ask import carried_out, explain, must_be_legal
from ...common.words.plain import now
from ..rules import actions as act
from ..rules import deck
from ..rules import game as rules
from ..rules import state as st
from ..rules.options import Opt
from ..rules.reasons import Why
from ..rules.state import Ev, Frame
from .ahead import drawn, moved, still_drawn, still_moved
from .discard import APART, WHY, apart, chosen_cards, foretold, laid, said, top_group
from .names import SAYS, bunch, card, cards, either, group, place, player, some
from .story import Narrator

_ASKED = (
    "play", "play_more", "play_on", "play_all", "stab", "stabbed", "steal", "ask", "wish", "pick", "pull", "draw",
    "deal", "next",
)  # fmt: skip
_ASKS = SAYS.family("ask", _ASKED)
_WAIT = SAYS.family("wait", Frame.names().values())
_LABEL = SAYS.family("label", (*act.TABLE.first, "add_first", "lay_chosen", "draw_pile"))
_BROUGHT = (
    "stab", "take", "take_draws", "refuse", "refuse_draws", "steal", "steal_draws", "ask", "wish", "wish_sure", "pass",
    "pick", "pull", "pull_pile", "draw", "draw_pile", "deal", "next",
)  # fmt: skip
_BRINGS = SAYS.family("brings", _BROUGHT)
_HIDDEN_FROM_HERE = (Ev.KING_TAKES, Ev.GRANTS)


# ---------------------------------------------------------------------------------------------------------- prompts


def ask(view: Position, lang: str, names: Sequence[str] | None = None) -> str:
    """The question to the seat that decides; ``names``: of the seats (default: colours)."""
    kind, seat = decides(now(view), KIND), decides(now(view), SEAT)
    if not kind:
        return SAYS(lang, "nobody-over")
    called = addressed(view.game.players, seat, lang, names)
    return SAYS(lang, _ASKS[_question(view, kind)], **_named(view, kind, called, lang))


def _question(view: Position, kind: int) -> str:
    """Which question it is."""
    legal = view.game.legal(view.state)
    if kind == Frame.DEAL_NEXT:
        return legal[0].word  # deal for the next starter, next for the others
    if kind != Frame.PLAY or not now(view).chosen_n:
        return Frame.names()[kind]
    if not any(action.word == "lay" for action in legal):
        return "play_on"
    return "play_all" if len(legal) == 1 else "play_more"


def _named(view: Position, kind: int, called: Sequence[str], lang: str) -> dict[str, Part]:
    """The parts of the question."""
    state, seat, a = now(view), decides(now(view), SEAT), decides(now(view), A)
    if kind == Frame.STAB:
        faces = [deck.NAMES.index(action.argument) for action in view.game.legal(view.state)]
        return {"choice": either([some(face, int(state.top_n[seat])) for face in faces])}
    if kind in (Frame.STABBED, Frame.WISH):
        return {"group": group(top_group(state, a)), "victim": player(called[a], lang)}
    if kind == Frame.STEAL:
        second = a == 1 and top_group(state, seat)[0] == deck.SUPERBEAVER
        return {"count": Phrase("one-more") if second else cards(still_moved(view))}
    if kind == Frame.PULL:
        victim = player(called[decides(state, B)], lang)
        return {"count": cards(still_moved(view)) if a > 1 else Phrase("one-more"), "victim": victim}
    if kind == Frame.DRAW:
        return {"count": cards(still_drawn(view))}
    if kind == Frame.DEAL_NEXT:
        return {"counted": _counted(view, seat, called, lang)}
    return {"chosen": bunch(chosen_cards(state))}


def _counted(view: Position, seat: int, called: Sequence[str], lang: str) -> Phrase:
    """A player's points for the round that is over, and who writes points down."""
    state = now(view)
    winning = int(rules.round_winners(view.state))
    winners = [player(called[other], lang) for other in range(view.game.players) if winning >> other & 1]
    return Phrase(
        "counted-winner" if winning >> seat & 1 else "counted",
        n=int(state.round_n) + 1,
        points=int(rules.round_points(view.state, seat)),
        winners=winners,
    )


def prompt(view: Position, names: Sequence[str], lang: str) -> str:
    """The prompt: addressed to the viewer on their turn, otherwise who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang, names)
    state = now(view)
    kind, n = decides(state, KIND), int(state.round_n) + 1
    victim = names[decides(state, B) if kind == Frame.PULL else 0]
    return SAYS(lang, _WAIT[Frame.names()[kind]], who=names[view.to_act], n=n, victim=player(victim, lang))


def verdict(view: Position, names: Sequence[str], lang: str) -> str:
    """How the finished game was decided, and whether the victory is shared; "" before the end."""
    checked(lang)
    if not view.over:
        return ""
    if collect := int(now(view).option[Opt.COLLECT]):
        told = SAYS(lang, "verdict-collected", points=collect, n=int(now(view).round_n) + 1)
    else:
        told = SAYS(lang, "verdict-counted", tally=_tally(view, names, lang))
    if len(view.winners) == 1:
        return told
    winners = [player(names[seat], lang) for seat in view.winners]
    return f"{told} {SAYS(lang, 'verdict-shared', winners=winners)}"


def _tally(view: Position, names: Sequence[str], lang: str) -> list[Phrase]:
    """Everybody's points for pile and hand."""
    state = now(view)
    return [
        Phrase(
            "pile-minus-hand",
            who=person(names[seat], lang),
            pile=int(state.pile_n[seat]),
            hand=int(state.hand_n[seat]),
            score=score,
        )
        for seat, score in enumerate(view.scores)
    ]


# --------------------------------------------------------------------------------------------- labels, effects


def _called(view: Position, lang: str, names: Sequence[str] | None) -> list[str]:
    """The seats' names in a text for the one that decides, and the seats that nobody has taken."""
    called = addressed(view.game.players, decides(now(view), SEAT), lang, names)
    return called + [seat_name(other, lang) for other in range(len(called), len(st.SEAT_LETTERS))]


def _victim(view: Position, chosen: Action) -> int:
    """The seat in an action or in the decision; the seat that decides where there is none."""
    state, kind = now(view), decides(now(view), KIND)
    at, _, face = chosen.argument.rpartition(":")
    named = at or face
    if named and named in st.SEAT_LETTERS:
        return st.SEAT_LETTERS.index(named)
    if kind in (Frame.STABBED, Frame.WISH):
        return decides(state, A)
    return decides(state, B if kind == Frame.PULL else SEAT)


def _parts(view: Position, chosen: Action, names: Sequence[str] | None, lang: str) -> dict[str, Part]:
    """The parts of labels, effects and reasons: the cards, the place, the other player."""
    state, called, victim = now(view), _called(view, lang, names), _victim(view, chosen)
    at, _, face = chosen.argument.rpartition(":")
    parts: dict[str, Part] = {"chosen": bunch(chosen_cards(state)), "victim": player(called[victim], lang)}
    if face in deck.NAMES:
        number, seat = deck.NAMES.index(face), decides(state, SEAT)
        parts["card"] = card(number)
        parts["cards"] = some(number, max(int(state.top_n[seat]), 1))
        parts["place"] = place(_place(at), called, lang)
    if decides(state, KIND) == Frame.STABBED:
        parts["group"] = group(top_group(state, victim))
    return parts


def _place(name: str) -> int:
    """The number of a place in notation: a seat's letter, ``display``; the stock by default."""
    if name in ("", "stock"):
        return st.AT_STOCK
    return st.AT_DISPLAY if name == "display" else st.SEAT_LETTERS.index(name)


def action(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """A short label for a button; ``names``: of the seats (default: colours)."""
    checked(lang)
    key = chosen.word
    if key == "add" and not now(view).chosen_n:
        key = "add_first"
    elif key == "lay" and now(view).chosen_n:
        key = "lay_chosen"
    elif chosen.notation == "draw pile":
        key = "draw_pile"
    return SAYS(lang, _LABEL[key], **_parts(view, chosen, names, lang))


def consequence(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """The effect of an action, before one commits; it ends where chance or hidden cards begin.

    Only legal actions have one.
    """
    checked(lang)
    must_be_legal(view, chosen)
    called = _called(view, lang, names)
    if chosen.word in ("add", "lay"):
        return _discard(view, chosen, called, lang)
    parts, key = _parts(view, chosen, names, lang), _brings(view, chosen)
    after, happened = carried_out(view, chosen)
    if _robs(chosen):
        fewest, most = drawn(view, chosen)
        parts["count"] = cards(most) if fewest == most else Phrase("at-most", n=most, cards=cards(most))
        key += "_draws" if most else ""
    elif chosen.word == "pick":
        parts["count"] = cards(moved(view, after.copy(), happened))
    told = [SAYS(lang, _BRINGS[key], **parts)]
    if chosen.word == "steal" and _robs(chosen) and decides(after, KIND) == Frame.STEAL:
        victim = _victim(view, chosen)
        if now(view).top_n[victim] == 1 and after.top_n[victim]:
            told.append(SAYS(lang, "brings-exposed", group=bunch(top_group(after, victim))))
    if key not in ("deal", "next"):
        told += Narrator(called, lang).tell(_ending(happened))
    return " ".join(told)


def _brings(view: Position, chosen: Action) -> str:
    """The effect of an action that is no part of a discard."""
    state, word = now(view), chosen.word
    if word == "draw":
        who = "pull" if decides(state, KIND) == Frame.PULL else "draw"
        return f"{who}_pile" if chosen.argument == "pile" else who
    if word == "wish" and state.option[Opt.MEMORY_AID]:
        known = state.known[decides(state, A), deck.NAMES.index(chosen.argument)]
        return "wish_sure" if known > 0 else word
    return word


def _robs(chosen: Action) -> bool:
    """Whether it takes cards from somebody's pile."""
    if chosen.word == "steal":
        return _place(chosen.argument.partition(":")[0]) < st.AT_DISPLAY
    return chosen.word in ("take", "refuse")


def _discard(view: Position, chosen: Action, called: Sequence[str], lang: str) -> str:
    """The discard and its effect, with one more card or as it is."""
    more = _more(chosen)
    discard = laid(view, more)
    if discard is None:
        return SAYS(lang, "makes-nothing", reason=apart(view.state, more, lang)[0])
    return foretold(discard, lang, called)


def _more(chosen: Action) -> list[int]:
    """The card that is added to the discard, if any."""
    return [deck.NAMES.index(chosen.argument)] if chosen.word == "add" else []


def _ending(happened: Sequence[Event]) -> list[Event]:
    """The event that ends the round, if it is sure to come."""
    for event in happened:
        if event.kind in _HIDDEN_FROM_HERE:
            break
        if event.kind == Ev.ROUND_ENDS:
            return [event]
    return []


# --------------------------------------------------------------------------------------------------------- why not


def why_not(view: Position, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _told)


def _told(view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
    """The sentence for a reason, with its cards, places and players."""
    why = Why(reason)
    if why in APART:
        return said(view.state, _more(chosen), why, lang)
    return SAYS(lang, WHY[why.name], ask=ask(view, lang), **_parts(view, chosen, None, lang))

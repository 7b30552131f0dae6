"""Decisions in words: the question, the effect of an action, and why another is not legal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from ....kernel.actions import Action
from ....kernel.cards import NONE
from ....kernel.copies import copied
from ....kernel.events import Event, buffer
from ....kernel.stack import KIND, SEAT, A, decides
from ....match.position import Position
from ...common.catalogues.catalogue import Part, Phrase
from ...common.catalogues.wording import addressed, checked
from ...common.words.ask import chance, explain, must_be_legal
from ...common.words.plain import now, once, plain, read
from ..rules import deck
from ..rules import state as st
from ..rules.game import beyond_values
from ..rules.options import Opt
from ..rules.reasons import Why
from ..rules.state import Ev, Frame
from .names import SAYS, animal, by_animal, card, cards, it, strength
from .story import Narrator

_WHOM = by_animal("whom", (deck.RHINO, deck.CHEETAH, deck.BAT, deck.PARROT, deck.PEACOCK))
"""The object of the acting animal's question, by role."""
_ASKING = [frame for frame in Frame if frame != Frame.TURN]
_WAIT: dict[int, str] = dict(
    zip(_ASKING, SAYS.family("wait", (frame.name for frame in _ASKING)).values(), strict=True)
)
WHY = SAYS.family("why", (why.name for why in Why if why))
_SET = SAYS.family("label-take", ("new", "base"))
_PARITY = SAYS.family("label", ("odd", "even"))


def _line(view: Position) -> list[int]:
    state = now(view)
    line: list[int] = state.line[: state.line_n].tolist()
    return line


def _acting(view: Position) -> Phrase:
    """The acting card with its article, and its role where that differs."""
    number, role = int(now(view).acting), int(now(view).role)
    own = NONE if number < 0 else number % deck.SPECIES
    if number < 0 or role in (own, NONE, deck.PENGUIN, deck.CHAMELEON):
        return card(number)
    return Phrase("acting-as", card=card(number), role=animal(role))


def own_card(view: Position, value: int) -> int | None:
    """The viewer's card of a value: from the hand, else from the settled set; None for a spectator."""
    seat, state = view.seat, now(view)
    if seat is None:
        return None
    for number in state.hand[seat, : state.hand_n[seat]].tolist():
        if number >= 0 and number % deck.VALUES == value - 1:
            return int(number)
    return seat * deck.SPECIES + value - 1 + (0 if state.is_new[seat] >> value - 1 & 1 else deck.VALUES)


def ask(view: Position, lang: str) -> str:
    """The question to the seat that decides."""
    key, parts = _asked(view)
    return SAYS(lang, key, a=_acting(view), **parts)


def _asked(view: Position) -> tuple[str, dict[str, Part]]:
    """The key and parts of the question."""
    state, kind = now(view), decides(now(view), KIND)
    if kind == Frame.PLAY_CARD:
        return "ask-play", {}
    if kind == Frame.CHOOSE_ANIMAL:
        return _WHOM[int(state.role)], {}
    if kind == Frame.CHOOSE_PARITY:
        return "ask-parity", {}
    if kind == Frame.CHOOSE_JUMP:
        return "ask-jump", {}
    if kind == Frame.IMITATE:
        return _imitation(view), {}
    if kind == Frame.ORDER_PILE:
        return "ask-order", {}
    if kind == Frame.SORT_OUT:
        left = st.SORTED_OUT - int(state.out_n[decides(state, SEAT)])
        return "ask-sort-out", {"n": st.SORTED_OUT, "left": left}
    if kind == Frame.CHOOSE_SET:
        value = int(state.taken_n[decides(state, SEAT)]) + 1
        return "ask-take", {"value": value, "last": int(beyond_values(view.state))}
    return "nobody-over", {}


def _imitation(view: Position) -> str:
    """The key of the question whom to imitate."""
    if [action.word for action in view.legal] == ["decline"]:
        return "ask-no-model"
    return "ask-penguin" if decides(now(view), A) == deck.PENGUIN else "ask-chameleon"


def prompt(view: Position, names: Sequence[str], lang: str) -> str:
    """The prompt: addressed to the viewer on their turn, otherwise who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    return SAYS(lang, _WAIT[decides(now(view), KIND)], who=names[view.to_act], a=_acting(view))


# ------------------------------------------------------------------------------------------------------- the buttons


def action(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """A short label for a button; cards are named by their colours, so no names are needed."""
    key, parts = _label(view, chosen)
    return SAYS(lang, key, **parts)


def _label(view: Position, chosen: Action) -> tuple[str, dict[str, Part]]:
    """The key and parts of an action's label."""
    word, argument = chosen.word, chosen.argument
    if word in ("play", "out"):
        return _own_label(view, word, int(argument))
    if word == "at":
        place, line = int(argument), _line(view)
        if place > len(line):
            return "label-at-empty", {"place": place}
        return "label-at", {"card": card(line[place - 1]), "place": place}
    if word == "pass":
        return _PARITY[argument], {}
    if word == "as":
        return "label-as", {"animal": animal(_species(argument))}
    if word == "decline":
        forced = [one.word for one in view.legal] == ["decline"]
        may = now(view).option[Opt.PENGUIN_MAY_DECLINE]
        return "label-no-model" if forced and not may else "label-decline", {}
    if word == "jump":
        return _jump_label(view, int(argument))
    if word == "stack":
        i = int(argument) - 1
        if i >= now(view).sent_n:
            return "label-stack-none", {"place": int(argument)}
        return "label-stack", {"card": card(int(now(view).sent[i]))}
    return _set_label(view, argument)


def _own_label(view: Position, word: str, value: int) -> tuple[str, dict[str, Part]]:
    """The same for an action with the viewer's card of a value."""
    number = own_card(view, value)
    if number is None:
        return "label-play-value" if word == "play" else "label-out-value", {"value": value}
    return "label-play" if word == "play" else "label-out", {"animal": animal(number % deck.SPECIES)}


def _jump_label(view: Position, over: int) -> tuple[str, dict[str, Part]]:
    line = _line(view)
    if int(now(view).acting) not in line or line.index(int(now(view).acting)) < over:
        return "label-jump-one" if over == 1 else "label-jump-two", {}
    me = line.index(int(now(view).acting))
    return "label-jump", {"cards": cards(line[me - over : me][::-1])}


def _set_label(view: Position, which: str) -> tuple[str, dict[str, Part]]:
    value = int(now(view).taken_n[decides(now(view), SEAT)])
    if value >= deck.VALUES or decides(now(view), KIND) != Frame.CHOOSE_SET:
        return _SET[which], {}
    species = value + (0 if which == "new" else deck.VALUES)
    return "label-take", {"animal": animal(species), "set": Phrase(_SET[which])}


def _species(name: str) -> int:
    return next(i for i, one in enumerate(deck.ANIMALS) if one.name == name)


# ------------------------------------------------------------------------------------------------ effects

_HIDDEN_FROM_HERE = (Ev.DRAWS, Ev.GAME_STARTS)


class Foreseen(NamedTuple):
    """The effect of an action on a copy of a view. ``state``: after it; ``now``: the same in plain Python."""

    state: np.record
    now: np.record
    events: list[Event]


def foreseen(view: Position, chosen: Action) -> Foreseen:
    """A legal action carried out once for all texts about it. Draws in it are sampled."""

    def found() -> Foreseen:
        state, events = copied(view.state), buffer()
        view.game.kind.rules.apply(state, chosen.id, chance("consequence"), events)
        return Foreseen(state, plain(state), read(events))

    return once(view, ("foreseen", chosen.id), found)


def consequence(view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """The effect of an action, before one commits: it is carried out on a copy of the view.

    It ends where chance or hidden cards begin. Only legal actions have one. ``names``: of the seats (default: colours).
    """
    checked(lang)
    must_be_legal(view, chosen)
    if chosen.word == "out":
        number = own_card(view, int(chosen.argument))
        assert number is not None
        return SAYS(lang, "brings-at-home", a=animal(number % deck.SPECIES))
    if chosen.word == "take":
        return _taking(view, chosen.argument == "new", lang)
    ahead = foreseen(view, chosen)
    told: list[Event] = []
    for event in ahead.events:
        if event.kind in _HIDDEN_FROM_HERE:
            break
        told.append(event)
    called = addressed(view.game.players, view.to_act or 0, lang, names)
    sentences = Narrator.of(now(view), called, lang).tell(told)
    if told and told[0].kind == Ev.PLAYS:
        sentences = _playing(told, sentences, lang)
    elif chosen.word == "stack":
        sentences[0] = _stacking(told, lang)
    there = {*_line(view), *(event.card for event in told)}
    text = " ".join(_flowing(sentences, there, lang) + _what_next(view, ahead, lang))
    return text or SAYS(lang, "brings-nothing")


def _flowing(sentences: Sequence[str], there: Iterable[int], lang: str) -> list[str]:
    """The sentences, with pronouns for a repeated first card."""
    if len(sentences) < 2:
        return [*sentences]
    flowing, before = [], NONE
    for text in sentences:
        subject = next((one for one in there if one >= 0 and _begins_with(text, one, lang)), NONE)
        if subject >= 0 and subject == before:
            text = (
                SAYS(lang, "it-again", it=it(subject % deck.SPECIES)) + text[len(_subject(subject, lang)) :]
            )
        flowing.append(text)
        before = subject
    return flowing


@SAYS.once
def _subject(number: int, lang: str) -> str:
    return SAYS(lang, "it-again", it=card(number))


@SAYS.once
def _among_others(number: int, lang: str) -> tuple[str, ...]:
    """The key for the beginning of a sentence about a card and others."""
    return tuple(_subject(number, lang) + SAYS(lang, key) for key in ("separator", "separator-last"))


def _begins_with(text: str, number: int, lang: str) -> bool:
    """Whether a sentence is about this card alone."""
    return text.startswith(_subject(number, lang) + " ") and not text.startswith(_among_others(number, lang))


def _playing(told: Sequence[Event], sentences: list[str], lang: str) -> list[str]:
    """The place of the played card, unless its effect follows at once and says more."""
    number = told[0].card
    if len(told) > 1 and told[1].kind != Ev.NO_EFFECT:
        return sentences[1:]
    key = "brings-beside" if number % deck.SPECIES == deck.VULTURE else "brings-queues"
    return [SAYS(lang, key, a=card(number), place=st.place(told[0]) + 1), *sentences[1:]]


def _taking(view: Position, new: bool, lang: str) -> str:
    value = int(now(view).taken_n[decides(now(view), SEAT)])
    both = value, value + deck.VALUES
    yours, other = both if new else both[::-1]
    key = "brings-takes-return" if now(view).option[Opt.RETURN_GAME] else "brings-takes"
    return SAYS(lang, key, yours=animal(yours), other=animal(other))


def _stacking(told: Sequence[Event], lang: str) -> str:
    """The chosen card, and the last one that follows by itself."""
    stacked = [card(event.card) for event in told if event.kind == Ev.STACKED]
    keys = ("brings-stacks", "brings-on-top")
    return " ".join(SAYS(lang, key, a=one) for key, one in zip(keys, stacked, strict=False))


def _what_next(view: Position, ahead: Foreseen, lang: str) -> list[str]:
    """The follow-up question to the same player in the same turn, if there is one."""
    others = (0, Frame.PLAY_CARD, Frame.SORT_OUT, Frame.CHOOSE_SET)
    if decides(ahead.now, KIND) in others or decides(ahead.now, SEAT) != view.seat:
        return []
    after = replace(view, state=ahead.state, ply=view.ply + 1)
    return [SAYS(lang, "brings-then", ask=ask(after, lang))]


# ----------------------------------------------------------------------------------------------------------- why not


def why_not(view: Position, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _told)


def _told(view: Position, chosen: Action, reason: IntEnum, lang: str) -> str:
    """The reason with its parts in this position."""
    state = now(view)
    parts: dict[str, Part] = {"value": chosen.argument, "place": chosen.argument, "count": int(state.sent_n)}
    if reason == Why.DECIDES_OTHERWISE:
        parts["ask"] = ask(view, lang)
    elif reason == Why.NOT_ITSELF:
        parts["a"] = card(int(state.acting))
    elif reason in (Why.NOT_THE_STRONGEST, Why.NOT_THE_WEAKEST):
        right = _line(view)[int(view.legal[0].argument) - 1]  # all possible choices are equally strong
        parts["strength"] = strength(right % deck.SPECIES)
    elif reason == Why.NOT_ITS_OWN_SPECIES:
        parts["a"] = animal(int(state.role))
    elif reason in (Why.NOT_HELD, Why.NOT_IN_LINE):
        parts["animal"] = animal(_species(chosen.argument))
    return SAYS(lang, WHY[Why(reason).name], **parts)

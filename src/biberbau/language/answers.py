"""Answers in words, read strictly: the text in the last square brackets is a number of the list or a notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..errors import BiberbauError, NotationError
from ..games.common.view.shown import shown
from ..kernel.actions import Action
from ..kernel.numbers import whole_number
from ..match import View
from .texts import SAYS

KINDS = ("brackets", "empty", "number", "unknown", "illegal")
"""The kinds of wrong answers: no brackets, nothing in them, no option with that number, no action of the game, an
action that is not legal now.
"""

ECHO, LISTED = 60, 12
"""An error repeats at most this many characters of the answer, and lists at most this many possibilities."""

_BRACKETS = re.compile(r"\[([^\[\]]*)\]|［([^［］]*)］|【([^【】]*)】|\\boxed\{((?:[^{}]|\{[^{}]*\})*)\}")
"""Square brackets, and their substitutes by models trained on other alphabets or on mathematics."""

_WRAPPED = re.compile(r"(?:\\(?:boxed|text|textbf|mathrm)\{(.*)\}|\[(.*)\]|［(.*)］|【(.*)】)", re.DOTALL)


class AnswerError(BiberbauError, ValueError):
    """An answer that cannot be read; ``kind`` is one of ``KINDS``, the message says what would be right."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def read_answer(text: str, view: View, names: Sequence[str], lang: str) -> tuple[Action, ...]:
    """The legal action that an answer names; several for a line that stands for several in a row.

    Only the text in the last square brackets counts, so the model may think aloud before. 【2】 and \\boxed{2} count as
    brackets, and a number may end with a full stop.
    """
    found = [max(groups) for groups in _BRACKETS.findall(text)]
    first = view.game.spoken(view.legal[0])
    if not found:
        raise AnswerError("brackets", SAYS(lang, "answer-brackets", first=first))
    said = " ".join(_unwrapped(found[-1]).split())
    if not said:
        raise AnswerError("empty", SAYS(lang, "answer-empty", first=first))
    number = whole_number(said.removesuffix("."))
    if number is not None:
        if 1 <= number <= len(view.legal):
            return (view.legal[number - 1],)
        raise AnswerError("number", SAYS(lang, "answer-number", said=said, last=len(view.legal)))
    words = shown(view.game.id).words
    try:
        chosen = view.game.parse(said)
    except NotationError:
        if several := words.at_once(view, said, lang, names):
            actions, why = several
            if actions:
                return tuple(view.game.parse(action) for action in actions)
            raise AnswerError("illegal", f"{why} {possible(view, lang)}") from None
        told = SAYS(lang, "answer-unknown", said=shortened(said))
        raise AnswerError("unknown", f"{told} {possible(view, lang)}") from None
    if chosen in view.legal:
        return (chosen,)
    raise AnswerError("illegal", f"{words.why_not(view, said, lang)} {possible(view, lang)}")


def _unwrapped(text: str) -> str:
    """The text in the innermost of brackets within brackets."""
    while inside := _WRAPPED.fullmatch(text.strip()):
        text = max(group or "" for group in inside.groups())
    return text


def possible(view: View, lang: str) -> str:
    """The possible answers now."""
    listed = [f"[{view.game.spoken(action)}]" for action in view.legal[:LISTED]]
    more = len(view.legal) - len(listed)
    told = SAYS(lang, "possible", possible=", ".join(listed))
    return f"{told} {SAYS(lang, 'possible-more', n=more)}" if more else told


def shortened(text: str) -> str:
    """A text shortened for an error."""
    return text if len(text) <= ECHO else f"{text[:ECHO]}…"

"""Everything the game says, in German and English: this module is what the layers above call."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...kernel.options import Value
from ..wording import LANGUAGES, YOU, as_told, at_once
from ..wording import stone_name as seat_name
from ..words_names import Handbook
from . import words_names as names
from .words_ask import prompt, verdict
from .words_does import consequence
from .words_events import event_call, event_name, event_rule
from .words_labels import action
from .words_names import a_card, bare_card, bunch, colour_name, kind_name, subject_of
from .words_status import bomb_status, demand, goes, status
from .words_story import Narrator
from .words_why import why_not

__all__ = [
    "FLEETING",
    "LANGUAGES",
    "YOU",
    "Narrator",
    "a_card",
    "action",
    "as_told",
    "at_once",
    "bare_card",
    "bomb_status",
    "bunch",
    "choice_name",
    "coach",
    "colour_name",
    "consequence",
    "demand",
    "event_call",
    "event_name",
    "event_rule",
    "goes",
    "kind_name",
    "lookup",
    "option_help",
    "option_name",
    "prompt",
    "rule",
    "rules",
    "seat_name",
    "status",
    "subject_of",
    "tagline",
    "title",
    "verdict",
    "why_not",
]

FLEETING = False
"""Whether a terminal wipes away what it showed before, because people have to remember it."""

_SAYS = Handbook(names, Path(__file__).parent)
title, tagline, coach, rule = _SAYS.title, _SAYS.tagline, _SAYS.coach, _SAYS.rule
option_name, option_help, choice_name = _SAYS.option_name, _SAYS.option_help, _SAYS.choice_name


def rules(lang: str, options: Mapping[str, Value] | None = None) -> str:
    """The rules page, as Markdown; ``options``: of the table at which it is read."""
    return names.at_table(_SAYS.rules(lang, options), lang, options)


def lookup(subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
    """The rule on a subject (named in any language), or a ruling by its number; None for others."""
    found = _SAYS.lookup(subject, lang)
    return found and names.at_table(found, lang, options)

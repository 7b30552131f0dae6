"""Everything the game says, in German and English: this module is what the layers above call."""

from __future__ import annotations

from pathlib import Path

from ..wording import LANGUAGES, YOU, as_told, at_once, seat_name, verdict
from ..words_names import Handbook
from . import words_names as names
from .words_ask import action, consequence, prompt, why_not
from .words_names import a_card, bare_card, card, place
from .words_story import Narrator

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
    "card",
    "choice_name",
    "coach",
    "consequence",
    "lookup",
    "option_help",
    "option_name",
    "place",
    "prompt",
    "rule",
    "rules",
    "seat_name",
    "tagline",
    "title",
    "verdict",
    "why_not",
]


FLEETING = False
"""Whether a terminal wipes away what it showed before, because people have to remember it."""


_SAYS = Handbook(names, Path(__file__).parent)
title, tagline, coach, rules = _SAYS.title, _SAYS.tagline, _SAYS.coach, _SAYS.rules
option_name, option_help, choice_name = _SAYS.option_name, _SAYS.option_help, _SAYS.choice_name
rule, lookup = _SAYS.rule, _SAYS.lookup

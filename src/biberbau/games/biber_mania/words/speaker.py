"""Everything the game says, in every language of its catalogues: this module is what the layers above call."""

from __future__ import annotations

from ...common.catalogues.wording import as_told, seat_name, settled
from ...common.words.names import Guide
from ..rules.options import OPTIONS
from .ask import action, consequence, prompt, verdict, why_not
from .names import SAYS, bare_card
from .selection import at_once, selection
from .story import Narrator

__all__ = [
    "FLEETING",
    "Narrator",
    "action",
    "as_told",
    "at_once",
    "bare_card",
    "choice_name",
    "coach",
    "consequence",
    "lookup",
    "option_help",
    "option_name",
    "prompt",
    "rule",
    "rules",
    "seat_name",
    "selection",
    "settled",
    "subjects",
    "tagline",
    "title",
    "verdict",
    "why_not",
]

FLEETING = False
"""Whether a terminal wipes away what it showed before, because people have to remember it."""

_GUIDE = Guide(SAYS, OPTIONS)
title, tagline, coach, rules = _GUIDE.title, _GUIDE.tagline, _GUIDE.coach, _GUIDE.rules
option_name, option_help, choice_name = _GUIDE.option_name, _GUIDE.option_help, _GUIDE.choice_name
rule, lookup, subjects = _GUIDE.rule, _GUIDE.lookup, _GUIDE.subjects

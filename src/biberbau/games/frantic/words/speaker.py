"""Everything the game says, in every language of its catalogues: this module is what the layers above call."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.options import Value
from ...common.catalogues.wording import as_told, at_once, settled
from ...common.catalogues.wording import stone_name as seat_name
from ...common.words.names import Guide
from ..rules import options as opt
from .ask import prompt, verdict
from .does import consequence
from .labels import action
from .names import SAYS, at_table, bare_card, colour_name, event_name, event_rule, kind_name, subject_of
from .status import status
from .story import Narrator
from .why import why_not

__all__ = [
    "FLEETING",
    "Narrator",
    "action",
    "as_told",
    "at_once",
    "bare_card",
    "choice_name",
    "coach",
    "colour_name",
    "consequence",
    "event_name",
    "event_rule",
    "kind_name",
    "lookup",
    "option_help",
    "option_name",
    "prompt",
    "rule",
    "rules",
    "seat_name",
    "settled",
    "status",
    "subject_of",
    "subjects",
    "tagline",
    "title",
    "verdict",
    "why_not",
]

FLEETING = False
"""Whether a terminal wipes away what it showed before, because people have to remember it."""

_GUIDE = Guide(SAYS, opt.OPTIONS)
title, tagline, coach, rule = _GUIDE.title, _GUIDE.tagline, _GUIDE.coach, _GUIDE.rule
option_name, option_help, choice_name = _GUIDE.option_name, _GUIDE.option_help, _GUIDE.choice_name


def rules(lang: str, options: Mapping[str, Value] | None = None) -> str:
    """The rules page, as Markdown; ``options``: of the table at which it is read."""
    return at_table(_GUIDE.rules(lang, options), lang, options)


def lookup(subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
    """The rule on a subject (named in any language), or a ruling by its number; None for others."""
    found = _GUIDE.lookup(subject, lang)
    return found and at_table(found, lang, options)


def subjects(lang: str, options: Mapping[str, Value] | None = None) -> Mapping[str, tuple[str, str]]:
    """All that the table explains; ``options``: of the table at which it is read."""
    return {
        key: (at_table(name, lang, options), at_table(rule, lang, options))
        for key, (name, rule) in _GUIDE.subjects(lang).items()
    }

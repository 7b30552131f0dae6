"""Everything the game says, in German and English: this module is what the layers above call."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..wording import LANGUAGES, YOU, checked, ruling, seat_name
from . import words_names as names
from .words_ask import action, consequence, prompt, why_not
from .words_memory import as_told, shown
from .words_names import a_card, bare_card, card, nth
from .words_story import Narrator

__all__ = [
    "FLEETING",
    "LANGUAGES",
    "YOU",
    "Narrator",
    "a_card",
    "action",
    "as_told",
    "bare_card",
    "card",
    "coach",
    "consequence",
    "lookup",
    "nth",
    "option_help",
    "option_name",
    "prompt",
    "rule",
    "rules",
    "seat_name",
    "shown",
    "tagline",
    "title",
    "why_not",
]


FLEETING = True
"""Whether a terminal wipes away what it showed before, because people have to remember it."""


def title(lang: str) -> str:
    """The game's name."""
    return names.TITLE[checked(lang)]


def tagline(lang: str) -> str:
    """The game in one sentence."""
    return names.TAGLINE[checked(lang)]


def option_name(name: str, lang: str) -> str:
    """An option's label."""
    return names.OPTION_NAME[name][checked(lang)]


def option_help(name: str, lang: str) -> str:
    """An option in one sentence."""
    return names.OPTION_HELP[name][checked(lang)]


def rule(subject: str, lang: str) -> str:
    """A rule in a sentence or two; subjects are the keys of ``words_names.RULE``."""
    return names.RULE[subject][checked(lang)]


def lookup(subject: str, lang: str) -> str | None:
    """The rule on a subject (named in any language), or a ruling by its number; None for others."""
    for key, called in names.SUBJECT.items():
        if subject.lower() in (name.lower() for language in LANGUAGES for name in called[language]):
            return f"{called[checked(lang)][0]}: {rule(key, lang)}"
    return ruling(rules(lang), subject)


def coach(lang: str) -> tuple[str, str, str]:
    """Three steps for the first game."""
    return names.COACH[checked(lang)]


@cache
def rules(lang: str) -> str:
    """The rules page, as Markdown."""
    return (Path(__file__).parent / f"rules_{checked(lang)}.md").read_text(encoding="utf-8")

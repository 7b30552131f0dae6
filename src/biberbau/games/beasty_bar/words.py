"""Everything the game says, in German and English: this module is what the layers above call."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..wording import LANGUAGES, YOU, as_told, checked, ruling, seat_name, sentence
from . import words_names as names
from .deck import ANIMALS
from .words_ask import action, consequence, prompt, why_not
from .words_names import animal, card
from .words_story import Narrator, event, story

__all__ = [
    "FLEETING",
    "LANGUAGES",
    "YOU",
    "Narrator",
    "action",
    "animal",
    "animal_rule",
    "as_told",
    "card",
    "choice_name",
    "coach",
    "consequence",
    "event",
    "lookup",
    "option_help",
    "option_name",
    "prompt",
    "rules",
    "seat_name",
    "story",
    "tagline",
    "title",
    "why_not",
]


FLEETING = False
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


def choice_name(option: str, choice: str, lang: str) -> str:
    """The label of one choice of an option."""
    return names.CHOICE_NAME[option, choice][checked(lang)]


def animal_rule(species: int, lang: str) -> str:
    """What an animal does, in one sentence."""
    return names.ANIMAL_RULE[ANIMALS[species].name][checked(lang)]


def lookup(subject: str, lang: str) -> str | None:
    """The rule of the animal (named in any language), those of that strength, or a ruling; None for others."""
    found = [
        f"{sentence(animal(species, lang))} ({names.strength(species)}): {animal_rule(species, lang)}"
        for species in range(len(ANIMALS))
        if subject.lower()
        in (str(names.strength(species)), *(animal(species, one).lower() for one in LANGUAGES))
    ]
    return "\n".join(found) or ruling(rules(lang), subject)


def coach(lang: str) -> tuple[str, str, str]:
    """Three steps for the first game."""
    return names.COACH[checked(lang)]


@cache
def rules(lang: str) -> str:
    """The rules page, as Markdown."""
    return (Path(__file__).parent / f"rules_{checked(lang)}.md").read_text(encoding="utf-8")

"""Everything the game says, in German and English: this module is what the layers above call."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...kernel.options import Value
from ..wording import LANGUAGES, YOU, as_told, at_once, checked, ruling, seat_name, sentence
from ..words_names import Phrasebook
from . import words_names as names
from .deck import ANIMALS
from .words_ask import action, consequence, prompt, why_not
from .words_names import animal, card, verdict
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
    "at_once",
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
    "verdict",
    "why_not",
]


FLEETING = False
"""Whether a terminal wipes away what it showed before, because people have to remember it."""


_SAYS = Phrasebook(names, Path(__file__).parent)
title, tagline, coach, rules = _SAYS.title, _SAYS.tagline, _SAYS.coach, _SAYS.rules
option_name, option_help, choice_name = _SAYS.option_name, _SAYS.option_help, _SAYS.choice_name


def animal_rule(species: int, lang: str) -> str:
    """What an animal does, in one sentence."""
    return names.ANIMAL_RULE[ANIMALS[species].name][checked(lang)]


def lookup(subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
    """The rule of the animal (named in any language), those of that strength, or a ruling; None for others."""
    found = [
        f"{sentence(animal(species, lang))} ({names.strength(species)}): {animal_rule(species, lang)}"
        for species in range(len(ANIMALS))
        if subject.lower()
        in (str(names.strength(species)), *(animal(species, one).lower() for one in LANGUAGES))
    ]
    return "\n".join(found) or ruling(rules(lang), subject)

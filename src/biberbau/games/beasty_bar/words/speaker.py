"""Everything the game says: this module is what the layers above call."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.options import Value
from ...common.catalogues.catalogue import LANGUAGES
from ...common.catalogues.wording import as_told, at_once, seat_name, settled
from ...common.words.names import Guide
from ..rules import deck
from ..rules.options import OPTIONS
from .ask import action, consequence, prompt, why_not
from .names import SAYS, animal, animal_name, animal_rule, bare_card, card_name, strength, verdict
from .story import Narrator

__all__ = [
    "FLEETING",
    "Narrator",
    "action",
    "animal_name",
    "animal_rule",
    "as_told",
    "at_once",
    "bare_card",
    "card_name",
    "choice_name",
    "coach",
    "consequence",
    "lookup",
    "option_help",
    "option_name",
    "prompt",
    "rules",
    "seat_name",
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


def lookup(subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
    """The rule of the animal (named in any language), those of that strength, of a place, or a ruling; else None."""
    found = [
        SAYS(
            lang,
            "rule-of",
            animal=animal(species),
            strength=strength(species),
            rule=animal_rule(species, lang),
        )
        for species in range(deck.SPECIES)
        if subject.lower()
        in (str(strength(species)), *(animal_name(species, one).lower() for one in LANGUAGES))
    ]
    return "\n".join(found) or _GUIDE.lookup(subject, lang)


def subjects(lang: str, options: Mapping[str, Value] | None = None) -> Mapping[str, tuple[str, str]]:
    """All that the table explains: places and animals."""
    animals = {
        one.name: (animal_name(species, lang), animal_rule(species, lang))
        for species, one in enumerate(deck.ANIMALS)
    }
    return {**_GUIDE.subjects(lang), **animals}

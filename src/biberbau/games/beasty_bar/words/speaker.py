"""The game's words, in every language of its catalogues: ``WORDS``."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.options import Value
from ...common.catalogues.catalogue import LANGUAGES
from ...common.words.speaker import UsualWords
from ..rules import deck
from ..rules.options import OPTIONS
from . import ask, names
from .names import animal, animal_name, animal_rule, strength
from .story import Narrator


class _Words(UsualWords):
    bare_card = staticmethod(names.bare_card)
    prompt = staticmethod(ask.prompt)
    action = staticmethod(ask.action)
    consequence = staticmethod(ask.consequence)
    why_not = staticmethod(ask.why_not)
    verdict = staticmethod(names.verdict)

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """The rule of the animal (named in any language), those with that strength, of a place, or a ruling; else
        None.
        """
        found = [
            self.says(
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
        return "\n".join(found) or super().lookup(subject, lang)

    def subjects(
        self, lang: str, options: Mapping[str, Value] | None = None
    ) -> Mapping[str, tuple[str, str]]:
        """All subjects with explanations: places and animals."""
        animals = {
            one.name: (animal_name(species, lang), animal_rule(species, lang))
            for species, one in enumerate(deck.ANIMALS)
        }
        return {**super().subjects(lang), **animals}


WORDS = _Words(names.SAYS, OPTIONS, Narrator)

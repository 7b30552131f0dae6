"""The game's words, in every language of its catalogues: ``WORDS``."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.options import Value
from ...common.catalogues.wording import stone_name
from ...common.words.speaker import UsualWords
from ..rules.options import OPTIONS
from . import ask, names
from .does import consequence
from .labels import action
from .names import at_table
from .story import Narrator
from .why import why_not


class _Words(UsualWords):
    bare_card = staticmethod(names.bare_card)
    seat_name = staticmethod(stone_name)
    prompt = staticmethod(ask.prompt)
    action = staticmethod(action)
    consequence = staticmethod(consequence)
    why_not = staticmethod(why_not)
    verdict = staticmethod(ask.verdict)

    def rules(self, lang: str, options: Mapping[str, Value] | None = None) -> str:
        """The rules page, as Markdown; ``options``: of the table at which it is read."""
        return at_table(super().rules(lang, options), lang, options)

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """The rule on a subject (named in any language), or a ruling by its number; None for others."""
        found = super().lookup(subject, lang)
        return found and at_table(found, lang, options)

    def subjects(
        self, lang: str, options: Mapping[str, Value] | None = None
    ) -> Mapping[str, tuple[str, str]]:
        """All subjects with explanations; ``options``: of the table where they are read."""
        return {
            key: (at_table(name, lang, options), at_table(rule, lang, options))
            for key, (name, rule) in super().subjects(lang).items()
        }


WORDS = _Words(names.SAYS, OPTIONS, Narrator)

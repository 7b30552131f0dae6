"""The facts of playouts about an action as sentences: a message for each fact that a game counts.

Messages: ``fact-NAME`` with ``$n``, its mean with this action, and ``$than``, its mean with ``$instead``, another one;
for a fact about each seat ``$who``. A share of the games is a number out of 100.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from babel.numbers import format_decimal

from ....kernel.actions import Action
from ....kernel.facts import FactKind, places
from ....match.position import Position
from ..catalogues.catalogue import COMMON, Catalogues, Part
from ..catalogues.wording import person

About = Callable[[Position, Action], Mapping[str, Part]]
"""Further parts of a game's messages about an action."""


def decimal(number: float, lang: str, signed: bool = False) -> str:
    """A number with one digit behind the point, as the language writes it."""
    rounded = round(number, 1) + 0.0
    return format_decimal(rounded, "+0.0;−0.0" if signed and rounded else "0.0;−0.0", locale=lang)


def in_100(share: float) -> int:
    """A share as a number out of a hundred."""
    return round(100 * share)


def told_alike(fact: FactKind, mean: float, other: float) -> bool:
    """Whether a sentence would give the same number for both, and so no reason."""
    return in_100(mean) == in_100(other) if fact.share else round(mean, 1) == round(other, 1)


def only(lang: str) -> str:
    """The sentence for the only possible action."""
    return COMMON(lang, "advice-only")


def chances(lang: str, win: float, than: float, instead: str, level: bool) -> str:
    """How often an action wins, and how often the one called ``instead``; ``level``: facts were counted, but none
    differs.
    """
    key = "advice-level" if level else "advice-chances"
    return COMMON(lang, key, n=in_100(win), than=in_100(than), instead=instead)


class FactWords:
    """Says a game's facts; ``about``: further parts of its messages."""

    def __init__(self, says: Catalogues, facts: type[FactKind], about: About | None = None) -> None:
        self.says = says
        self.places = {name: (fact, seat) for name, fact, seat in places(facts)}
        self.keys = says.family("fact", (fact.name for fact in facts))
        self.about = about

    def __call__(
        self,
        view: Position,
        chosen: Action,
        name: str,
        mean: float,
        than: float,
        instead: str,
        lang: str,
        names: Sequence[str],
    ) -> str:
        """The fact with that name, for the action, and for the one called ``instead``."""
        fact, seat = self.places[name]
        parts: dict[str, Part] = dict(self.about(view, chosen)) if self.about else {}
        if fact.seats:
            parts["who"] = person(names[seat], lang)
        for key, number in (("n", mean), ("than", than)):
            parts[key] = in_100(number) if fact.share else decimal(number, lang, signed=bool(fact.seats))
        return self.says(lang, self.keys[fact.name], instead=instead, **parts)

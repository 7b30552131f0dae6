"""Wording that all games share: languages, names, who is addressed, and who may not act at all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .catalogue import COMMON
from .catalogue import LANGUAGES as LANGUAGES
from .catalogue import YOU as READER
from .catalogue import checked as checked

YOU = {lang: COMMON(lang, "reader") for lang in LANGUAGES}
"""The name that stands for the reader: verbs then agree ("Du spielst", "You play")."""


@COMMON.once
def seat_name(seat: int, lang: str) -> str:
    """The name of a seat that nobody has named: its colour."""
    return COMMON(lang, "seat", seat=seat)


@COMMON.once
def stone_name(seat: int, lang: str) -> str:
    """The name of a seat that nobody has named, in a game whose cards have colours."""
    return COMMON(lang, "stone", seat=seat)


def addressed(players: int, seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """What the seats are called (by default their colours) in a text for this seat, whose own name is "you"."""
    called = list(names or (seat_name(other, lang) for other in range(players)))
    called[seat] = YOU[lang]
    return called


def colon(lang: str) -> str:
    """What stands between a name and what it is."""
    return COMMON(lang, "colon")


def person(name: str, lang: str) -> str:
    """A player of that name, as messages see it: the reader or another."""
    return READER if name.lower() == YOU[lang] else name


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def nth(place: int, lang: str) -> str:
    """A card's number among up to four, places from 0: "zweite", "second"."""
    return COMMON(lang, "nth", nth=place + 1)


def signed(number: int) -> str:
    """A number with a proper minus sign if it is negative."""
    return str(number).replace("-", "−")


def why_nobody(to_act: int | None, seat: int | None, lang: str) -> str:
    """Why this seat (None: a spectator) decides nothing at all now; empty when it decides."""
    if to_act is None:
        return COMMON(lang, "nobody-over")
    if seat is None:
        return COMMON(lang, "nobody-spectator")
    return "" if seat == to_act else COMMON(lang, "nobody-turn")


def ruling(page: str, number: str, lang: str) -> str | None:
    """What a rules page says about a ruling (any case), on one line; None if it has no such ruling."""
    found = re.search(rf"^- \*\*{re.escape(number.upper())}\*\* (.+(?:\n  .+)*)", page, re.MULTILINE)
    return number.upper() + colon(lang) + " ".join(found[1].split()) if found else None


def rulings(page: str) -> list[str]:
    """The numbers of all rulings on a rules page, the lowest first."""
    found = re.findall(r"^- \*\*([A-Z])(\d+)\*\* ", page, re.MULTILINE)
    return [f"{letter}{number}" for letter, number in sorted((letter, int(n)) for letter, n in found)]

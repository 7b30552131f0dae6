"""Wording of all games: languages, names, addressing the reader, and who may not act at all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .catalogue import COMMON
from .catalogue import LANGUAGES as LANGUAGES
from .catalogue import YOU as READER
from .catalogue import checked as checked

YOU = {lang: COMMON(lang, "reader") for lang in LANGUAGES}
"""The name of the reader: verbs then agree ("Du spielst", "You play")."""


@COMMON.once
def seat_name(seat: int, lang: str) -> str:
    """The default name of a seat: its colour."""
    return COMMON(lang, "seat", seat=seat)


@COMMON.once
def stone_name(seat: int, lang: str) -> str:
    """The default name of a seat in a game whose cards have colours."""
    return COMMON(lang, "stone", seat=seat)


def addressed(players: int, seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """The seats' names (by default their colours) in a text for this seat, which is "you"."""
    called = list(names or (seat_name(other, lang) for other in range(players)))
    called[seat] = YOU[lang]
    return called


def colon(lang: str) -> str:
    """The punctuation between a name and its explanation."""
    return COMMON(lang, "colon")


def person(name: str, lang: str) -> str:
    """A player with that name, for messages: the reader or another."""
    return READER if name.lower() == YOU[lang] else name


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def nth(place: int, lang: str) -> str:
    """A card's ordinal up to four, places from 0: "zweite", "second"."""
    return COMMON(lang, "nth", nth=place + 1)


def signed(number: int) -> str:
    """A number with a proper minus sign if it is negative."""
    return str(number).replace("-", "−")


def why_nobody(to_act: int | None, seat: int | None, lang: str) -> str:
    """Why this seat (None: a spectator) has nothing to decide now; empty when it has."""
    if to_act is None:
        return COMMON(lang, "nobody-over")
    if seat is None:
        return COMMON(lang, "nobody-spectator")
    return "" if seat == to_act else COMMON(lang, "nobody-turn")


def ruling(page: str, number: str, lang: str) -> str | None:
    """The text of a ruling on a rules page (any case), on one line; None if there is no such ruling."""
    found = re.search(rf"^- \*\*{re.escape(number.upper())}\*\* (.+(?:\n  .+)*)", page, re.MULTILINE)
    return number.upper() + colon(lang) + " ".join(found[1].split()) if found else None


def rulings(page: str) -> list[str]:
    """The numbers of all rulings on a rules page, the lowest first."""
    found = re.findall(r"^- \*\*([A-Z])(\d+)\*\* ", page, re.MULTILINE)
    return [f"{letter}{number}" for letter, number in sorted((letter, int(n)) for letter, n in found)]

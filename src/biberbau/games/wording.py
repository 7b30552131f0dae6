"""Wording that all games share: languages, cases, enumerations, who is addressed, and who may not act at all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..errors import OptionError
from ..kernel.events import Event

Text = dict[str, str]
"""A sentence by language."""

Told = dict[str, tuple[str, str]]
"""A sentence whose subject is a player, by language: in the third person, then in the second."""

LANGUAGES = ("de", "en")
NOM, ACC, DAT = range(3)
YOU = {"de": "du", "en": "you"}
"""The name that stands for the reader: verbs then agree ("Du spielst", "You play")."""

THE = {"m": ("der", "den", "dem"), "f": ("die", "die", "der"), "n": ("das", "das", "dem")}
A = {"m": ("ein", "einen", "einem"), "f": ("eine", "eine", "einer"), "n": ("ein", "ein", "einem")}
"""German articles: by gender, then by case."""

ORDINAL = {"de": ("erste", "zweite", "dritte", "vierte"), "en": ("first", "second", "third", "fourth")}
CARD = {"de": "Karte", "en": "card"}
SEAT_NAME = {
    "de": ("Rot", "Blau", "Grün", "Gelb", "Lila", "Braun", "Rosa", "Türkis"),
    "en": ("Red", "Blue", "Green", "Yellow", "Purple", "Brown", "Pink", "Teal"),
}
STONE_NAME = {
    "de": ("Rubin", "Saphir", "Smaragd", "Bernstein", "Amethyst", "Jaspis", "Koralle", "Türkis"),
    "en": ("Ruby", "Sapphire", "Emerald", "Amber", "Amethyst", "Jasper", "Coral", "Turquoise"),
}
"""Stones in the colours of the seats, for games whose cards have colours: "Red plays a black 5" would be misread."""
WHY_NOBODY: dict[str, Text] = {
    "over": {"de": "Das Spiel ist aus.", "en": "The game is over."},
    "spectator": {
        "de": "Du schaust zu; wer zuschaut, spielt nicht mit.",
        "en": "You are watching; spectators don't play.",
    },
    "turn": {
        "de": "Du bist gerade nicht dran: Entschieden wird reihum.",
        "en": "It is not your turn: players decide one after the other.",
    },
    "no_action": {
        "de": "Eine Aktion „{subject}“ gibt es in diesem Spiel nicht.",
        "en": "There is no action “{subject}” in this game.",
    },
    "first": {"de": "Erst ist anderes zu entscheiden: {ask}", "en": "Something else comes first: {ask}"},
}


def checked(lang: str) -> str:
    """The language if the games speak it."""
    if lang not in LANGUAGES:
        raise OptionError(f"there is no language {lang!r}; languages are: {', '.join(LANGUAGES)}")
    return lang


def seat_name(seat: int, lang: str) -> str:
    """What a seat is called while nobody gave it a name: its colour."""
    return SEAT_NAME[checked(lang)][seat]


def stone_name(seat: int, lang: str) -> str:
    """What a seat is called while nobody gave it a name, in a game whose cards have colours."""
    return STONE_NAME[checked(lang)][seat]


def addressed(players: int, seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """What the seats are called (by default their colours) in a text for this seat, whose own name is "you"."""
    called = list(names or (seat_name(other, lang) for other in range(players)))
    called[seat] = YOU[lang]
    return called


def is_you(name: str, lang: str) -> bool:
    """Whether this name stands for the reader."""
    return name.lower() == YOU[lang]


def joined(parts: Sequence[str], lang: str) -> str:
    """An enumeration: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + (" und " if checked(lang) == "de" else " and ") + parts[-1]


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def an(name: str) -> str:
    """An English noun or number with its indefinite article: "a 7", "an 8", "an ostrich"."""
    return f"{'an' if name[0] in 'aeiou' or name in ('8', '11') else 'a'} {name}"


def points(number: int, lang: str) -> str:
    """A number of points: "1 Punkt", "−5 points"."""
    unit = {"de": ("Punkt", "Punkte"), "en": ("point", "points")}[checked(lang)][abs(number) != 1]
    return f"{signed(number)} {unit}"


def cards(number: int, lang: str) -> str:
    """A number of cards: "1 Karte", "3 cards"."""
    unit = {"de": ("Karte", "Karten"), "en": ("card", "cards")}[checked(lang)][number != 1]
    return f"{number} {unit}"


def nth(place: int, lang: str) -> str:
    """A card's number among up to four, places from 0: "zweite", "second"."""
    return ORDINAL[checked(lang)][place]


def some_card(lang: str, case: int) -> str:
    """A card that is not known, with its article: "eine Karte", "a card"."""
    return "a card" if checked(lang) == "en" else A["f"][case] + " Karte"


def signed(number: int) -> str:
    """A number with a proper minus sign if it is negative."""
    return str(number).replace("-", "−")


def capitals(parts: Mapping[str, object]) -> dict[str, str]:
    """The parts with capital first letters, under names with one too: German sentences after a colon need them."""
    return {sentence(key): sentence(str(value)) for key, value in parts.items()}


def say(template: Text, lang: str, **parts: object) -> str:
    """A sentence filled in: ``{card}`` as it is, ``{Card}`` with a capital first letter."""
    return template[lang].format(**parts, **capitals(parts))


def tell(template: Told, name: str, lang: str, **parts: object) -> str:
    """A sentence about the player of that name (``{who}``), or addressed to him if he is the reader."""
    third, second = template[lang]
    return (second if is_you(name, lang) else third).format(who=name, **parts, **capitals(parts))


def why_nobody(to_act: int | None, seat: int | None, lang: str) -> str:
    """Why this seat (None: a spectator) decides nothing at all now; empty when it decides."""
    if to_act is None:
        return WHY_NOBODY["over"][lang]
    if seat is None:
        return WHY_NOBODY["spectator"][lang]
    return "" if seat == to_act else WHY_NOBODY["turn"][lang]


def as_told(view: object, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """What a viewer's table tells of the events that he saw: all, in a game that is not about memory."""
    return list(events)


def at_once(view: object, line: str, lang: str, names: Sequence[str]) -> tuple[tuple[str, ...], str] | None:
    """What a typed line for several actions stands for: None in a game where each is typed on its own.

    Otherwise the actions in notation (none if the line is not possible), and what they bring or why not.
    """
    return None


def verdict(view: object, names: Sequence[str], lang: str) -> str:
    """How the game that is over was decided: nothing to say in a game where the scores alone say it."""
    return ""


def ruling(page: str, number: str) -> str | None:
    """What a rules page says about a ruling (any case), on one line; None if it has no such ruling."""
    found = re.search(rf"^- \*\*{re.escape(number.upper())}\*\* (.+(?:\n  .+)*)", page, re.MULTILINE)
    return f"{number.upper()}: {' '.join(found[1].split())}" if found else None

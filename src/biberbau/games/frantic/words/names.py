"""The game's catalogues, and cards, events and players as parts of sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from ....kernel.options import Value
from ...common.catalogues.catalogue import COMMON, Catalogues, Part, Phrase
from ...common.catalogues.wording import person
from ..rules import deck

SAYS = Catalogues(Path(__file__).parent, COMMON)

KINDS = tuple(name.replace(" ", "-") for name in deck.KIND_NAMES)
EVENTS = tuple(title.replace(" ", "-") for title in deck.EVENT_TITLES)
"""Kinds of cards and events as in keys of messages."""

_KIND = SAYS.family("kind", KINDS[deck.FANTASTIC :])
_EVENT = SAYS.family("event", EVENTS)
_CALL = {name: f"{key}.call" for name, key in _EVENT.items()}
SAYS.families += _CALL.values()
_BY_SCORING = {deck.DOOMSDAY, deck.DOUBLE_TAXATION, deck.IDENTITY_THEFT, deck.SEPPUKU}
"""Events that differ without a score sheet."""
_ANY_CARD = "rule-gambling-man.any-card"
SAYS.families.append(_ANY_CARD)


def colours_of(face: int) -> list[int]:
    """The colours of a face."""
    return [colour for colour in range(4) if int(deck.COLOURS_OF[face]) >> colour & 1]


def colour(number: int) -> Phrase:
    """A colour: "Rot", "red", "du rouge"."""
    return Phrase("colour", colour=deck.COLOURS[number])


def kind(number: int, family: bool = False) -> Phrase:
    """A kind of special card by its printed title; ``family``: the rude one has another."""
    return Phrase("kind-fuck-you.family" if family and number == deck.FUCK_YOU else _KIND[KINDS[number]])


@cache
def card(face: int, family: bool = False) -> Phrase:
    """A card: "eine rote 5", "Gift in Rot", "a red Gift", "den Curse"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return Phrase("card-unknown")
    of, colours = int(deck.KIND_OF[face]), colours_of(face)
    if deck.NUMBER_OF[face]:
        coloured = deck.COLOURS[colours[0]] if colours else "black"
        return Phrase("card-number", colour=coloured, n=int(deck.NUMBER_OF[face]))
    if of == deck.CURSE:
        return Phrase("card-curse")
    if of == deck.COLOUR_SWAP:
        return Phrase("card-colour-swap", kind=kind(of), first=colour(colours[0]), second=colour(colours[1]))
    title = kind(of, family)
    return Phrase("card-special", kind=title, colour=deck.COLOURS[colours[0]]) if colours else title


def cards(count: int) -> Phrase:
    """That many cards: "eine Karte", "two cards", "13 Karten"."""
    return Phrase("how-many", n=count)


def bunch(faces: Iterable[int], family: bool = False) -> list[Phrase]:
    """Cards together: "eine rote 5, 2× Gift in Rot und zwei Karten" (those that nobody told are counted last)."""
    counts = Counter(sorted(faces))
    unknown = sum(count for face, count in counts.items() if face < 0)
    parts = [
        card(face, family) if count == 1 else Phrase("several", n=count, card=card(face, family))
        for face, count in counts.items()
        if face >= 0
    ]
    return parts + ([cards(unknown)] if unknown else [])


def number(wanted: int) -> Phrase:
    """A number as a card: "eine 5", "a 5", "an 8"."""
    return Phrase("number", n=wanted)


def event(title: int) -> Phrase:
    """An event's title."""
    return Phrase(_EVENT[EVENTS[title]])


def event_call(title: int) -> Phrase:
    """An event as the story calls it out: "Tornado: Everything goes round and round!"."""
    return Phrase("called-out", event=event(title), call=Phrase(_CALL[EVENTS[title]]))


def player(name: str, lang: str) -> Phrase:
    """A player with that name as a part of a sentence: "Ben", "dich", "von dir", "your"."""
    return Phrase("player", who=person(name, lang))


def tally(name: str, count: int, lang: str) -> Phrase:
    """Somebody's points: "3 for Ben"."""
    return Phrase("tally", who=person(name, lang), n=count)


def either(parts: Sequence[Phrase]) -> Part:
    """A choice: "Rot, eine 5 oder Gift"."""
    return parts if len(parts) < 2 else Phrase("either", first=parts[:-1], last=parts[-1])


# ------------------------------------------------------------------------------------------- for tables and pages


@SAYS.once
def bare_card(face: int, lang: str, family: bool = False) -> str:
    """A card without article: "rote 5", "Gift in Rot", "red Gift", "Nice Try"; an unknown one is "Karte", "card"."""
    return SAYS.noun(lang, card(face, family), article="none")


@SAYS.once
def colour_name(number: int, lang: str) -> str:
    """A colour without article: "Rot", "red", "rouge"."""
    return SAYS.noun(lang, colour(number), article="none")


@SAYS.once
def kind_name(number: int, lang: str, family: bool = False) -> str:
    """A kind of special card."""
    return SAYS.noun(lang, kind(number, family))


@SAYS.once
def event_name(title: int, lang: str) -> str:
    """An event's title."""
    return SAYS.noun(lang, event(title))


@SAYS.once
def event_rule(title: int, lang: str, sheet: bool = True, any_card: bool = False) -> str:
    """The effect of an event; ``sheet``: whether there is a score sheet, ``any_card``: allowed for Gambling Man."""
    if any_card and title == deck.GAMBLING_MAN:
        return SAYS(lang, _ANY_CARD)
    ways = (".sheet" if sheet else ".no-sheet") if title in _BY_SCORING else ""
    return SAYS(lang, f"rule-{EVENTS[title]}{ways}")


def subject_of(face: int) -> str:
    """The subject of a card's rule (``words.rule``)."""
    return KINDS[int(deck.KIND_OF[face])]


def at_table(text: str, lang: str, options: Mapping[str, Value] | None) -> str:
    """A text for a table with these options (None: no table): a family table has another title."""
    if not options or not options["family"]:
        return text
    return text.replace(kind_name(deck.FUCK_YOU, lang), kind_name(deck.FUCK_YOU, lang, family=True))

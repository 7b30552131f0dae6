"""The game's catalogues, and cards, bunches of cards, players and places as parts of sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ....kernel.cards import UNKNOWN
from ...common.catalogues.catalogue import COMMON, Catalogues, Part, Phrase
from ...common.catalogues.wording import person
from ..rules import deck
from ..rules import state as st

SAYS = Catalogues(Path(__file__).parent, COMMON)

_CARD = SAYS.family("card", ("number", *(name for name in deck.NAMES if not name.isdigit())))
_PLACE = {st.AT_DISPLAY: "place-display", st.AT_STOCK: "place-stock", st.AT_DECK: "place-deck"}


def card(face: int) -> Phrase:
    """A card: "eine 7", "einen Dieb", "an 8", "the Thief"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return Phrase("card-unknown")
    return Phrase(_CARD["number"], n=face) if numbers_of([face]) else Phrase(_CARD[deck.NAMES[face]])


def some(face: int, count: int) -> Phrase:
    """Cards of one face: "eine 7", "zwei 7er", "drei Joker", "two cards" (unknown ones)."""
    if count == 1:
        return card(face)
    return Phrase("several", count=count, card=Phrase("unknown-cards") if face < 0 else card(face))


def cards(count: int) -> Phrase:
    """That number of cards, whatever they are: "eine Karte", "two cards"."""
    return some(UNKNOWN, count)


def bunch(faces: Sequence[int]) -> list[Part]:
    """Cards together: "zwei 7er und einen Dieb", "4, 5, 6 and a Hippie" (numbers that differ go without article)."""
    counts = Counter(in_order(faces))
    numbers = set(numbers_of(faces))
    bare = len(numbers) > 1 and all(counts[face] == 1 for face in numbers)
    return [face if bare and face in numbers else some(face, count) for face, count in counts.items()]


def group(faces: Sequence[int]) -> Phrase:
    """Cards together, or a pronoun for them: "eine 7", "zwei 5er", "sie", "it"."""
    return Phrase("group", n=len(faces), card=card(max(faces, default=UNKNOWN)), cards=bunch(faces))


def either(parts: Sequence[Phrase]) -> Part:
    """A choice: "zwei 5er, zwei 6er oder zwei 7er"."""
    return parts if len(parts) < 2 else Phrase("either", first=parts[:-1], last=parts[-1])


def player(name: str, lang: str) -> Phrase:
    """A player with that name as a part of a sentence: "Ben", "dich", "your"."""
    return Phrase("player", who=person(name, lang))


def place(at: int, names: Sequence[str], lang: str) -> Phrase:
    """A card's place or origin: "in der Auslage", "von Ben", "on top of your pile"."""
    return Phrase(_PLACE[at]) if at in _PLACE else Phrase("place-pile", whose=player(names[at], lang))


@SAYS.once
def bare_card(face: int, lang: str) -> str:
    """A card without article: "7", "Dieb", "Thief"; an unknown one is "Karte", "card"."""
    return SAYS.noun(lang, card(face), article="none")


def numbers_of(faces: Sequence[int]) -> list[int]:
    """The numbers among cards, from low to high."""
    return sorted(face for face in faces if deck.JOKER < face <= deck.NUMBERS)


def in_order(faces: Sequence[int]) -> list[int]:
    """Faces in spoken order: numbers from low to high, an action card, Jokers."""
    return sorted(faces, key=lambda face: (face == deck.JOKER, face))

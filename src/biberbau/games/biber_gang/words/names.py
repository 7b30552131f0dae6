"""The game's catalogues, and cards and places as parts of sentences."""

from __future__ import annotations

from pathlib import Path

from ...common.catalogues.catalogue import COMMON, Catalogues, Phrase
from ..rules import deck
from ..rules import state as st

SAYS = Catalogues(Path(__file__).parent, COMMON)


def card(face: int) -> Phrase:
    """A card: "die 6", "den Biber", "an 8"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return Phrase("card-unknown")
    return Phrase("card-beaver") if face == deck.BEAVER else Phrase("card-number", n=face)


@SAYS.once
def bare_card(face: int, lang: str) -> str:
    """A card without article: "6", "Biber"; an unknown one is "Karte", "card"."""
    return SAYS.noun(lang, card(face), article="none")


def place(slot: int) -> Phrase:
    """A place of the display, slots from 0: "dritte oben", "top row, third"."""
    row, column = divmod(slot, st.COLUMNS)
    return Phrase("place", row="bottom" if row else "top", nth=column + 1)


@SAYS.once
def place_name(slot: int, lang: str) -> str:
    """The same by itself."""
    return SAYS.noun(lang, place(slot))

"""The game's catalogues, and cards and places as parts of sentences."""

from __future__ import annotations

from pathlib import Path

from ...common.catalogues.catalogue import COMMON, Catalogues, Phrase
from ..rules import deck

SAYS = Catalogues(Path(__file__).parent, COMMON)

_CARD = SAYS.family("card", ("number", "swap", "peek", "draw-two"))
_SPECIAL = {deck.SWAP: _CARD["swap"], deck.PEEK: _CARD["peek"], deck.DRAW_TWO: _CARD["draw-two"]}


def card(face: int) -> Phrase:
    """A card: "die 6", "„Spähen“", "the Peek", "an 8"; an unknown one is "eine Karte", "a card"."""
    if face < 0:
        return Phrase("card-unknown")
    return Phrase(_CARD["number"], n=face) if face < deck.NUMBERS else Phrase(_SPECIAL[face])


@SAYS.once
def bare_card(face: int, lang: str) -> str:
    """A card without article: "6", "Spähen", "Peek"; an unknown one is "Karte", "card"."""
    return SAYS.noun(lang, card(face), article="none")

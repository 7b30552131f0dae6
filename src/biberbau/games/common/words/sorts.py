"""Sorts of cards about which somebody may guess while single cards are too many: a colour, everything that acts."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..catalogues.catalogue import Catalogues


class SortWords:
    """What a game's sorts of cards are called; messages: ``sort-NAME``. ``faces``: those of each sort."""

    def __init__(self, says: Catalogues, faces: Mapping[str, Collection[int]]) -> None:
        self.says = says
        self.faces = faces
        self.keys = says.family("sort", faces)

    def __call__(self, name: str, lang: str) -> str:
        """The sort of that name: "a special card"."""
        return self.says(lang, self.keys[name])

"""Kinds of cards for beliefs, where single cards are too many: a colour, all special cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..catalogues.catalogue import Catalogues


class SortWords:
    """The names of a game's kinds of cards; messages: ``sort-NAME``. ``faces``: those of each kind."""

    def __init__(self, says: Catalogues, faces: Mapping[str, Collection[int]]) -> None:
        self.says = says
        self.faces = faces
        self.keys = says.family("sort", faces)

    def __call__(self, name: str, lang: str) -> str:
        """The kind with that name: "a special card"."""
        return self.says(lang, self.keys[name])

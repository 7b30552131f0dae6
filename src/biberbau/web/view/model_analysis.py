"""Models of the pages around the analysis board."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.game import GameKind


@dataclass(frozen=True)
class AnalysesModel:
    """The games that can be analysed."""

    lang: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class SetUpModel:
    """The form that sets a board up; ``typed``: a document that is wrong, and what is ``wrong`` with it."""

    lang: str
    kind: GameKind
    typed: str = ""
    wrong: str = ""

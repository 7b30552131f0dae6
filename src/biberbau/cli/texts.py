"""The terminal's own messages, for all games: the catalogues beside this module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..games.common.catalogues.catalogue import COMMON, Catalogues, Phrase
from ..games.common.catalogues.wording import person
from ..match.match import STAYS

SAYS = Catalogues(Path(__file__).parent, COMMON)

STAYED = SAYS.family("stays", STAYS)
"""Why an undo is refused, by the reason of a match."""

GOES_BY = SAYS.family("goes-by", ("history", "bounds"))
"""The source of a view's worlds, where its state does not contain everything that its observer knows."""


def result(
    scores: Sequence[int], winners: Sequence[int], names: Sequence[str], lang: str, you: str
) -> list[str]:
    """How a game ended: everybody's score, and the winners. ``you``: the reader's name."""
    told = [Phrase("tally", who=person(name, lang), n=n) for name, n in zip(names, scores, strict=True)]
    lines = [SAYS(lang, "result", scores=told)]
    who = [names[seat] for seat in winners]
    if who == [you]:
        return [*lines, SAYS(lang, "you-win")]
    return [*lines, SAYS(lang, "wins" if len(who) == 1 else "share", who=who)]

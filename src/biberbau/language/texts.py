"""The messages of texts for language models, for all games: the catalogues beside this module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..errors import OptionError
from ..games.common.catalogues.catalogue import COMMON, Catalogues, Phrase
from ..games.common.catalogues.wording import YOU, person
from ..games.common.view.shown import languages

SAYS = Catalogues(Path(__file__).parent, COMMON)


def spoken(game_id: str, lang: str) -> str:
    """The language, if the game has it; OptionError lists those that it has."""
    if lang not in languages(game_id):
        raise OptionError(f"{game_id} does not speak {lang!r}; it speaks: {', '.join(languages(game_id))}")
    return lang


def result(scores: Sequence[int], winners: Sequence[int], names: Sequence[str], lang: str) -> list[str]:
    """How a game ended: everybody's score, and the winners; the reader's own name is "you"."""
    told = [Phrase("tally", who=person(name, lang), n=n) for name, n in zip(names, scores, strict=True)]
    lines = [SAYS(lang, "result", scores=told)]
    who = [names[seat] for seat in winners]
    if len(who) == 1:
        alone = person(who[0], lang)
        return [*lines, SAYS(lang, "wins", who=alone)]
    return [*lines, SAYS(lang, "shared", who=who)]


def reader(lang: str) -> str:
    """The name of the seat that reads: "You"."""
    return YOU[lang].capitalize()

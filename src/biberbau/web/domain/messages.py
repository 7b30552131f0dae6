"""The messages of the pages and the server itself: the catalogues beside this module."""

from __future__ import annotations

from pathlib import Path

from ...errors import BiberbauError
from ...games.common.catalogues.catalogue import COMMON, LANGUAGES, Catalogues, Part
from ...match.match import STAYS

SAYS = Catalogues(Path(__file__).parent.parent, COMMON)

TITLE = SAYS.family(
    "title", ("400", "403", "404", "405", "408", "409", "410", "413", "415", "421", "429", "500", "503")
)
"""Titles of refusals by HTTP status."""

STAYED = SAYS.family("stays", STAYS)
"""Why an undo is refused, by the reason of a match."""

WARMING = SAYS.family("warm", ("waiting", "rules", "bots", "loading", "again", "failed"))
"""The stages of the first compile."""


class RefusedError(BiberbauError):
    """A refused request: its HTTP status and the key of its message.

    ``game``: the game whose rulings the message cites; ``retry_after``: seconds until it would be granted, 0 when never
    or unknown.
    """

    game = ""
    retry_after = 0

    def __init__(self, status: int, key: str, **values: Part) -> None:
        super().__init__(SAYS(LANGUAGES[0], key, **values))
        self.status = status
        self.key = key
        self.values = values

    def text(self, lang: str) -> str:
        """The reason in that language."""
        return SAYS(lang, self.key, **self.values)

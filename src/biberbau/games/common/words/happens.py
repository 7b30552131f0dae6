"""The names of the kinds of events, in sentences without players."""

from __future__ import annotations

from ....kernel.events import EventKind
from ..catalogues.catalogue import Catalogues


class EventWords:
    """The sentence for a kind of event; messages: ``happens-EVENT``."""

    def __init__(self, says: Catalogues, events: type[EventKind]) -> None:
        self.says = says
        self.keys = says.family("happens", (event.name for event in events))

    def __call__(self, name: str, lang: str) -> str:
        """The event with that name, in lower case as in documents."""
        return self.says(lang, self.keys[name.upper()])

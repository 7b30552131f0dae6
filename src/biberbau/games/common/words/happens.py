"""What may happen in a game, said of each kind of event in a sentence that is about nobody in particular."""

from __future__ import annotations

from ....kernel.events import EventKind
from ..catalogues.catalogue import Catalogues


class EventWords:
    """Says what an event is; messages: ``happens-EVENT``."""

    def __init__(self, says: Catalogues, events: type[EventKind]) -> None:
        self.says = says
        self.keys = says.family("happens", (event.name for event in events))

    def __call__(self, name: str, lang: str) -> str:
        """The event of that name, in lower case as documents have it."""
        return self.says(lang, self.keys[name.upper()])

"""Everything the game says: which sentence, here; how it is said, in the catalogues ``de.ftl`` and ``en.ftl``."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from biberbau.games.common.catalogues.catalogue import COMMON, Catalogues, Part, Phrase
from biberbau.games.common.words.narrator import CatalogueNarrator, Tellers
from biberbau.games.common.words.speaker import Speaker
from biberbau.kernel.actions import Action
from biberbau.kernel.events import Event
from biberbau.match import Position

from .actions import TABLE
from .options import OPTIONS
from .reasons import Why
from .state import Ev, Frame

SAYS = Catalogues(Path(__file__).parent, COMMON)
_TOLD: dict[int, str] = dict(zip(Ev, SAYS.family("told", (kind.name for kind in Ev)).values(), strict=True))


def card(face: int) -> Phrase:
    """A card as it stands in a sentence."""
    return Phrase("card-unknown") if face < 0 else Phrase("card", n=face)


class Narrator(CatalogueNarrator):
    """Tells events in order."""

    SAYS = SAYS

    def _deals(self, event: Event) -> str:
        return self._say(_TOLD[Ev.DEALS])

    def _gets(self, event: Event) -> str | None:
        return self._does(event) if event.card >= 0 else None

    def _does(self, event: Event) -> str:
        return self._player(_TOLD[event.kind], event.seat, card=card(event.card))

    TELLERS: ClassVar[Tellers] = dict.fromkeys(Ev, _does) | {Ev.DEALS: _deals, Ev.GETS: _gets}


class Words(Speaker):
    """Decisions, actions and reasons, each by its message."""

    def bare_card(self, face: int, lang: str) -> str:
        """A card without article."""
        return SAYS.noun(lang, card(face), article="none")

    def about(self, view: Position, chosen: Action | None) -> dict[str, Part]:
        """The card of the seat that decides."""
        return {"card": card(int(view.state.hand[view.to_act or 0]))}


WORDS = Words(SAYS, OPTIONS, Frame, TABLE, Why, Narrator)

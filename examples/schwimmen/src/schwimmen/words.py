"""Everything the game says: which sentence, here; how it is said, in the catalogues ``de.ftl`` and ``en.ftl``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from biberbau.games.common.catalogues.catalogue import COMMON, Catalogues, Part, Phrase, yes_no
from biberbau.games.common.words.narrator import CatalogueNarrator, Tellers
from biberbau.games.common.words.speaker import Speaker
from biberbau.kernel.actions import Action
from biberbau.kernel.events import Event
from biberbau.kernel.stack import A, decides
from biberbau.match import Position

from . import deck
from . import state as st
from .actions import TABLE
from .options import OPTIONS
from .reasons import Why
from .state import Ev, Frame

SAYS = Catalogues(Path(__file__).parent, COMMON)
_EVENTS = [kind for kind in Ev if kind not in (Ev.TAKES, Ev.COUNTS)]  # others tell these two
_TOLD: dict[int, str] = dict(
    zip(_EVENTS, SAYS.family("told", (kind.name for kind in _EVENTS)).values(), strict=True)
)


def card(face: int) -> Phrase:
    """A card as it stands in a sentence."""
    suit, rank = divmod(face, len(deck.RANKS))
    return (
        Phrase("card-unknown") if face < 0 else Phrase("card", suit=deck.SUITS[suit], rank=deck.RANKS[rank])
    )


def cards(faces: Iterable[int]) -> list[Phrase]:
    """Several cards."""
    return [card(int(face)) for face in faces]


def worth(halves: int) -> Phrase:
    """What a hand is worth."""
    return Phrase("worth", fire=yes_no(halves == deck.FIRE), n=halves // 2, half=yes_no(halves % 2))


class Narrator(CatalogueNarrator):
    """Tells events in order."""

    SAYS = SAYS

    def _plain(self, event: Event) -> str:
        return self._say(_TOLD[event.kind])

    def _does(self, event: Event) -> str:
        return self._player(_TOLD[event.kind], event.seat)

    def _several(self, event: Event) -> list[Phrase]:
        return cards(one.card for one in (event, *self._following(event.kind, event.seat)))

    def _gets(self, event: Event) -> str | None:
        dealt = self._several(event)
        return self._player(_TOLD[Ev.GETS], event.seat, cards=dealt) if event.card >= 0 else None

    def _opens(self, event: Event) -> str:
        return self._say(_TOLD[Ev.OPENS], cards=self._several(event))

    def _lays(self, event: Event) -> str:
        laid, taken = self._several(event), self._following(Ev.TAKES, event.seat)
        return self._player(_TOLD[Ev.LAYS], event.seat, cards=laid, taken=cards(one.card for one in taken))

    def _reveals(self, event: Event) -> str:
        shown, (counted,) = self._several(event), self._following(Ev.COUNTS, event.seat)
        return self._player(_TOLD[Ev.REVEALS], event.seat, cards=shown, worth=worth(st.halves(counted)))

    def _loses(self, event: Event) -> str:
        return self._player(_TOLD[Ev.LOSES], event.seat, left=st.left(event))

    TELLERS: ClassVar[Tellers] = dict.fromkeys(_EVENTS, _does) | {
        Ev.GETS: _gets, Ev.OPENS: _opens, Ev.LAYS: _lays, Ev.REVEALS: _reveals, Ev.LOSES: _loses,
        Ev.CLEARS: _plain, Ev.EVEN: _plain,
    }  # fmt: skip


class Words(Speaker):
    """Decisions, actions and reasons, each by its message."""

    def bare_card(self, face: int, lang: str) -> str:
        """A card without article."""
        return SAYS.noun(lang, card(face), article="none")

    def about(self, view: Position, chosen: Action | None) -> dict[str, Part]:
        """One's own card, the one that is taken for it, and all that lie in the middle."""
        middle, hand = view.state.middle, view.state.hand[view.to_act or 0]
        place = int(chosen.argument) - 1 if chosen and chosen.argument else 0
        taken = place if chosen and chosen.word == "take" else decides(view.state, A)
        return {"card": card(int(hand[place])), "taken": card(int(middle[taken])), "cards": cards(middle)}


WORDS = Words(SAYS, OPTIONS, Frame, TABLE, Why, Narrator)

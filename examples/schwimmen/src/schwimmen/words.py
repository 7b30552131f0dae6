"""What Schwimmen says otherwise than its declarations would; how it is said stands in ``de.ftl`` and ``en.ftl``."""

from __future__ import annotations

from typing import ClassVar

from biberbau.games.common.catalogues.catalogue import Part, Phrase, yes_no
from biberbau.games.common.words.declared import DeclaredNarrator, DeclaredWords
from biberbau.games.common.words.narrator import Tellers
from biberbau.kernel.actions import Action
from biberbau.kernel.events import Event
from biberbau.kernel.stack import A, decides
from biberbau.match import Position

from . import FIRE, GAME, RANKS, SUITS, Ev, halves


def worth(points: int) -> Phrase:
    """What a hand is worth, in half points."""
    return Phrase("worth", fire=yes_no(points == FIRE), n=points // 2, half=yes_no(points % 2))


def lays(narrator: DeclaredNarrator, event: Event) -> str:
    """What somebody gives, and what for: two kinds of events in one sentence."""
    given, taken = narrator.same(event), narrator.following(Ev.TAKES, event.seat)
    return narrator.player("told-lays", event.seat, card=narrator.cards(given), taken=narrator.cards(taken))


def reveals(narrator: DeclaredNarrator, event: Event) -> str:
    """A hand, and what it is worth."""
    shown, (counted,) = narrator.same(event), narrator.following(Ev.COUNTS, event.seat)
    points = worth(halves(counted))
    return narrator.player("told-reveals", event.seat, card=narrator.cards(shown), worth=points)


class Words(DeclaredWords):
    """Cards have a suit and a rank, and an exchange names two of them."""

    TELLERS: ClassVar[Tellers] = {Ev.LAYS: lays, Ev.REVEALS: reveals}

    def card(self, face: int) -> Phrase:
        """A card as it stands in a sentence."""
        suit, rank = divmod(face, len(RANKS))
        return Phrase("card", suit=SUITS[suit], rank=RANKS[rank]) if face >= 0 else super().card(face)

    def about(self, view: Position, chosen: Action | None) -> dict[str, Part]:
        """Also the card of the middle that is being taken."""
        taken = self.card(int(view.state.middle[decides(view.state, A)]))
        return {**super().about(view, chosen), "taken": taken}


WORDS = Words(GAME)

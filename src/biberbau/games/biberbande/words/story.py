"""The story: events become sentences, grouped where they belong together.

This is a game of memory: the face of a face-down card is not told, not even to those who have seen it. It is on the
table while they look at it, and in the question meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ...common.catalogues.catalogue import Phrase
from ...common.catalogues.wording import person
from ...common.words.narrator import CatalogueNarrator, Tellers
from ..rules import deck
from ..rules import state as st
from ..rules.options import Opt
from ..rules.state import Ev, State
from .names import SAYS, card

_DRAWS = ("draws", "draws-first", "draws-second")


class Narrator(CatalogueNarrator):
    """Tells events in order. ``aided``: also tells readers the face-down cards that they have seen."""

    SAYS = SAYS

    def __init__(self, names: Sequence[str], lang: str, aided: bool = False) -> None:
        super().__init__(names, lang)
        self.aided = aided

    @classmethod
    def of(cls, state: State, names: Sequence[str], lang: str) -> Narrator:
        """A narrator for a table in this state."""
        return cls(names, lang, bool(state.option[Opt.MEMORY_AID]))

    # ----------------------------------------------------------------------------------------- small helpers

    def _sees(self, event: Event) -> str:
        """The cards that the reader saw, with a space before them; nothing without a memory aid."""
        if not self.aided or event.card == UNKNOWN:
            return ""
        return " " + self._player("sees", event.seat, card=card(event.card))

    def _swaps_in(self, event: Event, new: Phrase) -> str:
        """A card for one of the row, which is discarded: ``new`` names it."""
        out = self._following(Ev.DISCARDS, event.seat)
        if not out or out[0].card == UNKNOWN:
            return self._player("swaps-in-unseen", event.seat, nth=st.slot(event) + 1, new=new)
        return self._player(
            "swaps-in-seen", event.seat, nth=st.slot(event) + 1, new=new, out=card(out[0].card)
        )

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        return self._player("round", event.seat, n=st.number(event))

    def _turns_up(self, event: Event) -> str:
        return self._say("turns-up", card=card(event.card))

    def _looks(self, event: Event) -> str:
        more = self._following(Ev.LOOKS)
        if more:
            seen = "".join(self._sees(one) for one in (event, *more))
            return self._say("all-look") + seen
        return self._player("looks", event.seat, nth=st.slot(event) + 1) + self._sees(event)

    def _takes(self, event: Event) -> str:
        known = event.card != UNKNOWN
        new = Phrase("from-pile", card=card(event.card)) if known else Phrase("top-of-pile")
        return self._swaps_in(event, new)

    def _draws(self, event: Event) -> str:
        return self._player(_DRAWS[st.which(event)], event.seat) + self._sees(event)

    def _puts(self, event: Event) -> str:
        return self._swaps_in(event, Phrase("drawn"))

    def _discards(self, event: Event) -> str:
        return self._player("discards", event.seat, card=card(event.card))

    def _uses(self, event: Event) -> str:
        if event.card == deck.PEEK:
            self._following(Ev.LAYS)
            (looked,) = self._following(Ev.LOOKS, event.seat)
            return self._player("peeks", event.seat, nth=st.slot(event) + 1) + self._sees(looked)
        if event.card == deck.SWAP:
            return self._player("uses-swap", event.seat, nth=st.slot(event) + 1)
        return self._player("uses-two", event.seat)

    def _swaps(self, event: Event) -> str:
        other = place(*st.other_place(event), self.names, self.lang)
        return self._player("swaps", event.seat, nth=st.slot(event) + 1, place=other)

    def _reshuffles(self, event: Event) -> str:
        return self._say("reshuffles", n=st.count(event))

    def _knocks(self, event: Event) -> str:
        return self._player("knocks", event.seat)

    def _round_ends(self, event: Event) -> str:
        return self._say("guard-ends" if st.guard(event) else "round-ends")

    def _opens(self, event: Event) -> str:
        row = [event, *self._following(Ev.OPENS, event.seat)]
        return self._player("opens", event.seat, row=[card(one.card) for one in row])

    def _sets_aside(self, event: Event) -> str:
        (new,) = self._following(Ev.REPLACES, event.seat)
        return self._player("replaces", event.seat, old=card(event.card), new=card(new.card))

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence."""
        lines = [
            Phrase("tally", who=self.people[one.seat], n=st.points(one))
            for one in (event, *self._following(Ev.SCORES))
        ]
        return self._say("scores", scores=lines)

    TELLERS: ClassVar[Tellers] = {
        Ev.ROUND_STARTS: _round_starts,
        Ev.DEALS: CatalogueNarrator._silent,
        Ev.TURNS_UP: _turns_up,
        Ev.LOOKS: _looks,
        Ev.HIDES: CatalogueNarrator._silent,
        Ev.TAKES: _takes,
        Ev.DRAWS: _draws,
        Ev.PUTS: _puts,
        Ev.DISCARDS: _discards,
        Ev.USES: _uses,
        Ev.SWAPS: _swaps,
        Ev.LAYS: CatalogueNarrator._silent,
        Ev.RESHUFFLES: _reshuffles,
        Ev.KNOCKS: _knocks,
        Ev.ROUND_ENDS: _round_ends,
        Ev.OPENS: _opens,
        Ev.SETS_ASIDE: _sets_aside,
        Ev.SCORES: _scores,
        Ev.GAME_ENDS: CatalogueNarrator._game_ends,
    }


def place(seat: int, slot: int, names: Sequence[str], lang: str) -> Phrase:
    """A place of somebody's row: "die dritte von Ben", "your third card"."""
    return Phrase("place", who=person(names[seat], lang), nth=slot + 1)

"""The story: events become sentences, grouped where they belong together.

A ``Narrator`` follows the face-up cards while it tells, so that it can say when a pair comes or goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import ALL_SEATS, Event
from ...common.catalogues.catalogue import Phrase
from ...common.words.narrator import CatalogueNarrator, Tellers
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, State
from .names import SAYS, card, place


def pair_of(upper: int, lower: int) -> int:
    """The face of the pair that two cards of a column make; NONE when they make none, or are not both known."""
    if upper < 0 or lower < 0:
        return NONE
    if upper == lower or lower == deck.BEAVER:
        return upper
    return lower if upper == deck.BEAVER else NONE


class Narrator(CatalogueNarrator):
    """Tells events in order, from a round's start or from a known moment.

    ``shown``: the face-up cards of every seat, UNKNOWN where one lies face down (None: not known until a round starts).
    """

    SAYS = SAYS

    def __init__(self, names: Sequence[str], lang: str, shown: list[list[int]] | None = None) -> None:
        super().__init__(names, lang)
        self.shown = shown

    @classmethod
    def of(cls, state: State, names: Sequence[str], lang: str) -> Narrator:
        """A narrator that knows the face-up cards of this state."""
        shown = [
            [face if up >> slot & 1 else UNKNOWN for slot, face in enumerate(display)]
            for display, up in zip(state.display.tolist(), state.up.tolist(), strict=True)
        ]
        return cls(names, lang, shown)

    # ----------------------------------------------------------------------------------------- small helpers

    def _lies(self, seat: int, slot: int, face: int) -> str:
        """A card lies face up from now on: the effect on pairs, with a space before it."""
        if self.shown is None:
            return ""
        display = self.shown[seat]
        partner = display[slot ^ st.COLUMNS]
        before, after = pair_of(display[slot], partner), pair_of(face, partner)
        display[slot] = face
        if after == before:
            return ""
        if after == NONE:
            return " " + self._say("pair-gone", v=before) if before != deck.BEAVER else ""
        if after == deck.BEAVER:
            return " " + self._say("beaver-pair")
        count = sum(pair_of(display[i], display[i + st.COLUMNS]) == after for i in range(st.COLUMNS))
        if count == 1:
            return " " + self._say("pair", v=after)
        return " " + self._say("pairs", v=after, count=count, off=-int(deck.BONUS[count]))

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        self.shown = [[UNKNOWN] * st.SLOTS for _ in self.names]
        return self._say("round", n=st.round_n(event) + 1, rounds=deck.ROUNDS)

    def _opens_pile(self, event: Event) -> str:
        return self._say("opens", card=card(event.card))

    def _chooses(self, event: Event) -> str | None:
        return self._player("chooses", event.seat) if st.count(event) == st.FIRST_FLIPS else None

    def _turns_up(self, event: Event) -> str:
        if event.card == UNKNOWN:
            return self._say("turns-up-blind")
        cards = [event, *(self._following(Ev.TURNS_UP, event.seat) if st.first(event) else [])]
        told = [card(one.card) for one in cards]
        if not st.first(event):
            told = [Phrase("card-at", card=told[0], place=place(st.slot(event)))]
        pairs = "".join(self._lies(one.seat, st.slot(one), one.card) for one in cards)
        return self._player("turns-up", event.seat, cards=told) + pairs

    def _begins(self, event: Event) -> str:
        if st.tied(event) == 1:
            return self._player("begins", event.seat, sum=st.total(event))
        return self._player("begins-by-lot", event.seat, sum=st.total(event), count=st.tied(event))

    def _draws(self, event: Event) -> str:
        if event.card == UNKNOWN:
            return self._player("draws", event.seat)
        return self._player("draws-card", event.seat, card=card(event.card))

    def _takes(self, event: Event) -> str:
        return self._player("takes", event.seat, card=card(event.card))

    def _discards(self, event: Event) -> str:
        """The drawn card; all knew it already if it was taken from the discard pile."""
        key = "puts-back" if event.knew == ALL_SEATS else "discards"
        return self._player(key, event.seat, card=card(event.card))

    def _places(self, event: Event) -> str:
        """A card comes to a place, and the one there is discarded; a matching beaver swims off instead."""
        where, new = place(st.slot(event)), card(event.card)
        out = self._following(Ev.DISCARDS, event.seat)
        if not out:
            told = self._player("sets-off", event.seat, place=where, new=new)
        elif out[0].card == UNKNOWN:
            told = self._say("swaps-blind")
        else:
            key, old = "swaps-down" if st.down(event) else "swaps", card(out[0].card)
            told = self._player(key, event.seat, place=where, old=old, new=new)
        return told + self._lies(event.seat, st.slot(event), event.card)

    def _swims(self, event: Event) -> str:
        (out,) = self._following(Ev.DISCARDS, event.seat)
        if out.card == UNKNOWN:
            told = self._say("swims-blind")
        else:
            told = self._say("swims", place=place(st.end(event)), old=card(out.card))
        return told + self._lies(event.seat, st.end(event), deck.BEAVER)

    def _leaves(self, event: Event) -> str:
        return self._player("leaves", event.seat)

    def _closes(self, event: Event) -> str:
        return self._player("closes", event.seat)

    def _reshuffles(self, event: Event) -> str:
        return self._say("reshuffles", n=st.count(event))

    def _deck_ends(self, event: Event) -> str:
        return self._say("deck-ends")

    def _limit_ends(self, event: Event) -> str:
        return self._say("limit-ends", n=st.turns(event))

    def _reveals(self, event: Event) -> str:
        cards = [event, *self._following(Ev.REVEALS, event.seat)]
        for one in cards:
            self._lies(one.seat, st.slot(one), one.card)
        return self._player("reveals", event.seat, cards=[card(one.card) for one in cards])

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence."""
        lines = [
            Phrase("scored", who=self.people[one.seat], points=st.points(one), bonus=st.bonus(one))
            for one in (event, *self._following(Ev.SCORES))
        ]
        return self._say("scores", scores=lines)

    TELLERS: ClassVar[Tellers] = {
        Ev.ROUND_STARTS: _round_starts,
        Ev.OPENS_PILE: _opens_pile,
        Ev.CHOOSES: _chooses,
        Ev.TURNS_UP: _turns_up,
        Ev.BEGINS: _begins,
        Ev.DRAWS: _draws,
        Ev.TAKES: _takes,
        Ev.DISCARDS: _discards,
        Ev.PLACES: _places,
        Ev.SWIMS: _swims,
        Ev.LEAVES: _leaves,
        Ev.CLOSES: _closes,
        Ev.RESHUFFLES: _reshuffles,
        Ev.DECK_ENDS: _deck_ends,
        Ev.LIMIT_ENDS: _limit_ends,
        Ev.REVEALS: _reveals,
        Ev.SCORES: _scores,
        Ev.GOES_ON: CatalogueNarrator._silent,
        Ev.GAME_ENDS: CatalogueNarrator._game_ends,
    }

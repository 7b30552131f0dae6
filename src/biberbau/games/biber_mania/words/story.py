"""The story: events become sentences, grouped where they belong together.

A discard is put together card by card; it is told when it is complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....kernel.cards import NONE
from ....kernel.events import Event
from ...common.catalogues.catalogue import Part, Phrase
from ...common.words.narrator import CatalogueNarrator, Tellers
from ..rules import state as st
from ..rules.state import Ended, Ev, GroupKind, State
from .names import SAYS, bunch, card, group, in_order, numbers_of, place, player, some

_LAYS: dict[int, str] = {
    GroupKind.ACTION: "lays-alone",
    GroupKind.SEQUENCE: "lays-sequence",
    GroupKind.HIPPIE_SEQUENCE: "lays-sequence",
    GroupKind.PARTY: "lays-party",
}


class Narrator(CatalogueNarrator):
    """Tells events in order. ``chosen``: the cards of a discard that is being put together."""

    SAYS = SAYS

    def __init__(self, names: Sequence[str], lang: str, chosen: Sequence[int] = ()) -> None:
        super().__init__(names, lang)
        self.chosen = list(chosen)

    @classmethod
    def of(cls, state: State, names: Sequence[str], lang: str) -> Narrator:
        """A narrator that continues from this state."""
        return cls(names, lang, state.chosen[: state.chosen_n].tolist())

    # ----------------------------------------------------------------------------------------- small helpers

    def _other(self, event: Event) -> Phrase:
        return player(self.names[st.other(event)], self.lang)

    def _place(self, event: Event) -> Phrase:
        return place(st.place(event), self.names, self.lang)

    def _tally(self, numbers: Sequence[int]) -> list[Phrase]:
        return [Phrase("tally", who=who, n=n) for who, n in zip(self.people, numbers, strict=False)]

    # ---------------------------------------------------------------------------------- one teller per event

    def _round_starts(self, event: Event) -> str:
        self.chosen = []
        dealt = [one for one in self._following(Ev.DEALS) if one.seat == event.seat]
        told = self._say("round", n=st.number(event), dealt=Phrase("cards", n=len(dealt)))
        return f"{told} {self._player('begins', event.seat)}"

    def _fills(self, event: Event) -> str:
        """All cards that come to display and stock together."""
        new = [event, *self._following(Ev.FILLS)]
        display = [one.card for one in new if st.place(one) == st.AT_DISPLAY]
        stock = [one.card for one in new if st.place(one) == st.AT_STOCK]
        key = "fills-both" if display and stock else "fills-display" if display else "fills-stock"
        return self._say(key, display=_listed(display), stock=_listed(stock))

    def _adds(self, event: Event) -> None:
        self.chosen.append(event.card)

    def _lays(self, event: Event) -> str:
        faces, self.chosen = self.chosen, []
        numbers, cards = numbers_of(faces), bunch(faces)
        if st.group(event) == GroupKind.EQUALS and 0 < len(numbers) < len(faces):
            return self._player("lays-equals", event.seat, cards=cards, equals=some(numbers[0], len(faces)))
        key = _LAYS.get(st.group(event), "lays")
        return self._player(key, event.seat, cards=cards, numbers=numbers)

    def _stabs_display(self, event: Event) -> str:
        faces = [event.card] * st.count(event)
        return self._player("stabs-display", event.seat, cards=group(faces))

    def _stabs(self, event: Event) -> str:
        """The stabbed cards, and whether they are taken or refused."""
        took = self._following(Ev.TAKES)
        faces = [one.card for one in took or self._following(Ev.REFUSES)]
        return self._player(
            "stabs-takes" if took else "stabs-refuses",
            event.seat,
            cards=group(faces),
            victim=self._other(event),
        )

    def _steals(self, event: Event) -> str:
        return self._player("steals", event.seat, card=card(event.card), place=self._place(event))

    def _wishes(self, event: Event) -> str:
        (answer,) = self._following(Ev.GRANTS)
        return self._player(
            "wish-expires" if answer.card == NONE else "wish-granted",
            event.seat,
            card=card(event.card),
            victim=self._other(event),
        )

    def _passes(self, event: Event) -> str:
        return self._player("passes", event.seat)

    def _picks(self, event: Event) -> str:
        return self._player("picks", event.seat, victim=self._other(event))

    def _draws(self, event: Event) -> str:
        """Cards that somebody draws, or gets from the Bad Guy, at the same moment from the same place."""
        same = (st.place(event), st.by(event))
        more = self._following(Ev.DRAWS, event.seat, lambda one: (st.place(one), st.by(one)) == same)
        key = "draws" if st.by(event) == event.seat else "gets"
        cards = bunch([one.card for one in (event, *more)])
        return self._player(key, event.seat, cards=cards, place=self._place(event))

    def _king_takes(self, event: Event) -> str:
        if event.card == NONE:
            return self._player("spared", event.seat)
        return self._player("gives-king", event.seat, card=card(event.card))

    def _round_ends(self, event: Event) -> str:
        if st.reason(event) == Ended.USED_UP:
            return self._say("used-up")
        out = st.reason(event) == Ended.OUT_OF_CARDS
        return self._player("out-of-cards" if out else "nothing-to-play", event.seat)

    def _scores(self, event: Event) -> str:
        """All players' points in one sentence, and in another the points that are written down when they are
        collected.
        """
        lines = [event, *self._following(Ev.SCORES)]
        told = self._say("scores", scores=self._tally([st.points(one) for one in lines]))
        if any(st.total(one) for one in lines):
            told += " " + self._say("collected", scores=self._tally([st.total(one) for one in lines]))
        return told

    TELLERS: ClassVar[Tellers] = {
        Ev.ROUND_STARTS: _round_starts,
        Ev.DEALS: CatalogueNarrator._silent,
        Ev.FILLS: _fills,
        Ev.ADDS: _adds,
        Ev.LAYS: _lays,
        Ev.STABS_DISPLAY: _stabs_display,
        Ev.STABS: _stabs,
        Ev.TAKES: CatalogueNarrator._silent,
        Ev.REFUSES: CatalogueNarrator._silent,
        Ev.STEALS: _steals,
        Ev.WISHES: _wishes,
        Ev.GRANTS: CatalogueNarrator._silent,
        Ev.PASSES: _passes,
        Ev.PICKS: _picks,
        Ev.DRAWS: _draws,
        Ev.KING_TAKES: _king_takes,
        Ev.ROUND_ENDS: _round_ends,
        Ev.SCORES: _scores,
        Ev.GAME_ENDS: CatalogueNarrator._game_ends,
    }


def _listed(faces: Sequence[int]) -> list[Part]:
    """A list of cards: "3, 7, 7, Dieb"."""
    return [card(face) for face in in_order(faces)]

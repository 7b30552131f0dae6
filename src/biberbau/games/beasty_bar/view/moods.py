"""The animal that acts in an event, and its mood: a CSS class."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.cards import NONE
from ....kernel.events import Event
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev

_ATTACKS = {
    **dict.fromkeys((deck.BAT, deck.CHEETAH, deck.TIGER, deck.CROCODILE), "bites"),
    **dict.fromkeys((deck.PARROT, deck.MONKEY, deck.LION), "scares"),
    deck.RHINO: "rams",
    deck.SKUNK: "stinks",
}
"""The mood of sending another animal to THAT'S IT, by the role of the actor."""

_GOES = {
    **dict.fromkeys((deck.TIGER, deck.KANGAROO, deck.MONKEY, deck.GIRAFFE), "leaps"),
    **dict.fromkeys((deck.OSTRICH, deck.HIPPO), "runs"),
    **dict.fromkeys((deck.PEACOCK, deck.LION), "poses"),
}
"""The mood of going forward, likewise."""


class Actors:
    """Follows the events in order. ``moved``: the cards that have gone back since the acting card came."""

    def __init__(self) -> None:
        self.acting = self.role = NONE
        self.moved: set[int] = set()

    def seen(self, event: Event, line: Sequence[int]) -> tuple[int, str]:
        """The card that acts in this event and its mood, "" for none; ``line``: after it, () if unknown."""
        if event.kind in (Ev.PLAYS, Ev.BROUGHT_BACK):
            self.acting, self.role, self.moved = event.card, event.card % deck.SPECIES, set()
        elif event.kind == Ev.IMITATES:
            self.acting, self.role = event.card, st.model(event)
        elif event.kind == Ev.SENT:
            return st.attacker(event), _ATTACKS.get(self._role(st.attacker(event)), "")
        elif event.kind == Ev.DEFENDS:
            return event.card, "stings"
        elif event.kind == Ev.MOVES:
            start, end = st.start(event), st.end(event)
            if end > start:
                return self._drives(event, line)
            if end < start:
                return event.card, _GOES.get(self._role(event.card), "")
        return NONE, ""

    def _role(self, card: int) -> int:
        """The species that a card acts as."""
        return self.role if card == self.acting else card % deck.SPECIES

    def _drives(self, event: Event, line: Sequence[int]) -> tuple[int, str]:
        """Who makes a card go back: a bear, which drags the two weakest once each, or a llama right behind it."""
        again = event.card in self.moved
        self.moved.add(event.card)
        if self.role == deck.BEAR and self.acting in line and not again:
            strengths = {int(deck.STRENGTH[card % deck.SPECIES]) for card in line if card != self.acting}
            if deck.STRENGTH[event.card % deck.SPECIES] in sorted(strengths)[:2]:
                return self.acting, "drags"
        behind = line[st.start(event)] if st.start(event) < len(line) else NONE  # it has moved up by one
        return behind, "spits" if behind >= 0 and self._role(behind) == deck.LLAMA else ""

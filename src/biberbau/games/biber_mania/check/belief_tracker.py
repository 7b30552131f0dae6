"""What one observer of Biber-Mania has heard about hidden cards, in plain Python: no rule and no state is asked.

A hand is a history here: cards came, seen or unseen, cards left openly, and at times it was heard that none of some face
was there. A world may be so if its hands can have come about that way: each card that left, and each that is there now,
is given one that came before, and none was there unheard when its face was asked for in vain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev
from .oracle import can_complete, deck_of


@dataclass
class Hand:
    """One hand's history; times are counted in events."""

    came: list[tuple[int, int]] = field(default_factory=list)
    """Time and face of every card that came; UNKNOWN where this observer did not see it."""
    left: list[tuple[int, int]] = field(default_factory=list)
    """Time and face of every card that left."""
    lacked: dict[int, list[int]] = field(default_factory=dict)
    """By face, when it was heard that there is none."""

    def fits(self, came: tuple[int, int], left: tuple[int, int]) -> bool:
        """Whether the card that came can be the one that left: of that face, before, and not there when it lacked."""
        (start, seen), (end, face) = came, left
        return (
            seen in (UNKNOWN, face)
            and start < end
            and not any(start < time < end for time in self.lacked.get(face, ()))
        )

    def may_be(self, held: list[int], now: int) -> bool:
        """Whether the hand can hold these cards now: each card has come once (a matching by augmenting paths)."""
        ends = sorted(self.left + [(now, face) for face in held])
        if len(ends) != len(self.came):
            return False
        taken: dict[int, int] = {}

        def place(end: int, tried: set[int]) -> bool:
            for start, came in enumerate(self.came):
                if start not in tried and self.fits(came, ends[end]):
                    tried.add(start)
                    if start not in taken or place(taken[start], tried):
                        taken[start] = end
                        return True
            return False

        return all(place(end, set()) for end in range(len(ends)))


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.deck = deck_of(options)
        self.hands = [Hand() for _ in range(int(options["players"]))]
        self.time = 0
        self.wished = self.king = NONE
        self.chosen = 0

    def see(self, event: Event) -> None:
        """Take in the next event."""
        self.time += 1
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.hands = [Hand() for _ in self.hands]
        elif event.kind in (Ev.DEALS, Ev.TAKES, Ev.STEALS, Ev.DRAWS):
            self.hands[seat].came.append((self.time, card))
        elif event.kind == Ev.STABS_DISPLAY:
            self.hands[seat].came += [(self.time, card)] * st.count(event)
        elif event.kind == Ev.WISHES:
            self.wished = card
        elif event.kind in (Ev.GRANTS, Ev.KING_TAKES) and card == NONE:
            asked = self.wished if event.kind == Ev.GRANTS else self.king
            self.hands[seat].lacked.setdefault(asked, []).append(self.time)
        elif event.kind in (Ev.ADDS, Ev.GRANTS, Ev.KING_TAKES):
            self.hands[seat].left.append((self.time, card))
            if event.kind == Ev.GRANTS:
                self.hands[st.other(event)].came.append((self.time, card))
            elif event.kind == Ev.ADDS:
                self.king = card
                self.chosen += 1
        elif event.kind == Ev.LAYS:
            self.chosen = 0

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far, in words; None when it may be so."""
        now = self.time + 1
        for seat, hand in enumerate(self.hands):
            held = _cards(world.hand[seat])
            if not hand.may_be(held, now):
                names = ", ".join(map(card_name, held))
                return f"seat {seat} cannot hold {names} after what came, left and was not there"
        if self.chosen and not can_complete(world, _cards(world.hand[world.seat])):
            return f"seat {int(world.seat)} has begun a discard that this hand cannot complete"
        cards = _cards(
            sum((bag for bag in (world.deck, world.display, world.stock, world.gone)), world.hand.sum(0))
        )
        piles = (world.pile[seat, : world.pile_n[seat]] & st.FACE for seat in range(len(self.hands)))
        cards += [
            *(card for pile in piles for card in pile.tolist()),
            *world.chosen[: world.chosen_n].tolist(),
        ]
        return None if Counter(cards) == self.deck else "these are not the cards of the deck"


def _cards(bag: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[int]:
    """A bag's cards, one by one."""
    return [face for face, count in enumerate(bag.tolist()) for _ in range(count)]

"""Follows what the eye sees move: cards onto the discard pile, where one's own cards came from, who was hit."""

from __future__ import annotations

from copy import copy
from typing import Self

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....match import Position
from ...common.view import trail
from ...common.view.trail import DECK, DISCARD, Token, hand_id
from ...common.words.plain import now
from ..rules import state as st
from ..rules.state import Ev
from .cards import hand_card

LAID, EVENT = "laid", "event"
"""Element ids of the places in the middle."""
SHOWN = 3
"""This many cards are drawn on top of the discard pile."""


class Trail(trail.Trail):
    """What lies on top of the pile, and ``called``: the event that was uncovered last in the round and its ply."""

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.pile: list[Token] = []
        self.called: tuple[int, int] | None = None

    def shown_in(self, view: Position) -> Self:
        """Where another card lies on top, as in a game that began from a position, the state knows better."""
        top = int(now(view).top)
        if self.pile and self.pile[-1].face == top:
            return self
        other = copy(self)
        other.pile = [] if top == NONE else [other.token(top, "")]
        return other

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind == Ev.ROUND_STARTS:
            self.gathered()
            self.pile, self.called = [], None
        elif event.kind == Ev.TURNS_UP:
            self.lands(ply, event.card, DECK)
        elif event.kind == Ev.PLAYS:
            mine = event.seat == self.seat
            self.lands(ply, event.card, hand_card(event.card) if mine else hand_id(event.seat))
        elif event.kind == Ev.ATTACKS:
            self.move(ply, "thump", f"set pod-{st.other(event)} data-mood hit")
        elif event.kind == Ev.EXECUTES or (event.kind == Ev.UNCOVERS and st.offered(event) == 0):
            self.called = (st.event_card(event), ply)
            self.move(ply, "knock", f"set {EVENT} data-mood called")
        else:
            self.into_hand(event)

    def into_hand(self, event: Event) -> None:
        """Where a card of the viewer's came from."""
        if event.kind in (Ev.DRAWS, Ev.DEALS) and event.seat == self.seat:
            self.origin[event.card] = DECK
        elif event.kind == Ev.HANDS and st.to(event) == self.seat:
            self.origin[event.card] = hand_id(event.seat)
        elif event.kind == Ev.GETS and event.seat == self.seat:
            self.origin[event.card] = hand_id(st.by(event))
        elif event.kind == Ev.TAKES and event.seat == self.seat:
            self.origin[event.card] = LAID

    def lands(self, ply: int, face: int, start: str) -> None:
        """A card comes to lie on the discard pile."""
        token = self.token(face, start)
        self.pile = [*self.pile[1 - SHOWN :], token]
        self.move(ply, "slide", f"put {token.id} {DISCARD} -1")

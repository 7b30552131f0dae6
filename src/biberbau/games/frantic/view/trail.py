"""Follows visible movements: cards onto the discard pile, the origins of one's own cards, attacks."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple, Self

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....match import Position
from ...common.view import trail
from ...common.view.trail import DECK, DISCARD, STORY, Token, hand_id
from ...common.words.plain import now
from ..rules import state as st
from ..rules.state import Ev
from .cards import hand_card

LAID, EVENT, TURNED = "laid", "event", "turned"
"""Element ids of the places in the middle; at the last one an event turns up."""
SHOWN = 3
"""This many cards are drawn on top of the discard pile."""


def uncovered_id(ply: int) -> str:
    """Element id of the event that turns up at this ply."""
    return f"uncovered-{ply}"


def hits_id(seat: int) -> str:
    """Element id of the place where attacks on a player arrive."""
    return f"hits-{seat}"


class Hit(NamedTuple):
    """An attack: the card flies to its victim."""

    ply: int
    seat: int
    token: Token


class Trail(trail.Trail):
    """The top of the pile, and ``called``: the event uncovered last in the round and its ply.

    ``hits``: the attacks of the last plies; ``came``: the faces that came to the viewer's hand, the newest last.
    """

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.pile: list[Token] = []
        self.called: tuple[int, int] | None = None
        self.hits: list[Hit] = []
        self.came: list[int] = []

    def shown_in(self, view: Position) -> Self:
        """If another card lies on top, as in a game that began from a position, the state is right."""
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
            self.pile, self.called, self.hits, self.came = [], None, [], []
        elif event.kind == Ev.TURNS_UP:
            self.lands(ply, event.card, DECK)
        elif event.kind == Ev.PLAYS:
            mine = event.seat == self.seat
            self.lands(ply, event.card, hand_card(event.card) if mine else hand_id(event.seat))
        elif event.kind == Ev.ATTACKS:
            self.hit(ply, st.other(event))
        elif event.kind == Ev.EXECUTES or (event.kind == Ev.UNCOVERS and st.offered(event) == 0):
            self.called = (st.event_card(event), ply)
            turned = uncovered_id(ply)
            for op in (
                f"put {turned} {TURNED} -1",
                f"set {turned} data-mood called",
                f"set {EVENT} data-mood called",
            ):
                self.move(ply, "event", op, turned)
        else:
            self.into_hand(event)

    def comes_to(self, ply: int) -> None:
        """Attacks that are no longer shown are dropped, too."""
        super().comes_to(ply)
        self.hits = [hit for hit in self.hits if hit.ply > ply - STORY]

    def hit(self, ply: int, seat: int) -> None:
        """The card that attacks flies from the pile to a player."""
        token = self.token(self.pile[-1].face if self.pile else NONE, DISCARD)
        self.hits.append(Hit(ply, seat, token))
        for op in (f"put {token.id} {hits_id(seat)} -1", f"set {token.id} data-mood thrown"):
            self.move(ply, "thump", op, token.id)
        self.move(ply, "thump", f"set pod-{seat} data-mood hit", token.id)

    def into_hand(self, event: Event) -> None:
        """The origin of a card of the viewer's."""
        if event.kind in (Ev.DRAWS, Ev.DEALS) and event.seat == self.seat:
            self.comes_to_hand(event.card, DECK)
        elif event.kind == Ev.HANDS and st.to(event) == self.seat:
            self.comes_to_hand(event.card, hand_id(event.seat))
        elif event.kind == Ev.GETS and event.seat == self.seat:
            self.comes_to_hand(event.card, hand_id(st.by(event)))
        elif event.kind == Ev.TAKES and event.seat == self.seat:
            self.comes_to_hand(event.card, LAID)

    def comes_to_hand(self, face: int, start: str) -> None:
        """A card comes to the viewer's hand."""
        self.origin[face] = start
        if face in self.came:
            self.came.remove(face)
        self.came.append(face)

    def lands(self, ply: int, face: int, start: str) -> None:
        """A card comes to lie on the discard pile."""
        token = self.token(face, start)
        self.pile = [*self.pile[1 - SHOWN :], token]
        self.move(ply, "slide", f"put {token.id} {DISCARD} -1")

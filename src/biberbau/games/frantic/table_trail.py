"""Follows what the eye sees move: cards onto the discard pile, where the own cards came from, who was hit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel.events import Event
from ...match import View
from ..presentation import STORY, Step
from . import state as st
from .deck import NONE
from .table_cards import hand_card

DECK, DISCARD, LAID, EVENT = "deck", "discard", "laid", "event"
"""Element ids of the places in the middle."""
SHOWN = 3
"""So many cards are drawn on top of the discard pile."""


def hand_id(seat: int) -> str:
    """Element id of a player's hand."""
    return f"hand-{seat}"


@dataclass(frozen=True)
class Token:
    """A card on the discard pile: a new one whenever one is played. ``start``: the element that it comes from."""

    serial: int
    face: int
    start: str

    @property
    def id(self) -> str:
        """Its element id."""
        return f"t{self.serial}"


@dataclass
class Trail:
    """What lies on top of the pile, ``origin`` of the own cards by face, and the last event of the round.

    ``called``: the event that was uncovered last and the ply when that was; ``moves``: ply, cue, op.
    """

    seat: int | None
    pile: list[Token] = field(default_factory=list)
    origin: dict[int, str] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)
    called: tuple[int, int] | None = None
    serial: int = 0

    @classmethod
    def of(cls, view: View, events: Sequence[tuple[int, Event]]) -> Trail:
        """The trail to this view; what the events don't tell is read off its state."""
        trail = cls(view.seat)
        for ply, event in events:
            trail.follow(ply, event)
        top = int(view.state.top)
        if not trail.pile or trail.pile[-1].face != top:
            trail.serial += 1
            trail.pile = [] if top == NONE else [Token(trail.serial, top, "")]
        return trail

    def steps(self, ply: int) -> tuple[Step, ...]:
        """The movements of the last plies."""
        return tuple(Step(at, cue, (op,)) for at, cue, op in self.moves if at > ply - STORY)

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind == st.ROUND_STARTS:
            self.pile, self.origin, self.moves, self.called = [], {}, [], None
        elif event.kind == st.TURNS_UP:
            self.lands(ply, event.card, DECK)
        elif event.kind == st.PLAYS:
            mine = event.seat == self.seat
            self.lands(ply, event.card, hand_card(event.card) if mine else hand_id(event.seat))
        elif event.kind == st.ATTACKS:
            self.moves.append((ply, "thump", f"set pod-{event.a} data-mood hit"))
        elif event.kind == st.EXECUTES or (event.kind == st.UNCOVERS and event.b == 0):
            self.called = (event.a, ply)
            self.moves.append((ply, "knock", f"set {EVENT} data-mood called"))
        else:
            self.into_hand(event)

    def into_hand(self, event: Event) -> None:
        """Where a card of the viewer's came from."""
        if event.kind in (st.DRAWS, st.DEALS) and event.seat == self.seat:
            self.origin[event.card] = DECK
        elif event.kind == st.HANDS and event.a == self.seat:
            self.origin[event.card] = hand_id(event.seat)
        elif event.kind == st.GETS and event.seat == self.seat:
            self.origin[event.card] = hand_id(event.a)
        elif event.kind == st.TAKES and event.seat == self.seat:
            self.origin[event.card] = LAID

    def lands(self, ply: int, face: int, start: str) -> None:
        """A card comes to lie on the discard pile."""
        self.serial += 1
        token = Token(self.serial, face, start)
        self.pile = [*self.pile[1 - SHOWN :], token]
        self.moves.append((ply, "slide", f"put {token.id} {DISCARD} -1"))

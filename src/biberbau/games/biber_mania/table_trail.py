"""Follows the open cards from place to place through the events: which element each is, and what the eye sees move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ...kernel.events import Event
from ...match import View
from ..presentation import STORY, Step
from . import state as st
from .deck import NONE, UNKNOWN, card_name
from .words_discard import top_group

DECK, DISPLAY, STOCK, GONE = "deck", "display", "stock", "gone"
"""Element ids of the places in the middle."""


def hand_id(seat: int) -> str:
    """Element id of a player's hand."""
    return f"hand-{seat}"


def pile_id(seat: int) -> str:
    """Element id of what lies on top of a player's pile."""
    return f"pile-{seat}"


def hand_card(face: int, copy: int) -> str:
    """Element id of a card in the own hand; ``copy`` counts the cards of that face."""
    return f"h-{card_name(face)}-{copy}"


@dataclass(frozen=True)
class Token:
    """One open card: a new one whenever a card comes into sight. ``start``: the element that it comes from."""

    serial: int
    face: int
    start: str

    @property
    def id(self) -> str:
        """Its element id, which tells nothing but that it lies there."""
        return f"t{self.serial}"


@dataclass
class Trail:
    """Where the open cards lie, and what moved. ``origin``: by face, where the last such card of the own hand came from.

    ``held``: the own hand as far as it is followed, for the ids of the cards that leave it; ``laid``: how many discards
    are complete; ``moves``: ply, cue, what moves together, ops.
    """

    seat: int | None
    display: list[Token] = field(default_factory=list)
    stock: list[Token] = field(default_factory=list)
    laying: list[Token] = field(default_factory=list)
    piles: dict[int, list[list[Token]]] = field(default_factory=dict)
    origin: dict[int, str] = field(default_factory=dict)
    held: dict[int, int] = field(default_factory=dict)
    moves: list[tuple[int, str, str, list[str]]] = field(default_factory=list)
    laid: int = 0
    serial: int = 0
    active: int = NONE

    @classmethod
    def of(cls, view: View, events: Sequence[tuple[int, Event]]) -> Trail:
        """The trail to this view; what the events don't tell is read off its state."""
        trail = cls(view.seat)
        for ply, event in events:
            if event.kind in _FOLLOWS:
                _FOLLOWS[event.kind](trail, ply, event)
        trail.check(view)
        return trail

    def top(self, seat: int) -> list[Token]:
        """The cards on top of a pile; what is being laid covers them."""
        if self.laying and seat == self.active:
            return self.laying
        piles = self.piles.get(seat)
        return piles[-1] if piles else []

    def steps(self, ply: int) -> tuple[Step, ...]:
        """The movements of the last plies."""
        return tuple(Step(at, cue, tuple(ops)) for at, cue, _, ops in self.moves if at > ply - STORY)

    def check(self, view: View) -> None:
        """Where the cards lie otherwise, as in a game that began from a position, the state knows better."""
        state = view.state
        for place, counts in ((self.display, state.display), (self.stock, state.stock)):
            faces = [face for face, count in enumerate(counts.tolist()) for _ in range(count)]
            if sorted(token.face for token in place) != faces:
                place[:] = self.tokens(faces)
        self.active = int(state.seat)
        chosen = state.chosen[: state.chosen_n].tolist()
        if [token.face for token in self.laying] != chosen:
            self.laying = self.tokens(chosen)
        for seat in range(view.game.players):
            group = list(top_group(state, seat))
            groups = self.piles.setdefault(seat, [])
            if sorted(token.face for token in (groups[-1] if groups else ())) != sorted(group):
                self.piles[seat] = [self.tokens(group)] if group else []

    def tokens(self, faces: Iterable[int]) -> list[Token]:
        """Cards of which nobody knows where they came from."""
        return [self.token(face, "") for face in faces]

    def token(self, face: int, start: str) -> Token:
        """A card that comes into sight."""
        self.serial += 1
        return Token(self.serial, face, start)

    def move(self, ply: int, cue: str, together: str, op: str) -> None:
        """Something moves; at the same time as what moved before if that is ``together`` with it."""
        if self.moves and self.moves[-1][2] == together:
            _, cue, _, ops = self.moves.pop()
            self.moves.append((ply, cue, together, [*ops, op]))
        else:
            self.moves.append((ply, cue, together, [op]))

    def into_hand(self, seat: int, token: Token) -> None:
        """The viewer's own cards will be found to come from there."""
        if seat == self.seat:
            self.origin[token.face] = token.id

    def out_of_hand(self, seat: int, face: int) -> str:
        """The element that a card comes from when a hand plays it."""
        if seat != self.seat:
            return hand_id(seat)
        self.held[face] = self.held.get(face, 1) - 1
        return hand_card(face, self.held[face])

    def gets(self, seat: int, face: int) -> None:
        """A card comes to a hand."""
        if seat == self.seat and face not in (UNKNOWN, NONE):
            self.held[face] = self.held.get(face, 0) + 1

    # ---------------------------------------------------------------------------------------- one for each event

    def _round_starts(self, ply: int, event: Event) -> None:
        """All cards are gathered in: what was before is no story any more."""
        for gathered in (
            self.display,
            self.stock,
            self.laying,
            self.piles,
            self.origin,
            self.held,
            self.moves,
        ):
            gathered.clear()
        self.active = NONE

    def _deals(self, ply: int, event: Event) -> None:
        self.gets(event.seat, event.card)

    def _fills(self, ply: int, event: Event) -> None:
        place, there = (self.display, DISPLAY) if event.a == st.AT_DISPLAY else (self.stock, STOCK)
        token = self.token(event.card, DECK)
        place.append(token)
        self.move(ply, "slide", f"fills {ply}", f"put {token.id} {there} -1")

    def _adds(self, ply: int, event: Event) -> None:
        if event.seat != self.active:
            self.laying, self.active = [], event.seat
        token = self.token(event.card, self.out_of_hand(event.seat, event.card))
        self.laying.append(token)
        self.move(ply, "slide", f"adds {self.laid}", f"put {token.id} {pile_id(event.seat)} -1")

    def _lays(self, ply: int, event: Event) -> None:
        self.piles.setdefault(event.seat, []).append(self.laying)
        self.laying, self.active = [], NONE
        self.laid += 1

    def _stabs_display(self, ply: int, event: Event) -> None:
        for _ in range(event.a):
            self.take(ply, event, self.display, hand_id(event.seat), "thump")
            self.gets(event.seat, event.card)

    def _stabs(self, ply: int, event: Event) -> None:
        self.move(ply, "thump", f"stabs {ply} {event.a}", f"set {pile_id(event.a)} data-mood stabbed")

    def _takes(self, ply: int, event: Event) -> None:
        self.from_pile(ply, event, hand_id(event.seat))
        self.gets(event.seat, event.card)

    def _refuses(self, ply: int, event: Event) -> None:
        self.from_pile(ply, event, GONE)

    def _steals(self, ply: int, event: Event) -> None:
        if event.a in (st.AT_DISPLAY, st.AT_STOCK):
            place = self.display if event.a == st.AT_DISPLAY else self.stock
            self.take(ply, event, place, hand_id(event.seat), "shove")
        else:
            self.from_pile(ply, event, hand_id(event.seat))
        self.gets(event.seat, event.card)

    def _grants(self, ply: int, event: Event) -> None:
        if event.card == NONE:
            return
        if event.seat == self.seat:
            self.out_of_hand(event.seat, event.card)
        elif event.a == self.seat:
            self.origin[event.card] = hand_id(event.seat)
        self.gets(event.a, event.card)

    def _draws(self, ply: int, event: Event) -> None:
        if event.a == st.AT_STOCK:
            self.take(ply, event, self.stock, hand_id(event.seat), "slide")
        elif event.seat == self.seat:
            self.origin[event.card] = DECK
        self.gets(event.seat, event.card)

    def _king_takes(self, ply: int, event: Event) -> None:
        if event.card != NONE and self.piles.get(event.a):
            token = self.token(event.card, self.out_of_hand(event.seat, event.card))
            self.piles[event.a][-1].append(token)
            self.move(ply, "knock", f"king {ply}", f"put {token.id} {pile_id(event.a)} -1")

    def from_pile(self, ply: int, event: Event, to: str) -> None:
        """A card leaves the top group of seat a; when it is used up, the next one is on top."""
        groups = self.piles.get(event.a)
        if groups:
            self.take(ply, event, groups[-1], to, "slide")
            if not groups[-1]:
                groups.pop()

    def take(self, ply: int, event: Event, place: list[Token], to: str, cue: str) -> None:
        """A card of that face leaves a place."""
        found = next((token for token in reversed(place) if token.face == event.card), None)
        if found is None:
            return
        place.remove(found)
        self.move(ply, cue, f"{cue} to {to} {ply}", f"put {found.id} {to} -1")
        if to != GONE:
            self.into_hand(event.seat, found)


_FOLLOWS: Mapping[int, Callable[[Trail, int, Event], None]] = {
    st.ROUND_STARTS: Trail._round_starts,
    st.DEALS: Trail._deals,
    st.FILLS: Trail._fills,
    st.ADDS: Trail._adds,
    st.LAYS: Trail._lays,
    st.STABS_DISPLAY: Trail._stabs_display,
    st.STABS: Trail._stabs,
    st.TAKES: Trail._takes,
    st.REFUSES: Trail._refuses,
    st.STEALS: Trail._steals,
    st.GRANTS: Trail._grants,
    st.DRAWS: Trail._draws,
    st.KING_TAKES: Trail._king_takes,
}

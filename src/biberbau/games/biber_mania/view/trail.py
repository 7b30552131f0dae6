"""Follows Biber-Mania's open cards from place to place: display, stock, everybody's pile, one's own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Self

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....match import Position
from ...common.view import trail
from ...common.view.trail import DECK, Token, hand_id
from ...common.words.plain import now
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev
from ..words.discard import top_group

DISPLAY, STOCK, GONE = "display", "stock", "gone"
"""Element ids of the places in the middle."""


def pile_id(seat: int) -> str:
    """Element id of a player's top group."""
    return f"pile-{seat}"


def hand_card(face: int, copy: int) -> str:
    """Element id of a card in one's own hand; ``copy`` numbers the cards with that face."""
    return f"h-{card_name(face)}-{copy}"


class Trail(trail.Trail):
    """The open cards by place.

    ``held``: one's own hand as far as it is followed, for the ids of cards that leave it; ``laid``: the number of
    complete discards.
    """

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.display: list[Token] = []
        self.stock: list[Token] = []
        self.laying: list[Token] = []
        self.piles: dict[int, list[list[Token]]] = {}
        self.held: dict[int, int] = {}
        self.laid = 0
        self.active = NONE

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind in _FOLLOWS:
            _FOLLOWS[event.kind](self, ply, event)

    def top(self, seat: int) -> list[Token]:
        """The cards on top of a pile; a discard in progress covers them."""
        if self.laying and seat == self.active:
            return self.laying
        piles = self.piles.get(seat)
        return piles[-1] if piles else []

    def shown_in(self, view: Position) -> Self:
        """If the cards lie elsewhere, as in a game that began from a position, the state is right."""
        state, other = now(view), copy(self)
        other.display = other.as_there(self.display, state.display.tolist())
        other.stock = other.as_there(self.stock, state.stock.tolist())
        other.active = int(state.seat)
        chosen = state.chosen[: state.chosen_n].tolist()
        if [token.face for token in self.laying] != chosen:
            other.laying = other.tokens(chosen)
        other.piles = dict(self.piles)
        for seat in self.seats:
            group, groups = top_group(state, seat), self.piles.get(seat)
            if sorted(token.face for token in (groups[-1] if groups else ())) != sorted(group):
                other.piles[seat] = [other.tokens(group)] if group else []
        return other

    def as_there(self, followed: list[Token], counts: Sequence[int]) -> list[Token]:
        """The cards of a place in the middle, with the number of each face."""
        faces = [face for face, count in enumerate(counts) for _ in range(count)]
        return followed if sorted(token.face for token in followed) == faces else self.tokens(faces)

    def tokens(self, faces: Iterable[int]) -> list[Token]:
        """Cards of unknown origin."""
        return [self.token(face, "") for face in faces]

    def into_hand(self, seat: int, token: Token) -> None:
        """The viewer's own cards come from there."""
        if seat == self.seat:
            self.origin[token.face] = token.id

    def out_of_hand(self, seat: int, face: int) -> str:
        """The origin of a card that a hand plays."""
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
        self.gathered()
        for known in (self.display, self.stock, self.laying, self.piles, self.held):
            known.clear()
        self.active = NONE

    def _deals(self, ply: int, event: Event) -> None:
        self.gets(event.seat, event.card)

    def _fills(self, ply: int, event: Event) -> None:
        place, there = (self.display, DISPLAY) if st.place(event) == st.AT_DISPLAY else (self.stock, STOCK)
        token = self.token(event.card, DECK)
        place.append(token)
        self.move(ply, "slide", f"put {token.id} {there} -1", f"fills {ply}")

    def _adds(self, ply: int, event: Event) -> None:
        if event.seat != self.active:
            self.laying, self.active = [], event.seat
        token = self.token(event.card, self.out_of_hand(event.seat, event.card))
        self.laying.append(token)
        self.move(ply, "slide", f"put {token.id} {pile_id(event.seat)} -1", f"adds {self.laid}")

    def _lays(self, ply: int, event: Event) -> None:
        self.piles.setdefault(event.seat, []).append(self.laying)
        self.laying, self.active = [], NONE
        self.laid += 1

    def _stabs_display(self, ply: int, event: Event) -> None:
        for _ in range(st.count(event)):
            self.take(ply, event, self.display, hand_id(event.seat), "thump")
            self.gets(event.seat, event.card)

    def _stabs(self, ply: int, event: Event) -> None:
        stabbed = st.other(event)
        self.move(ply, "thump", f"set {pile_id(stabbed)} data-mood stabbed", f"stabs {ply} {stabbed}")

    def _takes(self, ply: int, event: Event) -> None:
        self.from_pile(ply, event, st.other(event), hand_id(event.seat))
        self.gets(event.seat, event.card)

    def _refuses(self, ply: int, event: Event) -> None:
        self.from_pile(ply, event, st.other(event), GONE)

    def _steals(self, ply: int, event: Event) -> None:
        start = st.place(event)
        if start in (st.AT_DISPLAY, st.AT_STOCK):
            place = self.display if start == st.AT_DISPLAY else self.stock
            self.take(ply, event, place, hand_id(event.seat), "shove")
        else:
            self.from_pile(ply, event, start, hand_id(event.seat))
        self.gets(event.seat, event.card)

    def _grants(self, ply: int, event: Event) -> None:
        if event.card == NONE:
            return
        if event.seat == self.seat:
            self.out_of_hand(event.seat, event.card)
        elif st.other(event) == self.seat:
            self.origin[event.card] = hand_id(event.seat)
        self.gets(st.other(event), event.card)

    def _draws(self, ply: int, event: Event) -> None:
        if st.place(event) == st.AT_STOCK:
            self.take(ply, event, self.stock, hand_id(event.seat), "slide")
        elif event.seat == self.seat:
            self.origin[event.card] = DECK
        self.gets(event.seat, event.card)

    def _king_takes(self, ply: int, event: Event) -> None:
        other = st.other(event)
        if event.card != NONE and self.piles.get(other):
            token = self.token(event.card, self.out_of_hand(event.seat, event.card))
            self.piles[other][-1].append(token)
            self.move(ply, "knock", f"put {token.id} {pile_id(other)} -1", f"king {ply}")

    def from_pile(self, ply: int, event: Event, other: int, to: str) -> None:
        """A card leaves the top group of seat ``other``; when it is used up, the next one is on top."""
        groups = self.piles.get(other)
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
        self.move(ply, cue, f"put {found.id} {to} -1", f"{cue} to {to} {ply}")
        if to != GONE:
            self.into_hand(event.seat, found)


_FOLLOWS: Mapping[int, Callable[[Trail, int, Event], None]] = {
    Ev.ROUND_STARTS: Trail._round_starts,
    Ev.DEALS: Trail._deals,
    Ev.FILLS: Trail._fills,
    Ev.ADDS: Trail._adds,
    Ev.LAYS: Trail._lays,
    Ev.STABS_DISPLAY: Trail._stabs_display,
    Ev.STABS: Trail._stabs,
    Ev.TAKES: Trail._takes,
    Ev.REFUSES: Trail._refuses,
    Ev.STEALS: Trail._steals,
    Ev.GRANTS: Trail._grants,
    Ev.DRAWS: Trail._draws,
    Ev.KING_TAKES: Trail._king_takes,
}

"""Follows cards from place to place through the events: which element each is, and what the eye should see move.

A card is a new element whenever it comes into sight, so an element's id never tells where an unseen card went;
``comes_from`` lets it fly from the place that it left. Nothing here depends on what is on a card.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from ....kernel.events import Event
from ....match.position import Position
from .presentation import Card, Step

STORY = 12
"""How many plies back the page shows movements; a person who was away for longer sees the table as it is."""

DECK, DISCARD = "deck", "discard"
"""Element ids of the piles in the middle."""


def hand_id(seat: int) -> str:
    """Element id of a player's hand."""
    return f"hand-{seat}"


@dataclass(frozen=True)
class Token:
    """One card in sight. ``start``: the element that it comes from; ``face``: what it is, for games that ask for it.

    ``ply``: when it came; ``turned``: it was turned over, or looked at and laid back.
    """

    id: str
    start: str
    face: int = 0
    ply: int = 0
    turned: bool = False

    def on(self, card: Card) -> Card:
        """The card as this element."""
        return card.but(id=self.id, comes_from=self.start)


@dataclass
class Move:
    """What moves at once; ``together``: what else may join in."""

    ply: int
    cue: str
    together: str
    ops: list[str]


class Trail:
    """What has come into sight and what has moved, for one viewer. ``ply``: how far it has come.

    A game follows each event once, in ``follow``. ``origin``: by face, where the last such card of the viewer's hand came
    from; ``lies``: by place, what came there; ``seats``: all seats.
    """

    def __init__(self, view: Position) -> None:
        self.ply = view.ply
        self.seat = view.seat
        self.seats = range(view.game.players)
        self.serial = 0
        self.moves: list[Move] = []
        self.origin: dict[int, str] = {}
        self.lies: dict[str, Token] = {}

    # ------------------------------------------------------------------------------------------ what a game adds

    def follow(self, ply: int, event: Event) -> None:
        """What moves in one event."""

    def shown_in(self, view: Position) -> Self:
        """The trail as a table shows it: where the state knows more than the events, a corrected copy."""
        return self

    def comes_to(self, ply: int) -> None:
        """The match has come to this ply: what moved too long ago to be shown is forgotten.

        Not so the last movement, which others may still join.
        """
        self.ply = ply
        while len(self.moves) > 1 and self.moves[0].ply <= ply - STORY:
            del self.moves[0]

    # ------------------------------------------------------------------------------------------------- following

    def gathered(self) -> None:
        """All cards are gathered in: what came before is no longer part of the story."""
        for known in (self.moves, self.origin, self.lies):
            known.clear()

    def token(self, face: int, start: str) -> Token:
        """A card that comes into sight, and from then on is followed."""
        self.serial += 1
        return Token(f"t{self.serial}", start, face)

    def move(self, ply: int, cue: str, op: str, together: str = "") -> None:
        """Something moves; at the same time as what moved before if that is ``together`` with it."""
        if together and self.moves and self.moves[-1].together == together:
            self.moves[-1].ops.append(op)
            self.moves[-1].ply = ply
        else:
            self.moves.append(Move(ply, cue, together, [op]))

    def steps(self, shown: Collection[str] | None = None) -> tuple[Step, ...]:
        """The movements of the last plies; ``shown``: cards which are no longer among these elements are left out."""
        found = []
        for move in self.moves:
            if move.ply <= self.ply - STORY:
                continue
            ops = [op for op in move.ops if shown is None or op[:4] != "put " or op.split(" ")[1] in shown]
            if ops:
                found.append(Step(move.ply, move.cue, tuple(ops)))
        return tuple(found)

    # ------------------------------------------------------------------- places that hold one card, seen or not

    def comes(self, ply: int, cue: str, to: str, start: str, *, together: bool = False) -> None:
        """A card comes from one place to another; ``together``: at the same time as the move before."""
        self._arrives(ply, cue, to, "" if start == to else start, together)

    def turns(self, ply: int, cue: str, place: str, *, together: bool = False) -> None:
        """The card in a place is turned over, or looked at and laid back."""
        self._arrives(ply, cue, place, "", together, turned=True)

    def _arrives(
        self, ply: int, cue: str, place: str, start: str, together: bool, turned: bool = False
    ) -> None:
        self.serial += 1
        token = self.lies[place] = Token(f"c{self.serial}-{place}", start, ply=ply, turned=turned)
        key, op = f"{cue} {ply}", f"put {token.id} {place} -1"
        if together:
            self.move(ply, cue, op, key)
        else:
            self.moves.append(Move(ply, cue, key, [op]))

    def at(self, place: str) -> Token:
        """What came to a place last."""
        return self.lies.get(place, Token(f"c0-{place}", ""))

    def card(self, place: str, card: Card) -> Card:
        """The card in a place with what is known of it: its id, where it came from, whether it was turned just now."""
        token = self.at(place)
        moods = (*card.moods, "turned") if token.turned and token.ply >= self.ply else card.moods
        return card.but(id=token.id, comes_from=token.start, moods=moods)

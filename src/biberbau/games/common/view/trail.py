"""Follows cards from place to place through the events: their elements, and the movements to show.

A card is a new element whenever it comes into sight, so an element's id never reveals where an unseen card went;
``comes_from`` lets it fly from the place that it left. Nothing here depends on a card's face.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from ....kernel.events import Event
from ....match.position import Position
from .presentation import Card, Step

STORY = 12
"""The number of plies whose movements the page shows; a person who was away for longer sees the table as it is."""

DECK, DISCARD = "deck", "discard"
"""Element ids of the piles in the middle."""


def hand_id(seat: int) -> str:
    """Element id of a player's hand."""
    return f"hand-{seat}"


@dataclass(frozen=True)
class Token:
    """A card in sight. ``start``: the element that it comes from; ``face``: for games that need it.

    ``ply``: when it came; ``turned``: it was turned over, or looked at and laid back.
    """

    id: str
    start: str
    face: int = 0
    ply: int = 0
    turned: bool = False

    def on(self, card: Card) -> Card:
        """The card with this element id."""
        return card.but(id=self.id, comes_from=self.start)


@dataclass
class Move:
    """Simultaneous movements; ``together``: which others may join."""

    ply: int
    cue: str
    together: str
    ops: list[str]


class Trail:
    """The cards in sight and the movements, for one viewer. ``ply``: the last one followed.

    A game follows each event once, in ``follow``. ``origin``: by face, the place that the last such card of the
    viewer's hand came from; ``lies``: by place, the card that came there; ``seats``: all seats.
    """

    def __init__(self, view: Position) -> None:
        self.ply = view.ply
        self.seat = view.seat
        self.seats = range(view.game.players)
        self.serial = 0
        self.moves: list[Move] = []
        self.origin: dict[int, str] = {}
        self.lies: dict[str, Token] = {}

    # ------------------------------------------------------------------------------------------ the game's part

    def follow(self, ply: int, event: Event) -> None:
        """The movements of one event."""

    def shown_in(self, view: Position) -> Self:
        """The trail for a table: a corrected copy where the state knows more than the events."""
        return self

    def comes_to(self, ply: int) -> None:
        """Go to this ply: movements too old to be shown are dropped.

        The last movement stays, as others may still join it.
        """
        self.ply = ply
        while len(self.moves) > 1 and self.moves[0].ply <= ply - STORY:
            del self.moves[0]

    # ------------------------------------------------------------------------------------------------- events

    def gathered(self) -> None:
        """All cards are gathered in: earlier movements are dropped."""
        for known in (self.moves, self.origin, self.lies):
            known.clear()

    def token(self, face: int, start: str) -> Token:
        """A card that comes into sight, and is followed from then on."""
        self.serial += 1
        return Token(f"t{self.serial}", start, face)

    def move(self, ply: int, cue: str, op: str, together: str = "") -> None:
        """Add a movement; at the same time as the one before if that is ``together`` with it."""
        if together and self.moves and self.moves[-1].together == together:
            self.moves[-1].ops.append(op)
            self.moves[-1].ply = ply
        else:
            self.moves.append(Move(ply, cue, together, [op]))

    def steps(self, shown: Collection[str] | None = None) -> tuple[Step, ...]:
        """The movements of the last plies; ``shown``: cards that are no longer among these elements are left out."""
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
        """A card goes from one place to another; ``together``: at the same time as the movement before."""
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
        """The card that came to a place last."""
        return self.lies.get(place, Token(f"c0-{place}", ""))

    def card(self, place: str, card: Card) -> Card:
        """The card in a place with its element's data: its id, where it came from, whether it was turned just now."""
        token = self.at(place)
        moods = (*card.moods, "turned") if token.turned and token.ply >= self.ply else card.moods
        return card.but(id=token.id, comes_from=token.start, moods=moods)

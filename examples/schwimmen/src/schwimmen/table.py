"""The table in the browser: three cards each and three in the middle; what can be tapped and what comes of it."""

from __future__ import annotations

from typing import ClassVar

from biberbau.games.common.catalogues.catalogue import LANGUAGES, Labels
from biberbau.games.common.view import rows
from biberbau.games.common.view.presentation import Card, Pick, Pile, Place, numbered
from biberbau.games.common.view.shown import Words
from biberbau.games.common.view.table_rows import RowsReader, slot_id
from biberbau.games.common.view.trail import DECK, DISCARD, Trail
from biberbau.kernel.cards import NONE
from biberbau.kernel.events import Event
from biberbau.kernel.stack import A, decides

from . import deck, rules
from . import state as st
from .state import Ev, Frame, slot, spot
from .words import SAYS, WORDS, worth

OWN = ("points", "discard", "round", "over", "left", "knocked", "swims", "out", "chosen", *"jqka")
NAMES = rows.NAMES | SAYS.family("table", OWN)


def middle_id(place: int) -> str:
    """Element id of a place in the middle."""
    return f"middle-{place}"


class Moves(Trail):
    """Where the cards have gone."""

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind == Ev.REVEALS:
            self.turns(ply, "slide", slot_id(event.seat, slot(event)), together=True)
        elif event.kind == Ev.GETS:
            self.comes(ply, "slide", slot_id(event.seat, slot(event)), DECK, together=True)
        elif event.kind == Ev.OPENS:
            self.comes(ply, "slide", middle_id(spot(event)), DECK, together=True)
        elif event.kind in (Ev.LAYS, Ev.TAKES):
            there, here = middle_id(spot(event)), slot_id(event.seat, slot(event))
            to, start = (there, here) if event.kind == Ev.LAYS else (here, there)
            self.comes(ply, "slide", to, start, together=True)
        elif event.kind == Ev.KNOCKS:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")


class Reader(RowsReader):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS: ClassVar = {lang: Labels(SAYS, lang, NAMES) for lang in LANGUAGES}
    TRAIL = Moves
    SLOTS, COLUMNS, BACK = st.HAND, st.HAND, "sw-back"
    rounds = 0

    def read(self) -> None:
        """Whether the hands are shown, and how many rounds have been played."""
        self.counted = self.kind in (0, Frame.LOOK)
        self.scored = int(self.state.round_n)

    def face(self, face: int) -> Card:
        """A card as it is drawn."""
        suit, rank = divmod(face, len(deck.RANKS))
        return numbered(f"sw-{deck.SUITS[suit]}", self.labels.get(deck.RANKS[rank], deck.RANKS[rank]))

    def slot(self, seat: int, slot: int) -> Card:
        """A card of a hand; one's own can be given."""
        face = int(self.state.hand[seat, slot])
        pick = self.gives(slot) if seat == self.view.seat and not self.view.over and face >= 0 else None
        return self.open_card(face, pick=pick) if face >= 0 else self.closed_card()

    def gives(self, slot: int) -> Pick:
        """A tap on one's own card gives it, and shows the hand if that is worth it."""
        finish = f"finish {slot + 1}"
        return self.pick(finish if finish in self.legal else f"give {slot + 1}")

    def middle(self) -> tuple[Place, ...]:
        """The cards in the middle; a tap takes one."""
        return tuple(self.offered(place) for place in range(st.HAND))

    def offered(self, place: int) -> Place:
        """One of them."""
        taken = self.kind == Frame.GIVE and decides(self.state, A) == place
        pick = self.pick(f"take {place + 1}") if self.seated else None
        card = self.open_card(int(self.state.middle[place]), "", ("chosen",) if taken else (), pick)
        return Place(middle_id(place), self.trail.card(middle_id(place), card))

    def discard(self, pick: Pick | None) -> Pile:
        """What was laid aside, face down: it is out of the round."""
        count = int(self.state.away_n)
        return Pile(
            Place(DISCARD, self.closed_card() if count else None), self.labels["discard"], count, pick
        )

    def sign(self, seat: int) -> str:
        """Whether somebody has knocked, swims or is out."""
        if self.state.knocker == seat:
            return self.labels["knocked"]
        lives = int(self.state.lives[seat])
        return self.labels["out" if lives < 0 else "swims"] if lives <= 0 else ""

    def points(self) -> list[list[int]]:
        """What the hands of this round are worth."""
        there = [self.state.hand[seat, 0] != NONE and self.counted for seat in self.seats]
        return [[rules.value(self.state, seat) if there[seat] else 0 for seat in self.seats]] * self.scored

    def tally(self, points: int) -> str:
        """What a hand is worth."""
        return SAYS.noun(self.lang, worth(points), article="none") if points else ""

    def to_come(self) -> tuple[int, int]:
        """How many of how many lives are still there; swimming counts as one."""
        players = self.view.game.players
        return sum(self.view.scores) + players, players * (int(self.view.game.options["lives"]) + 1)


table = Reader.of

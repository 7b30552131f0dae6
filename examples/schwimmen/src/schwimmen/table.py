"""What the table in the browser shows otherwise than the declared zones would."""

from __future__ import annotations

from typing import ClassVar

from biberbau.games.common.catalogues.catalogue import LANGUAGES, Labels
from biberbau.games.common.document.zones import Zone
from biberbau.games.common.view import rows
from biberbau.games.common.view.presentation import Card, numbered
from biberbau.games.common.view.table_zones import ZonesReader, ZonesTrail
from biberbau.kernel.cards import NONE
from biberbau.kernel.events import Event
from biberbau.kernel.stack import A, decides

from . import RANKS, SUITS, Ev, Frame, value
from .words import WORDS, worth

OWN = ("points", "round", "over", "left", "knocked", "swims", "out", "chosen", *"jqka")
NAMES = rows.NAMES | WORDS.says.family("table", OWN)


class Moves(ZonesTrail):
    """A knock is heard."""

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        super().follow(ply, event)
        if event.kind == Ev.KNOCKS:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")


class Reader(ZonesReader):
    """Reads one view."""

    LABELS: ClassVar = {lang: Labels(WORDS.says, lang, NAMES) for lang in LANGUAGES}
    TRAIL = Moves
    BACK = "sw-back"
    rounds = 0

    def read(self) -> None:
        """Whether the hands are shown, and how many rounds have been played."""
        self.counted = self.kind in (0, Frame.LOOK)
        self.scored = int(self.state.round_n)

    def stage(self) -> str:
        """Which round it is."""
        number = self.scored + (not self.counted)
        return self.labels["over"] if self.view.over else self.label("round", number=number)

    def face(self, face: int) -> Card:
        """A card as it is drawn."""
        suit, rank = divmod(face, len(RANKS))
        return numbered(f"sw-{SUITS[suit]}", self.labels.get(RANKS[rank], RANKS[rank]))

    def moods(self, zone: Zone, seat: int, place: int) -> tuple[str, ...]:
        """The card of the middle that is being taken."""
        taken = self.kind == Frame.GIVE and decides(self.state, A) == place
        return ("chosen",) if taken and zone.name == "middle" else ()

    def sign(self, seat: int) -> str:
        """Whether somebody has knocked, swims or is out."""
        if self.state.knocker == seat:
            return self.labels["knocked"]
        lives = int(self.state.lives[seat])
        return self.labels["out" if lives < 0 else "swims"] if lives <= 0 else ""

    def points(self) -> list[list[int]]:
        """What the hands of this round are worth."""
        there = [self.state.hand[seat, 0] != NONE and self.counted for seat in self.seats]
        return [[value(self.state, seat) if there[seat] else 0 for seat in self.seats]] * self.scored

    def tally(self, points: int) -> str:
        """What a hand is worth."""
        return WORDS.says.noun(self.lang, worth(points), article="none") if points else ""

    def to_come(self) -> tuple[int, int]:
        """How many of how many lives are still there; swimming counts as one."""
        players = self.view.game.players
        return sum(self.view.scores) + players, players * (int(self.view.game.options["lives"]) + 1)

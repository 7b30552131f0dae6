"""Reads the table of a game with rows of cards off a view: rows, two piles, the drawn card, the score sheet.

A game adds the names and drawings of its cards, the effect of a tap, and their movements by events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ..catalogues.wording import colon
from ..document.zones import Paths
from .presentation import Card, Pick, Pile, Place, back
from .rows import Row, RowsTable, sheet
from .tables import BaseTable
from .trail import DECK, DISCARD, Trail

DRAWN = "drawn"
"""Element id of the place of the drawn card."""


def slot_id(seat: int, slot: int) -> str:
    """Element id of a place in a row."""
    return f"slot-{seat}-{slot}"


class RowsTrail(Trail):
    """The movements of cards, as a game declares them: from place to place, or turned over where they lie.

    ``CUES``: the cues of those that do not slide.
    """

    PATHS: ClassVar[Paths]
    CUES: ClassVar[Mapping[int, str]] = {}

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if (path := self.PATHS.of(event)) is None:
            return
        start, to = map(self.element, path)
        cue, together = self.CUES.get(event.kind, "slide"), self.together(event)
        if start == to:
            self.turns(ply, cue, to, together=together)
        else:
            self.comes(ply, cue, to, start, together=together)

    def element(self, place: str) -> str:
        """Element id of a place: piles and the drawn card have their zones' ids."""
        zone, _, slot = place.partition(".")
        return slot_id(int(zone.rpartition("-")[2]), int(slot)) if slot else zone

    def together(self, event: Event) -> bool:
        """Whether it moves at the same time as the movement before."""
        return True


class RowsReader(BaseTable[RowsTable]):
    """Reads one view. ``SLOTS``: cards in a row, ``COLUMNS`` of them side by side; ``BACK``: the drawing of a back;
    ``FACES``: the number of faces that look the same at every table.

    ``counted``: a round is over, its cards lie open and nothing can be tapped; ``scored``: the number of rounds that
    are over, of ``rounds``. ``looking``: the viewer looks at their own cards.
    """

    ABOUT: ClassVar[dict[str, str]] = {"deck": "deck", "discard": "discard", "sign": "end"}
    """The explanations of the two piles, and of a row's sign."""
    SLOTS: ClassVar[int]
    COLUMNS: ClassVar[int]
    BACK: ClassVar[str]
    FACES: ClassVar[int] = 0
    trail: Trail
    counted: bool
    scored: int
    rounds: int
    looking = False

    # ------------------------------------------------------------------------------------------ the game's part

    @classmethod
    def drawn(cls, face: int, lang: str) -> Card:
        """A card as it is drawn."""
        raise NotImplementedError

    def slot(self, seat: int, slot: int) -> Card:
        """The card in a place of a row, as the viewer sees it."""
        raise NotImplementedError

    def true_face(self, seat: int, slot: int) -> int:
        """The card in a place of a row, in the ``true`` state; for a game that turns cards up."""
        raise NotImplementedError

    def discarded(self) -> tuple[int | None, int]:
        """The top card of the discard pile, if any, and the number of cards."""
        raise NotImplementedError

    # ---------------------------------------------------------------------------------------- optional parts

    @classmethod
    def subject(cls, face: int) -> str:
        """The subject that explains a card (UNKNOWN: one that lies face down)."""
        return ""

    def draws(self) -> Pick | None:
        """The effect of a tap on the deck."""
        return None

    def middle(self) -> tuple[Place, ...]:
        """Open cards in the middle, in places of their own."""
        return ()

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """The chips, and the effect of a tap on the discard pile."""
        return self.chips(), None

    def hand(self) -> tuple[tuple[Card, ...], str]:
        """The cards in somebody's hand, the drawn one last; and the holder."""
        return (), ""

    def sign(self, seat: int) -> str:
        """A public fact about a row."""
        return ""

    def ending(self) -> bool:
        """Whether the last turns of a round are being played."""
        return False

    def points(self) -> Sequence[Sequence[int]]:
        """Everybody's points in each round."""
        found: list[list[int]] = self.now.points.tolist()
        return found

    def to_come(self) -> tuple[int, int]:
        """The progress: the number of rounds to come, and of all."""
        return self.rounds - self.scored - (not self.counted), self.rounds

    # --------------------------------------------------------------------------------------------------- cards

    @classmethod
    def printed(cls, lang: str) -> Sequence[Card]:
        """Every face, and the back."""
        if not cls.FACES:
            return ()
        faces = [cls.drawn(face, lang).but(subject=cls.subject(face)) for face in range(cls.FACES)]
        return [*faces, back(cls.BACK).but(subject=cls.subject(UNKNOWN))]

    def face(self, face: int) -> Card:
        """A card as it is drawn at this table."""
        return self.drawn(face, self.lang)

    def open_card(
        self, face: int, where: str = "", moods: tuple[str, ...] = (), pick: Pick | None = None
    ) -> Card:
        """A card that is seen; ``where``: read before it by screen readers."""
        heard = self.heard(where, self.words.bare_card(face, self.lang), moods)
        return self.face(face).but(label=heard, moods=moods, pick=pick, subject=self.subject(face))

    def lying_open(self, face: int) -> Card:
        """A card that is seen."""
        return self.open_card(face)

    def closed_card(self, where: str = "", moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """The back of a card."""
        heard = self.heard(where, self.labels["down"], moods)
        return back(self.BACK).but(label=heard, moods=moods, pick=pick, subject=self.subject(UNKNOWN))

    def heard(self, where: str, what: str, moods: tuple[str, ...]) -> str:
        """The text for screen readers: each mood has a label."""
        said = ", ".join((what, *(self.labels[mood] for mood in moods)))
        return where + colon(self.lang) + said if where else said

    # -------------------------------------------------------------------------------------------------- places

    def row(self, seat: int) -> Row:
        """A player's cards."""
        return Row(
            seat,
            self.label("row", name=self.names[seat]),
            self.laid(seat),
            tally=self.tally(self.points()[self.scored - 1][seat]) if self.counted and self.scored else "",
            sign=self.sign(seat),
            subject=self.ABOUT["sign"],
        )

    def laid(self, seat: int) -> tuple[Place, ...]:
        """The places of a row, with their cards."""
        there = [slot_id(seat, slot) for slot in range(self.SLOTS)]
        return tuple(Place(at, self.trail.card(at, self._seen(seat, slot))) for slot, at in enumerate(there))

    def _seen(self, seat: int, slot: int) -> Card:
        """The card in a place; if cards are laid open, also one that lies face down."""
        card = self.slot(seat, slot)
        if self.true is None or not self.TURNS_UP or "back" not in card.look.split():
            return card
        face, where = self.true_face(seat, slot), card.label.partition(":")[0]
        heard = self.heard(where, f"{self.words.bare_card(face, self.lang)}, {self.labels['down']}", ())
        drawn = self.face(face)
        look = f"{drawn.look} turned-up".strip()
        return card.but(label=heard, look=look, index=drawn.index, name=drawn.name, drawings=drawn.drawings)

    def tally(self, points: int) -> str:
        """The points of a row when a round is over."""
        return f"{points:+}".replace("-", "−")

    def deck(self) -> Pile:
        """The draw pile."""
        count = int(self.now.deck_n)
        card = self.trail.card(DECK, self.closed_card()) if count else None
        return Pile(
            Place(DECK, card),
            self.labels["deck"],
            count,
            self.draws() if self.seated else None,
            self.ABOUT["deck"],
        )

    def discard(self, pick: Pick | None) -> Pile:
        """The discard pile."""
        face, count = self.discarded()
        card = None if face is None else self.trail.card(DISCARD, self.open_card(face))
        return Pile(Place(DISCARD, card), self.labels["discard"], count, pick, self.ABOUT["discard"])

    def stage(self) -> str:
        """The label of the round."""
        if self.view.over:
            return self.labels["over"]
        text = self.label("round", number=self.scored + (not self.counted), of=self.rounds)
        return f"{text} · {self.labels['last_turns']}" if self.ending() else text

    def started(self) -> bool:
        """Whether a round has been counted: before that nobody leads."""
        return self.scored > 0

    def table(self) -> RowsTable:
        """The game's table."""
        rows = tuple(self.row(seat) for seat in self.seats)
        deck = self.deck()
        middle = self.middle()
        chips, discards = self.answers()
        discard = self.discard(discards)
        hand, holder = self.hand()
        places = [*(place for row in rows for place in row.places), discard.place, *middle]
        lying = {place.card.id for place in places if place.card}
        lying |= {self.trail.at(DRAWN).id} if hand else set()
        left, total = self.to_come()
        table = RowsTable(
            chips=chips,
            steps=self.trail.steps(lying),
            left=left,
            total=total,
            progress=self.label("left", left=left),
            columns=self.COLUMNS,
            stage=self.stage(),
            deck=deck,
            discard=discard,
            hand=hand,
            holder=holder,
            open=middle,
            rows=rows,
            mine=None if self.view.seat is None else rows[self.view.seat],
            looking=self.looking,
            sheet=sheet(self.points(), self.scored, self.rounds, len(rows)),
        )
        return self.filled(table)

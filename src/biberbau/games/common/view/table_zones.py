"""The table of a game with declared zones: rows for everybody, two piles, a row in the middle.

A game that shows more subclasses the reader: ``class Reader(ZonesReader)`` in ``table.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ....kernel.cards import NONE
from ....kernel.game import GameKind
from ..catalogues.wording import colon
from ..document.zones import Zone
from ..words.declared import DeclaredWords, paths_of, zones_of
from . import rows
from .presentation import Card, Pick, Pile, Place, numbered
from .table_rows import RowsReader, RowsTrail, slot_id
from .trail import DECK, DISCARD

NO_PILE = ""
"""The name of a pile without a zone."""


@dataclass(frozen=True)
class Plan:
    """A game's declaration: its zones by their role on the table."""

    kind: GameKind
    zones: tuple[Zone, ...]

    @classmethod
    def of(cls, kind: GameKind) -> Plan:
        """The declaration of this game."""
        return cls(kind, zones_of(kind))

    def named(self, name: str) -> Zone:
        """The zone with that name."""
        return next(zone for zone in self.zones if zone.name == name)

    @property
    def before_seats(self) -> list[Zone]:
        """The zones before each seat."""
        return [zone for zone in self.zones if zone.owner == "seat" and zone.kind in ("row", "queue", "hand")]

    @property
    def middle(self) -> list[Zone]:
        """The open zones in the middle."""
        return [
            zone for zone in self.zones if zone.owner == "table" and zone.kind in ("row", "queue", "hand")
        ]

    @property
    def piles(self) -> list[Zone]:
        """The draw pile, then the other one."""
        return [zone for zone in self.zones if zone.kind == "pile"]

    def size(self, zone: Zone) -> int:
        """The most cards of a zone, for each seat where it is the seats'."""
        shape = self.kind.dtype[zone.column].shape
        sizes = shape[1:] if zone.owner == "seat" else shape
        return sizes[0] if sizes else 1

    def first(self, zone: Zone) -> int:
        """The first place of a zone in the row before a seat."""
        before = self.before_seats[: self.before_seats.index(zone)]
        return sum(map(self.size, before))

    def place(self, zone: Zone, seat: int, at: int) -> str:
        """Element id of a place."""
        if zone in self.before_seats:
            return slot_id(seat, self.first(zone) + at)
        if zone in self.piles:
            return DECK if zone == self.piles[0] else DISCARD
        return f"{zone.name}-{at}"


class ZonesTrail(RowsTrail):
    """The movements of cards, on a plan's table."""

    PLAN: ClassVar[Plan]

    def element(self, place: str) -> str:
        """Element id of a place."""
        zone, _, at = place.partition(".")
        name, _, seat = zone.partition("-")
        return self.PLAN.place(self.PLAN.named(name), int(seat or 0), int(at or 0))


class ZonesReader(RowsReader):
    """Reads one view. ``on``: a reader for a game, from this class or a subclass."""

    LABELS = rows.LABELS
    TRAIL = ZonesTrail
    BACK = "plain-back"
    words: ClassVar[DeclaredWords]
    PLAN: ClassVar[Plan]
    rounds = 1

    @classmethod
    def on(cls, kind: GameKind, words: DeclaredWords) -> type[ZonesReader]:
        """The reader of this game's tables."""
        plan = Plan.of(kind)
        slots = sum(map(plan.size, plan.before_seats))
        follows = type(cls.TRAIL.__name__, (cls.TRAIL,), {"PLAN": plan, "PATHS": paths_of(kind)})
        names = {"words": words, "PLAN": plan, "TRAIL": follows, "SLOTS": slots, "COLUMNS": slots}
        return type(cls.__name__, (cls,), names)

    def read(self) -> None:
        """Whether the game is over."""
        self.counted = self.view.over
        self.scored = int(self.view.over)

    def points(self) -> Sequence[Sequence[int]]:
        """Everybody's points in the only round."""
        return (self.view.scores,)

    def stage(self) -> str:
        """The game's name, or that it is over."""
        return self.labels["over"] if self.view.over else self.words.title(self.lang)

    @classmethod
    def drawn(cls, face: int, lang: str) -> Card:
        """A card as it is drawn: its name on a plain card."""
        name = cls.PLAN.kind.card_name(face).upper()
        return numbered("plain-card", name) if len(name) < 4 else numbered("plain-card", "", name)

    # ------------------------------------------------------------------------------------------------- cards

    def cards(self, zone: Zone, seat: int = 0) -> list[int]:
        """The cards in a zone."""
        return zone.cards(self.state, seat)

    def tap(self, zone: Zone, seat: int, place: int, face: int) -> Pick | None:
        """The effect of a tap on a card: the first of the zone's actions that is legal, else the last."""
        if not zone.taps or not self.seated or (zone.owner == "seat" and seat != self.view.seat):
            return None
        asked = [self.notation(word, place, face) for word in zone.taps]
        return self.pick(next((action for action in asked if action in self.legal), asked[-1]))

    def notation(self, word: str, place: int, face: int) -> str:
        """The action with that word about this card."""
        family = next(one for one in self.PLAN.kind.actions.families if one.word == word)
        names = (str(place + 1), self.PLAN.kind.card_name(face)) if face >= 0 else (str(place + 1),)
        return next((f"{word} {name}" for name in names if name in family.arguments), word)

    def shown(self, zone: Zone, face: int, pick: Pick | None, moods: tuple[str, ...] = ()) -> Card:
        """A card of a zone."""
        if face < 0 or zone.covered == "all":
            return self.closed_card(pick=pick)
        return self.open_card(face, moods=moods, pick=pick)

    def moods(self, zone: Zone, seat: int, place: int) -> tuple[str, ...]:
        """The visible states of a card."""
        return ()

    def places(self, zone: Zone, seat: int) -> tuple[Place, ...]:
        """The places of a zone, with their cards."""
        found = []
        for place, face in enumerate(self.cards(zone, seat)):
            at = self.PLAN.place(zone, seat, place)
            card = None
            if face != NONE:
                tapped = self.tap(zone, seat, place, face)
                card = self.trail.card(at, self.shown(zone, face, tapped, self.moods(zone, seat, place)))
            found.append(Place(at, card))
        return tuple(found)

    def laid(self, seat: int) -> tuple[Place, ...]:
        """A player's cards."""
        return tuple(place for zone in self.PLAN.before_seats for place in self.places(zone, seat))

    def middle(self) -> tuple[Place, ...]:
        """The cards in the middle."""
        return tuple(place for zone in self.PLAN.middle for place in self.places(zone, 0))

    # ------------------------------------------------------------------------------------------------- piles

    def pile(self, number: int) -> Pile:
        """The draw pile, or the other one: its number of cards, and its top card."""
        at = DECK if number == 0 else DISCARD
        if number >= len(self.PLAN.piles):
            return Pile(Place(at, None), NO_PILE, 0, None)
        zone = self.PLAN.piles[number]
        count, top = self.heap(zone)
        card = self.trail.card(at, self.shown(zone, top, None)) if count else None
        return Pile(Place(at, card), self.words.zone(zone, self.lang), count, self.tap(zone, 0, 0, top))

    def heap(self, zone: Zone) -> tuple[int, int]:
        """The number of cards in a pile, and the top one, negative where nobody sees it."""
        if zone.column in self.words.bags:
            return int(self.state[f"{zone.column}_n"]), NONE
        seats = self.seats if zone.owner == "seat" else range(1)
        cards = [card for seat in seats for card in self.cards(zone, seat) if card != NONE]
        return len(cards), cards[-1] if cards else NONE

    def deck(self) -> Pile:
        """The draw pile."""
        return self.pile(0)

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """Actions without an element on the table, and the other pile."""
        self.other = self.pile(1)
        return self.chips(), self.other.pick

    def discard(self, pick: Pick | None) -> Pile:
        """The other pile."""
        return self.other

    def sign(self, seat: int) -> str:
        """The number of somebody's tokens."""
        tokens = [zone for zone in self.PLAN.zones if zone.kind == "tokens"]
        return ", ".join(
            f"{self.words.zone(zone, self.lang)}{colon(self.lang)}{self.cards(zone, seat)[0]}"
            for zone in tokens
        )

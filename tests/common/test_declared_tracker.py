"""A belief tracker that follows cards by a game's declarations, with a small game of rows that is laid out here."""

from __future__ import annotations

from collections.abc import Mapping

from biberbau.games.common.document.zones import Paths, Zone, of_seat
from biberbau.games.common.tracking.declared import DECK, HELD, PILE, DeclaredTracker
from biberbau.games.common.tracking.history import Cards
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.events import ALL_SEATS, Event, EventKind, EventNumber
from biberbau.kernel.options import Value

slot, other = EventNumber("slot"), EventNumber("other")


class Ev(EventKind):
    STARTS = "all cards are gathered"
    DEALS = "a card comes to place `slot`", slot
    DRAWS = "a card is drawn"
    PUTS = "the drawn card comes to place `slot`", slot
    DISCARDS = "a card is discarded, from place `slot`", slot
    LOOKS = "the card in place `slot` is seen", slot
    GIVES = "a card goes to `other`, or none", other
    RESHUFFLES = "the discard pile becomes the deck"


ZONES = (
    Zone("row", "row", owner="seat", place=slot),
    Zone("drawn", "pile"),
    Zone("discard", "pile"),
    Zone("deck", "pile"),
    Zone("hand", "hand", owner="seat"),
)
PATHS = Paths(
    ZONES,
    {
        Ev.DEALS: ("deck", "row"),
        Ev.DRAWS: ("deck", "drawn"),
        Ev.PUTS: ("drawn", "row"),
        Ev.DISCARDS: ("row", "discard"),
        Ev.LOOKS: ("row", "row"),
        Ev.GIVES: ("deck", lambda event: "" if event.card == NONE else of_seat("hand", other)(event)),
    },
)
World = dict[str, Cards]
A, B, C = range(3)


class Tracker(DeclaredTracker[World]):
    NAMES = ("a", "b", "c")
    PATHS = PATHS
    STARTS = Ev.STARTS

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        return {A: 1, B: 1, C: 1}

    def lying(self, world: World) -> World:
        return dict(world)

    def hears(self, event: Event) -> None:
        if event.kind == Ev.RESHUFFLES:
            self.reshuffles(kept=0)


def happens(kind: Ev, card: int = UNKNOWN, number: int = 0) -> Event:
    return Event(kind, 0, card, number, NONE, ALL_SEATS, 0)


def heard(*events: Event) -> Tracker:
    tracker = Tracker({"players": 2}, None)
    for event in (happens(Ev.STARTS), *events):
        tracker.see(event)
    return tracker


def world(**zones: int | tuple[int, ...]) -> World:
    """The cards of each place; ``row``: the first place of the first seat."""
    names = {"row": "row-0.0", "deck": DECK, "pile": PILE, "drawn": HELD}
    found = {
        names[name]: dict.fromkeys((faces,) if isinstance(faces, int) else faces, 1)
        for name, faces in zones.items()
    }
    return {DECK: {}} | found


def test_the_place_of_an_event_is_its_zone_its_seat_and_its_number() -> None:
    assert PATHS.of(happens(Ev.DEALS, number=2)) == ("deck", "row-0.2")
    assert PATHS.of(happens(Ev.DRAWS)) == ("deck", "drawn")
    assert PATHS.of(happens(Ev.GIVES, A, number=1)) == ("deck", "hand-1")
    assert PATHS.of(happens(Ev.GIVES, NONE, number=1)) is None
    assert PATHS.of(happens(Ev.RESHUFFLES)) is None


def test_a_card_that_was_dealt_face_down_can_be_any() -> None:
    tracker = heard(happens(Ev.DEALS))
    for face, others in ((A, (B, C)), (B, (A, C)), (C, (A, B))):
        assert tracker.objection(world(row=face, deck=others)) is None
    assert tracker.objection(world(deck=(A, B, C))) is not None


def test_a_card_that_was_seen_is_that_one() -> None:
    tracker = heard(happens(Ev.DEALS), happens(Ev.LOOKS, B))
    assert tracker.objection(world(row=B, deck=(A, C))) is None
    assert tracker.objection(world(row=A, deck=(B, C))) is not None


def test_a_card_takes_the_place_of_another_which_is_discarded_next() -> None:
    tracker = heard(happens(Ev.DEALS), happens(Ev.DRAWS), happens(Ev.PUTS), happens(Ev.DISCARDS, A))
    assert tracker.pile == [A]
    assert tracker.objection(world(row=B, deck=C, pile=A)) is None
    assert tracker.objection(world(row=A, deck=C, pile=B)) is not None


def test_what_lay_in_the_discard_pile_is_the_deck_after_it() -> None:
    """What is drawn then, face down, is one of the cards that all have seen."""
    drawn = happens(Ev.DRAWS), happens(Ev.PUTS)
    tracker = heard(happens(Ev.DEALS), *drawn, happens(Ev.DISCARDS, C), *drawn, happens(Ev.DISCARDS, A))
    assert tracker.pile == [C, A]
    tracker.see(happens(Ev.RESHUFFLES))
    tracker.see(happens(Ev.DRAWS))
    assert tracker.pile == []
    for face, left in ((A, C), (C, A)):
        assert tracker.objection(world(row=B, deck=left, drawn=face)) is None
    assert tracker.objection(world(row=A, deck=C, drawn=B)) is not None

"""What the tables of games with rows of cards share: rows face up and face down, two piles, one drawn card.

A card is drawn as a new element whenever it comes to a place or is turned over, so an element's id never tells
where a card went that nobody saw; ``comes_from`` lets it fly from the place that it left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from .presentation import STORY, Board, Pick, Pod, Step

SHEETS = ("cards.css", "rows.css")
"""The style sheets that go with this."""

DECK, DISCARD, DRAWN = "deck", "discard", "drawn"
"""Element ids of the places in the middle."""

LABELS: dict[str, dict[str, str]] = {
    "en": {
        "piles": "The middle", "deck": "Deck", "discard": "Discard pile", "empty": "empty",
        "nothing_drawn": "Nobody holds a card.", "down": "face down", "mine": "Your cards",
        "row": "Cards of {name}", "round": "Round {number} of {of}", "over": "All rounds played",
        "sheet": "Score sheet", "round_short": "Round", "total": "Total", "points": "points",
        "seen": "only you see it", "remembered": "remembered", "this_round": "this round",
        "left": "Rounds to come: {left}",
    },
    "de": {
        "piles": "Die Mitte", "deck": "Zugstapel", "discard": "Ablagestapel", "empty": "leer",
        "nothing_drawn": "Niemand hält eine Karte.", "down": "verdeckt", "mine": "Deine Karten",
        "row": "Karten von {name}", "round": "Runde {number} von {of}", "over": "Alle Runden gespielt",
        "sheet": "Punktezettel", "round_short": "Runde", "total": "Summe", "points": "Punkte",
        "seen": "nur du siehst sie", "remembered": "gemerkt", "this_round": "diese Runde",
        "left": "Runden danach: {left}",
    },
}  # fmt: skip
"""What these tables say themselves; the rest a game's words say."""


@dataclass(frozen=True)
class Card:
    """One card as its viewer sees it.

    ``face``: its drawing, "" for a back; ``index``: its number, "" where a sign is drawn instead; ``name``: "" for
    numbers; ``moods``: what else is to be seen (turned, seen, remembered, looked, chosen, paired).
    """

    label: str
    face: str = ""
    index: str = ""
    name: str = ""
    comes_from: str = ""
    moods: tuple[str, ...] = ()
    pick: Pick | None = None
    id: str = ""


@dataclass(frozen=True)
class Place:
    """A spot on the table with an id of its own; ``card`` is None while nothing lies there."""

    id: str
    card: Card | None


@dataclass(frozen=True)
class Row:
    """A player's cards; ``tally``: what they count when they are counted, else ""; ``sign``: what all must know."""

    seat: int
    label: str
    places: tuple[Place, ...]
    tally: str = ""
    sign: str = ""


@dataclass(frozen=True)
class Pile:
    """A pile: its top card (a back, or None if it is empty), how many lie there, and what a tap on it picks."""

    place: Place
    name: str
    count: int
    pick: Pick | None


@dataclass(frozen=True)
class Sheet:
    """The score sheet: a line of points for each round that is over, None for those to come; and the sums."""

    lines: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]


@dataclass(frozen=True)
class RowsTable(Board):
    """A table of rows. ``hand``: the cards in somebody's hand, with ``holder`` saying whose."""

    labels: dict[str, str]
    names: tuple[str, ...]
    columns: int
    stage: str
    deck: Pile
    discard: Pile
    hand: tuple[Card, ...]
    holder: str
    rows: tuple[Row, ...]
    mine: Row | None
    looking: bool
    sheet: Sheet

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The fewest points are the best."""
        return tuple(sorted(self.pods, key=lambda pod: (not pod.leads, pod.score)))


def slot_id(seat: int, slot: int) -> str:
    """Element id of a place in a row."""
    return f"slot-{seat}-{slot}"


class Trail:
    """Follows the cards from place to place through the events, and keeps what the eye should see of it.

    It is told of moves in their order, each with its ply. Nothing here depends on what is on a card.
    """

    def __init__(self, ply: int) -> None:
        self.ply = ply
        self.serial = 0
        self.lies: dict[str, tuple[int, str, int, bool]] = {}
        self.moves: list[tuple[int, str, str, list[tuple[str, int]]]] = []

    def move(self, ply: int, cue: str, to: str, start: str, *, together: bool = False) -> None:
        """A card comes from one place to another; ``together``: at the same time as the move before."""
        self._put(ply, cue, to, start, together, turned=False)

    def turn(self, ply: int, cue: str, place: str, *, together: bool = False) -> None:
        """The card in a place is turned over, or looked at and laid back."""
        self._put(ply, cue, place, place, together, turned=True)

    def gesture(self, ply: int, cue: str, element: str, mood: str) -> None:
        """Somebody or something shows what it does: a mood for the style sheet, for one moment."""
        self.moves.append((ply, cue, f"set {element} data-mood {mood}", []))

    def forget(self) -> None:
        """All cards are gathered in: what was before is no story any more."""
        self.lies.clear()
        self.moves.clear()

    def _put(self, ply: int, cue: str, to: str, start: str, together: bool, *, turned: bool) -> None:
        self.serial += 1
        self.lies[to] = (self.serial, start, ply, turned)
        if together and self.moves and self.moves[-1][:3] == (ply, cue, ""):
            self.moves[-1][3].append((to, self.serial))
        else:
            self.moves.append((ply, cue, "", [(to, self.serial)]))

    def element(self, place: str) -> str:
        """Element id of the card in a place."""
        return f"c{self.lies[place][0] if place in self.lies else 0}-{place}"

    def card(self, place: str, card: Card) -> Card:
        """The card with what the trail knows of it: its id, where it came from, whether it was turned just now."""
        if place not in self.lies:
            return replace(card, id=self.element(place))
        _, start, ply, turned = self.lies[place]
        moods = (*card.moods, "turned") if turned and ply >= self.ply else card.moods
        return replace(card, id=self.element(place), comes_from="" if start == place else start, moods=moods)

    def steps(self, shown: Iterable[str]) -> tuple[Step, ...]:
        """The movements of the last plies as far as what moved still lies there; ``shown``: the filled places."""
        filled = set(shown)
        found = []
        for ply, cue, op, moved in self.moves:
            ops = [op] if op else []
            ops += [
                f"put {self.element(place)} {place} -1"
                for place, serial in moved
                if place in filled and self.lies[place][0] == serial
            ]
            if ops and ply > self.ply - STORY:
                found.append(Step(ply, cue, tuple(ops)))
        return tuple(found)


def sheet(points: Sequence[Sequence[int]], scored: int, rounds: int, players: int) -> Sheet:
    """The score sheet of a game with ``rounds`` rounds, of which ``scored`` are over."""
    lines = tuple(
        tuple(int(points[i][seat]) if i < scored else None for seat in range(players)) for i in range(rounds)
    )
    return Sheet(lines, tuple(sum(line[seat] or 0 for line in lines) for seat in range(players)))

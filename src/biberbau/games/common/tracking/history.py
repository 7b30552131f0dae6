"""A history of zones (hands, piles, places on the table) as one observer saw it, and whether a world is consistent with
it.

A history is a list of moves: one card goes from one zone to another, with a face that the observer saw, or one of
several. Beside moves there are facts about a zone at a time: it had none of some faces, or at most one card of each of
some groups of faces. ``objection`` decides whether the cards in the zones of a world can have come there in that way:
whether each move can be assigned a face such that no zone ever gives away a card that it does not have, all facts hold,
and the result is that world. The search is complete; it is in ``tracing``.

Sets of faces are bitmasks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from .tracing import Problem

Zone = str
Time = int
Cards = Mapping[int, int]
"""How many cards of each face."""
NOTHING: Cards = {}
Asked = tuple[tuple[Time, int], dict[Zone, int], dict[Zone, Counter[int] | None], Problem]
"""When it was made; for each zone how many cards lie there, and which, where all were seen; and the others."""


def bits(faces: Iterable[int]) -> int:
    """The bitmask of some faces."""
    return sum(1 << face for face in set(faces))


@dataclass
class Past:
    """The cards that came to a zone and left it; each is the set of its possible faces."""

    came: list[tuple[Time, int]] = field(default_factory=list)
    left: list[tuple[Time, int]] = field(default_factory=list)
    lacked: list[tuple[Time, int]] = field(default_factory=list)
    """The times at which it had none of some faces."""
    differed: list[tuple[Time, tuple[int, ...]]] = field(default_factory=list)
    """The times at which it had at most one card of each of these sets of faces."""
    count: int = 0


class History:
    """Notes moves and facts in order."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.all = (1 << len(names)) - 1
        self.time = 0
        self.may_be: list[int] = []
        """The possible faces of each card, by its number."""
        self.zones: dict[Zone, Past] = {}
        self.box: Counter[int] = Counter()
        self._asked: Asked | None = None

    def past(self, zone: Zone) -> Past:
        """What is noted of a zone."""
        found = self.zones.get(zone)
        if found is None:
            found = self.zones[zone] = Past()
        return found

    def count(self, zone: Zone) -> int:
        """The number of cards in a zone."""
        return self.past(zone).count

    def begins(self, zone: Zone, cards: Cards) -> None:
        """Cards are in a zone at the beginning."""
        for face, count in cards.items():
            for _ in range(count):
                self._comes(zone, self._card(1 << face))
            self.box[face] += count

    def moves(self, zone: Zone, to: Zone, face: int | None = None, among: int | None = None) -> None:
        """A card goes from one zone to another. ``face``: its face, if seen; else one of ``among``."""
        self.time += 1
        if face is not None:
            self._goes_openly(zone, face)
            self._comes(to, self._card(1 << face))
            return
        faces = self.all if among is None else among
        card = self._only(zone, faces)
        if card is None:
            card = self._card(faces)
            self._goes(zone, card)
        self._comes(to, card)

    def pours(self, zone: Zone, to: Zone) -> None:
        """All cards of a zone go to another."""
        known = self.known(zone)
        for face in [None] * self.count(zone) if known is None else list(known.elements()):
            self.moves(zone, to, face)

    def lacks(self, zone: Zone, faces: int) -> None:
        """A zone has none of these faces."""
        self.time += 1
        self.past(zone).lacked.append((self.time, faces))

    def differ(self, zone: Zone, groups: Iterable[int]) -> None:
        """A zone has at most one card of each of these sets of faces."""
        self.time += 1
        self.past(zone).differed.append((self.time, tuple(groups)))

    def shows(self, zone: Zone, faces: Iterable[int], no_more: int = 0) -> None:
        """A zone has at least these cards, and of the faces ``no_more`` no others: as if they left and came back."""
        shown = list(faces)
        self.time += 1
        for face in shown:
            self._goes_openly(zone, face)
        if no_more:
            self.lacks(zone, no_more)
        self.time += 1
        for face in shown:
            self._comes(zone, self._card(1 << face))

    def shows_all(self, zone: Zone, faces: Iterable[int]) -> None:
        """These are all cards of a zone."""
        self.shows(zone, faces, self.all)

    def changes(self, zones: Mapping[Zone, Zone]) -> None:
        """All that lies in a zone lies in another from now on, and so with all of these at once."""
        self.time += 1
        self.zones = {zones.get(zone, zone): past for zone, past in self.zones.items()}

    def known(self, zone: Zone) -> Counter[int] | None:
        """The cards of a zone, if each that came or left was seen; else None."""
        past, found = self.past(zone), Counter[int]()
        for way, cards in ((1, past.came), (-1, past.left)):
            for _, card in cards:
                if self.may_be[card].bit_count() > 1:
                    return None
                found[self.may_be[card].bit_length() - 1] += way
        return found

    def objection(self, world: Mapping[Zone, Cards]) -> str | None:
        """Why these cards cannot lie in these zones, all that there are; None when they can."""
        if self._asked is None or self._asked[0] != (self.time, len(self.may_be)):
            self._asked = self._ask()
        _, counts, known, problem = self._asked
        found = Counter[int]()
        for zone, cards in (dict.fromkeys(counts, NOTHING) | dict(world)).items():
            there = sum(cards.values())
            if there != counts.get(zone, 0):
                return f"{zone} has {there} cards, not {counts.get(zone, 0)}"
            seen = known.get(zone)
            if seen is not None and seen != Counter(cards):
                return f"{zone} has {self.told(seen)}, not {self.told(Counter(cards))}"
            found.update(cards)
        if found != self.box:
            return f"there should not be {self.told(found - self.box)}"
        stuck = problem.stuck(world)
        return None if stuck is None else f"{stuck[0]} cannot account for {self.told(stuck[1])}"

    def _ask(self) -> Asked:
        """What is the same for all worlds, until something more is noted."""
        counts = {zone: past.count for zone, past in self.zones.items()}
        known = {zone: self.known(zone) for zone in self.zones}
        hidden = {zone: self.past(zone) for zone, cards in known.items() if cards is None}
        return (self.time, len(self.may_be)), counts, known, Problem(hidden, self.may_be)

    def told(self, cards: Iterable[int] | Counter[int]) -> str:
        """Cards by name."""
        return ", ".join(self.names[face] for face in sorted(Counter(cards).elements()))

    # --------------------------------------------------------------------------------------------------- single cards

    def _card(self, faces: int) -> int:
        """The number of a card with one of these faces."""
        self.may_be.append(faces)
        return len(self.may_be) - 1

    def _comes(self, zone: Zone, card: int) -> None:
        past = self.past(zone)
        past.came.append((self.time, card))
        past.count += 1

    def _goes(self, zone: Zone, card: int) -> None:
        past = self.past(zone)
        past.left.append((self.time, card))
        past.count -= 1

    def _only(self, zone: Zone, faces: int) -> int | None:
        """If a zone has a single card without facts, it is the one that leaves: its number."""
        past = self.past(zone)
        if past.left or len(past.came) != 1:
            return None
        ((since, card),) = past.came
        if any(time > since for time, _ in [*past.lacked, *past.differed]):
            return None
        self.may_be[card] &= faces
        past.came.clear()
        past.count -= 1
        return card

    def _goes_openly(self, zone: Zone, face: int) -> None:
        """A card leaves face up. One that came face up, and cannot have left since, is then resolved.

        Two cards of one face are interchangeable; so it may be that one, unless another of that face that left in
        between needs it, or there was a fact in between.
        """
        past, bit = self.past(zone), 1 << face
        if self._only(zone, bit) is not None:
            return
        since = max(
            (
                time
                for time, faces in [
                    *((time, self.may_be[card]) for time, card in past.left),
                    *past.lacked,
                    *((time, sum(groups)) for time, groups in past.differed),
                ]
                if faces & bit
            ),
            default=-1,
        )
        for i in range(len(past.came) - 1, -1, -1):
            time, card = past.came[i]
            if self.may_be[card] == bit and time > since:
                del past.came[i]
                past.count -= 1
                return
        self._goes(zone, self._card(bit))

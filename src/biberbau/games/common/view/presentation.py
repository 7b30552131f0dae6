"""What every game's table has in common, as plain data: cards, picks, pods, log and story.

A game's ``table.py`` fills these from a view and its events; the general pages show them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import ClassVar, NamedTuple, Self

from ..words.telling import Line


class Piece:
    """A piece of a table. Pieces never change, so they can be shared, and kept by their value."""

    def but(self, **changes: object) -> Self:
        """The same with some fields changed; a tenth of the time of ``dataclasses.replace``, on which tables hang."""
        has = self.__dict__
        for name in changes:
            if name not in has:
                raise TypeError(f"{type(self).__name__} has no {name}")
        other = object.__new__(self.__class__)
        other.__dict__.update(has, **changes)
        return other


@dataclass(frozen=True)
class Pick(Piece):
    """Something a player can tap. ``number`` counts the picks of a table from 0.

    ``label``: what the button that commits says. ``says``: what will happen, or why it is not possible now.
    ``rule``: the rule behind it, "" when there is none to tell. ``ready``: there is nothing else to do, so it is
    picked already. ``plain``: the label says it all, and nobody needs to read first what it does.
    """

    number: int
    action: str
    label: str
    says: str
    rule: str
    legal: bool
    hinted: bool = False
    ready: bool = False
    plain: bool = False

    @property
    def slug(self) -> str:
        """The action's notation as part of an element id."""
        return self.action.replace(" ", "-").replace(":", "-")


class Drawing(NamedTuple):
    """One of a game's symbols on a card; ``kind``: its class for the style sheet."""

    symbol: str
    kind: str = "face"
    file: str = "cards.svg"


class Fate(NamedTuple):
    """What the pick of that number does to a card, in a word; ``kind``: what it is, for the style sheet."""

    pick: int
    kind: str
    text: str


@dataclass(frozen=True)
class Card(Piece):
    """One card of any game as its viewer sees it.

    ``label``: what a screen reader hears; ``look``: class names of what the card is; ``index``: its number, "" where
    there is none; ``name``: what is written on it, "" for numbers; ``drawings``: from back to front; ``emblem``: the
    sign of its owner is on it; ``comes_from``: the element from which it has come; ``moods``: what else is to be seen
    (turned, seen, remembered, looked, chosen, paired, copy). ``pick``: what a tap does, ``also``: it is a further
    card of the same pick; ``tick``: its name and number where it can be ticked; ``count``: how many lie in one heap;
    ``badge``: a note; ``fates``: what picks would do to it. ``subject``: what explains it, a key of ``words.subjects``.
    """

    label: str = ""
    look: str = ""
    index: str = ""
    name: str = ""
    drawings: tuple[Drawing, ...] = ()
    emblem: bool = False
    id: str = ""
    comes_from: str = ""
    moods: tuple[str, ...] = ()
    pick: Pick | None = None
    also: bool = False
    tick: str = ""
    hinted: bool = False
    count: int = 1
    badge: str = ""
    fates: tuple[Fate, ...] = ()
    subject: str = ""

    @property
    def can(self) -> bool:
        """Whether something can be done with it now."""
        return bool(self.tick) or (self.pick is not None and self.pick.legal)

    @property
    def face(self) -> str:
        """Its main drawing; "" for a back, and where there is only a number."""
        return next((one.symbol for one in self.drawings if one.kind == "face"), "")


@cache
def numbered(face: str, index: str, name: str = "") -> Card:
    """A card with a big number, or with a sign and a name in place of it; ``face``: its drawing."""
    sign = () if index else (Drawing(f"{face}-sign", "sign-of"),)
    return Card(look=face, index=index, name=name, drawings=(*sign, Drawing(face)))


@cache
def back(symbol: str, look: str = "back") -> Card:
    """The back of a card."""
    return Card(look=look, drawings=(Drawing(symbol, "scene", "scene.svg"),))


@dataclass(frozen=True)
class Place(Piece):
    """A spot on the table with an id of its own; ``card`` is None while nothing lies there."""

    id: str
    card: Card | None


@dataclass(frozen=True)
class Pile(Piece):
    """A pile: its top card (None if it is empty), how many lie there, what a tap on it picks; ``subject`` explains it."""

    place: Place
    name: str
    count: int
    pick: Pick | None
    subject: str = ""


@dataclass(frozen=True)
class Selection:
    """What the cards that a player has ticked make, to be taken together.

    ``actions``: the notations that take them, one after the other; () when they do not go together. ``label``: what the
    button says then. ``says``: what will happen, or why they do not go together; ``rule``: the rule behind it, or "".
    ``strikes``: what on the table it hits, as selectors of the page.
    """

    actions: tuple[str, ...]
    label: str
    says: str
    rule: str = ""
    strikes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pod(Piece):
    """One seat in brief: its score, and whether it decides now."""

    seat: int
    score: int
    score_what: str
    acts: bool
    leads: bool


@dataclass(frozen=True)
class Step:
    """One movement: ``ops`` for the eye, ``cue`` for the ear.

    Ops: ``put ELEMENT CONTAINER INDEX`` (index -1: last), ``order CONTAINER ELEMENT…``, ``set ELEMENT NAME VALUE``.
    """

    ply: int
    cue: str
    ops: tuple[str, ...]

    @cached_property
    def told(self) -> list[object]:
        """The movement as scenes have it: ply, cue, ops. It is the same list whenever the step is the same."""
        return [self.ply, self.cue, "; ".join(self.ops)]

    @cached_property
    def names(self) -> frozenset[str]:
        """All that its ops name."""
        return frozenset([word for op in self.ops for word in op.split()])


@dataclass(frozen=True, kw_only=True)
class Board(Piece):
    """The general part of a game's table; a game adds its own by subclassing (``tables.BaseTable`` fills the rest).

    ``chips``: picks that are answers, not things on the table; ``refused``: picks that say why a thing does
    nothing now; ``left`` of ``total`` things say how near the end is;
    ``verdict``: what decided the game where the scores do not say it; ``progress``: how near the end is in words,
    where that is not a number of cards; ``selection``: cards are to be ticked now, and this holds while none is.
    ``order``: the seats in the order of play, where that is not the order of their numbers; ``labels``: what the table
    itself says; ``names``: what the seats are called; ``back``: the back of a card.
    """

    UNSENT: ClassVar[frozenset[str]] = frozenset(
        ("prompt", "pods", "log", "steps", "left", "total", "verdict", "progress", "order", "labels")
    )
    """What pages say elsewhere, beside the table's own scene."""

    prompt: str = ""
    picks: tuple[Pick, ...] = ()
    chips: tuple[Pick, ...] = ()
    refused: tuple[Pick, ...] = ()
    pods: tuple[Pod, ...] = ()
    log: tuple[Line, ...] = ()
    steps: tuple[Step, ...] = ()
    left: int
    total: int
    verdict: str = ""
    progress: str = ""
    selection: Selection | None = None
    order: tuple[int, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    back: Card = Card()

    def around(self, seat: int | None) -> tuple[Pod, ...]:
        """The pods in the order of play: those after a seat and itself last, or all for a viewer without one."""
        order = self.order or tuple(range(len(self.pods)))
        first = 0 if seat is None else order.index(seat) + 1
        return tuple(self.pods[other] for other in order[first:] + order[:first])

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The pods, best first."""
        return tuple(sorted(self.pods, key=lambda pod: (pod.leads, pod.score), reverse=True))


def size(cards: int, sizes: Sequence[tuple[int, str]]) -> str:
    """How large a hand is, for the style sheet: the first name whose number is not exceeded, else a ``crowd``."""
    return next((name for most, name in sizes if cards <= most), "crowd")

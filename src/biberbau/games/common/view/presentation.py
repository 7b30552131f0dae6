"""Shared by every game's table, as plain data: cards, picks, pods, log and story.

A game's ``table.py`` makes these from a view and its events; the general pages show them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import ClassVar, NamedTuple, Self

from ..words.telling import Line


class Piece:
    """A piece of a table. Pieces are immutable, so they can be shared and cached."""

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

    ``label``: of the button that commits. ``says``: the effect, or why it is not legal now. ``rule``: the rule behind
    it, "" for none. ``ready``: it is the only one, so it is picked already. ``plain``: the label is enough, and its
    effect need not be read first.
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
    """One of a game's symbols on a card; ``kind``: its CSS class."""

    symbol: str
    kind: str = "face"
    file: str = "cards.svg"


class Fate(NamedTuple):
    """The effect of the pick with that number on a card, in a word; ``kind``: its CSS class."""

    pick: int
    kind: str
    text: str


@dataclass(frozen=True)
class Card(Piece):
    """One card of any game as its viewer sees it.

    ``label``: for screen readers; ``look``: CSS classes of the card; ``index``: its number, "" for none; ``name``: the
    text on it, "" for numbers; ``drawings``: from back to front; ``emblem``: its owner's emblem is on it;
    ``comes_from``: the element from which it has come; ``moods``: its visible states (turned, seen, remembered, looked,
    chosen, paired, copy). ``pick``: the effect of a tap, ``also``: it is a further card of the same pick; ``tick``: its
    name and number where it can be ticked; ``count``: the cards in one heap; ``badge``: a note; ``fates``: the effects
    of picks on it. ``subject``: of its explanation, a key of ``words.subjects``.
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
        """Whether it can be played now."""
        return bool(self.tick) or (self.pick is not None and self.pick.legal)

    @property
    def face(self) -> str:
        """Its main drawing; "" for a back, and where there is only a number."""
        return next((one.symbol for one in self.drawings if one.kind == "face"), "")


@cache
def numbered(face: str, index: str, name: str = "") -> Card:
    """A card with a big number, or with a symbol and a name instead; ``face``: its drawing."""
    sign = () if index else (Drawing(f"{face}-sign", "sign-of"),)
    return Card(look=face, index=index, name=name, drawings=(*sign, Drawing(face)))


@cache
def back(symbol: str, look: str = "back") -> Card:
    """The back of a card."""
    return Card(look=look, drawings=(Drawing(symbol, "scene", "scene.svg"),))


@dataclass(frozen=True)
class Place(Piece):
    """A spot on the table with an id; ``card`` is None while it is empty."""

    id: str
    card: Card | None


@dataclass(frozen=True)
class Pile(Piece):
    """A pile: its top card (None if it is empty), the number of cards, the pick of a tap on it; ``subject`` explains
    it.
    """

    place: Place
    name: str
    count: int
    pick: Pick | None
    subject: str = ""


@dataclass(frozen=True)
class Selection:
    """The combination of a player's ticked cards.

    ``actions``: the notations that play them, one after the other; () when they do not go together. ``label``: of the
    button then. ``says``: the effect, or why they do not go together; ``rule``: the rule behind it, or "". ``strikes``:
    the targets on the table, as CSS selectors.
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
    """One movement: ``ops`` for the drawing, ``cue`` for the sound.

    Ops: ``put ELEMENT CONTAINER INDEX`` (index -1: last), ``order CONTAINER ELEMENT…``, ``set ELEMENT NAME VALUE``.
    """

    ply: int
    cue: str
    ops: tuple[str, ...]

    @cached_property
    def told(self) -> list[object]:
        """The movement as in scenes: ply, cue, ops. The same step always returns the same list."""
        return [self.ply, self.cue, "; ".join(self.ops)]

    @cached_property
    def names(self) -> frozenset[str]:
        """All ids in its ops."""
        return frozenset([word for op in self.ops for word in op.split()])


@dataclass(frozen=True, kw_only=True)
class Board(Piece):
    """The general part of a game's table; a game adds its own by subclassing (``tables.BaseTable`` fills the rest).

    ``chips``: picks that are answers, not things on the table; ``refused``: picks that say why a thing does nothing
    now; ``left`` of ``total``: the progress in cards; ``verdict``: what decided the game where the scores do not say
    it; ``progress``: in words, where it is not a number of cards; ``selection``: cards are to be ticked now, and this
    is the empty one. ``order``: the seats in the order of play, where that is not the order of their numbers;
    ``labels``: the table's own; ``names``: of the seats; ``back``: the back of a card.
    """

    UNSENT: ClassVar[frozenset[str]] = frozenset(
        ("prompt", "pods", "log", "steps", "left", "total", "verdict", "progress", "order", "labels")
    )
    """Fields for other parts of pages, not for the table's own scene."""

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
    """The size class of a hand, for the style sheet: the first name whose number is not exceeded, else a ``crowd``."""
    return next((name for most, name in sizes if cards <= most), "crowd")

"""The document of a table: all that one viewer has before them, for programs and renderers.

It is made from the viewer's view (``web/view/table_documents.py``), and only its changes are sent (``changes``).
``docs/table-documents.md`` describes it for readers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Annotated, Any, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType


class TablePart(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a document, which nobody changes. Its kinds are published with the protocol, in this order."""


def _says(about: str, **more: Any) -> Meta:
    return Meta(description=about, **more)


Seat = Annotated[int, _says("A seat, from 0.", ge=0)]


class TableCard(TablePart):
    """A card in its place."""

    face: Annotated[
        str | None, _says("Its name; ? where you do not know it; null: nothing lies in that place.")
    ]
    owner: Annotated[int, _says("The seat whose card it is, where that is not the zone's.")] | UnsetType = (
        UNSET
    )
    id: Annotated[
        str,
        _says("Its element. Without one it is that of its place: the zone's id, a dot, the place from 0."),
    ] = ""


class TableZone(TablePart, kw_only=True):
    """A place where cards lie."""

    id: Annotated[str, _says("Its element: the zone's name, and for a seat's zone a dash and the seat.")]
    name: Annotated[str, _says("What it is, the same for all seats.")]
    kind: Annotated[
        str,
        _says(
            "pile: the last card is on top; row: places, some of them may be empty; queue: an order without gaps; "
            "hand: no order; tokens: only a number.",
            extra_json_schema={"enum": ["pile", "row", "queue", "hand", "tokens"]},
        ),
    ]
    owner: Annotated[int, _says("The seat that it belongs to, if to one.")] | UnsetType = UNSET
    covered: Annotated[bool, _says("Its cards lie face down on the table, though you may know them.")] = False
    count: Annotated[int, _says("How many cards, places or tokens there are.")]
    cards: Annotated[
        tuple[TableCard, ...], _says("Each of them; none where you know nothing of any card there.")
    ] = ()


class TablePod(TablePart):
    """A seat in brief."""

    seat: Seat
    name: Annotated[str, _says("What it is called.")]
    score: Annotated[int, _says("Its score so far.")]
    leads: Annotated[bool, _says("Whether it leads, or has won.")] = False


class TablePrompt(TablePart):
    """What must be decided now."""

    text: Annotated[str, _says("In words.")]
    deciding: Annotated[tuple[int, ...], _says("The seats that everybody can see are asked.")] = ()
    yours: Annotated[bool, _says("Whether you are, and have not yet decided.")] = False


class TablePick(TablePart):
    """Something that you may play."""

    id: Annotated[int, _says("The action's number.")]
    notation: Annotated[str, _says("How it is written.")]
    label: Annotated[str, _says("In words.")]
    target: Annotated[
        str, _says("The element that stands for it: a card's, a place's or a zone's; else empty.")
    ] = ""


class TableEffect(TablePart):
    """Something that holds for a while."""

    name: Annotated[str, _says("What it is.")]
    seats: Annotated[tuple[int, ...], _says("The seats for which it holds, if not for all alike.")] = ()
    number: Annotated[int, _says("How much of it.")] | UnsetType = UNSET


class TableClock(TablePart):
    """The time that a seat has."""

    seat: Seat
    left: Annotated[float, _says("Seconds that were left when the running decision began.")]
    until: Annotated[float | None, _says("When they are over, in seconds since 1970, if they tick now.")]


class TableLine(TablePart):
    """A sentence of what has happened."""

    ply: Annotated[int, _says("After how many actions; 0: the deal.")]
    text: Annotated[str, _says("In words.")]
    concerns: Annotated[bool, _says("Whether you are in it.")] = False


class TableMovement(TablePart, kw_only=True):
    """A card that has gone from one zone to another, or was turned over where it lies."""

    ply: Annotated[int, _says("After how many actions.")]
    event: Annotated[str, _says("What happened, as the game's page of events calls it.")]
    card: Annotated[str, _says("The card's name, where one is known to you.")] = ""
    start: Annotated[str, _says("The zone that it left.")]
    end: Annotated[str, _says("The zone that it came to.")]


class TableDocument(TablePart, kw_only=True):
    """All that you have before you at a table."""

    v: Annotated[int, _says("Its number: it grows by one or more with each change.", ge=1)]
    table: Annotated[str, _says("The table's id.")]
    game: Annotated[str, _says("The game's id.")]
    lang: Annotated[str, _says("The language of its sentences.")]
    seat: Annotated[int, _says("Your seat; none where you only look on.", ge=0)] | UnsetType = UNSET
    status: Annotated[str, _says("lobby, playing, over or left, as State has it.")]
    stamp: Annotated[str, _says("The position: what you play is for it.")]
    ply: Annotated[int, _says("How many actions have been played.")]
    zones: Annotated[tuple[TableZone, ...], _says("Where cards lie; before the deal nowhere.")] = ()
    pods: Annotated[tuple[TablePod, ...], _says("By seat.")] = ()
    prompt: TablePrompt | None = None
    picks: Annotated[tuple[TablePick, ...], _says("What you may play now.")] = ()
    effects: Annotated[tuple[TableEffect, ...], _says("What holds for a while.")] = ()
    clocks: Annotated[tuple[TableClock, ...], _says("Of the seats that have one.")] = ()
    lines: Annotated[tuple[TableLine, ...], _says("What you have been told, from the deal on.")] = ()


class TableZoneChange(TablePart):
    """What is different in a zone: how many cards at a place are out, and which are in."""

    id: Annotated[str, _says("The zone.")]
    count: Annotated[int, _says("How many cards, places or tokens there are now.")]
    at: Annotated[int, _says("The first place that differs, from 0.")] = 0
    out: Annotated[int, _says("How many of the listed cards go.")] = 0
    cards: Annotated[tuple[TableCard, ...], _says("Those that come instead.")] = ()


class TableLinesChange(TablePart):
    """What is different in the story: from a line on, these are the lines."""

    at: Annotated[int, _says("The first line that differs, from 0.")]
    lines: Annotated[tuple[TableLine, ...], _says("All from there on.")] = ()


class TableChange(TablePart):
    """What is different since an earlier document; what is missing has stayed."""

    v: Annotated[int, _says("The number of the document after it.")]
    since: Annotated[int, _says("The number of the document before it: to another one it does not apply.")]
    status: str | UnsetType = UNSET
    stamp: str | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    zones: Annotated[tuple[TableZoneChange, ...], _says("The zones that differ.")] = ()
    pods: tuple[TablePod, ...] | UnsetType = UNSET
    prompt: TablePrompt | UnsetType | None = UNSET
    picks: tuple[TablePick, ...] | UnsetType = UNSET
    effects: tuple[TableEffect, ...] | UnsetType = UNSET
    clocks: tuple[TableClock, ...] | UnsetType = UNSET
    lines: TableLinesChange | UnsetType = UNSET
    movements: Annotated[
        tuple[TableMovement, ...], _says("What has moved since; no part of the document, it passes.")
    ] = ()


class TableNews(TablePart):
    """One line of a table's stream of documents: the whole document, or what is different in it."""

    whole: TableDocument | UnsetType = UNSET
    change: TableChange | UnsetType = UNSET


REPLACED = ("status", "stamp", "ply", "pods", "prompt", "picks", "effects", "clocks")
"""Fields of a document that are sent whole where they differ."""

Item = TypeVar("Item")


def changes(
    before: TableDocument, after: TableDocument, movements: Sequence[TableMovement] = ()
) -> TableNews:
    """The changes that turn ``before`` into ``after``; the whole document where their zones differ.

    ``movements``: cards that have moved between the two.
    """
    if [zone.id for zone in before.zones] != [zone.id for zone in after.zones]:
        return TableNews(whole=after)
    found: dict[str, Any] = {}
    for name in REPLACED:
        new = getattr(after, name)
        if new is not (old := getattr(before, name)) and new != old:
            found[name] = new
    zones = [
        _zone(old, new)
        for old, new in zip(before.zones, after.zones, strict=True)
        if new is not old and new != old
    ]
    if (lines := _lines(before.lines, after.lines)) is not None:
        found["lines"] = lines
    return TableNews(
        change=TableChange(v=after.v, since=before.v, zones=tuple(zones), movements=tuple(movements), **found)
    )


def _alike(old: Sequence[Item], new: Sequence[Item]) -> int:
    """The length of the common prefix."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))


def _zone(before: TableZone, after: TableZone) -> TableZoneChange:
    """One cut that turns a zone's old cards into its new ones."""
    old, new = before.cards, after.cards
    at = _alike(old, new)
    same = _alike(old[at:][::-1], new[at:][::-1])
    cards = new[at : len(new) - same]
    return TableZoneChange(id=after.id, count=after.count, at=at, out=len(old) - at - same, cards=cards)


def _lines(old: tuple[TableLine, ...], new: tuple[TableLine, ...]) -> TableLinesChange | None:
    """The lines from the first that differs on; None where all are the same.

    A story is appended to; all lines need comparing only where it is told anew.
    """
    goes_on = not old or (len(new) >= len(old) and new[len(old) - 1] is old[-1])
    at = len(old) if goes_on else _alike(old, new)
    return None if at == len(old) == len(new) else TableLinesChange(at=at, lines=new[at:])

"""The movements of the last plies, computed backwards from the line as it is now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....match import Position
from ...common.view import trail
from ...common.view.presentation import Step
from ...common.view.trail import STORY
from ...common.words.plain import now
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev
from ..zones import element
from .moods import Actors


class Trail(trail.Trail):
    """``recent``: the events of the last plies of this game."""

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.recent: list[tuple[int, Event]] = []

    def follow(self, ply: int, event: Event) -> None:
        """One event; the deal and draws have no movement."""
        if event.kind == Ev.GAME_STARTS:
            self.recent.clear()
        elif ply and event.kind != Ev.DRAWS:
            self.recent.append((ply, event))

    def comes_to(self, ply: int) -> None:
        """Events too old to be shown are dropped."""
        super().comes_to(ply)
        self.recent = [pair for pair in self.recent if pair[0] > ply - STORY]

    def steps_in(self, view: Position) -> tuple[Step, ...]:
        """The movements of the last plies, cause first."""
        line = tuple(now(view).line[: now(view).line_n].tolist())
        return _steps(line, tuple(self.recent), bool(now(view).flipped))


@lru_cache(maxsize=512)
def _steps(line: tuple[int, ...], recent: tuple[tuple[int, Event], ...], flipped: bool) -> tuple[Step, ...]:
    """Cached for all with the same view: the line as it is now, and the events."""
    orders = _orders_after(line, [event for _, event in recent])
    actors, found = Actors(), list[Step]()
    acts = [actors.seen(event, order) for (_, event), order in zip(recent, orders, strict=True)]
    told = list(zip(recent, orders, acts, strict=True))
    for (ply, event), order, (actor, mood) in reversed(told):
        step = _step(ply, event, tuple(order) if event.kind in _ORDERS else (), flipped, actor, mood)
        if event.kind == Ev.SWAPS_GATES:
            flipped = not flipped
        if step is not None:
            found.append(step)
    return tuple(reversed(found))


_ORDERS = (Ev.SORTS_LINE, Ev.SWAPS_GATES)
"""Events that move the whole line."""


@lru_cache(maxsize=8192)
def _step(
    ply: int, event: Event, order: tuple[int, ...], flipped: bool, actor: int, mood: str
) -> Step | None:
    """The movement of one event, None for none: the same object each time."""
    cue, ops = _moved(event, order, flipped)
    if mood:
        ops = (*ops, f"set {element(actor)} data-mood {mood}")
    return Step(ply, cue, ops) if ops else None


def _orders_after(line: Sequence[int], events: Sequence[Event]) -> list[list[int]]:
    """The line after each event, computed backwards from the line as it is now.

    The order before the line was sorted is unknown, so it ends there.
    """
    line = list(line)
    orders: list[list[int]] = []
    for i, event in reversed(list(enumerate(events))):
        orders.append(list(line))
        if event.kind == Ev.MOVES and event.card in line:
            line.remove(event.card)
            line.insert(st.start(event), event.card)
        elif event.kind in (Ev.SENT, Ev.BURNS):
            line.insert(st.start(event), event.card)
        elif event.kind == Ev.ENTERS and st.together(event) == 0:
            line.insert(0, event.card)
        elif event.kind == Ev.EXCLUDED:
            line.append(event.card)
        elif event.kind in (Ev.PLAYS, Ev.BROUGHT_BACK) and event.card in line:
            line.remove(event.card)
        elif event.kind == Ev.IMITATES and st.model(event) == deck.VULTURE:
            line.append(event.card)  # an animal that acts as a vulture leaves the end of the line (A33)
        elif event.kind == Ev.SWAPS_GATES:
            line.reverse()
        elif event.kind == Ev.SORTS_LINE:
            orders.extend([] for _ in range(i))
            break
    return orders[::-1]


def _moved(event: Event, order: Sequence[int], flipped: bool) -> tuple[str, tuple[str, ...]]:
    """The cue and ops of one event; no ops for no movement."""
    card = element(event.card)
    zone: dict[int, str] = {
        Ev.SENT: "sent",
        Ev.BURNS: "sent",
        Ev.EXCLUDED: "sent",
        Ev.LANDS: "sent",
        Ev.STACKED: "pile",
    }
    if event.kind == Ev.PLAYS:
        place = st.place(event)
        return "slide", (f"put {card} beside -1" if place == NONE else f"put {card} line {place}",)
    if event.kind == Ev.BROUGHT_BACK:
        return "slide", (f"put {card} line {st.place(event)}",)
    if event.kind == Ev.IMITATES and st.model(event) == deck.VULTURE:
        return "slide", (f"put {card} beside -1",)
    if event.kind == Ev.MOVES:
        return "shove", (f"put {card} line {st.end(event)}",)
    if event.kind in zone:
        cues: dict[int, str] = {Ev.SENT: "splash", Ev.BURNS: "burn", Ev.EXCLUDED: "door"}
        door = ("set exclusion data-mood kicks",) if event.kind == Ev.EXCLUDED else ()
        return cues.get(event.kind, "slide"), (f"put {card} {zone[event.kind]} -1", *door)
    if event.kind == Ev.ENTERS:
        gate = () if st.together(event) else ("set gate data-mood opens",)
        return "knock", (f"put {card} guests-{event.card // deck.SPECIES} -1", *gate)
    if event.kind == Ev.DEFENDS:
        return "thump", ()
    if event.kind in (Ev.SORTS_LINE, Ev.SWAPS_GATES):
        ops = ("order line " + " ".join(element(c) for c in order),) if order else ()
        return "shove", (
            *ops,
            f"set doors data-flipped {int(flipped)}",
        ) if event.kind == Ev.SWAPS_GATES else ops
    return "", ()

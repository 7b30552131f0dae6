"""What playouts show of an animal: whether it gets in, what it costs, for whom it opens the gate."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.facts import FactKind
from . import actions as act
from .game import card_of, owner
from .state import State


class Fact(FactKind):
    """What is counted. The animal is the one that is played, or whose action it is."""

    GETS_IN = "the animal is in the bar at the end", 1, True
    THROWN_OUT = "the animal lies on THAT'S IT at the end", -1, True
    OPENS = "others' animals that get into the bar in this turn", -1
    OUSTS = "others' animals that go to THAT'S IT in this turn", 1
    LOSES = "their animals that go to THAT'S IT until their next turn", -1
    GUESTS = "own animals in the bar at the end", 1


FACTS = Fact


@compiled
def turn(state: State) -> int:
    """Whose turn it is."""
    return int(state.seat)


@compiled
def animal(state: State, seat: int, action: int) -> int:
    """The card that an action is about, NONE if it is about none."""
    if act.PLAY <= action < act.AT:
        return int(card_of(state, seat, action - act.PLAY))
    return int(state.acting)


@compiled
def in_bar(state: State, seat: int, own: bool) -> int:
    """How many guests are a seat's own, or others'."""
    count = 0
    for i in range(state.bar_n):
        if (owner(state.bar[i]) == seat) == own:
            count += 1
    return count


@compiled
def on_pile(state: State, seat: int, own: bool) -> int:
    """How many animals on THAT'S IT are a seat's own, or others'."""
    count = 0
    for i in range(state.pile_n):
        if (owner(state.pile[i]) == seat) == own:
            count += 1
    return count


@compiled
def count(
    before: State,
    after: State,
    again: State,
    end: State,
    seat: int,
    action: int,
    out: NDArray[np.float64],
) -> None:
    """A return game begins with an empty bar: before it, there is nothing to be seen at the end."""
    if before.game != end.game:
        out[:] = np.nan
        return
    card = animal(before, seat, action)
    if card == NONE:
        out[Fact.GETS_IN] = np.nan
        out[Fact.THROWN_OUT] = np.nan
    for i in range(end.bar_n):
        if end.bar[i] == card:
            out[Fact.GETS_IN] += 1.0
    for i in range(end.pile_n):
        if end.pile[i] == card:
            out[Fact.THROWN_OUT] += 1.0
    out[Fact.OPENS] += in_bar(after, seat, False) - in_bar(before, seat, False)
    out[Fact.OUSTS] += on_pile(after, seat, False) - on_pile(before, seat, False)
    out[Fact.LOSES] += on_pile(again, seat, True) - on_pile(before, seat, True)
    out[Fact.GUESTS] += in_bar(end, seat, True)

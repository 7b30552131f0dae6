"""New Game: one card for everybody, one decision; the highest card wins."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from biberbau.games.common.defaults.game import game
from biberbau.games.common.document.fields import (
    Bag,
    Face,
    FrameKind,
    Maybe,
    Seat,
    Single,
    by_seat,
    cells,
    decisions,
    rest,
)
from biberbau.games.common.document.zones import Zone
from biberbau.kernel import bag
from biberbau.kernel.actions import ActionTable, Family
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import ALL_SEATS, EventKind, Events, tell, tell_card
from biberbau.kernel.options import OptionPlace, option
from biberbau.kernel.rng import Rng
from biberbau.kernel.stack import SEAT, actor, pop, push, set_top

# ---------------------------------------------------------------------------------------------- what there is

NAMES = tuple(str(number) for number in range(12))
FACES = len(NAMES)
COPIES = np.ones(FACES, dtype=np.int8)
PLAYERS = 4


class Opt(OptionPlace):
    """What a table may choose, in the order in which the rules read it; the number of players comes first."""

    PLAYERS = option(3, "How many play.", low=2, high=4)
    SWAPS = option(2, "How many cards may be swapped, by all players together.", low=1, high=4)


TABLE = ActionTable(
    (
        Family("keep", meaning="The card that was dealt is good enough."),
        Family("swap", meaning="The card is laid away face up, and another one comes in its place."),
    )
)
"""What a player can decide, with stable ids: append, never insert."""
KEEP, SWAP = (TABLE.first[word] for word in TABLE.first)

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (2,)),
            ("hand", "i1", (PLAYERS,)),  # its owner knows it, at the end everybody
            ("away", "i1", (PLAYERS,)),  # the card that a seat has laid away, or NONE: everybody knows it
            ("deck", "i1", (FACES,)),  # how many there are of each face: nobody knows
            ("deck_n", "i1"),
        ],
    )
)
"""The state: one flat record; equal positions are equal bytes."""


class Frame(FrameKind):
    """What is decided."""

    CHOOSE = "keep the card, or swap it"


class Ev(EventKind):
    """What happens."""

    DEALS = "everybody gets a card"
    GETS = "`seat` has `card`"
    KEEPS = "`seat` keeps the card"
    LAYS_AWAY = "`seat` lays `card` away"
    DRAWS = "`seat` draws `card`"
    REVEALS = "`seat` has `card`"


class Why(IntEnum):
    """The rule that forbids an action; ``LEGAL``: none does."""

    LEGAL = 0
    SWAPS_USED_UP = auto()  # all players together swap only so often


LETTERS = Seat("abcd")
FIELDS = (
    by_seat("hand", "everybody's card", Single(Face(NAMES)), LETTERS),
    by_seat(
        "away",
        "the card that was laid away, if any",
        Single(Maybe(Face(NAMES, hidden=False), null=True)),
        LETTERS,
    ),
    cells("deck", "all others", Bag(NAMES, hidden=True), otherwise=rest(NAMES, by_seat=("hand", "away"))),
    decisions(Frame, LETTERS, "who decides", otherwise=[{"kind": "choose", "seat": "a"}]),
)
"""A position as a document. From it follow what is shown to those who learn, and what no position is."""

ZONES = (
    Zone("hand", "hand", owner="seat"),
    Zone("deck", "pile", taps=("swap",)),
    Zone("away", "pile", owner="seat"),
)
"""Where cards lie; how they move from one zone to another, by what happens."""
MOVES = {
    Ev.GETS: ("deck", "hand"),
    Ev.DRAWS: ("deck", "hand"),
    Ev.LAYS_AWAY: ("hand", "away"),
    Ev.REVEALS: ("hand", "hand"),
}

# ---------------------------------------------------------------------------------------------- the rules, compiled


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """A card for each player; the others are the deck. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    bag.refill(state.deck, COPIES)
    state.deck_n = FACES
    tell(events, Ev.DEALS)
    for seat in range(state.option[Opt.PLAYERS]):
        state.away[seat] = NONE
        take_card(state, seat, Ev.GETS, rng, events)
    push(state, Frame.CHOOSE, 0, 0, 0)


@compiled
def take_card(state: np.record, seat: int, kind: int, rng: Rng, events: Events) -> None:
    """The deck's next card comes into a hand; its owner alone sees it."""
    state.hand[seat] = bag.draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    tell_card(events, kind, seat=seat, card=state.hand[seat], seen=1 << seat, knew=0)


@compiled
def why(state: np.record, action: int) -> Why:
    """The rule that forbids an action to the seat that decides: all players together swap only so often."""
    swapped = 0
    for seat in range(state.option[Opt.PLAYERS]):
        swapped += 1 if state.away[seat] != NONE else 0
    used_up = action == SWAP and swapped >= state.option[Opt.SWAPS]
    return Why.SWAPS_USED_UP if used_up else Why.LEGAL


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action; then the next player decides, or all cards are turned over."""
    seat = actor(state)
    if action == KEEP:
        tell(events, Ev.KEEPS, seat=seat)
    else:
        state.away[seat] = state.hand[seat]
        tell_card(events, Ev.LAYS_AWAY, seat=seat, card=state.away[seat], seen=ALL_SEATS, knew=1 << seat)
        take_card(state, seat, Ev.DRAWS, rng, events)
    if seat + 1 < state.option[Opt.PLAYERS]:
        set_top(state, SEAT, seat + 1)
        return
    for other in range(state.option[Opt.PLAYERS]):
        tell_card(events, Ev.REVEALS, seat=other, card=state.hand[other], seen=ALL_SEATS, knew=1 << other)
    pop(state)


@compiled
def score(state: np.record, seat: int) -> int:
    """At the end, a player's card; the most points win."""
    return int(state.hand[seat]) if state.depth == 0 else 0


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    state.deck[:] = UNKNOWN
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer and state.depth > 0:
            state.hand[seat] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open, consistently with all that ``observer`` knows."""
    bag.refill(state.deck, COPIES)
    left = int(state.deck_n)
    for seat in range(state.option[Opt.PLAYERS]):
        bag.remove(state.deck, state.away[seat])
        bag.remove(state.deck, state.hand[seat])
        left += 1 if state.hand[seat] == UNKNOWN else 0
    for seat in range(state.option[Opt.PLAYERS]):
        if state.hand[seat] == UNKNOWN:
            state.hand[seat] = bag.take(state.deck, left, rng)
            left -= 1


GAME = game(__name__, title="New Game", contract=2, credit="nobody yet")

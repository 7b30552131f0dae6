"""Known Game: two cards each, one of which is played; what reports must say of it can be worked out by hand."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from biberbau.games.common.defaults.game import game
from biberbau.games.common.document.fields import (
    Bag,
    Each,
    Face,
    FrameKind,
    Maybe,
    OneOf,
    Seat,
    Single,
    by_seat,
    cells,
    decisions,
    one,
    rest,
)
from biberbau.kernel import bag
from biberbau.kernel.actions import ActionTable, Family
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import ALL_SEATS, EventKind, Events, tell, tell_card
from biberbau.kernel.options import OptionPlace, option
from biberbau.kernel.rng import Rng, below
from biberbau.kernel.stack import KIND, SEAT, actor, pop, push, set_top, top

NAMES = ("blank", "one", "two", "ace")
BLANK, ONE, TWO, ACE = range(4)
FACES = len(NAMES)
COPIES = np.array((2, 2, 2, 1), dtype=np.int8)
CARDS = 7
POINTS = np.array((0, 1, 2, 9), dtype=np.int64)
PLAYERS = 3

PLAIN, SKILL, COURT, COIN = range(4)
"""Cards are dealt; everybody has a one and a two; two have cards, and the third says who of them wins; a coin says it."""


class Opt(OptionPlace):
    """What a table may choose."""

    PLAYERS = option(2, "How many play.", low=2, high=3)
    MODE = option(0, "Which of the games it is.", low=0, high=3)


TABLE = ActionTable(
    (
        Family("play", NAMES, "the card that counts"),
        Family("crown", ("a", "b"), "who wins"),
    )
)
PLAY, CROWN = (TABLE.first[word] for word in TABLE.first)

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),
            ("depth", "i1"),
            ("option", "i1", (2,)),
            ("hand", "i1", (PLAYERS, 2)),
            ("played", "i1", (PLAYERS,)),
            ("crown", "i1"),
            ("deck", "i1", (FACES,)),
            ("deck_n", "i1"),
        ],
    )
)


class Frame(FrameKind):
    """What is decided."""

    CHOOSE = "play a card"
    REWARD = "say who wins"


class Ev(EventKind):
    """What happens."""

    PLAYS = "`seat` plays `card`"
    CROWNS = "`seat` wins"


class Why(IntEnum):
    """The rule that forbids an action."""

    LEGAL = 0
    NOT_THERE = auto()


LETTERS = Seat("abc")
FIELDS = (
    by_seat("hand", "cards", Each(Maybe(Face(NAMES))), LETTERS),
    by_seat("played", "what has been played", Single(Maybe(Face(NAMES, hidden=False), null=True)), LETTERS),
    one("crown", "who has been crowned", OneOf({NONE: "nobody", 0: "a", 1: "b", 2: "c"})),
    cells("deck", "all others", Bag(NAMES, hidden=True), otherwise=rest(NAMES, by_seat=("hand",))),
    decisions(Frame, LETTERS, "who decides", otherwise=[{"kind": "choose", "seat": "a"}]),
)


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Two cards for each player."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    bag.refill(state.deck, COPIES)
    state.deck_n = CARDS
    state.crown = NONE
    for seat in range(PLAYERS):
        state.played[seat] = NONE
        for place in range(2):
            state.hand[seat, place] = NONE
    for seat in range(holders(state)):
        for place in range(2):
            if state.option[Opt.MODE] == SKILL:
                state.hand[seat, place] = ONE + place
                bag.remove(state.deck, ONE + place)
            else:
                state.hand[seat, place] = bag.draw(state.deck, state.deck_n, rng)
            state.deck_n -= 1
    push(state, Frame.CHOOSE, 0, 0, 0)


@compiled
def holders(state: np.record) -> int:
    """How many have cards: at court, and with so few cards, two at most."""
    players = state.option[Opt.PLAYERS]
    return 2 if state.option[Opt.MODE] == COURT else players


@compiled
def why(state: np.record, action: int) -> Why:
    """A card must be in the hand; only who is asked for it crowns."""
    if top(state, KIND) == Frame.REWARD:
        return Why.LEGAL if action >= CROWN else Why.NOT_THERE
    seat = actor(state)
    there = action < CROWN and (state.hand[seat, 0] == action or state.hand[seat, 1] == action)
    return Why.LEGAL if there else Why.NOT_THERE


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Play a card, or crown."""
    seat = actor(state)
    if action >= CROWN:
        state.crown = action - CROWN
        tell(events, Ev.CROWNS, seat=state.crown)
        pop(state)
        return
    state.played[seat] = action
    tell_card(events, Ev.PLAYS, seat=seat, card=action, seen=ALL_SEATS, knew=1 << seat)
    if seat + 1 < holders(state):
        set_top(state, SEAT, seat + 1)
        return
    pop(state)
    if state.option[Opt.MODE] == COURT:
        push(state, Frame.REWARD, 2, 0, 0)
    elif state.option[Opt.MODE] == COIN:
        state.crown = below(rng, state.option[Opt.PLAYERS])
        tell(events, Ev.CROWNS, seat=state.crown)


@compiled
def score(state: np.record, seat: int) -> int:
    """What the card counts; a crown counts more. At court the third has nothing."""
    points = 0 if state.played[seat] == NONE else POINTS[state.played[seat]]
    if state.option[Opt.MODE] == COURT and seat == 2:
        points = -1
    return int(points + (20 if state.crown == seat else 0))


@compiled
def estimate(state: np.record, seat: int) -> float:
    """A better card is better: a greedy player plays the best one it has."""
    return score(state, seat) / 100


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Others' hands and the deck."""
    state.deck[:] = UNKNOWN
    for seat in range(holders(state)):
        for place in range(2):
            if seat != observer and state.hand[seat, place] != state.played[seat]:
                state.hand[seat, place] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that nobody has shown."""
    bag.refill(state.deck, COPIES)
    left = CARDS
    for seat in range(holders(state)):
        for place in range(2):
            if state.hand[seat, place] >= 0:
                bag.remove(state.deck, state.hand[seat, place])
                left -= 1
    for seat in range(holders(state)):
        for place in range(2):
            if state.hand[seat, place] == UNKNOWN:
                state.hand[seat, place] = bag.take(state.deck, left, rng)
                left -= 1


GAME = game(__name__, title="Known Game", contract=2, credit="nobody")

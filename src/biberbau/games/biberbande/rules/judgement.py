"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.fast_rng import FastRng, draw, nth_legal
from ....kernel.rng import Rng, below
from ....kernel.stack import KIND, SEAT, A, top
from . import actions as act
from . import deck
from . import state as st
from .game import copies_of, points, rounds
from .options import Opt
from .state import Frame, State, Which

GOES_ON = 0.6
"""What a lead in the rows is worth while nobody has knocked: the others still improve theirs."""
LAST_TURN = 2.0
"""By how much a player's last turn improves the row."""
UNKNOWN_CARD = 0.4
"""What it costs not to know one's own card, in points: nobody gets rid of a 9 without knowing of it."""


@compiled
def knows(state: State, seat: int, other: int, slot: int) -> bool:
    """Whether a seat knows the card in another's (or its own) slot."""
    return int(state.known[other, slot]) >> seat & 1 == 1


@compiled
def mean_unseen(state: State, seat: int) -> float:
    """Mean of the numbers that a seat cannot place: what an unknown card counts, or a special one at the end (E25)."""
    total, count = 0, 0
    for face in range(deck.NUMBERS):
        left = copies_of(state, face) - int(state.discard[face])
        total += face * left
        count += left
    for other in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if knows(state, seat, other, slot) and state.row[other, slot] < deck.NUMBERS:
                total -= int(state.row[other, slot])
                count -= 1
    return total / count if count > 0 else 0.0


@compiled
def row_worth(state: State, seat: int, other: int, mean: float) -> float:
    """Points that a row is expected to count, as far as ``seat`` knows it."""
    total = 0.0
    for slot in range(st.SLOTS):
        if knows(state, seat, other, slot):
            card = int(state.row[other, slot])
            total += card if card < deck.NUMBERS else mean
        else:
            total += mean
    return total


@compiled
def own_unknown(state: State, seat: int) -> int:
    """How many of its own cards a seat does not know."""
    count = 0
    for slot in range(st.SLOTS):
        if not knows(state, seat, seat, slot):
            count += 1
    return count


@compiled
def estimate(state: State, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points (few points are good)."""
    counted = state.depth == 0 or state.stack[0, 0] == Frame.DEAL_NEXT
    mean = 0.0 if counted else mean_unseen(state, seat)
    share = 1.0 if counted or state.knocker != NONE else GOES_ON
    own = float(points(state, seat))
    if not counted:
        own += share * row_worth(state, seat, seat, mean)
        if state.knocker == NONE:
            own += UNKNOWN_CARD * own_unknown(state, seat)
    lead = 1e9
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat:
            his = float(points(state, other))
            if not counted:
                his += share * row_worth(state, seat, other, mean)
                if state.knocker == seat:
                    his -= LAST_TURN
            lead = min(lead, his - own)
    return lead / 10.0


# ------------------------------------------------------------------------------------------------------- for rollouts

USUAL = 5.2
"""What an unknown card counts by habit, where the numbers go up to 9: their mean, and what it costs not to know it."""

KEPT = 4.0
"""What a number counts that another player has put into a row: nobody would keep a high one."""

FIRST_OF_TWO = 3
"""The highest number that is kept by habit when a second card may be drawn."""

HEADSTART = 3.0
"""By how many points a row must be ahead of all others' to knock by habit: they have a last turn."""


@compiled
def thought(state: State, seat: int, other: int, slot: int) -> float:
    """Points that a seat expects in a slot."""
    if knows(state, seat, other, slot) and state.row[other, slot] < deck.NUMBERS:
        return float(state.row[other, slot])
    kept = state.plain[other, slot] == 1 and not knows(state, seat, other, slot)
    return (KEPT if kept else USUAL) * (int(state.option[Opt.HIGHEST]) / 9.0)


@compiled
def row_thought(state: State, seat: int, other: int) -> float:
    """Points that a seat expects of a row."""
    total = 0.0
    for slot in range(st.SLOTS):
        total += thought(state, seat, other, slot)
    return total


@compiled
def worst_slot(state: State, seat: int) -> int:
    """The slot of their own row that a player would most like to be rid of."""
    worst, most = 0, -1.0
    for slot in range(st.SLOTS):
        if thought(state, seat, seat, slot) > most:
            worst, most = slot, thought(state, seat, seat, slot)
    return worst


@compiled
def best_to_get(state: State, seat: int) -> int:
    """The place (seat times four and slot) of the others' lowest card, as far as a seat can tell."""
    best, least = 0, 99.0
    for place in range(st.SLOTS * int(state.option[Opt.PLAYERS])):
        other, slot = place // st.SLOTS, place % st.SLOTS
        if other != seat and thought(state, seat, other, slot) < least:
            best, least = place, thought(state, seat, other, slot)
    return best


@compiled
def knocks(state: State, seat: int) -> bool:
    """Whether a player knocks by habit: far enough ahead of everybody."""
    own = row_thought(state, seat, seat) + HEADSTART
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat and row_thought(state, seat, other) <= own:
            return False
    return True


@compiled
def use_by_habit(state: State, seat: int) -> int:
    """What to do with the drawn card by habit."""
    card = int(state.drawn)
    worst = worst_slot(state, seat)
    loss = thought(state, seat, seat, worst)
    if card < deck.NUMBERS:
        keeps = card < loss and (top(state, A) != Which.FIRST or card <= FIRST_OF_TWO)
        return act.PUT + worst if keeps else act.DISCARD
    if card == deck.DRAW_TWO:
        return act.USE
    if card == deck.PEEK:
        for slot in range(st.SLOTS):
            if not knows(state, seat, seat, slot):
                return act.PEEK + slot
        return act.DISCARD
    place = best_to_get(state, seat)
    return (
        act.GIVE + worst if thought(state, seat, place // st.SLOTS, place % st.SLOTS) < loss else act.DISCARD
    )


@compiled
def playout_action(
    state: State, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: FastRng
) -> int:
    """How rollouts go on: low cards for the worst, peeks at what is unknown, a knock when ahead."""
    kind, seat = top(state, KIND), int(top(state, SEAT))
    if kind == Frame.TURN:
        worst = worst_slot(state, seat)
        loss = thought(state, seat, seat, worst)
        takes = mask[act.TAKE] and loss - state.top > 0.3 + loss * loss / 25.0
        return act.TAKE + worst if takes else act.DRAW
    if kind == Frame.DRAWN:
        return use_by_habit(state, seat)
    if kind == Frame.SWAPPING:
        return act.GET + best_to_get(state, seat)
    if kind == Frame.END_OF_TURN:
        return act.KNOCK if knocks(state, seat) else act.PASS
    return nth_legal(words, draw(luck, legal))


@compiled
def settled(state: State) -> bool:
    """Whether a rollout may end: when the round is scored. The next one is the same for all."""
    return state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT


@compiled
def payoffs(state: State, out: NDArray[np.float32]) -> None:
    """Chances of winning the game, as ``out: float32[players]``, by the lead and the rounds that are left."""
    left = rounds(state) - int(state.round_n) - 1
    spread = 12.0 + 4.0 * np.sqrt(max(0, left))
    for seat in range(out.shape[0]):
        best = 1e9
        for other in range(out.shape[0]):
            if other != seat:
                best = min(best, float(points(state, other)))
        out[seat] = 1.0 / (1.0 + np.exp((points(state, seat) - best) / spread))


# ------------------------------------------------------------------------------------------- what others' cards may be

SPECIAL = 10
"""The column of ``LIKELY`` for special cards; before it come the numbers of the usual deck."""

SEEN, CHOSEN, GIVEN = 0, 3, 6
EARLY, LATE, KNOCKED = 0, 1, 2
LIKELY = np.array(
    (
        # looked at and left there: in the first two rounds of turns, later, by the player who has knocked
        (89, 86, 98, 100, 86, 87, 66, 66, 55, 55, 93),
        (47, 69, 100, 100, 82, 69, 37, 40, 32, 30, 100),
        (100, 89, 84, 71, 61, 33, 8, 5, 5, 5, 40),
        # a number that was put there
        (57, 77, 99, 98, 100, 81, 51, 55, 59, 47, 0),
        (42, 43, 73, 76, 100, 67, 34, 26, 25, 32, 0),
        (98, 100, 99, 64, 51, 21, 6, 5, 5, 5, 0),
        # given away, so that others know it: early or late, and where somebody else has knocked
        (35, 34, 34, 32, 30, 40, 70, 90, 85, 90, 39),
        (35, 34, 34, 32, 30, 40, 70, 90, 85, 90, 39),
        (5, 5, 7, 10, 12, 18, 46, 85, 85, 85, 27),
    ),
    dtype=np.int64,
)
"""How likely it is that people have a card lie where it does, against other cards, by what all know of it: counted in
games of greedy and of search bots, as many of each (decision 083). Later on, a player with low cards alone would have
knocked. Nothing is impossible: at least 5 in 100.
"""


@compiled
def choice_of(state: State, observer: int, other: int, slot: int) -> int:
    """Which row of ``LIKELY`` holds for a slot that the observer does not know; NONE where chance alone filled it.

    A number in one's own row that one does not know (any more) is one that one chose.
    """
    knocker, put = int(state.knocker), state.plain[other, slot] == 1
    when = LATE if state.turn >= 2 * int(state.option[Opt.PLAYERS]) else EARLY
    if knows(state, other, other, slot):
        return (CHOSEN if put else SEEN) + (KNOCKED if knocker == other else when)
    if put:
        return CHOSEN + when if other == observer else NONE
    if state.known[other, slot] == 0:
        return NONE
    return GIVEN + (KNOCKED if knocker != NONE and knocker != other else when)


@compiled
def likely(state: State, choice: int, face: int) -> int:
    """The entry of ``LIKELY`` for a face; lower decks are like the usual one, stretched."""
    if face >= deck.NUMBERS:
        return int(LIKELY[choice, SPECIAL])
    if state.option[Opt.HIGHEST] == SPECIAL - 1:
        return int(LIKELY[choice, face])  # dividing for each card would take longer than all the rest
    return int(LIKELY[choice, min(SPECIAL, face * (SPECIAL - 1) // int(state.option[Opt.HIGHEST]))])


@compiled
def suppose(state: State, observer: int, rng: Rng) -> None:
    """Make a filled state likelier: people keep low cards, and give high ones away.

    Each card that somebody has chosen to have where it lies goes back to the draw pile, and one comes from there, the
    likelier the better it fits. Cards that have stayed through a reshuffle are left as they are: all know what they are.
    """
    if state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT:
        return
    for other in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if not knows(state, observer, other, slot) and int(state.stayed[other]) >> slot & 1 == 0:
                choice = choice_of(state, observer, other, slot)
                if choice != NONE:
                    state.deck[state.row[other, slot]] += 1
                    state.row[other, slot] = take_likely(state, choice, rng)


@compiled
def take_likely(state: State, choice: int, rng: Rng) -> int:
    """Take a card out of the draw pile, by its number there and ``LIKELY``."""
    total = 0
    for face in range(deck.FACES):
        total += int(state.deck[face]) * likely(state, choice, face)
    place, face = below(rng, total), 0
    share = int(state.deck[face]) * likely(state, choice, face)
    while place >= share:
        place -= share
        face += 1
        share = int(state.deck[face]) * likely(state, choice, face)
    state.deck[face] -= 1
    return face

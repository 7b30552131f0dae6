"""The rules of Schwimmen, each under its own name; every function here is compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel import bag
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import ALL_SEATS, Events, emit
from biberbau.kernel.rng import Rng
from biberbau.kernel.stack import KIND, SEAT, A, pop, push, set_top, top
from biberbau.kernel.stack import actor as actor

from . import actions as act
from . import deck
from . import state as st
from .observation_spec import At
from .options import Opt
from .reasons import Why
from .state import Ev, Frame


@compiled
def worth(first: int, second: int, third: int) -> int:
    """Three cards in half points: the best suit, or 30½ for three of a kind; three aces are fire."""
    ranks = len(deck.RANKS)
    if first % ranks == second % ranks == third % ranks:
        return deck.FIRE if first % ranks == deck.ACE else deck.THREE
    best = 0
    for suit in range(len(deck.SUITS)):
        points = 0
        for card in (first, second, third):
            points += int(deck.HALVES[card % ranks]) if card // ranks == suit else 0
        best = max(best, points)
    return best


@compiled
def value(state: np.record, seat: int) -> int:
    """What a hand is worth, in half points."""
    return worth(int(state.hand[seat, 0]), int(state.hand[seat, 1]), int(state.hand[seat, 2]))


@compiled
def is_best(state: np.record, seat: int) -> bool:
    """Whether a hand is worth 31, or fire."""
    return value(state, seat) >= deck.BEST


@compiled
def value_after(state: np.record, seat: int, slot: int) -> int:
    """What it would be worth with the card that is being taken in the place of one of its own."""
    taken = int(state.middle[top(state, A)])
    one, other = int(state.hand[seat, (slot + 1) % st.HAND]), int(state.hand[seat, (slot + 2) % st.HAND])
    return worth(taken, one, other)


@compiled
def is_in(state: np.record, seat: int) -> bool:
    """Whether a seat still plays."""
    return bool(seat < state.option[Opt.PLAYERS] and state.lives[seat] > st.OUT)


@compiled
def how_many_in(state: np.record) -> int:
    """How many still play."""
    count = 0
    for seat in range(state.option[Opt.PLAYERS]):
        count += 1 if is_in(state, seat) else 0
    return count


@compiled
def next_in(state: np.record, seat: int) -> int:
    """The next seat that still plays."""
    seat = (seat + 1) % int(state.option[Opt.PLAYERS])
    while not is_in(state, seat):
        seat = (seat + 1) % int(state.option[Opt.PLAYERS])
    return seat


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Lives for everybody, and the first round. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(state.option[Opt.PLAYERS]):
        state.lives[seat] = state.option[Opt.LIVES]
    start_round(state, 0, rng, events)


@compiled
def start_round(state: np.record, first: int, rng: Rng, events: Events) -> None:
    """Three cards for everybody who is in, and three for the middle (S2)."""
    bag.refill(state.deck, deck.COPIES)
    state.deck_n = deck.FACES
    state.away[:] = NONE
    state.away_n, state.passes, state.knocker, state.first = 0, 0, NONE, first
    emit(events, Ev.DEALS, first, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    for seat in range(state.option[Opt.PLAYERS]):
        state.known[seat] = 0
        for slot in range(st.HAND):
            state.hand[seat, slot] = NONE
            if is_in(state, seat):
                state.hand[seat, slot] = next_card(state, rng)
                emit(events, Ev.GETS, seat, state.hand[seat, slot], slot, NONE, 1 << seat, 0)
    open_middle(state, rng, events)
    push(state, Frame.TURN, first, 0, 0)


@compiled
def next_card(state: np.record, rng: Rng) -> int:
    """The deck's next card."""
    card = bag.draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    return card


@compiled
def open_middle(state: np.record, rng: Rng, events: Events) -> None:
    """Three cards for all to see."""
    for slot in range(st.HAND):
        state.middle[slot] = next_card(state, rng)
        emit(events, Ev.OPENS, NONE, state.middle[slot], slot, NONE, ALL_SEATS, 0)


@compiled
def why(state: np.record, action: int) -> Why:
    """The rule that forbids an action to the seat that decides."""
    kind, seat = top(state, KIND), actor(state)
    if (kind == Frame.LOOK) != (action == act.ON):
        return Why.ROUND_IS_OVER if kind == Frame.LOOK else Why.ROUND_GOES_ON
    if kind != Frame.LOOK and (kind == Frame.GIVE) != (act.GIVE <= action < act.SWAP):
        return Why.GIVE_FIRST if kind == Frame.GIVE else Why.TAKE_FIRST
    if action == act.KNOCK and state.knocker != NONE:
        return Why.KNOCKED
    shows = action == act.SHOW and not is_best(state, seat)
    finishes = act.FINISH <= action < act.SWAP and value_after(state, seat, action - act.FINISH) < deck.BEST
    return Why.NOT_WORTH_IT if shows or finishes else Why.LEGAL


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides; returns how many there are."""
    mask[:] = 0
    if state.depth == 0:
        return 0
    count = 0
    for action in range(act.ON + 1):
        mask[action] = why(state, action) == Why.LEGAL
        count += int(mask[action])
    return count


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action."""
    seat = actor(state)
    if action == act.ON:
        look_on(state, seat, rng, events)
    elif action < act.GIVE:
        set_top(state, KIND, Frame.GIVE)
        set_top(state, A, action)
    else:
        play(state, seat, action, events)
        if (
            action == act.SHOW
            or act.FINISH <= action < act.SWAP
            or (action == act.SWAP and is_best(state, seat))
        ):
            emit(events, Ev.SHOWS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
            end_round(state, events)
        else:
            end_turn(state, seat, rng, events)


@compiled
def play(state: np.record, seat: int, action: int, events: Events) -> None:
    """A turn; after a knock nobody counts those who pass (S3, S4)."""
    if action < act.SWAP:
        exchange(state, seat, (action - act.GIVE) % st.HAND, top(state, A), 1, events)
    elif action == act.SWAP:
        exchange(state, seat, 0, 0, st.HAND, events)
    elif action == act.PASS:
        emit(events, Ev.PASSES, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
        state.passes += 1 if state.knocker == NONE else 0
    elif action == act.KNOCK:
        emit(events, Ev.KNOCKS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
        state.knocker, state.passes = seat, 0


@compiled
def exchange(state: np.record, seat: int, slot: int, place: int, count: int, events: Events) -> None:
    """``count`` cards of a hand, from ``slot`` on, change places with those in the middle, from ``place`` on."""
    for i in range(count):
        knew = ALL_SEATS if int(state.known[seat]) >> slot + i & 1 else 1 << int(seat)
        emit(events, Ev.LAYS, seat, state.hand[seat, slot + i], slot + i, place + i, ALL_SEATS, knew)
    for i in range(count):
        taken = state.middle[place + i]
        emit(events, Ev.TAKES, seat, taken, slot + i, place + i, ALL_SEATS, ALL_SEATS)
        state.middle[place + i] = state.hand[seat, slot + i]
        state.hand[seat, slot + i] = taken
        state.known[seat] |= np.int8(1 << slot + i)
    state.passes = 0


@compiled
def end_turn(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """The next one's turn, unless it has come round to the one who knocked; if all have passed, there is a new middle."""
    following = next_in(state, seat)
    all_passed = state.passes == how_many_in(state)
    if following == state.knocker or (all_passed and state.deck_n < st.HAND):
        end_round(state, events)
        return
    if all_passed:
        clear(state, rng, events)
    set_top(state, KIND, Frame.TURN)
    set_top(state, SEAT, following)
    set_top(state, A, 0)


@compiled
def clear(state: np.record, rng: Rng, events: Events) -> None:
    """All have passed: the three cards in the middle are laid aside, and three others come (S4)."""
    emit(events, Ev.CLEARS, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    for slot in range(st.HAND):
        state.away[state.away_n] = state.middle[slot]
        state.away_n += 1
    state.passes = 0
    open_middle(state, rng, events)


@compiled
def end_round(state: np.record, events: Events) -> None:
    """All hands are shown; whoever has least loses a life, after fire everybody else does (S5, S6)."""
    least, most = deck.FIRE, 0
    for seat in range(state.option[Opt.PLAYERS]):
        if is_in(state, seat):
            reveal(state, seat, events)
            least, most = min(least, value(state, seat)), max(most, value(state, seat))
    if least == most:
        emit(events, Ev.EVEN, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    for seat in range(state.option[Opt.PLAYERS]):
        if is_in(state, seat) and least < most:
            if value(state, seat) == least or (most == deck.FIRE and value(state, seat) < most):
                state.lives[seat] -= 1
                emit(events, Ev.LOSES, seat, NONE, state.lives[seat], NONE, ALL_SEATS, ALL_SEATS)
    state.round_n += 1
    state.passes, state.knocker = 0, NONE
    pop(state)
    if how_many_in(state) > 1:
        push(state, Frame.LOOK, next_in(state, state.option[Opt.PLAYERS] - 1), 0, 0)


@compiled
def reveal(state: np.record, seat: int, events: Events) -> None:
    """A hand is laid open and counted."""
    for slot in range(st.HAND):
        knew = ALL_SEATS if int(state.known[seat]) >> slot & 1 else 1 << seat
        emit(events, Ev.REVEALS, seat, state.hand[seat, slot], slot, NONE, ALL_SEATS, knew)
    state.known[seat] = (1 << st.HAND) - 1
    emit(events, Ev.COUNTS, seat, NONE, value(state, seat), NONE, ALL_SEATS, ALL_SEATS)


@compiled
def look_on(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """When everybody has looked, the next round begins with the next player (S8)."""
    following = next_in(state, seat)
    if following > seat:
        set_top(state, SEAT, following)
    else:
        pop(state)
        start_round(state, next_in(state, state.first), rng, events)


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """Everybody's lives: 0 while they swim, -1 when they are out."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = state.lives[seat]


@compiled
def rounds_over(state: np.record) -> int:
    """How many rounds are over."""
    return int(state.round_n)


@compiled
def winners(state: np.record) -> int:
    """Bitmask of those with most lives; at the end, of the only one who is in."""
    best, mask = st.OUT, 0
    for seat in range(state.option[Opt.PLAYERS]):
        if state.lives[seat] > best:
            best, mask = int(state.lives[seat]), 0
        if state.lives[seat] == best:
            mask |= 1 << seat
    return mask


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    state.deck[:] = UNKNOWN
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.HAND):
            hidden = seat != observer and int(state.known[seat]) >> slot & 1 == 0
            if hidden and state.hand[seat, slot] != NONE:
                state.hand[seat, slot] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open, consistently with all that ``observer`` knows."""
    bag.refill(state.deck, deck.COPIES)
    left = deck.FACES - st.HAND - int(state.away_n)
    for slot in range(st.HAND):
        bag.remove(state.deck, state.middle[slot])
    for i in range(state.away_n):
        bag.remove(state.deck, state.away[i])
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.HAND):
            bag.remove(state.deck, state.hand[seat, slot])
            left -= 1 if state.hand[seat, slot] >= 0 else 0
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.HAND):
            if state.hand[seat, slot] == UNKNOWN:
                state.hand[seat, slot] = bag.take(state.deck, left, rng)
                left -= 1


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; observation_spec.py says what lies where."""
    out[:] = 0.0
    players = int(state.option[Opt.PLAYERS])
    for relative in range(players):
        seat = (observer + relative) % players
        for slot in range(st.HAND):
            if int(state.known[seat]) >> slot & 1:
                out[At.SEEN + relative * deck.FACES + int(state.hand[seat, slot])] = 1.0
        out[At.LIVES + relative] = (int(state.lives[seat]) + 1) / 4
        out[At.DECIDES + relative] = seat == actor(state)
        out[At.KNOCKER + relative] = seat == state.knocker
    for place in range(st.HAND):
        if state.hand[observer, place] >= 0:
            out[At.HAND + place * deck.FACES + int(state.hand[observer, place])] = 1.0
        out[At.MIDDLE + place * deck.FACES + int(state.middle[place])] = 1.0
    for i in range(state.away_n):
        out[At.AWAY + state.away[i]] = 1.0
    if top(state, KIND) == Frame.GIVE:
        out[At.TAKEN + top(state, A)] = 1.0
    out[At.LOOKS] = top(state, KIND) == Frame.LOOK
    out[At.PASSES] = state.passes / st.PLAYERS
    out[At.DECK] = state.deck_n / deck.FACES
    for i in range(state.option.shape[0]):
        out[At.OPTIONS + i] = state.option[i]

"""The rules of Biberbande, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill`` and
``encode`` are the contract with the rest of the project, ``glimpse`` and ``forget`` the two of a game of memory; the
others are the game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.bag import draw, refill, remove, take
from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS, Events, emit
from ...kernel.rng import Rng, below, prf
from ...kernel.stack import KIND, SEAT, A, B, actor, pop, push, top
from . import actions as act
from . import options as opt
from .deck import CARDS, COPIES, DRAW_TWO, FACES, HIGHEST, NONE, NUMBERS, PEEK, SWAP, UNKNOWN
from .state import (
    BEFORE,
    DEAL_NEXT,
    DEALS,
    DISCARDS,
    DRAWN,
    DRAWN_FIRST,
    DRAWN_ONE,
    DRAWN_SECOND,
    DRAWS,
    END_OF_TURN,
    EVERYBODY,
    GAME_ENDS,
    HIDES,
    KNOCKS,
    LAYS,
    LOOK,
    LOOKS,
    MEMORY,
    OPENS,
    OUTER,
    PLAYERS,
    PUTS,
    REPLACES,
    RESHUFFLES,
    ROUND_ENDS,
    ROUND_STARTS,
    ROUNDS,
    SCORES,
    SETS_ASIDE,
    SLOTS,
    SWAPPING,
    SWAPS,
    TAKES,
    TURN,
    TURNS_UP,
    USES,
)

__all__ = [
    "actor", "apply", "conceal", "deal", "encode", "fill", "forget", "glimpse", "legal", "scores", "winners",
]  # fmt: skip

# ----------------------------------------------------------------------------------------------------- the piles


@compiled
def next_seat(state: np.record, seat: int) -> int:
    """Whose turn comes after a seat's: clockwise."""
    following = int(seat) + 1
    return 0 if following == state.option[opt.PLAYERS] else following


@compiled
def throw(state: np.record, card: int) -> None:
    """A card comes face up on the discard pile."""
    state.discard[card] += 1
    state.discard_n += 1
    state.top = card


@compiled
def missing(state: np.record) -> int:
    """How many cards of each face lie neither on the discard pile nor aside: four bits a face."""
    counts = 0
    for face in range(FACES):
        count = int(COPIES[face]) - int(state.discard[face])
        if face >= NUMBERS:
            count -= int(state.aside[face - NUMBERS])
        counts += count << 4 * face
    return counts


@compiled
def reshuffle(state: np.record, events: Events) -> None:
    """The draw pile is used up: the whole discard pile becomes the new one (E4; ``keep_top``: all but its top card).

    All have seen its cards: what is missing lies in the rows, and everyone can tell (E37).
    """
    state.stayed_cards = missing(state)
    for seat in range(state.option[opt.PLAYERS]):
        state.stayed[seat] = (1 << SLOTS) - 1
    count = int(state.discard_n)
    for face in range(FACES):
        state.deck[face] = state.discard[face]
        state.discard[face] = 0
    state.discard_n = 0
    if state.option[opt.KEEP_TOP] == 1:
        count -= 1
        state.deck[state.top] -= 1
        throw(state, state.top)
    else:
        state.top = NONE
    state.deck_n = count
    emit(events, RESHUFFLES, state.seat, NONE, count, NONE, ALL_SEATS, ALL_SEATS)


@compiled
def top_of_pile(state: np.record, rng: Rng, events: Events) -> int:
    """Take the top card of the draw pile; only a card that must be drawn makes a new pile (E5)."""
    if state.deck_n == 0:
        reshuffle(state, events)
    card = draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    return card


# ------------------------------------------------------------------------------------------------------- the rows


@compiled
def remember(state: np.record, seat: int, slot: int, knower: int, memory: int) -> None:
    """A seat that knows a card has seen it now (or, with memory 0, has forgotten it)."""
    place = MEMORY * int(knower)
    state.seen[seat, slot] = (
        int(state.seen[seat, slot]) & ~((1 << MEMORY) - 1 << place) | int(memory) << place
    )


@compiled
def remembered(state: np.record, seat: int, slot: int, knower: int) -> int:
    """A seat's memory of a card that it knows."""
    return int(state.seen[seat, slot]) >> MEMORY * int(knower) & (1 << MEMORY) - 1


@compiled
def lay(state: np.record, seat: int, slot: int, card: int, known: int, seen: int, plain: int) -> None:
    """A card comes to a slot; ``known``, ``seen``: who sees it and when, ``plain``: whether all know it is a number."""
    state.row[seat, slot] = card
    state.known[seat, slot] = known
    state.plain[seat, slot] = plain
    state.seen[seat, slot] = seen


@compiled
def replace(state: np.record, slot: int, card: int, known: int, seen: int, events: Events) -> None:
    """A number card for the own one in a slot, which goes face up on the discard pile, without effect (E7, E8)."""
    seat = state.seat
    out, knew = state.row[seat, slot], state.known[seat, slot]
    if state.stayed_cards != 0 and int(state.stayed[seat]) >> int(slot) & 1:
        state.stayed_cards -= 1 << 4 * int(out)
        state.stayed[seat] = int(state.stayed[seat]) ^ 1 << int(slot)
    lay(state, seat, slot, card, known, seen, 1)
    throw(state, out)
    emit(events, DISCARDS, seat, out, slot, NONE, ALL_SEATS, knew)


@compiled
def look_at(state: np.record, seat: int, slot: int, memory: int, events: Events) -> None:
    """A player looks at one of his own cards; ``memory``: by what he remembers that look."""
    knew = int(state.known[seat, slot])
    state.known[seat, slot] = knew | 1 << int(seat)
    remember(state, seat, slot, seat, memory)
    emit(events, LOOKS, seat, state.row[seat, slot], slot, NONE, 1 << int(seat), knew)


# ----------------------------------------------------------------------------------------------- actions A and B


@compiled
def take_discard(state: np.record, slot: int, events: Events) -> None:
    """Action A: the top card of the discard pile for one of the own cards; everyone has seen it (E30)."""
    card = state.top
    state.discard[card] -= 1
    state.discard_n -= 1
    emit(events, TAKES, state.seat, card, slot, NONE, ALL_SEATS, ALL_SEATS)
    everybody = EVERYBODY & ((1 << MEMORY * int(state.option[opt.PLAYERS])) - 1)
    replace(state, slot, card, ALL_SEATS, (BEFORE + int(state.turn)) * everybody, events)


@compiled
def draw_card(state: np.record, which: int, rng: Rng, events: Events) -> None:
    """Action B: take the top card of the draw pile and look at it."""
    seat = int(state.seat)
    card = top_of_pile(state, rng, events)
    state.drawn = card
    emit(events, DRAWS, seat, card, which, NONE, 1 << seat, 0)
    push(state, DRAWN, seat, which, 0)


@compiled
def put_drawn(state: np.record, slot: int, events: Events) -> None:
    """The drawn number for one of the own cards; which number it is, only the drawer knows."""
    seat, card = int(state.seat), state.drawn
    state.drawn = NONE
    emit(events, PUTS, seat, card, slot, NONE, 1 << seat, 1 << seat)
    replace(state, slot, card, 1 << seat, BEFORE + int(state.turn) << MEMORY * seat, events)


@compiled
def discard_drawn(state: np.record, events: Events) -> None:
    """Throw the drawn card on the discard pile; a special card has no further meaning there."""
    card = state.drawn
    state.drawn = NONE
    throw(state, card)
    emit(events, DISCARDS, state.seat, card, NONE, NONE, ALL_SEATS, 1 << int(state.seat))


# ----------------------------------------------------------------------------------------------- the special cards


@compiled
def use_drawn(state: np.record, slot: int, events: Events) -> None:
    """Show the drawn special card; it lies aside until its action is over (E14; ``special_first``: already discarded)."""
    card = state.drawn
    state.drawn = NONE
    emit(events, USES, state.seat, card, slot, NONE, ALL_SEATS, 1 << int(state.seat))
    if state.option[opt.SPECIAL_FIRST] == 1:
        throw(state, card)
        emit(events, LAYS, state.seat, card, NONE, NONE, ALL_SEATS, ALL_SEATS)
    else:
        state.aside[card - NUMBERS] += 1


@compiled
def lay_used(state: np.record, events: Events) -> None:
    """After their actions the special cards go on the discard pile, draw twos last (E14, E15)."""
    for i in range(DRAW_TWO - NUMBERS + 1):
        for _ in range(state.aside[i]):
            throw(state, NUMBERS + i)
            emit(events, LAYS, state.seat, NUMBERS + i, NONE, NONE, ALL_SEATS, ALL_SEATS)
        state.aside[i] = 0


@compiled
def swap_cards(state: np.record, slot: int, other: int, place: int, events: Events) -> None:
    """Swap: an own card for another player's, each to the other's place, unseen; who knew one still does (E19, E32).

    All that is known of the cards goes with them, and nobody's memory is refreshed (E36).
    """
    seat = int(state.seat)
    state.row[seat, slot], state.row[other, place] = int(state.row[other, place]), int(state.row[seat, slot])
    state.known[seat, slot], state.known[other, place] = (
        int(state.known[other, place]),
        int(state.known[seat, slot]),
    )
    state.plain[seat, slot], state.plain[other, place] = (
        int(state.plain[other, place]),
        int(state.plain[seat, slot]),
    )
    mine, theirs = int(state.seen[seat, slot]), int(state.seen[other, place])
    state.seen[seat, slot], state.seen[other, place] = theirs, mine
    if (int(state.stayed[seat]) >> slot ^ int(state.stayed[other]) >> place) & 1:
        state.stayed[seat] = int(state.stayed[seat]) ^ 1 << slot
        state.stayed[other] = int(state.stayed[other]) ^ 1 << place
    emit(events, SWAPS, seat, NONE, slot, other * SLOTS + place, ALL_SEATS, ALL_SEATS)


# -------------------------------------------------------------------------------------------- course of a round


@compiled
def finish_action(state: np.record, rng: Rng, events: Events) -> None:
    """The action is over; who may, is asked whether he knocks: once everyone has had a turn, this one included (E22)."""
    lay_used(state, events)
    if state.knocker == NONE and state.turn + 1 >= state.option[opt.PLAYERS]:
        push(state, END_OF_TURN, state.seat, 0, 0)
    else:
        end_turn(state, rng, events)


@compiled
def end_turn(state: np.record, rng: Rng, events: Events) -> None:
    """The next player's turn; back at who knocked, or when the turn guard strikes (E24), the round is over."""
    state.turn += 1
    state.seat = next_seat(state, state.seat)
    if state.knocker == state.seat:
        end_round(state, 0, rng, events)
    elif state.knocker == NONE and state.turn >= state.option[opt.TURN_GUARD]:
        end_round(state, 1, rng, events)
    else:
        push(state, TURN, state.seat, 0, 0)


@compiled
def hide(state: np.record, rng: Rng, events: Events) -> None:
    """A player lays back what he looked at. At the start the next one is asked then; all look at the same time (E3)."""
    seat, slots, others = top(state, SEAT), top(state, A), top(state, B)
    pop(state)
    emit(events, HIDES, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    if slots != OUTER:
        finish_action(state, rng, events)
    elif others == 0:
        push(state, TURN, state.seat, 0, 0)
    else:
        seat = next_seat(state, seat)
        push(state, LOOK, seat, OUTER, int(others) & ~(1 << int(seat)))


# ------------------------------------------------------------------------------------------------ end of a round


@compiled
def replace_specials(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """Special cards count nothing: each is set aside (E26) for the top card of the draw pile until that is a number."""
    for slot in range(SLOTS):
        while state.row[seat, slot] >= NUMBERS:
            special = state.row[seat, slot]
            state.aside[special - NUMBERS] += 1
            emit(events, SETS_ASIDE, seat, special, slot, NONE, ALL_SEATS, ALL_SEATS)
            card = top_of_pile(state, rng, events)
            state.row[seat, slot] = card
            emit(events, REPLACES, seat, card, slot, NONE, ALL_SEATS, 0)


@compiled
def rounds(state: np.record) -> int:
    """As many rounds as players; two play four (E28)."""
    players = int(state.option[opt.PLAYERS])
    return 4 if players == 2 else players


@compiled
def end_round(state: np.record, guard: int, rng: Rng, events: Events) -> None:
    """All rows are turned up, special cards replaced in order from who knocked (E25), and the points written down."""
    players = state.option[opt.PLAYERS]
    emit(events, ROUND_ENDS, state.seat, NONE, guard, NONE, ALL_SEATS, ALL_SEATS)
    seat = state.seat
    for _ in range(players):
        for slot in range(SLOTS):
            emit(events, OPENS, seat, state.row[seat, slot], slot, NONE, ALL_SEATS, state.known[seat, slot])
            state.known[seat, slot] = ALL_SEATS
            state.plain[seat, slot] = 1
            state.seen[seat, slot] = 0  # an open card need not be remembered
        seat = next_seat(state, seat)
    for _ in range(players):
        replace_specials(state, seat, rng, events)
        seat = next_seat(state, seat)
    if state.stayed_cards != 0:  # all rows lie open
        state.stayed[:] = 0
        state.stayed_cards = 0
    for _ in range(players):
        count = 0
        for slot in range(SLOTS):
            count += int(state.row[seat, slot])
        state.points[state.round_n, seat] = count
        emit(events, SCORES, seat, NONE, count, points(state, seat), ALL_SEATS, ALL_SEATS)
        seat = next_seat(state, seat)
    if state.round_n + 1 == rounds(state):
        emit(events, GAME_ENDS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    else:
        push(state, DEAL_NEXT, next_seat(state, next_dealer(state)), 0, 0)


@compiled
def next_dealer(state: np.record) -> int:
    """Who deals the next round: the next player clockwise (E1; ``fixed_dealer``: the same one)."""
    return int(state.dealer) if state.option[opt.FIXED_DEALER] == 1 else next_seat(state, state.dealer)


@compiled
def look_back(state: np.record) -> None:
    """Everybody looks at the open rows before the cards are shuffled; the next dealer is asked last."""
    seat = top(state, SEAT)
    pop(state)
    push(state, DEAL_NEXT, next_seat(state, seat), 0, 0)


# ---------------------------------------------------------------------------------------------------- preparation


@compiled
def start_round(state: np.record, rng: Rng, events: Events) -> None:
    """Shuffle and deal four cards to each, turn up the first of the discard pile (a special one stays, E2), look."""
    players = int(state.option[opt.PLAYERS])
    seat = next_seat(state, state.dealer)
    state.seat = seat
    state.turn = 0
    state.knocker = NONE
    state.drawn = NONE
    refill(state.deck, COPIES)
    state.deck_n = CARDS
    for face in range(FACES):
        state.discard[face] = 0
    state.discard_n = 0
    for i in range(DRAW_TWO - NUMBERS + 1):
        state.aside[i] = 0
    emit(events, ROUND_STARTS, seat, NONE, state.round_n + 1, state.dealer, ALL_SEATS, ALL_SEATS)
    for _ in range(players):
        for slot in range(SLOTS):
            card = top_of_pile(state, rng, events)
            lay(state, seat, slot, card, 0, 0, 0)
            emit(events, DEALS, seat, card, slot, NONE, 0, 0)
        seat = next_seat(state, seat)
    card = top_of_pile(state, rng, events)
    throw(state, card)
    emit(events, TURNS_UP, state.dealer, card, NONE, NONE, ALL_SEATS, 0)
    for _ in range(players):
        look_at(state, seat, 0, seat * SLOTS, events)
        look_at(state, seat, SLOTS - 1, seat * SLOTS + SLOTS - 1, events)
        seat = next_seat(state, seat)
    push(state, LOOK, seat, OUTER, ((1 << players) - 1) & ~(1 << int(seat)))


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin: a random dealer stands for the eldest (E1), then the first round. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(options[opt.PLAYERS], PLAYERS):
        for slot in range(SLOTS):
            state.row[seat, slot] = NONE
    state.dealer = below(rng, int(options[opt.PLAYERS]))
    start_round(state, rng, events)


@compiled
def deal_next(state: np.record, rng: Rng, events: Events) -> None:
    """All have looked: the next round."""
    state.dealer = top(state, SEAT)
    pop(state)
    state.round_n += 1
    start_round(state, rng, events)


# ------------------------------------------------------------------------------------------------------ decisions


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = top(state, KIND)
    first, count = -1, 0  # four actions, one for each own slot
    if kind == TURN:
        mask[act.DRAW] = 1
        count = 1
        if 0 <= state.top < NUMBERS:  # no special card is ever taken, and none from an empty pile (E4)
            first = act.TAKE
    elif kind == DRAWN:
        mask[act.DISCARD] = 1
        count = 1
        card = state.drawn
        if card < NUMBERS:
            first = act.PUT
        elif card == SWAP:
            first = act.GIVE
        elif card == PEEK:
            first = act.PEEK
        else:
            mask[act.USE] = 1
            count = 2
    elif kind == SWAPPING:
        for seat in range(state.option[opt.PLAYERS]):
            if seat != state.seat:
                for slot in range(SLOTS):
                    mask[act.GET + SLOTS * seat + slot] = 1
                count += SLOTS
    elif kind == END_OF_TURN:
        mask[act.KNOCK] = 1
        mask[act.PASS] = 1
        count = 2
    elif kind == LOOK:
        mask[act.HIDE] = 1
        count = 1
    elif kind == DEAL_NEXT:
        mask[act.DEAL if top(state, SEAT) == next_dealer(state) else act.NEXT] = 1
        count = 1
    if first >= 0:
        for slot in range(SLOTS):
            mask[first + slot] = 1
        count += SLOTS
    return count


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = top(state, KIND)
    if kind == TURN:
        pop(state)
        if action == act.DRAW:
            draw_card(state, DRAWN_ONE, rng, events)
        else:
            take_discard(state, action - act.TAKE, events)
            finish_action(state, rng, events)
    elif kind == DRAWN:
        decide_on_drawn(state, action, rng, events)
    elif kind == SWAPPING:
        slot = top(state, A)
        pop(state)
        place = action - act.GET
        swap_cards(state, slot, place // SLOTS, place % SLOTS, events)
        finish_action(state, rng, events)
    elif kind == END_OF_TURN:
        pop(state)
        if action == act.KNOCK:
            state.knocker = state.seat
            emit(events, KNOCKS, state.seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
        end_turn(state, rng, events)
    elif kind == LOOK:
        hide(state, rng, events)
    elif action == act.NEXT:
        look_back(state)
    elif kind == DEAL_NEXT:
        deal_next(state, rng, events)


@compiled
def decide_on_drawn(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Discard the drawn card, keep a number, or use a special card; the first of two may be discarded for the second."""
    which = top(state, A)
    pop(state)
    if action == act.DISCARD:
        discard_drawn(state, events)
        if which == DRAWN_FIRST:
            draw_card(state, DRAWN_SECOND, rng, events)  # E12: the second must be drawn then
        else:
            finish_action(state, rng, events)
    elif action == act.USE:
        use_drawn(state, NONE, events)
        draw_card(state, DRAWN_FIRST, rng, events)  # E11: used out of a draw two, it begins a new one
    elif action >= act.PEEK:
        slot = action - act.PEEK
        use_drawn(state, slot, events)
        look_at(state, state.seat, slot, BEFORE + int(state.turn), events)
        push(state, LOOK, state.seat, 1 << slot, 0)
    elif action >= act.GIVE:
        use_drawn(state, action - act.GIVE, events)
        push(state, SWAPPING, state.seat, action - act.GIVE, 0)
    else:
        put_drawn(state, action - act.PUT, events)
        finish_action(state, rng, events)


# -------------------------------------------------------------------------------------------------------- scoring


@compiled
def points(state: np.record, seat: int) -> int:
    """A player's points of all finished rounds."""
    total = 0
    for i in range(ROUNDS):
        total += int(state.points[i, seat])
    return total


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``; few are good."""
    for seat in range(state.option[opt.PLAYERS]):
        out[seat] = points(state, seat)


@compiled
def rounds_over(state: np.record) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n) + (1 if state.depth == 0 or top(state, KIND) == DEAL_NEXT else 0)


@compiled
def winners(state: np.record) -> int:
    """Bitmask of the seats that lead (at the end: that win): the fewest points; equals share (E29)."""
    best, mask = 1_000, 0
    for seat in range(state.option[opt.PLAYERS]):
        total = points(state, seat)
        if total < best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------------------------------------------- information


@compiled
def glimpse(state: np.record, seat: int) -> int:
    """Bitmask of the own slots that a seat is looking at right now: all that a person's table may show (E31)."""
    if top(state, KIND) == LOOK and (top(state, SEAT) == seat or int(top(state, B)) >> int(seat) & 1):
        return int(top(state, A))
    return 0


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            known = int(state.known[seat, slot])
            if known != ALL_SEATS and (observer < 0 or known >> int(observer) & 1 == 0):
                state.row[seat, slot] = UNKNOWN
    if state.drawn != NONE and state.seat != observer:
        state.drawn = UNKNOWN
    if state.deck_n > 0:
        for face in range(FACES):
            state.deck[face] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    What he cannot place is a bag, and the rest of it is the draw pile. After a reshuffle the cards that have lain in the
    rows since are a bag of their own, which is dealt first (E37).
    """
    if state.stayed_cards != 0:
        for face in range(FACES):
            state.deck[face] = int(state.stayed_cards) >> 4 * face & 15
        for seat in range(state.option[opt.PLAYERS]):
            for slot in range(SLOTS):
                if int(state.stayed[seat]) >> slot & 1:
                    remove(state.deck, state.row[seat, slot])
        fill_rows(state, 1, rng)
    players = state.option[opt.PLAYERS]
    refill(state.deck, COPIES)
    for face in range(FACES):
        state.deck[face] -= state.discard[face]
    for i in range(DRAW_TWO - NUMBERS + 1):
        state.deck[NUMBERS + i] -= state.aside[i]
    remove(state.deck, state.drawn)
    for seat in range(players):
        for slot in range(SLOTS):
            remove(state.deck, state.row[seat, slot])
    count = fill_rows(state, 0, rng)
    if state.drawn == UNKNOWN:
        state.drawn = take(state.deck, count, rng)


@compiled
def fill_rows(state: np.record, stayed: int, rng: Rng) -> int:
    """Deal out of the bag ``deck`` to unknown slots, all of them or only those that ``stayed``; how many cards are left.

    Where everyone knows a number to lie, one of the bag's numbers comes, and these come first; any other slot then
    gets any card that is left.
    """
    players = state.option[opt.PLAYERS]
    numbers, count = 0, 0
    for face in range(FACES):
        count += int(state.deck[face])
        if face < NUMBERS:
            numbers = count
    for seat in range(players):
        slots = int(state.stayed[seat]) if stayed == 1 else (1 << SLOTS) - 1
        for slot in range(SLOTS):
            if state.row[seat, slot] == UNKNOWN and state.plain[seat, slot] == 1 and slots >> slot & 1:
                state.row[seat, slot] = take(state.deck, numbers, rng)
                numbers -= 1
                count -= 1
    for seat in range(players):
        slots = int(state.stayed[seat]) if stayed == 1 else (1 << SLOTS) - 1
        for slot in range(SLOTS):
            if state.row[seat, slot] == UNKNOWN and slots >> slot & 1:
                state.row[seat, slot] = take(state.deck, count, rng)
                count -= 1
    return count


@compiled
def forget(state: np.record, seat: int, percent: int, rng: Rng) -> None:
    """Make unknown, in a state concealed for ``seat``, the face-down cards whose memory has faded.

    After n turns a card is still remembered with probability ``(1 - percent / 100) ** n``. ``rng`` is keyed for this
    match and seat and only its key counts: each memory (of this round, see ``state.BEFORE``) has a lifetime of its own,
    so what is once forgotten stays forgotten until this seat looks again (E36), in any process. Open rows and what
    the seat looks at right now stay.
    """
    keep = 1.0 - percent / 100.0
    for other in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if state.row[other, slot] < 0 or top(state, KIND) == DEAL_NEXT or state.depth == 0:
                continue
            seen = remembered(state, other, slot, seat)
            chance = 1.0
            for _ in range(int(state.turn) - max(0, seen - BEFORE)):
                chance *= keep
            dice = prf(rng.key0, rng.key1, np.uint64(int(state.round_n) << 16 | seen))
            if float(dice >> np.uint64(11)) * 2.0**-53 >= chance:
                state.row[other, slot] = UNKNOWN
                state.known[other, slot] = int(state.known[other, slot]) & ~(1 << int(seat))
                remember(state, other, slot, seat, 0)


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    is_open = rounds_over(state) > state.round_n
    players = int(state.option[opt.PLAYERS])
    for relative in range(players):
        seat = (observer + relative) % players
        for slot in range(SLOTS):
            card = relative * SLOTS + slot
            if state.row[seat, slot] >= 0:
                out[card * FACES + int(state.row[seat, slot])] = 1.0
            base = ROWS * FACES + card * PLAYERS
            for other in range(players):
                out[base + other] = int(state.known[seat, slot]) >> (observer + other) % players & 1
            base = ROWS * (FACES + PLAYERS) + card
            out[base] = state.plain[seat, slot]
            if is_open:
                out[base + ROWS] = 1.0
            elif int(state.known[seat, slot]) >> observer & 1:
                seen = max(0, remembered(state, seat, slot, observer) - BEFORE)
                out[base + ROWS] = 1.0 / (1 + int(state.turn) - seen)
    base = ROWS * (FACES + PLAYERS + 2)
    for face in range(FACES):
        out[base + face] = state.discard[face] / 9.0
    base += FACES
    if state.top >= 0:
        out[base + int(state.top)] = 1.0
    base += FACES
    if state.drawn >= 0:
        out[base + int(state.drawn)] = 1.0
    base += FACES
    for i in range(DRAW_TWO - NUMBERS + 1):
        out[base + i] = state.aside[i] / 9.0
    base += DRAW_TWO - NUMBERS + 1
    for relative in range(players):
        seat = (observer + relative) % players
        out[base + relative] = points(state, seat) / HIGHEST
        out[base + PLAYERS + relative] = 1.0 if state.knocker == seat else 0.0
        out[base + 2 * PLAYERS + relative] = 1.0 if state.dealer == seat else 0.0
        out[base + 3 * PLAYERS + relative] = 1.0 if actor(state) == seat else 0.0
    base += 4 * PLAYERS
    out[base + observer] = 1.0
    base += PLAYERS
    kind = int(top(state, KIND))
    out[base + kind] = 1.0
    base += DEAL_NEXT + 1
    if kind == DRAWN:
        out[base + int(top(state, A))] = 1.0
    elif kind == SWAPPING:
        out[base + 3 + int(top(state, A))] = 1.0
    looking = glimpse(state, observer)
    for slot in range(SLOTS):
        out[base + 3 + SLOTS + slot] = looking >> slot & 1
    base += 3 + 2 * SLOTS
    out[base] = state.deck_n / CARDS
    out[base + 1] = state.round_n / ROUNDS
    out[base + 2] = state.turn / state.option[opt.TURN_GUARD]
    out[base + 3] = players / PLAYERS
    for i in range(opt.FIXED_DEALER, opt.TURN_GUARD):
        out[base + 3 + i] = state.option[i]
    base += 7
    if state.stayed_cards != 0:
        for relative in range(players):
            slots = int(state.stayed[(observer + relative) % players])
            for slot in range(SLOTS):
                out[base + relative * SLOTS + slot] = slots >> slot & 1
        for face in range(FACES):
            out[base + ROWS + face] = (int(state.stayed_cards) >> 4 * face & 15) / 9.0


ROWS = PLAYERS * SLOTS
ENCODED = ROWS * (FACES + PLAYERS + 3) + 4 * FACES + 3 + 5 * PLAYERS + (DEAL_NEXT + 1) + 3 + 2 * SLOTS + 7
"""Length of ``encode``'s vector: the rows, then piles, players, the question, counts, options, what has stayed."""

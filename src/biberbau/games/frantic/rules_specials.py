"""Rules of Frantic, part 3: special cards against somebody, each under its own name, and the reactions."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS, Events, emit
from ...kernel.rng import Rng
from ...kernel.stack import SEAT, A, B, pop, set_top, top
from . import options as opt
from .deck import (
    COUNTERATTACK,
    EQUALITY,
    EXCHANGE,
    FACES,
    FANTASTIC_FOUR,
    FIRST_NEUTRAL,
    FUCK_YOU,
    GIFT,
    INEQUALITY,
    KIND_OF,
    LUCKY_BASTARD,
    NICE_TRY,
    NONE,
    SKIP,
    SPECIAL_FAVOURS,
)
from .rules_hands import (
    after,
    draw_blindly,
    draw_cards,
    give,
    is_in,
    lay_aside,
    look_into,
    may_hold_but,
    may_react,
    take_gifts,
    tell_count,
)
from .rules_known import ANYTHING, NOT_RUDE, NOTHING_KNOWN, limit_rooms, specials_are_seen, specials_swap
from .rules_lacks import favours_have_come, has_favours
from .rules_matching import has_target, react_with
from .rules_types import push
from .state import (
    ANY_CARDS,
    ASK_LUCKY,
    ASK_NICE,
    COUNTER,
    COUNTERS,
    EXCHANGE_CARDS,
    EXCHANGING,
    GIFT_CARDS,
    GIVING,
    LUCKY,
    MAY_WISH,
    NICE,
    PROTECTS,
    RESCUE,
    SKIPS,
    STEALING,
    STRIKE,
    TARGET,
    WISHING,
)

TWO = 2
"""Cards of an Exchange, a Gift, a Thief."""

# ----------------------------------------------------------------------------------------------------------- attacks


@compiled
def strike(state: np.record, rng: Rng, events: Events) -> None:
    """A special card hits a player. If he may hold an answer, as far as all can tell, he is asked (F37, F140).

    When the round is over, what has not yet come to pass no longer does.
    """
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    if state.over != 0:
        return
    if may_react(state, seat, COUNTERATTACK):
        push(state, COUNTER, seat, kind, by)
    else:
        hit(state, seat, kind, by, rng, events)


@compiled
def let_it_happen(state: np.record, rng: Rng, events: Events) -> None:
    """The victim does not counter."""
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    hit(state, seat, kind, by, rng, events)


@compiled
def hit(state: np.record, seat: int, kind: int, by: int, rng: Rng, events: Events) -> None:
    """The effect of a special card on its victim; ``by``: the attacker, and 8 times the cards of a Fantastic Four."""
    attacker = by & 7
    if kind == FANTASTIC_FOUR:
        draw_cards(state, seat, by >> 3, rng, events)
    elif kind == EQUALITY:
        draw_cards(state, seat, int(state.hand_n[attacker]) - int(state.hand_n[seat]), rng, events)
    elif kind == INEQUALITY:
        inequality(state, seat, attacker, rng, events)
    elif kind == SPECIAL_FAVOURS:
        special_favours(state, attacker, seat, events)
    elif kind == EXCHANGE:
        push(state, EXCHANGING, attacker, 0, seat)
        push(state, GIVING, attacker, TWO, seat + 8 * EXCHANGE_CARDS)
    elif kind == GIFT:
        push(state, GIVING, attacker, TWO, seat + 8 * GIFT_CARDS)
    elif kind == SKIP:
        state.skipped = int(state.skipped) | 1 << seat
        emit(events, SKIPS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    else:  # a thief must look, and steal
        look_into(state, attacker, seat, events)
        push(state, STEALING, attacker, TWO, seat)
    settle_giving(state)


@compiled
def inequality(state: np.record, victim: int, attacker: int, rng: Rng, events: Events) -> None:
    """The victim draws from the attacker's hand, blindly, until he has more cards (F49)."""
    lead = int(state.hand_n[attacker]) - int(state.hand_n[victim])
    if lead >= 0:
        draw_blindly(state, victim, attacker, lead // 2 + 1, rng, events)


@compiled
def special_favours(state: np.record, seat: int, other: int, events: Events) -> None:
    """Both players swap all of their special cards, but no Fuck You (F51); how many these are, all can see."""
    rude = state.option[opt.FAVOURS_TAKE_ALL] == 1
    mine, his = 0, 0
    for face in range(FIRST_NEUTRAL, FACES):
        if rude or KIND_OF[face] != FUCK_YOU:
            mine += int(state.hand[seat, face])
            his += int(state.hand[other, face])
    tell_count(state, seat, mine, SPECIAL_FAVOURS, events)
    tell_count(state, other, his, SPECIAL_FAVOURS, events)
    if mine == 0:
        has_favours(state, seat, 0)
    if his == 0:
        has_favours(state, other, 0)
    specials_swap(state, seat, other, 1 if rude else 0)
    lay_favours(state, seat, other, rude, events)
    lay_favours(state, other, seat, rude, events)
    specials_are_seen(state, seat, other, 1 if rude else 0)
    specials_are_seen(state, other, seat, 1 if rude else 0)
    has_favours(state, seat, his)
    has_favours(state, other, mine)
    take_gifts(state, events)
    favours_have_come(state, seat, his)
    favours_have_come(state, other, mine)
    limit_rooms(state, 1 << seat | 1 << other)


@compiled
def lay_favours(state: np.record, seat: int, other: int, rude: bool, events: Events) -> None:
    """All special cards of a seat for another; both see them."""
    for face in range(FIRST_NEUTRAL, FACES):
        if rude or KIND_OF[face] != FUCK_YOU:
            for _ in range(state.hand[seat, face]):
                seen = 1 << int(seat) | 1 << int(other)
                lay_aside(state, seat, face, other, seen, NOTHING_KNOWN, events)


@compiled
def settle_giving(state: np.record) -> None:
    """Nobody is asked for cards that, as all can tell, are not there; who else holds only the rude card passes (F140)."""
    kind, holder = top(state, 0), int(top(state, SEAT))
    if kind != GIVING and kind != STEALING:
        return
    any_will_do = kind == GIVING and int(top(state, B)) >> 3 == ANY_CARDS
    if kind == STEALING:
        holder = int(top(state, B))
    if top(state, A) == 0 or not may_hold_but(state, holder, NONE if any_will_do else FUCK_YOU):
        pop(state)


@compiled
def give_picked(state: np.record, face: int, events: Events) -> None:
    """The next card of those to give."""
    seat, left, to = int(top(state, SEAT)), int(top(state, A)), int(top(state, B)) & 7
    mode = int(top(state, B)) >> 3
    if mode == EXCHANGE_CARDS:
        lay_aside(state, seat, face, to, 1 << seat, NOT_RUDE, events)
    else:
        give(state, seat, face, to, ANYTHING if mode == ANY_CARDS else NOT_RUDE, events)
    set_top(state, A, left - 1)
    settle_giving(state)


@compiled
def exchange(state: np.record, rng: Rng, events: Events) -> None:
    """Exchange: two cards for two, drawn blindly from what the other had before (F57).

    Option ``exchange_mixed``: the given cards join his hand first.
    """
    seat, other = int(top(state, SEAT)), int(top(state, B))
    pop(state)
    if state.option[opt.EXCHANGE_MIXED] == 1:
        take_gifts(state, events)
    draw_blindly(state, seat, other, TWO, rng, events)
    take_gifts(state, events)


@compiled
def steal(state: np.record, face: int, events: Events) -> None:
    """The thief takes a card, no Fuck You (F59)."""
    seat, left, other = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    give(state, other, face, seat, NOT_RUDE, events)
    set_top(state, A, left - 1)
    settle_giving(state)


@compiled
def counterattack(state: np.record, face: int, events: Events) -> None:
    """The attack is off. Who countered may wish, and carry out the effect himself against anybody (F38-F42)."""
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    react_with(state, seat, face, COUNTER, events)
    emit(events, COUNTERS, seat, NONE, kind, by & 7, ALL_SEATS, ALL_SEATS)
    state.stack[0, B] = state.option[opt.COUNTERED_ACTS_AGAIN]
    share = by >> 3
    if state.option[opt.COUNTER_TAKES_ALL] == 1:
        while top(state, 0) == STRIKE and int(top(state, B)) & 7 == by & 7:
            share += int(top(state, B)) >> 3
            pop(state)
    if has_target(state, seat, kind):
        push(state, TARGET, seat, kind, 1 + 2 * share)
    if state.option[opt.COUNTER_WISHES] == 1:
        push(state, WISHING, seat, MAY_WISH, 0)


# --------------------------------------------------------------------------------------------------------- reactions


@compiled
def ask_lucky(state: np.record) -> None:
    """Before an event card is uncovered all are asked for Lucky Bastard, from the active player on (F75, F140)."""
    asked = int(top(state, A))
    pop(state)
    for step in range(asked, int(state.option[opt.PLAYERS])):
        seat = after(state, state.seat, step)
        if may_react(state, seat, LUCKY_BASTARD):
            push(state, LUCKY, seat, step, 0)
            return


@compiled
def next_lucky(state: np.record) -> None:
    """This player has decided: the next one."""
    asked = int(top(state, A))
    pop(state)
    push(state, ASK_LUCKY, 0, asked + 1, 0)


@compiled
def may_wish(state: np.record, seat: int) -> None:
    """Who throws in a card may wish for a colour; not when the round is over, for nothing is played any more then."""
    if state.over == 0:
        push(state, WISHING, seat, MAY_WISH, 0)


@compiled
def lucky_bastard(state: np.record, face: int, events: Events) -> None:
    """Protected from the event; may wish for a colour (F76)."""
    seat = int(top(state, SEAT))
    react_with(state, seat, face, LUCKY, events)
    state.shield = int(state.shield) | 1 << seat
    emit(events, PROTECTS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    next_lucky(state)
    may_wish(state, seat)


@compiled
def ask_nice(state: np.record) -> None:
    """Somebody's hand is empty: all others are asked for Nice Try, from the active player on (F77, F140).

    When nobody has reacted, ``END_PLAY`` below learns it.
    """
    asked = int(top(state, A))
    pop(state)
    for step in range(asked, int(state.option[opt.PLAYERS])):
        seat = after(state, state.seat, step)
        if may_react(state, seat, NICE_TRY):
            push(state, NICE, seat, step, 0)
            return
    set_top(state, A, 1)


@compiled
def next_nice(state: np.record) -> None:
    """This player does not react: the next one."""
    asked = int(top(state, A))
    pop(state)
    push(state, ASK_NICE, 0, asked + 1, 0)


@compiled
def nice_try(state: np.record, face: int, events: Events) -> None:
    """All who have no cards draw three, the player of Nice Try too if that was his last one (F79); he may wish."""
    seat = int(top(state, SEAT))
    pop(state)
    react_with(state, seat, face, NICE, events)
    push(state, RESCUE, seat, 0, 0)
    may_wish(state, seat)


@compiled
def rescue(state: np.record, rng: Rng, events: Events) -> None:
    """Three cards for everybody who has none."""
    pop(state)
    empty = 0
    for seat in range(state.option[opt.PLAYERS]):
        if state.hand_n[seat] == 0:
            empty |= 1 << seat
    for step in range(int(state.option[opt.PLAYERS])):
        seat = after(state, state.seat, step)
        if is_in(empty, seat):
            draw_cards(state, seat, 3, rng, events)

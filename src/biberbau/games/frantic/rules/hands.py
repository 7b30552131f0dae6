"""Rules of Frantic, part 1: who comes next, hands and what others know of them, stack, pile, cards on their way."""

from __future__ import annotations

from ....kernel.bag import draw, take
from ....kernel.cards import NONE
from ....kernel.events import ALL_SEATS, Events, tell, tell_card
from ....kernel.rng import Rng
from . import deck
from . import state as st
from .known import (
    GOES_WITH_ALL,
    all_know,
    hands_move,
    has_face,
    know_hand,
    learn,
    leaves_stack,
    may_have_come,
    unlearn,
    used_up,
)
from .lacks import comes_late, has_no_more, late_moves_in, leaves_lacking, surely_lacks, swap_lacks
from .options import Gamble, Opt
from .sorts import ANYTHING, FAVOUR
from .state import Ev, Over, State
from .types import apart, once
from .whereabouts import change_holders, how_many_open, lies_openly

# ------------------------------------------------------------------------------------------------------------ seats


@once
def after(state: State, seat: int, steps: int) -> int:
    """Who sits this many places to the right of a seat: that is the direction of the game (F1)."""
    players = int(state.option[Opt.PLAYERS])
    place = 0
    for i in range(players):
        if state.at[i] == seat:
            place = i
    return int(state.at[(place + steps) % players])


@once
def is_in(mask: int, seat: int) -> bool:
    """Whether a bitmask of seats has this one."""
    return int(mask) >> int(seat) & 1 == 1


@once
def affected(state: State, originator: int, nth: int) -> int:
    """The nth (from 0) whom an event affects, from the originator's right, the originator last (F82); then NONE.

    Whom Lucky Bastard protects is passed over and does not count (F75).
    """
    for step in range(1, int(state.option[Opt.PLAYERS]) + 1):
        seat = after(state, originator, step)
        if not is_in(state.shield, seat):
            if nth == 0:
                return seat
            nth -= 1
    return NONE


@apart
def how_many_affected(state: State) -> int:
    """How many an event affects."""
    count = 0
    for seat in range(state.option[Opt.PLAYERS]):
        if not is_in(state.shield, seat):
            count += 1
    return count


@once
def empty_hands(state: State) -> int:
    """Bitmask of the seats whose hand is empty."""
    mask = 0
    for seat in range(state.option[Opt.PLAYERS]):
        mask |= 1 << seat if state.hand_n[seat] == 0 else 0
    return mask


# -------------------------------------------------------------------------------------------------------- knowledge


@apart
def look_into(state: State, seat: int, other: int, events: Events) -> None:
    """A seat looks at the whole hand of another."""
    tell(events, Ev.LOOKS, seat=seat, a=other)
    know_hand(state, seat, other)
    see_hand(state, seat, other, other, events)


@once
def see_hand(state: State, seat: int, holder: int, before: int, events: Events) -> None:
    """Tell what a seat sees in a hand, its own or another's; ``before`` knows these cards already."""
    seers = 1 << int(seat) | 1 << int(before)
    for face in range(deck.FACES):
        for _ in range(state.hand[holder, face]):
            tell_card(events, Ev.SEES, seat=seat, card=face, a=holder, seen=seers, knew=1 << int(before))


@once
def show(state: State, seat: int, face: int, count: int, events: Events) -> None:
    """A seat shows this many of a face to all. Which these are depends on the hand: so it is news to everybody else."""
    all_know(state, seat, face, count)
    for i in range(count):
        tell_card(events, Ev.SHOWS, seat=seat, card=face, a=i, seen=ALL_SEATS, knew=1 << int(seat))


@apart
def show_hand(state: State, seat: int, events: Events) -> None:
    """A seat shows all of its cards."""
    for face in range(deck.FACES):
        if state.hand[seat, face] > 0:
            show(state, seat, face, state.hand[seat, face], events)
    has_no_more(state, seat)


@once
def of_number(state: State, seat: int, number: int) -> int:
    """How many cards of a number a hand has, black or in whatever colour."""
    count = 0
    for suit in range(5):
        count += int(state.hand[seat, suit * deck.NUMBERS + number - 1])
    return count


@once
def in_box(state: State, face: int) -> int:
    """How many cards of a face the deck has."""
    return int(deck.COPIES[state.option[Opt.DECK], face])


@apart
def lies_open(state: State, seat: int) -> bool:
    """Whether everybody knows each card of a hand."""
    shown = how_many_open(state, seat)
    for i in range(state.loose_n):
        shown += 1 if int(state.loose[i]) & st.PLACES == 1 << int(seat) else 0
    return bool(shown == state.hand_n[seat])


@apart
def may_hold(state: State, seat: int, face: int) -> bool:
    """Whether a seat may hold this face, as far as everybody can tell: who is asked for a card goes by that (F140)."""
    if state.hand_n[seat] == 0:
        return False
    left = in_box(state, face) - int(state.discard[face])
    for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
        if lies_openly(state, level, seat):
            return True
        left -= 1 if state.known[level] == ALL_SEATS else 0
    if has_face(state, face):
        for i in range(state.loose_n):
            value = int(state.loose[i])
            if value >> st.FACE == face:
                if value >> int(seat) & 1:
                    return True
                left -= 1
    return left > 0 and not surely_lacks(state, seat, face) and not lies_open(state, seat)


@once
def may_react(state: State, seat: int, kind: int) -> bool:
    """Whether a seat may hold a reaction of that kind, or a Mimicry in its place (F68)."""
    return may_hold(state, seat, deck.FACE_OF_KIND[kind]) or may_hold(
        state, seat, deck.FACE_OF_KIND[deck.MIMICRY]
    )


@apart
def may_hold_but(state: State, seat: int, kind: int) -> bool:
    """Whether a seat may hold anything but the one card of this kind (NONE: anything at all), as far as all can tell."""
    if state.hand_n[seat] > 1:
        return True
    face = 0
    while face < deck.FACES and (deck.KIND_OF[face] == kind or not may_hold(state, seat, face)):
        face += 1
    return face < deck.FACES


# ------------------------------------------------------------------------------------------------------------ hands


@once
def gain(state: State, seat: int, face: int, seen: int) -> None:
    """A card comes to a hand; ``seen``: bitmask of the seats that see it."""
    state.hand[seat, face] += 1
    state.hand_n[seat] += 1
    others = ALL_SEATS & ~(1 << int(seat))
    state.chanced = int(state.chanced) & others
    state.robbed = int(state.robbed) & others
    if seen != 1 << int(seat):
        learn(state, seat, face, seen)
    if int(state.lacking) >> int(seat) & 1:
        comes_late(state, seat, face, seen)


@once
def lose(state: State, seat: int, face: int, seen: int, to: int, what: int) -> None:
    """A card leaves a hand; ``seen``: bitmask of the seats that see it. ``to``, ``what``: for those who do not."""
    state.hand[seat, face] -= 1
    state.hand_n[seat] -= 1
    if int(state.lacking) >> int(seat) & 1:
        leaves_lacking(state, seat, face, seen)
    unlearn(state, seat, face, seen, to, what)


@apart
def hand_over(
    state: State, seat: int, face: int, to: int, blind: int, seen: int, what: int, events: Events
) -> None:
    """A card goes from one hand to another."""
    lose(state, seat, face, seen, to, what)
    gain(state, to, face, seen)
    if state.hand_n[seat] == 0:
        state.robbed = int(state.robbed) | 1 << int(seat)
    tell_card(events, Ev.HANDS, seat=seat, card=face, a=to, b=blind, seen=seen, knew=1 << int(seat))


@once
def give(state: State, seat: int, face: int, to: int, what: int, events: Events) -> None:
    """A card goes from one hand to another, and only these two see it; ``what``: what all know that it is."""
    hand_over(state, seat, face, to, 0, 1 << int(seat) | 1 << int(to), what, events)


@once
def any_card(state: State, seat: int, rng: Rng) -> int:
    """Some card out of a hand, each as likely. Of a single card nothing is drawn by lot: how many there are, all know."""
    for face in range(deck.FACES):
        if state.hand_n[seat] == 1 and state.hand[seat, face] == 1:
            return face
    face = take(state.hand[seat], int(state.hand_n[seat]), rng)
    state.hand[seat, face] += 1
    return face


@apart
def draw_blindly(state: State, seat: int, other: int, count: int, rng: Rng, events: Events) -> None:
    """A seat draws cards from the hand of another without looking, as many as there are."""
    for _ in range(min(count, int(state.hand_n[other]))):
        face = any_card(state, other, rng)
        hand_over(state, other, face, seat, 1, 1 << int(seat) | 1 << int(other), ANYTHING, events)


@apart
def swap_rows(state: State, seat: int, other: int) -> None:
    """Two hands change places; ``change_holders`` and ``moved_in`` settle who knows what then."""
    for face in range(deck.FACES):
        state.hand[seat, face], state.hand[other, face] = state.hand[other, face], state.hand[seat, face]
    state.hand_n[seat], state.hand_n[other] = state.hand_n[other], state.hand_n[seat]
    swap_lacks(state, seat, other)


@apart
def moved_in(state: State, seat: int, before: int) -> None:
    """The hand of ``before`` has become that of a seat: its old holder knows it all, and its new one holds it."""
    know_hand(state, before, seat)
    for level in range(deck.CARDS):
        if state.holder[level] == seat and state.known[level] != ALL_SEATS:
            state.known[level] = int(state.known[level]) & ~(1 << int(seat))
    late_moves_in(state, seat, before)
    state.told[seat] = 1 << int(before)
    others = ALL_SEATS & ~(1 << int(seat))
    if state.hand_n[seat] > 0:
        state.chanced = int(state.chanced) & others
        state.robbed = int(state.robbed) & others
    else:
        state.robbed = int(state.robbed) | 1 << int(seat)


@apart
def pass_hands(state: State, events: Events) -> None:
    """Whole hands go round at once: each seat gets the hand of seat ``shares - 1``, or keeps its own where that is 0."""
    hands_move(state)
    for first in range(state.option[Opt.PLAYERS]):
        before = int(state.shares[first]) - 1
        lowest = before >= 0
        while before > first:  # each ring of exchanges is carried out once, from its lowest seat
            before = int(state.shares[before]) - 1
        if not lowest or before != first:
            continue
        seat, before = first, int(state.shares[first]) - 1
        while before != first:
            swap_rows(state, seat, before)
            seat, before = before, int(state.shares[before]) - 1
    change_holders(state)
    for seat in range(state.option[Opt.PLAYERS]):
        before = int(state.shares[seat]) - 1
        if before >= 0 and before != seat:
            moved_in(state, seat, before)
            tell(events, Ev.GOES_TO, seat=before, a=seat)
    tell(events, Ev.HANDS_GONE)
    for seat in range(state.option[Opt.PLAYERS]):
        before = int(state.shares[seat]) - 1
        state.shares[seat] = 0
        if before >= 0 and before != seat:
            see_hand(state, seat, seat, before, events)


# -------------------------------------------------------------------------------------------------- stack and pile


@once
def top_of_stack(state: State, rng: Rng) -> int:
    """Take the top card of the stack, which is not empty; who sees it is told to ``leaves_stack``."""
    if state.pack_n > 0:
        state.pack_n -= 1
        face = int(state.pack[state.pack_n])
        state.pack[state.pack_n] = NONE
        return face
    count = int(state.deck_n)
    state.deck_n = count - 1
    for face in range(deck.FACES):
        if count == 1 and state.deck[face] == 1:
            state.deck[face] = 0
            return face
    return draw(state.deck, count, rng)


@once
def stack_n(state: State) -> int:
    """How many cards the stack has."""
    return int(state.deck_n) + int(state.pack_n)


@once
def exhaust(state: State, seat: int, events: Events) -> None:
    """A seat must draw and there is nothing: the round ends (F31)."""
    if state.over == 0:
        state.over = Over.EXHAUSTED
    tell(events, Ev.EXHAUSTS, seat=seat)


@once
def upper_part(state: State) -> int:
    """Which part of the stack its top card belongs to."""
    return st.ON_TOP if state.pack_n > 0 else st.DECK


@once
def draws(state: State, seat: int, face: int, place: int, events: Events) -> None:
    """A seat has drawn a card, which nobody else sees."""
    gain(state, seat, face, 1 << int(seat))
    if state.sunk != 0:
        leaves_stack(state, face, place, 1 << int(seat), seat)
    tell_card(events, Ev.DRAWS, seat=seat, card=face, seen=1 << int(seat), knew=0)


@apart
def draw_all(state: State, seat: int, rng: Rng, events: Events) -> None:
    """Draw the rest of the stack: no lot is cast for that."""
    while state.pack_n > 0:
        draws(state, seat, top_of_stack(state, rng), st.ON_TOP, events)
    for face in range(deck.FACES):
        for _ in range(state.deck[face]):
            state.deck_n -= 1
            draws(state, seat, face, st.DECK, events)
        state.deck[face] = 0


@once
def gambles_with_any(state: State) -> bool:
    """Whether any card may be laid for Gambling Man, as in the edition of 2020 (F142)."""
    return bool(state.option[Opt.GAMBLING_MAN] == Gamble.EDITION_2020)


@once
def to_draw(state: State, seat: int, count: int) -> int:
    """How many cards a seat must draw when told to draw this many: with Plus One one more (F115)."""
    return count + 1 if count > 0 and state.plus_one == 1 and not is_in(state.plus_safe, seat) else count


@apart
def draw_cards(state: State, seat: int, count: int, rng: Rng, events: Events) -> None:
    """Draw from the stack; what is drawn before the stack runs out is kept (F31)."""
    if count <= 0:
        return
    count = to_draw(state, seat, count)
    missing = count > stack_n(state)
    if count >= stack_n(state):
        draw_all(state, seat, rng, events)
    else:
        for _ in range(count):
            place = upper_part(state)
            draws(state, seat, top_of_stack(state, rng), place, events)
    if missing:
        exhaust(state, seat, events)


@apart
def throw_away(state: State, seat: int, face: int, events: Events) -> None:
    """An event has a card discarded: it goes under the top card of the pile (F84)."""
    lose(state, seat, face, ALL_SEATS, 0, ANYTHING)
    state.discard[face] += 1
    tell_card(events, Ev.DISCARDS, seat=seat, card=face, seen=ALL_SEATS, knew=1 << int(seat))


@once
def tell_count(state: State, seat: int, count: int, why: int, events: Events) -> None:
    """How many cards an event takes from a seat depends on its hand: so the number is news to everybody else."""
    tell_card(events, Ev.COUNTS, seat=seat, card=NONE, a=count, b=why, seen=ALL_SEATS, knew=1 << int(seat))


# ------------------------------------------------------------------------------------------------- cards on their way


@apart
def lay_aside(state: State, seat: int, face: int, to: int, seen: int, what: int, events: Events) -> None:
    """A seat lays a card of a sort face down, for ``to`` or (NONE) for nobody; ``seen``: the seats that see it."""
    goes_with_all = FAVOUR <= what <= FAVOUR + 1
    lose(state, seat, face, seen, st.ASIDE, GOES_WITH_ALL if goes_with_all else what)
    state.aside[state.aside_n] = face
    state.aside_by[state.aside_n] = int(seat) * 8 + (int(seat) if to == NONE else int(to))
    state.aside_n += 1
    if state.hand_n[seat] == 0 and to != NONE:
        state.robbed = int(state.robbed) | 1 << int(seat)
    tell_card(events, Ev.LAYS, seat=seat, card=face, a=to, b=what, seen=seen, knew=1 << int(seat))


@once
def clear_aside(state: State) -> None:
    """Nothing lies aside any more."""
    for i in range(state.aside_n):
        state.aside[i] = NONE
        state.aside_by[i] = 0
    state.aside_n = 0


@apart
def take_gifts(state: State, events: Events) -> None:
    """What was laid aside for somebody comes to that hand; its holder and the giver see it."""
    for i in range(state.aside_n):
        face, by, to = int(state.aside[i]), int(state.aside_by[i]) >> 3, int(state.aside_by[i]) & 7
        if state.sunk != 0:
            may_have_come(state, st.ASIDE, to)
        gain(state, to, face, 1 << by | 1 << to)
        tell_card(events, Ev.GETS, seat=to, card=face, a=by, seen=1 << by | 1 << to, knew=1 << by)
    clear_aside(state)
    used_up(state, st.ASIDE, 0)


@apart
def put_on_stack(state: State, face: int) -> None:
    """A card comes on top of the stack. Should more lie there than fit, the lowest joins the unsorted rest."""
    if state.pack_n == st.PACK:
        may_have_come(state, st.ON_TOP, st.DECK)  # more lie there than can be told apart
        state.deck[state.pack[0]] += 1
        state.deck_n += 1
        for i in range(st.PACK - 1):
            state.pack[i] = state.pack[i + 1]
        state.pack_n -= 1
    state.pack[state.pack_n] = face
    state.pack_n += 1

"""Rules of Frantic, part 4: the events, each under its own name.

An event that asks somebody is a frame that goes on from player to player, its ``b`` counting those who have been asked;
all others are over at once. ``event_at_once`` and ``event_step`` say which function is whose; events by which everybody
discards share ``goes`` and ``everybody_discards``.
"""

from __future__ import annotations

from ....kernel.bag import draw_single
from ....kernel.cards import NONE
from ....kernel.events import ALL_SEATS, Events, tell, tell_card, tell_open
from ....kernel.rng import Rng, shuffle
from ....kernel.stack import SEAT, A, B, pop, set_top, top
from . import deck
from . import state as st
from .deck import Box
from .hands import (
    affected,
    clear_aside,
    draw_blindly,
    draw_cards,
    exhaust,
    gain,
    gambles_with_any,
    hand_over,
    how_many_affected,
    is_in,
    lay_aside,
    look_into,
    may_hold,
    may_hold_but,
    of_number,
    pass_hands,
    put_on_stack,
    show,
    show_hand,
    stack_n,
    take_gifts,
    tell_count,
    throw_away,
    top_of_stack,
    upper_part,
)
from .known import hands_mix, is_opened, leaves_stack, limit_rooms, may_have_come, used_up
from .lacks import forget_lacks, has_no_more, has_none, is_mated_out, keeps_only_curse
from .options import Opt, Scoring
from .reasons import Why
from .sorts import ABOVE, ANYTHING, NUMBERED, OF_COLOUR, WITH_COLOUR, may_be
from .state import Cards, Ev, Frame, Over, State
from .types import apart, once, push
from .whereabouts import forget_hands

CANNOT_GAMBLE = 2
"""Gambling Man: cards to draw for a player who has no number of the colour."""

NOBODYS_POINTS = 100
"""More than any card counts."""

# ------------------------------------------------------------------------------------------------ from card to event


@once
def all_events(state: State) -> int:
    """Bitmask of the events in the box."""
    return (1 << (deck.BASE_EVENTS if state.option[Opt.DECK] == Box.BASE else deck.ALL_EVENTS)) - 1


@once
def next_event(state: State) -> None:
    """The next of the events that somebody has triggered; before it is uncovered, Lucky Bastard can be played (F75).

    Who is protected from a Plague is protected from what it brings.
    """
    left = int(top(state, A))
    state.shield = state.heir
    state.heir_n = max(0, int(state.heir_n) - 1)
    if state.heir_n == 0:
        state.heir = 0
    if left == 0:
        pop(state)
        return
    set_top(state, A, left - 1)
    push(state, Frame.UNCOVER, top(state, SEAT), 0, 0)
    push(state, Frame.ASK_LUCKY, 0, 0, 0)


@once
def draw_event(state: State, rng: Rng) -> int:
    """Take an event card off its pile, which is not empty."""
    left = int(state.events_left)
    event = draw_single(left, deck.ALL_EVENTS, rng)
    state.events_left = left & ~(1 << event)
    state.events_seen = int(state.events_seen) | 1 << event
    return event


@apart
def uncover(state: State, rng: Rng, events: Events) -> None:
    """The top event card is uncovered and executed; a used-up pile is shuffled anew (F83)."""
    seat = int(top(state, SEAT))
    pop(state)
    if state.events_left == 0:
        state.events_left = all_events(state)
    event = draw_event(state, rng)
    tell(events, Ev.UNCOVERS, seat=seat, a=event, b=0)
    push(state, Frame.EVENT, seat, event, 0)


@apart
def execute(state: State, event: int, events: Events) -> None:
    """The event that was chosen."""
    seat = int(top(state, SEAT))
    pop(state)
    state.offer[:] = NONE
    tell(events, Ev.EXECUTES, seat=seat, a=event)
    push(state, Frame.EVENT, seat, event, 0)


@once
def next_affected(state: State) -> int:
    """The next whom the event on top affects; when there is none left, NONE, and the event is over."""
    nth = int(top(state, B))
    seat = affected(state, top(state, SEAT), nth)
    if seat == NONE:
        pop(state)
    else:
        set_top(state, B, nth + 1)
    return seat


# ------------------------------------------------------------------------------------------------- events of events


@once
def event_plague(state: State) -> None:
    """Two more events, one after another, whatever happens (F113)."""
    pop(state)
    set_top(state, A, min(int(top(state, A)) + 2, 100))
    state.heir = int(state.heir) | int(state.shield)
    state.heir_n = min(int(state.heir_n) + 2, 100)


@apart
def event_manager(state: State, rng: Rng, events: Events) -> None:
    """Three events are uncovered, and the originator chooses which is executed; the others are used up (F94, F95)."""
    seat = int(top(state, SEAT))
    if top(state, B) == 0:
        if is_in(state.shield, seat):
            pop(state)
        else:
            set_top(state, B, 1)
            push(state, Frame.ASK_LUCKY, 0, 0, 0)
        return
    pop(state)
    if state.events_left == 0:
        state.events_left = all_events(state) & ~(1 << deck.EVENT_MANAGER)
    for i in range(state.offer.shape[0]):
        if state.events_left != 0:
            state.offer[i] = draw_event(state, rng)
            tell(events, Ev.UNCOVERS, seat=seat, a=state.offer[i], b=1)
    push(state, Frame.CHOOSING_EVENT, seat, deck.EVENT_MANAGER, 0)


@once
def event_repeat(state: State) -> None:
    """The originator executes once more an event that has been uncovered in this round (F116)."""
    seat = int(top(state, SEAT))
    pop(state)
    if int(state.events_seen) & ~(1 << deck.REPEAT) != 0 and not is_in(state.shield, seat):
        push(state, Frame.CHOOSING_EVENT, seat, deck.REPEAT, 0)


# --------------------------------------------------------------------------------------------- whole hands and looks


@apart
def fewest_and_most(state: State, originator: int, field: int) -> int:
    """Who has the fewest and who the most, of those affected: 8 times the one and the other, or NONE if all have as many.

    ``field`` 0: cards on the hand; 1: points on the account. Among equals the nearest to the originator's right counts.
    """
    low, high, fewest, most = 0, 0, 1 << 20, -(1 << 20)
    for nth in range(how_many_affected(state)):
        seat = affected(state, originator, nth)
        count = int(state.hand_n[seat]) if field == 0 else int(state.points[seat])
        if count < fewest:
            low, fewest = seat, count
        if count > most:
            high, most = seat, count
    return NONE if fewest >= most else 8 * low + high


@once
def event_robin_hood(state: State, originator: int, events: Events) -> None:
    """The fewest cards for the most (F118)."""
    found = fewest_and_most(state, originator, 0)
    if found != NONE:
        swap_hands(state, found >> 3, found & 7, events)


@once
def swap_hands(state: State, seat: int, other: int, events: Events) -> None:
    """Two players exchange all of their cards."""
    state.shares[seat] = other + 1
    state.shares[other] = seat + 1
    pass_hands(state, events)


@apart
def event_earthquake(state: State, originator: int, events: Events) -> None:
    """Every hand goes to the right (F96)."""
    count = how_many_affected(state)
    for nth in range(count):
        state.shares[affected(state, originator, (nth + 1) % count)] = affected(state, originator, nth) + 1
    pass_hands(state, events)


@apart
def event_identity_theft(state: State, originator: int, events: Events) -> None:
    """With a score sheet the highest and the lowest account change places (F104)."""
    found = fewest_and_most(state, originator, 1)
    if found != NONE:
        seat, other = found >> 3, found & 7
        state.points[seat], state.points[other] = state.points[other], state.points[seat]
        tell(events, Ev.SWITCHES, seat=seat, a=other, b=0)


@apart
def steal_identity(state: State, victim: int, events: Events) -> None:
    """Without a score sheet the originator names two, perhaps themselves, who exchange cards and places."""
    first = int(top(state, B)) - 1
    if first < 0:
        set_top(state, B, victim + 1)
        return
    pop(state)
    swap_hands(state, first, victim, events)
    for place in range(state.option[Opt.PLAYERS]):
        if state.at[place] == first:
            state.at[place] = victim
        elif state.at[place] == victim:
            state.at[place] = first
    tell(events, Ev.SWITCHES, seat=first, a=victim, b=1)


@apart
def event_distributor(state: State, events: Events) -> None:
    """The originator looks at all hands and hands them out again, but must not keep their own (F90)."""
    seat, nth = int(top(state, SEAT)), int(top(state, B))
    count = how_many_affected(state)
    if is_in(state.shield, seat) or count < 2:
        pop(state)
        return
    if nth == 0:
        for i in range(count - 1):
            look_into(state, seat, affected(state, seat, i), events)
    receiver = next_affected(state)
    if receiver == NONE:
        pass_hands(state, events)
    else:
        push(state, Frame.CHOOSING_PERSON, seat, deck.DISTRIBUTOR, receiver)


@once
def why_not_given(state: State, receiver: int, owner: int) -> Why:
    """Why the Distributor cannot give a receiver this owner's hand: each goes once, nobody keeps theirs (F90)."""
    seat = int(top(state, SEAT))
    if owner == seat and receiver == seat:
        return Why.OWN_HAND_NOT_KEPT
    kept, waiting = True, 0
    for other in range(state.option[Opt.PLAYERS]):
        if state.shares[other] == owner + 1:
            return Why.HAND_NOT_FREE
        if state.shares[other] == seat + 1:
            kept = False
        if state.shares[other] == 0 and not is_in(state.shield, other):
            waiting += 1
    if waiting == 2 and kept and owner != seat:  # the last hand but one: their own would be left for them
        return Why.HAND_NOT_FREE
    return Why.LEGAL


@apart
def event_tornado(state: State, originator: int, rng: Rng, events: Events) -> None:
    """All hands are shuffled together and dealt anew, one card at a time (F131)."""
    count, pooled = how_many_affected(state), 0
    for nth in range(count):
        pooled |= 1 << affected(state, originator, nth)
    hands_mix(state, pooled)
    for nth in range(count):
        seat = affected(state, originator, nth)
        forget_lacks(state, seat)
        for face in range(deck.FACES):
            for _ in range(state.hand[seat, face]):
                state.aside[state.aside_n] = face
                state.aside_n += 1
            state.hand[seat, face] = 0
        state.told[seat] = ALL_SEATS
        state.hand_n[seat] = 0
    forget_hands(state, pooled)
    tell(events, Ev.POOLS, a=pooled)
    shuffle(state.aside, int(state.aside_n), rng)
    state.robbed = int(state.robbed) | pooled
    for nth in range(count):
        seat = affected(state, originator, nth)
        i = nth
        while i < state.aside_n:
            gain(state, seat, int(state.aside[i]), 1 << seat)
            tell_card(events, Ev.DEALS, seat=seat, card=state.aside[i], seen=1 << seat, knew=0)
            i += count
    clear_aside(state)
    limit_rooms(state, pooled)


@apart
def event_all_seeing_eye(state: State, events: Events) -> None:
    """All hands lie open until everybody has seen enough (F123)."""
    originator = int(top(state, SEAT))
    if top(state, B) == 0:
        for nth in range(how_many_affected(state)):
            show_hand(state, affected(state, originator, nth), events)
    seat = next_affected(state)
    if seat != NONE:
        push(state, Frame.WATCHING, seat, 0, 0)


# ---------------------------------------------------------------------------------------------------- giving, drawing


@apart
def event_black_hole(state: State, originator: int, events: Events) -> None:
    """All black cards go to the originator, openly (F85)."""
    if is_in(state.shield, originator):
        return
    for nth in range(how_many_affected(state) - 1):
        seat = affected(state, originator, nth)
        count = 0
        for face in range(deck.FIRST_BLACK, deck.FIRST_NEUTRAL):
            count += int(state.hand[seat, face])
        tell_count(state, seat, count, st.BY_EVENT + deck.BLACK_HOLE, events)
        for face in range(deck.FIRST_BLACK, deck.FIRST_NEUTRAL):
            if state.hand[seat, face] > 0:
                hand_over(state, seat, face, originator, 0, ALL_SEATS, ANYTHING, events)
        has_none(state, seat, OF_COLOUR + len(deck.COLOURS), events)


@once
def most_cards(state: State) -> int:
    """The most cards on a hand, of those affected."""
    most = 0
    for seat in range(state.option[Opt.PLAYERS]):
        if not is_in(state.shield, seat):
            most = max(most, int(state.hand_n[seat]))
    return most


@apart
def event_charity(state: State, originator: int, rng: Rng, events: Events) -> None:
    """Everybody draws a card from each of those with the most cards; these draw none (F87)."""
    count, most, rich = how_many_affected(state), most_cards(state), 0
    for nth in range(count):
        seat = affected(state, originator, nth)
        if state.hand_n[seat] == most:
            rich |= 1 << seat
    for nth in range(count):
        seat = affected(state, originator, nth)
        if not is_in(rich, seat):
            for i in range(count):
                other = affected(state, originator, i)
                if is_in(rich, other):
                    draw_blindly(state, seat, other, 1, rng, events)


@apart
def event_crowdfunding(state: State) -> None:
    """Everybody gives a card to each of those with the fewest cards, who give none (F89)."""
    originator, step = int(top(state, SEAT)), int(top(state, B))
    count = how_many_affected(state)
    if step == 0:
        fewest = 1 << 20
        for nth in range(count):
            fewest = min(fewest, int(state.hand_n[affected(state, originator, nth)]))
        state.marked = 0
        for nth in range(count):
            seat = affected(state, originator, nth)
            if state.hand_n[seat] == fewest:
                state.marked = int(state.marked) | 1 << seat
    while step < 8 * count:
        giver, receiver = affected(state, originator, step >> 3), affected(state, originator, step & 7)
        step += 1
        if receiver != NONE and is_in(state.marked, receiver) and not is_in(state.marked, giver):
            if state.hand_n[giver] > 0:
                set_top(state, B, step)
                push(state, Frame.GIVING, giver, 1, receiver + 8 * Cards.ANY)
                return
    state.marked = 0
    pop(state)


@apart
def event_surprise_party(state: State) -> None:
    """Everybody in turn gives a card to anybody they like (F122)."""
    seat = next_affected(state)
    if seat != NONE and state.hand_n[seat] > 0 and how_many_affected(state) > 1:
        push(state, Frame.CHOOSING_PERSON, seat, deck.SURPRISE_PARTY, 0)


@apart
def event_trust_fall(state: State) -> None:
    """Everybody in turn names somebody who must give them two cards (F132)."""
    seat = next_affected(state)
    if seat != NONE and how_many_affected(state) > 1:
        push(state, Frame.CHOOSING_PERSON, seat, deck.TRUST_FALL, 0)


@apart
def choose_person(state: State, other: int, events: Events) -> None:
    """Whom an event is about."""
    seat, event = int(top(state, SEAT)), int(top(state, A))
    if event == deck.IDENTITY_THEFT:
        steal_identity(state, other, events)
        return
    receiver = int(top(state, B))
    pop(state)
    if event == deck.DISTRIBUTOR:
        state.shares[receiver] = other + 1
    elif event == deck.SURPRISE_PARTY:
        push(state, Frame.GIVING, seat, 1, other + 8 * Cards.ANY)
    elif state.hand_n[other] > 0:  # Trust Fall
        push(state, Frame.GIVING, other, 2, seat + 8 * Cards.ANY)


@apart
def why_not_about(state: State, other: int) -> Why:
    """Why an event cannot be about somebody: nobody who is protected, and oneself only for Identity Theft."""
    seat, event, b = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    if is_in(state.shield, other):
        return Why.PROTECTED
    if event == deck.DISTRIBUTOR:
        return why_not_given(state, b, other)
    if event == deck.IDENTITY_THEFT:
        return Why.TWO_VICTIMS if other == b - 1 else Why.LEGAL
    return Why.SOMEBODY_ELSE if other == seat else Why.LEGAL


@apart
def event_merry_christmas(state: State, events: Events) -> None:
    """Everybody gives all of their cards away, before they get any (F110)."""
    seat = next_affected(state)
    if seat == NONE:
        take_gifts(state, events)
    elif state.hand_n[seat] > 0 and how_many_affected(state) > 1:
        push(state, Frame.SCATTERING, seat, 0, 0)
        settle_scattering(state, events)


@once
def presented(state: State) -> int:
    """Who is given cards now: one after another, from the giver's right, but for those who are protected."""
    return affected(state, int(top(state, SEAT)), int(top(state, B)))


@apart
def settle_scattering(state: State, events: Events) -> None:
    """The last one to be given cards gets all that are left."""
    seat, nth = int(top(state, SEAT)), int(top(state, B))
    if nth == how_many_affected(state) - 2:
        for face in range(deck.FACES):
            for _ in range(state.hand[seat, face]):
                lay_aside(state, seat, face, affected(state, seat, nth), 1 << seat, ANYTHING, events)
    if state.hand_n[seat] == 0:
        pop(state)


@apart
def scatter(state: State, face: int, events: Events) -> None:
    """A card for the one who is being given cards."""
    seat = int(top(state, SEAT))
    lay_aside(state, seat, face, presented(state), 1 << seat, ANYTHING, events)
    settle_scattering(state, events)


@once
def scatter_on(state: State, events: Events) -> None:
    """Enough for this one: on to the next."""
    set_top(state, B, int(top(state, B)) + 1)
    settle_scattering(state, events)


@apart
def everybody_draws(state: State, originator: int, event: int, rng: Rng, events: Events) -> None:
    """Events in which each, in turn, draws a number of cards."""
    most = most_cards(state)
    for nth in range(how_many_affected(state)):
        seat = affected(state, originator, nth)
        if event == deck.COMMUNISM:  # up to the most that anybody had (F88)
            count = most - int(state.hand_n[seat])
        elif event == deck.CAPITALISM:  # as many as they have (F86)
            count = int(state.hand_n[seat])
        elif event == deck.EXPANSION:  # the first one card, the second two, and so on (F97)
            count = nth + 1
        else:  # Third Time Lucky, and after a Mexican Standoff (F112, F124)
            count = 3
        draw_cards(state, seat, count, rng, events)


@apart
def event_market(state: State, rng: Rng, events: Events) -> None:
    """As many cards as players are turned up, and each takes one in turn; that is no drawing (F107)."""
    originator = int(top(state, SEAT))
    if top(state, B) == 0:
        count = how_many_affected(state)
        for _ in range(count):
            if stack_n(state) > 0:
                face = turn_up(state, rng)
                state.aside[state.aside_n] = face
                state.aside_by[state.aside_n] = st.ON_MARKET
                state.aside_n += 1
                tell_card(events, Ev.OFFERS, card=face, a=NONE, seen=ALL_SEATS, knew=0)
        if state.aside_n < count:
            exhaust(state, affected(state, originator, int(state.aside_n)), events)
    seat = next_affected(state)
    if seat != NONE and state.aside_n > 0:
        push(state, Frame.BUYING, seat, 0, 0)


@apart
def turn_up(state: State, rng: Rng) -> int:
    """Take the top card of the stack, for all to see."""
    place = upper_part(state)
    face = top_of_stack(state, rng)
    if state.sunk != 0:
        leaves_stack(state, face, place, ALL_SEATS, 0)
    return face


@apart
def take_open(state: State, seat: int, i: int, events: Events) -> None:
    """Take the card that lies open at a place; the others close up."""
    face = int(state.aside[i])
    for j in range(i, int(state.aside_n) - 1):
        state.aside[j] = state.aside[j + 1]
        state.aside_by[j] = state.aside_by[j + 1]
    state.aside_n -= 1
    state.aside[state.aside_n] = NONE
    state.aside_by[state.aside_n] = 0
    gain(state, seat, face, ALL_SEATS)
    tell_open(events, Ev.TAKES, seat=seat, card=face)


@once
def buy(state: State, face: int, events: Events) -> None:
    """Take a card from the market."""
    seat = int(top(state, SEAT))
    pop(state)
    take_open(state, seat, market_place(state, face), events)


@once
def market_place(state: State, face: int) -> int:
    """Where a card lies on the market, NONE if it does not."""
    for i in range(state.aside_n):
        if state.aside[i] == face:
            return i
    return NONE


# --------------------------------------------------------------------------------------------------------- discarding


@once
def is_mated(state: State, seat: int, face: int) -> bool:
    """Whether a seat has this number at least twice, black or in whatever colour (F108)."""
    number = int(deck.NUMBER_OF[face])
    return number > 0 and of_number(state, seat, number) > 1


@apart
def everybody_discards(state: State, originator: int, event: int, events: Events) -> None:
    """Events in which each discards all cards of some sort; how many these are is news."""
    for nth in range(how_many_affected(state)):
        seat = affected(state, originator, nth)
        count = 0
        for face in range(deck.FACES):
            if state.hand[seat, face] > 0 and goes(state, seat, face, event):
                count += int(state.hand[seat, face])
        tell_count(state, seat, count, st.BY_EVENT + event, events)
        if event == deck.MATING_SEASON:
            discard_mated(state, seat, events)
            is_mated_out(state, seat, events)
        else:
            for face in range(deck.FACES):
                if goes(state, seat, face, event):
                    for _ in range(state.hand[seat, face]):
                        throw_away(state, seat, face, events)
        if event == deck.VANDALISM:
            has_none(state, seat, WITH_COLOUR + int(state.last_colour), events)
        elif event == deck.MEXICAN_STANDOFF:
            keeps_only_curse(state, seat, events)


@once
def goes(state: State, seat: int, face: int, event: int) -> bool:
    """Whether an event takes this face out of a hand; a Curse stays (F74).

    Vandalism takes whatever has the colour last played, Colour Swaps, too (F34, F133).
    """
    if event == deck.VANDALISM:
        return may_be(WITH_COLOUR + int(state.last_colour), face)
    if event == deck.MATING_SEASON:
        return is_mated(state, seat, face)
    return bool(deck.KIND_OF[face] != deck.CURSE)  # Mexican Standoff


@apart
def discard_mated(state: State, seat: int, events: Events) -> None:
    """All numbers that a seat has at least twice; none of them is left."""
    for number in range(deck.NUMBERS):
        if is_mated(state, seat, number):
            for suit in range(5):
                for _ in range(state.hand[seat, suit * deck.NUMBERS + number]):
                    throw_away(state, seat, suit * deck.NUMBERS + number, events)
            tell(events, Ev.LACKS, seat=seat, a=NUMBERED + number + 1)


@once
def event_mexican_standoff(state: State, originator: int, rng: Rng, events: Events) -> None:
    """All hands are discarded, and each draws three cards; that they were empty in between does not count (F112)."""
    everybody_discards(state, originator, deck.MEXICAN_STANDOFF, events)
    everybody_draws(state, originator, deck.MEXICAN_STANDOFF, rng, events)


@apart
def event_recession(state: State) -> None:
    """The first discards one card, the second two, and so on, as far as they have them (F98)."""
    seat = next_affected(state)
    if seat != NONE and may_hold_but(state, seat, deck.CURSE):
        push(state, Frame.DISCARDING, seat, int(top(state, B)), 0)


@apart
def discard_picked(state: State, face: int, events: Events) -> None:
    """The next card to throw away."""
    seat, left = int(top(state, SEAT)), int(top(state, A))
    throw_away(state, seat, face, events)
    set_top(state, A, left - 1)
    if left == 1 or not may_hold_but(state, seat, deck.CURSE):
        pop(state)


@apart
def event_russian_roulette(state: State, rng: Rng, events: Events) -> None:
    """Everybody lays a card face down; shuffled, these come on top of the stack (F119)."""
    seat = next_affected(state)
    if seat != NONE:
        if state.hand_n[seat] > 0:
            push(state, Frame.LAYING, seat, deck.RUSSIAN_ROULETTE, 0)
        return
    count = int(state.aside_n)
    may_have_come(state, st.ASIDE, st.ON_TOP)
    used_up(state, st.ASIDE, 0)
    shuffle(state.aside, count, rng)
    for i in range(count):
        put_on_stack(state, state.aside[i])
    clear_aside(state)
    tell(events, Ev.PUTS_ON_STACK, a=count)


@apart
def event_gambling_man(state: State, rng: Rng, events: Events) -> None:
    """Everybody lays a number of the colour last played, and the highest takes them all (F101).

    All who may have one are asked: a player who has none can only pass, and draws two cards (F140). Without a colour the
    event is void. The other Gambling Man is an option.
    """
    if gambles_with_any(state):
        gamble_with_any(state, events)
        return
    if state.last_colour == NONE:
        pop(state)
        return
    seat = next_affected(state)
    while seat != NONE:
        if may_gamble(state, seat):
            push(state, Frame.LAYING, seat, deck.GAMBLING_MAN, 0)
            return
        draw_cards(state, seat, CANNOT_GAMBLE, rng, events)
        seat = next_affected(state)
    loser, highest = 0, 0
    for i in range(state.aside_n):
        face, by = int(state.aside[i]), int(state.aside_by[i]) >> 3
        if deck.NUMBER_OF[face] > highest:  # of equals the first, who is the nearest to the originator
            loser, highest = by, int(deck.NUMBER_OF[face])
    takes_all_laid(state, loser, events)


@apart
def gamble_with_any(state: State, events: Events) -> None:
    """Everybody who has cards lays any one; the second-lowest number of points takes them all (F142).

    Equal points are one value, and of several who have the second-lowest the first takes all. Where all are equal, the
    first of all does.
    """
    seat = next_affected(state)
    if seat != NONE:
        if state.hand_n[seat] > 0:
            push(state, Frame.LAYING, seat, deck.GAMBLING_MAN, 0)
        return
    loser, lowest, second = NONE, NOBODYS_POINTS, NOBODYS_POINTS
    for i in range(state.aside_n):
        lowest = min(lowest, int(deck.POINTS_OF[state.aside[i]]))
    for i in range(state.aside_n):
        points = int(deck.POINTS_OF[state.aside[i]])
        if loser == NONE or lowest < points < second:
            loser, second = int(state.aside_by[i]) >> 3, points if points > lowest else second
    takes_all_laid(state, loser, events)


@apart
def takes_all_laid(state: State, seat: int, events: Events) -> None:
    """The cards that were laid face down are turned up, and a seat takes them all."""
    for i in range(state.aside_n):
        face, by = int(state.aside[i]), int(state.aside_by[i]) >> 3
        state.aside_by[i] = st.ON_MARKET
        is_opened(state, face, by)
        tell_card(events, Ev.OFFERS, seat=by, card=face, a=by, seen=ALL_SEATS, knew=1 << by)
    used_up(state, st.ASIDE, 0)
    while state.aside_n > 0:
        take_open(state, seat, 0, events)


@apart
def may_gamble(state: State, seat: int) -> bool:
    """Whether a seat may have a number of the colour last played, as far as everybody can tell."""
    first = int(state.last_colour) * deck.NUMBERS
    found = False
    for face in range(first, first + deck.NUMBERS):
        found |= may_hold(state, seat, face)
    return found


@once
def may_lay(state: State, face: int) -> bool:
    """Whether a card may be laid: any for Russian Roulette, a number of the colour last played for Gambling Man."""
    if top(state, A) == deck.RUSSIAN_ROULETTE or gambles_with_any(state):
        return True
    return may_be(OF_COLOUR + int(state.last_colour), face)


@once
def lay_picked(state: State, face: int, events: Events) -> None:
    """Lay a card face down."""
    seat = int(top(state, SEAT))
    of_colour = top(state, A) == deck.GAMBLING_MAN and not gambles_with_any(state)
    what = OF_COLOUR + int(state.last_colour) if of_colour else ANYTHING
    pop(state)
    lay_aside(state, seat, face, NONE, 1 << seat, what, events)


@once
def cannot_gamble(state: State, rng: Rng, events: Events) -> None:
    """A player without a number of that colour draws two cards."""
    seat = int(top(state, SEAT))
    pop(state)
    has_none(state, seat, OF_COLOUR + int(state.last_colour), events)
    draw_cards(state, seat, CANNOT_GAMBLE, rng, events)


# ------------------------------------------------------------------------------------------------------------- points


@once
def charge(state: State, seat: int, points: int, events: Events) -> None:
    """Points go on an account at once (F93); it may fall below nought (F121)."""
    state.points[seat] += points
    tell(events, Ev.ACCOUNT, seat=seat, a=points, b=state.points[seat])


@apart
def show_highest(state: State, seat: int, events: Events) -> int:
    """A seat shows its three highest cards; their points."""
    left, total, last = 3, 0, 0
    for i in range(deck.FACES):
        face = int(deck.BY_POINTS[i])
        count = min(left, int(state.hand[seat, face]))
        if count > 0:
            show(state, seat, face, count, events)
            total += count * int(deck.POINTS_OF[face])
            left -= count
            last = i
    has_none(state, seat, ABOVE + last, events)  # what counts more than the last of them is shown
    if left > 0:
        has_no_more(state, seat)
    return total


@apart
def event_double_taxation(state: State, originator: int, rng: Rng, events: Events) -> None:
    """The points of the three highest cards go on the account at once (F93).

    Without a score sheet who has the fewest of these points draws one card, who has the second fewest two, and so on.
    """
    count, totals = how_many_affected(state), 0
    for nth in range(count):
        seat = affected(state, originator, nth)
        total = show_highest(state, seat, events)
        if state.option[Opt.SCORING] == Scoring.SHEET:
            charge(state, seat, total, events)
        totals |= total << 7 * nth
    if state.option[Opt.SCORING] == Scoring.SHEET:
        return
    for nth in range(count):
        total, rank = totals >> 7 * nth & 127, 1
        for i in range(count):
            other, first = totals >> 7 * i & 127, True
            for j in range(i):
                if totals >> 7 * j & 127 == other:
                    first = False
            if first and other < total:
                rank += 1
        draw_cards(state, affected(state, originator, nth), rank, rng, events)


@apart
def event_seppuku(state: State) -> None:
    """Everybody in turn decides whether to risk it."""
    seat = next_affected(state)
    if seat != NONE:
        push(state, Frame.DARING, seat, 0, 0)


@apart
def dare(state: State, rng: Rng, events: Events) -> None:
    """Turn up the top card: a number is good, anything else is bad (F120)."""
    seat = int(top(state, SEAT))
    pop(state)
    if stack_n(state) == 0:
        exhaust(state, seat, events)
        return
    face = turn_up(state, rng)
    state.discard[face] += 1
    tell_card(events, Ev.OPENS_STACK, seat=seat, card=face, seen=ALL_SEATS, knew=0)
    sheet = state.option[Opt.SCORING] == Scoring.SHEET
    if face < deck.FIRST_NEUTRAL:
        if sheet:
            charge(state, seat, -21, events)
        elif may_hold_but(state, seat, deck.CURSE):
            push(state, Frame.DISCARDING, seat, 2, 1)
    elif sheet:
        charge(state, seat, 42, events)
    else:
        draw_cards(state, seat, 4, rng, events)


@apart
def shrink(state: State, rng: Rng, events: Events) -> None:
    """No Seppuku: 21 points, or two cards."""
    seat = int(top(state, SEAT))
    pop(state)
    if state.option[Opt.SCORING] == Scoring.SHEET:
        charge(state, seat, 21, events)
    else:
        draw_cards(state, seat, 2, rng, events)


# ------------------------------------------------------------------------------------------- what lasts for the round


@once
def event_time_bomb(state: State, events: Events) -> None:
    """Three more turns for everybody, counted from the next turn on (F125, F129)."""
    state.bomb = 1
    state.bomb_safe = state.shield
    for seat in range(state.option[Opt.PLAYERS]):
        state.bomb_left[seat] = 0 if is_in(state.shield, seat) else 3
        if not is_in(state.shield, seat):
            tell(events, Ev.TICKS, seat=seat, a=3)


@once
def event_last_chance(state: State) -> None:
    """Whenever a hand gets empty there is another event, but for those who are protected (F105, FAQ 5).

    Brought about again while it is in force it changes nothing for those whom it concerns already.
    """
    state.chance_safe = state.shield & (state.chance_safe if state.last_chance == 1 else state.shield)
    state.last_chance = 1


@once
def event_plus_one(state: State) -> None:
    """A player who draws draws one more, for the rest of the round (F115).

    Brought about again while it is in force it still adds one, and those whom it concerns already stay concerned.
    """
    state.plus_safe = state.shield & (state.plus_safe if state.plus_one == 1 else state.shield)
    state.plus_one = 1


@once
def ends_round(state: State, why: int) -> None:
    """Doomsday or Finish Line: the round is over; who is protected scores nothing (F91, F99, F139).

    After a Plague both may come, and Doomsday counts (F114): then whom only the other one spares is not spared.
    """
    if why > state.over:
        state.over = why
        state.spared = state.shield


# ---------------------------------------------------------------------------------------------------------- all events


@apart
def event_step(state: State, rng: Rng, events: Events) -> None:
    """The event on top goes on."""
    event = int(top(state, A))
    if event == deck.PLAGUE:
        event_plague(state)
    elif event == deck.EVENT_MANAGER:
        event_manager(state, rng, events)
    elif event == deck.REPEAT:
        event_repeat(state)
    elif event == deck.DISTRIBUTOR:
        event_distributor(state, events)
    elif event == deck.ALL_SEEING_EYE:
        event_all_seeing_eye(state, events)
    elif event == deck.CROWDFUNDING:
        event_crowdfunding(state)
    elif event == deck.SURPRISE_PARTY:
        event_surprise_party(state)
    elif event == deck.TRUST_FALL:
        event_trust_fall(state)
    elif event == deck.MERRY_CHRISTMAS:
        event_merry_christmas(state, events)
    elif event == deck.MARKET:
        event_market(state, rng, events)
    elif event == deck.RECESSION:
        event_recession(state)
    elif event == deck.RUSSIAN_ROULETTE:
        event_russian_roulette(state, rng, events)
    elif event == deck.GAMBLING_MAN:
        event_gambling_man(state, rng, events)
    elif event == deck.SEPPUKU:
        event_seppuku(state)
    else:
        seat = int(top(state, SEAT))
        pop(state)
        event_at_once(state, seat, event, rng, events)


@apart
def event_at_once(state: State, seat: int, event: int, rng: Rng, events: Events) -> None:
    """The events that ask nobody; on Friday the 13th nothing happens (F100)."""
    if event == deck.CHARITY:
        event_charity(state, seat, rng, events)
    elif (
        event == deck.COMMUNISM
        or event == deck.CAPITALISM
        or event == deck.EXPANSION
        or event == deck.THIRD_TIME_LUCKY
    ):
        everybody_draws(state, seat, event, rng, events)
    elif event == deck.DOOMSDAY:
        ends_round(state, Over.DOOMSDAY)
    elif event == deck.FINISH_LINE:
        ends_round(state, Over.FINISH_LINE)
    elif event == deck.EARTHQUAKE:
        event_earthquake(state, seat, events)
    elif event == deck.MATING_SEASON or (event == deck.VANDALISM and state.last_colour != NONE):
        everybody_discards(state, seat, event, events)
    elif event == deck.MEXICAN_STANDOFF:
        event_mexican_standoff(state, seat, rng, events)
    elif event == deck.ROBIN_HOOD:
        event_robin_hood(state, seat, events)
    elif event == deck.TIME_BOMB:
        event_time_bomb(state, events)
    elif event == deck.TORNADO:
        event_tornado(state, seat, rng, events)
    elif event == deck.BLACK_HOLE:
        event_black_hole(state, seat, events)
    elif event == deck.DOUBLE_TAXATION:
        event_double_taxation(state, seat, rng, events)
    elif event == deck.IDENTITY_THEFT:
        if state.option[Opt.SCORING] == Scoring.SHEET:
            event_identity_theft(state, seat, events)
        elif not is_in(state.shield, seat) and how_many_affected(state) > 1:
            push(state, Frame.CHOOSING_PERSON, seat, deck.IDENTITY_THEFT, 0)
    elif event == deck.LAST_CHANCE:
        event_last_chance(state)
    elif event == deck.PLUS_ONE:
        event_plus_one(state)

"""The rules of Biberbande, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``why``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill``
and ``encode`` are the contract with the rest of the project; the others are the game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.bag import draw, remove, take
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS, Events, tell, tell_card, tell_open
from ....kernel.rng import Rng, below
from ....kernel.stack import KIND, SEAT, A, B, actor, pop, push, top
from . import actions as act
from . import deck
from . import state as st
from .lots import becomes_a_lot, cards_of_lot, has_stayed, leaves_its_lot, older_lots, sort_lots
from .observation_spec import At
from .options import Opt
from .reasons import Why
from .state import Ev, Frame, State, Which

__all__ = [
    "actor", "apply", "conceal", "deal", "encode", "fill", "legal", "rounds_over", "scores", "why",
    "winners",
]  # fmt: skip

# ----------------------------------------------------------------------------------------------------- the piles


@compiled
def next_seat(state: State, seat: int) -> int:
    """Whose turn comes after a seat's: clockwise."""
    following = int(seat) + 1
    return 0 if following == state.option[Opt.PLAYERS] else following


@compiled
def copies_of(state: State, face: int) -> int:
    """How many cards of a face the chosen deck has."""
    if face < state.option[Opt.HIGHEST]:
        return int(state.option[Opt.COPIES])
    if face == state.option[Opt.HIGHEST]:
        return int(state.option[Opt.HIGHEST_COPIES])
    return int(state.option[Opt.SWAPS + face - deck.SWAP]) if face >= deck.SWAP else 0


@compiled
def whole_deck(state: State) -> int:
    """Make the draw pile all cards of the deck; returns how many."""
    count = 0
    for face in range(deck.FACES):
        state.deck[face] = copies_of(state, face)
        count += int(state.deck[face])
    return count


@compiled
def throw(state: State, card: int) -> None:
    """A card goes face up on the discard pile."""
    state.discard[card] += 1
    state.discard_n += 1
    state.top = card


@compiled
def missing(state: State) -> int:
    """How many cards of each face lie neither on the discard pile nor aside: four bits a face."""
    counts = 0
    for face in range(deck.FACES):
        count = copies_of(state, face) - int(state.discard[face])
        if face >= deck.NUMBERS:
            count -= int(state.aside[face - deck.NUMBERS])
        counts += count << 4 * face
    return counts


@compiled
def reshuffle(state: State, events: Events) -> None:
    """The draw pile is used up: the whole discard pile becomes the new one (E4; ``keep_top``: all but its top card).

    All have seen its cards, so everyone can tell which cards lie in the rows: those that are missing (E37).
    """
    if state.stayed_cards != 0:
        becomes_a_lot(state)
    state.stayed_cards = missing(state)
    for seat in range(state.option[Opt.PLAYERS]):
        state.stayed[seat] = (1 << st.SLOTS) - 1
    count = int(state.discard_n)
    for face in range(deck.FACES):
        state.deck[face] = state.discard[face]
        state.discard[face] = 0
    state.discard_n = 0
    if state.option[Opt.KEEP_TOP] == 1:
        count -= 1
        state.deck[state.top] -= 1
        throw(state, state.top)
    else:
        state.top = NONE
    state.deck_n = count
    tell(events, Ev.RESHUFFLES, seat=state.seat, a=count)


@compiled
def top_of_pile(state: State, rng: Rng, events: Events) -> int:
    """Take the top card of the draw pile; only a card that must be drawn makes a new pile (E5)."""
    if state.deck_n == 0:
        reshuffle(state, events)
    card = draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    return card


# ------------------------------------------------------------------------------------------------------- the rows


@compiled
def remember(state: State, seat: int, slot: int, knower: int, memory: int) -> None:
    """A seat that knows a card has seen it now (or, with memory 0, has forgotten it)."""
    place = st.MEMORY * int(knower)
    state.seen[seat, slot] = (
        int(state.seen[seat, slot]) & ~((1 << st.MEMORY) - 1 << place) | int(memory) << place
    )


@compiled
def remembered(state: State, seat: int, slot: int, knower: int) -> int:
    """A seat's memory of a card that it knows."""
    return int(state.seen[seat, slot]) >> st.MEMORY * int(knower) & (1 << st.MEMORY) - 1


@compiled
def lay(state: State, seat: int, slot: int, card: int, known: int, seen: int, plain: int) -> None:
    """A card comes to a slot; ``known``, ``seen``: who sees it and when, ``plain``: whether all know it is a number."""
    state.row[seat, slot] = card
    state.known[seat, slot] = known
    state.plain[seat, slot] = plain
    state.seen[seat, slot] = seen


@compiled
def replace(state: State, slot: int, card: int, known: int, seen: int, events: Events) -> None:
    """A number card for the one in a slot of the seat's row, which is discarded face up, without effect (E7, E8)."""
    seat = state.seat
    out, knew = state.row[seat, slot], state.known[seat, slot]
    if state.stayed_cards != 0 and int(state.stayed[seat]) >> int(slot) & 1:
        state.stayed_cards -= 1 << 4 * int(out)
        state.stayed[seat] = int(state.stayed[seat]) ^ 1 << int(slot)
        if state.older[seat, slot] != 0:
            leaves_its_lot(state, seat, slot, out)
    lay(state, seat, slot, card, known, seen, 1)
    throw(state, out)
    tell_card(events, Ev.DISCARDS, seat=seat, card=out, a=slot, seen=ALL_SEATS, knew=knew)


@compiled
def look_at(state: State, seat: int, slot: int, memory: int, events: Events) -> None:
    """A player looks at one of their own cards; ``memory``: what that look is remembered by."""
    knew = int(state.known[seat, slot])
    state.known[seat, slot] = knew | 1 << int(seat)
    remember(state, seat, slot, seat, memory)
    tell_card(events, Ev.LOOKS, seat=seat, card=state.row[seat, slot], a=slot, seen=1 << int(seat), knew=knew)


# ----------------------------------------------------------------------------------------------- actions A and B


@compiled
def take_discard(state: State, slot: int, events: Events) -> None:
    """Action A: the top card of the discard pile for one of the player's cards; everyone has seen it (E30)."""
    card = state.top
    state.discard[card] -= 1
    state.discard_n -= 1
    tell_open(events, Ev.TAKES, seat=state.seat, card=card, a=slot)
    everybody = st.EVERYBODY & ((1 << st.MEMORY * int(state.option[Opt.PLAYERS])) - 1)
    replace(state, slot, card, ALL_SEATS, (st.BEFORE + int(state.turn)) * everybody, events)


@compiled
def draw_card(state: State, which: int, rng: Rng, events: Events) -> None:
    """Action B: take the top card of the draw pile and look at it."""
    seat = int(state.seat)
    card = top_of_pile(state, rng, events)
    state.drawn = card
    tell_card(events, Ev.DRAWS, seat=seat, card=card, a=which, seen=1 << seat, knew=0)
    push(state, Frame.DRAWN, seat, which, 0)


@compiled
def put_drawn(state: State, slot: int, events: Events) -> None:
    """The drawn number for one of the player's cards; only the drawer knows which number it is."""
    seat, card = int(state.seat), state.drawn
    state.drawn = NONE
    tell_card(events, Ev.PUTS, seat=seat, card=card, a=slot, seen=1 << seat, knew=1 << seat)
    replace(state, slot, card, 1 << seat, st.BEFORE + int(state.turn) << st.MEMORY * seat, events)


@compiled
def discard_drawn(state: State, events: Events) -> None:
    """Throw the drawn card on the discard pile; a special card has no further meaning there."""
    card = state.drawn
    state.drawn = NONE
    throw(state, card)
    tell_card(
        events, Ev.DISCARDS, seat=state.seat, card=card, a=NONE, seen=ALL_SEATS, knew=1 << int(state.seat)
    )


# ----------------------------------------------------------------------------------------------- the special cards


@compiled
def use_drawn(state: State, slot: int, events: Events) -> None:
    """Show the drawn special card; it lies aside until its action is over (E14; ``special_first``: already discarded)."""
    card = state.drawn
    state.drawn = NONE
    tell_card(events, Ev.USES, seat=state.seat, card=card, a=slot, seen=ALL_SEATS, knew=1 << int(state.seat))
    if state.option[Opt.SPECIAL_FIRST] == 1:
        throw(state, card)
        tell_open(events, Ev.LAYS, seat=state.seat, card=card)
    else:
        state.aside[card - deck.NUMBERS] += 1


@compiled
def lay_used(state: State, events: Events) -> None:
    """After their actions the special cards go on the discard pile, draw twos last (E14, E15)."""
    for i in range(deck.DRAW_TWO - deck.NUMBERS + 1):
        for _ in range(state.aside[i]):
            throw(state, deck.NUMBERS + i)
            tell_open(events, Ev.LAYS, seat=state.seat, card=deck.NUMBERS + i)
        state.aside[i] = 0


@compiled
def swap_cards(state: State, slot: int, other: int, place: int, events: Events) -> None:
    """Swap: one's card for another player's, each to the other's place, unseen; a player who knew one still does (E19,
    E32).

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
    if state.older[seat, slot] != state.older[other, place]:
        lot, theirs_lot = int(state.older[seat, slot]), int(state.older[other, place])
        state.older[seat, slot], state.older[other, place] = theirs_lot, lot
        sort_lots(state)
    tell(events, Ev.SWAPS, seat=seat, a=slot, b=other * st.SLOTS + place)


# -------------------------------------------------------------------------------------------- course of a round


@compiled
def everyone_had_a_turn(state: State) -> bool:
    """Whether all players have had a turn in this round, the present one included (E22)."""
    return state.turn + 1 >= state.option[Opt.PLAYERS]


@compiled
def finish_action(state: State, rng: Rng, events: Events) -> None:
    """The action is over; a player who may knock is asked: once (E23), and not before everyone has had a turn."""
    lay_used(state, events)
    if state.knocker == NONE and everyone_had_a_turn(state):
        push(state, Frame.END_OF_TURN, state.seat, 0, 0)
    else:
        end_turn(state, rng, events)


@compiled
def end_turn(state: State, rng: Rng, events: Events) -> None:
    """The next player's turn; back at the player who knocked, or when the turn guard strikes (E24), the round is over."""
    state.turn += 1
    state.seat = next_seat(state, state.seat)
    if state.knocker == state.seat:
        end_round(state, 0, rng, events)
    elif state.knocker == NONE and state.turn >= state.option[Opt.TURN_GUARD]:
        end_round(state, 1, rng, events)
    else:
        push(state, Frame.TURN, state.seat, 0, 0)


@compiled
def hide(state: State, rng: Rng, events: Events) -> None:
    """A player lays back the cards looked at. At the start the next one is asked then; all look at the same time (E3)."""
    seat, slots, others = top(state, SEAT), top(state, A), top(state, B)
    pop(state)
    tell(events, Ev.HIDES, seat=seat)
    if slots != st.OUTER:
        finish_action(state, rng, events)
    elif others == 0:
        push(state, Frame.TURN, state.seat, 0, 0)
    else:
        seat = next_seat(state, seat)
        push(state, Frame.LOOK, seat, st.OUTER, int(others) & ~(1 << int(seat)))


# ------------------------------------------------------------------------------------------------ end of a round


@compiled
def replace_specials(state: State, seat: int, rng: Rng, events: Events) -> None:
    """Special cards count nothing: each is set aside (E26) for the top card of the draw pile until that is a number."""
    for slot in range(st.SLOTS):
        while state.row[seat, slot] >= deck.NUMBERS:
            special = state.row[seat, slot]
            state.aside[special - deck.NUMBERS] += 1
            tell_open(events, Ev.SETS_ASIDE, seat=seat, card=special, a=slot)
            card = top_of_pile(state, rng, events)
            state.row[seat, slot] = card
            tell_card(events, Ev.REPLACES, seat=seat, card=card, a=slot, seen=ALL_SEATS, knew=0)


@compiled
def rounds(state: State) -> int:
    """As many rounds as players; two play four (E28)."""
    players = int(state.option[Opt.PLAYERS])
    return 4 if players == 2 else players


@compiled
def end_round(state: State, guard: int, rng: Rng, events: Events) -> None:
    """All rows are turned up, special cards replaced in order from the knocker (E25), and the points written down."""
    players = state.option[Opt.PLAYERS]
    tell(events, Ev.ROUND_ENDS, seat=state.seat, a=guard)
    seat = state.seat
    for _ in range(players):
        for slot in range(st.SLOTS):
            card, knew = state.row[seat, slot], state.known[seat, slot]
            tell_card(events, Ev.OPENS, seat=seat, card=card, a=slot, seen=ALL_SEATS, knew=knew)
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
        state.older[:] = 0
    for _ in range(players):
        count = 0
        for slot in range(st.SLOTS):
            count += int(state.row[seat, slot])
        state.points[state.round_n, seat] = count
        tell(events, Ev.SCORES, seat=seat, a=count, b=points(state, seat))
        seat = next_seat(state, seat)
    if state.round_n + 1 == rounds(state):
        tell(events, Ev.GAME_ENDS, seat=seat)
    else:
        push(state, Frame.DEAL_NEXT, next_seat(state, next_dealer(state)), 0, 0)


@compiled
def next_dealer(state: State) -> int:
    """Who deals the next round: the next player clockwise (E1; ``fixed_dealer``: the same one)."""
    return int(state.dealer) if state.option[Opt.FIXED_DEALER] == 1 else next_seat(state, state.dealer)


@compiled
def look_back(state: State) -> None:
    """Everybody looks at the open rows before the cards are shuffled; the next dealer is asked last."""
    seat = top(state, SEAT)
    pop(state)
    push(state, Frame.DEAL_NEXT, next_seat(state, seat), 0, 0)


# ---------------------------------------------------------------------------------------------------- preparation


@compiled
def start_round(state: State, rng: Rng, events: Events) -> None:
    """Shuffle and deal four cards to each, turn up the first of the discard pile (a special one stays, E2), look."""
    players = int(state.option[Opt.PLAYERS])
    seat = next_seat(state, state.dealer)
    state.seat = seat
    state.turn = 0
    state.knocker = NONE
    state.drawn = NONE
    state.deck_n = whole_deck(state)
    for face in range(deck.FACES):
        state.discard[face] = 0
    state.discard_n = 0
    for i in range(deck.DRAW_TWO - deck.NUMBERS + 1):
        state.aside[i] = 0
    tell(events, Ev.ROUND_STARTS, seat=seat, a=state.round_n + 1, b=state.dealer)
    for _ in range(players):
        for slot in range(st.SLOTS):
            card = top_of_pile(state, rng, events)
            lay(state, seat, slot, card, 0, 0, 0)
            tell_card(events, Ev.DEALS, seat=seat, card=card, a=slot, seen=0, knew=0)
        seat = next_seat(state, seat)
    card = top_of_pile(state, rng, events)
    throw(state, card)
    tell_card(events, Ev.TURNS_UP, seat=state.dealer, card=card, seen=ALL_SEATS, knew=0)
    for _ in range(players):
        look_at(state, seat, 0, seat * st.SLOTS, events)
        look_at(state, seat, st.SLOTS - 1, seat * st.SLOTS + st.SLOTS - 1, events)
        seat = next_seat(state, seat)
    push(state, Frame.LOOK, seat, st.OUTER, ((1 << players) - 1) & ~(1 << int(seat)))


@compiled
def deal(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin: a random dealer stands in for the eldest (E1), then the first round. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(options[Opt.PLAYERS], st.PLAYERS):
        for slot in range(st.SLOTS):
            state.row[seat, slot] = NONE
    state.dealer = below(rng, int(options[Opt.PLAYERS]))
    start_round(state, rng, events)


@compiled
def deal_next(state: State, rng: Rng, events: Events) -> None:
    """All have looked: the next round."""
    state.dealer = top(state, SEAT)
    pop(state)
    state.round_n += 1
    start_round(state, rng, events)


# ------------------------------------------------------------------------------------------------------ decisions


@compiled
def may_take(state: State) -> bool:
    """Whether the top of the discard pile may be taken: never a special card, and nothing from an empty pile (E4)."""
    return 0 <= state.top < deck.NUMBERS


@compiled
def use_of_drawn(state: State) -> int:
    """The family of actions by which the drawn card is used: a number is put (no special card is, E9), a special acts."""
    card = state.drawn
    if card < deck.NUMBERS:
        return act.PUT
    if card == deck.SWAP:
        return act.GIVE
    return act.PEEK if card == deck.PEEK else act.USE


@compiled
def may_swap_with(state: State, seat: int) -> bool:
    """Whether a seat is one of the other players, no matter which (E17, E18)."""
    return seat != state.seat and seat < state.option[Opt.PLAYERS]


@compiled
def after_counting(state: State) -> int:
    """How a seat that has looked at the open rows goes on: the next dealer deals, the others leave that to the dealer."""
    return act.DEAL if top(state, SEAT) == next_dealer(state) else act.NEXT


@compiled
def legal(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = top(state, KIND)
    first, count = -1, 0  # four actions, one for each own slot
    if kind == Frame.TURN:
        mask[act.DRAW] = 1
        count = 1
        if may_take(state):
            first = act.TAKE
    elif kind == Frame.DRAWN:
        mask[act.DISCARD] = 1
        count = 1
        use = use_of_drawn(state)
        if use != act.USE:
            first = use
        else:
            mask[act.USE] = 1
            count = 2
    elif kind == Frame.SWAPPING:
        for seat in range(state.option[Opt.PLAYERS]):
            if may_swap_with(state, seat):
                for slot in range(st.SLOTS):
                    mask[act.GET + st.SLOTS * seat + slot] = 1
                count += st.SLOTS
    elif kind == Frame.END_OF_TURN:
        mask[act.KNOCK] = 1
        mask[act.PASS] = 1
        count = 2
    elif kind == Frame.LOOK:
        mask[act.HIDE] = 1
        count = 1
    elif kind == Frame.DEAL_NEXT:
        mask[after_counting(state)] = 1
        count = 1
    if first >= 0:
        for slot in range(st.SLOTS):
            mask[first + slot] = 1
        count += st.SLOTS
    return count


@compiled
def why(state: State, action: int) -> Why:
    """Why the seat that decides may not do this: what is due comes first, then what the action lacks."""
    kind, family = top(state, KIND), act.FAMILY[action]
    if kind == Frame.DEAL_NEXT:
        return Why.LEGAL if family == after_counting(state) else Why.DECIDES_OTHERWISE
    if family == act.DEAL:
        return Why.DEALS_AFTER_COUNTING
    if family == act.NEXT:
        return Why.GOES_ON_AFTER_COUNTING
    if family == act.HIDE:
        return Why.LEGAL if kind == Frame.LOOK else Why.LOOKS_AT_NOTHING
    if kind == Frame.LOOK:
        return Why.LAYS_BACK_FIRST
    if family == act.KNOCK:
        return why_no_knock(state)
    if kind == Frame.END_OF_TURN:
        return Why.LEGAL if family == act.PASS else Why.ACTION_OVER
    if kind == Frame.TURN:
        return why_no_action(state, family)
    if kind == Frame.DRAWN:
        return why_no_use(state, family)
    if kind == Frame.SWAPPING and family == act.GET:
        return why_no_swap(state, (action - act.GET) // st.SLOTS)
    return Why.DECIDES_OTHERWISE


@compiled
def why_no_knock(state: State) -> Why:
    """Why the seat that decides may not knock now: once, after the action, not before everyone has had a turn."""
    if top(state, KIND) == Frame.END_OF_TURN:
        return Why.LEGAL
    if state.knocker != NONE:
        return Why.HAS_BEEN_KNOCKED
    return Why.KNOCKS_AFTER_ACTION if everyone_had_a_turn(state) else Why.NOT_EVERYONE_HAD_A_TURN


@compiled
def why_no_action(state: State, family: int) -> Why:
    """Why a turn may not begin like that: only with actions A and B."""
    if family == act.DRAW:
        return Why.LEGAL
    if family == act.PUT or family == act.DISCARD:
        return Why.DRAWS_FIRST
    if family != act.TAKE:
        return why_no_special(family)
    if may_take(state):
        return Why.LEGAL
    return Why.NOTHING_TO_TAKE if state.top == NONE else Why.TAKES_NO_SPECIAL


@compiled
def why_no_use(state: State, family: int) -> Why:
    """Why the drawn card may not be used like that: it is discarded, or used as what it is."""
    use = use_of_drawn(state)
    if family == act.DISCARD or family == use:
        return Why.LEGAL
    if family == act.DRAW and top(state, A) == Which.FIRST:
        return Why.DISCARDS_THE_FIRST
    if family == act.DRAW or family == act.TAKE:
        return Why.HAS_DRAWN
    if family == act.PUT:
        return Why.NO_SPECIAL_IN_ROW
    if family == act.GET and use == act.GIVE:
        return Why.GIVES_FIRST
    return why_no_special(family)


@compiled
def why_no_special(family: int) -> Why:
    """Which special card has not been drawn, for an action that needs one."""
    if family == act.GIVE or family == act.GET:
        return Why.NO_SWAP_DRAWN
    if family == act.PEEK:
        return Why.NO_PEEK_DRAWN
    return Why.NO_DRAW_TWO_DRAWN if family == act.USE else Why.DECIDES_OTHERWISE


@compiled
def why_no_swap(state: State, seat: int) -> Why:
    """Why one's own card may not go to this seat."""
    if may_swap_with(state, seat):
        return Why.LEGAL
    return Why.SWAPS_WITH_ANOTHER if seat == state.seat else Why.NOBODY_THERE


@compiled
def apply(state: State, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = top(state, KIND)
    if kind == Frame.TURN:
        pop(state)
        if action == act.DRAW:
            draw_card(state, Which.ONE, rng, events)
        else:
            take_discard(state, action - act.TAKE, events)
            finish_action(state, rng, events)
    elif kind == Frame.DRAWN:
        decide_on_drawn(state, action, rng, events)
    elif kind == Frame.SWAPPING:
        slot = top(state, A)
        pop(state)
        place = action - act.GET
        swap_cards(state, slot, place // st.SLOTS, place % st.SLOTS, events)
        finish_action(state, rng, events)
    elif kind == Frame.END_OF_TURN:
        pop(state)
        if action == act.KNOCK:
            state.knocker = state.seat
            tell(events, Ev.KNOCKS, seat=state.seat)
        end_turn(state, rng, events)
    elif kind == Frame.LOOK:
        hide(state, rng, events)
    elif action == act.NEXT:
        look_back(state)
    elif kind == Frame.DEAL_NEXT:
        deal_next(state, rng, events)


@compiled
def decide_on_drawn(state: State, action: int, rng: Rng, events: Events) -> None:
    """Discard the drawn card, keep a number, or use a special card; the first of two may be discarded for the second."""
    which = top(state, A)
    pop(state)
    if action == act.DISCARD:
        discard_drawn(state, events)
        if which == Which.FIRST:
            draw_card(state, Which.SECOND, rng, events)  # E12: the second must be drawn then
        else:
            finish_action(state, rng, events)
    elif action == act.USE:
        use_drawn(state, NONE, events)
        draw_card(state, Which.FIRST, rng, events)  # E11: used out of a draw two, it begins a new one
    elif action >= act.PEEK:
        slot = action - act.PEEK
        use_drawn(state, slot, events)
        look_at(state, state.seat, slot, st.BEFORE + int(state.turn), events)
        push(state, Frame.LOOK, state.seat, 1 << slot, 0)
    elif action >= act.GIVE:
        use_drawn(state, action - act.GIVE, events)
        push(state, Frame.SWAPPING, state.seat, action - act.GIVE, 0)
    else:
        put_drawn(state, action - act.PUT, events)
        finish_action(state, rng, events)


# -------------------------------------------------------------------------------------------------------- scoring


@compiled
def points(state: State, seat: int) -> int:
    """A player's points of all finished rounds."""
    total = 0
    for i in range(st.ROUNDS):
        total += int(state.points[i, seat])
    return total


@compiled
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``: the fewer, the better."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = points(state, seat)


@compiled
def rounds_over(state: State) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n) + (1 if state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT else 0)


@compiled
def winners(state: State) -> int:
    """Bitmask of the seats that lead (at the end: that win): the fewest points; equals share (E29)."""
    best, mask = 1_000, 0
    for seat in range(state.option[Opt.PLAYERS]):
        total = points(state, seat)
        if total < best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------------------------------------------- information


@compiled
def glimpse(state: State, seat: int) -> int:
    """Bitmask of its own slots that a seat is looking at right now: all that a person's table may show (E31)."""
    if top(state, KIND) == Frame.LOOK and (top(state, SEAT) == seat or int(top(state, B)) >> int(seat) & 1):
        return int(top(state, A))
    return 0


@compiled
def conceal(state: State, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            known = int(state.known[seat, slot])
            if known != ALL_SEATS and (observer < 0 or known >> int(observer) & 1 == 0):
                state.row[seat, slot] = UNKNOWN
    if state.drawn != NONE and state.seat != observer:
        state.drawn = UNKNOWN
    if state.deck_n > 0:
        for face in range(deck.FACES):
            state.deck[face] = UNKNOWN


@compiled
def fill(state: State, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    What the observer cannot place is a bag, and the rest of it is the draw pile. After a reshuffle the cards that have
    lain in the rows since are a bag of their own, and so is each older lot; these are dealt first (E37).
    """
    if state.stayed_cards != 0:
        for lot in range(older_lots(state) + 1):
            faces = cards_of_lot(state, lot)
            for face in range(deck.FACES):
                state.deck[face] = faces >> 4 * face & 15
            for seat in range(state.option[Opt.PLAYERS]):
                for slot in range(st.SLOTS):
                    if has_stayed(state, seat, slot, lot):
                        remove(state.deck, state.row[seat, slot])
            fill_rows(state, lot, rng)
    players = state.option[Opt.PLAYERS]
    whole_deck(state)
    for face in range(deck.FACES):
        state.deck[face] -= state.discard[face]
    for i in range(deck.DRAW_TWO - deck.NUMBERS + 1):
        state.deck[deck.NUMBERS + i] -= state.aside[i]
    remove(state.deck, state.drawn)
    for seat in range(players):
        for slot in range(st.SLOTS):
            remove(state.deck, state.row[seat, slot])
    count = fill_rows(state, NONE, rng)
    if state.drawn == UNKNOWN:
        state.drawn = take(state.deck, count, rng)


@compiled
def fill_rows(state: State, lot: int, rng: Rng) -> int:
    """Deal from the bag ``deck`` to unknown slots, all (NONE) or those of a lot; returns how many cards are left.

    A slot where everyone knows that a number lies gets one of the bag's numbers, and these slots come first; any other
    slot then gets any card that is left.
    """
    players = state.option[Opt.PLAYERS]
    numbers, count = 0, 0
    for face in range(deck.FACES):
        count += int(state.deck[face])
        if face < deck.NUMBERS:
            numbers = count
    for seat in range(players):
        for slot in range(st.SLOTS):
            if state.row[seat, slot] == UNKNOWN and state.plain[seat, slot] == 1:
                if lot == NONE or has_stayed(state, seat, slot, lot):
                    state.row[seat, slot] = take(state.deck, numbers, rng)
                    numbers -= 1
                    count -= 1
    for seat in range(players):
        for slot in range(st.SLOTS):
            if state.row[seat, slot] == UNKNOWN and (lot == NONE or has_stayed(state, seat, slot, lot)):
                state.row[seat, slot] = take(state.deck, count, rng)
                count -= 1
    return count


@compiled
def encode(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players = int(state.option[Opt.PLAYERS])
    for relative in range(players):
        encode_seat(state, observer, relative, out)
        for slot in range(st.SLOTS):
            encode_card(state, observer, relative, slot, out)
    for face in range(deck.FACES):
        out[At.DISCARD + face] = state.discard[face] / 9.0
        out[At.STAYED_CARDS + face] = (int(state.stayed_cards) >> 4 * face & 15) / 9.0
    if state.top >= 0:
        out[At.TOP + int(state.top)] = 1.0
    if state.drawn >= 0:
        out[At.DRAWN + int(state.drawn)] = 1.0
    for i in range(deck.FACES - deck.NUMBERS):
        out[At.ASIDE + i] = state.aside[i] / 9.0
    out[At.LETTER + observer] = 1.0
    encode_question(state, observer, out)
    out[At.DECK_SIZE] = state.deck_n / deck.CARDS
    out[At.ROUNDS] = state.round_n / st.ROUNDS
    out[At.TURNS] = state.turn / state.option[Opt.TURN_GUARD]
    out[At.PLAYERS] = players / st.PLAYERS
    for i in range(Opt.TURN_GUARD - Opt.FIXED_DEALER):
        out[At.OPTIONS + i] = state.option[Opt.FIXED_DEALER + i]


@compiled
def encode_seat(state: State, observer: int, relative: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the player who sits this many places after the observer."""
    seat = (observer + relative) % int(state.option[Opt.PLAYERS])
    out[At.POINTS + relative] = points(state, seat) / deck.HIGHEST
    out[At.KNOCKED + relative] = 1.0 if state.knocker == seat else 0.0
    out[At.DEALER + relative] = 1.0 if state.dealer == seat else 0.0
    out[At.DECIDES + relative] = 1.0 if actor(state) == seat else 0.0


@compiled
def encode_card(state: State, observer: int, relative: int, slot: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of a card in that player's row."""
    players = int(state.option[Opt.PLAYERS])
    seat, at = (observer + relative) % players, relative * st.SLOTS + slot
    known = int(state.known[seat, slot])
    if state.row[seat, slot] >= 0:
        out[At.ROWS + at * deck.FACES + int(state.row[seat, slot])] = 1.0
    for other in range(players):
        out[At.KNOWN_BY + at * st.PLAYERS + other] = known >> (observer + other) % players & 1
    out[At.PLAIN + at] = state.plain[seat, slot]
    out[At.STAYED + at] = int(state.stayed[seat]) >> slot & 1
    if rounds_over(state) > state.round_n:
        out[At.FRESH + at] = 1.0
    elif known >> observer & 1:
        seen = max(0, remembered(state, seat, slot, observer) - st.BEFORE)
        out[At.FRESH + at] = 1.0 / (1 + int(state.turn) - seen)


@compiled
def encode_question(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the decision, and what the observer is looking at."""
    kind = top(state, KIND)
    out[At.QUESTION + int(kind)] = 1.0
    if kind == Frame.DRAWN:
        out[At.DRAWN_AS + int(top(state, A))] = 1.0
    elif kind == Frame.SWAPPING:
        out[At.SWAPPING + int(top(state, A))] = 1.0
    looking = glimpse(state, observer)
    for slot in range(st.SLOTS):
        out[At.LOOKING + slot] = looking >> slot & 1

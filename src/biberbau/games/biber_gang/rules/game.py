"""The rules of Biber Gang, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``why``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill``
and ``encode`` are the contract with the rest of the project; the others are the game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS, Events, tell, tell_card, tell_open
from ....kernel.rng import Rng, below, shuffle
from ....kernel.stack import KIND, SEAT, A, actor, pop, top
from . import actions as act
from . import deck
from . import state as st
from .observation_spec import OPTION_PER, At
from .options import Exhausted, Opt
from .reasons import Why
from .state import Ev, Frame, Origin, State

__all__ = [
    "actor",
    "apply",
    "conceal",
    "deal",
    "encode",
    "fill",
    "legal",
    "rounds_over",
    "scores",
    "why",
    "winners",
]

# ------------------------------------------------------------------------------------------------- displays, piles


@compiled
def is_up(state: State, seat: int, slot: int) -> bool:
    """Whether a card of a display lies face up."""
    return int(state.up[seat]) >> slot & 1 == 1


@compiled
def shows_beaver(state: State, seat: int, slot: int) -> bool:
    """Whether a beaver lies face up in a slot."""
    return state.display[seat, slot] == deck.BEAVER and is_up(state, seat, slot)


@compiled
def left_down(state: State, seat: int) -> int:
    """Bitmask of the slots that lie face down and are not chosen to be turned up."""
    return st.ALL_UP & ~int(state.up[seat] | state.chosen[seat])


@compiled
def partner_up(state: State, seat: int, slot: int) -> int:
    """The face-up card directly above or below a slot, NONE while that one lies face down."""
    other = slot ^ st.COLUMNS
    return int(state.display[seat, other]) if is_up(state, seat, other) else NONE


@compiled
def ask(state: State, kind: int, seat: int, a: int) -> None:
    """What is to be decided next: one frame, the only one."""
    state.stack[0, KIND] = kind
    state.stack[0, SEAT] = seat
    state.stack[0, A] = a
    state.depth = 1


@compiled
def turn_up(state: State, seat: int, slot: int, first: int, events: Events) -> None:
    """Turn a card of a display face up; ``first``: 1 when it is one of the two to begin with."""
    card = int(state.display[seat, slot])
    state.up[seat] |= np.uint8(1 << slot)
    no_longer_down(state, card)
    tell_card(events, Ev.TURNS_UP, seat=seat, card=card, a=slot, b=first, seen=ALL_SEATS, knew=0)


@compiled
def no_longer_down(state: State, card: int) -> None:
    """One face-down card fewer: it was turned up, or is discarded."""
    if state.reshuffled == 1:
        state.face_down -= 1 << 4 * card


@compiled
def put_on_pile(state: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    state.pile[state.pile_n] = card
    state.pile_n += 1


@compiled
def take_from_deck(state: State) -> int:
    """The deck's top card."""
    n = state.deck_n - 1
    card = state.deck[n]
    state.deck[n] = NONE
    state.deck_n = n
    return card


# ----------------------------------------------------------------------------------------- setting up the game


@compiled
def copies_of(state: State, face: int) -> int:
    """How many cards of a face the chosen deck has."""
    if face == deck.BEAVER:
        return int(state.option[Opt.BEAVERS])
    return int(state.option[Opt.COPIES]) if face <= state.option[Opt.HIGHEST] else 0


@compiled
def cards_in_all(state: State) -> int:
    """How many cards the chosen deck has."""
    numbers = (int(state.option[Opt.HIGHEST]) + 1) * int(state.option[Opt.COPIES])
    return numbers + int(state.option[Opt.BEAVERS])


@compiled
def start_round(state: State, rng: Rng, events: Events) -> None:
    """Shuffle all cards (G31), deal eight face down to each, start the discard pile with the deck's top card."""
    n = 0
    for face in range(deck.FACES):
        for _ in range(copies_of(state, face)):
            state.deck[n] = face
            n += 1
    for i in range(deck.CARDS):
        state.pile[i] = NONE
        if i >= n:
            state.deck[i] = NONE
    state.deck_n = n
    state.pile_n = 0
    shuffle(state.deck, n, rng)
    state.closer = NONE
    state.turns = 0
    state.reshuffled = 0
    state.face_down = 0
    tell(events, Ev.ROUND_STARTS, a=state.round_n)
    for seat in range(state.option[Opt.PLAYERS]):
        state.up[seat] = 0
        for slot in range(st.SLOTS):
            state.display[seat, slot] = take_from_deck(state)
    put_on_pile(state, take_from_deck(state))
    tell_card(events, Ev.OPENS_PILE, card=state.pile[0], seen=ALL_SEATS, knew=0)
    ask(state, Frame.CHOOSE_FLIPS, 0, 0)


@compiled
def deal(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin the first of five rounds. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(st.PLAYERS):
        for slot in range(st.SLOTS):
            state.display[seat, slot] = NONE
    state.drawn = NONE
    start_round(state, rng, events)


@compiled
def choose_flip(state: State, slot: int, rng: Rng, events: Events) -> None:
    """One of the two cards that a player turns over to begin with: kept secret until all have chosen (G3)."""
    seat = actor(state)
    count = state.stack[0, A] + 1
    state.chosen[seat] |= np.uint8(1 << slot)
    tell(events, Ev.CHOOSES, seat=seat, a=count)
    if count < st.FIRST_FLIPS:
        ask(state, Frame.CHOOSE_FLIPS, seat, count)
    elif seat + 1 < state.option[Opt.PLAYERS]:
        ask(state, Frame.CHOOSE_FLIPS, seat + 1, 0)
    else:
        turn_up_together(state, events)
        begin_turn(state, who_begins(state, rng, events), rng, events)


@compiled
def turn_up_together(state: State, events: Events) -> None:
    """All players' chosen cards are turned up at once."""
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if int(state.chosen[seat]) >> slot & 1:
                turn_up(state, seat, slot, 1, events)
        state.chosen[seat] = 0


@compiled
def first_sum(state: State, seat: int) -> int:
    """Sum of a player's face-up cards; a beaver is worth its face-up partner, alone or beside a beaver nothing (G2)."""
    total = 0
    for slot in range(st.SLOTS):
        if is_up(state, seat, slot):
            card = int(state.display[seat, slot])
            if card == deck.BEAVER:
                card = partner_up(state, seat, slot)
            if 0 <= card < deck.NUMBERS:
                total += card
    return total


@compiled
def who_begins(state: State, rng: Rng, events: Events) -> int:
    """The player with the largest sum, in every round (G4); a tie is decided by lot (G1)."""
    best, count = -1, 0
    for seat in range(state.option[Opt.PLAYERS]):
        total = first_sum(state, seat)
        if total > best:
            best, count = total, 0
        if total == best:
            count += 1
    lot = below(rng, count) if count > 1 else 0
    first = 0
    for seat in range(state.option[Opt.PLAYERS]):
        if first_sum(state, seat) == best:
            if lot == 0:
                first = seat
            lot -= 1
    tell(events, Ev.BEGINS, seat=first, a=best, b=count)
    return first


# ------------------------------------------------------------------------------------------- playing the game


@compiled
def begin_turn(state: State, seat: int, rng: Rng, events: Events) -> None:
    """A player's turn begins with a draw, unless a round without end is scored as it lies (G27, G28)."""
    limit = int(state.option[Opt.TURN_LIMIT])
    if state.closer == NONE and state.turns >= limit * int(state.option[Opt.PLAYERS]):
        tell(events, Ev.LIMIT_ENDS, a=limit)
        end_round(state, events)
    elif state.deck_n == 0 and state.option[Opt.EXHAUSTED_DECK] == Exhausted.SCORE:
        tell(events, Ev.DECK_ENDS)
        end_round(state, events)
    else:
        state.turns += 1
        ask(state, Frame.DRAW_CARD, seat, 0)


@compiled
def may_draw_from_deck(state: State) -> bool:
    """Unless the deck is empty and the discard pile's top card, which stays, is all that is left (G27)."""
    return state.deck_n > 0 or state.pile_n > 1


@compiled
def draw_from_deck(state: State, rng: Rng, events: Events) -> None:
    """Draw the deck's top card; its drawer alone sees it (G34)."""
    seat = actor(state)
    if state.deck_n == 0:
        reshuffle(state, rng, events)
    card = take_from_deck(state)
    state.drawn = card
    state.origin = Origin.DECK
    tell_card(events, Ev.DRAWS, seat=seat, card=card, seen=1 << seat, knew=0)
    ask(state, Frame.USE_CARD, seat, 0)


@compiled
def reshuffle(state: State, rng: Rng, events: Events) -> None:
    """The discard pile becomes the new deck when a card must be drawn from the empty one; its top card stays (G27).

    All have seen those cards, so everyone can tell which cards lie face down: those that lie nowhere else (G35).
    """
    state.face_down = unseen(state)
    state.reshuffled = 1
    last = state.pile_n - 1
    for i in range(last):
        state.deck[i] = state.pile[i]
        state.pile[i] = NONE
    state.deck_n = last
    state.pile[0] = state.pile[last]
    state.pile[last] = NONE
    state.pile_n = 1
    shuffle(state.deck, last, rng)
    tell(events, Ev.RESHUFFLES, a=last)


@compiled
def take_from_pile(state: State, events: Events) -> None:
    """Draw the top card of the discard pile, which may be a beaver (G17)."""
    seat = actor(state)
    n = state.pile_n - 1
    card = state.pile[n]
    state.drawn = card
    state.pile[n] = NONE
    state.pile_n = n
    state.origin = Origin.PILE
    tell_open(events, Ev.TAKES, seat=seat, card=card)
    ask(state, Frame.USE_CARD, seat, 0)


@compiled
def matches(state: State, seat: int, slot: int) -> bool:
    """Whether the drawn card has the value of the face-up beaver in that slot: that of its face-up partner (G12)."""
    if not shows_beaver(state, seat, slot) or state.drawn == deck.BEAVER:
        return False
    return partner_up(state, seat, slot) == state.drawn


@compiled
def is_locked(state: State, seat: int, slot: int) -> bool:
    """A pair of two face-up beavers may not be swapped out (G16)."""
    return shows_beaver(state, seat, slot) and partner_up(state, seat, slot) == deck.BEAVER


@compiled
def gives_way(state: State, seat: int, slot: int) -> bool:
    """By option a beaver may be swapped only for a card that matches it (G8); all other cards for any."""
    if state.option[Opt.BEAVER_SWAP_OUT] == 1 or not shows_beaver(state, seat, slot):
        return True
    return matches(state, seat, slot)


@compiled
def may_be_discarded(state: State) -> bool:
    """The drawn card may go to the discard pile; by option not if it was taken from there (G5, G6)."""
    return state.origin == Origin.DECK or state.option[Opt.DISCARD_TAKE_MUST_SWAP] == 0


@compiled
def knew_drawn(state: State, seat: int) -> int:
    """Who knows the drawn card."""
    return 1 << seat if state.origin == Origin.DECK else ALL_SEATS


@compiled
def swap_out(state: State, seat: int, slot: int, card: int, events: Events) -> None:
    """What lay in a slot, seen or not, goes face up to the discard pile (G33); ``card`` lies face up there now."""
    old = int(state.display[seat, slot])
    down = 0 if is_up(state, seat, slot) else 1
    if down == 1:
        no_longer_down(state, old)
    put_on_pile(state, old)
    state.display[seat, slot] = card
    state.up[seat] |= np.uint8(1 << slot)
    knew = 0 if down else ALL_SEATS
    tell_card(events, Ev.DISCARDS, seat=seat, card=old, a=slot, b=down, seen=ALL_SEATS, knew=knew)


@compiled
def place(state: State, slot: int, rng: Rng, events: Events) -> None:
    """Actions 1 and 2: swap the drawn card for one of the display; a beaver that it matches swims instead (G9)."""
    seat = actor(state)
    card = int(state.drawn)
    down = 0 if is_up(state, seat, slot) else 1
    knew = knew_drawn(state, seat)
    tell_card(events, Ev.PLACES, seat=seat, card=card, a=slot, b=down, seen=ALL_SEATS, knew=knew)
    if matches(state, seat, slot):
        state.display[seat, slot] = card
        state.drawn = deck.BEAVER
        state.origin = Origin.DISPLAY
        ask(state, Frame.SWIM_TO, seat, slot)
    else:
        swap_out(state, seat, slot, card, events)
        end_turn(state, seat, rng, events)


@compiled
def swim(state: State, slot: int, rng: Rng, events: Events) -> None:
    """The beaver swims to a face-down card of its owner's display (G11), which goes to the discard pile."""
    seat = actor(state)
    tell_open(events, Ev.SWIMS, seat=seat, card=deck.BEAVER, a=state.stack[0, A], b=slot)
    swap_out(state, seat, slot, deck.BEAVER, events)
    end_turn(state, seat, rng, events)


@compiled
def discard(state: State, events: Events) -> None:
    """Actions 3 and 4 begin alike: put the drawn card on the discard pile."""
    seat = actor(state)
    card, knew = int(state.drawn), knew_drawn(state, seat)
    put_on_pile(state, card)
    state.drawn = NONE
    state.origin = Origin.NOWHERE
    tell_card(events, Ev.DISCARDS, seat=seat, card=card, a=NONE, b=0, seen=ALL_SEATS, knew=knew)
    ask(state, Frame.TURN_ONE, seat, 0)


@compiled
def is_last(down: int) -> bool:
    """Whether only one card is left face down, ``down`` being the bitmask: then action 4 is possible."""
    return down & (down - 1) == 0


@compiled
def leave(state: State, rng: Rng, events: Events) -> None:
    """Action 4: the only card that is left face down stays so."""
    seat = actor(state)
    last = 0
    for slot in range(st.SLOTS):
        if not is_up(state, seat, slot):
            last = slot
    tell(events, Ev.LEAVES, seat=seat, a=last)
    end_turn(state, seat, rng, events)


@compiled
def end_turn(state: State, seat: int, rng: Rng, events: Events) -> None:
    """Clockwise to the next player; once one has no face-down card, each of the others has one last turn (G24, G25)."""
    state.drawn = NONE
    state.origin = Origin.NOWHERE
    if state.up[seat] == st.ALL_UP and state.closer == NONE:
        state.closer = seat
        tell(events, Ev.CLOSES, seat=seat)
    following = seat + 1
    if following == state.option[Opt.PLAYERS]:
        following = 0
    if following == state.closer:
        end_round(state, events)
    else:
        begin_turn(state, following, rng, events)


# ------------------------------------------------------------------------------------------------------- decisions


@compiled
def legal(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    mask[:] = 0
    if state.depth == 0:
        return 0
    kind, seat = state.stack[0, KIND], state.stack[0, SEAT]
    count = 0
    if kind == Frame.DRAW_CARD:
        if may_draw_from_deck(state):
            mask[act.DRAW] = 1
            count += 1
        mask[act.DRAW + 1] = 1
        return count + 1
    if kind == Frame.USE_CARD:
        for slot in range(st.SLOTS):
            if not is_locked(state, seat, slot) and gives_way(state, seat, slot):
                mask[act.PLACE + slot] = 1
                count += 1
        if may_be_discarded(state):
            mask[act.DISCARD] = 1
            count += 1
        return count
    if kind == Frame.LOOK_BACK:
        mask[act.NEXT] = 1
        return 1
    down = left_down(state, seat)
    first = act.SWIM if kind == Frame.SWIM_TO else act.FLIP
    for slot in range(st.SLOTS):
        if down >> slot & 1:
            mask[first + slot] = 1
            count += 1
    if kind == Frame.TURN_ONE and is_last(down):
        mask[act.LEAVE] = 1
        count += 1
    return count


@compiled
def why(state: State, action: int) -> Why:
    """The rule that forbids an action to the seat that decides."""
    kind = top(state, KIND)
    if action == act.NEXT:
        return Why.LEGAL if kind == Frame.LOOK_BACK else Why.ROUND_NOT_COUNTED
    if kind == Frame.LOOK_BACK or (kind == Frame.CHOOSE_FLIPS and action >= act.DRAW):
        return Why.DECIDES_OTHERWISE
    if action < act.DRAW:
        return why_flip(state, kind, action - act.FLIP)
    if action < act.PLACE:
        return why_draw(state, kind, action)
    if action <= act.DISCARD:
        return why_use(state, kind, action)
    return why_leave(state, kind) if action == act.LEAVE else why_swim(state, kind, action - act.SWIM)


@compiled
def why_flip(state: State, kind: int, slot: int) -> Why:
    """Face-down cards are turned over to begin with, and after a discard."""
    if kind == Frame.DRAW_CARD:
        return Why.DRAW_FIRST
    if kind != Frame.CHOOSE_FLIPS and kind != Frame.TURN_ONE:
        return Why.DISCARD_AND_TURN
    if left_down(state, actor(state)) >> slot & 1:
        return Why.LEGAL
    return Why.PICKED_ALREADY if kind == Frame.CHOOSE_FLIPS else Why.FACE_UP_ALREADY


@compiled
def why_draw(state: State, kind: int, action: int) -> Why:
    """A turn begins with one card, from the deck if there is one."""
    if kind != Frame.DRAW_CARD:
        return Why.DRAWN_ALREADY
    return Why.LEGAL if action != act.DRAW or may_draw_from_deck(state) else Why.NOTHING_TO_SHUFFLE


@compiled
def why_use(state: State, kind: int, action: int) -> Why:
    """The drawn card is swapped or discarded."""
    if kind == Frame.DRAW_CARD:
        return Why.DRAW_FIRST
    if kind != Frame.USE_CARD:
        return Why.DECIDES_OTHERWISE
    if action < act.DISCARD:
        return why_place(state, action - act.PLACE)
    return Why.LEGAL if may_be_discarded(state) else Why.MUST_SWAP


@compiled
def why_place(state: State, slot: int) -> Why:
    """Any card may be swapped for the drawn one, but not every beaver."""
    seat = actor(state)
    if is_locked(state, seat, slot):
        return Why.LOCKED
    if gives_way(state, seat, slot):
        return Why.LEGAL
    return Why.BEAVER_WAITS if partner_up(state, seat, slot) == NONE else Why.BEAVER_STAYS


@compiled
def why_leave(state: State, kind: int) -> Why:
    """After a discard the last face-down card may stay so."""
    if not is_last(left_down(state, actor(state))):
        return Why.NOT_THE_LAST
    if kind == Frame.DRAW_CARD:
        return Why.DRAW_FIRST
    if kind == Frame.USE_CARD:
        return Why.DISCARD_AND_LEAVE
    return Why.LEGAL if kind == Frame.TURN_ONE else Why.DECIDES_OTHERWISE


@compiled
def why_swim(state: State, kind: int, slot: int) -> Why:
    """A beaver that was swapped for a card of its value swims to a face-down card."""
    if kind != Frame.SWIM_TO:
        return Why.SWIMS_FOR_ITS_VALUE
    return Why.LEGAL if left_down(state, actor(state)) >> slot & 1 else Why.SWIMS_TO_FACE_DOWN


@compiled
def apply(state: State, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    if action == act.DRAW:
        draw_from_deck(state, rng, events)
    elif action == act.DRAW + 1:
        take_from_pile(state, events)
    elif action == act.DISCARD:
        discard(state, events)
    elif action == act.LEAVE:
        leave(state, rng, events)
    elif action == act.NEXT:
        go_on(state, rng, events)
    elif action >= act.SWIM:
        swim(state, action - act.SWIM, rng, events)
    elif action >= act.PLACE:
        place(state, action - act.PLACE, rng, events)
    elif state.stack[0, KIND] == Frame.CHOOSE_FLIPS:
        choose_flip(state, action - act.FLIP, rng, events)
    else:
        seat = actor(state)
        turn_up(state, seat, action - act.FLIP, 0, events)
        end_turn(state, seat, rng, events)


# --------------------------------------------------------------------------------------------- the end of a round


@compiled
def end_round(state: State, events: Events) -> None:
    """Turn over what still lies face down, and count; after the fifth round the game is over."""
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if not is_up(state, seat, slot):
                card = state.display[seat, slot]
                tell_card(events, Ev.REVEALS, seat=seat, card=card, a=slot, seen=ALL_SEATS, knew=0)
        state.up[seat] = st.ALL_UP
    state.reshuffled = 0
    state.face_down = 0
    for seat in range(state.option[Opt.PLAYERS]):
        extra = bonus(pairs(state, seat))
        total = column_points(state, seat) + extra
        state.points[state.round_n, seat] = total
        tell(events, Ev.SCORES, seat=seat, a=total, b=extra)
    state.round_n += 1
    if state.round_n == deck.ROUNDS:
        tell(events, Ev.GAME_ENDS)
        pop(state)
    else:
        ask(state, Frame.LOOK_BACK, 0, 0)


@compiled
def go_on(state: State, rng: Rng, events: Events) -> None:
    """Everybody looks at the displays and the scores before the cards are shuffled for the next round."""
    seat = actor(state)
    tell(events, Ev.GOES_ON, seat=seat)
    if seat + 1 < state.option[Opt.PLAYERS]:
        ask(state, Frame.LOOK_BACK, seat + 1, 0)
    else:
        start_round(state, rng, events)


@compiled
def column_points(state: State, seat: int) -> int:
    """Points of a display whose cards all lie face up, without bonus: 0 for a pair, which a beaver always makes (G19)."""
    total = 0
    for column in range(st.COLUMNS):
        upper, lower = int(state.display[seat, column]), int(state.display[seat, column + st.COLUMNS])
        if upper != lower and upper != deck.BEAVER and lower != deck.BEAVER:
            total += upper + lower
    return total


@compiled
def pairs(state: State, seat: int) -> int:
    """How many matching pairs of each face a display has: four bits a face, beaver pairs under BEAVER."""
    counts = 0
    for column in range(st.COLUMNS):
        upper, lower = int(state.display[seat, column]), int(state.display[seat, column + st.COLUMNS])
        if upper == lower or lower == deck.BEAVER:
            counts += 1 << 4 * upper
        elif upper == deck.BEAVER:
            counts += 1 << 4 * lower
    return counts


@compiled
def bonus(counts: int) -> int:
    """Points for pairs of the same value, each value by itself (G21); beaver pairs take the value that is best (G20)."""
    for _ in range(counts >> 4 * deck.BEAVER):
        best, gain = 0, 1
        for value in range(deck.NUMBERS):
            count = counts >> 4 * value & 15
            change = int(deck.BONUS[count + 1]) - int(deck.BONUS[count])
            if change < gain:
                best, gain = value, change
        counts += (1 << 4 * best) - (1 << 4 * deck.BEAVER)
    total = 0
    for value in range(deck.NUMBERS):
        total += int(deck.BONUS[counts >> 4 * value & 15])
    return total


@compiled
def score(state: State, seat: int) -> int:
    """A player's points over all rounds that are scored."""
    total = 0
    for i in range(state.round_n):
        total += int(state.points[i, seat])
    return total


@compiled
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``: the fewer, the better."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = score(state, seat)


@compiled
def rounds_over(state: State) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n)


@compiled
def winners(state: State) -> int:
    """Bitmask of the seats that lead (at the end: that win) with the fewest points; equals share (G30)."""
    best, mask = 1_000_000, 0
    for seat in range(state.option[Opt.PLAYERS]):
        total = score(state, seat)
        if total < best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------------------------------------------- information


@compiled
def conceal(state: State, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    for i in range(state.deck_n):
        state.deck[i] = UNKNOWN
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer:
            state.chosen[seat] = 0
        for slot in range(st.SLOTS):
            if not is_up(state, seat, slot):
                state.display[seat, slot] = UNKNOWN
    if state.origin == Origin.DECK and actor(state) != observer:
        state.drawn = UNKNOWN


@compiled
def unseen(state: State) -> int:
    """How many cards of each face a concealed state leaves open: four bits a face."""
    counts = 0
    for face in range(deck.FACES):
        counts += copies_of(state, face) << 4 * face
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if is_up(state, seat, slot):
                counts -= 1 << 4 * int(state.display[seat, slot])
    for i in range(state.pile_n):
        counts -= 1 << 4 * int(state.pile[i])
    if state.drawn >= 0:
        counts -= 1 << 4 * int(state.drawn)
    return counts


@compiled
def shuffle_into_deck(state: State, counts: int, rng: Rng) -> int:
    """Put ``counts`` cards of each face (four bits a face) in the deck's place and shuffle them; returns how many."""
    n = 0
    for face in range(deck.FACES):
        for _ in range(counts >> 4 * face & 15):
            state.deck[n] = face
            n += 1
    shuffle(state.deck, n, rng)
    return n


@compiled
def fill(state: State, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    After a reshuffle it is known which cards lie face down: these are dealt among themselves, and what is left is the
    deck with the card that was drawn from it (G35).
    """
    counts = unseen(state)
    n = shuffle_into_deck(state, int(state.face_down) if state.reshuffled == 1 else counts, rng)
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if not is_up(state, seat, slot):
                n -= 1
                state.display[seat, slot] = state.deck[n]
                state.deck[n] = NONE
    if state.reshuffled == 1:
        n = shuffle_into_deck(state, counts - int(state.face_down), rng)
    if state.drawn == UNKNOWN:
        n -= 1
        state.drawn = state.deck[n]
        state.deck[n] = NONE
    if state.depth > 0 and state.stack[0, KIND] == Frame.CHOOSE_FLIPS:
        fill_chosen(state, observer, rng)


@compiled
def fill_chosen(state: State, observer: int, rng: Rng) -> None:
    """What the others have chosen to turn up may be any of their cards."""
    acting = actor(state)
    for seat in range(acting + 1):
        if seat != observer:
            count = st.FIRST_FLIPS if seat < acting else int(state.stack[0, A])
            for _ in range(count):
                free = below(rng, st.SLOTS - 1) if state.chosen[seat] else below(rng, st.SLOTS)
                if int(state.chosen[seat]) >> free & 1:
                    free = st.SLOTS - 1
                state.chosen[seat] |= np.uint8(1 << free)


@compiled
def encode(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players, counts = int(state.option[Opt.PLAYERS]), unseen(state)
    for relative in range(players):
        encode_seat(state, (observer + relative) % players, relative, out)
    if state.drawn != NONE:
        out[At.DRAWN_UNSEEN if state.drawn == UNKNOWN else At.DRAWN + int(state.drawn)] = 1.0
        out[At.ORIGIN + int(state.origin) - Origin.DECK] = 1.0
    if state.pile_n > 0:
        out[At.TOP + int(state.pile[state.pile_n - 1])] = 1.0
    for face in range(deck.FACES):
        out[At.UNSEEN + face] = (counts >> 4 * face & 15) / 8.0
        out[At.FACE_DOWN + face] = (int(state.face_down) >> 4 * face & 15) / 8.0
    for slot in range(st.SLOTS):
        out[At.CHOSEN + slot] = int(state.chosen[observer]) >> slot & 1
    if state.depth > 0:
        out[At.QUESTION + int(state.stack[0, KIND])] = 1.0
        out[At.QUESTION_NUMBER] = state.stack[0, A] / 8.0
    out[At.DECK_SIZE] = state.deck_n / 108.0
    out[At.PILE_SIZE] = state.pile_n / 108.0
    out[At.ROUNDS] = state.round_n / 5.0
    out[At.TURNS] = state.turns / 100.0
    for i in range(OPTION_PER.shape[0]):
        out[At.OPTIONS + i] = state.option[i] / OPTION_PER[i]
    out[At.RESHUFFLED] = state.reshuffled


@compiled
def encode_seat(state: State, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the player who sits this many places after the observer."""
    for slot in range(st.SLOTS):
        face = int(state.display[seat, slot]) if is_up(state, seat, slot) else deck.FACES
        out[At.DISPLAYS + (relative * st.SLOTS + slot) * (deck.FACES + 1) + face] = 1.0
    out[At.CLOSER + relative] = 1.0 if seat == state.closer else 0.0
    out[At.DECIDES + relative] = 1.0 if state.depth > 0 and seat == actor(state) else 0.0
    out[At.POINTS + relative] = score(state, seat) / 100.0

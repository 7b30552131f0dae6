"""Rules of Frantic, part 5: dealing, whose turn it is, how a round and the game end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.bag import draw, shuffle_singles
from ....kernel.cards import NONE
from ....kernel.events import ALL_SEATS, Events, tell, tell_card
from ....kernel.rng import Rng, below
from ....kernel.stack import SEAT, A, B, pop, set_top, top
from . import deck
from . import state as st
from .events import all_events
from .hands import after, empty_hands, gain, is_in, show_hand
from .known import goes_back
from .lacks import forget_lacks
from .matching import lay_on_pile
from .options import Length, Opt, Scoring
from .state import Ev, Frame, Over, State
from .types import apart, once, push

# -------------------------------------------------------------------------------------------------------------- turns


@once
def emptied(state: State) -> int:
    """Bitmask of the seats whose hand is empty; option ``any_empty_hand`` off: by laying cards down (F30)."""
    empty = empty_hands(state)
    return empty if state.option[Opt.ANY_EMPTY_HAND] == 1 else empty & ~int(state.robbed)


@once
def last_chance(state: State, empty: int) -> int:
    """Who triggers an event because their hand has got empty: each emptying counts once (F105); NONE if nobody does.

    The sentence about the last card stands alone: a stack that is used up as well changes nothing, but by option (F144).
    """
    due = empty & ~int(state.chanced) & ~int(state.chance_safe)
    if state.last_chance == 1 and (state.over == 0 or state.option[Opt.CHANCE_AT_EXHAUSTION] == 1):
        for step in range(state.option[Opt.PLAYERS]):
            seat = after(state, int(state.seat), step)
            if is_in(due, seat):
                return seat
    return NONE


@once
def end_play(state: State, events: Events) -> None:
    """What was played has taken effect: does the round end (F29)? Last Chance's event comes before Nice Try (F106).

    An empty hand comes before a used-up stack (F77), but after what ends the round by itself.
    """
    empty = emptied(state)
    if state.over > Over.EXHAUSTED or (state.over != 0 and empty == 0):
        end_round(state, events)
    elif empty == 0:
        next_turn(state, events)
    else:
        seat = last_chance(state, empty)
        if seat != NONE:
            state.chanced = int(state.chanced) | 1 << seat
            push(state, Frame.EVENTS, seat, 1, 0)
        elif top(state, A) == 0:
            push(state, Frame.ASK_NICE, 0, 0, 0)
        else:
            end_round(state, events)


@once
def next_turn(state: State, events: Events) -> None:
    """The next player who is not skipped; a Time Bomb goes off when somebody would have a fourth turn.

    Option ``countered_acts_again``: after a Counterattack it is the turn of the player of the countered card (F44).
    """
    seat = after(state, int(state.seat), 1 - int(top(state, B)))
    set_top(state, B, 0)
    while is_in(state.skipped, seat):
        state.skipped = int(state.skipped) & ~(1 << seat)
        tell(events, Ev.IS_SKIPPED, seat=seat)
        seat = after(state, seat, 1)
    state.seat = seat
    state.stack[0, SEAT] = seat
    if state.bomb == 1 and not is_in(state.bomb_safe, seat):
        if state.bomb_left[seat] == 0:
            state.over = Over.TIME_BOMB
            end_round(state, events)
            return
        state.bomb_left[seat] -= 1
        tell(events, Ev.TICKS, seat=seat, a=state.bomb_left[seat])
    tell(events, Ev.TURNS, seat=seat)
    push(state, Frame.TURN, seat, 0, 0)


# ------------------------------------------------------------------------------------------------------ end of a round


@once
def hand_points(state: State, seat: int) -> int:
    """What a hand counts."""
    total = 0
    for face in range(deck.FACES):
        total += int(state.hand[seat, face]) * int(deck.POINTS_OF[face])
    return total


@once
def counts(state: State, seat: int, finished: int) -> int:
    """What the round counts for a seat; ``finished``: bitmask of those who have got rid of all cards.

    Doomsday: 50 instead of the hand (F91, F92). Whom Lucky Bastard protects from what ended the round scores 0 (F139).
    Time Bomb: who finished 10 less, the others 10 more; when nobody did, all double (F126-F128).
    A protected hand just counts then.
    """
    if state.over == Over.DOOMSDAY:
        return 0 if is_in(state.spared, seat) else 50
    if is_in(state.spared, seat) or (state.over == Over.TIME_BOMB and is_in(state.bomb_safe, seat)):
        return 0
    points = hand_points(state, seat)
    if state.bomb == 1 and not is_in(state.bomb_safe, seat):
        if finished == 0:
            points *= 2
        else:
            points += -10 if is_in(finished, seat) else 10
    return points


@apart
def end_round(state: State, events: Events) -> None:
    """All show their cards, and what they count is written down; without a sheet the fewest points win the round."""
    players, finished, fewest = int(state.option[Opt.PLAYERS]), emptied(state), 1 << 20
    pop(state)
    tell(events, Ev.ROUND_ENDS, seat=state.seat, a=state.over)
    for seat in range(players):
        show_hand(state, seat, events)
    for seat in range(players):
        points = counts(state, seat, finished)
        state.round_points[seat] = points
        fewest = min(fewest, points)
    for seat in range(players):
        points = int(state.round_points[seat])
        if state.option[Opt.SCORING] == Scoring.SHEET:
            state.points[seat] += points
        elif points == fewest:
            state.points[seat] += 1
        tell(events, Ev.SCORES, seat=seat, a=points, b=state.points[seat])
    if is_last_round(state):
        tell(events, Ev.GAME_ENDS)
    else:
        push(state, Frame.DEAL_NEXT, after(state, next_dealer(state), 1), 0, 0)


@once
def limit(state: State) -> int:
    """The points that end the game: by players and length, or the number agreed on."""
    length, few = int(state.option[Opt.LENGTH]), state.option[Opt.PLAYERS] <= 4
    if length == Length.SHORT:
        return 137 if few else 113
    if length == Length.MEDIUM:
        return 154 if few else 137
    if length == Length.LONG:
        return 179 if few else 154
    return int(state.option[Opt.LIMIT])


@once
def is_last_round(state: State) -> bool:
    """Whether somebody has reached the limit, or exceeded it by option (F136); without a sheet, all rounds are played."""
    if state.option[Opt.SCORING] == Scoring.NONE:
        return bool(state.round_n + 1 == state.option[Opt.ROUNDS])
    most = -(1 << 20)
    for seat in range(state.option[Opt.PLAYERS]):
        most = max(most, int(state.points[seat]))
    return most >= limit(state) + state.option[Opt.LIMIT_ENDS]


@once
def next_dealer(state: State) -> int:
    """Who got the most points in this round; among equals the nearest to the old dealer's right (F2, F138)."""
    dealer, most = 0, -1000
    for step in range(1, int(state.option[Opt.PLAYERS]) + 1):
        seat = after(state, int(state.dealer), step)
        if state.round_points[seat] > most:
            dealer, most = seat, int(state.round_points[seat])
    return dealer


@once
def deals_next(state: State) -> bool:
    """Whether who is looking at the counted hands deals the next round."""
    return bool(top(state, SEAT) == next_dealer(state))


@once
def look_back(state: State) -> None:
    """Everybody looks at the open hands; the next dealer is asked last."""
    seat = int(top(state, SEAT))
    pop(state)
    push(state, Frame.DEAL_NEXT, after(state, seat, 1), 0, 0)


# -------------------------------------------------------------------------------------------------------- preparation


@apart
def clear_table(state: State) -> None:
    """Nothing lies anywhere, and no event is in force; all cards are in the stack."""
    state.deck_n = 0
    for face in range(deck.FACES):
        count = deck.COPIES[state.option[Opt.DECK], face]
        state.deck[face] = count
        state.deck_n += count
    for seat in range(st.PLAYERS):
        forget_lacks(state, seat)
    state.loose[:] = 0
    state.loose_n = 0
    state.loose_faces = 0
    state.loose_at = 0
    state.sunk = 0
    state.room[:] = 0
    state.discard[:] = 0
    state.pack[:] = NONE
    state.aside[:] = NONE
    state.hand[:] = 0
    state.hand_n[:] = 0
    state.known[:] = 0
    state.holder[:] = 0
    state.told[:] = ALL_SEATS
    state.bomb_left[:] = 0
    state.round_points[:] = 0
    state.offer[:] = NONE
    state.pack_n = 0
    state.top = NONE
    state.colour = NONE
    state.number = 0
    state.symbol = 0
    state.last_colour = NONE
    state.skipped = 0
    state.shield = 0
    state.heir = 0
    state.heir_n = 0
    state.events_left = all_events(state)
    state.events_seen = 0
    state.bomb = 0
    state.bomb_safe = 0
    state.last_chance = 0
    state.chance_safe = 0
    state.chanced = 0
    state.plus_one = 0
    state.plus_safe = 0
    state.robbed = 0
    state.over = 0
    state.spared = 0


@once
def draw_to_deal(state: State, rng: Rng) -> int:
    """A card of the full stack."""
    face = draw(state.deck, int(state.deck_n), rng)
    state.deck_n -= 1
    return face


@apart
def start_round(state: State, rng: Rng, events: Events) -> None:
    """Deal seven cards to each, and turn up the first card: it counts as played by the dealer (F3-F12).

    A Curse goes back into the stack (F9).
    """
    dealer = int(state.dealer)
    clear_table(state)
    shuffle_singles(rng)
    tell(events, Ev.ROUND_STARTS, seat=dealer, a=state.round_n + 1)
    for step in range(1, int(state.option[Opt.PLAYERS]) + 1):
        seat = after(state, dealer, step)
        for _ in range(st.HAND):
            face = draw_to_deal(state, rng)
            gain(state, seat, face, 1 << seat)
            tell_card(events, Ev.DEALS, seat=seat, card=face, seen=1 << seat, knew=0)
    face = draw_to_deal(state, rng)
    while face == deck.FACE_OF_KIND[deck.CURSE]:
        tell_card(events, Ev.PUTS_BACK, seat=dealer, card=face, seen=ALL_SEATS, knew=0)
        state.deck[face] += 1
        state.deck_n += 1
        goes_back(state, face)
        face = draw_to_deal(state, rng)
    tell_card(events, Ev.TURNS_UP, seat=dealer, card=face, seen=ALL_SEATS, knew=0)
    state.seat = dealer
    push(state, Frame.END_PLAY, dealer, 0, 0)
    lay_on_pile(state, dealer, face, 1, events)


@apart
def begin(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """The first round, with a random dealer (F2). ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for place in range(st.PLAYERS):
        state.at[place] = place
    state.dealer = below(rng, int(options[Opt.PLAYERS]))
    start_round(state, rng, events)


@once
def deal_next(state: State, rng: Rng, events: Events) -> None:
    """All have looked: the next round."""
    state.dealer = int(top(state, SEAT))
    pop(state)
    state.round_n += 1
    start_round(state, rng, events)

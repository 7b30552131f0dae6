"""Invariants of the stack of decisions: each frame by itself, and the frames that may lie on each other."""

from __future__ import annotations

import numpy as np

from ....kernel.compiled import compiled
from ....kernel.stack import KIND, SEAT, A, B
from ..rules import deck
from ..rules import state as st
from ..rules.events import all_events, why_not_about
from ..rules.hands import after, gambles_with_any, how_many_affected, is_in
from ..rules.matching import has_target
from ..rules.options import Opt
from ..rules.reasons import Why
from ..rules.state import Cards, Frame, State, Wish
from .wrong import Wrong

FRAMES = len(Frame)
"""The number of kinds of frames, from 1."""

ATTACKS = np.isin(np.arange(len(deck.KIND_NAMES)), deck.ATTACKS).astype(np.uint8)

# For each kind of frame, the kinds that may lie on it, whatever their numbers.
_LEADS_TO: dict[Frame, tuple[Frame, ...]] = {
    Frame.END_PLAY: (
        *(Frame.STRIKE, Frame.EXCHANGING, Frame.EVENTS, Frame.RESCUE, Frame.WISHING, Frame.TARGET),
        *(Frame.COUNTER, Frame.NICE, Frame.GIVING, Frame.STEALING, Frame.TURN, Frame.MIMIC, Frame.COLOURING),
    ),
    Frame.STRIKE: (Frame.STRIKE, Frame.COUNTER, Frame.TARGET, Frame.WISHING),
    Frame.TARGET: (Frame.WISHING,),
    Frame.EXCHANGING: (Frame.GIVING,),
    Frame.EVENTS: (Frame.UNCOVER, Frame.EVENT, Frame.CHOOSING_EVENT, Frame.CHOOSING_PERSON),
    Frame.UNCOVER: (Frame.LUCKY, Frame.ASK_LUCKY),
    Frame.ASK_LUCKY: (Frame.WISHING,),
    Frame.RESCUE: (Frame.WISHING,),
    Frame.EVENT: (
        *(Frame.LUCKY, Frame.ASK_LUCKY, Frame.CHOOSING_PERSON, Frame.GIVING, Frame.LAYING, Frame.DISCARDING),
        *(Frame.SCATTERING, Frame.BUYING, Frame.DARING, Frame.WATCHING),
    ),
}
LEADS_TO = np.zeros((len(Frame) + 1, len(Frame) + 1), dtype=np.uint8)
for _below, _kinds in _LEADS_TO.items():
    LEADS_TO[_below, list(_kinds)] = 1

# For each kind of frame that events bring about, those events.
_BROUGHT_BY: dict[Frame, tuple[int, ...]] = {
    Frame.LUCKY: (deck.EVENT_MANAGER,),
    Frame.ASK_LUCKY: (deck.EVENT_MANAGER,),
    Frame.CHOOSING_PERSON: (deck.DISTRIBUTOR, deck.SURPRISE_PARTY, deck.TRUST_FALL),
    Frame.GIVING: (deck.CROWDFUNDING, deck.SURPRISE_PARTY, deck.TRUST_FALL),
    Frame.LAYING: (deck.GAMBLING_MAN, deck.RUSSIAN_ROULETTE),
    Frame.DISCARDING: (deck.RECESSION, deck.SEPPUKU),
    Frame.SCATTERING: (deck.MERRY_CHRISTMAS,),
    Frame.BUYING: (deck.MARKET,),
    Frame.DARING: (deck.SEPPUKU,),
    Frame.WATCHING: (deck.ALL_SEEING_EYE,),
}
BROUGHT_BY = np.zeros((len(Frame) + 1, deck.ALL_EVENTS), dtype=np.uint8)
for _kind, _events in _BROUGHT_BY.items():
    BROUGHT_BY[_kind, list(_events)] = 1


@compiled
def look_at_frame(state: State, i: int) -> int:
    """Check one frame by itself."""
    kind, seat = int(state.stack[i, KIND]), int(state.stack[i, SEAT])
    a, b, players = int(state.stack[i, A]), int(state.stack[i, B]), int(state.option[Opt.PLAYERS])
    if not 0 <= seat < players or a < 0 or b < 0:
        return Wrong.FRAME
    good, most_a, most_b = True, 0, 0
    if kind == Frame.STRIKE or kind == Frame.COUNTER:
        most_a, most_b = deck.COLOUR_SWAP, 7 + 8 * 4
        good = (
            ATTACKS[a] == 1
            and b & 7 < players
            and b & 7 != seat
            and (b >> 3 > 0) == (a == deck.FANTASTIC_FOUR)
        )
    elif kind == Frame.EXCHANGING:
        most_b = players - 1
        good = b != seat
    elif kind == Frame.EVENTS:
        most_a = 100
    elif kind == Frame.ASK_LUCKY:
        most_a = players
        good = seat == 0
    elif kind == Frame.EVENT:
        most_a, most_b = deck.ALL_EVENTS - 1, 8 * st.PLAYERS if a == deck.CROWDFUNDING else players
        good = all_events(state) >> a & 1 == 1
    elif kind == Frame.TURN:
        most_a, most_b = 1, 1
        good = seat == state.seat
    elif kind == Frame.END_PLAY:
        most_b = int(state.option[Opt.COUNTERED_ACTS_AGAIN])
        good = seat == state.seat
    elif kind == Frame.WISHING:
        most_a, most_b = 2, 1
        good = b == 0 or a == Wish.MAY
    elif kind == Frame.COLOURING:
        most_a, most_b = 15, deck.COLOUR_SWAP
        good = a > 0 and b >= deck.SECOND_CHANCE
    elif kind == Frame.MIMIC:
        most_a = 1
    elif kind == Frame.TARGET:
        most_a, most_b = deck.COLOUR_SWAP, 9
        good = ATTACKS[a] == 1 and has_target(state, seat, a) and (b > 1) == (a == deck.FANTASTIC_FOUR)
    elif kind == Frame.LUCKY or kind == Frame.NICE:
        most_a = players - 1
        good = seat == after(state, state.seat, a) and state.hand_n[seat] > 0
    elif kind == Frame.GIVING:
        most_a, most_b = 2, 7 + 8 * Cards.ANY
        good = a > 0 and b & 7 < players and b & 7 != seat and state.hand_n[seat] > 0
    elif kind == Frame.STEALING:
        most_a, most_b = 2, players - 1
        good = a > 0 and b != seat and state.hand_n[b] > 0
    elif kind == Frame.DISCARDING:
        most_a, most_b = st.PLAYERS, 1
        good = a > 0 and state.hand_n[seat] > 0
    elif kind == Frame.LAYING:
        most_a = deck.ALL_EVENTS - 1
        any_card = a == deck.RUSSIAN_ROULETTE or (a == deck.GAMBLING_MAN and gambles_with_any(state))
        good = state.hand_n[seat] > 0 if any_card else a == deck.GAMBLING_MAN and state.last_colour >= 0
    elif kind == Frame.CHOOSING_PERSON:
        most_a, most_b = deck.ALL_EVENTS - 1, players
    elif kind == Frame.SCATTERING:
        most_b = how_many_affected(state) - 3
        good = state.hand_n[seat] > 0 and not is_in(state.shield, seat)
    elif kind == Frame.BUYING:
        good = state.aside_n > 0
    elif kind == Frame.CHOOSING_EVENT:
        most_a = deck.REPEAT
        good = a == deck.EVENT_MANAGER or (
            a == deck.REPEAT and int(state.events_seen) & ~(1 << deck.REPEAT) != 0
        )
    return Wrong.FINE if good and a <= most_a and b <= most_b else Wrong.FRAME


@compiled
def knows_hand(state: State, seat: int, other: int) -> bool:
    """Whether a seat knows every card of another's hand."""
    unknown = int(state.hand_n[other])
    for level in range(deck.CARDS):
        unknown -= int(state.holder[level] == other and is_in(state.known[level], seat))
    return unknown == 0


@compiled
def leads_to(state: State, i: int) -> bool:
    """Whether frame ``i`` may lie on the one below it."""
    below, kind = int(state.stack[i - 1, KIND]), int(state.stack[i, KIND])
    seat, a, b = int(state.stack[i, SEAT]), int(state.stack[i, A]), int(state.stack[i, B])
    starter, card = int(state.stack[i - 1, SEAT]), int(state.stack[i - 1, A])
    if LEADS_TO[below, kind] == 0:
        return False
    if below == Frame.EVENT:
        return comes_of_event(state, i)
    if below == Frame.STRIKE:
        return card == deck.FANTASTIC_FOUR and (kind == Frame.WISHING or a == card)
    if below == Frame.EXCHANGING:
        return seat == starter and b == int(state.stack[i - 1, B]) + 8 * Cards.EXCHANGE
    if kind == Frame.GIVING:
        return b >> 3 == Cards.GIFT
    if kind == Frame.STEALING:
        return knows_hand(state, seat, b)
    if kind == Frame.CHOOSING_PERSON and (a != deck.IDENTITY_THEFT or b > state.option[Opt.PLAYERS]):
        return False
    same = kind == Frame.TURN or kind == Frame.MIMIC or kind == Frame.COLOURING
    return seat == starter or not (same or below == Frame.TARGET or below == Frame.EVENTS)


@compiled
def comes_of_event(state: State, i: int) -> bool:
    """Whether frame ``i`` may lie on the event below it, and asks a seat that the event affects."""
    kind, seat = int(state.stack[i, KIND]), int(state.stack[i, SEAT])
    a, b, event = int(state.stack[i, A]), int(state.stack[i, B]), int(state.stack[i - 1, A])
    if BROUGHT_BY[kind, event] == 0:
        return False
    if kind == Frame.LUCKY or kind == Frame.ASK_LUCKY:
        return True
    if event != deck.CROWDFUNDING and (is_in(state.shield, seat) or state.stack[i - 1, B] == 0):
        return False
    if kind == Frame.CHOOSING_PERSON and event == deck.DISTRIBUTOR:
        return bool(a == event and seat == state.stack[i - 1, SEAT] and b < state.option[Opt.PLAYERS])
    if kind == Frame.CHOOSING_PERSON:
        return a == event and b == 0
    return b >> 3 == Cards.ANY if kind == Frame.GIVING else kind != Frame.LAYING or a == event


@compiled
def look_at_stack(state: State) -> int:
    """A round has its end at the bottom and a question on top; between rounds there is one question."""
    depth = int(state.depth)
    if depth < 0 or depth > st.DEPTH:
        return Wrong.STACK
    for i in range(depth, st.DEPTH):
        for j in range(4):
            if state.stack[i, j] != 0:
                return Wrong.STACK
    if depth == 0:
        return Wrong.FINE
    for i in range(depth):
        kind = int(state.stack[i, KIND])
        if kind < 1 or kind > FRAMES or kind == Frame.ASK_NICE:
            return Wrong.STACK
        code = look_at_frame(state, i)
        if code != Wrong.FINE:
            return code
        if i > 0 and not leads_to(state, i):
            return Wrong.NEIGHBOURS
    bottom, last = int(state.stack[0, KIND]), int(state.stack[depth - 1, KIND])
    if bottom == Frame.DEAL_NEXT:
        return Wrong.FINE if depth == 1 else Wrong.STACK
    if bottom != Frame.END_PLAY or depth == 1 or last <= st.LAST_PROCESS:
        return Wrong.STACK
    return Wrong.FINE if last != Frame.CHOOSING_PERSON or can_choose(state) else Wrong.NO_CHOICE


@compiled
def can_choose(state: State) -> bool:
    """Whether an event can be about anybody."""
    found = False
    for other in range(state.option[Opt.PLAYERS]):
        found |= why_not_about(state, other) == Why.LEGAL
    return found

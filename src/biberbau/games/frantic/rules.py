"""The rules of Frantic: the contract with the rest of the project.

``deal``, ``legal``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill`` and ``encode``. Each rule lies under its
own name in ``rules_hands`` (cards and what is known of them), ``rules_matching`` (what fits, wishes),
``rules_specials``, ``rules_events``, ``rules_round`` and ``rules_views``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.events import Events
from ...kernel.rng import Rng
from ...kernel.stack import KIND, SEAT, A, B, actor, pop, set_top, top
from . import actions as act
from . import options as opt
from .deck import (
    COUNTERATTACK,
    CURSE,
    FACE_OF_KIND,
    FACES,
    FUCK_YOU,
    IMITABLE,
    KIND_OF,
    LUCKY_BASTARD,
    MIMICRY,
    NICE_TRY,
    NUMBERS,
    REPEAT,
)
from .rules_events import (
    buy,
    cannot_gamble,
    choose_person,
    dare,
    discard_picked,
    event_step,
    execute,
    lay_picked,
    may_choose_person,
    may_lay,
    next_event,
    scatter,
    scatter_on,
    shrink,
    uncover,
)
from .rules_hands import draw_cards, stack_n
from .rules_lacks import has_but_one, has_none, lacks
from .rules_matching import (
    can_be,
    choose_colour,
    choose_target,
    decline,
    in_force_now,
    lay_on_pile,
    matches,
    may_attack,
    mimic,
    play_card,
    playable,
    wish,
)
from .rules_round import begin, deal_next, end_play, look_back, next_dealer
from .rules_specials import (
    ask_lucky,
    ask_nice,
    counterattack,
    exchange,
    give_picked,
    let_it_happen,
    lucky_bastard,
    next_lucky,
    next_nice,
    nice_try,
    rescue,
    steal,
    strike,
)
from .rules_views import ENCODED, conceal, encode, fill
from .state import (
    ANY_CARDS,
    ASK_LUCKY,
    ASK_NICE,
    BUYING,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOUR_OR_NUMBER,
    COLOURING,
    COUNTER,
    DARING,
    DEAL_NEXT,
    DISCARDING,
    END_PLAY,
    EVENT,
    EVENTS,
    EXCHANGING,
    GIVING,
    LAST_PROCESS,
    LAYING,
    LUCKY,
    MAY_WISH,
    MIMIC,
    NICE,
    RESCUE,
    SCATTERING,
    STEALING,
    STRIKE,
    TARGET,
    TURN,
    UNCOVER,
    WATCHING,
    WISHING,
)

__all__ = [
    "ENCODED", "actor", "apply", "conceal", "deal", "encode", "fill", "legal", "scores", "winners",
]  # fmt: skip

_IMITABLE = np.array(IMITABLE, dtype=np.int8)
NOTHING = -2
"""No colour: nothing is wished for."""

# ---------------------------------------------------------------------------------------------------------- legal


@compiled
def legal_turn(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Play any card that fits; draw (F15) or, having drawn, pass (F13, F14).

    After 2nd Chance only who has nothing to play draws (F64); from a used-up stack only who must (F32).
    """
    seat, found = int(top(state, SEAT)), np.uint8(0)
    colour, number, symbol = in_force_now(state)
    for face in range(FACES):
        fit = np.uint8(state.hand[seat, face] > 0) & matches(face, colour, number, symbol)
        mask[act.PLAY + face] = fit
        found = np.uint8(found + fit)
    count = int(found)
    for kind in (FUCK_YOU, CURSE):
        face = int(FACE_OF_KIND[kind])
        if mask[act.PLAY + face] == 1 and not playable(state, seat, face):
            mask[act.PLAY + face] = 0
            count -= 1
    if top(state, A) == 1:
        mask[act.PASS] = 1
        return count + 1
    if count == 0 or (top(state, B) == 0 and stack_n(state) > 0):
        mask[act.DRAW] = 1
        count += 1
    return count


@compiled
def legal_reaction(state: np.record, kind: int, mask: NDArray[np.uint8]) -> int:
    """The card that answers, or a Mimicry in its place (F68), or nothing."""
    seat, count = int(top(state, SEAT)), 1
    mask[act.PASS] = 1
    for face in (int(FACE_OF_KIND[kind]), int(FACE_OF_KIND[MIMICRY])):
        if state.hand[seat, face] > 0:
            mask[act.PLAY + face] = 1
            count += 1
    return count


@compiled
def legal_wish(state: np.record, mask: NDArray[np.uint8]) -> int:
    """A colour; with Fantastic or Fantastic Four also a number; with some cards none (F25, F26)."""
    mode = top(state, A)
    for colour in range(4):
        mask[act.WISH + colour] = 1
    if mode == COLOUR_OR_NUMBER:
        for number in range(NUMBERS):
            mask[act.WISH_NUMBER + number] = 1
        return 4 + NUMBERS
    if mode == MAY_WISH:
        mask[act.PASS] = 1
        return 5
    return 4


@compiled
def legal_seats(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Whom to attack, or whom an event is to be about."""
    seat, kind, count = int(top(state, SEAT)), int(top(state, A)), 0
    attacks = top(state, KIND) == TARGET
    for other in range(state.option[opt.PLAYERS]):
        if may_attack(state, seat, other, kind) if attacks else may_choose_person(state, other):
            mask[act.SEAT + other] = 1
            count += 1
    if attacks and int(top(state, B)) & 1:
        mask[act.PASS] = 1
        count += 1
    return count


@compiled
def legal_picks(state: np.record, holder: int, curse: int, rude: int, mask: NDArray[np.uint8]) -> int:
    """Any card of a hand; Curse and Fuck You only where these may be chosen."""
    count = 0
    for face in range(FACES):
        if state.hand[holder, face] > 0:
            kind = KIND_OF[face]
            if (kind != CURSE or curse == 1) and (kind != FUCK_YOU or rude == 1):
                mask[act.PICK + face] = 1
                count += 1
    return count


@compiled
def legal_cards(state: np.record, kind: int, mask: NDArray[np.uint8]) -> int:
    """Cards to give, steal, discard, lay or take; who has none that will do passes."""
    seat, count = int(top(state, SEAT)), 0
    if kind == GIVING:
        count = legal_picks(state, seat, 1, 1 if int(top(state, B)) >> 3 == ANY_CARDS else 0, mask)
    elif kind == STEALING:
        count = legal_picks(state, int(top(state, B)), 1, 0, mask)
    elif kind == DISCARDING:
        count = legal_picks(state, seat, 0, 1, mask)
    elif kind == SCATTERING:
        count = legal_picks(state, seat, 1, 1, mask)
    elif kind == BUYING:
        for i in range(state.aside_n):
            face = int(state.aside[i])
            if mask[act.PICK + face] == 0:
                mask[act.PICK + face] = 1
                count += 1
    else:  # LAYING
        for face in range(FACES):
            if state.hand[seat, face] > 0 and may_lay(state, seat, face):
                mask[act.PICK + face] = 1
                count += 1
    if count == 0 or kind == SCATTERING or (kind == DISCARDING and top(state, B) == 1):
        mask[act.PASS] = 1
        count += 1
    return count


@compiled
def legal_others(state: np.record, kind: int, mask: NDArray[np.uint8]) -> int:
    """Colours to go on with, what a Mimicry is, which event, and the small questions."""
    count = 0
    if kind == COLOURING:
        for colour in range(4):
            if int(top(state, A)) >> colour & 1:
                mask[act.WISH + colour] = 1
                count += 1
    elif kind == MIMIC:
        for i in range(_IMITABLE.shape[0]):
            if can_be(state, int(top(state, A)), int(_IMITABLE[i])):
                mask[act.AS + i] = 1
                count += 1
    elif kind == CHOOSING_EVENT:
        for event in range(act.DRAW - act.EVENT):
            if may_execute(state, event):
                mask[act.EVENT + event] = 1
                count += 1
    elif kind == DARING:
        mask[act.DARE] = 1
        mask[act.PASS] = 1
        count = 2
    elif kind == WATCHING:
        mask[act.OK] = 1
        count = 1
    elif kind == DEAL_NEXT:
        mask[act.DEAL if top(state, SEAT) == next_dealer(state) else act.NEXT] = 1
        count = 1
    return count


@compiled
def may_execute(state: np.record, event: int) -> bool:
    """Which events may be chosen: those offered, or for Repeat those uncovered before, but itself (F116)."""
    if top(state, A) == REPEAT:
        return event != REPEAT and int(state.events_seen) >> event & 1 == 1
    return bool(state.offer[0] == event or state.offer[1] == event or state.offer[2] == event)


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = int(top(state, KIND))
    if kind == TURN:
        return legal_turn(state, mask)
    if kind == COUNTER:
        return legal_reaction(state, COUNTERATTACK, mask)
    if kind == LUCKY:
        return legal_reaction(state, LUCKY_BASTARD, mask)
    if kind == NICE:
        return legal_reaction(state, NICE_TRY, mask)
    if kind == WISHING:
        return legal_wish(state, mask)
    if kind == TARGET or kind == CHOOSING_PERSON:
        return legal_seats(state, mask)
    if GIVING <= kind <= LAYING or kind == SCATTERING or kind == BUYING:
        return legal_cards(state, kind, mask)
    return legal_others(state, kind, mask)


# ----------------------------------------------------------------------------------------------------------- apply


@compiled
def play_turn(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Play a card, draw, or pass. Where nothing is left to draw the round is over, and no card is played any more."""
    seat = int(top(state, SEAT))
    if action == act.DRAW:
        if top(state, A) == 0 and top(state, B) == 1:  # nothing that fits is there (F64)
            for face in range(FACES):
                if playable(state, seat, face):
                    lacks(state, seat, face)
            has_none(state, seat)
        draw_cards(state, seat, 1, rng, events)
        if state.over == 0:
            set_top(state, A, 1)
            return
    pop(state)
    if action < act.PICK:
        play_card(state, seat, action - act.PLAY, TURN, events)
        lay_on_pile(state, seat, action - act.PLAY, 0, events)


@compiled
def react(state: np.record, kind: int, action: int, rng: Rng, events: Events) -> None:
    """Answer, or let it pass."""
    if action != act.PASS:
        if kind == COUNTER:
            counterattack(state, action - act.PLAY, events)
        elif kind == LUCKY:
            lucky_bastard(state, action - act.PLAY, events)
        else:
            nice_try(state, action - act.PLAY, events)
    elif kind == COUNTER:
        let_it_happen(state, rng, events)
    elif kind == LUCKY:
        next_lucky(state)
    else:
        next_nice(state)


@compiled
def pick(state: np.record, kind: int, face: int, events: Events) -> None:
    """A card to give, steal, discard, lay or take."""
    if kind == GIVING:
        give_picked(state, face, events)
    elif kind == STEALING:
        steal(state, face, events)
    elif kind == DISCARDING:
        discard_picked(state, face, events)
    elif kind == LAYING:
        lay_picked(state, face, events)
    elif kind == SCATTERING:
        scatter(state, face, events)
    else:
        buy(state, face, events)


@compiled
def pass_by(state: np.record, kind: int, rng: Rng, events: Events) -> None:
    """No wish, no effect, no Seppuku, nothing more or nothing at all that would do."""
    if kind == WISHING:
        wish(state, NOTHING, 0, events)
    elif kind == TARGET:
        decline(state, events)
    elif kind == DARING:
        shrink(state, rng, events)
    elif kind == SCATTERING:
        scatter_on(state, events)
    elif kind == LAYING:
        cannot_gamble(state, rng, events)
    else:
        if kind == GIVING or kind == STEALING or (kind == DISCARDING and top(state, B) == 0):
            has_but_one(state, int(top(state, B if kind == STEALING else SEAT)))  # and that will not do
        pop(state)


@compiled
def decide(state: np.record, kind: int, action: int, rng: Rng, events: Events) -> None:
    """All other decisions, by action."""
    if action == act.PASS:
        pass_by(state, kind, rng, events)
    elif action < act.SEAT:
        pick(state, kind, action - act.PICK, events)
    elif action < act.WISH:
        if kind == TARGET:
            choose_target(state, int(top(state, SEAT)), action - act.SEAT, events)
        else:
            choose_person(state, action - act.SEAT, events)
    elif action < act.WISH_NUMBER:
        if kind == COLOURING:
            choose_colour(state, action - act.WISH, events)
        else:
            wish(state, action - act.WISH, 0, events)
    elif action < act.AS:
        wish(state, NOTHING, action - act.WISH_NUMBER + 1, events)
    elif action < act.EVENT:
        mimic(state, int(_IMITABLE[action - act.AS]), events)
    elif action < act.DRAW:
        execute(state, action - act.EVENT, events)
    elif action == act.DARE:
        dare(state, rng, events)
    elif action == act.DEAL:
        deal_next(state, rng, events)
    elif action == act.NEXT:
        look_back(state)
    else:  # seen enough of the open hands
        pop(state)


@compiled
def go_on(state: np.record, rng: Rng, events: Events) -> None:
    """Carry out what goes on by itself, frame by frame, up to the next decision."""
    while True:
        kind = int(top(state, KIND))
        if kind == 0 or kind > LAST_PROCESS:
            return
        if kind == END_PLAY:
            end_play(state, events)
        elif kind == STRIKE:
            strike(state, rng, events)
        elif kind == ASK_LUCKY:
            ask_lucky(state)
        elif kind == ASK_NICE:
            ask_nice(state)
        elif kind == EVENT:
            event_step(state, rng, events)
        elif kind == EVENTS:
            next_event(state)
        elif kind == UNCOVER:
            uncover(state, rng, events)
        elif kind == EXCHANGING:
            exchange(state, rng, events)
        elif kind == RESCUE:
            rescue(state, rng, events)


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = int(top(state, KIND))
    if kind == TURN:
        play_turn(state, action, rng, events)
    elif COUNTER <= kind <= NICE:
        react(state, kind, action, rng, events)
    else:
        decide(state, kind, action, rng, events)
    go_on(state, rng, events)


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin a game up to its first decision. ``state`` is zeroed."""
    begin(state, options, rng, events)
    go_on(state, rng, events)


# --------------------------------------------------------------------------------------------------------- scoring


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``: few are good. Without a score sheet the rounds won."""
    for seat in range(state.option[opt.PLAYERS]):
        out[seat] = state.points[seat]


@compiled
def rounds_over(state: np.record) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n) + (1 if state.depth == 0 or top(state, KIND) == DEAL_NEXT else 0)


@compiled
def winners(state: np.record) -> int:
    """Bitmask of the seats that lead (at the end: that win); equals share (F137)."""
    sign = -1 if state.option[opt.SCORING] == opt.SHEET else 1
    best, mask = -(1 << 20), 0
    for seat in range(state.option[opt.PLAYERS]):
        points = sign * int(state.points[seat])
        if points > best:
            best, mask = points, 0
        if points == best:
            mask |= 1 << seat
    return mask

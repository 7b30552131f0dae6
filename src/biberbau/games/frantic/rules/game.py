"""The rules of Frantic: the contract with the rest of the project.

``deal``, ``legal``, ``why``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill`` and ``encode``. Each rule lies
under its own name in ``hands`` (cards and what is known of them), ``matching`` (what fits, wishes), ``specials``,
``events``, ``round``, ``views`` and ``why``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.events import Events
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, B, actor, pop, set_top, top
from . import actions as act
from . import deck, matching, specials
from . import events as event
from . import state as st
from .hands import draw_cards
from .lacks import has_none, has_only
from .options import Opt, Scoring
from .reasons import Why
from .round import begin, deal_next, end_play, look_back
from .sorts import ALL_BUT_CURSE, ALL_BUT_RUDE, FITTING
from .state import Frame, State
from .types import apart, once
from .views import conceal, encode, fill
from .why import chooses_card, may_pass, why

__all__ = [
    "actor", "apply", "conceal", "deal", "encode", "fill", "legal", "rounds_over", "scores", "why", "winners",
]  # fmt: skip

NOTHING = -2
"""No colour: nothing is wished for."""
CHOICES = np.zeros((1 + max(Frame), 2), dtype=np.int16)
"""The actions, from the first to before the last, that are gone through for a rare question; by kind of frame."""
CHOICES[Frame.COLOURING] = act.WISH, act.AS
CHOICES[Frame.MIMIC] = act.AS, act.EVENT
CHOICES[Frame.CHOOSING_EVENT] = act.EVENT, act.DRAW
CHOICES[Frame.DARING] = act.PASS, act.OK
CHOICES[Frame.WATCHING] = act.OK, act.DEAL
CHOICES[Frame.DEAL_NEXT] = act.DEAL, act.ACTIONS

# ---------------------------------------------------------------------------------------------------------- legal


@once
def legal_turn(state: State, mask: NDArray[np.uint8]) -> int:
    """Play any card that fits; draw (F15), but not where one must lay (F32, F64); having drawn, pass (F13, F14)."""
    seat, found = int(top(state, SEAT)), np.uint8(0)
    colour, number, symbol = matching.in_force_now(state)
    for face in range(deck.FACES):
        fit = np.uint8(state.hand[seat, face] > 0) & matching.matches(face, colour, number, symbol)
        mask[act.PLAY + face] = fit
        found = np.uint8(found + fit)
    count = int(found)
    for kind in (deck.FUCK_YOU, deck.CURSE):
        face = int(deck.FACE_OF_KIND[kind])
        if mask[act.PLAY + face] == 1 and not matching.playable(state, seat, face):
            mask[act.PLAY + face] = 0
            count -= 1
    if may_pass(state, Frame.TURN):
        mask[act.PASS] = 1
        return count + 1
    if count == 0 or matching.why_must_lay(state) == Why.LEGAL:
        mask[act.DRAW] = 1
        count += 1
    return count


@once
def legal_reaction(state: State, kind: int, mask: NDArray[np.uint8]) -> int:
    """The cards that answer, of those in hand, or nothing."""
    seat, count = int(top(state, SEAT)), 1
    mask[act.PASS] = 1
    for face in specials.answers(kind):
        if state.hand[seat, face] > 0:
            mask[act.PLAY + face] = 1
            count += 1
    return count


@once
def legal_wish(state: State, mask: NDArray[np.uint8]) -> int:
    """A colour; with some cards also a number, or none (F25, F26)."""
    count = act.AS - act.WISH if matching.may_wish_number(state) else 4
    for i in range(count):
        mask[act.WISH + i] = 1
    if may_pass(state, Frame.WISHING):
        mask[act.PASS] = 1
        count += 1
    return count


@apart
def legal_seats(state: State, kind: int, mask: NDArray[np.uint8]) -> int:
    """Whom to attack, or whom an event is to be about."""
    seat, card, attacks, count = int(top(state, SEAT)), int(top(state, A)), kind == Frame.TARGET, 0
    for other in range(state.option[Opt.PLAYERS]):
        reason = (
            matching.why_not_attacked(state, seat, other, card)
            if attacks
            else event.why_not_about(state, other)
        )
        if reason == Why.LEGAL:
            mask[act.SEAT + other] = 1
            count += 1
    if may_pass(state, kind):
        mask[act.PASS] = 1
        count += 1
    return count


@apart
def legal_cards(state: State, kind: int, mask: NDArray[np.uint8]) -> int:
    """Cards to give, steal, discard, lay or take; a player with none that will do passes."""
    count = 0
    if kind == Frame.BUYING:
        for i in range(state.aside_n):
            face = int(state.aside[i])
            count += 1 - int(mask[act.PICK + face])
            mask[act.PICK + face] = 1
    else:
        owner, stays = specials.holder(state, kind), specials.not_chosen(state, kind)
        for face in range(deck.FACES):
            if state.hand[owner, face] > 0 and deck.KIND_OF[face] != stays:
                if kind != Frame.LAYING or event.may_lay(state, face):
                    mask[act.PICK + face] = 1
                    count += 1
    if count == 0 or may_pass(state, kind):
        mask[act.PASS] = 1
        count += 1
    return count


@apart
def legal(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = int(top(state, KIND))
    if kind == Frame.TURN:
        return legal_turn(state, mask)
    if Frame.COUNTER <= kind <= Frame.NICE:
        return legal_reaction(state, kind, mask)
    if kind == Frame.WISHING:
        return legal_wish(state, mask)
    if kind == Frame.TARGET or kind == Frame.CHOOSING_PERSON:
        return legal_seats(state, kind, mask)
    if chooses_card(kind):
        return legal_cards(state, kind, mask)
    count = 0
    for action in range(CHOICES[kind, 0], CHOICES[kind, 1]):
        if why(state, action) == Why.LEGAL:
            mask[action] = 1
            count += 1
    return count


# ----------------------------------------------------------------------------------------------------------- apply


@once
def play_turn(state: State, action: int, rng: Rng, events: Events) -> None:
    """Play a card, draw, or pass. Where nothing is left to draw the round is over, and no card is played any more."""
    seat = int(top(state, SEAT))
    if action == act.DRAW:
        second = top(state, B) == 1 and state.symbol == deck.SECOND_CHANCE and state.colour >= 0
        if second and top(state, A) == 0:  # nothing that fits is there (F64)
            rude = len(deck.COLOURS) if state.hand_n[seat] == matching.TEN else 0
            has_none(state, seat, FITTING + rude + int(state.colour), events)
        draw_cards(state, seat, 1, rng, events)
        if state.over == 0:
            set_top(state, A, 1)
            return
    pop(state)
    if action < act.PICK:
        matching.play_card(state, seat, action - act.PLAY, Frame.TURN, events)
        matching.lay_on_pile(state, seat, action - act.PLAY, 0, events)


@apart
def react(state: State, kind: int, action: int, rng: Rng, events: Events) -> None:
    """Answer, or let it pass."""
    if action == act.PASS and kind == Frame.COUNTER:
        specials.let_it_happen(state, rng, events)
    elif action == act.PASS:
        specials.ask_on(state)
    elif kind == Frame.COUNTER:
        specials.counterattack(state, action - act.PLAY, events)
    elif kind == Frame.LUCKY:
        specials.lucky_bastard(state, action - act.PLAY, events)
    else:
        specials.nice_try(state, action - act.PLAY, events)


@apart
def pick(state: State, kind: int, face: int, events: Events) -> None:
    """A card to give, steal, discard, lay or take."""
    if kind == Frame.GIVING:
        specials.give_picked(state, face, events)
    elif kind == Frame.STEALING:
        specials.steal(state, face, events)
    elif kind == Frame.DISCARDING:
        event.discard_picked(state, face, events)
    elif kind == Frame.LAYING:
        event.lay_picked(state, face, events)
    elif kind == Frame.SCATTERING:
        event.scatter(state, face, events)
    else:
        event.buy(state, face, events)


@apart
def pass_by(state: State, kind: int, rng: Rng, events: Events) -> None:
    """No wish, no effect, no Seppuku, nothing more or nothing at all that would do."""
    if kind == Frame.WISHING:
        matching.wish(state, NOTHING, 0, events)
    elif kind == Frame.TARGET:
        matching.decline(state, events)
    elif kind == Frame.DARING:
        event.shrink(state, rng, events)
    elif kind == Frame.SCATTERING:
        event.scatter_on(state, events)
    elif kind == Frame.LAYING:
        event.cannot_gamble(state, rng, events)
    else:
        if (
            kind == Frame.GIVING
            or kind == Frame.STEALING
            or (kind == Frame.DISCARDING and top(state, B) == 0)
        ):
            only = ALL_BUT_CURSE if kind == Frame.DISCARDING else ALL_BUT_RUDE  # that card will not do
            has_only(state, specials.holder(state, kind), only, events)
        pop(state)


@apart
def decide(state: State, kind: int, action: int, rng: Rng, events: Events) -> None:
    """All other decisions, by action."""
    if action == act.PASS:
        pass_by(state, kind, rng, events)
    elif action < act.SEAT:
        pick(state, kind, action - act.PICK, events)
    elif action < act.WISH:
        if kind == Frame.TARGET:
            matching.choose_target(state, int(top(state, SEAT)), action - act.SEAT, events)
        else:
            event.choose_person(state, action - act.SEAT, events)
    elif action < act.WISH_NUMBER:
        if kind == Frame.COLOURING:
            matching.choose_colour(state, action - act.WISH, events)
        else:
            matching.wish(state, action - act.WISH, 0, events)
    elif action < act.AS:
        matching.wish(state, NOTHING, action - act.WISH_NUMBER + 1, events)
    elif action < act.EVENT:
        matching.mimic(state, int(matching.IMITATED[action - act.AS]), events)
    elif action < act.DRAW:
        event.execute(state, action - act.EVENT, events)
    elif action == act.DARE:
        event.dare(state, rng, events)
    elif action == act.DEAL:
        deal_next(state, rng, events)
    elif action == act.NEXT:
        look_back(state)
    else:  # seen enough of the open hands
        pop(state)


@once
def go_on(state: State, rng: Rng, events: Events) -> None:
    """Carry out what goes on by itself, frame by frame, up to the next decision."""
    while True:
        kind = int(top(state, KIND))
        if kind == 0 or kind > st.LAST_PROCESS:
            return
        if kind == Frame.END_PLAY:
            end_play(state, events)
        elif kind == Frame.STRIKE:
            specials.strike(state, rng, events)
        elif kind == Frame.ASK_LUCKY:
            specials.ask(state, Frame.LUCKY)
        elif kind == Frame.ASK_NICE:
            specials.ask(state, Frame.NICE)
        elif kind == Frame.EVENT:
            event.event_step(state, rng, events)
        elif kind == Frame.EVENTS:
            event.next_event(state)
        elif kind == Frame.UNCOVER:
            event.uncover(state, rng, events)
        elif kind == Frame.EXCHANGING:
            specials.exchange(state, rng, events)
        elif kind == Frame.RESCUE:
            specials.rescue(state, rng, events)


@apart
def apply(state: State, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = int(top(state, KIND))
    if kind == Frame.TURN:
        play_turn(state, action, rng, events)
    elif Frame.COUNTER <= kind <= Frame.NICE:
        react(state, kind, action, rng, events)
    else:
        decide(state, kind, action, rng, events)
    go_on(state, rng, events)


@apart
def deal(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin a game up to its first decision. ``state`` is zeroed."""
    begin(state, options, rng, events)
    go_on(state, rng, events)


# --------------------------------------------------------------------------------------------------------- scoring


@apart
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``: few are good. Without a score sheet the rounds won."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = state.points[seat]


@once
def rounds_over(state: State) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n) + (1 if state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT else 0)


@apart
def winners(state: State) -> int:
    """Bitmask of the seats that lead (at the end: that win); equals share (F137)."""
    sign = -1 if state.option[Opt.SCORING] == Scoring.SHEET else 1
    best, mask = -(1 << 20), 0
    for seat in range(state.option[Opt.PLAYERS]):
        points = sign * int(state.points[seat])
        if points > best:
            best, mask = points, 0
        if points == best:
            mask |= 1 << seat
    return mask

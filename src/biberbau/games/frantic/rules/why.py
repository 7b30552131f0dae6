"""Rules of Frantic, part 7: which action is not possible, and by which rule.

``legal`` asks the same functions, or the same predicates where it goes through a whole hand.
"""

from __future__ import annotations

from ....kernel.stack import KIND, SEAT, A, B, top
from . import actions as act
from . import deck
from .events import market_place, may_lay, why_not_about
from .hands import in_box, is_in
from .matching import (
    IMITATED,
    may_wish_number,
    why_must_lay,
    why_not_attacked,
    why_not_imitated,
    why_not_played,
)
from .options import Opt
from .reasons import Why
from .round import deals_next
from .specials import answers, holder, not_chosen
from .state import Frame, State, Wish
from .types import apart, once

# ------------------------------------------------------------------------------------------------------------ cards


@apart
def why_play(state: State, kind: int, face: int) -> Why:
    """Why a card cannot be played, in a turn or as an answer."""
    reacts = Frame.COUNTER <= kind <= Frame.NICE
    if reacts and face not in answers(kind):
        return Why.ONLY_THE_REACTION
    if not reacts and kind != Frame.TURN:
        return Why.DECIDES_OTHERWISE
    if in_box(state, face) == 0:
        return Why.NOT_IN_THE_BOX
    seat = int(top(state, SEAT))
    if state.hand[seat, face] <= 0:
        return Why.NOT_ON_YOUR_HAND
    return Why.LEGAL if reacts else why_not_played(state, seat, face)


@once
def chooses_card(kind: int) -> bool:
    """Whether a card is to be chosen that is not played."""
    return Frame.GIVING <= kind <= Frame.LAYING or kind == Frame.SCATTERING or kind == Frame.BUYING


@apart
def why_pick(state: State, kind: int, face: int) -> Why:
    """Why a card cannot be given, stolen, discarded, laid or taken."""
    if not chooses_card(kind):
        return Why.NO_CARD_TO_CHOOSE
    if in_box(state, face) == 0:
        return Why.NOT_IN_THE_BOX
    if kind == Frame.BUYING:
        return Why.LEGAL if market_place(state, face) >= 0 else Why.NOT_ON_THE_MARKET
    if state.hand[holder(state, kind), face] <= 0:
        return Why.NOT_ON_THEIR_HAND if kind == Frame.STEALING else Why.NOT_ON_YOUR_HAND
    if deck.KIND_OF[face] == not_chosen(state, kind):
        return Why.CURSE_NOT_DISCARDED if kind == Frame.DISCARDING else Why.RUDE_CARD_NOT_ON_PURPOSE
    return Why.LEGAL if kind != Frame.LAYING or may_lay(state, face) else Why.NUMBER_OF_LAST_COLOUR


@once
def nothing_goes(state: State, kind: int) -> bool:
    """Whether there is no card to play in a turn, or to choose."""
    for face in range(deck.FACES):
        reason = why_play(state, kind, face) if kind == Frame.TURN else why_pick(state, kind, face)
        if reason == Why.LEGAL:
            return False
    return True


# ------------------------------------------------------------------------------------------------ drawing, passing


@apart
def why_draw(state: State, kind: int) -> Why:
    """Why no card is drawn: once in a turn, and where a card must be laid only by a player who has none (F32, F64)."""
    if kind != Frame.TURN:
        return Why.NO_TIME_TO_DRAW
    if top(state, A) == 1:
        return Why.DRAWN_ALREADY
    return Why.LEGAL if nothing_goes(state, kind) else why_must_lay(state)


@apart
def may_pass(state: State, kind: int) -> bool:
    """Whether one may play, answer, wish, hit, give or risk nothing, whatever one has."""
    if kind == Frame.TURN:  # who has drawn (F14)
        return bool(top(state, A) == 1)
    if kind == Frame.WISHING:
        return bool(top(state, A) == Wish.MAY)
    if kind == Frame.TARGET:
        return int(top(state, B)) & 1 == 1
    if kind == Frame.DISCARDING:
        return bool(top(state, B) == 1)
    return Frame.COUNTER <= kind <= Frame.NICE or kind == Frame.SCATTERING or kind == Frame.DARING


@apart
def why_pass(state: State, kind: int) -> Why:
    """Why something must be done. Who has no card that will do passes, too."""
    if may_pass(state, kind):
        return Why.LEGAL
    if kind == Frame.TURN:
        return Why.PLAY_OR_DRAW
    if kind == Frame.WISHING:
        return Why.WISH_IS_A_MUST
    if kind == Frame.TARGET:
        return why_hit(int(top(state, A)))
    if chooses_card(kind):
        return Why.LEGAL if nothing_goes(state, kind) else Why.CARD_IS_DUE
    return Why.DECIDES_OTHERWISE


@once
def why_hit(card: int) -> Why:
    """Why a special card of this kind must hit somebody."""
    if card == deck.FANTASTIC_FOUR:
        return Why.ALL_FOUR_ARE_DEALT_OUT
    return Why.WISH_OR_EFFECT if card < deck.MIMICRY else Why.SOMEBODY_IS_HIT


# ----------------------------------------------------------------------------------------------- all other choices


@apart
def why_seat(state: State, kind: int, other: int) -> Why:
    """Why somebody cannot be attacked, or an event cannot be about them."""
    if kind != Frame.TARGET and kind != Frame.CHOOSING_PERSON:
        return Why.NOBODY_TO_NAME
    if other >= state.option[Opt.PLAYERS]:
        return Why.EMPTY_SEAT
    if kind == Frame.TARGET:
        return why_not_attacked(state, int(top(state, SEAT)), other, int(top(state, A)))
    return why_not_about(state, other)


@once
def why_wish(state: State, kind: int, wish: int) -> Why:
    """Why this colour (0 to 3) or number (from 4 on) is not wished for."""
    if kind == Frame.COLOURING and wish < 4:
        return Why.LEGAL if is_in(int(top(state, A)), wish) else Why.COLOUR_NOT_OPEN
    if kind != Frame.WISHING:
        return Why.NO_WISH_NOW
    return Why.LEGAL if wish < 4 or may_wish_number(state) else Why.NO_NUMBER_WISH


@once
def why_as(state: State, kind: int, imitated: int) -> Why:
    """Why a Mimicry is not this one of ``IMITATED``."""
    if kind != Frame.MIMIC:
        return Why.NO_MIMICRY_NOW
    return why_not_imitated(state, int(top(state, A)), int(IMITATED[imitated]))


@once
def why_event(state: State, kind: int, event: int) -> Why:
    """Why an event is not chosen: those offered can be, or for Repeat those uncovered before, but itself (F116)."""
    if kind != Frame.CHOOSING_EVENT:
        return Why.NO_EVENT_TO_CHOOSE
    if top(state, A) != deck.REPEAT:
        offered = state.offer[0] == event or state.offer[1] == event or state.offer[2] == event
        return Why.LEGAL if offered else Why.NOT_OFFERED
    if event == deck.REPEAT:
        return Why.REPEAT_NOT_ITSELF
    return Why.LEGAL if is_in(state.events_seen, event) else Why.NOT_UNCOVERED_YET


@once
def why_deal(state: State, kind: int) -> Why:
    """Why the next round is not dealt: who deals it does so when all others have had their look."""
    if kind != Frame.DEAL_NEXT:
        return Why.DEAL_WHEN_COUNTED
    return Why.LEGAL if deals_next(state) else Why.SOMEBODY_ELSE_DEALS


@once
def why_next(state: State, kind: int) -> Why:
    """Why it does not just go on to the next round."""
    if kind != Frame.DEAL_NEXT:
        return Why.ROUND_IS_ON
    return Why.YOU_DEAL if deals_next(state) else Why.LEGAL


@apart
def why(state: State, action: int) -> Why:
    """The rule to name first that forbids an action, ``LEGAL`` if none does."""
    kind = int(top(state, KIND))
    if action == act.DEAL:
        return why_deal(state, kind)
    if action == act.NEXT:
        return why_next(state, kind)
    if kind == Frame.DEAL_NEXT:
        return Why.DECIDES_OTHERWISE
    if action < act.PICK:
        return why_play(state, kind, action - act.PLAY)
    if action < act.SEAT:
        return why_pick(state, kind, action - act.PICK)
    if action < act.WISH:
        return why_seat(state, kind, action - act.SEAT)
    if action < act.AS:
        return why_wish(state, kind, action - act.WISH)
    if action < act.EVENT:
        return why_as(state, kind, action - act.AS)
    if action < act.DRAW:
        return why_event(state, kind, action - act.EVENT)
    if action == act.DRAW:
        return why_draw(state, kind)
    if action == act.PASS:
        return why_pass(state, kind)
    if action == act.DARE:
        return Why.LEGAL if kind == Frame.DARING else Why.NO_SEPPUKU_NOW
    return Why.LEGAL if kind == Frame.WATCHING else Why.NO_OPEN_HANDS
